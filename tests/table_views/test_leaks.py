"""What a seat cannot know changes no byte that it is sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from ludothek.core.chance import Rng
from ludothek.core.match import Match
from ludothek.core.step import CHANCE, Together
from ludothek.table.chronicle import log_lines
from ludothek.table.series import series_of
from ludothek.table.views import view_of
from tests.contracts.walks import Table, ints

from .matches import TABLES, answer, course, open_match, stride, twin, viewers, words

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
Played = Callable[[Match], object]


def sent(match: Match, viewer: int) -> bytes:
    """All that this viewer can ask for."""
    said = words(match.game.name)
    view = view_of(match, viewer, said)
    return b"\n".join(msgspec.json.encode(part) for part in (view, log_lines(match, viewer, said)))


def seen(match: Match, viewer: int, events: int) -> str:
    """All that this viewer knows: the observation, and what was told since there were so many events."""
    match.top()
    told = [(event.kind, event.args) for event in match.events[events:] if event.seen_by(viewer)]
    return json.dumps([match.game.observe(match.state, viewer).to_json(), told])


def answers(match: Match) -> list[tuple[int, Played]]:
    """Every answer that can be given now, by every seat that owes one or by chance."""
    top = match.top()
    assert top is not None
    if top.player == CHANCE:
        given = [match.pack.words[top.code][choice] for choice in ints(top.options(match.state))]
        return [(CHANCE, lambda m, word=word: m.answer_chance(word)) for word in given]  # type: ignore[misc]
    owing = [seat for seat in range(len(match.record.seats)) if (top.owing() >> seat) & 1]
    return [
        (seat, lambda m, seat=seat, choice=choice: m.play(seat, choice, settle=False))  # type: ignore[misc]
        for seat in owing
        for choice in ints(top.asking(seat).options(match.state))
    ]


@every_table
def test_dealing_anew_what_a_seat_cannot_know_changes_no_byte(table: Table) -> None:
    changed = 0
    for n, match in enumerate(course(table, undo=0.1)):
        if n % stride(table) or match.record.lines[-1].undone:  # what was just taken back need not fit another deal
            continue
        for viewer in viewers(match):
            told = sent(match, viewer)
            other = twin(match)
            other.state = table.game.sample_state(table.game.observe(match.state, viewer), Rng(n))
            other.state.tape = other.events
            changed += other.state.digest() != match.state.digest()
            assert sent(other, viewer) == told, (n, viewer)
    assert changed, "nothing was hidden: the test shows nothing"


@every_table
def test_answers_that_a_seat_cannot_tell_apart_change_no_byte(table: Table) -> None:
    """Neither while they stand, nor when they have been taken back."""
    random, hidden, undone = Random(str(table)), 0, 0
    match = open_match(table)
    while not match.over and undone < 80:
        if random.random() < 0.25:
            first: dict[tuple[int, int, str], tuple[bytes, bytes]] = {}
            for seat, give in answers(match):
                other = twin(match)
                events = len(other.events)
                other.top()
                give(other)
                known = {viewer: seen(other, viewer, events) for viewer in viewers(match) if viewer != seat}
                standing = {viewer: sent(other, viewer) for viewer in known}
                if seat != CHANCE:
                    other.go_back(other.moments[-1])
                    undone += 1
                for viewer, what in known.items():
                    bytes_now = (standing[viewer], sent(other, viewer))
                    before = first.setdefault((viewer, seat, what), bytes_now)
                    hidden += before is not bytes_now
                    assert before == bytes_now, (viewer, seat)
        answer(match, random)
    assert hidden
    assert undone


@every_table
def test_hidden_draws_change_no_byte(table: Table) -> None:
    """Chance answers before the match settles: every card that could be drawn."""
    random, hidden = Random(str(table)), 0
    match = open_match(table)
    while not match.over and hidden < 40:
        decision = match.decision()
        assert decision is not None
        other = twin(match)
        mine = other.decision(decision.seat)
        assert mine is not None
        other.play(decision.seat, random.choice(mine.options), settle=False)
        if (top := other.top()) is not None and top.player == CHANCE:
            first: dict[tuple[int, str], bytes] = {}
            for _, give in answers(other)[:6]:
                drawn = twin(other)
                drawn.top()
                events = len(drawn.events)
                give(drawn)
                for viewer in viewers(match):
                    now = sent(drawn, viewer)
                    before = first.setdefault((viewer, seen(drawn, viewer, events)), now)
                    hidden += before is not now
                    assert before == now
        answer(match, random)
    assert hidden


@every_table
def test_the_log_has_exactly_the_sentences_that_its_reader_may_know(table: Table) -> None:
    said, silent = words(table.name), 0
    for seed in range(3):
        *_, match = course(table, seed=seed)
        names = said.seat_names(match.record.seats)
        for viewer in viewers(match):
            known = [event for event in match.events if event.seen_by(viewer)]
            silent += len(match.events) - len(known)
            untold = {f"forced.{code}" for code in table.game.untold}
            told = [said.event(event, viewer, names) for event in known if event.kind not in untold]
            lines = [line for line in log_lines(match, viewer, said) if not line.text.startswith("You chose")]
            assert [line.text for line in lines] == told
    assert silent


@every_table
def test_a_taken_back_secret_is_told_to_its_own_seat_only(table: Table) -> None:
    said, tried = words(table.name), 0
    for match in course(table):
        top = match.top()
        if top is None or not top.secret():
            continue
        for seat, give in answers(match):
            other = twin(match)
            give(other)
            line = other.record.lines[-1]
            other.go_back(other.moments[-1])
            label = said.option(line.code, line.word)
            for viewer in viewers(match):
                last = log_lines(other, viewer, said)[-1]
                assert last.undone
                assert (label in last.text) == (viewer == seat)
            tried += 1
        if tried > 60:
            break
    assert tried


@every_table
def test_whoever_goes_back_over_several_answers_tells_no_secret(table: Table) -> None:
    said, hidden = words(table.name), 0
    secret = {step.code for step in table.game.steps if issubclass(step, Together)}
    *_, match = course(table, undo=0.4)
    given = [line for line in match.record.lines if line.undone and line.seat != CHANCE]
    for viewer in viewers(match):
        told = [line for line in log_lines(match, viewer, said) if line.undone]
        for line, log in zip(given, told, strict=True):
            assert log.seat == line.seat
            if line.code in secret and line.seat != viewer:
                assert log.text == said.say("table-took-back-hidden", player=match.record.seats[line.seat])
                hidden += 1
            elif line.seat == viewer:
                assert " took back: " in log.text
    assert hidden


@every_table
def test_the_curves_are_those_of_a_spectator(table: Table) -> None:
    """Dealing anew what nobody can see in the present position leaves the last point of every curve alone."""
    for n, match in enumerate(course(table)):
        if n % 7 == 0:
            curves = series_of(match, words(table.name))
            other = twin(match)
            other.state = table.game.sample_state(table.game.observe(match.state, -1), Rng(n))
            assert series_of(other, words(table.name)) == curves
