"""Every special card of the eleven civilizations in its window, and what it does to the others (EVC-CIV)."""

from typing import Any

import pytest

from ludothek.core.match import Match
from tests.games.playing import answer, asks, chance, offers, refused, told, until
from tests.support import rule

from .positions import CALM, acting, attacked, counts, kinds, order_of, pick, read, struck, table

pytestmark = pytest.mark.engine

ACID = ("starting", "acid-pools", "market-concourse", "?observation-gallery")
WALKWAY = ("starting", "moving-walkway", "market-concourse", "?observation-gallery")
APART: dict[str, Any] = {"blue_coordinate": 8, "yellow_coordinate": 6, "pink_coordinate": 5, "ivory_coordinate": 2}


# -- special cards of Phase 1 ---------------------------------------------------------------------------------


@rule("EVC-CIV-04", "EVC-RUN-16")
@pytest.mark.parametrize("speed", [0, 4])
def test_perfect_form_names_the_speed(speed):
    match = pick(table(2, "full", blue_civilization="mendeku"), blue="move-2")
    answer(match, "blue", "special.play perfect-form")
    assert offers(match) == ["0", "1", "2", "3", "4"]
    assert refused(match, "blue", "run.speed 5") == "EVC-ACT-11"
    answer(match, "blue", f"run.speed {speed}")
    until(match, "neutral.draw")
    assert read(match, "blue.speed") == speed
    assert read(match, "blue.moved") == speed


@rule("EVC-STATION-15")
@pytest.mark.parametrize(("speed", "lost"), [(2, 1), (3, 0)])
def test_the_named_number_is_the_speed_for_acid(speed, lost):
    match = table(2, "full", line=ACID, blue_civilization="mendeku", blue_at="acid-pools 1")
    pick(match, blue="move-3" if lost else "move-1")
    answer(match, "blue", "special.play perfect-form", f"run.speed {speed}")
    until(match, "neutral.draw")
    assert read(match, "blue.dead") == lost


@rule("EVC-RUN-16")
def test_points_are_computed_from_the_named_number():
    match = table(2, "full", line=WALKWAY, blue_civilization="mendeku", blue_at="moving-walkway 1")
    pick(match, blue="move-1")
    answer(match, "blue", "special.play perfect-form", "run.speed 3")
    until(match, "neutral.draw")
    assert read(match, "blue.moved") == 4


@rule("EVC-CIV-04")
def test_suggestion_takes_the_card_back_and_plays_a_random_other_one():
    match = table(2, "full", nomia_deck=CALM, blue_civilization="quorum", yellow_hand=["move-1", "move-4", "trip"])
    chance(match, "nomia.peek all-clear")
    pick(match, blue="move-1", yellow="move-1")
    answer(match, "blue", "special.play suggestion")
    assert asks(match) == "chance run.replay"
    assert offers(match) == ["trip", "move-4"]  # not the one just taken back
    chance(match, "run.replay move-4")
    assert read(match, "yellow.hand") == ["move-1", "trip"]
    until(match, "neutral.draw")
    assert read(match, "yellow.moved") == 4


@rule("EVC-CIV-04")
def test_suggestion_names_any_other_player_but_no_neutral_colour():
    match = table(3, "full", nomia_deck=CALM, blue_civilization="quorum")
    chance(match, "nomia.peek all-clear")
    pick(match)
    answer(match, "blue", "special.play suggestion")
    assert offers(match) == ["yellow", "pink"]
    assert refused(match, "blue", "target.choose ivory") == "EVC-ACT-14"


@rule("EVC-CIV-06", "EVC-CIV-04")
def test_suggestion_after_an_exchange_returns_the_own_card_and_leaves_the_other_player_alone():
    match = table(3, "full", nomia_deck=CALM, blue_civilization="skith", blue_specials=[], yellow_civilization="quorum")
    chance(match, "nomia.peek all-clear")
    pick(match, blue="warp-reality", yellow="move-1", pink="move-4")
    answer(match, "blue", "target.choose pink")
    answer(match, "yellow", "special.play suggestion", "target.choose pink")
    chance(match, "run.replay move-3")
    assert read(match, "pink.card") == "move-3"
    assert read(match, "pink.played") == "move-3"
    assert "move-4" in read(match, "pink.hand")
    assert "warp-reality" not in read(match, "pink.hand")
    assert read(match, "blue.card") == "move-4"  # goes on with what the exchange brought
    assert read(match, "blue.played") == "warp-reality"


