"""Games to look at: random answers, some of them taken back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

from ludothek.core.match import Match
from ludothek.core.replay import replay
from ludothek.games import find
from ludothek.i18n import Catalogue, catalogue
from tests.contracts.walks import Table

TABLES = [
    *[Table("evacuate", seats, (("mode", mode),)) for mode in ("basic", "full") for seats in (2, 3, 4)],
    *[Table("lanterns", seats, ()) for seats in (2, 3, 4)],
    Table("evacuation", 1, ()),
    Table("evacuation", 3, (("mode", "points"), ("actions", "advanced"), ("objectives", "on"), ("lines", "random"))),
]
NAMES = ("Anna", "Bea", "Carl", "Dora", "Emil", "Fritz")


def stride(table: Table) -> int:
    """Of the positions of a long game a few will do."""
    return 40 if table.name == "evacuation" else 5


@cache
def words(name: str, lang: str = "en") -> Catalogue:
    game = find(name)
    return catalogue(game, lang, game.read_content([]))


def open_match(table: Table, seed: int = 5) -> Match:
    """A new game whose seats have names."""
    match = Match(table.game, table.pack, table.seats, dict(table.options), seed, NAMES[: table.seats])
    match.settle()
    return match


def viewers(match: Match) -> list[int]:
    return [-1, *range(len(match.record.seats))]


def answer(match: Match, random: Random) -> None:
    """One random answer; seats that owe one together come in any order."""
    decision = match.decision()
    assert decision is not None
    seat = random.choice(decision.owing)
    mine = match.decision(seat)
    assert mine is not None
    match.play(seat, random.choice(mine.options))


def course(table: Table, undo: float = 0.0, seed: int = 5) -> Iterator[Match]:
    """A match after each of its answers, to the end; with this chance some of the last answers are taken back."""
    match, random = open_match(table, seed), Random(f"{table} {seed}")
    while not match.over:
        yield match
        answer(match, random)
        if random.random() < undo:
            match.go_back(random.choice(match.moments[-3:]))
    yield match


def after(table: Table, answers: int, undo: float = 0.0, seed: int = 5) -> Match:
    """The match after so many rounds of `course`, or at its end."""
    *_, match = islice(course(table, undo, seed), answers + 1)
    return match


def twin(match: Match) -> Match:
    """Another match at the same position, with the same past; where chance is asked, it waits."""
    other = replay(match.game, match.pack, match.record, to=match.played)
    other.record.lines += match.record.lines[len(other.record.lines) :]  # what was taken back last
    return other
