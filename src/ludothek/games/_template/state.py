"""The position of a game of Lanterns, and small questions about it. No rules here."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.state import BaseState, undump
from ...core.step import Step
from .tables import Pack

COLOURS: Final = ("blue", "yellow", "pink", "ivory")
NONE: Final[i64] = -1


class State(BaseState):
    """Everything that can differ between two positions. Vectors are indexed by seat, card or pier."""

    int_names: ClassVar[tuple[str, ...]] = ("seats", "rounds", "round", "first", "revealed", "over")
    vec_names: ClassVar[tuple[str, ...]] = ("oil", "glow", "picked", "hands", "deck", "discard", "piers")

    def __init__(
        self,
        stack: list[Step[Any]],
        pack: Pack,
        seats: i64,
        rounds: i64,
        round_no: i64,
        first: i64,
        revealed: i64,
        over: i64,
        oil: vec[i64],
        glow: vec[i64],
        picked: vec[i64],
        hands: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        piers: vec[i64],
    ) -> None:
        super().__init__(stack, pack.nodes)
        self.pack: Final = pack
        self.seats: Final[i64] = seats
        self.rounds: Final[i64] = rounds
        self.round_no = round_no
        self.first = first
        self.revealed = revealed  # the picked cards lie open on the table, no longer in the hands
        self.over = over
        self.oil = oil
        self.glow = glow
        self.picked = picked  # the card of this round; secret until the reveal
        self.hands = hands  # copies of each card: `s.held(seat, card)`
        self.deck = deck
        self.discard = discard
        self.piers = piers  # whose lantern burns there, or NONE

    def clone(self) -> State:
        return State(
            self.stack.copy(),
            self.pack,
            self.seats,
            self.rounds,
            self.round_no,
            self.first,
            self.revealed,
            self.over,
            self.oil[:],
            self.glow[:],
            self.picked[:],
            self.hands[:],
            self.deck[:],
            self.discard[:],
            self.piers[:],
        )

    # -- saving ---------------------------------------------------------------------------------------------

    def ints(self) -> list[int]:
        return [self.seats, self.rounds, self.round_no, self.first, self.revealed, self.over]

    def vecs(self) -> list[vec[i64]]:
        return [self.oil, self.glow, self.picked, self.hands, self.deck, self.discard, self.piers]

    # -- reading --------------------------------------------------------------------------------------------

    def turn(self, k: i64) -> i64:
        """The k-th seat in turn order."""
        seat = self.first + k
        return seat if seat < self.seats else seat - self.seats

    def order(self, mask: i64) -> vec[i64]:
        """The seats of a mask in turn order."""
        out = vec[i64](capacity=4)
        for k in range(self.seats):
            if (mask >> self.turn(k)) & 1:
                out = append(out, self.turn(k))
        return out

    def held(self, seat: i64, card: i64) -> i64:
        return self.hands[seat * self.pack.cards + card]

    def hold(self, seat: i64, card: i64, count: i64) -> None:
        self.hands[seat * self.pack.cards + card] += count

    def hand_size(self, seat: i64) -> i64:
        total: i64 = 0
        for card in range(self.pack.cards):
            total += self.held(seat, card)
        return total

    def lanterns(self, owner: i64) -> i64:
        """How many piers this seat has lit; NONE counts the dark ones."""
        count: i64 = 0
        for pier in range(self.pack.piers):
            if self.piers[pier] == owner:
                count += 1
        return count

    def points(self, seat: i64) -> i64:
        """LAN-WIN-01: what the seat's piers and its glow are worth."""
        total = self.glow[seat]
        for pier in range(self.pack.piers):
            if self.piers[pier] == seat:
                total += self.pack.points[pier]
        return total


def total(counts: vec[i64]) -> i64:
    """How many cards a pile holds."""
    cards: i64 = 0
    for i in range(i64(len(counts))):
        cards += counts[i]
    return cards


def load(fields: dict[str, Any], pack: Pack, stack: list[Step[Any]]) -> State:
    """The position that `dump` and the stack describe."""
    return State(stack, pack, *undump(fields, State.int_names, State.vec_names))
