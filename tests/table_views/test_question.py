"""The question: keys, labels, where it comes from, and why other answers are refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludothek.core.match import Match
from ludothek.i18n import LANGUAGES
from ludothek.scene import Board, Card, Piece, Row, Scene
from ludothek.table.question import FEW, KEYS, MOST_REFUSED, RESERVED, keys, question_of
from ludothek.table.view import Question
from tests.contracts.walks import Table

from .matches import TABLES, course, words

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
EMPTY = Scene(heading=[])


def ask(match: Match, seat: int | None = None, lang: str = "en", scene: Scene = EMPTY) -> Question:
    decision = match.decision(seat)
    assert decision is not None
    return question_of(match, decision, words(match.game.name, lang), scene)


def test_keys_are_digits_then_letters_that_mean_nothing_else() -> None:
    assert KEYS[:9] == "123456789"
    assert not set(KEYS) & set(RESERVED)
    assert len(set(KEYS)) == len(KEYS)
    many = keys(tuple(f"card-{n}" for n in range(40)))
    assert many[: len(KEYS)] == list(KEYS)
    assert set(many[len(KEYS) :]) == {""}


def test_an_answer_that_is_a_digit_is_its_own_key() -> None:
    assert keys(("0", "2", "4")) == ["0", "2", "4"]
    assert keys(("9", "10")) == ["1", "2"]


@every_table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_is_offered_or_refused_with_a_rule(table: Table, lang: str) -> None:
    catalogue, refused = words(table.name, lang), 0
    for match in course(table):
        decision = match.decision()
        if decision is None:
            break
        question = ask(match, decision.seat, lang)
        assert [choice.word for choice in question.choices] == list(decision.words)
        assert (question.seat, question.code) == (decision.seat, decision.code)
        assert question.prompt == catalogue.prompt(decision, match.record.seats)
        for choice in question.choices:
            assert choice.label
            assert (choice.rule, choice.why) == ("", "")
        for choice in question.refused:
            rule, numbers = match.refusal(decision.seat, match.pack.words[decision.code].index(choice.word))
            assert choice.rule == rule != ""
            assert choice.why == catalogue.refusal(rule, numbers)
            assert choice.label
            refused += 1
        vocabulary = match.pack.words[decision.code]
        shown = {choice.word for choice in [*question.choices, *question.refused]}
        if len(vocabulary) <= FEW:
            known = [word for word in vocabulary if catalogue.means(decision.code, word, decision.source)]
            assert {word for word in known if match.refusal(decision.seat, vocabulary.index(word))[0] != "?"} == shown
        else:
            assert not question.refused
    assert refused


def test_refused_answers_of_a_large_vocabulary_are_those_on_the_table() -> None:
    table = Table("evacuate", 4, (("mode", "full"),))
    for match in course(table):
        decision = match.decision()
        assert decision is not None
        vocabulary = match.pack.words[decision.code]
        others = [word for word in vocabulary if word not in decision.words]
        if len(vocabulary) > FEW and len(others) > 2:
            break
    else:
        pytest.fail("no such question")
    piece = Piece(id="p", x=0, y=0, art="", label="", word=others[0])
    card = Card(id="c", kind="", title="", word=others[1])
    scene = Scene(
        heading=[],
        boards=[Board(id="b", title="", width=1, height=1, pieces=[piece])],
        rows=[Row(id="r", title="", cards=[card])],
    )
    assert {choice.word for choice in ask(match, scene=scene).refused} == set(others[:2])
    everything = [Card(id=word, kind="", title="", word=word) for word in vocabulary]
    lying = Scene(heading=[], rows=[Row(id="r", title="", cards=everything)])
    assert len(ask(match, scene=lying).refused) == min(MOST_REFUSED, len(others))


def test_a_question_says_which_rule_asks_it() -> None:
    match = next(course(Table("evacuate", 2, (("mode", "basic"),))))
    question = ask(match)
    assert (question.rule, question.source) == ("EVC-RUN-01", "")
    assert question.about == words("evacuate").rule("EVC-RUN-01")
    first = question.choices[0]
    assert first.text == words("evacuate").card_text("run", first.word)


def test_a_question_says_which_card_asks_it() -> None:
    catalogue = words("evacuate")
    match = next(course(Table("evacuate", 2, (("mode", "basic"),))))
    decision = match.decision()
    assert decision is not None
    question = question_of(match, replace(decision, source="run.trip"), catalogue, EMPTY)
    assert (question.rule, question.source) == ("EVC-RUN-01", catalogue.card("run", "trip"))
    assert question.about == catalogue.card_text("run", "trip")


def test_a_choose_with_two_parts_does_not_refuse_a_third() -> None:
    """One vocabulary of four words serves every `choose`."""
    for match in course(Table("lanterns", 4, ())):
        decision = match.decision()
        if decision is not None and decision.code == "effect.choose":
            question = ask(match)
            parts = words("lanterns").game.grammar.effect(decision.source).parts()
            assert len(question.choices) + len(question.refused) == len(parts) < len(match.pack.words["effect.choose"])
            return
    pytest.fail("no such question")
