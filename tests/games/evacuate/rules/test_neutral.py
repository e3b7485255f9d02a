"""Neutral colours of games with two or three players (EVC-NEUTRAL)."""

import pytest

from tests.games.playing import answer, asks, chance, offers, told, until
from tests.support import rule

from .positions import CALM, acting, attacked, kinds, order_of, pick, read, struck, table

pytestmark = pytest.mark.engine

ACID = ("starting", "acid-pools", "market-concourse", "?observation-gallery")


# -- Phase 1 --------------------------------------------------------------------------------------------------


@rule("EVC-NEUTRAL-01")
def test_a_card_is_drawn_for_each_neutral_runner_and_it_advances_so_far():
    match = pick(table(2), blue="move-1", yellow="move-2")
    assert offers(match) == ["1", "2", "3", "4"]
    chance(match, "neutral.draw 3", "neutral.draw 2")
    assert read(match, "pink.coordinate") == 3
    assert read(match, "ivory.coordinate") == 2
    assert read(match, "neutral.pink.discard") == [3]
    assert read(match, "neutral.pink.deck") == [1, 1, 2, 2, 2, 3, 3, 4, 4]


@rule("EVC-NEUTRAL-01")
def test_with_three_players_one_neutral_runner_moves():
    match = pick(table(3))
    chance(match, "neutral.draw 4")
    assert read(match, "ivory.coordinate") == 4
    assert "neutral.draw" not in asks(match)


@rule("EVC-NEUTRAL-01")
def test_four_players_play_without_neutral_runners():
    match = pick(table(4, nomia_deck=CALM))
    assert asks(match) == "chance nomia.draw"


@rule("EVC-NEUTRAL-02")
def test_an_empty_neutral_deck_is_renewed_from_its_own_discard_pile():
    match = table(2, neutral_pink_deck=[], neutral_pink_discard=[4, 4], neutral_ivory_discard=[1])
    pick(match)
    assert offers(match) == ["4"]
    chance(match, "neutral.draw 4")
    assert read(match, "neutral.pink.deck") == [4]
    assert read(match, "neutral.pink.discard") == [4]
    assert read(match, "neutral.ivory.discard") == [1]


@rule("EVC-NEUTRAL-02")
def test_a_deck_with_cards_is_not_renewed():
    match = pick(table(2, neutral_pink_deck=[1], neutral_pink_discard=[4, 4]))
    assert offers(match) == ["1"]


@rule("EVC-NEUTRAL-03")
@pytest.mark.parametrize(
    ("line", "drawn", "place"), [("hole", 2, "hole 2"), ("hole", 3, "hole 4"), ("fallen-debris", 3, "fallen-debris 2")]
)
def test_neutral_runners_obey_gates_with_the_drawn_number_as_speed(line, drawn, place):
    match = pick(table(2, line=("starting", line, "?market-concourse"), pink_at=f"{line} 1"))
    chance(match, f"neutral.draw {drawn}")
    assert read(match, "pink.at") == place


@rule("EVC-NEUTRAL-03")
@pytest.mark.parametrize(("drawn", "lost"), [(1, True), (2, True), (3, False)])
def test_acid_takes_neutral_survivors_by_the_drawn_number(drawn, lost):
    match = pick(table(2, line=ACID, pink_at="acid-pools 1"), blue="move-3", yellow="move-3")
    chance(match, f"neutral.draw {drawn}")
    assert (read(match, "pink.survivors") == 4) == lost
    assert read(match, "deaths") == int(lost)


@rule("EVC-NEUTRAL-03")
def test_station_cards_change_the_movement_of_neutral_runners_that_began_there():
    match = pick(table(2, line=("starting", "moving-walkway", "?market-concourse"), pink_at="moving-walkway 1"))
    chance(match, "neutral.draw 2", "neutral.draw 2")
    assert read(match, "pink.at") == "moving-walkway 4"
    assert read(match, "ivory.at") == "starting 3"


@rule("EVC-NEUTRAL-04")
def test_neutral_cards_are_drawn_after_the_reveal_and_all_movement_of_players():
    match = table(2, first="yellow")
    assert asks(match) == "blue run.pick"
    pick(match)
    assert asks(match) == "chance neutral.draw"
    assert kinds(match, "revealed", "moved") == ["revealed", "revealed", "moved", "moved"]
    chance(match, "neutral.draw 1", "neutral.draw 1")
    assert order_of(match, "moved") == ["yellow", "blue", "pink", "ivory"]
    assert order_of(match, "neutral-drew") == ["pink", "ivory"]


@rule("EVC-NEUTRAL-05")
def test_the_first_player_lays_the_card_for_a_neutral_runner():
    match = pick(table(2, first="yellow", pink_coordinate=9))
    chance(match, "neutral.draw 1", "station.draw hole", "station.draw acid-pools")
    assert asks(match) == "yellow station.choose"


