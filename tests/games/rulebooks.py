"""What RULES.md, RULINGS.md and the tests of each game say about its rules."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from ludothek.core.game import GameInfo
from ludothek.games import find, names

HERE = Path(__file__).parent


class Rulebook:
    """One game. A rule's id is `EVC-RUN-01`, in a large game also `EVA-END-RACE-03` or `EVA-TECH-K01`."""

    def __init__(self, game: GameInfo) -> None:
        self.game = game
        self.folder = game.folder
        self.tests = HERE / game.folder.name
        first = re.search(r"^\| ([A-Z]+)-", (self.folder / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)
        assert first, "RULES.md has no rules"
        self.prefix = first[1]
        id = rf"{self.prefix}-[A-Z]+(?:-[A-Z]+)?-[A-Z]?\d\d"
        self.rule = re.compile(rf"{id}(?!\d)")
        self.ruling = re.compile(rf"{id}|\bR-\d\d")
        self.row = re.compile(rf"^\| ({id}|R-\d\d) \|")

    def rows(self, name: str) -> dict[str, list[str]]:
        """The table rows of a list by id; of a list of rules: rule, source, module, tests."""
        found: dict[str, list[str]] = {}
        for line in (self.folder / name).read_text(encoding="utf-8").splitlines():
            if match := self.row.match(line):
                assert match[1] not in found, f"{name} has {match[1]} twice"
                found[match[1]] = [cell.strip() for cell in line.strip().strip("|").split("|")][1:]
        return found

    @cached_property
    def rules(self) -> dict[str, list[str]]:
        return self.rows("RULES.md")

    @cached_property
    def rulings(self) -> set[str]:
        return set(self.rows("RULINGS.md"))

    @cached_property
    def proofs(self) -> dict[str, set[str]]:
        """Where each rule is tested: test modules by their path in the tests, scenarios by their path in the game."""
        found: dict[str, set[str]] = defaultdict(set)
        for path in sorted(self.tests.rglob("test_*.py")):
            for tag in tags(path):
                found[tag].add(path.relative_to(self.tests).as_posix())
        for path in sorted(self.folder.glob("scenarios/*.toml")):
            for tag in tomllib.loads(path.read_text(encoding="utf-8"))["rules"]:
                found[tag].add(path.relative_to(self.folder).as_posix())
        return dict(found)

    def group_of(self, rule: str) -> str:
        """`EVA-END-RACE-03` is of END-RACE, `EVA-TECH-K01` of TECH-K."""
        return rule.removeprefix(f"{self.prefix}-")[:-2].removesuffix("-")

    def groups(self) -> Counter[str]:
        """How many rules each group has."""
        return Counter(map(self.group_of, self.rules))


def tags(path: Path) -> Iterator[str]:
    """The ids in the `@rule(…)` decorators of a test module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
                    for arg in call.args:
                        assert isinstance(arg, ast.Constant), f"{path.name}:{arg.lineno}: a rule id must be written out"
                        yield str(arg.value)


BOOKS = {name: Rulebook(find(name)) for name in names()}
