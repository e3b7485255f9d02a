"""Settling the New World (EVA-SETTLE)."""

import pytest

from ludothek.games.evacuation.settle import Settle
from tests.games.playing import answer, asks, offers, refused
from tests.support import rule

from .positions import acting, clean, forbids, has, pack, production, put, stock, turn

pytestmark = pytest.mark.engine

ALL = {"new": "0 9 0", "population": 9, "prefab_new": "2 2 2"}  # enough for any site


def ban(site, **blue):
    """The rule that forbids blue to settle a site."""
    return forbids(acting(blue={**ALL, **blue}), Settle(0, 0), site)


def sites(biome):
    numbers = range(int(pack().sites))
    return [pack().words["settle.site"][n + 1] for n in numbers if pack().site_biome[n] == biome]


TUNDRA, DESERT, FOREST, SEA = (sites(biome) for biome in range(4))


@rule("EVA-SETTLE-01")
def test_one_free_site_is_occupied():
    match = acting(blue=ALL)
    turn(match, "blue", "settle", "settle.site n-01")
    assert has(match, "blue", "sites") == ["n-01"]
    assert asks(match) == "yellow turn"
    clean(match)


@rule("EVA-SETTLE-01", "EVA-SETTLE-08")
@pytest.mark.parametrize("owner", ["blue", "yellow"])
def test_a_settled_site_stays_with_its_owner(owner):
    match = put(acting(blue=ALL), owner, sites="n-01")
    answer(match, "blue", "turn settle")
    assert refused(match, "blue", "settle.site n-01") == "EVA-SETTLE-08"
    answer(match, "blue", "settle.site n-09")
    assert "n-01" in has(match, owner, "sites")


# -- biomes ---------------------------------------------------------------------------------------------------------


@rule("EVA-SETTLE-02")
@pytest.mark.parametrize(
    ("steps", "biomes"),
    [
        ("0 0", 1),
        ("2 2", 1),
        ("3 0", 1),  # transition 1 opens nothing
        ("8 8", 1),
        ("9 3", 2),
        ("3 9", 2),
        ("14 9", 2),
        ("15 9", 3),
        ("20 20", 3),
        ("21 15", 4),
    ],
)
def test_transitions_open_the_biomes(steps, biomes):
    sunny = {"steps": steps, "developed": "t-3-2c"}  # has the dome; the sun is granted below
    match = acting(blue={**ALL, **sunny})
    for number, biome in enumerate((TUNDRA, DESERT, FOREST, SEA)):
        bans = {site: forbids(match, Settle(0, 0), site) for site in biome}
        if number < biomes:
            assert "EVA-SETTLE-02" not in bans.values()
        else:
            assert set(bans.values()) == {"EVA-SETTLE-02"}


@rule("EVA-SETTLE-02")
def test_there_are_four_biomes_on_the_map():
    assert (len(TUNDRA), len(DESERT), len(FOREST), len(SEA)) == (14, 9, 9, 5)


# -- pieces ---------------------------------------------------------------------------------------------------------


@rule("EVA-SETTLE-03")
@pytest.mark.parametrize(
    ("site", "things", "why"),
    [
        ("n-04", {"population": 1}, "EVA-SETTLE-05"),  # two population spots
        ("n-10", {"population": 1, "prefab_new": "0 0 0"}, "EVA-SETTLE-04"),  # a factory spot as well
        ("n-10", {"population": 0, "prefab_new": "1 0 0"}, "EVA-SETTLE-05"),
        ("n-10", {"population": 1, "prefab_new": "0 0 1"}, ""),
        ("n-04", {"population": 2}, ""),
    ],
)
def test_all_spots_must_be_filled_at_once(site, things, why):
    assert ban(site, **things) == why


@rule("EVA-SETTLE-03")
def test_without_a_site_that_can_be_filled_the_action_cannot_be_chosen():
    match = acting(blue={"new": "0 9 0"})
    assert refused(match, "blue", "turn settle") == "EVA-SETTLE-03"
    match = acting(blue={"population": 2})  # but no steel
    assert refused(match, "blue", "turn settle") == "EVA-SETTLE-03"
    match = acting(blue={"prefab_new": "0 1 0"})
    assert refused(match, "blue", "turn settle") == ""


@rule("EVA-SETTLE-04")
def test_factories_come_from_the_new_world_and_cost_nothing():
    match = acting(blue={"prefab_new": "1 0 1"})
    turn(match, "blue", "settle", "settle.site n-03", "settle.factory energy")
    assert has(match, "blue", "sites") == ["n-03:energy"]
    assert has(match, "blue", "prefab_new") == (1, 0, 0)
    assert stock(match, "blue", "new") == (0, 0, 0)
    clean(match)


@rule("EVA-SETTLE-04")
def test_any_type_will_do_but_it_must_be_there():
    match = acting(blue={"prefab_new": "1 0 1"})
    answer(match, "blue", "turn settle", "settle.site n-28")
    assert offers(match) == ["food", "energy"]
    assert refused(match, "blue", "settle.factory steel") == "EVA-SETTLE-04"


@rule("EVA-SETTLE-04")
@pytest.mark.parametrize("things", [{"prefab_new": "0 0 0"}, {"prefab_new": "0 0 0", "prefab_old": "2 2 0"}])
def test_factories_of_the_old_world_do_not_count(things):
    assert ban("n-03", **things) == "EVA-SETTLE-04"


