"""Reading the weights of a game's judgement: `weights.toml` in its folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..core.weights import Weights
from .loader import PackError


def read_weights(file: Path, names: Sequence[str]) -> Weights:
    """The weights of a file, which must be those that the game's judgement asks for."""
    found = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    if set(found) != set(names):
        wrong = ", ".join(sorted(set(found) ^ set(names)))
        raise PackError(f"{file.name} and the judgement it is for do not name the same weights: {wrong}.")
    return Weights(names, [float(found[name]) for name in names])


def read_search(file: Path) -> Mapping[str, float]:
    """How bots search the game: the table `search` beside the weights."""
    found = tomllib.loads(file.read_text(encoding="utf-8")).get("search", {})
    return {name: float(number) for name, number in found.items()}
