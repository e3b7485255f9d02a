"""Ships, stadiums, factories and population (EVA-SHIP, EVA-STAD, EVA-FAC, EVA-POP)."""

import pytest

from ludothek.games.evacuation.building import GainFactory, Prefab
from ludothek.games.evacuation.market import BUILD, TakeCard
from ludothek.games.evacuation.tables import MARKET_WORDS
from tests.games.playing import answer, asks, offers, refused, told, until
from tests.support import rule

from .positions import (
    GAME,
    acting,
    bonus,
    clean,
    forbids,
    has,
    pack,
    passing,
    position,
    put,
    row,
    row_of,
    stock,
    table,
    turn,
    where,
)

pytestmark = pytest.mark.engine

SHIPS = [f"sh-{n:02}" for n in range(1, 22)]
STADIUMS = [f"st-{n:02}" for n in range(1, 18)]


def taking(kind: str) -> TakeCard:
    """Blue chooses a card of a row to build it."""
    return TakeCard(0, MARKET_WORDS.index(kind), BUILD, 0, 0, 0)


# -- ships and stadiums ---------------------------------------------------------------------------------------------


@rule("EVA-SHIP-01")
@pytest.mark.parametrize(
    ("ship", "cost"),
    [("sh-01", (0, 3, 0)), ("sh-05", (1, 3, 0)), ("sh-06", (0, 2, 2)), ("sh-16", (0, 4, 1)), ("sh-21", (1, 5, 0))],
)
@pytest.mark.parametrize("world", ["old", "new"])
def test_a_ship_is_paid_by_one_world_and_stands_there(ship, cost, world):
    other = {"old": "new", "new": "old"}[world]
    match = row(acting(blue={"old": "6 6 6", "new": "6 6 6"}), "ship", f"{ship} sh-02 sh-03")
    turn(match, "blue", "ship", f"market.take {ship}", f"build.world {world}")
    assert where(match, ship) == f"blue {world}"
    assert stock(match, "blue", world) == tuple(6 - n for n in cost)
    assert stock(match, "blue", other) == (6, 6, 6)
    clean(match)


@rule("EVA-SHIP-01")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("0 4 0", "0 0 9", "EVA-SHIP-01"),  # 4 steel and 1 energy, from one world
        ("0 3 9", "0 3 9", "EVA-SHIP-01"),
        ("0 0 0", "0 4 1", ""),
        ("0 4 1", "0 0 0", ""),
    ],
)
def test_a_ship_must_be_paid_in_full(old, new, why):
    match = row(acting(blue={"old": old, "new": new}), "ship", "sh-16")
    assert forbids(match, taking("ship"), "sh-16") == why


@rule("EVA-SHIP-01")
def test_only_open_ships_can_be_built():
    match = acting(blue={"old": "9 9 9"}, yellow={"ships": "sh-10"})
    answer(match, "blue", "turn ship")
    assert offers(match) == ["redraw", "sh-01", "sh-02", "sh-03"]
    assert refused(match, "blue", "market.take sh-09") == "EVA-MARKET-01"  # in the deck
    assert refused(match, "blue", "market.take sh-10") == "EVA-MARKET-01"  # yellow's
    assert refused(match, "blue", "market.take st-01") == "EVA-MARKET-01"  # no ship


@rule("EVA-SHIP-01", "EVA-STAD-01")
def test_without_anything_neither_can_be_chosen():
    match = acting()
    assert refused(match, "blue", "turn ship") == "EVA-SHIP-01"
    assert refused(match, "blue", "turn stadium") == "EVA-STAD-01"


@rule("EVA-SHIP-02")
def test_any_number_of_ships_may_be_owned():
    match = acting(blue={"old": "9 9 9", "ships": SHIPS[3:12], "ships_new": SHIPS[12:20]})
    turn(match, "blue", "ship", "market.take sh-02")
    assert len(has(match, "blue", "ships")) == 10
    assert len(has(match, "blue", "ships_new")) == 8
    clean(match)


@rule("EVA-STAD-01")
@pytest.mark.parametrize(
    ("stadium", "cost"), [("st-01", (0, 2, 1)), ("st-03", (1, 1, 1)), ("st-09", (2, 3, 0)), ("st-16", (2, 3, 2))]
)
@pytest.mark.parametrize("world", ["old", "new"])
def test_a_stadium_is_paid_by_one_world_and_stands_there(stadium, cost, world):
    match = row(acting(blue={"old": "6 6 6", "new": "6 6 6"}), "stadium", f"{stadium} st-02 st-04")
    turn(match, "blue", "stadium", f"market.take {stadium}", f"build.world {world}")
    assert where(match, stadium) == f"blue {world}"
    assert stock(match, "blue", world) == tuple(6 - n for n in cost)
    clean(match)


