"""Phase 1, Survivors Run: picks, points, rows and who may pass whom (EVC-RUN)."""

from typing import Any

import pytest

from ludothek.core.errors import Refused
from ludothek.games.evacuate.state import POINTS
from tests.games.playing import answer, asks, chance, offers, owing, refused, told, until
from tests.support import rule

from .positions import CALM, GAME, order_of, own_pack, pack, pick, pick_for, play_round, position, read, table, view

pytestmark = pytest.mark.engine


def run(line, card, at, facing=1, **others):
    """Where blue ends and how many rows it moved; other runners stand still where `others` puts them."""
    given: dict[str, Any] = {"blue_at": at, "blue_facing": facing, "arrow": facing}
    for colour in ("yellow", "pink", "ivory"):  # two players: pink and ivory are neutral
        if colour in others:
            given |= {f"{colour}_at": others[colour], f"{colour}_stunned": 1}
        else:
            given |= {f"{colour}_status": "out"}
    match = pick(table(2, line=line, **given), blue=card)
    return read(match, "blue.at"), read(match, "blue.moved")


# -- picking and revealing ------------------------------------------------------------------------------------


@rule("EVC-RUN-01")
def test_every_living_player_owes_exactly_one_card():
    match = table(pink_status="out")
    assert owing(match) == ["blue", "yellow", "ivory"]
    answer(match, "ivory", "run.pick move-2")  # in any order
    assert owing(match) == ["blue", "yellow"]
    with pytest.raises(Refused):
        answer(match, "ivory", "run.pick move-3")  # no second card, and no change of mind
    with pytest.raises(Refused):
        answer(match, "pink", "run.pick move-3")
    assert pick_for(match, "ivory", of="ivory") == "move-2"


@rule("EVC-RUN-01")
def test_the_card_comes_from_the_own_hand():
    match = table(blue_hand=["move-2", "trip"], blue_discard=["move-4"])
    assert offers(match, "blue") == ["move-2", "trip"]
    assert refused(match, "blue", "run.pick move-3") == "EVC-RUN-01"
    assert refused(match, "blue", "run.pick move-4") == "EVC-CLEAN-05"
    assert refused(match, "blue", "run.pick trample") == "EVC-SETUP-10"
    assert refused(match, "blue", "run.pick trip") == ""


@rule("EVC-RUN-01")
def test_nobody_else_sees_a_pick_before_the_reveal():
    match = answer(table(), "blue", "run.pick move-4")
    assert pick_for(match, "blue", of="blue") == "move-4"
    for colour in ("yellow", "pink", "ivory", ""):
        assert pick_for(match, colour, of="blue") == "?"
        assert not [event for event in match.events if event.seen_by(GAME.colours.index(colour) if colour else -1)]
    other = answer(table(), "blue", "run.pick move-1")
    assert view(match, "yellow").to_json() == view(other, "yellow").to_json()


@rule("EVC-RUN-01")
def test_even_the_only_card_left_is_laid_secretly():
    """Nobody may learn from a question that was not asked."""
    match = table(yellow_hand=["trip"])
    answer(match, "blue", "run.pick move-2")
    assert asks(match) == "yellow run.pick"
    assert offers(match) == ["trip"]


@rule("EVC-RUN-02")
def test_all_cards_are_turned_up_at_the_same_moment():
    match = table()
    answer(match, "pink", "run.pick move-4")
    answer(match, "blue", "run.pick move-2")
    answer(match, "ivory", "run.pick move-3")
    assert told(match, "revealed") == []
    assert {read(match, f"{colour}.at") for colour in ("blue", "pink", "ivory")} == {"starting 1"}
    answer(match, "yellow", "run.pick move-1")
    kinds = [event.kind for event in match.events]
    assert kinds[:5] == ["revealed"] * 4 + ["moved"]
    for colour in ("blue", "yellow", "pink", "ivory"):
        assert [pick_for(match, colour, of) for of in ("blue", "yellow", "pink", "ivory")] == [
            "move-2",
            "move-1",
            "move-4",
            "move-3",
        ]


# -- moving ---------------------------------------------------------------------------------------------------


