"""Phase 2, Actions: turns, groups, energy (EVA-ACT)."""

import pytest

from ludothek.games.evacuation.resources import Exchange
from ludothek.games.evacuation.turns import TURN
from tests.games.playing import answer, asks, offers, refused, told, until
from tests.support import rule

from .positions import (
    GAME,
    acting,
    clean,
    draws,
    forbids,
    has,
    kinds,
    order_of,
    passing,
    position,
    production,
    row,
    stock,
    table,
    turn,
    where,
)

pytestmark = pytest.mark.engine

BOARD = (
    "gain-infrastructure",
    "gain-research",
    "settle",
    "ship",
    "stadium",
    "prefab",
    "clone",
    "infrastructure",
    "exchange",
    "research",
)
RICH = {"old": "9 9 9", "new": "9 9 9", "population": 3, "prefab_new": "1 1 1"}  # every action is possible


def energy_paid(match) -> int:
    return sum(args[1] + args[2] for args in told(match, "paid-action"))


# -- turns ----------------------------------------------------------------------------------------------------------


@rule("EVA-ACT-01")
def test_turns_go_round_in_turn_order_until_all_have_passed():
    match = acting(turn_order="yellow blue white", blue=RICH, yellow=RICH, white=RICH)
    turn(match, "yellow", "clone")
    turn(match, "blue", "pass")
    turn(match, "white", "clone")
    turn(match, "yellow", "clone")
    turn(match, "white", "pass")
    assert asks(match) == "yellow turn"
    turn(match, "yellow", "clone")
    assert asks(match) == "yellow turn"
    answer(match, "yellow", "turn pass")
    assert asks(match) != "blue transport"
    assert [args[0] for args in told(match, "phase")][:2] == [2, 3]
    assert order_of(match, "action") == ["yellow", "white", "yellow", "yellow"]


@rule("EVA-ACT-02")
def test_a_turn_is_one_action():
    match = acting(blue=RICH)
    turn(match, "blue", "clone")
    assert asks(match) == "yellow turn"
    assert has(match, "blue", "actions") == 1


@rule("EVA-ACT-02")
def test_after_passing_there_are_no_more_turns_this_year():
    match = acting(2, blue=RICH, yellow=RICH)
    turn(match, "blue", "pass")
    for _ in range(3):
        turn(match, "yellow", "clone")
        assert asks(match) == "yellow turn"
    turn(match, "yellow", "pass")
    until(match, "turn")
    assert [args[0] for args in told(match, "year")] == [2]
    assert "pass" in offers(match)


# -- the ten actions ------------------------------------------------------------------------------------------------


@rule("EVA-ACT-03")
@pytest.mark.parametrize(
    ("action", "group", "asked"),
    [
        ("gain-infrastructure", 1, "blue gain"),
        ("gain-research", 1, "blue gain"),
        ("settle", 2, "blue settle.site"),
        ("ship", 2, "blue market.take"),
        ("stadium", 2, "blue market.take"),
        ("prefab", 3, "blue prefab"),
        ("clone", 3, "yellow turn"),
        ("infrastructure", 3, "blue market.take"),
        ("exchange", 4, "blue gain"),
        ("research", 4, "blue research"),
    ],
)
def test_the_ten_actions_and_their_groups(action, group, asked):
    match = answer(acting(blue=RICH), "blue", f"turn {action}")
    assert has(match, "blue", "groups") == tuple(int(g == group) for g in (1, 2, 3, 4))
    assert position(match).group_power(0) == group
    assert asks(match) == asked


@rule("EVA-ACT-03")
def test_all_ten_can_be_chosen_by_somebody_who_has_everything():
    assert offers(acting(blue=RICH)) == ["pass", *BOARD]


@rule("EVA-ACT-03")
@pytest.mark.parametrize(
    ("action", "rest"), [("gain-infrastructure", ["infrastructure.move"] * 2), ("gain-research", ["research"])]
)
def test_group_1_gains_a_resource_and_does_one_thing_more(action, rest):
    match = answer(acting(blue={"hand": "in-01 in-03", "new": "1 1 0"}), "blue", f"turn {action}", "gain energy-new")
    assert stock(match, "blue", "new") == (1, 1, 1)
    for code in rest:
        assert asks(match) == f"blue {code}"
        answer(match, "blue", f"{code} {offers(match)[2]}")  # after stop and take a card; after stop and left middle
    if action == "gain-research":  # of set 1 the middle tile is K12, without a one-time effect
        assert has(match, "blue", "developed") == ["t-1-1b"]
    assert asks(match) == "yellow turn"


