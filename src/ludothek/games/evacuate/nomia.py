"""Phase 3, Nomias Attack: draws, victims, losses, the market and the two-blue shuffle (EVC-NOMIA)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.step import CHANCE, NOBODY, OK, Flow, Question, Step, StepWith
from .card_effects import DeckDraw
from .ending import transport_arrives
from .losses import STRIKE, shuffle
from .neutral import PlaceNeutral
from .refusals import NOMIA_15, SETUP_22
from .state import (
    AT,
    CARD_ID,
    CARDW,
    CIVILIZATION,
    DECK,
    DUE,
    LOST,
    MARKET,
    NONE,
    PILE,
    SHIELDED,
    START,
    STUN_DUE,
    STUN_NEXT,
    UP,
    State,
)
from .station import REMOVE_LEFT
from .tables import ON_LOST, ON_NOMIA_EFFECT, ON_SHIP_DRAWN
from .windows import W4, W5, W9, anybody_has, open_window, start_power


def station_draws(s: State) -> i64:
    """EVC-STATION-19: additional draws by station cards on which somebody stands, once per card."""
    total: i64 = 0
    for i in range(s.cards()):
        base = i * CARDW
        more = s.pack.station.extra_draw[s.line[base + CARD_ID]]
        if more and s.line[base + UP]:
            start = s.line[base + START]
            for r in range(s.colours):
                if s.on_station(r) and start <= s.of(r, AT) < start + s.width(i):
                    total += more
                    break
    return total


class NomiasAttack(Step[State]):
    """EVC-ROUND-01, phase 3: EVC-NOMIA-02, the number of draws is fixed now."""

    code: ClassVar[str] = "nomia.phase"

    def apply(self, s: State, choice: i64) -> None:
        s.draws = 1 + s.extra + station_draws(s)
        s.push(REMOVE_LEFT)
        s.push(NEXT_DRAW)


class NextDraw(Step[State]):
    """EVC-NOMIA-03: draws are dealt with completely, one after the other."""

    code: ClassVar[str] = "nomia.next"

    def apply(self, s: State, choice: i64) -> None:
        if s.draws == 0:
            return
        s.draws -= 1
        s.push(self)
        if s.nomias_in(DECK) == 0:
            shuffle(s)  # only a pack of one's own can come to this: see EVC-NOMIA-21
        s.push(DRAW_NOMIA)


class DrawNomia(DeckDraw):
    """EVC-NOMIA-01: the top card of the Nomia Deck."""

    code: ClassVar[str] = "nomia.draw"
    rule: ClassVar[str] = "EVC-NOMIA-01"

    def apply(self, s: State, choice: i64) -> None:
        nomia = s.pack.nomia
        s.move_nomia(DECK, choice, -1)
        s.top = NONE
        s.top_known = 0
        s.note("nomia-drawn", choice)
        if choice == nomia.transport:
            s.bottom = 0
            s.push(TRANSPORT_DRAWN)
            open_window(s, W9)
        elif choice == nomia.ship:
            for seat in range(s.seats):
                if s.on_station(seat) and s.pack.civilization.ship[s.of(seat, CIVILIZATION)]:
                    board(s, seat)
                    return
        else:
            s.move_nomia(PILE, choice, 1)  # EVC-NOMIA-19
            s.card = choice
            s.push(CARRY_OUT)
            if s.full:
                open_window(s, W4)


def board(s: State, seat: i64) -> None:
    """The rescue ship comes for its owner (EVC-CIV-15)."""
    ability = s.pack.abilities[s.pack.nomia_ability(ON_SHIP_DRAWN, s.pack.nomia.ship)]
    if ability.holds(s, seat, seat):
        ability.effect.start(s, seat, seat)


class TransportDrawn(Step[State]):
    """EVC-WIN-01: the game ends, unless somebody sent the transport away (W9)."""

    code: ClassVar[str] = "nomia.transport"

    def apply(self, s: State, choice: i64) -> None:
        if s.redraw:
            s.redraw = 0
            s.push(DRAW_NOMIA)
        else:
            transport_arrives(s)


class CarryOut(Flow[State]):
    """One Nomia Card, in the binding order of its consequences."""

    code: ClassVar[str] = "nomia.carry-out"

    def steps(self, s: State) -> list[Step[Any]]:
        if s.cancelled:
            return [CANCELLED]
        return CARD_FULL if s.full else CARD_BASIC


class Cancelled(Step[State]):
    """The card counts for the blue test, and then another one may be drawn in its place."""

    code: ClassVar[str] = "nomia.cancelled"

    def apply(self, s: State, choice: i64) -> None:
        blue_test(s)
        again = s.redraw
        s.cancelled = 0
        s.redraw = 0
        forget(s)
        if again:
            s.push(DRAW_NOMIA)


class Victims(Step[State]):
    """EVC-NOMIA-09: who is struck is determined once; what takes nobody happens now."""

    code: ClassVar[str] = "nomia.victims"

    def apply(self, s: State, choice: i64) -> None:
        number = s.pack.nomia_ability(ON_NOMIA_EFFECT, s.card)
        if number >= 0:
            ability = s.pack.abilities[number]
            if ability.holds(s, NOBODY, NONE):
                ability.effect.start(s, NOBODY, NONE)


class Losses(Step[State]):
    """EVC-NOMIA-14: losses in turn order, neutral colours last."""

    code: ClassVar[str] = "nomia.losses"

    def apply(self, s: State, choice: i64) -> None:
        k = s.colours - 1
        while k >= 0:
            r = s.turn(k)
            if s.of(r, DUE) > 0:
                s.push(STRIKE[r])
            k -= 1


class Aftermath(Step[State]):
    """What lasts for those still on the Station, what reacts to losses, and the struck neutral colours."""

    code: ClassVar[str] = "nomia.aftermath"

    def apply(self, s: State, choice: i64) -> None:
        r = s.colours - 1
        while r >= s.seats:  # pushed first, so they come last, in the order of their decks
            if s.of(r, LOST) and s.on_station(r):
                s.push(PlaceNeutral(s.chair(), r))
            r -= 1
        for r in range(s.colours):
            if s.of(r, STUN_DUE) and s.on_station(r):
                s.put(r, STUN_NEXT, 1)
                s.note("stunned", r)
            s.put(r, STUN_DUE, 0)
        if not s.full or not anybody_has(s, ON_LOST):
            return
        k = s.seats - 1
        while k >= 0:
            seat = s.turn(k)
            if s.on_station(seat) and s.pack.power(ON_LOST, s.of(seat, CIVILIZATION)) >= 0:
                i = s.colours - 1
                while i >= 0:  # pushed last first: the colours come up in the order of their losses
                    if s.of(s.turn(i), LOST):
                        s.push(React(seat, s.turn(i)))
                    i -= 1
            k -= 1


class React(StepWith[State]):
    """A power that reacts to a loss of another colour (EVC-CIV-07)."""

    code: ClassVar[str] = "nomia.react"

    def apply(self, s: State, choice: i64) -> None:
        colour = self.arg
        start_power(s, ON_LOST, self.player, colour)


def blue_test(s: State) -> None:
    """EVC-NOMIA-17: two blue cards in the discard pile bring it back into the deck, until Evac Ready."""
    if s.evac:  # EVC-TRACK-05
        return
    blue: i64 = 0
    for title in range(s.pack.nomia.count):
        if s.pack.nomia.blue[title]:
            blue += s.nomias(PILE, title)
    if blue >= 2:
        shuffle(s)


class BlueTest(Step[State]):
    """EVC-NOMIA-18: after the card has been carried out."""

    code: ClassVar[str] = "nomia.blue-test"

    def apply(self, s: State, choice: i64) -> None:
        blue_test(s)


class Market(Step[State]):
    """EVC-NOMIA-12 to -14: each player that lost chooses once; then the first player for each killed neutral."""

    code: ClassVar[str] = "market.round"

    def __init__(self, player: i64, k: i64, done: i64) -> None:
        super().__init__(player)
        self.k: Final[i64] = k
        self.done: Final[i64] = done  # choices already made for this neutral colour

    def args(self) -> list[int]:
        return [self.k, self.done]

    def apply(self, s: State, choice: i64) -> None:
        k = self.k
        done = self.done
        while k < s.colours:
            r = s.turn(k)
            lost = s.of(r, LOST)
            if s.is_player(r):
                k += 1
                if lost:
                    s.push(Market(NOBODY, k, 0))
                    s.push(CHOOSE_NOMIA[r])
                    return
            elif done < lost:  # EVC-NEUTRAL-10
                s.push(Market(NOBODY, k, done + 1))
                s.push(CHOOSE_NOMIA[s.chair()])
                return
            else:
                k += 1
                done = 0


class ChooseNomia(Question[State]):
    """EVC-NOMIA-12: a card from the market goes on the Nomia discard pile."""

    code: ClassVar[str] = "market.choose"
    rule: ClassVar[str] = "EVC-NOMIA-12"

    def size(self, s: State) -> i64:
        return s.pack.nomia.count

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == s.pack.nomia.transport or choice == s.pack.nomia.ship:
            return SETUP_22
        return OK if s.nomias(MARKET, choice) > 0 else NOMIA_15

    def options(self, s: State) -> vec[i64]:
        out = vec[i64](capacity=10)
        for title in range(s.pack.nomia.count):
            if s.nomias(MARKET, title) > 0:
                out = append(out, title)
        return out

    def apply(self, s: State, choice: i64) -> None:
        s.move_nomia(MARKET, choice, -1)
        s.move_nomia(PILE, choice, 1)
        s.note("chose-nomia", self.player, choice)
        blue_test(s)


class CardDone(Step[State]):
    """W5: the card has been dealt with completely."""

    code: ClassVar[str] = "nomia.done"

    def apply(self, s: State, choice: i64) -> None:
        s.push(FORGET)
        open_window(s, W5)


class Forget(Step[State]):
    """The card is over: what it noted about the colours is wiped."""

    code: ClassVar[str] = "nomia.forget"

    def apply(self, s: State, choice: i64) -> None:
        forget(s)


def forget(s: State) -> None:
    s.card = NONE
    for r in range(s.colours):
        s.put(r, LOST, 0)
        s.put(r, DUE, 0)
        s.put(r, SHIELDED, 0)


NEXT_DRAW: Final = NextDraw()
DRAW_NOMIA: Final = DrawNomia(CHANCE)
TRANSPORT_DRAWN: Final = TransportDrawn()
CARRY_OUT: Final = CarryOut()
CANCELLED: Final = Cancelled()
FORGET: Final = Forget()
CHOOSE_NOMIA: Final = [ChooseNomia(seat) for seat in range(6)]
CARD_BASIC: Final[list[Step[Any]]] = [Victims(), Losses(), Aftermath(), BlueTest(), Market(NOBODY, 0, 0), FORGET]
CARD_FULL: Final[list[Step[Any]]] = [*CARD_BASIC[:-1], CardDone()]