@rule("EVC-RUN-03")
@pytest.mark.parametrize(
    ("card", "at"),
    [
        ("move-1", "starting 3"),
        ("hesitate", "starting 3"),
        ("move-2", "starting 4"),
        ("trip", "starting 4"),
        ("move-3", "market-concourse 1"),
        ("shove", "market-concourse 1"),
        ("move-4", "market-concourse 2"),
        ("panicked-run", "market-concourse 2"),
    ],
)
def test_a_runner_moves_as_many_rows_as_its_card_says(card, at):
    match = pick(table(blue_at="starting 2"), blue=card)
    assert read(match, "blue.at") == at
    assert read(match, "blue.moved") == read(match, "blue.speed")


@rule("EVC-RUN-03")
def test_a_runner_moves_in_its_own_facing_whatever_the_arrow_shows():
    match = table(arrow=-1, blue_at="market-concourse 2", yellow_at="market-concourse 2", yellow_facing=-1)
    pick(match, blue="move-3", yellow="move-3")
    assert read(match, "blue.at") == "market-concourse 5"
    assert read(match, "yellow.at") == "starting 3"


@rule("EVC-RUN-04")
def test_one_miniature_runs_and_the_pool_stays_put():
    match = pick(table(blue_pool=2), blue="move-4")
    assert read(match, "blue.at") == "market-concourse 1"
    assert read(match, "blue.pool") == 2
    assert read(match, "blue.survivors") == 3


@rule("EVC-RUN-04")
def test_a_loss_leaves_the_one_runner_on_the_station():
    match = table(phase="nomia", nomia_deck={"front": 1}, blue_at="starting 2", blue_pool=1)
    chance(match, "nomia.draw front")
    assert read(match, "blue.at") == "starting 2"
    assert (read(match, "blue.pool"), read(match, "blue.survivors")) == (0, 1)


@rule("EVC-RUN-05")
def test_a_special_card_is_never_the_run_card():
    match = table(2, "full", blue_civilization="mendeku")
    assert "perfect-form" not in offers(match, "blue")
    with pytest.raises(Refused):
        answer(match, "blue", "run.pick perfect-form")
    assert owing(match) == ["blue", "yellow"]


@rule("EVC-RUN-05")
def test_a_special_card_comes_on_top_of_the_run_card():
    match = table(2, "full", blue_civilization="mendeku", blue_at="starting 1")
    pick(match, blue="move-1")
    answer(match, "blue", "special.play perfect-form", "run.speed 4")
    assert read(match, "blue.played") == "move-1"
    assert read(match, "blue.at") == "market-concourse 1"
    assert read(match, "blue.specials") == []


@rule("EVC-RUN-06")
def test_any_number_of_runners_share_a_row():
    match = table(6, nomia_deck={"front": 1})
    pick(match)
    assert {read(match, f"{colour}.at") for colour in GAME.colours} == {"starting 2"}
    chance(match, "nomia.draw front")  # each of the six counts as being there
    assert [read(match, f"{colour}.pool") for colour in GAME.colours] == [3] * 6


# -- capacity -------------------------------------------------------------------------------------------------

NARROW = ["starting", "narrow-passageway", "?hole"]


@rule("EVC-RUN-07", "EVC-RUN-10")
@pytest.mark.parametrize(
    ("card", "at", "moved"),
    [("move-1", "starting 4", 0), ("move-2", "narrow-passageway 2", 2), ("move-3", "narrow-passageway 3", 3)],
)
def test_a_full_row_is_passed_through_but_is_no_place_to_end(card, at, moved):
    assert run(NARROW, card, "starting 4", yellow="narrow-passageway 1") == (at, moved)


@rule("EVC-RUN-07")
@pytest.mark.parametrize(
    ("card", "at"),
    [
        ("move-1", "starting 4"),
        ("move-2", "starting 4"),
        ("move-3", "starting 4"),
        ("move-4", "narrow-passageway 3"),
    ],
)
def test_before_two_full_rows_a_runner_stops_in_the_last_row_with_room(card, at):
    place, _ = run(NARROW, card, "starting 3", yellow="narrow-passageway 1", pink="narrow-passageway 2")
    assert place == at


def crowded(line, card, **given):
    """Blue runs from the end of the walkway (one point more) into a passage with a runner in each row."""
    rows = {c: f"narrow-passageway {n}" for n, c in enumerate(("yellow", "pink", "ivory", "green"), 1)}
    others: dict[str, Any] = {f"{c}_at": at for c, at in rows.items()} | {f"{c}_stunned": 1 for c in rows}
    match = table(5, line=line, blue_at="moving-walkway 5", **others, **given)
    return pick(match, blue=card)


