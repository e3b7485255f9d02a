"""The end of the game in Race Mode (EVA-END-RACE)."""

import pytest

from ludothek.games.evacuation.race import PickPenalised, punished
from ludothek.games.evacuation.transport import FlyNow
from tests.games.playing import answer, asks, chance, offers, told, until
from tests.support import rule

from .positions import (
    GAME,
    acting,
    bonus,
    draws,
    forbids,
    has,
    kinds,
    order_of,
    passing,
    phase_of,
    position,
    production,
    push,
    put,
    sheet,
    solo,
    stock,
    table,
    total,
    turn,
    where,
    winners,
)

pytestmark = pytest.mark.engine

GONE = {"face_up_sites": ""}  # everything has been evacuated
THREE = {  # with 2, 3, 4 and 4 faces
    "blue": "st-blue st-01 st-02",
    "yellow": "st-yellow st-03 st-04",
    "white": "st-white st-05 st-06",
    "pink": "st-pink st-07 st-08",
}


def ended(seats=2, faceless="yes", **holdings):
    """The reckoning after year 4. Unless told otherwise a colour has evacuated all, has three stadiums and no chips."""
    match = table(seats, phase="bonuses", year=4, faceless=faceless)
    for colour in GAME.colours[:seats]:
        given = {"stadiums": "", "stadiums_new": THREE[colour], **GONE, **holdings.get(colour, {})}
        put(match, colour, **given)
    asks(match)
    return match


def markers(match, colour):
    """The three markers after the reckoning, from the lowest up."""
    seat = GAME.colours.index(colour)
    low = total(match, colour)
    return [low, *GAME.score(match.state).seats[seat].ties[-2:]]


# -- how it comes about ---------------------------------------------------------------------------------------------


@rule("EVA-END-RACE-01")
@pytest.mark.parametrize(
    ("made", "stadiums", "decided"),
    [
        ("8 8 7", "st-blue st-01 st-02", True),
        ("8 8 6", "st-blue st-01 st-02", False),
        ("7 9 7", "st-blue st-01 st-02", False),
        ("12 20 7", "st-blue st-01 st-02 st-03", True),
        ("8 8 7", "st-blue st-01", False),
    ],
)
def test_three_stadiums_and_8_of_everything_bring_on_the_end(made, stadiums, decided):
    match = acting(
        2, blue={"production": made, "stadiums": "", "stadiums_new": stadiums, "population": 1, "new": "0 1 0"}
    )
    turn(match, "blue", "settle", "settle.site n-09")  # 1 energy
    assert told(match, "race-decided") == ([[0, 0, 0]] if decided else [])


@rule("EVA-END-RACE-01")
def test_stadiums_on_the_old_world_do_not_count():
    match = acting(2, blue={"production": "8 8 7", "stadiums": "st-01", "stadiums_new": "st-blue st-02"})
    put(match, "blue", population=1, new="0 1 0")
    turn(match, "blue", "settle", "settle.site n-09")
    assert told(match, "race-decided") == []
    assert position(match).trigger < 0


@rule("EVA-END-RACE-01")
def test_the_first_to_reach_it_brings_on_the_end():
    ready = {"production": "8 8 7", "population": 1, "new": "0 1 0", "stadiums": ""}
    match = acting(2, turn_order="yellow blue", blue={**ready, "stadiums_new": THREE["blue"]})
    put(match, "yellow", **{**ready, "stadiums_new": THREE["yellow"], "production": "8 8 8"})  # not yet looked at
    turn(match, "yellow", "settle", "settle.site n-01")
    turn(match, "blue", "settle", "settle.site n-09")
    assert told(match, "race-decided") == [[1, 0, 0]]


@rule("EVA-END-RACE-02")
def test_it_is_noticed_in_actions_when_a_stadium_is_built_on_the_new_world():
    match = acting(2, blue={"production": "8 8 8", "stadiums": "", "stadiums_new": "st-blue st-04", "new": "9 9 9"})
    turn(match, "blue", "stadium", "market.take st-01")
    assert where(match, "st-01") == "blue new"
    assert told(match, "race-decided") == [[0, 0, 0]]


