"""Carrying out the effects of bonuses, technologies and track spaces part by part."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ...core.effects import Seq
from ...core.step import StepWith
from .state import State


class CarryOut(StepWith[State]):
    """EVA-BONUS-13, EVA-AMB-30: a part that cannot be done is lost, the others still happen."""

    code: ClassVar[str] = "effect.carry"

    def apply(self, s: State, choice: i64) -> None:
        node = s.nodes[self.arg]
        if isinstance(node, Seq) or node.possible(s, self.player, self.player):
            node.start(s, self.player, self.player)
