"""Two players with the solo deck (EVA-DUO)."""

import pytest

from ludothek.games.evacuation.progress import PlaceMarker
from ludothek.games.evacuation.state import LINES
from tests.games.playing import answer, asks, chance, offers, refused, told, until
from tests.support import rule

from .positions import (
    GAME,
    clean,
    draws,
    forbids,
    fresh,
    has,
    kinds,
    order_of,
    phase_of,
    position,
    put,
    row,
    row_of,
    sheet,
    solo,
    table,
    turn_order,
    under,
    where,
    winners,
)

pytestmark = pytest.mark.engine

GREAT = ("st-13", "st-14", "st-15", "st-16", "st-17")


def duo(phase="actions", order="robot blue yellow", year=1, mode="race", **options):
    return table(2, phase=phase, year=year, turn_order=order, robot="on", mode=mode, **options)


def acts(card, back, others):
    """The robot's turn: a card is flipped, and a back of the others lies on top then."""
    tops = {"sc-1": "1-a", "sc-2": "2-b", "sc-3": "3-b", "sc-4": "1-a", "sc-5": "2-a", "sc-6": "x-b"}
    match = solo(duo(), f"{card} {others}", tops[card], "actions")
    return chance(match, f"solo.card {card}", f"solo.back {back}")


@rule("EVA-DUO-01")
@pytest.mark.parametrize("mode", ["race", "points"])
def test_a_robot_plays_along_with_two_people(mode):
    match = until(fresh(2, robot="on", mode=mode), "turn")
    assert sorted(turn_order(match)) == ["blue", "robot", "yellow"]
    until(match, "")
    assert len(told(match, "solo-card")) == 5 + 5 + 6 + 6
    clean(match)


@rule("EVA-DUO-01")
def test_it_occupies_sites_and_takes_cards():
    match = acts("sc-5", "2-b", "sc-2 sc-3")
    asks(match)
    assert has(match, "robot", "sites") == ["n-33"]  # two places on, the second site along arrow B
    match = acts("sc-1", "2-b", "sc-2 sc-3")
    assert where(match, "sh-02") == "under"
    match = acts("sc-3", "1-a", "sc-1 sc-2")
    assert where(match, "in-01") == "under"
    match = acts("sc-4", "3-b", "sc-3 sc-2")
    assert where(match, "st-03") == "robot new"


@rule("EVA-DUO-01")
@pytest.mark.parametrize(("seats", "robot"), [(2, "off"), (3, "on"), (4, "on")])
def test_nobody_else_plays_with_it(seats, robot):
    match = until(fresh(seats, robot=robot), "turn")
    assert "robot" not in turn_order(match)


@rule("EVA-DUO-02")
def test_in_race_mode_people_are_scored_as_two_and_the_robot_is_not():
    match = duo("bonuses", "blue yellow robot", 4)
    put(match, "blue", production="4 5 6", stadiums="", stadiums_new="st-blue st-01 st-02", face_up_sites="")
    put(match, "yellow", production="4 5 6", stadiums="", stadiums_new="st-yellow st-03 st-04", face_up_sites="")
    put(match, "robot", stadiums_new="st-09 st-10 st-11", production="20 20 20")
    until(match, "")
    assert told(match, "race-bonus") == [[1, 1, 0]]  # +1 as between two players; the robot's faces do not count
    assert len(GAME.score(match.state).seats) == 2
    assert winners(match) == ["yellow"]


@rule("EVA-DUO-02")
def test_in_points_mode_faces_are_worth_4_or_0():
    match = duo("bonuses", "blue yellow robot", 4, "points")
    put(match, "blue", goals="", stadiums="", stadiums_new="st-blue st-01 st-02")
    put(match, "yellow", goals="", stadiums="", stadiums_new="st-yellow st-03 st-04")
    put(match, "robot", stadiums_new="st-09 st-10 st-11")
    until(match, "")
    assert "faces" not in sheet(match, "blue")
    assert sheet(match, "yellow")["faces"] == 4


@rule("EVA-DUO-02")
def test_its_sites_do_not_count_on_lines():
    match = duo("bonuses", "blue yellow robot", 4, "points", lines="side-a")
    s = position(match)
    for k in range(3):
        s.board[LINES + k] = 4 * k
    put(match, "blue", goals="", sites="n-12")
    for site in (17, 23, 28):  # n-18, n-24 and n-29 of line 1
        s.land[site] = s.opponent()
    until(match, "")
    assert sheet(match, "blue")["lines"] == 4


@rule("EVA-DUO-02")
def test_it_cannot_bring_about_the_end():
    match = solo(duo(), "sc-4 sc-3 sc-2", "1-a", "actions")
    put(match, "robot", production="9 9 9", stadiums_new="st-09 st-10")
    chance(match, "solo.card sc-4", "solo.back 3-b")
    asks(match)
    assert len(has(match, "robot", "stadiums_new")) == 3
    assert told(match, "race-decided") == []
    assert position(match).trigger < 0


@rule("EVA-DUO-03")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_it_begins_at_a_random_place(place):
    match = until(fresh(2, robot="on"), "setup.order")
    people = ["blue", "yellow"]
    people.insert(place, "robot")
    assert offers(match) == ["blue", "yellow", "robot"]
    assert refused(match, "chance", "setup.order neutral") == "EVA-SETUP-19"  # there is no neutral colour
    chance(match, *[f"setup.order {colour}" for colour in people])
    assert turn_order(match) == people


