"""Thousands of random games, every position of which is checked: no broken invariant, no dead end, no leak.

    python benchmarks/random_games.py [GAME] [--games 10000]

Games are spread over all seat counts and all options. At every question: the game's invariants, and that the question
has an answer. At every tenth: the JSON round-trip, and that no seat's view depends on what it cannot know.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections import Counter
from functools import cache
from multiprocessing import Pool
from typing import Any

from ludothek import engine
from ludothek.core.chance import Rng
from ludothek.core.game import GameInfo
from ludothek.core.state import BaseState
from ludothek.core.step import CHANCE, Draw, advance, play
from ludothek.games import find

MOST_ANSWERS = 20_000


def check(game: GameInfo, state: BaseState, seats: int, answers: int, rng: Rng) -> list[str]:
    found = list(game.violations(state))
    if answers % 10 == 0:
        for seat in range(-1, seats):
            seen = game.observe(state, seat)
            dealt = game.sample_state(seen, rng)
            if game.observe(dealt, seat).to_json() != seen.to_json():
                found.append(f"seat {seat} sees what it cannot know")
            found += [f"in a dealt position: {problem}" for problem in game.violations(dealt)]
        again = game.load_state(state.to_json(), pack_of(game.name))
        if again.digest() != state.digest():
            found.append("the position does not survive being saved")
    return found


@cache
def pack_of(name: str) -> Any:
    return find(name).load_pack([])


def play_game(job: tuple[str, int, dict[str, str], int]) -> tuple[int, str, list[str]]:
    name, seats, options, seed = job
    game = find(name)
    state = game.new_game(pack_of(name), seats, options)
    rng = Rng(seed)
    for answers in range(MOST_ANSWERS):
        legal = advance(state)
        if not len(legal):
            outcome = game.score(state).outcome
            return answers, outcome, [] if outcome else ["a question has no answer, and the game is not over"]
        problems = check(game, state, seats, answers, rng)
        if problems:
            return answers, "", problems
        step = state.stack[-1]
        if step.player == CHANCE:
            assert isinstance(step, Draw)
            play(state, int(step.sample(state, legal, rng)))
        else:
            play(state, int(legal[rng.below(len(legal))]))
    return MOST_ANSWERS, "", ["the game does not end"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="evacuate")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    game = find(args.game)
    choices = [[(option.name, value) for value in option.values] for option in game.options]
    tables = [
        (seats, dict(options))
        for options in itertools.product(*choices)
        for seats in range(game.least_seats, game.most_seats + 1)
    ]
    jobs = [(args.game, *tables[n % len(tables)], args.seed + n) for n in range(args.games)]
    began = time.perf_counter()
    outcomes: Counter[str] = Counter()
    answers, broken = 0, 0
    with Pool(args.processes) as pool:
        for job, (count, outcome, problems) in zip(jobs, pool.imap(play_game, jobs, chunksize=20), strict=True):
            answers += count
            outcomes[outcome] += 1
            for problem in problems:
                broken += 1
                print(f"{job}: answer {count}: {problem}")
    seconds = time.perf_counter() - began
    ends = ", ".join(f"{outcome or 'broken'} {count}" for outcome, count in outcomes.most_common())
    print(
        f"{args.games} games of {args.game} ({len(tables)} tables, {engine()}), {answers:,} answers in {seconds:.0f} s"
    )
    print(f"ends: {ends}; {broken} violations")
    raise SystemExit(1 if broken else 0)


if __name__ == "__main__":
    main()
