"""Random games of every registered game: walked once, looked at by many contracts."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

from ludothek.core.chance import Rng
from ludothek.core.game import GameInfo, word_of
from ludothek.core.match import Match
from ludothek.core.state import BaseState, Observation
from ludothek.core.step import CHANCE, Draw, Step, advance
from ludothek.games import find, names
from ludothek.scenario.rulebook import rule_sentences

LIMIT = 2000  # answers; far more than any of our games takes
ENOUGH = 40  # tables of one game; if it could have more, each pair of values is walked rather than each combination
SPECTATOR = -1


@dataclass(frozen=True)
class Table:
    """One way to play one game."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> GameInfo:
        return game_of(self.name)

    @property
    def pack(self) -> Any:
        return load(self.name)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *[value for _, value in self.options]])

    def open(self, seed: int = 0) -> Match:
        return Match(self.game, self.pack, self.seats, dict(self.options), seed)


@dataclass(frozen=True)
class Walk:
    """A finished game, and every position in which a seat or chance was asked; position n came after n answers."""

    table: Table
    match: Match
    positions: tuple[BaseState, ...]


@cache
def game_of(name: str) -> GameInfo:
    return find(name)


@cache
def load(name: str) -> Any:
    return find(name).load_pack([])


@cache
def rules_of(name: str) -> frozenset[str]:
    """The rule ids of a game's RULES.md."""
    return frozenset(rule_sentences(find(name).folder))


@cache
def tables(name: str | None = None) -> list[Table]:
    """Every game × seats × options; of a game with very many of them a choice."""
    return [table for each in names() if name in (None, each) for table in tables_of(find(each))]


def tables_of(game: GameInfo) -> list[Table]:
    """The tables of one game: all if there are few, else so many that all pairs of values occur."""
    values = [[(option.name, value) for value in option.values] for option in game.options]
    seats = range(game.least_seats, game.most_seats + 1)
    found = [Table(game.name, count, options) for count in seats for options in product(*values)]
    return found if len(found) <= ENOUGH else cover(game, found)


def cover(game: GameInfo, found: list[Table]) -> list[Table]:
    """Some of the tables, such that any two values that can matter together do so at one of them.

    The number of seats counts as such a value. Greedy: each time the table with the most new pairs, the first of
    equals, so that it is the same choice every day.
    """
    numbers: dict[Any, int] = {}
    pairs: dict[Table, int] = {}  # as bits
    for table in found:
        mattering = {option.name for option in game.that_matter(dict(table.options), table.seats)}
        if any(name not in mattering and value != game.settings({})[name] for name, value in table.options):
            continue  # the same game as with the default
        there = [("seats", str(table.seats)), *[pair for pair in table.options if pair[0] in mattering]]
        bits = [1 << numbers.setdefault(pair, len(numbers)) for pair in combinations_with_replacement(there, 2)]
        pairs[table] = sum(bits)
    chosen = []
    missing = (1 << len(numbers)) - 1
    while missing:
        best = max(pairs, key=lambda table: (pairs[table] & missing).bit_count())
        chosen.append(best)
        missing &= ~pairs[best]
    return sorted(chosen, key=found.index)


def asked_seats(state: BaseState) -> list[int]:
    """The seats that owe an answer to the top question; empty if it is chance's."""
    owing = int(state.stack[-1].owing())
    return [seat for seat in range(owing.bit_length()) if (owing >> seat) & 1]


def questions(state: BaseState) -> list[Step[Any]]:
    """The top question as each of those who owe an answer sees it."""
    top = state.stack[-1]
    return [top.asking(seat) for seat in asked_seats(state)] or [top]


def ints(options: Any) -> list[int]:
    """A vec as a plain list."""
    return [int(options[i]) for i in range(len(options))]


def answer(match: Match, random: Random) -> None:
    """One random answer of a seat or of chance; seats that owe an answer together come in any order."""
    step = match.top()
    assert step is not None
    if step.player == CHANCE:
        assert isinstance(step, Draw)
        choice = step.sample(match.state, step.options(match.state), Rng(random.getrandbits(31)))
        match.answer_chance(word_of(match.pack, step.code, int(choice)))
    else:
        seat = random.choice(asked_seats(match.state))
        match.play(seat, random.choice(ints(step.asking(seat).options(match.state))), settle=False)


@cache
def walk(table: Table, seed: int = 1) -> Walk:
    """Play to the end, with the same random answers each time."""
    random = Random(f"{table} {seed}")
    match = table.open(seed)
    positions = []
    while match.top() is not None:
        positions.append(match.state.clone())
        answer(match, random)
        assert len(positions) < LIMIT, f"{table} does not end"
    return Walk(table, match, tuple(positions))


def sample(table: Table, count: int) -> list[BaseState]:
    """Some positions of the walk: the first of each question, then others spread evenly, `count` in all."""
    first = {state.stack[-1].code: n for n, state in reversed(list(enumerate(walk(table).positions)))}
    positions = walk(table).positions
    spread = range(0, len(positions), max(1, len(positions) // max(1, count - len(first))))
    return [positions[n] for n in sorted({*first.values(), *spread})]


def seen(game: GameInfo, state: BaseState, viewer: int) -> str:
    """The bytes a seat (or a spectator) gets to see."""
    return text(game.observe(state, viewer))


def text(observation: Observation) -> str:
    return json.dumps(observation.to_json(), sort_keys=True)


def ready(state: BaseState) -> BaseState:
    """A copy in which everything automatic has been done."""
    copy = state.clone()
    advance(copy)
    return copy
