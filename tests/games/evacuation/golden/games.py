"""The recorded games, playthroughs and node counts that the golden files keep, made from the committed pack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from ludothek.core.chance import Rng
from ludothek.core.events import Event
from ludothek.core.game import word_of
from ludothek.core.match import Match
from ludothek.core.record import Record
from ludothek.core.replay import replay
from ludothek.core.state import BaseState
from ludothek.core.step import CHANCE, Draw, legal, play
from ludothek.games import find

HERE = Path(__file__).parent
REPLAYS = HERE / "replays"
PLAYTHROUGHS = HERE / "playthroughs"
COUNTS = HERE / "perft" / "counts.toml"

GAME = find("evacuation")
NODES = 2500  # how many positions a node count may visit


@cache
def pack() -> Any:
    return GAME.load_pack([])


@cache
def content() -> Any:
    return GAME.read_content()


TABLES: dict[str, tuple[int, dict[str, str]]] = {  # seats and options
    "solo": (1, {}),
    "solo-advanced": (1, {"actions": "advanced"}),
    "race-2": (2, {"mode": "race"}),
    "race-2-robot": (2, {"mode": "race", "robot": "on"}),
    "points-3": (3, {"mode": "points"}),
    "everything-4": (4, {"mode": "points", "actions": "advanced", "objectives": "on", "lines": "random"}),
}


@dataclass(frozen=True)
class Golden:
    """A random game that can be made again: every answer comes from the seed.

    Passing is seldom chosen while there is something to do, else a game would be over before it has begun.
    """

    table: str
    seed: int = 1

    @property
    def name(self) -> str:
        return self.table

    @property
    def seats(self) -> int:
        return TABLES[self.table][0]

    @property
    def given(self) -> str:
        """Which table it is, as the file of counts has it."""
        return f'table = "{self.table}"'

    def moments(self) -> Iterator[Match]:
        """The match before each of its answers, and at last when it is over. Some answers are taken back."""
        random = Random(self.seed * 100 + self.seats)
        match = Match(GAME, pack(), self.seats, TABLES[self.table][1], self.seed)
        while (step := match.top()) is not None:
            yield match
            if step.player == CHANCE:
                assert isinstance(step, Draw)
                drawn = step.sample(match.state, step.options(match.state), Rng(self.seed, match.chances))
                match.answer_chance(word_of(match.pack, step.code, int(drawn)))
                continue
            seat = random.choice([seat for seat in range(self.seats) if (step.owing() >> seat) & 1])
            decision = match.decision(seat)
            assert decision is not None
            options = list(decision.options)
            if decision.code == "turn" and len(options) > 1 and options[0] == 0 and random.random() < 0.9:
                del options[0]
            match.play(seat, random.choice(options), settle=False)
            if random.random() < 0.05:
                match.undo(seat)
        yield match

    def record(self) -> Record:
        *_, match = self.moments()
        return match.record


RECORDED = [Golden(table) for table in TABLES]
PLAYED_THROUGH = [Golden("race-2-robot", seed=7), Golden("solo-advanced", seed=7)]

# Positions for node counts: the first time this question is asked. All but the first are in the middle of a rule.
NAMED = {
    "the-first-turn": (Golden("race-2"), "turn"),
    "a-ship-is-loaded": (Golden("points-3"), "load"),
    "the-power-is-divided": (Golden("points-3"), "progress.move"),
    "a-card-of-a-row-is-taken": (Golden("solo"), "market.take"),
    "the-opponent-flips-a-card": (Golden("race-2-robot"), "solo.card"),
    "a-part-of-a-card-is-used": (Golden("solo-advanced"), "card.part"),
    "a-factory-is-settled": (Golden("everything-4"), "settle.factory"),
    "an-objective-may-follow-the-action": (Golden("everything-4"), "turn.after"),
}


# -- playthroughs -------------------------------------------------------------------------------------------------


def playthrough(golden: Golden) -> str:
    """A game to read: each answer with the options it was chosen from, in order, and what came of it."""
    record = golden.record()
    head, _, _ = record.write().partition("\n\n")
    out = [head, ""]
    match = replay(GAME, pack(), record, to=0)
    for line in record.lines:
        if line.undone:
            out.append(f"     {line.text()}")
            continue
        step = match.top()
        assert step is not None
        seat = line.seat if line.seat != CHANCE else int(step.player)
        asked = step if line.seat == CHANCE else step.asking(seat)
        words = [word_of(pack(), asked.code, int(choice)) for choice in asked.options(match.state)]
        told = len(match.events)
        if line.seat == CHANCE:
            match.answer_chance(line.word)
        else:
            match.play_word(seat, line.word, settle=False)
        match.top()
        number = match.record.played
        out.append(f"{number:4} {line.text()}")
        out.append(f"         of {', '.join(words)}")
        out += [f"         - {tell(event)}" for event in match.events[told:]]
        if number in record.checks:
            out.append(f"= {number} {record.checks[number]}")
    out += ["", f"end {match.result()}", f"= {match.record.played} {match.state.digest()}"]
    out += [score_line(match, seat) for seat in range(golden.seats)]
    return "\n".join(out) + "\n"


def tell(event: Event) -> str:
    """An event in words of the pack."""
    audience = "" if event.audience < 0 else " (secret)"
    if event.kind.startswith("forced."):
        player, choice = event.args[:2]
        code = event.kind.removeprefix("forced.")
        return f"forced {GAME.colours[player]} {code} {word_of(pack(), code, choice)}"
    told = zip(GAME.events[event.kind], event.args)
    return " ".join([event.kind, *[named(argument, int(value)) for argument, value in told]]) + audience


def named(argument: str, value: int) -> str:
    """A vocabulary is a question, whose word is meant, or a kind of record."""
    kind = argument.split(":")[1]
    if kind == "number" or value < 0:
        return str(value)
    if kind == "colour":
        return GAME.colours[value]
    return str(pack().words[kind][value] if kind in pack().words else content().entries(kind)[value].id)


def score_line(match: Match, seat: int) -> str:
    score = GAME.score(match.state).seats[seat]
    lines = ", ".join(f"{line.label} {line.points} [{line.rule}]" for line in score.lines) or "nothing"
    return f"{GAME.colours[seat]}: {score.total} = {lines}; tie-breaks {score.ties}"


# -- node counts --------------------------------------------------------------------------------------------------


def reach(golden: Golden, code: str) -> Match:
    """The match where this question is first asked."""
    for match in golden.moments():
        step = match.top()
        if step is not None and step.code == code:
            return match
    raise LookupError(f"In the game {golden.name} (seed {golden.seed}) nobody is asked '{code}'.")


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
