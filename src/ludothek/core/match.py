"""A match: one game being played. It answers for chance, keeps the record and the tape, and takes answers back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .chance import Rng
from .errors import OptionError, Refused
from .events import Event
from .game import GameInfo, number_of, word_of
from .record import Line, Record
from .state import BaseState
from .step import CHANCE, OK, Draw, Step, advance

CHECK_EVERY = 25  # lines between two state hashes in a record


@dataclass(frozen=True)
class Decision:
    """What outsiders see of the question on top of the stack."""

    seat: int  # who is asked here
    owing: tuple[int, ...]  # all seats that owe an answer
    code: str
    options: tuple[int, ...]
    words: tuple[str, ...]
    source: str


@dataclass(frozen=True)
class Moment:
    """A point to which a match can go back: the position before one seat's answer."""

    state: BaseState
    lines: int
    chances: int
    events: int
    seat: int
    played: int  # how many answers stood


def check_players(seats: int, names: Sequence[str], seed: int) -> None:
    """What a record could not keep is refused at once: too few names, empty ones, or a seed beyond 64 bits."""
    if names and len(names) != seats:
        raise OptionError(f"There are {seats} seats, but {len(names)} names.")
    for name in names:
        if not name or name != " ".join(name.split()):
            raise OptionError(f"A player cannot be called {name!r}: a name is one line, without spaces around it.")
    if not -(2**63) <= seed < 2**63:
        raise OptionError(f"The seed {seed} is too great; it has 64 bits.")


