"""OpenSpiel's own tests and algorithms on our games, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.algorithms.random_agent import RandomAgent

from ludothek.adapters.openspiel import load, register
from ludothek.core.errors import Refused
from ludothek.core.step import Together
from tests.adapters.tables import every_game, every_table
from tests.contracts.walks import Table

pytestmark = pytest.mark.engine
OPEN = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)


def some_state(game: Any, seed: int, answers: int) -> Any:
    """After so many answers of seats, at a question to a seat."""
    state, random = game.new_initial_state(), Random(seed)
    while answers or state.is_chance_node():
        answers -= not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return state


def late_state(game: Any, seed: int, left: int) -> Any:
    """A random game without its last answers."""
    state, random = game.new_initial_state(), Random(seed)
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    late = game.new_initial_state()
    for action in state.history()[:-left]:
        late.apply_action(action)
    return late


@every_table
def test_its_simulation(table: Table) -> None:
    """Random games; every state is saved, read back and compared."""
    pyspiel.random_sim_test(
        load(table.name, table.seats, **dict(table.options)), num_sims=1, serialize=True, verbose=False
    )


def test_parameters_stand_in_the_name() -> None:
    game = pyspiel.load_game("ludothek_lanterns(seats=3,rounds=6)")
    assert game.num_players() == 3
    assert game.setting.options == {"rounds": "6"}
    assert str(game) == "ludothek_lanterns(rounds=6,seats=3)"
    register()  # a second time does no harm
    assert pyspiel.load_game("ludothek_evacuate(mode=full)").setting.options["mode"] == "full"


@every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = some_state(load(name), 1, 4)
    before = str(state)
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(twin) == before
        assert twin.history() == state.history()
        assert twin.information_state_string(1) == state.information_state_string(1)
        twin.apply_action(twin.legal_actions()[-1])
        assert str(state) == before != str(twin)


@every_game
def test_a_resampled_state_is_the_same_to_its_player(name: str) -> None:
    random, differing = Random(1), 0
    for answers in (3, 8, 13):
        state = some_state(load(name, seats=3), answers, answers)
        player = state.current_player()
        for _ in range(4):
            twin = state.resample_from_infostate(player, random.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            differing += str(twin) != str(state)
    assert differing or name == "evacuation"  # the race of Evacuation hides nothing


def test_information_states_keep_secrets_and_remember() -> None:
    start = some_state(load("evacuate"), 3, 0)
    while not isinstance(start.position.state.stack[-1], Together):
        start.apply_action(start.legal_actions()[0])
    first, second = (start.child(action) for action in start.legal_actions()[:2])
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.observation_string(1) == second.observation_string(1)
    assert first.observation_tensor(1) == second.observation_tensor(1)
    past = [state.information_state_string(0).partition(" past ")[2] for state in (start, first, second)]
    assert len(set(past)) == 3


def test_an_illegal_action_is_refused() -> None:
    state = some_state(load("lanterns"), 1, 0)
    before = str(state)
    forbidden = sorted(set(range(state.num_distinct_actions())) - set(state.legal_actions()))
    for action in (forbidden[0], forbidden[-1], 10**6):
        with pytest.raises(Refused, match="does not answer"):
            state.apply_action(action)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(forbidden[0])
    assert str(state) == before


def test_actions_have_their_words() -> None:
    state = load("lanterns").new_initial_state()
    assert state.is_chance_node()
    assert state.action_to_string(state.legal_actions()[0]) == "setup.first blue"
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state = some_state(load("lanterns"), 1, 0)
    assert state.action_to_string(state.legal_actions()[0]).startswith("pick.card ")


def test_the_public_observation_is_that_of_a_spectator() -> None:
    game = load("lanterns")
    observer = game.make_py_observer(OPEN)
    state = some_state(game, 1, 0)
    assert '"seat":-1' in observer.string_from(state, 0)
    observer.set_from(state, 1)
    assert observer.tensor[game.setting.layout.parts["table.seat"]].sum() == 0
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})


class Ismcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS, which lacks what its own `evaluate_bots` asks for."""

    def restart_at(self, state: Any) -> None:
        self.reset()


@every_game
def test_its_searches_play_a_game(name: str) -> None:
    game = load(name)
    random = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, random)
    bots = [
        mcts.MCTSBot(game, 1.4, 2, rollout, random_state=random),
        Ismcts(game, rollout, 1.4, 2, random_state=random),
    ]
    returns = evaluate_bots.evaluate_bots(late_state(game, 1, 20), bots, random)
    assert sorted(returns) == [-1.0, 1.0] or returns[0] == returns[1]


def test_both_ways_to_a_tensor_agree() -> None:
    game = load("evacuate", seats=3)
    state = some_state(game, 2, 5)
    observer = game.make_py_observer()
    for player in range(3):
        observer.set_from(state, player)
        assert state.observation_tensor(player) == observer.tensor.tolist()
        assert pyspiel.State.observation_tensor(state, player) == observer.tensor.tolist()
    assert state.observation_tensor() == state.observation_tensor(state.current_player())


def test_its_learning_environment() -> None:
    environment = rl_environment.Environment(load("lanterns", seats=3), chance_event_sampler=None)
    environment.seed(1)
    agents = [RandomAgent(player, environment.action_spec()["num_actions"]) for player in range(3)]
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == load("lanterns", seats=3).setting.layout.size
        step = environment.step([agents[player].step(step).action])
    assert any(step.rewards)
