"""The score sheet (LAN-WIN)."""

from __future__ import annotations

from ...core.scoring import ScoreLine, ScoreSheet, SeatScore
from .state import State


def score(s: State) -> ScoreSheet:
    """LAN-WIN-01, -02: lanterns and glow; oil left over breaks ties, and who is still level shares the win."""
    keys = [(int(s.points(seat)), int(s.oil[seat])) for seat in range(int(s.seats))]
    seats = []
    for seat, (points, oil) in enumerate(keys):
        glow = int(s.glow[seat])
        lines = [ScoreLine("LAN-WIN-01", "lanterns", points - glow), ScoreLine("LAN-WIN-01", "glow", glow)]
        shown = [line for line in lines if line.points]
        seats.append(SeatScore(seat, shown, [oil], bool(s.over) and keys[seat] == max(keys)))
    return ScoreSheet(seats, "festival" if s.over else "")
