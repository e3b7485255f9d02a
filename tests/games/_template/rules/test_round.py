"""Rounds and the end of the game (LAN-ROUND)."""

import pytest

from tests.games.playing import answer, asks
from tests.support import rule

from .positions import PACK, read, table

pytestmark = pytest.mark.engine

DARK = {f"pier.{pier}": "blue" for pier in PACK.words["light.pier"][1:]}


@rule("LAN-ROUND-01")
def test_a_round_draws_picks_plays_lights_and_cleans_up() -> None:
    match = table({"blue.hand": ["oil-boat"] * 2, "yellow.hand": ["alms"] * 2, "first": "blue", "phase": "draw"})
    asked = [asks(match).split()[1]]
    match.answer_chance("feast")
    match.answer_chance("feast")
    asked.append(asks(match).split()[1])
    answer(match, "blue", "pick.card oil-boat")
    answer(match, "yellow", "pick.card alms")
    match.top()
    assert [event.kind for event in match.events][-3:] == ["played", "gained-oil", "played-in-vain"]
    asked.append(asks(match).split()[1])
    answer(match, "blue", "light.pier pass")
    answer(match, "yellow", "light.pier pass")
    match.top()
    assert asked == ["deck.draw", "pick.card", "light.pier"]
    assert read(match, "discard", "round") == [{"oil-boat": 1, "alms": 1}, 2]


@rule("LAN-ROUND-02")
def test_turn_order_begins_with_the_first_player() -> None:
    match = table({"first": "yellow", "phase": "light"}, seats=3)
    asked = []
    for _ in range(3):
        asked.append(asks(match).split()[0])
        answer(match, asked[-1], "light.pier pass")
    assert asked == ["yellow", "pink", "blue"]


@rule("LAN-ROUND-03")
def test_played_cards_are_discarded_and_the_next_player_is_first() -> None:
    match = table({"blue.played": "feast", "yellow.played": "feast", "phase": "clean-up"})
    assert read(match, "discard", "first") == [{"feast": 2}, "yellow"]
    assert read(match, "blue.played", "yellow.played") == ["", ""]


@rule("LAN-ROUND-03")
def test_after_the_last_player_comes_the_first_seat() -> None:
    assert read(table({"first": "yellow", "phase": "clean-up"}), "first") == "blue"


@rule("LAN-ROUND-04")
@pytest.mark.parametrize(("rounds", "number", "over"), [("4", 3, 0), ("4", 4, 1), ("6", 4, 0), ("6", 6, 1)])
def test_the_game_ends_after_the_agreed_rounds(rounds: str, number: int, over: int) -> None:
    match = table({"round": number, "phase": "clean-up"}, rounds=rounds)
    assert read(match, "over") == over
    assert match.over == bool(over)


@rule("LAN-ROUND-04")
def test_the_game_ends_when_no_pier_is_dark() -> None:
    assert read(table(DARK | {"round": 1, "phase": "clean-up"}), "over") == 1


@rule("LAN-ROUND-04")
def test_one_dark_pier_keeps_the_game_going() -> None:
    assert read(table(DARK | {"pier.mill": "", "round": 1, "phase": "clean-up"}), "over") == 0


@rule("LAN-ROUND-04")
def test_the_last_pier_ends_the_game_only_after_the_round() -> None:
    match = table(DARK | {"pier.mill": "", "blue.oil": 5, "first": "blue", "yellow.oil": 5, "phase": "light"})
    answer(match, "blue", "light.pier mill")
    match.top()
    assert match.over
    assert [event.kind for event in match.events][-2:] == ["forced.light.pier", "ended"]
