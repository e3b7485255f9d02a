"""How the game ends and who wins (EVC-WIN)."""

from typing import Any

import pytest

from ludothek.core.match import Match
from tests.games.playing import answer, asks, chance, told, until
from tests.support import rule

from .positions import GAME, acting, attacked, each, kinds, order_of, pick, read, struck, table

pytestmark = pytest.mark.engine

ACID = ("starting", "acid-pools", "market-concourse", "?observation-gallery")
FOUR = ("blue", "yellow", "pink", "ivory")


def landed(seats: int = 4, mode: str = "basic", **given: Any) -> Match:
    """The Evacuation Transport has just been drawn."""
    return chance(attacked("transport", seats=seats, mode=mode, evac=1, **given), "nomia.draw transport")


def outcome(match: Match) -> str:
    return GAME.score(match.state).outcome


# -- the transport --------------------------------------------------------------------------------------------


@rule("EVC-WIN-01")
def test_the_transport_ends_the_game_at_once():
    match = attacked("transport", "front", extra=3, evac=1)
    chance(match, "nomia.draw transport")
    assert match.over
    assert asks(match) == ""
    assert read(match, "over") == 1
    assert read(match, "blue.played") == "move-1"
    assert read(match, "blue.discard") == []  # no Clean Up
    assert len(told(match, "nomia-drawn")) == 1
    assert outcome(match) == "transport"


@rule("EVC-WIN-01")
def test_an_earlier_draw_of_the_phase_still_counts():
    match = attacked("transport", "front", extra=1, evac=1, blue_coordinate=5)
    chance(match, "nomia.draw front")
    answer(match, "blue", "market.choose rear")
    chance(match, "nomia.draw transport")
    assert read(match, "winners") == ["yellow", "pink", "ivory"]


@rule("EVC-WIN-02")
def test_most_survivors_win_wherever_they_are():
    match = landed(blue_survivors=3, yellow_survivors=4, pink_survivors=2, ivory_survivors=1, blue_coordinate=9)
    assert read(match, "winners") == ["yellow"]
    assert [line.total for line in GAME.score(match.state).seats] == [3, 4, 2, 1]


@rule("EVC-WIN-02")
def test_the_runner_counts_like_those_of_the_pool():
    match = landed(blue_pool=0, yellow_status="out", yellow_pool=0, pink_status="out", ivory_status="out")
    assert read(match, "winners") == ["blue"]
    assert read(match, "blue.survivors") == 1


@rule("EVC-WIN-03")
@pytest.mark.parametrize(("arrow", "winner"), [(1, "yellow"), (-1, "blue")])
def test_a_tie_goes_to_the_runner_closest_to_the_front_along_the_arrow(arrow, winner):
    match = landed(arrow=arrow, blue_coordinate=2, yellow_coordinate=8, pink_survivors=3, ivory_survivors=3)
    assert read(match, "winners") == [winner]


@rule("EVC-WIN-03")
def test_runners_of_players_who_are_not_tied_do_not_matter():
    match = landed(
        blue_coordinate=2,
        yellow_coordinate=3,
        pink_coordinate=9,
        pink_survivors=4,
        ivory_coordinate=8,
        ivory_survivors=4,
    )
    assert read(match, "winners") == ["yellow"]


@rule("EVC-WIN-03")
def test_the_front_does_not_ask_which_way_a_runner_faces():
    match = landed(blue_coordinate=2, yellow_coordinate=8, yellow_facing=-1, pink_survivors=3, ivory_survivors=3)
    assert read(match, "winners") == ["yellow"]


@rule("EVC-WIN-04")
def test_the_same_row_shares_the_victory():
    match = landed(blue_coordinate=6, yellow_coordinate=6, pink_coordinate=5, ivory_coordinate=6, ivory_survivors=4)
    assert read(match, "winners") == ["blue", "yellow"]


# -- the Nomias -----------------------------------------------------------------------------------------------


@rule("EVC-WIN-05")
def test_the_nomias_win_when_no_player_has_anybody_left():
    match = struck("front", **each("pool", 0, *FOUR))
    assert match.over
    assert read(match, "winners") == []
    assert outcome(match) == "nomias"


