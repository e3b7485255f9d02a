"""Lighting lanterns (LAN-LIGHT)."""

from __future__ import annotations

import pytest

from ludothek.core.match import Match
from ludothek.games._template.modifiers import pier_price
from ludothek.games._template.state import State
from tests.games.playing import answer, asks, offers, refused
from tests.support import rule

from .positions import GAME, PACK, read, table

pytestmark = pytest.mark.engine


def lighting(**given: object) -> Match:
    paths = {path.replace("__", "."): value for path, value in given.items()}
    return table({"first": "blue", "yellow.oil": 0} | paths | {"phase": "light"})


@rule("LAN-LIGHT-01")
def test_a_lantern_costs_the_price_of_its_pier() -> None:
    match = lighting(blue__oil=3)
    answer(match, "blue", "light.pier mill")
    assert read(match, "blue.oil", "pier.mill", "blue.points") == [1, "blue", 3]


@rule("LAN-LIGHT-01")
def test_a_player_may_pass() -> None:
    match = lighting(blue__oil=3)
    before = read(match, "blue.oil")
    answer(match, "blue", "light.pier pass")
    assert read(match, "blue.oil") == before


@rule("LAN-LIGHT-01")
def test_there_is_one_lantern_a_round() -> None:
    match = lighting(blue__oil=9, yellow__oil=9)
    answer(match, "blue", "light.pier reeds")
    assert asks(match) == "yellow light.pier"


@rule("LAN-LIGHT-02")
@pytest.mark.parametrize("owner", ["blue", "yellow"])
def test_a_lit_pier_cannot_be_lit_again(owner: str) -> None:
    assert refused(lighting(blue__oil=9, pier__mill=owner), "blue", "light.pier mill") == "LAN-LIGHT-02"


@rule("LAN-LIGHT-03")
def test_the_price_must_be_paid_in_full() -> None:
    match = lighting(blue__oil=2)
    assert offers(match) == ["pass", "reeds", "ferry", "mill"]
    assert refused(match, "blue", "light.pier bridge") == "LAN-LIGHT-03"
    bridge = PACK.words["light.pier"].index("bridge")
    assert match.refusal(0, bridge)[1] == {"price": 3, "oil": 2}


@rule("LAN-LIGHT-04")
def test_still_water_makes_a_lantern_cheaper() -> None:
    match = lighting(blue__oil=3, blue__played="still-water")
    answer(match, "blue", "light.pier weir")
    assert read(match, "blue.oil", "pier.weir") == [0, "blue"]


@rule("LAN-LIGHT-04")
def test_it_is_cheaper_for_its_player_only() -> None:
    match = lighting(blue__oil=0, yellow__oil=3, yellow__played="oil-boat", blue__played="still-water")
    answer(match, "blue", "light.pier reeds")
    assert refused(match, "yellow", "light.pier weir") == "LAN-LIGHT-03"


@rule("LAN-LIGHT-04")
def test_a_price_is_never_less_than_nothing() -> None:
    match = lighting(blue__oil=0, blue__played="still-water")
    assert offers(match) == ["pass", "reeds"]
    answer(match, "blue", "light.pier reeds")
    assert read(match, "blue.oil") == 0


@rule("LAN-LIGHT-04")
def test_a_card_that_is_still_hidden_saves_nothing() -> None:
    match = table({"blue.hand": ["still-water"], "yellow.hand": ["alms"], "first": "blue", "phase": "pick"})
    answer(match, "blue", "pick.card still-water")
    assert isinstance(match.state, State)
    assert pier_price(match.state, 0, 0) == 1


@rule("LAN-LIGHT-05")
def test_a_lantern_lit_by_a_card_is_free_and_cannot_be_declined() -> None:
    match = table({"blue.oil": 3, "blue.played": "lamplighter", "first": "blue", "phase": "play"})
    assert asks(match) == "blue light.pier"
    assert refused(match, "blue", "light.pier pass") == "LAN-LIGHT-05"
    assert "weir" in offers(match)
    answer(match, "blue", "light.pier weir")
    assert read(match, "blue.oil", "pier.weir") == [0, "blue"]


@rule("LAN-LIGHT-05")
def test_it_comes_in_addition() -> None:
    match = table({"blue.oil": 5, "blue.played": "lamplighter", "first": "blue", "phase": "play"})
    answer(match, "blue", "light.pier weir", "light.pier mill")
    assert read(match, "pier.weir", "pier.mill") == ["blue", "blue"]


@rule("LAN-LIGHT-05")
def test_without_a_dark_pier_the_card_is_in_vain() -> None:
    lit = {f"pier.{pier}": "yellow" for pier in PACK.words["light.pier"][1:]}
    match = table(lit | {"blue.oil": 3, "blue.played": "lamplighter", "first": "blue", "phase": "play"})
    assert read(match, "blue.oil") == 3
    assert GAME.violations(match.state) == []
