"""What a run of a scenario found."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from .model import Scenario, in_language


@dataclass(frozen=True)
class Finding:
    """One expectation and what was found. `entry` is the number of the `do` entry, 0 for the final ones.

    A move that could not be made is a finding with nothing expected.
    """

    entry: int
    what: str
    ok: bool
    expected: str
    found: str

    def text(self) -> str:
        place = f"do {self.entry}: " if self.entry else ""
        outcome = f"{self.found}, but expected is {self.expected}" if self.expected and not self.ok else self.found
        return f"  {'ok  ' if self.ok else 'FAIL'}  {place}{self.what}: {outcome}"


@dataclass(frozen=True)
class Report:
    """All findings, in the order in which they were made."""

    scenario: Scenario
    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        return all(finding.ok for finding in self.findings)

    @property
    def failures(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if not finding.ok)

    def text(self, lang: str = "en") -> str:
        """The report for people: one line for each expectation, with the value found."""
        scenario = self.scenario
        head = f"{scenario.id}: {in_language(scenario.title, lang)} [{', '.join(scenario.rules)}]"
        tally = f"{len(self.findings) - len(self.failures)} of {len(self.findings)} expectations are met."
        return "\n".join([head, *(finding.text() for finding in self.findings), f"  {tally}"])


def show(value: Any) -> str:
    """A value as a scenario file would write it, more or less."""
    return json.dumps(value, ensure_ascii=False)
