"""Laying an infrastructure card open before oneself (EVA-INFRA-03 to -05)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ...core.step import OK, StepWith
from .changes import changed, complete
from .refusals import INFRA_01, INFRA_03, INFRA_05
from .resources import missing, pay
from .state import HELD, IN_HAND, PLAYED, State
from .tables import INFRASTRUCTURE, KINDS, NEW


def twin_played(s: State, seat: i64, card: i64) -> bool:
    """EVA-INFRA-05: whether a card with the same illustration already lies before the player."""
    first = s.pack.first[INFRASTRUCTURE]
    at = HELD + seat * 4 + PLAYED
    for other in range(first, first + s.pack.count[INFRASTRUCTURE]):
        if s.place[other] == at and s.pack.picture[other] == s.pack.picture[card]:
            return True
    return False


def play_refusal(s: State, seat: i64, card: i64, spent: i64) -> i64:
    """Why a card cannot be played from the hand, when `spent` energy of the New World is already promised."""
    if not s.holds(seat, IN_HAND, card):
        return INFRA_01
    if twin_played(s, seat, card):
        return INFRA_05
    return OK if missing(s, seat, card, NEW, 0, spent) == 0 else INFRA_03


def lay(s: State, seat: i64, card: i64) -> None:
    """EVA-INFRA-03, -04: pay from the New World, lay it open; it pays out now or when its requirement is met."""
    for kind in range(KINDS):
        pay(s, seat, NEW, kind, s.pack.cost[card * KINDS + kind])
    s.give(seat, PLAYED, card)
    s.note("laid", seat, card)
    changed(s, seat)


class PlayFree(StepWith[State]):
    """EVA-TECH-K14: played without cost, its requirement taken as met."""

    code: ClassVar[str] = "infrastructure.free"

    def apply(self, s: State, choice: i64) -> None:
        card = self.arg
        s.give(self.player, PLAYED, card)
        s.note("laid", self.player, card)
        complete(s, self.player, card)
        changed(s, self.player)
