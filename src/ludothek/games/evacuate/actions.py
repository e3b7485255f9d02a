"""Phase 2, Survivor Actions (EVC-ACT)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ...core.step import NOBODY, Flow, Step
from .state import BARRED, CARD, State
from .station import REMOVE_LEFT
from .tables import ON_ACTIONS_BEGIN, ON_OWN_ACTION
from .windows import W3, Window, anybody_has, anybody_holds, holds, start_power


class SurvivorActions(Flow[State]):
    """EVC-ROUND-01, phase 2: EVC-ACT-01, -02, one player after the other in turn order."""

    code: ClassVar[str] = "action.phase"

    def steps(self, s: State) -> list[Step[Any]]:
        plan: list[Step[Any]] = []
        if s.full and anybody_has(s, ON_ACTIONS_BEGIN):
            plan.append(ACTIONS_BEGIN)
        specials = s.full == 1 and anybody_holds(s, W3)  # one that is stolen can be played in the same phase
        for k in range(s.seats):
            seat = s.turn(k)
            if s.on_station(seat):
                if specials:
                    plan.append(ActionTurn(seat))
                elif s.pack.run.action[s.of(seat, CARD)]:  # EVC-ACT-03: only cards with the Action icon
                    plan.append(ACTS[seat])
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
    """One player's turn of Phase 2: before or after the run card's action, a special card (W3)."""

    code: ClassVar[str] = "action.turn"

    def steps(self, s: State) -> list[Step[Any]]:
        if not holds(s, self.player, W3):
            return [ACTS[self.player]]
        window = Window(NOBODY, W3, self.player, 0)
        return [window, ACTS[self.player], window]


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


ACTS: Final = [Act(seat) for seat in range(6)]
