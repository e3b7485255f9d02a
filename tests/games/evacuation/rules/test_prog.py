"""Phase 5, Progress (EVA-PROG)."""

import pytest

from ludothek.games.evacuation.progress import PlaceMarker, SplitPower
from ludothek.games.evacuation.settle import Settle
from tests.games.playing import answer, asks, offers, refused, told, until
from tests.support import rule

from .positions import (
    GAME,
    acting,
    begin,
    clean,
    forbids,
    has,
    order_of,
    pack,
    passing,
    phase_of,
    position,
    production,
    put,
    stock,
    table,
    turn,
)

pytestmark = pytest.mark.engine

# Transition 1 lies after step 2, transition 2 after step 8, 3 after 14, 4 after 20; the last step is 23.
LAST = 23


def progress(power=0, steps="0 0", seats=2, **blue):
    """Blue divides a power of so much; the others have none."""
    match = table(seats, phase="progress")
    past = sum(int(n) > 2 for n in steps.split())
    both = min(int(n) for n in steps.split())
    moved = int(both > 8) + int(both > 14)
    things = {
        "groups": f"{power} 0 0 0",
        "steps": steps,
        "tokens_up": 2 - past,
        "tokens_down": past - moved,
        **blue,
    }
    put(match, "blue", **things)
    clean(match)
    return match


def advance(match, first, *lanes):
    """Blue moves and places the first marker in the first lane, the other in the second, and declines effects."""
    answer(match, "blue", f"progress.move {first}")
    for lane in lanes:
        until(match, "progress.lane")
        assert asks(match) == "blue progress.lane"
        answer(match, "blue", f"progress.lane {lane}")
    asks(match)
    return match


# -- power ----------------------------------------------------------------------------------------------------------


@rule("EVA-PROG-01")
@pytest.mark.parametrize(
    ("groups", "power"), [("0 0 0 0", 0), ("2 1 0 1", 8), ("0 3 0 0", 6), ("1 1 1 1", 10), ("0 0 4 2", 20)]
)
def test_power_is_the_sum_of_the_group_numbers(groups, power):
    match = progress(groups=groups)
    asks(match)
    assert [args for args in told(match, "power") if args[0] == 0] == [[0, power, 0]]


@rule("EVA-PROG-01")
def test_the_actions_of_the_year_make_the_power():
    match = acting(2, blue={"old": "5 5 9"}, yellow={"passed": 1})
    turn(match, "blue", "exchange", "gain food-old", "exchange stop")  # 4
    turn(match, "blue", "prefab", "prefab food-old")  # 3
    turn(match, "blue", "gain-research", "gain food-old", "research stop")  # 1
    turn(match, "blue", "pass")
    until(match, "turn")
    assert [args[1] for args in told(match, "power") if args[0] == 0] == [8]
    assert sum(has(match, "blue", "steps")) == 8


@rule("EVA-PROG-01")
def test_cards_played_face_up_count_with_their_values():
    match = table(2, phase="progress", actions="advanced")
    put(match, "blue", groups="0 1 0 0", face_up="ac-35 ac-05 ac-27")  # 2 + 3 + 0 + 2
    until(match, "progress.move")
    assert [args for args in told(match, "power") if args[0] == 0] == [[0, 7, 0]]


@rule("EVA-PROG-01")
def test_of_several_powers_only_possible_ones_can_be_chosen():
    match = table(2, phase="progress", actions="advanced")
    put(match, "blue", groups="0 1 0 0", face_up="ac-36")  # 2, and 1 or 3
    assert offers(match) == ["3", "5"]
    assert refused(match, "blue", "progress.power 4") == "EVA-PROG-01"
    answer(match, "blue", "progress.power 5")
    assert [args for args in told(match, "power") if args[0] == 0] == [[0, 5, 0]]


@rule("EVA-PROG-01")
def test_power_beyond_60_counts_as_60():
    match = progress(groups="0 0 0 16")  # 64
    asks(match)
    assert told(match, "power")[0] == [0, 60, 0]


# -- clearing and dividing ------------------------------------------------------------------------------------------


