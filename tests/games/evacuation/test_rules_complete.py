"""Every rule has a test, every test names a rule that exists, and the two lists of rules agree."""

import ast
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludothek.games import find
from ludothek.games.evacuation.refusals import REFUSALS

HERE = Path(__file__).parent
GAME = find("evacuation").folder
ID = r"EVA-[A-Z]+(?:-[A-Z]+)?-[KX]?\d\d"
RULE = re.compile(rf"{ID}(?!\d)")
EXAMPLE = "EVA-EX-"
ROW = re.compile(rf"^\| ({ID}) \|")


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
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
                    for arg in call.args:
                        assert isinstance(arg, ast.Constant), f"{path.name}:{arg.lineno}: a rule id must be written out"
                        yield str(arg.value)


def proofs() -> dict[str, set[str]]:
    """Where each rule is tested: test modules by their path from here, scenarios by their path in the game."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(HERE.rglob("test_*.py")):
        for tag in tags(path):
            found[tag].add(path.relative_to(HERE).as_posix())
    for path in sorted(GAME.glob("scenarios/*.toml")):
        for tag in tomllib.loads(path.read_text(encoding="utf-8"))["rules"]:
            found[tag].add(path.relative_to(GAME).as_posix())
    return found


RULES = rows("RULES.md")
PROOFS = proofs()
RULINGS = (GAME / "RULINGS.md").read_text(encoding="utf-8")
DECISIONS = set(re.findall(r"^\| (EVA-CON-\d\d|EVA-AMB-\d\d|R-\d\d) \|", RULINGS, flags=re.MULTILINE))
DECISION = re.compile(r"EVA-CON-\d\d|EVA-AMB-\d\d|\bR-\d\d")


def group_of(rule: str) -> str:
    """`EVA-END-RACE-03` is of END-RACE, `EVA-TECH-K01` of TECH-K."""
    return rule.removeprefix("EVA-")[:-2].removesuffix("-")


def test_there_are_rules():
    assert Counter(map(group_of, RULES)) == {
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


@pytest.mark.parametrize("group", sorted(set(map(group_of, RULES))))
def test_the_rules_of_a_group_are_numbered_without_gaps(group):
    numbers = [int(rule[-2:]) for rule in RULES if group_of(rule) == group]
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_rule_has_a_test():
    assert [rule for rule in RULES if not PROOFS[rule]] == []


def test_every_example_has_a_scenario():
    examples = [rule for rule in RULES if rule.startswith(EXAMPLE)]
    assert [rule for rule in examples if not any(file.endswith(".toml") for file in PROOFS[rule])] == []


def test_every_test_names_rules_that_exist():
    unknown = {tag: sorted(files) for tag, files in PROOFS.items() if files and tag not in RULES}
    assert unknown == {}


@pytest.mark.parametrize("rule", RULES)
def test_the_file_that_the_list_names_tests_the_rule(rule):
    """`test_tech.py` may have parts, such as `test_tech_effects.py`."""
    stem, dot, kind = RULES[rule][3].rpartition(".")
    assert any(file.startswith(stem) and file.endswith(dot + kind) for file in PROOFS[rule])


def test_the_german_list_has_the_same_rules():
    german = rows("RULES.de.md")
    assert list(german) == list(RULES)
    assert [rule for rule in RULES if german[rule][0] in ("", RULES[rule][0])] == []


@pytest.mark.parametrize("module", sorted({row[2] for row in RULES.values()}))
def test_the_module_that_the_list_names_exists(module):
    assert (GAME / f"{module}.py").is_file()


def test_the_rules_are_cited_in_the_source():
    """Ids in the engine's comments are links: each must lead to a rule or a ruling."""
    cited: dict[str, str] = {}
    for path in sorted(GAME.glob("*.py")):
        for rule in RULE.findall(path.read_text(encoding="utf-8")):
            cited.setdefault(rule, path.name)
    assert len(cited) > 150
    assert {rule: file for rule, file in cited.items() if rule not in RULES and rule not in DECISIONS} == {}


def test_every_refusal_is_a_rule():
    assert REFUSALS[0] == ""  # number 0 is OK
    assert len(set(REFUSALS)) == len(REFUSALS)
    assert [rule for rule in REFUSALS[1:] if rule not in RULES] == []


def test_there_are_rulings():
    assert Counter(decision[:-3] for decision in DECISIONS if decision[0] == "E") == {"EVA-CON": 31, "EVA-AMB": 53}
    own = sorted(int(decision[-2:]) for decision in DECISIONS if decision[0] == "R")
    assert own == list(range(1, len(own) + 1))


def test_rulings_and_rules_know_each_other():
    assert {rule for rule in RULE.findall(RULINGS) if rule not in RULES and rule not in DECISIONS} == set()
    assert {ruling for row in RULES.values() for ruling in DECISION.findall(row[1])} <= DECISIONS
