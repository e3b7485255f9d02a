"""Phase 3, Nomias Attack (EVC-NOMIA): draws, victims, losses, market, shuffles, and all eight titles."""

from typing import Any

import pytest

from ludothek.core.match import Match
from tests.games.playing import answer, asks, chance, offers, owing, refused, told, until
from tests.support import rule

from .positions import (
    CALM,
    GAME,
    acting,
    attacked,
    counts,
    each,
    fresh,
    kinds,
    order_of,
    pick,
    read,
    struck,
    table,
    view,
    write,
)

pytestmark = pytest.mark.engine

RESIDENTIAL = ("starting", "residential-module", "market-concourse", "?observation-gallery")
SPREAD: dict[str, Any] = {"blue_coordinate": 8, "yellow_coordinate": 6, "pink_coordinate": 5, "ivory_coordinate": 2}
BLUE = ("all-clear", "medical-station", "sealed-bulkhead")
RED = ("front", "rear", "ambush", "infestation", "pincer")


def survivors(match: Match) -> list[int]:
    return list(counts(match, "survivors").values())


# -- draws ----------------------------------------------------------------------------------------------------


@rule("EVC-NOMIA-01")
def test_a_card_is_drawn_from_the_deck_and_its_text_is_followed():
    match = attacked("rear", **SPREAD)
    assert asks(match) == "chance nomia.draw"
    assert offers(match) == ["rear"]
    chance(match, "nomia.draw rear")
    assert read(match, "nomia.deck") == {}
    assert read(match, "nomia.pile") == {"rear": 1}
    assert survivors(match) == [5, 5, 5, 4]


@rule("EVC-NOMIA-01")
def test_only_cards_of_the_deck_can_come():
    match = attacked("front", "rear", "rear", nomia_pile={"ambush": 1})
    assert offers(match) == ["front", "rear"]


@rule("EVC-NOMIA-02")
@pytest.mark.parametrize("runs", [0, 1, 2])
@pytest.mark.parametrize("home", [False, True])
def test_draws_are_one_and_what_actions_and_station_cards_add(runs, home):
    cards = each("card", "panicked-run", *("blue", "yellow")[:runs])
    place = "residential-module 2" if home else "starting 1"
    match = until(acting(line=RESIDENTIAL, pink_at=place, ivory_at=place, **cards), "run.pick")
    assert len(told(match, "nomia-drawn")) == 1 + runs + home  # two runners on the card add one draw in all


@rule("EVC-NOMIA-02", "EVC-FAQ-05", "EVC-EX-14")
def test_ending_on_the_residential_module_adds_a_draw():
    match = table(line=RESIDENTIAL, nomia_deck=CALM, blue_at="starting 4")
    pick(match, blue="move-2")
    until(match, "run.pick")
    assert len(told(match, "nomia-drawn")) == 2


@rule("EVC-NOMIA-02", "EVC-FAQ-05")
def test_leaving_the_residential_module_before_phase_3_adds_nothing():
    match = table(line=RESIDENTIAL, nomia_deck=CALM, blue_at="residential-module 4")
    pick(match, blue="move-2")
    until(match, "run.pick")
    assert len(told(match, "nomia-drawn")) == 1


@rule("EVC-NOMIA-02")
def test_a_neutral_runner_on_the_residential_module_counts_too():
    match = until(acting(2, line=RESIDENTIAL, pink_at="residential-module 1"), "run.pick")
    assert len(told(match, "nomia-drawn")) == 2


@rule("EVC-NOMIA-02")
def test_the_number_of_draws_is_fixed_when_the_phase_starts():
    """The bulkhead moves the last runner out of the module, or the first one into it: nothing changes."""
    out = attacked("sealed-bulkhead", "front", line=RESIDENTIAL, blue_at="residential-module 4", first="blue")
    for colour in ("yellow", "pink", "ivory"):
        write(out, f"{colour}.at", "market-concourse 3")
    chance(out, "nomia.draw sealed-bulkhead")
    assert read(out, "blue.at") == "market-concourse 1"
    assert asks(out) == "chance nomia.draw"
    into = attacked("sealed-bulkhead", "front", line=RESIDENTIAL, blue_at="starting 4", first="blue")
    for colour in ("yellow", "pink", "ivory"):
        write(into, f"{colour}.at", "market-concourse 3")
    chance(into, "nomia.draw sealed-bulkhead")
    assert told(into, "round") == [[2, 1, 0]]
    assert asks(into).endswith("run.pick")