@rule("EVA-PROG-02")
def test_before_anyone_advances_all_markers_are_in_the_passing_lane():
    match = table(3, phase="progress")
    for colour, steps in (("blue", "5 2"), ("yellow", "5 7"), ("white", "7 3")):
        put(match, colour, steps=steps, lanes="main three-plus", groups="0 1 0 0")
    assert asks(match) == "blue progress.move"
    assert [has(match, colour, "lanes") for colour in GAME.colours[:3]] == [("passing", "passing")] * 3
    assert has(match, "white", "steps") == (7, 3)


@rule("EVA-PROG-02")
def test_in_year_1_that_has_no_effect():
    match = until(table(2, phase="income"), "turn")
    before = has(match, "blue", "steps"), has(match, "blue", "lanes")
    passing(match)
    until(match, "turn")
    assert (has(match, "blue", "steps"), has(match, "blue", "lanes")) == before == ((0, 0), ("passing", "passing"))


@rule("EVA-PROG-03")
def test_all_power_is_divided_as_the_player_likes():
    match = progress(4)
    assert offers(match) == [f"{marker}-{n}" for marker in "ab" for n in range(5)]
    assert refused(match, "blue", "progress.move a-5") == "EVA-PROG-03"
    for move, steps in (("a-0", (0, 4)), ("a-1", (1, 3)), ("a-4", (4, 0)), ("b-1", (3, 1)), ("b-4", (0, 4))):
        moved = answer(progress(4), "blue", f"progress.move {move}")
        until(moved, "turn")
        assert has(moved, "blue", "steps") == steps


@rule("EVA-PROG-03")
def test_no_power_may_be_given_up():
    match = advance(progress(6), "a-2", "passing", "passing")
    assert has(match, "blue", "steps") == (2, 4)
    assert sum(args[1] for args in told(match, "advanced") if args[0] == 0) == 6


# -- lanes ----------------------------------------------------------------------------------------------------------


@rule("EVA-PROG-04")
def test_a_single_marker_fills_a_lane_space_but_never_the_passing_lane():
    match = table(4, phase="progress", turn_order="blue yellow white pink")
    for colour in GAME.colours:
        put(match, colour, groups="0 0 0 1", steps="1 0")
    free = {"blue": ["passing", "main", "three-plus"], "yellow": ["passing", "three-plus"], "white": ["passing"]}
    for colour, lane in (("blue", "main"), ("yellow", "three-plus")):
        answer(match, colour, "progress.move a-4")
        assert offers(match) == free[colour]
        answer(match, colour, f"progress.lane {lane}")
        until(match, "progress.move")
    answer(match, "white", "progress.move a-4")
    assert forbids(match, PlaceMarker(2, 0), "main") == "EVA-PROG-04"
    assert forbids(match, PlaceMarker(2, 0), "three-plus") == "EVA-PROG-04"
    until(match, "progress.move")
    answer(match, "pink", "progress.move a-4")
    until(match, "turn")
    assert [has(match, colour, "steps")[0] for colour in GAME.colours] == [5] * 4
    assert [has(match, colour, "lanes")[0] for colour in GAME.colours] == ["main", "three-plus", "passing", "passing"]


@rule("EVA-PROG-04")
def test_even_ones_own_marker_takes_up_a_space():
    match = answer(progress(3, "4 1"), "blue", "progress.move a-0", "progress.lane main")
    assert asks(match) == "yellow progress.move"  # there was but one space left
    assert has(match, "blue", "steps") == (4, 4)
    assert forbids(match, PlaceMarker(0, 1), "main") == "EVA-PROG-04"
    assert has(match, "blue", "lanes") == ("main", "passing")


@rule("EVA-PROG-05")
@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [(1, {}, "EVA-PROG-05"), (2, {}, "EVA-PROG-05"), (2, {"robot": "on"}, "EVA-PROG-05"), (3, {}, ""), (4, {}, "")],
)
def test_the_3_plus_lane_is_for_three_or_four_players(seats, options, why):
    match = table(seats, phase="progress", **options)
    put(match, "blue", groups="1 1 0 0", steps="0 1")
    until(match, "progress.move")
    answer(match, "blue", "progress.move a-3")
    assert refused(match, "blue", "progress.lane three-plus") == why


@rule("EVA-PROG-05")
def test_the_3_plus_lane_has_fewer_symbols():
    lanes = position(progress()).pack.lane_symbols
    counts = [sum(bin(lanes[step * 3 + lane]).count("1") for step in range(LAST + 1)) for lane in range(3)]
    assert counts == [0, 20, 8]


