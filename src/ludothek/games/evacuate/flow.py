"""The round: the contents page of the rulebook (EVC-ROUND)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from ...core.step import Flow, Step
from .actions import SurvivorActions
from .cleanup import CleanUp
from .nomia import NomiasAttack
from .run import SurvivorsRun
from .state import State


class Round(Flow[State]):
    """EVC-ROUND-01, -04: four phases, again and again until the transport comes or nobody is left."""

    code: ClassVar[str] = "round"

    def steps(self, s: State) -> list[Step[Any]]:
        s.round_no += 1
        s.note("round", s.round_no, s.first)
        return PHASES


PHASES: Final[list[Step[Any]]] = [SurvivorsRun(), SurvivorActions(), NomiasAttack(), CleanUp(), Round()]