@rule("EVC-CIV-04")
def test_a_card_replayed_by_suggestion_does_nothing_at_the_reveal():
    match = table(
        2, "full", nomia_deck=CALM, blue_civilization="quorum", yellow_civilization="skith", yellow_specials=[]
    )
    chance(match, "nomia.peek all-clear")
    pick(match, blue="move-4", yellow="move-1")
    answer(match, "blue", "special.play suggestion")
    chance(match, "run.replay warp-reality")
    until(match, "neutral.draw")
    assert read(match, "blue.card") == "move-4"
    assert read(match, "yellow.moved") == 2


@rule("EVC-CIV-05")
def test_in_w2_a_card_can_answer_a_card():
    """Suggestion makes yellow play another card; only then does yellow name a speed."""
    match = table(2, "full", nomia_deck=CALM, first="yellow", blue_civilization="quorum", yellow_civilization="mendeku")
    chance(match, "nomia.peek all-clear")
    pick(match, blue="move-1", yellow="move-1")
    answer(match, "yellow", "special.play pass")
    answer(match, "blue", "special.play suggestion")
    chance(match, "run.replay move-2")
    answer(match, "yellow", "effect.may no", "special.play perfect-form", "run.speed 4")
    until(match, "neutral.draw")
    assert read(match, "yellow.moved") == 4


# -- special cards of Phase 2 ---------------------------------------------------------------------------------


@rule("EVC-CIV-04", "EVC-NOMIA-23", "EVC-ACT-11")
@pytest.mark.parametrize(("facing", "word", "row"), [(1, "forward-3", 8), (-1, "forward-2", 3), (1, "stay", 5)])
def test_emergency_burst_moves_up_to_three_in_the_own_facing(facing, word, row):
    match = acting(2, "full", blue_civilization="glazatoq", blue_card="move-1", blue_coordinate=5, blue_facing=facing)
    answer(match, "blue", "special.play emergency-burst")
    assert offers(match) == ["stay", "forward-1", "forward-2", "forward-3"]
    answer(match, "blue", f"step.rows {word}")
    assert read(match, "blue.coordinate") == row
    assert read(match, "blue.moved") == abs(row - 5)


@rule("EVC-STATION-11", "EVC-STATION-13")
def test_turnabout_turns_the_arrow_and_everybody_and_its_player_lays_the_new_end():
    match = acting(2, "full", first="yellow", yellow_civilization="aerune", yellow_card="move-1", pink_facing=-1)
    answer(match, "yellow", "special.play turnabout")
    chance(match, "station.draw hole", "station.draw acid-pools")
    assert asks(match) == "yellow station.choose"
    answer(match, "yellow", "station.choose hole")
    assert read(match, "arrow") == -1
    assert counts(match, "facing") == {"blue": -1, "yellow": -1, "pink": 1, "ivory": -1}
    assert read(match, "line")[0] == "?-hole"


@rule("EVC-NOMIA-04")
def test_turnabout_changes_who_is_in_front_in_the_same_round():
    match = acting(
        2,
        "full",
        blue_civilization="aerune",
        blue_card="move-1",
        nomia_deck={"front": 1},
        blue_coordinate=8,
        yellow_coordinate=2,
        pink_coordinate=5,
        ivory_coordinate=5,
    )
    answer(match, "blue", "special.play turnabout")
    until(match, "nomia.draw")
    chance(match, "nomia.draw front")
    assert order_of(match, "lost") == ["yellow"]


@rule("EVC-CIV-16", "EVC-CLEAN-08")
def test_overgrowth_stops_the_row_behind_except_the_immune():
    match = acting(
        mode="full",
        blue_civilization="sessil-choir",
        blue_card="move-1",
        blue_coordinate=5,
        yellow_coordinate=4,
        pink_coordinate=4,
        pink_civilization="oolune",
        ivory_coordinate=5,
    )
    answer(match, "blue", "special.play overgrowth")
    assert order_of(match, "stunned") == ["yellow"]
    assert told(match, "attack-failed") == [[0, 2, 0]]
    until(match, "run.pick")
    assert counts(match, "stunned") == {"blue": 0, "yellow": 1, "pink": 0, "ivory": 0}


# -- special cards of Phase 3 ---------------------------------------------------------------------------------


@rule("EVC-CIV-04", "EVC-NOMIA-05")
def test_brace_prevents_the_loss_but_not_the_mark():
    match = struck("front", mode="full", blue_civilization="urumak", blue_coordinate=9, blue_hits=3)
    answer(match, "blue", "special.play brace-for-impact")
    assert read(match, "blue.survivors") == 3
    assert read(match, "blue.hits") == 3
    assert read(match, "blue.stunned") == 1
    assert told(match, "chose-nomia") == []


