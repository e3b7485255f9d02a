"""The score sheet: the Race by its adjusted markers, the other games by points (EVA-END-RACE, EVA-POINTS, EVA-SOLO)."""

from __future__ import annotations

from ...core.scoring import ScoreLine, ScoreSheet, SeatScore
from . import points, race
from .goals import all_goal_points
from .lines import line_points
from .objectives import objective_points
from .requirements import RACE_PRODUCTION
from .state import CHIPS, SOLO, State

GOOD = 60  # EVA-SOLO-25: a good score for a game alone


def score(s: State) -> ScoreSheet:
    """All seats; while the game goes on, as if it ended now, but without a winner."""
    return by_points(s) if s.points else by_race(s)


def by_points(s: State) -> ScoreSheet:
    """EVA-POINTS-04 to -13: most points win, ties stay ties. Alone, a good score counts as a win (EVA-SOLO-25)."""
    solo = s.robots == SOLO
    sheets = [point_lines(s, seat) for seat in range(int(s.seats))]
    totals = [sum(line.points for line in lines) for lines in sheets]
    best = GOOD if solo else max(totals)
    seats = [SeatScore(seat, lines, [], bool(s.over) and totals[seat] >= best) for seat, lines in enumerate(sheets)]
    return ScoreSheet(seats, ("solo" if solo else "points") if s.over else "")


def point_lines(s: State, seat: int) -> list[ScoreLine]:
    lines = [
        ScoreLine("EVA-POINTS-04", "production", int(points.production_points(s, seat))),
        ScoreLine("EVA-POINTS-05", "goals", int(all_goal_points(s, seat))),
        ScoreLine("EVA-POINTS-06", "sites", int(points.site_points(s, seat))),
        ScoreLine("EVA-POINTS-07", "stadiums", int(points.stadium_points(s, seat))),
        ScoreLine("EVA-POINTS-08", "chips", int(points.chip_points(s, seat))),
        ScoreLine("EVA-SOLO-24" if s.robots == SOLO else "EVA-POINTS-09", "faces", int(points.face_points(s, seat))),
        ScoreLine("EVA-MOD-08", "objectives", int(objective_points(s, seat))),
        ScoreLine("EVA-MOD-03", "lines", int(line_points(s, seat))),
    ]
    return [line for line in lines if line.points]


def by_race(s: State) -> ScoreSheet:
    """EVA-END-RACE-12, -13: who meets the condition wins, most faces first; else the best lowest marker.

    Where somebody meets it, production beyond the goal is worth nothing, so that equals stay equal.
    """
    everybody = range(int(s.seats))
    reached = [bool(race.reaches(s, seat)) for seat in everybody]
    sheets = [race_lines(s, seat, any(reached)) for seat in everybody]
    ties = [race_ties(s, seat, reached) for seat in everybody]
    keys = [(sum(line.points for line in sheets[seat]), ties[seat]) for seat in everybody]
    best = max(keys)
    seats = [SeatScore(seat, sheets[seat], ties[seat], bool(s.over) and keys[seat] == best) for seat in everybody]
    return ScoreSheet(seats, "race" if s.over else "")


def race_lines(s: State, seat: int, capped: bool) -> list[ScoreLine]:
    """The lowest marker, and what became of it. The bonus counts by as much as it raised the lowest."""
    after = int(race.ranked(race.punished(s, seat))[0])
    final = int(race.ranked(race.final_markers(s, seat))[0])
    beyond = max(0, final - int(RACE_PRODUCTION)) if capped else 0
    lines = [
        ScoreLine("EVA-END-RACE-13", "lowest", int(s.lowest(seat))),
        ScoreLine("EVA-END-RACE-06", "chips", -int(s.of(seat, CHIPS))),
        ScoreLine("EVA-END-RACE-06", "sites", -int(race.sites_left(s, seat))),
        ScoreLine("EVA-END-RACE-06", "stadiums", -int(race.stadiums_short(s, seat))),
        ScoreLine("EVA-END-RACE-08", "faces", final - after),
        ScoreLine("EVA-END-RACE-12", "beyond", -beyond),
    ]
    return [line for line in lines if line.points]


def race_ties(s: State, seat: int, reached: list[bool]) -> list[int]:
    """EVA-END-RACE-12, -13: three stadiums, faces, then the other two markers unless the condition is met."""
    markers = race.ranked(race.final_markers(s, seat))
    if any(reached):
        rest = [0, 0] if reached[seat] else [int(markers[1]), int(markers[2])]
        return [int(reached[seat]), int(s.faces(seat)), *rest]
    return [int(race.stadiums_short(s, seat) == 0), int(s.faces(seat)), int(markers[1]), int(markers[2])]
