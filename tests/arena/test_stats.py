"""The formulas, against published examples and figures reckoned with SciPy."""

from collections.abc import Sequence

import pytest

from ludothek.arena.stats import (
    Rate,
    bootstrap,
    holm,
    mann_whitney,
    mean_interval,
    one_proportion,
    two_proportions,
    wilson,
)


def test_wilson() -> None:
    assert wilson(10, 100) == pytest.approx((0.05523, 0.17437), abs=1e-5)
    assert wilson(0, 20)[0] == 0
    assert wilson(0, 20)[1] == pytest.approx(0.16113, abs=1e-5)
    assert wilson(0, 0) == (0, 1)


def test_two_proportions_and_the_interval_of_newcombe() -> None:
    """His own example: 56 of 70 and 48 of 80."""
    test = two_proportions(Rate(48, 80), Rate(56, 70))
    assert test.effect == pytest.approx(0.2)
    assert test.interval == pytest.approx((0.0524, 0.3339), abs=1e-4)
    assert test.p == pytest.approx(0.0080451, abs=1e-6)
    assert two_proportions(Rate(0, 50), Rate(0, 60)).p == 1
    assert two_proportions(Rate(0, 0), Rate(3, 6)).p == 1


def test_one_proportion() -> None:
    assert one_proportion(Rate(60, 100), 0.5) == pytest.approx(0.0455, abs=1e-4)
    assert one_proportion(Rate(0, 0), 0.5) == 1


def test_mann_whitney_with_ties() -> None:
    a = [1, 2, 2, 3, 5, 8, 8, 9, 10, 12.5]
    b = [3, 4, 4, 6, 8, 9, 11, 13, 13, 14, 15]
    assert mann_whitney(a, b).p == pytest.approx(0.0969795, abs=1e-6)  # scipy.stats.mannwhitneyu, asymptotic
    assert mann_whitney(a, b).effect == pytest.approx(3.0409, abs=1e-4)
    assert mann_whitney(b, a).effect == pytest.approx(-3.0409, abs=1e-4)
    assert mann_whitney([4, 4], [4, 4, 4]).p == 1
    assert mann_whitney([4], [5, 6]).p == 1


def test_holm() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1, 1]


def test_intervals_of_means() -> None:
    values = [float(i % 10) for i in range(400)]
    low, high = mean_interval(values)
    assert (low, high) == pytest.approx((4.2181, 4.7819), abs=1e-3)

    def mean(drawn: Sequence[int]) -> list[float]:
        return [sum(values[at] for at in drawn) / len(drawn)]

    assert bootstrap(mean, len(values), 200, seed=3)[0] == pytest.approx((low, high), abs=0.06)
