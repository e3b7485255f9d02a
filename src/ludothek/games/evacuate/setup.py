"""Set-up (EVC-SETUP)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.state import UNKNOWN
from ...core.step import CHANCE, NOBODY, OK, Draw, DrawWith, Question, Step
from .flow import Round
from .refusals import SETUP_13, SETUP_25, STATION_04
from .state import (
    CARD,
    CIVILIZATION,
    DECK,
    EVERYBODY,
    FACING,
    HAND,
    IN_DECK,
    KEPT,
    MARKET,
    NONE,
    ON_STATION,
    PLAYED,
    POOL,
    SPECIALS,
    STATUS,
    WIDTH,
    State,
)
from .station import lay
from .tables import DISTANCES, Pack


def new_game(pack: Pack, seats: int, full: bool, random_civilizations: bool) -> State:
    """EVC-SETUP-01 to -26, up to what chance and the players decide."""
    neutrals = max(0, 4 - seats)  # EVC-SETUP-15: two with two players, one with three
    nomia = pack.nomia
    s = State(
        [], pack, seats, seats + neutrals, 1 if full else 0,
        1, 0, 0, 0, 0, 0, 0, NONE, 0, 0, NONE, 0, NONE, 0, 0, 0, 0,
        vec[i64]([0] * (WIDTH * (seats + neutrals))), vec[i64](), vec[i64]([0] * int(2 * pack.station.count)),
        vec[i64]([0] * int(3 * nomia.count)), vec[i64]([0] * int(4 * DISTANCES)),
    )  # fmt: skip
    for r in range(s.colours):
        s.put(r, STATUS, ON_STATION)
        s.put(r, FACING, 1)
        s.put(r, POOL, pack.basic_survivors - 1 if s.is_player(r) else pack.neutral_pool)
        s.put(r, CARD, NONE)
        s.put(r, PLAYED, NONE)
        s.put(r, KEPT, -9)
        if s.is_player(r):
            s.put(r, HAND, pack.run.common)  # EVC-SETUP-14
    for title in range(nomia.count):
        s.move_nomia(DECK, title, nomia.initial[title])  # EVC-SETUP-20
        if title != nomia.transport and title != nomia.ship:  # EVC-SETUP-22, -23
            s.move_nomia(MARKET, title, nomia.copies[title] - nomia.initial[title])
    for deck in range(i64(neutrals)):
        for distance in range(DISTANCES):
            s.neutral[deck * 2 * DISTANCES + distance] = pack.neutral[deck * DISTANCES + distance]
    lay(s, pack.station.start, 1, 1, EVERYBODY)
    s.plan([DealStation(CHANCE, 1), DealStation(CHANCE, 0), FirstPlayer(CHANCE)])
    s.stack.insert(0, Round())
    if full:
        s.stack.insert(1, ChooseCivilizations(NOBODY, 1 if random_civilizations else 0, 0))
    return s


class DealStation(DrawWith[State]):
    """EVC-SETUP-04, -05: the second card face up, the third face down, known to nobody."""

    code: ClassVar[str] = "setup.station"
    rule: ClassVar[str] = "EVC-SETUP-04"

    def size(self, s: State) -> i64:
        return s.pack.station.count

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if s.station[choice] == IN_DECK else STATION_04

    def apply(self, s: State, choice: i64) -> None:
        up = self.arg
        lay(s, choice, 1, up, EVERYBODY if up else 0)
        s.note("station-dealt", choice if up else UNKNOWN)


class FirstPlayer(Draw[State]):
    """EVC-SETUP-25: the First Player Token goes to a random player."""

    code: ClassVar[str] = "setup.first"
    rule: ClassVar[str] = "EVC-SETUP-25"

    def size(self, s: State) -> i64:
        return 6

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if choice < s.seats else SETUP_25

    def apply(self, s: State, choice: i64) -> None:
        s.first = choice
        s.note("first-player", choice)


class ChooseCivilizations(Step[State]):
    """EVC-SETUP-13: one player after the other in turn order, by choice or at random."""

    code: ClassVar[str] = "setup.civilizations"

    def __init__(self, player: i64, at_random: i64, k: i64) -> None:
        super().__init__(player)
        self.at_random: Final[i64] = at_random
        self.k: Final[i64] = k

    def args(self) -> list[int]:
        return [self.at_random, self.k]

    def apply(self, s: State, choice: i64) -> None:
        if self.k == s.seats:
            return
        seat = s.turn(self.k)
        s.push(ChooseCivilizations(NOBODY, self.at_random, self.k + 1))
        s.push(DealCivilization(CHANCE, seat) if self.at_random else ChooseCivilization(seat))


def is_taken(s: State, civilization: i64) -> bool:
    for seat in range(s.seats):
        if s.of(seat, CIVILIZATION) == civilization:
            return True
    return False


def settle(s: State, seat: i64, civilization: i64) -> None:
    """EVC-SETUP-10 to -12, -14: its Survivors replace the five, its run card and special card join the hand."""
    tables = s.pack.civilization
    s.put(seat, CIVILIZATION, civilization)
    s.put(seat, POOL, tables.survivors[civilization] - 1)
    s.put(seat, HAND, s.pack.run.common | (i64(1) << tables.run_card[civilization]))
    s.put(seat, SPECIALS, i64(1) << tables.special[civilization])
    s.note("civilization", seat, civilization - 1)


class ChooseCivilization(Question[State]):
    """EVC-SETUP-10, -13: a civilization that nobody else has."""

    code: ClassVar[str] = "setup.civilization"
    rule: ClassVar[str] = "EVC-SETUP-10"

    def size(self, s: State) -> i64:
        return s.pack.civilization.count

    def refusal(self, s: State, choice: i64) -> i64:
        return SETUP_13 if is_taken(s, choice + 1) else OK

    def apply(self, s: State, choice: i64) -> None:
        settle(s, self.player, choice + 1)


class DealCivilization(DrawWith[State]):
    """The random deal of civilizations."""

    code: ClassVar[str] = "setup.deal"
    rule: ClassVar[str] = "EVC-SETUP-13"

    def size(self, s: State) -> i64:
        return s.pack.civilization.count

    def refusal(self, s: State, choice: i64) -> i64:
        return SETUP_13 if is_taken(s, choice + 1) else OK

    def apply(self, s: State, choice: i64) -> None:
        seat = self.arg
        settle(s, seat, choice + 1)