@rule("EVC-CIV-04")
def test_brace_is_for_one_card():
    match = attacked("front", "front", mode="full", extra=1, blue_civilization="urumak", blue_coordinate=9)
    chance(match, "nomia.draw front")
    answer(match, "blue", "special.play brace-for-impact")
    assert read(match, "blue.hits") == 0
    chance(match, "nomia.draw front")
    assert read(match, "blue.hits") == 1


@rule("EVC-NOMIA-09", "EVC-NOMIA-23")
@pytest.mark.parametrize(
    ("word", "victims"), [("back-2", ["yellow"]), ("back-1", ["blue", "yellow"]), ("stay", ["blue"])]
)
def test_flow_away_comes_before_the_victims_are_found(word, victims):
    match = struck("front", mode="full", blue_civilization="oolune", **{**APART, "yellow_coordinate": 7})
    assert asks(match) == "blue special.play"
    answer(match, "blue", "special.play flow-away")
    assert offers(match) == ["stay", "forward-1", "forward-2", "back-1", "back-2"]
    answer(match, "blue", f"step.rows {word}")
    assert order_of(match, "lost") == victims


@rule("EVC-ACT-12")
def test_flow_away_does_not_help_a_runner_that_cannot_move():
    match = struck("front", mode="full", blue_civilization="oolune", blue_stunned=1, **APART)
    assert asks(match) == "blue market.choose"


@rule("EVC-ACT-13")
def test_flow_away_onto_a_face_down_card_reveals_it():
    match = struck("rear", mode="full", blue_civilization="oolune", **{**APART, "blue_coordinate": 9})
    answer(match, "blue", "special.play flow-away", "step.rows forward-1")
    chance(match, "station.draw hole", "station.draw acid-pools")
    assert asks(match) == "blue station.choose"
    answer(match, "blue", "station.choose hole")
    assert order_of(match, "lost") == ["ivory"]


@rule("EVC-CIV-04", "EVC-NOMIA-02")
def test_unhappen_cancels_the_card_and_draws_another_for_the_same_draw():
    match = attacked("front", "rear", mode="full", blue_civilization="skith", **APART)
    chance(match, "nomia.draw front")
    answer(match, "blue", "special.play unhappen")
    assert told(match, "lost") == []
    assert asks(match) == "chance nomia.draw"
    assert read(match, "nomia.pile") == {"front": 1}  # it stays on the pile
    chance(match, "nomia.draw rear")
    assert order_of(match, "lost") == ["ivory"]
    answer(match, "ivory", "market.choose rear")
    assert asks(match) == "blue effect.may"  # Clean Up: there was one draw
    assert set(counts(match, "stunned-next").values()) == {0}


@rule("EVC-NOMIA-17", "EVC-NOMIA-18")
def test_unhappen_on_a_blue_card_lets_it_count_before_the_replacement():
    match = attacked(
        "medical-station",
        mode="full",
        blue_civilization="skith",
        blue_survivors=1,
        nomia_pile={"all-clear": 1, "rear": 1},
    )
    chance(match, "nomia.draw medical-station")
    answer(match, "blue", "special.play unhappen")
    assert read(match, "blue.survivors") == 1
    assert read(match, "nomia.pile") == {}
    assert offers(match) == ["all-clear", "medical-station", "rear"]  # and it may come again


@rule("EVC-CIV-05", "EVC-CIV-04")
def test_the_replacement_has_its_own_window_and_no_shield_of_the_cancelled_card():
    match = attacked(
        "front", "front", mode="full", blue_civilization="urumak", yellow_civilization="skith", blue_coordinate=9
    )
    chance(match, "nomia.draw front")
    answer(match, "blue", "special.play brace-for-impact")
    answer(match, "yellow", "special.play unhappen")
    chance(match, "nomia.draw front")
    assert read(match, "blue.hits") == 1


@rule("EVC-CIV-04", "EVC-CIV-08")
def test_a_cancelled_card_has_no_w5():
    match = attacked("front", "all-clear", mode="full", blue_civilization="skith", yellow_civilization="collector")
    chance(match, "nomia.draw front")
    answer(match, "blue", "special.play unhappen")
    assert asks(match) == "chance nomia.draw"


@rule("EVC-CIV-05", "EVC-CIV-09")
def test_a_cancelled_card_is_not_cancelled_twice():
    """Mendeku steal Unhappen in the open window: nothing is left to cancel, the replacement may be."""
    match = attacked(
        "front", "rear", "all-clear", mode="full", blue_civilization="skith", yellow_civilization="mendeku"
    )
    chance(match, "nomia.draw front")
    answer(match, "blue", "special.play unhappen")
    answer(match, "yellow", "effect.may yes")
    chance(match, "nomia.draw rear")
    answer(match, "yellow", "special.play unhappen")
    assert asks(match) == "chance nomia.draw"
    assert offers(match) == ["all-clear"]


