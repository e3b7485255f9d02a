"""Picking and playing a card (LAN-PICK, LAN-PLAY)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ....core.step import OK, Step, Together
from ..refusals import PICK_01
from ..state import NONE, State


class PickCard(Together[State]):
    """LAN-PICK-01: everybody secretly picks one card from the hand."""

    code: ClassVar[str] = "pick.card"

    def ask(self, player: i64, waiting: i64) -> Together[State]:
        return PickCard(player, waiting)

    def size(self, s: State) -> i64:
        return s.pack.cards

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if s.held(self.player, choice) > 0 else PICK_01

    def commit(self, s: State, choice: i64) -> None:
        s.picked[self.player] = choice


class Reveal(Step[State]):
    """LAN-PICK-02: when all have picked, the cards are turned up at once."""

    code: ClassVar[str] = "pick.reveal"

    def apply(self, s: State, choice: i64) -> None:
        s.revealed = 1
        for k in range(s.seats):
            seat = s.turn(k)
            if s.picked[seat] != NONE:
                s.hold(seat, s.picked[seat], -1)
                s.note("revealed", seat, s.picked[seat])


class PlayCard(Step[State]):
    """LAN-PLAY-01, -02: carry out the card, if its condition holds and its first part is possible."""

    code: ClassVar[str] = "play.card"

    def apply(self, s: State, choice: i64) -> None:
        seat = self.player
        card = s.picked[seat]
        ability = s.pack.played[card] if card != NONE else None
        if ability is None:
            return
        if ability.holds(s, seat, seat) and ability.effect.possible(s, seat, seat):
            s.note("played", seat, card)
            ability.effect.start(s, seat, seat)
        else:
            s.note("played-in-vain", seat, card)
