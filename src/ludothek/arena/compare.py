"""Two folders side by side: what differs between them, and whether chance alone would make it differ so much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..core.errors import OptionError
from .figures import Figures, Share
from .stats import LEVEL, Rate, Test, holm, mann_whitney, two_proportions

PROPORTIONS, RANKS = "proportions", "ranks"  # the tests


@dataclass(frozen=True)
class Difference:
    """One figure in A and in B."""

    group: str  # "number", "outcome", "seat", "bot", or a kind of event
    label: str
    method: str  # PROPORTIONS or RANKS
    a: float
    b: float
    test: Test  # its p-value is corrected for the table

    @property
    def sure(self) -> bool:
        return self.test.p < LEVEL


def compare(a: Figures, b: Figures) -> list[list[Difference]]:
    """Tables of differences: the whole game first, then bots, then every kind of event that both have."""
    if a.run.plan.game != b.run.plan.game:
        raise OptionError(f"{a.name} holds games of {a.run.plan.game}, {b.name} of {b.run.plan.game}.")
    tables = [corrected(whole(a, b)), corrected(bots(a, b))]
    others = {kind.name: kind for kind in b.kinds}
    for kind in a.kinds:
        if kind.name in others:
            tables.append(corrected(by_label(kind.name, kind.shares, others[kind.name].shares)))
    return [table for table in tables if table]


def whole(a: Figures, b: Figures) -> list[Difference]:
    found = []
    for name, spread in a.numbers.items():
        other = b.numbers[name]
        test = mann_whitney(spread.values, other.values)
        found.append(Difference("number", name, RANKS, spread.mean, other.mean, test))
    for name, spread, other in (("points", a.scores, b.scores), ("winning", a.winning, b.winning)):
        test = mann_whitney(spread.values, other.values)
        found.append(Difference("number", name, RANKS, spread.mean, other.mean, test))
    for outcome in dict.fromkeys([*a.outcomes, *b.outcomes]):
        rates = a.outcomes.get(outcome, Rate(0, a.games)), b.outcomes.get(outcome, Rate(0, b.games))
        found.append(rate_difference("outcome", outcome, *rates))
    found.append(rate_difference("game", "shared", a.shared, b.shared))
    found.append(rate_difference("game", "none", a.none, b.none))
    for seats in a.by_seat:
        if seats in b.by_seat and seats > 1:
            first, other_first = a.by_seat[seats][0], b.by_seat[seats][0]
            found.append(rate_difference("first", str(seats), first.rate, other_first.rate))
    return found


def bots(a: Figures, b: Figures) -> list[Difference]:
    """Bots of one name, and the first that each folder names: that is how two bots are tried on the same others."""
    found = by_label("bot", a.by_bot, b.by_bot) if len(a.by_bot) > 1 or len(b.by_bot) > 1 else []
    first, other = a.run.plan.bots[0], b.run.plan.bots[0]
    if first != other:
        rates = [next((s.rate for s in f.by_bot if s.label == n), Rate(0, 0)) for f, n in ((a, first), (b, other))]
        found.insert(0, rate_difference("challenger", f"{first} / {other}", *rates))
    return found


def by_label(group: str, ours: Sequence[Share], theirs: Sequence[Share]) -> list[Difference]:
    """The labels that both have."""
    other = {share.label: share.rate for share in theirs}
    both = [share for share in ours if share.label in other]
    return [rate_difference(group, share.label, share.rate, other[share.label]) for share in both]


def rate_difference(group: str, label: str, a: Rate, b: Rate) -> Difference:
    return Difference(group, label, PROPORTIONS, a.value, b.value, two_proportions(a, b))


def corrected(table: Sequence[Difference]) -> list[Difference]:
    """p-values corrected for all comparisons of the table (Holm)."""
    ps = holm([each.test.p for each in table])
    return [replace(each, test=replace(each.test, p=p)) for each, p in zip(table, ps)]
