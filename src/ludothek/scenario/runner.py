"""Runs a scenario: carries out its entries and compares what it expects with what is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .course import Course, Stuck
from .model import Entry, Scenario
from .position import FindGame, Stage, read, set_stage, settle_setup
from .report import Finding, Report, show


def run_scenario(scenario: Scenario, find_game: FindGame, pack: Any = None) -> Report:
    """Run a scenario with a game's own content, or with a pack that is already loaded."""
    run = _Run(set_stage(scenario, find_game, pack))
    run.go()
    return Report(scenario, tuple(run.findings))


class _Run:
    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.course = Course(stage)
        self.findings: list[Finding] = []

    def go(self) -> None:
        """All entries and then the final expectations; a move that cannot be made ends the run."""
        scenario = self.stage.scenario
        for number, entry in enumerate(scenario.do, 1):
            try:
                self.carry_out(number, entry)
            except Stuck as error:
                what = f"{entry.by} {entry.line}".strip() or f"{entry.by} is offered"
                self.find(number, what, False, "", str(error))
                self.unreached(number)
                return
            self.compare(number, entry.expect)
        settle_setup(self.course.match)
        self.compare(0, scenario.expect)

    def carry_out(self, number: int, entry: Entry) -> None:
        if entry.refuse:
            self.refuse(number, entry)
        elif entry.offers is not None:
            decision = self.course.question(self.stage.seat(entry.by), entry.code)
            same = sorted(decision.words) == sorted(entry.offers)
            what = f"{entry.by} {decision.code} offers"
            self.find(number, what, same, show(entry.offers), show(list(decision.words)))
        elif entry.line:
            self.course.follow(entry)
        else:
            settle_setup(self.course.match)

    def refuse(self, number: int, entry: Entry) -> None:
        rule = self.course.refusal(self.stage.seat(entry.by), *self.stage.answer(entry.refuse))
        what = f"{entry.by} {entry.refuse} is refused because of"
        self.find(number, what, rule == entry.because, entry.because, rule or "nothing, it is allowed")

    def compare(self, number: int, expect: Mapping[str, Any]) -> None:
        """All that is automatic is done before the position is read; chance is left waiting."""
        match = self.course.match
        match.top()
        for path, value in expect.items():
            found = read(self.stage, match, path)
            self.find(number, path, found == value, show(value), show(found))

    def unreached(self, stuck: int) -> None:
        """After a move that cannot be made, the later expectations are neither met nor meant."""
        scenario = self.stage.scenario
        later = [(number, entry.expect) for number, entry in enumerate(scenario.do, 1) if number >= stuck]
        for number, expect in [*later, (0, scenario.expect)]:
            for path, value in expect.items():
                self.find(number, path, False, show(value), "not reached")

    def find(self, number: int, what: str, ok: bool, expected: str, found: str) -> None:
        self.findings.append(Finding(number, what, ok, expected, found))
