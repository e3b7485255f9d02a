"""Recorded games, playthroughs and node counts that a game keeps as golden files, made from the committed pack.

A game with golden files has `golden/games.py`, whose `GOLDEN` lists what is kept. `test_golden.py` tests every game
that has one, and `update_golden.py` writes its files anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from ludothek.core.chance import Rng
from ludothek.core.events import Event
from ludothek.core.game import GameInfo, word_of
from ludothek.core.match import Decision, Match
from ludothek.core.record import Record
from ludothek.core.replay import replay
from ludothek.core.state import BaseState
from ludothek.core.step import CHANCE, Draw, legal, play

HERE = Path(__file__).parent
NODES = 2500  # how many positions a node count may visit

Wishes = Callable[[Decision, Random], list[int]]  # the options from which an answer is drawn


def any_option(decision: Decision, random: Random) -> list[int]:
    return list(decision.options)


@dataclass(frozen=True)
class Course:
    """A random game that can be made again: every answer comes from the seed."""

    name: str
    seats: int
    options: Mapping[str, str]
    given: str  # which table it is, as the file of counts has it
    seed: int = 1


@dataclass(frozen=True)
class Golden:
    """What a game keeps."""

    game: GameInfo
    folder: Path
    recorded: list[Course]
    played_through: list[Course]
    positions: Mapping[str, tuple[Course, str]]  # for node counts: the first time this question is asked
    wishes: Wishes = any_option

    @property
    def replays(self) -> Path:
        return self.folder / "replays"

    @property
    def playthroughs(self) -> Path:
        return self.folder / "playthroughs"

    @property
    def counts(self) -> Path:
        return self.folder / "perft" / "counts.toml"

    @cached_property
    def pack(self) -> Any:
        return self.game.load_pack([])

    @cached_property
    def content(self) -> Any:
        return self.game.read_content()

    # -- games ----------------------------------------------------------------------------------------------------

    def moments(self, course: Course) -> Iterator[Match]:
        """The match before each of its answers, and at last when it is over. Some answers are taken back."""
        random = Random(course.seed * 100 + course.seats)
        match = Match(self.game, self.pack, course.seats, course.options, course.seed)
        while (step := match.top()) is not None:
            yield match
            if step.player == CHANCE:
                assert isinstance(step, Draw)
                drawn = step.sample(match.state, step.options(match.state), Rng(course.seed, match.chances))
                match.answer_chance(word_of(match.pack, step.code, int(drawn)))
                continue
            seat = random.choice([seat for seat in range(course.seats) if (step.owing() >> seat) & 1])
            decision = match.decision(seat)
            assert decision is not None
            match.play(seat, random.choice(self.wishes(decision, random)), settle=False)
            if random.random() < 0.05:
                match.undo(seat)
        yield match

    def record(self, course: Course) -> Record:
        *_, match = self.moments(course)
        return match.record

    def reach(self, course: Course, code: str) -> Match:
        """The match where this question is first asked."""
        for match in self.moments(course):
            step = match.top()
            if step is not None and step.code == code:
                return match
        raise LookupError(f"In the game {course.name} (seed {course.seed}) nobody is asked '{code}'.")

    # -- playthroughs ---------------------------------------------------------------------------------------------

    def playthrough(self, course: Course) -> str:
        """A game to read: each answer with the options it was chosen from, in order, and what came of it."""
        record = self.record(course)
        head, _, _ = record.write().partition("\n\n")
        out = [head, ""]
        match = replay(self.game, self.pack, record, to=0)
        for line in record.lines:
            if line.undone:
                out.append(f"     {line.text()}")
                continue
            step = match.top()
            assert step is not None
            seat = line.seat if line.seat != CHANCE else int(step.player)
            asked = step if line.seat == CHANCE else step.asking(seat)
            words = [word_of(self.pack, asked.code, int(choice)) for choice in asked.options(match.state)]
            told = len(match.events)
            if line.seat == CHANCE:
                match.answer_chance(line.word)
            else:
                match.play_word(seat, line.word, settle=False)
            match.top()
            number = match.record.played
            out.append(f"{number:4} {line.text()}")
            out.append(f"         of {', '.join(words)}")
            out += [f"         - {self.tell(event)}" for event in match.events[told:]]
            if number in record.checks:
                out.append(f"= {number} {record.checks[number]}")
        out += ["", f"end {match.result()}", f"= {match.record.played} {match.state.digest()}"]
        out += [self.score_line(match, seat) for seat in range(course.seats)]
        return "\n".join(out) + "\n"

    def tell(self, event: Event) -> str:
        """An event in words of the pack."""
        audience = "" if event.audience < 0 else " (secret)"
        if event.kind.startswith("forced."):
            player, choice = event.args[:2]
            code = event.kind.removeprefix("forced.")
            return f"forced {self.game.colours[player]} {code} {word_of(self.pack, code, choice)}"
        told = zip(self.game.events[event.kind], event.args)
        return " ".join([event.kind, *[self.named(argument, int(value)) for argument, value in told]]) + audience

    def named(self, argument: str, value: int) -> str:
        """A vocabulary is a question, whose word is meant, or a kind of record."""
        kind = argument.split(":")[1]
        if kind in ("number", "seats") or value < 0:
            return str(value)
        if kind == "colour":
            return self.game.colours[value]
        words = self.pack.words
        return str(words[kind][value] if kind in words else self.content.entries(kind)[value].id)

    def score_line(self, match: Match, seat: int) -> str:
        score = self.game.score(match.state).seats[seat]
        lines = ", ".join(f"{line.label} {line.points} [{line.rule}]" for line in score.lines) or "nothing"
        return f"{self.game.colours[seat]}: {score.total} = {lines}; tie-breaks {score.ties}"


def golden_of(name: str) -> Golden:
    """What the tests of a game's folder keep."""
    found = import_module(f"tests.games.{name}.golden.games").GOLDEN
    assert isinstance(found, Golden)
    return found


def all_golden() -> dict[str, Golden]:
    """By the name of the tests' folder."""
    return {path.parts[-3]: golden_of(path.parts[-3]) for path in sorted(HERE.glob("*/golden/games.py"))}


# -- node counts --------------------------------------------------------------------------------------------------


def nodes(state: BaseState, depth: int) -> int:
    """How many ways of answering `depth` questions there are, those of chance included; a game that is over is one."""
    options = legal(state)
    if depth == 0 or not options:
        return 1
    if depth == 1:
        return len(options)
    total = 0
    for choice in options:
        after = state.clone()
        assert play(after, choice) == 0
        total += nodes(after, depth - 1)
    return total


def count(state: BaseState, most: int = NODES) -> list[int]:
    """Node counts for depth 1, 2, … until they exceed what may be visited."""
    found: list[int] = []
    while not found or (found[-1] <= most and len(found) < 8):
        found.append(nodes(state.clone(), len(found) + 1))
    return found if len(found) == 1 or found[-1] <= 20 * most else found[:-1]
