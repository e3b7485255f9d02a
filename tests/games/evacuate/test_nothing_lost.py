"""No rule and no lesson of EVACUATE! has been lost."""

from ludothek.games import find
from ludothek.scenario import Lesson, load_scenario
from tests.games.rulebooks import BOOKS

BOOK = BOOKS["evacuate"]


def test_there_are_rules() -> None:
    assert BOOK.groups() == {
        "SETUP": 26,
        "ROUND": 4,
        "RUN": 18,
        "STATION": 23,
        "ACT": 15,
        "NOMIA": 23,
        "TRACK": 8,
        "CLEAN": 9,
        "WIN": 9,
        "NEUTRAL": 12,
        "CIV": 18,
        "FAQ": 16,
        "EX": 22,
    }


def test_there_are_lessons() -> None:
    """Each is about one thing: three answers at most."""
    lessons = [Lesson(load_scenario(file), find) for file in BOOK.folder.glob("scenarios/lesson-*.toml")]
    assert len(lessons) >= 7
    assert max(lesson.questions for lesson in lessons) <= 3