@rule("EVC-NOMIA-03")
def test_a_draw_is_dealt_with_completely_before_the_next():
    match = attacked("rear", "front", extra=1, **SPREAD)
    chance(match, "nomia.draw rear")
    assert asks(match) == "ivory market.choose"
    answer(match, "ivory", "market.choose ambush")
    assert asks(match) == "chance nomia.draw"


# -- front and rear -------------------------------------------------------------------------------------------


@rule("EVC-NOMIA-04", "EVC-EX-06", "EVC-FAQ-10")
@pytest.mark.parametrize(
    ("title", "arrow", "victim"),
    [("front", 1, "pink"), ("rear", 1, "blue"), ("front", -1, "blue"), ("rear", -1, "pink")],
)
def test_front_and_rear_follow_the_arrow(title, arrow, victim):
    match = struck(title, 3, arrow=arrow, blue_coordinate=3, yellow_coordinate=5, pink_coordinate=8, ivory_coordinate=5)
    assert order_of(match, "lost") == [victim]


@rule("EVC-NOMIA-04", "EVC-FAQ-10", "EVC-EX-18")
@pytest.mark.parametrize("facing", [1, -1])
def test_front_and_rear_do_not_ask_which_way_a_runner_faces(facing):
    match = struck("front", **SPREAD, blue_facing=facing, ivory_facing=-1)
    assert order_of(match, "lost") == ["blue"]


# -- the titles -----------------------------------------------------------------------------------------------


@rule("EVC-NOMIA-05", "EVC-EX-03")
def test_front_takes_a_survivor_and_the_next_movement():
    match = struck("front", **SPREAD)
    assert survivors(match) == [4, 5, 5, 5]
    answer(match, "blue", "market.choose rear")
    assert list(counts(match, "stunned").values()) == [1, 0, 0, 0]
    pick(match, blue="move-4", yellow="move-3", pink="move-3", ivory="move-3")
    until(match, "nomia.draw")
    assert read(match, "blue.moved") == 0
    assert read(match, "blue.speed") == 4  # the card is played all the same
    assert read(match, "yellow.moved") == 3


@rule("EVC-NOMIA-05")
def test_the_mark_of_the_front_card_lasts_one_round():
    match = struck("front", **SPREAD)
    answer(match, "blue", "market.choose rear")
    pick(match)
    until(match, "run.pick")
    assert read(match, "blue.stunned") == 0


@rule("EVC-NOMIA-06")
def test_rear_takes_a_survivor_and_nothing_else():
    match = struck("rear", **SPREAD)
    assert survivors(match) == [5, 5, 5, 4]
    answer(match, "ivory", "market.choose rear")
    assert set(counts(match, "stunned").values()) == {0}


@rule("EVC-NOMIA-07", "EVC-FAQ-07", "EVC-EX-16")
def test_ambush_strikes_those_who_moved_four_rows_not_those_with_speed_four():
    match = struck(
        "ambush",
        **SPREAD,
        blue_moved=4,
        blue_speed=4,
        yellow_moved=3,
        yellow_speed=4,
        pink_moved=5,
        pink_speed=3,
        ivory_moved=0,
    )
    assert survivors(match) == [4, 5, 4, 5]


@rule("EVC-NOMIA-07", "EVC-EX-16")
def test_ambush_after_a_real_round():
    """Blue is stopped by the debris after three of four rows; yellow runs all four."""
    match = table(
        line=("starting", "fallen-debris", "?market-concourse"),
        nomia_deck={"ambush": 1},
        blue_at="starting 3",
        yellow_at="starting 1",
    )
    pick(match, blue="move-4", yellow="move-4")
    until(match, "nomia.draw")
    assert read(match, "blue.at") == "fallen-debris 2"
    chance(match, "nomia.draw ambush")
    assert order_of(match, "lost") == ["yellow"]