class Match:
    """`decision()` asks, `play()` answers; chance answers itself from the seed and a counter."""

    def __init__(
        self,
        game: GameInfo,
        pack: Any,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        names: Sequence[str] = (),
    ) -> None:
        game.check_seats(seats)
        check_players(seats, names, seed)
        settings = game.settings(options or {})
        self.game = game
        self.pack = pack
        self.state = game.new_game(pack, seats, settings)
        self.record = Record(
            game=game.name,
            rules=game.rules,
            pack=pack.hash,
            options=settings,
            seats=tuple(names) if names else tuple(game.colours[:seats]),
            seed=seed,
        )
        self.events: list[Event] = []
        self.moments: list[Moment] = []
        self.told: list[int] = []  # for every standing answer, how many events were told before it
        self.played = 0
        self.chances = 0
        self.state.tape = self.events

    def begin_here(self) -> None:
        """Forget what led to this position; the record begins with it."""
        self.record.lines.clear()
        self.record.checks.clear()
        self.moments.clear()
        self.events.clear()
        self.told.clear()
        self.played = 0

    # -- asking ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.state.stack

    def top(self) -> Step[Any] | None:
        """The next question, to a seat or to chance, with all that is automatic done."""
        advance(self.state)
        return self.state.stack[-1] if self.state.stack else None

    def settle(self) -> None:
        """Let chance answer until a seat is asked or the game is over."""
        while True:
            options = advance(self.state)
            if not len(options):
                return
            step = self.state.stack[-1]
            if step.player != CHANCE:
                return
            assert isinstance(step, Draw)
            choice = step.sample(self.state, options, Rng(self.record.seed, self.chances))
            self._answer(step, int(choice))

    def step(self, seat: int | None = None) -> Step[Any] | None:
        """The question on top, as one of the owing seats sees it."""
        self.settle()
        if self.over:
            return None
        top = self.state.stack[-1]
        return top if seat is None else top.asking(seat)

    def decision(self, seat: int | None = None) -> Decision | None:
        """The pending question, to `seat` if it owes an answer, else to the first that does."""
        step = self.step()
        if step is None:
            return None
        owing = tuple(i for i in range(len(self.record.seats)) if (step.owing() >> i) & 1)
        if seat in owing:
            step = step.asking(seat)
        found = step.options(self.state)
        options = tuple(int(found[i]) for i in range(len(found)))
        words = tuple(word_of(self.pack, step.code, choice) for choice in options)
        return Decision(int(step.player), owing, step.code, options, words, step.source(self.state))

    # -- answering ------------------------------------------------------------------------------------------

    def refusal(self, seat: int, choice: int) -> tuple[str, dict[str, int]]:
        """The rule that forbids an answer and the numbers of its sentence; ("", {}) if it is allowed."""
        step = self.step(seat)
        if step is None or not 0 <= choice < step.size(self.state):
            return "?", {}
        why = step.refusal(self.state, choice)
        return ("", {}) if why == OK else (self.game.rule(int(why)), step.reasons(self.state, choice))

    def play(self, seat: int, choice: int, settle: bool = True) -> None:
        """A seat answers; raises Refused with the rule that forbids it. Without `settle`, chance waits."""
        step = self.step(seat)
        if step is None:
            raise Refused("", "The game is over.")
        if not (step.owing() >> seat) & 1:
            raise Refused("", f"{self.record.seats[seat]} is not asked now.")
        rule, _ = self.refusal(seat, choice)
        if rule:
            word = word_of(self.pack, step.code, choice)
            raise Refused(rule, f"'{step.code} {word}' is not allowed now.")
        lines, events = len(self.record.lines), len(self.events)
        self.moments.append(Moment(self.state.clone(), lines, self.chances, events, seat, self.played))
        self._answer(step, choice)
        if settle:
            self.settle()

    def play_word(self, seat: int, word: str, settle: bool = True) -> None:
        """`play`, with the word form of the answer."""
        step = self.step(seat)
        if step is None:
            raise Refused("", "The game is over.")
        choice = number_of(self.pack, step.code, word)
        if choice < 0:
            raise Refused("", f"'{word}' is not an answer to '{step.code}'.")
        self.play(seat, choice, settle)

    def answer_chance(self, word: str) -> None:
        """Answer for chance (scenarios and replays do); the top question must be chance's."""
        step = self.top()
        if step is None:
            raise Refused("", "The game is over.")
        choice = number_of(self.pack, step.code, word)
        if step.player != CHANCE or choice < 0 or step.refusal(self.state, choice) != OK:
            raise Refused("", f"chance cannot answer '{step.code}' with '{word}'.")
        self._answer(step, choice)

    def _answer(self, step: Step[Any], choice: int) -> None:
        self.state.stack.pop()
        if step.player == CHANCE:
            self.chances += 1
        line = Line(int(step.player), step.code, word_of(self.pack, step.code, choice))
        self.told.append(len(self.events))
        step.apply(self.state, choice)
        self.record.lines.append(line)
        self.played += 1
        advance(self.state)
        if self.played % CHECK_EVERY == 0:
            self.record.checks[self.played] = self.state.digest()
        if self.over:
            self.record.result = self.result()

    def result(self) -> str:
        """How the game ended, in words of the record."""
        sheet = self.game.score(self.state)
        names = [self.game.colours[seat] for seat in sheet.winners]
        return " ".join([sheet.outcome, *names])

    # -- taking back ----------------------------------------------------------------------------------------

    def barrier(self, seat: int) -> str:
        """Why this seat's last answer cannot be taken back: '' if it can, else the kind of barrier."""
        moment = self._last(seat)
        return "nothing" if moment is None else self.between(moment)

    def between(self, moment: Moment) -> str:
        """What was learned since a moment, so that its seat may not go back to it alone; '' if nothing was."""
        for line in self.record.lines[moment.lines + 1 :]:
            if line.undone:
                continue
            if line.seat == CHANCE:
                return "chance"
            if line.seat != moment.seat:
                return "others"
        for event in self.events[moment.events :]:
            if event.kind in self.game.revealing:
                return "revealed"
        return ""

    def undo(self, seat: int, force: bool = False) -> bool:
        """Take back this seat's last answer; `force` is the consent of the others. The line stays, marked."""
        moment = self._last(seat)
        if moment is None or (self.barrier(seat) and not force):
            return False
        self.go_back(moment)
        return True

    def moment(self, played: int) -> Moment | None:
        """The moment at which so many answers stood, if a seat was asked then."""
        return next((moment for moment in self.moments if moment.played == played), None)

    def go_back(self, moment: Moment) -> None:
        """To a moment of this match, whoever has answered since: the consent is asked elsewhere."""
        while self.moments.pop() is not moment:
            pass
        self.state = moment.state
        self.state.tape = self.events
        self.chances = moment.chances
        self.played = moment.played
        del self.told[moment.played :]
        del self.events[moment.events :]
        lines = self.record.lines
        lines[moment.lines :] = [line.marked() for line in lines[moment.lines :]]
        self.record.checks = {n: d for n, d in self.record.checks.items() if n <= moment.played}
        self.record.result = ""

    def _last(self, seat: int) -> Moment | None:
        for moment in reversed(self.moments):
            if moment.seat == seat:
                return moment
        return None
