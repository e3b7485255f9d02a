"""`ludothek tournament`: every bot against every other, in every seat, with the same deals for all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ..core.errors import OptionError
from .lineup import Fixture, Plan, game_seed, load
from .play import play_game
from .ratings import Result, Standing, standings
from .rows import bot_of
from .stats import Rate
from .workers import Crew

JOBS = 64  # portions in which the games are given out


@dataclass(frozen=True)
class Tournament:
    """What came of it."""

    plan: Plan
    games: int
    standings: list[Standing]
    meetings: dict[tuple[str, str], Rate]  # how often the first came in before the second; a draw is a half

    def to_data(self) -> dict[str, Any]:
        """Plain data for a file."""
        return {
            "game": self.plan.game,
            "seats": self.plan.seats[0],
            "seed": self.plan.seed,
            "games": self.games,
            "options": dict(self.plan.options),
            "bots": [standing_data(standing) for standing in self.standings],
            "meetings": [
                {"bot": a, "other": b, "share": round(rate.value, 4), "games": rate.count}
                for (a, b), rate in self.meetings.items()
            ],
        }


def standing_data(standing: Standing) -> dict[str, Any]:
    return {
        "bot": standing.bot,
        "rating": round(standing.rating),
        "low": round(standing.interval[0]),
        "high": round(standing.interval[1]),
        "mu": round(standing.mu, 2),
        "sigma": round(standing.sigma, 2),
        "games": standing.games,
        "wins": round(standing.won.value, 4),
    }


def fixtures(plan: Plan, games: int) -> list[Fixture]:
    """`games` for every pairing, rounded up so that each deal is played with every seating.

    A pairing is as many bots as there are seats; where there are fewer bots, they share the seats. Seatings are
    rotated, and every other time the order round the table is turned.
    """
    seats = plan.seats[0]
    found: list[Fixture] = []
    for bots in combinations(plan.bots, min(seats, len(plan.bots))):
        for number in range(-(-games // seats) * seats):
            deal, turn = divmod(number, seats)
            order = bots if deal % 2 == 0 else bots[::-1]
            seated = tuple(order[(seat + turn) % len(order)] for seat in range(seats))
            found.append(Fixture(len(found), game_seed(plan.seed, deal), seated))
    return found


def hold(
    plan: Plan,
    games: int,
    workers: int = 0,
    ray: str = "",
    anchor: str = "",
    tell: Callable[[int, int], None] | None = None,
) -> Tournament:
    if len(set(plan.bots)) < max(2, len(plan.bots)):
        raise OptionError("A tournament needs two bots at least, each of them named once.")
    if plan.seats[0] < 2:
        raise OptionError("A tournament needs two seats at least.")
    every = fixtures(plan, games)
    size = -(-len(every) // JOBS)
    size += -size % plan.seats[0]
    portions = [every[at : at + size] for at in range(0, len(every), size)]
    done: dict[int, list[Result]] = {}
    with Crew(workers, ray) as crew:
        for number, found in crew.do(play_fixtures, [(plan, portion) for portion in portions]):
            done[number] = found
            if tell is not None:
                tell(sum(len(part) for part in done.values()), len(every))
    results = [result for number in range(len(portions)) for result in done[number]]
    return Tournament(plan, len(results), standings(plan.bots, results, anchor, plan.seed), meetings(results))


def play_fixtures(plan: Plan, portion: Sequence[Fixture]) -> list[Result]:
    """Runs in any process."""
    game, pack = load(plan)
    found = []
    for fixed in portion:
        bots = [bot_of(name, plan.options, plan.packs) for name in fixed.bots]
        sheet = play_game(game, pack, bots, dict(plan.options), fixed.seed, opening=0).sheet
        share = 1 / len(sheet.winners) if sheet.winners else 0.0
        wins = tuple(share if seat in sheet.winners else 0.0 for seat in range(len(bots)))
        deal = fixed.index // len(bots)
        found.append(Result(deal, fixed.bots, tuple(sheet.places()), wins))
    return found


def meetings(results: Sequence[Result]) -> dict[tuple[str, str], Rate]:
    wins: dict[tuple[str, str], list[float]] = {}
    for result in results:
        ranks = result.ranks()
        for a in ranks:
            for b in ranks:
                if a != b:
                    got = 0.5 if ranks[a] == ranks[b] else float(ranks[a] < ranks[b])
                    wins.setdefault((a, b), []).append(got)
    return {pair: Rate(sum(got), len(got)) for pair, got in sorted(wins.items())}
