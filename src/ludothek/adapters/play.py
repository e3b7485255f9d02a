"""A game being played by outsiders: they see actions and observations, and chance answers for itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..bots.luck import luck
from ..core.chance import Rng
from ..core.game import word_of
from ..core.match import Decision, Match
from ..core.state import BaseState, Observation
from ..core.step import CHANCE, OK, Draw, Step, advance
from .setting import Setting

UNASKED = "?"  # stands for the rule where a seat answers what it was not asked


def owing(setting: Setting, state: BaseState) -> list[int]:
    """The seats that owe an answer."""
    mask = int(state.stack[-1].owing()) if state.stack else 0
    return [seat for seat in range(setting.seats) if (mask >> seat) & 1]


def question(setting: Setting, state: BaseState, seat: int, choices: Sequence[int]) -> Decision:
    """The top question with the choices of a seat that owes an answer to it, as bots are asked."""
    step = state.stack[-1].asking(seat)
    words = tuple([word_of(setting.pack, step.code, choice) for choice in choices])
    return Decision(seat, tuple(owing(setting, state)), step.code, tuple(choices), words, step.source(state))


class Play:
    """Like a match, with the same chance for the same seed, but it keeps nothing for going back."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.seed = seed
        self.state = setting.begin()
        self.chances = 0
        self.answers: list[tuple[int, int]] = []  # (seat, choice)
        self._settle()

    def _settle(self) -> None:
        """Let chance answer until a seat is asked or the game is over."""
        while True:
            self._options = advance(self.state)
            if not len(self._options) or self.state.stack[-1].player != CHANCE:
                break
            step = self.state.stack.pop()
            assert isinstance(step, Draw)
            step.apply(self.state, step.sample(self.state, self._options, Rng(self.seed, self.chances)))
            self.chances += 1
        self.owing = owing(self.setting, self.state)

    # -- asking ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def seat(self) -> int:
        """Who is asked; of several seats that owe an answer, the first."""
        return int(self.state.stack[-1].player) if self.state.stack else -1

    def _choices(self, step: Step[Any]) -> list[int]:
        found = self._options if step.player == self.seat else step.options(self.state)
        return [int(found[i]) for i in range(len(found))]

    def actions(self, seat: int) -> list[int]:
        """What this seat may answer now; nothing if it is not asked."""
        if seat not in self.owing:
            return []
        step = self.state.stack[-1].asking(seat)
        offset = self.setting.actions.offset[step.code]
        return [offset + choice for choice in self._choices(step)]

    def decision(self, seat: int) -> Decision:
        """The question to a seat that owes an answer, as bots are asked it."""
        return question(self.setting, self.state, seat, self._choices(self.state.stack[-1].asking(seat)))

    def observe(self, seat: int) -> Observation:
        return self.setting.game.observe(self.state, seat)

    def luck(self) -> Rng:
        """The generator for the bot that answers next."""
        return Rng(*luck(self.seed, len(self.answers) + self.chances))

    # -- answering ------------------------------------------------------------------------------------------

    def refusal(self, seat: int, action: int) -> str:
        """The rule that forbids an answer; nothing if it is allowed."""
        code, choice = self.setting.actions.split(action)
        if seat not in self.owing or code != self.state.stack[-1].code:
            return UNASKED
        why = int(self.state.stack[-1].asking(seat).refusal(self.state, choice))
        return "" if why == OK else self.setting.game.rule(why) or UNASKED

    def answer(self, seat: int, action: int) -> str:
        """Nothing if the answer stands; else the rule that forbids it, and nothing has happened."""
        refused = self.refusal(seat, action)
        if refused:
            return refused
        _, choice = self.setting.actions.split(action)
        self.state.stack.pop().asking(seat).apply(self.state, choice)
        self.answers.append((seat, choice))
        self._settle()
        return ""

    def returns(self) -> list[float]:
        """From -1 to 1 for every seat, once the game is over; nothing before."""
        if not self.over:
            return [0.0] * self.setting.seats
        return self.setting.game.score(self.state).returns()

    def match(self) -> Match:
        """The same game as a match: its `record` can be written, replayed and looked at in the browser."""
        setting = self.setting
        match = Match(setting.game, setting.pack, setting.seats, setting.options, self.seed)
        match.settle()
        for seat, choice in self.answers:
            match.play(seat, choice)
        return match
