"""How often does one greedy bot win against random ones? Win rates with 95 % intervals (Wilson).

    python benchmarks/greedy_vs_random.py [--games 400] [--seats 2,4] [--modes basic,full] [--samples N]
    python benchmarks/greedy_vs_random.py --game evacuation --modes race,points [--options actions=advanced,robot=on]

The greedy bot sits in every seat equally often. A shared win counts as a share; a game nobody wins as none.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from functools import cache
from math import sqrt
from multiprocessing import Pool
from typing import Any

from ludothek.bots import Bot, find
from ludothek.bots.greedy import SAMPLES, GreedyBot
from ludothek.core.chance import Rng
from ludothek.core.match import Match
from ludothek.games import find as find_game

Z = 1.96  # 95 % of a normal distribution
Job = tuple[str, dict[str, str], int, int, int]  # game, options, seats, seed, samples


@cache
def pack_of(name: str) -> Any:
    return find_game(name).load_pack([])


def duel(job: Job) -> tuple[float, float, str]:
    """One game: greedy's share of the win, the mean share of one random bot, the outcome."""
    name, options, seats, seed, samples = job
    game = find_game(name)
    match = Match(game, pack_of(name), seats, options, seed)
    hero = seed % seats
    players: list[Bot] = [GreedyBot(samples=samples) if seat == hero else find("random") for seat in range(seats)]
    rng = Rng(seed, 1_000_000)
    while (decision := match.decision()) is not None:
        seen = game.observe(match.state, decision.seat)
        match.play(decision.seat, players[decision.seat].choose(game, seen, decision, rng))
    sheet = game.score(match.state)
    share = 1 / len(sheet.winners) if sheet.winners else 0.0
    won = share if hero in sheet.winners else 0.0
    others = (1.0 - won) / (seats - 1) if sheet.winners else 0.0
    return won, others, sheet.outcome


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    rate = wins / games
    centre = rate + Z * Z / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return (centre - spread) / whole, (centre + spread) / whole


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="evacuate")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--modes", default="basic,full")
    parser.add_argument("--options", default="", help="further options of the game, as name=value,name=value")
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    further = dict(word.split("=", 1) for word in args.options.split(",") if word)
    print("mode   seats  games  greedy wins (95 %)        a random bot  outcomes")
    with Pool(args.processes) as pool:
        for mode in args.modes.split(","):
            for seats in map(int, args.seats.split(",")):
                began = time.perf_counter()
                jobs = [
                    (args.game, {"mode": mode, **further}, seats, args.seed + n, args.samples)
                    for n in range(args.games)
                ]
                results = pool.map(duel, jobs, chunksize=4)
                won = sum(result[0] for result in results)
                other = sum(result[1] for result in results) / args.games
                low, high = wilson(won, args.games)
                ends = " ".join(f"{end} {count}" for end, count in Counter(r[2] for r in results).most_common())
                rate = f"{won / args.games:6.1%} ({low:.1%} to {high:.1%})"
                seconds = time.perf_counter() - began
                print(
                    f"{mode:6} {seats:5} {args.games:6}  {rate:25} {other:12.1%}  {ends}  [{seconds:.0f} s]", flush=True
                )


if __name__ == "__main__":
    main()
