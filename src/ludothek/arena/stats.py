"""The few formulas of a study, each with its usual name: no more is claimed than they can say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from statistics import fmean, variance

from ..core.chance import Rng

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
LEVEL = 0.05

Interval = tuple[float, float]


@dataclass(frozen=True)
class Rate:
    """A share of something that was counted, with its 95 % interval (Wilson)."""

    wins: float
    count: int

    @property
    def value(self) -> float:
        return self.wins / self.count if self.count else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.wins, self.count)


@dataclass(frozen=True)
class Test:
    """The difference between two samples, B less A, with its 95 % interval and the p-value of the test."""

    effect: float
    interval: Interval
    p: float


def wilson(wins: float, count: int) -> Interval:
    """The 95 % interval of a rate (Wilson 1927). Shares of a win count as such."""
    if not count:
        return 0.0, 1.0
    rate = wins / count
    centre = rate + Z * Z / (2 * count)
    spread = Z * sqrt(rate * (1 - rate) / count + Z * Z / (4 * count * count))
    whole = 1 + Z * Z / count
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


def two_sided(z: float) -> float:
    """The p-value of a standard normal deviate."""
    return erfc(abs(z) / sqrt(2))


def two_proportions(a: Rate, b: Rate) -> Test:
    """The two-proportion z-test with a pooled rate; the interval of the difference is Newcombe's."""
    if not a.count or not b.count:
        return Test(0.0, (-1.0, 1.0), 1.0)
    effect = b.value - a.value
    pooled = (a.wins + b.wins) / (a.count + b.count)
    error = sqrt(pooled * (1 - pooled) * (1 / a.count + 1 / b.count))
    (low_a, high_a), (low_b, high_b) = a.interval, b.interval
    low = effect - sqrt((b.value - low_b) ** 2 + (high_a - a.value) ** 2)
    high = effect + sqrt((high_b - b.value) ** 2 + (a.value - low_a) ** 2)
    return Test(effect, (low, high), two_sided(effect / error) if error else 1.0)


def one_proportion(rate: Rate, expected: float) -> float:
    """The p-value of the score test that a rate is what was expected."""
    error = sqrt(expected * (1 - expected) / rate.count) if rate.count else 0.0
    return two_sided((rate.value - expected) / error) if error else 1.0


def mann_whitney(a: Sequence[float], b: Sequence[float]) -> Test:
    """The Mann-Whitney U test (normal approximation, ties corrected); the effect is the difference of the means.

    Its interval is Welch's, with the normal in place of the t distribution: samples here have dozens at least.
    """
    if len(a) < 2 or len(b) < 2:
        return Test(0.0, (float("-inf"), float("inf")), 1.0)
    effect = fmean(b) - fmean(a)
    error = sqrt(variance(a) / len(a) + variance(b) / len(b))
    ranks, ties = ranked([*a, *b])
    n, m = len(a), len(b)
    u = sum(ranks[:n]) - n * (n + 1) / 2
    total = n + m
    spread = sqrt(n * m / 12 * (total + 1 - ties / (total * (total - 1))))
    away = max(0.0, abs(u - n * m / 2) - 0.5)  # corrected for continuity
    return Test(effect, (effect - Z * error, effect + Z * error), two_sided(away / spread) if spread else 1.0)


def ranked(values: Sequence[float]) -> tuple[list[float], float]:
    """Every value's rank, equals share the mean of theirs; and the sum of t³ - t over the groups of equals."""
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks, ties, at = [0.0] * len(values), 0.0, 0
    while at < len(order):
        end = at
        while end < len(order) and values[order[end]] == values[order[at]]:
            end += 1
        for place in order[at:end]:
            ranks[place] = (at + end + 1) / 2
        ties += (end - at) ** 3 - (end - at)
        at = end
    return ranks, ties


def holm(ps: Sequence[float]) -> list[float]:
    """p-values corrected for so many comparisons (Holm 1979)."""
    order = sorted(range(len(ps)), key=ps.__getitem__)
    out, worst = [0.0] * len(ps), 0.0
    for at, place in enumerate(order):
        worst = max(worst, min(1.0, (len(ps) - at) * ps[place]))
        out[place] = worst
    return out


def mean_interval(values: Sequence[float]) -> Interval:
    """The 95 % interval of a mean, by the normal distribution."""
    if len(values) < 2:
        return float("-inf"), float("inf")
    error = Z * sqrt(variance(values) / len(values))
    return fmean(values) - error, fmean(values) + error


def bootstrap(
    statistic: Callable[[Sequence[int]], Sequence[float]], count: int, rounds: int, seed: int
) -> list[Interval]:
    """95 % percentile intervals of some figures; `statistic` reckons them from the numbers of the drawn cases."""
    rng = Rng(seed)
    found = [statistic([int(rng.below(count)) for _ in range(count)]) for _ in range(rounds)]
    out = []
    for values in zip(*found):
        ordered = sorted(values)
        out.append((ordered[round(0.025 * (rounds - 1))], ordered[round(0.975 * (rounds - 1))]))
    return out
