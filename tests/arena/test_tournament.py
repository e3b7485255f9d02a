"""Tournaments: everybody meets everybody in every seat, ratings find who is stronger, results are kept as data."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from ludothek.arena.lineup import make_plan
from ludothek.arena.ratings import Result, elo, standings
from ludothek.arena.strength import keep, read
from ludothek.arena.toml import dump
from ludothek.arena.tournament import Tournament, fixtures, hold
from ludothek.core.errors import OptionError
from ludothek.games import find
from ludothek.games import names as game_names


def test_everybody_meets_everybody_in_every_seat() -> None:
    plan = make_plan(find("lanterns"), ["random", "greedy"], (3,))
    plan = plan.__class__(**{**plan.__dict__, "bots": ("a", "b", "c", "d")})
    found = fixtures(plan, 7)
    assert len(found) == 4 * 9  # four ways to choose three of four; nine games, so that each deal has every seating
    seats = Counter((bot, seat) for fixed in found for seat, bot in enumerate(fixed.bots))
    assert set(seats.values()) == {9}
    assert {fixed.seed for fixed in found[:9]} == {fixed.seed for fixed in found[9:18]}  # the same deals for all


def test_ratings_find_who_is_stronger() -> None:
    """A wins three games of four against B, and B three of four against C."""
    results: list[Result] = []
    for deal in range(40):
        for pair in (("a", "b"), ("b", "c")):
            places = (1, 2) if deal % 4 else (2, 1)
            wins = (2.0 - places[0], 2.0 - places[1])
            results.append(Result(len(results), pair, places, wins))
    found = standings(["c", "b", "a"], results)
    assert [standing.bot for standing in found] == ["a", "b", "c"]
    assert found[0].rating - found[1].rating == pytest.approx(400 * 0.4771, abs=20)  # odds of three to one
    assert sum(standing.rating for standing in found) == pytest.approx(4500)
    assert found[0].interval[0] < found[0].rating < found[0].interval[1]
    assert found[0].interval[0] > found[2].interval[1]
    assert found[0].mu > found[1].mu > found[2].mu
    anchored = standings(["c", "b", "a"], results, anchor="c")
    assert anchored[2].rating == pytest.approx(1000)
    with pytest.raises(OptionError, match="The anchor 'd' is not one of the bots"):
        standings(["c", "b", "a"], results, anchor="d")


def test_a_bot_that_never_lost_has_a_finite_rating_and_an_interval() -> None:
    results = [Result(deal, ("a", "b"), (1, 2), (1.0, 0.0)) for deal in range(10)]
    best = standings(["a", "b"], results)[0]
    assert best.rating == pytest.approx(1500 + 200 * 1.3222, abs=1)  # 10½ to ½
    assert best.interval[1] - best.interval[0] > 100
    assert elo(2, [(0, 1, 0.5)] * 4) == pytest.approx([1500, 1500])


@pytest.fixture(scope="module")
def held() -> Tournament:
    return hold(make_plan(find("lanterns"), ["random", "greedy"], (2,), seed=2), 6, workers=1)


def test_greedy_is_rated_above_random(held: Tournament) -> None:
    assert [standing.bot for standing in held.standings] == ["greedy", "random"]
    assert held.games == 6
    assert held.meetings["greedy", "random"].value > 0.5


def test_strengths_are_kept_as_data(held: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "strength.toml"
    other = {"game": "chess", "level": "greedy", "rating": 900}
    file.write_text(dump({"strength": [other, {"game": "lanterns", "level": "greedy", "rating": 1}]}))
    keep(file, held, "ludothek tournament …", "2026-01-31")
    rows = read(file)
    assert [(row["game"], row["level"]) for row in rows] == [
        ("chess", "greedy"),
        ("lanterns", "greedy"),
        ("lanterns", "random"),
    ]
    assert rows[1]["rating"] == round(held.standings[0].rating)
    assert rows[1]["low"] < rows[1]["rating"] <= rows[1]["high"]
    assert rows[1]["command"] == "ludothek tournament …"


def test_strengths_that_come_with_the_program_can_be_read() -> None:
    file = Path(find("lanterns").folder.parent.parent / "bots" / "strength.toml")
    rows = read(file) if file.exists() else []
    assert all(row["game"] in game_names() and row["low"] <= row["rating"] <= row["high"] for row in rows)


def test_toml_is_read_back() -> None:
    data = {"a": 1, "b": [1.5, "x"], "c": {"d": True, "e": {"f": 'say "hi"'}}, "g": [{"h": 1}, {"h": -2, "i": {}}]}
    assert tomllib.loads(dump(data, "a comment\nof two lines")) == data


def test_tournaments_that_make_no_sense_are_refused() -> None:
    with pytest.raises(OptionError, match="two bots at least"):
        hold(make_plan(find("lanterns"), ["random", "random"], (2,)), 2)
    with pytest.raises(OptionError, match="two seats at least"):
        hold(make_plan(find("evacuation"), ["random", "greedy"], (1,)), 2)


def test_ratings_are_those_that_expect_what_happened() -> None:
    """Of the likeliest strengths: every bot's expected points are those it got, also in a field far apart."""
    met = [(0, 1, 1.0)] * 95 + [(0, 1, 0.0)] * 5 + [(1, 2, 1.0)] * 97 + [(1, 2, 0.0)] * 3 + [(0, 2, 1.0)] * 40
    ratings = elo(3, met)
    games = {(0, 1): 101, (1, 2): 101, (0, 2): 41}  # with the drawn one
    expected = [0.0, 0.0, 0.0]
    for (a, b), count in games.items():
        chance = 1 / (1 + 10 ** ((ratings[b] - ratings[a]) / 400))
        expected[a] += count * chance
        expected[b] += count * (1 - chance)
    assert expected == pytest.approx([95 + 40 + 1, 5 + 97 + 1, 3 + 1], abs=0.01)
