"""How well does a level play, and how long does it think? Wins against rivals with 95 % intervals, points, time a turn.

    python benchmarks/bot_bars.py evacuation --bot master --seats 1 --games 30
    python benchmarks/bot_bars.py evacuate --bot master --rival greedy --seats 4 --options mode=full --games 100

The bot sits in every seat equally often. A turn is what it answers before somebody else is asked, or, in a game that
names its pauses, from one pause to the next. A shared win counts as a share.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from multiprocessing import Pool
from statistics import mean, quantiles, stdev
from time import process_time
from typing import Any

from greedy_vs_random import wilson

from ludothek.bots import find
from ludothek.core.chance import Rng
from ludothek.core.match import Match
from ludothek.games import find as find_game

Z = 1.96  # 95 % of a normal distribution
Job = tuple[str, dict[str, str], int, int, str, str]  # game, options, seats, seed, bot, rival


@dataclass
class Played:
    """One game, as the bot saw it."""

    won: float = 0.0
    points: int = 0
    turns: list[float] = field(default_factory=list)  # seconds of processor time


@cache
def pack_of(name: str) -> Any:
    return find_game(name).load_pack([])


def play(job: Job) -> Played:
    name, options, seats, seed, bot, rival = job
    game = find_game(name)
    match = Match(game, pack_of(name), seats, options, seed)
    hero = seed % seats
    players = [find(bot if seat == hero else rival) for seat in range(seats)]
    rng = Rng(seed, 1_000_000)
    found = Played()
    last = -1
    while (decision := match.decision()) is not None:
        seat = decision.seat
        begun = process_time()
        choice = players[seat].choose(game, game.observe(match.state, seat), decision, rng)
        if seat == hero:
            if last != hero or decision.code in game.pauses:
                found.turns.append(0.0)
            found.turns[-1] += process_time() - begun
        last = seat
        match.play(seat, choice)
    sheet = game.score(match.state)
    found.won = 1 / len(sheet.winners) if hero in sheet.winners else 0.0
    found.points = sheet.seats[hero].total
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", default="", help="options of the game, as name=value,name=value")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    options = dict(word.split("=", 1) for word in args.options.split(",") if word)
    jobs = [(args.game, options, args.seats, args.seed + n, args.bot, args.rival) for n in range(args.games)]
    with Pool(args.processes) as pool:
        games = pool.map(play, jobs, chunksize=1)
    won, points = sum(game.won for game in games), [game.points for game in games]
    turns = [turn for game in games for turn in game.turns]
    low, high = wilson(won, args.games)
    error = Z * stdev(points) / sqrt(args.games) if args.games > 1 else 0.0
    print(
        f"{args.game}, {args.seats} seats, {options or 'as usual'}: {args.bot} against {args.rival}, {args.games} games"
    )
    if args.seats > 1:
        print(f"wins    {won / args.games:.1%} ({low:.1%} to {high:.1%}); fair would be {1 / args.seats:.1%}")
    print(f"points  {mean(points):.1f} ± {error:.1f}, {min(points)} to {max(points)}")
    print(f"a turn  {mean(turns):.2f} s, 95 % within {quantiles(turns, n=20)[-1]:.2f} s, longest {max(turns):.2f} s")


if __name__ == "__main__":
    main()
