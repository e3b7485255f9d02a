"""Random play inside the engine: one game, or thousands of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .chance import Rng
from .state import BaseState
from .step import CHANCE, Draw, advance

ENDLESS: i64 = 1 << 40


def until_asked(s: BaseState, rng: Rng) -> vec[i64]:
    """Play on, with luck from `rng`, until a seat is asked something: its options, or none when the game is over."""
    while True:
        options = advance(s)
        if len(options) == 0:
            return options
        step = s.stack[-1]
        if step.player != CHANCE:
            return options
        assert isinstance(step, Draw)
        s.stack.pop()
        step.apply(s, step.sample(s, options, rng))


class Tally:
    """What random play came to. Only answers of seats that had a choice count as decisions."""

    def __init__(self) -> None:
        self.games: int = 0
        self.decisions: int = 0
        self.chances: int = 0
        self.options: int = 0  # over all decisions


def playout(s: BaseState, rng: Rng, limit: i64 = ENDLESS, tally: Tally | None = None) -> i64:
    """Play a position on at random, for so many decisions at most; how many there were."""
    decisions: i64 = 0
    chances: i64 = 0
    width: i64 = 0
    while decisions < limit:
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
    if tally is not None:
        tally.games += 1
        tally.decisions += decisions
        tally.chances += chances
        tally.options += width
    return decisions


def playouts(start: BaseState, games: i64, seed: i64) -> Tally:
    """Play so many games at random from one position, each from a seed of its own."""
    tally = Tally()
    for game in range(games):
        playout(start.clone(), Rng(seed + game), ENDLESS, tally)
    return tally


def clones(s: BaseState, count: i64) -> i64:
    """Clone a position so often, as a search does."""
    depth: i64 = 0
    for _ in range(count):
        depth += len(s.clone().stack)
    return depth
