"""What a seat cannot know never reaches it: neither in its view, nor in its events, nor in the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ludothek
from ludothek.core.chance import Rng
from ludothek.core.events import EVERYONE, Event
from ludothek.core.state import BaseState
from ludothek.core.step import OK, Step, Together, legal, play
from ludothek.games import names
from ludothek.i18n import catalogue
from tests.contracts.walks import (
    SPECTATOR,
    Table,
    asked_seats,
    ints,
    questions,
    ready,
    sample,
    seen,
    tables,
    text,
    walk,
)

pytestmark = pytest.mark.engine
every_table = pytest.mark.parametrize("table", tables(), ids=str)
every_game = pytest.mark.parametrize("name", names())


def viewers(table: Table) -> list[int]:
    return [SPECTATOR, *range(table.seats)]


def outcomes(state: BaseState, most: int) -> Iterator[tuple[BaseState, list[Event]]]:
    """What comes of some of the answers to the top question, with the events on the way."""
    for step in questions(state):
        for choice in ints(step.options(state))[:most]:
            after = state.clone()
            after.tape = []
            assert play(after, choice, int(step.player)) == OK
            legal(after)
            yield after, after.tape


@every_table
def test_dealing_anew_what_a_seat_cannot_know_changes_no_byte_of_its_view(table: Table) -> None:
    """All viewers in every position; interpreted, which takes thirty times as long, one of them in turn."""
    game, looking = table.game, viewers(table)
    hidden = changed = 0
    for n, state in enumerate(walk(table).positions):
        for viewer in looking if ludothek.engine() == "compiled" else [looking[n % len(looking)]]:
            view = game.observe(state, viewer)
            dealt = game.sample_state(view, Rng(n))
            assert seen(game, dealt, viewer) == text(view), state.stack[-1].code
            assert game.violations(dealt) == [], state.stack[-1].code
            hidden += view.view.digest() != state.digest()
            changed += dealt.digest() != state.digest()
    assert changed or not hidden, "what was hidden was always dealt as it is: the test shows nothing"


@every_table
def test_a_dealt_position_asks_the_same_question(table: Table) -> None:
    game = table.game
    for n, state in enumerate(sample(table, 40)):
        for seat in asked_seats(state):
            dealt = game.sample_state(game.observe(state, seat), Rng(n))
            mine = dealt.stack[-1].asking(seat)
            assert ints(mine.options(dealt)) == ints(state.stack[-1].asking(seat).options(state)), mine.code


@every_table
def test_a_view_is_never_the_position_itself(table: Table) -> None:
    for state in sample(table, 20):
        view = table.game.observe(state, 0).view
        before = state.digest()
        view.stack.clear()
        assert state.digest() == before
        assert view is not state


@every_table
def test_answers_given_together_stay_hidden_until_all_are_in(table: Table) -> None:
    tried = 0
    for state in sample(table, 60):
        top = state.stack[-1]
        if not isinstance(top, Together) or len(asked_seats(state)) < 2:
            continue
        for seat in asked_seats(state):
            views: dict[int, set[str]] = {viewer: set() for viewer in viewers(table) if viewer != seat}
            for choice in ints(top.asking(seat).options(state)):
                after = state.clone()
                after.tape = []
                play(after, choice, seat)
                legal(after)
                for viewer, found in views.items():
                    told = [repr(event) for event in after.tape if event.seen_by(viewer)]
                    found.add(seen(table.game, after, viewer) + "".join(told))
                tried += 1
            assert all(len(found) == 1 for found in views.values())
    if not tried:
        assert not any(isinstance(step, Together) for state in walk(table).positions for step in several(state))


def several(state: BaseState) -> list[Step[Any]]:
    """The top question, if two or more seats owe an answer to it."""
    return [state.stack[-1]] if len(asked_seats(state)) > 1 else []


@every_game
def test_a_game_with_secrets_has_a_table_that_shows_them(name: str) -> None:
    """The two tests above would pass in silence if `observe` hid nothing at all."""
    found = [
        state
        for table in tables(name)
        for state in sample(table, 20)
        if table.game.observe(state, SPECTATOR).view.digest() != state.digest()
    ]
    assert found


@every_table
def test_events_tell_no_more_than_the_view(table: Table) -> None:
    """If a seat cannot tell two different positions apart by its view, its events must be the same as well."""
    for state in sample(table, 40):
        told: dict[tuple[int, str], tuple[str, list[Any]]] = {}
        for after, events in outcomes(state, most=3):
            digest = after.digest()
            for viewer in viewers(table):
                mine = [(event.kind, event.args) for event in events if event.seen_by(viewer)]
                before, others = told.setdefault((viewer, seen(table.game, after, viewer)), (digest, mine))
                assert before == digest or others == mine, state.stack[-1].code


@every_table
def test_the_log_is_silent_to_those_who_may_not_know(table: Table) -> None:
    said = catalogue(table.game, "en", table.game.read_content())
    names = table.game.colours[: table.seats]
    untold = {f"forced.{code}" for code in table.game.untold}
    for event in walk(table).match.events:
        for viewer in viewers(table):
            told = event.seen_by(viewer) and event.kind not in untold
            assert bool(said.event(event, viewer, names)) == told, event
        if event.audience != EVERYONE:
            assert not event.seen_by(SPECTATOR)


@every_table
def test_the_next_question_is_open(table: Table) -> None:
    """Who is asked what is known to all, whatever they cannot see."""
    for state in sample(table, 20):
        for viewer in viewers(table):
            view = table.game.observe(ready(state), viewer).view
            assert (view.stack[-1].code, asked_seats(view)) == (state.stack[-1].code, asked_seats(state))
