"""Phase 3, Transport (EVA-TRANS)."""

import pytest

from ludothek.games.evacuation.loading import Load
from ludothek.games.evacuation.transport import FlyNow, Transport
from tests.games.playing import answer, asks, offers, refused, told, until
from tests.support import rule

from .positions import (
    acting,
    clean,
    draws,
    forbids,
    has,
    kinds,
    pack,
    passing,
    phase_of,
    production,
    push,
    put,
    stock,
    table,
    where,
)

pytestmark = pytest.mark.engine

# Bays, building slots and resource slots: sh-01 sea 1 2, sh-02 savanna 1 2, sh-03 mountain 1 2, sh-07 sea 2 1,
# sh-10 savanna mountain 1 1, sh-13 savanna savanna 1 2, sh-19 sea 2 5, sh-20 savanna mountain 2 2
LAND = {  # the land sites of every continent: resource, whether it has people, landscapes
    "ow-1": ("food", True, "savanna"),
    "ow-2": ("food", True, "savanna sea"),
    "ow-3": ("food", False, "savanna"),
    "ow-4": ("steel", True, "mountain"),
    "ow-5": ("steel", True, "savanna mountain"),
    "ow-6": ("steel", False, ""),
    "ow-7": ("energy", True, "sea"),
    "ow-8": ("energy", True, "mountain sea"),
    "ow-9": ("energy", False, "mountain"),
}
PEOPLE = [site for site, (_, people, _) in LAND.items() if people]
FACTORIES = [site for site in LAND if site not in PEOPLE]


def transport(ships="sh-01", seats=2, **blue):
    """Blue's Transport with these ships on the Old World; yellow has none and is not asked."""
    match = table(seats, phase="transport", year=blue.pop("year", 1))
    return put(match, "blue", **{"old": "3 3 9", "ships": ships, **blue})


def loading(ship="sh-01", **blue):
    """A ship that is being loaded; its flight is paid."""
    match = transport(ship, **blue)
    answer(match, "blue", f"transport {ship}")
    assert asks(match) == "blue load"
    return match


def fill(match, *pieces):
    return answer(match, "blue", *[f"load {piece}" for piece in pieces])


# -- the phase ------------------------------------------------------------------------------------------------------


@rule("EVA-TRANS-01")
def test_ships_are_loaded_then_sent_then_unloaded():
    match = transport("sh-01 sh-02")
    answer(match, "blue", "transport sh-01", "load bay-ow-7", "load steel", "load fly")
    answer(match, "blue", "transport sh-02", "load st-blue", "load fly")
    asks(match)
    seen = kinds(match, "evacuated", "loaded-cube", "loaded-stadium", "unloaded")
    assert seen == ["evacuated", "loaded-cube", "loaded-stadium", "unloaded"]
    assert told(match, "unloaded")[0][:2] == [0, 2]  # both at once, at the very end
    clean(match)


@rule("EVA-TRANS-01")
def test_everybody_with_a_ship_has_a_transport():
    match = table(3, phase="transport", turn_order="white blue yellow")
    put(match, "blue", old="0 0 2", ships="sh-01")
    put(match, "white", old="0 0 2", ships="sh-02")
    assert asks(match) == "white transport"
    answer(match, "white", "transport done")
    assert asks(match) == "blue transport"
    answer(match, "blue", "transport done")
    assert phase_of(match)[1] != "transport"
    asks(match)
    assert (where(match, "sh-01"), where(match, "sh-02")) == ("blue old", "white old")


@rule("EVA-TRANS-02")
def test_a_ship_on_the_new_world_flies_empty():
    match = transport("", new="5 5 5", ships_new="sh-01", population=2)
    assert offers(match) == ["done", "auto", "sh-01"]
    answer(match, "blue", "transport sh-01")
    assert asks(match) != "blue load"
    assert stock(match, "blue", "new") == (5, 5, 4)
    assert where(match, "sh-01") == "blue old"
    assert has(match, "blue", "population") == 2


