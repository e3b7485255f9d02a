"""Learning: what is learned from what, and that only a judgement that proves itself is called better."""

import json
from pathlib import Path

import numpy as np
import pytest

from ludothek.arena.learn import (
    Course,
    Learned,
    Lessons,
    Table,
    command,
    from_data,
    judging,
    learn,
    made_by,
    play_games,
    play_one,
    teach,
    to_data,
)
from ludothek.content.weights import read_network, write_network
from ludothek.core.errors import OptionError
from ludothek.core.network import Network
from ludothek.games import find

COURSE = Course(
    "evacuation", (Table(1, (("actions", "standard"),)),), rounds=1, games=4, tries=1, hidden=4, epochs=4, proof=2
)


def names() -> tuple[str, ...]:
    learning = find("evacuation").learning
    assert learning is not None
    return learning.names


def straight() -> Network:
    """It foretells ten points for each year."""
    years = [[10.0 if name.startswith("year-") else 0.0] for name in names()]
    return Network(names(), years, [0.0], [1.0], 0.0)


def test_a_course_makes_a_network_that_can_be_kept(tmp_path: Path) -> None:
    heard: list[tuple[int, float, float]] = []
    learned = learn(COURSE, workers=1, tell=lambda *told: heard.append(told))
    assert [number for number, *_ in heard] == [1]
    assert learned.games == 2
    assert learned.interval[0] <= learned.gain <= learned.interval[1]
    file = tmp_path / "judgement.json"
    write_network(file, made_by(COURSE, learned, "2026-11-18"), learned.network)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["made"]["by"] == command(COURSE)
    again = read_network(file, names())
    assert (again.names, int(again.hidden)) == (learned.network.names, 4)


def test_the_command_says_all_that_matters() -> None:
    assert command(COURSE) == (
        "ludothek learn evacuation --table '1 actions=standard' --rounds 1 --games 4 --tries 1 --hidden 4 --window 6"
        " --proof 2 --seed 1"
    )


def test_only_what_gains_surely_is_better() -> None:
    for low, better in ((0.1, True), (-0.1, False), (0.0, False)):
        assert Learned(straight(), 0.5, 0.2, (low, 0.5), 10).better is better


def test_a_network_learns_what_there_is_to_learn() -> None:
    """Outcomes that are a bent line of the features: a ridge that no straight line fits."""
    rng = np.random.default_rng(1)
    features = np.zeros((16000, len(names())), dtype=np.float32)
    features[:, :3] = rng.integers(0, 5, (16000, 3))
    outcomes = (3 * np.abs(features[:, 0] - 2) + features[:, 1]).astype(np.float32)
    lessons = Lessons(features, outcomes, np.repeat(np.arange(1600), 10).astype(np.float32))
    course = Course("evacuation", COURSE.tables, hidden=16, epochs=40)
    network, fit = teach(course, [lessons], 0)
    assert fit > 0.9
    assert teach(course, [lessons], 0)[0].base == network.base  # the same lessons teach the same


def test_games_without_a_wild_beginning_count_as_they_end() -> None:
    lessons, clean = play_games(COURSE, to_data(straight()), range(2), False)
    assert lessons is None
    assert len(clean) == 2
    assert play_games(COURSE, to_data(straight()), range(2), False)[1] == clean


def test_positions_before_the_end_of_a_wild_beginning_teach_nothing() -> None:
    game = find("evacuation")
    for number in range(8):
        seen, _, began = play_one(game, COURSE, judging(game, straight()), number, True)
        if began:
            whole, _, _ = play_one(game, COURSE, judging(game, straight()), number, False)
            assert whole == []
            assert len(seen) < 60
            break
    else:
        pytest.fail("no game of eight began wildly")


def test_a_network_survives_a_journey() -> None:
    network = from_data(json.loads(json.dumps(to_data(straight()))))
    assert to_data(network) == to_data(straight())


def test_a_course_needs_something_to_learn() -> None:
    with pytest.raises(OptionError, match="at least"):
        learn(Course("evacuation", ()), workers=1)
