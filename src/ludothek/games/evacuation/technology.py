"""Research, and what a developed technology does (EVA-TECH). Effects that happen later stand where they apply."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...core.step import OK, QuestionWith
from .carry import CarryOut
from .changes import changed
from .production import raise_production
from .refusals import ACT_14, TECH_08
from .resources import STOP
from .state import DONE, HALF, POWERS, SETTLED, TECH_FACES, TILE, State
from .tables import BOOST_FOOD, COLUMNS, KINDS, TILES

LEVELS: Final[i64] = TILES // COLUMNS


def next_tile(s: State, seat: i64, column: i64) -> i64:
    """EVA-TECH-01, -04: the place of the lowest tile of a column that is not fully developed, or -1."""
    for level in range(LEVELS):
        place = level * COLUMNS + column
        if not (s.of(seat, DONE) >> place) & 1:
            return place
    return -1


def can_research(s: State, seat: i64) -> bool:
    """EVA-TECH-08: not when all nine tiles are developed."""
    return s.of(seat, DONE) != (i64(1) << TILES) - 1


class Research(QuestionWith[State]):
    """EVA-TECH-01 to -04: one research in one of the three columns."""

    code: ClassVar[str] = "research"
    rule: ClassVar[str] = "EVA-TECH-01"

    def size(self, s: State) -> i64:
        return COLUMNS + 1

    def refusal(self, s: State, choice: i64) -> i64:
        optional = self.arg
        if choice == STOP:
            return OK if optional else ACT_14
        return OK if next_tile(s, self.player, choice - 1) >= 0 else TECH_08

    def apply(self, s: State, choice: i64) -> None:
        if choice == STOP:
            return
        place = next_tile(s, self.player, choice - 1)
        bit = i64(1) << place
        half = s.of(self.player, HALF)
        if place >= COLUMNS and not half & bit:
            s.put(self.player, HALF, half | bit)
            s.note("researched", self.player, s.of(self.player, TILE + place))
            return
        s.put(self.player, HALF, half & ~bit)
        s.put(self.player, DONE, s.of(self.player, DONE) | bit)
        develop(s, self.player, s.of(self.player, TILE + place))


def develop(s: State, seat: i64, tile: i64) -> None:
    """EVA-TECH-05, -06: its faces count, its lasting part holds from now on, its one-time part happens at once."""
    s.note("developed", seat, tile)
    s.add(seat, TECH_FACES, s.pack.tile_faces[tile])
    s.put(seat, POWERS, s.of(seat, POWERS) | s.pack.tile_powers[tile])
    for kind in range(KINDS):
        if s.pack.tile_powers[tile] & (BOOST_FOOD << kind):
            raise_production(s, seat, kind, s.of(seat, SETTLED + kind))
    if s.pack.tile_node[tile] >= 0:
        s.push(CarryOut(seat, s.pack.tile_node[tile]))
    changed(s, seat)
