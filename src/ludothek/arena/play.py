"""One game among bots, as quickly as the engine can: no record, no undo, no hashes, but the tape runs.

It is the very game that a `Match` would be: chance answers from the game's seed and its own counter, and a bot draws
from `bots.luck`, so that any game of a study can be looked at again with `ludothek play` and the same seed.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..bots import Bot
from ..bots.luck import luck
from ..core.chance import Rng
from ..core.events import Event
from ..core.game import GameInfo, word_of
from ..core.match import Decision
from ..core.scoring import ScoreSheet
from ..core.state import BaseState
from ..core.step import CHANCE, Draw, advance

Choice = tuple[int, int, str, int, str]  # answers before, seat, code, number of options, word


@dataclass
class Played:
    """What is known of a game when it is over."""

    state: BaseState
    sheet: ScoreSheet
    events: list[Event]
    decisions: list[int]  # by seat
    options: int  # over all decisions
    rounds: int
    lead_changes: int
    openings: list[list[str]]  # by seat
    choices: list[Choice]
    seconds: float


@dataclass
class Watch:
    """What is noted while a game runs."""

    game: GameInfo
    seats: int
    events: list[Event] = field(default_factory=list)
    read: int = 0
    rounds: int = 0
    leader: int = -1
    lead_changes: int = 0

    def look(self, state: BaseState) -> None:
        """At the head of every round: who is ahead now, in the game's own judgement?"""
        fresh = sum([event.kind == self.game.heading for event in self.events[self.read :]])
        self.read = len(self.events)
        if fresh:
            self.rounds += fresh
            self.compare([self.game.evaluate(state, seat, self.game.weights) for seat in range(self.seats)])

    def compare(self, values: Sequence[float]) -> None:
        """A lead that is shared is nobody's: the last who held it alone still counts as ahead."""
        best = max(values)
        if values.count(best) == 1:
            leader = values.index(best)
            self.lead_changes += self.leader not in (-1, leader)
            self.leader = leader


def play_game(
    game: GameInfo,
    pack: Any,
    bots: Sequence[Bot],
    options: Mapping[str, str],
    seed: int,
    opening: int = 3,
    keep: bool = False,
) -> Played:
    """Play to the end; `keep` notes every decision."""
    began = time.perf_counter()
    state = game.new_game(pack, len(bots), options)
    watch = Watch(game, len(bots))
    state.tape = watch.events
    counts, width = [0] * len(bots), 0
    openings: list[list[str]] = [[] for _ in bots]
    choices: list[Choice] = []
    chances = played = 0
    while True:
        found = advance(state)
        if not len(found):
            break
        watch.look(state)
        step = state.stack[-1]
        if step.player == CHANCE:
            assert isinstance(step, Draw)
            choice = int(step.sample(state, found, Rng(seed, chances)))
            chances += 1
        else:
            seat = int(step.player)
            legal = tuple([int(found[i]) for i in range(len(found))])
            decision = decide(pack, state, seat, len(bots), legal)
            choice = bots[seat].choose(game, game.observe(state, seat), decision, Rng(*luck(seed, played)))
            if choice not in legal:
                raise ValueError(f"The bot {bots[seat].name} gave an answer to '{step.code}' that was not offered.")
            counts[seat] += 1
            width += len(legal)
            if len(openings[seat]) < opening:
                openings[seat].append(word_of(pack, step.code, choice))
            if keep:
                choices.append((played, seat, step.code, len(legal), word_of(pack, step.code, choice)))
        state.stack.pop()
        step.apply(state, choice)
        played += 1
    watch.look(state)
    sheet = game.score(state)
    watch.compare([(-place) for place in sheet.places()])
    seconds = time.perf_counter() - began
    return Played(
        state, sheet, watch.events, counts, width, watch.rounds, watch.lead_changes, openings, choices, seconds
    )


def decide(pack: Any, state: BaseState, seat: int, seats: int, legal: tuple[int, ...]) -> Decision:
    """The question on top, as `Match.decision` gives it."""
    step = state.stack[-1]
    owing = tuple([i for i in range(seats) if (step.owing() >> i) & 1])
    known = pack.words[step.code]
    return Decision(seat, owing, step.code, legal, tuple([known[choice] for choice in legal]), step.source(state))


def tally(deeds: Counter[tuple[str, str]]) -> list[dict[str, str | int]]:
    """Deeds in an order that does not depend on the order in which they were done."""
    return [{"kind": kind, "word": word, "count": count} for (kind, word), count in sorted(deeds.items())]
