"""How to find things in the scenes of EVACUATE!."""

from __future__ import annotations

from functools import partial

from ludothek.scene import Piece
from tests.games import looking

language = partial(looking.language, "evacuate")


def inside(piece: Piece, other: Piece) -> bool:
    """Whether the origin of a piece lies within the reach of another."""
    x, y, width, height = other.reach
    return x <= piece.x - other.x <= x + width and y <= piece.y - other.y <= y + height