@rule("EVA-STAD-01")
def test_a_stadium_must_be_paid_in_full_by_one_world():
    match = row(acting(blue={"old": "2 3 0", "new": "2 0 2"}), "stadium", "st-16 st-09")
    assert forbids(match, taking("stadium"), "st-16") == "EVA-STAD-01"
    assert forbids(match, taking("stadium"), "st-09") == ""


@rule("EVA-STAD-02")
def test_stadiums_show_0_to_5_faces():
    words = pack().words["market.deal"]
    faces = {word: int(pack().faces[words.index(word)]) for word in words if word.startswith("st-")}
    assert [faces[f"st-{colour}"] for colour in GAME.colours] == [0] * 4
    assert {faces[stadium] for stadium in STADIUMS} == {1, 2, 3, 4, 5}


@rule("EVA-STAD-02")
def test_stadiums_and_faces_are_two_counts():
    match = acting(blue={"stadiums": "st-blue st-01", "stadiums_new": "st-16"}, yellow={"stadiums": "st-yellow"})
    assert len(has(match, "blue", "stadiums")) + len(has(match, "blue", "stadiums_new")) == 3
    assert has(match, "blue", "faces") == 0 + 1 + 5
    assert has(match, "yellow", "faces") == 0
    passing(match)
    until(match, "turn")
    assert asks(match) == "blue turn"  # six faces come first


# -- factories ------------------------------------------------------------------------------------------------------


@rule("EVA-FAC-01")
@pytest.mark.parametrize("kind", ["food", "steel", "energy"])
@pytest.mark.parametrize("world", ["old", "new"])
def test_a_factory_costs_one_of_its_own_type(kind, world):
    match = acting(blue={"old": "2 2 2", "new": "2 2 2"})
    turn(match, "blue", "prefab", f"prefab {kind}-{world}")
    one = tuple(int(k == kind) for k in ("food", "steel", "energy"))
    assert has(match, "blue", f"prefab_{world}") == one
    assert stock(match, "blue", world) == tuple(2 - n for n in one)
    assert has(match, "blue", "reserve") == tuple(4 - n for n in one)
    assert asks(match) == "yellow turn"


@rule("EVA-FAC-01")
def test_the_resource_must_be_there():
    match = acting(blue={"old": "1 0 0", "new": "0 0 1"})
    answer(match, "blue", "turn prefab")
    assert offers(match) == ["food-old", "energy-new"]
    for word in ("food-new", "steel-old", "steel-new", "energy-old"):
        assert refused(match, "blue", f"prefab {word}") == "EVA-FAC-01"


@rule("EVA-FAC-01")
def test_without_any_resource_the_action_is_refused():
    assert refused(acting(), "blue", "turn prefab") == "EVA-FAC-01"


@rule("EVA-FAC-02")
def test_there_are_just_four_factories_of_each_type():
    match = acting(2, blue={"old": "9 9 99"}, yellow={"passed": 1})
    for n in range(4):
        turn(match, "blue", "prefab", "prefab food-old")
        assert has(match, "blue", "reserve") == (3 - n, 4, 4)
    answer(match, "blue", "turn prefab")
    assert refused(match, "blue", "prefab food-old") == "EVA-FAC-03"
    assert has(match, "blue", "prefab_old") == (4, 0, 0)
    clean(match)


@rule("EVA-FAC-02")
def test_the_evacuation_of_a_factory_site_brings_one_into_play():
    match = table(phase="transport")
    put(match, "blue", old="0 0 9", ships="sh-02")
    answer(match, "blue", "transport sh-02", "load bay-ow-3")
    assert has(match, "blue", "reserve") == (3, 4, 4)
    answer(match, "blue", "load fly")
    assert has(match, "blue", "prefab_new") == (1, 0, 0)


