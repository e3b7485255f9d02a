"""Phase 3, Transport: ships fly to the New World and back (EVA-TRANS), and the flights of cards and technologies."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import count_bits
from ...core.step import OK, Flow, Question, QuestionWith, Step, StepWith
from .changes import changed
from .loading import Load, bays, stow
from .phases import begin
from .refusals import ACT_14, TRANS_02, TRANS_15, TRANS_16, TRANS_18, TRANS_21
from .resources import pay
from .state import (
    CARGO,
    CARGO_FACTORY,
    CARGO_PEOPLE,
    FACTORY,
    FLYING,
    HELD,
    NONE,
    ON_NEW,
    ON_OLD,
    POPULATION,
    RETURNING,
    SITES,
    STOCK,
    TRANSPORT,
    WILD,
    State,
)
from .stowing import FLIGHT, flight
from .tables import ENERGY, FLY_BACK, KINDS, NEW, OLD, SHIPS, STADIUMS, YEARS

# The words of `transport`; those of `fly` and `fly.back` begin with one word and then the ships.
DONE: Final[i64] = 0
AUTO: Final[i64] = 1
FIRST_SHIP: Final[i64] = 2
STAY: Final[i64] = 0

BACK: Final[i64] = 1  # EVA-TRANS-16: the energy of every flight back


class TransportPhase(Flow[State]):
    """EVA-TRANS-01: everybody loads, sends and unloads; nothing here depends on the others (EVA-FLOW-04)."""

    code: ClassVar[str] = "transport.phase"

    def steps(self, s: State) -> list[Step[Any]]:
        plan: list[Step[Any]] = []
        if begin(s, TRANSPORT):
            for k in range(s.count()):
                seat = s.turn(k)
                if seat < s.seats and can_fly(s, seat):  # EVA-SOLO-23
                    s.put(seat, WILD, 0)
                    plan.append(Transport(seat))
        return plan


TRANSPORT_PHASE: Final = TransportPhase()


# -- flights ------------------------------------------------------------------------------------------------


def grounded(s: State, seat: i64, ship: i64) -> i64:
    """The rule by which a ship of this player cannot leave its world, or OK."""
    where = s.place[ship] - HELD - seat * 4
    if where == ON_OLD:
        return OK if s.stock(seat, OLD, ENERGY) >= flight(s, seat, ship) else TRANS_15
    if where == ON_NEW:
        return OK if s.stock(seat, NEW, ENERGY) >= BACK else TRANS_16
    return TRANS_02 if where < FLYING or where > RETURNING else TRANS_21


def can_fly(s: State, seat: i64) -> bool:
    """Whether any ship of this player can leave its world."""
    for ship in range(s.pack.count[SHIPS]):
        if grounded(s, seat, ship) == OK:
            return True
    return False


def launch(s: State, seat: i64, ship: i64) -> bool:
    """EVA-TRANS-15 to -17: pay from the world of departure, before loading; whether it leaves the Old World."""
    if s.holds(seat, ON_OLD, ship):
        pay(s, seat, OLD, ENERGY, flight(s, seat, ship))
        s.give(seat, FLYING, ship)
        s.note("sent", seat, ship)
        return True
    pay(s, seat, NEW, ENERGY, BACK)
    s.give(seat, RETURNING, ship)
    s.note("sent-back", seat, ship)
    return False


def send(s: State, seat: i64, ship: i64) -> None:
    """A ship leaves; from the Old World it is loaded, from the New World it flies empty (EVA-TRANS-02)."""
    if launch(s, seat, ship):
        s.push(Load(seat, ship, 0, 0, 0))


class Transport(Question[State]):
    """EVA-TRANS-18: ship by ship, which one flies; those that stay are not loaded."""

    code: ClassVar[str] = "transport"
    rule: ClassVar[str] = "EVA-TRANS-18"

    def size(self, s: State) -> i64:
        return FIRST_SHIP + s.pack.count[SHIPS]

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == DONE:
            return OK
        if choice == AUTO:
            return OK if can_fly(s, self.player) else TRANS_18
        return grounded(s, self.player, choice - FIRST_SHIP)

    def options(self, s: State) -> vec[i64]:
        out = vec[i64]([DONE, AUTO])
        for ship in range(s.pack.count[SHIPS]):
            if grounded(s, self.player, ship) == OK:
                out = append(out, FIRST_SHIP + ship)
        return out if len(out) > 2 else vec[i64]([DONE])

    def apply(self, s: State, choice: i64) -> None:
        if choice >= FIRST_SHIP:
            s.push(self)
            send(s, self.player, choice - FIRST_SHIP)
            return
        if choice == AUTO:
            dispatch(s, self.player)
        s.push(Unload(self.player))


class Unload(Step[State]):
    """EVA-TRANS-20, -22, -23: when all ships have crossed, everything goes to the New World side."""

    code: ClassVar[str] = "transport.unload"

    def apply(self, s: State, choice: i64) -> None:
        seat = self.player
        low = HELD + seat * 4
        arrived: i64 = 0
        for ship in range(s.pack.count[SHIPS]):
            if s.place[ship] == low + FLYING:
                s.place[ship] = low + ON_NEW
                arrived |= i64(1) << ship
            elif s.place[ship] == low + RETURNING:
                s.place[ship] = low + ON_OLD
        if arrived == 0:
            return
        for kind in range(KINDS):
            s.add(seat, STOCK + NEW * KINDS + kind, s.of(seat, CARGO + kind))
            s.put(seat, CARGO + kind, 0)
            s.add(seat, FACTORY + NEW * KINDS + kind, s.of(seat, CARGO_FACTORY + kind))
            s.put(seat, CARGO_FACTORY + kind, 0)
        s.add(seat, POPULATION, s.of(seat, CARGO_PEOPLE))
        s.put(seat, CARGO_PEOPLE, 0)
        s.note("unloaded", seat, count_bits(arrived))
        if s.has(seat, FLY_BACK):
            s.push(FlyBack(seat, arrived))
        self.open_stadiums(s)

    def open_stadiums(self, s: State) -> None:
        """Stadiums that arrive may decide the Race."""
        low = HELD + self.player * 4
        first = s.pack.first[STADIUMS]
        came = False
        for stadium in range(first, first + s.pack.count[STADIUMS]):
            if s.place[stadium] == low + FLYING:
                s.place[stadium] = low + ON_NEW
                came = True
        if came:
            changed(s, self.player)


class FlyBack(QuestionWith[State]):
    """EVA-TECH-K02, EVA-AMB-46: ships that have just unloaded may fly straight back, with energy they brought."""

    code: ClassVar[str] = "fly.back"
    rule: ClassVar[str] = "EVA-TECH-K02"

    def size(self, s: State) -> i64:
        return 1 + s.pack.count[SHIPS]

    def refusal(self, s: State, choice: i64) -> i64:
        ships = self.arg  # as bits
        if choice == STAY:
            return OK
        if not (ships >> (choice - 1)) & 1:
            return TRANS_21
        return grounded(s, self.player, choice - 1)

    def apply(self, s: State, choice: i64) -> None:
        if choice == STAY:
            return
        ship = choice - 1
        launch(s, self.player, ship)
        s.give(self.player, ON_OLD, ship)
        ships = self.arg & ~(i64(1) << ship)
        if ships:
            s.push(FlyBack(self.player, ships))


# -- flights out of turn ------------------------------------------------------------------------------------


class FlyNow(QuestionWith[State]):
    """An action card's flight: one ship is loaded, sent and unloaded, or sent back, by the rules of Transport."""

    code: ClassVar[str] = "fly"
    rule: ClassVar[str] = "EVA-TRANS-18"

    def size(self, s: State) -> i64:
        return 1 + s.pack.count[SHIPS]

    def refusal(self, s: State, choice: i64) -> i64:
        optional = self.arg
        if choice == STAY:
            return OK if optional else ACT_14
        return grounded(s, self.player, choice - 1)

    def apply(self, s: State, choice: i64) -> None:
        if choice != STAY:
            fly_alone(s, self.player, choice - 1)


