"""Losing Survivors: hits, the tracker, Evac Ready, elimination (EVC-NOMIA-10 to -11, EVC-TRACK, EVC-CIV-11 to -14)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...core.step import NOBODY, OK, QuestionWith, Step, StepWith
from .ending import after_departure
from .neutral import PlaceNeutral
from .refusals import CIV_12, CIV_14
from .state import (
    CIVILIZATION,
    DEAD,
    DECK,
    DUE,
    HITS,
    LOST,
    NONE,
    OUT,
    PILE,
    POOL,
    SHIELDED,
    STATUS,
    TOKEN,
    State,
)
from .tables import ON_EVAC_READY, ON_WOULD_LOSE
from .windows import W6, Window, holds, start_power

BY_STATION: Final[i64] = 0
BY_NOMIA: Final[i64] = 1


class Strike(StepWith[State]):
    """All that the Nomia Card takes from one colour, Survivor by Survivor."""

    code: ClassVar[str] = "loss.strike"

    def apply(self, s: State, choice: i64) -> None:
        runner = self.arg
        if not s.on_station(runner):
            return
        if s.is_player(runner) and not s.of(runner, SHIELDED):
            start_power(s, ON_WOULD_LOSE, runner, runner)
        for _ in range(s.of(runner, DUE)):
            s.push(WOULD_LOSE[runner * 2 + BY_NOMIA])
        s.put(runner, DUE, 0)


class WouldLose(Step[State]):
    """W6: the owner of a runner is about to lose one Survivor."""

    code: ClassVar[str] = "loss.would"

    def __init__(self, player: i64, runner: i64, cause: i64) -> None:
        super().__init__(player)
        self.runner: Final[i64] = runner
        self.cause: Final[i64] = cause

    def args(self) -> list[int]:
        return [self.runner, self.cause]

    def apply(self, s: State, choice: i64) -> None:
        r = self.runner
        if not s.on_station(r):
            return
        if self.cause == BY_NOMIA and s.of(r, SHIELDED):
            s.note("shielded", r)
            return
        s.redirect = NONE
        s.push(LOSE[r * 2 + self.cause])
        if s.is_player(r) and holds(s, r, W6):
            s.push(Window(NOBODY, W6, r, 0))


class Lose(Step[State]):
    """EVC-NOMIA-10: one Survivor is lost, unless another runner was pushed in its place."""

    code: ClassVar[str] = "loss.take"

    def __init__(self, player: i64, runner: i64, cause: i64) -> None:
        super().__init__(player)
        self.runner: Final[i64] = runner
        self.cause: Final[i64] = cause

    def args(self) -> list[int]:
        return [self.runner, self.cause]

    def apply(self, s: State, choice: i64) -> None:
        r = self.runner
        if s.redirect != NONE:
            instead = s.redirect
            s.redirect = NONE
            s.push(WOULD_LOSE[instead * 2 + self.cause])
        elif s.pack.civilization.hits[s.of(r, CIVILIZATION)]:
            s.push(AssignHit(r, self.cause))
        elif s.of(r, TOKEN) and s.of(r, POOL) > 0:
            s.push(ChooseMiniature(r, self.cause))
        elif s.of(r, TOKEN):
            lose_token(s, r, self.cause)
        else:
            die(s, r, self.cause)


class AssignHit(QuestionWith[State]):
    """EVC-CIV-11, -12: the owner puts a hit on an unhurt Survivor, or the second one on a hurt one, who dies."""

    code: ClassVar[str] = "loss.hit"
    rule: ClassVar[str] = "EVC-CIV-12"

    def size(self, s: State) -> i64:
        return 2

    def refusal(self, s: State, choice: i64) -> i64:
        hits = s.of(self.player, HITS)
        if choice == 1:
            return OK if hits > 0 else CIV_12
        room = hits < s.survivors(self.player)
        tokens = hits < s.pack.civilization.tokens[s.of(self.player, CIVILIZATION)]
        return OK if room and tokens else CIV_14

    def apply(self, s: State, choice: i64) -> None:
        cause = self.arg
        if choice == 0:
            s.add(self.player, HITS, 1)
            s.note("hit", self.player)
        else:
            s.add(self.player, HITS, -1)
            die(s, self.player, cause)


class ChooseMiniature(QuestionWith[State]):
    """The holder of the Nomia Token says whether the token or an own miniature is lost (EVC-CIV-08)."""

    code: ClassVar[str] = "loss.miniature"
    rule: ClassVar[str] = "EVC-CIV-08"

    def size(self, s: State) -> i64:
        return 2

    def apply(self, s: State, choice: i64) -> None:
        cause = self.arg
        if choice == 1:
            lose_token(s, self.player, cause)
        else:
            die(s, self.player, cause)


def lose_token(s: State, r: i64, cause: i64) -> None:
    """The Nomia Token goes back to the box: a loss, but nothing for the tracker."""
    s.put(r, TOKEN, 0)
    if cause == BY_NOMIA:
        s.add(r, LOST, 1)
    s.note("token-lost", r)


def die(s: State, r: i64, cause: i64) -> None:
    """EVC-NOMIA-10, -11, EVC-TRACK-01: a miniature of the pool, or the runner itself, goes on the tracker."""
    s.add(r, DEAD, 1)
    s.deaths += 1
    if cause == BY_NOMIA:
        s.add(r, LOST, 1)
    if s.of(r, POOL) > 0:
        s.add(r, POOL, -1)
        s.note("lost", r)
    else:
        s.put(r, STATUS, OUT)
        s.note("eliminated", r)
    if not s.evac and s.deaths >= s.pack.ready[s.seats]:
        evac_ready(s)
    if s.of(r, STATUS) == OUT and s.is_player(r):
        after_departure(s)
    elif cause == BY_STATION and not s.is_player(r) and s.on_station(r):
        s.push(PlaceNeutral(s.chair(), r))  # EVC-NEUTRAL-08: at once after a loss by a station card


def evac_ready(s: State) -> None:
    """EVC-TRACK-04: the transport joins the discard pile, and all of it is shuffled into the deck."""
    s.evac = 1
    s.note("evac-ready")
    for k in range(s.seats):
        seat = s.turn(k)
        if s.on_station(seat):
            start_power(s, ON_EVAC_READY, seat, seat)
    s.move_nomia(PILE, s.pack.nomia.transport, 1)
    shuffle(s)


def shuffle(s: State) -> None:
    """The Nomia discard pile goes into the deck; nobody knows its top any more."""
    for title in range(s.pack.nomia.count):
        s.move_nomia(DECK, title, s.nomias(PILE, title))
        s.move_nomia(PILE, title, -s.nomias(PILE, title))
    s.top = NONE
    s.top_known = 0
    s.note("shuffled")


STRIKE: Final = [Strike(NOBODY, runner) for runner in range(6)]
WOULD_LOSE: Final = [WouldLose(NOBODY, runner, cause) for runner in range(6) for cause in range(2)]
LOSE: Final = [Lose(NOBODY, runner, cause) for runner in range(6) for cause in range(2)]
