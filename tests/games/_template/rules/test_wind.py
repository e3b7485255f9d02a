"""Gusts (LAN-WIND)."""

from __future__ import annotations

import pytest

from ludothek.core.match import Match
from tests.games.playing import answer, asks, offers, refused
from tests.support import rule

from .positions import read, table

pytestmark = pytest.mark.engine

LIT = {"pier.mill": "yellow", "pier.weir": "yellow", "pier.reeds": "pink", "pier.island": "blue"}


def squall(**oil: int) -> Match:
    """Blue plays a squall; Yellow has two lanterns, Pink and Blue one each, Ivory none."""
    given = {f"{seat}.oil": amount for seat, amount in oil.items()}
    return table(LIT | given | {"blue.played": "squall", "first": "blue", "phase": "play"}, seats=4)


@rule("LAN-WIND-01")
def test_a_gust_interrupts_the_card_for_each_victim() -> None:
    match = squall()
    assert asks(match) == "yellow wind.answer"
    answer(match, "yellow", "wind.answer weir")
    assert asks(match) == "pink wind.answer"
    answer(match, "pink", "wind.answer shield")
    assert asks(match) == "blue light.pier"
    assert read(match, "pier.island") == "blue"


@rule("LAN-WIND-02")
def test_only_an_own_lantern_can_go_out() -> None:
    match = squall()
    assert offers(match) == ["shield", "mill", "weir"]
    assert refused(match, "yellow", "wind.answer reeds") == "LAN-WIND-02"
    assert refused(match, "yellow", "wind.answer ferry") == "LAN-WIND-02"


@rule("LAN-WIND-02")
def test_the_pier_is_dark_again() -> None:
    match = squall()
    answer(match, "yellow", "wind.answer mill")
    assert read(match, "pier.mill", "pier.weir") == ["", "yellow"]


@rule("LAN-WIND-03")
def test_shielding_costs_one_oil() -> None:
    match = squall(yellow=2)
    answer(match, "yellow", "wind.answer shield")
    assert read(match, "yellow.oil", "pier.mill", "pier.weir") == [1, "yellow", "yellow"]


@rule("LAN-WIND-03")
def test_without_oil_there_is_no_shielding() -> None:
    match = squall(yellow=0)
    assert offers(match) == ["mill", "weir"]
    assert refused(match, "yellow", "wind.answer shield") == "LAN-WIND-03"


@rule("LAN-WIND-04")
def test_a_player_without_a_lantern_feels_nothing() -> None:
    match = squall()
    answer(match, "yellow", "wind.answer shield")
    answer(match, "pink", "wind.answer shield")
    assert read(match, "ivory.oil") == 2
    assert asks(match) == "blue light.pier"
