"""Phase 2, Survivor Actions (EVC-ACT), and the action of every common run card."""

import pytest

from ludothek.core.match import Match
from tests.games.playing import answer, asks, chance, offers, refused, told, until
from tests.support import rule

from .positions import CALM, acting, counts, each, kinds, order_of, pick, read, table

pytestmark = pytest.mark.engine

ACCESS = ("starting", "maintenance-access", "market-concourse", "?observation-gallery")
GALLERY = ("starting", "observation-gallery", "?market-concourse")
FLOODED = ("starting", "flooded-deck", "?market-concourse")
HOLE = ("starting", "hole", "?market-concourse")
DEBRIS = ("starting", "fallen-debris", "?market-concourse")


def draws_of(match: Match) -> int:
    """How many Nomia Cards this round still brings."""
    until(match, "run.pick")
    return len(told(match, "nomia-drawn"))


# -- order ----------------------------------------------------------------------------------------------------


@rule("EVC-ACT-01")
def test_players_act_in_turn_order_from_the_first_player():
    match = acting(first="pink", blue_card="panicked-run", yellow_card="panicked-run", pink_card="panicked-run")
    until(match, "nomia.draw")
    assert order_of(match, "acts") == ["pink", "blue", "yellow"]


@rule("EVC-ACT-01")
def test_only_the_card_played_this_round_acts():
    match = acting(blue_card="move-3", blue_discard=["trip", "panicked-run"], blue_coordinate=5, yellow_coordinate=5)
    assert asks(match) == "chance nomia.draw"
    assert told(match, "acts") == []
    assert draws_of(match) == 1


@rule("EVC-ACT-02")
def test_a_player_is_done_with_everything_before_the_next_begins():
    match = acting(blue_card="hesitate", blue_coordinate=9, yellow_card="hesitate", yellow_coordinate=4)
    answer(match, "blue", "effect.may yes")
    chance(match, "station.draw hole", "station.draw acid-pools")
    assert asks(match) == "blue station.choose"
    assert order_of(match, "acts") == ["blue"]
    answer(match, "blue", "station.choose hole")
    assert asks(match) == "yellow effect.may"


@rule("EVC-ACT-02")
def test_actions_see_what_earlier_actions_did():
    """Yellow is shoved out of reach before it could trip pink."""
    match = acting(
        blue_card="shove",
        blue_coordinate=6,
        yellow_card="trip",
        yellow_coordinate=6,
        pink_coordinate=5,
        ivory_coordinate=0,
    )
    answer(match, "blue", "target.choose yellow")
    assert told(match, "targeted") == [[0, 1, 0], [1, 0, 0]]  # only blue was left in reach
    assert counts(match, "coordinate") == {"blue": 5, "yellow": 7, "pink": 5, "ivory": 0}


@rule("EVC-ACT-02")
def test_left_station_cards_go_at_the_end_of_the_phase():
    match = acting(blue_card="hesitate", blue_coordinate=3, yellow_coordinate=4, pink_coordinate=4, ivory_coordinate=5)
    answer(match, "blue", "effect.may yes")
    assert asks(match) == "chance nomia.draw"
    assert read(match, "line") == ["market-concourse", "?observation-gallery"]


# -- which cards ----------------------------------------------------------------------------------------------


@rule("EVC-ACT-03", "EVC-FAQ-08", "EVC-EX-17")
@pytest.mark.parametrize(
    ("card", "is_action"),
    [
        ("move-1", False),
        ("hesitate", True),
        ("move-2", False),
        ("trip", True),
        ("move-3", False),
        ("shove", True),
        ("move-4", False),
        ("panicked-run", True),
    ],
)
def test_a_card_acts_exactly_if_it_shows_the_icon(card, is_action):
    match = acting(blue_card=card, blue_coordinate=5, yellow_coordinate=5, pink_coordinate=5)
    until(match, "nomia.draw")
    assert order_of(match, "acts") == (["blue"] if is_action else [])


