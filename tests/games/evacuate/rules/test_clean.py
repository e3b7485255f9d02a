"""Phase 4, Clean Up: discarding, taking back, marks and the token (EVC-CLEAN)."""

from typing import Any

import pytest

from tests.games.playing import answer, asks, chance, offers, owing, refused, told, until
from tests.support import rule

from .positions import CALM, GAME, order_of, pick, play_round, read, table

pytestmark = pytest.mark.engine

DECK = ["move-1", "hesitate", "move-2", "trip", "move-3", "shove", "move-4", "panicked-run"]
STILL: dict[str, Any] = {f"{colour}_stunned": 1 for colour in ("blue", "yellow", "pink", "ivory")}


def cleaned(seats=4, mode="basic", **given: Any):
    """The position after a Clean Up in which every player has just used Move 1, unless another card is named."""
    return until(table(seats, mode, phase="clean-up", **given), "run.pick")


def play_cards(match, cards):
    """Round after round, blue plays these cards and nobody moves."""
    for card in cards:
        play_round(match, blue=card)
    return match


# -- run cards ------------------------------------------------------------------------------------------------


@rule("EVC-CLEAN-01")
def test_every_played_card_goes_to_its_owners_discard_pile():
    match = play_round(table(nomia_deck=CALM), blue="move-4", yellow="trip", pink="move-2", ivory="panicked-run")
    assert read(match, "blue.discard") == ["move-4"]
    assert read(match, "yellow.discard") == ["trip"]
    assert read(match, "pink.discard") == ["move-2"]
    assert read(match, "ivory.discard") == ["panicked-run"]
    assert read(match, "blue.hand") == [card for card in DECK if card != "move-4"]
    play_round(match, blue="move-3")
    assert read(match, "blue.discard") == ["move-3", "move-4"]


@rule("EVC-CLEAN-01")
def test_an_exchanged_card_returns_to_its_owner():
    match = table(2, "full", blue_civilization="skith", nomia_deck=CALM)
    pick(match, blue="warp-reality", yellow="move-4")  # the only possible exchange is made
    assert read(match, "blue.card") == "move-4"
    until(match, "nomia.draw")
    chance(match, "nomia.draw all-clear")
    until(match, "run.pick")
    assert read(match, "blue.discard") == ["warp-reality"]
    assert read(match, "yellow.discard") == ["move-4"]


@rule("EVC-CLEAN-01")
def test_skith_may_keep_the_card_just_played_from_the_first_round_on_but_not_twice_running():
    match = table(2, "full", blue_civilization="skith", nomia_deck=CALM, **STILL)
    for card, asked in (("move-1", True), ("move-2", False), ("move-3", True)):
        pick(match, blue=card)
        chance(until(match, "nomia.draw"), "nomia.draw all-clear")
        until(match, "effect.may", "run.pick")
        assert asks(match).endswith("effect.may") is asked
        if asked:
            answer(match, "blue", "effect.may yes")
    assert read(match, "blue.discard") == ["move-2"]


@rule("EVC-CLEAN-01")
def test_the_discard_piles_are_open_to_all():
    match = play_round(table(nomia_deck=CALM), blue="move-4")
    for seat in (-1, 0, 1):
        seen = GAME.observe(match.state, seat).view
        assert GAME.read_path(seen, "blue.discard") == ["move-4"]


@rule("EVC-CLEAN-02")
@pytest.mark.parametrize(
    ("hand", "after"),
    [
        (["move-2", "trip", "move-3"], ["move-2", "trip", "move-3"]),  # three left: nothing comes back
        (["move-2", "trip"], DECK),
    ],
)
def test_with_two_cards_left_the_whole_discard_pile_comes_back(hand, after):
    discard = [card for card in DECK if card not in (*hand, "move-1")]
    match = cleaned(blue_card="move-1", blue_hand=hand, blue_discard=discard)
    assert read(match, "blue.hand") == after
    assert read(match, "blue.discard") == [card for card in DECK if card not in after]


