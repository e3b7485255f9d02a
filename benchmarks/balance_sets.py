"""Do the four technology sets of Evacuation win alike? Greedy bots at tables of four, with tiles changed on trial.

    python benchmarks/balance_sets.py --games 80
    python benchmarks/balance_sets.py --games 80 t-2-1c="always: free-token" t-4-2b="always: cheap-build"

Each argument lays another effect on a tile; names and faces stay. Every table has all four sets, one for each seat.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import defaultdict
from functools import cache
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from ludothek.bots import find
from ludothek.core.chance import Rng
from ludothek.core.match import Match
from ludothek.games.evacuation import GAME

SEATS = 4
HEAD = '[pack]\nid = "trial"\ngame = "evacuation"\nversion = "1"\ntitle = { en = "Trial", de = "Probe" }\n'
SOURCE = 'sources = { effects = "designed" }'
Job = tuple[tuple[tuple[str, str], ...], str, int]  # changed tiles, the option `actions`, seed


@cache
def pack_with(changes: tuple[tuple[str, str], ...]) -> Any:
    """The pack of the game with other effects on some tiles."""
    if not changes:
        return GAME.load_pack([])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "cards").mkdir()
        (folder / "pack.toml").write_text(HEAD)
        tiles = [
            f'[tile.{id}]\neffects = ["{effect}"]\nsources = {{ effects = "designed" }}\n' for id, effect in changes
        ]
        (folder / "cards" / "tile.toml").write_text("".join(tiles))
        return GAME.load_pack([folder])


def play(job: Job) -> list[tuple[int, int, float]]:
    """One game among greedy bots: of every seat its set, its points and its share of the win."""
    changes, actions, seed = job
    match = Match(GAME, pack_with(changes), SEATS, {"mode": "points", "actions": actions}, seed)
    bot, rng = find("greedy"), Rng(seed, 1_000_000)
    while (decision := match.decision()) is not None:
        seen = GAME.observe(match.state, decision.seat)
        match.play(decision.seat, bot.choose(GAME, seen, decision, rng))
    sets = {event.args[0]: event.args[1] for event in match.events if event.kind == "technology-set"}
    sheet = GAME.score(match.state)
    share = 1 / len(sheet.winners)
    return [(sets[s.seat], s.total, share if s.wins else 0.0) for s in sheet.seats]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("changes", nargs="*", metavar="TILE=EFFECT")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", type=int, default=60000)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    changes = tuple((id, effect) for id, _, effect in (change.partition("=") for change in args.changes))
    with Pool(args.processes) as pool:
        for actions in ("advanced", "standard"):
            found: dict[int, list[tuple[int, float]]] = defaultdict(list)
            jobs = [(changes, actions, args.seed + n) for n in range(args.games)]
            for game in pool.imap_unordered(play, jobs, chunksize=2):
                for number, points, share in game:
                    found[number].append((points, share))
            print(f"{actions} actions, {args.games} games")
            for number, rows in sorted(found.items()):
                points = [row[0] for row in rows]
                error = 1.96 * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
                wins = SEATS * mean(row[1] for row in rows)
                print(f"  set {number}: {mean(points):5.1f} ± {error:.1f} points, {wins:.2f} of the fair share of wins")


if __name__ == "__main__":
    main()