@rule("EVC-NOMIA-07")
def test_infestation_strikes_those_who_could_move_and_hardly_did():
    match = struck("infestation", **SPREAD, blue_moved=0, yellow_moved=1, pink_moved=2, ivory_moved=0, ivory_stunned=1)
    assert survivors(match) == [4, 4, 5, 5]


@rule("EVC-NOMIA-07")
def test_infestation_spares_nobody_for_a_mark_of_the_next_round():
    match = struck("infestation", **SPREAD, blue_moved=0, blue_stunned_next=1, yellow_moved=2, pink_moved=2)
    assert survivors(match) == [4, 5, 5, 4]


@rule("EVC-NOMIA-08")
def test_everybody_in_the_struck_row_is_hit():
    match = struck("front", blue_coordinate=8, yellow_coordinate=8, pink_coordinate=5, ivory_coordinate=8)
    assert survivors(match) == [4, 4, 5, 4]


@rule("EVC-NOMIA-08")
def test_pincer_strikes_front_and_rear_row():
    assert survivors(struck("pincer", **SPREAD)) == [4, 5, 5, 4]


@rule("EVC-NOMIA-08")
@pytest.mark.parametrize("title", ["front", "rear", "pincer"])
def test_a_single_row_is_front_and_rear_and_everybody_is_hit_once(title):
    assert survivors(struck(title)) == [4, 4, 4, 4]


@rule("EVC-NOMIA-09")
def test_victims_are_determined_once():
    """Pink's placement makes blue the front row and yellow the rear row; only pink was struck."""
    match = struck("pincer", 2, blue_coordinate=6, yellow_coordinate=5, pink_coordinate=9, ivory_coordinate=1)
    while asks(match).endswith("neutral.middle"):
        answer(match, "blue", "neutral.middle front")
    assert order_of(match, "lost") == ["pink", "ivory"]
    assert survivors(match) == [5, 5, 4, 4]


@rule("EVC-NOMIA-09")
def test_the_elimination_of_a_victim_makes_no_new_victim():
    match = struck("rear", **SPREAD, ivory_pool=0)
    assert survivors(match) == [5, 5, 5, 0]


@rule("EVC-NOMIA-09")
def test_medical_station_finds_the_fewest_before_it_gives():
    match = struck("medical-station", blue_survivors=2, yellow_survivors=3, pink_survivors=2, ivory_survivors=5)
    assert survivors(match) == [3, 3, 3, 5]


@rule("EVC-NOMIA-16")
def test_medical_station_gives_nothing_when_all_are_tied():
    match = struck("medical-station", **each("survivors", 3, "blue", "yellow", "pink", "ivory"))
    assert survivors(match) == [3, 3, 3, 3]


@rule("EVC-NOMIA-16")
def test_medical_station_looks_at_living_players_only():
    tied = struck("medical-station", blue_survivors=3, yellow_survivors=3, pink_survivors=3, ivory_status="out")
    one = struck("medical-station", blue_survivors=2, yellow_survivors=3, pink_survivors=3, ivory_status="out")
    assert survivors(tied) == [3, 3, 3, 0]
    assert survivors(one) == [3, 3, 3, 0]


@rule("EVC-NOMIA-16")
@pytest.mark.parametrize(("dead", "gained"), [(4, 0), (3, 1)])
def test_medical_station_ends_with_the_eighth_miniature_of_a_colour(dead, gained):
    """Four in play and four dead: the box holds no ninth."""
    match = struck("medical-station", deaths=dead, blue_dead=dead, blue_survivors=4)
    assert read(match, "blue.survivors") == 4 + gained
    assert read(match, "blue.dead") == dead


@rule("EVC-NOMIA-16")
def test_a_specimen_in_a_jar_is_a_miniature_out_of_the_box():
    given: dict[str, Any] = {
        "deaths": 3,
        "blue_dead": 3,
        "blue_survivors": 4,
        "yellow_civilization": "collector",
        "yellow_survivors": 5,
    }
    jar = struck("medical-station", mode="full", yellow_jars=["blue"], **given)
    none = struck("medical-station", mode="full", **given)
    assert read(jar, "blue.survivors") == 4
    assert read(none, "blue.survivors") == 5


