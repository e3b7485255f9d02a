"""Ships, stadiums, factories and population (EVA-SHIP, EVA-STAD, EVA-FAC, EVA-POP)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...core.step import OK, Question, Step
from .changes import changed
from .refusals import ACT_14, FAC_01, FAC_03, RES_04
from .resources import ANY, PLACES, STOP, PayCard, missing, pay, price, total
from .state import FACTORY, NONE, ON_NEW, POPULATION, RESERVE, STOCK, State
from .tables import (
    CHEAP_BUILD,
    CLONE_THREE,
    ENERGY,
    EXTRA_FOOD,
    FOOD,
    INFRASTRUCTURE,
    KINDS,
    NEW,
    OLD,
    SLOTS,
    STADIUMS,
)

# -- ships and stadiums -------------------------------------------------------------------------------------

FREE: Final[i64] = -1  # in place of a discount: nothing is paid


def discounted(s: State, seat: i64, card: i64, discount: i64) -> i64:
    """How many resources of the cost are waived: not below 0, and by EVA-TECH-X06 not below 1 in total."""
    full = price(s, card)
    waived = discount if discount < full else full
    if s.has(seat, CHEAP_BUILD) and full - waived > 1:
        waived += 1
    return waived


def affordable(s: State, seat: i64, card: i64, world: i64, discount: i64, spent: i64) -> bool:
    """EVA-RES-04: whether one world alone can pay, when `spent` energy of it is already promised."""
    return missing(s, seat, card, world, 0, spent) <= discounted(s, seat, card, discount)


def can_build(s: State, seat: i64, market: i64, discount: i64, spent_old: i64, spent_new: i64) -> bool:
    """EVA-AMB-05: a card of the row can be paid, or at least a redraw."""
    for slot in range(SLOTS):
        card = s.row(market, slot)
        if card != NONE and (
            affordable(s, seat, card, OLD, discount, spent_old) or affordable(s, seat, card, NEW, discount, spent_new)
        ):
            return True
    left = total(s, seat, OLD) - spent_old + total(s, seat, NEW) - spent_new
    return left > 0 and s.row(market, 0) != NONE


class ChooseWorld(Question[State]):
    """EVA-SHIP-01, EVA-STAD-01: the world that pays is the world to which the card belongs."""

    code: ClassVar[str] = "build.world"
    rule: ClassVar[str] = "EVA-RES-04"

    def __init__(self, player: i64, card: i64, discount: i64) -> None:
        super().__init__(player)
        self.card: Final[i64] = card
        self.discount: Final[i64] = discount

    def args(self) -> list[int]:
        return [self.card, self.discount]

    def size(self, s: State) -> i64:
        return 2

    def refusal(self, s: State, choice: i64) -> i64:
        if self.discount == FREE or affordable(s, self.player, self.card, choice, self.discount, 0):
            return OK
        return RES_04

    def apply(self, s: State, choice: i64) -> None:
        s.push(Arrive(self.player, self.card, choice))
        if self.discount != FREE:
            waived = discounted(s, self.player, self.card, self.discount)
            s.push(PayCard(self.player, self.card, choice, waived, 0))


class Arrive(Step[State]):
    """A card comes to a player: to a world, or to the hand."""

    code: ClassVar[str] = "build.arrive"

    def __init__(self, player: i64, card: i64, where: i64) -> None:
        super().__init__(player)
        self.card: Final[i64] = card
        self.where: Final[i64] = where

    def args(self) -> list[int]:
        return [self.card, self.where]

    def apply(self, s: State, choice: i64) -> None:
        s.give(self.player, self.where, self.card)
        market = s.market_of(self.card)
        if market == INFRASTRUCTURE:
            s.note("took-infrastructure", self.player, self.card)
            return
        s.note("built", self.player, self.card, self.where)
        if market == STADIUMS and self.where == ON_NEW:
            changed(s, self.player)


# -- factories ----------------------------------------------------------------------------------------------


def can_prefab(s: State, seat: i64, spent_old: i64, spent_new: i64) -> bool:
    for kind in range(KINDS):
        if s.of(seat, RESERVE + kind) == 0:
            continue
        promised_old = spent_old if kind == ENERGY else i64(0)
        promised_new = spent_new if kind == ENERGY else i64(0)
        if s.stock(seat, OLD, kind) > promised_old or s.stock(seat, NEW, kind) > promised_new:
            return True
    return False


class Prefab(Question[State]):
    """EVA-FAC-01, -03: a resource becomes a factory of its kind in its world. A technology may allow one more."""

    code: ClassVar[str] = "prefab"
    rule: ClassVar[str] = "EVA-FAC-01"

    def __init__(self, player: i64, optional: i64, extra: i64) -> None:
        super().__init__(player)
        self.optional: Final[i64] = optional
        self.extra: Final[i64] = extra  # the one more that a technology allows; it allows no other

    def args(self) -> list[int]:
        return [self.optional, self.extra]

    def size(self, s: State) -> i64:
        return PLACES + 1

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == STOP:
            return OK if self.optional else ACT_14
        if s.of(self.player, RESERVE + (choice - 1) % KINDS) == 0:
            return FAC_03
        return OK if s.of(self.player, STOCK + choice - 1) > 0 else FAC_01

    def apply(self, s: State, choice: i64) -> None:
        if choice == STOP:
            return
        world = (choice - 1) // KINDS
        kind = (choice - 1) % KINDS
        pay(s, self.player, world, kind, 1)
        add_factory(s, self.player, world, kind)
        if not self.extra and s.has(self.player, EXTRA_FOOD << kind):
            s.push(Prefab(self.player, 1, 1))


def add_factory(s: State, seat: i64, world: i64, kind: i64) -> None:
    """EVA-FAC-02: a tile leaves the reserve for good."""
    s.add(seat, RESERVE + kind, -1)
    s.add(seat, FACTORY + world * KINDS + kind, 1)
    s.note("factory", seat, world * KINDS + kind)


def can_gain_factory(s: State, seat: i64, kinds: i64) -> bool:
    for kind in range(KINDS):
        if (kinds >> kind) & 1 and s.of(seat, RESERVE + kind) > 0:
            return True
    return False


class GainFactory(Question[State]):
    """EVA-ADV-09, EVA-BONUS-09: a factory for nothing; from a technology it comes to the New World."""

    code: ClassVar[str] = "factory"
    rule: ClassVar[str] = "EVA-FAC-02"

    def __init__(self, player: i64, kinds: i64, new_only: i64) -> None:
        super().__init__(player)
        self.kinds: Final[i64] = kinds
        self.new_only: Final[i64] = new_only

    def args(self) -> list[int]:
        return [self.kinds, self.new_only]

    def size(self, s: State) -> i64:
        return PLACES

    def refusal(self, s: State, choice: i64) -> i64:
        if not (self.kinds >> (choice % KINDS)) & 1:
            return ACT_14
        if self.new_only and choice < KINDS:
            return ACT_14
        return OK if s.of(self.player, RESERVE + choice % KINDS) > 0 else FAC_03

    def apply(self, s: State, choice: i64) -> None:
        add_factory(s, self.player, choice // KINDS, choice % KINDS)


ANY_FACTORY: Final[i64] = ANY

# -- population ---------------------------------------------------------------------------------------------


def can_clone(s: State, seat: i64) -> bool:
    return s.stock(seat, NEW, FOOD) > 0


def clone_population(s: State, seat: i64) -> None:
    """EVA-POP-01, EVA-TECH-X04: one food of the New World makes two tokens, or three."""
    pay(s, seat, NEW, FOOD, 1)
    add_population(s, seat, 3 if s.has(seat, CLONE_THREE) else 2)


def add_population(s: State, seat: i64, n: i64) -> None:
    """EVA-POP-02: tokens are unlimited; they wait on the New World side."""
    s.add(seat, POPULATION, n)
    s.note("population", seat, n)


class Clone(Step[State]):
    """EVA-POP-01: carried out at once."""

    code: ClassVar[str] = "clone"

    def apply(self, s: State, choice: i64) -> None:
        if can_clone(s, self.player):
            clone_population(s, self.player)
