"""The course of a scenario: its answers are given one after the other, and chance fills the gaps from the seed."""

from __future__ import annotations

from ..core.errors import LudothekError
from ..core.game import number_of
from ..core.match import Decision
from .model import Entry
from .position import Stage, asked, chance_asks, draw, open_table, situation


class Stuck(LudothekError):
    """The game does not go the way the scenario says; the text says why."""


class Course:
    """A match that follows the entries of a scenario."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.match = open_table(stage)
        self.mark = 0  # where the events of the last answer begin

    def follow(self, entry: Entry) -> None:
        """Let a seat or chance give the answer of this entry; entries that only look are passed over."""
        if entry.chance:
            self.answer_chance(*self.stage.answer(entry.chance))
        elif entry.play:
            self.play(self.stage.seat(entry.by), *self.stage.answer(entry.play))

    def answer_chance(self, code: str, word: str) -> None:
        """Answer chance's next question of this code; others before it are answered by the seed."""
        match = self.match
        while (asks := chance_asks(match)) and asks != code:
            draw(match)
        if not asks:
            raise Stuck(f"chance is not asked '{code}': {situation(match)}")
        step = match.state.stack[-1]
        if step.refusal(match.state, number_of(match.pack, code, word)):
            raise Stuck(f"chance cannot answer '{code}' with '{word}' now")
        self.mark = len(match.events)
        match.answer_chance(word)

    def play(self, seat: int, code: str, word: str) -> None:
        """A seat answers; chance that is asked next is left waiting."""
        match = self.match
        if not self._asks(seat, code) and self._was_forced(seat, code, word):
            return
        rule = self.refusal(seat, code, word)
        if rule:
            raise Stuck(f"{match.game.colours[seat]} may not answer '{code} {word}' [{rule}]")
        self.mark = len(match.events)
        match.play(seat, number_of(match.pack, code, word), settle=False)

    def refusal(self, seat: int, code: str, word: str) -> str:
        """The rule that forbids an answer to the question that this seat is asked, or nothing."""
        self.question(seat, code)
        return self.match.refusal(seat, number_of(self.match.pack, code, word))[0]

    def question(self, seat: int, code: str = "") -> Decision:
        """Let chance answer until a seat is asked: it must be this one and, if a code is named, this question."""
        self.match.settle()
        if not self._asks(seat, code):
            what = f" '{code}'" if code else ""
            raise Stuck(f"{self.match.game.colours[seat]} is not asked{what}: {situation(self.match)}")
        decision = self.match.decision(seat)
        assert decision is not None
        return decision

    def _asks(self, seat: int, code: str) -> bool:
        step = self.match.top()
        if step is None or (code and step.code != code):
            return False
        return self.match.game.colours[seat] in asked(self.match)

    def _was_forced(self, seat: int, code: str, word: str) -> bool:
        """Whether this was the only possible answer, so that nobody had to be asked."""
        answer = [seat, number_of(self.match.pack, code, word)]
        for event in self.match.events[self.mark :]:
            if event.kind == f"forced.{code}" and [int(arg) for arg in event.args[:2]] == answer:
                return True
        return False
