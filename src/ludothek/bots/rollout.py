"""The inner loop of the bots: play a position on at random until it is a fair moment to judge it.

Typed throughout, without closures or generators, so that it can be compiled like the engine.
"""

# mypyc: compile
from __future__ import annotations

from mypy_extensions import i64

from ..core.chance import Rng
from ..core.state import BaseState
from ..core.step import CHANCE, Draw, advance

LIMIT = 60  # answers of seats, should no question ever come again


def roll_out(s: BaseState, seat: i64, code: str, rng: Rng, limit: i64 = LIMIT) -> i64:
    """Everybody answers at random and chance by weight, until `seat` is asked something for the second time.

    `code` is the question it has just answered. In a game of rounds that comes to one round, whatever the rounds
    are called. Returns the number of answers that seats gave.
    """
    asked: list[str] = [code]
    answers: i64 = 0
    while answers < limit:
        options = advance(s)
        k = i64(len(options))
        if k == 0:
            return answers
        step = s.stack[-1]
        if step.player == CHANCE:
            assert isinstance(step, Draw)
            s.stack.pop()
            step.apply(s, step.sample(s, options, rng))
            continue
        if step.player == seat:
            if step.code in asked:
                return answers
            asked.append(step.code)
        s.stack.pop()
        step.apply(s, options[rng.below(k)])
        answers += 1
    return answers
