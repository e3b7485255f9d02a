"""Games, playthroughs and node counts are what they were: compiled, interpreted, and in every later version.

If a change of rules or content is meant, write the files anew with update_golden.py and read the differences.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludothek.core.record import read
from ludothek.core.replay import replay
from tests.games.golden import Course, Golden, all_golden, nodes

pytestmark = pytest.mark.engine

ALL = all_golden()
COUNTED: dict[str, dict[str, Any]] = {
    name: tomllib.loads(golden.counts.read_text(encoding="utf-8")) for name, golden in ALL.items()
}


def again(golden: Golden) -> str:
    return f"\n    python -m tests.games.update_golden {golden.folder.parent.name}   # if the change is meant"


def each(**things: list[Any]) -> pytest.MarkDecorator:
    """A test for each thing that a game keeps; `things` has one name and a list for each game."""
    ((name, lists),) = things.items()
    rows = [
        pytest.param(golden, thing, id=f"{game}-{getattr(thing, 'stem', None) or getattr(thing, 'name', thing)}")
        for (game, golden), found in zip(ALL.items(), lists, strict=True)
        for thing in found
    ]
    return pytest.mark.parametrize(("golden", name), rows)


@each(file=[sorted(golden.replays.glob("*.rec")) for golden in ALL.values()])
def test_a_recorded_game_replays(golden: Golden, file: Path) -> None:
    """Whatever record lies in the folder is tested: all answers fit, all hashes agree, the result is the same."""
    text = file.read_text(encoding="utf-8")
    record = read(text)
    assert record.pack == golden.pack.hash, f"the record was made with other content{again(golden)}"
    match = replay(golden.game, golden.pack, record)
    assert match.record.write() == text
    assert match.record.checks == record.checks
    assert golden.game.violations(match.state) == []


@pytest.mark.parametrize("golden", ALL.values(), ids=list(ALL))
def test_every_number_of_seats_and_every_mode_is_recorded(golden: Golden) -> None:
    """A game's first option is its mode; values of the others may be left to the tests of their rules."""
    game = golden.game
    records = [read(file.read_text(encoding="utf-8")) for file in golden.replays.glob("*.rec")]
    assert {len(record.seats) for record in records} == set(range(game.least_seats, game.most_seats + 1))
    assert {record.options[game.options[0].name] for record in records} == set(game.options[0].values)
    assert any(line.undone for record in records for line in record.lines)


@each(course=[golden.recorded for golden in ALL.values()])
def test_a_seed_gives_the_same_game(golden: Golden, course: Course) -> None:
    kept = (golden.replays / f"{course.name}.rec").read_text(encoding="utf-8")
    assert golden.record(course).write() == kept, again(golden)
    record = read(kept)
    assert len(record.seats) == course.seats
    assert course.options.items() <= record.options.items()


@each(course=[golden.played_through for golden in ALL.values()])
def test_a_playthrough_reads_the_same(golden: Golden, course: Course) -> None:
    """Options, their order, events and the score sheet."""
    kept = (golden.playthroughs / f"{course.name}.txt").read_text(encoding="utf-8")
    assert golden.playthrough(course) == kept, again(golden)


@pytest.mark.parametrize("name", ALL)
def test_the_positions_are_counted(name: str) -> None:
    assert list(COUNTED[name]) == list(ALL[name].positions)


@each(name=[list(positions) for positions in COUNTED.values()])
def test_there_are_as_many_ways_to_answer(golden: Golden, name: str) -> None:
    kept = tomllib.loads(golden.counts.read_text(encoding="utf-8"))[name]
    course, code = golden.positions[name]
    match = golden.reach(replace(course, seed=kept["game"]["seed"]), code)
    assert code == kept["asks"]
    assert (match.record.played, match.state.digest()) == (kept["after"], kept["digest"]), again(golden)
    found = [nodes(match.state.clone(), depth) for depth in range(1, len(kept["nodes"]) + 1)]
    assert found == kept["nodes"], again(golden)
