"""The figures of all players over a whole game, for graphs: what a spectator could have seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..core.game import number_of
from ..core.step import advance, play
from .figures import players_in

if TYPE_CHECKING:
    from ..core.match import Match
    from ..core.state import BaseState
    from ..i18n import Catalogue

SPECTATOR = -1


@dataclass
class Curve:
    """One figure of one colour at every position; None where it had none."""

    id: str
    label: str
    seat: int
    values: list[int | None] = field(default_factory=list)
    score: bool = False  # the figure by which the game is won
    of: int = 0  # the most there can be


@dataclass
class Series:
    """All figures; `n` are the positions, `rounds` those at which a new round begins."""

    n: list[int]
    lines: list[Curve]
    rounds: list[int]


def series_of(match: Match, catalogue: Catalogue) -> Series:
    """The figures at every position of the record, from the first answer to where the match stands."""
    curves: dict[tuple[int, str], Curve] = {}
    count = 0
    for state in _positions(match):
        for player in players_in(match, state, SPECTATOR, catalogue):
            for figure in [figure for figure in player.figures if not figure.passing]:
                curve = curves.setdefault(
                    (player.seat, figure.id),
                    Curve(figure.id, figure.label, player.seat, [None] * count, figure.score, figure.of),
                )
                curve.values.append(figure.value)
        count += 1
        for curve in curves.values():
            curve.values += [None] * (count - len(curve.values))
    return Series(list(range(count)), list(curves.values()), _rounds(match))


def _positions(match: Match) -> Iterator[BaseState]:
    """Every position up to the present one. Those before a seat's answer are kept, the others are played again."""
    kept = {moment.played: moment.state for moment in match.moments}
    standing = [line for line in match.record.lines if not line.undone]
    state = kept.get(0)
    if state is None:
        state = match.game.new_game(match.pack, len(match.record.seats), match.record.options)
        advance(state)
    for n, line in enumerate(standing):
        yield state
        after = kept.get(n + 1)
        if after is None:
            after = state.clone()
            play(after, number_of(match.pack, line.code, line.word), line.seat)
            advance(after)
        state = after
    yield match.state


def _rounds(match: Match) -> list[int]:
    """The positions after those answers that began a round."""
    begins = [at for at, event in enumerate(match.events) if event.kind == match.game.heading]
    return [sum(told <= at for told in match.told) for at in begins]
