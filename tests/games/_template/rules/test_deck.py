"""Drawing (LAN-DECK)."""

import pytest

from tests.games.playing import asks, told
from tests.support import rule

from .positions import GAME, PACK, read, table

pytestmark = pytest.mark.engine

EVERYTHING = dict.fromkeys(PACK.words["pick.card"], 2)


@rule("LAN-DECK-01")
def test_everybody_draws_up_to_three_cards() -> None:
    match = table({"blue.hand": ["feast", "alms"], "yellow.hand": [], "phase": "draw"})
    match.settle()
    assert [len(read(match, f"{seat}.hand")) for seat in ("blue", "yellow")] == [3, 3]
    assert [args[0] for args in told(match, "took-card")] == [0, 1, 1, 1]


@rule("LAN-DECK-01")
def test_a_hand_that_is_larger_stays() -> None:
    match = table({"blue.hand": ["feast", "alms", "alms", "squall"], "yellow.hand": [], "phase": "draw"})
    match.settle()
    assert len(read(match, "blue.hand")) == 4


@rule("LAN-DECK-01")
def test_only_cards_of_the_deck_can_be_drawn() -> None:
    match = table({"yellow.hand": ["squall", "squall"], "phase": "draw"})
    step = match.top()
    assert step is not None
    assert GAME.rule(int(step.refusal(match.state, PACK.words["deck.draw"].index("squall")))) == "LAN-DECK-01"


@rule("LAN-DECK-01")
def test_a_drawn_card_is_shown_to_its_holder_only() -> None:
    match = table({"yellow.hand": ["feast"] * 2, "blue.hand": ["alms", "alms", "squall"], "phase": "draw"})
    match.answer_chance("oil-boat")
    drew = next(event for event in match.events if event.kind == "drew")
    assert [drew.seen_by(viewer) for viewer in (-1, 0, 1)] == [False, False, True]


@rule("LAN-DECK-01")
def test_the_sizes_of_hands_and_deck_are_open_their_cards_are_not() -> None:
    match = table({"blue.hand": ["feast"], "yellow.hand": ["alms", "squall"], "phase": "pick"})
    view = GAME.observe(match.state, 0).to_json()
    assert view["hidden"] == [1, 2, 17]
    kinds = len(PACK.words["pick.card"])
    assert sum(view["hands"][:kinds]) == 1
    assert set(view["hands"][kinds:]) == set(view["deck"]) == {-9}


@rule("LAN-DECK-02")
def test_the_discard_pile_renews_an_empty_deck() -> None:
    match = table({"discard": EVERYTHING, "phase": "draw"})
    assert asks(match) == "chance deck.draw"
    assert read(match, "deck", "discard") == [EVERYTHING, {}]
    assert len(told(match, "shuffled")) == 1


@rule("LAN-DECK-02")
def test_with_no_card_left_nothing_is_drawn() -> None:
    match = table({"blue.hand": [card for card in EVERYTHING for _ in range(2)], "phase": "draw"})
    assert asks(match) == "blue pick.card"
    assert read(match, "yellow.hand") == []
    answer = match.decision()
    assert answer is not None
    assert answer.owing == (0,)
