"""Every power and every run card of the eleven civilizations (EVC-CIV)."""

from typing import Any

import pytest

from ludothek.core.match import Match
from tests.games.playing import answer, asks, chance, offers, refused, told, until
from tests.support import rule

from .positions import CALM, acting, counts, order_of, pack, pick, read, struck, table, view

pytestmark = pytest.mark.engine

ACID = ("starting", "acid-pools", "market-concourse", "?observation-gallery")
WALKWAY = ("starting", "moving-walkway", "market-concourse", "?observation-gallery")
CALM_NEUTRALS: dict[str, Any] = {"neutral_pink_deck": [1], "neutral_ivory_deck": [1]}
APART: dict[str, Any] = {"blue_coordinate": 8, "yellow_coordinate": 6, "pink_coordinate": 5, "ivory_coordinate": 2}


def alone(people: str, card: str, seats: int = 2, **given: Any) -> Match:
    """Blue of this people has played this card, holds no special card, and Phase 2 begins."""
    return acting(seats, "full", **{"blue_civilization": people, "blue_card": card, "blue_specials": [], **given})


# -- run cards ------------------------------------------------------------------------------------------------

SPEEDS = {
    "move-1": ("tikkit", 1),
    "hesitate": ("tikkit", 1),
    "move-2": ("tikkit", 2),
    "trip": ("tikkit", 2),
    "move-3": ("tikkit", 3),
    "shove": ("tikkit", 3),
    "move-4": ("tikkit", 4),
    "panicked-run": ("tikkit", 4),
    "trample": ("urumak", 3),
    "hyper-evolved": ("mendeku", 3),  # it has copied Move 3
    "warp-reality": ("skith", 3),  # it has been exchanged for Move 3
    "slime-slick": ("glazatoq", 2),
    "tractor-beam": ("collector", 2),
    "omen": ("vashkari", 3),
    "divide": ("oolune", 1),
    "scuttle": ("tikkit", 3),
    "glide": ("aerune", 2),
    "entangle": ("sessil-choir", 1),
    "mind-nudge": ("quorum", 2),
}


@rule("EVC-CIV-17", "EVC-RUN-03")
@pytest.mark.parametrize("card", SPEEDS)
def test_every_run_card_moves_by_its_number(card):
    people, speed = SPEEDS[card]
    match = table(2, "full", nomia_deck=CALM, blue_civilization=people, blue_specials=[], **CALM_NEUTRALS)
    assert set(SPEEDS) == set(pack().words["run.pick"])
    pick(until(match, "run.pick"), blue=card, yellow="move-3")
    until(match, "neutral.draw")
    assert read(match, "blue.moved") == speed


@rule("EVC-CIV-16")
def test_trample_sends_everybody_else_in_the_row_back():
    match = alone("urumak", "trample", 4, blue_coordinate=5, yellow_coordinate=5, pink_coordinate=5, ivory_coordinate=6)
    assert counts(match, "coordinate") == {"blue": 5, "yellow": 4, "pink": 4, "ivory": 6}
    turned = alone("urumak", "trample", arrow=-1, blue_coordinate=5, pink_coordinate=5)
    assert read(turned, "pink.coordinate") == 6


@rule("EVC-CIV-16")
def test_slime_slick_sends_the_row_behind_back():
    match = alone(
        "glazatoq", "slime-slick", 4, blue_coordinate=5, yellow_coordinate=4, pink_coordinate=4, ivory_coordinate=5
    )
    assert counts(match, "coordinate") == {"blue": 5, "yellow": 3, "pink": 3, "ivory": 5}
    turned = alone("glazatoq", "slime-slick", arrow=-1, blue_coordinate=5, yellow_coordinate=4, pink_coordinate=6)
    assert read(turned, "yellow.coordinate") == 4
    assert read(turned, "pink.coordinate") == 7


