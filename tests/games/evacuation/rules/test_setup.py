"""Set-up: what lies where before the first year (EVA-SETUP)."""

from collections import Counter

import pytest

from ludothek.core.errors import OptionError, Refused
from tests.games.playing import answer, asks, chance, offers, owing, refused, told, until
from tests.support import rule

from .positions import (
    GAME,
    acting,
    fresh,
    has,
    order_of,
    pack,
    phase_of,
    position,
    row_of,
    stock,
    table,
    turn,
    turn_order,
    under,
    view,
    where,
)

pytestmark = pytest.mark.engine

SHIPS = {f"sh-{n:02}" for n in range(1, 22)}
STADIUMS = {f"st-{n:02}" for n in range(1, 18)}
LEVEL_1 = {f"in-{n:02}" for n in range(1, 10)}
LEVEL_2 = {f"in-{n:02}" for n in range(10, 19)}
FLAGGED = {"yb-8", "yb-9"}
NO_OPTIONS: dict[str, str] = {}


def asked(match) -> list[str]:
    """The codes of all questions answered so far, repetitions in a row counted once."""
    codes = [line.code for line in match.record.lines]
    return [code for at, code in enumerate(codes) if at == 0 or codes[at - 1] != code]


def dealt(match, code: str) -> list[str]:
    return [line.word for line in match.record.lines if line.code == code]


def ready(seats: int = 3, seed: int = 1, **options: str):
    """After the set-up; the Income of the first year has been as well."""
    return until(fresh(seats, seed, **options), "turn")


# -- players and their things -----------------------------------------------------------------------------------


