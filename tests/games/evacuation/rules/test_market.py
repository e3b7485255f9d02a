"""The three rows: taking, paying for new cards (EVA-MARKET)."""

import pytest

from ludothek.games.evacuation.market import REFILL, TO_HAND, TakeCard
from tests.games.playing import answer, asks, chance, offers, refused
from tests.support import rule

from .positions import (
    acting,
    bonus,
    clean,
    deck,
    draws,
    forbids,
    has,
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

RICH = {"old": "9 9 9", "new": "9 9 9"}


@rule("EVA-MARKET-01")
@pytest.mark.parametrize(
    ("lines", "cards"),
    [
        (["turn ship"], ["sh-01", "sh-02", "sh-03"]),
        (["turn stadium"], ["st-01", "st-02", "st-03"]),
        (["turn infrastructure"], ["in-01", "in-03", "in-05"]),
    ],
)
def test_each_kind_has_a_row_of_its_own(lines, cards):
    match = answer(acting(blue=RICH), "blue", *lines)
    assert offers(match) == ["redraw", *cards]
    for word in ("sh-09", "st-09", "in-09"):
        assert refused(match, "blue", f"market.take {word}") == "EVA-MARKET-01"


@rule("EVA-MARKET-01")
def test_the_oldest_card_is_in_slot_1_and_the_latest_in_slot_3():
    match = table(phase="cleanup")
    chance(match, "market.deal sh-10", "market.deal st-10", "market.deal in-09")
    assert row_of(match, "ship") == ["sh-02", "sh-03", "sh-10"]
    assert row_of(match, "stadium") == ["st-02", "st-03", "st-10"]
    assert row_of(match, "infrastructure") == ["in-03", "in-05", "in-09"]


@rule("EVA-MARKET-02")
@pytest.mark.parametrize(
    ("taken", "left"),
    [("sh-01", ["sh-02", "sh-03"]), ("sh-02", ["sh-01", "sh-03"]), ("sh-03", ["sh-01", "sh-02"])],
)
def test_a_gap_is_closed_from_the_newer_side(taken, left):
    match = acting(blue={"old": "0 3 0"})
    answer(match, "blue", "turn ship", f"market.take {taken}")
    assert asks(match) == "chance market.deal"
    assert row_of(match, "ship") == left
    chance(match, "market.deal sh-20")
    assert row_of(match, "ship") == [*left, "sh-20"]
    assert asks(match) == "yellow turn"


# -- paying for new cards -------------------------------------------------------------------------------------------


@rule("EVA-MARKET-03")
@pytest.mark.parametrize("paid", ["food-old", "steel-old", "energy-old", "food-new", "steel-new", "energy-new"])
def test_one_resource_of_any_type_and_world_pays_for_new_cards(paid):
    match = acting(blue=RICH)
    answer(match, "blue", "turn ship", "market.take redraw", f"pay.any {paid}")
    kind, world = paid.split("-")
    assert stock(match, "blue", world) == tuple(9 - (k == kind) for k in ("food", "steel", "energy"))
    assert asks(match) == "blue market.under"


@rule("EVA-MARKET-03")
def test_a_resource_that_is_not_there_cannot_pay():
    match = acting(blue={"old": "0 9 0", "new": "0 0 1"})
    answer(match, "blue", "turn ship", "market.take redraw")
    assert offers(match) == ["steel-old", "energy-new"]
    assert refused(match, "blue", "pay.any food-old") == "EVA-MARKET-03"


@rule("EVA-MARKET-03")
@pytest.mark.parametrize(
    ("gone", "left"),
    [
        (["sh-02"], ["sh-01", "sh-03"]),
        (["sh-01", "sh-03"], ["sh-02"]),
        (["sh-03", "sh-01"], ["sh-02"]),
        (["sh-02", "sh-03", "sh-01"], []),
    ],
)
def test_one_two_or_three_cards_go_under_the_deck_in_the_chosen_order(gone, left):
    match = acting(blue=RICH)
    answer(match, "blue", "turn ship", "market.take redraw", "pay.any food-old")
    assert refused(match, "blue", "market.under done") == "EVA-MARKET-03"  # at least one
    for card in gone[:2] if len(gone) == 3 else gone:
        answer(match, "blue", f"market.under {card}")
    if len(gone) < 3:
        answer(match, "blue", "market.under done")
    else:
        answer(match, "blue", f"market.under {gone[2]}")
    assert asks(match) == "chance market.deal"
    assert row_of(match, "ship") == left
    assert under(match, "ship") == gone
    for card in ("sh-19", "sh-20", "sh-21")[: len(gone)]:
        chance(match, f"market.deal {card}")
    assert row_of(match, "ship") == [*left, *("sh-19", "sh-20", "sh-21")[: len(gone)]]
    clean(match)


@rule("EVA-MARKET-03")
def test_only_cards_of_the_row_can_go_under_the_deck():
    match = acting(blue=RICH)
    answer(match, "blue", "turn ship", "market.take redraw", "pay.any food-old")
    assert refused(match, "blue", "market.under st-01") == "EVA-MARKET-01"
    assert refused(match, "blue", "market.under sh-04") == "EVA-MARKET-01"
    answer(match, "blue", "market.under sh-01")
    assert refused(match, "blue", "market.under sh-01") == "EVA-MARKET-01"


@rule("EVA-MARKET-03")
def test_without_a_resource_there_are_no_new_cards():
    match = acting(blue={"hand": "in-02"})
    answer(match, "blue", "turn infrastructure")
    assert offers(match) == ["in-01", "in-03", "in-05"]
    assert refused(match, "blue", "market.take redraw") == "EVA-MARKET-03"


@rule("EVA-MARKET-03")
def test_what_was_put_under_comes_back_after_the_rest_of_the_deck():
    match = deck(acting(blue=RICH), "ship", "sh-10")
    answer(match, "blue", "turn ship", "market.take redraw", "pay.any food-old")
    answer(match, "blue", "market.under sh-02", "market.under sh-01", "market.under done")
    assert offers(match) == ["sh-10"]  # the last of the deck, then the one that went under first
    chance(match, "market.deal sh-10")
    assert row_of(match, "ship") == ["sh-03", "sh-10", "sh-02"]
    assert under(match, "ship") == ["sh-01"]


@rule("EVA-MARKET-04")
def test_the_row_is_replaced_only_once_for_each_card():
    match = acting(blue=RICH)
    answer(
        match, "blue", "turn ship", "market.take redraw", "pay.any food-old", "market.under sh-01", "market.under done"
    )
    draws(match)
    assert asks(match) == "blue market.take"
    assert "redraw" not in offers(match)
    assert refused(match, "blue", "market.take redraw") == "EVA-MARKET-04"


@rule("EVA-MARKET-04")
def test_for_a_second_card_it_can_be_replaced_again():
    match = acting(blue=RICH)
    answer(match, "blue", "turn infrastructure")
    for card in ("in-02", "in-04"):
        answer(match, "blue", "market.take redraw", "pay.any food-old")
        first = row_of(match, "infrastructure")[0]
        answer(match, "blue", f"market.under {first}", "market.under done")
        chance(match, f"market.deal {card}")
        answer(match, "blue", f"market.take {card}")
        draws(match)
        if card == "in-02":
            answer(match, "blue", "infrastructure.move take")
    assert has(match, "blue", "hand") == ["in-02", "in-04"]
    assert stock(match, "blue", "old") == (7, 9, 9)


# -- leaving --------------------------------------------------------------------------------------------------------


@rule("EVA-MARKET-05")
def test_nobody_goes_away_without_a_card_before_paying():
    match = answer(acting(blue=RICH), "blue", "turn ship")
    assert refused(match, "blue", "market.take stop") == "EVA-MARKET-05"


@rule("EVA-MARKET-05")
def test_after_paying_one_may_go_away_with_nothing_and_without_the_payment():
    match = acting(blue=RICH)
    answer(
        match,
        "blue",
        "turn ship",
        "market.take redraw",
        "pay.any energy-new",
        "market.under sh-01",
        "market.under done",
    )
    chance(match, "market.deal sh-21")
    answer(match, "blue", "market.take stop")
    assert asks(match) == "yellow turn"
    assert stock(match, "blue", "new") == (9, 9, 8)
    assert has(match, "blue", "ships") == []
    assert row_of(match, "ship") == ["sh-02", "sh-03", "sh-21"]


@rule("EVA-MARKET-05")
def test_the_new_cards_may_be_too_expensive_as_well():
    match = acting(blue={"old": "1 0 0"})
    answer(match, "blue", "turn stadium", "market.under st-01", "market.under done")
    chance(match, "market.deal st-17")
    assert asks(match) == "yellow turn"
    assert stock(match, "blue", "old") == (0, 0, 0)
    assert has(match, "blue", "groups") == (0, 1, 0, 0)


@rule("EVA-MARKET-06")
def test_new_cards_can_be_paid_for_before_a_free_one_is_taken():
    """The lesser bonus of yb-2 is a free ship."""
    match = bonus(table(phase="bonuses"), 1, "yb-2")
    put(match, "blue", groups="6 0 0 0", old="1 0 0")
    assert asks(match) == "blue market.take"
    assert "redraw" in offers(match)
    answer(match, "blue", "market.take redraw", "market.under sh-01", "market.under done")
    chance(match, "market.deal sh-21")
    answer(match, "blue", "market.take sh-21", "build.world old")
    assert where(match, "sh-21") == "blue old"
    assert stock(match, "blue", "old") == (0, 0, 0)


@rule("EVA-MARKET-06")
def test_a_card_to_be_played_free_of_charge_can_be_looked_for_too():
    match = acting(
        blue={"old": "1 0 0", "left": "t-1-1a t-1-2a t-1-3c", "developed": "t-1-1a t-1-2a", "begun": "t-1-3c"}
    )
    answer(
        match, "blue", "turn research", "research left", "market.take redraw", "market.under in-01", "market.under done"
    )
    chance(match, "market.deal in-07")
    answer(match, "blue", "market.take in-07")
    assert where(match, "in-07") == "blue played"
    assert stock(match, "blue", "old") == (0, 0, 0)


# -- empty decks ----------------------------------------------------------------------------------------------------


@rule("EVA-MARKET-07")
def test_a_slot_without_a_card_stays_empty():
    match = deck(acting(blue={"old": "0 9 0"}), "ship", "")
    turn(match, "blue", "ship", "market.take sh-02")
    assert row_of(match, "ship") == ["sh-01", "sh-03"]
    assert asks(match) == "yellow turn"
    clean(match)


@rule("EVA-MARKET-07")
@pytest.mark.parametrize(
    ("kind", "action", "why"),
    [
        ("ship", "ship", "EVA-MARKET-07"),
        ("stadium", "stadium", "EVA-MARKET-07"),
        ("infrastructure", "infrastructure", "EVA-MARKET-07"),
    ],
)
def test_an_action_that_could_only_take_from_an_empty_row_cannot_be_chosen(kind, action, why):
    match = row(acting(blue=RICH), kind, "")
    assert refused(match, "blue", f"turn {action}") == why


@rule("EVA-MARKET-07")
def test_from_an_empty_row_nothing_can_be_taken_or_replaced():
    match = deck(row(acting(blue=RICH), "infrastructure", ""), "infrastructure", "")
    step = TakeCard(0, 2, TO_HAND, 0, 0, 0)
    assert forbids(match, step, "redraw") == "EVA-MARKET-07"
    assert forbids(match, step, "in-01") == "EVA-MARKET-01"
    push(match, step)
    assert asks(match) == "blue turn"  # nothing was asked
    assert has(match, "blue", "hand") == []


@rule("EVA-MARKET-07")
def test_a_row_with_gaps_is_filled_as_soon_as_there_are_cards():
    match = deck(row(acting(), "ship", "sh-05"), "ship", "sh-10 sh-11 sh-12")
    push(match, REFILL[0])
    chance(match, "market.deal sh-12", "market.deal sh-10")
    assert row_of(match, "ship") == ["sh-05", "sh-12", "sh-10"]
