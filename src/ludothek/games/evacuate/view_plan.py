"""Where everything of the line stands: cards, rows and runners as places on the board. Numbers only, no drawing."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from .state import AT, CARD_ID, CARDW, DIR, START, UP, State
from .view_layout import Narrow, Wide, layout

CHIP = 24  # what the mark of a row takes of its depth
NUMBER, MARK = 29, 35  # of a strip: its printed number, its mark
ROOM = 6  # runners of one row at most


@dataclass(frozen=True)
class Spot:
    """A rectangle by its middle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        return self.x - self.width / 2

    @property
    def top(self) -> float:
        return self.y - self.height / 2

    @property
    def right(self) -> float:
        return self.x + self.width / 2

    @property
    def bottom(self) -> float:
        return self.y + self.height / 2


@dataclass(frozen=True)
class Module:
    """One card of the line as it is laid out."""

    i: int  # its place in the line
    card: int  # UNKNOWN where the viewer does not know it
    up: bool
    ahead: bool  # printed row 1 lies first in table order
    start: int  # the coordinate of its first row
    box: Spot
    rows: tuple[Spot, ...]  # in table order
    last: bool = False  # nothing is joined to it behind

    @property
    def key(self) -> int:
        """The coordinate of its side towards the Starting Station Card: the same before and after it is turned up."""
        return self.start if self.ahead else self.start + len(self.rows) - 1


@dataclass(frozen=True)
class Plan:
    """The whole line."""

    width: float
    height: float
    upright: bool  # the line runs from top to bottom
    modules: tuple[Module, ...]
    arrow: Spot
    spines: tuple[Spot, ...]  # the trusses behind the cards
    runner: float  # the size of a runner

    def spot(self, x: int) -> Spot:
        """The row of a coordinate."""
        module = self.module(x)
        return module.rows[x - module.start]

    def module(self, x: int) -> Module:
        return next(module for module in self.modules if 0 <= x - module.start < len(module.rows))


def plan(s: State, narrow: bool) -> Plan:
    return _upright(s, layout().narrow) if narrow else _wrapped(s, layout().wide)


def crowd(spot: Spot, count: int, marked: bool, upright: bool, size: float) -> list[tuple[float, float]]:
    """Where so many runners stand in one row, side by side without touching."""
    if upright:
        first = spot.left + NUMBER + (MARK if marked else 0) + size / 2
        return [(first + k * (size + 0.5), spot.y) for k in range(count)]
    clear = spot.height - (CHIP if marked else 0)
    middle = spot.bottom - clear / 2
    columns = 1 if count <= 3 else 2
    deep = ceil(count / columns)
    pitch = min(size + 4, (clear - 2) / 3)
    across = min(size + 2, (spot.width - 2) / 2)
    places = []
    for k in range(count):
        column, line = divmod(k, deep)
        left = (column - (columns - 1) / 2) * across
        places.append((spot.x + left, middle + (line - (deep - 1) / 2) * pitch))
    return places


def runner_size(cell: float, most: float) -> float:
    """Two runners stand beside each other in the narrowest cell."""
    return min(most, (cell - 1) / 2)


# -- a desktop ------------------------------------------------------------------------------------------------


def _wrapped(s: State, w: Wide) -> Plan:
    widths = [len(_coordinates(s, i)) if s.line[i * CARDW + UP] else 0 for i in range(int(s.cards()))]
    room = w.width - 2 * w.margin
    fewest = len(_lines(widths, w.cell_least, room, w))
    cell = w.cell_most
    while cell > w.cell_least and len(_lines(widths, cell, room, w)) > fewest:
        cell -= 1
    tall = w.head + w.floor + w.lip
    modules: list[Module] = []
    spines: list[Spot] = []
    top, i = w.arrow, 0
    lines = _lines(widths, cell, room, w)
    for line in lines:
        total = sum(_wide(rows, cell, w) for rows in line) + w.gap * (len(line) - 1)
        left = (w.width - total) / 2
        spines.append(Spot(w.width / 2, top + w.head + w.floor / 2, w.width, 30))
        for rows in line:
            wide = _wide(rows, cell, w)
            box = Spot(left + wide / 2, top + tall / 2, wide, tall)
            modules.append(_module(s, i, box, _cells(box, rows, cell, w)))
            left += wide + w.gap
            i += 1
        top += tall + w.foot
    height = top + w.margin - 6
    return Plan(
        w.width, height, False, tuple(modules), Spot(w.width / 2, w.arrow / 2, room, w.arrow - 14), tuple(spines),
        runner_size(cell, w.runner),
    )  # fmt: skip


def _wide(rows: int, cell: float, w: Wide) -> float:
    return rows * cell + 2 * w.pad if rows else w.door


def _lines(widths: list[int], cell: float, room: float, w: Wide) -> list[list[int]]:
    """The cards, as numbers of rows, line by line."""
    lines: list[list[int]] = [[]]
    for rows in widths:
        used = sum(_wide(other, cell, w) + w.gap for other in lines[-1])
        if lines[-1] and used + _wide(rows, cell, w) > room:
            lines.append([])
        lines[-1].append(rows)
    return lines


def _cells(box: Spot, rows: int, cell: float, w: Wide) -> tuple[Spot, ...]:
    y = box.top + w.head + w.floor / 2
    if not rows:
        return (Spot(box.x, y, box.width - 2 * w.pad, w.floor),)
    return tuple(Spot(box.left + w.pad + (k + 0.5) * cell, y, cell, w.floor) for k in range(rows))


# -- a phone --------------------------------------------------------------------------------------------------


def _upright(s: State, n: Narrow) -> Plan:
    wide = n.width - 2 * n.margin - n.arrow
    modules = []
    top = n.margin
    for i in range(int(s.cards())):
        rows = len(_coordinates(s, i)) if s.line[i * CARDW + UP] else 0
        tall = rows * n.strip + 2 * n.pad if rows else n.door
        box = Spot(n.margin + wide / 2, top + tall / 2, wide, tall)
        modules.append(_module(s, i, box, _strips(box, rows, n)))
        top += tall + n.gap
    height = top - n.gap + n.margin
    spine = Spot(n.margin + wide / 2, height / 2, 40, height)
    rail = Spot(n.width - (n.margin + n.arrow) / 2, height / 2, n.arrow - 8, height - 2 * n.margin)
    return Plan(n.width, height, True, tuple(modules), rail, (spine,), n.runner)


def _strips(box: Spot, rows: int, n: Narrow) -> tuple[Spot, ...]:
    wide = box.width - n.side - n.pad
    x = box.right - n.pad - wide / 2
    if not rows:
        return (Spot(x, box.y, wide, box.height - 2 * n.pad),)
    return tuple(Spot(x, box.top + n.pad + (k + 0.5) * n.strip, wide, n.strip) for k in range(rows))


# -- from the state -------------------------------------------------------------------------------------------


def _coordinates(s: State, i: int) -> range:
    start = int(s.line[i * CARDW + START])
    return range(start, start + int(s.width(i)))


def _module(s: State, i: int, box: Spot, rows: tuple[Spot, ...]) -> Module:
    base = i * CARDW
    return Module(
        i=i,
        card=int(s.line[base + CARD_ID]),
        up=bool(s.line[base + UP]),
        ahead=s.line[base + DIR] > 0,
        start=int(s.line[base + START]),
        box=box,
        rows=rows,
        last=i == s.cards() - 1,
    )


def runners_in(s: State, x: int) -> list[int]:
    """The runners of a row."""
    return [runner for runner in range(int(s.colours)) if s.on_station(runner) and s.of(runner, AT) == x]
