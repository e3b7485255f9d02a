"""A small network that judges positions: the features of one seat go in, one number comes out.

One hidden layer of rectifiers is all there is, so that a search can ask it a hundred thousand times a second. Its
numbers are learned from played games (`ludothek learn`) and are data; what the features are, and what the number that
comes out means, is the game's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def numbers(values: Sequence[float]) -> vec[float]:
    out = vec[float](capacity=64)
    for value in values:
        out = append(out, float(value))
    return out


class Network:
    """Never changed once made."""

    def __init__(
        self,
        names: Sequence[str],
        inner: Sequence[Sequence[float]],
        bias: Sequence[float],
        outer: Sequence[float],
        base: float,
    ) -> None:
        self.names: list[str] = list(names)  # of the features
        self.inputs: Final[i64] = i64(len(self.names))
        self.hidden: Final[i64] = i64(len(bias))
        self.inner: vec[float] = numbers([weight for row in inner for weight in row])  # a row for each feature
        self.bias: vec[float] = numbers(bias)
        self.outer: vec[float] = numbers(outer)
        self.base: Final = base

    def value(self, features: vec[float]) -> float:
        """What the network makes of these features; most of them are 0, and cost nothing."""
        hidden = self.hidden
        sums = self.bias[:]
        inner = self.inner
        at: i64 = 0
        for i in range(self.inputs):
            x = features[i]
            if x != 0.0:
                for j in range(hidden):
                    sums[j] += x * inner[at + j]
            at += hidden
        total = self.base
        for j in range(hidden):
            if sums[j] > 0.0:
                total += sums[j] * self.outer[j]
        return total
