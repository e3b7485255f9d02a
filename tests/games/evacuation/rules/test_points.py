"""Points Mode (EVA-POINTS)."""

import pytest

from ludothek.games.evacuation.goals import KeepGoal
from ludothek.games.evacuation.state import GOALS as GOALS_KEPT
from ludothek.games.evacuation.state import SHOWN
from tests.games.playing import answer, asks, chance, offers, owing, refused, told, until
from tests.support import rule

from .positions import (
    GAME,
    acting,
    bonus,
    fresh,
    has,
    objective,
    passing,
    phase_of,
    position,
    production,
    put,
    sheet,
    table,
    total,
    turn,
    view,
    winners,
)

pytestmark = pytest.mark.engine

UNKNOWN = -9
GOALS = [f"goal-{n:02}" for n in range(1, 17)]


def ending(seats=2, **holdings):
    """The end of year 4. Unless told otherwise a colour has evacuated all, has three stadiums and no goals."""
    match = table(seats, phase="bonuses", year=4, mode="points", **holdings.pop("options", {}))
    three = ("st-blue st-01 st-02", "st-yellow st-03 st-04", "st-white st-05 st-06", "st-pink st-07 st-08")
    for colour, stadiums in zip(GAME.colours[:seats], three):
        given = {"stadiums": "", "stadiums_new": stadiums, "face_up_sites": "", "goals": "", **holdings.get(colour, {})}
        put(match, colour, **given)
    asks(match)
    assert match.over
    return match


# -- the game -------------------------------------------------------------------------------------------------------


@rule("EVA-POINTS-01")
def test_reaching_the_goal_of_race_mode_changes_nothing():
    match = acting(
        2,
        mode="points",
        blue={
            "production": "8 8 7",
            "stadiums": "",
            "stadiums_new": "st-blue st-01 st-02",
            "population": 1,
            "new": "0 1 0",
        },
    )
    turn(match, "blue", "settle", "settle.site n-09")
    assert production(match, "blue") == (8, 8, 8)
    assert told(match, "race-decided") == []
    passing(match)
    until(match, "turn")
    assert phase_of(match) == (2, "actions")


@rule("EVA-POINTS-01")
def test_the_game_lasts_four_full_years():
    match = until(fresh(2, mode="points"), "")
    assert [args[0] for args in told(match, "phase")] == [1, 2, 3, 4, 5, 6, 7] * 3 + [1, 2, 3, 4, 5, 6]
    assert GAME.score(match.state).outcome == "points"


# -- the draft ------------------------------------------------------------------------------------------------------


def dealt(seats=3):
    """The draft, with goal-01 to goal-04 for blue, the next four for yellow and so on."""
    match = until(fresh(seats, mode="points"), "goal.deal")
    for goal in GOALS[: 4 * seats]:
        chance(match, f"goal.deal {goal}")
    return match


@rule("EVA-POINTS-02")
def test_everyone_keeps_one_and_hands_the_others_to_the_left():
    match = dealt()
    assert owing(match) == ["blue", "yellow", "white"]
    assert offers(match, "blue") == GOALS[:4]
    assert offers(match, "white") == GOALS[8:12]
    for kept in (
        ("goal-01", "goal-05", "goal-09"),
        ("goal-10", "goal-02", "goal-06"),
        ("goal-07", "goal-11", "goal-03"),
    ):
        for colour, goal in zip(GAME.colours, kept):
            answer(match, colour, f"goal.keep {goal}")
    # three rounds of four, three and two; the last card comes unasked
    assert asks(match).endswith(" goal.drop")
    assert has(match, "blue", "goals") == ["goal-01", "goal-04", "goal-07", "goal-10"]
    assert has(match, "yellow", "goals") == ["goal-02", "goal-05", "goal-08", "goal-11"]
    assert has(match, "white", "goals") == ["goal-03", "goal-06", "goal-09", "goal-12"]


@rule("EVA-POINTS-02")
def test_hands_shrink_from_four_to_one():
    match = dealt()
    for left in (4, 3, 2):
        assert [len(offers(match, colour)) for colour in GAME.colours[:3]] == [left] * 3
        for colour in GAME.colours[:3]:
            answer(match, colour, f"goal.keep {offers(match, colour)[0]}")
    assert [len(has(match, colour, "goals")) for colour in GAME.colours[:3]] == [4, 4, 4]