@rule("EVC-ACT-03", "EVC-FAQ-08", "EVC-EX-17")
def test_move_2_is_no_action_card_but_trip_is():
    plain = acting(blue_card="move-2", blue_coordinate=5, yellow_coordinate=5)
    trip = acting(blue_card="trip", blue_coordinate=5, yellow_coordinate=5)
    assert asks(plain) == "chance nomia.draw"
    assert read(plain, "yellow.coordinate") == 5
    assert asks(trip) == "chance nomia.draw"
    assert read(trip, "yellow.coordinate") == 4


@rule("EVC-ACT-04", "EVC-EX-02")
def test_panicked_run_moves_four_and_adds_a_draw():
    match = pick(table(nomia_deck=CALM, pink_coordinate=5, ivory_coordinate=5), yellow="panicked-run")
    until(match, "nomia.draw")
    assert read(match, "yellow.coordinate") == 4
    assert read(match, "yellow.moved") == 4
    assert draws_of(match) == 2


@rule("EVC-ACT-04")
@pytest.mark.parametrize("runs", [0, 1, 2, 3, 4])
def test_several_panicked_runs_add_up(runs):
    colours = ("blue", "yellow", "pink", "ivory")[:runs]
    match = acting(**each("card", "panicked-run", *colours))
    assert draws_of(match) == 1 + runs


@rule("EVC-ACT-04")
def test_the_additional_draw_is_for_this_round_only():
    match = acting(blue_card="panicked-run")
    assert draws_of(match) == 2
    match.events.clear()
    pick(match)
    assert draws_of(match) == 1


@rule("EVC-ACT-05")
def test_panicked_run_is_an_action_and_can_be_barred():
    match = table(line=ACCESS, nomia_deck=CALM, blue_at="maintenance-access 1")
    pick(match, blue="panicked-run")
    until(match, "nomia.draw")
    assert order_of(match, "action-barred") == ["blue"]
    assert draws_of(match) == 1


# -- attacks --------------------------------------------------------------------------------------------------


@rule("EVC-ACT-06", "EVC-FAQ-06", "EVC-EX-15")
@pytest.mark.parametrize("card", ["trip", "shove"])
def test_an_attack_on_an_immune_runner_fails_and_is_spent(card):
    match = acting(
        line=GALLERY,
        blue_card=card,
        blue_at="starting 4",
        yellow_at="observation-gallery 1",
        pink_at="starting 3",
        ivory_at="starting 1",
    )
    assert offers(match) == ["yellow", "pink"]  # the immune runner may be named
    before = counts(match, "coordinate")
    answer(match, "blue", "target.choose yellow")
    assert counts(match, "coordinate") == before
    assert told(match, "attack-failed") == [[0, 1, 0]]
    assert asks(match) == "chance nomia.draw"  # no new target is named
    until(match, "run.pick")
    assert card in read(match, "blue.discard")


@rule("EVC-ACT-06")
def test_an_attack_from_the_gallery_on_a_runner_outside_succeeds():
    match = acting(line=GALLERY, blue_card="trip", blue_at="observation-gallery 1", yellow_at="starting 4")
    assert read(match, "yellow.at") == "starting 3"


@rule("EVC-ACT-06")
@pytest.mark.parametrize(("card", "to"), [("trip", 4), ("shove", 6)])
def test_trip_and_shove_reach_one_row_either_way(card, to):
    match = acting(blue_card=card, blue_coordinate=5, yellow_coordinate=6, pink_coordinate=4, ivory_coordinate=7)
    assert offers(match) == ["yellow", "pink"]
    assert refused(match, "blue", "target.choose ivory") == "EVC-ACT-06"
    assert refused(match, "blue", "target.choose blue") == "EVC-ACT-06"
    assert match.refusal(0, 3)[1] == {"rows": 2}
    answer(match, "blue", "target.choose yellow")
    assert read(match, "yellow.coordinate") - 6 == to - 5
    assert read(match, "blue.coordinate") == 5


# -- rows that cost extra, gates ------------------------------------------------------------------------------


@rule("EVC-ACT-07", "EVC-FAQ-01")
def test_one_row_of_movement_does_not_pay_for_a_row_of_two():
    match = acting(line=FLOODED, blue_card="hesitate", blue_at="flooded-deck 1", yellow_card="shove")
    answer(match, "blue", "effect.may yes")
    assert read(match, "blue.at") == "flooded-deck 1"
    assert read(match, "blue.moved") == 0


