"""Infrastructure moves: take a card of the row, or play one from the hand (EVA-INFRA)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.step import OK, Question
from .laying import lay, play_refusal
from .market import TO_HAND, take
from .refusals import ACT_14, MARKET_07
from .resources import STOP
from .state import HELD, IN_HAND, NONE, State
from .tables import INFRASTRUCTURE

TAKE: Final[i64] = 1  # the second word of `infrastructure.move`
FIRST_CARD: Final[i64] = 2


def can_move(s: State, seat: i64, spent: i64) -> bool:
    """Whether one infrastructure move can be made, when `spent` energy of the New World is already promised."""
    if s.row(INFRASTRUCTURE, 0) != NONE:
        return True
    first = s.pack.first[INFRASTRUCTURE]
    for card in range(first, first + s.pack.count[INFRASTRUCTURE]):
        if play_refusal(s, seat, card, spent) == OK:
            return True
    return False


class InfrastructureMoves(Question[State]):
    """EVA-INFRA-01, -02: as many moves as are left, in any mix; all but the first may be left out."""

    code: ClassVar[str] = "infrastructure.move"
    rule: ClassVar[str] = "EVA-INFRA-01"

    def __init__(self, player: i64, left: i64, optional: i64) -> None:
        super().__init__(player)
        self.left: Final[i64] = left
        self.optional: Final[i64] = optional

    def args(self) -> list[int]:
        return [self.left, self.optional]

    def size(self, s: State) -> i64:
        return s.pack.count[INFRASTRUCTURE] + FIRST_CARD

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == STOP:
            return OK if self.optional else ACT_14
        if choice == TAKE:
            return OK if s.row(INFRASTRUCTURE, 0) != NONE else MARKET_07
        return play_refusal(s, self.player, s.pack.first[INFRASTRUCTURE] + choice - FIRST_CARD, 0)

    def options(self, s: State) -> vec[i64]:
        out = vec[i64](capacity=6)
        if self.optional:
            out = append(out, STOP)
        if s.row(INFRASTRUCTURE, 0) != NONE:
            out = append(out, TAKE)
        first = s.pack.first[INFRASTRUCTURE]
        hand = HELD + self.player * 4 + IN_HAND
        for card in range(first, first + s.pack.count[INFRASTRUCTURE]):
            if s.place[card] == hand and play_refusal(s, self.player, card, 0) == OK:
                out = append(out, card - first + FIRST_CARD)
        return out

    def apply(self, s: State, choice: i64) -> None:
        if choice == STOP:
            return
        if self.left > 1:
            s.push(InfrastructureMoves(self.player, self.left - 1, 1))
        if choice == TAKE:
            take(s, self.player, INFRASTRUCTURE, TO_HAND, 0, 0)
        else:
            lay(s, self.player, s.pack.first[INFRASTRUCTURE] + choice - FIRST_CARD)
