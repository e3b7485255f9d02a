"""Resources: stocks, gains, exchanges (EVA-RES)."""

import pytest

from tests.games.playing import answer, asks, offers, refused, until
from tests.support import rule

from .positions import GAME, acting, has, production, put, row, stock, table, turn, where

pytestmark = pytest.mark.engine


@rule("EVA-RES-01")
def test_the_resources_are_food_steel_and_energy():
    match = answer(acting(), "blue", "turn gain-research")
    assert {word.split("-")[0] for word in offers(match)} == {"food", "steel", "energy"}


@rule("EVA-RES-02")
def test_the_stocks_of_the_two_worlds_are_kept_apart():
    match = answer(acting(blue={"old": "1 1 1"}), "blue", "turn gain-research", "gain steel-new")
    assert stock(match, "blue", "old") == (1, 1, 1)
    assert stock(match, "blue", "new") == (0, 1, 0)


@rule("EVA-RES-02")
def test_what_lies_on_the_old_world_cannot_pay_on_the_new():
    match = acting(blue={"old": "9 9 9", "new": "0 0 1", "hand": "in-03 in-06", "population": 1})
    assert refused(match, "blue", "turn clone") == "EVA-POP-01"  # food of the New World
    assert refused(match, "blue", "turn settle") == "EVA-SETTLE-03"  # steel of the New World
    answer(match, "blue", "turn infrastructure")
    assert refused(match, "blue", "infrastructure.move in-03") == "EVA-INFRA-03"


@rule("EVA-RES-03")
def test_each_world_produces_into_its_own_stock():
    match = table(phase="income", year=2)
    put(match, "blue", production="3 1 2", old="0 0 1", new="1 0 0")
    until(match, "turn")
    assert stock(match, "blue", "old") == (7 - 4, 7, 8)
    assert stock(match, "blue", "new") == (4, 1, 2)


# -- one world pays -------------------------------------------------------------------------------------------------


@rule("EVA-RES-04")
def test_two_worlds_cannot_pay_for_a_card_together():
    match = row(acting(blue={"old": "0 2 2", "new": "0 2 0"}), "ship", "sh-01 sh-06")
    answer(match, "blue", "turn ship")
    assert offers(match) == ["redraw", "sh-06"]  # 2 steel, 2 energy; the other costs 3 steel
    assert refused(match, "blue", "market.take sh-01") == "EVA-SHIP-01"


@rule("EVA-RES-04")
def test_the_card_stands_on_the_world_that_paid():
    match = acting(blue={"old": "0 3 0", "new": "0 4 0"})
    answer(match, "blue", "turn ship", "market.take sh-01")
    assert asks(match) == "blue build.world"
    answer(match, "blue", "build.world new")
    assert where(match, "sh-01") == "blue new"
    assert stock(match, "blue", "old") == (0, 3, 0)
    assert stock(match, "blue", "new") == (0, 1, 0)


@rule("EVA-RES-04")
@pytest.mark.parametrize("world", ["old", "new"])
def test_only_the_world_that_can_pay_is_chosen(world):
    match = acting(blue={"old": "0 2 9", "new": "0 2 9", world: "0 3 0"})
    turn(match, "blue", "ship", "market.take sh-02")
    assert where(match, "sh-02") == f"blue {world}"
    assert stock(match, "blue", world) == (0, 0, 0)


@rule("EVA-RES-04")
def test_the_world_that_cannot_pay_is_refused_by_this_rule():
    match = acting(blue={"old": "0 3 0", "new": "0 2 0"})
    match.play_word(0, "ship", settle=False)
    match.play_word(0, "sh-03", settle=False)
    assert [e.args[1] for e in match.events if e.kind == "forced.build.world"] == [0]
    assert where(match, "sh-03") == "blue old"


@rule("EVA-RES-04")
@pytest.mark.parametrize(
    ("word", "there", "paid"), [("food-old", "prefab_old", "old"), ("food-new", "prefab_new", "new")]
)
def test_a_factory_is_prefabricated_where_it_is_paid(word, there, paid):
    match = acting(blue={"old": "2 0 0", "new": "2 0 0"})
    turn(match, "blue", "prefab", f"prefab {word}")
    assert has(match, "blue", there) == (1, 0, 0)
    assert stock(match, "blue", paid) == (1, 0, 0)