@rule("EVC-NOMIA-16")
def test_sealed_bulkhead_moves_the_rear_row_one_row_along_the_arrow():
    match = struck(
        "sealed-bulkhead",
        blue_coordinate=2,
        blue_facing=-1,
        yellow_coordinate=2,
        pink_coordinate=5,
        ivory_coordinate=7,
        ivory_stunned=1,
    )
    assert list(counts(match, "coordinate").values()) == [3, 3, 5, 7]
    back = struck("sealed-bulkhead", arrow=-1, **SPREAD)
    assert list(counts(back, "coordinate").values()) == [7, 6, 5, 2]
    assert survivors(match) == [5, 5, 5, 5]


@rule("EVC-NOMIA-16")
def test_sealed_bulkhead_moves_neutral_and_stunned_runners_and_reveals():
    match = struck("sealed-bulkhead", 3, **each("coordinate", 9, "blue", "yellow", "pink", "ivory"), yellow_stunned=1)
    chance(match, "station.draw hole", "station.draw acid-pools")
    assert asks(match) == "blue station.choose"
    answer(match, "blue", "station.choose hole")
    assert set(counts(match, "at").values()) == {"observation-gallery 1"}


@rule("EVC-NOMIA-16")
def test_all_clear_changes_nothing():
    match = struck("all-clear", **SPREAD)
    assert survivors(match) == [5, 5, 5, 5]
    assert counts(match, "coordinate") == {"blue": 8, "yellow": 6, "pink": 5, "ivory": 2}


# -- losses ---------------------------------------------------------------------------------------------------


@rule("EVC-NOMIA-10", "EVC-EX-04")
def test_a_loss_comes_from_the_pool_and_the_runner_stays():
    match = struck("front", arrow=-1, blue_coordinate=8, yellow_coordinate=2, pink_coordinate=5, ivory_coordinate=5)
    assert read(match, "yellow.pool") == 3
    assert read(match, "yellow.coordinate") == 2
    assert read(match, "yellow.status") == "on-station"
    assert read(match, "yellow.dead") == 1
    assert read(match, "deaths") == 1
    answer(match, "yellow", "market.choose ambush")
    assert read(match, "nomia.pile") == {"front": 1, "ambush": 1}


@rule("EVC-NOMIA-11", "EVC-NOMIA-13", "EVC-EX-05")
def test_without_a_pool_the_runner_is_lost_and_its_player_still_chooses():
    match = struck("front", **SPREAD, blue_pool=0)
    assert read(match, "blue.status") == "out"
    assert read(match, "blue.survivors") == 0
    assert order_of(match, "eliminated") == ["blue"]
    assert asks(match) == "blue market.choose"
    answer(match, "blue", "market.choose front")
    assert asks(match).split()[1] == "run.pick"
    assert owing(match) == ["yellow", "pink", "ivory"]  # the eliminated player picks no run card


@rule("EVC-NOMIA-11")
def test_an_eliminated_runner_is_not_marked():
    match = struck("front", **SPREAD, blue_pool=0)
    assert told(match, "stunned") == []


# -- market ---------------------------------------------------------------------------------------------------


@rule("EVC-NOMIA-12")
def test_each_player_that_lost_adds_one_market_card_to_the_pile():
    match = struck("front", **SPREAD)
    before = read(match, "nomia.market")
    assert asks(match) == "blue market.choose"
    assert offers(match) == [*BLUE, *RED]
    answer(match, "blue", "market.choose pincer")
    after = read(match, "nomia.market")
    assert after == {**before, "pincer": before["pincer"] - 1}
    assert read(match, "nomia.pile") == {"front": 1, "pincer": 1}
    assert order_of(match, "chose-nomia") == ["blue"]


@rule("EVC-NOMIA-12")
def test_without_a_loss_nobody_chooses():
    match = struck("ambush", **SPREAD)
    assert told(match, "chose-nomia") == []
    assert asks(match).endswith("run.pick")


@rule("EVC-NOMIA-12")
@pytest.mark.parametrize("title", ["transport", "rescue-ship"])
def test_transport_and_ship_are_never_for_choice(title):
    match = struck("front", **SPREAD)
    assert refused(match, "blue", f"market.choose {title}") == "EVC-SETUP-22"


