"""Phase 6, Bonuses (EVA-BONUS)."""

import pytest

from tests.games.playing import answer, asks, offers, refused, told, until
from tests.support import rule

from .positions import GAME, bonus, clean, draws, has, kinds, order_of, put, row, row_of, stock, table, where

pytestmark = pytest.mark.engine

NUMBERS = {  # the lesser and the greater number of each card, and which are for year 4
    "yb-1": (7, 10, False),
    "yb-2": (6, 13, False),
    "yb-3": (6, 11, False),
    "yb-4": (8, 12, False),
    "yb-5": (7, 11, False),
    "yb-6": (5, 9, False),
    "yb-7": (8, 13, False),
    "yb-8": (7, 12, True),
    "yb-9": (8, 13, True),
}


def bonuses(card, power, seats=2, year=1, options=None, **blue):
    """Blue gets what a power earns on this card; power comes as actions of group 1."""
    match = table(seats, phase="bonuses", year=year, **(options or {}))
    bonus(match, year, card)
    return put(match, "blue", groups=f"{power} 0 0 0", **blue)


def earned(match):
    """What blue has received: lesser, greater or none."""
    asks(match)
    told_blue = [e.kind for e in match.events if e.kind.endswith("-bonus") and e.args[0] == 0]
    assert len(told_blue) == 1
    return told_blue[0].removesuffix("-bonus")


@rule("EVA-BONUS-01")
@pytest.mark.parametrize("card", NUMBERS)
def test_a_card_has_a_lesser_and_a_greater_number(card):
    lesser, greater, flag = NUMBERS[card]
    year = 4 if flag else 1
    assert earned(bonuses(card, lesser, year=year)) == "lesser"
    assert earned(bonuses(card, greater, year=year)) == "greater"
    entry = next(e for e in GAME.read_content().entries("bonus") if e.id == card)
    assert [effect.split(":")[0] for effect in entry.figures["effects"]] == ["on lesser", "on greater"]


@rule("EVA-BONUS-02")
@pytest.mark.parametrize("power", [0, 6, 7, 8, 9, 10, 11, 20])
def test_strict_bonuses_go_to_the_exact_power_only(power):
    match = bonuses("yb-1", power)
    assert earned(match) == {7: "lesser", 10: "greater"}.get(power, "no")
    assert (has(match, "blue", "lesser"), has(match, "blue", "greater")) == (int(power == 7), int(power == 10))


@rule("EVA-BONUS-02")
def test_a_bonus_that_no_power_reaches_exactly_cannot_be_chosen():
    match = bonuses("yb-1", 6, developed="t-3-1a")  # 4 to 8
    assert offers(match) == ["none", "lesser"]
    assert refused(match, "blue", "bonus.choice greater") == "EVA-BONUS-02"


@rule("EVA-BONUS-03")
@pytest.mark.parametrize(
    ("power", "result"), [(0, "lesser"), (6, "lesser"), (7, "greater"), (13, "greater"), (14, "no")]
)
def test_generous_bonuses(power, result):
    assert earned(bonuses("yb-2", power, options={"bonuses": "generous"})) == result


@rule("EVA-BONUS-03")
def test_a_generous_bonus_out_of_reach_cannot_be_chosen():
    match = bonuses("yb-2", 12, options={"bonuses": "generous"}, developed="t-3-1a")  # 10 to 14
    assert offers(match) == ["none", "greater"]
    assert refused(match, "blue", "bonus.choice lesser") == "EVA-BONUS-03"


@rule("EVA-BONUS-04")
def test_bonuses_are_received_and_used_in_turn_order():
    match = bonus(table(3, phase="bonuses", turn_order="white blue yellow"), 1, "yb-2")
    for colour in ("blue", "white", "yellow"):
        put(match, colour, groups="6 0 0 0")
    assert asks(match) == "white market.take"
    answer(match, "white", "market.take sh-02", "build.world old")
    draws(match)
    assert asks(match) == "blue market.take"
    assert "sh-02" not in offers(match)
    until(match, "turn")
    assert order_of(match, "lesser-bonus") == ["white", "blue", "yellow"]


@rule("EVA-BONUS-05")
@pytest.mark.parametrize(
    ("power", "results"), [(9, "none lesser greater"), (8, "none lesser greater"), (5, "none lesser")]
)
def test_what_a_player_may_change_about_the_power_counts(power, results):
    assert offers(bonuses("yb-1", power, developed="t-3-1a")) == results.split()