@rule("EVA-TRANS-02")
def test_only_own_ships_can_be_loaded():
    match = transport("sh-01")
    put(match, "yellow", ships="sh-04")
    assert refused(match, "blue", "transport sh-04") == "EVA-TRANS-02"  # yellow's
    assert refused(match, "blue", "transport sh-03") == "EVA-TRANS-02"  # in the row
    assert refused(match, "blue", "transport sh-21") == "EVA-TRANS-02"  # in the deck


# -- room -----------------------------------------------------------------------------------------------------------


@rule("EVA-TRANS-03")
@pytest.mark.parametrize(
    ("ship", "bays", "buildings", "cubes"),
    [("sh-01", 1, 1, 2), ("sh-07", 1, 2, 1), ("sh-15", 2, 1, 2), ("sh-19", 1, 2, 5), ("sh-21", 2, 2, 2)],
)
def test_three_kinds_of_room_are_counted_apart(ship, bays, buildings, cubes):
    match = loading(ship, prefab_old="2 0 0", old="9 0 9")
    for site in ("ow-7", "ow-8")[:bays]:
        assert refused(match, "blue", f"load bay-{site}") == ""
        fill(match, f"bay-{site}")
    assert refused(match, "blue", "load bay-ow-2") == "EVA-TRANS-03"
    for _ in range(buildings):
        fill(match, "prefab-food")
    for piece in ("st-blue", "hold-ow-3"):
        assert refused(match, "blue", f"load {piece}") == "EVA-TRANS-03"
    for _ in range(cubes - 1):
        fill(match, "food")
    assert offers(match) == ["fly", "auto", "food", "energy"]
    fill(match, "food")  # now it is full and flies by itself
    assert asks(match) != "blue load"
    assert stock(match, "blue", "new") == (cubes, 0, 0)
    assert has(match, "blue", "population") == 2 * bays
    assert has(match, "blue", "prefab_new") == (buildings, 0, 0)


@rule("EVA-TRANS-03")
def test_a_full_hold_takes_no_more_resources():
    match = fill(loading("sh-01"), "food", "steel")
    assert [refused(match, "blue", f"load {kind}") for kind in ("food", "steel", "energy")] == ["EVA-TRANS-03"] * 3
    assert refused(match, "blue", "load bay-ow-7") == ""


@rule("EVA-TRANS-04")
@pytest.mark.parametrize(("ship", "bay"), [("sh-01", "sea"), ("sh-02", "savanna"), ("sh-03", "mountain")])
def test_a_bay_takes_a_site_of_its_landscape(ship, bay):
    match = loading(ship)
    for site, (_, _, landscapes) in LAND.items():
        fits = bay in landscapes.split()
        wanted = "" if fits else "EVA-TRANS-04" if landscapes else "EVA-TRANS-06"
        assert refused(match, "blue", f"load bay-{site}") == wanted


@rule("EVA-TRANS-05")
@pytest.mark.parametrize(("site", "ships"), [("ow-2", "sh-01 sh-02"), ("ow-5", "sh-02 sh-03"), ("ow-8", "sh-01 sh-03")])
def test_a_site_with_two_landscapes_fits_a_bay_of_either(site, ships):
    for ship in ("sh-01", "sh-02", "sh-03"):
        wanted = "" if ship in ships.split() else "EVA-TRANS-04"
        assert refused(loading(ship), "blue", f"load bay-{site}") == wanted


@rule("EVA-TRANS-05")
@pytest.mark.parametrize(("first", "second"), [("ow-5", "ow-1"), ("ow-5", "ow-4"), ("ow-1", "ow-5"), ("ow-4", "ow-5")])
def test_it_gives_way_to_the_other_bay(first, second):
    """A savanna and a mountain bay: whichever comes first, the site with both landscapes takes the other bay."""
    match = fill(loading("sh-10"), f"bay-{first}")
    assert refused(match, "blue", f"load bay-{second}") == ""
    fill(match, f"bay-{second}")
    assert not {first, second} & set(has(match, "blue", "face_up_sites"))


