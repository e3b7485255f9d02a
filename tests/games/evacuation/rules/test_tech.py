"""Research and the effects of technologies (EVA-TECH, EVA-TECH-K, EVA-TECH-X)."""

from collections import Counter

import pytest

from ludothek.games.evacuation.building import GainFactory
from ludothek.games.evacuation.market import BUILD, TakeCard
from ludothek.games.evacuation.settle import SEA_SITE, Settle
from ludothek.games.evacuation.tables import SHIPS
from ludothek.games.evacuation.technology import Research
from ludothek.games.evacuation.transport import FlyBack, FlyNow, ShipAndFly
from tests.games.playing import answer, asks, chance, offers, refused, told, until
from tests.support import rule

from .positions import (
    GAME,
    acting,
    bonus,
    clean,
    draws,
    forbids,
    has,
    passing,
    production,
    push,
    put,
    row,
    row_of,
    stock,
    table,
    turn,
    under,
    where,
)

pytestmark = pytest.mark.engine

COLUMNS = ("left", "middle", "right")
SET_1 = {"left": "t-1-1a t-1-2a t-1-3a", "middle": "t-1-1b t-1-2b t-1-3b", "right": "t-1-1c t-1-2c t-1-3c"}
CALM = {  # tiles of levels 1 and 2 of each set that change nothing in the tests of those above them
    "1": ("t-1-1a", "t-1-2c"),
    "2": ("t-2-1b", "t-2-2c"),
    "3": ("t-3-1a", "t-3-2c"),
    "4": ("t-4-1b", "t-4-2c"),
}


def developing(tile, **blue):
    """Blue researches in the left column and fully develops this tile; everything below it is developed."""
    number, level = tile.split("-")[1], int(tile.split("-")[2][0])
    below = CALM[number][: level - 1]
    column = [*below, tile, *[f"t-{number}-{n}a" for n in range(level + 1, 4)]]
    things = {"left": column, "developed": below, "begun": tile if level > 1 else "", **blue}
    match = acting(blue=things)
    before = has(match, "blue", "developed")
    assert tile not in before
    answer(match, "blue", "turn research", "research left")
    asks(match)
    assert has(match, "blue", "developed") == [*before, tile]
    return match


# -- research -------------------------------------------------------------------------------------------------------


@rule("EVA-TECH-01")
@pytest.mark.parametrize(("column", "tile"), [("left", "t-1-1a"), ("middle", "t-1-1b"), ("right", "t-1-1c")])
def test_research_begins_with_the_lowest_tile_of_a_column(column, tile):
    match = acting(blue=SET_1)
    answer(match, "blue", "turn research")
    assert offers(match) == list(COLUMNS)
    answer(match, "blue", f"research {column}")
    assert has(match, "blue", "developed") == [tile]


@rule("EVA-TECH-01")
def test_the_lowest_tile_not_yet_developed_is_next():
    match = acting(blue={**SET_1, "developed": "t-1-1b t-1-2b", "begun": ""})
    turn(match, "blue", "research", "research middle")
    assert has(match, "blue", "begun") == ["t-1-3b"]
    assert has(match, "blue", "developed") == ["t-1-1b", "t-1-2b"]


@rule("EVA-TECH-02")
def test_one_research_is_enough_for_level_1():
    match = acting(blue=SET_1)
    turn(match, "blue", "research", "research middle")
    assert has(match, "blue", "developed") == ["t-1-1b"]
    assert has(match, "blue", "begun") == []


@rule("EVA-TECH-03")
@pytest.mark.parametrize(
    ("below", "tile"), [("t-1-1b", "t-1-2b"), ("t-1-1b t-1-2b", "t-1-3b"), ("t-1-1a t-1-1b", "t-1-2b")]
)
def test_levels_2_and_3_take_two_researches(below, tile):
    match = acting(2, blue={**SET_1, "developed": below}, yellow={"passed": 1})
    turn(match, "blue", "research", "research middle")
    assert has(match, "blue", "begun") == [tile]
    assert tile not in has(match, "blue", "developed")
    turn(match, "blue", "research", "research middle")
    assert has(match, "blue", "begun") == []
    assert tile in has(match, "blue", "developed")
    clean(match)


@rule("EVA-TECH-04")
@pytest.mark.parametrize(
    ("developed", "begun", "next_tile"),
    [("", "", "t-1-1c"), ("t-1-1c", "t-1-2c", "t-1-2c"), ("t-1-1a t-1-2a t-1-1b", "", "t-1-1c")],
)
def test_no_tile_can_be_researched_above_one_that_is_not_developed(developed, begun, next_tile):
    match = acting(blue={**SET_1, "developed": developed, "begun": begun})
    answer(match, "blue", "turn research", "research right")
    asks(match)
    assert next_tile in has(match, "blue", "developed")
    assert not {"t-1-3c"} & {*has(match, "blue", "developed"), *has(match, "blue", "begun")}
    clean(match)


@rule("EVA-TECH-05")
def test_a_tile_that_is_only_begun_has_no_effect_and_no_faces():
    things = {"new": "0 9 0", "population": 2, "left": "t-1-1a t-1-2c t-1-3a", "developed": "t-1-1a"}
    begun = acting(blue={**things, "begun": "t-1-2c"})
    assert forbids(begun, Settle(0, 0), "n-15") == "EVA-SETTLE-06"
    assert has(begun, "blue", "faces") == 0
    answer(begun, "blue", "turn research", "research left")
    assert forbids(begun, Settle(0, 0), "n-15") == ""
    assert has(begun, "blue", "faces") == 1


