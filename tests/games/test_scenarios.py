"""The shipped scenarios of every game: the worked examples of its rulebook, and its lessons."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludothek.core.game import GameInfo
from ludothek.games import find, names
from ludothek.i18n import LANGUAGES
from ludothek.scenario import Lesson, load_scenario, run_scenario
from ludothek.scenario.course import Course
from ludothek.scenario.position import set_stage
from ludothek.scenario.rulebook import rule_sentences
from tests.support import engine

pytestmark = engine

GAMES = [find(name) for name in names()]
FILES = [(game, file) for game in GAMES for file in sorted((game.folder / "scenarios").glob("*.toml"))]
LESSONS = [(game, file) for game, file in FILES if load_scenario(file).lesson]
EXAMPLES = [(game, rule) for game in GAMES for rule in rule_sentences(game.folder) if "-EX-" in rule]
MOST_QUESTIONS = 7
MOST_ON_A_TOUR = 20  # a game's first lesson may show a whole round


@cache
def pack(game: str) -> Any:
    return find(game).load_pack([])


def each(files: list[tuple[GameInfo, Path]]) -> pytest.MarkDecorator:
    rows = [pytest.param(game, file, id=f"{game.name}-{file.stem}") for game, file in files]
    return pytest.mark.parametrize(("game", "file"), rows)


def lesson_of(game: GameInfo, file: Path) -> Lesson:
    return Lesson(load_scenario(file), find, pack(game.name))


@each(FILES)
def test_scenario_passes(game: GameInfo, file: Path) -> None:
    report = run_scenario(load_scenario(file), find, pack(game.name))
    assert report.findings
    assert report.ok, report.text()


@each(FILES)
def test_positions_are_sound_from_beginning_to_end(game: GameInfo, file: Path) -> None:
    scenario = load_scenario(file)
    course = Course(set_stage(scenario, find, pack(game.name)))
    assert game.violations(course.match.state) == []
    for entry in scenario.do:
        course.follow(entry)
        assert game.violations(course.match.state) == []


@each(FILES)
def test_a_file_is_named_after_its_scenario_and_speaks_all_languages(game: GameInfo, file: Path) -> None:
    scenario = load_scenario(file)
    assert scenario.id == file.stem
    assert set(scenario.title) == set(LANGUAGES)
    assert scenario.lesson is ("lesson-" in file.stem)
    assert set(scenario.text) == (set(LANGUAGES) if scenario.lesson else set())


@pytest.mark.parametrize(("game", "rule"), [pytest.param(game, rule, id=rule) for game, rule in EXAMPLES])
def test_a_worked_example_has_its_scenario(game: GameInfo, rule: str) -> None:
    scenario = load_scenario(game.folder / "scenarios" / f"{rule.lower()}.toml")
    assert rule in scenario.rules
    assert len(scenario.rules) > 1, "an example cites the rules it shows"


@pytest.mark.parametrize("game", GAMES, ids=names())
def test_there_are_lessons_for_newcomers(game: GameInfo) -> None:
    assert [file for owner, file in LESSONS if owner is game]


# -- lessons --------------------------------------------------------------------------------------------------


def wrong_words(game: GameInfo, lesson: Lesson) -> tuple[list[str], list[str]]:
    """Words other than the expected one: those that are allowed, and those that are refused."""
    decision = lesson.decision()
    assert decision is not None
    expected = lesson.answer.split()[1]
    allowed = [word for word in decision.words if word != expected]
    refused = [word for word in pack(game.name).words[decision.code] if word not in decision.words]
    return allowed, refused


@each(LESSONS)
def test_a_lesson_can_be_completed_and_helps_on_the_way(game: GameInfo, file: Path) -> None:
    lesson = lesson_of(game, file)
    while not lesson.done:
        allowed, refused = wrong_words(game, lesson)
        assert allowed, "a question with one answer teaches nothing"
        for word in allowed:
            verdict = lesson.check(word)
            assert verdict.kind == "wrong"
            assert verdict.hint("en")
            assert verdict.hint("de") != verdict.hint("en")
            assert lesson.sentence(verdict.rule, "de")
        for word in refused:
            verdict = lesson.check(word)
            assert verdict.kind == "refused"
            assert lesson.sentence(verdict.rule)
        assert lesson.check(lesson.answer).ok
    assert lesson.answered == lesson.questions
    assert lesson.hint("de") == lesson.learned("de")


@each(LESSONS)
def test_a_lesson_is_small(game: GameInfo, file: Path) -> None:
    lesson = lesson_of(game, file)
    first = next(other for owner, other in LESSONS if owner is game)
    assert 1 <= lesson.questions <= (MOST_ON_A_TOUR if file == first else MOST_QUESTIONS)
    for lang in LANGUAGES:
        for text in (lesson.situation(lang), lesson.task(lang), lesson.learned(lang)):
            assert 20 < len(text) < 900
            assert "  " not in text
