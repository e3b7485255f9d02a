"""Phase 2, Survivor Actions (EVC-ACT)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ...core.step import Flow, Step
from .state import BARRED, CARD, SPECIALS, State
from .station import REMOVE_LEFT
from .tables import ON_ACTIONS_BEGIN, ON_OWN_ACTION
from .windows import W3, start_power, window


class SurvivorActions(Flow[State]):
    """EVC-ROUND-01, phase 2: EVC-ACT-01, -02, one player after the other in turn order."""

    code: ClassVar[str] = "action.phase"

    def steps(self, s: State) -> list[Step[Any]]:
        plan: list[Step[Any]] = []
        if s.full:
            plan.append(ACTIONS_BEGIN)
        for k in range(s.seats):
            seat = s.turn(k)
            # In the full game a special card can still be stolen in time for the own turn (W3).
            if s.on_station(seat) and (s.full or s.pack.run.action[s.of(seat, CARD)]):
                plan.append(ActionTurn(seat) if s.full else Act(seat))
        plan.append(REMOVE_LEFT)
        return plan


class ActionsBegin(Step[State]):
    """Powers that bar actions are noted first."""

    code: ClassVar[str] = "action.begin"

    def apply(self, s: State, choice: i64) -> None:
        k = s.seats - 1
        while k >= 0:
            seat = s.turn(k)
            if s.on_station(seat):
                start_power(s, ON_ACTIONS_BEGIN, seat, seat)
            k -= 1


ACTIONS_BEGIN: Final = ActionsBegin()


class ActionTurn(Flow[State]):
    """One player's turn of Phase 2: the run card's action, and before or after it a special card (W3)."""

    code: ClassVar[str] = "action.turn"

    def steps(self, s: State) -> list[Step[Any]]:
        if not s.on_station(self.player):
            return []
        act = Act(self.player)
        if not s.of(self.player, SPECIALS):
            return [act]
        return [window(W3, self.player), act, window(W3, self.player)]


class Act(Step[State]):
    """EVC-ACT-01, -09, -10: the action of the run card in use, unless it is barred or has nothing to act on."""

    code: ClassVar[str] = "action.act"

    def apply(self, s: State, choice: i64) -> None:
        seat = self.player
        card = s.of(seat, CARD)
        if not s.on_station(seat) or not s.pack.run.action[card]:  # EVC-ACT-03: only with the Action icon
            return
        if s.of(seat, BARRED):
            s.note("action-barred", seat, card)
            return
        number = s.pack.run_ability(ON_OWN_ACTION, card)
        if number < 0:
            return
        ability = s.pack.abilities[number]
        if ability.holds(s, seat, seat) and ability.effect.possible(s, seat, seat):
            s.note("acts", seat, card)
            ability.effect.start(s, seat, seat)
        else:
            s.note("acts-in-vain", seat, card)