@rule("EVA-END-RACE-02")
def test_it_is_noticed_when_a_stadium_is_flown_over():
    match = table(2, phase="transport")
    put(match, "blue", production="8 8 8", stadiums_new="st-04 st-05", ships="sh-01", old="0 0 1")
    answer(match, "blue", "transport sh-01", "load st-blue", "load fly")
    asks(match)
    assert told(match, "race-decided") == [[0, 0, 0]]
    assert match.over or phase_of(match)[1] == "transport"


@rule("EVA-END-RACE-02")
def test_it_is_noticed_when_a_card_flies_a_stadium_over():
    match = acting(2, blue={"production": "8 8 8", "stadiums_new": "st-04 st-05", "ships": "sh-01", "old": "0 0 1"})
    push(match, FlyNow(0, 1))
    answer(match, "blue", "fly sh-01", "load st-blue", "load fly")
    asks(match)
    assert told(match, "race-decided") == [[0, 0, 0]]


@rule("EVA-END-RACE-02")
def test_it_is_noticed_in_progress():
    match = table(2, phase="progress")
    things = {"steps": "9 8", "tokens_up": 0, "tokens_down": 2, "groups": "1 0 0 0"}
    put(match, "blue", production="7 7 7", stadiums="", stadiums_new=THREE["blue"], **things)
    answer(match, "blue", "progress.move b-1")
    asks(match)
    assert told(match, "race-decided") == [[0, 0, 0]]


@rule("EVA-END-RACE-02")
def test_it_is_noticed_in_bonuses():
    match = bonus(table(2, phase="bonuses", turn_order="blue yellow"), 1, "yb-7")
    put(match, "blue", production="8 8 7", stadiums="", stadiums_new=THREE["blue"], groups="0 4 0 0")
    put(match, "blue", population=1, new="0 1 0")
    answer(match, "blue", "settle.site n-09")
    asks(match)
    assert told(match, "race-decided") == [[0, 0, 0]]


# -- how it goes on -------------------------------------------------------------------------------------------------

READY = {"production": "8 8 7", "population": 1, "new": "0 1 0", "stadiums": ""}


def deciding(order="blue yellow white", **others):
    """Blue is about to reach the goal by settling."""
    return acting(3, turn_order=order, blue={**READY, "stadiums_new": THREE["blue"]}, **others)


def decide(match):
    return turn(match, "blue", "settle", "settle.site n-09")


@rule("EVA-END-RACE-03")
def test_those_later_in_order_who_have_not_passed_get_one_more_turn():
    match = deciding("yellow blue white", yellow={"actions": 0})
    turn(match, "yellow", "exchange", "gain food-old", "exchange stop")
    decide(match)
    assert asks(match) == "white turn"
    turn(match, "white", "exchange", "gain food-old", "exchange stop")
    assert match.over or phase_of(match)[1] != "actions"
    assert [args[0] for args in told(match, "action")] == [1, 0, 2]  # yellow has no second turn, blue neither
    assert told(match, "passed") == []


@rule("EVA-END-RACE-03")
def test_those_who_have_passed_get_none():
    match = deciding(yellow={"passed": 1})
    decide(match)
    assert asks(match) == "white turn"
    turn(match, "white", "pass")
    assert order_of(match, "passed") == ["white"]
    assert phase_of(match)[1] != "actions"


@rule("EVA-END-RACE-03")
def test_one_last_transport_follows_and_nothing_else():
    match = deciding(yellow={"old": "0 0 1", "ships": "sh-01"}, white={"passed": 1})
    decide(match)
    turn(match, "yellow", "pass")
    assert asks(match) == "yellow transport"
    answer(match, "yellow", "transport sh-01", "load bay-ow-7", "load fly")
    until(match, "")
    assert match.over
    assert [args[0] for args in told(match, "phase")] == [2, 3]
    assert has(match, "yellow", "population") == 2
    assert (told(match, "power"), told(match, "order"), told(match, "no-bonus")) == ([], [], [])


