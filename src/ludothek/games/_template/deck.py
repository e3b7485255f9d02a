"""The deck: drawing asks chance, because the position does not know the order of the cards (LAN-DECK)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ...core.step import CHANCE, OK, DrawWith, StepWith
from .refusals import DECK_01
from .state import State, total


class TakeCard(StepWith[State]):
    """LAN-DECK-02: before a card is drawn, an empty deck is renewed from the open discard pile."""

    code: ClassVar[str] = "deck.take"

    def apply(self, s: State, choice: i64) -> None:
        seat = self.arg
        if total(s.deck) == 0 and total(s.discard) > 0:
            s.deck = s.discard
            s.discard = vec[i64]([0] * int(s.pack.cards))
            s.note("shuffled")
        s.push(DrawCard(CHANCE, seat))


class DrawCard(DrawWith[State]):
    """LAN-DECK-01: each card left in the deck is equally likely, and only its new holder sees which it is."""

    code: ClassVar[str] = "deck.draw"

    def size(self, s: State) -> i64:
        return s.pack.cards

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if s.deck[choice] > 0 else DECK_01

    def weight(self, s: State, choice: i64) -> i64:
        return s.deck[choice]

    def apply(self, s: State, choice: i64) -> None:
        seat = self.arg
        s.deck[choice] -= 1
        s.hold(seat, choice, 1)
        s.note("took-card", seat)
        s.note("drew", seat, choice, 0, i64(1) << seat)
