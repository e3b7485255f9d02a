"""What the research adapters cost: the same random games through each of them, and through the bare engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

Games = Callable[[int], int]  # plays so many games and says how many answers the seats gave

# What is measured, and the library it needs.
ADAPTERS = {
    "engine": "",
    "pettingzoo": "pettingzoo",
    "pettingzoo parallel": "pettingzoo",
    "gymnasium": "gymnasium",
    "openspiel": "pyspiel",
    "openspiel with tensors": "pyspiel",
}


def games_through(adapter: str, name: str, seats: int, options: Mapping[str, Any]) -> Games:
    """Random games through an adapter; those that learn from observations are given all of them."""
    if adapter == "engine":
        return bare(name, seats, options)
    if adapter == "pettingzoo":
        return pettingzoo(name, seats, options)
    if adapter == "pettingzoo parallel":
        return parallel(name, seats, options)
    if adapter == "gymnasium":
        return gymnasium(name, seats, options)
    return openspiel(name, seats, options, adapter.endswith("tensors"))


def bare(name: str, seats: int, options: Mapping[str, Any]) -> Games:
    """The engine, asked and answered from Python."""
    from ludothek.adapters.setting import setting
    from ludothek.core.chance import Rng
    from ludothek.core.step import CHANCE, Draw, advance, answer

    table, seeds = setting(name, seats, options), iter(range(10**9))

    def games(n: int) -> int:
        answers = 0
        for _ in range(n):
            state, rng = table.begin(), Rng(next(seeds))
            while len(found := advance(state)):
                step = state.stack[-1]
                if step.player == CHANCE:
                    assert isinstance(step, Draw)
                    answer(state, step.sample(state, found, rng))
                else:
                    answer(state, found[rng.below(len(found))])
                    answers += 1
        return answers

    return games


def pettingzoo(name: str, seats: int, options: Mapping[str, Any]) -> Games:
    from ludothek.adapters.pettingzoo import env

    table: Any = env(name, seats, **options)
    random = Random(1)

    def games(n: int) -> int:
        answers = 0
        for _ in range(n):
            table.reset(seed=random.getrandbits(31))
            for _ in table.agent_iter():
                seen, _, terminated, _, _ = table.last()
                table.step(None if terminated else random.choice(seen["action_mask"].nonzero()[0]))
            answers += len(table.unwrapped.play.answers)
        return answers

    return games


def parallel(name: str, seats: int, options: Mapping[str, Any]) -> Games:
    from ludothek.adapters.pettingzoo import parallel_env

    table = parallel_env(name, seats, **options)
    random = Random(1)

    def games(n: int) -> int:
        answers = 0
        for _ in range(n):
            seen, _ = table.reset(seed=random.getrandbits(31))
            while table.agents:
                masks = {agent: seen[agent]["action_mask"].nonzero()[0] for agent in table.agents}
                seen, *_ = table.step({agent: random.choice(mask) for agent, mask in masks.items()})
            answers += len(table.play.answers)
        return answers

    return games


def gymnasium(name: str, seats: int, options: Mapping[str, Any]) -> Games:
    from ludothek.adapters.gymnasium import SeatEnv

    table = SeatEnv(name, seats, opponents="random", **options)
    random = Random(1)

    def games(n: int) -> int:
        answers = 0
        for _ in range(n):
            _, info = table.reset(seed=random.getrandbits(31))
            over = table.play.over
            while not over:
                _, _, over, _, info = table.step(random.choice(info["action_mask"].nonzero()[0]))
            answers += len(table.play.answers)
        return answers

    return games


def openspiel(name: str, seats: int, options: Mapping[str, Any], tensors: bool) -> Games:
    from ludothek.adapters.openspiel import load

    game = load(name, seats, **options)
    random = Random(1)

    def games(n: int) -> int:
        answers = 0
        for _ in range(n):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes())
                    state.apply_action(random.choices(actions, chances)[0])
                else:
                    if tensors:
                        state.observation_tensor()
                    state.apply_action(random.choice(state.legal_actions()))
                    answers += 1
        return answers

    return games
