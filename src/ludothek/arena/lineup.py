"""Which game is played how: everything about game number i follows from the plan and i, whoever plays it and when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..core.game import GameInfo
from ..games import find as find_game


@dataclass(frozen=True)
class Plan:
    """A set of games. It is plain data, so that any process on any machine can be given it."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]  # numbers of seats, in turn
    options: tuple[tuple[str, str], ...]
    packs: tuple[str, ...]
    seed: int
    opening: int  # answers of a seat that count as its opening
    decisions: bool  # keep every decision too


@dataclass(frozen=True)
class Fixture:
    """One game before it is played."""

    index: int
    seed: int
    bots: tuple[str, ...]  # by seat


def make_plan(
    game: GameInfo,
    bots: Sequence[str],
    seats: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    packs: Sequence[Path] = (),
    seed: int = 1,
    opening: int = 3,
    decisions: bool = False,
) -> Plan:
    """Checks what can be wrong before the first game begins. Without `seats`, each bot has one."""
    from ..bots.outside import find as find_bot

    counts = tuple(seats) or (max(len(bots), game.least_seats),)
    for count in counts:
        game.check_seats(count)
    for name in bots:
        find_bot(name)
    return Plan(
        game=game.name,
        bots=tuple(bots),
        seats=counts,
        options=tuple(game.settings(options or {}).items()),
        packs=tuple(str(pack) for pack in packs),
        seed=seed,
        opening=opening,
        decisions=decisions,
    )


def game_seed(seed: int, index: int) -> int:
    """63 bits that follow from the seed of all games and the number of this one."""
    text = f"ludothek game {seed} {index}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def fixture(plan: Plan, index: int) -> Fixture:
    """Game number `index`: seats are counted through in turn, and the bots move on by one seat from game to game."""
    turn, at = divmod(index, len(plan.seats))
    bots = tuple(plan.bots[(seat + turn) % len(plan.bots)] for seat in range(plan.seats[at]))
    return Fixture(index, game_seed(plan.seed, index), bots)


def load(plan: Plan) -> tuple[GameInfo, Any]:
    """The game and its pack; a process looks for them once."""
    return _load(plan.game, plan.packs)


@cache
def _load(name: str, packs: tuple[str, ...]) -> tuple[GameInfo, Any]:
    game = find_game(name)
    return game, game.load_pack([Path(pack) for pack in packs])
