"""The ten actions of the player board: their groups, what they cost, and whether they can be done (EVA-ACT)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.step import OK, Step
from .building import can_build, can_clone, can_gain_factory, can_prefab
from .infrastructure import can_move
from .refusals import (
    ACT_05,
    ACT_06,
    ACT_08,
    ADV_03,
    FAC_01,
    FAC_03,
    INFRA_03,
    MARKET_07,
    POP_01,
    SETTLE_03,
    SHIP_01,
    STAD_01,
    TECH_08,
)
from .resources import ANY
from .settle import can_settle
from .state import ACTIONS, GROUP, IN_HAND, NONE, STOCK, State
from .tables import ENERGY, FREE_THIRD, INFRASTRUCTURE, KINDS, NEW, OLD, SHIPS, STADIUMS
from .technology import can_research

# The words of `turn`: pass, the ten actions, the objectives, the action cards.
PASS: Final[i64] = 0
GAIN_INFRASTRUCTURE: Final[i64] = 1
GAIN_RESEARCH: Final[i64] = 2
SETTLE: Final[i64] = 3
SHIP: Final[i64] = 4
STADIUM: Final[i64] = 5
PREFAB: Final[i64] = 6
CLONE: Final[i64] = 7
MOVES: Final[i64] = 8
EXCHANGE: Final[i64] = 9
RESEARCH: Final[i64] = 10
OBJECTIVES: Final[i64] = 11

GROUPS: Final[i64] = 4
FIRST_ACTION: Final = vec[i64]([GAIN_INFRASTRUCTURE, SETTLE, PREFAB, EXCHANGE, OBJECTIVES])  # of each group
MARKERS: Final[i64] = 2  # of the progress track
NO_GROUP: Final[i64] = -1  # EVA-ADV-06: a card played face up lies under no group
COVERED: Final[i64] = 0  # EVA-ADV-03: the group that the advanced game covers
FULL: Final[i64] = 3  # EVA-ACT-05: markers in a group from which the next one costs more
OPENED: Final[i64] = 2  # EVA-ACT-08: the transition that moves payments to the New World


def group_of(action: i64) -> i64:
    """EVA-ACT-03: the groups have 2, 3, 3 and 2 actions; the power of a group is its number."""
    if action <= GAIN_RESEARCH:
        return 0
    if action <= STADIUM:
        return 1
    return 2 if action <= MOVES else i64(3)


# -- energy -------------------------------------------------------------------------------------------------


def track_cost(s: State, seat: i64) -> i64:
    """EVA-ACT-06, EVA-TECH-X10: the energy of the next space of the action track."""
    n = s.of(seat, ACTIONS)
    if n == 2 and s.has(seat, FREE_THIRD):
        return 0
    last = i64(len(s.pack.track_cost)) - 1
    return s.pack.track_cost[n if n < last else last]


def surcharge(s: State, seat: i64, group: i64) -> i64:
    """EVA-ACT-05: the fourth and every later marker in a group costs one energy more."""
    return i64(1) if group != NO_GROUP and s.of(seat, GROUP + group) >= FULL else i64(0)


def opened(s: State, seat: i64) -> i64:
    """How many of the player's markers are past T2."""
    return (1 if s.passed(seat, 0) >= OPENED else 0) + (1 if s.passed(seat, 1) >= OPENED else 0)


def least_old(s: State, seat: i64, cost: i64) -> i64:
    """The least part of a cost that the Old World must pay."""
    past = opened(s, seat)
    if past == 0:
        return cost
    if past == 2:
        return 0
    short = cost - s.stock(seat, NEW, ENERGY)
    return short if short > 0 else i64(0)


def most_old(s: State, seat: i64, cost: i64) -> i64:
    """The greatest part of a cost that the Old World can pay, or -1 if the cost cannot be paid."""
    past = opened(s, seat)
    old = s.stock(seat, OLD, ENERGY)
    new = s.stock(seat, NEW, ENERGY)
    if past == 0:
        return cost if old >= cost else NONE
    if past == 2:
        return i64(0) if new >= cost else NONE
    if old + new < cost:
        return NONE
    return old if old < cost else cost


