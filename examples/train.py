"""Train a small policy: OpenSpiel's tabular Q-learner plays one seat of Lanterns against random play.

    python examples/train.py --games 2000

A table needs few, telling states, so the learner is shown a part of the tensor only: which question it is asked, and
its oil. The layout of the tensor says where they stand.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from open_spiel.python import rl_environment, rl_tools
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.algorithms.tabular_qlearner import QLearner

from ludothek.adapters.openspiel import load
from ludothek.adapters.tensor import Layout

LEARNER = 0  # the seat that learns


class Glance:
    """What the learner is shown of an observation."""

    def __init__(self, layout: Layout) -> None:
        self.places = [*layout.find("table.question"), *layout.find(f"oil[{LEARNER}]")]

    def __call__(self, step: Any) -> Any:
        seen = step.observations["info_state"]
        short = [[seen[LEARNER][place] for place in self.places], *seen[LEARNER + 1 :]]
        return step._replace(observations={**step.observations, "info_state": short})


def play(environment: Any, agents: list[Any], glance: Glance, learning: bool) -> float:
    """One game; what the learner got for it."""
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        shown = glance(step) if player == LEARNER else step
        step = environment.step([agents[player].step(shown, is_evaluation=not learning).action])
    if learning:
        agents[LEARNER].step(glance(step))
    return float(step.rewards[LEARNER])


def train(games: int, trials: int, seed: int) -> tuple[float, float]:
    """The mean result against random play, before and after."""
    np.random.seed(seed)  # the learner draws from NumPy's global generator
    game = load("lanterns", seats=2)
    environment = rl_environment.Environment(
        game, chance_event_sampler=rl_environment.ChanceEventSampler(seed), enable_legality_check=True
    )
    actions = environment.action_spec()["num_actions"]
    learner = QLearner(LEARNER, actions, step_size=0.05, epsilon_schedule=rl_tools.ConstantSchedule(0.2))
    agents = [learner, RandomAgent(1, actions)]
    glance = Glance(game.setting.layout)

    def measured() -> float:
        return sum([play(environment, agents, glance, learning=False) for _ in range(trials)]) / trials

    before = measured()
    for _ in range(games):
        play(environment, agents, glance, learning=True)
    return before, measured()


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=2000, help="games to learn from")
    parser.add_argument("--trials", type=int, default=500, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    before, after = train(given.games, given.trials, given.seed)
    print(
        f"Mean result against random play, from -1 to 1: {before:+.2f} before, {after:+.2f} after {given.games} games."
    )


if __name__ == "__main__":
    main()
