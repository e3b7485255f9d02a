"""Set-up (EVA-SETUP)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.step import CHANCE, NOBODY, OK, Draw, DrawWith, Flow, Step
from .advanced import DealHands
from .flow import YEAR
from .goals import GoalDraft
from .lines import SetUp as SetUpLines
from .market import REFILL
from .objectives import SetUp as SetUpObjectives
from .order import tell_order
from .refusals import SETUP_07, SETUP_08, SETUP_16, SETUP_19
from .state import (
    ASIDE,
    BEFORE,
    BOARD,
    BONUS,
    DUO,
    HELD,
    NO_ROBOT,
    NONE,
    OBJECTIVE,
    ON_OLD,
    ORDER,
    OUT,
    PENALISED,
    PILES,
    RESERVE,
    SITES,
    SOLO,
    TILE,
    TOKENS_UP,
    WIDTH,
    State,
)
from .tables import COLUMNS, KINDS, LAND_SITES, SHIPS, STADIUMS, TILES, YEARS, Pack, ints

FACTORY_TILES: Final[i64] = 4  # of each kind, EVA-FAC-02
TOKENS: Final[i64] = 2  # productivity tokens
MOST_SEATS: Final[i64] = 4
ROBOT: Final[i64] = 4  # the word of `setup.order` for the colour that acts by the solo deck
LATE_FACES: Final[i64] = 4  # EVA-SOLO-04: stadiums with so many faces come later when a robot plays


def new_game(
    pack: Pack,
    seats: i64,
    points: i64,
    advanced: i64,
    generous: i64,
    objectives: i64,
    lines: i64,
    robot: i64,
    faceless: i64,
) -> State:
    """EVA-SETUP-02 to -20: everybody's things are laid out; then chance deals, and the first year begins."""
    robots = SOLO if seats == 1 else DUO if robot and seats == 2 else NO_ROBOT
    count = seats + (2 if robots == SOLO else 1 if robots == DUO else 0)
    points = 1 if robots == SOLO else points  # EVA-SOLO-01
    s = State(
        [], pack, seats, robots, points, advanced, generous, objectives if points else 0, lines if points else 0,
        faceless, 1, BEFORE, NONE, NONE, 0, 0, NONE, 0, 0,
        ints(count * WIDTH), ints(pack.cards), ints(BOARD, NONE), land(pack), hands(pack, seats, advanced),
    )  # fmt: skip
    for objective in range(pack.objectives):
        s.board[OBJECTIVE + objective] = 0
    for seat in range(seats):
        for kind in range(KINDS):
            s.put(seat, RESERVE + kind, FACTORY_TILES)
        s.put(seat, SITES, (i64(1) << LAND_SITES) - 1)
        s.put(seat, TOKENS_UP, TOKENS)
        s.put(seat, PENALISED, NONE)
    stadiums(s)
    s.plan([SET_UP, YEAR])
    return s


def land(pack: Pack) -> vec[i64]:
    """No site is settled, and no factory stands anywhere."""
    sites = ints(2 * pack.sites)
    for site in range(pack.sites):
        sites[site] = NONE
    return sites


def hands(pack: Pack, seats: i64, advanced: i64) -> vec[i64]:
    """EVA-SETUP-23: all action cards in the deck; without the advanced actions there are none."""
    if not advanced:
        return vec[i64]()
    cards = ints((seats * PILES + 2) * pack.actions)
    deck = seats * PILES * pack.actions
    for design in range(pack.actions):
        cards[deck + design] = pack.copies[design]
    return cards


def stadiums(s: State) -> None:
    """EVA-SETUP-11, -12, EVA-SOLO-04: starting stadiums on the Old World, those of unused colours out."""
    for colour in range(MOST_SEATS):
        card = s.pack.starting[colour]
        s.place[card] = HELD + colour * 4 + ON_OLD if colour < s.seats else OUT
    if s.robots != NO_ROBOT:
        first = s.pack.first[STADIUMS]
        for card in range(first, first + s.pack.count[STADIUMS]):
            if s.pack.faces[card] >= LATE_FACES:
                s.place[card] = ASIDE


