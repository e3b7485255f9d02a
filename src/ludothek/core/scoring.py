"""Score sheets: where the points come from, how ties are broken, who stands where."""

from __future__ import annotations

from typing import Final


class ScoreLine:
    """One line of a seat's sheet: which rule, which label, how much."""

    def __init__(self, rule: str, label: str, points: int) -> None:
        self.rule: Final = rule
        self.label: Final = label
        self.points: Final = points


class SeatScore:
    """One seat's lines, its tie-breaks in order of weight (greater is better), and whether it wins."""

    def __init__(self, seat: int, lines: list[ScoreLine], ties: list[int], wins: bool) -> None:
        self.seat: Final = seat
        self.lines: Final = lines
        self.ties: Final = ties
        self.wins: Final = wins

    @property
    def total(self) -> int:
        return sum([line.points for line in self.lines])


class ScoreSheet:
    """All seats. `outcome` names how the game ended; it is empty while it goes on."""

    def __init__(self, seats: list[SeatScore], outcome: str) -> None:
        self.seats: Final = seats
        self.outcome: Final = outcome

    @property
    def winners(self) -> list[int]:
        return [score.seat for score in self.seats if score.wins]

    def places(self) -> list[int]:
        """Each seat's place, 1 is best: winners first, then by total and tie-breaks; equals share a place."""
        keys = [(score.wins, score.total, score.ties) for score in self.seats]
        return [1 + sum([1 for other in keys if other > key]) for key in keys]

    def returns(self) -> list[float]:
        """Rewards from -1 to 1 for learning: winners share the stake, all others lose theirs."""
        winners = self.winners
        if not winners or len(winners) == len(self.seats):
            return [-1.0 if not winners else 0.0 for _ in self.seats]
        losers = len(self.seats) - len(winners)
        gain = losers / len(winners) / (len(self.seats) - 1)
        return [gain if score.wins else -1.0 / (len(self.seats) - 1) for score in self.seats]
