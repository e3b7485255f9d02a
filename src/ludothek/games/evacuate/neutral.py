"""Neutral colours of games with two or three players (EVC-NEUTRAL)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.step import OK, Question
from .refusals import NEUTRAL_08
from .state import AT, FACING, State


def middle_rows(s: State, runner: i64) -> vec[i64]:
    """EVC-NEUTRAL-08: the row or the two rows in the middle of all other runners, front first."""
    rows = vec[i64](capacity=6)
    for r in range(s.colours):
        if r != runner and s.on_station(r):
            rows = append(rows, s.of(r, AT))
    k = i64(len(rows))
    if k == 0:
        return vec[i64]([s.of(runner, AT)])
    for i in range(i64(1), k):  # a handful of rows: sorted by insertion, front to rear
        j = i
        while j > 0 and rows[j] * s.arrow > rows[j - 1] * s.arrow:
            rows[j], rows[j - 1] = rows[j - 1], rows[j]
            j -= 1
    low = rows[(k - 1) // 2]
    high = rows[k // 2]
    return vec[i64]([low]) if low == high else vec[i64]([low, high])


class PlaceNeutral(Question[State]):
    """EVC-NEUTRAL-07, -08: a struck neutral runner goes to the middle; the first player decides between two rows."""

    code: ClassVar[str] = "neutral.middle"
    rule: ClassVar[str] = "EVC-NEUTRAL-08"

    def __init__(self, player: i64, runner: i64) -> None:
        super().__init__(player)
        self.runner: Final[i64] = runner

    def args(self) -> list[int]:
        return [self.runner]

    def size(self, s: State) -> i64:
        return 2

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if choice < i64(len(middle_rows(s, self.runner))) else NEUTRAL_08

    def apply(self, s: State, choice: i64) -> None:
        s.put(self.runner, AT, middle_rows(s, self.runner)[choice])
        s.put(self.runner, FACING, s.arrow)
        s.note("neutral-placed", self.runner)