@rule("EVA-PROG-06")
@pytest.mark.parametrize("lane", ["passing", "main", "three-plus"])
def test_a_marker_may_be_put_on_whichever_space_is_free(lane):
    match = progress(4, "1 0", seats=3)
    answer(match, "blue", "progress.move a-4")
    assert offers(match) == ["passing", "main", "three-plus"]
    answer(match, "blue", f"progress.lane {lane}")
    assert has(match, "blue", "lanes")[0] == lane


@rule("EVA-PROG-07")
def test_a_marker_without_power_is_placed_again_with_effect():
    match = progress(0, "3 1", seats=3)
    answer(match, "blue", "progress.move a-0")
    assert offers(match) == ["passing", "main", "three-plus"]
    answer(match, "blue", "progress.lane main")
    assert asks(match) == "blue research"  # step 3
    answer(match, "blue", "research stop")
    assert asks(match) == "blue progress.lane"
    answer(match, "blue", "progress.lane main")
    assert asks(match) == "blue infrastructure.move"  # step 1
    assert has(match, "blue", "steps") == (3, 1)


@rule("EVA-PROG-08")
def test_markers_on_the_way_hold_nobody_up():
    match = table(3, phase="progress", turn_order="yellow white blue")
    put(match, "yellow", groups="3 0 0 0", steps="0 0")
    put(match, "white", groups="3 0 0 0", steps="0 0")
    put(match, "blue", groups="5 0 0 0", steps="0 0")
    answer(match, "yellow", "progress.move a-1", "progress.lane main")
    until(match, "progress.lane")
    answer(match, "yellow", "progress.lane main")  # on 1 and 2
    until(match, "progress.move")
    answer(match, "white", "progress.move a-1", "progress.lane three-plus")
    answer(match, "white", "progress.lane three-plus")
    until(match, "progress.move")
    answer(match, "blue", "progress.move a-5")
    assert has(match, "blue", "steps")[0] == 5
    assert offers(match) == ["passing", "main", "three-plus"]


@rule("EVA-PROG-09")
@pytest.mark.parametrize(("steps", "power"), [("2 2", 1), ("8 8", 1), ("14 14", 1), ("20 20", 1), ("0 0", 3)])
def test_a_transition_takes_no_power_to_pass(steps, power):
    match = answer(progress(power, steps), "blue", f"progress.move a-{power}")
    assert has(match, "blue", "steps")[0] == int(steps.split()[0]) + power
    s = position(match)
    assert s.passed(0, 0) == s.passed(0, 1) + 1


@rule("EVA-PROG-09")
def test_the_transitions_lie_after_steps_2_8_14_and_20():
    passed = position(progress()).pack.passed
    assert [int(n) for n in passed] == [0] * 3 + [1] * 6 + [2] * 6 + [3] * 6 + [4] * 3


# -- effects and symbols --------------------------------------------------------------------------------------------

EFFECTS = {  # the instant effects of both lanes by step
    "main": {1: "I", 3: "R", 6: "I", 9: "R", 12: "S", 15: "R", 18: "I", 21: "R"},
    "three-plus": {2: "R", 4: "I", 7: "R", 8: "I", 10: "S", 11: "I", 13: "R", 15: "I", 17: "S", 19: "R", 22: "I"},
}
ASKED = {"R": "research", "I": "infrastructure.move", "S": "settle.site"}


@rule("EVA-PROG-10")
@pytest.mark.parametrize("lane", ["main", "three-plus", "passing"])
@pytest.mark.parametrize("step", range(1, LAST + 1))
def test_the_marker_that_ends_on_a_space_has_its_effect(step, lane):
    match = progress(0, f"{step} {step}", seats=3, population=1, new="0 1 0")
    answer(match, "blue", "progress.move a-0", f"progress.lane {lane}")
    effect = EFFECTS.get(lane, {}).get(step)
    assert asks(match) == (f"blue {ASKED[effect]}" if effect else "blue progress.lane")


@rule("EVA-PROG-10")
@pytest.mark.parametrize("step", [1, 3, 12])
def test_its_owner_may_do_without_it(step):
    match = progress(0, f"{step} {step}", population=1, new="0 1 0")
    answer(match, "blue", "progress.move a-0", "progress.lane main")
    code = asks(match).split()[1]
    answer(match, "blue", f"{code} stop")
    assert asks(match) != f"blue {code}"
    assert has(match, "blue", "developed") == has(match, "blue", "hand") == has(match, "blue", "sites") == []