@rule("EVA-POINTS-02")
def test_only_a_card_of_ones_own_hand_can_be_kept():
    match = dealt()
    assert refused(match, "blue", "goal.keep goal-05") == "EVA-POINTS-02"
    assert refused(match, "blue", "goal.keep goal-13") == "EVA-POINTS-02"
    assert refused(match, "blue", "goal.keep goal-04") == ""
    answer(match, "blue", "goal.keep goal-04")
    assert owing(match) == ["yellow", "white"]
    assert has(match, "yellow", "goals") == []


@rule("EVA-POINTS-02")
def test_no_goal_is_dealt_twice():
    match = until(fresh(3, mode="points"), "goal.deal")
    chance(match, "goal.deal goal-07")
    assert refused(match, "chance", "goal.deal goal-07") == "EVA-POINTS-02"
    assert "goal-07" not in offers(match)


@rule("EVA-POINTS-03")
def test_one_of_the_four_is_put_back():
    match = dealt(2)
    until(match, "goal.drop")
    had = {colour: has(match, colour, "goals") for colour in GAME.colours[:2]}
    assert owing(match) == ["blue", "yellow"]
    assert offers(match, "blue") == had["blue"]
    assert refused(match, "blue", f"goal.drop {had['yellow'][0]}") == "EVA-POINTS-03"
    answer(match, "blue", f"goal.drop {had['blue'][1]}")
    answer(match, "yellow", f"goal.drop {had['yellow'][3]}")
    asks(match)
    assert has(match, "blue", "goals") == [had["blue"][0], *had["blue"][2:]]
    assert has(match, "yellow", "goals") == had["yellow"][:3]


@rule("EVA-POINTS-03")
def test_the_three_goals_are_kept_in_secret():
    match = until(fresh(2, mode="points"), "turn")
    seen = view(match, "yellow")
    assert seen.of(0, GOALS_KEPT) == UNKNOWN
    assert seen.of(1, GOALS_KEPT) == position(match).of(1, GOALS_KEPT)
    assert view(match).of(0, GOALS_KEPT) == UNKNOWN
    secret = [e for e in match.events if e.kind in ("goal-dealt", "goal-kept", "goal-dropped")]
    assert secret
    assert all(event.audience == 1 << event.args[0] for event in secret)


# -- the score ------------------------------------------------------------------------------------------------------


@rule("EVA-POINTS-04")
@pytest.mark.parametrize(
    ("lowest", "points"),
    [(0, 0), (1, 1), (5, 5), (6, 6), (7, 8), (8, 10), (9, 14), (10, 19), (11, 22), (12, 25), (16, 37)],
)
def test_the_lowest_production_marker_scores_by_the_table(lowest, points):
    match = ending(blue={"production": f"{lowest + 3} {lowest} {lowest + 9}"})
    assert sheet(match, "blue").get("production", 0) == points


@rule("EVA-POINTS-05")
def test_each_player_scores_their_own_three_goals():
    match = ending(
        blue={"production": "0 12 3", "goals": "goal-11 goal-12 goal-13"},
        yellow={"production": "0 12 3", "goals": "goal-03", "ships": "sh-01 sh-02"},
    )
    assert sheet(match, "blue")["goals"] == (0) + (12 + 2) + (3)
    assert sheet(match, "yellow")["goals"] == 2 * 3
    assert told(match, "goal-shown") == [[0, 10, 0], [0, 11, 0], [0, 12, 0], [1, 2, 0]]  # all are shown at the end


@rule("EVA-POINTS-06")
@pytest.mark.parametrize(
    ("left", "points"),
    [
        ("", 0),
        ("ow-3", -2),
        ("ow-1", -4),
        ("ow-3 ow-6 ow-9", -6),
        ("ow-1 ow-6", -6),
        ("ow-1 ow-2 ow-4 ow-5 ow-7 ow-8", -24),
    ],
)
def test_sites_left_behind_cost_points_and_people_on_them_more(left, points):
    match = ending(blue={"face_up_sites": left, "tokens_up": 2})  # tokens in the ocean cost nothing
    assert sheet(match, "blue").get("sites", 0) == points


