"""The generator, for any seed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludothek.core.chance import Rng, draw, mix32

pytestmark = pytest.mark.engine

seeds = st.integers(-(2**63), 2**63 - 1)


@given(seed=seeds, counter=st.integers(0, 2**31))
def test_a_number_depends_on_seed_and_counter_only(seed: int, counter: int) -> None:
    walked = Rng(seed, counter)
    numbers = [int(walked.next32()) for _ in range(5)]
    assert numbers == [int(Rng(seed, counter + n).next32()) for n in range(5)]
    assert all(0 <= number < 2**32 for number in numbers)


@given(seed=seeds, bound=st.integers(1, 2**31 - 1))
def test_a_number_stays_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= Rng(seed).below(bound) < bound


@given(x=st.integers(0, 2**32 - 1), y=st.integers(0, 2**32 - 1))
def test_mixing_loses_nothing(x: int, y: int) -> None:
    assert 0 <= mix32(x) < 2**32
    assert (mix32(x) == mix32(y)) == (x == y)


@given(seed=seeds, pool=st.lists(st.integers(0, 5), min_size=1, max_size=12).filter(any))
def test_only_what_is_in_the_pool_is_drawn(seed: int, pool: list[int]) -> None:
    rng = Rng(seed)
    left = list(pool)
    for _ in range(sum(pool)):
        kind = draw(left, rng)
        assert left[kind] > 0
        left[kind] -= 1
    assert not any(left)