@rule("EVC-WIN-05", "EVC-WIN-06")
def test_the_nomias_can_win_in_phase_1():
    match = table(line=ACID, blue_at="acid-pools 1", blue_pool=0, **each("status", "out", *FOUR[1:]))
    pick(match, blue="move-1")
    until(match, "nomia.draw")
    assert match.over
    assert outcome(match) == "nomias"


@rule("EVC-WIN-06")
def test_the_test_comes_with_the_loss_before_choices_and_later_losses():
    """Yellow is the last player; the neutral colours behind it in the order of losses lose nobody."""
    match = struck("front", 2, blue_pool=0, yellow_pool=0)
    assert match.over
    assert order_of(match, "eliminated") == ["blue", "yellow"]
    assert kinds(match, "lost", "chose-nomia", "neutral-placed") == []
    assert read(match, "pink.survivors") == 5
    assert read(match, "deaths") == 2


@rule("EVC-WIN-06", "EVC-WIN-08")
def test_neutral_runners_do_not_keep_the_game_going():
    match = struck("rear", 3, blue_pool=0, yellow_status="out", pink_status="out", ivory_coordinate=8)
    assert read(match, "ivory.survivors") == 5
    assert match.over
    assert outcome(match) == "nomias"


@rule("EVC-WIN-06")
def test_a_second_draw_does_not_follow():
    match = attacked("rear", "rear", extra=1, blue_pool=0, **each("status", "out", *FOUR[1:]))
    chance(match, "nomia.draw rear")
    assert match.over


@rule("EVC-WIN-07")
def test_the_loss_that_fills_evac_ready_can_still_be_the_last_one():
    match = struck("rear", deaths=7, blue_pool=0, **each("status", "out", *FOUR[1:]))
    assert read(match, "deaths") == 8
    assert told(match, "evac-ready") == [[0, 0, 0]]
    assert match.over
    assert outcome(match) == "nomias"
    assert read(match, "winners") == []


@rule("EVC-WIN-08")
def test_neutral_survivors_are_not_compared():
    match = landed(2, blue_survivors=1, yellow_survivors=2, yellow_coordinate=0, pink_coordinate=9, ivory_coordinate=9)
    assert read(match, "winners") == ["yellow"]
    assert len(GAME.score(match.state).seats) == 2


@rule("EVC-WIN-09")
def test_a_single_living_player_plays_on():
    match = struck("rear", blue_coordinate=5, yellow_pool=0, pink_status="out", ivory_status="out")
    assert read(match, "yellow.status") == "out"
    answer(match, "yellow", "market.choose rear")
    assert asks(match) == "blue run.pick"
    assert not match.over


@rule("EVC-WIN-09")
def test_a_single_living_player_wins_with_the_transport():
    match = landed(blue_pool=0, **each("status", "out", *FOUR[1:]))
    assert read(match, "winners") == ["blue"]


@rule("EVC-WIN-09")
def test_the_token_stays_with_the_only_player():
    match = acting(**each("status", "out", *FOUR[1:]))
    until(match, "run.pick")
    assert read(match, "first") == "blue"


# -- winning in one's own way ---------------------------------------------------------------------------------


@rule("EVC-WIN-02", "EVC-CIV-07")
def test_specimens_count_at_the_end():
    match = landed(
        mode="full",
        blue_civilization="collector",
        blue_jars=["yellow", "pink", "ivory"],
        **each("survivors", 4, *FOUR[1:]),
    )
    assert read(match, "winners") == ["blue"]


@rule("EVC-WIN-02", "EVC-CIV-07")
def test_specimens_do_not_save_an_eliminated_collector():
    given: dict[str, Any] = {
        "blue_civilization": "collector",
        "blue_jars": ["yellow", "pink", "ivory"],
        "blue_status": "out",
    }
    match = landed(mode="full", **given, **each("survivors", 2, *FOUR[1:]))
    assert "blue" not in read(match, "winners")
    alone = struck("rear", 2, mode="full", **{**given, "blue_jars": ["yellow"]}, yellow_pool=0, pink_coordinate=5)
    assert outcome(alone) == "nomias"


