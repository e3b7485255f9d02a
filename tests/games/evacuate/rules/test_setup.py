"""Set-up: what lies where before the first round (EVC-SETUP)."""

import pytest

from ludothek.core.errors import OptionError, Refused
from ludothek.games.evacuate.state import FACING
from tests.games.playing import answer, asks, chance, offers, owing, refused, told, until
from tests.support import rule

from .positions import GAME, fresh, line_for, order_of, pack, position, read, table

pytestmark = pytest.mark.engine

COLOURS = GAME.colours
COMMON = ["move-1", "hesitate", "move-2", "trip", "move-3", "shove", "move-4", "panicked-run"]
OTHERS = set(pack().words["station.draw"]) - {"starting"}


def deal(seats=4, mode="basic", first="blue"):
    """A new game after its set-up by chance: Hole lies open, Dead End hidden."""
    match = fresh(seats, mode)
    return chance(match, "setup.station hole", "setup.station dead-end", f"setup.first {first}")


@rule("EVC-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_take_part(seats):
    match = until(fresh(seats), "run.pick")
    assert owing(match) == list(COLOURS[:seats])


@rule("EVC-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_or_more_players_are_refused(seats):
    with pytest.raises(OptionError):
        fresh(seats)


@rule("EVC-SETUP-02")
def test_the_mode_is_fixed_before_the_set_up():
    assert asks(until(fresh(mode="basic"), "run.pick", "setup.civilization")).endswith("run.pick")
    assert asks(until(fresh(mode="full"), "run.pick", "setup.civilization")).endswith("setup.civilization")
    with pytest.raises(OptionError):
        fresh(mode="both")


@rule("EVC-SETUP-03")
def test_the_starting_card_is_open_and_sixteen_others_are_shuffled():
    match = fresh()
    assert read(match, "line") == ["starting"]
    assert set(read(match, "station.deck")) == OTHERS
    assert len(OTHERS) == 16
    assert set(offers(match)) == OTHERS  # each of them can be the top one


@rule("EVC-SETUP-04", "EVC-SETUP-05")
def test_the_second_card_is_open_and_the_third_is_known_to_nobody():
    match = deal()
    assert read(match, "line") == ["starting", "hole", "?dead-end"]
    for colour in ("", *COLOURS[:4]):
        assert line_for(match, colour) == ["starting", "hole", "?"]
    assert [args[0] for args in told(match, "station-dealt")] == [pack().words["station.draw"].index("hole"), -9]


@rule("EVC-SETUP-05")
def test_a_card_behind_a_dead_end_is_laid_all_the_same():
    match = chance(fresh(), "setup.station dead-end", "setup.station hole")
    assert read(match, "line") == ["starting", "dead-end", "?hole"]


@rule("EVC-SETUP-06")
def test_three_cards_lie_in_the_line_and_fourteen_in_the_deck():
    match = deal()
    assert len(read(match, "line")) == 3
    assert len(read(match, "station.deck")) == 14
    assert not {"starting", "hole", "dead-end"} & set(read(match, "station.deck"))
    assert read(match, "station.discard") == []


@rule("EVC-SETUP-07")
def test_every_player_has_a_colour_and_the_same_eight_run_cards():
    match = deal(6)
    assert len(set(COLOURS)) == 6
    for colour in COLOURS:
        assert read(match, f"{colour}.hand") == COMMON
        assert read(match, f"{colour}.discard") == []


@rule("EVC-SETUP-08")
def test_basic_players_have_one_runner_in_row_1_and_a_pool_of_four():
    match = deal()
    for colour in COLOURS[:4]:
        assert read(match, f"{colour}.at") == "starting 1"
        assert read(match, f"{colour}.pool") == 4
        assert read(match, f"{colour}.survivors") == 5


@rule("EVC-SETUP-09")
def test_the_basic_game_has_no_civilization_cards():
    match = deal()
    assert asks(match) == "blue run.pick"
    for colour in COLOURS[:4]:
        assert read(match, f"{colour}.civilization") == ""
        assert read(match, f"{colour}.specials") == []
    assert refused(match, "blue", "run.pick warp-reality") == "EVC-SETUP-10"


@rule("EVC-SETUP-10", "EVC-SETUP-11", "EVC-SETUP-12", "EVC-SETUP-14")
@pytest.mark.parametrize(
    ("civilization", "survivors", "run_card", "special"),
    [
        ("urumak", 3, "trample", "brace-for-impact"),
        ("mendeku", 4, "hyper-evolved", "perfect-form"),
        ("skith", 4, "warp-reality", "unhappen"),
        ("glazatoq", 4, "slime-slick", "emergency-burst"),
        ("collector", 2, "tractor-beam", "collect-nomia"),
        ("vashkari", 3, "omen", "jam-the-beacon"),
        ("oolune", 4, "divide", "flow-away"),
        ("tikkit", 6, "scuttle", "living-decoy"),
        ("aerune", 4, "glide", "turnabout"),
        ("sessil-choir", 5, "entangle", "overgrowth"),
        ("quorum", 4, "mind-nudge", "suggestion"),
    ],
)
def test_a_civilization_brings_its_survivors_a_ninth_run_card_and_a_special(civilization, survivors, run_card, special):
    match = answer(deal(mode="full"), "blue", f"setup.civilization {civilization}")
    assert read(match, "blue.civilization") == civilization
    assert told(match, "civilization") == [[0, pack().words["setup.civilization"].index(civilization), 0]]
    assert read(match, "blue.at") == "starting 1"
    assert read(match, "blue.pool") == survivors - 1  # instead of four, not on top of them
    assert read(match, "blue.hand") == [*COMMON, run_card]
    assert read(match, "blue.specials") == [special]
    assert read(match, "yellow.hand") == COMMON


@rule("EVC-SETUP-10")
def test_only_glazatoq_has_a_fourth_card_the_rescue_ship():
    tables = pack().civilization
    ships = [word for k, word in enumerate(pack().words["setup.civilization"]) if tables.ship[k + 1]]
    assert ships == ["glazatoq"]


@rule("EVC-SETUP-13")
def test_civilizations_are_chosen_in_turn_order_and_each_only_once():
    match = deal(3, "full", first="yellow")
    assert asks(match) == "yellow setup.civilization"
    answer(match, "yellow", "setup.civilization skith")
    assert asks(match) == "pink setup.civilization"
    assert refused(match, "pink", "setup.civilization skith") == "EVC-SETUP-13"
    with pytest.raises(Refused):
        answer(match, "pink", "setup.civilization skith")
    answer(match, "pink", "setup.civilization quorum")
    assert asks(match) == "blue setup.civilization"
    assert len(offers(match)) == 9


@rule("EVC-SETUP-13")
@pytest.mark.parametrize("seed", range(5))
def test_a_random_deal_gives_nobody_the_same_civilization(seed):
    match = fresh(6, "full", seed, civilizations="random")
    while asks(match).startswith("chance setup."):
        match.answer_chance(offers(match)[seed])  # always the same place: a repeated one must not be offered
    assert len({read(match, f"{colour}.civilization") for colour in COLOURS} - {""}) == 6


@rule("EVC-SETUP-14")
def test_the_whole_run_deck_is_the_hand():
    match = deal()
    assert offers(match, "blue") == COMMON
    answer(match, "blue", "run.pick move-4")
    assert offers(match, "yellow") == COMMON


@rule("EVC-SETUP-15", "EVC-SETUP-16", "EVC-SETUP-17")
@pytest.mark.parametrize("mode", ["basic", "full"])
@pytest.mark.parametrize(("seats", "neutrals"), [(2, ["pink", "ivory"]), (3, ["ivory"]), (4, []), (5, []), (6, [])])
def test_two_neutral_colours_join_two_players_and_one_joins_three(mode, seats, neutrals):
    match = deal(seats, mode)
    assert position(match).colours == seats + len(neutrals)
    for colour in neutrals:
        assert sorted(read(match, f"neutral.{colour}.deck")) == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4]
        assert read(match, f"neutral.{colour}.discard") == []
        assert read(match, f"{colour}.at") == "starting 1"
        assert read(match, f"{colour}.pool") == 4


@rule("EVC-SETUP-16")
def test_each_neutral_colour_draws_from_its_own_deck():
    match = table(2, neutral_pink_deck=[1], neutral_ivory_deck=[4])
    until(match, "neutral.draw")
    assert offers(match) == ["1"]
    chance(match, "neutral.draw 1")
    assert offers(match) == ["4"]


@rule("EVC-SETUP-18")
@pytest.mark.parametrize("mode", ["basic", "full"])
def test_neutral_colours_have_no_civilization(mode):
    match = until(deal(2, mode), "run.pick")
    for colour in ("pink", "ivory"):
        assert read(match, f"{colour}.civilization") == ""
        assert read(match, f"{colour}.specials") == []
        assert read(match, f"{colour}.hand") == []


@rule("EVC-SETUP-19", "EVC-SETUP-21")
def test_twenty_cards_in_open_piles_by_title_form_the_market():
    match = deal()
    assert read(match, "nomia.market") == {
        "all-clear": 2,
        "medical-station": 2,
        "sealed-bulkhead": 2,
        "front": 3,
        "rear": 3,
        "ambush": 3,
        "infestation": 3,
        "pincer": 2,
    }
    assert read(match, "nomia.pile") == {}


@rule("EVC-SETUP-20")
def test_the_first_nomia_deck_has_exactly_five_cards():
    match = deal()
    assert read(match, "nomia.deck") == {"all-clear": 1, "medical-station": 1, "front": 1, "rear": 2}
    until(match, "nomia.draw")
    assert offers(match) == ["all-clear", "medical-station", "front", "rear"]  # shuffled: any can be on top


@rule("EVC-SETUP-22", "EVC-SETUP-23")
@pytest.mark.parametrize("mode", ["basic", "full"])
def test_transport_and_rescue_ship_are_kept_apart(mode):
    match = deal(mode=mode)
    if mode == "full":
        answer(match, "blue", "setup.civilization glazatoq")
    for place in ("deck", "pile", "market"):
        assert not {"transport", "rescue-ship"} & set(read(match, f"nomia.{place}"))
    copies = read(match, "nomia.deck"), read(match, "nomia.market")
    assert sum(sum(cards.values()) for cards in copies) == 25


@rule("EVC-SETUP-22", "EVC-SETUP-23")
def test_nobody_can_take_the_transport_or_the_ship_from_the_market():
    match = table(phase="nomia", nomia_deck={"rear": 1})
    chance(match, "nomia.draw rear")
    assert asks(match) == "blue market.choose"
    assert refused(match, "blue", "market.choose transport") == "EVC-SETUP-22"
    assert refused(match, "blue", "market.choose rescue-ship") == "EVC-SETUP-22"


@rule("EVC-SETUP-24")
@pytest.mark.parametrize("seats", [2, 4])
def test_arrow_and_runners_point_to_the_second_card(seats):
    match = deal(seats)
    assert read(match, "arrow") == 1
    assert [position(match).of(r, FACING) for r in range(4)] == [1, 1, 1, 1]


@rule("EVC-SETUP-25")
def test_any_player_can_get_the_first_player_token_but_no_neutral_colour():
    match = chance(fresh(3), "setup.station hole", "setup.station dead-end")
    assert offers(match) == ["blue", "yellow", "pink"]
    assert read(chance(match, "setup.first pink"), "first") == "pink"
    assert order_of(match, "first-player") == ["pink"]
    drawn = {read(until(fresh(4, seed=seed), "run.pick"), "first") for seed in range(40)}
    assert drawn == set(COLOURS[:4])


@rule("EVC-SETUP-26")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 7), (4, 8), (5, 10), (6, 12)])
def test_the_tracker_is_empty_and_its_section_depends_on_the_players(seats, spaces):
    assert read(deal(seats), "deaths") == 0
    short = table(seats, phase="nomia", deaths=spaces - 2, nomia_deck={"front": 1}, blue_at="starting 2")
    chance(short, "nomia.draw front")
    assert read(short, "evac") == 0
    full = table(seats, phase="nomia", deaths=spaces - 1, nomia_deck={"front": 1}, blue_at="starting 2")
    chance(full, "nomia.draw front")
    assert read(full, "evac") == 1
