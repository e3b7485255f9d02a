"""The figures of a folder of games, as data: what a report prints."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median
from typing import TYPE_CHECKING

from .folder import GAMES, SEATS, Run, polars, read_run, read_table
from .stats import Interval, Rate, holm, mean_interval, one_proportion

if TYPE_CHECKING:
    import polars as pl

LEAST = 20  # seats with a thing, below which nothing is said about it
MOST = 60  # words of one kind that are listed


@dataclass(frozen=True)
class Share:
    """How often a group of seats won, beside the share that would be fair."""

    label: str
    rate: Rate
    fair: float  # mean of 1 / seats over the group
    p: float = 1.0  # that it is the fair share, corrected for all of its table

    @property
    def factor(self) -> float:
        return self.rate.value / self.fair if self.fair else 0.0


@dataclass(frozen=True)
class Spread:
    """A number that every game (or seat) has."""

    values: tuple[float, ...]

    @property
    def mean(self) -> float:
        return fmean(self.values) if self.values else 0.0

    @property
    def interval(self) -> Interval:
        return mean_interval(self.values)

    @property
    def median(self) -> float:
        return median(self.values) if self.values else 0.0

    def part(self, share: float) -> float:
        """The value below which so great a share of them lies."""
        ordered = sorted(self.values)
        return ordered[round(share * (len(ordered) - 1))] if ordered else 0.0


@dataclass(frozen=True)
class Kind:
    """The words of one kind of event. A trait is what seats have once, such as a civilization."""

    name: str
    trait: bool
    shares: list[Share]
    left_out: int  # words with too few seats to say anything


@dataclass(frozen=True)
class Figures:
    """All that is reckoned of one folder."""

    name: str
    run: Run
    games: int
    numbers: dict[str, Spread]  # rounds, decisions, branching, lead changes
    outcomes: dict[str, Rate]
    shared: Rate
    none: Rate
    by_seat: dict[int, list[Share]]  # number of seats -> its seats
    by_count: dict[int, Rate]  # number of seats -> share of games that somebody won
    lengths: dict[int, Spread]  # number of seats -> rounds
    by_bot: list[Share]
    sources: dict[str, tuple[float, float]]  # line of the score sheet -> mean of all seats, of winners
    scores: Spread
    winning: Spread
    kinds: list[Kind]
    openings: list[Share]


def read_figures(folder: Path) -> Figures:
    games, seats = read_table(folder, GAMES), read_table(folder, SEATS)
    counts = sorted(games["seats"].unique())
    winners = games["winners"].list.len()
    ends = games["outcome"].value_counts(sort=True)
    of_count = {count: games.filter(games["seats"] == count) for count in counts}
    return Figures(
        name=folder.name or str(folder),
        run=read_run(folder),
        games=len(games),
        numbers={name: spread(games[name]) for name in ("rounds", "decisions", "branching", "lead_changes")},
        outcomes={outcome: Rate(count, len(games)) for outcome, count in ends.iter_rows()},
        shared=Rate(int((winners > 1).sum()), len(games)),
        none=Rate(int((winners == 0).sum()), len(games)),
        by_seat={count: seat_shares(seats, count) for count in counts},
        by_count={n: Rate(int((of["winners"].list.len() > 0).sum()), len(of)) for n, of in of_count.items()},
        lengths={n: spread(of["rounds"]) for n, of in of_count.items()},
        by_bot=shares(grouped(seats, "bot"), least=0),
        sources=score_sources(seats),
        scores=spread(seats["score"]),
        winning=spread(seats.filter(seats["win"] > 0)["score"]),
        kinds=kinds(seats),
        openings=openings(seats),
    )


def spread(column: pl.Series) -> Spread:
    return Spread(tuple(float(value) for value in column))


def seat_shares(seats: pl.DataFrame, count: int) -> list[Share]:
    found = seats.filter(seats["seats"] == count)
    return shares(grouped(found.with_columns((found["seat"] + 1).cast(polars().String).alias("seat")), "seat"), least=0)


# -- groups of seats ----------------------------------------------------------------------------------------


def grouped(seats: pl.DataFrame, label: str) -> pl.DataFrame:
    """Every value of a column with the wins of its seats, their number, and the share that would be fair."""
    of = polars()
    return (
        seats.group_by(of.col(label).alias("label"))
        .agg(wins=of.col("win").sum(), count=of.len(), fair=(1 / of.col("seats")).mean())
        .sort("label")
    )


def shares(found: pl.DataFrame, least: int = LEAST) -> list[Share]:
    """The win rate of every group that is great enough, with p-values corrected for all of them."""
    kept = [row for row in found.iter_rows(named=True) if row["count"] >= least]
    rates = [Rate(row["wins"], row["count"]) for row in kept]
    ps = holm([one_proportion(rate, row["fair"]) for rate, row in zip(rates, kept)])
    return [Share(row["label"], rate, row["fair"], p) for row, rate, p in zip(kept, rates, ps)]


def kinds(seats: pl.DataFrame) -> list[Kind]:
    """What seats held and did, by kind of event: traits first, then all else by name."""
    pl = polars()
    deeds = seats.select("game", "seat", "seats", "win", "did").explode("did").drop_nulls("did").unnest("did")
    held = deeds.group_by("game", "seat", "kind").agg(pl.col("count").sum())
    traits = held.group_by("kind").agg((pl.col("count").max() == 1) & (pl.len() > len(seats) / 2))
    is_trait = dict(traits.iter_rows())
    found = []
    for (name,), of in deeds.group_by("kind"):
        words = of["word"].unique()
        trait = bool(is_trait[name])
        numbers = all(word.lstrip("-").isdecimal() or not word for word in words)
        if len(words) < 2 or (numbers and not trait):
            continue  # "gained 3" says nothing about a card; a number that every seat has once does
        listed = sorted(shares(grouped(of, "word")), key=lambda share: -share.factor)
        found.append(Kind(str(name), trait, listed[:MOST], len(words) - len(listed)))
    return sorted([kind for kind in found if kind.shares], key=lambda kind: (not kind.trait, kind.name))


def openings(seats: pl.DataFrame) -> list[Share]:
    """The commonest first answers."""
    pl = polars()
    told = seats.with_columns(pl.col("opening").list.join(" · ")).filter(pl.col("opening") != "")
    common = grouped(told, "opening").sort(["count", "label"], descending=[True, False]).head(MOST)
    return sorted(shares(common), key=lambda share: -share.factor)


def score_sources(seats: pl.DataFrame) -> dict[str, tuple[float, float]]:
    """Mean points of every line of the score sheet: of all seats, and of those that won."""
    pl = polars()
    lines = seats.select("win", "lines").explode("lines").drop_nulls("lines").unnest("lines")
    winners = max(1, len(seats.filter(pl.col("win") > 0)))
    sums = lines.group_by("label").agg(
        everybody=pl.col("points").sum(), best=pl.col("points").filter(pl.col("win") > 0).sum()
    )
    return {
        label: (everybody / len(seats), best / winners) for label, everybody, best in sums.sort("label").iter_rows()
    }
