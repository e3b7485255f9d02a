"""Phase 6, Bonuses: the power of the year against the numbers of the year's card (EVA-BONUS)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ...core.step import OK, Flow, Question, Step
from .carry import CarryOut
from .goals import show
from .phases import begin
from .progress import MOST_POWER, powers
from .refusals import BONUS_02, BONUS_03
from .state import BONUS, BONUSES, RECEIVED, State

# The words of `bonus.choice`.
NO_BONUS: Final[i64] = 0
LESSER: Final[i64] = 1
GREATER: Final[i64] = 2
RESULTS: Final[i64] = 3


class BonusPhase(Flow[State]):
    """EVA-BONUS-04: in turn order; robots get nothing (EVA-SOLO-23)."""

    code: ClassVar[str] = "bonus.phase"

    def steps(self, s: State) -> list[Step[Any]]:
        plan: list[Step[Any]] = []
        if begin(s, BONUSES):
            for k in range(s.count()):
                if s.turn(k) < s.seats:
                    plan.append(Bonus(s.turn(k)))
        return plan


BONUS_PHASE: Final = BonusPhase()


def year_card(s: State) -> i64:
    return s.board[BONUS + s.year - 1]


def result(s: State, power: i64) -> i64:
    """EVA-BONUS-02, -03: which bonus of the year's card a power gets."""
    lesser = s.pack.bonus_number[year_card(s) * 2]
    greater = s.pack.bonus_number[year_card(s) * 2 + 1]
    if s.generous:
        return LESSER if power <= lesser else GREATER if power <= greater else NO_BONUS
    return LESSER if power == lesser else GREATER if power == greater else NO_BONUS


def results(s: State, seat: i64) -> i64:
    """EVA-BONUS-05: the bonuses that the player's powers reach, as bits."""
    possible = powers(s, seat)
    out: i64 = 0
    for power in range(MOST_POWER + 1):
        if (possible >> power) & 1:
            out |= i64(1) << result(s, power)
    return out


class Bonus(Step[State]):
    """One player's bonus, or the choice of it where cards and technologies leave one."""

    code: ClassVar[str] = "bonus.player"

    def apply(self, s: State, choice: i64) -> None:
        reached = results(s, self.player)
        for which in range(RESULTS):
            if reached == i64(1) << which:
                receive(s, self.player, which)
                return
        s.push(ChooseBonus(self.player))


class ChooseBonus(Question[State]):
    """EVA-BONUS-05, EVA-TECH-K13, EVA-ADV-12: the power of this phase is chosen apart from the Progress phase."""

    code: ClassVar[str] = "bonus.choice"
    rule: ClassVar[str] = "EVA-BONUS-05"

    def size(self, s: State) -> i64:
        return RESULTS

    def refusal(self, s: State, choice: i64) -> i64:
        if (results(s, self.player) >> choice) & 1:
            return OK
        return BONUS_03 if s.generous else BONUS_02

    def apply(self, s: State, choice: i64) -> None:
        receive(s, self.player, choice)


def receive(s: State, seat: i64, which: i64) -> None:
    """EVA-AMB-35, EVA-POINTS-15: the bonus counts as received, even if its parts are then declined (EVA-BONUS-13)."""
    card = year_card(s)
    if which == NO_BONUS:
        s.note("no-bonus", seat)
        return
    s.add(seat, RECEIVED + which - 1, 1)
    s.note("lesser-bonus" if which == LESSER else "greater-bonus", seat, card)
    show(s, seat, which - 1)
    s.push(CarryOut(seat, s.pack.bonus_node[card * 2 + which - 1]))
