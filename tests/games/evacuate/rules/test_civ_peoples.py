"""The Collector, Mendeku, Urumak and Glazatoq: specimens, token, theft, hits and ship (EVC-CIV)."""

from typing import Any

import pytest

from ludothek.core.match import Match
from tests.games.playing import answer, asks, chance, offers, owing, told, until
from tests.support import rule

from .positions import CALM, GAME, acting, attacked, each, order_of, pick, read, struck, table

pytestmark = pytest.mark.engine

ACID = ("starting", "acid-pools", "market-concourse", "?observation-gallery")
# -- the Collector --------------------------------------------------------------------------------------------


def collecting(title: str = "front", seats: int = 4, **given: Any) -> Match:
    """The Collector has its runner in row 5, two Survivors and no special card."""
    place = each("coordinate", 5, *GAME.colours[: max(seats, 4)])
    return struck(
        title, seats, mode="full", **{"blue_civilization": "collector", "blue_specials": [], **place, **given}
    )


@rule("EVC-CIV-07", "EVC-FAQ-13", "EVC-EX-20")
def test_the_collector_can_keep_one_of_every_other_colour_neutral_ones_included():
    match = collecting(seats=2)
    assert order_of(match, "lost") == ["blue", "yellow", "pink", "ivory"]
    answer(match, "blue", "effect.may yes", "effect.may yes", "effect.may yes")
    assert read(match, "blue.jars") == ["yellow", "pink", "ivory"]
    assert told(match, "collected") == [[0, 1, 0], [0, 2, 0], [0, 3, 0]]
    assert read(match, "deaths") == 4  # the dead themselves lie on the tracker
    assert read(match, "blue.survivors") == 1


@rule("EVC-CIV-07")
def test_collecting_is_voluntary():
    match = collecting(yellow_coordinate=4, pink_coordinate=4)
    answer(match, "blue", "effect.may no")
    assert read(match, "blue.jars") == []
    assert asks(match) == "blue market.choose"


@rule("EVC-CIV-07")
def test_one_specimen_of_each_colour():
    match = collecting(yellow_coordinate=4, pink_coordinate=4, blue_jars=["ivory"])
    assert asks(match) == "blue market.choose"


@rule("EVC-CIV-07")
@pytest.mark.parametrize(("seats", "jars"), [(2, 3), (3, 3), (4, 3), (5, 1), (6, 1)])
def test_the_jars_are_few(seats, jars):
    match = collecting(seats=seats)
    while asks(match) == "blue effect.may":
        answer(match, "blue", "effect.may yes")
    assert len(read(match, "blue.jars")) == jars


@rule("EVC-CIV-07")
def test_only_losses_in_the_own_row_count():
    match = collecting("pincer", yellow_coordinate=5, pink_coordinate=3, ivory_coordinate=4)
    assert order_of(match, "lost") == ["blue", "yellow", "pink"]
    answer(match, "blue", "effect.may yes")
    assert read(match, "blue.jars") == ["yellow"]
    assert asks(match) == "blue market.choose"


@rule("EVC-CIV-07")
def test_the_row_is_the_one_in_which_the_card_struck_not_the_place_of_the_neutral_runner_later():
    """Pink is struck elsewhere and comes to the Collector's row; ivory is struck there and leaves it."""
    apart = collecting("front", 2, blue_coordinate=3, yellow_coordinate=3, pink_coordinate=9, ivory_coordinate=1)
    assert read(apart, "pink.coordinate") == 3
    assert read(apart, "blue.jars") == []
    assert asks(apart) == "blue market.choose"
    here = collecting(
        "rear", 2, blue_coordinate=1, yellow_coordinate=6, pink_coordinate=6, ivory_coordinate=1, blue_pool=2
    )
    assert read(here, "ivory.coordinate") == 1
    answer(here, "blue", "effect.may yes")
    assert read(here, "ivory.coordinate") == 6
    assert read(here, "blue.jars") == ["ivory"]


@rule("EVC-CIV-07")
def test_an_eliminated_victim_can_be_collected_too():
    match = collecting(yellow_coordinate=4, pink_coordinate=4, ivory_pool=0)
    answer(match, "blue", "effect.may yes")
    assert read(match, "blue.jars") == ["ivory"]


@rule("EVC-CIV-07")
def test_the_collector_must_live_to_collect():
    match = collecting(blue_pool=0)
    assert read(match, "blue.status") == "out"
    assert asks(match) == "blue market.choose"
    assert read(match, "blue.jars") == []