@rule("EVA-END-RACE-03")
def test_the_robot_has_its_last_turn_too():
    match = table(2, turn_order="blue robot yellow", robot="on")
    put(match, "blue", **READY, stadiums_new=THREE["blue"])
    solo(match, "sc-1 sc-2 sc-5", "2-a", "actions")
    answer(match, "blue", "turn settle", "settle.site n-09")
    assert asks(match) == "chance solo.card"
    chance(match, "solo.card sc-5", "solo.back 1-a")
    assert asks(match) == "yellow turn"
    turn(match, "yellow", "pass")
    until(match, "")
    assert len(told(match, "solo-card")) == 1


@rule("EVA-END-RACE-04")
def test_in_transport_the_phase_is_completed_for_everyone():
    match = table(3, phase="transport", turn_order="blue yellow white")
    put(match, "blue", production="8 8 8", stadiums_new="st-04 st-05", ships="sh-01", old="0 0 1")
    put(match, "white", old="0 1 1", ships="sh-02")
    answer(match, "blue", "transport sh-01", "load st-blue", "load fly")
    assert asks(match) == "white transport"
    answer(match, "white", "transport sh-02", "load steel", "load fly")
    until(match, "")
    assert stock(match, "white", "new") == (0, 1, 0)
    assert match.over
    assert [args[0] for args in told(match, "phase")] == [3]


@rule("EVA-END-RACE-04")
def test_in_progress_the_phase_is_completed_for_everyone():
    match = table(2, phase="progress")
    things = {"steps": "9 8", "tokens_up": 0, "tokens_down": 2, "groups": "7 0 0 0"}
    put(match, "blue", production="7 7 7", stadiums="", stadiums_new=THREE["blue"], **things)
    put(match, "yellow", groups="7 0 0 0")
    answer(match, "blue", "progress.move b-1")
    until(match, "progress.move")
    assert asks(match) == "yellow progress.move"
    until(match, "race.penalty")
    assert sum(has(match, "yellow", "steps")) == 7
    until(match, "")
    assert [args[0] for args in told(match, "phase")] == [5]
    assert kinds(match, "lesser-bonus", "no-bonus") == []  # although 7 would have earned one


@rule("EVA-END-RACE-04")
def test_in_bonuses_the_phase_is_completed_for_everyone():
    match = bonus(table(2, phase="bonuses", turn_order="blue yellow"), 1, "yb-7")
    put(match, "blue", **READY, stadiums_new=THREE["blue"], groups="0 4 0 0")
    put(match, "yellow", groups="0 4 0 0", population=1, new="0 1 0")
    answer(match, "blue", "settle.site n-09")
    assert asks(match) == "yellow settle.site"
    until(match, "")
    assert [args[0] for args in told(match, "phase")] == [6]
    assert position(match).year == 1


@rule("EVA-END-RACE-05")
def test_without_a_trigger_the_game_goes_on_until_the_bonuses_of_year_4():
    match = table(2, year=3, phase="bonuses")
    until(match, "turn")
    assert phase_of(match) == (4, "actions")
    passing(match)
    until(match, "")
    assert match.over
    assert [args[0] for args in told(match, "phase")] == [6, 7, 1, 2, 3, 4, 5, 6]
    assert told(match, "race-decided") == []


# -- penalties ------------------------------------------------------------------------------------------------------


@rule("EVA-END-RACE-06")
@pytest.mark.parametrize(
    ("things", "low"),
    [
        ({}, 5),
        ({"chips": 3}, 2),
        ({"face_up_sites": "ow-1 ow-3"}, 3),
        ({"stadiums_new": "st-blue"}, 3),
        ({"stadiums_new": "", "chips": 1}, 1),
        ({"chips": 2, "face_up_sites": "ow-6", "stadiums_new": "st-blue st-01"}, 1),
        ({"stadiums_new": "st-blue st-01 st-02 st-09"}, 5),
    ],
)
def test_the_lowest_marker_falls(things, low):
    """Yellow has more faces, and of two players only the first gets a bonus."""
    match = ended(blue={"production": "9 5 7", **things}, yellow={"stadiums": "st-16"})
    assert markers(match, "blue") == [low, 7, 9]


