"""Food, steel and energy: gaining, exchanging, paying (EVA-RES)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.step import OK, Question, QuestionWith, Step
from .refusals import MARKET_03, RES_04, RES_05, RES_06
from .state import STOCK, State
from .tables import KINDS

ANY: Final[i64] = 7  # all kinds, as bits
PLACES: Final[i64] = 6  # kinds of both worlds: the six words of `gain` are world * KINDS + kind
STOP: Final[i64] = 0  # the first word of questions that may be left


def gain(s: State, seat: i64, world: i64, kind: i64, n: i64) -> None:
    s.add(seat, STOCK + world * KINDS + kind, n)
    s.note("gained", seat, world * KINDS + kind, n)


def collect(s: State, seat: i64, world: i64, food: i64, steel: i64, energy: i64) -> None:
    """What a world makes in a year."""
    base = STOCK + world * KINDS
    s.add(seat, base, food)
    s.add(seat, base + 1, steel)
    s.add(seat, base + 2, energy)
    if food + steel + energy > 0:
        s.note_five("produced", seat, world, food, steel, energy)


def pay(s: State, seat: i64, world: i64, kind: i64, n: i64) -> None:
    if n > 0:
        s.add(seat, STOCK + world * KINDS + kind, -n)
        s.note("paid", seat, world * KINDS + kind, n)


def total(s: State, seat: i64, world: i64) -> i64:
    """All resources of one world."""
    base = STOCK + world * KINDS
    return s.of(seat, base) + s.of(seat, base + 1) + s.of(seat, base + 2)


class GainResource(QuestionWith[State]):
    """EVA-RES-05, EVA-ACT-15: one resource of one of these kinds, to the world of the player's choice."""

    code: ClassVar[str] = "gain"
    rule: ClassVar[str] = "EVA-RES-05"

    def size(self, s: State) -> i64:
        return PLACES

    def refusal(self, s: State, choice: i64) -> i64:
        kinds = self.arg
        return OK if (kinds >> (choice % KINDS)) & 1 else RES_05

    def options(self, s: State) -> vec[i64]:
        kinds = self.arg
        out = vec[i64](capacity=6)
        for place in range(PLACES):
            if (kinds >> (place % KINDS)) & 1:
                out = append(out, place)
        return out

    def apply(self, s: State, choice: i64) -> None:
        gain(s, self.player, choice // KINDS, choice % KINDS, 1)


class PayAny(Question[State]):
    """EVA-MARKET-03: one resource of any kind, from either world."""

    code: ClassVar[str] = "pay.any"
    rule: ClassVar[str] = "EVA-MARKET-03"

    def size(self, s: State) -> i64:
        return PLACES

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if s.of(self.player, STOCK + choice) > 0 else MARKET_03

    def apply(self, s: State, choice: i64) -> None:
        pay(s, self.player, choice // KINDS, choice % KINDS, 1)


# The twelve exchanges: what is given and what is got, by `choice - 1`; the worlds follow each other.
GIVEN: Final = (0, 0, 1, 1, 2, 2)
GOT: Final = (1, 2, 0, 2, 0, 1)
EXCHANGES: Final[i64] = 6


class Exchange(QuestionWith[State]):
    """EVA-RES-06, EVA-ACT-16: one resource for another in the same world, or stop."""

    code: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "EVA-ACT-16"

    def size(self, s: State) -> i64:
        return 2 * EXCHANGES + 1

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == STOP:
            return OK
        world = (choice - 1) // EXCHANGES
        given = GIVEN[(choice - 1) % EXCHANGES]
        return OK if s.stock(self.player, world, given) > 0 else RES_06

    def options(self, s: State) -> vec[i64]:
        out = vec[i64](capacity=13)
        out = append(out, STOP)
        for place in range(PLACES):  # two exchanges for whatever there is
            if s.of(self.player, STOCK + place) > 0:
                out = append(out, 2 * place + 1)
                out = append(out, 2 * place + 2)
        return out

    def apply(self, s: State, choice: i64) -> None:
        left = self.arg
        if choice == STOP:
            return
        world = (choice - 1) // EXCHANGES
        swap = (choice - 1) % EXCHANGES
        s.add(self.player, STOCK + world * KINDS + GIVEN[swap], -1)
        s.add(self.player, STOCK + world * KINDS + GOT[swap], 1)
        s.note("exchanged", self.player, GIVEN[swap], world * KINDS + GOT[swap])
        if left > 1:
            s.push(Exchange(self.player, left - 1))


# -- costs of cards -----------------------------------------------------------------------------------------

SAVED: Final[i64] = 8  # resources waived, packed in one number by kind: food + 8 steel + 64 energy


def saved(packed: i64, kind: i64) -> i64:
    return (packed >> (3 * kind)) & 7


def missing(s: State, seat: i64, card: i64, world: i64, packed: i64, spent: i64) -> i64:
    """How many resources of a card's cost a world lacks; `spent` energy of it is already promised."""
    lack: i64 = 0
    for kind in range(KINDS):
        have = s.stock(seat, world, kind) - (spent if kind == 2 else i64(0))
        need = s.pack.cost[card * KINDS + kind] - saved(packed, kind) - have
        if need > 0:
            lack += need
    return lack


def price(s: State, card: i64) -> i64:
    """How many resources a card costs."""
    base = card * KINDS
    return s.pack.cost[base] + s.pack.cost[base + 1] + s.pack.cost[base + 2]


class PayCard(Step[State]):
    """EVA-RES-04: a card's cost, all from one world. A discount lets the player say which resources are waived."""

    code: ClassVar[str] = "pay.save"
    rule: ClassVar[str] = "EVA-ADV-10"

    def __init__(self, player: i64, card: i64, world: i64, discount: i64, waived: i64) -> None:
        super().__init__(player)
        self.card: Final[i64] = card
        self.world: Final[i64] = world
        self.discount: Final[i64] = discount
        self.waived: Final[i64] = waived

    def args(self) -> list[int]:
        return [self.card, self.world, self.discount, self.waived]

    def asks(self) -> bool:
        return self.discount > 0

    def size(self, s: State) -> i64:
        return KINDS

    def refusal(self, s: State, choice: i64) -> i64:
        if s.pack.cost[self.card * KINDS + choice] <= saved(self.waived, choice):
            return RES_04
        waived = self.waived + (i64(1) << (3 * choice))
        lack = missing(s, self.player, self.card, self.world, waived, 0)
        return OK if lack <= self.discount - 1 else RES_04

    def apply(self, s: State, choice: i64) -> None:
        if self.discount > 0:
            waived = self.waived + (i64(1) << (3 * choice))
            s.push(PayCard(self.player, self.card, self.world, self.discount - 1, waived))
            return
        cost = vec[i64](capacity=3)
        for kind in range(KINDS):
            cost = append(cost, s.pack.cost[self.card * KINDS + kind] - saved(self.waived, kind))
            s.add(self.player, STOCK + self.world * KINDS + kind, -cost[kind])
        if cost[0] + cost[1] + cost[2] > 0:
            s.note_five("paid-card", self.player, self.world, cost[0], cost[1], cost[2])