@rule("EVA-POINTS-07")
@pytest.mark.parametrize(
    ("there", "points"), [("", -9), ("st-blue", -6), ("st-blue st-16", -3), ("st-blue st-01 st-02", 0)]
)
def test_missing_stadiums_cost_3_each(there, points):
    match = ending(blue={"stadiums_new": there, "stadiums": "st-09 st-10 st-11"})  # the Old World does not help
    assert sheet(match, "blue").get("stadiums", 0) == points


@rule("EVA-POINTS-08")
@pytest.mark.parametrize("chips", [0, 1, 4])
def test_chips_cost_3_each(chips):
    assert sheet(ending(blue={"chips": chips}), "blue").get("chips", 0) == -3 * chips


def ranked(*stadiums, seats=0):
    """The points for faces of players with these stadiums on the New World."""
    seats = seats or len(stadiums)
    holdings = {colour: {"stadiums_new": cards} for colour, cards in zip(GAME.colours, stadiums)}
    match = ending(seats, **holdings)
    return [sheet(match, colour).get("faces", 0) for colour in GAME.colours[:seats]]


@rule("EVA-POINTS-09")
def test_most_faces_bring_6_then_4_then_1():
    points = ranked("st-blue st-01 st-02", "st-yellow st-04 st-09", "st-white st-05 st-06", "st-pink st-16 st-17")
    assert points == [0, 4, 1, 6]  # 2, 5, 4 and 10 faces
    assert ranked("st-blue st-01 st-02", "st-yellow st-04 st-09", "st-white st-05 st-06") == [1, 6, 4]


@rule("EVA-POINTS-09")
def test_between_two_it_is_4_and_0():
    assert ranked("st-blue st-01 st-02", "st-yellow st-04 st-09") == [0, 4]


@rule("EVA-POINTS-09")
def test_nobody_is_ranked_with_fewer_than_three_stadiums():
    assert ranked("st-blue st-01 st-02", "st-yellow st-16", "st-white st-05 st-06") == [4, 0, 6]
    assert ranked("st-blue st-01", "st-yellow st-16") == [0, 0]


@rule("EVA-POINTS-09")
def test_nobody_is_ranked_without_a_face():
    """Four starting stadiums have no face between them."""
    match = table(2, phase="bonuses", year=4, mode="points")
    put(match, "yellow", stadiums="")
    put(match, "blue", stadiums="", stadiums_new="st-blue st-yellow st-white")
    asks(match)
    assert "stadiums" not in sheet(match, "blue")
    assert "faces" not in sheet(match, "blue")
    assert "faces" not in sheet(match, "yellow")


@rule("EVA-POINTS-10")
def test_faces_on_the_old_world_are_left_out_and_those_of_technologies_count():
    match = ending(
        blue={"stadiums_new": "st-blue st-01 st-02", "stadiums": "st-16"},  # 2, and 5 that do not count
        yellow={"stadiums_new": "st-yellow st-03 st-04"},  # 3
    )
    assert (sheet(match, "blue").get("faces", 0), sheet(match, "yellow").get("faces", 0)) == (0, 4)
    match = ending(
        blue={"stadiums_new": "st-blue st-01 st-02", "set": 2, "developed": "t-2-2c"},  # 2 and 2
        yellow={"stadiums_new": "st-yellow st-03 st-04"},
    )
    assert (sheet(match, "blue").get("faces", 0), sheet(match, "yellow").get("faces", 0)) == (4, 0)


@rule("EVA-POINTS-11")
@pytest.mark.parametrize(
    ("stadiums", "points"),
    [
        (("st-blue st-01 st-04", "st-yellow st-02 st-05"), [2, 2]),  # 4 + 0
        (("st-blue st-01 st-04", "st-yellow st-02 st-05", "st-white st-03 st-06"), [3, 3, 3]),  # 11
        (("st-blue st-01 st-04", "st-yellow st-02 st-05", "st-white st-09 st-10"), [2, 2, 6]),  # 4 + 1
        (("st-blue st-09 st-10", "st-yellow st-11 st-12", "st-white st-01 st-02"), [5, 5, 1]),  # 6 + 4
    ],
)
def test_those_who_tie_share_their_places_rounded_down(stadiums, points):
    assert ranked(*stadiums) == points


