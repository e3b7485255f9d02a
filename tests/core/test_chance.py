"""The generator: the same numbers on every machine, compiled and interpreted."""

import pytest

from ludothek.core.chance import Rng, draw, mix32

pytestmark = pytest.mark.engine

FIRST_NUMBERS = {
    0: [44963023, 3752252964, 3557982194, 3852868798],
    1: [3125836724, 3282242340, 1357069194, 1412777323],
    -1: [4223120723, 450029871, 4082738497, 3406413151],
    2**32: [920547193, 3632346457, 3825097753, 442463156],
    2**63 - 1: [1219111152, 2110509658, 3966081504, 3644570540],
    -(2**63): [1508119140, 2284724045, 652339665, 1787685596],
}


def test_mixing_gives_fixed_values() -> None:
    found = [int(mix32(x)) for x in (0, 1, 2, 0xFFFFFFFF, 0x12345678)]
    assert found == [0, 3319481435, 2344061111, 2937917663, 3795349429]


@pytest.mark.parametrize("seed", FIRST_NUMBERS)
def test_a_seed_gives_fixed_numbers(seed: int) -> None:
    rng = Rng(seed)
    assert [int(rng.next32()) for _ in range(4)] == FIRST_NUMBERS[seed]


def test_both_halves_of_a_seed_count_on_their_own() -> None:
    """Else 2**32 tries would be enough to find what chance is going to answer."""
    twins = [Rng(0), Rng(5 << 32)]
    assert len({int(rng.shift) for rng in twins}) == 2
    assert len({int(Rng(high << 32).shift) for high in range(1000)}) == 1000
    assert len({int(Rng(low).shift) for low in range(1000)}) == 1


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