@rule("EVC-CIV-16")
def test_slime_slick_does_not_look_past_an_empty_row():
    match = alone("glazatoq", "slime-slick", blue_coordinate=5, yellow_coordinate=3)
    assert order_of(match, "acts-in-vain") == ["blue"]


@rule("EVC-CIV-16", "EVC-ACT-10")
@pytest.mark.parametrize(
    ("row", "words"),
    [
        (2, ["stay", "toward-1", "toward-2"]),
        (8, ["stay", "toward-1", "toward-2"]),
        (6, ["stay", "toward-1"]),
    ],
)
def test_tractor_beam_pulls_up_to_two_rows_and_never_past(row, words):
    match = alone(
        "collector", "tractor-beam", blue_coordinate=5, yellow_coordinate=row, pink_coordinate=9, ivory_coordinate=0
    )
    assert offers(match) == words
    answer(match, "blue", f"step.rows {words[-1]}")
    closer = len(words) - 1
    assert read(match, "yellow.coordinate") == (row - closer if row > 5 else row + closer)
    assert read(match, "blue.coordinate") == 5
    assert read(match, "yellow.moved") == 0


@rule("EVC-CIV-16")
def test_tractor_beam_reaches_three_rows():
    match = alone(
        "collector", "tractor-beam", blue_coordinate=5, yellow_coordinate=1, pink_coordinate=8, ivory_coordinate=2
    )
    assert offers(match) == ["pink", "ivory"]
    assert refused(match, "blue", "target.choose yellow") == "EVC-ACT-06"


@rule("EVC-NOMIA-02")
def test_omen_brings_one_more_nomia_card():
    match = alone("vashkari", "omen")
    until(match, "run.pick")
    assert len(told(match, "nomia-drawn")) == 2


@rule("EVC-CIV-16")
@pytest.mark.parametrize(("count", "neighbour", "gained"), [(3, 0, 1), (4, 0, 0), (3, 5, 0), (1, 4, 1)])
def test_divide_gains_one_alone_and_below_the_start(count, neighbour, gained):
    match = alone("oolune", "divide", blue_survivors=count, blue_coordinate=5, pink_coordinate=neighbour)
    assert read(match, "blue.survivors") == count + gained


@rule("EVC-CIV-16")
def test_divide_ends_with_the_miniatures_of_the_box():
    match = alone("oolune", "divide", blue_survivors=2, blue_dead=6, blue_coordinate=5)
    assert read(match, "blue.survivors") == 2


@rule("EVC-CIV-17", "EVC-RUN-13")
@pytest.mark.parametrize(
    ("line", "begin", "other", "end", "plain"),
    [
        ("dark-passageway", 1, 2, 4, 2),  # passing rule: stop on the occupied row
        ("narrow-passageway", 1, 2, 4, 1),  # capacity and passing rule
    ],
)
def test_scuttle_ignores_passing_rules_and_capacity(line, begin, other, end, plain):
    given: dict[str, Any] = {
        "line": ("starting", line, "?market-concourse"),
        "blue_at": f"{line} {begin}",
        "yellow_at": f"{line} {other}",
    }
    scuttle = table(2, "full", blue_civilization="tikkit", blue_specials=[], **given, **CALM_NEUTRALS)
    pick(scuttle, blue="scuttle")
    until(scuttle, "neutral.draw")
    assert read(scuttle, "blue.at") == f"{line} {end}"
    move = table(2, "full", blue_civilization="tikkit", blue_specials=[], **given, **CALM_NEUTRALS)
    pick(move, blue="move-3")
    until(move, "neutral.draw")
    assert read(move, "blue.at") == f"{line} {plain}"


