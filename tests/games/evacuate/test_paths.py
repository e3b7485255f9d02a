"""Positions of EVACUATE! by name: what is written and what is read."""

import pytest

from ludothek.games import find
from ludothek.scenario import load_scenario
from ludothek.scenario.course import Course
from ludothek.scenario.position import set_stage
from tests.support import engine

pytestmark = engine

GAME = find("evacuate")
PACK = GAME.load_pack([])


def test_writing_a_civilization_that_is_taken_exchanges_it() -> None:
    scenario = load_scenario(GAME.folder / "scenarios" / "evc-ex-19.toml")
    state = Course(set_stage(scenario, find, PACK)).match.state
    held = [GAME.read_path(state, f"{colour}.civilization") for colour in GAME.colours[:4]]
    assert held[1:3] == ["skith", "mendeku"]
    assert len(set(held)) == 4


@pytest.mark.parametrize("phase", ["actions", "nomia", "clean-up"])
def test_after_phase_one_everybody_has_a_card_in_use(phase: str) -> None:
    scenario = load_scenario(GAME.folder / "scenarios" / "evc-ex-07.toml")
    state = Course(set_stage(scenario, find, PACK)).match.state
    GAME.write_path(state, "yellow.card", "trip")
    GAME.write_path(state, "phase", phase)
    assert GAME.read_path(state, "phase") == phase
    assert [GAME.read_path(state, f"{colour}.card") for colour in ("blue", "yellow")] == ["move-1", "trip"]
    assert GAME.violations(state) == []