@rule("EVC-CIV-07")
def test_losses_to_station_cards_are_not_collected():
    match = table(
        2,
        "full",
        line=ACID,
        nomia_deck=CALM,
        blue_civilization="collector",
        blue_specials=[],
        blue_at="acid-pools 3",
        yellow_at="acid-pools 1",
    )
    pick(match, blue="move-3", yellow="move-2")
    until(match, "effect.may", "nomia.draw")
    assert order_of(match, "lost") == ["yellow"]
    assert asks(match) == "chance nomia.draw"


@rule("EVC-CIV-07")
def test_without_a_miniature_in_the_box_there_is_no_specimen():
    match = collecting(yellow_coordinate=4, pink_coordinate=4, ivory_survivors=5, ivory_dead=3, deaths=3)
    assert read(match, "ivory.dead") == 4  # four dead and four in play: all eight
    assert asks(match) == "blue market.choose"


@rule("EVC-CIV-07", "EVC-CIV-13")
def test_a_hit_that_kills_nobody_is_no_loss_to_collect():
    match = collecting(yellow_coordinate=4, pink_coordinate=4, ivory_civilization="urumak", ivory_specials=[])
    assert read(match, "ivory.hits") == 1
    assert asks(match) == "blue market.choose"


# -- the Nomia Token ------------------------------------------------------------------------------------------


@rule("EVC-CIV-08")
def test_collect_nomia_makes_the_token_a_survivor():
    match = struck("ambush", mode="full", blue_civilization="collector")
    answer(match, "blue", "special.play collect-nomia")
    assert read(match, "blue.token") == 1
    assert read(match, "blue.survivors") == 3
    assert read(match, "blue.pool") == 1


@rule("EVC-CIV-08")
@pytest.mark.parametrize(("title", "offered"), [("ambush", True), ("all-clear", False), ("front", False)])
def test_collect_nomia_follows_a_red_card_that_cost_the_collector_nothing(title, offered):
    match = struck(title, mode="full", blue_civilization="collector", blue_coordinate=5, nomia_market={})
    assert (asks(match) == "blue special.play") == offered


@rule("EVC-CIV-08")
@pytest.mark.parametrize(
    ("word", "left"), [("own", {"pool": 0, "token": 1, "dead": 1}), ("token", {"pool": 1, "token": 0, "dead": 0})]
)
def test_the_holder_says_whether_the_token_or_a_miniature_is_lost(word, left):
    match = struck(
        "front", mode="full", blue_civilization="collector", blue_specials=[], blue_token=1, blue_coordinate=5
    )
    answer(match, "blue", f"loss.miniature {word}")
    assert {path: read(match, f"blue.{path}") for path in left} == left
    assert read(match, "deaths") == left["dead"]
    assert asks(match) == "blue market.choose"  # in both cases a Survivor was lost to the card


@rule("EVC-CIV-08")
def test_the_token_is_lost_before_the_last_miniature():
    match = struck(
        "front",
        mode="full",
        blue_civilization="collector",
        blue_specials=[],
        blue_token=1,
        blue_pool=0,
        blue_coordinate=5,
    )
    assert read(match, "blue.status") == "on-station"
    assert read(match, "blue.token") == 0
    assert read(match, "deaths") == 0
    assert asks(match) == "blue market.choose"


@rule("EVC-CIV-08")
def test_the_token_lost_to_acid_gives_no_choice():
    match = table(
        2,
        "full",
        line=ACID,
        nomia_deck=CALM,
        blue_civilization="collector",
        blue_specials=[],
        blue_token=1,
        blue_pool=0,
        blue_at="acid-pools 1",
    )
    pick(match, blue="move-1")
    until(match, "nomia.draw")
    assert read(match, "blue.token") == 0
    assert read(match, "deaths") == 0
    assert told(match, "chose-nomia") == []


# -- Mendeku --------------------------------------------------------------------------------------------------


def thieves(*titles: str, **given: Any) -> Match:
    """Phase 3 with Urumak (blue) and Mendeku (yellow); Perfect Form is no card for this phase."""
    peoples: dict[str, Any] = {"blue_civilization": "urumak", "yellow_civilization": "mendeku", "blue_coordinate": 5}
    return attacked(*titles, mode="full", **{**peoples, **given})


