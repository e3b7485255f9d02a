"""Answering a gust of wind (LAN-WIND)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ....core.step import OK, Question
from ..refusals import WIND_02, WIND_03
from ..state import NONE, State

SHIELD: Final[i64] = 0  # the first word of `wind.answer`; pier k is k + 1


class AnswerGust(Question[State]):
    """LAN-WIND-01: an interrupt; the owner shields the flames, or says which lantern goes out."""

    code: ClassVar[str] = "wind.answer"

    def size(self, s: State) -> i64:
        return s.pack.piers + 1

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == SHIELD:
            return OK if s.oil[self.player] > 0 else WIND_03
        return OK if s.piers[choice - 1] == self.player else WIND_02

    def source(self, s: State) -> str:
        return "LAN-WIND-01"

    def apply(self, s: State, choice: i64) -> None:
        if choice == SHIELD:
            s.oil[self.player] -= 1
            s.note("shielded", self.player)
        else:
            s.piers[choice - 1] = NONE
            s.note("blown-out", self.player, choice - 1)