@rule("EVA-TECH-05")
def test_the_first_research_of_a_tile_does_nothing_else():
    match = acting(blue={"left": "t-3-1a t-3-2c t-3-3c", "developed": "t-3-1a t-3-2c"})
    turn(match, "blue", "research", "research left")
    assert has(match, "blue", "begun") == ["t-3-3c"]
    assert production(match, "blue") == (0, 0, 0)


@rule("EVA-TECH-06")
def test_the_part_beside_the_lightning_happens_once_when_the_tile_is_developed():
    match = developing("t-3-3c")
    assert production(match, "blue") == (1, 1, 1)
    passing(match)
    until(match, "turn")
    assert production(match, "blue") == (1, 1, 1)


@rule("EVA-TECH-06")
def test_a_part_that_cannot_be_done_is_lost_without_a_question():
    match = developing("t-2-3b")  # nothing to settle the sea with
    assert asks(match) == "yellow turn"
    put(match, "blue", population=2, passed=0)
    turn(match, "yellow", "pass")
    turn(match, "white", "pass")
    assert asks(match) == "blue turn"
    assert refused(match, "blue", "turn settle") == "EVA-SETTLE-03"  # the sea is as closed as before


@rule("EVA-TECH-06")
def test_a_lasting_part_works_from_then_on():
    match = developing("t-2-1c", new="4 0 0")
    turn(match, "yellow", "pass")
    turn(match, "white", "pass")
    turn(match, "blue", "clone")
    assert has(match, "blue", "population") == 3


@rule("EVA-TECH-07")
def test_a_column_takes_five_researches_and_all_nine_tiles_fifteen():
    match = acting(blue=SET_1)
    done: Counter[str] = Counter()
    for column in COLUMNS:
        while forbids(match, Research(0, 1), column) == "":
            push(match, Research(0, 1))
            answer(match, "blue", f"research {column}")
            until(match, "turn")
            done[column] += 1
    assert done == {"left": 5, "middle": 5, "right": 5}
    assert len(has(match, "blue", "developed")) == 9


@rule("EVA-TECH-08")
def test_a_finished_column_cannot_be_chosen():
    match = acting(blue={**SET_1, "developed": SET_1["middle"]})
    answer(match, "blue", "turn research")
    assert offers(match) == ["left", "right"]
    assert refused(match, "blue", "research middle") == "EVA-TECH-08"


@rule("EVA-TECH-08")
def test_when_all_nine_are_developed_there_is_no_research():
    match = acting(blue={**SET_1, "developed": " ".join(SET_1.values())})
    assert refused(match, "blue", "turn research") == "EVA-TECH-08"
    answer(match, "blue", "turn gain-research", "gain food-old")
    assert asks(match) == "yellow turn"


@rule("EVA-TECH-09")
def test_there_are_thirty_six_tiles_with_twenty_eight_different_effects():
    tiles = GAME.read_content().entries("tile")
    assert len(tiles) == 36
    effects = Counter(tuple(tile.figures.get("effects", ())) for tile in tiles)
    assert len(effects) == 18 + 10
    assert max(effects.values()) == 2


@rule("EVA-TECH-09")
def test_some_tiles_give_faces():
    match = acting(blue={"set": 1, "developed": "t-1-1b"}, yellow={"developed": "t-2-2c"})
    assert has(match, "blue", "faces") == 1
    assert has(match, "yellow", "faces") == 2


# -- effects of the rulebook ----------------------------------------------------------------------------------------


@rule("EVA-TECH-K01")
@pytest.mark.parametrize("tile", ["t-3-2b", "t-4-2a"])
def test_k01_a_free_ship_is_loaded_flown_and_unloaded_at_once(tile):
    match = developing(tile, old="0 2 1")
    assert refused(match, "blue", "market.take sh-01") == ""
    answer(match, "blue", "market.take sh-01")
    assert stock(match, "blue", "old") == (0, 2, 0)  # the flight is paid, the ship is not
    answer(match, "blue", "load bay-ow-7", "load steel", "load fly")
    draws(match)
    assert where(match, "sh-01") == "blue new"
    assert has(match, "blue", "population") == 2
    assert stock(match, "blue", "new") == (0, 1, 0)
    assert "ow-7" not in has(match, "blue", "face_up_sites")
    assert len(row_of(match, "ship")) == 3
    clean(match)


@rule("EVA-TECH-K01")
def test_k01_without_the_energy_the_ship_stays_on_the_old_world_without_a_load():
    match = developing("t-3-2b", old="5 5 0", new="0 0 9")
    answer(match, "blue", "market.take sh-02")
    draws(match)
    assert where(match, "sh-02") == "blue old"
    assert asks(match) == "yellow turn"
    assert stock(match, "blue", "old") == (5, 5, 0)
    assert len(has(match, "blue", "face_up_sites")) == 9


