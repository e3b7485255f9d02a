"""The end of a game for points: what is counted (EVA-POINTS-04 to -15, EVA-SOLO-24)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.step import Step
from .goals import all_goal_points
from .lines import line_points, share
from .objectives import objective_points
from .race import sites_left, stadiums_short
from .state import CHIPS, GOALS, HELD, ON_NEW, SHOWN, SITES, SOLO, TECH_FACES, State
from .tables import LAND_SITES, STADIUMS

SITE: Final[i64] = -2  # EVA-POINTS-06: for each land site left behind, and for each population on it
PERSON: Final[i64] = -1
STADIUM: Final[i64] = -3  # EVA-POINTS-07
CHIP: Final[i64] = -3  # EVA-POINTS-08
MOST_FACES: Final[i64] = 4  # EVA-SOLO-24


def production_points(s: State, seat: i64) -> i64:
    """EVA-POINTS-04: by table for the lowest production marker, beyond its end so much for each step."""
    low = s.lowest(seat)
    last = i64(len(s.pack.lowest_points)) - 1
    if low <= last:
        return s.pack.lowest_points[low]
    return s.pack.lowest_points[last] + (low - last) * s.pack.lowest_step


def site_points(s: State, seat: i64) -> i64:
    """EVA-POINTS-06: land sites left behind, and the population on them."""
    points = SITE * sites_left(s, seat)
    for site in range(LAND_SITES):
        if (s.of(seat, SITES) >> site) & 1:
            points += PERSON * s.pack.ow_people[site]
    return points


def stadium_points(s: State, seat: i64) -> i64:
    """EVA-POINTS-07: stadiums short of three on the New World."""
    return STADIUM * stadiums_short(s, seat)


def chip_points(s: State, seat: i64) -> i64:
    """EVA-POINTS-08."""
    return CHIP * s.of(seat, CHIPS)


def counted_faces(s: State, seat: i64) -> i64:
    """EVA-POINTS-09, -10: faces of technologies and of the New World; none with fewer than three stadiums there."""
    if stadiums_short(s, seat) > 0:
        return 0
    faces = s.of(seat, TECH_FACES)
    first = s.pack.first[STADIUMS]
    at = HELD + seat * 4 + ON_NEW
    for card in range(first, first + s.pack.count[STADIUMS]):
        if s.place[card] == at:
            faces += s.pack.faces[card]
    return faces


def face_points(s: State, seat: i64) -> i64:
    """EVA-POINTS-09 to -11, EVA-SOLO-24: places by happy faces; alone it is enough to equal the opponent."""
    mine = counted_faces(s, seat)
    if s.robots == SOLO:
        return MOST_FACES if mine > 0 and mine >= s.faces(s.opponent()) else i64(0)
    values = vec[i64](capacity=4)
    for other in range(s.seats):
        values = append(values, counted_faces(s, other))
    return share(values, seat, s.seats == 2)


def total(s: State, seat: i64) -> i64:
    """A player's points if the game ended now."""
    return (
        production_points(s, seat)
        + all_goal_points(s, seat)
        + site_points(s, seat)
        + stadium_points(s, seat)
        + chip_points(s, seat)
        + face_points(s, seat)
        + objective_points(s, seat)
        + line_points(s, seat)
    )


class FinishPoints(Step[State]):
    """EVA-POINTS-05, -13: the goal cards are shown, and the game is over."""

    code: ClassVar[str] = "points.finish"

    def apply(self, s: State, choice: i64) -> None:
        for seat in range(s.seats):
            for goal in range(s.pack.goals):
                if ((s.of(seat, GOALS) & ~s.of(seat, SHOWN)) >> goal) & 1:
                    s.note("goal-shown", seat, goal)
            s.put(seat, SHOWN, s.of(seat, GOALS))
        s.over = 1
        s.stack.clear()
        s.note("ended")


FINISH_POINTS: Final = FinishPoints()
