"""No rule, ruling or lesson of Evacuation has been lost."""

from collections import Counter

from tests.games.rulebooks import BOOKS

BOOK = BOOKS["evacuation"]


def test_there_are_rules() -> None:
    assert BOOK.groups() == {
        "SETUP": 24,
        "FLOW": 7,
        "RES": 8,
        "INC": 10,
        "PROD": 8,
        "ACT": 16,
        "INFRA": 12,
        "TECH": 9,
        "TECH-K": 18,
        "TECH-X": 10,
        "SETTLE": 9,
        "SHIP": 2,
        "STAD": 2,
        "FAC": 4,
        "POP": 2,
        "MARKET": 7,
        "TRANS": 24,
        "ORDER": 4,
        "PROG": 23,
        "BONUS": 13,
        "CLEAN": 5,
        "END-RACE": 15,
        "POINTS": 15,
        "ADV": 17,
        "GOAL": 19,
        "MOD": 11,
        "SOLO": 25,
        "DUO": 5,
        "EX": 30,
    }


def test_there_are_rulings() -> None:
    """Contradictions and ambiguities of the rulebook, and rulings of our own."""
    groups = Counter(ruling[:-3] for ruling in BOOK.rulings if not ruling.startswith("R-"))
    assert groups == {"EVA-CON": 31, "EVA-AMB": 53}
    own = sorted(int(ruling[-2:]) for ruling in BOOK.rulings if ruling.startswith("R-"))
    assert own == list(range(1, len(own) + 1))


def test_there_are_lessons() -> None:
    assert len(list(BOOK.folder.glob("scenarios/lesson-*.toml"))) >= 9