@rule("EVC-CIV-17")
def test_scuttle_can_end_in_a_full_row_and_run_through_a_forced_stop():
    line = ("starting", "security-checkpoint", "narrow-passageway", "?market-concourse")
    match = table(
        2,
        "full",
        line=line,
        blue_civilization="tikkit",
        blue_specials=[],
        blue_at="starting 4",
        yellow_at="narrow-passageway 1",
    )
    pick(match, blue="scuttle", yellow="move-1")
    until(match, "neutral.draw")
    assert read(match, "blue.at") == "security-checkpoint 3"
    full = table(
        2,
        "full",
        line=line,
        blue_civilization="tikkit",
        blue_specials=[],
        blue_at="security-checkpoint 3",
        yellow_at="narrow-passageway 2",
        yellow_stunned=1,
    )
    pick(full, blue="scuttle", yellow="move-1")
    until(full, "neutral.draw")
    assert read(full, "blue.at") == "narrow-passageway 2"  # where yellow already stands


@rule("EVC-CIV-17")
@pytest.mark.parametrize(("line", "speed_end"), [("hole", 4), ("fallen-debris", 2), ("flooded-deck", 2)])
def test_scuttle_does_not_ignore_gates_and_costs(line, speed_end):
    match = table(
        2,
        "full",
        line=("starting", line, "?market-concourse"),
        blue_civilization="tikkit",
        blue_specials=[],
        blue_at=f"{line} 1",
    )
    pick(match, blue="scuttle")
    until(match, "neutral.draw")
    assert read(match, "blue.at") == f"{line} {speed_end}"


@rule("EVC-ACT-10", "EVC-NOMIA-23")
@pytest.mark.parametrize(
    ("lines", "row", "moved"),
    [
        (("effect.may no",), 5, 0),
        (("effect.may yes", "step.rows forward-1"), 6, 1),
        (("effect.may yes", "step.rows back-1"), 4, 1),
    ],
)
def test_glide_may_move_one_either_way(lines, row, moved):
    match = alone("aerune", "glide", blue_coordinate=5)
    answer(match, "blue", *lines)
    assert read(match, "blue.coordinate") == row
    assert read(match, "blue.moved") == moved


@rule("EVC-ACT-11")
def test_glide_once_wanted_is_a_step_and_its_forward_is_the_own_facing():
    match = alone("aerune", "glide", blue_coordinate=5, blue_facing=-1)
    answer(match, "blue", "effect.may yes")
    assert offers(match) == ["forward-1", "back-1"]
    assert refused(match, "blue", "step.rows stay") == "EVC-ACT-11"
    assert refused(match, "blue", "step.rows forward-2") == "EVC-ACT-11"
    answer(match, "blue", "step.rows forward-1")
    assert read(match, "blue.coordinate") == 4


@rule("EVC-CIV-16", "EVC-CLEAN-08")
def test_entangle_stops_one_runner_close_by_for_the_next_round():
    match = alone("sessil-choir", "entangle", blue_coordinate=5, yellow_coordinate=6, pink_coordinate=3)
    assert order_of(match, "stunned") == ["yellow"]
    assert read(match, "yellow.stunned-next") == 1
    assert read(match, "yellow.stunned") == 0
    until(match, "run.pick")
    assert read(match, "yellow.stunned") == 1
    neutral = alone("sessil-choir", "entangle", blue_coordinate=5, pink_coordinate=5)
    assert read(neutral, "pink.stunned-next") == 1


@rule("EVC-CIV-16", "EVC-ACT-11")
@pytest.mark.parametrize(("word", "row"), [("forward-1", 9), ("back-1", 7)])
def test_mind_nudge_moves_any_other_runner_along_or_against_the_arrow(word, row):
    match = alone("quorum", "mind-nudge", 4, yellow_coordinate=8, yellow_facing=-1)
    assert offers(match) == ["yellow", "pink", "ivory"]
    answer(match, "blue", "target.choose yellow", f"step.rows {word}")
    assert read(match, "yellow.coordinate") == row
    assert read(match, "yellow.moved") == 0


# -- Hyper Evolved and Warp Reality ---------------------------------------------------------------------------