@rule("EVA-POINTS-11")
def test_four_who_tie_share_11_points():
    points = ranked("st-blue st-01 st-09", "st-yellow st-02 st-10", "st-white st-03 st-11", "st-pink st-04 st-05")
    assert points == [11 // 4] * 4


@rule("EVA-POINTS-12")
def test_objectives_and_lines_are_worth_points_too():
    match = table(2, phase="bonuses", year=4, mode="points", objectives="on", lines="side-a")
    put(match, "blue", goals="", sites="n-03:food")  # on whichever line begins at label 1
    put(match, "yellow", goals="")
    for card in ("po-1", "po-2", "po-3", "po-4", "po-5"):
        objective(match, card, "box")
    objective(match, "po-1", "blue-played")
    asks(match)
    assert sheet(match, "blue")["objectives"] == 5
    assert sheet(match, "blue")["lines"] == 4
    assert not {"objectives", "lines"} & set(sheet(match, "yellow"))


@rule("EVA-POINTS-13")
def test_whoever_has_the_most_points_wins():
    match = ending(3, blue={"production": "5 5 5"}, yellow={"production": "8 8 8"}, white={"production": "7 7 7"})
    assert [total(match, colour) for colour in GAME.colours[:3]] == [5 + 1, 10 + 4, 8 + 6]
    assert winners(match) == ["yellow", "white"]  # 14 each, and nothing breaks the tie
    match = ending(3, blue={"production": "5 5 5"}, yellow={"production": "9 9 9"}, white={"production": "7 7 7"})
    assert winners(match) == ["yellow"]


@rule("EVA-POINTS-13")
def test_fewer_points_below_0_win_too():
    match = ending(blue={"chips": 9}, yellow={"chips": 3})
    assert total(match, "yellow") == -9 + 4
    assert winners(match) == ["yellow"]


@rule("EVA-POINTS-14")
def test_penalties_do_not_move_the_production_markers():
    match = ending(blue={"production": "8 9 10", "chips": 5, "face_up_sites": "ow-1", "stadiums_new": ""})
    assert sheet(match, "blue") == {"production": 10, "chips": -15, "sites": -4, "stadiums": -9}
    assert production(match, "blue") == (8, 9, 10)
    assert "race-penalty" not in {event.kind for event in match.events}


@rule("EVA-POINTS-15")
@pytest.mark.parametrize(
    ("goal", "other", "power", "kind"), [("goal-05", "goal-07", 7, "lesser"), ("goal-07", "goal-05", 10, "greater")]
)
def test_a_bonus_goal_is_revealed_with_the_first_such_bonus(goal, other, power, kind):
    match = table(2, phase="bonuses", mode="points")  # 7 and 10
    put(match, "blue", goals=f"{goal} {other} goal-01", groups=f"{power} 0 0 0")
    asks(match)
    assert has(match, "blue", "shown") == [goal]
    assert told(match, "goal-shown") == [[0, GOALS.index(goal), 0]]
    assert has(match, "blue", kind) == 1
    assert (int(view(match, "yellow").of(0, SHOWN)) >> GOALS.index(goal)) & 1  # yellow can see it


@rule("EVA-POINTS-15")
def test_it_gets_a_token_each_further_time_but_is_revealed_only_once():
    match = bonus(table(2, phase="bonuses", year=2, mode="points"), 2, "yb-1")
    put(match, "blue", goals="goal-05", lesser=1, groups="7 0 0 0")
    position(match).put(0, SHOWN, 1 << GOALS.index("goal-05"))
    asks(match)
    assert has(match, "blue", "lesser") == 2
    assert told(match, "goal-shown") == []


@rule("EVA-POINTS-15")
def test_it_counts_even_if_the_bonus_is_declined_or_the_goal_is_someone_elses():
    match = bonus(table(2, phase="bonuses", mode="points"), 1, "yb-2")
    put(match, "blue", goals="goal-05", groups="6 0 0 0")
    put(match, "yellow", goals="goal-07", groups="6 0 0 0")
    answer(match, "blue", "market.take stop")
    asks(match)
    assert has(match, "blue", "lesser") == 1
    assert has(match, "yellow", "shown") == []


@rule("EVA-POINTS-02")
def test_a_question_of_the_draft_is_a_question_to_all():
    match = dealt(2)
    answer(match, "yellow", "goal.keep goal-08")  # in whatever order
    assert owing(match) == ["blue"]
    assert isinstance(match.top(), KeepGoal)
    answer(match, "blue", "goal.keep goal-02")
    assert offers(match, "yellow") == ["goal-01", "goal-03", "goal-04"]
