"""Answers that were taken back: which of them a viewer may read.

The record keeps their words, but the position they were given in, and what they told, is gone. So they are given once
more, in copies. A viewer who was shown enough to be sure of an answer may read it again; of all others it is only said
that there was one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..core.chance import Rng
from ..core.game import number_of
from ..core.step import CHANCE, OK, advance, play

if TYPE_CHECKING:
    from ..core.match import Match
    from ..core.record import Line
    from ..core.state import BaseState

WORLDS = 4  # positions that the viewer cannot tell from the true one, in which other answers are tried
MOST = 60  # undone answers that are looked into for one log; it takes time, and of more than these nobody reads


@dataclass(frozen=True)
class Answer:
    """What a viewer may know of an undone answer: whether its word, and what asked for it."""

    known: bool = False
    source: str = ""


class TakenBack:
    """The undone answers in the record of a match, as one viewer may know them."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self._found: dict[int, Answer] = {}
        self._left = MOST

    def answer(self, at: int, standing: int) -> Answer:
        """The undone answer in line `at` of the record, before which so many answers stand."""
        if at not in self._found:
            self._read_block(at, standing)
        return self._found[at]

    def _read_block(self, at: int, standing: int) -> None:
        """Repeat the undone answers around a line. One that followed an undo within the block came from further up."""
        lines = self.match.record.lines
        first, end = at, at + 1
        while first > 0 and lines[first - 1].undone:
            first -= 1
        while end < len(lines) and lines[end].undone:
            end += 1
        for here in range(first, end):
            self._found[here] = Answer(known=lines[here].seat == self.viewer)
        self._left -= end - first
        if self._left < 0:
            return
        course = [self._position(standing)]
        for here in range(first, end):
            line = lines[here]
            for back in range(len(course) - 1, -1, -1):
                after = self._after(course[back], line)
                if after is not None:
                    self._found[here] = self._look(course[back], line)
                    course[back + 1 :] = [after]
                    break

    def _position(self, standing: int) -> BaseState:
        """The position after so many answers: a match that went back to it has kept it, or stands there."""
        moment = self.match.moment(standing)
        s = (self.match.state if moment is None else moment.state).clone()
        advance(s)
        return s

    def _after(self, state: BaseState, line: Line) -> BaseState | None:
        """The position after an answer, if it can be given here."""
        if not state.stack or state.stack[-1].code != line.code:
            return None
        top = state.stack[-1]
        if not (top.player == CHANCE if line.seat == CHANCE else (top.owing() >> line.seat) & 1):
            return None
        s = state.clone()
        if play(s, number_of(self.match.pack, line.code, line.word), line.seat) != OK:
            return None
        advance(s)
        return s

    def _look(self, state: BaseState, line: Line) -> Answer:
        if line.seat == CHANCE:
            return Answer()
        step = state.stack[-1].asking(line.seat)
        known = line.seat == self.viewer or (not step.secret() and self._was_shown(state, line))
        return Answer(known, step.source(state) if known else "")

    def _was_shown(self, state: BaseState, line: Line) -> bool:
        """Whether what the viewer saw of an answer fits no other answer, as far as the viewer can know."""
        game, seat = self.match.game, line.seat
        choice = number_of(self.match.pack, line.code, line.word)
        shown = self._shown(state, seat, choice)
        observation = game.observe(state, self.viewer)
        worlds = [state, *[game.sample_state(observation, Rng(n)) for n in range(WORLDS)]]
        for world in worlds:
            options = world.stack[-1].asking(seat).options(world)
            for i in range(len(options)):
                if options[i] != choice and self._shown(world, seat, int(options[i])) == shown:
                    return False
        return True

    def _shown(self, state: BaseState, seat: int, choice: int) -> Any:
        """What the viewer sees of an answer: its events and the position after it."""
        s = state.clone()
        s.tape = []
        play(s, choice, seat)
        advance(s)
        told = [(event.kind, event.args) for event in s.tape if event.seen_by(self.viewer)]
        return told, self.match.game.observe(s, self.viewer).to_json()
