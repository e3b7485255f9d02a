"""The log, undo, and what changed since a seat's last answer."""

from __future__ import annotations

from itertools import chain

import pytest

from ludothek.core.match import Match
from ludothek.core.step import CHANCE
from ludothek.games._template.actions import light
from ludothek.table.chronicle import last_lines, log_lines, recap_of, undo_of
from ludothek.table.figures import players_in
from ludothek.table.taken_back import MOST, TakenBack
from ludothek.table.words import say
from tests.contracts.walks import Table

from .matches import TABLES, after, course, open_match, viewers, words

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
LANTERNS = Table("lanterns", 3, ())
EVACUATE = Table("evacuate", 2, (("mode", "basic"),))


# -- the log ------------------------------------------------------------------------------------------------


@every_table
def test_every_line_stands_at_the_position_after_its_answer(table: Table) -> None:
    *_, match = course(table)
    standing = match.record.lines
    lines = log_lines(match, 0, words(table.name))
    assert [line.n for line in lines] == sorted(line.n for line in lines)
    assert {line.n for line in lines} <= set(range(match.played + 1))
    catalogue = words(table.name)
    names = catalogue.seat_names(match.record.seats)
    others = 0
    for line in [line for line in lines if line.n]:
        given = standing[line.n - 1].seat
        if line.seat != (-1 if given == CHANCE else given):
            others += 1  # it tells about somebody else, whom it names
            assert line.seat == 0 or catalogue.colour(line.seat, names) in line.text
    assert others


@every_table
def test_a_line_cites_a_rule_of_the_game(table: Table) -> None:
    *_, match = course(table)
    lines = log_lines(match, 0, words(table.name))
    rules = words(table.name).rules()
    cited = {line.rule for line in lines} - {""}
    assert cited
    assert cited <= set(rules)
    rounds = [line for line in lines if line.mark]
    assert len(rounds) == sum(event.kind == table.game.heading for event in match.events)
    assert not any(line.rule for line in rounds)


@every_table
def test_the_end_of_the_log_is_the_end_of_the_log(table: Table) -> None:
    *_, match = course(table, undo=0.2)
    for viewer in viewers(match):
        lines = log_lines(match, viewer, words(table.name))
        assert any(line.undone for line in lines)
        assert last_lines(match, viewer, words(table.name), 10) == lines[-10:]


def test_a_question_that_names_its_rule_itself_is_cited() -> None:
    assert light.LightPier.rule == ""
    *_, match = course(LANTERNS)
    lit = [line for line in log_lines(match, 0, words("lanterns")) if " lights a lantern" in line.text]
    assert lit
    assert {line.rule for line in lit} <= {"LAN-LIGHT-01", "LAN-LIGHT-05"}


@pytest.mark.parametrize(("lang", "said"), [("en", "You chose: "), ("de", "Deine Wahl: ")])
def test_my_own_hidden_answer_is_told_to_me_alone(lang: str, said: str) -> None:
    match = open_match(EVACUATE)
    decision = match.decision(1)
    assert decision is not None
    assert set(decision.owing) == {0, 1}
    match.play(1, decision.options[0])
    catalogue = words("evacuate", lang)
    label = catalogue.option(decision.code, decision.words[0])
    mine = log_lines(match, 1, catalogue)[-1]
    assert (mine.text, mine.n, mine.seat, mine.rule) == (f"{said}{label}.", match.played, 1, "EVC-RUN-01")
    for viewer in (-1, 0):
        assert all(line.n < match.played for line in log_lines(match, viewer, catalogue))


def test_lines_taken_back_stay_where_they_were() -> None:
    match = after(LANTERNS, 12)
    decision = match.decision()
    assert decision is not None
    before = log_lines(match, -1, words("lanterns"))
    match.play(decision.seat, decision.options[0])
    match.go_back(match.moments[-1])
    *others, last = log_lines(match, -1, words("lanterns"))
    assert others == before
    assert (last.undone, last.n, last.seat) == (True, match.played, decision.seat)
    match.play(decision.seat, decision.options[0])
    lines = log_lines(match, -1, words("lanterns"))
    assert lines[len(before)] == last


# -- undo ---------------------------------------------------------------------------------------------------


