"""Previews come true, and say no more than the observation does."""

from __future__ import annotations

import pytest

from ludothek.core.chance import Rng
from ludothek.core.match import Match
from ludothek.core.step import CHANCE
from ludothek.table.figures import deltas, players_in
from ludothek.table.preview import _try as attempt
from ludothek.table.preview import previews
from tests.contracts.walks import Table

from .matches import TABLES, course, open_match, stride, twin, words

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def what_came(match: Match, seat: int) -> str:
    """What ended the turn, but for what was revealed."""
    top = match.top()
    if top is None:
        return "over"
    if top.player == CHANCE:
        return "chance"
    return "" if (top.owing() >> seat) & 1 else "others"


def differs(match: Match, seat: int, choice: int) -> bool:
    """Whether it depends on what the seat cannot know, if something is revealed: somebody may have a card to show."""
    view = match.game.observe(match.state, seat)
    return len({attempt(match, match.game.sample_state(view, Rng(n)), seat, choice)[1] for n in range(40)}) > 1


@every_table
def test_previews_come_true(table: Table) -> None:
    catalogue, told, kinds = words(table.name), 0, set()
    for n, match in enumerate(course(table)):
        decision = match.decision()
        if n % (2 * stride(table) // 5) or decision is None:
            continue
        seat = decision.seat
        found = previews(match, seat, decision, catalogue)
        assert list(found) == list(decision.words)
        before = players_in(match, match.state, seat, catalogue)
        for choice, word in zip(decision.options, decision.words):
            expected, ends = found[word]
            kinds.add(ends)
            other = twin(match)
            events = len(other.events)
            other.play(seat, choice, settle=False)
            revealed = any(event.kind in match.game.revealing for event in other.events[events:])
            if revealed or ends == "revealed":
                assert revealed == (ends == "revealed") or differs(match, seat, choice)
                continue
            assert ends == what_came(other, seat)
            actual = deltas(before, players_in(other, other.state, seat, catalogue))
            assert [delta for delta in expected if delta not in actual] == []
            told += len(expected)
    assert table.seats == 1 or {"others", "revealed"} <= kinds
    assert told or table.name == "evacuate"  # where hardly an answer counts before cards are turned up


def test_the_last_of_those_who_pick_together_ends_in_the_open() -> None:
    match = open_match(Table("evacuate", 2, (("mode", "basic"),)))
    first = match.decision(0)
    assert first is not None
    assert {ends for _, ends in previews(match, 0, first, words("evacuate")).values()} == {"others"}
    match.play(0, first.options[0])
    second = match.decision(1)
    assert second is not None
    assert {ends for _, ends in previews(match, 1, second, words("evacuate")).values()} == {"revealed"}


@every_table
def test_a_preview_changes_nothing(table: Table) -> None:
    for n, match in enumerate(course(table)):
        decision = match.decision()
        if n % 9 or decision is None:
            continue
        before = (match.state.digest(), len(match.events), match.played, match.chances)
        previews(match, decision.seat, decision, words(table.name))
        assert (match.state.digest(), len(match.events), match.played, match.chances) == before