@rule("EVA-TECH-K01")
def test_k01_the_ship_may_fly_back_in_this_years_transport():
    match = developing("t-3-2b", old="0 0 1", new="0 0 1")
    answer(match, "blue", "market.take sh-01", "load fly")
    draws(match)
    passing(match)
    assert asks(match) == "blue transport"
    answer(match, "blue", "transport sh-01")
    asks(match)
    assert where(match, "sh-01") == "blue old"
    assert stock(match, "blue", "new") == (0, 0, 0)


@rule("EVA-TECH-K02")
def test_k02_unloaded_ships_may_fly_back_with_energy_they_brought():
    match = table(2, phase="transport")
    put(match, "blue", old="0 0 2", ships="sh-01", developed="t-1-2b")
    answer(match, "blue", "transport sh-01", "load energy", "load fly")
    assert asks(match) == "blue fly.back"
    assert stock(match, "blue", "new") == (0, 0, 1)
    answer(match, "blue", "fly.back sh-01")
    assert where(match, "sh-01") == "blue old"
    assert stock(match, "blue", "new") == (0, 0, 0)
    assert asks(match) != "blue load"  # it is not loaded again


@rule("EVA-TECH-K02")
def test_k02_each_ship_once_and_only_those_that_were_unloaded():
    match = table(2, phase="transport")
    put(match, "blue", old="0 0 5", new="0 0 2", ships="sh-01 sh-02", ships_new="sh-03", developed="t-1-2b")
    answer(match, "blue", "transport sh-01", "load fly", "transport sh-02", "load fly", "transport done")
    assert offers(match) == ["stay", "sh-01", "sh-02"]
    assert refused(match, "blue", "fly.back sh-03") == "EVA-TRANS-21"
    answer(match, "blue", "fly.back sh-02")
    assert refused(match, "blue", "fly.back sh-02") == "EVA-TRANS-21"
    answer(match, "blue", "fly.back stay")
    assert (where(match, "sh-01"), where(match, "sh-02")) == ("blue new", "blue old")
    assert stock(match, "blue", "new") == (0, 0, 1)


@rule("EVA-TECH-K02")
def test_k02_costs_the_usual_energy_of_the_new_world():
    match = table(2, phase="transport")
    put(match, "blue", old="0 0 9", ships_new="sh-01", developed="t-1-2b")
    assert forbids(match, FlyBack(0, 1), "sh-01") == "EVA-TRANS-16"


@rule("EVA-TECH-K02")
def test_k02_without_it_no_ship_flies_back_at_once():
    match = table(2, phase="transport")
    put(match, "blue", old="0 0 2", ships="sh-01")
    answer(match, "blue", "transport sh-01", "load energy", "load fly")
    assert asks(match) != "blue fly.back"
    assert where(match, "sh-01") == "blue new"


@rule("EVA-TECH-K03")
@pytest.mark.parametrize("tile", ["t-2-3c", "t-4-3a"])
def test_k03_a_free_stadium_comes_to_the_new_world(tile):
    match = developing(tile, old="1 1 1")
    row(match, "stadium", "st-16 st-01")
    assert {"stop", "st-16", "st-01"} <= set(offers(match))
    answer(match, "blue", "market.take st-16")
    draws(match)
    assert where(match, "st-16") == "blue new"
    assert stock(match, "blue", "old") == (1, 1, 1)
    assert told(match, "paid") == []


@rule("EVA-TECH-K03")
def test_k03_from_an_empty_row_nothing_comes():
    things = {"left": "t-2-1b t-2-2c t-2-3c", "developed": "t-2-1b t-2-2c", "begun": "t-2-3c"}
    match = row(acting(blue=things), "stadium", "")
    turn(match, "blue", "research", "research left")
    assert asks(match) == "yellow turn"
    assert has(match, "blue", "stadiums_new") == []


@rule("EVA-TECH-K04")
@pytest.mark.parametrize("tile", ["t-2-3b", "t-3-3b"])
def test_k04_a_sea_site_without_steel_symbols_and_transition(tile):
    match = developing(tile, population=2)
    assert offers(match) == ["stop", "n-13", "n-18", "n-19"]
    assert refused(match, "blue", "settle.site n-01") == "EVA-TECH-K04"
    assert refused(match, "blue", "settle.site n-06") == "EVA-TECH-K04"
    assert refused(match, "blue", "settle.site n-20") == "EVA-SETTLE-04"  # factories are needed as always
    answer(match, "blue", "settle.site n-18")
    assert production(match, "blue") == (3, 0, 3)
    assert has(match, "blue", "population") == 0
    assert has(match, "blue", "sites") == ["n-18"]


@rule("EVA-TECH-K04")
def test_k04_population_and_factories_come_from_the_new_world_side():
    match = acting(blue={"population": 1, "prefab_old": "2 0 0"})
    assert forbids(match, Settle(0, SEA_SITE), "n-13") == "EVA-SETTLE-05"
    assert forbids(match, Settle(0, SEA_SITE), "n-20") == "EVA-SETTLE-04"
    put(match, "blue", prefab_new="1 1 0")
    assert forbids(match, Settle(0, SEA_SITE), "n-20") == ""


@rule("EVA-TECH-K04")
def test_k04_a_taken_sea_site_is_taken():
    match = acting(blue={"population": 2}, yellow={"sites": "n-13"})
    assert forbids(match, Settle(0, SEA_SITE), "n-13") == "EVA-SETTLE-08"