@rule("EVC-NOMIA-13")
def test_two_survivors_lost_to_one_card_are_one_choice():
    match = struck(
        "rear",
        mode="full",
        blue_civilization="tikkit",
        blue_survivors=7,
        blue_specials=[],
        yellow_coordinate=5,
        pink_coordinate=5,
        ivory_coordinate=5,
    )
    assert read(match, "blue.survivors") == 5
    answer(match, "blue", "market.choose rear")
    assert asks(match).endswith("run.pick")


@rule("EVC-NOMIA-13")
def test_losses_to_two_cards_are_two_choices():
    match = attacked("rear", "front", "front", extra=1, **{**SPREAD, "blue_coordinate": 1})
    chance(match, "nomia.draw rear")
    answer(match, "blue", "market.choose ambush")
    write(match, "blue.coordinate", 9)
    chance(match, "nomia.draw front")
    answer(match, "blue", "market.choose ambush")
    assert order_of(match, "chose-nomia") == ["blue", "blue"]


@rule("EVC-NOMIA-14")
def test_losses_and_choices_come_in_turn_order():
    match = struck("front", first="pink")
    assert order_of(match, "lost") == ["pink", "ivory", "blue", "yellow"]
    for colour in ("pink", "ivory", "blue", "yellow"):
        answer(match, colour, "market.choose front" if colour == "pink" else "market.choose ambush")
    assert order_of(match, "chose-nomia") == ["pink", "ivory", "blue", "yellow"]


@rule("EVC-NOMIA-14")
def test_neutral_colours_lose_last():
    match = struck("rear", 3, first="pink")
    assert order_of(match, "lost") == ["pink", "blue", "yellow", "ivory"]


@rule("EVC-NOMIA-15")
def test_an_empty_pile_cannot_be_chosen():
    match = struck("front", **SPREAD, nomia_market={"ambush": 1, "rear": 2})
    assert offers(match) == ["rear", "ambush"]
    assert refused(match, "blue", "market.choose front") == "EVC-NOMIA-15"


@rule("EVC-NOMIA-15")
def test_the_last_card_is_taken_by_the_first_to_choose():
    match = struck("front", nomia_market={"ambush": 1})
    assert order_of(match, "chose-nomia") == ["blue"]
    assert read(match, "nomia.market") == {}
    assert asks(match).endswith("run.pick")


@rule("EVC-NOMIA-15")
def test_with_an_empty_market_nobody_chooses():
    match = struck("front", **SPREAD, nomia_market={})
    assert read(match, "blue.survivors") == 4
    assert asks(match).endswith("run.pick")


# -- blue cards -----------------------------------------------------------------------------------------------


@rule("EVC-NOMIA-16", "EVC-NOMIA-17")
@pytest.mark.parametrize("title", [*BLUE, *RED])
def test_exactly_the_helpful_titles_are_blue(title):
    match = struck(title, nomia_pile={"all-clear": 1}, **SPREAD, **each("moved", 2, "blue", "yellow"))
    shuffled = told(match, "shuffled") != []
    assert shuffled == (title in BLUE)


@rule("EVC-NOMIA-17", "EVC-EX-07")
def test_the_second_blue_card_brings_the_pile_back_into_the_deck():
    match = attacked("all-clear", "rear", "front", nomia_pile={"rear": 1, "medical-station": 1})
    chance(match, "nomia.draw all-clear")
    assert read(match, "nomia.pile") == {}
    assert read(match, "nomia.deck") == {"all-clear": 1, "medical-station": 1, "front": 1, "rear": 2}


@rule("EVC-NOMIA-17")
def test_two_cards_of_the_same_blue_title_count_as_two():
    match = attacked("all-clear", "rear", nomia_pile={"all-clear": 1})
    chance(match, "nomia.draw all-clear")
    assert read(match, "nomia.pile") == {}


@rule("EVC-NOMIA-17")
def test_one_blue_card_stays_in_the_pile():
    match = attacked("all-clear", "rear", nomia_pile={"rear": 2, "front": 2})
    chance(match, "nomia.draw all-clear")
    assert read(match, "nomia.pile") == {"all-clear": 1, "front": 2, "rear": 2}


