"""How strong the bots have proved to be: what `ludothek tournament --strength` wrote."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "strength.toml"


@dataclass(frozen=True)
class Strength:
    """An Elo-like rating with its 95 % interval; ratings of different games cannot be compared."""

    rating: int
    low: int
    high: int
    games: int

    @property
    def error(self) -> int:
        """The wider half of the interval."""
        return max(self.high - self.rating, self.rating - self.low)


@cache
def strengths(file: Path = FILE) -> dict[tuple[str, str], Strength]:
    """(game, level) -> strength; nothing where nothing was measured."""
    if not file.exists():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8")).get("strength", [])
    return {(row["game"], row["level"]): Strength(row["rating"], row["low"], row["high"], row["games"]) for row in rows}


def strength(game: str, level: str, file: Path = FILE) -> Strength | None:
    return strengths(file).get((game, level))