@rule("EVC-CIV-06")
def test_hyper_evolved_takes_speed_and_action():
    match = table(
        2,
        "full",
        nomia_deck=CALM,
        blue_civilization="mendeku",
        blue_specials=[],
        yellow_civilization="aerune",
        yellow_specials=[],
    )
    pick(match, blue="hyper-evolved", yellow="glide")
    assert read(match, "blue.card") == "glide"
    until(match, "effect.may")
    assert asks(match) == "blue effect.may"
    assert read(match, "blue.moved") == 2


@rule("EVC-CIV-06")
def test_hyper_evolved_does_not_copy_what_happens_at_the_reveal():
    match = table(3, "full", blue_civilization="mendeku", blue_specials=[], yellow_civilization="skith", first="blue")
    pick(match, blue="hyper-evolved", yellow="warp-reality", pink="move-4")
    answer(match, "blue", "target.choose yellow")
    assert asks(match) == "yellow target.choose"  # blue does not exchange anything
    answer(match, "yellow", "target.choose pink")
    assert counts(match, "card")["blue"] == "warp-reality"
    assert read(match, "blue.speed") == 2


@rule("EVC-CIV-06")
def test_hyper_evolved_looks_at_the_cards_in_use_at_that_moment():
    match = table(3, "full", blue_civilization="skith", yellow_civilization="mendeku", yellow_specials=[])
    pick(match, blue="warp-reality", yellow="hyper-evolved", pink="move-4")
    answer(match, "blue", "target.choose pink")
    answer(match, "yellow", "target.choose blue")
    assert counts(match, "card") == {"blue": "move-4", "yellow": "move-4", "pink": "warp-reality", "ivory": ""}


@rule("EVC-CIV-06")
def test_the_own_card_goes_to_the_own_discard_pile_after_copying():
    match = table(2, "full", nomia_deck=CALM, blue_civilization="mendeku", blue_specials=[])
    pick(match, blue="hyper-evolved", yellow="move-4")
    until(match, "run.pick")
    assert read(match, "blue.discard") == ["hyper-evolved"]
    assert "move-4" in read(match, "blue.hand")


@rule("EVC-CIV-06")
def test_warp_reality_exchanges_speed_and_action():
    match = table(
        2, "full", nomia_deck=CALM, blue_civilization="skith", blue_specials=[], pink_coordinate=5, ivory_coordinate=5
    )
    pick(match, blue="warp-reality", yellow="hesitate")
    until(match, "effect.may")
    assert asks(match) == "blue effect.may"
    assert counts(match, "moved")["blue"] == 1
    assert counts(match, "moved")["yellow"] == 2


# -- powers ---------------------------------------------------------------------------------------------------


@rule("EVC-CIV-12", "EVC-RUN-16")
@pytest.mark.parametrize("people", ["urumak", "sessil-choir"])
def test_the_slow_peoples_have_at_most_three_points(people):
    match = table(2, "full", nomia_deck=CALM, blue_civilization=people, blue_specials=[])
    pick(match, blue="move-4")
    until(match, "neutral.draw")
    assert read(match, "blue.moved") == 3
    assert read(match, "blue.speed") == 4


@rule("EVC-CIV-12", "EVC-RUN-16")
@pytest.mark.parametrize("people", ["urumak", "sessil-choir"])
def test_their_cap_comes_after_the_bonus_of_a_station_card(people):
    match = table(
        2, "full", line=WALKWAY, nomia_deck=CALM, blue_civilization=people, blue_specials=[], blue_at="moving-walkway 1"
    )
    pick(match, blue="move-3")
    until(match, "neutral.draw")
    assert read(match, "blue.moved") == 3


@rule("EVC-CIV-12")
def test_their_cap_is_for_phase_1_only():
    match = acting(
        2, "full", blue_civilization="urumak", blue_card="hesitate", blue_specials=[], blue_moved=3, blue_coordinate=5
    )
    answer(match, "blue", "effect.may yes")
    assert read(match, "blue.moved") == 4