@rule("EVA-FAC-02")
def test_an_effect_that_gives_a_factory_takes_it_from_the_unused_ones():
    """The lesser bonus of yb-3: two infrastructure moves and any factory."""
    match = bonus(table(phase="bonuses"), 1, "yb-3")
    put(match, "blue", groups="6 0 0 0", prefab_new="4 0 0")
    answer(match, "blue", "infrastructure.move stop")
    assert offers(match) == ["steel-old", "energy-old", "steel-new", "energy-new"]
    assert refused(match, "blue", "factory food-new") == "EVA-FAC-03"
    answer(match, "blue", "factory steel-old")
    assert has(match, "blue", "prefab_old") == (0, 1, 0)
    assert has(match, "blue", "reserve") == (0, 3, 4)


@rule("EVA-FAC-02")
def test_with_none_left_such_an_effect_gives_nothing():
    match = bonus(table(2, phase="bonuses"), 1, "yb-3")
    put(match, "blue", groups="6 0 0 0", prefab_new="4 4 4")
    answer(match, "blue", "infrastructure.move stop")
    assert asks(match) != "blue factory"
    assert has(match, "blue", "prefab_new") == (4, 4, 4)
    assert told(match, "factory") == []
    for kind in ("food-old", "steel-new"):
        assert forbids(match, GainFactory(0, 7, 0), kind) == "EVA-FAC-03"


@rule("EVA-FAC-03")
def test_no_fifth_factory_can_be_prefabricated():
    match = acting(blue={"old": "9 0 0", "prefab_old": "1 0 0", "prefab_new": "1 0 0", "sites": "n-07:food+food"})
    assert refused(match, "blue", "turn prefab") == "EVA-FAC-01"  # there is only food
    assert forbids(match, Prefab(0, 0, 0), "food-old") == "EVA-FAC-03"


@rule("EVA-FAC-03")
def test_a_site_with_a_factory_that_is_used_up_cannot_be_evacuated():
    match = table(phase="transport")
    put(match, "blue", old="0 0 9", ships="sh-02", prefab_new="4 0 0")
    answer(match, "blue", "transport sh-02")
    assert refused(match, "blue", "load bay-ow-3") == "EVA-TRANS-08"
    assert refused(match, "blue", "load hold-ow-3") == "EVA-TRANS-08"
    assert refused(match, "blue", "load hold-ow-9") == ""


@rule("EVA-FAC-04")
def test_a_factory_never_goes_back_to_the_unused_ones():
    match = acting(2, blue={"old": "5 0 9", "prefab_new": "0 1 0", "ships": "sh-07"})
    turn(match, "blue", "prefab", "prefab food-old")
    turn(match, "yellow", "pass")
    turn(match, "blue", "settle", "settle.site n-03")
    answer(match, "blue", "turn pass", "transport sh-07", "load prefab-food", "load fly")
    assert has(match, "blue", "reserve") == (3, 3, 4)
    until(match, "turn")
    assert has(match, "blue", "reserve") == (3, 3, 4)
    assert has(match, "blue", "prefab_new") == (1, 0, 0)
    assert has(match, "blue", "settled") == (0, 1, 0)
    clean(match)


# -- population -----------------------------------------------------------------------------------------------------


@rule("EVA-POP-01")
@pytest.mark.parametrize("before", [0, 3])
def test_cloning_costs_a_food_of_the_new_world_and_brings_two_tokens(before):
    match = acting(blue={"new": "2 0 0", "old": "2 0 0", "population": before})
    turn(match, "blue", "clone")
    assert has(match, "blue", "population") == before + 2
    assert stock(match, "blue", "new") == (1, 0, 0)
    assert stock(match, "blue", "old") == (2, 0, 0)


@rule("EVA-POP-01")
def test_food_of_the_old_world_does_not_clone():
    match = acting(blue={"old": "9 9 9", "new": "0 9 9", "population": 5})
    assert refused(match, "blue", "turn clone") == "EVA-POP-01"


@rule("EVA-POP-02")
def test_population_tokens_never_run_out():
    match = acting(blue={"new": "1 0 0", "population": 60, "sites": "n-01 n-04 n-16"})
    turn(match, "blue", "clone")
    assert has(match, "blue", "population") == 62
    assert position(match).stack  # the game goes on


@rule("EVA-SHIP-01")
def test_the_row_is_filled_after_a_ship_was_built():
    match = acting(blue={"old": "9 9 9"})
    turn(match, "blue", "ship", "market.take sh-02")
    assert row_of(match, "ship")[:2] == ["sh-01", "sh-03"]
    assert len(row_of(match, "ship")) == 3
