"""Lessons: scenarios that a learner plays. The others and chance follow the file; the learner finds the answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..core.errors import ScenarioError
from ..core.game import number_of
from ..core.match import Decision, Match
from .course import Course, Stuck
from .model import Entry, Scenario, Text, Words, in_language
from .position import FindGame, set_stage
from .rulebook import rule_sentences

RIGHT = "right"  # the expected answer: the game went on to the next question
DONE = "done"  # the expected answer, and the last one
WRONG = "wrong"  # allowed, but not what the lesson is after
REFUSED = "refused"  # a rule forbids it
UNKNOWN = "unknown"  # not an answer to this question at all


@dataclass(frozen=True)
class Verdict:
    """What a lesson says to an answer: `rule` is the rule to cite, `texts` the hint (when done, what was learned)."""

    kind: str
    rule: str
    texts: Words

    @property
    def ok(self) -> bool:
        return self.kind in (RIGHT, DONE)

    def hint(self, lang: str = "en") -> str:
        return in_language(self.texts, lang)


class Lesson:
    """A scenario, played step by step. The learner has the seat of the first `play` entry that carries a hint."""

    def __init__(self, scenario: Scenario, find_game: FindGame, pack: Any = None) -> None:
        self.stage = set_stage(scenario, find_game, pack)
        if not scenario.lesson:
            raise self.stage.error("this scenario is no lesson")
        self.scenario = scenario
        plays = [entry for entry in scenario.do if entry.play]
        self.seat = self.stage.seat(next((entry for entry in plays if entry.text), plays[0]).by)
        self.questions = sum(self._is_question(entry) for entry in plays)
        self._begin()

    # -- texts ----------------------------------------------------------------------------------------------

    def title(self, lang: str = "en") -> str:
        return in_language(self.scenario.title, lang)

    def situation(self, lang: str = "en") -> str:
        return self._text(lang).situation

    def task(self, lang: str = "en") -> str:
        return self._text(lang).task

    def learned(self, lang: str = "en") -> str:
        return self._text(lang).learned

    def hint(self, lang: str = "en") -> str:
        """The hint to the question that is waiting, or what was learned when all are answered."""
        return in_language(self._texts(), lang)

    def sentence(self, rule: str, lang: str = "en") -> str:
        """What a rule says."""
        return rule_sentences(self.stage.game.folder, lang).get(rule, "")

    def _text(self, lang: str) -> Text:
        texts = self.scenario.text
        return texts.get(lang) or texts.get("en") or next(iter(texts.values()))

    def _texts(self) -> Words:
        entry = self._entry()
        return entry.text if entry else {lang: text.learned for lang, text in self.scenario.text.items()}

    # -- playing --------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._course.match

    @property
    def done(self) -> bool:
        return self._entry() is None

    @property
    def answer(self) -> str:
        """The answer the lesson waits for, `run.pick move-3`; empty when it is done."""
        entry = self._entry()
        return entry.play if entry else ""

    def position(self) -> Match:
        """Begin (again), and give the match at the learner's first question."""
        self._begin()
        return self.match

    def go_to(self, answered: int) -> Match:
        """The match after so many right answers, for tables that keep no more of a lesson than this number."""
        self._begin()
        while self.answered < answered and not self.done:
            self.check(self.answer)
        return self.match

    def decision(self) -> Decision | None:
        """The learner's question, or None when the lesson is done."""
        return None if self.done else self.match.decision(self.seat)

    def check(self, words: str) -> Verdict:
        """Judge an answer (`run.pick move-3`, or only `move-3`); the expected one is played, others change nothing."""
        entry = self._entry()
        if entry is None:
            return Verdict(DONE, "", self._texts())
        cited = entry.because or self.scenario.rules[0]
        code, word = entry.play.split()
        *asked, given = words.split() or [""]
        choice = number_of(self.stage.pack, code, given)
        if choice < 0 or asked not in ([], [code]):
            return Verdict(UNKNOWN, "", entry.text)
        if given == word:
            self._course.follow(entry)
            self.answered += 1
            self._at += 1
            self._go_on()
            return Verdict(DONE if self.done else RIGHT, cited, self._texts())
        rule, _ = self.match.refusal(self.seat, choice)
        return Verdict(REFUSED, rule, entry.text) if rule else Verdict(WRONG, cited, entry.text)

    def _begin(self) -> None:
        self._course = Course(self.stage)
        self._at = 0
        self.answered = 0
        self._go_on()

    def _entry(self) -> Entry | None:
        return self.scenario.do[self._at] if self._at < len(self.scenario.do) else None

    def _is_question(self, entry: Entry) -> bool:
        return bool(entry.play) and self.stage.seat(entry.by) == self.seat

    def _go_on(self) -> None:
        """Let the others and chance follow the file up to the learner's next question."""
        while (entry := self._entry()) is not None:
            try:
                if self._is_question(entry):
                    self._course.question(self.seat, entry.play.split()[0])
                    return
                self._course.follow(entry)
            except Stuck as error:
                raise ScenarioError(
                    f"{self.scenario.id}: entry {self._at + 1} of 'do' does not fit: {error}."
                ) from error
            self._at += 1
