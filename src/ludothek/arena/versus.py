"""`ludothek study A B`: two folders side by side, with a sentence in plain words about every difference."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .compare import PROPORTIONS, Difference, compare
from .figures import Figures
from .page import bullets, heading, page, paragraph, table
from .plots import difference
from .report import Report


class Versus:
    """What changed from A to B."""

    def __init__(self, a: Figures, b: Figures, lang: str) -> None:
        self.a, self.b = Report(a, lang), Report(b, lang)
        self.tables = compare(a, b)
        self.speech, self.names, self.say = self.a.speech, self.a.names, self.a.say

    def html(self) -> str:
        title = self.say("versus-title", game=self.names.title(), a=self.a.figures.name, b=self.b.figures.name)
        parts = [paragraph(f"A: {line}") for line in self.a.about()]
        parts += [paragraph(f"B: {line}") for line in self.b.about()]
        parts += [heading(self.say("versus-summary")), bullets(self.summary())]
        parts.append(paragraph(self.say("versus-how"), soft=True))
        for found in self.tables:
            parts += [heading(self.heading(found)), self.table(found)]
        return page(title, self.speech.lang, parts)

    def summary(self) -> list[str]:
        """A sentence for every difference that is hardly chance, and one for all the rest."""
        every = [each for found in self.tables for each in found]
        sure = [each for each in every if each.sure]
        lines = [self.sentence(each) for each in sure]
        if len(sure) < len(every):
            lines.append(self.say("versus-rest", n=len(every) - len(sure), of=len(every)))
        return lines

    def sentence(self, each: Difference) -> str:
        low, high = each.test.interval
        return self.say(
            "versus-sentence",
            what=self.label(each),
            a=self.value(each, each.a),
            b=self.value(each, each.b),
            effect=self.change(each, each.test.effect),
            low=self.change(each, low),
            high=self.change(each, high),
            test=self.say(f"versus-test-{each.method}"),
            p=self.speech.p(each.test.p),
            direction="more" if each.test.effect > 0 else "less",
        )

    def heading(self, found: Sequence[Difference]) -> str:
        group = found[0].group
        if group in ("bot", "challenger"):
            return self.say("study-bots")
        return self.say("study-game") if group == "number" else self.say("study-kind", kind=group)

    def label(self, each: Difference) -> str:
        if each.group == "number":
            return self.a.number_name(each.label)
        if each.group == "outcome":
            return self.say("versus-outcome", outcome=self.names.outcome(each.label))
        if each.group == "game":
            return self.say(f"study-{each.label}")
        if each.group == "first":
            return self.say("versus-first", n=int(each.label))
        if each.group == "challenger":
            return self.say("versus-challenger", bots=each.label)
        if each.group == "bot":
            return self.say("versus-bot", bot=each.label)
        return self.say("versus-word", what=self.names.deed(each.group, each.label), kind=each.group)

    def value(self, each: Difference, value: float) -> str:
        return self.speech.percent(value) if each.method == PROPORTIONS else self.speech.number(value, 2)

    def change(self, each: Difference, value: float) -> str:
        """A difference: of rates in percentage points."""
        number = self.bare(each, value)
        return self.say("versus-points", n=number) if each.method == PROPORTIONS else number

    def bare(self, each: Difference, value: float) -> str:
        """The same without its unit."""
        rate = each.method == PROPORTIONS
        return self.speech.signed(self.speech.number(100 * value if rate else value, 1 if rate else 2))

    def table(self, found: Sequence[Difference]) -> str:
        words = ("difference", "interval", "p")
        head = ["", "", "A", "B", *[self.say(f"study-{word}") for word in words]]
        widest = max([reach(each) for each in found if each.method == PROPORTIONS], default=1.0)
        rows = []
        for each in found:
            low, high = each.test.interval
            scale = widest if each.method == PROPORTIONS else reach(each)
            cells = [
                escape(self.label(each)),
                difference(each.test.effect, each.test.interval, scale, self.label(each)),
                self.value(each, each.a),
                self.value(each, each.b),
                escape(self.change(each, each.test.effect)),
                f"{self.bare(each, low)} – {self.bare(each, high)}",
                escape(self.speech.p(each.test.p).removeprefix("p = ").removeprefix("p ")),
            ]
            rows.append((cells, each.sure))
        return table(head, rows)


def reach(each: Difference) -> float:
    """How far from no difference the interval goes; means of different things have nothing in common."""
    return max([abs(end) for end in each.test.interval if abs(end) < float("inf")], default=1.0)
