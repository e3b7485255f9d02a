"""Events and who may know of them."""

import pytest

from ludothek.core.events import EVERYONE, Event
from tests.core.toys import position

pytestmark = pytest.mark.engine


@pytest.mark.parametrize(
    ("audience", "knowing"), [(int(EVERYONE), [-1, 0, 1, 2]), (0b101, [0, 2]), (0b010, [1]), (0, [])]
)
def test_an_audience_is_a_mask_of_seats(audience: int, knowing: list[int]) -> None:
    event = Event("drew", [0, 3, 0], audience)
    assert [viewer for viewer in (-1, 0, 1, 2) if event.seen_by(viewer)] == knowing


def test_an_event_shows_its_kind_and_arguments() -> None:
    assert repr(Event("lit", [1, 2, 0], EVERYONE)) == "Event('lit', [1, 2, 0])"


def test_nothing_is_noted_without_a_tape() -> None:
    state = position()
    state.note("ended")
    assert state.tape is None
    state.tape = []
    state.note("lit", 1, 4)
    assert [repr(event) for event in state.tape] == ["Event('lit', [1, 4, 0])"]


def test_a_clone_has_no_tape() -> None:
    state = position()
    state.tape = []
    assert state.clone().tape is None
