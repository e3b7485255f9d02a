"""What a change brings about at once: infrastructure completed, objectives taken, the Race decided."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ...core.step import OK, QuestionWith
from .production import raise_production
from .requirements import met, objective_met, race_met
from .state import COMPLETED, HELD, NONE, O_HELD, O_OPEN, OBJECTIVE, PLAYED, State
from .tables import INFRASTRUCTURE, KINDS


def changed(s: State, seat: i64) -> None:
    """After every change of a player's sites, technologies, production or stadiums on the New World."""
    complete_cards(s, seat)
    if s.objectives:
        take_objectives(s)
    if not s.points and s.trigger == NONE and race_met(s, seat):
        s.trigger = seat
        s.trigger_phase = s.phase
        s.note("race-decided", seat)


def complete_cards(s: State, seat: i64) -> None:
    """EVA-INFRA-04: a played card pays out once, at the moment its requirement is met."""
    first = s.pack.first[INFRASTRUCTURE]
    at = HELD + seat * 4 + PLAYED
    for card in range(first, first + s.pack.count[INFRASTRUCTURE]):
        if s.place[card] == at and not (s.of(seat, COMPLETED) >> (card - first)) & 1 and met(s, seat, card):
            complete(s, seat, card)


def complete(s: State, seat: i64, card: i64) -> None:
    """The production increase of an infrastructure card."""
    first = s.pack.first[INFRASTRUCTURE]
    s.put(seat, COMPLETED, s.of(seat, COMPLETED) | (i64(1) << (card - first)))
    s.note("completed", seat, card)
    for kind in range(KINDS):
        raise_production(s, seat, kind, s.pack.reward[card * KINDS + kind])
    if s.pack.reward_any[card] > 0:
        s.push(RaiseOne(seat, s.pack.reward_any[card]))


def take_objectives(s: State) -> None:
    """EVA-MOD-07: the first to meet an objective takes it, the earlier in turn order if several do at once."""
    for objective in range(s.pack.objectives):
        if s.board[OBJECTIVE + objective] != O_OPEN:
            continue
        for k in range(s.count()):
            seat = s.turn(k)
            if seat < s.seats and objective_met(s, seat, objective):
                s.board[OBJECTIVE + objective] = O_HELD + seat * 2
                s.note("objective-taken", seat, objective)
                break


class RaiseOne(QuestionWith[State]):
    """One production marker of the player's choice rises."""

    code: ClassVar[str] = "raise"
    rule: ClassVar[str] = "EVA-INFRA-04"

    def size(self, s: State) -> i64:
        return KINDS

    def refusal(self, s: State, choice: i64) -> i64:
        return OK

    def apply(self, s: State, choice: i64) -> None:
        n = self.arg
        raise_production(s, self.player, choice, n)
        changed(s, self.player)
