"""Small positions of Lanterns; asking and answering is in `tests/games/playing.py`."""

from __future__ import annotations

from typing import Any

from ludothek.core.match import Match
from ludothek.games import find

GAME = find("lanterns")
PACK = GAME.load_pack([])


def table(given: dict[str, Any] | None = None, seats: int = 2, rounds: str = "4") -> Match:
    """A match after set-up; `given` are assignments to state paths. Without a phase, the first round begins."""
    match = Match(GAME, PACK, seats, {"rounds": rounds}, seed=1)
    match.top()
    match.answer_chance("blue")
    match.top()
    for path, value in sorted((given or {}).items(), key=lambda item: item[0] == "phase"):
        GAME.write_path(match.state, path, value)
    match.top()
    return match


def read(match: Match, *paths: str) -> Any:
    """The value of a path, or of several."""
    found = [GAME.read_path(match.state, path) for path in paths]
    return found[0] if len(paths) == 1 else found
