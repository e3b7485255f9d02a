"""Games of rounds: each begins with a question that all seats answer at once, in secret.

Between two such questions lies all the luck of a round, so a position is judged where the next one is asked, and
nowhere sooner. A seat that is asked late must not take the answers of those before it for anything at all: it cannot
see them, so they are asked again, and answer by what they would make of their own position.

Typed throughout, without closures or generators, so that it can be compiled like the engine.
"""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ..core.bits import lowest
from ..core.state import BaseState
from ..core.step import Together

ANYBODY: Final[i64] = -1


def reopen(s: BaseState) -> i64:
    """Ask everybody again if a simultaneous question is being asked: who may owe an answer to it, as bits."""
    step = s.stack[-1]
    if not isinstance(step, Together):
        return 0
    everybody = step.owing() | step.answered(s)
    if everybody != step.owing():
        s.stack[-1] = step.ask(lowest(everybody), everybody)
    return ANYBODY


def begins_anew(step: Together[Any], owing: i64) -> bool:
    """Whether this is another question than the one to which `owing` still owed answers when it was last asked."""
    now = step.owing()
    return now == owing or now & ~owing != 0
