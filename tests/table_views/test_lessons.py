"""Lessons at the table, which keep nothing but the number of right answers."""

from __future__ import annotations

import msgspec
import pytest

from ludothek.core.errors import OptionError
from ludothek.games import find, names
from ludothek.i18n import LANGUAGES
from ludothek.scenario import Lesson, load_scenario
from ludothek.table.lessons import LessonView, lesson_list, lesson_view

LESSONS = [(name, card.id) for name in names() for card in lesson_list(find(name), "en")]
every_lesson = pytest.mark.parametrize(("name", "lesson_id"), LESSONS)


def model(name: str, lesson_id: str) -> Lesson:
    files = (find(name).folder / "scenarios").glob("*.toml")
    scenario = next(scenario for scenario in map(load_scenario, files) if scenario.id == lesson_id)
    return Lesson(scenario, find)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_lists_its_lessons(lang: str) -> None:
    for name in names():
        cards = lesson_list(find(name), lang)
        assert cards
        rules = model(name, cards[0].id).scenario.rules
        assert list(cards[0].rules) == list(rules)
        for card in cards:
            lesson = model(name, card.id)
            assert (card.title, card.task) == (lesson.title(lang), lesson.task(lang))
            assert card.questions == lesson.questions > 0


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_played_to_its_end(name: str, lesson_id: str, lang: str) -> None:
    game, lesson = find(name), model(name, lesson_id)
    shown = lesson_view(game, lesson_id, 0, "", lang, False)
    assert shown.verdict is None
    assert shown.situation == lesson.situation(lang)
    while not shown.done:
        question = shown.view.question
        assert question is not None
        assert (shown.view.undo, shown.view.table, shown.learned) == (None, "", "")
        assert shown.hint == lesson.hint(lang)
        code, word = lesson.answer.split()
        assert (question.code, question.seat) == (code, lesson.seat)
        assert word in [choice.word for choice in question.choices]
        for refused in question.refused[:2]:
            judged = lesson_view(game, lesson_id, shown.answered, refused.word, lang, True)
            assert judged.verdict is not None
            assert (judged.verdict.kind, judged.verdict.rule) == ("refused", refused.rule)
            assert judged.verdict.sentence == refused.why
            assert judged.answered == shown.answered
        for choice in question.choices:
            if choice.word != word:
                judged = lesson_view(game, lesson_id, shown.answered, f"{code} {choice.word}", lang, False)
                assert judged.verdict is not None
                assert (judged.verdict.kind, judged.done) == ("wrong", False)
                assert judged.verdict.hint == lesson.hint(lang)
                assert judged.answered == shown.answered
        shown = lesson_view(game, lesson_id, shown.answered, f"{code} {word}", lang, False)
        lesson.check(f"{code} {word}")
        assert shown.answered == lesson.answered
        assert shown.verdict is not None
        assert shown.verdict.kind == ("done" if lesson.done else "right")
        assert shown.verdict.rule
        assert shown.verdict.sentence
    assert shown.answered == shown.questions
    assert shown.learned == lesson.learned(lang)
    assert shown.view.question is None
    assert msgspec.json.decode(msgspec.json.encode(shown), type=LessonView) == shown


def test_an_answer_to_another_question_is_unknown() -> None:
    name, lesson_id = LESSONS[0]
    for given in ("nonsense", "no.such question at all"):
        shown = lesson_view(find(name), lesson_id, 0, given, "en", False)
        assert shown.verdict is not None
        assert (shown.verdict.kind, shown.answered) == ("unknown", 0)


def test_blank_answers_are_none() -> None:
    name, lesson_id = LESSONS[0]
    assert lesson_view(find(name), lesson_id, 0, "  ", "en", False).verdict is None


def test_more_answers_than_there_are_end_the_lesson() -> None:
    name, lesson_id = LESSONS[0]
    shown = lesson_view(find(name), lesson_id, 99, "", "de", False)
    assert shown.done
    assert shown.answered == shown.questions


def test_a_lesson_that_does_not_exist_is_refused_in_the_readers_language() -> None:
    with pytest.raises(OptionError, match="xyz"):
        lesson_view(find("lanterns"), "xyz", 0, "", "de", False)