@rule("EVC-CIV-09")
def test_mendeku_may_take_a_card_after_it_was_used():
    match = chance(thieves("rear"), "nomia.draw rear")
    answer(match, "blue", "special.play brace-for-impact")
    assert asks(match) == "yellow effect.may"
    answer(match, "yellow", "effect.may yes")
    assert read(match, "yellow.specials") == ["brace-for-impact", "perfect-form"]
    assert read(match, "blue.specials") == []
    answer(match, "yellow", "special.play brace-for-impact")  # in the same window: the question starts again
    assert read(match, "yellow.specials") == ["perfect-form"]
    assert order_of(match, "shielded") == ["yellow"]


@rule("EVC-CIV-09")
def test_mendeku_may_leave_it():
    match = chance(thieves("rear"), "nomia.draw rear")
    answer(match, "blue", "special.play brace-for-impact")
    answer(match, "yellow", "effect.may no")
    assert read(match, "yellow.specials") == ["perfect-form"]
    assert told(match, "shielded") == []


@rule("EVC-CIV-09")
def test_a_stolen_card_works_once_in_its_own_window():
    match = thieves("rear", "rear", extra=1)
    chance(match, "nomia.draw rear")
    answer(match, "blue", "special.play brace-for-impact")
    answer(match, "yellow", "effect.may yes", "special.play pass")
    until(match, "nomia.draw")
    chance(match, "nomia.draw rear")
    answer(match, "yellow", "special.play brace-for-impact")
    assert "effect.may" not in asks(match)  # nobody takes it from Mendeku, nor Mendeku from themselves
    assert read(match, "yellow.specials") == ["perfect-form"]


@rule("EVC-CIV-09")
def test_mendeku_hold_one_stolen_card_at_a_time():
    match = chance(thieves("rear", yellow_specials=["turnabout"]), "nomia.draw rear")
    answer(match, "blue", "special.play brace-for-impact")
    assert "effect.may" not in asks(match)
    assert read(match, "yellow.specials") == ["turnabout"]


@rule("EVC-CIV-09")
def test_after_using_a_stolen_card_mendeku_can_take_another():
    match = thieves("rear", pink_civilization="oolune", yellow_specials=["unhappen"])
    chance(match, "nomia.draw rear")
    answer(match, "blue", "special.play pass")
    answer(match, "yellow", "special.play unhappen")
    answer(match, "blue", "special.play pass")
    answer(match, "pink", "special.play flow-away", "step.rows stay")
    assert asks(match) == "yellow effect.may"


@rule("EVC-CIV-09")
def test_the_theft_follows_the_effect():
    match = acting(
        mode="full", blue_civilization="glazatoq", blue_card="move-1", blue_coordinate=4, yellow_civilization="mendeku"
    )
    answer(match, "blue", "special.play emergency-burst")
    assert asks(match) == "blue step.rows"
    answer(match, "blue", "step.rows forward-3")
    assert asks(match) == "yellow effect.may"


@rule("EVC-CIV-09", "EVC-CIV-04")
def test_a_card_stolen_in_phase_2_can_be_played_in_the_own_turn_that_follows():
    """Mendeku have neither a special card nor an action of their own, and still come to their window W3."""
    match = acting(
        mode="full",
        blue_civilization="glazatoq",
        blue_card="move-1",
        yellow_civilization="mendeku",
        yellow_specials=[],
        yellow_card="move-1",
        yellow_coordinate=4,
    )
    answer(match, "blue", "special.play emergency-burst", "step.rows stay")
    answer(match, "yellow", "effect.may yes")
    assert asks(match) == "yellow special.play"
    answer(match, "yellow", "special.play emergency-burst", "step.rows forward-3")
    assert read(match, "yellow.coordinate") == 7


@rule("EVC-CIV-09")
def test_eliminated_mendeku_take_nothing():
    match = chance(thieves("rear", yellow_status="out"), "nomia.draw rear")
    answer(match, "blue", "special.play brace-for-impact")
    assert asks(match) == "pink market.choose"


@rule("EVC-CIV-10", "EVC-FAQ-15", "EVC-EX-22")
def test_collect_nomia_does_nothing_for_mendeku():
    match = attacked(
        "ambush", "ambush", mode="full", extra=1, blue_civilization="collector", yellow_civilization="mendeku"
    )
    chance(match, "nomia.draw ambush")
    answer(match, "blue", "special.play collect-nomia")
    answer(match, "yellow", "effect.may yes", "special.play pass")
    chance(match, "nomia.draw ambush")
    answer(match, "yellow", "special.play collect-nomia")
    assert read(match, "yellow.survivors") == 4
    assert read(match, "yellow.token") == 0
    assert read(match, "blue.token") == 1  # the token stays where it is
    assert read(match, "yellow.specials") == ["perfect-form"]  # the card is used up