@rule("EVC-CLEAN-02")
def test_each_player_takes_back_only_the_own_cards():
    match = cleaned(
        blue_hand=["move-2", "trip"],
        blue_discard=["hesitate", "move-3", "shove", "move-4", "panicked-run"],
        yellow_hand=["move-3", "shove", "move-4"],
        yellow_discard=["hesitate", "move-2", "trip", "panicked-run"],
    )
    assert order_of(match, "renewed") == ["blue"]
    assert read(match, "blue.hand") == DECK
    assert read(match, "yellow.hand") == ["move-3", "shove", "move-4"]


@rule("EVC-CLEAN-03")
def test_a_special_card_in_hand_is_not_counted():
    given: dict[str, Any] = {"blue_civilization": "mendeku", "blue_hand": ["move-2", "trip"]}
    match = cleaned(2, "full", blue_discard=["hesitate", "move-3"], **given)
    assert read(match, "blue.specials") == ["perfect-form"]  # with it blue holds three cards
    assert order_of(match, "renewed") == ["blue"]
    assert read(match, "blue.hand") == ["move-1", "hesitate", "move-2", "trip", "move-3"]


@rule("EVC-CLEAN-04")
def test_eight_run_cards_last_six_rounds():
    match = table(2, nomia_deck=CALM, **STILL)
    play_cards(match, DECK[:5])
    assert read(match, "blue.hand") == DECK[5:]
    assert read(match, "blue.discard") == DECK[:5]
    play_cards(match, [DECK[5]])
    assert read(match, "blue.hand") == DECK  # the card just played is back as well
    assert read(match, "blue.discard") == []


@rule("EVC-CLEAN-04")
def test_nine_run_cards_last_seven_rounds():
    match = table(2, "full", blue_civilization="tikkit", nomia_deck=CALM, **STILL)
    play_cards(match, DECK[:6])
    assert read(match, "blue.hand") == ["move-4", "panicked-run", "scuttle"]
    play_cards(match, ["scuttle"])
    assert read(match, "blue.hand") == [*DECK, "scuttle"]
    assert read(match, "blue.discard") == []


@rule("EVC-CLEAN-05")
def test_nothing_can_be_taken_back_earlier():
    match = play_round(table(nomia_deck=CALM), blue="move-4")
    assert "move-4" not in offers(match, "blue")
    assert refused(match, "blue", "run.pick move-4") == "EVC-CLEAN-05"
    assert told(match, "renewed") == []


@rule("EVC-CLEAN-05")
def test_taking_back_is_no_choice():
    match = table(phase="clean-up", blue_hand=["move-2", "trip"], blue_discard=["move-3"])
    assert asks(match).endswith("run.pick")  # nobody was asked anything
    assert read(match, "blue.discard") == []


@rule("EVC-CLEAN-05", "EVC-CLEAN-02")
def test_a_card_recovered_before_the_count_is_counted():
    """The Supply Depot acts before the hands are counted: with three cards the pile stays where it is."""
    given: dict[str, Any] = {
        "line": ["starting", "supply-depot", "?hole"],
        "blue_at": "supply-depot 2",
        "blue_hand": ["move-2", "trip"],
        "blue_discard": ["move-3", "move-4"],
    }
    match = table(phase="clean-up", **given)
    answer(match, "blue", "effect.may yes")
    assert offers(match) == ["move-1", "move-3", "move-4"]  # the card just played lies there, too
    assert refused(match, "blue", "run.recover trip") == "EVC-CLEAN-05"
    answer(match, "blue", "run.recover move-4")
    until(match, "run.pick")
    assert read(match, "blue.hand") == ["move-2", "trip", "move-4"]
    assert read(match, "blue.discard") == ["move-1", "move-3"]
    match = table(phase="clean-up", **given)
    answer(match, "blue", "effect.may no")
    assert read(match, "blue.hand") == ["move-1", "move-2", "trip", "move-3", "move-4"]


