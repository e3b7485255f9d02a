"""Phase 4, Turn Order (EVA-ORDER)."""

import pytest

from tests.games.playing import asks, chance, told, until
from tests.support import rule

from .positions import has, order_of, passing, put, table, turn_order, where

pytestmark = pytest.mark.engine


def ordering(before, **faces):
    """The order after a Turn Order phase; who is not named has no faces."""
    colours = before.split()
    match = table(len(colours), phase="turn-order", turn_order=before)
    spare = {1: "st-01 st-02 st-03", 2: "st-04 st-05 st-06 st-07", 3: "st-09 st-10 st-11 st-12", 4: "st-13", 5: "st-16"}
    left = {n: stadiums.split() for n, stadiums in spare.items()}
    for colour, n in faces.items():
        put(match, colour, stadiums=left[n].pop(0) if n else "")
        assert has(match, colour, "faces") == n
    asks(match)
    return turn_order(match)


@rule("EVA-ORDER-01")
def test_faces_of_stadiums_on_either_world_and_of_developed_technologies_count():
    match = table(4, phase="turn-order", turn_order="pink white yellow blue")
    put(match, "blue", stadiums="st-01", stadiums_new="st-04")  # 1 + 2
    put(match, "white", stadiums="st-05", set=2)  # 2
    put(match, "yellow", set=3, developed="t-3-1c")  # 1
    put(match, "pink", set=4, begun="t-4-1c")  # not developed, so none
    assert [has(match, colour, "faces") for colour in ("blue", "white", "yellow", "pink")] == [3, 2, 1, 0]
    asks(match)
    assert turn_order(match) == ["blue", "white", "yellow", "pink"]


@rule("EVA-ORDER-01")
def test_a_starting_stadium_has_no_faces():
    match = table(2, phase="turn-order", turn_order="blue yellow")
    put(match, "blue", stadiums="", stadiums_new="st-blue")
    assert where(match, "st-blue") == "blue new"
    assert has(match, "blue", "faces") == 0
    asks(match)
    assert turn_order(match) == ["yellow", "blue"]  # equals


@rule("EVA-ORDER-02")
@pytest.mark.parametrize(
    ("before", "faces", "after"),
    [
        ("blue yellow", {"yellow": 1}, "yellow blue"),
        ("blue yellow", {"blue": 2, "yellow": 1}, "blue yellow"),
        ("blue yellow white", {"blue": 1, "yellow": 5, "white": 3}, "yellow white blue"),
        ("pink white yellow blue", {"pink": 1, "white": 2, "yellow": 4, "blue": 3}, "yellow blue white pink"),
    ],
)
def test_more_faces_come_earlier(before, faces, after):
    assert ordering(before, **faces) == after.split()


@rule("EVA-ORDER-03")
@pytest.mark.parametrize(
    ("before", "faces", "after"),
    [
        ("blue yellow", {}, "yellow blue"),
        ("blue yellow white", {}, "white yellow blue"),
        ("blue yellow white pink", {}, "pink white yellow blue"),
        ("blue yellow white", {"blue": 1, "white": 1}, "white blue yellow"),
        ("pink blue white yellow", {"blue": 2}, "blue yellow white pink"),  # the rulebook's example
        ("blue yellow white pink", {"yellow": 3, "pink": 3}, "pink yellow white blue"),
        ("blue yellow white pink", {"blue": 1, "yellow": 1, "white": 1}, "white yellow blue pink"),
    ],
)
def test_equals_reverse_their_order_as_a_group(before, faces, after):
    assert ordering(before, **faces) == after.split()


@rule("EVA-ORDER-04")
def test_an_order_stays_in_force_until_the_next_turn_order_phase():
    match = table(3, phase="turn-order", turn_order="blue yellow white")
    put(match, "yellow", stadiums="st-04")
    until(match, "turn")
    assert turn_order(match) == ["yellow", "white", "blue"]
    assert order_of(match, "power") == ["yellow", "white", "blue"]  # Progress of this year
    put(match, "blue", stadiums="st-16")  # five faces change nothing now
    passing(match)
    assert order_of(match, "passed") == ["yellow", "white", "blue"]  # Actions of the next
    until(match, "turn")
    assert [args[:3] for args in told(match, "order")][1:] == [[0, 1, 2]]
    assert order_of(match, "power")[3:] == ["blue", "yellow", "white"]


@rule("EVA-ORDER-02")
def test_the_robots_faces_count_like_those_of_players():
    match = table(2, phase="turn-order", turn_order="blue yellow robot", robot="on")
    put(match, "robot", stadiums_new="st-04")
    put(match, "yellow", stadiums="st-01")
    chance(match, "solo.back 1-a")
    assert turn_order(match) == ["robot", "yellow", "blue"]
