"""One measurement in a process of its own: `python -m ludothek.cli.measure SUBJECT…` prints JSON.

Subjects: `game NAME SEATS option=value…` (for the engine this process loaded), `adapter ADAPTER NAME SEATS
option=value…`, `catanatron SEATS`, `open_spiel NAME`.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

SECONDS = 0.5  # how long one figure is measured


def spin() -> float:
    """A fixed loop, millions of turns per second: how fast this machine is at this moment."""
    start = time.perf_counter()
    x = 0
    for i in range(400_000):
        x = (x + i) ^ i
    return 0.4 / (time.perf_counter() - start)


def per_second(work: Callable[[int], int]) -> float:
    """Units of work per second; `work(n)` does n portions and says how many units that was."""
    portions = 1
    while True:
        start = time.perf_counter()
        done = work(portions)
        taken = time.perf_counter() - start
        if taken >= SECONDS:
            return done / taken
        portions = max(portions + 1, int(portions * min(10.0, 1.2 * SECONDS / max(taken, 1e-4))))


def measure_game(name: str, seats: int, options: dict[str, str]) -> dict[str, Any]:
    from ludothek import engine
    from ludothek.core.playout import clones, playouts
    from ludothek.games import find

    game = find(name)
    pack = game.load_pack([])
    start = game.new_game(pack, seats, game.settings(options))
    seeds = iter(range(1, 10**9, 100_000))

    def games(n: int) -> int:
        return int(playouts(start, n, next(seeds)).decisions)

    def cloning(n: int) -> int:
        clones(start, 200 * n)
        return 200 * n

    decisions = per_second(games)
    sample = playouts(start, 200, 7)
    return {
        "engine": engine(),
        "decisions": decisions,
        "playouts": decisions / (sample.decisions / sample.games),
        "clone_us": 1e6 / per_second(cloning),
        "bytes": state_bytes(start),
        "length": sample.decisions / sample.games,
        "chances": sample.chances / sample.games,
        "branching": sample.options / sample.decisions,
    }


def measure_adapter(adapter: str, name: str, seats: int, options: dict[str, str]) -> dict[str, Any]:
    from ludothek import engine

    from .measure_adapters import games_through

    return {"engine": engine(), "decisions": per_second(games_through(adapter, name, seats, options))}


def state_bytes(state: Any) -> int:
    """What one more copy of a position takes, seen from the process's memory."""
    import resource

    kept = [state.clone() for _ in range(2_000)]
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kept += [state.clone() for _ in range(40_000)]
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return (after - before) * 1024 // 40_000


def measure_catanatron(seats: int) -> dict[str, Any]:
    import random

    from catanatron import Color, Game, RandomPlayer

    colours = list(Color)[:seats]
    played = 0

    def games(n: int) -> int:
        nonlocal played
        ticks = 0
        for _ in range(n):
            played += 1
            random.seed(played)
            game = Game([RandomPlayer(colour) for colour in colours], seed=played)
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                ticks += 1
        return ticks

    decisions = per_second(games)
    game = Game([RandomPlayer(colour) for colour in colours], seed=1)

    def cloning(n: int) -> int:
        for _ in range(n):
            game.copy()
        return n

    return {"engine": "python", "decisions": decisions, "clone_us": 1e6 / per_second(cloning)}


def measure_open_spiel(name: str) -> dict[str, Any]:
    import random

    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def games(n: int) -> int:
        answers = 0
        for _ in range(n):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                answers += 1
        return answers

    decisions = per_second(games)
    state = game.new_initial_state()

    def cloning(n: int) -> int:
        for _ in range(n):
            state.clone()
        return n

    return {"engine": "C++ from Python", "decisions": decisions, "clone_us": 1e6 / per_second(cloning)}


def main(words: list[str]) -> None:
    before = spin()
    kind = words[0]
    if kind == "game":
        options = dict(word.split("=", 1) for word in words[3:])
        found = measure_game(words[1], int(words[2]), options)
    elif kind == "adapter":
        options = dict(word.split("=", 1) for word in words[4:])
        found = measure_adapter(words[1], words[2], int(words[3]), options)
    elif kind == "catanatron":
        found = measure_catanatron(int(words[1]))
    else:
        found = measure_open_spiel(words[1])
    print(json.dumps({**found, "spin": min(before, spin())}))


if __name__ == "__main__":
    main(sys.argv[1:])
