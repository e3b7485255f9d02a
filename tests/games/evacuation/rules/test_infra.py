"""Infrastructure moves, cards and their requirements (EVA-INFRA)."""

import pytest

from ludothek.games.evacuation.infrastructure import InfrastructureMoves
from tests.games.playing import answer, asks, offers, refused, told
from tests.support import rule

from .positions import (
    GAME,
    acting,
    clean,
    forbids,
    has,
    pack,
    position,
    production,
    put,
    row,
    row_of,
    stock,
    turn,
    view,
    where,
)

pytestmark = pytest.mark.engine

LEVEL_1 = [f"in-{n:02}" for n in range(1, 10)]


def completes(card, sites, settling, *lines, **more):
    """Blue has a card lying open and these sites, and settles one more; how production rose by the card alone."""
    things = {"new": "0 9 0", "population": 4, "steps": "21 15", "played": card, "sites": sites, **more}
    plain = acting(blue={**things, "played": ""})
    with_card = acting(blue=things)
    for match in (plain, with_card):
        turn(match, "blue", "settle", f"settle.site {settling}", *lines)
        clean(match)
    gain = tuple(a - b for a, b in zip(production(with_card, "blue"), production(plain, "blue")))
    assert (has(with_card, "blue", "completed") == [card]) == (gain != (0, 0, 0))
    return gain


NOTHING = (0, 0, 0)


# -- moves ----------------------------------------------------------------------------------------------------------


@rule("EVA-INFRA-01")
def test_a_move_takes_an_open_card_into_the_hand():
    match = acting(blue={"hand": "in-06", "new": "0 0 1"})
    answer(match, "blue", "turn infrastructure")
    assert offers(match) == ["take", "in-06"]
    answer(match, "blue", "infrastructure.move take", "market.take in-05")
    assert where(match, "in-05") == "blue hand"
    assert told(match, "paid") == []


@rule("EVA-INFRA-01")
def test_a_move_plays_a_card_from_the_hand():
    match = acting(blue={"hand": "in-06", "new": "0 0 1"})
    answer(match, "blue", "turn infrastructure", "infrastructure.move in-06")
    assert where(match, "in-06") == "blue played"
    assert asks(match) == "blue infrastructure.move"


@rule("EVA-INFRA-01")
def test_only_cards_in_the_own_hand_can_be_played():
    match = acting(blue={"hand": "in-06", "new": "9 9 9"}, yellow={"hand": "in-07"})
    answer(match, "blue", "turn infrastructure")
    assert refused(match, "blue", "infrastructure.move in-07") == "EVA-INFRA-01"  # yellow's
    assert refused(match, "blue", "infrastructure.move in-01") == "EVA-INFRA-01"  # in the row
    assert refused(match, "blue", "infrastructure.move in-18") == "EVA-INFRA-01"  # in the deck


@rule("EVA-INFRA-01")
def test_from_an_empty_row_no_card_can_be_taken():
    match = acting(blue={"hand": "in-06", "new": "9 9 9"})
    row(match, "infrastructure", "")
    assert forbids(match, InfrastructureMoves(0, 2, 0), "take") == "EVA-MARKET-07"


@rule("EVA-INFRA-02")
def test_a_card_may_be_taken_and_played_straight_away():
    match = acting(blue={"new": "0 1 0"})
    turn(match, "blue", "infrastructure", "market.take in-03", "infrastructure.move in-03")
    assert where(match, "in-03") == "blue played"
    assert asks(match) == "yellow turn"


@rule("EVA-INFRA-02")
@pytest.mark.parametrize(
    ("lines", "hand", "played"),
    [
        (["infrastructure.move take", "market.take in-01", "infrastructure.move take", "market.take in-05"], 4, 0),
        (["infrastructure.move in-07", "infrastructure.move take", "market.take in-01"], 2, 1),
        (["infrastructure.move take", "market.take in-01", "infrastructure.move in-07"], 2, 1),
        (["infrastructure.move in-07", "infrastructure.move in-08"], 0, 2),
    ],
)
def test_two_moves_may_be_mixed_at_will(lines, hand, played):
    match = acting(blue={"hand": "in-07 in-08", "new": "1 0 1"})
    turn(match, "blue", "infrastructure", *lines)
    assert len(has(match, "blue", "hand")) == hand
    assert len(has(match, "blue", "played")) == played
    assert asks(match) == "yellow turn"


