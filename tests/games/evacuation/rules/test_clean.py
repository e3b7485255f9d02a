"""Phase 7, Cleanup (EVA-CLEAN)."""

import pytest

from ludothek.games.evacuation import state as fields
from tests.games.playing import asks, chance, owing, told, until
from tests.support import rule

from .positions import GAME, clean, deck, draws, has, phase_of, position, put, row, row_of, table, under, where

pytestmark = pytest.mark.engine


def bonus_cards(match):
    """The bonus cards of the four years that are still there."""
    s = position(match)
    words = match.pack.words["setup.bonus"]
    cards = [int(s.board[fields.BONUS + year]) for year in range(4)]
    return [words[card] if card >= 0 else "" for card in cards]


@rule("EVA-CLEAN-01")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_year_counter_moves_on(year):
    match = table(2, phase="cleanup", year=year)
    until(match, "turn")
    assert phase_of(match) == (year + 1, "actions")
    assert [args[0] for args in told(match, "year")] == [year + 1]


@rule("EVA-CLEAN-02")
def test_the_bonus_card_of_the_year_leaves_the_game():
    match = table(2, phase="cleanup", year=2)
    assert bonus_cards(match) == ["yb-1", "yb-2", "yb-3", "yb-8"]
    draws(match)
    assert bonus_cards(match) == ["yb-1", "", "yb-3", "yb-8"]
    first = draws(table(2, phase="cleanup", year=1))
    assert bonus_cards(first) == ["", "yb-2", "yb-3", "yb-8"]


@rule("EVA-CLEAN-03")
def test_the_card_in_slot_1_of_each_row_goes_under_its_deck():
    match = table(2, phase="cleanup")
    chance(match, "market.deal sh-10", "market.deal st-10", "market.deal in-09")
    assert row_of(match, "ship") == ["sh-02", "sh-03", "sh-10"]
    assert row_of(match, "stadium") == ["st-02", "st-03", "st-10"]
    assert row_of(match, "infrastructure") == ["in-03", "in-05", "in-09"]
    assert (under(match, "ship"), under(match, "stadium"), under(match, "infrastructure")) == (
        ["sh-01"],
        ["st-01"],
        ["in-01"],
    )
    clean(match)


@rule("EVA-CLEAN-03")
def test_it_comes_back_when_the_deck_above_it_is_used_up():
    match = deck(table(2, phase="cleanup"), "ship", "")
    chance(match, "market.deal st-10", "market.deal in-09")
    assert row_of(match, "ship") == ["sh-02", "sh-03", "sh-01"]
    assert under(match, "ship") == []


@rule("EVA-CLEAN-03")
def test_a_row_that_could_not_be_filled_is_filled_now():
    match = row(table(2, phase="cleanup"), "ship", "sh-04")
    deck(match, "ship", "sh-10 sh-11")
    chance(match, "market.deal sh-11", "market.deal sh-10")
    assert row_of(match, "ship") == ["sh-11", "sh-10", "sh-04"]
    match = row(table(2, phase="cleanup"), "ship", "")
    deck(match, "ship", "")
    draws(match)
    assert row_of(match, "ship") == []


@rule("EVA-CLEAN-04")
def test_markers_leave_the_groups_and_action_markers_go_back_to_0():
    match = table(3, phase="cleanup")
    for colour in GAME.colours[:3]:
        put(match, colour, groups="1 2 3 4", actions=10, passed=1)
    until(match, "turn")
    for colour in GAME.colours[:3]:
        assert has(match, colour, "groups") == (0, 0, 0, 0)
        assert has(match, colour, "actions") == 0
        assert has(match, colour, "passed") == 0


@rule("EVA-CLEAN-05")
def test_played_cards_are_shuffled_back_and_hands_are_chosen_anew():
    match = table(2, phase="cleanup", actions="advanced")
    put(match, "blue", cards="ac-01 ac-02 ac-03 ac-04", tucked="ac-05 ac-06", face_up="ac-07")
    put(match, "yellow", cards="ac-11 ac-12 ac-13 ac-14", face_up="ac-15")
    until(match, "hand.drop")
    assert phase_of(match)[0] == 2
    assert owing(match) == ["blue", "yellow"]
    for colour, kept in (("blue", "ac-01 ac-02 ac-03 ac-04"), ("yellow", "ac-11 ac-12 ac-13 ac-14")):
        assert set(kept.split()) <= set(has(match, colour, "cards"))
        assert len(has(match, colour, "cards")) == 7
        assert has(match, colour, "tucked") == has(match, colour, "face_up") == []
    s = position(match)
    assert s.cards_in(s.discard()) == 0
    assert s.cards_in(s.deck()) == 80 - 14
    assert told(match, "actions-shuffled") != []
    clean(match)


@rule("EVA-CLEAN-05")
def test_with_standard_actions_no_cards_are_dealt():
    match = until(table(2, phase="cleanup"), "turn")
    assert told(match, "actions-shuffled") == told(match, "drew-cards") == []
    assert asks(match).endswith(" turn")
    assert where(match, "sh-01") == "under"