@rule("EVC-NOMIA-18", "EVC-EX-09")
def test_the_shuffle_comes_between_two_draws():
    match = attacked("all-clear", extra=1, nomia_pile={"medical-station": 1, "ambush": 1})
    chance(match, "nomia.draw all-clear")
    assert asks(match) == "chance nomia.draw"
    assert offers(match) == ["all-clear", "medical-station", "ambush"]
    chance(match, "nomia.draw ambush")  # a card that has just been shuffled in
    assert read(match, "nomia.pile") == {"ambush": 1}


@rule("EVC-NOMIA-18", "EVC-NOMIA-19", "EVC-EX-08")
def test_a_chosen_blue_card_can_bring_the_shuffle_with_the_card_just_drawn():
    match = attacked("front", "rear", nomia_pile={"all-clear": 1}, **SPREAD)
    chance(match, "nomia.draw front")
    assert read(match, "nomia.pile") == {"all-clear": 1, "front": 1}
    answer(match, "blue", "market.choose medical-station")
    assert read(match, "nomia.pile") == {}
    assert read(match, "nomia.deck") == {"all-clear": 1, "medical-station": 1, "front": 1, "rear": 1}


@rule("EVC-NOMIA-18", "EVC-NOMIA-20")
def test_the_shuffle_comes_between_two_choices_and_the_next_card_lies_alone():
    match = attacked("front", "rear", nomia_pile={"all-clear": 1}, blue_coordinate=5, yellow_coordinate=5)
    chance(match, "nomia.draw front")
    answer(match, "blue", "market.choose all-clear")
    assert read(match, "nomia.pile") == {}
    answer(match, "yellow", "market.choose ambush")
    assert read(match, "nomia.pile") == {"ambush": 1}
    assert "ambush" not in read(match, "nomia.deck")


@rule("EVC-NOMIA-18")
def test_the_card_is_carried_out_before_the_test():
    match = attacked("medical-station", nomia_pile={"all-clear": 1}, blue_survivors=2)
    chance(match, "nomia.draw medical-station")
    assert kinds(match, "gained", "shuffled") == ["gained", "shuffled"]


@rule("EVC-NOMIA-19")
def test_a_drawn_card_lies_on_the_pile_while_it_is_carried_out():
    match = attacked("front", "rear", **SPREAD)
    chance(match, "nomia.draw front")
    assert asks(match) == "blue market.choose"
    assert read(match, "nomia.pile") == {"front": 1}


@rule("EVC-NOMIA-19")
def test_evac_ready_shuffles_the_card_that_caused_it():
    match = attacked("front", "rear", deaths=7, blue_dead=3, yellow_dead=2, pink_dead=2, **SPREAD)
    chance(match, "nomia.draw front")
    assert read(match, "nomia.deck") == {"front": 1, "rear": 1, "transport": 1}


@rule("EVC-NOMIA-20")
def test_after_a_shuffle_by_the_drawn_card_choices_start_a_new_pile():
    """A blue card that costs somebody a Survivor does not exist; a pile of two blue ones does it before a red one."""
    match = attacked("front", extra=1, nomia_pile={"all-clear": 1}, **SPREAD)
    chance(match, "nomia.draw front")
    answer(match, "blue", "market.choose all-clear")
    chance(match, "nomia.draw front")
    answer(match, "blue", "market.choose rear")
    assert read(match, "nomia.pile") == {"front": 1, "rear": 1}


@rule("EVC-NOMIA-21")
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 4])
def test_before_evac_ready_a_card_is_always_left_to_draw(seats, seed):
    match = fresh(seats, seed=seed)
    for _ in range(40):
        until(match, "nomia.draw")
        if match.over or read(match, "evac"):
            break
        deck = read(match, "nomia.deck")
        assert sum(deck.get(title, 0) for title in BLUE) >= 1
        match.settle()
    assert match.over or read(match, "evac") or read(match, "round") > 5


@rule("EVC-NOMIA-22")
@pytest.mark.parametrize("colour", ["yellow", ""])
def test_pile_market_and_contents_of_the_deck_are_open(colour):
    match = struck("front", **SPREAD, nomia_pile={"all-clear": 1, "rear": 2})
    assert GAME.read_path(view(match, colour), "nomia.pile") == {"all-clear": 1, "front": 1, "rear": 2}
    assert GAME.read_path(view(match, colour), "nomia.deck") == {"all-clear": 3}
    assert GAME.read_path(view(match, colour), "nomia.market") == read(match, "nomia.market")


