"""The turning points of a finished game: where somebody's chances changed most, and what a bot would have done there.

The game is over, so its positions are judged as they were; what a bot would have answered is searched from what the
seat knew then. How a game ends is no turning point: there the last doubt is gone, whoever answered last.
"""

from __future__ import annotations

from itertools import pairwise
from time import perf_counter

import msgspec

from ..core.game import word_of
from ..core.match import Decision, Match, Moment
from ..core.state import Observation
from .analysis import Analysis, Opinion, simulations_of

MOST = 3  # turning points
QUESTIONS = 4  # of one turn that are looked at
WORTH = 0.3  # simulations for each, in seconds' worth
LEAST = 0.005  # a smaller change is none


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn that changed the chances of the seat whose turn it was."""

    n: int  # answers that stood before the one that is looked at
    seat: int
    before: float
    after: float
    code: str
    source: str
    played: str  # the answer that was given
    best: Opinion  # the answer that a bot would have given


def turning_points(match: Match, seconds: float = 0.0, worth: float = WORTH) -> list[TurningPoint]:
    """The greatest changes first. At most so many seconds are searched (0: as long as it takes)."""
    ends = perf_counter() + seconds if seconds > 0.0 else 0.0
    found: list[TurningPoint] = []
    for turn, before, after in _swings(match)[:MOST]:
        left = max(0.1, ends - perf_counter()) if ends else 0.0
        point = _look(match, turn, before, after, left / (MOST - len(found)), worth)
        if point is not None:
            found.append(point)
    return found


def _swings(match: Match) -> list[tuple[list[Moment], float, float]]:
    """The turns, each with the chances of its seat before and after it; the greatest change first."""
    game = match.game
    turns: list[list[Moment]] = []
    for moment in match.moments:
        code = moment.state.stack[-1].code
        if not turns or not game.pauses or code in game.pauses:
            turns.append([])
        turns[-1].append(moment)
    found = []
    for turn, after in pairwise(turns):
        seat, first = turn[0].seat, turn[0]
        chances = [game.evaluate(moment.state, seat, game.judgement) for moment in (first, after[0])]
        if abs(chances[1] - chances[0]) >= LEAST:
            found.append((turn, chances[0], chances[1]))
    return sorted(found, key=lambda swing: -abs(swing[2] - swing[1]))


def _look(
    match: Match, turn: list[Moment], before: float, after: float, seconds: float, worth: float
) -> TurningPoint | None:
    """The first answer of a turn that a bot would not have given; else the first that was no matter of course."""
    standing = [line for line in match.record.lines if not line.undone]
    same: TurningPoint | None = None
    looked = 0
    for moment in turn:
        seen, decision = question_at(match, moment)
        if moment.seat != turn[0].seat or len(decision.options) < 2 or looked == QUESTIONS:
            continue
        looked += 1
        analysis = Analysis(match.game, seen, decision)
        analysis.deepen(simulations_of(match.game, worth), seconds / QUESTIONS)
        opinions = analysis.verdict().opinions
        played = standing[moment.played].word
        point = TurningPoint(
            moment.played, moment.seat, before, after, decision.code, decision.source, played, opinions[0]
        )
        if opinions[0].word != played:
            return point
        same = same or point
    return same


def question_at(match: Match, moment: Moment) -> tuple[Observation, Decision]:
    """What a seat saw and was asked at a moment of a match."""
    state, seat = moment.state, moment.seat
    step = state.stack[-1].asking(seat)
    found = step.options(state)
    options = tuple(int(found[i]) for i in range(len(found)))
    words = tuple(word_of(match.pack, step.code, choice) for choice in options)
    owing = tuple(at for at in range(len(match.record.seats)) if (step.owing() >> at) & 1)
    return match.game.observe(state, seat), Decision(seat, owing, step.code, options, words, step.source(state))