@rule("EVA-TECH-K05")
@pytest.mark.parametrize("tile", ["t-2-2b", "t-4-2c"])
def test_k05_one_symbol_of_a_site_need_not_be_there(tile):
    things = {"new": "0 9 0", "population": 9, "prefab_new": "1 1 1", "developed": tile}
    match = acting(blue={**things, "steps": "15 9"})
    assert forbids(match, Settle(0, 0), "n-15") == ""  # sun
    assert forbids(match, Settle(0, 0), "n-23") == ""  # dome: another one each time
    assert forbids(match, Settle(0, 0), "n-11") == "EVA-SETTLE-06"  # both
    put(match, "blue", steps="16 9", lanes="main passing")  # the dome is there
    assert forbids(match, Settle(0, 0), "n-11") == ""


@rule("EVA-TECH-K05")
def test_k05_works_again_and_again():
    match = acting(2, blue={"new": "0 9 0", "population": 9, "developed": "t-2-2b"}, yellow={"passed": 1})
    turn(match, "blue", "settle", "settle.site n-15")
    turn(match, "blue", "settle", "settle.site n-23")
    assert has(match, "blue", "sites") == ["n-15", "n-23"]


def progress(power, steps, **blue):
    """Blue, the only one with power, moves in Progress."""
    match = table(2, phase="progress")
    put(match, "blue", groups=f"{power} 0 0 0", steps=steps, **blue)
    return match


@rule("EVA-TECH-K06")
@pytest.mark.parametrize(
    ("steps", "power", "move", "gains"),
    [
        ("0 0", 3, "a-3", 1),  # transition 1
        ("3 0", 3, "b-3", 0),  # the other has passed it
        ("3 3", 6, "a-6", 1),  # transition 2
        ("9 3", 6, "b-6", 0),
        ("9 3", 12, "b-12", 1),  # past 2, which the other had passed, and past 3, which it had not
        ("2 2", 2, "a-1", 1),  # both pass transition 1, one before the other
    ],
)
def test_k06_a_resource_for_passing_a_transition_first(steps, power, move, gains):
    match = progress(power, steps, developed="t-2-1b")
    answer(match, "blue", f"progress.move {move}")
    got = 0
    while asks(match).startswith("blue "):
        if asks(match) == "blue gain":
            assert len(offers(match)) == 6
            got += 1
            answer(match, "blue", "gain energy-new")
        else:
            answer(match, "blue", f"{asks(match).split()[1]} {offers(match)[0]}")
    assert got == gains
    assert stock(match, "blue", "new") == (0, 0, gains)


@rule("EVA-TECH-K06")
def test_k06_others_gain_nothing():
    match = progress(3, "0 0")
    answer(match, "blue", "progress.move a-3")
    assert asks(match) == "blue progress.lane"


@rule("EVA-TECH-K07", "EVA-TECH-K08", "EVA-TECH-K09")
@pytest.mark.parametrize(("tile", "kind"), [("t-2-2a", 0), ("t-3-2a", 1), ("t-1-2a", 2)])
def test_k07_to_k09_a_factory_on_the_new_world(tile, kind):
    match = developing(tile)
    assert has(match, "blue", "prefab_new") == tuple(int(k == kind) for k in range(3))
    assert has(match, "blue", "prefab_old") == (0, 0, 0)
    assert asks(match) == "yellow turn"  # gained, not prefabricated: it allows no other


@rule("EVA-TECH-K07", "EVA-TECH-K08", "EVA-TECH-K09")
@pytest.mark.parametrize(("tile", "kind"), [("t-2-2a", 0), ("t-3-2a", 1), ("t-1-2a", 2)])
def test_k07_to_k09_with_none_unused_nothing_is_gained(tile, kind):
    used = " ".join("4" if k == kind else "0" for k in range(3))
    match = developing(tile, prefab_old=used)
    assert has(match, "blue", "prefab_new") == (0, 0, 0)
    assert has(match, "blue", "reserve")[kind] == 0
    assert asks(match) == "yellow turn"


@rule("EVA-TECH-K07", "EVA-TECH-K08", "EVA-TECH-K09")
@pytest.mark.parametrize(("tile", "kind"), [("t-2-2a", "food"), ("t-3-2a", "steel"), ("t-1-2a", "energy")])
def test_k07_to_k09_prefabricating_this_type_allows_one_more_of_any(tile, kind):
    match = acting(blue={"old": "3 3 3", "new": "3 3 3", "developed": tile})
    answer(match, "blue", "turn prefab", f"prefab {kind}-old")
    assert asks(match) == "blue prefab"
    assert "stop" in offers(match)
    answer(match, "blue", f"prefab {kind}-new")  # the second one of the type allows no third
    assert asks(match) == "yellow turn"
    one = tuple(int(k == kind) for k in ("food", "steel", "energy"))
    assert has(match, "blue", "prefab_old") == has(match, "blue", "prefab_new") == one
    assert stock(match, "blue", "new") == tuple(3 - n for n in one)  # at the usual price


@rule("EVA-TECH-K07", "EVA-TECH-K08", "EVA-TECH-K09")
@pytest.mark.parametrize(
    ("tile", "other"), [("t-2-2a", "steel"), ("t-2-2a", "energy"), ("t-3-2a", "food"), ("t-1-2a", "steel")]
)
def test_k07_to_k09_another_type_allows_nothing(tile, other):
    match = acting(blue={"old": "3 3 3", "developed": tile})
    answer(match, "blue", "turn prefab", f"prefab {other}-old")
    assert asks(match) == "yellow turn"