@rule("EVC-NEUTRAL-05")
def test_the_first_player_lays_the_card_for_a_pushed_neutral_runner():
    match = acting(2, first="yellow", blue_card="shove", blue_coordinate=9, pink_coordinate=9)
    chance(match, "station.draw hole", "station.draw acid-pools")
    assert asks(match) == "yellow station.choose"


# -- losses ---------------------------------------------------------------------------------------------------


@rule("EVC-NEUTRAL-06")
def test_a_killed_neutral_survivor_comes_from_its_pool():
    match = struck("front", 2, pink_coordinate=9, blue_coordinate=4, yellow_coordinate=4, ivory_coordinate=4)
    assert read(match, "pink.pool") == 3
    assert read(match, "pink.dead") == 1
    assert read(match, "deaths") == 1
    assert read(match, "pink.status") == "on-station"


@rule("EVC-NEUTRAL-07", "EVC-NEUTRAL-08")
def test_with_an_odd_number_of_others_the_median_row_is_the_middle():
    match = struck("front", 2, pink_coordinate=9, blue_coordinate=7, yellow_coordinate=1, ivory_coordinate=3)
    assert read(match, "pink.coordinate") == 3


@rule("EVC-NEUTRAL-07", "EVC-NEUTRAL-08")
@pytest.mark.parametrize(("word", "row"), [("front", 6), ("rear", 4)])
def test_with_two_central_rows_the_first_player_decides(word, row):
    match = struck(
        "rear", 3, first="yellow", ivory_coordinate=1, blue_coordinate=6, yellow_coordinate=4, pink_status="out"
    )
    assert asks(match) == "yellow neutral.middle"
    answer(match, "yellow", f"neutral.middle {word}")
    assert read(match, "ivory.coordinate") == row


@rule("EVC-NEUTRAL-07", "EVC-NEUTRAL-08")
def test_front_and_rear_of_the_middle_follow_the_arrow():
    match = struck("front", 3, arrow=-1, ivory_coordinate=1, blue_coordinate=6, yellow_coordinate=4, pink_status="out")
    answer(match, "blue", "neutral.middle front")
    assert read(match, "ivory.coordinate") == 4


@rule("EVC-NEUTRAL-08")
def test_two_central_runners_in_one_row_need_no_decision():
    match = struck("rear", 3, ivory_coordinate=1, blue_coordinate=6, yellow_coordinate=6, pink_status="out")
    assert read(match, "ivory.coordinate") == 6
    assert asks(match) == "blue market.choose"


@rule("EVC-NEUTRAL-08")
def test_a_placement_ignores_row_properties_and_takes_over_the_arrow():
    """The middle is a full row of the Narrow Passageway; the runner's facing becomes the Arrow."""
    match = struck(
        "rear",
        2,
        line=("starting", "narrow-passageway", "market-concourse", "?observation-gallery"),
        pink_at="starting 1",
        pink_facing=-1,
        blue_at="narrow-passageway 2",
        yellow_at="market-concourse 1",
        ivory_at="starting 3",
    )
    assert read(match, "pink.at") == "narrow-passageway 2"
    assert read(match, "pink.facing") == 1
    assert read(match, "pink.moved") == 0


@rule("EVC-NEUTRAL-08")
def test_two_neutral_runners_are_placed_one_after_the_other():
    """Pink goes between blue and yellow; only then is the middle for ivory found, with pink in its new row."""
    match = struck("front", 2, pink_coordinate=9, ivory_coordinate=9, blue_coordinate=6, yellow_coordinate=2)
    assert read(match, "pink.coordinate") == 6  # of ivory 9, blue 6, yellow 2
    assert read(match, "ivory.coordinate") == 6  # of pink 6, blue 6, yellow 2
    assert order_of(match, "neutral-placed") == ["pink", "ivory"]


@rule("EVC-NEUTRAL-08")
def test_after_acid_the_placement_follows_at_once():
    match = pick(table(2, line=ACID, pink_at="acid-pools 1", ivory_at="acid-pools 2"), blue="move-3", yellow="move-3")
    chance(match, "neutral.draw 1")
    assert read(match, "pink.survivors") == 4
    assert read(match, "pink.at") == "starting 4"  # others: ivory ahead, blue and yellow in row 4
    assert asks(match) == "chance neutral.draw"  # ivory moves only now


@rule("EVC-NEUTRAL-08")
def test_a_runner_that_is_not_struck_is_not_placed():
    match = struck("ambush", 2, pink_coordinate=9, pink_moved=3)
    assert told(match, "neutral-placed") == []
    assert read(match, "pink.coordinate") == 9


