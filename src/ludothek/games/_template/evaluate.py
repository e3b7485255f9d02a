"""The bots' judgement of a position: from 0 (lost) to 1 (won) for one seat."""

# mypyc: compile
from __future__ import annotations

from mypy_extensions import i64

from .state import State


def evaluate(s: State, seat: i64) -> float:
    """Points count, oil counts a little, and only the best of the others matters."""
    best = -1.0
    for other in range(s.seats):
        if other != seat and worth(s, other) > best:
            best = worth(s, other)
    lead = worth(s, seat) - best
    if s.over:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return 0.5 + 0.45 * lead / (1.0 + (lead if lead > 0 else -lead))


def worth(s: State, seat: i64) -> float:
    """Oil breaks ties at the end; before, it will yet buy about half its number in points."""
    return float(s.points(seat)) + (0.001 if s.over else 0.5) * float(s.oil[seat])
