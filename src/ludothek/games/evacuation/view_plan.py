"""Where the parts of the table stand: numbers only, for what is printed and for the pieces that lie on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil
from pathlib import Path

from ...scene.draw import Point
from ...scene.layout import Grid, Plan, read_layout

FOLDER = Path(__file__).parent

# -- the New World --------------------------------------------------------------------------------------------

MAP = "map"


def map_plan(narrow: bool = False) -> Plan:
    return read_layout(FOLDER).plan(MAP, narrow)


@cache
def middles(grid: Grid, axial: tuple[tuple[int, int], ...]) -> tuple[Point, ...]:
    """The middles of all sites."""
    return tuple(grid.centre(q, r) for q, r in axial)


# -- years and progress ---------------------------------------------------------------------------------------

LANES_SHOWN = (1, 2, 0)  # main, 3+ and passing, from top to bottom
GATE = 26.0  # the breadth of a transition
NUMBERS = 18.0  # the height of the numbers above a row


@dataclass(frozen=True)
class Track:
    """The board of years and progress, for a page or a phone."""

    width: float
    height: float
    per_row: int  # steps
    lane: float  # the height of a lane
    gates: tuple[int, ...]  # the steps after which transitions lie
    steps: int
    year: float = 88  # the height of a year
    years: int = 4

    @property
    def top(self) -> float:
        return self.year + 84

    @property
    def cell(self) -> float:
        rows = range(ceil(self.steps / self.per_row))
        most = max(sum(gate // self.per_row == row for gate in self.gates) for row in rows)
        return (self.width - most * GATE) / self.per_row

    @property
    def year_wide(self) -> float:
        return (self.width - 6 * (self.years - 1)) / self.years

    def x(self, step: int) -> float:
        """The left side of a step."""
        first = step // self.per_row * self.per_row
        before = sum(first <= gate < step for gate in self.gates)
        return step % self.per_row * self.cell + before * GATE

    def y(self, step: int) -> float:
        """The top of the lanes of a step."""
        return self.top + NUMBERS + step // self.per_row * (3 * self.lane + NUMBERS + 10)

    @property
    def chip(self) -> float:
        """Half the breadth of a bonus number."""
        return 23 if self.year_wide > 120 else 20

    @property
    def chip_shift(self) -> float:
        """How far the number stands beside the middle: a star has its place where there is room."""
        return 6 if self.year_wide > 120 else 0

    def year_x(self, year: int) -> float:
        return (year - 1) * (self.year_wide + 6)

    def chip_x(self, year: int, which: int) -> float:
        """The middle of a number of a year's bonus card."""
        return self.year_x(year) + self.year_wide * (0.27 + 0.46 * which)


def track(gates: Sequence[int], steps: int, narrow: bool) -> Track:
    if narrow:
        return Track(400, 732, 6, 38, tuple(gates), steps)
    return Track(640, 496, 12, 42, tuple(gates), steps)


# -- a player's board -----------------------------------------------------------------------------------------

WORLD = (400.0, 216.0)  # either world
STOCK_X, STOCK_PITCH = 112.0, 96.0
TILE, TILE_PITCH = 50.0, 54.0
OLD_FACTORIES, NEW_FACTORIES, FACTORY_PITCH = 281.0, 68.0, 38.0
BAR_X, BAR_WIDE = 196.0, 196.0  # production
BAR_LEFT, BAR_ROOM, BAR_MOST = 28.0, 134.0, 14
SHIP, SHIP_TALL = 98.0, 60.0
ARENA, ARENA_TALL = 58.0, 60.0
FLEET_Y = 152.0
TECH = (392.0, 202.0)
TECH_PITCH, TECH_WIDE, TECH_TALL, TECH_HEAD = 131.0, 125.0, 56.0, 22.0
GROUPS = 4
SPACE_TALL, GROUP_HEAD, ACTIONS_TOP = 38.0, 24.0, 46.0
TRACK_SPACES = 7  # of the action track; the last repeats


def land_at(site: int) -> Point:
    """The upper left corner of a land site's tile: five above, four below."""
    column, row = (site, 0) if site < 5 else (site - 5, 1)
    return 12 + column * TILE_PITCH, 46 + row * (TILE_PITCH - 1)


@dataclass(frozen=True)
class Actions:
    """The actions of the player board: four groups beside each other, or two by two."""

    width: float
    columns: int

    @property
    def pitch(self) -> float:
        return self.width / self.columns

    @property
    def group_tall(self) -> float:
        return GROUP_HEAD + 3 * SPACE_TALL + 6

    @property
    def height(self) -> float:
        return ACTIONS_TOP + GROUPS // self.columns * (self.group_tall + 6) - 6

    def group(self, number: int) -> Point:
        return number % self.columns * self.pitch, ACTIONS_TOP + number // self.columns * (self.group_tall + 6)

    def space(self, number: int, row: int) -> Point:
        x, y = self.group(number)
        return x + 5, y + GROUP_HEAD + row * SPACE_TALL + 1

    @property
    def space_wide(self) -> float:
        return self.pitch - 14

    def track_x(self, place: int) -> float:
        """The middle of a space of the action track."""
        return (place + 0.5) * (self.width - 150) / (TRACK_SPACES + 1)


def actions_plan(narrow: bool) -> Actions:
    return Actions(400, 2) if narrow else Actions(600, 4)


# -- another player's board -----------------------------------------------------------------------------------

OTHER = (440.0, 96.0)
