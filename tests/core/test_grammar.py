"""Phrases that can be read, and sentences for those that cannot."""

from typing import Any

import pytest

from ludothek.core.effects import Choose, Effect, ForEach, If, May, Pay, Repeat, Seq
from ludothek.core.grammar import GrammarError
from tests.core.toys import GAME

pytestmark = pytest.mark.engine
GRAMMAR = GAME.grammar


@pytest.mark.parametrize(
    ("phrase", "kind"),
    [
        ("oil 1; light", Seq),
        ("choose (oil 1 | light; glow 1)", Choose),
        ("may (oil 1; light)", May),
        ("pay spend 1 -> (light; oil 1)", Pay),
        ("pay may spend 1 -> pay spend 2 -> light", Pay),
        ("2 times: light", Repeat),
        ("up-to 2 times: (oil 1; light)", Repeat),
        ("each others: if oil-at-most 1: oil 1", ForEach),
        ("if oil-at-least 1 and oil-at-most 3: may light", If),
    ],
)
def test_a_phrase_is_read_and_comes_back(phrase: str, kind: type[Effect[Any]]) -> None:
    effect = GRAMMAR.effect(phrase)
    assert isinstance(effect, kind)
    assert effect.words() == phrase


@pytest.mark.parametrize(
    "phrase", ["always: cheaper 1", "on played: light", "on played if oil-at-least 1 and oil-at-most 2: light"]
)
def test_an_ability_is_read_and_comes_back(phrase: str) -> None:
    assert GRAMMAR.ability(phrase).words() == phrase


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("  oil   1 ;light ", "oil 1; light"),
        ("(oil 1)", "oil 1"),
        ("((oil 1; light))", "oil 1; light"),
        ("choose(oil 1|light)", "choose (oil 1 | light)"),
        ("may (light)", "may light"),
        ("pay spend 1->light", "pay spend 1 -> light"),
    ],
)
def test_words_are_canonical(loose: str, strict: str) -> None:
    assert GRAMMAR.effect(loose).words() == strict


@pytest.mark.parametrize(
    ("phrase", "why"),
    [
        ("", "'' is not a verb"),
        ("dance 1", "'dance' is not a verb"),
        ("oil", r"the verb 'oil' does not take \[\]"),
        ("oil one", r"the verb 'oil' does not take \['one'\]"),
        ("oil 1 2", r"the verb 'oil' does not take \[1, 2\]"),
        ("oil -1", r"the verb 'oil' does not take \[-1\]"),
        ("light 1", r"the verb 'light' does not take \[1\]"),
        ("oil 1;", "'' is not a verb"),
        ("oil 1; ; light", "';' is not a verb"),
        ("(oil 1", r"expected '\)', found 'the end'"),
        ("oil 1)", r"'\)' is one word too many"),
        ("oil 1 -> light", "'->' is one word too many"),
        ("pay spend 1", "expected '->', found 'the end'"),
        ("may", "'' is not a verb"),
        ("each nobody: light", "'nobody' does not name anybody"),
        ("each others 2: light", r"the selector 'others' does not take \[2\]"),
        ("each others light", r"the selector 'others' does not take \['light'\]"),
        ("if rich: light", "'rich' is not a condition"),
        ("if oil-at-least: light", r"the condition 'oil-at-least' does not take \[\]"),
        ("if oil-at-least 1 and: light", "':' is not a condition"),
        ("up-to many times: light", "'up-to' needs a number"),
        ("2 light", "expected 'times', found 'light'"),
        ("2 times light", "expected ':', found 'light'"),
        ("choose light", r"expected '\(', found 'light'"),
        ("choose (light | )", r"'\)' is not a verb"),
        ("choose (light | light | light | light | light)", "'choose' takes at most 4 parts"),
        ("oil 1 & light", "'& light' is not a word"),
        ("Oil 1", "'Oil 1' is not a word"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(phrase: str, why: str) -> None:
    with pytest.raises(GrammarError, match=why):
        GRAMMAR.effect(phrase)


@pytest.mark.parametrize(
    ("phrase", "why"),
    [
        ("light", "begins with 'always' or 'on'"),
        ("on sunrise: light", "'sunrise' is not a trigger"),
        ("on played light", "expected ':', found 'light'"),
        ("on played if: light", "':' is not a condition"),
        ("on played:", "'' is not a verb"),
    ],
)
def test_an_ability_that_cannot_be_read_is_refused_with_a_reason(phrase: str, why: str) -> None:
    with pytest.raises(GrammarError, match=why):
        GRAMMAR.ability(phrase)


def test_the_sentence_quotes_the_phrase() -> None:
    with pytest.raises(GrammarError) as caught:
        GRAMMAR.effect("oil 1; dance")
    assert str(caught.value) == "Cannot read the effect 'oil 1; dance': 'dance' is not a verb."