def skith(**given: Any) -> Match:
    """Clean Up of a Skith who played Move 3 in round 5."""
    start: dict[str, Any] = {"blue_civilization": "skith", "blue_card": "move-3", "round": 5, "phase": "clean-up"}
    return acting(2, "full", **{**start, **given})


@rule("EVC-CIV-06", "EVC-CLEAN-01")
@pytest.mark.parametrize(("word", "kept"), [("yes", True), ("no", False)])
def test_fugue_may_take_the_card_just_played_back(word, kept):
    match = skith()
    answer(match, "blue", f"effect.may {word}")
    assert ("move-3" in read(match, "blue.hand")) == kept
    assert ("move-3" in read(match, "blue.discard")) != kept


@rule("EVC-CIV-06")
@pytest.mark.parametrize(("kept", "asked"), [(4, False), (3, True)])
def test_fugue_works_not_in_two_rounds_running(kept, asked):
    match = skith(blue_kept=kept)
    assert (asks(match) == "blue effect.may") == asked


@rule("EVC-CIV-06")
def test_fugue_over_three_rounds():
    match = table(2, "full", nomia_deck=CALM, blue_civilization="skith", blue_specials=[])
    asked = []
    for _ in range(3):
        pick(match, blue="move-3")
        until(match, "effect.may", "run.pick")
        asked.append(asks(match) == "blue effect.may")
        if asked[-1]:
            answer(match, "blue", "effect.may yes")
        if "move-3" not in read(match, "blue.hand"):
            break
    assert asked == [True, False]


@rule("EVC-CIV-06")
def test_fugue_comes_before_the_hand_is_renewed():
    """With the kept card there are three in hand, so the discard pile stays."""
    deck = ["move-1", "hesitate", "move-2", "trip", "shove", "panicked-run"]
    match = skith(blue_hand=["move-3", "move-4", "warp-reality"], blue_discard=deck)
    assert len(read(match, "blue.hand")) == 2
    answer(match, "blue", "effect.may yes")
    assert read(match, "blue.hand") == ["move-3", "move-4", "warp-reality"]
    assert len(read(match, "blue.discard")) == 6


@rule("EVC-CIV-06")
def test_after_an_exchange_fugue_keeps_the_own_card():
    match = table(2, "full", nomia_deck=CALM, blue_civilization="skith", blue_specials=[])
    pick(match, blue="warp-reality", yellow="move-4")
    until(match, "effect.may")
    answer(match, "blue", "effect.may yes")
    assert "warp-reality" in read(match, "blue.hand")
    assert read(match, "yellow.discard") == ["move-4"]


@rule("EVC-NOMIA-06")
@pytest.mark.parametrize(
    ("title", "rows", "lost"),
    [
        ("rear", (2, 6), 2),  # struck in the rear row
        ("front", (6, 2), 1),  # struck in the front row
        ("front", (2, 2), 2),  # the only row is the rear row as well
        ("pincer", (2, 6), 2),
        ("rear", (6, 2), 0),
    ],
)
def test_brittle_swarm_loses_one_more_when_struck_in_the_rear_row(title, rows, lost):
    match = struck(
        title,
        2,
        "full",
        blue_civilization="tikkit",
        blue_survivors=7,
        blue_specials=[],
        blue_coordinate=rows[0],
        yellow_coordinate=rows[1],
        pink_status="out",
        ivory_status="out",
    )
    assert read(match, "blue.survivors") == 7 - lost
    assert read(match, "blue.dead") == lost


@rule("EVC-NOMIA-11")
def test_brittle_swarm_takes_the_last_survivor_only_once():
    match = struck(
        "rear",
        mode="full",
        blue_civilization="tikkit",
        blue_specials=[],
        blue_pool=0,
        **{**APART, "blue_coordinate": 1},
    )
    assert read(match, "blue.status") == "out"
    assert read(match, "deaths") == 1
    assert asks(match) == "blue market.choose"