@rule("EVA-PROG-10")
def test_it_is_used_at_once_and_for_nothing():
    match = progress(3, "0 0")
    answer(match, "blue", "progress.move a-3", "progress.lane main", "research left")
    assert len(has(match, "blue", "developed")) == 1
    assert told(match, "paid") == []


@rule("EVA-PROG-10")
def test_an_effect_that_cannot_be_carried_out_is_lost_without_a_question():
    match = progress(0, "12 12")  # settling, but there is nothing to settle with
    answer(match, "blue", "progress.move a-0", "progress.lane main")
    assert "settle.site" not in asks(match)
    assert has(match, "blue", "sites") == []


@rule("EVA-PROG-11")
def test_the_symbols_of_a_space_belong_to_the_marker_until_it_is_moved():
    things = {"population": 2, "new": "0 5 0"}
    match = progress(1, "4 4", **things)  # step 5 of the open lane has the sun
    assert forbids(match, Settle(0, 0), "n-15") == "EVA-SETTLE-06"
    advance(match, "a-1", "main", "passing")
    assert forbids(match, Settle(0, 0), "n-15") == ""
    assert forbids(match, Settle(0, 0), "n-23") == "EVA-SETTLE-06"  # the dome
    until(match, "turn")
    assert phase_of(match) == (2, "actions")
    assert forbids(match, Settle(0, 0), "n-15") == ""
    begin(match, "progress")
    asks(match)  # the track has been cleared
    assert forbids(match, Settle(0, 0), "n-15") == "EVA-SETTLE-06"


@rule("EVA-PROG-11")
def test_the_passing_lane_has_no_symbols_and_a_space_may_have_two():
    passing_by = advance(progress(1, "7 7", population=2, new="0 5 0"), "a-1", "passing", "passing")
    both = advance(progress(1, "7 7", population=2, new="0 5 0"), "a-1", "main", "passing")
    for site in ("n-15", "n-23"):
        assert forbids(passing_by, Settle(0, 0), site) == "EVA-SETTLE-06"
        assert forbids(both, Settle(0, 0), site) == ""


@rule("EVA-PROG-11")
def test_a_settling_during_progress_may_use_the_symbols_at_that_moment():
    match = progress(1, "16 12", population=2, new="0 9 0")
    answer(match, "blue", "progress.move a-1", "progress.lane main")  # step 17, the sun
    answer(match, "blue", "progress.lane main")  # step 12, settling
    assert asks(match) == "blue settle.site"
    assert refused(match, "blue", "settle.site n-15") == ""
    assert refused(match, "blue", "settle.site n-23") == "EVA-SETTLE-06"


# -- transitions ----------------------------------------------------------------------------------------------------


@rule("EVA-PROG-12")
@pytest.mark.parametrize(
    ("steps", "power", "forbidden", "allowed"),
    [
        ("0 0", 9, "a-9 b-9", "a-8 a-6 a-1"),
        ("3 3", 12, "a-12 b-12", "a-11 a-6"),
        ("9 9", 12, "a-12", "a-11"),
        ("2 8", 3, "b-3 a-0", "b-2 b-1 a-1 a-3"),
    ],
)
def test_no_more_than_one_transition_lies_between_the_markers(steps, power, forbidden, allowed):
    match = progress(power, steps)
    for move in forbidden.split():
        assert refused(match, "blue", f"progress.move {move}") == "EVA-PROG-12"
    for move in allowed.split():
        assert refused(match, "blue", f"progress.move {move}") == ""


@rule("EVA-PROG-13")
@pytest.mark.parametrize("move", ["a-1", "b-7"])
def test_the_limit_is_judged_when_both_have_moved(move):
    """Whichever moves first: at the end both are past transition 1 and only one is past transition 2."""
    match = progress(8, "2 2")
    assert refused(match, "blue", f"progress.move {move}") == ""
    answer(match, "blue", f"progress.move {move}")
    until(match, "turn")
    assert has(match, "blue", "steps") == (3, 9)


