"""Phase 7, Cleanup (EVA-CLEAN)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...core.step import Step
from .advanced import DiscardPlayed
from .market import REFILL, put_under, slide
from .phases import begin
from .state import (
    ACTIONS,
    ASIDE,
    BONUS,
    CLEANUP,
    FREE_ACTION,
    GROUP,
    IN_DECK,
    NONE,
    PASSED,
    UNDER,
    WILD,
    State,
)
from .tables import INFRASTRUCTURE, SHIPS, STADIUMS, YEARS

GROUPS: Final[i64] = 4
ASIDE_UNTIL: Final[i64] = 2  # EVA-SOLO-04: the year whose Cleanup brings the great stadiums


class Cleanup(Step[State]):
    """EVA-CLEAN-01, EVA-FLOW-03: the year ends; every year but the last is tidied up."""

    code: ClassVar[str] = "clean.phase"

    def apply(self, s: State, choice: i64) -> None:
        if s.year == YEARS or not begin(s, CLEANUP):
            return
        if s.year == ASIDE_UNTIL and s.robots:
            bring_stadiums(s)
        s.board[BONUS + s.year - 1] = NONE  # EVA-CLEAN-02
        s.year += 1
        clear_actions(s)
        if s.advanced:
            s.push(DiscardPlayed())  # EVA-CLEAN-05
        age(s, INFRASTRUCTURE)
        age(s, STADIUMS)
        age(s, SHIPS)


CLEANUP_PHASE: Final = Cleanup()


def bring_stadiums(s: State) -> None:
    """EVA-SOLO-04, EVA-DUO-05: the stadiums set aside are shuffled into their deck, all of it."""
    first = s.pack.first[STADIUMS]
    for card in range(first, first + s.pack.count[STADIUMS]):
        if s.place[card] == ASIDE or s.place[card] >= UNDER:
            s.place[card] = IN_DECK
    s.note("stadiums-joined")


def age(s: State, market: i64) -> None:
    """EVA-CLEAN-03: the oldest card of a row goes under its deck, the others slide, a new one is dealt."""
    card = s.row(market, 0)
    if card == NONE:
        return
    put_under(s, card)
    s.note("aged", card)
    slide(s, market, 0)
    s.push(REFILL[market])


def clear_actions(s: State) -> None:
    """EVA-CLEAN-04: markers leave the groups, the action marker returns to 0."""
    for colour in range(s.count()):
        s.put(colour, ACTIONS, 0)
        s.put(colour, PASSED, 0)
        s.put(colour, FREE_ACTION, 0)
        s.put(colour, WILD, 0)
        for group in range(GROUPS):
            s.put(colour, GROUP + group, 0)
