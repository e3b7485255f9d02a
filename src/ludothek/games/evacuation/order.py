"""Phase 4, Turn order (EVA-ORDER)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.step import Step
from .phases import begin
from .state import NONE, ORDER, SOLO, TURN_ORDER, State

NEUTRAL_BEHIND: Final[i64] = 5  # EVA-SOLO-19: two and a half faces, doubled


class TurnOrder(Step[State]):
    """EVA-ORDER-02, -03: more faces go first; among equals the order is reversed."""

    code: ClassVar[str] = "order.phase"

    def apply(self, s: State, choice: i64) -> None:
        if not begin(s, TURN_ORDER):
            return
        before = vec[i64](capacity=6)
        for k in range(s.count()):
            before = append(before, s.turn(k))
        for k in range(s.count()):
            colour = before[k]
            place: i64 = 0
            for j in range(s.count()):
                if j != k and goes_first(s, before[j], colour, j > k):
                    place += 1
            s.board[ORDER + place] = colour
        tell_order(s)


def tell_order(s: State) -> None:
    n = s.count()
    s.note_five("order", s.turn(0), s.turn(1), s.turn(2) if n > 2 else NONE, s.turn(3) if n > 3 else NONE, 0)


def goes_first(s: State, colour: i64, other: i64, was_behind: bool) -> bool:
    """Whether a colour now stands before another one."""
    mine = standing(s, colour)
    theirs = standing(s, other)
    return mine > theirs or (mine == theirs and was_behind)


def standing(s: State, colour: i64) -> i64:
    """EVA-ORDER-01: twice the happy faces; the neutral colour stands behind the opponent (EVA-SOLO-19)."""
    if s.robots == SOLO and colour > s.opponent():
        return 2 * s.faces(s.opponent()) - NEUTRAL_BEHIND
    return 2 * s.faces(colour)


TURN_ORDER_PHASE: Final = TurnOrder()
