"""The numbers of a game's judgement, by name: they are data, so that they can be tuned and compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec

from .errors import OptionError
from .network import Network, numbers


class Weights:
    """Names and numbers, in an order that a game's `evaluate.py` fixes. Never changed once made."""

    def __init__(self, names: Sequence[str], values: Sequence[float], network: Network | None = None) -> None:
        self.names: list[str] = list(names)
        self.values: vec[float] = numbers(values)
        self.network: Final = network  # learned; where there is one, a game may judge by it instead

    def to_dict(self) -> dict[str, float]:
        return {name: float(self.values[i]) for i, name in enumerate(self.names)}

    def changed(self, others: Mapping[str, float]) -> Weights:
        """Others, of which some numbers differ."""
        now = self.to_dict()
        for name, number in others.items():
            if name not in now:
                raise OptionError(f"There is no weight '{name}'; there are {', '.join(self.names)}.")
            now[name] = number
        return Weights(self.names, list(now.values()), self.network)
