"""Every rule has a test, every test names a rule that exists, and the texts agree with each other and the code."""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludothek.games import find

HERE = Path(__file__).parent
GAME = find("lanterns").folder
RULE = re.compile(r"LAN-[A-Z]+-\d\d")
ROW = re.compile(r"^\| (LAN-[A-Z]+-\d\d) \|")


def rows(name: str) -> dict[str, list[str]]:
    """The table rows of a rule list by id: rule, source, module, tests."""
    found: dict[str, list[str]] = {}
    for line in (GAME / name).read_text(encoding="utf-8").splitlines():
        if match := ROW.match(line):
            assert match[1] not in found, f"{name} has {match[1]} twice"
            found[match[1]] = [cell.strip() for cell in line.strip().strip("|").split("|")][1:]
    return found


def tags(path: Path) -> Iterator[str]:
    """The ids in the `@rule(…)` decorators of a test module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
                    yield from [str(arg.value) for arg in call.args if isinstance(arg, ast.Constant)]


def proofs() -> dict[str, set[str]]:
    """Where each rule is tested: test modules by their path from here, scenarios by their path in the game."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in HERE.rglob("test_*.py"):
        for tag in tags(path):
            found[tag].add(path.relative_to(HERE).as_posix())
    for path in GAME.glob("scenarios/*.toml"):
        for tag in tomllib.loads(path.read_text(encoding="utf-8"))["rules"]:
            found[tag].add(path.relative_to(GAME).as_posix())
    return found


RULES = rows("RULES.md")
PROOFS = proofs()


@pytest.mark.parametrize("rule", RULES)
def test_the_file_that_the_list_names_tests_the_rule(rule: str) -> None:
    assert RULES[rule][3] in PROOFS[rule]


def test_every_test_names_rules_that_exist() -> None:
    assert set(PROOFS) <= set(RULES)


def test_the_german_list_has_the_same_rules() -> None:
    german = rows("RULES.de.md")
    assert list(german) == list(RULES)
    assert [rule for rule in RULES if german[rule][0] in ("", RULES[rule][0])] == []


@pytest.mark.parametrize("group", sorted({rule.rsplit("-", 1)[0] for rule in RULES}))
def test_the_rules_of_a_group_are_numbered_without_gaps(group: str) -> None:
    numbers = [int(rule[-2:]) for rule in RULES if rule.rsplit("-", 1)[0] == group]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("module", sorted({row[2] for row in RULES.values()}))
def test_the_module_that_the_list_names_exists(module: str) -> None:
    assert (GAME / f"{module}.py").is_file()


def test_the_rules_cited_in_the_code_and_the_rulings_exist() -> None:
    files = [*GAME.rglob("*.py"), *GAME.rglob("*.toml"), GAME / "RULINGS.md"]
    cited = {rule for file in files for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert cited <= set(RULES)


def test_rulings_that_rules_name_exist() -> None:
    rulings = set(re.findall(r"^\| (R-\d\d) \|", (GAME / "RULINGS.md").read_text(encoding="utf-8"), re.MULTILINE))
    assert {ruling for row in RULES.values() for ruling in re.findall(r"R-\d\d", row[1])} <= rulings