@rule("EVA-BONUS-05")
def test_it_is_decided_without_regard_to_progress():
    match = table(2, phase="progress")  # 7 and 10
    put(match, "blue", groups="8 0 0 0", developed="t-3-1a")
    answer(match, "blue", "progress.power 6")
    until(match, "bonus.choice")
    assert offers(match) == ["none", "lesser", "greater"]
    answer(match, "blue", "bonus.choice greater")
    assert has(match, "blue", "greater") == 1


@rule("EVA-BONUS-05")
def test_power_is_never_below_0_and_what_can_only_be_reached_is_not_asked():
    match = bonuses("yb-6", 3, options={"bonuses": "generous"}, developed="t-3-1a")  # 1 to 5, all lesser
    assert earned(match) == "lesser"
    assert asks(match) == "blue infrastructure.move"
    match = bonuses("yb-1", 1, developed="t-3-1a")  # 0 to 3
    assert earned(match) == "no"


@rule("EVA-BONUS-05")
def test_none_can_be_chosen_only_if_a_possible_power_earns_none():
    match = bonuses("yb-2", 6, options={"bonuses": "generous"}, developed="t-3-1a")  # 4 to 8
    assert offers(match) == ["lesser", "greater"]
    assert refused(match, "blue", "bonus.choice none") == "EVA-BONUS-03"


@rule("EVA-BONUS-06")
def test_two_resources_each_on_a_world_of_choice():
    match = bonuses("yb-1", 10)
    assert offers(match) == ["steel-old", "steel-new"]
    answer(match, "blue", "gain steel-new")
    assert offers(match) == ["food-old", "food-new"]
    answer(match, "blue", "gain food-old")
    assert (stock(match, "blue", "old"), stock(match, "blue", "new")) == ((1, 0, 0), (0, 1, 0))
    match = bonuses("yb-4", 12)
    answer(match, "blue", "gain steel-old", "gain energy-old")
    assert stock(match, "blue", "old") == (0, 1, 1)


@rule("EVA-BONUS-07")
@pytest.mark.parametrize(("card", "power"), [("yb-2", 13), ("yb-4", 8), ("yb-6", 9)])
def test_resources_and_a_population_token(card, power):
    match = bonuses(card, power)
    answer(match, "blue", "gain steel-new", "gain food-new")
    assert stock(match, "blue", "new") == (1, 1, 0)
    assert has(match, "blue", "population") == 1
    clean(match)


@rule("EVA-BONUS-08")
@pytest.mark.parametrize(("card", "power"), [("yb-1", 7), ("yb-5", 11), ("yb-7", 13), ("yb-9", 13)])
@pytest.mark.parametrize("research", ["left", "stop"])
def test_a_resource_and_research(card, power, research):
    match = bonuses(card, power, year=4 if card == "yb-9" else 1, set=4)
    answer(match, "blue", "gain food-new", f"research {research}")
    assert stock(match, "blue", "new") == (1, 0, 0)
    assert len(has(match, "blue", "developed")) == int(research == "left")
    assert asks(match) != "blue research"


@rule("EVA-BONUS-09")
@pytest.mark.parametrize(("card", "power"), [("yb-3", 6), ("yb-6", 5), ("yb-8", 12)])
def test_two_infrastructure_moves_and_then_a_factory(card, power):
    match = bonuses(card, power, year=4 if card == "yb-8" else 1, new="1 0 0", prefab_new="0 4 0")
    answer(match, "blue", "infrastructure.move take", "market.take in-01")
    draws(match)
    answer(match, "blue", "infrastructure.move in-01")
    assert has(match, "blue", "played") == ["in-01"]
    assert offers(match) == ["food-old", "energy-old", "food-new", "energy-new"]  # no steel factory is unused
    answer(match, "blue", "factory energy-old")
    assert has(match, "blue", "prefab_old") == (0, 0, 1)
    assert has(match, "blue", "reserve") == (4, 0, 3)
    assert stock(match, "blue", "new") == (0, 0, 0)  # in-01 costs 1 food, the factory nothing
    clean(match)


@rule("EVA-BONUS-09")
def test_the_factory_comes_even_without_the_moves():
    match = bonuses("yb-3", 6)
    answer(match, "blue", "infrastructure.move stop", "factory food-new")
    assert has(match, "blue", "prefab_new") == (1, 0, 0)
    match = row(bonuses("yb-3", 6), "infrastructure", "")
    assert asks(match) == "blue factory"  # there is no card to take or to play