# -- rows moved -----------------------------------------------------------------------------------------------


@rule("EVC-NOMIA-23")
def test_own_actions_count_as_moved():
    match = acting(blue_card="hesitate", blue_coordinate=5, blue_moved=1)
    answer(match, "blue", "effect.may yes")
    assert read(match, "blue.moved") == 2


@rule("EVC-NOMIA-23")
@pytest.mark.parametrize("card", ["trip", "shove"])
def test_rows_pushed_by_others_do_not_count(card):
    match = acting(blue_card=card, blue_coordinate=5, yellow_coordinate=5, yellow_moved=3)
    assert read(match, "yellow.coordinate") != 5
    assert read(match, "yellow.moved") == 3


@rule("EVC-NOMIA-23")
def test_rows_moved_by_a_nomia_card_do_not_count():
    match = attacked("sealed-bulkhead", "ambush", extra=1, **SPREAD, ivory_moved=3)
    chance(match, "nomia.draw sealed-bulkhead")
    assert read(match, "ivory.coordinate") == 3
    assert read(match, "ivory.moved") == 3
    chance(match, "nomia.draw ambush")
    assert told(match, "lost") == []


@rule("EVC-NOMIA-23")
def test_own_special_cards_count_forwards_and_backwards():
    match = attacked("ambush", mode="full", blue_civilization="oolune", blue_coordinate=6, blue_moved=2)
    chance(match, "nomia.draw ambush")
    answer(match, "blue", "special.play flow-away", "step.rows back-2")
    assert read(match, "blue.coordinate") == 4
    assert order_of(match, "lost") == ["blue"]


@rule("EVC-NOMIA-23")
def test_placements_do_not_count():
    match = struck(
        "front", 2, blue_coordinate=2, yellow_coordinate=2, pink_coordinate=9, ivory_coordinate=2, pink_moved=1
    )
    assert read(match, "pink.coordinate") == 2
    assert read(match, "pink.moved") == 1


# -- the binding order of one draw ----------------------------------------------------------------------------


@rule("EVC-NOMIA-03", "EVC-NOMIA-14", "EVC-NOMIA-18")
def test_the_consequences_of_a_card_come_in_the_binding_order():
    """Losses, marks, reactions, neutral placements, blue test, choices with their own tests."""
    match = attacked(
        "front",
        "rear",
        seats=2,
        mode="full",
        nomia_pile={"all-clear": 1},
        blue_civilization="collector",
        blue_specials=[],
        blue_survivors=3,
        blue_coordinate=9,
        yellow_coordinate=9,
        pink_coordinate=9,
        ivory_coordinate=3,
    )
    chance(match, "nomia.draw front")
    assert order_of(match, "lost") == ["blue", "yellow", "pink"]
    assert order_of(match, "stunned") == ["blue", "yellow", "pink"]
    assert asks(match) == "blue effect.may"  # the Collector reacts before the neutral runner is moved
    assert read(match, "pink.coordinate") == 9
    answer(match, "blue", "effect.may no", "effect.may yes")
    assert read(match, "pink.coordinate") == 9
    assert asks(match) == "blue market.choose"
    answer(match, "blue", "market.choose all-clear")
    answer(match, "yellow", "market.choose rear")
    assert asks(match) == "blue market.choose"  # for the neutral colour
    answer(match, "blue", "market.choose rear")
    seen = kinds(match, "lost", "stunned", "collected", "neutral-placed", "shuffled", "chose-nomia")
    assert seen == [
        *["lost"] * 3,
        *["stunned"] * 3,
        "collected",
        "neutral-placed",
        "chose-nomia",
        "shuffled",
        "chose-nomia",
        "chose-nomia",
    ]


@rule("EVC-NOMIA-14")
def test_station_cards_left_behind_go_at_the_end_of_the_phase():
    match = struck("rear", **{**SPREAD, "ivory_pool": 0})
    assert "starting" in read(match, "line")
    answer(match, "ivory", "market.choose rear")
    assert "starting" not in read(match, "line")


@rule("EVC-NOMIA-13")
def test_the_first_player_token_does_not_matter_for_who_chooses():
    match = struck("front", **SPREAD, first="ivory")
    assert asks(match) == "blue market.choose"