@rule("EVA-TECH-K07")
def test_k07_the_second_factory_may_be_left_out_and_must_be_paid():
    match = acting(blue={"old": "1 0 0", "new": "0 1 0", "developed": "t-2-2a"})
    answer(match, "blue", "turn prefab", "prefab food-old")
    assert offers(match) == ["stop", "steel-new"]
    assert refused(match, "blue", "prefab energy-old") == "EVA-FAC-01"
    answer(match, "blue", "prefab stop")
    assert has(match, "blue", "prefab_new") == (0, 0, 0)


@rule("EVA-TECH-K07", "EVA-TECH-K16")
def test_factories_of_technologies_come_to_the_new_world_only():
    match = acting()
    assert forbids(match, GainFactory(0, 1, 1), "food-new") == ""
    assert forbids(match, GainFactory(0, 1, 1), "food-old") == "EVA-ACT-14"
    assert forbids(match, GainFactory(0, 1, 1), "steel-new") == "EVA-ACT-14"


@rule("EVA-TECH-K10")
def test_k10_a_bay_takes_a_site_of_any_landscape_once_in_a_transport():
    match = table(2, phase="transport")
    put(match, "blue", old="0 0 9", ships="sh-01 sh-15", developed="t-2-1a")  # a sea bay, two sea bays
    answer(match, "blue", "transport sh-01", "load bay-ow-1", "load fly")  # savanna
    answer(match, "blue", "transport sh-15")
    assert refused(match, "blue", "load bay-ow-4") == "EVA-TRANS-04"
    assert refused(match, "blue", "load bay-ow-7") == ""


@rule("EVA-TECH-K10")
def test_k10_even_the_site_without_a_landscape():
    match = table(2, phase="transport")
    put(match, "blue", old="0 0 9", ships="sh-15", developed="t-2-1a")
    answer(match, "blue", "transport sh-15", "load bay-ow-6")
    assert refused(match, "blue", "load bay-ow-1") == "EVA-TRANS-04"  # one bay only
    answer(match, "blue", "load bay-ow-8", "load fly")
    asks(match)
    assert has(match, "blue", "prefab_new") == (0, 1, 0)
    plain = table(2, phase="transport")
    put(plain, "blue", old="0 0 9", ships="sh-15")
    answer(plain, "blue", "transport sh-15")
    assert refused(plain, "blue", "load bay-ow-6") == "EVA-TRANS-06"


@rule("EVA-TECH-K10")
def test_k10_works_again_next_year():
    match = table(2, phase="transport")
    put(match, "blue", old="9 0 9", ships="sh-01 sh-04", developed="t-2-1a")
    answer(match, "blue", "transport sh-01", "load bay-ow-1", "load fly", "transport done")
    until(match, "turn")
    passing(match)
    answer(match, "blue", "transport sh-04")
    assert refused(match, "blue", "load bay-ow-4") == ""


@rule("EVA-TECH-K10")
@pytest.mark.parametrize("step", [ShipAndFly(0, 0), FlyNow(0, 0)])
def test_k10_helps_a_ship_sent_by_a_technology_or_by_a_card(step):
    match = push(acting(blue={"old": "0 0 9", "ships": "sh-01", "developed": "t-2-1a"}), step)
    assert asks(match) == "blue load"
    assert refused(match, "blue", "load bay-ow-1") == ""


@rule("EVA-TECH-K11")
def test_k11_two_energy():
    match = developing("t-1-1a")
    assert offers(match) == ["energy-old", "energy-new"]
    answer(match, "blue", "gain energy-old", "gain energy-new")
    assert stock(match, "blue", "old") == stock(match, "blue", "new") == (0, 0, 1)
    assert asks(match) == "yellow turn"


@rule("EVA-TECH-K11")
def test_k11_markers_may_share_an_occupied_lane_space():
    match = table(2, phase="progress", turn_order="yellow blue")
    put(match, "yellow", groups="3 0 0 0", steps="0 1")
    put(match, "blue", groups="3 0 0 0", steps="0 1", developed="t-1-1a")
    answer(match, "yellow", "progress.move a-3", "progress.lane main")
    until(match, "progress.move")
    assert asks(match) == "blue progress.move"
    answer(match, "blue", "progress.move a-3", "progress.lane main")
    assert asks(match) == "blue research"  # with its effect
    assert has(match, "yellow", "lanes")[0] == has(match, "blue", "lanes")[0] == "main"
    assert has(match, "yellow", "steps")[0] == 3


@rule("EVA-TECH-K11")
def test_k11_without_it_the_space_is_closed():
    match = table(3, phase="progress", turn_order="yellow blue white")
    put(match, "yellow", groups="3 0 0 0")
    put(match, "blue", groups="3 0 0 0")
    answer(match, "yellow", "progress.move a-3", "progress.lane main")
    until(match, "progress.move")
    answer(match, "blue", "progress.move a-3")
    assert refused(match, "blue", "progress.lane main") == "EVA-PROG-04"


