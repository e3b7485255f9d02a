"""Playing a turn well and quickly, in a game with pauses: for the games by the thousand that a judgement learns from.

Typed throughout, without closures or generators, so that it can be compiled like the engine.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..core.chance import Rng
from ..core.playout import until_asked
from ..core.state import BaseState
from ..core.step import CHANCE, advance
from ..core.weights import Weights
from .rollout import Judge

LONGEST: Final[i64] = 400  # answers in one turn, should no pause ever come


def play_turn(
    s: BaseState, options: vec[i64], pauses: frozenset[str], judge: Judge, weights: Weights, rng: Rng, tries: i64
) -> BaseState:
    """Each answer is the next one of the best way to play the turn that was seen so far.

    At every question each option is tried in `tries` ways, the rest of the turn being played at random. All ways meet
    the same luck, and what is played in the end meets another: no way is taken for the luck that it had.
    """
    step = s.stack[-1]
    player = step.player
    luck = rng.next32()
    best = vec[i64]()
    at: i64 = 0  # how much of the best way has been played
    top = -1.0
    for _ in range(LONGEST):
        k = i64(len(options))
        for i in range(k):
            for _ in range(tries):
                trial = s.clone()
                trial.stack.pop()
                step.apply(trial, options[i])
                way = wander(trial, player, pauses, rng, Rng(luck), vec[i64]([options[i]]))
                value = judge(trial, int(player), weights)
                if value > top:
                    top = value
                    best = way
                    at = 0
        choice = best[at] if at < i64(len(best)) and has(options, best[at]) else options[rng.below(k)]
        at += 1
        s.stack.pop()
        step.apply(s, choice)
        options = advance(s)
        if len(options) == 0:
            return s
        if s.stack[-1].player == CHANCE:
            options = until_asked(s, rng)
            if len(options) == 0:
                return s
            luck = rng.next32()
            top = -1.0
        step = s.stack[-1]
        if step.player != player or step.code in pauses:
            return s
    return s


def slip(s: BaseState, options: vec[i64], pauses: frozenset[str], rng: Rng) -> None:
    """A turn at random."""
    step = s.stack.pop()
    step.apply(s, options[rng.below(i64(len(options)))])
    wander(s, step.player, pauses, rng, rng, vec[i64]())


def wander(s: BaseState, player: i64, pauses: frozenset[str], rng: Rng, luck: Rng, way: vec[i64]) -> vec[i64]:
    """Play a turn on at random, to the next pause or somebody else's question; the answers, after those of `way`."""
    for _ in range(LONGEST):
        options = until_asked(s, luck)
        k = i64(len(options))
        if k == 0:
            break
        step = s.stack[-1]
        if step.player != player or step.code in pauses:
            break
        choice = options[rng.below(k)]
        s.stack.pop()
        step.apply(s, choice)
        way = append(way, choice)
    return way


def has(options: vec[i64], choice: i64) -> bool:
    for i in range(i64(len(options))):
        if options[i] == choice:
            return True
    return False