class SetUp(Flow[State]):
    """EVA-SETUP-07 to -24, in this order."""

    code: ClassVar[str] = "setup"

    def steps(self, s: State) -> list[Step[Any]]:
        plan: list[Step[Any]] = []
        for seat in range(s.seats):
            plan.append(DealSet(CHANCE, seat))
        if s.points:
            plan.append(GoalDraft())
        if s.advanced:
            plan.append(DealHands())
        plan.extend([REFILL[STADIUMS], REFILL[SHIPS], REFILL[2]])
        for year in range(YEARS):
            plan.append(DealBonus(CHANCE, YEARS - 1 - year))
        plan.append(DealOrder(CHANCE, 0) if s.robots != SOLO else SOLO_ORDER)
        if s.lines:
            plan.append(SetUpLines())
        if s.objectives:
            plan.append(SetUpObjectives())
        return plan


SET_UP: Final = SetUp()


class DealSet(DrawWith[State]):
    """EVA-SETUP-07: a technology set that nobody else has."""

    code: ClassVar[str] = "setup.set"

    def size(self, s: State) -> i64:
        return MOST_SEATS

    def refusal(self, s: State, choice: i64) -> i64:
        for seat in range(self.arg):
            if s.pack.tile_set[s.of(seat, TILE)] == choice:
                return SETUP_07
        return OK

    def apply(self, s: State, choice: i64) -> None:
        seat = self.arg
        s.note("technology-set", seat, choice + 1)
        for place in range(TILES):
            s.put(seat, TILE + place, NONE)
        place = TILES - 1
        while place >= 0:
            s.push(DealTile(CHANCE, seat, choice, place))
            place -= 1


class DealTile(Draw[State]):
    """EVA-SETUP-08: the tiles of a level lie in the columns at random."""

    code: ClassVar[str] = "setup.tile"

    def __init__(self, player: i64, seat: i64, tiles: i64, at: i64) -> None:
        super().__init__(player)
        self.seat: Final[i64] = seat
        self.tiles: Final[i64] = tiles  # the set
        self.at: Final[i64] = at

    def args(self) -> list[int]:
        return [self.seat, self.tiles, self.at]

    def size(self, s: State) -> i64:
        return i64(len(s.pack.tile_set))

    def refusal(self, s: State, choice: i64) -> i64:
        if s.pack.tile_set[choice] != self.tiles or s.pack.tile_level[choice] != self.at // COLUMNS:
            return SETUP_08
        for place in range(self.at):
            if s.of(self.seat, TILE + place) == choice:
                return SETUP_08
        return OK

    def options(self, s: State) -> vec[i64]:
        out = vec[i64](capacity=3)
        for tile in range(i64(len(s.pack.tile_set))):
            if s.pack.tile_set[tile] == self.tiles and self.refusal(s, tile) == OK:
                out = append(out, tile)
        return out

    def apply(self, s: State, choice: i64) -> None:
        s.put(self.seat, TILE + self.at, choice)


class DealBonus(DrawWith[State]):
    """EVA-SETUP-16: a card with a flag for year 4, cards without one for the others."""

    code: ClassVar[str] = "setup.bonus"

    def size(self, s: State) -> i64:
        return s.pack.bonuses

    def refusal(self, s: State, choice: i64) -> i64:
        at = self.arg
        if (s.pack.flagged[choice] != 0) != (at == YEARS - 1):
            return SETUP_16
        for year in range(YEARS):
            if s.board[BONUS + year] == choice:
                return SETUP_16
        return OK

    def apply(self, s: State, choice: i64) -> None:
        at = self.arg
        s.board[BONUS + at] = choice


class DealOrder(DrawWith[State]):
    """EVA-SETUP-19, EVA-DUO-03: who comes next in the turn order of the first year."""

    code: ClassVar[str] = "setup.order"

    def size(self, s: State) -> i64:
        return MOST_SEATS + 2

    def colour(self, s: State, choice: i64) -> i64:
        """The colour of a word: a seat, or the robot."""
        if choice < s.seats:
            return choice
        return s.opponent() if choice == ROBOT and s.robots == DUO else NONE

    def refusal(self, s: State, choice: i64) -> i64:
        colour = self.colour(s, choice)
        if colour == NONE:
            return SETUP_19
        for k in range(self.arg):
            if s.turn(k) == colour:
                return SETUP_19
        return OK

    def apply(self, s: State, choice: i64) -> None:
        k = self.arg
        s.board[ORDER + k] = self.colour(s, choice)
        if k + 1 < s.count():
            s.push(DealOrder(CHANCE, k + 1))
        else:
            tell_order(s)


class SoloOrder(Step[State]):
    """EVA-SOLO-03: player, opponent, neutral."""

    code: ClassVar[str] = "setup.solo-order"

    def apply(self, s: State, choice: i64) -> None:
        for k in range(s.count()):
            s.board[ORDER + k] = k


SOLO_ORDER: Final = SoloOrder(NOBODY)