@rule("EVA-TECH-K12")
@pytest.mark.parametrize("tile", ["t-1-1b", "t-4-1c"])
@pytest.mark.parametrize(
    ("action", "extras", "kind"),
    [
        ("ship", ("sh-10", "sh-11"), "ship"),
        ("stadium", ("st-04", "st-05"), "stadium"),
        ("infrastructure", ("in-07", "in-08"), "infrastructure"),
    ],
)
def test_k12_two_more_cards_are_turned_up_to_choose_from(tile, action, extras, kind):
    match = acting(blue={"old": "9 9 9", "developed": tile})
    before = row_of(match, kind)
    answer(match, "blue", f"turn {action}", "market.redraw no")
    chance(match, *[f"market.deal {card}" for card in extras])
    assert set(offers(match)) == {*before, *extras}
    answer(match, "blue", f"market.take {extras[1]}")
    asks(match)
    assert row_of(match, kind) == before  # taking one of them does not move the row
    assert under(match, kind) == [extras[0]]
    assert where(match, extras[1]).startswith("blue")


@rule("EVA-TECH-K12")
def test_k12_when_a_card_of_the_row_is_taken_both_go_under_the_deck():
    match = acting(blue={"old": "9 9 9", "developed": "t-1-1b"})
    answer(match, "blue", "turn ship", "market.redraw no")
    chance(match, "market.deal sh-10", "market.deal sh-11")
    answer(match, "blue", "market.take sh-01")
    chance(match, "market.deal sh-12")
    assert row_of(match, "ship") == ["sh-02", "sh-03", "sh-12"]
    assert sorted(under(match, "ship")) == ["sh-10", "sh-11"]


@rule("EVA-TECH-K12")
def test_k12_a_new_row_can_be_paid_for_before():
    match = acting(blue={"old": "9 9 9", "developed": "t-1-1b"})
    answer(
        match, "blue", "turn ship", "market.redraw yes", "pay.any food-old", "market.under sh-01", "market.under done"
    )
    chance(match, "market.deal sh-12", "market.deal sh-10", "market.deal sh-11")
    assert offers(match) == ["stop", "sh-02", "sh-03", "sh-10", "sh-11", "sh-12"]
    assert row_of(match, "ship") == ["sh-02", "sh-03", "sh-12"]
    assert refused(match, "blue", "market.take redraw") == "EVA-MARKET-04"


@rule("EVA-TECH-K13")
def test_k13_power_may_be_two_higher_or_lower_and_is_decided_twice():
    match = table(2, phase="progress")
    put(match, "blue", groups="0 0 3 0", developed="t-3-1a")  # power 9
    assert offers(match) == ["7", "8", "9", "10", "11"]
    assert refused(match, "blue", "progress.power 6") == "EVA-PROG-01"
    assert refused(match, "blue", "progress.power 12") == "EVA-PROG-01"
    answer(match, "blue", "progress.power 11")
    assert told(match, "power")[0] == [0, 11, 0]
    until(match, "bonus.choice")
    assert offers(match) == ["none", "lesser", "greater"]  # 7 and 10 can both be reached
    answer(match, "blue", "bonus.choice lesser")
    assert has(match, "blue", "lesser") == 1


@rule("EVA-TECH-K13")
def test_k13_power_is_never_below_0():
    match = table(2, phase="progress")
    put(match, "blue", groups="1 0 0 0", developed="t-3-1a")
    assert offers(match) == ["0", "1", "2", "3"]


@rule("EVA-TECH-K13")
def test_k13_a_bonus_out_of_reach_stays_out_of_reach():
    match = bonus(table(2, phase="bonuses"), 1, "yb-3")  # 6 and 11
    put(match, "blue", groups="0 0 0 2", developed="t-3-1a")  # power 8, so 6 to 10
    assert offers(match) == ["none", "lesser"]
    assert refused(match, "blue", "bonus.choice greater") == "EVA-BONUS-02"


@rule("EVA-TECH-K14")
def test_k14_an_open_card_is_played_for_nothing_and_pays_out_at_once():
    match = developing("t-1-3c")
    assert set(offers(match)) == {"stop", "in-01", "in-03", "in-05"}
    answer(match, "blue", "market.take in-03")
    draws(match)
    assert where(match, "in-03") == "blue played"
    assert production(match, "blue") == (0, 2, 0)
    assert has(match, "blue", "completed") == ["in-03"]
    assert told(match, "paid") == []
    clean(match)


@rule("EVA-TECH-K14")
def test_k14_a_twin_cannot_be_taken():
    match = developing("t-1-3c", played="in-04")
    assert refused(match, "blue", "market.take in-03") == "EVA-INFRA-05"
    assert refused(match, "blue", "market.take in-01") == ""


@rule("EVA-TECH-K14")
def test_k14_a_marker_of_choice_is_chosen():
    match = row(developing("t-1-3c"), "infrastructure", "in-18 in-01")
    answer(match, "blue", "market.take in-18", "raise energy")
    assert production(match, "blue") == (0, 0, 3)


@rule("EVA-TECH-K15")
@pytest.mark.parametrize("tile", ["t-1-3b", "t-4-3b"])
def test_k15_a_stadium_may_be_built_and_production_rises_by_the_stadiums(tile):
    match = developing(tile, old="0 2 1", stadiums="st-blue", stadiums_new="st-05 st-06")
    answer(match, "blue", "market.take st-01")
    draws(match)
    assert where(match, "st-01") == "blue old"
    assert stock(match, "blue", "old") == (0, 0, 0)  # the usual cost
    assert asks(match) == "blue raise"
    answer(match, "blue", "raise energy")
    assert production(match, "blue") == (0, 0, 4)


