"""Random play by the thousand, inside the engine: for measuring, and for anyone who wants many games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .chance import Rng
from .state import BaseState
from .step import CHANCE, Draw, advance


class Tally:
    """What a series of games came to."""

    def __init__(self, games: int, decisions: int, chances: int, options: int) -> None:
        self.games: Final = games
        self.decisions: Final = decisions  # answers of seats that had a choice
        self.chances: Final = chances
        self.options: Final = options  # over all decisions


def playouts(start: BaseState, games: i64, seed: i64) -> Tally:
    """Play so many games at random from one position, each from a seed of its own."""
    decisions: i64 = 0
    chances: i64 = 0
    width: i64 = 0
    for game in range(games):
        s = start.clone()
        rng = Rng(seed + game)
        while True:
            options = advance(s)
            k = i64(len(options))
            if k == 0:
                break
            step = s.stack.pop()
            if step.player == CHANCE:
                assert isinstance(step, Draw)
                step.apply(s, step.sample(s, options, rng))
                chances += 1
            else:
                step.apply(s, options[rng.below(k)])
                decisions += 1
                width += k
    return Tally(games, decisions, chances, width)


def clones(s: BaseState, count: i64) -> i64:
    """Clone a position so often, as a search does."""
    depth: i64 = 0
    for _ in range(count):
        depth += len(s.clone().stack)
    return depth