@rule("EVC-RUN-07")
def test_a_face_down_card_beyond_full_rows_counts_as_room():
    line = ["moving-walkway", "narrow-passageway", "?hole"]
    match = crowded(line, "move-3")
    assert read(match, "blue.at") == "moving-walkway 5"  # four points end in the last full row
    match = crowded(line, "move-4")
    assert read(match, "blue.at") == "hole 1"
    assert read(match, "blue.moved") == 5


@rule("EVC-RUN-07")
def test_an_end_where_a_card_will_be_laid_counts_as_room():
    line = ["moving-walkway", "narrow-passageway"]
    match = crowded(line, "move-3")
    assert not asks(match).endswith("station.draw")
    assert read(match, "blue.at") == "moving-walkway 5"
    match = crowded(line, "move-4")
    chance(match, "station.draw hole", "station.draw acid-pools")
    answer(match, "blue", "station.choose acid-pools")
    assert read(match, "blue.at") == "acid-pools 1"


@rule("EVC-RUN-07")
def test_full_rows_before_an_end_that_stays_empty_let_nobody_through():
    passage = ["moving-walkway", "narrow-passageway"]
    others = [card for card in pack().words["station.draw"] if card not in passage]
    match = crowded([*others, *passage], "move-4")  # all seventeen cards lie there: no more can come
    assert read(match, "blue.at") == "moving-walkway 5"


@rule("EVC-RUN-07", "EVC-RUN-13")
def test_under_stop_before_a_full_row_is_not_even_passed_through():
    place = run(NARROW, "move-4", "narrow-passageway 1", yellow="narrow-passageway 3")
    assert place == ("narrow-passageway 2", 1)


@rule("EVC-RUN-07")
def test_nobody_is_pushed_into_a_full_row():
    match = table(
        line=NARROW,
        phase="actions",
        blue_card="trip",
        blue_at="narrow-passageway 3",
        yellow_at="narrow-passageway 2",
        pink_at="narrow-passageway 1",
        ivory_at="starting 1",
    )
    until(match, "nomia.draw")
    assert read(match, "yellow.at") == "narrow-passageway 2"


@rule("EVC-RUN-07")
def test_a_row_is_free_again_for_those_who_move_later():
    match = table(line=NARROW, first="yellow", yellow_at="narrow-passageway 1", blue_at="starting 4")
    pick(match, yellow="move-1", blue="move-1", pink="move-1", ivory="move-1")
    assert read(match, "blue.at") == "narrow-passageway 1"


# -- what binds whom ------------------------------------------------------------------------------------------


@rule("EVC-RUN-08", "EVC-FAQ-03")
@pytest.mark.parametrize(
    ("station", "card", "began", "elsewhere"),
    [
        ("moving-walkway", "move-1", 2, 1),
        ("moving-walkway", "move-4", 5, 4),
        ("cargo-lift", "move-1", 3, 1),
        ("cargo-lift", "move-4", 3, 4),
        ("inverted-gravity", "move-1", 4, 1),
        ("inverted-gravity", "move-2", 3, 2),
        ("inverted-gravity", "move-3", 2, 3),
        ("inverted-gravity", "move-4", 1, 4),
    ],
)
def test_movement_changes_only_for_those_who_began_there(station, card, began, elsewhere):
    line = ["starting", station, "market-concourse", "?hole"]
    assert run(line, card, f"{station} 2")[1] == began
    assert run(line, card, "starting 4")[1] == elsewhere


@rule("EVC-RUN-08", "EVC-RUN-10")
def test_a_card_on_which_a_runner_ends_changes_the_next_round_only():
    match = table(2, line=["starting", "moving-walkway", "?hole"], blue_at="starting 4", nomia_deck=CALM)
    play_round(match, blue="move-1")
    assert read(match, "blue.at") == "moving-walkway 1"
    pick(match, blue="move-2")
    assert read(match, "blue.at") == "moving-walkway 4"


@rule("EVC-RUN-08", "EVC-RUN-13")
@pytest.mark.parametrize("station", ["maintenance-access", "dark-passageway"])
def test_a_passing_rule_does_not_bind_those_who_come_from_elsewhere(station):
    line = ["starting", station, "?hole"]
    assert run(line, "move-4", "starting 4", yellow=f"{station} 2") == (f"{station} 4", 4)


