"""The score sheet: Survivors brought home, and how the game ended (EVC-WIN)."""

from __future__ import annotations

from ...core.scoring import ScoreLine, ScoreSheet, SeatScore
from .ending import front_rank, is_doomed
from .state import ABOARD, JARS, OUT, POOL, STATUS, TOKEN, State


def score(s: State) -> ScoreSheet:
    """EVC-WIN-02, -03: Survivors, specimens and the token; the front runner breaks ties."""
    seats = []
    for seat in range(int(s.seats)):
        lines: list[ScoreLine] = []
        if s.of(seat, STATUS) != OUT:
            aboard = s.of(seat, STATUS) == ABOARD
            lines.append(ScoreLine("EVC-CIV-15" if aboard else "EVC-WIN-02", "aboard" if aboard else "runner", 1))
            lines.append(ScoreLine("EVC-WIN-02", "pool", int(s.of(seat, POOL))))
            lines.append(ScoreLine("EVC-CIV-08", "token", int(s.of(seat, TOKEN))))
            lines.append(ScoreLine("EVC-CIV-07", "specimens", int(s.of(seat, JARS)).bit_count()))
        shown = [line for line in lines if line.points]
        seats.append(SeatScore(seat, shown, [int(front_rank(s, seat))], bool((s.winners >> seat) & 1)))
    return ScoreSheet(seats, outcome(s))


def outcome(s: State) -> str:
    """`transport`, `nomias`, `doom`, `ship`, or nothing while the game goes on."""
    if not s.over:
        return ""
    winners = [seat for seat in range(int(s.seats)) if (s.winners >> seat) & 1]
    if not winners:
        return "nomias"
    if is_doomed(s, winners[0]):
        return "doom"
    nobody_left = all(s.of(seat, STATUS) != 1 for seat in range(int(s.seats)))
    return "ship" if nobody_left else "transport"