@rule("EVA-TRANS-04", "EVA-TRANS-05")
def test_two_sites_that_need_the_same_bay_do_not_fit():
    match = fill(loading("sh-10"), "bay-ow-1")  # a savanna and a mountain bay
    assert refused(match, "blue", "load bay-ow-2") == "EVA-TRANS-04"
    assert refused(match, "blue", "load bay-ow-8") == ""


@rule("EVA-TRANS-06")
@pytest.mark.parametrize("ship", ["sh-01", "sh-02", "sh-03", "sh-20"])
def test_no_ordinary_bay_takes_the_site_without_a_landscape(ship):
    match = loading(ship)
    assert refused(match, "blue", "load bay-ow-6") == "EVA-TRANS-06"
    assert refused(match, "blue", "load hold-ow-6") == ""
    fill(match, "hold-ow-6", "fly")
    assert has(match, "blue", "prefab_new") == (0, 1, 0)


@rule("EVA-TRANS-07")
@pytest.mark.parametrize("site", PEOPLE)
def test_two_population_tokens_leave_a_population_site(site):
    ship = {"savanna": "sh-02", "mountain": "sh-03", "sea": "sh-01"}[LAND[site][2].split()[0]]
    match = fill(loading(ship), f"bay-{site}", "fly")
    asks(match)
    assert has(match, "blue", "population") == 2
    assert has(match, "blue", "prefab_new") == (0, 0, 0)
    assert has(match, "blue", "reserve") == (4, 4, 4)


@rule("EVA-TRANS-08")
@pytest.mark.parametrize(("site", "kind"), [("ow-3", 0), ("ow-6", 1), ("ow-9", 2)])
def test_an_unused_factory_of_its_type_leaves_a_factory_site(site, kind):
    match = fill(loading("sh-02"), f"hold-{site}", "fly")
    asks(match)
    assert has(match, "blue", "prefab_new") == tuple(int(k == kind) for k in range(3))
    assert has(match, "blue", "reserve") == tuple(4 - int(k == kind) for k in range(3))
    assert has(match, "blue", "population") == 0
    clean(match)


@rule("EVA-TRANS-08")
def test_without_an_unused_factory_the_site_cannot_be_evacuated():
    match = loading("sh-20", prefab_new="4 0 3")
    assert refused(match, "blue", "load bay-ow-3") == "EVA-TRANS-08"
    assert refused(match, "blue", "load hold-ow-3") == "EVA-TRANS-08"
    assert refused(match, "blue", "load bay-ow-9") == ""
    fill(match, "bay-ow-9")
    assert has(match, "blue", "reserve") == (0, 4, 0)
    assert refused(match, "blue", "load bay-ow-1") == ""  # people need no factory


@rule("EVA-TRANS-09")
def test_a_loaded_site_is_turned_down_at_once_and_cannot_be_loaded_twice():
    match = fill(loading("sh-13"), "bay-ow-1")
    assert has(match, "blue", "face_up_sites") == [site for site in LAND if site != "ow-1"]
    assert refused(match, "blue", "load bay-ow-1") == "EVA-TRANS-09"
    fill(match, "hold-ow-3")
    assert refused(match, "blue", "load bay-ow-3") == "EVA-TRANS-09"
    assert refused(match, "blue", "load hold-ow-3") == "EVA-TRANS-09"


@rule("EVA-TRANS-09")
def test_not_even_by_another_ship():
    match = transport("sh-01 sh-04")
    answer(match, "blue", "transport sh-01", "load bay-ow-7", "load fly", "transport sh-04")
    assert refused(match, "blue", "load bay-ow-7") == "EVA-TRANS-09"
    assert refused(match, "blue", "load bay-ow-8") == ""


@rule("EVA-TRANS-10")
@pytest.mark.parametrize(
    ("piece", "word", "value"),
    [
        ("st-blue", "stadiums_new", ["st-blue"]),
        ("st-04", "stadiums_new", ["st-04"]),
        ("prefab-steel", "prefab_new", (0, 1, 0)),
        ("hold-ow-9", "prefab_new", (0, 0, 1)),
    ],
)
def test_a_building_slot_takes_a_stadium_a_prefab_factory_or_a_factory_site(piece, word, value):
    match = loading("sh-01", stadiums="st-blue st-04", prefab_old="0 1 0")
    fill(match, piece)
    assert refused(match, "blue", "load hold-ow-3") == "EVA-TRANS-03"  # the only slot is taken
    fill(match, "fly")
    asks(match)
    assert has(match, "blue", word) == value