class PayEnergy(Step[State]):
    """EVA-ACT-07, -08: how much of an action's energy comes from the Old World."""

    code: ClassVar[str] = "pay.energy"
    rule: ClassVar[str] = "EVA-ACT-08"

    def __init__(self, player: i64, cost: i64, action: i64, mixed: i64) -> None:
        super().__init__(player)
        self.cost: Final[i64] = cost
        self.action: Final[i64] = action  # it must still be possible afterwards
        self.mixed: Final[i64] = mixed  # both worlds may pay, else only one of them does

    def args(self) -> list[int]:
        return [self.cost, self.action, self.mixed]

    def asks(self) -> bool:
        return self.mixed != 0

    def size(self, s: State) -> i64:
        return 5

    def refusal(self, s: State, choice: i64) -> i64:
        if choice < least_old(s, self.player, self.cost) or choice > most_old(s, self.player, self.cost):
            return ACT_08
        if can_act(s, self.player, self.action, choice, self.cost - choice):
            return OK
        return why_not(s, self.player, self.action)

    def apply(self, s: State, choice: i64) -> None:
        old = choice if self.mixed else least_old(s, self.player, self.cost)
        s.add(self.player, STOCK + OLD * KINDS + ENERGY, -old)
        s.add(self.player, STOCK + NEW * KINDS + ENERGY, old - self.cost)
        s.note("paid-action", self.player, old, self.cost - old)


def charge(s: State, seat: i64, cost: i64, action: i64) -> None:
    """An action's energy comes next; with one marker past T2 the player is asked which world pays how much."""
    if cost > 0:
        s.push(PayEnergy(seat, cost, action, 1 if opened(s, seat) == 1 else 0))


# -- what can be done ---------------------------------------------------------------------------------------


def can_act(s: State, seat: i64, action: i64, spent_old: i64, spent_new: i64) -> bool:
    """EVA-ACT-14: whether at least a part of an action can be carried out after its energy is paid."""
    if action == SETTLE:
        return can_settle(s, seat, 0)
    if action == SHIP:
        return can_build(s, seat, SHIPS, 0, spent_old, spent_new)
    if action == STADIUM:
        return can_build(s, seat, STADIUMS, 0, spent_old, spent_new)
    if action == PREFAB:
        return can_prefab(s, seat, spent_old, spent_new)
    if action == CLONE:
        return can_clone(s, seat)
    if action == MOVES:
        return can_move(s, seat, spent_new)
    if action == RESEARCH:
        return can_research(s, seat)
    return True


def why_not(s: State, seat: i64, action: i64) -> i64:
    """The rule that keeps an action from being carried out."""
    if action == SETTLE:
        return SETTLE_03
    if action == SHIP:
        return MARKET_07 if s.row(SHIPS, 0) == NONE else SHIP_01
    if action == STADIUM:
        return MARKET_07 if s.row(STADIUMS, 0) == NONE else STAD_01
    if action == PREFAB:
        return FAC_01 if can_gain_factory(s, seat, ANY) else FAC_03
    if action == CLONE:
        return POP_01
    if action == MOVES:
        return MARKET_07 if s.owned(seat, INFRASTRUCTURE, IN_HAND) == 0 else INFRA_03
    return TECH_08


def energy_refusal(s: State, seat: i64, group: i64) -> i64:
    """EVA-ACT-05, -06, -09: whether track and surcharge can be paid."""
    cost = track_cost(s, seat)
    if most_old(s, seat, cost) == NONE:
        return ACT_06
    return OK if most_old(s, seat, cost + surcharge(s, seat, group)) != NONE else ACT_05


def action_refusal(s: State, seat: i64, action: i64) -> i64:
    """The rule that forbids one of the ten actions, or OK."""
    group = group_of(action)
    if s.advanced and group == COVERED and s.of(seat, GROUP + COVERED) > 0:
        return ADV_03
    why = energy_refusal(s, seat, group)
    if why != OK:
        return why
    cost = track_cost(s, seat) + surcharge(s, seat, group)
    for old in range(least_old(s, seat, cost), most_old(s, seat, cost) + 1):
        if can_act(s, seat, action, old, cost - old):
            return OK
    return why_not(s, seat, action)


def open_actions(s: State, seat: i64) -> i64:
    """The actions for which `action_refusal` is OK, as bits; energy is reckoned once for each group."""
    out: i64 = 0
    cost = track_cost(s, seat)
    past = opened(s, seat)
    old = s.stock(seat, OLD, ENERGY)
    new = s.stock(seat, NEW, ENERGY)
    for group in range(GROUPS):
        if s.advanced and group == COVERED and s.of(seat, GROUP + COVERED) > 0:
            continue
        price = cost + surcharge(s, seat, group)
        least = price  # what the Old World pays at least and at most
        most = price
        if past == 0:
            if old < price:
                continue
        elif past == MARKERS:
            if new < price:
                continue
            least = 0
            most = 0
        else:
            if old + new < price:
                continue
            least = price - new if price > new else i64(0)
            most = old if old < price else price
        for action in range(FIRST_ACTION[group], FIRST_ACTION[group + 1]):
            for spent in range(least, most + 1):
                if can_act(s, seat, action, spent, price - spent):
                    out |= i64(1) << action
                    break
    return out
