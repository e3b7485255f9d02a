"""What every game promises, for every number of seats and every option."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from ludothek.core.chance import Rng
from ludothek.core.effects import ChoosePart, MayAnswer, RepeatAnswer, RunEffect
from ludothek.core.events import Event
from ludothek.core.game import word_of
from ludothek.core.playout import playout
from ludothek.core.replay import replay
from ludothek.core.step import OK, Step, legal, play
from ludothek.games import find, names
from ludothek.scenario.rulebook import rule_sentences
from tests.contracts.walks import LIMIT, Table, asked_seats, ints, questions, ready, rules_of, sample, tables, walk

pytestmark = pytest.mark.engine
every_table = pytest.mark.parametrize("table", tables(), ids=str)
every_game = pytest.mark.parametrize("name", names())


@every_game
def test_a_game_describes_itself_consistently(name: str) -> None:
    game = find(name)
    pack = game.load_pack([])
    assert game.name == name
    assert game.refusals[0] == ""
    assert len(set(game.refusals)) == len(game.refusals)
    assert set(game.refusals[1:]) <= rules_of(name)
    assert len(game.colours) >= game.most_seats
    assert game.revealing <= set(game.events)
    steps: list[type[Step[Any]]] = [*game.steps, RunEffect, MayAnswer, ChoosePart, RepeatAnswer]
    codes = [step.code for step in steps]
    assert len(set(codes)) == len(codes)
    assert set(pack.words) <= set(codes)
    for words in pack.words.values():
        assert len(set(words)) == len(words)
        assert all(word and not word.split()[1:] for word in words)


@every_game
def test_the_rules_are_the_same_in_both_languages(name: str) -> None:
    folder = find(name).folder
    assert list(rule_sentences(folder, "de")) == list(rule_sentences(folder))


@every_game
def test_options_and_presets_name_what_there_is(name: str) -> None:
    game = find(name)
    options = {option.name: option for option in game.options}
    assert len(options) == len(game.options)
    for option in game.options:
        assert option.only is None or option.only[1] in options[option.only[0]].values
        assert option.seats is None or game.least_seats <= option.seats[0] <= option.seats[1] <= game.most_seats
    assert len({preset.name for preset in game.presets}) == len(game.presets)
    for preset in game.presets:
        game.settings(preset.options)


@every_table
def test_an_option_that_does_not_matter_changes_nothing(table: Table) -> None:
    """The same answers fit with any of its values, and the game ends alike."""
    game, record = table.game, walk(table).match.record
    for option in set(game.options) - set(game.that_matter(dict(table.options), table.seats)):
        for value in option.values:
            other = replace(record, options={**record.options, option.name: value}, checks={})
            assert replay(game, table.pack, other).result() == record.result


@every_table
def test_options_are_exactly_what_no_rule_forbids(table: Table) -> None:
    game, words = table.game, table.pack.words
    for state in walk(table).positions:
        for step in questions(state):
            options = ints(step.options(state))
            verdicts = [int(step.refusal(state, choice)) for choice in range(int(step.size(state)))]
            assert options, f"{step.code} has no answer"
            assert options == [choice for choice, verdict in enumerate(verdicts) if verdict == OK], step.code
            assert int(step.size(state)) == len(words[step.code]), step.code
            forbidding = {game.rule(verdict) for verdict in verdicts if verdict != OK}
            assert forbidding <= rules_of(table.name), (step.code, verdicts)
            assert len({word_of(table.pack, step.code, choice) for choice in options}) == len(options)


@every_table
def test_the_match_offers_the_same_and_refuses_the_rest(table: Table) -> None:
    match = table.open(5)
    asked = set()
    while (decision := match.decision()) is not None:
        words = table.pack.words[decision.code]
        if decision.code not in asked:
            asked.add(decision.code)
            assert decision.words == tuple(words[choice] for choice in decision.options)
            for choice in range(-1, len(words) + 1):
                rule, _ = match.refusal(decision.seat, choice)
                allowed = choice in decision.options
                assert (rule == "") == allowed
                assert allowed or rule == "?" or rule in rules_of(table.name)
        match.play(decision.seat, decision.options[-1 if len(asked) % 2 else 0])


@every_table
def test_every_option_can_be_carried_out(table: Table) -> None:
    for state in walk(table).positions:
        for step in questions(state):
            for choice in ints(step.options(state)):
                after = state.clone()
                assert play(after, choice, int(step.player)) == OK
                legal(after)
                assert not table.game.violations(after), (step.code, choice)


@every_table
def test_what_is_refused_changes_nothing(table: Table) -> None:
    for state in sample(table, 30):
        before = state.digest()
        for step in questions(state):
            size = int(step.size(state))
            options = ints(step.options(state))
            for choice in [-1, size, *[c for c in range(size) if c not in options]]:
                assert play(state, choice, int(step.player)) != OK
        assert state.digest() == before


@every_table
def test_invariants_hold(table: Table) -> None:
    for state in walk(table).positions:
        assert table.game.violations(state) == []
    assert table.game.violations(walk(table).match.state) == []


@every_table
def test_clones_are_equal_and_independent(table: Table) -> None:
    for state in sample(table, 40):
        before = (state.digest(), state.key())
        copy = state.clone()
        assert (copy.digest(), copy.key()) == before
        play(copy, legal(copy)[0], asked_seats(copy)[0] if asked_seats(copy) else -9)
        playout(copy, Rng(3), 30)
        assert (state.digest(), state.key()) == before
        assert copy.digest() != before[0]


@every_table
def test_positions_survive_json(table: Table) -> None:
    for state in walk(table).positions:
        again = table.game.load_state(json.loads(json.dumps(state.to_json())), table.pack)
        assert (again.digest(), again.key()) == (state.digest(), state.key())
        assert legal(again) == legal(state.clone())


@every_table
def test_keys_tell_positions_apart(table: Table) -> None:
    positions = walk(table).positions
    digests = {state.digest() for state in positions}
    assert len({state.key() for state in positions}) == len(digests)


@every_table
def test_the_same_answers_give_the_same_game(table: Table) -> None:
    first, second = walk(table).match, walk.__wrapped__(table).match
    assert first.record.write() == second.record.write()
    assert first.state.digest() == second.state.digest()


@every_table
def test_random_games_end_properly(table: Table) -> None:
    """No dead ends: when nothing is pending any more, the game knows how it ended."""
    for seed in range(6):
        state = table.game.new_game(table.pack, table.seats, dict(table.options))
        assert playout(state, Rng(seed), LIMIT) < LIMIT
        assert not state.stack
        assert table.game.score(state).outcome
        assert table.game.violations(state) == []


@every_table
def test_the_score_sheet_adds_up(table: Table) -> None:
    game = table.game
    for state in sample(table, 20):
        assert game.score(state).outcome == ""
        assert game.score(state).winners == []
    sheet = game.score(walk(table).match.state)
    assert [score.seat for score in sheet.seats] == list(range(table.seats))
    for score in sheet.seats:
        assert score.total == sum(line.points for line in score.lines)
        assert {line.rule for line in score.lines} <= rules_of(table.name)
    places = sheet.places()
    best = [seat for seat, place in enumerate(places) if place == 1]
    assert set(sheet.winners) <= set(best)
    assert not sheet.winners or sheet.winners == best
    assert all(-1 <= gain <= 1 for gain in sheet.returns())
    assert abs(sum(sheet.returns())) < 1e-9 or not sheet.winners
    assert walk(table).match.record.result.split()[0] == sheet.outcome


@every_table
def test_judgements_are_between_lost_and_won(table: Table) -> None:
    final = walk(table).match.state
    for state in (*sample(table, 20), final):
        assert all(0 <= table.game.evaluate(state, seat, table.game.weights) <= 1 for seat in range(table.seats))
    values = [table.game.evaluate(final, seat, table.game.weights) for seat in range(table.seats)]
    for winner in table.game.score(final).winners:
        assert values[winner] == max(values)


@every_table
def test_events_are_declared(table: Table) -> None:
    events: list[Event] = walk(table).match.events
    assert events
    for event in events:
        kind, _, code = event.kind.partition(".")
        if kind == "forced":
            assert event.args[1] in range(len(table.pack.words[code]))
        else:
            assert event.kind in table.game.events


@every_table
def test_every_question_says_where_it_comes_from(table: Table) -> None:
    """A source is a rule, a card `kind.id`, an effect phrase, or nothing."""
    content = table.game.read_content()
    cards = {entry.ref for kind in content.schemas for entry in content.entries(kind)}
    for state in sample(table, 40):
        for step in questions(ready(state)):
            source = step.source(state)
            if source and source not in rules_of(table.name) | cards:
                assert table.game.grammar.effect(source).words() == source