@rule("EVA-TRANS-10")
def test_what_is_not_on_the_old_world_cannot_be_loaded():
    match = loading("sh-01", stadiums="st-blue", stadiums_new="st-04", prefab_new="2 2 2", prefab_old="0 0 1")
    assert refused(match, "blue", "load st-04") == "EVA-TRANS-10"
    assert refused(match, "blue", "load st-yellow") == "EVA-TRANS-10"
    assert refused(match, "blue", "load st-01") == "EVA-TRANS-10"
    assert refused(match, "blue", "load prefab-food") == "EVA-TRANS-10"
    assert refused(match, "blue", "load prefab-energy") == ""


@rule("EVA-TRANS-11")
def test_a_factory_site_in_a_bay_leaves_the_building_slot_free():
    match = fill(loading("sh-03"), "bay-ow-9")
    assert refused(match, "blue", "load st-blue") == ""
    assert refused(match, "blue", "load bay-ow-4") == "EVA-TRANS-03"


@rule("EVA-TRANS-11")
def test_a_factory_site_in_a_building_slot_leaves_the_bay_free_and_needs_no_landscape():
    match = fill(loading("sh-01"), "hold-ow-3")  # savanna on a ship with a sea bay
    assert refused(match, "blue", "load bay-ow-7") == ""
    assert refused(match, "blue", "load st-blue") == "EVA-TRANS-03"
    fill(match, "bay-ow-7", "fly")
    asks(match)
    assert has(match, "blue", "prefab_new") == (1, 0, 0)
    assert has(match, "blue", "population") == 2


@rule("EVA-TRANS-12")
@pytest.mark.parametrize("site", LAND)
def test_population_sites_go_into_bays_only(site):
    match = loading("sh-20")
    assert refused(match, "blue", f"load hold-{site}") == ("EVA-TRANS-12" if site in PEOPLE else "")


@rule("EVA-TRANS-13")
def test_a_resource_slot_takes_one_resource_of_the_old_world():
    match = loading("sh-19", old="2 0 5", new="0 9 0")  # the flight costs 3 energy
    assert refused(match, "blue", "load steel") == "EVA-TRANS-13"
    fill(match, "food", "food", "energy")
    assert refused(match, "blue", "load food") == "EVA-TRANS-13"
    assert stock(match, "blue", "old") == (0, 0, 1)
    fill(match, "fly")
    asks(match)
    assert stock(match, "blue", "new") == (2, 9, 1)


@rule("EVA-TRANS-14")
def test_productivity_tokens_cannot_be_loaded():
    words = pack().words["load"]
    assert [word for word in words if word.startswith(("bay-", "hold-"))] == [
        *[f"bay-{site}" for site in LAND],
        *[f"hold-{site}" for site in LAND],
    ]
    match = loading("sh-21", old="0 0 9", face_up_sites="", stadiums="")
    assert has(match, "blue", "tokens_up") == 2
    assert offers(match) == ["fly", "auto", "energy"]
    fill(match, "fly")
    asks(match)
    assert has(match, "blue", "tokens_up") == 2


# -- flights --------------------------------------------------------------------------------------------------------


@rule("EVA-TRANS-15")
@pytest.mark.parametrize(("ship", "energy"), [("sh-01", 1), ("sh-10", 2), ("sh-19", 3), ("sh-21", 3)])
@pytest.mark.parametrize("loaded", [True, False])
def test_a_flight_costs_the_printed_energy_however_much_it_carries(ship, energy, loaded):
    match = loading(ship, old="0 2 9")
    fill(match, *(["hold-ow-3", "steel"] if loaded else []), "fly")
    asks(match)
    assert stock(match, "blue", "old")[2] == 9 - energy
    assert where(match, ship) == "blue new"


