"""The balance study of EVACUATE!: many games among equal bots, and what came of them, as Markdown tables.

    python benchmarks/balance_evacuate.py [--games 600] [--bots greedy] [--modes basic,full] [--seats 2,3,4,5,6]

Run `make fast` first. Each game has a seed of its own, so the study can be repeated to the letter.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from math import sqrt
from multiprocessing import Pool
from statistics import mean, quantiles
from typing import Any

from ludothek.bots import Bot, find
from ludothek.bots.greedy import GreedyBot
from ludothek.core.chance import Rng
from ludothek.core.game import GameInfo
from ludothek.core.match import Decision
from ludothek.core.step import CHANCE, Draw, advance, play
from ludothek.core.weights import Weights
from ludothek.games.evacuate import GAME
from ludothek.games.evacuate.ending import final_count
from ludothek.games.evacuate.state import CIVILIZATION, OUT, STATUS

BLUE_CHOICES = 0.3  # share of blue market choices among careful and random players
Job = tuple[str, str, int, int, int]  # bots, mode, seats, seed, samples
Facts = dict[str, Any]


@cache
def pack() -> Any:
    return GAME.load_pack([])


def own_survivors(s: Any, seat: int, weights: Weights) -> float:
    """The judgement of a careful player, who only wants to lose nobody."""
    return float(final_count(s, seat))


CAREFUL = replace(GAME, evaluate=own_survivors)


def bot_of(name: str, samples: int) -> tuple[Bot, GameInfo]:
    if name.startswith("random"):
        return find("random"), GAME
    return GreedyBot(samples=samples, spare=10 * samples), CAREFUL if name.startswith("careful") else GAME


def play_game(job: Job) -> Facts:
    """One game among equal bots, and its facts."""
    bots, mode, seats, seed, samples = job
    options = {"mode": mode, "civilizations": "random" if mode == "full" else "choice"}
    s: Any = GAME.new_game(pack(), seats, options)
    s.tape = []
    bot, judged_by = bot_of(bots, samples)
    chance, luck = Rng(seed), Rng(seed, 1_000_000)
    evac: tuple[int, int] | None = None
    while True:
        found = advance(s)
        if not len(found):
            break
        if evac is None and s.evac:
            evac = (int(s.round_no), int(s.nomias_in(0)))
        step = s.stack[-1]
        if step.player == CHANCE:
            assert isinstance(step, Draw)
            play(s, int(step.sample(s, found, chance)))
            continue
        legal = tuple(int(found[i]) for i in range(len(found)))
        if step.code == "market.choose" and not bots.startswith("greedy"):
            legal = (market_choice(s, legal, 0.0 if bots.endswith("red") else BLUE_CHOICES, luck),)
        seat = int(step.player)
        choice = legal[0]
        if len(legal) > 1:
            decision = Decision(seat, (seat,), step.code, legal, (), "")
            choice = bot.choose(judged_by, GAME.observe(s, seat), decision, luck)
        play(s, choice)
    return facts(s, seats, evac)


def market_choice(s: Any, legal: Sequence[int], blue: float, luck: Rng) -> int:
    """Careful and random players take a blue card now and then, without a plan; the study fixes how often."""
    wanted = s.pack.nomia.blue if int(luck.below(1000)) < 1000 * blue else s.pack.nomia.red
    titles = [title for title in legal if wanted[title]] or list(legal)
    return titles[int(luck.below(len(titles)))]


def facts(s: Any, seats: int, evac: tuple[int, int] | None) -> Facts:
    kinds = Counter(event.kind for event in s.tape)
    killing, current = 0, 0
    for event in s.tape:
        if event.kind == "nomia-drawn":
            killing += current > 0
            current = 0
        elif event.kind in ("lost", "eliminated"):
            current += 1
    winners = [seat for seat in range(seats) if (s.winners >> seat) & 1]
    counts = [int(final_count(s, seat)) for seat in range(seats)]
    best = max((counts[seat] for seat in winners), default=0)
    return {
        "rounds": int(s.round_no),
        "evac": evac,
        "outcome": GAME.score(s).outcome,
        "winners": winners,
        "best": best,
        "tied": sum(count == best for count in counts) > 1 and best > 0,
        "out": sum(s.of(seat, STATUS) == OUT for seat in range(seats)),
        "cards": kinds["nomia-drawn"],
        "deaths": int(s.deaths),
        "killing": killing + (current > 0),
        "turns": kinds["arrow-turned"],
        "civilizations": [int(s.of(seat, CIVILIZATION)) for seat in range(seats)],
    }


def interval(wins: float, games: int) -> str:
    """A rate with its 95 % interval (Wilson)."""
    z, rate = 1.96, wins / games
    whole = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / whole
    spread = z * sqrt(max(0.0, rate * (1 - rate)) / games + z * z / (4 * games * games)) / whole
    return f"{rate:.1%} ({max(0.0, centre - spread):.1%}-{centre + spread:.1%})"


def summary(results: Sequence[Facts], seats: int) -> dict[str, str]:
    games = len(results)
    rounds = [r["rounds"] for r in results]
    tenths = quantiles(rounds, n=10)
    evac = [r["evac"] for r in results if r["evac"]]
    nomias = sum(r["outcome"] in ("nomias", "doom") for r in results)
    cards = sum(r["cards"] for r in results)
    shares = [sum(1 / len(r["winners"]) for r in results if seat in r["winners"]) for seat in range(seats)]
    return {
        "rounds (10-90 %), longest": f"{mean(rounds):.1f} ({tenths[0]:.0f}-{tenths[-1]:.0f}), {max(rounds)}",
        "Evac Ready": f"{mean(e[0] for e in evac):.1f}" if evac else "-",
        "deck then": f"{mean(e[1] for e in evac):.1f}" if evac else "-",
        "Nomia wins": interval(nomias, games),
        "of these doom": f"{sum(r['outcome'] == 'doom' for r in results) / games:.1%}",
        "winner's Survivors": f"{mean(r['best'] for r in results if r['winners']):.2f}",
        "out": f"{sum(r['out'] for r in results) / games / seats:.0%}",
        "tie / shared": f"{sum(r['tied'] for r in results) / games:.0%} / "
        f"{sum(len(r['winners']) > 1 for r in results) / games:.0%}",
        "cards a round": f"{cards / sum(rounds):.2f}",
        "deaths a card": f"{sum(r['deaths'] for r in results) / cards:.2f}",
        "cards that kill nobody": f"{1 - sum(r['killing'] for r in results) / cards:.0%}",
        "turns of the Arrow": f"{mean(r['turns'] for r in results):.2f}",
        "win share by seat": " ".join(f"{share * seats / max(1.0, sum(shares)):.2f}" for share in shares),
    }


def civilization_rows(results: Sequence[Facts]) -> list[tuple[str, int, float, str, str]]:
    """Each civilization: games, wins as a multiple of the fair share, and its rate with the interval."""
    names = pack().words["setup.civilization"]
    rows = []
    for number, name in enumerate(names, 1):
        played, fair, won = 0, 0.0, 0.0
        for r in results:
            if number in r["civilizations"]:
                seat = r["civilizations"].index(number)
                played += 1
                fair += 1 / len(r["civilizations"])
                won += 1 / len(r["winners"]) if seat in r["winners"] else 0.0
        if played:
            rows.append((name, played, won / fair, interval(won, played), f"{fair / played:.1%}"))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--bots", default="greedy", help="greedy, careful, random; with -red: only red market choices")
    parser.add_argument("--modes", default="basic,full")
    parser.add_argument("--seats", default="2,3,4,5,6")
    parser.add_argument("--samples", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--facts", help="also write every game's facts to this JSON-lines file")
    args = parser.parse_args()
    with Pool(args.processes) as pool:
        for mode in args.modes.split(","):
            study(pool, mode, args)


def study(pool: Any, mode: str, args: argparse.Namespace) -> None:
    tables: dict[int, dict[str, str]] = {}
    everything: dict[int, list[Facts]] = {}
    began = time.perf_counter()
    for seats in map(int, args.seats.split(",")):
        jobs = [(args.bots, mode, seats, args.seed + 7919 * n, args.samples) for n in range(args.games)]
        everything[seats] = pool.map(play_game, jobs, chunksize=4)
        tables[seats] = summary(everything[seats], seats)
        if args.facts:
            with open(args.facts, "a", encoding="utf-8") as out:
                for result in everything[seats]:
                    out.write(json.dumps({"mode": mode, "bots": args.bots, "seats": seats, **result}) + "\n")
    seconds = time.perf_counter() - began
    print(f"\n### {mode}, {args.bots}, {args.games} games per line ({seconds:.0f} s, pack {pack().hash})\n")
    columns = list(next(iter(tables.values())))
    print("| seats | " + " | ".join(columns) + " |\n|" + "---|" * (len(columns) + 1))
    for seats, row in tables.items():
        print(f"| {seats} | " + " | ".join(row.values()) + " |")
    if mode == "full":
        print(
            "\n| civilization | games | × fair share | win rate (95 %) | × fair share by seats |\n|---|---|---|---|---|"
        )
        merged = [result for results in everything.values() for result in results]
        split = {seats: {row[0]: row[2] for row in civilization_rows(found)} for seats, found in everything.items()}
        for name, played, ratio, rate, _ in civilization_rows(merged):
            by_seats = ", ".join(f"{seats}: {ratios.get(name, 0.0):.2f}" for seats, ratios in split.items())
            print(f"| {name} | {played} | {ratio:.2f} | {rate} | {by_seats} |")
    print(flush=True)


if __name__ == "__main__":
    main()