@rule("EVA-TECH-K15")
def test_k15_without_building_production_rises_all_the_same():
    match = developing("t-1-3b", old="0 2 1", stadiums_new="st-05")
    answer(match, "blue", "market.take stop", "raise food")
    assert production(match, "blue") == (2, 0, 0)
    poor = developing("t-1-3b")  # nothing to build with
    assert asks(poor) == "blue raise"
    answer(poor, "blue", "raise steel")
    assert production(poor, "blue") == (0, 1, 0)


@rule("EVA-TECH-K16", "EVA-TECH-K17", "EVA-TECH-K18")
@pytest.mark.parametrize(("tile", "kind"), [("t-1-3a", 2), ("t-2-3a", 0), ("t-3-3a", 1)])
def test_k16_to_k18_settled_factories_make_one_more_at_once_and_later_ones_two(tile, kind):
    words = ("food", "steel", "energy")
    own, other = words[kind], words[kind - 1]
    match = developing(tile, sites=f"n-07:{own}+{own} n-03:{other}", production="5 5 5")
    boosted = tuple(5 + 2 * (k == kind) for k in range(3))
    assert production(match, "blue") == boosted
    assert has(match, "blue", "prefab_new") == tuple(int(k == kind) for k in range(3))
    turn(match, "yellow", "pass")
    turn(match, "white", "pass")
    turn(match, "blue", "settle")  # n-28 is the only site that can be filled
    assert production(match, "blue") == tuple(5 + 4 * (k == kind) for k in range(3))
    clean(match)


@rule("EVA-TECH-K16", "EVA-TECH-K17", "EVA-TECH-K18")
@pytest.mark.parametrize(("tile", "kind"), [("t-1-3a", 2), ("t-2-3a", 0), ("t-3-3a", 1)])
def test_k16_to_k18_the_boost_comes_even_without_an_unused_factory(tile, kind):
    word = ("food", "steel", "energy")[kind]
    used = " ".join("2" if k == kind else "0" for k in range(3))
    match = developing(tile, sites=f"n-07:{word}+{word}", prefab_old=used)
    assert production(match, "blue") == tuple(2 * (k == kind) for k in range(3))
    assert has(match, "blue", "prefab_new") == (0, 0, 0)


@rule("EVA-TECH-K16", "EVA-TECH-K17", "EVA-TECH-K18")
@pytest.mark.parametrize("tile", ["t-1-3a", "t-2-3a", "t-3-3a"])
def test_k16_to_k18_waiting_factories_make_nothing(tile):
    match = developing(tile, prefab_new="1 1 1")
    assert production(match, "blue") == (0, 0, 0)


# -- effects of our own ---------------------------------------------------------------------------------------------


@rule("EVA-TECH-X01", "EVA-TECH-X02")
@pytest.mark.parametrize(("tile", "own", "other"), [("t-1-2c", "n-15", "n-23"), ("t-3-2c", "n-23", "n-15")])
def test_x01_and_x02_a_symbol_is_there_at_all_times(tile, own, other):
    match = acting(blue={"new": "0 9 0", "population": 9, "developed": tile})
    assert forbids(match, Settle(0, 0), own) == ""
    assert forbids(match, Settle(0, 0), other) == "EVA-SETTLE-06"


@rule("EVA-TECH-X03")
@pytest.mark.parametrize(("site", "steel"), [("n-01", 0), ("n-04", 1)])
def test_x03_the_first_token_of_each_settling_needs_no_steel(site, steel):
    match = acting(2, blue={"new": f"0 {steel} 0", "population": 2, "developed": "t-4-2b"})
    turn(match, "blue", "settle", f"settle.site {site}")
    assert has(match, "blue", "sites") == [site]
    assert stock(match, "blue", "new") == (0, 0, 0)
    poor = acting(blue={"population": 2, "developed": "t-4-2b"})
    assert forbids(poor, Settle(0, 0), "n-04") == "EVA-SETTLE-05"


@rule("EVA-TECH-X03")
def test_x03_works_for_every_settling_and_takes_the_token_all_the_same():
    match = acting(2, blue={"population": 2, "developed": "t-4-2b"}, yellow={"passed": 1})
    turn(match, "blue", "settle", "settle.site n-01")
    turn(match, "blue", "settle", "settle.site n-09")
    assert has(match, "blue", "population") == 0
    assert has(match, "blue", "settlers") == 2


@rule("EVA-TECH-X04")
def test_x04_cloning_brings_three():
    match = acting(blue={"new": "2 0 0", "developed": "t-2-1c"})
    turn(match, "blue", "clone")
    assert has(match, "blue", "population") == 3
    assert stock(match, "blue", "new") == (1, 0, 0)


@rule("EVA-TECH-X05")
@pytest.mark.parametrize(("ship", "energy"), [("sh-01", 1), ("sh-07", 1), ("sh-16", 2)])
def test_x05_a_flight_costs_one_less_but_at_least_1(ship, energy):
    match = table(2, phase="transport")
    put(match, "blue", old=f"0 0 {energy}", ships=ship, developed="t-4-1a")
    assert asks(match) == "blue transport"
    answer(match, "blue", f"transport {ship}")
    assert stock(match, "blue", "old") == (0, 0, 0)
    poor = table(2, phase="transport")
    put(poor, "blue", old=f"0 0 {energy - 1}", ships=ship, developed="t-4-1a")
    assert asks(poor) != "blue transport"


