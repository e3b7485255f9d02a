"""Set-up (LAN-SETUP)."""

import pytest

from ludothek.core.errors import OptionError
from ludothek.core.match import Match
from tests.games.playing import asks
from tests.support import rule

from .positions import GAME, PACK, read, table

pytestmark = pytest.mark.engine


@rule("LAN-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_people_play(seats: int) -> None:
    assert Match(GAME, PACK, seats).record.seats == ("blue", "yellow", "pink", "ivory")[:seats]


@rule("LAN-SETUP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(OptionError):
        Match(GAME, PACK, seats)


@rule("LAN-SETUP-02")
def test_all_piers_are_dark_and_everybody_has_two_oil() -> None:
    match = table(seats=3)
    assert {read(match, f"pier.{pier}") for pier in PACK.words["light.pier"][1:]} == {""}
    assert read(match, "blue.oil", "yellow.oil", "pink.oil") == [2, 2, 2]


@rule("LAN-SETUP-03")
def test_all_cards_are_in_the_deck() -> None:
    match = table()
    assert sum(read(match, "deck").values()) == 20
    assert read(match, "discard", "blue.hand", "yellow.hand") == [{}, [], []]


@rule("LAN-SETUP-04")
def test_chance_names_the_first_player() -> None:
    match = Match(GAME, PACK, 3)
    assert asks(match) == "chance setup.first"
    step = match.top()
    assert step is not None
    refusals = [GAME.rule(int(step.refusal(match.state, seat))) for seat in range(4)]
    assert refusals == ["", "", "", "LAN-SETUP-04"]
    match.answer_chance("pink")
    assert read(match, "first") == "pink"