@rule("EVA-END-RACE-06")
def test_where_several_are_lowest_the_player_picks_the_one_that_bears_it_all():
    match = ended(blue={"production": "6 9 6", "chips": 2}, yellow={"stadiums": "st-16"})
    assert asks(match) == "blue race.penalty"
    assert offers(match) == ["food", "energy"]
    assert forbids(match, PickPenalised(0), "steel") == "EVA-END-RACE-06"
    answer(match, "blue", "race.penalty energy")
    assert match.over
    assert told(match, "race-penalty") == [[0, 2, 2]]
    assert markers(match, "blue") == [4, 6, 9]
    assert production(match, "blue") == (6, 9, 6)
    assert [int(n) for n in punished(position(match), 0)] == [6, 9, 4]


@rule("EVA-END-RACE-06")
def test_without_penalties_nobody_is_asked():
    match = ended(blue={"production": "6 6 6"}, yellow={"production": "6 6 6"})
    assert match.over
    assert told(match, "race-penalty") == []


@rule("EVA-END-RACE-06")
def test_each_kind_of_penalty_has_a_line_of_its_own():
    match = ended(
        blue={"production": "9 5 7", "chips": 3, "face_up_sites": "ow-1 ow-3", "stadiums_new": "st-blue"},
        yellow={"stadiums": "st-16"},
    )
    assert sheet(match, "blue") == {"lowest": 5, "chips": -3, "sites": -2, "stadiums": -2}


@rule("EVA-END-RACE-07")
def test_productivity_tokens_are_not_counted_as_sites_left_behind():
    up = ended(blue={"production": "5 5 5", "tokens_up": 2, "tokens_down": 0}, yellow={"stadiums": "st-16"})
    assert up.over
    assert markers(up, "blue") == [5, 5, 5]
    assert "sites" not in sheet(up, "blue")


# -- faces ----------------------------------------------------------------------------------------------------------


@rule("EVA-END-RACE-08")
def test_most_faces_get_2_and_second_most_1():
    match = ended(
        3,
        blue={"production": "4 9 9", "stadiums": "st-09"},  # 1 + 1 + 3
        yellow={"production": "4 9 9"},  # 1 + 2
        white={"production": "4 9 9", "stadiums": "st-10"},  # 2 + 2 + 3
    )
    assert [has(match, colour, "faces") for colour in GAME.colours[:3]] == [5, 3, 7]
    assert [total(match, colour) for colour in GAME.colours[:3]] == [5, 4, 6]
    assert told(match, "race-bonus") == [[0, 1, 0], [2, 2, 0]]


@rule("EVA-END-RACE-08")
@pytest.mark.parametrize("robot", ["off", "on"])
def test_between_two_players_more_get_1_and_less_nothing(robot):
    match = table(2, phase="bonuses", year=4, robot=robot)
    put(match, "blue", production="4 9 9", stadiums_new=THREE["blue"], **GONE)
    put(match, "yellow", production="4 9 9", stadiums_new=THREE["yellow"], **GONE)
    if robot == "on":
        put(match, "robot", stadiums_new="st-16")
    until(match, "")
    assert (total(match, "blue"), total(match, "yellow")) == (4, 5)


@rule("EVA-END-RACE-09")
@pytest.mark.parametrize(
    ("faces", "bonuses"),
    [
        ({"blue": 3, "yellow": 3, "white": 1, "pink": 0}, [2, 2, 0, 0]),
        ({"blue": 3, "yellow": 2, "white": 2, "pink": 1}, [2, 1, 1, 0]),
        ({"blue": 2, "yellow": 2, "white": 2, "pink": 2}, [2, 2, 2, 2]),
        ({"blue": 1, "yellow": 0, "white": 0, "pink": 0}, [2, 1, 1, 1]),
        ({"blue": 0, "yellow": 0, "white": 0, "pink": 0}, [2, 2, 2, 2]),
    ],
)
@pytest.mark.parametrize("faceless", ["yes", "no"])
def test_ties_and_players_without_faces(faces, bonuses, faceless):
    spare = {1: "st-01 st-02", 2: "st-04 st-05 st-06 st-07", 3: "st-09 st-10"}
    left = {n: stadiums.split() for n, stadiums in spare.items()}
    holdings = {}
    for colour, n in faces.items():
        holdings[colour] = {"production": "0 9 9", "stadiums_new": left[n].pop() if n else ""}
    match = until(ended(4, faceless, **holdings), "")
    wanted = [0 if faceless == "no" and n == 0 else b for n, b in zip(faces.values(), bonuses, strict=True)]
    got = {args[0]: args[1] for args in told(match, "race-bonus")}
    assert [got.get(seat, 0) for seat in range(4)] == wanted


