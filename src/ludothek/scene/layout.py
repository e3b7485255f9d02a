"""Where things lie: a game's `content/layout.toml`, so that a board is moved by editing numbers and no code.

A file holds plans by name. A plan for phones has the same name with `-narrow`:

    [river]
    width  = 1000
    height = 420
    places = { mill = { x = 410, y = 260 }, bridge = { x = 560, y = 180, size = 50, turn = 15 } }
    curves = { water = [[0, 230], [300, 180], [1000, 260]] }
    grids  = { map = { x = 500, y = 210, size = 40, rows = [3, 4, 5, 4, 3] } }

    [river-narrow]
    ...
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from math import dist, sqrt
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from ..core.errors import LudothekError

Positive = Annotated[float, Meta(gt=0)]
Point = tuple[float, float]
NARROW = "-narrow"


class LayoutError(LudothekError):
    """One sentence for who draws: which file, which plan, what is wrong."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A misspelt key is an error, not a default."""


class Place(Record, frozen=True):
    """A named point, with room around it."""

    x: float
    y: float
    size: Positive = 1
    turn: float = 0  # degrees


class Grid(Record, frozen=True):
    """Hexagons. `size` is from a middle to a corner; `flat` has edges above and below, else corners."""

    x: float
    y: float
    size: Positive
    flat: bool = False
    rows: tuple[int, ...] = ()  # cells of each row (of each column where `flat`), all centred

    def centre(self, q: int, r: int) -> Point:
        """The middle of a cell by axial coordinates; (0, 0) lies at `x`, `y`.

        >>> Grid(x=0, y=0, size=10).centre(0, 2)
        (17.32, 30.0)
        """
        along, across = self.size * sqrt(3) * (q + r / 2), self.size * 1.5 * r
        if self.flat:
            along, across = self.size * 1.5 * q, self.size * sqrt(3) * (r + q / 2)
        return round(self.x + along, 2), round(self.y + across, 2)

    def cells(self) -> list[Point]:
        """The middles of all cells in `rows`, in reading order; the whole lies around `x`, `y`.

        >>> Grid(x=0, y=0, size=10, rows=(1, 2)).cells()
        [(0.0, -7.5), (-8.66, 7.5), (8.66, 7.5)]
        """
        step, found = self.size * sqrt(3), []
        for row, count in enumerate(self.rows):
            across = self.size * 1.5 * (row - (len(self.rows) - 1) / 2)
            for place in range(count):
                along = step * (place - (count - 1) / 2)
                x, y = (across, along) if self.flat else (along, across)
                found.append((round(self.x + x, 2), round(self.y + y, 2)))
        return found


class Plan(Record, frozen=True):
    """The geometry of one board."""

    width: Positive
    height: Positive
    places: dict[str, Place] = {}
    curves: dict[str, tuple[Point, ...]] = {}
    grids: dict[str, Grid] = {}

    def spread(self, curve: str, count: int) -> list[Point]:
        """So many points at equal distances on the line through a curve's points, its ends left free."""
        points = self.curves[curve]
        lengths = [dist(a, b) for a, b in pairwise(points)]
        return [_on(points, lengths, sum(lengths) * (2 * k + 1) / (2 * count)) for k in range(count)]


class Layout:
    """The plans of a file. Asking for a plan it does not have is an error that names the file."""

    def __init__(self, file: Path, plans: Mapping[str, Plan]) -> None:
        self.file = file
        self.plans = plans

    def plan(self, name: str, narrow: bool = False) -> Plan:
        """The plan of a board; on a phone its narrow form, if it has one."""
        if narrow and name + NARROW in self.plans:
            return self.plans[name + NARROW]
        if name not in self.plans:
            raise LayoutError(f"{self.file}: there is no plan '{name}', only {', '.join(self.plans)}.")
        return self.plans[name]


@cache
def read_layout(folder: Path) -> Layout:
    """The layout of a game, from its folder."""
    file = folder / "content" / "layout.toml"
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
        return Layout(file, msgspec.convert(given, dict[str, Plan]))
    except OSError as error:
        raise LayoutError(f"{file}: the file cannot be read ({error.strerror}).") from error
    except msgspec.ValidationError as error:
        raise LayoutError(f"{file}: {_plain(str(error))}.") from error
    except ValueError as error:
        raise LayoutError(f"{file}: the file is not valid TOML: {error}.") from error


def _plain(message: str) -> str:
    """What msgspec says, with the place first.

    >>> _plain("Object missing required field `x` - at `$[...].places[...]`")
    "places: object missing required field 'x'"
    """
    what, _, where = message.partition(" - at `$")
    where = where.rstrip("`").replace("[...]", "").strip(".")
    said = what[:1].lower() + what[1:].replace("`", "'")
    return f"{where}: {said}" if where else said


def _on(points: tuple[Point, ...], lengths: list[float], way: float) -> Point:
    """The point so far along the line."""
    for (x1, y1), (x2, y2), length in zip(points, points[1:], lengths):
        if way <= length:
            part = way / length
            return round(x1 + (x2 - x1) * part, 2), round(y1 + (y2 - y1) * part, 2)
        way -= length
    return points[-1]