@rule("EVA-ACT-03")
@pytest.mark.parametrize("action", ["gain-infrastructure", "infrastructure"])
def test_two_infrastructure_moves_and_no_third(action):
    match = answer(acting(blue={"hand": "in-02 in-07 in-08", "new": "9 9 9"}), "blue", f"turn {action}")
    if action == "gain-infrastructure":
        answer(match, "blue", "gain food-old")
    answer(match, "blue", "infrastructure.move in-02", "infrastructure.move in-07")
    assert asks(match) == "yellow turn"
    assert has(match, "blue", "played") == ["in-02", "in-07"]


@rule("EVA-ACT-03")
@pytest.mark.parametrize("colour", GAME.colours)
@pytest.mark.parametrize(
    ("lines", "what", "result"),
    [
        (["settle", "settle.site n-01"], "sites", ["n-01"]),
        (["ship", "market.take sh-02", "build.world new"], "ships_new", ["sh-02"]),
        (["stadium", "market.take st-03", "build.world new"], "stadiums_new", ["st-03"]),
        (["prefab", "prefab steel-old"], "prefab_old", (0, 1, 0)),
        (["clone"], "population", 5),
        (["infrastructure", "market.take in-05", "infrastructure.move in-05"], "played", ["in-05"]),
        (["exchange", "gain food-new", "exchange food-steel-new", "exchange stop"], "new", (9, 10, 9)),
    ],
)
def test_an_action_changes_the_things_of_the_player_and_of_nobody_else(colour, lines, what, result):
    others = [c for c in GAME.colours if c != colour]
    match = acting(4, turn_order=[colour, *others], blue=RICH, yellow=RICH, white=RICH, pink=RICH)
    before = [has(match, other, what) for other in others]
    turn(match, colour, *lines)
    assert has(match, colour, what) == result
    assert [has(match, other, what) for other in others] == before
    assert [has(match, other, "new") for other in others] == [(9, 9, 9)] * 3
    assert asks(match) == f"{others[0]} turn"
    clean(match)


@rule("EVA-ACT-04")
def test_group_and_track_are_marked_and_the_energy_paid_before_the_action():
    match = acting(blue={"old": "0 9 4", "actions": 4, "groups": "0 3 1 0"})
    answer(match, "blue", "turn ship")
    assert asks(match) == "blue market.take"
    assert has(match, "blue", "groups") == (0, 4, 1, 0)
    assert has(match, "blue", "actions") == 5
    assert stock(match, "blue", "old") == (0, 9, 4 - 2 - 1)
    assert kinds(match, "action", "paid-action", "built") == ["action", "paid-action"]


# -- energy ---------------------------------------------------------------------------------------------------------


@rule("EVA-ACT-05")
@pytest.mark.parametrize(("before", "surcharge"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (7, 1)])
@pytest.mark.parametrize(("action", "group"), [("gain-research", 0), ("ship", 1), ("clone", 2), ("research", 3)])
def test_the_fourth_action_of_a_group_costs_one_more(before, surcharge, action, group):
    groups = " ".join(str(before if g == group else 0) for g in range(4))
    match = acting(blue={**RICH, "groups": groups})
    answer(match, "blue", f"turn {action}")
    assert energy_paid(match) == surcharge


@rule("EVA-ACT-05")
def test_without_the_energy_for_the_surcharge_the_group_is_closed():
    match = acting(blue={"old": "2 2 0", "groups": "0 0 3 0"})
    assert refused(match, "blue", "turn prefab") == "EVA-ACT-05"
    assert refused(match, "blue", "turn gain-research") == ""


