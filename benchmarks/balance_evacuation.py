"""The balance study of Evacuation: many games among equal bots, and what came of them, as Markdown tables.

    python benchmarks/balance_evacuation.py [--games 300] [--bots greedy] [--tables race,points,...] [--seats 2,3,4]

Run `make fast` first. Each game has a seed of its own, so the study can be repeated to the letter. Tables: `race`,
`points` (standard actions), `race-advanced`, `points-advanced` (generous bonuses), `everything` (with both modules),
`solo`, `solo-advanced`, `robot` (two players and the solo deck, for points). `--cards` adds what became of the cards.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import sqrt
from multiprocessing import Pool
from statistics import mean, quantiles
from typing import Any

from ludothek.bots import find
from ludothek.bots.greedy import SAMPLES, GreedyBot
from ludothek.core.bits import count_bits
from ludothek.core.chance import Rng
from ludothek.core.match import Decision
from ludothek.core.step import CHANCE, Draw, advance, play
from ludothek.games.evacuation import GAME
from ludothek.games.evacuation.goals import goal_points, ships
from ludothek.games.evacuation.points import counted_faces
from ludothek.games.evacuation.points import total as points_of
from ludothek.games.evacuation.race import final_markers, ranked, sites_left
from ludothek.games.evacuation.state import ACTION, CHIPS, COMPLETED, DONE, GOALS, NONE, ON_NEW, PHASES, STEP, TILE
from ludothek.games.evacuation.tables import STADIUMS

TABLES: dict[str, dict[str, str]] = {
    "race": {"mode": "race"},
    "race-advanced": {"mode": "race", "actions": "advanced"},
    "points": {"mode": "points"},
    "points-advanced": {"mode": "points", "actions": "advanced"},
    "everything": {"mode": "points", "actions": "advanced", "objectives": "on", "lines": "random"},
    "solo": {"mode": "points"},
    "solo-advanced": {"mode": "points", "actions": "advanced"},
    "robot": {"mode": "points", "robot": "on"},
}
Job = tuple[str, str, int, int, int]  # bots, table, seats, seed, samples
Facts = dict[str, Any]


@cache
def pack() -> Any:
    return GAME.load_pack([])


def play_game(job: Job) -> Facts:
    """One game among equal bots, and its facts."""
    bots, table, seats, seed, samples = job
    s: Any = GAME.new_game(pack(), seats, GAME.settings(TABLES[table]))
    s.tape = []
    bot = GreedyBot(samples=samples) if bots == "greedy" else find(bots)
    chance, luck = Rng(seed), Rng(seed, 1_000_000)
    first = 0  # who began
    while True:
        found = advance(s)
        if not len(found):
            break
        if s.year == 1 and s.phase == ACTION:
            first = int(s.turn(0))
        step = s.stack[-1]
        if step.player == CHANCE:
            assert isinstance(step, Draw)
            play(s, int(step.sample(s, found, chance)))
            continue
        legal = tuple(int(found[i]) for i in range(len(found)))
        seat = int(step.player)
        choice = legal[0]
        if len(legal) > 1:
            decision = Decision(seat, (seat,), step.code, legal, (), "")
            choice = bot.choose(GAME, GAME.observe(s, seat), decision, luck)
        play(s, choice)
    return facts(s, seats, first)


def acted(s: Any, seats: int) -> list[list[int]]:
    """How many actions each seat took in each year."""
    counts: list[list[int]] = [[] for _ in range(seats)]
    for event in s.tape:
        if event.kind == "year":
            for mine in counts:
                mine.append(0)
        elif event.kind in ("action", "played-card"):
            counts[event.args[0]][-1] += 1
    return counts


def facts(s: Any, seats: int, first: int) -> Facts:
    told: Counter[tuple[str, int, int]] = Counter((e.kind, int(e.args[0]), int(e.args[1])) for e in s.tape)
    powers = [[e.args[1] for e in s.tape if e.kind == "power" and e.args[0] == seat] for seat in range(seats)]
    actions = acted(s, seats)
    sheet = GAME.score(s)
    return {
        "points": bool(s.points),
        "decided": (int(s.year), PHASES[int(s.trigger_phase)]) if s.trigger != NONE else None,
        "winners": list(sheet.winners),
        "first": first,
        "seats": [seat_facts(s, seat, actions[seat], powers[seat], told) for seat in range(seats)],
        "dealt": [card for (kind, card, _), n in told.items() if kind == "dealt" for _ in range(n)],
        "laid": [card for (kind, _, card), n in told.items() if kind == "laid" for _ in range(n)],
        "built": [card for (kind, seat, card), n in told.items() if kind == "built" and seat < seats for _ in range(n)],
        "taken": [card for (kind, _, card), n in told.items() if kind == "took-infrastructure" for _ in range(n)],
        "drawn": [card for (kind, _, card), n in told.items() if kind == "drew-card" for _ in range(n)],
        "played": [(who, card, n) for (kind, who, card), n in told.items() if kind == "played-card"],
        "done": Counter(int(word) for (kind, _, word), n in told.items() if kind == "action" for _ in range(n)),
    }


def seat_facts(s: Any, seat: int, actions: list[int], powers: list[int], told: Counter[tuple[str, int, int]]) -> Facts:
    pieces = pack()
    settled = [site for site in range(int(pieces.sites)) if s.land[site] == seat]
    return {
        "score": int(points_of(s, seat)) if s.points else int(ranked(final_markers(s, seat))[0]),
        "lines": {line.label: int(line.points) for line in GAME.score(s).seats[seat].lines},
        "lowest": int(s.lowest(seat)),
        "stadiums": int(s.owned(seat, STADIUMS, ON_NEW)),
        "left": int(sites_left(s, seat)),
        "actions": actions,
        "powers": powers,
        "ships": int(ships(s, seat)),
        "settled": len(settled),
        "biomes": [sum(int(pieces.site_biome[site]) == biome for site in settled) for biome in range(4)],
        "chips": int(s.of(seat, CHIPS)),
        "faces": int(counted_faces(s, seat)) if s.points else int(s.faces(seat)),
        "set": int(pieces.tile_set[s.of(seat, TILE)]) + 1,
        "tiles": [int(s.of(seat, TILE + place)) for place in range(9) if (s.of(seat, DONE) >> place) & 1],
        "completed": int(count_bits(s.of(seat, COMPLETED))),
        "goals": {goal: int(goal_points(s, seat, goal)) for goal in range(16) if (s.of(seat, GOALS) >> goal) & 1},
        "lesser": sum(n for (kind, who, _), n in told.items() if kind == "lesser-bonus" and who == seat),
        "greater": sum(n for (kind, who, _), n in told.items() if kind == "greater-bonus" and who == seat),
        "steps": int(s.of(seat, STEP) + s.of(seat, STEP + 1)),
    }


# -- tables -------------------------------------------------------------------------------------------------


def interval(wins: float, games: int) -> str:
    """A rate with its 95 % interval (Wilson)."""
    z, rate = 1.96, wins / games
    whole = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / whole
    spread = z * sqrt(max(0.0, rate * (1 - rate)) / games + z * z / (4 * games * games)) / whole
    return f"{rate:.1%} ({max(0.0, centre - spread):.1%}-{centre + spread:.1%})"


def span(values: Iterable[float]) -> str:
    """Mean, and the tenths between which four in five lie."""
    found = list(values)
    tenths = quantiles(found, n=10)
    return f"{mean(found):.1f} ({tenths[0]:.0f} to {tenths[-1]:.0f})"


def shares(results: Sequence[Facts], of: Callable[[Facts, int], Any]) -> dict[Any, tuple[float, float, int]]:
    """By what a winner may have in common: wins, fair share of wins, players."""
    found: dict[Any, tuple[float, float, int]] = {}
    for r in results:
        for seat in range(len(r["seats"])):
            key = of(r, seat)
            won = 1 / len(r["winners"]) if seat in r["winners"] else 0.0
            wins, fair, players = found.get(key, (0.0, 0.0, 0))
            found[key] = (wins + won, fair + 1 / len(r["seats"]), players + 1)
    return dict(sorted(found.items()))


def ratios(found: dict[Any, tuple[float, float, int]]) -> str:
    return ", ".join(f"{key}: {wins / fair:.2f}" for key, (wins, fair, _) in found.items())


def summary(results: Sequence[Facts], seats: int) -> dict[str, str]:
    rows = [row for r in results for row in r["seats"]]
    years = [n for row in rows for n in row["actions"]]
    powers = [n for row in rows for n in row["powers"]]
    early = Counter(r["decided"] for r in results if r["decided"])
    played = len(results[0]["seats"]) * len(results) * 4
    out = {
        "score": span(row["score"] for row in rows),
        "winner": f"{mean(max(row['score'] for row in r['seats']) for r in results):.1f}",
        "lowest production": span(row["lowest"] for row in rows),
        "NW stadiums": f"{mean(row['stadiums'] for row in rows):.2f}",
        "sites left": f"{mean(row['left'] for row in rows):.2f}",
        "actions a year": span(years),
        "power a year": span(powers),
        "ships": f"{mean(row['ships'] for row in rows):.2f}",
        "settled": f"{mean(row['settled'] for row in rows):.2f}",
        "by biome": " ".join(f"{mean(row['biomes'][b] for row in rows):.1f}" for b in range(4)),
        "chips": f"{mean(row['chips'] for row in rows):.2f}",
        "technologies": f"{mean(len(row['tiles']) for row in rows):.1f}",
        "infrastructure": f"{mean(row['completed'] for row in rows):.1f}",
        "track": f"{mean(row['steps'] for row in rows):.0f}",
        "bonuses (lesser, greater)": f"{sum(row['lesser'] for row in rows) / played:.0%}, "
        f"{sum(row['greater'] for row in rows) / played:.0%}",
    }
    if not results[0]["points"]:
        total = sum(early.values())
        when = ", ".join(f"year {y} {p} {n}" for (y, p), n in sorted(early.items()))
        out["decided early"] = f"{interval(total, len(results))}{': ' + when if when else ''}"
    if seats > 1:
        out["win share by seat"] = ratios(shares(results, lambda _, seat: seat + 1))
        out["by place in year 1"] = ratios(shares(results, lambda r, seat: "first" if seat == r["first"] else "later"))
        out["by technology set"] = ratios(shares(results, lambda r, seat: r["seats"][seat]["set"]))
    return out


def print_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    print("\n| " + " | ".join(head) + " |\n|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(row) + " |")


def print_goals(results: Sequence[Facts]) -> None:
    words = pack().words["goal.keep"]
    rows = []
    for goal, word in enumerate(words):
        points = [row["goals"][goal] for r in results for row in r["seats"] if goal in row["goals"]]
        if points:
            kept = len(points) / sum(len(r["seats"]) for r in results)
            rows.append((word, f"{kept:.0%}", span(points) if len(points) > 1 else str(points[0])))
    print_table(("goal", "kept by", "points (four in five)"), rows)


def print_cards(results: Sequence[Facts]) -> None:
    """How often each card of the rows was bought when it had come out, and each action card was played when drawn."""
    words = pack().words["market.deal"]
    dealt = Counter(card for r in results for card in r["dealt"])
    taken = Counter(card for r in results for key in ("built", "taken") for card in r[key])
    laid = Counter(card for r in results for card in r["laid"])
    cells = [f"{words[card]} {taken[card] / n:.0%}" for card, n in sorted(dealt.items()) if n]
    print("\nTaken, of the times they were dealt: " + ", ".join(cells) + ".")
    infrastructure = [f"{words[card]} {laid[card] / n:.0%}" for card, n in sorted(taken.items()) if laid[card]]
    print("\nLaid, of the times they were taken: " + ", ".join(infrastructure) + ".")
    tiles = Counter(tile for r in results for row in r["seats"] for tile in row["tiles"])
    sets = Counter(row["set"] for r in results for row in r["seats"])
    found = [f"{word} {tiles[n] / max(1, sets[n // 9 + 1]):.0%}" for n, word in enumerate(pack().words["setup.tile"])]
    print("\nDeveloped by the owners of the set: " + ", ".join(found) + ".")
    done: Counter[int] = Counter()
    for r in results:
        done.update(r["done"])
    seats = sum(len(r["seats"]) for r in results)
    turn = pack().words["turn"]
    print(
        "\nActions a player and game: " + ", ".join(f"{turn[a]} {n / seats:.1f}" for a, n in done.most_common()) + "."
    )
    drawn = Counter(card for r in results for card in r["drawn"])
    if drawn:
        played: Counter[int] = Counter()
        for r in results:
            for _, card, n in r["played"]:
                played[card] += n
        names = pack().words["hand.deal"]
        each = [f"{names[card]} {played[card] / n:.0%}" for card, n in sorted(drawn.items())]
        print("\nPlayed face up, of the times they were drawn: " + ", ".join(each) + ".")


def study(pool: Any, table: str, args: argparse.Namespace) -> None:
    counts = [1] if table.startswith("solo") else [2] if table == "robot" else [int(n) for n in args.seats.split(",")]
    rows: dict[int, dict[str, str]] = {}
    merged: list[Facts] = []
    began = time.perf_counter()
    for seats in counts:
        jobs = [(args.bots, table, seats, args.seed + 7919 * n, args.samples) for n in range(args.games)]
        results = pool.map(play_game, jobs, chunksize=4)
        rows[seats] = summary(results, seats)
        merged += results
    seconds = time.perf_counter() - began
    print(f"\n### {table}, {args.bots}, {args.games} games per column ({seconds:.0f} s, pack {pack().hash})")
    names = list(next(iter(rows.values())))
    head = ("", *(f"{n} seats" if n > 1 else "1 seat" for n in rows))
    print_table(head, [(name, *(row[name] for row in rows.values())) for name in names])
    if merged[0]["points"] and args.goals:
        print_goals(merged)
    if args.cards:
        print_cards(merged)
    print(flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bots", default="greedy", help="greedy or random")
    parser.add_argument("--tables", default=",".join(TABLES))
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--cards", action="store_true", help="also what became of cards and technologies")
    parser.add_argument("--goals", action="store_true", help="also the goals")
    args = parser.parse_args()
    with Pool(args.processes) as pool:
        for table in args.tables.split(","):
            study(pool, table, args)


if __name__ == "__main__":
    main()