@rule("EVC-WIN-02", "EVC-CIV-08")
def test_the_token_counts_as_a_survivor_at_the_end():
    match = landed(mode="full", blue_civilization="collector", blue_token=1, **each("survivors", 2, *FOUR[1:]))
    assert read(match, "blue.survivors") == 3
    assert read(match, "winners") == ["blue"]


@rule("EVC-WIN-02", "EVC-CIV-15")
def test_those_aboard_the_ship_win_by_number_and_lose_position_ties():
    more = landed(
        mode="full",
        blue_civilization="glazatoq",
        blue_status="aboard",
        blue_survivors=5,
        yellow_survivors=4,
        pink_survivors=4,
        ivory_survivors=4,
    )
    tied = landed(mode="full", blue_civilization="glazatoq", blue_status="aboard", blue_survivors=5, blue_coordinate=9)
    assert read(more, "winners") == ["blue"]
    assert read(tied, "winners") == ["yellow", "pink", "ivory"]


@rule("EVC-WIN-05", "EVC-CIV-15")
def test_the_ship_wins_alone_when_nobody_is_left_on_the_station():
    match = struck(
        "rear", 2, mode="full", blue_civilization="glazatoq", blue_status="aboard", yellow_pool=0, pink_coordinate=5
    )
    assert match.over
    assert read(match, "winners") == ["blue"]
    assert outcome(match) == "ship"


@rule("EVC-WIN-05", "EVC-CIV-15")
def test_the_ship_wins_at_once_when_everybody_else_was_dead_already():
    match = attacked(
        "rescue-ship", mode="full", evac=1, blue_civilization="glazatoq", **each("status", "out", *FOUR[1:])
    )
    chance(match, "nomia.draw rescue-ship")
    assert match.over
    assert read(match, "winners") == ["blue"]


@rule("EVC-WIN-02")
def test_the_doomed_cannot_win_with_the_transport():
    match = landed(mode="full", blue_civilization="vashkari", blue_specials=[], blue_survivors=8, blue_coordinate=9)
    assert read(match, "winners") == ["yellow", "pink", "ivory"]


@rule("EVC-WIN-05", "EVC-WIN-06")
def test_the_doomed_win_when_all_others_have_perished():
    match = struck(
        "rear", 2, mode="full", blue_civilization="vashkari", blue_coordinate=8, pink_coordinate=5, yellow_pool=0
    )
    assert match.over
    assert read(match, "winners") == ["blue"]
    assert outcome(match) == "doom"
    assert told(match, "chose-nomia") == []


@rule("EVC-WIN-05")
def test_the_survivors_of_the_doomed_are_lost_with_their_victory():
    match = struck(
        "rear", 2, mode="full", blue_civilization="vashkari", blue_coordinate=8, pink_coordinate=5, yellow_pool=0
    )
    assert read(match, "blue.survivors") == 0
    assert read(match, "blue.dead") == 3
    assert read(match, "deaths") == 4


@rule("EVC-WIN-05")
def test_the_doomed_win_even_if_they_perished_before():
    match = struck(
        "rear", 2, mode="full", blue_civilization="vashkari", blue_status="out", yellow_pool=0, pink_coordinate=5
    )
    assert read(match, "winners") == ["blue"]
    assert outcome(match) == "doom"


@rule("EVC-WIN-05", "EVC-CIV-15")
def test_a_ship_that_has_left_keeps_the_doomed_from_winning():
    given: dict[str, Any] = {
        "blue_civilization": "vashkari",
        "yellow_civilization": "glazatoq",
        "yellow_status": "aboard",
    }
    alive = struck("rear", 3, mode="full", **given, blue_coordinate=8, pink_pool=0, ivory_coordinate=5)
    assert not alive.over
    dead = struck("rear", 3, mode="full", **given, blue_pool=0, pink_status="out", ivory_coordinate=5)
    assert read(dead, "winners") == ["yellow"]
    assert outcome(dead) == "ship"


@rule("EVC-WIN-06")
def test_the_doomed_win_at_the_last_others_loss_even_if_struck_by_the_same_card():
    match = struck(
        "rear",
        2,
        mode="full",
        first="yellow",
        blue_civilization="vashkari",
        blue_pool=0,
        yellow_pool=0,
        pink_coordinate=5,
    )
    assert read(match, "winners") == ["blue"]
    assert order_of(match, "eliminated")[0] == "yellow"