# -- cost -----------------------------------------------------------------------------------------------------------


@rule("EVA-INFRA-03")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("in-01", (1, 0, 0)),
        ("in-02", (0, 0, 1)),
        ("in-03", (0, 1, 0)),
        ("in-10", (0, 1, 1)),
        ("in-13", (1, 0, 1)),
        ("in-16", (0, 2, 0)),
        ("in-18", (0, 0, 2)),
    ],
)
def test_the_cost_is_paid_from_the_new_world(card, cost):
    match = acting(blue={"hand": card, "new": "2 2 2", "old": "5 5 5"})
    answer(match, "blue", "turn infrastructure", f"infrastructure.move {card}")
    assert stock(match, "blue", "new") == tuple(2 - n for n in cost)
    assert stock(match, "blue", "old") == (5, 5, 5)
    assert where(match, card) == "blue played"
    for colour in ("", "yellow"):  # it lies open
        assert view(match, colour).place[GAMEWORDS.index(card)] == position(match).place[GAMEWORDS.index(card)]


GAMEWORDS = pack().words["market.deal"]


@rule("EVA-INFRA-03")
@pytest.mark.parametrize("new", ["0 1 0", "0 0 1", "9 1 0", "0 0 0"])
def test_without_its_cost_a_card_cannot_be_played(new):
    match = acting(blue={"hand": "in-10 in-03", "new": new, "old": "9 9 9"})  # in-10 costs 1 steel, 1 energy
    assert forbids(match, InfrastructureMoves(0, 2, 0), "in-10") == "EVA-INFRA-03"


@rule("EVA-INFRA-03")
def test_energy_promised_to_the_track_is_not_counted():
    match = acting(blue={"hand": "in-02", "new": "0 0 1", "actions": 2, "steps": "9 9"})
    row(match, "infrastructure", "")
    assert refused(match, "blue", "turn infrastructure") == "EVA-INFRA-03"


# -- completion -----------------------------------------------------------------------------------------------------


@rule("EVA-INFRA-04")
def test_a_card_whose_requirement_is_met_raises_production_when_played():
    match = acting(blue={"hand": "in-05", "new": "0 1 0", "sites": "n-02 n-03:steel"})
    answer(match, "blue", "turn infrastructure", "infrastructure.move in-05")
    assert production(match, "blue") == (0, 0, 2)
    assert has(match, "blue", "completed") == ["in-05"]


@rule("EVA-INFRA-04")
def test_a_card_may_be_played_early_and_raises_production_later_and_only_once():
    things = {"hand": "in-03", "new": "0 9 0", "sites": "n-02", "population": 9, "steps": "9 3", "old": "0 0 9"}
    match = acting(2, blue=things)
    turn(match, "blue", "infrastructure", "infrastructure.move in-03", "infrastructure.move stop")
    assert production(match, "blue") == (0, 0, 0)
    assert has(match, "blue", "completed") == []
    turn(match, "yellow", "pass")
    turn(match, "blue", "settle", "settle.site n-33")  # energy, worth 2
    assert production(match, "blue") == (0, 2, 2)
    turn(match, "blue", "settle", "settle.site n-30")  # steel 1 and food 2
    assert production(match, "blue") == (2, 3, 2)
    assert told(match, "completed") == [[0, GAMEWORDS.index("in-03"), 0]]


@rule("EVA-INFRA-04")
@pytest.mark.parametrize("colour", GAME.colours)
def test_every_seat_completes_its_own_cards(colour):
    match = acting(4, turn_order=[colour, *(c for c in GAME.colours if c != colour)])
    put(match, colour, played="in-05 in-09", sites="n-03:steel", new="0 9 0", population=2, steps="9 3")
    turn(match, colour, "settle", "settle.site n-02")
    assert has(match, colour, "completed") == ["in-05"]
    assert production(match, colour) == (2, 0, 2)


