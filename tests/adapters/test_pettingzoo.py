"""PettingZoo's own suites, and what they do not ask."""

from __future__ import annotations

from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from ludothek.adapters.pettingzoo import env, parallel_env
from tests.adapters.tables import every_table
from tests.contracts.walks import Table

# PettingZoo keeps a list of its own games that may have observations with a mask; all others are warned.
pytestmark = [
    pytest.mark.engine,
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def aec(table: Table, **more: Any) -> Any:
    return env(table.name, seats=table.seats, **dict(table.options), **more)


def parallel(table: Table) -> Any:
    return parallel_env(table.name, seats=table.seats, **dict(table.options))


@every_table
def test_its_suites(table: Table) -> None:
    for seed in (1, 2):
        game = aec(table)
        for agent in game.possible_agents:
            game.action_space(agent).seed(seed)
        api_test(game, num_cycles=40)
    parallel_api_test(parallel(table), num_cycles=25)
    seed_test(lambda: aec(table), num_cycles=10)
    parallel_seed_test(lambda: parallel(table), num_cycles=10)


def play_out(game: Any, seed: int) -> dict[str, float]:
    """A random game by masks; what each agent was rewarded with in all."""
    game.reset(seed=seed)
    totals = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        totals[agent] += reward
        assert not truncated
        game.action_space(agent).seed(len(game.unwrapped.play.answers))
        game.step(None if terminated else game.action_space(agent).sample(seen["action_mask"]))
    return totals


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_rewards_are_those_of_the_score_sheet(seed: int) -> None:
    game = env("evacuate", seats=3)
    totals = play_out(game, seed)
    play = game.unwrapped.play
    assert play.over
    assert list(totals.values()) == play.returns() == play.match().game.score(play.state).returns()
    assert any(totals.values())


def test_a_seed_is_that_of_the_game_and_decides_the_games_after_it() -> None:
    seeds = []
    for _ in range(2):
        game = env("lanterns")
        game.reset(seed=8)
        first = game.unwrapped.play.seed
        game.reset()
        seeds.append((first, game.unwrapped.play.seed))
    assert seeds[0] == seeds[1]
    assert seeds[0][0] == 8 != seeds[0][1]


@pytest.mark.parametrize("action", ["forbidden", 10**6, -1])
def test_an_illegal_answer_ends_the_game(action: int | str) -> None:
    game = env("evacuate", seats=3)
    game.reset(seed=1)
    agent = game.agent_selection
    mask = game.observe(agent)["action_mask"]
    code = game.unwrapped.play.decision(int(agent[-1])).code
    if action == "forbidden":  # a word of the same question
        offset = game.unwrapped.table.setting.actions.offset[code]
        action = next(n for n in range(offset, len(mask)) if not mask[n])
    game.step(action)
    assert game.terminations == dict.fromkeys(game.possible_agents, True)
    assert game.rewards == {other: -1.0 if other == agent else 0.0 for other in game.possible_agents}
    assert list(game.infos[agent]) == ["refused"]
    assert not game.observe(agent)["action_mask"].any()
    while game.agents:
        game.step(None)


def test_seats_answer_together_where_the_game_asks_them_together() -> None:
    game = parallel_env("evacuate", seats=4)
    seen, _ = game.reset(seed=3)
    other = env("evacuate", seats=4)
    other.reset(seed=3)
    together = 0
    rewards: dict[str, float] = {}
    terminated: dict[str, bool] = {}
    while game.agents:
        asked = [agent for agent in game.agents if not seen[agent]["action_mask"][game.wait]]
        assert asked == [game.possible_agents[seat] for seat in game.play.owing]
        together += len(asked) > 1
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in game.agents}
        before = len(game.play.answers)
        seen, rewards, terminated, _, _ = game.step(actions)
        assert len(game.play.answers) == before + len(asked)
        for agent in asked:
            assert other.agent_selection == agent
            other.step(actions[agent])
    assert together > 3
    assert all(terminated.values())
    assert other.unwrapped.play.state.digest() == game.play.state.digest()
    assert list(rewards.values()) == game.play.returns()


def test_an_illegal_answer_of_one_ends_the_game_of_all() -> None:
    game = parallel_env("evacuate", seats=3)
    seen, _ = game.reset(seed=3)
    asked = [agent for agent in game.agents if not seen[agent]["action_mask"][game.wait]]
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in game.agents}
    actions[asked[0]] = game.wait
    before = game.play.state.digest()
    _, rewards, terminated, _, infos = game.step(actions)
    assert rewards == {agent: -1.0 if agent == asked[0] else 0.0 for agent in rewards}
    assert all(terminated.values())
    assert infos[asked[0]]["refused"] == "?"
    assert game.agents == []
    assert game.play.state.digest() == before


def test_nobody_sees_an_answer_that_is_still_secret() -> None:
    observations = []
    for choice in (0, 1):
        game = env("evacuate", seats=3)
        game.reset(seed=3)
        while len(game.unwrapped.play.owing) < 3:
            game.step(int(game.observe(game.agent_selection)["action_mask"].argmax()))
        agent = game.agent_selection
        game.step(int(game.observe(agent)["action_mask"].nonzero()[0][choice]))
        observations.append([game.observe(other)["observation"].tolist() for other in game.agents])
    assert observations[0][1:] == observations[1][1:]
    assert observations[0][0] != observations[1][0]


def test_render_shows_the_open_table(capsys: pytest.CaptureFixture[str]) -> None:
    game = env("lanterns", render_mode="ansi")
    game.reset(seed=1)
    assert "1" in game.render()
    game = parallel_env("lanterns", render_mode="human")
    game.reset(seed=1)
    assert game.render() is None
    assert capsys.readouterr().out.strip()
