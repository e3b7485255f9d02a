"""A game at the terminal: people and bots in turn, saved after every answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

from ..bots.luck import luck
from ..core.chance import Rng
from .files import write_atomically
from .keys import QUIT, UNDONE, Keys
from .question import Question

if TYPE_CHECKING:
    from ..core.match import Decision, Match
    from .screen import Screen
    from .seats import Chair


class Table:
    """One match, its seats and its file."""

    def __init__(self, match: Match, chairs: Sequence[Chair], screen: Screen, file: Path) -> None:
        self.match = match
        self.chairs = chairs
        self.screen = screen
        self.file = file
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self.read: dict[int, int] = dict.fromkeys(self.people, len(match.events))  # how far each knows the log
        self.last = -1  # the person who answered last
        self.keys = Keys(self)

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.save()
        try:
            finished = self.play()
        except KeyboardInterrupt:
            finished = False
        self.save()
        if finished:
            self.finish()
        else:
            self.screen.say("play-left", file=str(self.file))
            self.screen.whole(f"ludothek play --resume {quote(str(self.file))}", "bold")

    def play(self) -> bool:
        """Whether the game came to its end."""
        while (decision := self.match.decision()) is not None:
            if self.chairs[decision.seat].bot is not None:
                self.answer_for_bot(decision)
            elif not self.answer_by_person(decision):
                return False
            self.save()
        return True

    def save(self) -> None:
        write_atomically(self.file, self.match.record.write())

    # -- answers --------------------------------------------------------------------------------------------

    def answer_for_bot(self, decision: Decision) -> None:
        """A bot sees what its seat may see; its luck follows from the seed, so that a resumed game goes on alike."""
        match, bot = self.match, self.chairs[decision.seat].bot
        assert bot is not None
        rng = Rng(*luck(match.record.seed, match.record.played))
        seen = match.game.observe(match.state, decision.seat)
        match.play(decision.seat, bot.choose(match.game, seen, decision, rng))

    def answer_by_person(self, decision: Decision) -> bool:
        """Ask until there is an answer; False when the person leaves."""
        seat = decision.seat
        self.hand_over(seat)
        self.show(seat)
        question = self.ask(decision)
        while True:
            given = self.screen.ask()
            if given is None:
                return False
            if not given:
                continue
            done = self.keys.press(given, question)
            if done == QUIT:
                return False
            if done == UNDONE:
                return True
            if done:
                continue
            choice = question.find(given)
            if choice is None:
                self.screen.say("bad-input", "bad", input=given)
            elif choice in decision.options:
                self.match.play(seat, choice)
                return True
            elif question.why_not(choice)[0]:
                question.say_refusal(self.screen, choice)
            else:
                self.screen.say("bad-input", "bad", input=given)

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen, nobody sees the other's cards."""
        if len(self.people) > 1 and self.last != seat and self.screen.tty:
            self.screen.clear()
            self.screen.say("play-hand-over", "bold", player=self.screen.names(self.match)[seat])
            self.screen.ask("")
            self.screen.clear()
        self.last = seat

    def show(self, seat: int) -> None:
        """What happened since this person was asked last, and the table."""
        known = min(self.read[seat], len(self.match.events))
        if known < len(self.match.events):
            self.screen.rule(self.screen.catalogue.say("log-title"))
            self.screen.events(self.match, seat, known)
        self.read[seat] = len(self.match.events)
        self.screen.rule()
        self.screen.board(self.match, seat)

    def ask(self, decision: Decision) -> Question:
        question = Question(self.match, decision, self.screen.catalogue)
        if self.screen.roomy or len(self.people) > 1:
            player = self.screen.names(self.match)[decision.seat]
            self.screen.rule(self.screen.catalogue.say("your-turn", player=player))
        question.show(self.screen)
        self.screen.say("keys", "dim")
        return question

    # -- the end --------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The last sentences of the log, the table, the score sheet."""
        match = self.match
        known = min([len(match.events), *self.read.values()])
        self.screen.rule(self.screen.catalogue.say("log-title"))
        viewer = self.people[0] if len(self.people) == 1 else -1
        self.screen.events(match, viewer, known)
        self.screen.rule()
        self.screen.board(match, viewer)
        self.screen.rule()
        self.screen.score(match)
        self.screen.whole(self.screen.catalogue.say("saved", file=str(self.file)), "dim")