@rule("EVC-WIN-01", "EVC-CIV-04")
def test_the_transport_as_a_replacement_ends_the_game():
    match = attacked("front", "transport", mode="full", evac=1, blue_civilization="skith")
    chance(match, "nomia.draw front")
    answer(match, "blue", "special.play unhappen")
    chance(match, "nomia.draw transport")
    assert match.over


# -- Living Decoy ---------------------------------------------------------------------------------------------


def decoy(title: str = "front", **given: Any) -> Match:
    """Tikkit (blue) and the others in row 5; Tikkit is about to lose a Survivor."""
    place: dict[str, Any] = {"blue_coordinate": 5, "yellow_coordinate": 5, "pink_coordinate": 3, "ivory_coordinate": 3}
    return struck(title, mode="full", **{"blue_civilization": "tikkit", "blue_survivors": 7, **place, **given})


@rule("EVC-CIV-04", "EVC-NOMIA-12")
def test_living_decoy_lets_another_runner_in_the_row_lose_as_well_as_its_own_loss():
    match = decoy()
    assert asks(match) == "blue special.play"
    answer(match, "blue", "special.play living-decoy")
    assert counts(match, "survivors") == {"blue": 7, "yellow": 3, "pink": 5, "ivory": 5}  # struck anyway: loses both
    assert asks(match) == "yellow market.choose"  # one choice, and none for Tikkit
    answer(match, "yellow", "market.choose rear")
    assert asks(match).endswith("run.pick")
    assert read(match, "deaths") == 2


@rule("EVC-NOMIA-12")
def test_the_market_choice_goes_to_the_player_who_really_lost():
    """Ambush strikes only Tikkit; the decoy is not struck by the card itself."""
    match = decoy("ambush", blue_moved=4)
    answer(match, "blue", "special.play living-decoy")
    assert order_of(match, "lost") == ["yellow"]
    assert asks(match) == "yellow market.choose"


@rule("EVC-CIV-04")
def test_living_decoy_needs_somebody_in_the_row():
    match = decoy(yellow_coordinate=4)
    assert asks(match) == "blue market.choose"
    assert read(match, "blue.specials") == ["living-decoy"]


@rule("EVC-CIV-04")
def test_living_decoy_may_be_kept():
    match = decoy()
    answer(match, "blue", "special.play pass")
    assert read(match, "blue.survivors") == 6
    assert read(match, "blue.specials") == ["living-decoy"]


@rule("EVC-CIV-16", "EVC-ACT-06")
def test_an_immune_decoy_leaves_the_loss_with_tikkit():
    match = decoy("ambush", blue_moved=4, yellow_civilization="oolune", yellow_specials=[])
    answer(match, "blue", "special.play living-decoy")
    assert read(match, "blue.survivors") == 6
    assert read(match, "yellow.survivors") == 4
    assert asks(match) == "blue market.choose"
    assert read(match, "blue.specials") == []


@rule("EVC-CIV-04")
def test_brittle_swarm_is_applied_first_and_one_loss_is_redirected():
    match = decoy("rear", pink_coordinate=8, ivory_coordinate=8)
    answer(match, "blue", "special.play living-decoy")
    assert read(match, "blue.survivors") == 6  # of two losses one remains
    assert read(match, "yellow.survivors") == 3


@rule("EVC-CIV-04")
def test_the_second_loss_of_brittle_swarm_can_be_redirected_instead():
    match = decoy("rear", pink_coordinate=8, ivory_coordinate=8)
    answer(match, "blue", "special.play pass")
    assert read(match, "blue.survivors") == 6
    assert asks(match) == "blue special.play"
    answer(match, "blue", "special.play living-decoy")
    assert read(match, "blue.survivors") == 6


@rule("EVC-NEUTRAL-10", "EVC-NEUTRAL-07")
def test_a_neutral_decoy_is_moved_to_the_middle_and_the_first_player_chooses():
    match = struck(
        "ambush",
        2,
        "full",
        first="yellow",
        blue_civilization="tikkit",
        blue_moved=4,
        blue_coordinate=8,
        pink_coordinate=8,
        yellow_coordinate=4,
        ivory_coordinate=1,
    )
    answer(match, "blue", "special.play living-decoy")
    assert read(match, "pink.survivors") == 4
    assert read(match, "pink.coordinate") == 4
    assert asks(match) == "yellow market.choose"