# -- Urumak ---------------------------------------------------------------------------------------------------


def hurt(hits: int, count: int = 3, title: str = "front", **given: Any) -> Match:
    place: dict[str, Any] = {"blue_coordinate": 9, "blue_survivors": count, "blue_hits": hits, "blue_specials": []}
    return struck(title, mode="full", blue_civilization="urumak", **{**place, **given})


@rule("EVC-CIV-11", "EVC-CIV-13", "EVC-FAQ-14")
def test_the_first_hit_kills_nobody_and_gives_no_choice():
    match = hurt(0)
    assert read(match, "blue.hits") == 1
    assert read(match, "blue.survivors") == 3
    assert read(match, "deaths") == 0
    assert asks(match).endswith("run.pick")
    assert read(match, "blue.stunned") == 1  # it was struck all the same


@rule("EVC-CIV-11", "EVC-CIV-12", "EVC-FAQ-14")
@pytest.mark.parametrize(("word", "hits", "count"), [("unhurt", 2, 3), ("hurt", 0, 2)])
def test_the_owner_assigns_each_hit_freely(word, hits, count):
    match = hurt(1)
    assert offers(match) == ["unhurt", "hurt"]
    answer(match, "blue", f"loss.hit {word}")
    assert read(match, "blue.hits") == hits
    assert read(match, "blue.survivors") == count
    assert read(match, "deaths") == 3 - count


@rule("EVC-CIV-12", "EVC-EX-21", "EVC-FAQ-14")
def test_two_hits_on_two_unhurt_survivors_kill_nobody_unless_wanted():
    match = attacked(
        "front",
        "front",
        mode="full",
        extra=1,
        blue_civilization="urumak",
        blue_specials=[],
        blue_survivors=2,
        blue_coordinate=9,
    )
    chance(match, "nomia.draw front", "nomia.draw front")
    answer(match, "blue", "loss.hit unhurt")
    assert read(match, "blue.survivors") == 2
    assert read(match, "blue.hits") == 2


@rule("EVC-CIV-14")
@pytest.mark.parametrize("count", [3, 2])
def test_when_all_carry_a_hit_the_next_one_kills(count):
    match = hurt(count, count)
    assert read(match, "blue.survivors") == count - 1
    assert read(match, "blue.hits") == count - 1  # its token is free again
    assert read(match, "blue.dead") == 1
    assert read(match, "blue.coordinate") == 9  # somebody of the pool stands in the same row
    assert asks(match) == "blue market.choose"


@rule("EVC-CIV-14")
def test_the_second_hit_on_the_last_survivor_eliminates():
    match = hurt(1, 1)
    assert read(match, "blue.status") == "out"
    assert read(match, "blue.hits") == 0


@rule("EVC-CIV-12", "EVC-CIV-13")
def test_hits_by_acid_follow_the_same_rules():
    match = table(
        2,
        "full",
        line=ACID,
        nomia_deck=CALM,
        blue_civilization="urumak",
        blue_hits=1,
        blue_specials=[],
        blue_at="acid-pools 1",
    )
    pick(match, blue="move-2")
    answer(match, "blue", "loss.hit hurt")
    assert read(match, "blue.survivors") == 2
    until(match, "nomia.draw")
    assert told(match, "chose-nomia") == []


@rule("EVC-CIV-12")
@pytest.mark.parametrize(("hits", "left"), [(2, 1), (0, 0)])
def test_a_gain_heals_one_hit_instead_of_adding_a_survivor(hits, left):
    match = hurt(hits, 3, "medical-station")
    assert read(match, "blue.hits") == left
    assert read(match, "blue.survivors") == 3


# -- the Rescue Ship ------------------------------------------------------------------------------------------


@rule("EVC-CIV-15")
@pytest.mark.parametrize(("count", "ships"), [(1, 0), (2, 1), (4, 1)])
def test_evac_ready_brings_the_ship_for_two_survivors_or_more(count, ships):
    match = struck(
        "front", mode="full", deaths=7, blue_civilization="glazatoq", blue_survivors=count, ivory_coordinate=9
    )
    assert read(match, "nomia.deck").get("rescue-ship", 0) == ships
    assert read(match, "nomia.deck")["transport"] == 1
    assert len(told(match, "shuffled")) == 1  # both are added before the one shuffle


