"""Maps of hexagons: many cells drawn as one outline, lines across them, and the notches around their edge.

`layout.Grid` says where the cells lie; here is what maps of several games draw with those places.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot, sqrt

from .draw import Point, num


def outlines(middles: Iterable[Point], size: float) -> str:
    """The `d` of hexagons with corners above and below; one path for all cells of a kind keeps a drawing small.

    >>> outlines([(10, 20)], 10)
    'M10 10l8.66 5v10l-8.66 5-8.66-5v-10z'
    """
    half, quarter = num(size * sqrt(3) / 2), num(size / 2)
    round_it = f"l{half} {quarter}v{num(size)}l-{half} {quarter}-{half}-{quarter}v-{num(size)}z"
    return "".join(f"M{num(x)} {num(y - size)}{round_it}" for x, y in middles)


def through(middles: Sequence[Point], size: float = 0) -> str:
    """The `d` of a straight line through cells; it goes `size` beyond its first and its last one.

    >>> through([(0, 0), (10, 0), (20, 0)], 5)
    'M-5 0L25 0'
    """
    (x1, y1), (x2, y2) = middles[0], middles[-1]
    length = hypot(x2 - x1, y2 - y1) or 1
    dx, dy = (x2 - x1) / length * size, (y2 - y1) / length * size
    return f"M{num(x1 - dx)} {num(y1 - dy)}L{num(x2 + dx)} {num(y2 + dy)}"


def outside(cell: Point, middle: Point, size: float) -> Point:
    """A point so far beyond a cell, seen from the middle of the map: there a mark of the edge stands."""
    x, y = cell[0] - middle[0], cell[1] - middle[1]
    length = hypot(x, y) or 1
    return cell[0] + x / length * size, cell[1] + y / length * size


def notch(one: Point, other: Point, middle: Point, size: float) -> Point:
    """The place in the rim between two neighbouring cells of the edge, so far beyond the point where they touch."""
    between = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
    return outside(between, middle, size)