@rule("EVA-SETTLE-04")
def test_a_site_with_two_factory_spots_takes_two():
    assert ban("n-07", steps="9 3", prefab_new="1 0 0") == "EVA-SETTLE-04"
    match = acting(blue={"steps": "9 3", "prefab_new": "1 2 0"})
    turn(match, "blue", "settle", "settle.site n-07", "settle.factory steel", "settle.factory food")
    assert has(match, "blue", "sites") == ["n-07:food+steel"]
    assert production(match, "blue") == (1, 1, 0)


@rule("EVA-SETTLE-05")
def test_each_population_spot_takes_a_token_and_one_steel():
    match = acting(blue={"new": "3 3 3", "population": 3})
    turn(match, "blue", "settle", "settle.site n-04")
    assert has(match, "blue", "population") == 1
    assert has(match, "blue", "settlers") == 2
    assert stock(match, "blue", "new") == (3, 1, 3)


@rule("EVA-SETTLE-05")
@pytest.mark.parametrize(
    ("things", "why"),
    [
        ({"population": 1}, "EVA-SETTLE-05"),
        ({"new": "9 1 9", "old": "9 9 9"}, "EVA-SETTLE-05"),  # steel of the Old World does not count
        ({"new": "0 2 0", "population": 2}, ""),
    ],
)
def test_tokens_and_steel_of_the_new_world_are_needed(things, why):
    assert ban("n-16", **things) == why


# -- symbols --------------------------------------------------------------------------------------------------------


@rule("EVA-SETTLE-06")
@pytest.mark.parametrize(
    ("site", "steps", "lanes", "why"),
    [
        ("n-15", "2 0", "main passing", ""),  # sun
        ("n-15", "0 2", "passing main", ""),
        ("n-15", "2 0", "passing passing", "EVA-SETTLE-06"),  # the passing lane gives none
        ("n-15", "4 0", "main passing", "EVA-SETTLE-06"),  # dome
        ("n-23", "4 0", "main passing", ""),
        ("n-15", "3 0", "three-plus passing", ""),
        ("n-15", "3 0", "main passing", "EVA-SETTLE-06"),  # an effect in place of a symbol
        ("n-15", "8 0", "main passing", ""),  # sun and dome on one space
        ("n-23", "8 0", "main passing", ""),
    ],
)
def test_a_symbol_comes_from_the_space_of_a_marker(site, steps, lanes, why):
    assert ban(site, steps=steps, lanes=lanes) == why


@rule("EVA-SETTLE-06")
@pytest.mark.parametrize(
    ("steps", "lanes", "why"),
    [
        ("16 17", "main main", ""),  # dome and sun
        ("16 13", "main passing", "EVA-SETTLE-06"),
        ("17 13", "main main", "EVA-SETTLE-06"),  # sun twice
        ("17 14", "passing main", ""),  # both on one space
    ],
)
def test_a_site_with_two_symbols_needs_both(steps, lanes, why):
    assert ban("n-14", steps=steps, lanes=lanes) == why


@rule("EVA-SETTLE-06")
def test_a_symbol_may_come_from_a_technology_and_is_not_spent():
    assert ban("n-15") == "EVA-SETTLE-06"
    match = acting(2, blue={**ALL, "developed": "t-1-2c", "old": "0 0 9"})  # the sun
    turn(match, "blue", "settle", "settle.site n-15")
    turn(match, "yellow", "pass")
    turn(match, "blue", "settle", "settle.site n-37")
    assert has(match, "blue", "sites") == ["n-15", "n-37"]


@rule("EVA-SETTLE-06")
def test_symbols_of_others_do_not_help():
    match = acting(blue=ALL, yellow={"steps": "2 0", "lanes": "main passing", "developed": "t-1-2c"})
    assert forbids(match, Settle(0, 0), "n-15") == "EVA-SETTLE-06"
    assert forbids(match, Settle(0, 0), "n-01") == ""


# -- production, and no limits --------------------------------------------------------------------------------------


@rule("EVA-SETTLE-07")
@pytest.mark.parametrize(("factory", "raised"), [("energy", (0, 0, 4)), ("food", (1, 0, 3)), ("steel", (0, 1, 3))])
def test_all_spots_raise_production_immediately(factory, raised):
    match = acting(blue={**ALL, "steps": "15 14", "lanes": "passing main"})
    turn(match, "blue", "settle", "settle.site n-11", f"settle.factory {factory}")
    assert production(match, "blue") == raised
    assert stock(match, "blue", "new") == (0, 7, 0)


@rule("EVA-SETTLE-08")
def test_what_stands_on_a_site_stays_there():
    match = acting(2, blue={**ALL, "old": "9 9 9"})
    turn(match, "blue", "settle", "settle.site n-10", "settle.factory food")
    turn(match, "yellow", "pass")
    turn(match, "blue", "settle", "settle.site n-22", "settle.factory steel")
    assert has(match, "blue", "sites") == ["n-10:food", "n-22:steel"]
    assert has(match, "blue", "settled") == (1, 1, 0)
    assert has(match, "blue", "settlers") == 2
    match = answer(match, "blue", "turn settle")
    assert refused(match, "blue", "settle.site n-10") == "EVA-SETTLE-08"


@rule("EVA-SETTLE-09")
def test_sites_need_not_touch_and_there_is_no_limit():
    match = acting(2, blue={"new": "0 99 0", "population": 99, "old": "0 0 99"}, yellow={"passed": 1})
    free = ["n-01", "n-34", "n-04", "n-29", "n-09"]  # corners of the map and between
    for site in free:
        turn(match, "blue", "settle", f"settle.site {site}")
    assert has(match, "blue", "sites") == sorted(free)
