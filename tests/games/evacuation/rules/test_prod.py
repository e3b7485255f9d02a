"""Production on both worlds (EVA-PROD)."""

import random

import pytest

from tests.games.playing import answer, asks, refused, told, until
from tests.support import rule

from .positions import GAME, acting, fresh, has, passing, position, production, put, stock, table, turn

pytestmark = pytest.mark.engine

FOOD, STEEL, ENERGY = 0, 1, 2


def made(face_up, tokens=0):
    """What the Old World makes with these tiles face up; its people are fed from elsewhere."""
    match = table(2, phase="income")
    put(match, "blue", face_up_sites=face_up, tokens_up=tokens, old="5 0 0")
    return stock(until(match, "turn"), "blue", "old")


@rule("EVA-PROD-01")
@pytest.mark.parametrize(
    ("site", "kind", "n"),
    [
        ("ow-1", FOOD, 2),
        ("ow-2", FOOD, 2),
        ("ow-3", FOOD, 1),
        ("ow-4", STEEL, 2),
        ("ow-5", STEEL, 2),
        ("ow-6", STEEL, 1),
        ("ow-7", ENERGY, 2),
        ("ow-8", ENERGY, 2),
        ("ow-9", ENERGY, 1),
    ],
)
def test_a_factory_site_makes_1_and_a_population_site_2(site, kind, n):
    assert made(site) == tuple(n if k == kind else 0 for k in range(3))


@rule("EVA-PROD-01")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_a_productivity_token_makes_one_of_everything(tokens):
    assert made("", tokens) == (tokens, tokens, tokens)
    assert made("ow-4 ow-9", tokens) == (tokens, tokens + 2, tokens + 1)


@rule("EVA-PROD-02")
def test_a_tile_that_was_loaded_produces_nothing_and_cannot_be_loaded_again():
    match = table(2, phase="transport")
    put(match, "blue", old="9 0 9", ships="sh-15")  # two sea bays
    answer(match, "blue", "transport sh-15", "load bay-ow-7")
    assert refused(match, "blue", "load bay-ow-7") == "EVA-TRANS-09"
    assert refused(match, "blue", "load hold-ow-7") == "EVA-TRANS-09"
    answer(match, "blue", "load fly")
    energy = stock(match, "blue", "old")[ENERGY]
    until(match, "turn")
    assert stock(match, "blue", "old")[ENERGY] == energy + 7 - 2


@rule("EVA-PROD-02")
def test_a_token_that_lies_face_down_produces_nothing():
    match = table(2, phase="income")
    put(match, "blue", old="5 0 0", tokens_up=1, tokens_down=1)
    assert stock(until(match, "turn"), "blue", "old") == (6, 6, 6)


@rule("EVA-PROD-03")
def test_what_waits_on_the_board_produces_nothing():
    match = table(2, phase="income")
    put(match, "blue", prefab_old="1 1 1", prefab_new="2 2 2", population=6)
    until(match, "turn")
    assert stock(match, "blue", "old") == (2, 7, 7)
    assert stock(match, "blue", "new") == (0, 0, 0)
    assert production(match, "blue") == (0, 0, 0)


@rule("EVA-PROD-04")
@pytest.mark.parametrize(("kind", "factories"), [("food", "1 0 1"), ("steel", "0 1 1"), ("energy", "1 1 1")])
def test_a_settled_factory_raises_its_own_resource(kind, factories):
    match = acting(blue={"prefab_new": factories})
    turn(match, "blue", "settle", "settle.site n-03", f"settle.factory {kind}")
    assert production(match, "blue") == tuple(int(k == kind) for k in ("food", "steel", "energy"))


@rule("EVA-PROD-04")
@pytest.mark.parametrize(("tile", "kind"), [("t-2-3a", 0), ("t-3-3a", 1), ("t-1-3a", 2)])
def test_it_counts_2_with_the_technology_for_its_type(tile, kind):
    words = ("food", "steel", "energy")
    numbers = " ".join("1" for _ in words)
    own = acting(blue={"prefab_new": numbers, "developed": tile})
    turn(own, "blue", "settle", "settle.site n-03", f"settle.factory {words[kind]}")
    assert production(own, "blue") == tuple(2 * (k == kind) for k in range(3))
    other = acting(blue={"prefab_new": numbers, "developed": tile})
    turn(other, "blue", "settle", "settle.site n-03", f"settle.factory {words[kind - 1]}")
    assert sum(production(other, "blue")) == 1  # the boost is for one type only


@rule("EVA-PROD-05")
@pytest.mark.parametrize(
    ("site", "people", "raised"),
    [
        ("n-01", 1, (1, 0, 0)),
        ("n-09", 1, (0, 0, 1)),
        ("n-04", 2, (0, 2, 0)),
        ("n-02", 1, (2, 0, 0)),
        ("n-30", 2, (2, 1, 0)),
        ("n-26", 2, (0, 2, 2)),
    ],
)
def test_population_makes_1_or_as_much_as_there_are_dots(site, people, raised):
    match = acting(blue={"population": people, "new": f"0 {people} 0", "steps": "15 9"})
    turn(match, "blue", "settle", f"settle.site {site}")
    assert production(match, "blue") == raised


@rule("EVA-PROD-06")
def test_production_rises_at_once_but_the_resources_come_with_the_next_income():
    match = acting(2, blue={"population": 1, "new": "0 1 0"})
    turn(match, "blue", "settle", "settle.site n-01")
    assert production(match, "blue") == (1, 0, 0)
    assert stock(match, "blue", "new") == (0, 0, 0)
    passing(match)
    until(match, "turn")
    assert stock(match, "blue", "new") == (1, 0, 0)


@rule("EVA-PROD-07")
@pytest.mark.parametrize(("before", "after"), [(8, 10), (9, 11), (19, 21), (38, 40)])
def test_a_marker_goes_on_beyond_ten_any_number_of_times(before, after):
    match = acting(2, blue={"population": 2, "new": "0 2 0", "production": f"0 {before} 0"})
    turn(match, "blue", "settle", "settle.site n-04")
    assert production(match, "blue") == (0, after, 0)
    passing(match)
    until(match, "turn")
    assert stock(match, "blue", "new") == (0, after, 0)


@rule("EVA-PROD-08")
@pytest.mark.parametrize(
    ("seed", "options"),
    [(1, {"mode": "race"}), (2, {"mode": "points"}), (3, {"mode": "points", "actions": "advanced"})],
)
def test_production_never_sinks_while_the_game_goes_on(seed, options):
    """A game of random answers."""
    rng = random.Random(seed)
    match = fresh(3, seed, **options)
    match.settle()
    before = [(0, 0, 0)] * 3
    while not match.over:
        step = match.state.stack[-1]
        options = step.options(match.state)
        match.play(int(step.player), int(options[rng.randrange(len(options))]))
        now = [production(match, colour) for colour in GAME.colours[:3]]
        if position(match).over:
            break
        assert all(n >= b for mine, was in zip(now, before) for n, b in zip(mine, was))
        before = now
    assert any(sum(numbers) > 0 for numbers in before)


@rule("EVA-PROD-08")
def test_a_flight_back_or_a_payment_does_not_lower_production():
    match = acting(2, blue={"production": "4 5 6", "new": "5 5 5", "ships_new": "sh-01", "sites": "n-01"})
    turn(match, "blue", "prefab", "prefab food-new")
    passing(match)
    assert asks(match) == "blue transport"
    answer(match, "blue", "transport sh-01")
    assert production(match, "blue") == (4, 5, 6)
    assert told(match, "production") == []
    assert has(match, "blue", "sites") == ["n-01"]
