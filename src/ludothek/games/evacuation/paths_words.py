"""Words of positions: the names that scenarios use for colours, cards, sites and tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.errors import ScenarioError
from .state import COLOURS, NONE, State
from .tables import KIND_WORDS, KINDS

COLUMN_WORDS = ("left", "middle", "right")


def names(s: State) -> tuple[str, ...]:
    """All colours of a game: players by their colour, then `robot` and, alone, `neutral`."""
    return (*COLOURS[: int(s.seats)], "robot", "neutral")[: int(s.count())]


def sites(s: State) -> tuple[str, ...]:
    return s.pack.words["settle.site"][1:]


def lands(s: State) -> tuple[str, ...]:
    """The land sites of the Old World."""
    return tuple(word.removeprefix("bay-") for word in s.pack.words["load"] if word.startswith("bay-"))


def cards(s: State) -> tuple[str, ...]:
    """The cards of the three rows, numbered through."""
    return s.pack.words["market.deal"]


def index(words: Sequence[str], word: Any, path: str) -> int:
    if not isinstance(word, str) or word not in words:
        raise ScenarioError(f"'{path}' does not know '{word}'.")
    return list(words).index(word)


def word(words: Sequence[str], number: int) -> str:
    return words[number] if number != NONE else ""


def members(words: Sequence[str], mask: int) -> list[str]:
    """The names of a set that stands as bits."""
    return [name for number, name in enumerate(words) if (mask >> number) & 1]


def mask(words: Sequence[str], value: Sequence[Any], path: str) -> int:
    return sum(1 << index(words, name, path) for name in dict.fromkeys(value))


def kind(word: str, path: str) -> int:
    return index(KIND_WORDS, word, path)


def three(value: Any, path: str) -> list[int]:
    """Food, steel and energy as a list of numbers."""
    if not isinstance(value, list) or len(value) != int(KINDS):
        raise ScenarioError(f"'{path}' is a list of three numbers: food, steel, energy.")
    return [int(number) for number in value]


def unknown(path: str) -> ScenarioError:
    return ScenarioError(f"Evacuation has no state path '{path}'.")


def read_only(path: str) -> ScenarioError:
    return ScenarioError(f"'{path}' can be read only.")
