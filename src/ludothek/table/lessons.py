"""Lessons at the table: scenarios that a learner plays. Nothing is kept but the number of right answers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from ..core.errors import OptionError
from ..core.game import number_of
from ..games import find
from ..i18n import Catalogue, catalogue, platform
from ..scenario import Lesson, Scenario, load_scenario
from ..scene.model import Struct
from .view import View
from .views import view_of

if TYPE_CHECKING:
    from ..core.game import GameInfo


@dataclass(frozen=True)
class LessonCard:
    """A lesson in a list of lessons."""

    id: str
    title: str
    rules: tuple[str, ...]  # what it teaches
    questions: int
    task: str


class Said(Struct):
    """What the lesson says to an answer."""

    kind: str  # "right", "done", "wrong", "refused", "unknown"
    text: str  # that in words
    rule: str = ""
    sentence: str = ""  # what the rule says; refused: with the numbers
    hint: str = ""  # wrong and refused: what to look at


class LessonView(Struct):
    """One moment of a lesson."""

    id: str
    title: str
    view: View
    situation: str
    task: str
    hint: str  # for the question that waits
    questions: int  # how many there are
    answered: int
    done: bool
    verdict: Said | None = None
    learned: str = ""  # when it is done


def lesson_list(game: GameInfo, lang: str) -> list[LessonCard]:
    """The lessons of a game, in order."""
    return [
        LessonCard(scenario.id, lesson.title(lang), tuple(scenario.rules), lesson.questions, lesson.task(lang))
        for scenario in _scenarios(game.name).values()
        for lesson in [Lesson(scenario, find, _pack(game.name))]
    ]


def lesson_view(game: GameInfo, lesson_id: str, answered: int, given: str, lang: str, narrow: bool) -> LessonView:
    """The lesson after so many right answers and, if something is given, after that answer."""
    scenario = _scenarios(game.name).get(lesson_id)
    if scenario is None:
        raise OptionError(platform(lang).say("lesson-unknown", given=lesson_id))
    lesson = Lesson(scenario, find, _pack(game.name))
    words = _catalogue(game.name, lang)
    lesson.go_to(answered)
    verdict = _judge(lesson, given, words) if given.strip() and not lesson.done else None
    view = view_of(lesson.match, lesson.seat, words, narrow=narrow, live=not lesson.done)
    view.undo, view.recap = None, []
    if lesson.done:
        view.prompt = words.say("lesson-done")
    return LessonView(
        id=scenario.id,
        title=lesson.title(lang),
        view=view,
        situation=lesson.situation(lang),
        task=lesson.task(lang),
        hint="" if lesson.done else lesson.hint(lang),
        questions=lesson.questions,
        answered=lesson.answered,
        done=lesson.done,
        verdict=verdict,
        learned=lesson.learned(lang) if lesson.done else "",
    )


def _judge(lesson: Lesson, given: str, words: Catalogue) -> Said:
    """The lesson's verdict on an answer (`run.pick move-3` or `move-3`), as it is said."""
    decision = lesson.decision()
    assert decision is not None
    choice = number_of(lesson.match.pack, decision.code, given.rsplit(maxsplit=1)[-1])
    rule, numbers = lesson.match.refusal(lesson.seat, choice)
    verdict = lesson.check(given)
    if verdict.kind == "unknown":
        return Said(kind=verdict.kind, text=words.say("bad-input", input=given))
    if verdict.kind == "refused":
        sentence = words.refusal(rule, numbers)
        said = words.say("why-sentence", sentence=sentence, rule=rule)
        return Said(kind=verdict.kind, text=said, rule=rule, sentence=sentence, hint=verdict.hint(words.lang))
    sentence = lesson.sentence(verdict.rule, words.lang)
    if not verdict.ok:
        said, hint = words.say("lesson-wrong"), verdict.hint(words.lang)
        return Said(kind=verdict.kind, text=said, rule=verdict.rule, sentence=sentence, hint=hint)
    return Said(kind=verdict.kind, text=words.say("lesson-right"), rule=verdict.rule, sentence=sentence)


@cache
def _scenarios(name: str) -> dict[str, Scenario]:
    files = sorted((find(name).folder / "scenarios").glob("*.toml"))
    return {scenario.id: scenario for scenario in map(load_scenario, files) if scenario.lesson}


@cache
def _pack(name: str) -> Any:
    return find(name).load_pack([])


@cache
def _catalogue(name: str, lang: str) -> Catalogue:
    game = find(name)
    return catalogue(game, lang, game.read_content([]))