@rule("EVC-NEUTRAL-09")
def test_without_a_pool_the_neutral_runner_is_removed_and_its_deck_rests():
    match = struck("front", 2, pink_coordinate=9, pink_pool=0)
    assert read(match, "pink.status") == "out"
    assert read(match, "pink.dead") == 1
    assert read(match, "deaths") == 1
    assert told(match, "neutral-placed") == []
    answer(match, "blue", "market.choose rear")
    pick(match)
    chance(match, "neutral.draw 1")
    assert order_of(match, "neutral-drew") == ["ivory"]
    assert "neutral.draw" not in asks(match)


# -- market ---------------------------------------------------------------------------------------------------


@rule("EVC-NEUTRAL-10")
def test_the_first_player_chooses_once_for_every_killed_neutral():
    match = struck("rear", 2, first="yellow", blue_coordinate=5, yellow_coordinate=5)
    assert order_of(match, "lost") == ["pink", "ivory"]
    answer(match, "yellow", "market.choose rear", "market.choose front")
    assert order_of(match, "chose-nomia") == ["yellow", "yellow"]
    assert asks(match).endswith("run.pick")


@rule("EVC-NEUTRAL-10")
def test_choices_for_neutral_colours_come_after_those_of_players():
    match = struck("rear", 2, first="yellow")
    for colour in ("yellow", "blue", "yellow", "yellow"):
        answer(match, colour, "market.choose rear" if colour == "blue" else "market.choose front")
    assert asks(match).endswith("run.pick")


@rule("EVC-NEUTRAL-10")
def test_a_removed_neutral_runner_is_worth_a_choice_too():
    match = struck("front", 2, pink_coordinate=9, pink_pool=0)
    assert asks(match) == "blue market.choose"


@rule("EVC-NEUTRAL-10")
def test_acid_gives_no_choice_for_a_neutral_loss():
    match = pick(table(2, line=ACID, nomia_deck=CALM, pink_at="acid-pools 1"), blue="move-3", yellow="move-3")
    chance(match, "neutral.draw 1")
    until(match, "nomia.draw")
    assert read(match, "pink.survivors") == 4
    assert told(match, "chose-nomia") == []


@rule("EVC-NEUTRAL-10")
def test_an_eliminated_first_player_still_decides_until_clean_up():
    match = struck("rear", 2, first="blue", blue_pool=0, yellow_coordinate=5, ivory_coordinate=7)
    assert read(match, "blue.status") == "out"
    answer(match, "blue", "neutral.middle rear", "market.choose rear", "market.choose front")
    assert order_of(match, "chose-nomia") == ["blue", "blue"]
    assert read(match, "first") == "yellow"


# -- standing still, harm and help ----------------------------------------------------------------------------


@rule("EVC-NEUTRAL-11")
def test_a_neutral_runner_that_cannot_move_still_draws():
    match = pick(table(2, pink_stunned=1))
    chance(match, "neutral.draw 4")
    assert read(match, "pink.coordinate") == 0
    assert read(match, "pink.moved") == 0
    assert read(match, "neutral.pink.discard") == [4]


@rule("EVC-NEUTRAL-11")
def test_the_front_card_stops_a_neutral_runner_for_one_round():
    match = struck("front", 2, pink_coordinate=9, nomia_market={})
    assert read(match, "pink.stunned") == 1
    pick(match)
    chance(match, "neutral.draw 4", "neutral.draw 1")
    assert read(match, "pink.moved") == 0
    until(match, "run.pick")
    assert read(match, "pink.stunned") == 0


@rule("EVC-NEUTRAL-12")
@pytest.mark.parametrize("title", ["front", "rear", "pincer", "ambush", "infestation"])
def test_what_takes_survivors_takes_neutral_ones(title):
    match = struck(title, 2, pink_moved=4 if title == "ambush" else 0)
    assert "pink" in order_of(match, "lost")


@rule("EVC-NEUTRAL-12")
def test_infestation_spares_a_neutral_runner_that_could_not_move():
    match = struck("infestation", 2, pink_stunned=1, blue_moved=2, yellow_moved=2)
    assert order_of(match, "lost") == ["ivory"]


@rule("EVC-NEUTRAL-12")
def test_medical_station_never_helps_neutral_colours():
    match = struck("medical-station", 2, pink_survivors=1, blue_survivors=3, yellow_survivors=4)
    assert read(match, "pink.survivors") == 1
    assert read(match, "blue.survivors") == 4
    tied = struck("medical-station", 2, pink_survivors=1, blue_survivors=3, yellow_survivors=3)
    assert read(tied, "blue.survivors") == 3


@rule("EVC-NEUTRAL-12")
def test_the_supply_depot_gives_neutral_runners_nothing():
    match = attacked(
        "all-clear", seats=2, line=("starting", "supply-depot", "?market-concourse"), pink_at="supply-depot 1"
    )
    chance(match, "nomia.draw all-clear")
    assert asks(match).endswith("run.pick")
