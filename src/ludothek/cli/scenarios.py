"""`ludothek scenario run` and `ludothek lesson`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..core.errors import OptionError
from ..games import find, names
from ..i18n import catalogue
from ..scenario import Lesson, Scenario, load_scenario, run_scenario
from .files import load_content
from .question import Question
from .rules import show_rules
from .screen import Screen
from .words import say

FAILED = 1
QUIT = ("q", "quit")


def run_files(files: Sequence[Path], lang: str) -> int:
    """Run scenarios and print what they found; the exit code is 1 if an expectation fails."""
    code = 0
    for file in files:
        report = run_scenario(load_scenario(file), find)
        print(report.text(lang))
        if not report.ok:
            code = FAILED
    return code


def lessons() -> list[Scenario]:
    """The lessons of all games, in the order of their files."""
    found = []
    for name in names():
        for file in sorted((find(name).folder / "scenarios").glob("*.toml")):
            scenario = load_scenario(file)
            if scenario.lesson:
                found.append(scenario)
    return found


def list_lessons(lang: str) -> None:
    found = lessons()
    wide = max((len(scenario.id) for scenario in found), default=0)
    for scenario in found:
        print(f"{scenario.id:<{wide}}  {scenario.game}: {scenario.title.get(lang) or scenario.title['en']}")
    print(say("lesson-how" if found else "lesson-none", lang))


def play_lesson(wanted: str, lang: str, colour: bool) -> None:
    """Situation, task, the learner's answers, the rule, what was learned."""
    for scenario in lessons():
        if scenario.id.casefold() == wanted.casefold():
            lesson = Lesson(scenario, find)
            game = lesson.stage.game
            Course(lesson, Screen(catalogue(game, lang, load_content(game, [])), colour)).run()
            return
    raise OptionError(say("lesson-unknown", lang, given=wanted))


class Course:
    """A lesson at the terminal."""

    def __init__(self, lesson: Lesson, screen: Screen) -> None:
        self.lesson = lesson
        self.screen = screen
        self.lang = screen.catalogue.lang

    def run(self) -> None:
        lesson, screen = self.lesson, self.screen
        screen.rule(lesson.title(self.lang))
        screen.print(lesson.situation(self.lang))
        while (decision := lesson.decision()) is not None:
            screen.rule()
            screen.board(lesson.match, lesson.seat)
            screen.rule()
            screen.print(lesson.task(self.lang), "bold")
            question = Question(lesson.match, decision, screen.catalogue)
            question.show(screen)
            screen.say("lesson-keys", "dim")
            if not self.answer(question):
                screen.say("lesson-left")
                return
        screen.rule()
        screen.say("lesson-done", "bold")
        screen.print(lesson.learned(self.lang))

    def answer(self, question: Question) -> bool:
        """Until the learner has found the answer; False when he leaves."""
        while True:
            given = self.screen.ask()
            if given is None or given.lower() in QUIT:
                return False
            key, _, rest = given.partition(" ")
            if not given:
                continue
            if key == "?":
                question.explain(self.screen, rest.strip())
            elif key.lower() == "h":
                self.screen.print(self.lesson.hint(self.lang))
            elif key.lower() == "r":
                show_rules(self.screen, rest)
            elif key.lower() == "t":
                self.screen.texts(self.lesson.match, self.lesson.seat)
            elif self.judge(question, given):
                return True

    def judge(self, question: Question, given: str) -> bool:
        """Whether it is the answer the lesson is after; what is said about it otherwise."""
        choice = question.find(given)
        word = question.words[choice] if choice is not None else given
        reason = question.why_not(choice) if choice is not None else ("", "")
        known = len(self.lesson.match.events)
        verdict = self.lesson.check(f"{question.decision.code} {word}")
        if verdict.kind == "unknown":
            self.screen.say("bad-input", "bad", input=given)
            return False
        if verdict.kind == "refused":
            self.screen.say("why-sentence", "bad", sentence=reason[1], rule=reason[0])
            return False
        if not verdict.ok:
            self.screen.say("lesson-wrong", "bad")
            if hint := verdict.hint(self.lang):
                self.screen.print(hint)
            return False
        self.screen.say("lesson-right", "bold")
        self.screen.events(self.lesson.match, self.lesson.seat, known)
        if verdict.rule:
            self.screen.indented(f"[{verdict.rule}]", self.lesson.sentence(verdict.rule, self.lang))
        return True
