"""Parts of a board that can stand anywhere: beside each other on a page, below each other on a phone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...scene.draw import group
from ...scene.model import Piece

GAP = 8.0


@dataclass
class Part:
    """A piece of a board with its own corner."""

    name: str
    height: float
    back: str
    pieces: list[Piece]


def beside(places: Iterable[tuple[Part, float, float]]) -> tuple[str, list[Piece], float]:
    """Ground, pieces and height of parts that stand at these corners."""
    backs: list[str] = []
    pieces: list[Piece] = []
    height = 0.0
    for part, x, y in places:
        for piece in part.pieces:
            piece.x, piece.y = round(piece.x + x, 1), round(piece.y + y, 1)
        backs.append(group(part.back, x=x, y=y))
        pieces += part.pieces
        height = max(height, y + part.height)
    return "".join(backs), pieces, height


def below(parts: Iterable[Part]) -> tuple[str, list[Piece], float]:
    """The same of parts that stand below each other."""
    places: list[tuple[Part, float, float]] = []
    y = 0.0
    for part in parts:
        places.append((part, 0.0, y))
        y += part.height + GAP
    return beside(places)
