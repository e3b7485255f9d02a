"""The figures of a whole game."""

from __future__ import annotations

import pytest

from ludothek.core.replay import replay
from ludothek.table.figures import players_in
from ludothek.table.series import series_of
from tests.contracts.walks import Table

from .matches import TABLES, course, words

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_the_curves_pass_through_every_position(table: Table) -> None:
    """Also those at which chance was asked, and also where answers were taken back."""
    *_, match = course(table, undo=0.1)
    series = series_of(match, words(table.name))
    assert series.n == list(range(match.played + 1))
    assert series.lines
    assert all(len(curve.values) == len(series.n) for curve in series.lines)
    assert any(len(set(curve.values)) > 1 for curve in series.lines)
    for n in range(0, match.played + 1, 9):
        there = replay(table.game, table.pack, match.record, to=n)
        there.top()
        players = players_in(there, there.state, -1, words(table.name))
        figures = {
            (player.seat, figure.id): figure.value
            for player in players
            for figure in player.figures
            if not figure.passing
        }
        assert {(curve.seat, curve.id): curve.values[n] for curve in series.lines if curve.values[n] is not None} == (
            figures
        )


@every_table
def test_rounds_begin_where_the_log_says_so(table: Table) -> None:
    *_, match = course(table)
    series = series_of(match, words(table.name))
    rounds = sum(event.kind == table.game.heading for event in match.events)
    assert len(series.rounds) == rounds > 1
    assert series.rounds == sorted(series.rounds)
    for n in series.rounds:
        earlier = replay(table.game, table.pack, match.record, to=n)
        earlier.top()
        assert any(event.kind == table.game.heading for event in earlier.events[earlier.told[n - 1] if n else 0 :])