@rule("EVC-ACT-07", "EVC-FAQ-01")
@pytest.mark.parametrize(("card", "place"), [("shove", "flooded-deck 1"), ("trip", "flooded-deck 4")])
def test_nobody_is_pushed_onto_a_row_that_costs_more_than_the_push(card, place):
    match = acting(line=FLOODED, blue_card=card, blue_at=place, yellow_at=place)
    assert order_of(match, "targeted") == ["blue"]
    assert read(match, "yellow.at") == place


@rule("EVC-ACT-07", "EVC-FAQ-01")
@pytest.mark.parametrize(("rows", "place"), [(1, "flooded-deck 1"), (2, "flooded-deck 2"), (3, "flooded-deck 2")])
def test_an_action_that_grants_enough_pays_the_extra_cost(rows, place):
    match = acting(
        mode="full", line=FLOODED, blue_civilization="glazatoq", blue_card="move-1", blue_at="flooded-deck 1"
    )
    answer(match, "blue", "special.play emergency-burst", f"step.rows forward-{rows}")
    assert read(match, "blue.at") == place


@rule("EVC-ACT-08")
@pytest.mark.parametrize(("rows", "place"), [(1, "hole 2"), (2, "hole 2"), (3, "market-concourse 1")])
def test_rows_granted_are_the_speed_at_the_hole(rows, place):
    match = acting(mode="full", line=HOLE, blue_civilization="glazatoq", blue_card="move-4", blue_at="hole 2")
    answer(match, "blue", "special.play emergency-burst", f"step.rows forward-{rows}")
    assert read(match, "blue.at") == place


@rule("EVC-ACT-08")
@pytest.mark.parametrize(("rows", "place"), [(1, "fallen-debris 3"), (2, "fallen-debris 4"), (3, "fallen-debris 2")])
def test_rows_granted_are_the_speed_at_the_debris(rows, place):
    match = acting(
        mode="full", line=DEBRIS, blue_civilization="glazatoq", blue_card="move-4", blue_at="fallen-debris 2"
    )
    answer(match, "blue", "special.play emergency-burst", f"step.rows forward-{rows}")
    assert read(match, "blue.at") == place


@rule("EVC-ACT-08")
def test_the_speed_of_the_run_card_does_not_open_a_gate_for_the_action():
    own = acting(line=HOLE, blue_card="shove", blue_at="hole 2", yellow_at="hole 2")
    back = acting(line=HOLE, blue_card="trip", blue_at="hole 3", yellow_at="hole 3")
    debris = acting(line=DEBRIS, blue_card="shove", blue_at="fallen-debris 2", yellow_at="fallen-debris 2")
    assert read(own, "yellow.at") == "hole 2"
    assert read(back, "yellow.at") == "hole 3"
    assert read(debris, "yellow.at") == "fallen-debris 3"


# -- Maintenance Access ---------------------------------------------------------------------------------------


@rule("EVC-ACT-09", "EVC-FAQ-04", "EVC-EX-13")
def test_having_begun_on_maintenance_access_bars_the_action_even_after_leaving_it():
    match = table(
        line=ACCESS, nomia_deck=CALM, blue_at="maintenance-access 4", yellow_at="market-concourse 1", pink_coordinate=9
    )
    pick(match, blue="trip")
    until(match, "nomia.draw")
    assert read(match, "blue.at") == "market-concourse 2"  # the movement is unaffected
    assert read(match, "yellow.at") == "market-concourse 2"  # in reach, and not tripped
    assert order_of(match, "action-barred") == ["blue"]
    assert read(match, "blue.card") == "trip"


@rule("EVC-ACT-09", "EVC-FAQ-04")
def test_ending_on_maintenance_access_bars_nothing():
    match = table(line=ACCESS, nomia_deck=CALM, blue_at="starting 4", yellow_at="starting 4", pink_coordinate=9)
    pick(match, blue="trip", yellow="move-2")
    until(match, "nomia.draw")
    assert read(match, "blue.at") == "maintenance-access 2"
    assert read(match, "yellow.at") == "maintenance-access 1"
    assert order_of(match, "acts") == ["blue"]