@rule("EVC-RUN-09", "EVC-FAQ-02")
@pytest.mark.parametrize(
    ("station", "card", "at"),
    [
        ("fallen-debris", "move-2", "fallen-debris 2"),
        ("fallen-debris", "move-3", "fallen-debris 2"),  # too fast to cross: row 2 is the end
        ("fallen-debris", "move-4", "fallen-debris 2"),
        ("hole", "move-2", "hole 2"),
        ("hole", "move-3", "hole 3"),
        ("hole", "move-4", "hole 4"),
    ],
)
def test_speed_gates_bind_those_who_come_from_elsewhere(station, card, at):
    assert run(["starting", station, "?acid-pools"], card, "starting 4")[0] == at


@rule("EVC-RUN-10")
@pytest.mark.parametrize("at", ["starting 4", "starting 2"])
def test_a_forced_stop_ends_the_movement_of_everybody(at):
    line = ["starting", "security-checkpoint", "?hole"]
    assert run(line, "move-4", at)[0] == "security-checkpoint 1"


@rule("EVC-RUN-10")
def test_a_forced_stop_holds_only_for_entering():
    line = ["starting", "security-checkpoint", "?hole"]
    assert run(line, "move-3", "security-checkpoint 1") == ("security-checkpoint 4", 3)


@rule("EVC-RUN-10")
def test_a_forced_stop_holds_in_the_other_direction_too():
    line = ["starting", "security-checkpoint", "?hole"]
    place = run(line, "move-4", "security-checkpoint 3", facing=-1)
    assert place == ("security-checkpoint 1", 2)


# -- order and passing ----------------------------------------------------------------------------------------

PASSAGES = ["maintenance-access", "dark-passageway", "narrow-passageway"]


@rule("EVC-RUN-11", "EVC-FAQ-16")
@pytest.mark.parametrize(
    ("station", "blocked"),
    [("maintenance-access", 2), ("dark-passageway", 2), ("narrow-passageway", 1)],
)
def test_on_a_passage_runners_move_one_after_the_other_in_turn_order(station, blocked):
    line = ["starting", station, "market-concourse", "?hole"]
    for first, at in (("blue", f"{station} {blocked}"), ("yellow", f"{station} 4")):
        match = table(line=line, first=first, blue_at=f"{station} 1", yellow_at=f"{station} 2")
        pick(match, blue="move-3", yellow="move-4")
        assert read(match, "blue.at") == at
        assert read(match, "yellow.at") == "market-concourse 2"


@rule("EVC-RUN-12")
@pytest.mark.parametrize("first", ["blue", "yellow", "pink", "ivory"])
def test_runners_always_move_in_turn_order_and_on_plain_rows_it_does_not_matter(first):
    match = table(first=first)
    pick(match, blue="move-4", yellow="move-2", pink="move-3", ivory="move-1")
    start = GAME.colours.index(first)
    assert order_of(match, "moved") == [GAME.colours[(start + k) % 4] for k in range(4)]
    assert [read(match, f"{c}.at") for c in ("blue", "yellow", "pink", "ivory")] == [
        "market-concourse 1",
        "starting 3",
        "starting 4",
        "starting 2",
    ]


@rule("EVC-RUN-13")
@pytest.mark.parametrize("blocker", ["yellow", "pink"])  # a player and a neutral colour
@pytest.mark.parametrize(
    ("station", "at"),
    [
        ("maintenance-access", "maintenance-access 3"),
        ("dark-passageway", "dark-passageway 3"),
        ("narrow-passageway", "narrow-passageway 2"),
    ],
)
def test_an_occupied_row_cannot_be_passed(station, at, blocker):
    assert run(["starting", station, "?hole"], "move-4", f"{station} 1", **{blocker: f"{station} 3"})[0] == at


@rule("EVC-RUN-13")
@pytest.mark.parametrize("station", ["maintenance-access", "dark-passageway"])
def test_sharing_the_own_row_at_the_start_hinders_nobody(station):
    place = run(["starting", station, "?hole"], "move-3", f"{station} 1", yellow=f"{station} 1")
    assert place == (f"{station} 4", 3)


@rule("EVC-RUN-13")
@pytest.mark.parametrize("station", PASSAGES)
def test_the_passing_rule_ends_with_the_card(station):
    line = [station, "market-concourse", "?hole"]
    place = run(line, "move-4", f"{station} 4", yellow="market-concourse 2")
    assert place == ("market-concourse 4", 4)