@rule("EVA-INFRA-04")
def test_cards_of_others_are_not_completed_by_my_settling():
    match = acting(blue={"new": "0 9 0", "population": 1}, yellow={"played": "in-15"})
    turn(match, "blue", "settle", "settle.site n-01")
    assert production(match, "yellow") == (0, 0, 0)


@rule("EVA-INFRA-04")
def test_a_card_may_raise_a_marker_of_choice():
    match = acting(blue={"hand": "in-18", "new": "0 0 2", "sites": "n-14:food n-31:food+steel"})
    answer(match, "blue", "turn infrastructure", "infrastructure.move in-18")
    assert offers(match) == ["food", "steel", "energy"]
    answer(match, "blue", "raise steel")
    assert production(match, "blue") == (0, 3, 0)


# -- twins ----------------------------------------------------------------------------------------------------------


@rule("EVA-INFRA-05")
@pytest.mark.parametrize(
    ("card", "twin"),
    [("in-01", "in-02"), ("in-03", "in-04"), ("in-06", "in-05"), ("in-10", "in-11"), ("in-13", "in-12")],
)
def test_a_twin_of_a_played_card_cannot_be_played_but_held(card, twin):
    match = acting(blue={"played": card, "hand": f"{twin} in-07", "new": "9 9 9"})
    answer(match, "blue", "turn infrastructure")
    assert refused(match, "blue", f"infrastructure.move {twin}") == "EVA-INFRA-05"
    assert refused(match, "blue", "infrastructure.move in-07") == ""


@rule("EVA-INFRA-05")
def test_a_twin_may_be_taken_and_one_of_two_held_may_be_played():
    match = acting(blue={"played": "in-04"})
    turn(match, "blue", "infrastructure", "market.take in-03", "infrastructure.move stop")
    assert where(match, "in-03") == "blue hand"
    match = acting(blue={"hand": "in-03 in-04", "new": "9 9 9"})
    answer(match, "blue", "turn infrastructure", "infrastructure.move in-03")
    assert refused(match, "blue", "infrastructure.move in-04") == "EVA-INFRA-05"


@rule("EVA-INFRA-05")
@pytest.mark.parametrize("colour", GAME.colours)
def test_the_rule_about_twins_is_the_same_for_every_seat(colour):
    match = acting(4, turn_order=[colour, *(c for c in GAME.colours if c != colour)])
    put(match, colour, played="in-10", hand="in-11 in-07", new="9 9 9")
    answer(match, colour, "turn infrastructure")
    assert refused(match, colour, "infrastructure.move in-11") == "EVA-INFRA-05"
    answer(match, colour, "infrastructure.move in-07")
    assert where(match, "in-07") == f"{colour} played"


@rule("EVA-INFRA-05")
def test_a_twin_that_somebody_else_played_does_not_matter():
    match = acting(blue={"hand": "in-04", "new": "0 1 0"}, yellow={"played": "in-03"})
    answer(match, "blue", "turn infrastructure", "infrastructure.move in-04")
    assert where(match, "in-04") == "blue played"


@rule("EVA-INFRA-06")
def test_any_number_of_cards_may_be_held():
    match = acting(blue={"hand": [f"in-{n:02}" for n in range(2, 18) if n not in (3, 5)]})
    row(match, "infrastructure", "in-01 in-03 in-05")
    turn(match, "blue", "infrastructure", "market.take in-01", "infrastructure.move take", "market.take in-03")
    assert len(has(match, "blue", "hand")) == 16
    assert asks(match) == "yellow turn"


@rule("EVA-INFRA-06")
def test_everybody_knows_the_cards_in_hand():
    match = acting(4, blue={"hand": "in-02 in-18"})
    places = [int(n) for n in position(match).place]
    for colour in ("", *GAME.colours):
        assert [int(n) for n in view(match, colour).place] == places


# -- requirements ---------------------------------------------------------------------------------------------------


@rule("EVA-INFRA-07")
def test_four_settled_tundra_sites():
    assert completes("in-01", "n-01 n-03:food n-04", "n-09") == (1, 0, 1)
    assert completes("in-02", "n-01 n-03:food n-04", "n-09") == (0, 1, 1)
    assert completes("in-01", "n-01 n-03:food", "n-09") == NOTHING  # three
    assert completes("in-01", "n-01 n-03:food n-02", "n-09") == NOTHING  # one of the four is desert


