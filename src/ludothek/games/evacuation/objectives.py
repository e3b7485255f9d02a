"""Public objectives: three open cards, taken by the first who meets them and played for a price (EVA-MOD-06 to -10)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...core.step import CHANCE, OK, Draw, Step, StepWith
from .changes import changed
from .production import raise_production
from .refusals import MOD_06, MOD_07, MOD_08
from .resources import pay
from .state import O_BOX, O_HELD, O_OPEN, OBJECTIVE, State
from .tables import KINDS, NEW

OPEN: Final[i64] = 3  # how many are drawn


class SetUp(Step[State]):
    """EVA-MOD-06: three objectives at random lie open."""

    code: ClassVar[str] = "objectives.setup"

    def apply(self, s: State, choice: i64) -> None:
        if s.objectives:
            for _ in range(OPEN):
                s.push(DrawObjective(CHANCE))


class DrawObjective(Draw[State]):
    """EVA-MOD-06: one more open objective."""

    code: ClassVar[str] = "setup.objective"
    rule: ClassVar[str] = "EVA-MOD-06"

    def size(self, s: State) -> i64:
        return s.pack.objectives

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if s.board[OBJECTIVE + choice] == O_BOX else MOD_06

    def apply(self, s: State, choice: i64) -> None:
        s.board[OBJECTIVE + choice] = O_OPEN
        s.note("objective-opened", choice)


def objective_refusal(s: State, seat: i64, objective: i64) -> i64:
    """Why a player cannot play an objective, or OK."""
    if s.board[OBJECTIVE + objective] != O_HELD + seat * 2:
        return MOD_07
    for kind in range(KINDS):
        if s.stock(seat, NEW, kind) < s.pack.objective_cost[objective * KINDS + kind]:
            return MOD_08
    return OK


class PlayObjective(StepWith[State]):
    """EVA-MOD-08: paid from the New World, it raises production at once and counts its points at the end."""

    code: ClassVar[str] = "objective.play"

    def apply(self, s: State, choice: i64) -> None:
        objective = self.arg
        base = objective * KINDS
        s.board[OBJECTIVE + objective] = O_HELD + self.player * 2 + 1
        s.note("objective-played", self.player, objective)
        for kind in range(KINDS):
            pay(s, self.player, NEW, kind, s.pack.objective_cost[base + kind])
        for kind in range(KINDS):
            raise_production(s, self.player, kind, s.pack.objective_reward[base + kind])
        changed(s, self.player)


def objective_points(s: State, seat: i64) -> i64:
    """EVA-MOD-08, -09: the objectives a player has played; one taken but not played scores nothing."""
    points: i64 = 0
    for objective in range(s.pack.objectives):
        if s.board[OBJECTIVE + objective] == O_HELD + seat * 2 + 1:
            points += s.pack.objective_points[objective]
    return points