@rule("EVC-ACT-09")
def test_the_bar_ends_with_the_round():
    match = table(line=ACCESS, nomia_deck=CALM, blue_at="maintenance-access 4")
    pick(match, blue="panicked-run")
    until(match, "run.pick")
    pick(match, blue="hesitate", yellow="move-2", pink="move-2", ivory="move-2")
    assert asks(until(match, "effect.may")) == "blue effect.may"


# -- compulsory actions ---------------------------------------------------------------------------------------


@rule("EVC-ACT-10")
def test_a_single_legal_target_must_be_taken():
    match = acting(blue_card="trip", blue_coordinate=5, yellow_coordinate=6, pink_coordinate=9, ivory_coordinate=0)
    assert asks(match) == "chance nomia.draw"  # nothing was asked: there was no choice
    assert order_of(match, "targeted") == ["blue"]
    assert read(match, "yellow.coordinate") == 5


@rule("EVC-ACT-10")
def test_an_action_without_a_target_does_nothing():
    match = acting(blue_card="trip", blue_coordinate=5, yellow_coordinate=7, pink_coordinate=3, ivory_coordinate=0)
    assert asks(match) == "chance nomia.draw"
    assert order_of(match, "acts-in-vain") == ["blue"]
    assert counts(match, "coordinate") == {"blue": 5, "yellow": 7, "pink": 3, "ivory": 0}


@rule("EVC-ACT-10")
@pytest.mark.parametrize(("word", "to"), [("no", 5), ("yes", 6)])
def test_only_may_leaves_a_choice(word, to):
    match = acting(blue_card="hesitate", blue_coordinate=5)
    answer(match, "blue", f"effect.may {word}")
    assert read(match, "blue.coordinate") == to


# -- directions -----------------------------------------------------------------------------------------------


@rule("EVC-ACT-11")
@pytest.mark.parametrize(("facing", "to"), [(1, 6), (-1, 4)])
def test_forward_is_the_own_facing(facing, to):
    match = acting(blue_card="hesitate", blue_coordinate=5, blue_facing=facing)
    answer(match, "blue", "effect.may yes")
    assert read(match, "blue.coordinate") == to


@rule("EVC-ACT-11")
@pytest.mark.parametrize("facing", [1, -1])
@pytest.mark.parametrize("arrow", [1, -1])
@pytest.mark.parametrize(("card", "way"), [("trip", -1), ("shove", 1)])
def test_others_go_forward_and_back_along_the_arrow(card, way, arrow, facing):
    match = acting(arrow=arrow, blue_card=card, blue_coordinate=5, yellow_coordinate=6, yellow_facing=facing)
    assert read(match, "yellow.coordinate") == 6 + way * arrow
    assert read(match, "yellow.facing") == facing


# -- those who cannot move ------------------------------------------------------------------------------------


@rule("EVC-ACT-12")
def test_who_cannot_move_is_not_moved_by_the_own_action():
    match = acting(blue_card="hesitate", blue_coordinate=5, blue_stunned=1)
    assert asks(match) == "chance nomia.draw"
    assert read(match, "blue.coordinate") == 5


@rule("EVC-ACT-12")
def test_who_cannot_move_is_not_moved_by_the_own_special_card():
    match = acting(mode="full", blue_civilization="glazatoq", blue_card="move-1", blue_stunned=1)
    assert asks(match) == "chance nomia.draw"
    assert read(match, "blue.specials") == ["emergency-burst"]


@rule("EVC-ACT-12")
def test_who_cannot_move_can_be_moved_by_others_and_can_act_on_them():
    match = acting(
        blue_card="trip", blue_coordinate=5, blue_stunned=1, yellow_card="shove", yellow_coordinate=6, pink_coordinate=9
    )
    assert read(match, "yellow.coordinate") == 5
    assert read(match, "blue.coordinate") == 6
    assert asks(match) == "chance nomia.draw"


