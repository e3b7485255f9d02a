"""How strong bots are, from the places they took: Elo-like with intervals, and OpenSkill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from typing import Any

from ..core.errors import OptionError
from .stats import Interval, Rate, bootstrap

SCALE, MIDDLE, ANCHOR = 400.0, 1500.0, 1000.0
ROUNDS, SETTLED, RESAMPLES = 2000, 1e-6, 200
Match = tuple[int, int, float]  # bot, bot, what the first got of the win: 1, ½ or 0


@dataclass(frozen=True)
class Result:
    """One game: who sat where, and the place each seat took. Games of one deal are played with every seating."""

    deal: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    wins: tuple[float, ...]

    def ranks(self) -> dict[str, float]:
        """A bot with several seats has the mean of their places."""
        found: dict[str, list[int]] = {}
        for bot, place in zip(self.bots, self.places):
            found.setdefault(bot, []).append(place)
        return {bot: sum(places) / len(places) for bot, places in found.items()}


@dataclass(frozen=True)
class Standing:
    """One bot's strength. Rating and interval are Elo-like; mu and sigma are OpenSkill's."""

    bot: str
    rating: float
    interval: Interval
    mu: float
    sigma: float
    games: int
    won: Rate


def standings(names: Sequence[str], results: Sequence[Result], anchor: str = "", seed: int = 1) -> list[Standing]:
    """The strongest first. Without an anchor the mean rating is 1500; the anchor itself has 1000."""
    if anchor and anchor not in names:
        raise OptionError(f"The anchor '{anchor}' is not one of the bots: {', '.join(names)}.")
    deals: dict[int, list[Match]] = {}
    for result in results:
        deals.setdefault(result.deal, []).extend(matches(names, result))
    clusters = list(deals.values())
    fixed = names.index(anchor) if anchor else -1
    ratings = elo(len(names), [match for cluster in clusters for match in cluster], fixed)
    pool = [*clusters, *imagined(len(names))]

    def reckon(drawn: Sequence[int]) -> list[float]:
        return elo(len(names), [match for at in drawn for match in pool[at]], fixed)

    intervals = bootstrap(reckon, len(pool), RESAMPLES, seed)  # whole deals: their games are not independent
    skill = open_skill(names, results)
    found = []
    for at, name in enumerate(names):
        mine = [result for result in results if name in result.bots]
        seats = [win for result in mine for bot, win in zip(result.bots, result.wins) if bot == name]
        rate = Rate(sum(seats), len(seats))
        found.append(Standing(name, ratings[at], intervals[at], *skill[name], len(mine), rate))
    return sorted(found, key=lambda standing: -standing.rating)


def imagined(count: int) -> list[list[Match]]:
    """One game won and one lost for every two bots, among which the bootstrap draws too.

    Else a bot that lost no game would have an interval without any width, as if it never could.
    """
    pairs = [(a, b) for a in range(count) for b in range(a + 1, count)]
    return [[(a, b, got)] for a, b in pairs for got in (0.0, 1.0)]


def matches(names: Sequence[str], result: Result) -> list[Match]:
    """Every two bots of a game have met in it."""
    ranks = list(result.ranks().items())
    found = []
    for at, (bot, rank) in enumerate(ranks):
        for other, other_rank in ranks[at + 1 :]:
            got = 0.5 if rank == other_rank else float(rank < other_rank)
            found.append((names.index(bot), names.index(other), got))
    return found


def elo(count: int, met: Sequence[Match], anchor: int = -1) -> list[float]:
    """Bradley-Terry strengths on the scale of Elo: 400 points are odds of ten to one.

    One drawn game between every two bots is added, so that a bot that never lost has a finite rating.
    """
    wins = [[0.0] * count for _ in range(count)]
    for a in range(count):
        for b in range(count):
            wins[a][b] = 0.5 if a != b else 0.0
    for first, second, got in met:
        wins[first][second] += got
        wins[second][first] += 1 - got
    strength = [1.0] * count
    for _ in range(ROUNDS):
        before = list(strength)
        for a in range(count):
            parts = [(wins[a][b] + wins[b][a]) / (strength[a] + strength[b]) for b in range(count) if b != a]
            strength[a] = sum(wins[a]) / sum(parts) if parts else 1.0
        if all(abs(now - then) < SETTLED * then for now, then in zip(strength, before)):
            break
    logs = [SCALE * log10(value) for value in strength]
    shift = ANCHOR - logs[anchor] if anchor >= 0 else MIDDLE - sum(logs) / count
    return [value + shift for value in logs]


def open_skill(names: Sequence[str], results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings, game after game in their order."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError as error:
        raise OptionError("This needs the extra 'arena': pip install 'ludothek[arena]'.") from error
    model = PlackettLuce()
    ratings: dict[str, Any] = {name: model.rating(name=name) for name in names}
    for result in results:
        ranks = result.ranks()
        if len(ranks) > 1:
            rated = model.rate([[ratings[bot]] for bot in ranks], ranks=list(ranks.values()))
            for bot, team in zip(ranks, rated):
                ratings[bot] = team[0]
    return {name: (float(rating.mu), float(rating.sigma)) for name, rating in ratings.items()}
