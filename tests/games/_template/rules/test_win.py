"""Who wins (LAN-WIN)."""

import pytest

from tests.support import rule

from .positions import GAME, read, table

pytestmark = pytest.mark.engine

END = {"round": 4, "phase": "clean-up"}


@rule("LAN-WIN-01")
def test_lanterns_and_glow_are_added() -> None:
    match = table({"pier.mill": "blue", "pier.weir": "blue", "blue.glow": 2, "yellow.glow": 1} | END)
    sheet = GAME.score(match.state)
    assert [(line.label, line.points) for line in sheet.seats[0].lines] == [("lanterns", 10), ("glow", 2)]
    assert [score.total for score in sheet.seats] == [12, 1]
    assert sheet.places() == [1, 2]
    assert match.result() == "festival blue"


@rule("LAN-WIN-02")
def test_oil_breaks_a_tie() -> None:
    match = table({"blue.glow": 3, "yellow.glow": 3, "pink.glow": 1, "blue.oil": 1, "yellow.oil": 2} | END, seats=3)
    assert read(match, "winners") == ["yellow"]
    assert GAME.score(match.state).places() == [2, 1, 3]


@rule("LAN-WIN-02")
def test_who_is_still_level_shares_the_win() -> None:
    match = table({"blue.glow": 3, "yellow.glow": 3, "pink.glow": 1, "pink.oil": 9} | END, seats=3)
    assert read(match, "winners") == ["blue", "yellow"]
    assert GAME.score(match.state).returns() == [0.25, 0.25, -0.5]


@rule("LAN-WIN-01")
def test_nobody_has_won_before_the_end() -> None:
    assert read(table({"blue.glow": 9}), "winners") == []