@rule("EVC-CIV-11")
def test_an_urumak_decoy_takes_a_hit():
    match = decoy("ambush", blue_moved=4, yellow_civilization="urumak", yellow_specials=[])
    answer(match, "blue", "special.play living-decoy")
    assert read(match, "yellow.hits") == 1
    assert told(match, "lost") == []
    assert asks(match).endswith("run.pick")  # nobody died: nobody chooses


@rule("EVC-CIV-12")
def test_an_urumak_decoy_that_is_struck_too_spreads_both_hits():
    match = decoy("front", yellow_civilization="urumak", yellow_specials=[])
    answer(match, "blue", "special.play living-decoy")
    answer(match, "yellow", "loss.hit unhurt")
    assert read(match, "yellow.hits") == 2
    assert read(match, "deaths") == 0


@rule("EVC-CIV-04")
def test_a_braced_decoy_loses_nobody():
    match = decoy("ambush", blue_moved=4, yellow_civilization="urumak")
    answer(match, "yellow", "special.play brace-for-impact")
    answer(match, "blue", "special.play living-decoy")
    assert read(match, "yellow.hits") == 0
    assert read(match, "blue.survivors") == 7


@rule("EVC-CIV-09", "EVC-CIV-05")
def test_a_stolen_decoy_sends_the_loss_on_and_even_back():
    match = decoy("ambush", blue_moved=4, yellow_civilization="mendeku", yellow_specials=[], pink_coordinate=5)
    answer(match, "blue", "special.play living-decoy", "target.choose yellow")
    answer(match, "yellow", "effect.may yes")
    assert asks(match) == "yellow special.play"  # now Mendeku is about to lose
    answer(match, "yellow", "special.play living-decoy")
    assert offers(match) == ["blue", "pink"]
    answer(match, "yellow", "target.choose blue")
    assert counts(match, "survivors") == {"blue": 6, "yellow": 4, "pink": 5, "ivory": 5}
    assert asks(match) == "blue market.choose"


@rule("EVC-NOMIA-11", "EVC-NOMIA-13")
def test_a_decoy_can_be_eliminated_and_still_chooses():
    match = decoy("ambush", blue_moved=4, yellow_pool=0)
    answer(match, "blue", "special.play living-decoy")
    assert read(match, "yellow.status") == "out"
    assert asks(match) == "yellow market.choose"


# -- Jam the Beacon -------------------------------------------------------------------------------------------


def beacon(seats: int, *titles: str, **given: Any) -> Match:
    match = attacked(
        "transport", *titles, seats=seats, mode="full", evac=1, **{"blue_civilization": "vashkari", **given}
    )
    return chance(match, "nomia.draw transport")


@rule("EVC-WIN-01", "EVC-CIV-04")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_jammed_transport_goes_to_the_bottom(seats):
    match = beacon(seats, "all-clear", "ambush", extra=2)
    answer(match, "blue", "special.play jam-the-beacon")
    assert offers(match) == ["all-clear", "ambush"]
    chance(match, "nomia.draw all-clear")
    assert offers(match) == ["ambush"]
    chance(match, "nomia.draw ambush")
    assert offers(match) == ["transport"]
    chance(match, "nomia.draw transport")
    assert match.over


@rule("EVC-NOMIA-02", "EVC-CIV-04")
def test_the_replacement_belongs_to_the_same_draw():
    match = beacon(4, "all-clear")
    answer(match, "blue", "special.play jam-the-beacon")
    chance(match, "nomia.draw all-clear")
    assert asks(match).endswith("run.pick")


@rule("EVC-WIN-01", "EVC-CIV-04")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_an_empty_deck_the_replacement_is_the_transport_and_the_game_ends(seats):
    match = beacon(seats)
    answer(match, "blue", "special.play jam-the-beacon")
    assert offers(match) == ["transport"]
    chance(match, "nomia.draw transport")
    assert match.over


@rule("EVC-CIV-09")
def test_a_stolen_beacon_can_be_jammed_again_when_the_transport_comes_again():
    match = beacon(4, "all-clear", extra=1, yellow_civilization="mendeku", yellow_specials=[])
    answer(match, "blue", "special.play jam-the-beacon")
    answer(match, "yellow", "effect.may yes")
    assert asks(match) == "chance nomia.draw"  # the transport has gone: nothing to jam now
    chance(match, "nomia.draw all-clear")
    chance(match, "nomia.draw transport")
    assert asks(match) == "yellow special.play"
    answer(match, "yellow", "special.play jam-the-beacon")
    assert not match.over
    assert kinds(match, "inserted") == ["inserted", "inserted"]
