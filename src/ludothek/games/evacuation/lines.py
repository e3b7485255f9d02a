"""Line majorities: three lines of the New World on which sites count again (EVA-MOD-01 to -05)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.step import CHANCE, OK, Draw, Step
from .refusals import MOD_01
from .state import LINES, SOLO, State
from .tables import LINE

LINE_COUNT: Final[i64] = 3
BY_CHANCE: Final[i64] = 1  # values of `s.lines`: the side of the module's card
SIDE_A: Final[i64] = 2


# -- shares of places ---------------------------------------------------------------------------------------


def prize(place: i64, two: bool) -> i64:
    """EVA-POINTS-09, EVA-MOD-03: 6, 4, 1 for the first three places; with two players 4 and nothing."""
    if two:
        return 4 if place == 0 else 0
    return 6 if place == 0 else 4 if place == 1 else 1 if place == 2 else 0


def share(values: vec[i64], who: i64, two: bool) -> i64:
    """EVA-POINTS-11, EVA-MOD-04: who ties adds up the places and divides, rounded down; 0 has no place."""
    mine = values[who]
    if mine <= 0:
        return 0
    better: i64 = 0
    equal: i64 = 0
    for i in range(i64(len(values))):
        if values[i] > mine:
            better += 1
        elif values[i] == mine:
            equal += 1
    points: i64 = 0
    for place in range(better, better + equal):
        points += prize(place, two)
    return points // equal


# -- set-up -------------------------------------------------------------------------------------------------


class SetUp(Step[State]):
    """EVA-MOD-01: a side of the card names three labels, and each gets a tile with a random side up."""

    code: ClassVar[str] = "lines.setup"

    def apply(self, s: State, choice: i64) -> None:
        if s.lines == BY_CHANCE:
            s.push(DrawSide(CHANCE))
        elif s.lines:
            lay_tiles(s, s.lines - SIDE_A)


def lay_tiles(s: State, side: i64) -> None:
    """Labels 1, 3, 5 on side A, 2, 4, 6 on side B."""
    s.note("lines-side", side)
    plan: list[Step[Any]] = []
    for k in range(LINE_COUNT):
        plan.append(DrawLine(CHANCE, k, 2 * k + side))
    s.plan(plan)


class DrawSide(Draw[State]):
    """EVA-MOD-01: the side of the card, by chance."""

    code: ClassVar[str] = "setup.side"
    rule: ClassVar[str] = "EVA-MOD-01"

    def size(self, s: State) -> i64:
        return 2

    def apply(self, s: State, choice: i64) -> None:
        lay_tiles(s, choice)


class DrawLine(Draw[State]):
    """EVA-MOD-01: which of its two lines the tile of a label shows."""

    code: ClassVar[str] = "setup.line"
    rule: ClassVar[str] = "EVA-MOD-01"

    def __init__(self, player: i64, k: i64, label: i64) -> None:
        super().__init__(player)
        self.k: Final[i64] = k
        self.label: Final[i64] = label

    def args(self) -> list[int]:
        return [self.k, self.label]

    def size(self, s: State) -> i64:
        return 2

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if s.pack.line[(self.label * 2 + choice) * LINE] >= 0 else MOD_01

    def apply(self, s: State, choice: i64) -> None:
        s.board[LINES + self.k] = self.label * 2 + choice
        s.note("line-laid", self.label + 1, s.pack.line[(self.label * 2 + choice) * LINE], last_site(s, self.k))


def last_site(s: State, k: i64) -> i64:
    """The far end of a line."""
    at = s.board[LINES + k] * LINE
    i: i64 = 0
    while i + 1 < LINE and s.pack.line[at + i + 1] >= 0:
        i += 1
    return s.pack.line[at + i]


# -- scoring ------------------------------------------------------------------------------------------------


def on_line(s: State, k: i64, colour: i64) -> i64:
    """How many settled sites of a colour lie on a line; one on a crossing counts for both (EVA-MOD-05)."""
    at = s.board[LINES + k] * LINE
    total: i64 = 0
    for i in range(LINE):
        site = s.pack.line[at + i]
        if site < 0:
            break
        if s.land[site] == colour:
            total += 1
    return total


def line_points(s: State, seat: i64) -> i64:
    """EVA-MOD-03: each line on its own. Alone, the opponent is the second player (EVA-AMB-49)."""
    if not s.lines:
        return 0
    ranked = 2 if s.robots == SOLO else s.seats
    points: i64 = 0
    for k in range(LINE_COUNT):
        values = vec[i64](capacity=4)
        for colour in range(ranked):
            values = append(values, on_line(s, k, colour))
        points += share(values, seat, ranked == 2)
    return points
