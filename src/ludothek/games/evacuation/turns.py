"""Phase 2, Actions: turns and what is done in them (EVA-ACT)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.step import NOBODY, OK, Question, Step, StepWith
from .actions import (
    CLONE,
    EXCHANGE,
    GAIN_INFRASTRUCTURE,
    GAIN_RESEARCH,
    MOVES,
    NO_GROUP,
    OBJECTIVES,
    PASS,
    PREFAB,
    SETTLE,
    SHIP,
    STADIUM,
    action_refusal,
    charge,
    energy_refusal,
    group_of,
    open_actions,
    surcharge,
    track_cost,
)
from .advanced import EndTurn, PlayCard, Tuck
from .building import Clone, Prefab
from .infrastructure import InfrastructureMoves
from .market import BUILD, take
from .objectives import PlayObjective, objective_refusal
from .phases import begin
from .refusals import (
    ADV_04,
    MOD_08,
)
from .resources import ANY, STOP, Exchange, GainResource
from .settle import Settle
from .solo import RobotTurn
from .state import ACTION, ACTIONS, FREE_ACTION, GROUP, HAND, NONE, PASSED, State
from .tables import SHIPS, STADIUMS
from .technology import Research

MOVES_PER_ACTION: Final[i64] = 2
EXCHANGES_PER_ACTION: Final[i64] = 3


# -- turns --------------------------------------------------------------------------------------------------


class ActionPhase(Step[State]):
    """EVA-ACT-01: single turns in turn order, round after round."""

    code: ClassVar[str] = "actions.phase"

    def apply(self, s: State, choice: i64) -> None:
        if begin(s, ACTION):
            s.push(NEXT_TURN[0])


ACTION_PHASE: Final = ActionPhase()


class NextTurn(StepWith[State]):
    """EVA-ACT-01, -02: the next colour that has not passed; after a decided Race only the round is finished."""

    code: ClassVar[str] = "turn.next"

    def apply(self, s: State, choice: i64) -> None:
        n = s.count()
        k = self.arg
        while k < n:
            colour = s.turn(k)
            k += 1
            if not s.of(colour, PASSED):
                s.push(NEXT_TURN[k])
                if colour < s.seats:
                    s.put(colour, FREE_ACTION, 0)
                    s.push(TURN[colour])
                else:
                    s.push(RobotTurn(NOBODY, colour))
                return
        if s.trigger != NONE:
            return  # EVA-END-RACE-03
        for colour in range(n):
            if not s.of(colour, PASSED):
                s.push(NEXT_TURN[0])
                return


NEXT_TURN: Final = [NextTurn(NOBODY, k) for k in range(7)]


class Turn(Question[State]):
    """EVA-ACT-02 to -14: one action, or pass. An objective may be played besides (EVA-MOD-08)."""

    code: ClassVar[str] = "turn"
    rule: ClassVar[str] = "EVA-ACT-02"

    def size(self, s: State) -> i64:
        return OBJECTIVES + s.pack.objectives + s.pack.actions

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == PASS:
            return MOD_08 if s.of(self.player, FREE_ACTION) and self.may_act(s) else OK
        if choice < OBJECTIVES:
            return action_refusal(s, self.player, choice)
        if choice < OBJECTIVES + s.pack.objectives:
            if not self.may_act(s):
                return MOD_08
            return objective_refusal(s, self.player, choice - OBJECTIVES)
        return self.card_refusal(s, choice - OBJECTIVES - s.pack.objectives)

    def card_refusal(self, s: State, design: i64) -> i64:
        if not s.advanced or s.hands[s.pile(self.player, HAND) + design] == 0:
            return ADV_04
        return energy_refusal(s, self.player, NO_GROUP)

    def may_act(self, s: State) -> bool:
        """Whether there is anything but to pass."""
        if open_actions(s, self.player) != 0:
            return True
        return s.advanced != 0 and energy_refusal(s, self.player, NO_GROUP) == OK

    def options(self, s: State) -> vec[i64]:
        out = vec[i64](capacity=12)
        actions = open_actions(s, self.player)
        cards = s.advanced != 0 and energy_refusal(s, self.player, NO_GROUP) == OK
        if not s.of(self.player, FREE_ACTION) or not (actions or cards):
            out = append(out, PASS)
        for action in range(GAIN_INFRASTRUCTURE, OBJECTIVES):
            if (actions >> action) & 1:
                out = append(out, action)
        if s.objectives and (actions or cards):
            for objective in range(s.pack.objectives):
                if objective_refusal(s, self.player, objective) == OK:
                    out = append(out, OBJECTIVES + objective)
        if cards:
            base = s.pile(self.player, HAND)
            first = OBJECTIVES + s.pack.objectives
            for design in range(s.pack.actions):
                if s.hands[base + design] > 0:
                    out = append(out, first + design)
        return out

    def apply(self, s: State, choice: i64) -> None:
        seat = self.player
        if choice == PASS:
            s.put(seat, PASSED, 1)
            s.note("passed", seat)
        elif choice < OBJECTIVES:
            self.act(s, choice)
        elif choice < OBJECTIVES + s.pack.objectives:
            s.put(seat, FREE_ACTION, 1)
            s.push(self)
            s.push(PlayObjective(seat, choice - OBJECTIVES))
        else:
            design = choice - OBJECTIVES - s.pack.objectives
            cost = track_cost(s, seat)
            s.add(seat, ACTIONS, 1)
            self.end(s)
            s.push(PlayCard(seat, design))
            charge(s, seat, cost, PASS)

    def act(self, s: State, action: i64) -> None:
        """EVA-ACT-04: mark the group, pay, perform."""
        seat = self.player
        group = group_of(action)
        cost = track_cost(s, seat) + surcharge(s, seat, group)
        s.add(seat, ACTIONS, 1)
        s.add(seat, GROUP + group, 1)
        s.note("action", seat, action)
        self.end(s)
        s.push(PerformAction(seat, action))
        charge(s, seat, cost, action)
        if s.advanced:
            s.push(Tuck(seat, group))

    def end(self, s: State) -> None:
        if s.advanced:
            s.push(EndTurn(self.player))
        if s.objectives:
            s.push(AfterAction(self.player))


TURN: Final = [Turn(0), Turn(1), Turn(2), Turn(3)]


class PerformAction(StepWith[State]):
    """EVA-ACT-03, -12: the action itself; what it gives comes first and may be used at once."""

    code: ClassVar[str] = "turn.perform"

    def apply(self, s: State, choice: i64) -> None:
        seat = self.player
        action = self.arg
        if action == GAIN_INFRASTRUCTURE:
            s.plan([GainResource(seat, ANY), InfrastructureMoves(seat, MOVES_PER_ACTION, 1)])
        elif action == GAIN_RESEARCH:
            s.plan([GainResource(seat, ANY), Research(seat, 1)])
        elif action == SETTLE:
            s.push(Settle(seat, 0))
        elif action == SHIP:
            take(s, seat, SHIPS, BUILD, 0, 0)
        elif action == STADIUM:
            take(s, seat, STADIUMS, BUILD, 0, 0)
        elif action == PREFAB:
            s.push(Prefab(seat, 0, 0))
        elif action == CLONE:
            s.push(Clone(seat))
        elif action == MOVES:
            s.push(InfrastructureMoves(seat, MOVES_PER_ACTION, 0))
        elif action == EXCHANGE:
            s.plan([GainResource(seat, ANY), Exchange(seat, EXCHANGES_PER_ACTION)])
        else:
            s.push(Research(seat, 0))


class AfterAction(Question[State]):
    """EVA-MOD-08: an objective may also be played after the turn's action."""

    code: ClassVar[str] = "turn.after"
    rule: ClassVar[str] = "EVA-MOD-08"

    def size(self, s: State) -> i64:
        return s.pack.objectives + 1

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if choice == STOP else objective_refusal(s, self.player, choice - 1)

    def apply(self, s: State, choice: i64) -> None:
        if choice == STOP:
            return
        s.push(self)
        s.push(PlayObjective(self.player, choice - 1))