@rule("EVA-ACT-06")
@pytest.mark.parametrize(
    ("before", "cost"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 3), (15, 3)]
)
def test_the_energy_of_the_action_track(before, cost):
    match = acting(blue={"old": "0 0 3", "actions": before})
    answer(match, "blue", "turn research")
    assert stock(match, "blue", "old") == (0, 0, 3 - cost)
    if cost:
        poor = acting(blue={"old": f"1 1 {cost - 1}", "actions": before})
        assert forbids(poor, TURN[0], "research") == "EVA-ACT-06"
        assert asks(poor) == "yellow turn"


@rule("EVA-ACT-06")
def test_an_action_whose_track_cannot_be_paid_is_refused():
    match = acting(blue={"old": "9 9 0", "new": "9 9 9", "actions": 2})
    for action in BOARD:
        assert forbids(match, TURN[0], action) == "EVA-ACT-06"


@rule("EVA-ACT-07")
def test_surcharge_and_track_are_paid_as_one_sum():
    match = acting(blue={"old": "0 0 4", "new": "0 0 4", "actions": 6, "groups": "0 0 0 3", "steps": "9 8"})
    answer(match, "blue", "turn research")
    assert asks(match) == "blue pay.energy"
    assert offers(match) == ["old-0", "old-1", "old-2", "old-3", "old-4"]
    answer(match, "blue", "pay.energy old-1")
    assert stock(match, "blue", "old") == (0, 0, 3)
    assert stock(match, "blue", "new") == (0, 0, 1)
    assert asks(match) == "blue research"  # there is no second payment


@rule("EVA-ACT-08")
@pytest.mark.parametrize(
    ("steps", "old", "new", "paid_old", "paid_new"),
    [
        ("0 0", 2, 2, 2, 0),
        ("8 8", 2, 2, 2, 0),  # before the transition
        ("8 3", 2, 2, 2, 0),
        ("9 9", 2, 2, 0, 2),
        ("14 15", 0, 2, 0, 2),
        ("9 8", 0, 2, 0, 2),
        ("9 8", 2, 0, 2, 0),
        ("3 9", 1, 1, 1, 1),
    ],
)
def test_the_world_that_pays_for_actions(steps, old, new, paid_old, paid_new):
    match = acting(blue={"old": f"0 0 {old}", "new": f"0 0 {new}", "actions": 4, "steps": steps})
    answer(match, "blue", "turn research")
    assert asks(match) == "blue research"
    assert stock(match, "blue", "old") == (0, 0, old - paid_old)
    assert stock(match, "blue", "new") == (0, 0, new - paid_new)


@rule("EVA-ACT-08")
def test_with_one_marker_past_transition_2_both_worlds_may_pay():
    match = acting(blue={"old": "0 0 1", "new": "0 0 3", "actions": 4, "steps": "9 8"})
    answer(match, "blue", "turn research")
    assert offers(match) == ["old-0", "old-1"]
    assert refused(match, "blue", "pay.energy old-2") == "EVA-ACT-08"
    answer(match, "blue", "pay.energy old-1")
    assert (stock(match, "blue", "old")[2], stock(match, "blue", "new")[2]) == (0, 2)


@rule("EVA-ACT-08")
@pytest.mark.parametrize(("steps", "stocks"), [("8 8", ("0 0 0", "9 9 9")), ("9 9", ("9 9 9", "0 0 0"))])
def test_energy_of_the_wrong_world_does_not_help(steps, stocks):
    match = acting(2, blue={"old": stocks[0], "new": stocks[1], "actions": 2, "steps": steps})
    assert asks(match) == "yellow turn"
    assert order_of(match, "passed") == ["blue"]


@rule("EVA-ACT-08")
def test_the_payment_must_leave_the_action_possible():
    """One energy each; the prefabricated factory needs one of them."""
    match = acting(blue={"old": "0 0 1", "new": "0 0 1", "actions": 2, "steps": "9 8", "reserve": "0 0 4"})
    answer(match, "blue", "turn prefab", "pay.energy old-0")
    assert has(match, "blue", "prefab_old") == (0, 0, 1)
    assert stock(match, "blue", "new") == (0, 0, 0)


