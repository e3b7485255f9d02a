"""What has happened: the log, what can be taken back, and what changed since a seat answered."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from ..core.game import number_of
from ..core.step import CHANCE, play
from .figures import deltas, players_in
from .taken_back import TakenBack
from .view import Delta, LogLine, TurnStep, Undo
from .words import say

if TYPE_CHECKING:
    from ..core.events import Event
    from ..core.match import Match, Moment
    from ..core.record import Line
    from ..i18n import Catalogue

FORCED = "forced."  # begins the kind of an event that answers a question of that code
SPECTATOR = -1  # also chance, as the one who answered


def log_lines(match: Match, seat: int, catalogue: Catalogue) -> list[LogLine]:
    """The whole log as this seat may read it; a spectator is seat -1."""
    return list(_Log(match, seat, catalogue).backwards())[::-1]


def last_lines(match: Match, seat: int, catalogue: Catalogue, most: int) -> list[LogLine]:
    """The end of the log."""
    return list(islice(_Log(match, seat, catalogue).backwards(), most))[::-1]


class _Log:
    """The log of one match for one reader, told from its end: the latest lines are wanted most."""

    def __init__(self, match: Match, seat: int, catalogue: Catalogue) -> None:
        self.match = match
        self.seat = seat
        self.catalogue = catalogue
        self.names = catalogue.seat_names(match.record.seats)
        self.moments = {moment.played: moment for moment in match.moments}
        self.taken_back = TakenBack(match, seat)
        self.sentences = catalogue.rules()
        self.rules = {step.code: step.rule for step in match.game.steps}

    def backwards(self) -> Iterator[LogLine]:
        match = self.match
        lines, end = match.record.lines, len(match.events)
        standing = len(match.told)
        for at in range(len(lines) - 1, -1, -1):
            line = lines[at]
            if line.undone:
                if line.seat != CHANCE:
                    yield self._undone(at, line, standing)
                continue
            standing -= 1
            begin = match.told[standing]
            yield from self._answer(line, standing, match.events[begin:end])
            end = begin
        yield from self._sentences(match.events[:end], n=0)

    def _answer(self, line: Line, before: int, events: list[Event]) -> Iterator[LogLine]:
        """The lines that one standing answer brought; my own is told to me even if nothing came of it yet."""
        moment = self.moments.get(before)
        rule = self.rules.get(line.code, "") or self._rule(moment)
        told = self._sentences(events, n=before + 1, seat=line.seat)
        if not told and line.seat == self.seat != SPECTATOR:
            text = self.catalogue.say("table-chose", option=self._option(line, moment))
            told = [LogLine(n=before + 1, text=text, seat=line.seat)]
        if told and not told[-1].mark:
            told[-1].rule = told[-1].rule or rule  # only the first sentence is about the answer itself
        yield from told

    def _sentences(self, events: list[Event], n: int, seat: int = SPECTATOR) -> list[LogLine]:
        """What this reader may know of some events, the last first."""
        found = []
        for event in reversed(events):
            text = self.catalogue.event(event, self.seat, self.names)
            if text:
                forced = event.kind.startswith(FORCED)
                rule = self.rules.get(event.kind.removeprefix(FORCED), "") if forced else ""
                who = self._about(event, seat)
                found.append(LogLine(n=n, text=text, seat=who, rule=rule, mark=event.kind == self.match.game.heading))
        return found

    def _about(self, event: Event, seat: int) -> int:
        """The colour that an event tells about first; else whose answer brought it about."""
        told = ("player:colour",) if event.kind.startswith(FORCED) else self.match.game.events[event.kind]
        colours = [int(arg) for arg, name in zip(event.args, told) if name.endswith(":colour") and arg >= 0]
        return seat if event.kind == self.match.game.heading or not colours else colours[0]

    def _undone(self, at: int, line: Line, standing: int) -> LogLine:
        player = self.names[line.seat]
        answer = self.taken_back.answer(at, standing)
        if answer.known:
            option = self.catalogue.option(line.code, line.word, names=self.names, source=answer.source)
            text = self.catalogue.say("table-took-back", player=player, option=option)
        else:
            text = self.catalogue.say("table-took-back-hidden", player=player)
        return LogLine(n=standing, text=text, seat=line.seat, undone=True)

    def _option(self, line: Line, moment: Moment | None) -> str:
        source = "" if moment is None else _source(moment)
        return self.catalogue.option(line.code, line.word, names=self.names, source=source)

    def _rule(self, moment: Moment | None) -> str:
        """The rule that a step names by itself, where its class has none."""
        source = "" if moment is None else _source(moment)
        return source if source in self.sentences else ""


def _source(moment: Moment) -> str:
    """The rule, card or phrase by which the question of a moment was asked."""
    return moment.state.stack[-1].asking(moment.seat).source(moment.state)


# -- taking back --------------------------------------------------------------------------------------------


def undo_of(match: Match, seat: int, catalogue: Catalogue) -> Undo:
    """What this seat may take back alone: the unbroken run of its own answers up to the barrier."""
    if seat < 0:
        return Undo(barrier=match.played)
    if match.over:
        return Undo(barrier=match.played, why=say(catalogue.lang, "table-undo-over"))
    names = catalogue.seat_names(match.record.seats)
    steps: list[TurnStep] = []
    barrier = "nothing"
    for moment in reversed(match.moments):
        if moment.seat != seat:
            continue
        barrier = match.between(moment)
        if barrier:
            break
        line = match.record.lines[moment.lines]
        label = catalogue.option(line.code, line.word, names=names, source=_source(moment))
        steps.append(TurnStep(n=moment.played, label=label))
        barrier = "nothing"
    if not steps:
        return Undo(barrier=match.played, why=catalogue.say(f"undo-barrier-{barrier}"))
    return Undo(
        step=steps[0].n,
        turn=steps[-1].n,
        steps=steps[::-1],
        barrier=steps[-1].n,
        why="" if barrier == "nothing" else catalogue.say(f"table-further-{barrier}"),
    )


# -- since my turn ------------------------------------------------------------------------------------------


def recap_of(match: Match, seat: int, catalogue: Catalogue) -> list[Delta]:
    """The figures now against those at this seat's last answer: its own act is known to it, what followed is not."""
    moment = next((moment for moment in reversed(match.moments) if moment.seat == seat), None)
    if moment is None:
        return []
    line = match.record.lines[moment.lines]
    then = moment.state.clone()
    play(then, number_of(match.pack, line.code, line.word), seat)
    return deltas(players_in(match, then, seat, catalogue), players_in(match, match.state, seat, catalogue))
