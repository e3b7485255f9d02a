"""The position of a game of Lanterns, and small questions about it. No rules here."""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.state import BaseState, mix, mix_vec
from ...core.step import Step
from .tables import Pack

COLOURS: Final = ("blue", "yellow", "pink", "ivory")
NONE: Final[i64] = -1


class State(BaseState):
    """Everything that can differ between two positions. Vectors are indexed by seat, card or pier."""

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
        """The single numbers, in the order of SINGLES."""
        return [self.seats, self.rounds, self.round_no, self.first, self.revealed, self.over]

    def mixed(self) -> i64:
        h: i64 = 1
        for n in self.ints():
            h = mix(h, n)
        for values in (self.oil, self.glow, self.picked, self.hands, self.deck, self.discard, self.piers):
            h = mix_vec(h, values)
        return h

    def dump(self) -> dict[str, Any]:
        fields: dict[str, Any] = dict(zip(SINGLES, self.ints(), strict=True))
        fields["oil"] = [int(n) for n in self.oil]
        fields["glow"] = [int(n) for n in self.glow]
        fields["picked"] = [int(n) for n in self.picked]
        fields["hands"] = [int(n) for n in self.hands]
        fields["deck"] = [int(n) for n in self.deck]
        fields["discard"] = [int(n) for n in self.discard]
        fields["piers"] = [int(n) for n in self.piers]
        return fields

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


SINGLES: Final = ("seats", "rounds", "round", "first", "revealed", "over")
VECTORS: Final = ("oil", "glow", "picked", "hands", "deck", "discard", "piers")


def load(fields: dict[str, Any], pack: Pack, stack: list[Step[Any]]) -> State:
    """The position that `dump` and the stack describe."""
    n = [int(fields[name]) for name in SINGLES]
    v = [vec[i64]([int(x) for x in fields[name]]) for name in VECTORS]
    return State(
        stack, pack, n[0], n[1], n[2], n[3], n[4], n[5], v[0], v[1], v[2], v[3], v[4], v[5], v[6]
    )  # fmt: skip
