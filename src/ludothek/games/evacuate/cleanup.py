"""Phase 4, Clean Up (EVC-CLEAN)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...core.bits import count_bits
from ...core.effects import RunEffect
from ...core.step import NOBODY, Step
from .state import AT, CARD_ID, CARDW, DISCARD, HAND, PLAYED, STUN_NEXT, STUNNED, UP, State
from .tables import ON_CLEAN_UP
from .windows import W7, anybody_has, open_window, start_power


class CleanUp(Step[State]):
    """EVC-ROUND-01, phase 4."""

    code: ClassVar[str] = "clean.phase"

    def apply(self, s: State, choice: i64) -> None:
        discard_played(s)
        s.push(END_ROUND)
        s.push(CLEAN_UP_EFFECTS)
        if s.full:
            open_window(s, W7)


def discard_played(s: State) -> None:
    """EVC-CLEAN-01: every run card goes to its owner's own discard pile."""
    for seat in range(s.seats):
        if s.on_station(seat):
            s.put(seat, DISCARD, s.of(seat, DISCARD) | (i64(1) << s.of(seat, PLAYED)))


class CleanUpEffects(Step[State]):
    """Powers and station cards that give cards back, in turn order."""

    code: ClassVar[str] = "clean.effects"

    def apply(self, s: State, choice: i64) -> None:
        by_station = has_station_effect(s)
        by_power = s.full == 1 and anybody_has(s, ON_CLEAN_UP)
        if not by_station and not by_power:
            return
        k = s.seats - 1
        while k >= 0:
            seat = s.turn(k)
            if s.on_station(seat):
                if by_station:
                    give_back(s, seat)
                if by_power:
                    start_power(s, ON_CLEAN_UP, seat, seat)
            k -= 1


def has_station_effect(s: State) -> bool:
    """Whether an open card of the line does something in Clean Up."""
    for i in range(s.cards()):
        card = s.line[i * CARDW + CARD_ID]
        if s.line[i * CARDW + UP] and s.pack.station_ability(ON_CLEAN_UP, card) >= 0:
            return True
    return False


def give_back(s: State, seat: i64) -> None:
    number = s.pack.station_ability(ON_CLEAN_UP, s.station_at(s.of(seat, AT)))
    if number >= 0:
        effect = s.pack.abilities[number].effect.parts()[0]  # of `each occupants`: this one
        s.push(RunEffect(NOBODY, effect.index, seat))


class EndRound(Step[State]):
    """The last things of a round, which nobody decides."""

    code: ClassVar[str] = "clean.end"

    def apply(self, s: State, choice: i64) -> None:
        renew_hands(s)
        pass_marks(s)
        pass_token(s)


def renew_hands(s: State) -> None:
    """EVC-CLEAN-02, -03, -05: with only two run cards left, the own discard pile comes back."""
    for seat in range(s.seats):
        if s.on_station(seat) and count_bits(s.of(seat, HAND)) <= s.pack.renew_at:
            s.put(seat, HAND, s.of(seat, HAND) | s.of(seat, DISCARD))
            s.put(seat, DISCARD, 0)
            s.note("renewed", seat)


def pass_marks(s: State) -> None:
    """EVC-CLEAN-08: "cannot move" ends, or becomes valid."""
    for r in range(s.colours):
        s.put(r, STUNNED, s.of(r, STUN_NEXT))
        s.put(r, STUN_NEXT, 0)


def pass_token(s: State) -> None:
    """EVC-CLEAN-07: clockwise to the next player on the Station."""
    for k in range(i64(1), s.seats + 1):
        seat = s.turn(k if k < s.seats else i64(0))
        if s.on_station(seat):
            s.first = seat
            return


CLEAN_UP_EFFECTS: Final = CleanUpEffects()
END_ROUND: Final = EndRound()
