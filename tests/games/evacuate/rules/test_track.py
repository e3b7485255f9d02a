"""The Evacuation Tracker and Evac Ready (EVC-TRACK)."""

from typing import Any

import pytest

from ludothek.core.match import Match
from tests.games.playing import answer, asks, chance, offers, told, until
from tests.support import rule

from .positions import attacked, counts, each, kinds, order_of, pick, read, struck, table

pytestmark = pytest.mark.engine

SPACES = {2: 6, 3: 7, 4: 8, 5: 10, 6: 12}  # losses until Evac Ready
ACID = ("starting", "acid-pools", "market-concourse", "?observation-gallery")
LEADING: dict[str, Any] = {"blue_coordinate": 8, "yellow_coordinate": 5, "pink_coordinate": 4, "ivory_coordinate": 2}


def short_of_ready(*titles: str, seats: int = 4, left: int = 1, **given: Any) -> Match:
    """Phase 3 with so many losses to go until Evac Ready; the dead so far are violet or the last colour's."""
    return attacked(*titles, seats=seats, deaths=SPACES[seats] - left, **{**LEADING, **given})


# -- filling the spaces ---------------------------------------------------------------------------------------


@rule("EVC-TRACK-01")
def test_a_killed_survivor_fills_one_space():
    match = struck("front", **LEADING)
    assert read(match, "deaths") == 1
    assert read(match, "blue.dead") == 1


@rule("EVC-TRACK-01")
def test_every_victim_of_a_card_fills_one():
    match = struck("front")
    assert read(match, "deaths") == 4
    assert counts(match, "dead") == {"blue": 1, "yellow": 1, "pink": 1, "ivory": 1}


@rule("EVC-TRACK-01")
def test_the_last_survivor_goes_on_the_tracker_too():
    match = struck("front", **LEADING, blue_pool=0)
    assert read(match, "blue.dead") == 1
    assert read(match, "deaths") == 1