@rule("EVA-ACT-09")
def test_a_player_who_can_pay_for_no_action_passes():
    match = acting(2, blue={"old": "9 9 0", "actions": 3})
    assert asks(match) == "yellow turn"
    assert has(match, "blue", "passed") == 1


@rule("EVA-ACT-09")
def test_only_the_group_with_the_surcharge_is_closed():
    match = acting(blue={"old": "9 9 1", "new": "9 9 9", "actions": 3, "groups": "0 0 3 0"})
    assert offers(match) == ["pass", "gain-infrastructure", "gain-research", "ship", "stadium", "exchange", "research"]
    assert refused(match, "blue", "turn clone") == "EVA-ACT-05"
    assert refused(match, "blue", "turn infrastructure") == "EVA-ACT-05"


@rule("EVA-ACT-10")
def test_what_an_action_brings_cannot_pay_for_it():
    match = acting(2, blue={"old": "9 9 0", "actions": 2})
    assert asks(match) == "yellow turn"  # no gain, no exchange


@rule("EVA-ACT-10")
def test_energy_for_the_track_cannot_be_used_for_the_action_as_well():
    match = acting(blue={"old": "0 0 1", "actions": 2})
    assert refused(match, "blue", "turn prefab") == "EVA-FAC-01"
    row(match, "stadium", "st-05")  # 2 steel, 2 energy
    row(match, "ship", "sh-06")  # 2 steel, 2 energy
    assert refused(match, "blue", "turn stadium") == "EVA-STAD-01"
    assert refused(match, "blue", "turn ship") == "EVA-SHIP-01"


# -- passing --------------------------------------------------------------------------------------------------------


@rule("EVA-ACT-11")
@pytest.mark.parametrize("things", [{}, RICH, {"old": "0 0 3", "actions": 9}])
def test_passing_is_always_allowed_and_free(things):
    match = acting(blue=things)
    before = stock(match, "blue", "old")
    assert refused(match, "blue", "turn pass") == ""
    answer(match, "blue", "turn pass")
    assert stock(match, "blue", "old") == before
    assert told(match, "paid-action") == []
    assert has(match, "blue", "actions") == things.get("actions", 0)


# -- parts of actions -----------------------------------------------------------------------------------------------


@rule("EVA-ACT-12")
def test_the_gained_resource_may_pay_for_the_rest_of_the_action():
    match = acting(blue={"hand": "in-03"})
    answer(match, "blue", "turn gain-infrastructure")
    assert asks(match) == "blue gain"
    answer(match, "blue", "gain steel-new", "infrastructure.move in-03")
    assert where(match, "in-03") == "blue played"
    assert stock(match, "blue", "new") == (0, 0, 0)


@rule("EVA-ACT-12")
def test_the_gained_resource_may_be_exchanged():
    match = answer(acting(), "blue", "turn exchange", "gain food-new", "exchange food-steel-new")
    assert stock(match, "blue", "new") == (0, 1, 0)


@rule("EVA-ACT-13")
def test_the_same_action_may_be_taken_as_often_as_its_energy_can_be_paid():
    match = acting(2, blue={"old": "0 0 15", "new": "9 0 0"}, yellow={"passed": 1})
    for n in range(1, 8):
        turn(match, "blue", "clone")
        assert has(match, "blue", "groups") == (0, 0, n, 0)
    # the track takes 0 0 1 1 2 2 3, the surcharge 1 from the fourth on
    assert stock(match, "blue", "old") == (0, 0, 15 - 9 - 4)
    assert has(match, "blue", "population") == 14
    assert forbids(match, TURN[0], "research") == "EVA-ACT-06"  # 2 energy are left, 3 would be due


@rule("EVA-ACT-14")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("settle", "EVA-SETTLE-03"),
        ("ship", "EVA-SHIP-01"),
        ("stadium", "EVA-STAD-01"),
        ("prefab", "EVA-FAC-01"),
        ("clone", "EVA-POP-01"),
    ],
)
def test_an_action_of_which_nothing_can_be_done_cannot_be_chosen(action, why):
    match = acting()
    assert refused(match, "blue", f"turn {action}") == why
    assert action not in offers(match)


