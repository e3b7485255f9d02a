"""The pack as the engine reads it: flat tables by card and pier number, and the abilities of all cards."""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.effects import Ability, Effect


class Pack:
    """All content of one game, immutable once built."""

    def __init__(self, cards: int, piers: int, oil: i64, hand: i64) -> None:
        self.cards: Final[i64] = cards
        self.piers: Final[i64] = piers
        self.oil: Final[i64] = oil  # at the beginning
        self.hand: Final[i64] = hand  # cards in hand when a round begins
        self.copies = vec[i64]([0] * cards)
        self.cheaper = vec[i64]([0] * cards)  # how much oil a card in play saves its player on a lantern
        self.price = vec[i64]([0] * piers)
        self.points = vec[i64]([0] * piers)
        self.nodes: Final[list[Effect[Any]]] = []
        self.played: Final[list[Ability[Any] | None]] = [None] * cards
        self.hash: str = ""
        self.words: dict[str, tuple[str, ...]] = {}