@every_table
def test_what_may_be_undone_is_what_the_match_allows(table: Table) -> None:
    for match in course(table, undo=0.1):
        for seat in range(table.seats):
            undo = undo_of(match, seat, words(table.name))
            if match.over:
                assert (undo.step, undo.why) == (-1, say("en", "table-undo-over"))
                continue
            barrier = match.barrier(seat)
            assert (undo.step >= 0) == (barrier == "")
            if barrier:
                assert undo.why == words(table.name).say(f"undo-barrier-{barrier}")
                assert (undo.turn, undo.steps, undo.barrier) == (-1, [], match.played)
                continue
            places = [step.n for step in undo.steps]
            assert (undo.turn, undo.step, undo.barrier) == (places[0], places[-1], places[0])
            assert places == sorted(set(places))
            for place in places:
                moment = match.moment(place)
                assert moment is not None
                assert (moment.seat, match.between(moment)) == (seat, "")
            earlier = [moment for moment in match.moments if moment.seat == seat and moment.played < undo.turn]
            assert bool(undo.why) == bool(earlier)
            assert not any(match.between(moment) == "" for moment in earlier)


def test_a_turn_names_its_answers() -> None:
    said, most = words("lanterns"), 0
    for match in chain(course(LANTERNS), course(LANTERNS, seed=1), course(LANTERNS, seed=2)):
        for seat in range(3):
            undo = undo_of(match, seat, said)
            most = max(most, len(undo.steps))
            for step in undo.steps:
                moment = match.moment(step.n)
                assert moment is not None
                line = match.record.lines[moment.lines]
                assert step.label == said.option(
                    line.code, line.word, names=match.record.seats, source=moment.state.stack[-1].source(moment.state)
                )
    assert most > 1


def test_a_spectator_takes_nothing_back() -> None:
    match = after(LANTERNS, 5)
    undo = undo_of(match, -1, words("lanterns"))
    assert (undo.step, undo.turn, undo.steps, undo.barrier) == (-1, -1, [], match.played)


# -- since my turn ------------------------------------------------------------------------------------------


def figures(match: Match, viewer: int) -> dict[tuple[int, str], int]:
    players = players_in(match, match.state, viewer, words(match.game.name))
    return {
        (player.seat, figure.id): figure.value for player in players for figure in player.figures if not figure.passing
    }


def test_nothing_has_changed_for_who_has_not_answered() -> None:
    match = open_match(LANTERNS)
    assert recap_of(match, 0, words("lanterns")) == []
    assert recap_of(after(LANTERNS, 9), -1, words("lanterns")) == []


@every_table
def test_the_recap_says_what_followed_my_answer(table: Table) -> None:
    """A secret answer alone changes no figure of others; so from then to now, what is told is the whole difference."""
    changed = 0
    then: dict[int, dict[tuple[int, str], int]] = {}
    match = open_match(table)
    while not match.over:
        decision = match.decision()
        assert decision is not None
        for seat, old in then.items():
            expected = {key: value - old[key] for key, value in figures(match, seat).items() if key in old}
            told = {(delta.seat, delta.figure): delta.by for delta in recap_of(match, seat, words(table.name))}
            assert told == {key: by for key, by in expected.items() if by}
            changed += bool(told)
        owing = set(decision.owing)
        match.play(decision.seat, decision.options[-1])
        then.pop(decision.seat, None)
        after_it = match.decision()
        if after_it is not None and after_it.code == decision.code and set(after_it.owing) == owing - {decision.seat}:
            then[decision.seat] = figures(match, decision.seat)
    assert changed or table.seats == 1  # nobody else is there


def test_of_many_answers_taken_back_only_the_own_ones_are_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    match = open_match(LANTERNS)
    for _ in range(MOST + 1):
        decision = match.decision()
        assert decision is not None
        match.play(decision.seat, decision.options[0])
        assert match.undo(decision.seat)
    monkeypatch.setattr(TakenBack, "_position", None)  # it would cost time: whoever needs it fails
    mine, theirs = (log_lines(match, seat, words("lanterns"))[-MOST - 1 :] for seat in (0, 1))
    assert all(line.undone for line in (*mine, *theirs))
    label = words("lanterns").option("pick.card", match.record.lines[-1].word)
    assert all(label in line.text for line in mine)
    assert not any(label in line.text for line in theirs)
