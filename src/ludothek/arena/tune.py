"""`ludothek tune`: the weights by which bots judge a game, bettered by self-play with CMA-ES.

A candidate is a set of factors: each weight is its present value times e to the power of one coordinate, so that small
and great weights are moved alike and keep their sign. It is judged by what a bot with these weights gains on the same
bots with the present ones, over deals that all candidates of a
generation share, once in every seat.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from statistics import fmean
from typing import Any

from ..bots import Bot
from ..bots import find as find_bot
from ..core.errors import OptionError
from .folder import write_text
from .lineup import Plan, game_seed, load
from .play import play_game
from .stats import Interval, mean_interval
from .toml import dump
from .workers import Crew

STEP = 0.3  # where the search begins: factors of about three quarters to four thirds
REACH = 2.3  # a weight becomes ten times as great, or a tenth, at most
FRESH = 1_000_000_000  # deals from here on are kept for the last word
DIGITS = 4
LEAST = 4  # candidates that CMA-ES can learn from


@dataclass(frozen=True)
class Search:
    """How hard to look."""

    deals: int = 24  # for every candidate; each is played in every seat
    generations: int = 20
    minutes: float = 0.0  # 0: no limit
    population: int = 0  # 0: as CMA-ES recommends
    validation: int = 200  # fresh deals
    names: tuple[str, ...] = ()  # the weights that may change; none: all


@dataclass(frozen=True)
class Tuned:
    """What came of it. The gain is in wins per game, alone in points per game, over the present weights."""

    weights: dict[str, float]
    gain: float
    interval: Interval
    games: int
    generations: int

    @property
    def better(self) -> bool:
        return self.interval[0] > 0


Tell = Callable[[int, float, float], None]  # generation, gain of its best candidate, mean gain


def tune(plan: Plan, search: Search, workers: int = 0, ray: str = "", tell: Tell | None = None) -> Tuned:
    """Search, and then let the centre of the last generation prove itself on fresh deals."""
    game, _ = load(plan)
    now = game.weights.to_dict()
    names = search.names or tuple(name for name, value in now.items() if value)
    check(plan, search, names, now)
    optimizer = make_optimizer(len(names), search.population, plan.seed)
    ends = time.monotonic() + 60 * search.minutes if search.minutes else float("inf")
    with Crew(workers, ray) as crew:
        generation = 0
        while generation < search.generations and time.monotonic() < ends and not optimizer.should_stop():
            points = [optimizer.ask() for _ in range(optimizer.population_size)]
            deals = range(generation * search.deals, (generation + 1) * search.deals)
            gains = judge(crew, plan, [candidate(now, names, point) for point in points], deals)
            optimizer.tell([(point, -gain) for point, gain in zip(points, gains)])
            generation += 1
            if tell is not None:
                tell(generation, max(gains), fmean(gains))
        best = rounded(candidate(now, names, optimizer.mean))
        proof = prove(crew, plan, best, search.validation)
    return Tuned(best, fmean(proof), mean_interval(proof), len(proof) * plan.seats[0], generation)


def check(plan: Plan, search: Search, names: Sequence[str], now: Mapping[str, float]) -> None:
    unknown = [name for name in names if name not in now]
    if unknown:
        raise OptionError(f"There is no weight '{unknown[0]}'; there are {', '.join(now)}.")
    if len(names) < 2:
        raise OptionError(f"Tuning needs two weights at least that are not 0; {plan.game} has {', '.join(now)}.")
    if 0 < search.population < LEAST:
        raise OptionError(f"A generation needs {LEAST} candidates at least.")
    if plan.bots[0] == "random" or len(plan.bots) > 1:
        raise OptionError("Tuning takes one bot, and one that judges positions.")


def make_optimizer(count: int, population: int, seed: int) -> Any:
    try:
        import numpy as np
        from cmaes import CMA
    except ModuleNotFoundError as error:
        raise OptionError("This needs the extra 'arena': pip install 'ludothek[arena]'.") from error
    bounds = np.array([[-REACH, REACH]] * count)
    return CMA(np.zeros(count), STEP, bounds, seed=seed % 2**32, population_size=population or None)


def candidate(now: Mapping[str, float], names: Sequence[str], point: Sequence[float]) -> dict[str, float]:
    return {**now, **{name: now[name] * exp(float(x)) for name, x in zip(names, point)}}


def rounded(weights: Mapping[str, float]) -> dict[str, float]:
    """As they will stand in a file, so that what is proved is what is kept."""
    return {name: float(f"{value:.{DIGITS}g}") for name, value in weights.items()}


# -- games --------------------------------------------------------------------------------------------------


def judge(crew: Crew, plan: Plan, candidates: Sequence[Mapping[str, float]], deals: range) -> list[float]:
    """The mean gain of every candidate, all on the same deals."""
    parts = portions(deals, crew.workers, len(candidates))
    jobs = [(plan, dict(weights), part) for weights in candidates for part in parts]
    gains: list[list[float]] = [[] for _ in candidates]
    for number, found in sorted(crew.do(gain, jobs)):
        gains[number // len(parts)] += found
    return [fmean(each) for each in gains]


def prove(crew: Crew, plan: Plan, weights: Mapping[str, float], deals: int) -> list[float]:
    """The gain of every fresh deal."""
    parts = portions(range(FRESH, FRESH + deals), crew.workers * 8, 1)
    jobs = [(plan, dict(weights), part) for part in parts]
    return [each for _, found in sorted(crew.do(gain, jobs)) for each in found]


def portions(deals: range, workers: int, candidates: int) -> list[range]:
    """Few enough to be worth a journey to another process, and enough that all of them have something to do."""
    count = max(1, min(len(deals), -(-2 * workers // candidates)))
    size = -(-len(deals) // count)
    return [deals[at : at + size] for at in range(0, len(deals), size)]


def gain(plan: Plan, weights: Mapping[str, float], deals: range) -> list[float]:
    """For every deal, what a bot with these weights gains on bots with the present ones. Runs in any process."""
    game, _ = load(plan)
    fresh, present = (find_bot(plan.bots[0], weights=each) for each in (game.weights.changed(weights), game.weights))
    seats = plan.seats[0]
    if seats == 1:
        return [points(plan, fresh, deal) - points_now(plan, deal) for deal in deals]
    found = []
    for deal in deals:
        margins = []
        for hero in range(seats):
            wins = shares(plan, [fresh if seat == hero else present for seat in range(seats)], deal)
            margins.append(wins[hero] - (sum(wins) - wins[hero]) / (seats - 1))
        found.append(fmean(margins))
    return found


def shares(plan: Plan, bots: Sequence[Bot], deal: int) -> list[float]:
    """Who won how much of a game."""
    game, pack = load(plan)
    sheet = play_game(game, pack, bots, dict(plan.options), game_seed(plan.seed, deal), opening=0).sheet
    return [1 / len(sheet.winners) if seat in sheet.winners else 0.0 for seat in range(len(bots))]


def points(plan: Plan, bot: Bot, deal: int) -> float:
    """The score of a game alone."""
    game, pack = load(plan)
    sheet = play_game(game, pack, [bot], dict(plan.options), game_seed(plan.seed, deal), opening=0).sheet
    return float(sheet.seats[0].total)


@cache
def points_now(plan: Plan, deal: int) -> float:
    """That of the present weights, with which every candidate is compared."""
    game, _ = load(plan)
    return points(plan, find_bot(plan.bots[0], weights=game.weights), deal)


# -- the result ---------------------------------------------------------------------------------------------


def write_weights(file: Path, tuned: Tuned, command: str, date: str) -> None:
    """The weights with the command that made them and what they were proved to gain."""
    low, high = tuned.interval
    figures = {"gain": tuned.gain, "low": low, "high": high}
    made = {"by": command, "date": date, **{name: round(value, 4) for name, value in figures.items()}}
    write_text(file, dump({"made": {**made, "games": tuned.games}, "weights": tuned.weights}))