@rule("EVC-ACT-12")
def test_who_cannot_move_still_brings_the_additional_draw():
    assert draws_of(acting(blue_card="panicked-run", blue_stunned=1)) == 2


@rule("EVC-ACT-12")
def test_a_mark_for_the_next_round_does_not_stop_this_round():
    match = acting(blue_card="hesitate", blue_coordinate=5, blue_stunned_next=1)
    answer(match, "blue", "effect.may yes")
    assert read(match, "blue.coordinate") == 6


# -- reveals by actions ---------------------------------------------------------------------------------------


@rule("EVC-ACT-13")
def test_the_owner_of_the_pushed_runner_chooses_the_next_station_card():
    match = acting(blue_card="shove", blue_coordinate=9, yellow_coordinate=9)
    chance(match, "station.draw hole", "station.draw acid-pools")
    assert asks(match) == "yellow station.choose"
    answer(match, "yellow", "station.choose hole")
    assert read(match, "line") == ["starting", "market-concourse", "observation-gallery", "?hole"]
    assert read(match, "station.discard") == ["acid-pools"]
    assert read(match, "yellow.at") == "observation-gallery 1"


@rule("EVC-ACT-13")
def test_the_own_action_reveals_too():
    match = acting(blue_card="hesitate", blue_coordinate=9)
    answer(match, "blue", "effect.may yes")
    chance(match, "station.draw hole", "station.draw acid-pools")
    assert asks(match) == "blue station.choose"


# -- neutral runners ------------------------------------------------------------------------------------------


@rule("EVC-ACT-14")
def test_neutral_runners_are_targets_and_never_act():
    match = acting(2, blue_card="shove", blue_coordinate=5, pink_coordinate=5, ivory_coordinate=4, yellow_coordinate=0)
    assert offers(match) == ["pink", "ivory"]
    answer(match, "blue", "target.choose pink")
    assert read(match, "pink.coordinate") == 6
    assert asks(match) == "chance nomia.draw"
    assert kinds(match, "acts", "acts-in-vain") == ["acts"]


@rule("EVC-ACT-14")
def test_a_neutral_runner_out_of_reach_is_refused_by_name():
    match = acting(2, blue_card="shove", blue_coordinate=5, yellow_coordinate=5, ivory_coordinate=5, pink_coordinate=0)
    assert refused(match, "blue", "target.choose pink") == "EVC-ACT-14"
    assert refused(match, "blue", "target.choose green") == "EVC-ACT-06"


@rule("EVC-ACT-14")
def test_a_neutral_runner_that_was_removed_is_no_target():
    match = acting(2, blue_card="trip", blue_coordinate=5, pink_coordinate=5, pink_status="out", ivory_coordinate=0)
    assert order_of(match, "acts-in-vain") == ["blue"]


# -- actions at the reveal ------------------------------------------------------------------------------------


@rule("EVC-ACT-15")
@pytest.mark.parametrize(("people", "card"), [("skith", "warp-reality"), ("mendeku", "hyper-evolved")])
def test_maintenance_access_bars_what_happens_at_the_reveal(people, card):
    match = table(
        2,
        "full",
        line=ACCESS,
        nomia_deck=CALM,
        blue_civilization=people,
        blue_specials=[],
        blue_at="maintenance-access 1",
        neutral_pink_deck=[1],
        neutral_ivory_deck=[1],
    )
    pick(match, blue=card, yellow="move-4")
    assert "target.choose" not in asks(match)
    until(match, "nomia.draw")
    assert read(match, "blue.card") == card
    assert read(match, "blue.moved") == 2  # the card counts with its own speed
    assert read(match, "yellow.moved") == 4


@rule("EVC-ACT-15")
@pytest.mark.parametrize(("people", "card"), [("skith", "warp-reality"), ("mendeku", "hyper-evolved")])
def test_who_began_on_maintenance_access_can_be_chosen_by_others(people, card):
    match = table(2, "full", line=ACCESS, blue_civilization=people, blue_specials=[], yellow_at="maintenance-access 1")
    pick(match, blue=card, yellow="move-4")
    assert read(match, "blue.card") == "move-4"