@rule("EVC-TRACK-02", "EVC-TRACK-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_evac_ready_is_reached_by_the_number_of_losses_for_the_players(seats):
    match = short_of_ready("front", "front", seats=seats, left=2, extra=1)
    chance(match, "nomia.draw front")
    assert told(match, "evac-ready") == []
    assert read(match, "evac") == 0
    answer(match, "blue", "market.choose rear")
    chance(match, "nomia.draw front")
    assert len(told(match, "evac-ready")) == 1
    assert read(match, "deaths") == SPACES[seats]


@rule("EVC-TRACK-03")
def test_eliminated_players_do_not_shorten_the_tracker():
    match = short_of_ready("front", "front", left=2, extra=1, pink_status="out", ivory_status="out")
    chance(match, "nomia.draw front")
    assert read(match, "evac") == 0  # seven losses: enough for three players, not for the four who began


@rule("EVC-TRACK-03")
def test_killed_neutrals_fill_spaces_and_count_as_no_players():
    match = short_of_ready("front", seats=2, blue_coordinate=4, pink_coordinate=9)
    chance(match, "nomia.draw front")
    assert order_of(match, "lost") == ["pink"]
    assert read(match, "pink.dead") == 1
    assert read(match, "evac") == 1


@rule("EVC-TRACK-03")
def test_a_removed_neutral_runner_fills_a_space():
    match = short_of_ready("front", seats=3, blue_coordinate=4, ivory_coordinate=9, ivory_pool=0)
    chance(match, "nomia.draw front")
    assert order_of(match, "eliminated") == ["ivory"]
    assert read(match, "evac") == 1


# -- Evac Ready -----------------------------------------------------------------------------------------------


@rule("EVC-TRACK-04", "EVC-EX-10")
def test_evac_ready_shuffles_transport_and_pile_into_the_deck_at_once():
    match = short_of_ready("front", "rear", "rear", nomia_pile={"all-clear": 1, "ambush": 2})
    chance(match, "nomia.draw front")
    assert asks(match) == "blue market.choose"  # the shuffle has come before the choice
    assert read(match, "nomia.pile") == {}
    assert read(match, "nomia.deck") == {"all-clear": 1, "front": 1, "rear": 2, "ambush": 2, "transport": 1}
    assert kinds(match, "lost", "evac-ready", "shuffled", "stunned") == ["lost", "evac-ready", "shuffled", "stunned"]


@rule("EVC-TRACK-04")
def test_the_transport_can_be_the_next_draw_of_the_same_phase():
    match = short_of_ready("front", extra=1)
    chance(match, "nomia.draw front")
    answer(match, "blue", "market.choose rear")
    assert "transport" in offers(match)
    chance(match, "nomia.draw transport")
    assert match.over


@rule("EVC-TRACK-05", "EVC-EX-10")
def test_after_evac_ready_blue_cards_shuffle_nothing():
    match = attacked("all-clear", "transport", evac=1, deaths=9, nomia_pile={"all-clear": 1, "medical-station": 1})
    chance(match, "nomia.draw all-clear")
    assert read(match, "nomia.pile") == {"all-clear": 2, "medical-station": 1}
    assert told(match, "shuffled") == []


@rule("EVC-TRACK-05", "EVC-TRACK-06")
def test_chosen_blue_cards_stay_in_the_pile_after_evac_ready():
    match = short_of_ready("front", "rear", blue_coordinate=8, yellow_coordinate=8)
    chance(match, "nomia.draw front")
    answer(match, "blue", "market.choose all-clear")
    answer(match, "yellow", "market.choose medical-station")
    assert read(match, "nomia.pile") == {"all-clear": 1, "medical-station": 1}
    assert read(match, "nomia.deck") == {"front": 1, "rear": 1, "transport": 1}


@rule("EVC-TRACK-06")
def test_remaining_losses_marks_and_choices_of_the_card_are_completed():
    match = short_of_ready("front", **each("coordinate", 8, "blue", "yellow", "pink"))
    chance(match, "nomia.draw front")
    assert order_of(match, "lost") == ["blue", "yellow", "pink"]
    assert order_of(match, "stunned") == ["blue", "yellow", "pink"]
    assert kinds(match, "lost", "evac-ready") == ["lost", "evac-ready", "lost", "lost"]
    for colour in ("blue", "yellow", "pink"):
        answer(match, colour, "market.choose rear")
    assert read(match, "nomia.pile") == {"rear": 3}


@rule("EVC-TRACK-07")
def test_evac_ready_triggers_once_and_later_dead_are_counted_beside_it():
    match = attacked("front", "transport", evac=1, deaths=SPACES[4], nomia_pile={"rear": 1}, **LEADING)
    chance(match, "nomia.draw front")
    assert read(match, "deaths") == SPACES[4] + 1
    assert told(match, "evac-ready") == []
    assert read(match, "nomia.deck") == {"transport": 1}
    assert read(match, "nomia.pile") == {"front": 1, "rear": 1}


@rule("EVC-TRACK-08")
def test_evac_ready_can_be_reached_in_phase_1():
    match = table(line=ACID, deaths=7, blue_at="acid-pools 1", nomia_deck={"all-clear": 2}, nomia_pile={"rear": 1})
    pick(match, blue="move-2")
    until(match, "nomia.draw")
    assert order_of(match, "lost") == ["blue"]
    assert read(match, "evac") == 1
    assert read(match, "nomia.deck") == {"all-clear": 2, "rear": 1, "transport": 1}
    assert kinds(match, "evac-ready", "chose-nomia") == ["evac-ready"]  # no choice without a Nomia Card


@rule("EVC-TRACK-08")
def test_the_transport_can_come_in_the_round_of_the_acid():
    match = table(line=ACID, deaths=7, blue_at="acid-pools 1", nomia_deck={"all-clear": 2})
    pick(match, blue="move-2")
    until(match, "nomia.draw")
    chance(match, "nomia.draw transport")
    assert match.over


# -- what does not fill a space -------------------------------------------------------------------------------


@rule("EVC-TRACK-01", "EVC-CIV-13")
def test_a_hit_that_kills_nobody_fills_no_space():
    match = short_of_ready("front", mode="full", blue_civilization="urumak", blue_specials=[])
    chance(match, "nomia.draw front")
    assert read(match, "deaths") == 7
    assert read(match, "evac") == 0


@rule("EVC-TRACK-01", "EVC-CIV-08")
def test_the_nomia_token_fills_no_space():
    match = short_of_ready("front", mode="full", blue_civilization="collector", blue_specials=[], blue_token=1)
    chance(match, "nomia.draw front")
    answer(match, "blue", "loss.miniature token")
    assert read(match, "deaths") == 7
    assert read(match, "evac") == 0
    assert asks(match) == "blue market.choose"


@rule("EVC-TRACK-08", "EVC-NOMIA-03")
def test_a_nomia_card_that_is_over_has_no_part_in_later_losses():
    """After a round with a red card, acid takes its Survivor at once and without a market choice."""
    match = table(line=ACID, nomia_deck={"ambush": 2}, blue_at="starting 4")
    pick(match, blue="move-1")
    until(match, "run.pick")
    assert read(match, "blue.at") == "acid-pools 1"
    pick(match, blue="move-2", yellow="move-2", pink="move-2", ivory="move-2")
    assert read(match, "blue.survivors") == 4
    until(match, "nomia.draw")
    assert told(match, "chose-nomia") == []
