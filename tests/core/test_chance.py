"""The generator: the same numbers on every machine, compiled and interpreted."""

import pytest

from ludothek.core.chance import Rng, draw, mix32

pytestmark = pytest.mark.engine

FIRST_NUMBERS = {
    0: [44963023, 3752252964, 3557982194, 3852868798],
    1: [3125836724, 3282242340, 1357069194, 1412777323],
    -1: [2498513332, 3558959160, 2297610267, 2009355803],
    2**32: [3563260158, 3162384276, 3718581905, 3883405007],
    2**63 - 1: [1984405768, 3472197613, 310910178, 2000774067],
    -(2**63): [2509478656, 3482582099, 841501156, 76147300],
}


def test_mixing_gives_fixed_values() -> None:
    found = [int(mix32(x)) for x in (0, 1, 2, 0xFFFFFFFF, 0x12345678)]
    assert found == [0, 3319481435, 2344061111, 2937917663, 3795349429]


@pytest.mark.parametrize("seed", FIRST_NUMBERS)
def test_a_seed_gives_fixed_numbers(seed: int) -> None:
    rng = Rng(seed)
    assert [int(rng.next32()) for _ in range(4)] == FIRST_NUMBERS[seed]


def test_a_counter_enters_the_sequence_anywhere() -> None:
    assert [int(Rng(1, n).next32()) for n in range(4)] == FIRST_NUMBERS[1]


def test_numbers_below_a_bound_are_fixed_and_fair() -> None:
    rng = Rng(42)
    assert [int(rng.below(6)) for _ in range(12)] == [4, 3, 0, 0, 3, 5, 2, 2, 5, 0, 0, 2]
    counts = [0] * 6
    for _ in range(6000):
        counts[int(rng.below(6))] += 1
    assert min(counts) > 900
    assert max(counts) < 1100


def test_a_bound_of_one_leaves_no_choice() -> None:
    rng = Rng(9)
    assert {int(rng.below(1)) for _ in range(50)} == {0}


def test_a_pool_is_drawn_from_by_its_counts() -> None:
    rng = Rng(7)
    assert [draw([1, 0, 3, 2], rng) for _ in range(12)] == [2, 3, 0, 3, 3, 3, 2, 2, 3, 3, 3, 3]


def test_an_empty_pool_cannot_be_drawn_from() -> None:
    with pytest.raises(ValueError, match="empty pool"):
        draw([0, 0], Rng(1))