@rule("EVA-PROG-14")
def test_nobody_goes_beyond_the_last_step_and_the_other_marker_takes_the_rest():
    match = progress(5, "22 21")
    assert offers(match) == ["a-1", "b-2"]
    assert refused(match, "blue", "progress.move a-2") == "EVA-PROG-14"
    assert refused(match, "blue", "progress.move a-0") == "EVA-PROG-14"  # 3 steps are left, the other has room for 2
    answer(match, "blue", "progress.move a-1")
    until(match, "turn")
    assert has(match, "blue", "steps") == (LAST, LAST)


@rule("EVA-PROG-14")
def test_power_that_neither_can_use_is_lost():
    match = progress(9, f"{LAST} {LAST}")
    until(match, "turn")
    assert has(match, "blue", "steps") == (LAST, LAST)
    match = progress(9, f"{LAST} 19")
    assert offers(match) == ["a-0", "b-4"]


@rule("EVA-PROG-15")
def test_at_the_end_of_the_track_a_lane_space_is_shared_by_two():
    match = table(4, phase="progress", turn_order="blue yellow white pink")
    for colour in GAME.colours:
        put(match, colour, groups="1 0 0 0", steps="22 21", tokens_up=0, production="2 2 2")
    for colour in ("blue", "yellow"):
        answer(match, colour, "progress.move a-1", "progress.lane main")
        until(match, "progress.move")
    answer(match, "white", "progress.move a-1")
    assert refused(match, "white", "progress.lane main") == "EVA-PROG-04"
    assert offers(match) == ["passing", "three-plus"]
    assert has(match, "yellow", "lanes")[0] == has(match, "blue", "lanes")[0] == "main"


def moved(steps, move, power):
    """Blue's Progress from these steps with this first move, all markers in the passing lane."""
    match = answer(progress(power, steps), "blue", f"progress.move {move}")
    until(match, "turn")
    return match


@rule("EVA-PROG-16")
@pytest.mark.parametrize(
    ("steps", "move", "power", "up", "down"),
    [("0 0", "a-3", 3, 1, 1), ("0 0", "a-3", 6, 0, 2), ("3 0", "a-0", 3, 0, 2), ("0 0", "a-2", 4, 2, 0)],
)
def test_each_marker_that_passes_transition_1_turns_a_productivity_token(steps, move, power, up, down):
    match = moved(steps, move, power)
    assert (has(match, "blue", "tokens_up"), has(match, "blue", "tokens_down")) == (up, down)
    assert production(match, "blue") == (0, 0, 0)
    assert stock(match, "blue", "old")[1] == 5 + up  # of the next Income
    assert told(match, "opened") == []  # transition 1 opens no biome
    clean(match)


def open_sites(match):
    """Whether tundra, desert, forest and sea are open, as shown by sites without other demands."""
    put(match, "blue", population=9, prefab_new="3 0 0", new="0 9 0", developed="t-1-2c")
    sites = {"tundra": "n-01", "desert": "n-02", "forest": "n-12", "sea": "n-25"}  # n-25 asks for the sun
    return [biome for biome, site in sites.items() if forbids(match, Settle(0, 0), site) == ""]


@rule("EVA-PROG-17")
def test_the_first_marker_past_transition_2_opens_the_desert():
    assert open_sites(moved("7 7", "a-1", 2)) == ["tundra"]
    match = moved("8 8", "a-1", 1)
    assert open_sites(match) == ["tundra", "desert"]
    assert told(match, "opened")[0][:2] == [0, 2]
    assert production(match, "blue") == (0, 0, 0)
    assert has(match, "blue", "tokens_down") == 2


@rule("EVA-PROG-18")
def test_the_second_marker_past_transition_2_brings_a_token_to_the_new_world():
    match = moved("9 8", "b-1", 1)
    assert production(match, "blue") == (1, 1, 1)
    assert (has(match, "blue", "tokens_up"), has(match, "blue", "tokens_down")) == (0, 1)
    assert len(told(match, "token-moved")) == 1
    clean(match)
    assert open_sites(match) == ["tundra", "desert"]


@rule("EVA-PROG-18")
def test_both_in_one_year_open_the_desert_and_bring_the_token():
    match = moved("8 8", "a-1", 2)
    assert production(match, "blue") == (1, 1, 1)
    assert open_sites(match) == ["tundra", "desert"]