@rule("EVC-RUN-13")
def test_stopping_on_an_occupied_row_costs_the_remaining_points():
    place = run(["dark-passageway", "?hole"], "move-4", "dark-passageway 1", yellow="dark-passageway 2")
    assert place == ("dark-passageway 2", 1)


@rule("EVC-RUN-13")
def test_the_passing_rule_holds_against_the_arrow_too():
    line = ["starting", "dark-passageway", "?hole"]
    place = run(line, "move-3", "dark-passageway 4", facing=-1, yellow="dark-passageway 3")
    assert place == ("dark-passageway 3", 1)


# -- cost, gates, points and speed ----------------------------------------------------------------------------

FLOODED = ["starting", "flooded-deck", "market-concourse", "?hole"]


@rule("EVC-RUN-14")
@pytest.mark.parametrize(
    ("card", "at", "moved"),
    [
        ("move-1", "flooded-deck 1", 0),
        ("move-2", "flooded-deck 2", 1),
        ("move-3", "flooded-deck 2", 1),  # one point left, two needed: lost
        ("move-4", "flooded-deck 3", 2),
    ],
)
def test_who_cannot_pay_for_the_next_row_stops(card, at, moved):
    assert run(FLOODED, card, "flooded-deck 1") == (at, moved)


@rule("EVC-RUN-14")
def test_unused_points_are_lost():
    match = table(line=FLOODED, blue_at="flooded-deck 1")
    pick(match, blue="move-3")
    assert position(match).of(0, POINTS) == 0
    match = table(2, line=FLOODED, blue_at="flooded-deck 1", nomia_deck=CALM)
    play_round(match, blue="move-3")
    assert read(pick(match, blue="move-1"), "blue.at") == "flooded-deck 2"


@rule("EVC-RUN-14", "EVC-RUN-10")
def test_the_price_of_a_row_is_paid_in_both_directions_and_by_everybody():
    assert run(FLOODED, "move-4", "flooded-deck 4", facing=-1) == ("flooded-deck 2", 2)
    assert run(FLOODED, "move-3", "starting 4") == ("flooded-deck 2", 2)


@rule("EVC-RUN-15")
@pytest.mark.parametrize(("station", "card"), [("fallen-debris", "move-3"), ("hole", "move-2")])
def test_a_shut_gate_stops_a_runner_without_harm(station, card):
    match = table(2, line=["starting", station, "?acid-pools"], blue_at=f"{station} 1", nomia_deck=CALM)
    pick(match, blue=card)
    assert read(match, "blue.at") == f"{station} 2"
    assert read(match, "blue.moved") == 1
    assert read(match, "blue.survivors") == 5
    assert card not in read(match, "blue.hand")
    until(chance(until(match, "nomia.draw"), "nomia.draw all-clear"), "run.pick")
    assert read(match, "blue.discard") == [card]


@rule("EVC-RUN-15")
@pytest.mark.parametrize(
    ("station", "card", "at"),
    [
        ("fallen-debris", "move-3", "fallen-debris 3"),
        ("fallen-debris", "move-2", "fallen-debris 1"),
        ("hole", "move-2", "hole 3"),
        ("hole", "move-3", "starting 4"),
    ],
)
def test_a_gate_works_in_both_directions(station, card, at):
    assert run(["starting", station, "?acid-pools"], card, f"{station} 3", facing=-1)[0] == at


@rule("EVC-RUN-16")
@pytest.mark.parametrize(
    ("began", "card", "gate", "at"),
    [
        ("moving-walkway 5", "move-2", "hole", "hole 2"),  # three points, but speed 2
        ("moving-walkway 5", "move-3", "hole", "hole 4"),
        ("moving-walkway 5", "move-2", "fallen-debris", "fallen-debris 3"),  # three points, speed 2
        ("cargo-lift 4", "move-1", "hole", "hole 2"),
        ("cargo-lift 4", "move-1", "fallen-debris", "fallen-debris 3"),
        ("cargo-lift 4", "move-4", "fallen-debris", "fallen-debris 2"),
        ("cargo-lift 4", "move-4", "hole", "hole 3"),
        ("inverted-gravity 4", "move-2", "hole", "hole 2"),
        ("inverted-gravity 4", "move-1", "fallen-debris", "fallen-debris 4"),
    ],
)
def test_station_bonuses_change_points_and_never_the_speed(began, card, gate, at):
    station = began.split()[0]
    assert run([station, gate, "?acid-pools"], card, began)[0] == at


