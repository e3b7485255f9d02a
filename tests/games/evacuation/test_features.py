"""What the learned judgement sees: a number for each name, in every mode, and the numbers that they say they are."""

from math import isfinite

import pytest
from mypy_extensions import i64

from ludothek.core.chance import Rng
from ludothek.core.playout import playout
from ludothek.games.evacuation.features import NAMES, features
from ludothek.games.evacuation.info import GAME, JUDGEMENT
from ludothek.games.evacuation.points import production_points, site_points
from ludothek.games.evacuation.state import CHIPS, State

pytestmark = pytest.mark.engine

TABLES = [
    (1, {}),
    (1, {"actions": "advanced", "objectives": "on"}),
    (2, {"mode": "points", "robot": "on"}),
    (3, {"mode": "points", "actions": "advanced", "lines": "random"}),
    (4, {"mode": "race"}),
]


def seen(s: State, seat: int) -> dict[str, float]:
    found = list(features(s, i64(seat)))
    assert len(found) == len(NAMES)
    return dict(zip(NAMES, found))


def start(seats: int, options: dict[str, str]) -> State:
    s = GAME.new_game(GAME.load_pack([]), seats, GAME.settings(options))
    assert isinstance(s, State)
    return s


def test_no_name_comes_twice() -> None:
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_has_a_number_for_each_name(seats: int, options: dict[str, str]) -> None:
    s, rng = start(seats, options), Rng(7)
    while not s.over:
        playout(s, rng, 5)
        for seat in range(seats):
            found = seen(s, seat)
            assert all(isfinite(number) for number in found.values())
            assert sum(found[f"year-{year}"] for year in (1, 2, 3, 4)) == 1
            assert found["advanced"] == s.advanced
            assert found["alone"] == (seats == 1)
            assert found["production-points"] == production_points(s, seat)
            assert found["site-points"] == site_points(s, seat)
            assert found["chip-points"] == -3 * s.of(seat, CHIPS)
            assert found["lowest"] <= found["middle"] <= found["highest"]
            assert found["opened-1"] >= found["opened-2"] >= found["opened-3"]


def test_looking_changes_nothing() -> None:
    s = start(2, {"mode": "points", "actions": "advanced"})
    playout(s, Rng(3), 40)
    before = s.key()
    assert seen(s, 0) == seen(s, 0)
    assert s.key() == before


def test_a_judgement_was_learned_from_these_features() -> None:
    assert JUDGEMENT.exists()
    assert GAME.learned is not None
    assert GAME.learned.network is not None
    assert GAME.learned.network.names == list(NAMES)
    assert GAME.learned.to_dict() == GAME.weights.to_dict()
    assert GAME.weights.network is None  # the yardsticks judge by the weights alone