@rule("EVA-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_people_play_against_each_other(seats):
    match = ready(seats)
    assert sorted(turn_order(match)) == sorted(GAME.colours[:seats])
    assert position(match).points == 0


@rule("EVA-SETUP-01")
def test_one_person_plays_the_solo_game():
    match = ready(1)
    assert turn_order(match) == ["blue", "robot", "neutral"]
    assert position(match).points == 1


@rule("EVA-SETUP-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_fewer_or_more_people_are_refused(seats):
    with pytest.raises(OptionError):
        fresh(seats)


@rule("EVA-SETUP-02")
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_has_eleven_site_tiles_twelve_factories_and_a_stadium_of_their_own_colour(seats):
    match = ready(seats)
    for colour in GAME.colours[:seats]:
        assert len(has(match, colour, "face_up_sites")) + has(match, colour, "tokens_up") == 11
        assert has(match, colour, "reserve") == (4, 4, 4)
        assert has(match, colour, "stadiums") == [f"st-{colour}"]


@rule("EVA-SETUP-03")
def test_nine_tiles_lie_on_the_continent_and_two_in_the_ocean():
    match = ready()
    for colour in GAME.colours[:3]:
        assert has(match, colour, "face_up_sites") == [f"ow-{n}" for n in range(1, 10)]
        assert has(match, colour, "tokens_up") == 2
        assert has(match, colour, "tokens_down") == 0


@rule("EVA-SETUP-04")
def test_six_sites_have_population_and_three_a_factory_and_everybody_makes_seven_of_each():
    content = pack()
    sites = range(9)
    assert sorted(int(content.ow_people[site]) for site in sites) == [0, 0, 0, 2, 2, 2, 2, 2, 2]
    made: Counter[int] = Counter()
    for site in sites:
        made[int(content.ow_kind[site])] += int(content.ow_people[site]) or 1
    assert made == {0: 5, 1: 5, 2: 5}
    match = ready()
    for colour in GAME.colours[:3]:
        assert stock(match, colour, "old") == (7 - 5, 7, 7)  # five food are eaten


@rule("EVA-SETUP-05")
def test_both_progress_markers_stand_on_the_start():
    match = ready(4)
    assert [has(match, colour, "steps") for colour in GAME.colours] == [(0, 0)] * 4
    assert [has(match, colour, "lanes") for colour in GAME.colours] == [("passing", "passing")] * 4


@rule("EVA-SETUP-06")
def test_nothing_is_decided_about_the_side_of_the_old_world():
    match = ready()
    assert set(asked(match)) == {"setup.set", "setup.tile", "market.deal", "setup.bonus", "setup.order"}
    for colour in GAME.colours[:3]:  # all continents are alike
        assert has(match, colour, "face_up_sites") == has(match, "blue", "face_up_sites")


# -- technologies -------------------------------------------------------------------------------------------------


@rule("EVA-SETUP-07")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sets_are_dealt_at_random_and_none_twice(seats):
    seen = set()
    for seed in range(12):
        match = ready(seats, seed)
        sets = [has(match, colour, "set") for colour in GAME.colours[:seats]]
        assert len(set(sets)) == seats
        assert told(match, "technology-set") == [[seat, number, 0] for seat, number in enumerate(sets)]
        seen.add(tuple(sets))
    assert len(seen) > 3


@rule("EVA-SETUP-07")
def test_a_set_that_somebody_has_cannot_be_dealt_again():
    match = chance(fresh(), "setup.set set-3")
    for level in "123":
        for letter in "abc":
            chance(match, f"setup.tile t-3-{level}{letter}")
    assert offers(match) == ["set-1", "set-2", "set-4"]
    assert refused(match, "chance", "setup.set set-3") == "EVA-SETUP-07"


@rule("EVA-SETUP-07")
def test_a_set_has_three_tiles_of_each_level_with_level_1_below():
    match = ready(4)
    for colour in GAME.colours:
        number = has(match, colour, "set")
        tiles = [has(match, colour, column) for column in ("left", "middle", "right")]
        for level in range(3):
            assert sorted(column[level] for column in tiles) == [f"t-{number}-{level + 1}{x}" for x in "abc"]


@rule("EVA-SETUP-08")
def test_chance_decides_the_column_of_every_tile():
    match = chance(fresh(), "setup.set set-1")
    assert offers(match) == ["t-1-1a", "t-1-1b", "t-1-1c"]
    chance(match, "setup.tile t-1-1b")
    assert refused(match, "chance", "setup.tile t-1-1b") == "EVA-SETUP-08"
    assert refused(match, "chance", "setup.tile t-1-2a") == "EVA-SETUP-08"  # of another level
    assert refused(match, "chance", "setup.tile t-2-1a") == "EVA-SETUP-08"  # of another set
    chance(match, "setup.tile t-1-1c", "setup.tile t-1-1a", "setup.tile t-1-2c")
    until(match, "turn")
    assert has(match, "blue", "left")[:2] == ["t-1-1b", "t-1-2c"]
    assert has(match, "blue", "middle")[0] == "t-1-1c"
    assert has(match, "blue", "right")[0] == "t-1-1a"


# -- markers ------------------------------------------------------------------------------------------------------


@rule("EVA-SETUP-09")
def test_no_action_has_been_used():
    match = ready(4)
    assert [has(match, colour, "actions") for colour in GAME.colours] == [0] * 4
    assert [has(match, colour, "groups") for colour in GAME.colours] == [(0, 0, 0, 0)] * 4


@rule("EVA-SETUP-10")
def test_the_production_markers_begin_at_0():
    match = ready(4)
    assert [has(match, colour, "production") for colour in GAME.colours] == [(0, 0, 0)] * 4


@rule("EVA-SETUP-11")
def test_the_starting_stadium_is_on_the_old_world():
    match = ready(4)
    assert [where(match, f"st-{colour}") for colour in GAME.colours] == [f"{colour} old" for colour in GAME.colours]


# -- rows and decks -----------------------------------------------------------------------------------------------


@rule("EVA-SETUP-12")
def test_three_of_seventeen_stadiums_are_open_and_foreign_starting_stadiums_are_out():
    match = ready(2)
    assert len(row_of(match, "stadium")) == 3
    assert set(row_of(match, "stadium")) < STADIUMS
    assert sum(where(match, card) == "deck" for card in STADIUMS) == 14
    assert (where(match, "st-white"), where(match, "st-pink")) == ("out", "out")


@rule("EVA-SETUP-12")
def test_any_ordinary_stadium_can_be_the_first_but_no_starting_one():
    match = until(fresh(2), "market.deal")
    assert set(offers(match)) == STADIUMS
    assert refused(match, "chance", "market.deal st-pink") == "EVA-MARKET-01"


@rule("EVA-SETUP-13")
def test_three_of_twenty_one_ships_are_open():
    match = ready()
    assert len(row_of(match, "ship")) == 3
    assert sum(where(match, card) == "deck" for card in SHIPS) == 18
    first = {row_of(ready(seed=seed), "ship")[0] for seed in range(10)}
    assert len(first) > 3


@rule("EVA-SETUP-14")
def test_three_infrastructure_cards_of_level_1_are_open_and_level_2_lies_below():
    for seed in range(5):
        match = ready(seed=seed)
        assert set(row_of(match, "infrastructure")) < LEVEL_1
        assert sum(where(match, card) == "deck" for card in LEVEL_1) == 6
        assert sum(where(match, card) == "deck" for card in LEVEL_2) == 9


@rule("EVA-SETUP-14")
def test_level_2_comes_when_level_1_is_used_up():
    match = acting(blue={"hand": sorted(LEVEL_1 - {"in-01", "in-03", "in-05", "in-09"})})
    turn(match, "blue", "infrastructure", "market.take in-01")
    assert row_of(match, "infrastructure") == ["in-03", "in-05", "in-09"]  # the last card of level 1
    answer(match, "blue", "infrastructure.move take", "market.take in-03")
    assert set(offers(match)) == LEVEL_2


@rule("EVA-SETUP-14")
def test_a_card_of_level_2_cannot_come_before_all_of_level_1():
    match = answer(acting(), "blue", "turn infrastructure", "market.take in-01")
    assert refused(match, "chance", "market.deal in-10") == "EVA-SETUP-14"


@rule("EVA-SETUP-15")
def test_the_game_opens_in_the_first_year():
    assert phase_of(ready()) == (1, "actions")
    assert told(ready(), "year") == [[1, 0, 0]]


# -- bonus cards --------------------------------------------------------------------------------------------------


@rule("EVA-SETUP-16")
def test_a_flagged_card_is_kept_for_year_4_and_three_others_lie_above_it():
    fourth = set()
    for seed in range(8):
        cards = dealt(ready(seed=seed), "setup.bonus")  # from the fourth year upwards
        assert len(set(cards)) == 4
        assert cards[0] in FLAGGED
        assert not FLAGGED & set(cards[1:])
        fourth.add(cards[0])
    assert fourth == FLAGGED


@rule("EVA-SETUP-16")
def test_bonus_cards_of_the_wrong_kind_are_refused():
    match = until(fresh(), "setup.bonus")
    assert set(offers(match)) == FLAGGED
    assert refused(match, "chance", "setup.bonus yb-1") == "EVA-SETUP-16"
    chance(match, "setup.bonus yb-9", "setup.bonus yb-4")
    assert refused(match, "chance", "setup.bonus yb-8") == "EVA-SETUP-16"
    assert refused(match, "chance", "setup.bonus yb-4") == "EVA-SETUP-16"
    chance(match, "setup.bonus yb-2", "setup.bonus yb-6")
    s = position(match)
    assert [pack().words["setup.bonus"][s.board[9 + year]] for year in range(4)] == ["yb-6", "yb-2", "yb-4", "yb-9"]


@rule("EVA-SETUP-17")
def test_everybody_sees_the_bonus_cards_of_all_years():
    match = ready(4, mode="points", actions="advanced")
    s = position(match)
    cards = [int(s.board[9 + year]) for year in range(4)]
    assert min(cards) >= 0
    for colour in ("", *GAME.colours):
        assert [int(view(match, colour).board[9 + year]) for year in range(4)] == cards


@rule("EVA-SETUP-17")
def test_nobody_is_ever_asked_for_the_order_of_the_bonus_cards():
    match = ready()
    order = dealt(match, "setup.bonus")
    assert len(order) == 4
    until(match, "")
    assert dealt(match, "setup.bonus") == order


@rule("EVA-SETUP-18")
def test_the_supply_is_shared_and_has_enough_for_all():
    match = table(4, phase="income")
    for colour in GAME.colours:
        position(match).put(GAME.colours.index(colour), 6, 99)  # food production
    until(match, "turn")
    assert [stock(match, colour, "new")[0] for colour in GAME.colours] == [99] * 4
    assert [stock(match, colour, "old") for colour in GAME.colours] == [(2, 7, 7)] * 4


# -- the start ----------------------------------------------------------------------------------------------------


@rule("EVA-SETUP-19")
def test_the_first_turn_order_is_decided_by_lot():
    seen = {tuple(turn_order(ready(3, seed))) for seed in range(30)}
    assert len(seen) == 6
    match = until(fresh(), "setup.order")
    chance(match, "setup.order white")
    assert refused(match, "chance", "setup.order white") == "EVA-SETUP-19"
    assert refused(match, "chance", "setup.order pink") == "EVA-SETUP-19"  # does not play
    assert refused(match, "chance", "setup.order robot") == "EVA-SETUP-19"
    chance(match, "setup.order yellow", "setup.order blue")
    assert turn_order(match) == ["white", "yellow", "blue"]
    assert asks(match) == "white turn"


@rule("EVA-SETUP-20")
def test_nobody_begins_with_anything_else():
    match = fresh(4)
    for colour in GAME.colours:
        for word in ("old", "new", "prefab_old", "prefab_new"):
            assert has(match, colour, word) == (0, 0, 0)
        for word in ("ships", "ships_new", "stadiums_new", "hand", "played", "developed", "begun", "sites"):
            assert has(match, colour, word) == []
        assert has(match, colour, "population") == 0
        assert has(match, colour, "chips") == 0
    assert under(match, "ship") == []


@rule("EVA-SETUP-21")
def test_nobody_runs_out_of_markers_for_standard_actions():
    match = acting(blue={"old": "9 9 99", "actions": 23, "groups": "3 3 14 3"})
    assert "clone" not in offers(match)
    turn(match, "blue", "prefab", "prefab food-old")
    assert has(match, "blue", "groups") == (3, 3, 15, 3)
    assert has(match, "blue", "actions") == 24


@rule("EVA-SETUP-21")
def test_standard_actions_know_no_hands():
    match = acting()
    assert len(position(match).hands) == 0
    assert refused(match, "blue", "turn ac-01") == "EVA-ADV-04"


# -- modes and modules --------------------------------------------------------------------------------------------


@rule("EVA-SETUP-22")
def test_goals_are_drafted_as_soon_as_the_tiles_are_placed():
    codes = asked(ready(mode="points"))
    assert codes[codes.index("goal.deal") - 1] == "setup.tile"
    assert codes[-1] == "setup.order"
    rest = codes[codes.index("goal.drop") :]
    assert [code for code in rest if not code.startswith("goal.")] == ["market.deal", "setup.bonus", "setup.order"]
    assert not {"setup.set", "setup.tile"} & set(rest)


@rule("EVA-SETUP-22")
def test_race_mode_has_no_goals():
    match = ready(mode="race")
    assert not any(code.startswith("goal.") for code in asked(match))
    assert [has(match, colour, "goals") for colour in GAME.colours[:3]] == [[], [], []]


@rule("EVA-SETUP-23")
def test_advanced_actions_give_everybody_a_hand_of_cards():
    match = until(fresh(3, actions="advanced"), "hand.drop")
    assert owing(match) == list(GAME.colours[:3])
    assert [len(has(match, colour, "cards")) for colour in GAME.colours[:3]] == [7, 7, 7]
    until(match, "turn")
    assert [len(has(match, colour, "cards")) for colour in GAME.colours[:3]] == [4, 4, 4]
    assert "hand.deal" not in asked(ready(3))


@rule("EVA-SETUP-24")
def test_modules_are_laid_out_last():
    match = ready(3, mode="points", objectives="on", lines="random")
    codes = asked(match)
    modules = codes[codes.index("setup.order") + 1 :]
    assert modules == ["setup.side", "setup.line", "setup.objective"]
    assert len(told(match, "objective-opened")) == 3
    assert len(told(match, "line-laid")) == 3


@rule("EVA-SETUP-24")
def test_without_modules_nothing_of_them_is_laid_out():
    match = ready(3, mode="points")
    assert told(match, "objective-opened") == []
    assert told(match, "line-laid") == []
    assert not {"setup.side", "setup.line", "setup.objective"} & set(asked(match))


# -- options ------------------------------------------------------------------------------------------------------


@rule("EVA-SETUP-22", "EVA-SETUP-23")
@pytest.mark.parametrize(
    ("options", "generous"),
    [
        (NO_OPTIONS, 0),
        ({"actions": "advanced"}, 1),
        ({"actions": "advanced", "bonuses": "strict"}, 0),
        ({"bonuses": "generous"}, 1),
        ({"mode": "points", "actions": "advanced", "bonuses": "recommended"}, 1),
    ],
)
def test_bonuses_are_generous_with_advanced_actions_unless_chosen_otherwise(options, generous):
    assert position(fresh(3, **options)).generous == generous


@rule("EVA-SETUP-24")
@pytest.mark.parametrize("options", [{"objectives": "on"}, {"lines": "side-a"}])
def test_modules_belong_to_points_mode(options):
    match = ready(3, mode="race", **options)
    assert told(match, "objective-opened") == []
    assert told(match, "line-laid") == []


@rule("EVA-SETUP-01")
@pytest.mark.parametrize("options", [{"mode": "quick"}, {"robots": "on"}])
def test_unknown_options_are_refused(options):
    with pytest.raises(OptionError):
        fresh(3, **options)


@rule("EVA-SETUP-01")
@pytest.mark.parametrize(("seats", "colours"), [(2, 3), (3, 3), (4, 4)])
def test_the_robot_joins_two_people_only(seats, colours):
    match = ready(seats, robot="on")
    assert len(turn_order(match)) == colours
    assert ("robot" in turn_order(match)) == (seats == 2)


@rule("EVA-SETUP-19")
def test_the_place_of_the_robot_is_drawn_too():
    seen = {turn_order(ready(2, seed, robot="on")).index("robot") for seed in range(12)}
    assert seen == {0, 1, 2}


@rule("EVA-SETUP-15")
def test_income_comes_before_the_first_turn_and_asks_nobody():
    match = ready()
    assert [args[0] for args in told(match, "phase")] == [1, 2]
    assert {line.seat for line in match.record.lines} == {-1}
    assert order_of(match, "passed") == []


@rule("EVA-SETUP-19")
def test_others_cannot_answer_for_the_first_player():
    match = table(turn_order="yellow blue white")
    assert asks(match) == "yellow turn"
    with pytest.raises(Refused):
        match.play_word(0, "pass")
