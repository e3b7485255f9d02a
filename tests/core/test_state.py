"""What all positions share: the stack, hashes, plain data."""

import json

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.chance import Rng
from ludothek.core.playout import playout
from ludothek.core.state import BaseState, mix, mix_vec
from ludothek.core.step import NOBODY
from ludothek.games._template.actions.light import LightPier
from ludothek.games._template.flow import CleanUp, LightLanterns, PlayCards
from tests.core.toys import GAME, position

pytestmark = pytest.mark.engine


def test_hashes_are_fixed() -> None:
    assert (int(mix(1, -1)), int(mix(0, 0))) == (1518974008, 217086085)
    assert int(mix_vec(1, vec[i64]([1, 2, 3]))) == 2597139109


def test_a_position_has_the_same_hashes_compiled_and_interpreted() -> None:
    state = GAME.new_game(GAME.load_pack([]), 3, {"rounds": "4"})
    assert (state.digest(), state.key()) == ("15a2e99c9619bddb", 4238437602)
    assert int(playout(state, Rng(5), 1000)) == 30
    assert (state.digest(), state.key()) == ("4840d8e1b037ba36", 2956401597)


def test_a_plan_is_carried_out_in_reading_order() -> None:
    state = position()
    state.push(CleanUp())
    state.plan([PlayCards(), LightLanterns()])
    assert [step.code for step in reversed(state.stack)] == ["play.phase", "light.phase", "clean.phase"]


def test_hashes_know_the_whole_stack() -> None:
    found = set()
    for steps in ([], [CleanUp()], [LightPier(0, 0)], [LightPier(1, 0)], [LightPier(0, 1)], [CleanUp(), CleanUp()]):
        state = position()
        state.stack.extend(steps)
        found.add((state.key(), state.digest()))
    assert len(found) == 6


def test_the_stack_is_saved_as_code_player_and_arguments() -> None:
    state = position()
    state.plan([LightPier(1, 1), CleanUp()])
    assert state.to_json()["stack"] == [["clean.phase", int(NOBODY)], ["light.pier", 1, 1]]
    again = GAME.load_state(json.loads(json.dumps(state.to_json())), state.pack)
    assert again.digest() == state.digest()


def test_effects_reach_subjects_in_ascending_order_unless_a_game_says_otherwise() -> None:
    order = BaseState([], []).order(0b10110)
    assert [int(n) for n in order] == [1, 2, 4]
    state = position(3, first="yellow")
    assert [int(n) for n in state.order(0b111)] == [1, 2, 0]
