"""Phase 4, Clean Up (EVC-CLEAN)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ...core.step import NOBODY, Flow, Step
from .state import AT, CARD_ID, CARDW, DISCARD, HAND, NONE, PLAYED, STUN_NEXT, STUNNED, UP, State
from .tables import ON_CLEAN_UP
from .windows import W7, start_power, window


class CleanUp(Flow[State]):
    """EVC-ROUND-01, phase 4."""

    code: ClassVar[str] = "clean.phase"

    def steps(self, s: State) -> list[Step[Any]]:
        return FULL if s.full else BASIC


class DiscardPlayed(Step[State]):
    """EVC-CLEAN-01: every run card goes to its owner's own discard pile."""

    code: ClassVar[str] = "clean.discard"

    def apply(self, s: State, choice: i64) -> None:
        for seat in range(s.seats):
            if s.on_station(seat):
                s.put(seat, DISCARD, s.of(seat, DISCARD) | (i64(1) << s.of(seat, PLAYED)))


class CleanUpEffects(Step[State]):
    """Powers and station cards that give cards back, in turn order."""

    code: ClassVar[str] = "clean.effects"

    def apply(self, s: State, choice: i64) -> None:
        station = station_with_effect(s)
        if station == NONE and not s.full:
            return
        k = s.seats - 1
        while k >= 0:
            seat = s.turn(k)
            if s.on_station(seat):
                if station != NONE and s.station_at(s.of(seat, AT)) == station:
                    give_back(s, station, seat)
                if s.full:
                    start_power(s, ON_CLEAN_UP, seat, seat)
            k -= 1


def station_with_effect(s: State) -> i64:
    """The open card of the line that does something in Clean Up, if there is one."""
    for i in range(s.cards()):
        card = s.line[i * CARDW + CARD_ID]
        if s.line[i * CARDW + UP] and s.pack.station_ability(ON_CLEAN_UP, card) >= 0:
            return card
    return NONE


def give_back(s: State, station: i64, seat: i64) -> None:
    effect = s.pack.abilities[s.pack.station_ability(ON_CLEAN_UP, station)].effect.parts()[0]  # of `each occupants`
    if effect.possible(s, NOBODY, seat):
        effect.start(s, NOBODY, seat)


class RenewHands(Step[State]):
    """EVC-CLEAN-02, -03, -05: with only two run cards left, the own discard pile comes back."""

    code: ClassVar[str] = "clean.renew"

    def apply(self, s: State, choice: i64) -> None:
        for seat in range(s.seats):
            if s.on_station(seat) and card_count(s.of(seat, HAND)) <= s.pack.renew_at:
                s.put(seat, HAND, s.of(seat, HAND) | s.of(seat, DISCARD))
                s.put(seat, DISCARD, 0)
                s.note("renewed", seat)


def card_count(cards: i64) -> i64:
    count: i64 = 0
    while cards:
        count += cards & 1
        cards >>= 1
    return count


class PassToken(Step[State]):
    """EVC-CLEAN-07, -08: marks move on, and the token passes to the next player on the Station."""

    code: ClassVar[str] = "clean.token"

    def apply(self, s: State, choice: i64) -> None:
        for r in range(s.colours):
            s.put(r, STUNNED, s.of(r, STUN_NEXT))
            s.put(r, STUN_NEXT, 0)
        for k in range(i64(1), s.seats + 1):
            seat = s.turn(k if k < s.seats else i64(0))
            if s.on_station(seat):
                s.first = seat
                return


BASIC: Final[list[Step[Any]]] = [DiscardPlayed(), CleanUpEffects(), RenewHands(), PassToken()]
FULL: Final[list[Step[Any]]] = [BASIC[0], window(W7), *BASIC[1:]]