@rule("EVC-RUN-08")
def test_points_never_fall_below_zero(tmp_path):
    effect = "on own-move if started-here: points mirror 2"
    content = own_pack(tmp_path, f'[station.inverted-gravity]\neffects = ["{effect}"]\n')
    for card, moved in (("move-1", 1), ("move-2", 0), ("move-4", 0)):
        match = table(2, line=["inverted-gravity", "?hole"], blue_at="inverted-gravity 2", content=content)
        assert read(pick(match, blue=card), "blue.moved") == moved


@rule("EVC-RUN-16")
def test_the_speed_stays_the_printed_number():
    match = table(2, line=["inverted-gravity", "?hole"], blue_at="inverted-gravity 1")
    pick(match, blue="move-4")
    assert read(match, "blue.moved") == 1
    assert read(match, "blue.speed") == 4


@rule("EVC-RUN-16")
def test_an_effect_that_says_so_changes_the_speed_itself():
    line = ["starting", "hole", "?acid-pools"]
    match = table(2, "full", line=line, blue_civilization="mendeku", blue_at="hole 2")
    pick(match, blue="move-1")
    answer(match, "blue", "special.play perfect-form", "run.speed 3")
    assert read(match, "blue.at").startswith("acid-pools")


@rule("EVC-RUN-16")
@pytest.mark.parametrize(
    ("station", "card", "moved"),
    [
        ("moving-walkway", "move-2", 3),
        ("moving-walkway", "move-3", 3),  # 3 + 1, capped at the end
        ("moving-walkway", "move-4", 3),
        ("inverted-gravity", "move-1", 3),  # 5 - 1, capped
        ("inverted-gravity", "move-4", 1),
        ("cargo-lift", "move-1", 3),
    ],
)
def test_caps_of_civilizations_are_applied_last(station, card, moved):
    line = [station, "market-concourse", "?hole"]
    match = table(2, "full", line=line, blue_civilization="urumak", blue_at=f"{station} 1")
    pick(match, blue=card)
    assert read(match, "blue.moved") == moved


@rule("EVC-RUN-17")
@pytest.mark.parametrize("station", ["market-concourse", "moving-walkway", "cargo-lift", "inverted-gravity"])
def test_a_runner_that_cannot_move_still_plays_its_card(station):
    match = table(2, line=[station, "?hole"], blue_at=f"{station} 2", blue_stunned=1, nomia_deck=CALM)
    pick(match, blue="move-3")
    assert read(match, "blue.at") == f"{station} 2"
    assert read(match, "blue.moved") == 0
    assert told(match, "moved")[0][:2] == [0, 0]  # blue, no rows
    assert read(match, "blue.speed") == 3
    assert "move-3" not in read(match, "blue.hand")


@rule("EVC-RUN-17")
def test_acid_pools_reads_the_printed_speed_of_a_runner_that_cannot_move():
    for card, survivors in (("move-2", 4), ("move-3", 5)):
        match = table(line=["acid-pools", "?hole"], blue_stunned=1, blue_at="acid-pools 1", yellow_at="acid-pools 1")
        pick(match, blue=card, yellow="move-3", pink="move-3", ivory="move-3")
        assert read(match, "blue.survivors") == survivors


@rule("EVC-RUN-17")
def test_others_can_still_push_a_runner_that_cannot_move():
    match = table(blue_stunned=1, blue_at="starting 3", yellow_at="starting 1", pink_at="starting 1")
    pick(match, blue="move-3", yellow="trip", pink="move-4", ivory="move-4")
    assert read(until(match, "nomia.draw"), "blue.at") == "starting 2"


# -- the order that results -----------------------------------------------------------------------------------


@rule("EVC-RUN-18")
@pytest.mark.parametrize(
    ("arrow", "title", "struck"),
    [
        (1, "front", ["pink", "ivory"]),
        (1, "rear", ["blue"]),
        (-1, "front", ["blue"]),
        (-1, "rear", ["pink", "ivory"]),
    ],
)
def test_the_runners_rank_along_the_arrow_and_those_in_a_row_are_tied(arrow, title, struck):
    match = table(arrow=arrow, nomia_deck={title: 1})
    pick(match, blue="move-1", yellow="move-2", pink="move-3", ivory="move-3")
    chance(match, f"nomia.draw {title}")
    assert order_of(match, "lost") == struck
