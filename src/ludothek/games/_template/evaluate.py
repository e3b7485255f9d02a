"""The bots' judgement of a position: from 0 (lost) to 1 (won) for one seat."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.weights import Weights
from .state import State

# Places in the list of weights; the numbers are in weights.toml.
OIL: Final[i64] = 0  # a jar of oil, in points
SURE: Final[i64] = 1  # how far a lead before the end is from a win
NAMES: Final = ("oil", "sure")


def evaluate(s: State, seat: i64, weights: Weights) -> float:
    """Points count, oil counts a little, and only the best of the others matters."""
    w = weights.values
    best = -1.0
    for other in range(s.seats):
        if other != seat and worth(s, w, other) > best:
            best = worth(s, w, other)
    lead = worth(s, w, seat) - best
    if s.over:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return 0.5 + w[SURE] * lead / (1.0 + (lead if lead > 0 else -lead))


def worth(s: State, w: vec[float], seat: i64) -> float:
    """Oil breaks ties at the end; before, it will yet buy points."""
    return float(s.points(seat)) + (0.001 if s.over else w[OIL]) * float(s.oil[seat])