@rule("EVA-DUO-03")
def test_it_has_turns_like_the_opponent_of_the_solo_game():
    match = duo(order="blue robot yellow")
    chance(match, "solo.back 2-b")
    assert asks(match) == "blue turn"
    answer(match, "blue", "turn exchange", "gain food-old", "exchange stop")
    assert asks(match) == "chance solo.card"
    chance(match, "solo.card sc-2", "solo.back x-b")
    assert asks(match) == "yellow turn"
    answer(match, "yellow", "turn pass")
    assert asks(match) == "blue turn"
    answer(match, "blue", "turn pass")
    until(match, "progress.move")
    assert len(told(match, "solo-card")) == 5
    assert order_of(match, "passed") == ["yellow", "blue", "robot"]


@rule("EVA-DUO-03")
@pytest.mark.parametrize(
    ("robot", "blue", "after"),
    [("st-04", "", "robot yellow blue"), ("st-01", "st-02", "robot blue yellow"), ("", "", "robot yellow blue")],
)
def test_faces_and_ties_work_as_usual(robot, blue, after):
    match = duo("turn-order", "blue yellow robot")
    put(match, "robot", stadiums_new=robot)
    put(match, "blue", stadiums=blue)
    solo(match, "sc-1", "1-a", "turn-order")
    asks(match)
    assert turn_order(match) == after.split()


@rule("EVA-DUO-04")
@pytest.mark.parametrize(("year", "power"), [(1, 10), (2, 13), (3, 11), (4, 12)])
def test_its_power_is_the_greater_number_of_the_bonus_card_each_year(year, power):
    match = solo(duo("progress", year=year), "sc-5", "2-a", "progress")
    asks(match)
    assert has(match, "robot", "steps") == (2, power - 2)


@rule("EVA-DUO-04")
@pytest.mark.parametrize(("steps", "after"), [("6 3", (8, 11)), ("3 6", (11, 8)), ("23 10", (23, 20))])
def test_it_divides_its_power_like_the_solo_opponent(steps, after):
    match = duo("progress")
    put(match, "robot", steps=steps)
    solo(match, "sc-5", "2-a", "progress")
    asks(match)
    assert has(match, "robot", "steps") == after


@rule("EVA-DUO-04")
def test_it_takes_up_spaces_when_its_turn_comes():
    match = solo(duo("progress", "blue robot yellow"), "sc-5", "2-a", "progress")
    put(match, "blue", groups="2 0 0 0")
    put(match, "yellow", groups="0 1 2 0")  # 8
    answer(match, "blue", "progress.move a-2", "progress.lane main")
    assert asks(match) == "yellow progress.move"
    assert has(match, "robot", "lanes") == ("passing", "main")  # blue was on step 2 before it
    answer(match, "yellow", "progress.move a-8")
    assert has(match, "yellow", "steps")[0] == 8
    assert forbids(match, PlaceMarker(1, 0), "main") == "EVA-PROG-04"


@rule("EVA-DUO-04")
def test_nobody_may_use_the_3_plus_lane():
    match = solo(duo("progress", "blue robot yellow"), "sc-5", "2-a", "progress")
    put(match, "blue", groups="3 0 0 0")
    answer(match, "blue", "progress.move a-3")
    assert refused(match, "blue", "progress.lane three-plus") == "EVA-PROG-05"


@rule("EVA-DUO-05")
@pytest.mark.parametrize(("year", "cards"), [(1, 6), (2, 6), (3, 7), (4, 7)])
def test_the_card_with_the_red_3_joins_in_year_3(year, cards):
    match = duo("income", year=year)
    until(match, "solo.back")
    assert told(match, "solo-shuffled") == [[cards, 0, 0]]
    assert ("3-a" in offers(match)) == (year >= 3)


@rule("EVA-DUO-05")
def test_the_great_stadiums_join_before_the_cleanup_of_year_2():
    match = until(fresh(2, robot="on"), "turn")
    assert [where(match, stadium) for stadium in GREAT] == ["aside"] * 5
    match = duo("cleanup", year=2)
    until(match, "turn")
    assert "stadiums-joined" in kinds(match)
    assert {where(match, stadium) for stadium in GREAT} <= {"deck", "row"}
    plain = until(fresh(2), "turn")
    assert "aside" not in [where(plain, stadium) for stadium in GREAT]


@rule("EVA-DUO-05")
def test_the_solo_tile_stays_where_it_is():
    match = duo("cleanup")
    assert position(match).solo_tile == 0
    position(match).solo_tile = 7
    until(match, "solo.card")
    assert phase_of(match) == (2, "actions")
    assert position(match).solo_tile == 7


@rule("EVA-DUO-01")
def test_a_site_of_the_robot_cannot_be_settled():
    match = put(duo(order="blue robot yellow"), "blue", population=1, new="0 1 0")
    solo(match, "sc-1", "1-a", "actions")
    position(match).land[0] = position(match).opponent()
    answer(match, "blue", "turn settle")
    assert refused(match, "blue", "settle.site n-01") == "EVA-SETTLE-08"


@rule("EVA-DUO-03")
def test_it_has_no_income_and_no_bonuses():
    match = until(fresh(2, robot="on"), "")
    robot = 2
    for kind in ("gained", "hungry", "bored", "sent", "lesser-bonus", "greater-bonus", "no-bonus", "power"):
        assert robot not in {args[0] for args in told(match, kind)}
    assert phase_of(match)[0] == 4


@rule("EVA-DUO-01")
def test_the_rows_are_filled_again_after_it():
    match = solo(duo(), "sc-4 sc-3 sc-2", "1-a", "actions")
    row(match, "stadium", "st-05 st-06 st-07")
    chance(match, "solo.card sc-4", "solo.back 3-b", "market.deal st-08")
    assert row_of(match, "stadium") == ["st-05", "st-06", "st-08"]
    assert under(match, "stadium") == []
    draws(match)
    assert asks(match) == "blue turn"
