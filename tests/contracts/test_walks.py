"""Which tables the contracts look at."""

from dataclasses import replace
from itertools import combinations, product

import pytest

from ludothek.core.game import GameInfo, Option
from ludothek.games import find
from tests.contracts.walks import ENOUGH, tables, tables_of

MODE = Option("mode", ("race", "points"), seats=(2, 4))
LEVEL = Option("level", ("easy", "fair", "hard"), seats=(1, 1))
MODULES = tuple(Option(name, ("off", "on"), only=("mode", "points")) for name in ("goals", "trade", "flight", "storm"))
OTHERS = (Option("side", ("day", "night")), Option("deck", ("small", "large", "mixed")))


@pytest.fixture(scope="module")
def large() -> GameInfo:
    """A game with some thousand tables."""
    return replace(find("lanterns"), least_seats=1, most_seats=4, options=(MODE, LEVEL, *MODULES, *OTHERS))


@pytest.mark.parametrize("name", ["evacuate", "lanterns"])
def test_a_small_game_is_walked_in_all_its_ways(name: str) -> None:
    game = find(name)
    ways = list(product(*[[(option.name, value) for value in option.values] for option in game.options]))
    assert [(table.seats, table.options) for table in tables(name)] == [
        (seats, way) for seats in range(game.least_seats, game.most_seats + 1) for way in ways
    ]


def test_a_large_game_is_walked_in_all_pairs_of_its_values(large: GameInfo) -> None:
    found = tables_of(large)
    assert len(found) <= ENOUGH
    assert found == tables_of(large)
    covered: set[object] = set()
    for table in found:
        mattering = [option.name for option in large.that_matter(dict(table.options), table.seats)]
        covered |= {(table.seats, *pair) for pair in table.options if pair[0] in mattering}
        covered |= {pair for pair in combinations(table.options, 2) if {pair[0][0], pair[1][0]} <= set(mattering)}
    for one, other in combinations([*MODULES, *OTHERS], 2):
        assert {((one.name, a), (other.name, b)) for a in one.values for b in other.values} <= covered
    assert {(seats, "deck", value) for seats in (1, 2, 3, 4) for value in OTHERS[1].values} <= covered
    assert (("mode", "points"), ("storm", "on")) in covered
    assert (("mode", "race"), ("storm", "on")) not in covered
    assert (1, "level", "hard") in covered


def test_what_does_not_matter_is_not_varied(large: GameInfo) -> None:
    for table in tables_of(large):
        chosen = dict(table.options)
        assert table.seats == 1 or chosen["level"] == "easy"
        assert table.seats > 1 or chosen["mode"] == "race"
        assert table.seats == 1 or chosen["mode"] == "points" or all(chosen[m.name] == "off" for m in MODULES)