@rule("EVA-TRANS-15")
def test_without_the_energy_of_the_old_world_it_stays():
    match = transport("sh-10 sh-01", old="9 9 1", new="9 9 9")
    assert refused(match, "blue", "transport sh-10") == "EVA-TRANS-15"
    assert refused(match, "blue", "transport sh-01") == ""


@rule("EVA-TRANS-16")
def test_a_flight_back_costs_one_energy_of_the_new_world():
    match = transport("", new="0 0 2", old="0 0 9", ships_new="sh-21 sh-01 sh-02")
    answer(match, "blue", "transport sh-21", "transport sh-01")
    asks(match)  # the energy is used up, so blue is done
    assert stock(match, "blue", "new") == (0, 0, 0)
    assert stock(match, "blue", "old") == (0, 0, 9)
    assert [where(match, ship) for ship in ("sh-21", "sh-01", "sh-02")] == ["blue old", "blue old", "blue new"]


@rule("EVA-TRANS-16")
def test_without_energy_of_the_new_world_it_does_not_come_back():
    match = transport("sh-01", new="9 9 0", old="9 9 9", ships_new="sh-04")
    assert refused(match, "blue", "transport sh-04") == "EVA-TRANS-16"


@rule("EVA-TRANS-17")
@pytest.mark.parametrize("steps", ["0 0", "9 3", "9 9", "21 21"])
def test_transitions_do_not_change_which_world_pays(steps):
    match = transport("sh-01", steps=steps, old="0 0 1", new="0 0 1", ships_new="sh-04")
    answer(match, "blue", "transport sh-01", "load fly")
    assert (stock(match, "blue", "old"), stock(match, "blue", "new")) == ((0, 0, 0), (0, 0, 1))
    answer(match, "blue", "transport sh-04")
    assert (stock(match, "blue", "old"), stock(match, "blue", "new")) == ((0, 0, 0), (0, 0, 0))
    poor = transport("sh-01", steps=steps, old="0 0 0", new="0 0 9", ships_new="sh-04")
    assert refused(poor, "blue", "transport sh-01") == "EVA-TRANS-15"


@rule("EVA-TRANS-18")
def test_nobody_has_to_fly():
    match = transport("sh-01 sh-02", new="0 0 9", ships_new="sh-04")
    answer(match, "blue", "transport done")
    asks(match)
    assert [where(match, ship) for ship in ("sh-01", "sh-02", "sh-04")] == ["blue old", "blue old", "blue new"]
    assert stock(match, "blue", "old") == (3, 3, 9)


@rule("EVA-TRANS-18")
def test_a_ship_is_loaded_only_once_its_flight_is_paid():
    match = transport("sh-19", old="3 3 3")
    answer(match, "blue", "transport sh-19")
    assert stock(match, "blue", "old") == (3, 3, 0)
    assert asks(match) == "blue load"
    assert where(match, "sh-19") == "blue flying"


@rule("EVA-TRANS-18")
def test_who_can_send_no_ship_is_not_asked():
    match = transport("sh-19", old="9 9 2")
    assert asks(match) != "blue transport"
    assert forbids(match, Transport(0), "auto") == "EVA-TRANS-18"
    assert where(match, "sh-19") == "blue old"
    assert len(has(match, "blue", "face_up_sites")) == 9


@rule("EVA-TRANS-18")
def test_loading_may_be_left_to_the_game():
    match = transport("sh-13 sh-01", old="2 3 3")
    answer(match, "blue", "transport auto")
    asks(match)
    assert (where(match, "sh-13"), where(match, "sh-01")) == ("blue new", "blue new")
    assert stock(match, "blue", "old")[2] == 0
    assert has(match, "blue", "population") >= 4
    clean(match)


