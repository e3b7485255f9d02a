"""How a phase begins, and why some phases are not played any more (EVA-FLOW, EVA-END-RACE-03, -04)."""

# mypyc: compile
from __future__ import annotations

from mypy_extensions import i64

from .state import ACTION, NONE, TRANSPORT, State


def decided(s: State, phase: i64) -> bool:
    """Whether the Race ends before this phase: only after the Actions phase there is one more, Transport."""
    if s.trigger == NONE:
        return False
    return phase != TRANSPORT or s.trigger_phase != ACTION


def begin(s: State, phase: i64) -> bool:
    """Go on to a phase, unless the Race has been decided before it; whether it is played."""
    if s.over or decided(s, phase):
        return False
    s.phase = phase
    s.note("phase", phase, s.year)
    return True
