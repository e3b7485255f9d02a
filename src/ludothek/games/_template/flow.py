"""Rounds and phases: the contents page of the rulebook (LAN-ROUND)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from ...core.bits import lowest
from ...core.step import NOBODY, Flow, Step
from .actions.light import LightPier
from .actions.pick import PickCard, PlayCard, Reveal
from .deck import TakeCard
from .state import NONE, State


class Round(Flow[State]):
    """LAN-ROUND-01: draw, pick, play, light, clean up."""

    code: ClassVar[str] = "round"

    def steps(self, s: State) -> list[Step[Any]]:
        s.round_no += 1
        s.note("round", s.round_no, s.first)
        return [TakeCards(), PickCards(), PlayCards(), LightLanterns(), CleanUp()]


class TakeCards(Flow[State]):
    """LAN-DECK-01: everybody draws up to a full hand, in turn order (LAN-ROUND-02)."""

    code: ClassVar[str] = "deck.phase"

    def steps(self, s: State) -> list[Step[Any]]:
        plan: list[Step[Any]] = []
        for k in range(s.seats):
            seat = s.turn(k)
            for _ in range(s.pack.hand - s.hand_size(seat)):
                plan.append(TakeCard(NOBODY, seat))
        return plan


class PickCards(Flow[State]):
    """LAN-PICK-01: a secret choice of all who hold a card, then the reveal."""

    code: ClassVar[str] = "pick.phase"

    def steps(self, s: State) -> list[Step[Any]]:
        choosing: i64 = 0
        for seat in range(s.seats):
            if s.hand_size(seat) > 0:
                choosing |= i64(1) << seat
        return [PickCard(lowest(choosing), choosing), Reveal()] if choosing else []


class PlayCards(Flow[State]):
    """LAN-PLAY-01: the picked cards, in turn order."""

    code: ClassVar[str] = "play.phase"

    def steps(self, s: State) -> list[Step[Any]]:
        return [PlayCard(s.turn(k)) for k in range(s.seats)]


class LightLanterns(Flow[State]):
    """LAN-LIGHT-01: one lantern each, in turn order."""

    code: ClassVar[str] = "light.phase"

    def steps(self, s: State) -> list[Step[Any]]:
        return [LightPier(s.turn(k), 0) for k in range(s.seats)]


class CleanUp(Step[State]):
    """LAN-ROUND-03, -04: cards to the discard pile, the first player changes, and perhaps the game is over."""

    code: ClassVar[str] = "clean.phase"

    def apply(self, s: State, choice: i64) -> None:
        for seat in range(s.seats):
            if s.picked[seat] != NONE:
                s.discard[s.picked[seat]] += 1
                s.picked[seat] = NONE
        s.revealed = 0
        s.first = s.turn(1)
        if s.round_no >= s.rounds or s.lanterns(NONE) == 0:
            s.over = 1
            s.note("ended")
        else:
            s.push(Round())
