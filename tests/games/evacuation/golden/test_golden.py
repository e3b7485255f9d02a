"""Games, playthroughs and node counts are what they were: compiled, interpreted, and in every later version.

If a change of rules or content is meant, write the files anew with update_golden.py and read the differences.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from ludothek.core.record import Record, read
from ludothek.core.replay import replay
from tests.games.evacuation.golden.games import (
    COUNTS,
    GAME,
    NAMED,
    PLAYED_THROUGH,
    PLAYTHROUGHS,
    RECORDED,
    REPLAYS,
    TABLES,
    Golden,
    nodes,
    pack,
    playthrough,
    reach,
)

pytestmark = pytest.mark.engine

AGAIN = "\n    python -m tests.games.update_golden evacuation   # if the change is meant"
POSITIONS: dict[str, Any] = tomllib.loads(COUNTS.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", sorted(REPLAYS.glob("*.rec")), ids=lambda file: file.stem)
def test_a_recorded_game_replays(file: Path) -> None:
    """Whatever record lies in the folder is tested: all answers fit, all hashes agree, the result is the same."""
    text = file.read_text(encoding="utf-8")
    record = read(text)
    assert record.pack == pack().hash, f"the record was made with other content{AGAIN}"
    match = replay(GAME, pack(), record)
    assert match.record.write() == text
    assert match.record.checks == record.checks
    assert GAME.violations(match.state) == []


def test_all_tables_are_recorded() -> None:
    found = {file.stem: read_file(file) for file in REPLAYS.glob("*.rec")}
    for name, (seats, options) in TABLES.items():
        assert len(found[name].seats) == seats
        assert options.items() <= found[name].options.items()
    assert any(line.undone for record in found.values() for line in record.lines)


def read_file(file: Path) -> Record:
    return read(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("golden", RECORDED, ids=lambda golden: golden.name)
def test_a_seed_gives_the_same_game(golden: Golden) -> None:
    assert golden.record().write() == (REPLAYS / f"{golden.name}.rec").read_text(encoding="utf-8"), AGAIN


@pytest.mark.parametrize("golden", PLAYED_THROUGH, ids=lambda golden: golden.name)
def test_a_playthrough_reads_the_same(golden: Golden) -> None:
    """Options, their order, events and the score sheet."""
    assert playthrough(golden) == (PLAYTHROUGHS / f"{golden.name}.txt").read_text(encoding="utf-8"), AGAIN


def test_the_named_positions_are_counted() -> None:
    assert list(POSITIONS) == list(NAMED)


@pytest.mark.parametrize("name", POSITIONS)
def test_there_are_as_many_ways_to_answer(name: str) -> None:
    position = POSITIONS[name]
    match = reach(Golden(**position["game"]), position["asks"])
    assert (match.record.played, match.state.digest()) == (position["after"], position["digest"]), AGAIN
    found = [nodes(match.state.clone(), depth) for depth in range(1, len(position["nodes"]) + 1)]
    assert found == position["nodes"], AGAIN
