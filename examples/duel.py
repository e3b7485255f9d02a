"""OpenSpiel's search against one of our bots.

    python examples/duel.py --game lanterns --bot greedy --search ismcts --simulations 50 --games 10

MCTS searches the true state, hidden cards and all; IS-MCTS searches states sampled from what its player knows, as our
bots do. The two change seats from game to game.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from ludothek.adapters.openspiel import load
from ludothek.adapters.openspiel_bots import OurBot


def searcher(kind: str, game: Any, simulations: int, random: Any) -> Any:
    rollout = mcts.RandomRolloutEvaluator(1, random)
    if kind == "mcts":
        return mcts.MCTSBot(game, 1.4, simulations, rollout, random_state=random)
    return ismcts.ISMCTSBot(game, rollout, 1.4, simulations, random_state=random)


def play(game: Any, bots: list[Any], random: Any) -> list[float]:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def duel(name: str, bot: str, search: str, simulations: int, games: int, seed: int) -> float:
    """The mean result of the search."""
    random = np.random.RandomState(seed)  # OpenSpiel's searches take this kind
    game = load(name, seats=2)
    ours, theirs = OurBot(bot, seed), searcher(search, game, simulations, random)
    total = 0.0
    for number in range(games):
        seat = number % 2
        total += play(game, [ours, theirs] if seat else [theirs, ours], random)[seat]
    return total / games


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="lanterns")
    parser.add_argument("--bot", default="greedy", help="the name of one of our bots")
    parser.add_argument("--search", choices=["mcts", "ismcts"], default="ismcts")
    parser.add_argument("--simulations", type=int, default=50, help="for each answer of the search")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    mean = duel(given.game, given.bot, given.search, given.simulations, given.games, given.seed)
    print(
        f"{given.search} with {given.simulations} simulations against {given.bot}: {mean:+.2f} in {given.games} games."
    )


if __name__ == "__main__":
    main()
