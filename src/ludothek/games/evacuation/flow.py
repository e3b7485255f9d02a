"""Years and phases: the contents page of the rulebook (EVA-FLOW)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ...core.step import Flow, Step
from .advanced import TRIM_HANDS
from .bonuses import BONUS_PHASE
from .cleanup import CLEANUP_PHASE
from .income import INCOME_PHASE
from .order import TURN_ORDER_PHASE
from .points import FINISH_POINTS
from .progress import PROGRESS_PHASE
from .race import FINISH_RACE
from .solo import START_YEAR
from .state import CLEANUP, NO_ROBOT, State
from .transport import TRANSPORT_PHASE
from .turns import ACTION_PHASE


class Year(Flow[State]):
    """EVA-FLOW-02: income, actions, transport, turn order, progress, bonuses, cleanup."""

    code: ClassVar[str] = "year"

    def steps(self, s: State) -> list[Step[Any]]:
        s.note("year", s.year)
        plan: list[Step[Any]] = [INCOME_PHASE]
        if s.robots != NO_ROBOT:
            plan.append(START_YEAR)
        if s.advanced and s.year > 1:
            plan.append(TRIM_HANDS)
        plan.extend(PHASES)
        return plan


YEAR: Final = Year()


class YearEnd(Step[State]):
    """EVA-FLOW-01, -03, EVA-END-RACE-05: a year without Cleanup is the last one.

    That is the fourth, or the one in which the Race was decided.
    """

    code: ClassVar[str] = "year.end"

    def apply(self, s: State, choice: i64) -> None:
        if s.phase == CLEANUP:
            s.push(YEAR)
        else:
            s.push(FINISH_POINTS if s.points else FINISH_RACE)


YEAR_END: Final = YearEnd()

PHASES: Final[list[Step[Any]]] = [
    ACTION_PHASE,
    TRANSPORT_PHASE,
    TURN_ORDER_PHASE,
    PROGRESS_PHASE,
    BONUS_PHASE,
    CLEANUP_PHASE,
    YEAR_END,
]
