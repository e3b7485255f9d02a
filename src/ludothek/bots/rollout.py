"""The inner loop of the bots: play a position on until it is a fair moment to judge it.

In a game of rounds in which everything happens at the end of a round, `roll_out` plays the round on at random. Where a
turn is a string of small questions, random answers would drown what the first one was good for: such a game names its
`pauses`, the questions between which a position can be judged as it stands, and `look_ahead` answers those in between
as well as it can.

Typed throughout, without closures or generators, so that it can be compiled like the engine.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from ..core.chance import Rng
from ..core.playout import until_asked
from ..core.state import BaseState
from ..core.weights import Weights

LIMIT = 60  # answers of seats, should no question ever come again
WIDE = 8  # a question with more options than this is the last one that is looked through
Judge = Callable[[Any, int, Weights], float]


def roll_out(s: BaseState, seat: i64, code: str, rng: Rng, limit: i64 = LIMIT) -> i64:
    """Everybody answers at random and chance by weight, until `seat` is asked something for the second time.

    `code` is the question it has just answered. In a game of rounds that comes to one round, whatever the rounds
    are called. Returns the number of answers that seats gave.
    """
    asked: list[str] = [code]
    answers: i64 = 0
    while answers < limit:
        options = until_asked(s, rng)
        k = i64(len(options))
        if k == 0:
            return answers
        step = s.stack[-1]
        if step.player == seat:
            if step.code in asked:
                return answers
            asked.append(step.code)
        s.stack.pop()
        step.apply(s, options[rng.below(k)])
        answers += 1
    return answers


def look_ahead(
    s: BaseState, seat: i64, pauses: frozenset[str], judge: Judge, weights: Weights, rng: Rng, depth: i64
) -> float:
    """The best judgement that `seat` can reach by its own answers before a pause or the question of another seat.

    Chance answers by weight; `depth` is how many questions deep all answers are tried.
    """
    options = until_asked(s, rng)
    k = i64(len(options))
    if k == 0:
        return judge(s, int(seat), weights)
    step = s.stack[-1]
    if depth == 0 or step.player != seat or step.code in pauses:
        return judge(s, int(seat), weights)
    best = 0.0
    for i in range(k):
        trial = s.clone()
        trial.stack.pop()
        step.apply(trial, options[i])
        value = look_ahead(trial, seat, pauses, judge, weights, rng, depth - 1 if k <= WIDE else i64(0))
        if value > best:
            best = value
    return best
