"""The year and its phases (EVA-FLOW)."""

import pytest

from tests.games.playing import answer, asks, chance, refused, told, until
from tests.support import rule

from .positions import (
    GAME,
    acting,
    begin,
    draws,
    fresh,
    has,
    order_of,
    passing,
    phase_of,
    production,
    put,
    stock,
    table,
    turn_order,
)

pytestmark = pytest.mark.engine


def phases(match) -> list[tuple[int, int]]:
    """The phases begun so far, as (year, phase)."""
    return [(args[1], args[0]) for args in told(match, "phase")]


@rule("EVA-FLOW-01")
@pytest.mark.parametrize("mode", ["race", "points"])
def test_a_game_has_four_years(mode):
    match = until(fresh(2, mode=mode), "")
    assert [args[0] for args in told(match, "year")] == [1, 2, 3, 4]
    assert match.over


@rule("EVA-FLOW-02")
def test_the_seven_phases_follow_each_other():
    match = until(fresh(3), "")
    assert phases(match)[:8] == [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (2, 1)]


@rule("EVA-FLOW-03")
def test_the_last_year_stops_after_bonuses():
    match = table(year=4, phase="bonuses")
    until(match, "")
    assert phases(match) == [(4, 6)]
    assert match.over
    earlier = table(year=3, phase="bonuses")
    until(earlier, "turn")
    assert phases(earlier) == [(3, 6), (3, 7), (4, 1), (4, 2)]


@rule("EVA-FLOW-04")
def test_income_asks_nobody_and_does_not_depend_on_the_order():
    results = []
    for order in ("blue yellow white", "white blue yellow"):
        match = table(phase="income", year=3, turn_order=order)
        put(match, "yellow", new="1 0 0", stadiums_new="st-09", production="0 2 5")
        put(match, "white", face_up_sites="ow-4", tokens_up=0)
        assert asks(match).endswith(" turn")
        results.append(
            [(stock(match, c, "old"), stock(match, c, "new"), has(match, c, "chips")) for c in GAME.colours[:3]]
        )
    assert results[0] == results[1]


@rule("EVA-FLOW-04")
def test_transport_does_not_depend_on_the_order():
    results = []
    for order in ("blue yellow", "yellow blue"):
        match = table(2, phase="transport", turn_order=order)
        put(match, "blue", old="3 3 3", ships="sh-01")
        put(match, "yellow", old="3 3 3", ships="sh-02")
        for colour in order.split():
            site, ship = {"blue": ("ow-7", "sh-01"), "yellow": ("ow-1", "sh-02")}[colour]
            answer(match, colour, f"transport {ship}", f"load bay-{site}", "load steel", "load fly")
        assert has(match, "blue", "population") == 2
        assert has(match, "blue", "face_up_sites") == [f"ow-{n}" for n in (1, 2, 3, 4, 5, 6, 8, 9)]
        results.append([(stock(match, c, "old"), stock(match, c, "new")) for c in GAME.colours[:2]])
    assert results[0] == results[1] == [((3, 2, 2), (0, 1, 0))] * 2


@rule("EVA-FLOW-05")
def test_actions_progress_and_bonuses_follow_the_order_indicator():
    match = table(turn_order="white blue yellow")
    passing(match)
    assert order_of(match, "passed") == ["white", "blue", "yellow"]
    match = table(phase="progress", turn_order="white blue yellow")
    until(match, "turn")
    assert order_of(match, "power") == ["white", "blue", "yellow"]
    assert order_of(match, "no-bonus") == ["white", "blue", "yellow"]


@rule("EVA-FLOW-06")
def test_the_new_order_counts_from_progress_on():
    match = table(turn_order="blue yellow white")
    put(match, "white", stadiums="st-04")  # two faces
    passing(match)
    assert order_of(match, "passed") == ["blue", "yellow", "white"]
    assert turn_order(match) == ["white", "yellow", "blue"]
    until(match, "turn")
    assert order_of(match, "power") == ["white", "yellow", "blue"]
    assert order_of(match, "no-bonus") == ["white", "yellow", "blue"]
    assert asks(match) == "white turn"


@rule("EVA-FLOW-07")
def test_what_a_player_has_is_kept_from_year_to_year():
    match = acting(
        blue={
            "old": "1 2 3",
            "new": "4 5 6",
            "population": 3,
            "prefab_old": "1 0 0",
            "prefab_new": "0 2 1",
            "ships": "sh-05",
            "ships_new": "sh-06",
            "stadiums": "st-blue",
            "stadiums_new": "st-04",
            "hand": "in-02 in-18",
            "played": "in-07",
        }
    )
    kept = [
        "population",
        "prefab_old",
        "prefab_new",
        "ships",
        "ships_new",
        "stadiums",
        "stadiums_new",
        "hand",
        "played",
    ]
    before = {word: has(match, "blue", word) for word in kept}
    passing(match)
    answer(match, "blue", "transport done")
    until(match, "turn")
    assert phase_of(match) == (2, "actions")
    assert {word: has(match, "blue", word) for word in kept} == before
    assert stock(match, "blue", "old") == (1 + 7 - 4, 2 + 7, 3 + 7)
    assert stock(match, "blue", "new") == (4, 5, 6)


@rule("EVA-FLOW-02")
def test_the_next_year_begins_with_its_own_income():
    match = table(phase="cleanup", year=1)
    put(match, "blue", production="3 0 1")
    draws(match)
    assert phase_of(match) == (2, "actions")
    assert stock(match, "blue", "new") == (3, 0, 1)
    assert production(match, "blue") == (3, 0, 1)


@rule("EVA-FLOW-03")
def test_no_cards_are_dealt_after_the_last_year():
    match = begin(table(year=4), "bonuses")
    until(match, "market.deal")
    assert asks(match) == ""
    assert told(match, "aged") == []
    with pytest.raises(AssertionError):
        chance(match, "market.deal sh-04")


@rule("EVA-FLOW-05")
def test_only_the_player_whose_turn_it_is_can_act():
    match = table(turn_order="yellow white blue")
    answer(match, "yellow", "turn pass")
    assert asks(match) == "white turn"
    assert refused(match, "white", "turn pass") == ""
