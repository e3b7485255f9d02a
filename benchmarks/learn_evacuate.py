"""How EVACUATE! learned its judgement: it plays against itself, and a network learns who wins from where.

    python benchmarks/learn_evacuate.py [--games 60000,4000,4000] [--simulations 64] [--processes 2]

Stage by stage: games of all sizes in both modes are played, at random in the first stage and by the search with what
has been learned so far in the others; at the beginning of every round the features of each seat are noted. A seat's aim
is a blend of what the search thought of its chances in this round and the later ones, which has little luck in it, and
of how the game ended for it, which is true. The result depends on the arguments alone, not on the number of processes.
numpy is needed.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from multiprocessing import Pool
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludothek.bots.mcts import settings_of
from ludothek.bots.search import Node, Search
from ludothek.content.weights import write_network
from ludothek.core.chance import Rng
from ludothek.core.network import Network
from ludothek.core.playout import until_asked
from ludothek.core.step import Together
from ludothek.core.weights import Weights
from ludothek.games import find
from ludothek.games.evacuate.features import NAMES, features
from ludothek.games.evacuate.info import JUDGEMENT
from ludothek.games.evacuate.state import OUT, STATUS, State

GAME = find("evacuate")
SEATS = (2, 2, 4, 2, 2, 3, 2, 2, 4, 2, 5, 6)  # in turn; so many games of each in both modes
SLIP = 24  # one answer of so many is given at random, so that more of the world is seen
TRUST = 0.5  # how much what the search thinks of a round counts against what followed
KEPT = 4  # searched stages that are learned from together
CHECK = 20  # one position of so many is not learned from, but asked about afterwards
CHUNK = 50  # games of one job
HIDDEN = 40
EPOCHS = 3
BATCH = 512
RATES = (2e-3, 1e-3)  # of learning, in the first stage and afterwards
Floats = NDArray[np.float32]


@dataclass
class Fit:
    """The numbers of a network."""

    inner: Floats
    bias: Floats
    outer: Floats
    base: Floats

    def parts(self) -> list[Floats]:
        return [self.inner, self.bias, self.outer, self.base]

    def network(self) -> Network:
        inner, bias, outer = self.inner.tolist(), self.bias.tolist(), self.outer.tolist()
        return Network(NAMES, inner, bias, outer, float(self.base[0]))


@dataclass
class Noted:
    """One seat at the beginning of a round."""

    seat: int
    features: NDArray[np.float16]
    thought: float = -1.0  # of its own chances; below 0 if it did not think


@dataclass
class Job:
    """Some games with consecutive seeds."""

    seed: int
    games: int
    simulations: int
    learned: Fit | None


# -- playing ------------------------------------------------------------------------------------------------


@cache
def pack() -> Any:
    return GAME.load_pack([])


def played(seed: int, simulations: int, weights: Weights | None) -> tuple[list[list[Noted]], list[float]]:
    """One game: what was noted in each round, and each seat's share of the win."""
    seats = SEATS[seed % len(SEATS)]
    mode = "full" if seed // len(SEATS) % 2 else "basic"
    s = GAME.new_game(pack(), seats, {"mode": mode, "civilizations": "random"})
    assert isinstance(s, State)
    rng = Rng(seed)
    rounds: list[list[Noted]] = []
    while len(options := until_asked(s, rng)) > 0:
        step = s.stack[-1]
        picking = isinstance(step, Together)
        if isinstance(step, Together) and step.answered(s) == 0:
            there = [seat for seat in range(seats) if s.of(seat, STATUS) != OUT]
            rounds.append([Noted(seat, np.array(list(features(s, seat)), np.float16)) for seat in there])
        choice = int(options[int(rng.below(len(options)))])
        if weights is not None and len(options) > 1:
            node = searched(s, rng, weights, simulations if picking else simulations // 3)
            if picking:
                noted = next(noted for noted in rounds[-1] if noted.seat == step.player)
                noted.thought = sum(edge.total for edge in node.edges) / int(node.visits())
            if rng.below(SLIP) > 0:
                choice = int(max(node.edges, key=lambda edge: edge.visits).choice)
        s.stack.pop()
        step.apply(s, choice)
    winners = [seat for seat in range(seats) if (int(s.winners) >> seat) & 1]
    return rounds, [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def searched(s: State, rng: Rng, weights: Weights, simulations: int) -> Node:
    """What the search found about the question that is asked."""
    step = s.stack[-1]
    search = Search(GAME.evaluate, GAME.sample_state, GAME.pauses, weights, step.player, rng, settings_of(GAME))
    search.run(GAME.observe(s, step.player), step.code, simulations, 0.0)
    node = search.root(step.code)
    assert node is not None
    return node


def aims(rounds: list[list[Noted]], shares: list[float]) -> list[float]:
    """What each note should have foretold."""
    ahead = list(shares)
    found: list[float] = []
    for noted in reversed(rounds):
        total = sum(note.thought for note in noted)
        fair = len(noted) > 1 and all(note.thought > 0.0 for note in noted)  # together they win once
        for note in noted:
            if note.thought >= 0.0:
                thought = note.thought / total if fair else note.thought
                ahead[note.seat] += TRUST * (thought - ahead[note.seat])
        found += [ahead[note.seat] for note in reversed(noted)]
    return found[::-1]


def play(job: Job) -> tuple[NDArray[np.float16], Floats]:
    weights = None
    if job.learned is not None:
        weights = Weights(GAME.weights.names, list(GAME.weights.values), job.learned.network())
    seen: list[NDArray[np.float16]] = []
    aim: list[float] = []
    for seed in range(job.seed, job.seed + job.games):
        rounds, shares = played(seed, job.simulations, weights)
        seen += [note.features for noted in rounds for note in noted]
        aim += aims(rounds, shares)
    return np.stack(seen), np.array(aim, np.float32)


# -- learning -----------------------------------------------------------------------------------------------


def fresh(rng: np.random.Generator) -> Fit:
    return Fit(
        (rng.standard_normal((len(NAMES), HIDDEN)) * 0.15).astype(np.float32),
        np.full(HIDDEN, 0.1, np.float32),
        (rng.standard_normal(HIDDEN) * 0.2).astype(np.float32),
        np.zeros(1, np.float32),
    )


def chances(fit: Fit, seen: Floats) -> tuple[Floats, Floats]:
    """The hidden layer and the chances that it comes to."""
    hidden = np.maximum(seen @ fit.inner + fit.bias, 0)
    return hidden, 1 / (1 + np.exp(-(hidden @ fit.outer + fit.base[0])))


def surprise(fit: Fit, seen: NDArray[np.float16], aim: Floats) -> float:
    """The mean log loss."""
    chance = np.clip(chances(fit, seen.astype(np.float32))[1], 1e-5, 1 - 1e-5)
    return float(-(aim * np.log(chance) + (1 - aim) * np.log(1 - chance)).mean())


def learn(fit: Fit, seen: NDArray[np.float16], aim: Floats, rate: float, rng: np.random.Generator) -> None:
    """Adam, with a rate that sinks along a cosine."""
    means = [np.zeros_like(part) for part in fit.parts()]
    squares = [np.zeros_like(part) for part in fit.parts()]
    batches = len(seen) // BATCH
    for n in range(EPOCHS * batches):
        if n % batches == 0:
            order = rng.permutation(len(seen))
        at = order[n % batches * BATCH : (n % batches + 1) * BATCH]
        x = seen[at].astype(np.float32)
        hidden, chance = chances(fit, x)
        error = (chance - aim[at]) / BATCH
        back = np.outer(error, fit.outer) * (hidden > 0)
        slopes = [x.T @ back + 1e-6 * fit.inner, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]
        now = rate * (0.05 + 0.475 * (1 + np.cos(np.pi * n / (EPOCHS * batches))))
        for part, slope, mean, square in zip(fit.parts(), slopes, means, squares):
            mean[...] += 0.1 * (slope - mean)
            square[...] += 0.001 * (slope * slope - square)
            part[...] -= now * (mean / (1 - 0.9 ** (n + 1))) / (np.sqrt(square / (1 - 0.999 ** (n + 1))) + 1e-8)


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def stage(pool: Any, first: int, games: int, simulations: int, fit: Fit | None) -> tuple[NDArray[np.float16], Floats]:
    jobs = [Job(first + at, min(CHUNK, games - at), simulations, fit) for at in range(0, games, CHUNK)]
    parts: list[tuple[NDArray[np.float16], Floats]] = pool.map(play, jobs, chunksize=1)
    return np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=numbers, default=[60_000] + [4_000] * 4, help="of each stage")
    parser.add_argument("--simulations", type=int, default=64, help="for a pick")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    fit, first = fresh(rng), args.seed * 10_000_000
    kept: list[tuple[NDArray[np.float16], Floats]] = []
    with Pool(args.processes) as pool:
        for n, games in enumerate(args.games):
            begun = time.perf_counter()
            seen, aim = stage(pool, first, games, args.simulations, fit if n else None)
            first += games
            before = surprise(fit, seen, aim)
            kept = [*kept[1 - KEPT :], (seen, aim)] if n > 1 else [(seen, aim)]
            all_seen, all_aims = np.concatenate([part[0] for part in kept]), np.concatenate([part[1] for part in kept])
            asked = np.arange(len(all_seen)) % CHECK == 0
            learn(fit, all_seen[~asked], all_aims[~asked], RATES[min(n, 1)], rng)
            after = surprise(fit, all_seen[asked], all_aims[asked])
            seconds = time.perf_counter() - begun
            print(f"stage {n}: {games} games, {len(seen)} positions, {seconds:.0f} s", end=", ")
            print(f"log loss {before:.4f} before, {after:.4f} after", flush=True)
            done = ",".join(map(str, args.games[: n + 1]))
            how = f"--games {done} --simulations {args.simulations} --seed {args.seed}"
            made = {
                "by": f"benchmarks/learn_evacuate.py {how}",
                "date": f"{datetime.now(UTC):%Y-%m-%d}",
                "positions": len(seen),
                "log-loss": round(after, 4),
            }
            write_network(JUDGEMENT, made, fit.network())  # a stage does not depend on those to come


if __name__ == "__main__":
    main()
