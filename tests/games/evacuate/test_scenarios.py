"""The shipped scenarios: every worked example of the rulebook, and the lessons."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludothek.games import find
from ludothek.scenario import Lesson, load_scenario, run_scenario
from ludothek.scenario.course import Course
from ludothek.scenario.position import set_stage
from ludothek.scenario.rulebook import rule_sentences
from tests.support import engine

pytestmark = engine

GAME = find("evacuate")
FILES = sorted((GAME.folder / "scenarios").glob("*.toml"))
LESSONS = [file for file in FILES if file.stem.startswith("lesson-")]
EXAMPLES = [rule for rule in rule_sentences(GAME.folder) if rule.startswith("EVC-EX-")]
LANGUAGES = {"en", "de"}


@cache
def content() -> Any:
    return GAME.load_pack([])


def each(files: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("file", files, ids=[file.stem for file in files])


def lesson_of(file: Path) -> Lesson:
    return Lesson(load_scenario(file), find, content())


@each(FILES)
def test_scenario_passes(file: Path) -> None:
    report = run_scenario(load_scenario(file), find, content())
    assert report.findings
    assert report.ok, report.text()


@each(FILES)
def test_positions_are_sound_from_beginning_to_end(file: Path) -> None:
    scenario = load_scenario(file)
    course = Course(set_stage(scenario, find, content()))
    assert GAME.violations(course.match.state) == []
    for entry in scenario.do:
        course.follow(entry)
        assert GAME.violations(course.match.state) == []


@each(FILES)
def test_a_file_is_named_after_its_scenario_and_speaks_both_languages(file: Path) -> None:
    scenario = load_scenario(file)
    assert scenario.id == file.stem
    assert set(scenario.title) == LANGUAGES
    assert scenario.lesson is (file in LESSONS)
    assert set(scenario.text) == (LANGUAGES if scenario.lesson else set())


def test_there_are_twenty_two_worked_examples() -> None:
    assert [f"EVC-EX-{number:02}" for number in range(1, 23)] == EXAMPLES


@pytest.mark.parametrize("rule", EXAMPLES)
def test_a_worked_example_has_its_scenario(rule: str) -> None:
    scenario = load_scenario(GAME.folder / "scenarios" / f"{rule.lower()}.toml")
    assert rule in scenario.rules
    assert len(scenario.rules) > 1, "an example cites the rules it shows"


def test_there_are_lessons_for_newcomers() -> None:
    assert len(LESSONS) >= 7


# -- lessons --------------------------------------------------------------------------------------------------


def wrong_words(lesson: Lesson) -> tuple[list[str], list[str]]:
    """Words other than the expected one: those that are allowed, and those that are refused."""
    decision = lesson.decision()
    assert decision is not None
    expected = lesson.answer.split()[1]
    allowed = [word for word in decision.words if word != expected]
    refused = [word for word in content().words[decision.code] if word not in decision.words]
    return allowed, refused


@each(LESSONS)
def test_a_lesson_can_be_completed_and_helps_on_the_way(file: Path) -> None:
    lesson = lesson_of(file)
    while not lesson.done:
        allowed, refused = wrong_words(lesson)
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
def test_a_lesson_is_small(file: Path) -> None:
    lesson = lesson_of(file)
    assert 1 <= lesson.questions <= 3
    for lang in sorted(LANGUAGES):
        for text in (lesson.situation(lang), lesson.task(lang), lesson.learned(lang)):
            assert 20 < len(text) < 900
            assert "  " not in text


# -- paths ----------------------------------------------------------------------------------------------------


def test_writing_a_civilization_that_is_taken_exchanges_it() -> None:
    scenario = load_scenario(GAME.folder / "scenarios" / "evc-ex-19.toml")
    state = Course(set_stage(scenario, find, content())).match.state
    held = [GAME.read_path(state, f"{colour}.civilization") for colour in GAME.colours[:4]]
    assert held[1:3] == ["skith", "mendeku"]
    assert len(set(held)) == 4


@pytest.mark.parametrize("phase", ["actions", "nomia", "clean-up"])
def test_after_phase_one_everybody_has_a_card_in_use(phase: str) -> None:
    scenario = load_scenario(GAME.folder / "scenarios" / "evc-ex-07.toml")
    state = Course(set_stage(scenario, find, content())).match.state
    GAME.write_path(state, "yellow.card", "trip")
    GAME.write_path(state, "phase", phase)
    assert GAME.read_path(state, "phase") == phase
    assert [GAME.read_path(state, f"{colour}.card") for colour in ("blue", "yellow")] == ["move-1", "trip"]
    assert GAME.violations(state) == []