# -- gains ----------------------------------------------------------------------------------------------------------


@rule("EVA-RES-05")
def test_an_effect_names_the_type_and_the_player_the_world():
    match = table(phase="bonuses")
    put(match, "blue", groups="10 0 0 0")  # power 10: the greater bonus of yb-1 is 1 steel and 1 food
    assert offers(match) == ["steel-old", "steel-new"]
    assert refused(match, "blue", "gain food-new") == "EVA-RES-05"
    assert refused(match, "blue", "gain energy-old") == "EVA-RES-05"
    answer(match, "blue", "gain steel-old")
    assert offers(match) == ["food-old", "food-new"]
    answer(match, "blue", "gain food-new")
    assert stock(match, "blue", "old") == (0, 1, 0)
    assert stock(match, "blue", "new") == (1, 0, 0)


@rule("EVA-RES-05")
def test_several_resources_may_go_to_different_worlds():
    match = acting(blue={"left": "t-1-1c t-1-2c t-1-3c"})
    answer(match, "blue", "turn research", "research left", "gain energy-old", "gain energy-new")
    assert stock(match, "blue", "old") == (0, 0, 1)
    assert stock(match, "blue", "new") == (0, 0, 1)


# -- exchanges ------------------------------------------------------------------------------------------------------


@rule("EVA-RES-06")
def test_an_exchange_stays_in_its_world():
    match = acting(blue={"old": "2 0 0", "new": "0 0 2"})
    answer(match, "blue", "turn exchange", "gain food-old", "exchange food-energy-old", "exchange energy-steel-new")
    assert stock(match, "blue", "old") == (2, 0, 1)
    assert stock(match, "blue", "new") == (0, 1, 1)


@rule("EVA-RES-06")
def test_only_what_is_in_the_stock_can_be_exchanged():
    match = acting(blue={"new": "1 0 0"})
    answer(match, "blue", "turn exchange", "gain steel-old")
    assert offers(match) == ["stop", "steel-food-old", "steel-energy-old", "food-steel-new", "food-energy-new"]
    assert refused(match, "blue", "exchange food-steel-old") == "EVA-RES-06"
    assert refused(match, "blue", "exchange energy-food-new") == "EVA-RES-06"


# -- cubes ----------------------------------------------------------------------------------------------------------


@rule("EVA-RES-07")
def test_room_on_ships_is_counted_in_small_cubes():
    match = table(phase="transport")
    put(match, "blue", old="0 9 9", ships="sh-01")  # two resource slots
    answer(match, "blue", "transport sh-01", "load steel", "load energy")
    assert refused(match, "blue", "load steel") == "EVA-TRANS-03"
    answer(match, "blue", "load fly")
    assert stock(match, "blue", "new") == (0, 1, 1)
    assert stock(match, "blue", "old") == (0, 8, 7)


@rule("EVA-RES-07")
def test_an_exchange_gives_one_for_one_however_many_there_are():
    match = acting(blue={"old": "9 0 0"})
    answer(match, "blue", "turn exchange", "gain food-old", "exchange food-steel-old")
    assert stock(match, "blue", "old") == (9, 1, 0)


@rule("EVA-RES-08")
def test_a_stock_grows_without_limit():
    match = table(4, phase="income", year=2)
    for colour in GAME.colours:
        put(match, colour, old="500 500 500", new="900 900 900", production="300 300 300")
    until(match, "turn")
    for colour in GAME.colours:
        assert stock(match, colour, "new") == (1200, 1200, 1200)
        assert stock(match, colour, "old") == (503, 507, 507)
        assert production(match, colour) == (300, 300, 300)


@rule("EVA-RES-08")
def test_penalty_chips_never_run_out():
    match = table(4, phase="income", year=4)
    for colour in GAME.colours:
        put(match, colour, chips=40, face_up_sites="", tokens_up=0)
    until(match, "turn")
    assert [has(match, colour, "chips") for colour in GAME.colours] == [40 + 2 + 4 + 2] * 4