@rule("EVA-ACT-14")
def test_research_and_moves_need_something_to_do():
    every = [f"t-1-{level}{letter}" for level in (1, 2, 3) for letter in "abc"]
    match = acting(blue={"developed": every})
    row(match, "infrastructure", "")
    assert refused(match, "blue", "turn research") == "EVA-TECH-08"
    assert refused(match, "blue", "turn infrastructure") == "EVA-MARKET-07"
    assert refused(match, "blue", "turn gain-research") == ""  # the gain can be had


@rule("EVA-ACT-14")
def test_paying_for_new_cards_counts_as_a_part():
    match = acting(blue={"old": "1 0 0"})
    assert refused(match, "blue", "turn ship") == ""
    assert refused(match, "blue", "turn stadium") == ""


@rule("EVA-ACT-14")
def test_the_first_part_must_be_done_and_further_parts_may_be_left_out():
    match = acting(blue={"hand": "in-03", "new": "0 1 0"})
    answer(match, "blue", "turn infrastructure")
    assert refused(match, "blue", "infrastructure.move stop") == "EVA-ACT-14"
    answer(match, "blue", "infrastructure.move in-03", "infrastructure.move stop")
    assert asks(match) == "yellow turn"
    match = answer(acting(), "blue", "turn research")
    assert refused(match, "blue", "research stop") == "EVA-ACT-14"
    match = answer(acting(), "blue", "turn gain-research", "gain food-old", "research stop")
    assert asks(match) == "yellow turn"
    assert has(match, "blue", "developed") == []


@rule("EVA-ACT-14")
def test_settling_and_prefabricating_cannot_be_left_out():
    match = answer(acting(blue=RICH), "blue", "turn settle")
    assert refused(match, "blue", "settle.site stop") == "EVA-ACT-14"
    match = answer(acting(blue=RICH), "blue", "turn prefab")
    assert refused(match, "blue", "prefab stop") == "EVA-ACT-14"


@rule("EVA-ACT-15")
@pytest.mark.parametrize("action", ["gain-infrastructure", "gain-research", "exchange"])
def test_the_player_picks_type_and_world_of_a_gain(action):
    match = answer(acting(), "blue", f"turn {action}")
    assert offers(match) == ["food-old", "steel-old", "energy-old", "food-new", "steel-new", "energy-new"]
    answer(match, "blue", "gain energy-new")
    assert stock(match, "blue", "new") == (0, 0, 1)
    assert stock(match, "blue", "old") == (0, 0, 0)


@rule("EVA-ACT-16")
def test_up_to_three_exchanges_on_either_world():
    match = acting(blue={"old": "2 0 0", "new": "0 2 0"})
    answer(match, "blue", "turn exchange", "gain energy-old")
    answer(match, "blue", "exchange food-steel-old", "exchange steel-energy-new", "exchange energy-food-old")
    assert asks(match) == "yellow turn"
    assert stock(match, "blue", "old") == (2, 1, 0)
    assert stock(match, "blue", "new") == (0, 1, 1)


@rule("EVA-ACT-16")
@pytest.mark.parametrize("done", [0, 1, 2])
def test_fewer_exchanges_will_do(done):
    match = answer(acting(blue={"old": "3 0 0"}), "blue", "turn exchange", "gain food-old")
    for _ in range(done):
        answer(match, "blue", "exchange food-steel-old")
    answer(match, "blue", "exchange stop")
    assert asks(match) == "yellow turn"
    assert stock(match, "blue", "old") == (4 - done, done, 0)


@rule("EVA-ACT-16")
def test_every_type_can_be_exchanged_for_every_other():
    match = acting(blue={"old": "1 1 1", "new": "1 1 1"})
    words = offers(answer(match, "blue", "turn exchange", "gain food-old"))
    assert len(words) == 13
    assert forbids(match, Exchange(1, 3), "food-steel-old") == "EVA-RES-06"  # yellow has nothing


@rule("EVA-ACT-01")
def test_a_new_year_gives_everybody_turns_again():
    match = passing(table(2))
    until(match, "turn")
    assert [has(match, colour, "passed") for colour in GAME.colours[:2]] == [0, 0]
    assert production(match, "blue") == (0, 0, 0)
    assert asks(draws(match)).endswith(" turn")