@rule("EVC-STATION-22")
def test_brittle_swarm_does_not_care_about_acid():
    match = table(
        2,
        "full",
        line=ACID,
        nomia_deck=CALM,
        blue_civilization="tikkit",
        blue_survivors=7,
        blue_specials=["living-decoy"],
        blue_at="acid-pools 1",
        yellow_at="acid-pools 2",
        pink_at="acid-pools 2",
        ivory_at="acid-pools 2",
    )
    pick(match, blue="move-1", yellow="move-3")
    until(match, "neutral.draw")
    assert read(match, "blue.survivors") == 6  # one lost, no question for Living Decoy


@rule("EVC-RUN-09", "EVC-RUN-13", "EVC-RUN-14")
@pytest.mark.parametrize(
    ("line", "begin", "speed", "end"),
    [
        ("flooded-deck", "flooded-deck 1", 3, "flooded-deck 4"),
        ("fallen-debris", "fallen-debris 1", 3, "fallen-debris 4"),
        ("hole", "hole 1", 2, "hole 3"),
        ("security-checkpoint", "starting 4", 3, "security-checkpoint 3"),
        ("dark-passageway", "dark-passageway 1", 3, "dark-passageway 4"),
    ],
)
def test_wings_ignore_cost_gates_stops_and_passing_rules(line, begin, speed, end):
    """Yellow stands in row 2, where a passing rule would stop blue."""
    match = table(
        2,
        "full",
        line=("starting", line, "?market-concourse"),
        blue_civilization="aerune",
        blue_specials=[],
        blue_at=begin,
        yellow_at=f"{line} 2",
        yellow_stunned=1,
    )
    pick(match, blue=f"move-{speed}")
    until(match, "neutral.draw")
    assert read(match, "blue.at") == end


@rule("EVC-RUN-07")
def test_wings_do_not_ignore_capacity():
    match = table(
        2,
        "full",
        line=("starting", "narrow-passageway", "?market-concourse"),
        blue_civilization="aerune",
        blue_specials=[],
        blue_at="starting 4",
        yellow_at="narrow-passageway 1",
        yellow_stunned=1,
    )
    pick(match, blue="move-1")
    until(match, "neutral.draw")
    assert read(match, "blue.at") == "starting 4"


@rule("EVC-ACT-02", "EVC-ACT-09")
def test_spore_cloud_bars_the_actions_of_others_in_the_row():
    match = acting(
        mode="full",
        yellow_civilization="sessil-choir",
        yellow_card="hesitate",
        yellow_specials=[],
        blue_card="panicked-run",
        pink_card="panicked-run",
        blue_coordinate=5,
        yellow_coordinate=5,
        pink_coordinate=4,
    )
    assert order_of(match, "action-barred") == ["blue"]
    assert asks(match) == "yellow effect.may"  # the Choir itself acts


@rule("EVC-ACT-02")
def test_spore_cloud_is_noted_before_the_first_action():
    """Blue shoves yellow out of the cloud; yellow's action stays barred. Pink walks into it later and is free."""
    match = acting(
        mode="full",
        ivory_civilization="sessil-choir",
        ivory_specials=[],
        ivory_coordinate=6,
        blue_card="shove",
        blue_coordinate=5,
        yellow_card="panicked-run",
        yellow_coordinate=6,
        pink_card="hesitate",
        pink_coordinate=5,
    )
    answer(match, "blue", "target.choose yellow")
    assert read(match, "yellow.coordinate") == 7
    assert order_of(match, "action-barred") == ["yellow"]
    answer(match, "pink", "effect.may yes")
    assert read(match, "pink.coordinate") == 6


@rule("EVC-CIV-18")
def test_spore_cloud_does_not_bar_special_cards():
    match = acting(
        mode="full",
        blue_civilization="sessil-choir",
        blue_specials=[],
        yellow_civilization="glazatoq",
        yellow_card="hesitate",
    )
    assert asks(match) == "yellow special.play"


