"""The flat action space: every word of every question has one number, whatever the position."""

from __future__ import annotations

from bisect import bisect_right

from ..core.game import GameInfo, PackLike
from ..core.step import Draw


class Actions:
    """The answers of seats, or those of chance, numbered through: the offset of the question plus the choice."""

    def __init__(self, game: GameInfo, pack: PackLike, chance: bool = False) -> None:
        draws = {kind.code for kind in game.steps if issubclass(kind, Draw)}
        self.offset: dict[str, int] = {}
        self.names: list[str] = []  # as in a record: "pick.card spark"
        for code, words in pack.words.items():
            if (code in draws) == chance:
                self.offset[code] = len(self.names)
                self.names += [f"{code} {word}" for word in words]
        self._codes = list(self.offset)
        self._starts = list(self.offset.values())

    def __len__(self) -> int:
        return len(self.names)

    def number(self, code: str, choice: int) -> int:
        """The action that answers a question so."""
        return self.offset[code] + choice

    def split(self, action: int) -> tuple[str, int]:
        """The question that an action answers, and the choice."""
        if not 0 <= action < len(self.names):
            return "", -1
        at = bisect_right(self._starts, action) - 1
        return self._codes[at], action - self._starts[at]
