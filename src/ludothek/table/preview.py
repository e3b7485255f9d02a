"""What an answer would change, as far as the one who is asked can know.

An answer is tried in positions dealt from the viewer's observation. What all of them agree on is shown; so a preview
tells nothing that the observation does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.chance import Rng
from ..core.step import CHANCE, play
from .figures import deltas, players_in
from .view import Delta

if TYPE_CHECKING:
    from ..core.events import Event
    from ..core.match import Decision, Match
    from ..core.state import BaseState
    from ..i18n import Catalogue
    from ..scene import Player

WORLDS = 2  # positions in which every answer is tried
MOST = 16  # answers whose deltas are shown
GRAVITY = ("", "others", "chance", "revealed", "over")  # what may end a turn; where worlds differ, the graver one


def previews(match: Match, seat: int, decision: Decision, catalogue: Catalogue) -> dict[str, tuple[list[Delta], str]]:
    """Word -> what it changes and what comes after it (`Choice.ends`)."""
    game = match.game
    observation = game.observe(match.state, seat)
    worlds = [game.sample_state(observation, Rng(n)) for n in range(WORLDS)]
    now = players_in(match, match.state, seat, catalogue)
    found: dict[str, tuple[list[Delta], str]] = {}
    for place, (choice, word) in enumerate(zip(decision.options, decision.words)):
        tried = [_try(match, world, seat, choice) for world in worlds]
        ends = max((end for _, end in tried), key=GRAVITY.index)
        shown = [players_in(match, after, seat, catalogue) for after, _ in tried] if place < MOST else []
        found[word] = (_agreed(now, shown), ends)
    return found


def _try(match: Match, world: BaseState, seat: int, choice: int) -> tuple[BaseState, str]:
    """The position after an answer and all that follows by itself, up to what ends it.

    What brings hidden things to light is not counted: nobody can know what comes of it.
    """
    s = world.clone()
    tape: list[Event] = []
    s.tape = tape
    play(s, choice, seat)
    while s.stack:
        before = s.clone()
        step = s.stack.pop()
        if step.asks():
            legal = step.options(s)
            if len(legal) > 1 or (len(legal) == 1 and (step.player == CHANCE or step.secret())):
                mine = (step.owing() >> seat) & 1
                return before, "chance" if step.player == CHANCE else "" if mine else "others"
            if len(legal) == 1:
                step.apply(s, legal[0])
            else:
                step.nothing(s)
        else:
            step.apply(s, 0)
        if any(event.kind in match.game.revealing for event in tape):
            return before, "revealed"
    return s, "over"


def _agreed(now: list[Player], worlds: list[list[Player]]) -> list[Delta]:
    """The deltas that are the same in every world."""
    changes = [deltas(now, players) for players in worlds]
    return [delta for delta in changes[0] if all(delta in others for others in changes)] if changes else []