@rule("EVA-TRANS-18")
@pytest.mark.parametrize(("energy", "sites", "back"), [(1, "ow-1 ow-2 ow-7", 1), (0, "ow-1 ow-2 ow-7", 0), (5, "", 0)])
def test_the_game_calls_ships_back_as_far_as_they_are_needed_and_can_be_paid(energy, sites, back):
    match = transport("sh-01", new=f"0 0 {energy}", ships_new="sh-04 sh-05", face_up_sites=sites)
    answer(match, "blue", "transport auto")
    asks(match)
    assert len(told(match, "sent-back")) == back
    assert stock(match, "blue", "new")[2] >= energy - back
    assert len(has(match, "blue", "ships")) >= back
    clean(match)


@rule("EVA-TRANS-03")
def test_a_single_ship_may_be_filled_by_the_game_too():
    match = loading("sh-20", old="2 3 9")  # two bays, two building slots, two resource slots
    assert refused(match, "blue", "load auto") == ""
    fill(match, "auto")
    asks(match)
    assert where(match, "sh-20") == "blue new"
    assert len(has(match, "blue", "face_up_sites")) <= 7
    assert sum(stock(match, "blue", "new")) == 2
    clean(match)


@rule("EVA-TRANS-19")
def test_loaded_energy_cannot_pay_for_a_flight():
    match = transport("sh-01 sh-04", old="0 0 3")
    answer(match, "blue", "transport sh-01", "load energy", "load energy", "load fly")
    assert asks(match) != "blue transport"  # nothing is left for sh-04
    assert (where(match, "sh-01"), where(match, "sh-04")) == ("blue new", "blue old")
    assert stock(match, "blue", "new") == (0, 0, 2)


@rule("EVA-TRANS-20")
def test_energy_brought_along_cannot_pay_for_a_flight_back():
    match = transport("sh-01", old="0 0 3", ships_new="sh-04")
    answer(match, "blue", "transport sh-01", "load energy", "load energy", "load fly")
    asks(match)
    assert stock(match, "blue", "new") == (0, 0, 2)
    assert where(match, "sh-04") == "blue new"
    assert told(match, "sent-back") == []


@rule("EVA-TRANS-20")
def test_nothing_is_unloaded_before_all_have_crossed():
    match = transport("sh-01 sh-02", old="0 5 5", ships_new="sh-04")
    answer(match, "blue", "transport sh-01", "load bay-ow-7", "load steel", "load energy", "load st-blue")
    assert asks(match) == "blue transport"
    assert stock(match, "blue", "new") == (0, 0, 0)
    assert has(match, "blue", "population") == 0
    assert where(match, "st-blue") == "blue flying"
    assert refused(match, "blue", "transport sh-04") == "EVA-TRANS-16"
    answer(match, "blue", "transport done")
    asks(match)
    assert stock(match, "blue", "new") == (0, 1, 1)


@rule("EVA-TRANS-21")
@pytest.mark.parametrize("ship", ["sh-01", "sh-04"])
def test_a_ship_flies_at_most_once(ship):
    match = transport("sh-01 sh-02", new="0 0 5", ships_new="sh-04 sh-05")
    answer(match, "blue", f"transport {ship}", *(["load fly"] if ship == "sh-01" else []))
    assert asks(match) == "blue transport"
    assert refused(match, "blue", f"transport {ship}") == "EVA-TRANS-21"
    assert ship not in offers(match)


@rule("EVA-TRANS-22")
def test_everything_aboard_goes_to_the_new_world_side_and_production_does_not_change():
    match = loading("sh-20", production="1 2 3", old="1 1 9", new="1 0 0", population=1, prefab_old="0 0 1")
    fill(match, "bay-ow-1", "bay-ow-9", "st-blue", "prefab-energy", "food", "steel")
    asks(match)
    assert stock(match, "blue", "new") == (2, 1, 0)
    assert has(match, "blue", "population") == 1 + 2
    assert has(match, "blue", "prefab_new") == (0, 0, 2)
    assert has(match, "blue", "prefab_old") == (0, 0, 0)
    assert where(match, "st-blue") == "blue new"
    assert production(match, "blue") == (1, 2, 3)
    assert has(match, "blue", "settlers") == 0
    clean(match)