@rule("EVC-CIV-15")
@pytest.mark.parametrize(("count", "ships"), [(2, 0), (3, 1)])
def test_the_count_is_taken_after_the_loss_that_fills_evac_ready(count, ships):
    match = struck(
        "front", mode="full", deaths=7, blue_civilization="glazatoq", blue_survivors=count, blue_coordinate=9
    )
    assert read(match, "nomia.deck").get("rescue-ship", 0) == ships


@rule("EVC-CIV-15")
def test_without_glazatoq_there_is_no_ship():
    match = struck("front", mode="full", deaths=7, blue_civilization="skith", blue_specials=[], ivory_coordinate=9)
    assert "rescue-ship" not in read(match, "nomia.deck")


@rule("EVC-CIV-15")
def test_the_ship_takes_its_people_away_and_uses_up_one_draw():
    match = attacked(
        "rescue-ship", "front", mode="full", evac=1, extra=1, blue_civilization="glazatoq", blue_coordinate=9
    )
    chance(match, "nomia.draw rescue-ship")
    assert read(match, "blue.status") == "aboard"
    assert read(match, "nomia.pile") == {}  # it leaves the game
    assert read(match, "nomia.deck") == {"front": 1}
    chance(match, "nomia.draw front")
    assert order_of(match, "lost") == ["yellow", "pink", "ivory"]  # nobody aboard is struck
    for colour in ("yellow", "pink", "ivory"):
        answer(match, colour, "market.choose rear" if colour == "pink" else "market.choose front")
    assert len(told(match, "nomia-drawn")) == 2
    assert owing(match) == ["yellow", "pink", "ivory"]  # and nobody aboard plays on
    assert read(match, "blue.survivors") == 4


@rule("EVC-CIV-15")
def test_the_ship_takes_nobody_else():
    match = attacked("rescue-ship", mode="full", evac=1, pink_civilization="glazatoq")
    chance(match, "nomia.draw rescue-ship")
    assert order_of(match, "boarded") == ["pink"]
    assert [read(match, f"{c}.status") for c in ("blue", "yellow", "ivory")] == ["on-station"] * 3


@rule("EVC-CIV-15")
def test_the_first_player_token_passes_those_aboard():
    match = attacked("rescue-ship", mode="full", evac=1, first="ivory", blue_civilization="glazatoq")
    chance(match, "nomia.draw rescue-ship")
    assert read(match, "first") == "yellow"


@rule("EVC-CIV-15")
def test_decisions_of_a_first_player_aboard_fall_to_the_next():
    match = attacked(
        "rescue-ship",
        "rear",
        seats=2,
        mode="full",
        evac=1,
        extra=1,
        first="blue",
        blue_civilization="glazatoq",
        pink_coordinate=0,
        yellow_coordinate=5,
        ivory_coordinate=7,
    )
    chance(match, "nomia.draw rescue-ship", "nomia.draw rear")
    assert order_of(match, "lost") == ["pink"]
    assert asks(match) == "yellow neutral.middle"


@rule("EVC-CIV-15")
def test_the_ship_does_nothing_for_eliminated_glazatoq():
    match = attacked("rescue-ship", mode="full", evac=1, blue_civilization="glazatoq", blue_status="out")
    chance(match, "nomia.draw rescue-ship")
    assert read(match, "blue.status") == "out"
    assert told(match, "boarded") == []
    assert read(match, "nomia.pile") == {}
    assert asks(match).endswith("run.pick")


@rule("EVC-CIV-15")
def test_those_aboard_gain_nothing():
    match = struck(
        "medical-station",
        mode="full",
        blue_civilization="glazatoq",
        blue_status="aboard",
        blue_survivors=1,
        yellow_survivors=3,
    )
    assert read(match, "blue.survivors") == 1
    assert read(match, "yellow.survivors") == 4


@rule("EVC-CIV-15")
def test_no_special_card_is_asked_for_the_ship():
    match = attacked("rescue-ship", mode="full", evac=1, blue_civilization="glazatoq", yellow_civilization="skith")
    chance(match, "nomia.draw rescue-ship")
    assert asks(match) == "yellow effect.may"  # Clean Up has come: Unhappen is not allowed on the ship
    assert read(match, "yellow.specials") == ["unhappen"]