@rule("EVA-TECH-X05")
def test_x05_a_flight_back_costs_the_usual():
    match = table(2, phase="transport")
    put(match, "blue", new="0 0 2", ships_new="sh-16", developed="t-4-1a")
    answer(match, "blue", "transport sh-16")
    assert stock(match, "blue", "new") == (0, 0, 1)


@rule("EVA-TECH-X06")
@pytest.mark.parametrize(("waived", "left"), [("food", (1, 1, 5)), ("steel", (0, 2, 5))])
def test_x06_one_resource_of_choice_is_not_paid(waived, left):
    match = row(acting(blue={"old": "1 4 5", "developed": "t-3-1b"}), "ship", "sh-05 sh-01")  # 1 food, 3 steel
    answer(match, "blue", "turn ship", "market.take sh-05", f"pay.save {waived}")
    asks(match)
    assert stock(match, "blue", "old") == left
    assert where(match, "sh-05") == "blue old"


@rule("EVA-TECH-X06")
def test_x06_makes_a_card_affordable_and_waives_only_what_it_costs():
    match = row(acting(blue={"old": "0 3 0", "developed": "t-3-1b"}), "ship", "sh-05")  # the food is missing
    answer(match, "blue", "turn ship", "market.take sh-05")
    draws(match)
    assert where(match, "sh-05") == "blue old"
    assert stock(match, "blue", "old") == (0, 0, 0)
    match = row(acting(blue={"old": "9 9 9", "developed": "t-3-1b"}), "stadium", "st-09")  # 2 food, 3 steel
    answer(match, "blue", "turn stadium", "market.take st-09")
    assert refused(match, "blue", "pay.save energy") == "EVA-RES-04"


@rule("EVA-TECH-X06")
def test_x06_at_least_one_resource_remains_to_be_paid():
    """A card of the advanced game waives two of the three steel; the technology may not waive the last one."""
    step = TakeCard(0, SHIPS, BUILD, 2, 0, 0)
    match = acting(blue={"developed": "t-3-1b"})
    assert forbids(match, step, "sh-01") == "EVA-SHIP-01"
    put(match, "blue", old="0 1 0")
    assert forbids(match, step, "sh-01") == ""
    assert forbids(match, TakeCard(0, SHIPS, BUILD, 1, 0, 0), "sh-01") == ""  # here it waives the second
    row(match, "ship", "sh-06 sh-05")  # 2 steel and 2 energy; 1 food and 3 steel
    assert forbids(match, step, "sh-06") == forbids(match, step, "sh-05") == ""  # and here the third of four
    put(match, "blue", old="0 0 0")
    assert forbids(match, step, "sh-06") == forbids(match, step, "sh-05") == "EVA-SHIP-01"


@rule("EVA-TECH-X06")
def test_x06_is_for_ships_and_stadiums_only():
    match = acting(blue={"new": "0 1 0", "hand": "in-10 in-07", "developed": "t-3-1b"})  # 1 steel, 1 energy
    answer(match, "blue", "turn infrastructure")
    assert asks(match) == "blue market.take"  # neither card can be played


@rule("EVA-TECH-X07")
@pytest.mark.parametrize("tile", ["t-1-1c", "t-3-1c"])
def test_x07_two_resources_of_any_type_once(tile):
    match = developing(tile)
    assert len(offers(match)) == 6
    answer(match, "blue", "gain food-new", "gain steel-old")
    assert stock(match, "blue", "old") == (0, 1, 0)
    assert stock(match, "blue", "new") == (1, 0, 0)
    assert asks(match) == "yellow turn"


@rule("EVA-TECH-X08")
def test_x08_faces_and_nothing_else():
    match = developing("t-2-2c")
    assert has(match, "blue", "faces") == 2 + 1  # the tile below shows one
    assert asks(match) == "yellow turn"
    assert production(match, "blue") == (0, 0, 0)
    assert has(match, "blue", "prefab_new") == (0, 0, 0)


@rule("EVA-TECH-X09")
@pytest.mark.parametrize("tile", ["t-3-3c", "t-4-3c"])
def test_x09_all_three_markers_rise(tile):
    match = developing(tile, production="0 9 4")
    assert production(match, "blue") == (1, 10, 5)
    assert asks(match) == "yellow turn"


@rule("EVA-TECH-X10")
@pytest.mark.parametrize(("before", "cost"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (6, 3)])
def test_x10_the_third_action_of_a_year_costs_no_energy_on_the_track(before, cost):
    match = acting(blue={"old": "0 0 5", "actions": before, "developed": "t-4-1b"})
    answer(match, "blue", "turn research")
    assert stock(match, "blue", "old") == (0, 0, 5 - cost)


@rule("EVA-TECH-X10")
def test_x10_the_surcharge_is_still_due():
    match = acting(blue={"old": "0 0 5", "actions": 2, "groups": "0 0 0 3", "developed": "t-4-1b"})
    answer(match, "blue", "turn research")
    assert stock(match, "blue", "old") == (0, 0, 4)
