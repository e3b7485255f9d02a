"""Set-up (LAN-SETUP)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ...core.step import CHANCE, OK, Draw
from .flow import Round
from .refusals import SETUP_04
from .state import COLOURS, NONE, State
from .tables import Pack


def new_game(pack: Pack, seats: int, rounds: int) -> State:
    """LAN-SETUP-01 to -03; chance then names the first player."""
    return State(
        [Round(), FirstPlayer(CHANCE)], pack, seats, rounds, 0, 0, 0, 0,
        vec[i64]([int(pack.oil)] * seats), vec[i64]([0] * seats), vec[i64]([int(NONE)] * seats),
        vec[i64]([0] * (seats * int(pack.cards))), pack.copies[:], vec[i64]([0] * int(pack.cards)),
        vec[i64]([int(NONE)] * int(pack.piers)),
    )  # fmt: skip


class FirstPlayer(Draw[State]):
    """LAN-SETUP-04: chance names the first player."""

    code: ClassVar[str] = "setup.first"

    def size(self, s: State) -> i64:
        return len(COLOURS)

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if choice < s.seats else SETUP_04

    def apply(self, s: State, choice: i64) -> None:
        s.first = choice
        s.note("first-player", choice)
