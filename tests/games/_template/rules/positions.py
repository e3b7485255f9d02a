"""Small positions of Lanterns, and short ways to play and look at them."""

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


def question(match: Match) -> tuple[str, str]:
    """Who is asked what: ("blue", "light.pier"), or ("chance", …), or ("", "") when the game is over."""
    step = match.top()
    if step is None:
        return "", ""
    return "chance" if step.player < 0 else GAME.colours[step.player], step.code


def offers(match: Match) -> tuple[str, ...]:
    decision = match.decision()
    return decision.words if decision else ()


def answer(match: Match, seat: str, *words: str) -> None:
    """One seat's answers, without chance answering after them."""
    for word in words:
        match.play_word(GAME.colours.index(seat), word, settle=False)


def refusal(match: Match, seat: str, word: str) -> str:
    """The rule that forbids an answer, or nothing."""
    step = match.step()
    assert step is not None
    return match.refusal(GAME.colours.index(seat), PACK.words[step.code].index(word))[0]


def told(match: Match, kind: str) -> list[list[int]]:
    """The arguments of the events of a kind."""
    return [event.args for event in match.events if event.kind == kind]
