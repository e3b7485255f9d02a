"""Every rule has a test, every test names a rule that exists, and the two lists of rules agree: for every game."""

from __future__ import annotations

import pytest

from tests.games.rulebooks import BOOKS, Rulebook

GAMES = pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
RULES = pytest.mark.parametrize(
    ("book", "rule"),
    [pytest.param(book, rule, id=rule) for book in BOOKS.values() for rule in book.rules],
)


@GAMES
def test_the_rules_of_a_group_are_numbered_without_gaps(book: Rulebook) -> None:
    for group in {book.group_of(rule) for rule in book.rules}:
        numbers = [int(rule[-2:]) for rule in book.rules if book.group_of(rule) == group]
        assert numbers == list(range(1, len(numbers) + 1)), group


@GAMES
def test_every_rule_has_a_test(book: Rulebook) -> None:
    assert [rule for rule in book.rules if not book.proofs.get(rule)] == []


@GAMES
def test_every_test_names_rules_that_exist(book: Rulebook) -> None:
    assert {tag: sorted(files) for tag, files in book.proofs.items() if tag not in book.rules} == {}


@RULES
def test_the_file_that_the_list_names_tests_the_rule(book: Rulebook, rule: str) -> None:
    """`test_civ.py` may have parts, such as `test_civ_peoples.py`."""
    stem, dot, kind = book.rules[rule][3].rpartition(".")
    assert any(file.startswith(stem) and file.endswith(dot + kind) for file in book.proofs[rule])


@GAMES
def test_every_example_has_a_scenario(book: Rulebook) -> None:
    examples = [rule for rule in book.rules if book.group_of(rule) == "EX"]
    assert [rule for rule in examples if not any(file.endswith(".toml") for file in book.proofs[rule])] == []


@GAMES
def test_the_german_list_has_the_same_rules(book: Rulebook) -> None:
    german = book.rows("RULES.de.md")
    assert list(german) == list(book.rules)
    assert [rule for rule, row in book.rules.items() if german[rule][0] in ("", row[0])] == []


@GAMES
def test_the_modules_that_the_list_names_exist(book: Rulebook) -> None:
    modules = {row[2] for row in book.rules.values()}
    assert [module for module in sorted(modules) if not (book.folder / f"{module}.py").is_file()] == []


@GAMES
def test_the_rules_are_cited_in_the_source(book: Rulebook) -> None:
    """Ids in the engine's comments and in the content are links: each must lead to a rule or a ruling."""
    cited: dict[str, str] = {}
    for path in sorted([*book.folder.rglob("*.py"), *book.folder.rglob("*.toml")]):
        for rule in book.rule.findall(path.read_text(encoding="utf-8")):
            cited.setdefault(rule, path.name)
    assert len(cited) > len(book.rules) / 2
    assert {rule: file for rule, file in cited.items() if rule not in book.rules and rule not in book.rulings} == {}


@GAMES
def test_every_refusal_is_a_rule(book: Rulebook) -> None:
    refusals = book.game.refusals
    assert refusals[0] == ""  # number 0 is OK
    assert len(set(refusals)) == len(refusals)
    assert [rule for rule in refusals[1:] if rule not in book.rules] == []


@GAMES
def test_rulings_and_rules_know_each_other(book: Rulebook) -> None:
    text = (book.folder / "RULINGS.md").read_text(encoding="utf-8")
    assert {rule for rule in book.rule.findall(text) if rule not in book.rules and rule not in book.rulings} == set()
    named = {ruling for row in book.rules.values() for ruling in book.ruling.findall(row[1])}
    assert {ruling for ruling in named if ruling not in book.rules} <= book.rulings
