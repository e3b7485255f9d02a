"""Carrying out the effects of bonuses, technologies and track spaces part by part."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...core.effects import Seq
from ...core.step import Step
from .state import State


class CarryOut(Step[State]):
    """EVA-BONUS-13, EVA-AMB-30: a part that cannot be done is lost, the others still happen."""

    code: ClassVar[str] = "effect.carry"

    def __init__(self, player: i64, node: i64) -> None:
        super().__init__(player)
        self.node: Final[i64] = node

    def args(self) -> list[int]:
        return [self.node]

    def apply(self, s: State, choice: i64) -> None:
        node = s.nodes[self.node]
        if isinstance(node, Seq) or node.possible(s, self.player, self.player):
            node.start(s, self.player, self.player)
