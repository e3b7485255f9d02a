"""Phase 1, Income: both worlds produce, populations eat, stadiums are counted (EVA-INC)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...core.step import Step
from .phases import begin
from .production import old_world
from .resources import collect
from .state import CHIPS, INCOME, ON_NEW, STOCK, State
from .tables import ENERGY, FOOD, KINDS, NEW, OLD, STADIUMS, STEEL, YEARS


class Income(Step[State]):
    """EVA-INC-01: for every player, in order: produce, eat, look at the stadiums, take chips."""

    code: ClassVar[str] = "income.phase"

    def apply(self, s: State, choice: i64) -> None:
        if not begin(s, INCOME):
            return
        for k in range(s.count()):
            seat = s.turn(k)
            if seat < s.seats:
                produce(s, seat)
                eat(s, seat, OLD)
                eat(s, seat, NEW)
                look_at_stadiums(s, seat)


INCOME_PHASE: Final = Income()


def produce(s: State, seat: i64) -> None:
    """EVA-INC-02, -03, EVA-RES-03: each world's production goes to its own stock."""
    collect(s, seat, OLD, old_world(s, seat, FOOD), old_world(s, seat, STEEL), old_world(s, seat, ENERGY))
    collect(s, seat, NEW, s.produces(seat, FOOD), s.produces(seat, STEEL), s.produces(seat, ENERGY))


def eat(s: State, seat: i64, world: i64) -> None:
    """EVA-INC-04 to -07: as much as the world's food allows; a chip for each food not paid."""
    need = s.pack.need_food[world * (YEARS + 1) + s.year]
    have = s.stock(seat, world, FOOD)
    fed = have if have < need else need
    if fed > 0:
        s.add(seat, STOCK + world * KINDS + FOOD, -fed)
        s.note("ate", seat, world, fed)
    if need > fed:
        s.add(seat, CHIPS, need - fed)
        s.note("hungry", seat, world, need - fed)


def look_at_stadiums(s: State, seat: i64) -> None:
    """EVA-INC-08, -09: a chip for each stadium missing on the New World."""
    short = s.pack.need_stadiums[s.year] - s.owned(seat, STADIUMS, ON_NEW)
    if short > 0:
        s.add(seat, CHIPS, short)
        s.note("bored", seat, short)
