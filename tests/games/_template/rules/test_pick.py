"""Picking cards (LAN-PICK)."""

import pytest

from tests.games.playing import answer, asks, offers, refused, told
from tests.support import rule

from .positions import GAME, read, table

pytestmark = pytest.mark.engine

HANDS = {"blue.hand": ["alms", "feast"], "yellow.hand": ["squall"], "first": "yellow", "phase": "pick"}


@rule("LAN-PICK-01")
def test_everybody_picks_from_the_own_hand() -> None:
    match = table(HANDS)
    assert offers(match) == ["alms", "feast"]
    assert refused(match, "blue", "pick.card squall") == "LAN-PICK-01"
    assert refused(match, "yellow", "pick.card feast") == "LAN-PICK-01"
    assert refused(match, "yellow", "pick.card squall") == ""


@rule("LAN-PICK-01")
def test_a_pick_is_secret() -> None:
    views = set()
    for card in ("alms", "feast"):
        match = table(HANDS)
        answer(match, "blue", f"pick.card {card}")
        assert asks(match) == "yellow pick.card"
        views.add(str(GAME.observe(match.state, 1).to_json()))
    assert len(views) == 1


@rule("LAN-PICK-01")
def test_a_player_with_a_single_card_is_asked_all_the_same() -> None:
    match = table(HANDS)
    answer(match, "blue", "pick.card alms")
    assert offers(match) == ["squall"]


@rule("LAN-PICK-02")
def test_cards_are_turned_up_when_all_have_picked() -> None:
    match = table(HANDS)
    answer(match, "blue", "pick.card feast")
    assert told(match, "revealed") == []
    assert read(match, "blue.hand") == ["alms", "feast"]
    answer(match, "yellow", "pick.card squall")
    match.top()
    assert [args[0] for args in told(match, "revealed")] == [1, 0]
    assert read(match, "blue.hand", "blue.played") == [["alms"], "feast"]
