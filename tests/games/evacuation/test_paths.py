"""Positions of Evacuation by name: what is written and what is read."""

from typing import Any

import pytest

from ludothek.core.errors import ScenarioError
from ludothek.core.step import legal
from ludothek.games import find
from ludothek.games.evacuation.state import PHASES
from ludothek.scenario.course import Course
from ludothek.scenario.model import Scenario, Setup
from ludothek.scenario.position import set_stage
from tests.support import engine

pytestmark = engine

GAME = find("evacuation")
PACK = GAME.load_pack([])


def position(seats: int, options: dict[str, str], given: dict[str, Any]) -> Any:
    setup = Setup(seats=seats, options=options)
    scenario = Scenario(id="x", game="evacuation", rules=["EVA-EX-01"], title={"en": "x"}, setup=setup, given=given)
    return Course(set_stage(scenario, find, PACK)).match.state


EVERYTHING = {"mode": "points", "actions": "advanced", "objectives": "on", "lines": "side-a"}
TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"actions": "advanced"}),
    (2, {}),
    (2, {"robot": "on"}),
    (3, {"mode": "points"}),
    (4, EVERYTHING),
]


@pytest.mark.parametrize("phase", [*PHASES[1:], "end"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_phase_can_begin_in_every_game(seats: int, options: dict[str, str], phase: str) -> None:
    state = position(seats, options, {"year": 3, "phase": phase})
    assert GAME.read_path(state, "phase") == phase
    legal(state)
    assert GAME.violations(state) == []
    assert GAME.read_path(state, "year") in (3, 4)


GIVEN: dict[str, Any] = {
    "year": 2,
    "order": ["pink", "blue", "white", "yellow"],
    "bonus": ["", "yb-3", "yb-4", "yb-9"],
    "row.ship": ["sh-05", "sh-06", "sh-07"],
    "row.stadium": ["st-10", "st-02"],
    "deck.stadium": [],
    "under.ship": ["sh-20", "sh-19"],
    "objectives": ["po-2", "po-5", "po-3"],
    "lines": ["1 second", "3 first", "5 second"],
    "blue.set": 3,
    "blue.done": ["t-3-1a", "t-3-2a"],
    "blue.half": ["t-3-3a"],
    "blue.old": [1, 2, 3],
    "blue.new.steel": 4,
    "blue.production": [8, 9, 10],
    "blue.population": 3,
    "blue.old.factory": [0, 1, 0],
    "blue.new.factory.food": 2,
    "blue.sites": ["ow-2", "ow-6"],
    "blue.marker.a": "9 main",
    "blue.marker.b": "8 three-plus",
    "blue.groups": [1, 0, 2, 1],
    "blue.chips": 2,
    "blue.received": [1, 0],
    "blue.passed": 1,
    "blue.ships.old": ["sh-01", "sh-10"],
    "blue.ships.new": ["sh-02"],
    "blue.stadiums.new": ["st-04", "st-blue"],
    "blue.stadiums.old": ["st-16"],
    "blue.infrastructure.hand": ["in-10"],
    "blue.infrastructure.played": ["in-01", "in-03"],
    "blue.completed": ["in-03"],
    "blue.goals": ["goal-02", "goal-09", "goal-15"],
    "blue.shown": ["goal-02"],
    "blue.hand": ["ac-01", "ac-01", "ac-08", "ac-40"],
    "blue.face-up": ["ac-36"],
    "blue.tucked": ["ac-02", "ac-03"],
    "yellow.settled": ["n-01", "n-02"],
    "yellow.done": [],
    "pink.objectives": ["po-3"],
}
READ_AS = {"objectives": ["po-2", "po-5"]}  # the third one is pink's


def test_what_is_written_is_read_again() -> None:
    state = position(4, EVERYTHING, GIVEN)
    assert {path: GAME.read_path(state, path) for path in GIVEN} == GIVEN | READ_AS
    assert GAME.violations(state) == []


def test_tokens_follow_the_markers() -> None:
    """EVA-PROG-16 to -19: before, between and beyond the transitions."""
    state = position(2, {}, {"blue.marker.a": "3", "yellow.marker.a": "15", "yellow.marker.b": "9"})
    read = [GAME.read_path(state, f"{colour}.{path}") for colour in ("blue", "yellow") for path in TOKENS]
    assert read == [1, 1, "tundra", 0, 1, "forest"]


TOKENS = ("tokens", "tokens.down", "open")


def test_settled_factories_come_from_the_reserve() -> None:
    state = position(2, {}, {"blue.settled": ["n-07 food food", "n-11 energy", "n-03"]})
    assert GAME.read_path(state, "blue.settled") == ["n-03", "n-07", "n-11"]
    assert GAME.read_path(state, "blue.factories") == [2, 1, 1]
    assert GAME.read_path(state, "blue.reserve") == [2, 3, 3]
    assert GAME.read_path(state, "blue.settlers") == 2
    assert GAME.violations(state) == []


def test_cards_are_taken_from_where_they_are() -> None:
    """A ship leaves the row, a goal and an action card the hands of others; nothing is doubled."""
    state = position(2, {"mode": "points", "actions": "advanced"}, {"blue.goals": ["goal-01", "goal-02", "goal-03"]})
    GAME.write_path(state, "row.ship", ["sh-08", "sh-09", "sh-10"])
    GAME.write_path(state, "yellow.ships.old", ["sh-09"])
    GAME.write_path(state, "yellow.goals", ["goal-02", "goal-03", "goal-04"])
    GAME.write_path(state, "blue.hand", ["ac-09", "ac-09"])
    GAME.write_path(state, "yellow.hand", ["ac-09"])
    row = GAME.read_path(state, "row.ship")
    assert row[:2] == ["sh-08", "sh-10"]
    assert len(row) == 3
    assert GAME.read_path(state, "blue.goals.count") == 3
    assert "goal-01" in GAME.read_path(state, "blue.goals")
    assert GAME.read_path(state, "yellow.hand") == ["ac-09"]
    assert GAME.violations(state) == []


def test_writing_a_set_that_is_taken_exchanges_it() -> None:
    state = position(4, {}, {"blue.set": 4})
    GAME.write_path(state, "yellow.set", 4)
    sets = [GAME.read_path(state, f"{colour}.set") for colour in GAME.colours]
    assert sets[1] == 4
    assert sorted(sets) == [1, 2, 3, 4]


WRONG = [
    ("blue.nothing", 1, "no state path"),
    ("nothing", 1, "no state path"),
    ("row.ship", ["st-01"], "no ship card"),
    ("row.ship", ["sh-01", "sh-01"], "twice"),
    ("row.ship", ["sh-01", "sh-02", "sh-03", "sh-04"], "three slots"),
    ("blue.ships.moon", [], "no state path"),
    ("blue.old", [1, 2], "three numbers"),
    ("blue.new.factory", [5, 0, 0], "four factory tiles"),
    ("blue.marker.a", "30 main", "steps 0 to"),
    ("blue.settled", ["n-01 food"], "room for 0"),
    ("blue.settled", ["n-99"], "does not know"),
    ("blue.hand", ["ac-01"], "only with the advanced"),
    ("blue.tiles", [["t-1-1a", "t-1-1b", "t-1-1c"]], "three rows"),
    ("blue.faces", 3, "read only"),
    ("blue.reserve", [1, 1, 1], "read only"),
    ("order", ["blue"], "every colour once"),
    ("year", 5, "four years"),
    ("phase", "setup", "leave out"),
    ("phase", "night", "does not know"),
]


@pytest.mark.parametrize(("path", "value", "said"), WRONG)
def test_what_cannot_be_written_is_said(path: str, value: Any, said: str) -> None:
    state = position(2, {}, {"year": 1})
    with pytest.raises(ScenarioError, match=said):
        GAME.write_path(state, path, value)


@pytest.mark.parametrize("path", ["blue.nothing", "nothing", "site.n-99", "action.deck", "blue.ships.moon"])
def test_what_cannot_be_read_is_said(path: str) -> None:
    with pytest.raises(ScenarioError):
        GAME.read_path(position(2, {}, {"year": 1}), path)