@rule("EVA-PROG-19")
def test_transition_3_opens_the_forest_and_brings_the_other_token():
    first = moved("14 14", "a-1", 1)
    assert open_sites(first) == ["tundra", "desert", "forest"]
    assert production(first, "blue") == (0, 0, 0)
    second = moved("15 14", "b-1", 1)
    assert production(second, "blue") == (1, 1, 1)
    assert (has(second, "blue", "tokens_up"), has(second, "blue", "tokens_down")) == (0, 0)
    assert open_sites(second) == ["tundra", "desert", "forest"]


@rule("EVA-PROG-20")
def test_transition_4_opens_the_sea_and_the_second_marker_brings_nothing_more():
    first = moved("20 20", "a-1", 1)
    assert open_sites(first) == ["tundra", "desert", "forest", "sea"]
    second = moved("21 20", "b-1", 1)
    assert production(first, "blue") == production(second, "blue") == (0, 0, 0)
    assert (has(second, "blue", "tokens_up"), has(second, "blue", "tokens_down")) == (0, 0)


@rule("EVA-PROG-21")
def test_there_is_always_a_token_to_move():
    """From the start to the end in any legal way; productivity tokens are turned, then moved, and never run out."""
    for move in ("a", "b"):
        match = progress(0)
        while has(match, "blue", "steps") != (LAST, LAST):
            put(match, "blue", groups="0 0 0 2")
            begin(match, "progress")
            until(match, "progress.move")
            wanted = [word for word in offers(match) if word.startswith(move)]
            answer(match, "blue", f"progress.move {wanted[-1]}")
            until(match, "progress.move", "turn")
            s = position(match)
            past = [int(s.passed(0, 0)), int(s.passed(0, 1))]
            brought = int(min(past) >= 2) + int(min(past) >= 3)
            assert has(match, "blue", "tokens_down") == sum(n >= 1 for n in past) - brought >= 0
            assert production(match, "blue") == (brought,) * 3
            clean(match)


@rule("EVA-PROG-22")
def test_a_player_finishes_everything_before_the_next_one_advances():
    match = table(2, phase="progress", turn_order="yellow blue")
    put(match, "yellow", groups="4 0 0 0")
    put(match, "blue", groups="4 0 0 0")
    answer(match, "yellow", "progress.move a-3", "progress.lane main", "research left")
    assert asks(match).startswith("yellow")
    until(match, "progress.lane")
    answer(match, "yellow", "progress.lane main")
    assert asks(match) == "yellow infrastructure.move"  # step 1
    answer(match, "yellow", "infrastructure.move take", "market.take in-01")
    until(match, "progress.move")
    assert asks(match) == "blue progress.move"
    assert order_of(match, "power") == ["yellow", "blue"]
    assert has(match, "blue", "steps") == (0, 0)


@rule("EVA-PROG-23")
@pytest.mark.parametrize(("move", "first"), [("a-3", "research"), ("b-1", "infrastructure.move")])
def test_a_player_decides_which_marker_is_dealt_with_first(move, first):
    match = answer(progress(4), "blue", f"progress.move {move}", "progress.lane main")
    assert asks(match) == f"blue {first}"
    answer(match, "blue", f"{first} stop", "progress.lane main")
    assert {asks(match).split()[1], first} == {"research", "infrastructure.move"}
    assert has(match, "blue", "steps") == (3, 1)


@rule("EVA-PROG-03", "EVA-PROG-12", "EVA-PROG-14")
@pytest.mark.parametrize("power", [0, 1, 5, 8, 13, 24, 46, 60])
def test_there_is_always_a_way_to_divide_the_power(power):
    passed = [int(n) for n in pack().passed]
    match = progress()
    for a in range(LAST + 1):
        for b in range(LAST + 1):
            if abs(passed[a] - passed[b]) > 1:
                continue
            put(match, "blue", steps=f"{a} {b}")
            found = SplitPower(0, power).options(match.state)
            assert len(found) > 0
            for choice in found:
                marker, n = divmod(int(choice), LAST + 1)
                rest = min(power, 2 * LAST - a - b) - n
                ends = (a + n, b + rest) if marker == 0 else (a + rest, b + n)
                assert max(ends) <= LAST
                assert abs(passed[ends[0]] - passed[ends[1]]) <= 1