@rule("EVC-NOMIA-22")
def test_foresight_shows_the_top_card_to_quorum_alone_before_cards_are_picked():
    match = table(2, "full", blue_civilization="quorum", blue_specials=[], nomia_deck={"front": 1, "rear": 2})
    assert asks(match) == "chance nomia.peek"
    chance(match, "nomia.peek rear")
    assert asks(match) == "blue run.pick"
    titles = pack().words["nomia.draw"]
    assert titles[view(match, "blue").top] == "rear"
    assert view(match, "yellow").top == -9
    assert view(match).top == -9
    seen = [event for event in match.events if event.kind == "saw-top"]
    assert [event.seen_by(seat) for event in seen for seat in (0, 1, -1)] == [True, False, False]
    assert read(match, "nomia.deck") == {"front": 1, "rear": 2}  # the order of the deck is unchanged
    pick(match)
    until(match, "nomia.draw")
    assert offers(match) == ["rear"]


@rule("EVC-NOMIA-01")
def test_foresight_is_about_one_card_only():
    deck = {"front": 1, "ambush": 2}
    match = table(2, "full", blue_civilization="quorum", blue_specials=[], nomia_deck=deck)
    chance(match, "nomia.peek ambush")
    pick(match, blue="move-1", yellow="panicked-run")
    until(match, "nomia.draw")
    chance(match, "nomia.draw ambush")
    until(match, "nomia.draw")
    assert offers(match) == ["front", "ambush"]


@rule("EVC-NOMIA-17")
def test_a_shuffle_makes_the_foreseen_card_unknown_again():
    match = table(
        2,
        "full",
        line=ACID,
        deaths=5,
        blue_civilization="quorum",
        blue_specials=[],
        blue_at="acid-pools 1",
        nomia_deck={"front": 1, "rear": 2},
    )
    chance(match, "nomia.peek rear")
    pick(match, blue="move-1")
    until(match, "nomia.draw")
    assert read(match, "evac") == 1
    assert offers(match) == ["front", "rear", "transport"]


@rule("EVC-CIV-06")
def test_a_copy_of_scuttle_takes_its_speed_but_not_its_freedom():
    match = table(
        4,
        "full",
        line=("starting", "narrow-passageway", "?market-concourse"),
        blue_civilization="mendeku",
        blue_specials=[],
        yellow_civilization="tikkit",
        yellow_specials=[],
        blue_at="narrow-passageway 1",
        pink_at="narrow-passageway 3",
        yellow_at="starting 1",
        ivory_at="starting 1",
    )
    pick(match, blue="hyper-evolved", yellow="scuttle", pink="move-1", ivory="move-1")
    answer(match, "blue", "target.choose yellow")
    assert read(match, "blue.speed") == 3
    until(match, "nomia.draw")
    assert read(match, "blue.at") == "narrow-passageway 2"  # it may not enter the row in which pink stood


@rule("EVC-ACT-07")
def test_tractor_beam_supplies_two_points_for_a_row_that_costs_two():
    match = acting(
        mode="full",
        line=("starting", "flooded-deck", "?market-concourse"),
        blue_civilization="collector",
        blue_card="tractor-beam",
        blue_specials=[],
        blue_at="flooded-deck 2",
        yellow_at="flooded-deck 1",
        pink_at="starting 1",
        ivory_at="starting 1",
    )
    assert offers(match) == ["stay", "toward-1", "toward-2"]
    answer(match, "blue", "step.rows toward-2")
    assert read(match, "yellow.at") == "flooded-deck 2"


@rule("EVC-CLEAN-05")
def test_no_card_is_offered_from_a_pile_that_fugue_has_just_emptied():
    match = table(
        2,
        "full",
        line=("starting", "supply-depot", "?market-concourse"),
        blue_civilization="skith",
        blue_specials=[],
        blue_at="supply-depot 1",
        yellow_at="supply-depot 1",
        yellow_civilization="oolune",
        yellow_specials=[],
        phase="clean-up",
    )
    answer(match, "blue", "effect.may yes")
    assert not asks(match).startswith("blue effect.may")
