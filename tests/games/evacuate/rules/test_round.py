"""The round: its phases, turn order, and how long it goes on (EVC-ROUND)."""

import pytest

from tests.games.playing import answer, asks, chance, offers, owing, until
from tests.support import rule

from .positions import CALM, order_of, pick, play_round, read, table

pytestmark = pytest.mark.engine


@rule("EVC-ROUND-01")
def test_all_run_then_all_act_then_nomias_attack_then_clean_up():
    match = table(nomia_deck=CALM)
    play_round(match, blue="panicked-run", yellow="panicked-run", pink="move-2", ivory="move-3")
    phases = [e.kind for e in match.events if e.kind in ("revealed", "moved", "acts", "nomia-drawn", "round")]
    assert phases == ["revealed"] * 4 + ["moved"] * 4 + ["acts"] * 2 + ["nomia-drawn"] * 3 + ["round"]


@rule("EVC-ROUND-01")
def test_clean_up_comes_after_the_last_nomia_card():
    match = pick(table(nomia_deck=CALM), blue="panicked-run")
    chance(until(match, "nomia.draw"), "nomia.draw all-clear")
    assert read(match, "blue.discard") == []
    chance(match, "nomia.draw all-clear")
    assert asks(match).endswith("run.pick")
    assert read(match, "blue.discard") == ["panicked-run"]


@rule("EVC-ROUND-01")
def test_nobody_acts_before_everybody_has_run():
    """R-48: the Trip of the first player finds the others where their own movement has taken them."""
    match = pick(table(), blue="trip", yellow="move-3", pink="move-3", ivory="move-4")
    assert asks(match) == "blue target.choose"
    assert read(match, "ivory.at") == "market-concourse 1"
    assert offers(match) == ["yellow", "pink"]  # ivory is already two rows away


@rule("EVC-ROUND-02")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("blue", ["blue", "yellow", "pink", "ivory"]),
        ("pink", ["pink", "ivory", "blue", "yellow"]),
        ("ivory", ["ivory", "blue", "yellow", "pink"]),
    ],
)
def test_turn_order_is_clockwise_from_the_first_player(first, order):
    match = table(first=first, nomia_deck={"front": 1})
    pick(match, blue="panicked-run", yellow="panicked-run", pink="panicked-run", ivory="panicked-run")
    chance(match, "nomia.draw front")
    assert order_of(match, "moved") == order
    assert order_of(match, "acts") == order
    assert order_of(match, "lost") == order


@rule("EVC-ROUND-02")
def test_turn_order_skips_the_eliminated():
    match = table(first="pink", ivory_status="out", nomia_deck=CALM)
    assert owing(match) == ["blue", "yellow", "pink"]
    play_round(match, blue="panicked-run", yellow="panicked-run", pink="panicked-run")
    assert order_of(match, "moved") == ["pink", "blue", "yellow"]
    assert order_of(match, "acts") == ["pink", "blue", "yellow"]
    assert read(match, "first") == "blue"


@rule("EVC-ROUND-02")
def test_neutral_colours_come_after_all_players_in_the_order_of_their_decks():
    match = table(2, first="yellow", nomia_deck=CALM)
    play_round(match)
    assert order_of(match, "moved") == ["yellow", "blue", "pink", "ivory"]


def clash(first):
    """Mendeku (blue) plays Hyper Evolved, Skith (yellow) Warp Reality, and pink has Move 4."""
    match = table(3, "full", first=first, blue_civilization="mendeku", yellow_civilization="skith")
    return pick(match, blue="hyper-evolved", yellow="warp-reality", pink="move-4")


@rule("EVC-ROUND-03", "EVC-FAQ-11")
def test_mendeku_comes_first_when_first_in_turn_order():
    match = clash("blue")
    answer(match, "blue", "target.choose pink")  # a copy of Move 4
    assert read(match, "blue.speed") == 4
    answer(match, "yellow", "target.choose blue")  # which Skith takes away
    assert read(match, "yellow.card") == "move-4"
    assert read(match, "blue.card") == "warp-reality"


@rule("EVC-ROUND-03", "EVC-FAQ-11")
@pytest.mark.parametrize(("first", "earlier"), [("blue", "blue"), ("yellow", "yellow"), ("pink", "blue")])
def test_the_token_decides_who_comes_first(first, earlier):
    assert asks(clash(first)) == f"{earlier} target.choose"


@rule("EVC-ROUND-03", "EVC-FAQ-11")
def test_a_card_swapped_first_is_copied_as_it_lies_then():
    match = clash("yellow")
    answer(match, "yellow", "target.choose pink")  # Skith runs with Move 4, pink with Warp Reality
    answer(match, "blue", "target.choose pink")
    assert read(match, "yellow.card") == "move-4"
    assert read(match, "blue.card") == "warp-reality"
    assert read(match, "blue.speed") == 2


@rule("EVC-ROUND-04")
def test_round_follows_round_until_the_transport_is_drawn():
    match = table(nomia_deck={"all-clear": 9, "transport": 1}, evac=1)
    for number in range(2, 6):
        play_round(match)
        assert read(match, "round") == number
        assert asks(match).endswith("run.pick")
    chance(until(pick(match), "nomia.draw"), "nomia.draw transport")
    assert match.over


@rule("EVC-ROUND-04")
def test_rounds_end_when_no_player_is_left_on_the_station():
    match = table(2, phase="nomia", nomia_deck={"front": 1}, blue_pool=0, yellow_pool=0, pink_at="starting 1")
    for colour in ("blue", "yellow"):
        assert read(match, f"{colour}.survivors") == 1
    chance(match, "nomia.draw front")
    assert match.over
    assert read(match, "winners") == []
    assert read(match, "pink.status") == "on-station"  # a neutral runner does not keep the game going


@rule("EVC-ROUND-04")
def test_one_living_player_plays_on():
    match = table(2, phase="nomia", nomia_deck={"front": 1}, blue_pool=0, blue_at="starting 2")
    until(chance(match, "nomia.draw front"), "run.pick")
    assert asks(match) == "yellow run.pick"
    assert read(match, "round") == 2