@rule("EVA-END-RACE-09")
def test_of_two_equal_players_both_get_the_bonus():
    match = ended(blue={"production": "4 9 9", "stadiums_new": "st-blue st-01 st-07"}, yellow={"production": "4 9 9"})
    assert has(match, "blue", "faces") == has(match, "yellow", "faces") == 3
    assert (total(match, "blue"), total(match, "yellow")) == (5, 5)


@rule("EVA-END-RACE-10")
@pytest.mark.parametrize(
    ("made", "after"),
    [
        ("4 7 9", [6, 7, 9]),
        ("6 7 9", [7, 8, 9]),
        ("6 6 9", [7, 7, 9]),
        ("6 6 6", [6, 7, 7]),
        ("5 6 6", [6, 6, 7]),
    ],
)
def test_each_point_raises_the_marker_that_is_lowest_at_that_moment(made, after):
    match = ended(3, blue={"production": made, "stadiums": "st-16"})
    got = {args[0]: args[1] for args in told(match, "race-bonus")}
    assert got[0] == 2
    assert markers(match, "blue") == after


@rule("EVA-END-RACE-10")
def test_bonuses_come_after_the_penalties():
    match = ended(3, blue={"production": "6 7 8", "chips": 3, "stadiums": "st-16"})
    assert markers(match, "blue") == [5, 7, 8]  # 6 falls to 3 and rises to 5; 7 is never touched
    assert sheet(match, "blue") == {"lowest": 6, "chips": -3, "faces": 2}


@rule("EVA-END-RACE-11")
def test_a_marker_may_fall_below_0():
    match = ended(blue={"production": "2 5 7", "chips": 6}, yellow={"stadiums": "st-16"})
    assert markers(match, "blue") == [-4, 5, 7]
    assert total(match, "blue") == -4


# -- who wins -------------------------------------------------------------------------------------------------------


@rule("EVA-END-RACE-12")
def test_whoever_still_meets_the_goal_wins():
    """Blue reaches 8 only with the bonus for faces; yellow had 9 but falls to 7."""
    match = ended(blue={"production": "7 12 12", "stadiums": "st-16"}, yellow={"production": "9 20 20", "chips": 2})
    assert winners(match) == ["blue"]


@rule("EVA-END-RACE-12")
def test_without_three_stadiums_high_production_does_not_meet_it():
    match = ended(
        blue={"production": "8 8 8"},
        yellow={"production": "20 21 22", "stadiums_new": "st-yellow st-04"},
    )
    assert winners(match) == ["blue"]


@rule("EVA-END-RACE-12")
def test_of_several_the_one_with_most_faces_wins():
    match = ended(
        3,
        blue={"production": "8 8 8", "stadiums": "st-16"},
        yellow={"production": "15 15 15"},
        white={"production": "9 9 9"},
    )
    assert winners(match) == ["blue"]
    assert GAME.score(match.state).outcome == "race"


@rule("EVA-END-RACE-12")
def test_if_these_are_equal_they_share_the_victory():
    match = ended(
        blue={"production": "8 8 8", "stadiums_new": "st-blue st-01 st-07"}, yellow={"production": "15 16 17"}
    )
    assert has(match, "blue", "faces") == has(match, "yellow", "faces")
    assert winners(match) == ["blue", "yellow"]


