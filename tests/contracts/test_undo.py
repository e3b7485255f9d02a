"""Taking answers back, in every game."""

from __future__ import annotations

from random import Random

import pytest

from ludothek.core.match import Match
from ludothek.core.record import read
from ludothek.core.replay import replay
from ludothek.core.step import CHANCE
from tests.contracts.walks import Table, tables

pytestmark = pytest.mark.engine
every_table = pytest.mark.parametrize("table", tables(), ids=str)


def step_back_and_forth(match: Match, random: Random) -> str:
    """Answer, take it back (by consent, if it must be), answer the same again; the barrier that was met."""
    decision = match.decision()
    assert decision is not None
    seat = random.choice(decision.owing)
    decision = match.decision(seat)
    assert decision is not None
    choice = random.choice(decision.options)
    before, events, chances = match.state.digest(), len(match.events), match.chances
    match.play(seat, choice)
    after = match.state.digest()
    barrier = match.barrier(seat)
    assert match.undo(seat) == (barrier == "")
    if barrier:
        assert match.state.digest() == after
        assert match.undo(seat, force=True)
    assert (match.state.digest(), len(match.events), match.chances) == (before, events, chances)
    assert match.decision(seat) == decision
    match.play(seat, choice)
    assert match.state.digest() == after
    return barrier


@every_table
def test_an_answer_taken_back_and_given_again_changes_nothing(table: Table) -> None:
    match, random = table.open(2), Random(str(table))
    barriers = set()
    for _ in range(60):
        if match.decision() is None:
            break
        barriers.add(step_back_and_forth(match, random))
    assert "" in barriers
    assert barriers & {"chance", "revealed"}


@every_table
def test_a_record_with_answers_taken_back_still_replays(table: Table) -> None:
    match, random = table.open(3), Random(str(table))
    while match.decision() is not None:
        step_back_and_forth(match, random)
    again = replay(table.game, table.pack, read(match.record.write()))
    assert again.state.digest() == match.state.digest()
    assert again.record.write() == match.record.write()
    assert any(line.undone for line in match.record.lines)


@every_table
def test_nobody_undoes_past_chance_or_another_seat(table: Table) -> None:
    match, random = table.open(4), Random(str(table))
    while (decision := match.decision()) is not None:
        lines = len(match.record.lines)
        match.play(decision.seat, random.choice(decision.options))
        later = match.record.lines[lines + 1 :]
        if any(line.seat == CHANCE for line in later):
            assert match.barrier(decision.seat) == "chance"
        for seat in range(table.seats):
            last = max((n for n, line in enumerate(match.record.lines) if line.seat == seat), default=None)
            if last is None:
                assert match.barrier(seat) == "nothing"
            elif any(line.seat != seat for line in match.record.lines[last + 1 :]):
                assert match.barrier(seat)
