"""Chance is a player: a counter-based generator answers its questions, and the state holds none.

Only 32-bit quantities are multiplied, by constants below 2**31, so that compiled and interpreted code agree.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK32: Final[i64] = 0xFFFFFFFF


def mix32(x: i64) -> i64:
    """Scramble 32 bits so that neighbouring inputs give unrelated outputs."""
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK32
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & MASK32
    return x ^ (x >> 16)


class Rng:
    """The same seed and counter always give the same number, on every machine.

    Both halves of a 64-bit seed count on their own: whoever sees what chance has answered cannot try all seeds in order
    to know what it will answer.
    """

    def __init__(self, seed: i64, counter: i64 = 0) -> None:
        low = mix32(seed & MASK32)
        high = (seed >> 32) & MASK32
        self.key: Final[i64] = mix32(low ^ mix32(high + 0x9E3779B9 & MASK32))
        self.shift: Final[i64] = mix32(high)
        self.counter: i64 = counter

    def next32(self) -> i64:
        """A number from 0 to 2**32 - 1."""
        self.counter += 1
        return mix32(mix32((self.counter + self.shift) & MASK32) ^ self.key)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; bound is less than 2**31."""
        return (self.next32() * bound) >> 32


def draw(pool: list[int], rng: Rng) -> int:
    """The index of one card of a pool given as counts per kind."""
    at = int(rng.below(sum(pool)))
    for kind, count in enumerate(pool):
        at -= count
        if at < 0:
            return kind
    raise ValueError("a card was drawn from an empty pool")