class ShipAndFly(StepWith[State]):
    """EVA-TECH-K01, EVA-AMB-28: the ship just taken flies at once; without the energy it stays, unloaded."""

    code: ClassVar[str] = "fly.new"

    def apply(self, s: State, choice: i64) -> None:
        ship = self.arg
        if grounded(s, self.player, ship) == OK:
            fly_alone(s, self.player, ship)
        else:
            s.note("stayed", self.player, ship)


def fly_alone(s: State, seat: i64, ship: i64) -> None:
    """EVA-AMB-28, -33, R-09: one flight outside the Transport phase, unloaded at once, with a bay of any landscape."""
    s.put(seat, WILD, 0)
    s.push(Unload(seat))
    send(s, seat, ship)


# -- "load for me" ------------------------------------------------------------------------------------------


def dispatch(s: State, seat: i64) -> None:
    """Load and send all ships that are worth their energy, the best first; then call back those that are needed."""
    ship = best_ship(s, seat)
    while ship != NONE:
        launch(s, seat, ship)
        stow(s, Load(seat, ship, 0, 0, 0))
        ship = best_ship(s, seat)
    call_back(s, seat)


def best_ship(s: State, seat: i64) -> i64:
    """The ship of the Old World whose load is worth the most beyond the energy of its flight, or NONE."""
    best = NONE
    most: i64 = 0
    for ship in range(s.pack.count[SHIPS]):
        if s.holds(seat, ON_OLD, ship) and grounded(s, seat, ship) == OK:
            trial = s.clone()
            launch(trial, seat, ship)
            worth = stow(trial, Load(seat, ship, 0, 0, 0)) - FLIGHT * flight(s, seat, ship)
            if worth > most:
                best = ship
                most = worth
    return best


def call_back(s: State, seat: i64) -> None:
    """Ships of the New World return as long as sites are left for which next year has no room yet."""
    if s.year >= YEARS:
        return
    sites = count_bits(s.of(seat, SITES))
    for ship in range(s.pack.count[SHIPS]):
        if s.holds(seat, ON_OLD, ship):
            sites -= bays(s, ship)
    for ship in range(s.pack.count[SHIPS]):
        if sites > 0 and s.holds(seat, ON_NEW, ship) and grounded(s, seat, ship) == OK:
            launch(s, seat, ship)
            sites -= bays(s, ship)
