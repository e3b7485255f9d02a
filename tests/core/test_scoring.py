"""Score sheets: totals, places and rewards."""

import pytest

from ludothek.core.scoring import ScoreLine, ScoreSheet, SeatScore

pytestmark = pytest.mark.engine


def sheet(*seats: tuple[int, int, bool], outcome: str = "end") -> ScoreSheet:
    """Seats given as points, tie-break and whether they win."""
    scores = [
        SeatScore(seat, [ScoreLine("LAN-WIN-01", "lanterns", points)], [tie], wins)
        for seat, (points, tie, wins) in enumerate(seats)
    ]
    return ScoreSheet(scores, outcome)


def test_a_total_is_the_sum_of_its_lines() -> None:
    lines = [ScoreLine("LAN-WIN-01", "lanterns", 5), ScoreLine("LAN-WIN-01", "glow", -2)]
    assert SeatScore(0, lines, [], False).total == 3
    assert SeatScore(0, [], [], False).total == 0


def test_places_go_by_points_then_by_tie_breaks() -> None:
    assert sheet((3, 0, False), (7, 1, False), (7, 2, True), (1, 9, False)).places() == [3, 2, 1, 4]


def test_equals_share_a_place_and_the_next_is_left_out() -> None:
    assert sheet((7, 2, True), (7, 2, True), (5, 0, False)).places() == [1, 1, 3]


def test_who_wins_by_another_rule_stands_first() -> None:
    assert sheet((9, 0, False), (0, 0, True)).places() == [2, 1]


def test_winners_are_those_who_win() -> None:
    assert sheet((1, 0, False), (2, 0, True), (2, 0, True)).winners == [1, 2]


@pytest.mark.parametrize(
    ("wins", "returns"),
    [
        ((True, False), [1.0, -1.0]),
        ((False, True, False), [-0.5, 1.0, -0.5]),
        ((True, True, False), [0.25, 0.25, -0.5]),
        ((True, True), [0.0, 0.0]),
        ((False, False, False), [-1.0, -1.0, -1.0]),
        ((True, False, False, False, False), [1.0, -0.25, -0.25, -0.25, -0.25]),
    ],
)
def test_winners_share_the_stake_of_the_others(wins: tuple[bool, ...], returns: list[float]) -> None:
    assert sheet(*[(0, 0, win) for win in wins]).returns() == returns
