"""Playing cards (LAN-PLAY): every card once."""

from __future__ import annotations

import pytest

from ludothek.core.match import Match
from tests.games.playing import answer, asks, offers, refused, told
from tests.support import rule

from .positions import read, table

pytestmark = pytest.mark.engine


def playing(card: str, **oil: int) -> Match:
    """Blue has turned up a card; the oil of each is given."""
    given = {f"{seat}.oil": amount for seat, amount in oil.items()}
    return table(given | {"blue.played": card, "first": "blue", "phase": "play"})


@rule("LAN-PLAY-01")
def test_cards_are_carried_out_in_turn_order() -> None:
    given = {"blue.played": "oil-boat", "yellow.played": "oil-boat", "first": "yellow", "phase": "play"}
    assert [args[0] for args in told(table(given), "played")] == [1, 0]


@rule("LAN-PLAY-01")
@pytest.mark.parametrize(("oil", "after"), [(0, 4), (1, 5), (2, 2)])
def test_a_card_whose_condition_does_not_hold_does_nothing(oil: int, after: int) -> None:
    match = playing("alms", blue=oil)
    assert read(match, "blue.oil") == after
    assert len(told(match, "played-in-vain")) == (oil > 1)


@rule("LAN-PLAY-01")
def test_oil_boat() -> None:
    assert read(playing("oil-boat", blue=2), "blue.oil") == 5


@rule("LAN-PLAY-01")
def test_fishing_net() -> None:
    match = playing("fishing-net", blue=0)
    assert asks(match) == "chance deck.draw"
    match.answer_chance("squall")
    assert read(match, "blue.oil", "blue.hand") == [1, ["squall"]]


@rule("LAN-PLAY-01")
def test_candle_boats() -> None:
    match = playing("candle-boats", blue=0)
    answer(match, "blue", "effect.choose first", "effect.choose second")
    assert asks(match) == "chance deck.draw"
    assert read(match, "blue.oil") == 1


@rule("LAN-PLAY-01")
@pytest.mark.parametrize(("oil", "glow"), [(1, 0), (2, 2)])
def test_night_market(oil: int, glow: int) -> None:
    assert read(playing("night-market", blue=oil), "blue.oil", "blue.glow") == [oil + 2, glow]


@rule("LAN-PLAY-01")
@pytest.mark.parametrize(("word", "oil", "glow"), [("yes", 0, 3), ("no", 2, 0)])
def test_feast(word: str, oil: int, glow: int) -> None:
    match = playing("feast", blue=1, yellow=0)
    answer(match, "blue", f"effect.may {word}")
    match.top()
    assert read(match, "blue.oil", "yellow.oil", "blue.glow") == [oil, 1, glow]


@rule("LAN-PLAY-02")
def test_fireworks_go_on_while_there_is_oil() -> None:
    match = playing("fireworks", blue=2)
    answer(match, "blue", "effect.again again")
    assert asks(match) == "blue effect.again"
    answer(match, "blue", "effect.again again")
    match.top()
    assert read(match, "blue.oil", "blue.glow") == [0, 2]
    assert asks(match).split()[1] != "effect.again"


@rule("LAN-PLAY-02")
def test_a_price_that_cannot_be_paid_buys_nothing() -> None:
    match = playing("lamplighter", blue=2)
    assert len(told(match, "played-in-vain")) == 1
    assert read(match, "blue.oil") == 2


@rule("LAN-PLAY-02")
def test_what_cannot_be_done_cannot_be_chosen() -> None:
    match = playing("candle-boats", blue=0)
    assert offers(match) == ["first", "second"]
    assert refused(match, "blue", "effect.choose third") == "LAN-PLAY-02"


@rule("LAN-PLAY-02")
def test_a_later_part_that_is_impossible_is_skipped() -> None:
    match = playing("feast", blue=0, yellow=0)
    assert read(match, "blue.oil") == 1
    assert asks(match) == "blue light.pier"


@rule("LAN-PLAY-02")
def test_a_card_is_not_a_choice_to_pay_more_than_there_is() -> None:
    match = playing("fireworks", blue=0)
    assert len(told(match, "played-in-vain")) == 1
