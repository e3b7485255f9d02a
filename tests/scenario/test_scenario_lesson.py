"""Lessons: the learner is asked, judged and led on; everybody else follows the file."""

import pytest

from ludothek.core.errors import ScenarioError
from ludothek.games import find
from ludothek.scenario import Lesson
from tests.support import engine

from .conftest import HEAD, PICKS, content, parse

pytestmark = engine

LESSON_HEAD = HEAD.replace("[setup]", '[text.en]\nsituation = "S"\ntask = "T"\nlearned = "L"\n\n[setup]').replace(
    'id    = "small"', 'id = "small"\nlesson = true'
)
HINT = 'because = "EVC-RUN-02"\ntext.en = "Three rows."\ntext.de = "Drei Felder."\n'
NEXT = """
[[do]]
chance = "nomia.draw all-clear"

[[do]]
by      = "blue"
play    = "run.pick trip"
text.en = "Now Trip."
"""


@pytest.fixture
def lesson() -> Lesson:
    first, rest = PICKS.strip().split("\n\n", 1)
    return Lesson(parse(rest, first, HINT, NEXT, head=LESSON_HEAD), find, content())


def test_a_lesson_speaks(lesson: Lesson) -> None:
    assert (lesson.situation(), lesson.task("de"), lesson.learned()) == ("S", "T", "L")
    assert (lesson.title(), lesson.title("de")) == ("Small", "Klein")
    assert (lesson.hint(), lesson.hint("de")) == ("Three rows.", "Drei Felder.")


def test_it_begins_at_the_learners_first_question(lesson: Lesson) -> None:
    match = lesson.position()
    assert match is lesson.match
    decision = lesson.decision()
    assert decision is not None
    assert (decision.seat, decision.code, decision.owing) == (0, "run.pick", (0,))
    assert decision.words == ("move-1", "trip", "move-3")
    assert lesson.answer == "run.pick move-3"
    assert lesson.questions == 2


def test_a_wrong_answer_gets_the_hint_and_the_rule_and_changes_nothing(lesson: Lesson) -> None:
    before = lesson.match.state.digest()
    verdict = lesson.check("run.pick move-1")
    assert (verdict.kind, verdict.rule, verdict.ok) == ("wrong", "EVC-RUN-02", False)
    assert (verdict.hint(), verdict.hint("de")) == ("Three rows.", "Drei Felder.")
    assert lesson.match.state.digest() == before
    assert not lesson.done


def test_a_refused_answer_gets_the_rule_that_forbids_it(lesson: Lesson) -> None:
    verdict = lesson.check("move-4")
    assert (verdict.kind, verdict.rule, verdict.ok) == ("refused", "EVC-RUN-01", False)
    assert lesson.sentence(verdict.rule).startswith("Everyone still in the game lays exactly one Run Card")
    assert lesson.sentence(verdict.rule, "de").startswith("Jeder noch beteiligte Spieler")


@pytest.mark.parametrize("words", ["", "jump", "market.choose move-3", "rear"])
def test_what_is_no_answer_is_unknown(lesson: Lesson, words: str) -> None:
    verdict = lesson.check(words)
    assert (verdict.kind, verdict.rule) == ("unknown", "")
    assert verdict.hint() == "Three rows."


@pytest.mark.parametrize("words", ["move-3", "run.pick move-3"])
def test_the_right_answer_leads_on_to_the_next_question(lesson: Lesson, words: str) -> None:
    verdict = lesson.check(words)
    assert (verdict.kind, verdict.hint()) == ("right", "Now Trip.")
    assert lesson.answered == 1
    decision = lesson.decision()
    assert decision is not None
    assert decision.code == "run.pick"
    assert find("evacuate").read_path(lesson.match.state, "round") == 2


def test_without_a_rule_of_its_own_a_question_cites_the_lessons_first(lesson: Lesson) -> None:
    lesson.check("move-3")
    assert lesson.check("move-1").rule == "EVC-RUN-03"


def test_after_the_last_answer_the_lesson_is_done(lesson: Lesson) -> None:
    lesson.check("move-3")
    verdict = lesson.check("trip")
    assert (verdict.kind, verdict.ok, verdict.hint()) == ("done", True, "L")
    assert lesson.done
    assert lesson.decision() is None
    assert lesson.answer == ""
    assert lesson.check("move-1").kind == "done"


def test_it_can_be_entered_after_any_number_of_answers(lesson: Lesson) -> None:
    lesson.check("move-3")
    digest = lesson.match.state.digest()
    begin = lesson.position().state.digest()
    assert lesson.go_to(1).state.digest() == digest
    assert lesson.go_to(0).state.digest() == begin
    lesson.go_to(9)
    assert lesson.done


def test_a_scenario_without_a_lesson_is_refused() -> None:
    with pytest.raises(ScenarioError, match="small: this scenario is no lesson"):
        Lesson(parse(PICKS), find, content())


def test_a_lesson_that_leads_nowhere_is_refused() -> None:
    scenario = parse('[[do]]\nchance = "nomia.draw rear"', PICKS, HINT, head=LESSON_HEAD)
    with pytest.raises(ScenarioError, match=r"^small: entry 1 of 'do' does not fit: chance is not asked 'nomia.draw'"):
        Lesson(scenario, find, content())