@rule("EVA-INFRA-08")
def test_two_desert_sites_with_population():
    assert completes("in-03", "n-02", "n-05") == (0, 2, 0)
    assert completes("in-04", "n-02", "n-05") == (2, 0, 0)
    assert completes("in-03", "n-07:food+steel", "n-05") == NOTHING  # factories only
    assert completes("in-03", "n-02", "n-01") == NOTHING  # tundra
    assert completes("in-03", "n-32:food", "n-05") == (0, 2, 0)  # a factory besides does not matter


@rule("EVA-INFRA-09")
def test_desert_population_and_a_tundra_factory():
    assert completes("in-05", "n-03:food", "n-02") == (0, 0, 2)
    assert completes("in-06", "n-02", "n-03", prefab_new="1 0 0") == (2, 0, 0)
    assert completes("in-05", "n-03:food", "n-01") == NOTHING  # no desert
    assert completes("in-05", "n-01", "n-02") == NOTHING  # no factory
    assert completes("in-05", "n-07:food+steel n-03:food", "n-01") == NOTHING  # desert without population
    assert completes("in-05", "n-32:food", "n-01") == NOTHING  # the factory is in the desert


@rule("EVA-INFRA-10")
def test_two_forests_in_one_horizontal_line_whatever_lies_between():
    sunny = {"prefab_new": "1 0 0", "steps": "20 19", "lanes": "main passing"}
    assert completes("in-10", "n-12", "n-14", **sunny) == (0, 3, 0)  # a sea site lies between them
    assert completes("in-10", "n-06", "n-26") == NOTHING  # different lines
    assert completes("in-11", "n-24:food", "n-26") == (3, 0, 0)
    assert completes("in-10", "n-14:food", "n-12") == (0, 3, 0)


@rule("EVA-INFRA-10")
def test_a_diagonal_is_no_horizontal_line():
    assert completes("in-10", "n-06", "n-12") == NOTHING  # n-06 lies on the diagonal above n-12
    assert completes("in-10", "n-27", "n-26") == (0, 3, 0)


@rule("EVA-INFRA-11")
def test_a_forest_and_two_tundras_on_one_diagonal():
    assert completes("in-12", "n-01 n-37", "n-12") == (0, 0, 3)  # the one direction, from edge to edge
    assert completes("in-13", "n-14:food n-35:food", "n-09") == (2, 1, 0)  # the other direction
    assert completes("in-12", "n-01", "n-12") == NOTHING  # one tundra
    assert completes("in-12", "n-23 n-28:food", "n-26") == NOTHING  # a horizontal line
    assert completes("in-12", "n-01 n-09", "n-12") == NOTHING  # not all on the same diagonal
    assert completes("in-12", "n-01 n-15", "n-37", lanes="main passing", steps="20 19") == NOTHING  # no forest


@rule("EVA-INFRA-12")
def test_sites_of_others_do_not_count():
    things = {"new": "0 9 0", "population": 4, "played": "in-01", "sites": "n-01 n-04"}
    match = acting(blue=things, yellow={"sites": "n-03:food n-16"})
    turn(match, "blue", "settle", "settle.site n-09")
    assert has(match, "blue", "completed") == []
    assert production(match, "blue") == (0, 0, 1)


@rule("EVA-INFRA-12")
def test_others_complete_their_own_cards_with_their_own_sites():
    match = acting(2, blue={"sites": "n-01 n-04 n-16"}, yellow={"played": "in-01", "new": "0 9 0", "population": 4})
    turn(match, "blue", "pass")
    turn(match, "yellow", "settle", "settle.site n-09")
    assert has(match, "yellow", "completed") == []


@rule("EVA-INFRA-01")
def test_the_row_is_filled_after_a_card_was_taken():
    match = acting()
    turn(match, "blue", "infrastructure", "market.take in-01", "infrastructure.move stop")
    assert row_of(match, "infrastructure")[:2] == ["in-03", "in-05"]
    assert row_of(match, "infrastructure")[2] in LEVEL_1
