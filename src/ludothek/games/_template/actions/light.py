"""Lighting a lantern (LAN-LIGHT)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ....core.step import OK, Question
from ..modifiers import pier_price
from ..refusals import LIGHT_02, LIGHT_03, LIGHT_05
from ..state import NONE, State

PASS: Final[i64] = 0  # the first word of `light.pier`; pier k is k + 1


class LightPier(Question[State]):
    """LAN-LIGHT-01: light a dark pier or pass; LAN-LIGHT-05: for free and without passing, if a card says so."""

    code: ClassVar[str] = "light.pier"

    def __init__(self, player: i64, free: i64) -> None:
        super().__init__(player)
        self.free: Final[i64] = free

    def args(self) -> list[int]:
        return [self.free]

    def size(self, s: State) -> i64:
        return s.pack.piers + 1

    def price(self, s: State, pier: i64) -> i64:
        return 0 if self.free else pier_price(s, self.player, pier)

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == PASS:
            return LIGHT_05 if self.free else OK
        if s.piers[choice - 1] != NONE:
            return LIGHT_02
        return OK if self.price(s, choice - 1) <= s.oil[self.player] else LIGHT_03

    def reasons(self, s: State, choice: i64) -> dict[str, int]:
        if choice == PASS:
            return {}
        return {"price": self.price(s, choice - 1), "oil": s.oil[self.player]}

    def source(self, s: State) -> str:
        return "LAN-LIGHT-05" if self.free else "LAN-LIGHT-01"

    def apply(self, s: State, choice: i64) -> None:
        if choice == PASS:
            return
        s.oil[self.player] -= self.price(s, choice - 1)
        s.piers[choice - 1] = self.player
        s.note("lit", self.player, choice - 1)