@rule("EVA-BONUS-10")
@pytest.mark.parametrize(("card", "power"), [("yb-2", 6), ("yb-5", 7)])
@pytest.mark.parametrize("world", ["old", "new"])
def test_a_ship_free_of_charge_on_the_world_of_choice(card, power, world):
    match = bonuses(card, power, year=4, old="1 1 1")
    answer(match, "blue", "market.take sh-02", f"build.world {world}")
    draws(match)
    assert where(match, "sh-02") == f"blue {world}"
    assert stock(match, "blue", "old") == (1, 1, 1)
    assert told(match, "paid") == []
    assert row_of(match, "ship")[:2] == ["sh-01", "sh-03"]
    assert len(row_of(match, "ship")) == 3


@rule("EVA-BONUS-10", "EVA-BONUS-13")
def test_nobody_has_to_take_the_ship():
    match = bonuses("yb-2", 6, year=4)
    answer(match, "blue", "market.take stop")
    asks(match)
    assert has(match, "blue", "ships") == has(match, "blue", "ships_new") == []
    assert row_of(match, "ship") == ["sh-01", "sh-02", "sh-03"]
    assert has(match, "blue", "lesser") == 1  # received all the same


@rule("EVA-BONUS-11")
def test_research_and_then_settling():
    match = bonuses("yb-9", 8, year=4, set=4, population=1, new="0 1 0")
    answer(match, "blue", "research left")
    assert asks(match) == "blue settle.site"
    assert refused(match, "blue", "settle.site n-02") == "EVA-SETTLE-02"  # the usual rules
    assert refused(match, "blue", "settle.site n-15") == "EVA-SETTLE-06"
    answer(match, "blue", "settle.site n-01")
    assert has(match, "blue", "sites") == ["n-01"]
    assert stock(match, "blue", "new") == (0, 0, 0)


@rule("EVA-BONUS-12")
@pytest.mark.parametrize(("card", "power"), [("yb-7", 8), ("yb-8", 7)])
def test_far_settling_reaches_the_next_biome_only(card, power):
    match = bonuses(card, power, year=4 if card == "yb-8" else 1, population=2, new="0 2 0")
    assert asks(match) == "blue settle.site"
    assert refused(match, "blue", "settle.site n-02") == ""  # desert
    assert refused(match, "blue", "settle.site n-12") == "EVA-SETTLE-02"  # forest
    assert refused(match, "blue", "settle.site n-01") == ""
    answer(match, "blue", "settle.site n-02")
    assert has(match, "blue", "sites") == ["n-02"]
    assert stock(match, "blue", "new") == (0, 1, 0)


@rule("EVA-BONUS-12")
def test_far_settling_asks_for_steel_pieces_and_symbols_as_always():
    poor = bonuses("yb-7", 8, population=2, new="9 1 9")
    assert refused(poor, "blue", "settle.site n-30") == "EVA-SETTLE-05"  # two population tokens, one steel
    assert refused(poor, "blue", "settle.site n-07") == "EVA-SETTLE-04"  # no factories
    assert refused(poor, "blue", "settle.site n-36") == "EVA-SETTLE-06"  # the sun
    assert refused(poor, "blue", "settle.site n-02") == ""


@rule("EVA-BONUS-12")
def test_far_settling_goes_on_from_what_is_open():
    match = bonuses("yb-7", 8, steps="9 3", population=2, new="0 2 0")  # the desert is open
    assert refused(match, "blue", "settle.site n-12") == ""
    assert refused(match, "blue", "settle.site n-19") == "EVA-SETTLE-02"  # the sea


@rule("EVA-BONUS-13")
def test_parts_with_a_choice_may_be_declined():
    match = bonuses("yb-9", 8, year=4, population=1, new="0 1 0")
    answer(match, "blue", "research stop", "settle.site stop")
    asks(match)
    assert has(match, "blue", "developed") == has(match, "blue", "sites") == []
    assert has(match, "blue", "lesser") == 1


@rule("EVA-BONUS-13")
def test_what_cannot_be_carried_out_is_not_made_up_for():
    match = bonuses("yb-9", 8, year=4, set=4, population=0)
    answer(match, "blue", "research left")
    assert asks(match) != "blue settle.site"  # there is nothing to settle with
    full = bonuses("yb-3", 6, prefab_new="4 4 4")
    answer(full, "blue", "infrastructure.move stop")
    assert asks(full) != "blue factory"
    assert "factory" not in kinds(full)
    assert stock(full, "blue", "new") == (0, 0, 0)
    empty = row(bonuses("yb-2", 6), "ship", "")
    assert asks(empty) != "blue market.take"


@rule("EVA-BONUS-13")
def test_resources_and_population_are_simply_taken():
    match = bonuses("yb-2", 13)
    assert offers(match) == ["steel-old", "steel-new"]  # no way to decline
    assert has(match, "blue", "population") == 1