@rule("EVA-TRANS-23")
def test_a_ship_belongs_to_the_world_it_flew_to():
    match = transport("sh-01", new="0 0 1", ships_new="sh-04")
    answer(match, "blue", "transport sh-01", "load fly", "transport sh-04")
    assert asks(match) != "blue transport"  # the one that came back cannot be loaded this year
    assert has(match, "blue", "ships") == ["sh-04"]
    assert has(match, "blue", "ships_new") == ["sh-01"]
    until(match, "turn")
    passing(match)
    assert asks(match) == "blue transport"
    answer(match, "blue", "transport sh-04")
    assert asks(match) == "blue load"


@rule("EVA-TRANS-23")
def test_a_ship_on_its_way_back_cannot_be_loaded():
    match = transport("sh-01", new="0 0 2", ships_new="sh-04")
    answer(match, "blue", "transport sh-04")
    assert asks(match) == "blue transport"
    assert where(match, "sh-04") == "blue returning"
    assert refused(match, "blue", "transport sh-04") == "EVA-TRANS-21"


@rule("EVA-TRANS-24")
@pytest.mark.parametrize("pieces", [[], ["bay-ow-7"], ["steel"], ["st-blue", "food"]])
def test_a_ship_may_fly_with_room_to_spare(pieces):
    match = fill(loading("sh-21"), *pieces)
    assert refused(match, "blue", "load fly") == ""
    fill(match, "fly")
    asks(match)
    assert where(match, "sh-21") == "blue new"


# -- flights by a card ----------------------------------------------------------------------------------------------


@rule("EVA-TRANS-01", "EVA-TRANS-15", "EVA-TRANS-22")
def test_a_card_lets_a_ship_be_loaded_sent_and_unloaded_at_once():
    match = push(acting(blue={"old": "0 1 1", "ships": "sh-01"}), FlyNow(0, 1))
    answer(match, "blue", "fly sh-01", "load bay-ow-7", "load steel", "load fly")
    draws(match)
    assert asks(match) == "blue turn"
    assert has(match, "blue", "population") == 2
    assert stock(match, "blue", "new") == (0, 1, 0)
    assert where(match, "sh-01") == "blue new"


@rule("EVA-TRANS-16")
def test_a_card_may_send_a_ship_back():
    match = push(acting(blue={"new": "0 0 1", "ships_new": "sh-01"}), FlyNow(0, 1))
    assert offers(match) == ["stop", "sh-01"]
    answer(match, "blue", "fly sh-01")
    asks(match)
    assert where(match, "sh-01") == "blue old"
    assert stock(match, "blue", "new") == (0, 0, 0)


@rule("EVA-TECH-K02")
def test_ships_flown_by_a_card_may_fly_straight_back_too():
    match = push(acting(blue={"old": "0 0 2", "ships": "sh-01", "developed": "t-1-2b"}), FlyNow(0, 1))
    answer(match, "blue", "fly sh-01", "load energy", "load fly")
    assert asks(match) == "blue fly.back"
    answer(match, "blue", "fly.back sh-01")
    asks(match)
    assert where(match, "sh-01") == "blue old"


@rule("EVA-TECH-K10")
def test_a_bay_of_any_landscape_helps_on_each_flight_of_a_card_and_again_in_transport():
    match = push(acting(2, blue={"old": "0 0 9", "ships": "sh-01 sh-07", "developed": "t-2-1a"}), FlyNow(0, 1))
    answer(match, "blue", "fly sh-01", "load bay-ow-1", "load fly")
    assert "ow-1" not in has(match, "blue", "face_up_sites")
    passing(match)
    answer(match, "blue", "transport sh-07")
    assert refused(match, "blue", "load bay-ow-4") == ""


@rule("EVA-TRANS-03")
def test_a_question_about_a_full_ship_has_no_answer_but_to_fly():
    match = transport("sh-01", old="0 0 1", face_up_sites="", stadiums="")
    answer(match, "blue", "transport sh-01")
    assert asks(match) != "blue load"  # there was nothing to load
    assert forbids(match, Load(0, 0, 0, 0, 0), "auto") == "EVA-TRANS-03"
    assert where(match, "sh-01") == "blue new"