@rule("EVA-END-RACE-13")
@pytest.mark.parametrize(
    ("blue", "yellow", "who"),
    [
        # the lowest marker
        ({"production": "6 6 6"}, {"production": "5 12 12", "stadiums_new": ""}, "blue"),
        # three stadiums: yellow has two of them and more faces
        ({"production": "6 7 7"}, {"production": "6 9 9", "stadiums_new": "st-16 st-17"}, "blue"),
        # faces
        ({"production": "5 7 7", "stadiums": "st-16"}, {"production": "6 9 9"}, "blue"),
        # the second lowest
        ({"production": "5 8 9", "stadiums_new": "st-blue st-01 st-07"}, {"production": "5 7 30"}, "blue"),
        # the third lowest
        ({"production": "5 7 8", "stadiums_new": "st-blue st-01 st-07"}, {"production": "5 7 9"}, "yellow"),
        # nothing is left
        ({"production": "5 7 8", "stadiums_new": "st-blue st-01 st-07"}, {"production": "8 5 7"}, "blue yellow"),
    ],
)
def test_if_nobody_meets_the_goal_these_things_decide_one_after_the_other(blue, yellow, who):
    match = until(ended(blue=blue, yellow=yellow), "")
    assert winners(match) == who.split()


@rule("EVA-END-RACE-13")
def test_three_stadiums_decide_before_faces():
    """Both have a lowest marker of 5 after the reckoning; blue has three stadiums, yellow two and more faces."""
    match = ended(
        blue={"production": "5 7 7"},
        yellow={"production": "5 9 9", "stadiums_new": "st-16 st-17"},  # -1 for a stadium, +1 for faces
    )
    assert (total(match, "blue"), total(match, "yellow")) == (5, 5)
    assert has(match, "yellow", "faces") > has(match, "blue", "faces")
    assert winners(match) == ["blue"]


@rule("EVA-END-RACE-14")
def test_whoever_began_the_end_has_no_advantage():
    match = deciding("blue yellow white", yellow={"production": "8 8 8", "stadiums": "st-16"}, white={"passed": 1})
    put(match, "blue", face_up_sites="ow-1")
    put(match, "yellow", stadiums_new=THREE["yellow"], face_up_sites="")
    decide(match)
    turn(match, "yellow", "pass")
    until(match, "")
    assert told(match, "race-decided") == [[0, 0, 0]]
    assert winners(match) == ["yellow"]


@rule("EVA-END-RACE-14")
def test_between_equals_it_does_not_matter_who_began():
    match = deciding("blue yellow white", yellow={"production": "8 8 8", "stadiums": ""}, white={"passed": 1})
    put(match, "blue", face_up_sites="", stadiums_new="st-blue st-01 st-07")
    put(match, "yellow", face_up_sites="", stadiums_new="st-yellow st-02 st-05")
    decide(match)
    turn(match, "yellow", "pass")
    until(match, "")
    assert winners(match) == ["blue", "yellow"]


@rule("EVA-END-RACE-15")
def test_faces_on_both_worlds_and_of_technologies_count_at_the_end():
    match = ended(
        blue={"production": "8 8 8", "stadiums": "st-09"},  # 2 on the New World, 3 on the Old
        yellow={"production": "8 8 8", "stadiums_new": "st-yellow st-04 st-05"},  # 4
    )
    assert told(match, "race-bonus") == [[0, 1, 0]]
    assert winners(match) == ["blue"]
    match = ended(
        blue={"production": "8 8 8", "set": 2, "developed": "t-2-1b t-2-2c"},  # 2 and 1 + 2
        yellow={"production": "8 8 8", "stadiums_new": "st-yellow st-04 st-05"},
    )
    assert has(match, "blue", "faces") == 5
    assert winners(match) == ["blue"]


@rule("EVA-END-RACE-01", "EVA-END-RACE-03")
def test_a_later_player_who_reaches_it_too_changes_nothing_about_the_end():
    match = deciding(yellow={**READY, "stadiums_new": THREE["yellow"]}, white={"passed": 1})
    put(match, "yellow", population=2, new="0 2 0")
    decide(match)
    turn(match, "yellow", "settle", "settle.site n-16")
    assert production(match, "yellow") == (8, 8, 9)
    assert told(match, "race-decided") == [[0, 0, 0]]
    draws(match)
    until(match, "")
    assert match.over
    assert [args[0] for args in told(match, "phase")] == [2, 3]