@rule("EVC-CLEAN-06")
def test_a_used_one_time_card_leaves_the_game():
    match = table(2, "full", blue_civilization="mendeku", nomia_deck=CALM, **STILL)
    pick(match, blue="move-1")
    answer(match, "blue", "special.play perfect-form", "run.speed 0")
    until(match, "run.pick")
    assert read(match, "blue.specials") == []
    for _ in range(7):  # longer than a hand of run cards lasts
        play_round(match)
    assert order_of(match, "renewed").count("blue") >= 1
    assert read(match, "blue.specials") == []
    assert read(match, "yellow.specials") == []


# -- the token and the marks ----------------------------------------------------------------------------------


@rule("EVC-CLEAN-07")
@pytest.mark.parametrize(
    ("first", "out", "then"),
    [
        ("blue", [], "yellow"),
        ("ivory", [], "blue"),
        ("blue", ["yellow"], "pink"),
        ("pink", ["ivory", "blue"], "yellow"),
        ("yellow", ["blue", "pink", "ivory"], "yellow"),
        ("yellow", ["yellow", "pink"], "ivory"),  # the holder was eliminated in this round
    ],
)
def test_the_token_passes_clockwise_to_the_next_living_player(first, out, then):
    given: dict[str, Any] = {f"{colour}_status": "out" for colour in out}
    match = cleaned(first=first, **given)
    assert read(match, "first") == then


@rule("EVC-CLEAN-07")
def test_an_eliminated_holder_keeps_the_token_until_clean_up():
    match = table(
        phase="nomia", first="yellow", extra=1, yellow_at="starting 3", yellow_pool=0, nomia_deck={"front": 2}
    )
    chance(match, "nomia.draw front")
    answer(match, "yellow", "market.choose rear")
    assert read(match, "yellow.status") == "out"
    assert read(match, "first") == "yellow"
    chance(match, "nomia.draw front")  # strikes all three others, in turn order from yellow on
    assert order_of(match, "lost") == ["pink", "ivory", "blue"]
    until(match, "run.pick")
    assert read(match, "first") == "pink"


@rule("EVC-CLEAN-07")
def test_the_token_never_goes_to_a_neutral_colour():
    assert read(cleaned(2, first="yellow"), "first") == "blue"
    assert read(cleaned(3, first="pink"), "first") == "blue"


@rule("EVC-CLEAN-08")
def test_marks_of_this_round_end_and_new_ones_become_valid():
    match = cleaned(blue_stunned=1, yellow_stunned_next=1, pink_stunned=1, pink_stunned_next=1)
    assert [read(match, f"{c}.stunned") for c in ("blue", "yellow", "pink", "ivory")] == [0, 1, 1, 0]
    assert [read(match, f"{c}.stunned-next") for c in ("blue", "yellow", "pink", "ivory")] == [0, 0, 0, 0]


@rule("EVC-CLEAN-08")
def test_a_runner_struck_from_the_front_stands_still_for_one_round_only():
    match = table(nomia_deck={"front": 1, **CALM})
    pick(match, blue="move-2")
    chance(match, "nomia.draw front")
    assert read(match, "blue.stunned") == 0  # this round is not concerned
    until(match, "run.pick")
    play_round(match, blue="move-3")
    assert read(match, "blue.at") == "starting 3"
    pick(match, blue="move-1")
    assert read(match, "blue.at") == "starting 4"


@rule("EVC-CLEAN-08")
def test_neutral_colours_bear_marks_like_others():
    match = cleaned(2, pink_stunned_next=1, ivory_stunned=1)
    assert (read(match, "pink.stunned"), read(match, "ivory.stunned")) == (1, 0)


@rule("EVC-CLEAN-09")
def test_neutral_cards_lie_on_the_discard_pile_of_their_own_deck():
    match = table(2, nomia_deck=CALM, neutral_pink_deck=[1, 4], neutral_ivory_deck=[2, 3])
    chance(until(pick(match), "neutral.draw"), "neutral.draw 4")
    chance(until(match, "neutral.draw"), "neutral.draw 2")
    until(match, "run.pick")
    assert owing(match) == ["blue", "yellow"]
    assert read(match, "neutral.pink.deck") == [1]
    assert read(match, "neutral.pink.discard") == [4]
    assert read(match, "neutral.ivory.deck") == [3]
    assert read(match, "neutral.ivory.discard") == [2]
