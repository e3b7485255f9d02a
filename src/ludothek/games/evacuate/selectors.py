"""Whom an effect reaches, and the conditions cards name. Words of the effect phrases: see docs/games/evacuate.md."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...core.effects import Selector, Test
from .state import AT, BEGAN, CARD, CIVILIZATION, KEPT, LOST, MOVED, NONE, SPEED, STUNNED, State


def start_survivors(s: State, seat: i64) -> i64:
    """EVC-SETUP-08, -11: how many Survivors a player began with."""
    civilization = s.of(seat, CIVILIZATION)
    return s.pack.civilization.survivors[civilization] if civilization else s.pack.basic_survivors


class Self(Selector[State]):
    word: ClassVar[str] = "self"

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        return i64(1) << subject


class FrontRow(Selector[State]):
    """EVC-NOMIA-04: front and rear are read along the Arrow."""

    word: ClassVar[str] = "front-row"

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        return s.row_mask(s.edge_row(1))


class RearRow(Selector[State]):
    word: ClassVar[str] = "rear-row"

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        return s.row_mask(s.edge_row(-1))


class FrontAndRear(Selector[State]):
    """Each runner once, also where only one row is occupied (EVC-NOMIA-08)."""

    word: ClassVar[str] = "front-and-rear"

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        return s.row_mask(s.edge_row(1)) | s.row_mask(s.edge_row(-1))


class Counted(Selector[State]):
    """A selector with one number."""

    def __init__(self, n: i64) -> None:
        self.n: Final[i64] = n

    def numbers(self) -> list[int]:
        return [self.n]


class MovedAtLeast(Counted):
    """EVC-NOMIA-07, -23: by rows actually moved."""

    word: ClassVar[str] = "moved-at-least"

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        mask: i64 = 0
        for r in range(s.colours):
            if s.on_station(r) and s.of(r, MOVED) >= self.n:
                mask |= i64(1) << r
        return mask


class MovedAtMost(Counted):
    word: ClassVar[str] = "moved-at-most"

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        mask: i64 = 0
        for r in range(s.colours):
            if s.on_station(r) and s.of(r, MOVED) <= self.n:
                mask |= i64(1) << r
        return mask


class FewestSurvivors(Selector[State]):
    """Living players on the Station with the smallest number; never neutral colours (EVC-NEUTRAL-12)."""

    word: ClassVar[str] = "fewest-survivors"

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        mask: i64 = 0
        least: i64 = 99
        for seat in range(s.seats):
            if s.on_station(seat):
                count = s.survivors(seat)
                if count < least:
                    least = count
                    mask = 0
                if count == least:
                    mask |= i64(1) << seat
        return mask


class Occupants(Selector[State]):
    """The runners on a station card; the card itself is the subject."""

    word: ClassVar[str] = "occupants"

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        mask: i64 = 0
        for r in range(s.colours):
            if s.on_station(r) and s.station_at(s.of(r, AT)) == subject:
                mask |= i64(1) << r
        return mask


class OthersSameRow(Selector[State]):
    word: ClassVar[str] = "others-same-row"

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        return s.row_mask(s.of(player, AT)) & ~(i64(1) << player)


class OthersRowBehind(Selector[State]):
    """The row directly behind the own one along the Arrow."""

    word: ClassVar[str] = "others-row-behind"

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        return s.row_mask(s.of(player, AT) - s.arrow) & ~(i64(1) << player)


class OneOtherSameRow(OthersSameRow):
    word: ClassVar[str] = "one-other-same-row"

    def one(self) -> bool:
        return True


class OneOtherWithin(Counted):
    word: ClassVar[str] = "one-other-within"

    def one(self) -> bool:
        return True

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        mask: i64 = 0
        here = s.of(player, AT)
        for r in range(s.colours):
            if r != player and s.on_station(r):
                away = s.of(r, AT) - here
                if away <= self.n and -away <= self.n:
                    mask |= i64(1) << r
        return mask


class OneOtherAny(Selector[State]):
    word: ClassVar[str] = "one-other-any"

    def one(self) -> bool:
        return True

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        mask: i64 = 0
        for r in range(s.colours):
            if r != player and s.on_station(r):
                mask |= i64(1) << r
        return mask


class OnePlayerAny(Selector[State]):
    """Another player with a revealed run card; neutral colours have none (EVC-ACT-14)."""

    word: ClassVar[str] = "one-player-any"

    def one(self) -> bool:
        return True

    def mask(self, s: State, player: i64, subject: i64) -> i64:
        mask: i64 = 0
        for seat in range(s.seats):
            if seat != player and s.on_station(seat) and s.of(seat, CARD) != NONE:
                mask |= i64(1) << seat
        return mask


class NumberTest(Test[State]):
    """A condition with one number."""

    def __init__(self, n: i64) -> None:
        self.n: Final[i64] = n

    def numbers(self) -> list[int]:
        return [self.n]


class StartedHere(Test[State]):
    """EVC-RUN-08: the effects of a station card reach only runners that began the round on it."""

    word: ClassVar[str] = "started-here"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.of(subject, BEGAN) != NONE


class SpeedAtMost(NumberTest):
    """EVC-RUN-16: by the number of the run card, not by points or rows."""

    word: ClassVar[str] = "speed-at-most"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.of(subject, SPEED) <= self.n


class Occupied(Test[State]):
    """Somebody stands on the station card in Phase 3 (EVC-STATION-19); read by the draw count."""

    word: ClassVar[str] = "occupied"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return Occupants().mask(s, player, subject) != 0


class AloneInRow(Test[State]):
    word: ClassVar[str] = "alone-in-row"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.runners_at(s.of(player, AT), player) == 0


class BelowStart(Test[State]):
    word: ClassVar[str] = "below-start"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.survivors(player) < start_survivors(s, player)


class InRearRow(Test[State]):
    word: ClassVar[str] = "in-rear-row"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.of(subject, AT) == s.edge_row(-1)


class CauseNomia(Test[State]):
    word: ClassVar[str] = "cause-nomia"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.card != NONE


class NomiaRed(Test[State]):
    word: ClassVar[str] = "nomia-red"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.card != NONE and s.pack.nomia.red[s.card] == 1


class LostNothing(Test[State]):
    word: ClassVar[str] = "lost-nothing-this-card"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.of(player, LOST) == 0


class SurvivorsAtLeast(NumberTest):
    word: ClassVar[str] = "survivors-at-least"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.survivors(player) >= self.n


class PlayersAtLeast(NumberTest):
    """By the number of players at the start of the game."""

    word: ClassVar[str] = "players-at-least"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.seats >= self.n


class PlayersAtMost(NumberTest):
    word: ClassVar[str] = "players-at-most"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.seats <= self.n


class NotAllTied(Test[State]):
    """The living players do not all have the same number of Survivors."""

    word: ClassVar[str] = "not-all-tied"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        seen: i64 = NONE
        for seat in range(s.seats):
            if s.on_station(seat):
                count = s.survivors(seat)
                if seen != NONE and count != seen:
                    return True
                seen = count
        return False


class NotStunned(Test[State]):
    word: ClassVar[str] = "not-stunned"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.of(subject, STUNNED) == 0


class NotKeptLastRound(Test[State]):
    word: ClassVar[str] = "not-kept-last-round"

    def holds(self, s: State, player: i64, subject: i64) -> bool:
        return s.of(player, KEPT) != s.round_no - 1


SELECTORS: Final = (
    Self,
    FrontRow,
    RearRow,
    FrontAndRear,
    FewestSurvivors,
    Occupants,
    OthersSameRow,
    OthersRowBehind,
    OneOtherSameRow,
    OneOtherAny,
    OnePlayerAny,
)
NUMBER_SELECTORS: Final = (MovedAtLeast, MovedAtMost, OneOtherWithin)
TESTS: Final = (
    StartedHere,
    Occupied,
    AloneInRow,
    BelowStart,
    InRearRow,
    CauseNomia,
    NomiaRed,
    LostNothing,
    NotAllTied,
    NotStunned,
    NotKeptLastRound,
)
NUMBER_TESTS: Final = (SpeedAtMost, SurvivorsAtLeast, PlayersAtLeast, PlayersAtMost)
