"""`ludothek study`: the report of one folder of games, in English or German."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from .figures import Figures, Kind, Share
from .folder import shown
from .names import Names, Speech
from .page import heading, page, paragraph, plots, table
from .plots import bars, histogram, interval
from .stats import LEVEL

NUMBERS = ("rounds", "decisions", "branching", "lead_changes")


class Report:
    """Writes the figures of one folder; `sections` gives them as pieces of a page."""

    def __init__(self, figures: Figures, lang: str) -> None:
        self.figures = figures
        self.speech = Speech(lang)
        self.names = Names(figures.run.plan, lang)
        self.say = self.speech.say

    def html(self) -> str:
        title = self.say("study-title", game=self.names.title())
        return page(title, self.speech.lang, [*self.introduction(), *self.sections()])

    def introduction(self) -> list[str]:
        return [*[paragraph(line) for line in self.about()], paragraph(self.say("study-how"), soft=True)]

    def about(self) -> list[str]:
        """What was played."""
        plan, speech = self.figures.run.plan, self.speech
        lines = [
            self.say(
                "study-about",
                games=speech.count(self.figures.games),
                seats=shown(plan.seats),
                bots=shown(plan.bots),
                options=shown(dict(plan.options)),
                seed=str(plan.seed),
                pack=self.figures.run.pack,
                rules=self.figures.run.rules,
            )
        ]
        if self.figures.games < self.figures.run.games:
            lines.append(self.say("study-unfinished", of=speech.count(self.figures.run.games)))
        return lines

    def sections(self) -> list[str]:
        found = [heading(self.say("study-game")), self.numbers(), self.outcomes()]
        named = [(self.number_name(name), self.figures.numbers[name].values) for name in NUMBERS]
        found.append(plots([(name, histogram(values, name)) for name, values in named]))
        found += [heading(self.say("study-seats")), self.counts()]
        for seats, of_seats in self.figures.by_seat.items():
            if seats > 1:
                caption = self.say("study-seats-of", n=seats)
                found.append(self.shares(of_seats, self.say("study-seat"), str, caption))
        if len(self.figures.by_bot) > 1:
            found += [heading(self.say("study-bots")), self.shares(self.figures.by_bot, self.say("study-bot"), str)]
        found += self.score()
        for kind in self.figures.kinds:
            found += self.kind(kind)
        if self.figures.openings:
            found += [heading(self.say("study-openings")), paragraph(self.say("study-openings-how"), soft=True)]
            found.append(self.shares(self.figures.openings, self.say("study-opening"), self.names.opening))
        return found

    # -- the game -------------------------------------------------------------------------------------------

    def number_name(self, name: str) -> str:
        return self.say(f"study-{name.replace('_', '-')}")

    def numbers(self) -> str:
        head = ["", *[self.say(f"study-{word}") for word in ("mean", "interval", "median", "middle", "most")]]
        rows = []
        for name in NUMBERS:
            spread, number = self.figures.numbers[name], self.speech.number
            low, high = spread.interval
            middle = f"{number(spread.part(0.1))} – {number(spread.part(0.9))}"
            cells = [number(spread.mean, 2), f"{number(low, 2)} – {number(high, 2)}", number(spread.median), middle]
            rows.append(([escape(self.number_name(name)), *cells, number(max(spread.values))], False))
        return table(head, rows)

    def outcomes(self) -> str:
        head = [self.say("study-outcome"), self.say("study-games"), self.say("study-share"), self.say("study-interval")]
        named = {self.names.outcome(outcome): rate for outcome, rate in self.figures.outcomes.items()}
        named[self.say("study-shared")] = self.figures.shared
        named[self.say("study-none")] = self.figures.none
        rows = []
        for name, rate in named.items():
            low, high = rate.interval
            between = f"{self.speech.percent(low)} – {self.speech.percent(high)}"
            rows.append(([escape(name), self.speech.count(rate.wins), self.speech.percent(rate.value), between], False))
        return table(head, rows)

    def counts(self) -> str:
        """What the number of players changes."""
        head = [self.say("study-players"), *[self.say(f"study-{w}") for w in ("games", "rounds", "won", "interval")]]
        rows = []
        for seats, rate in self.figures.by_count.items():
            low, high = rate.interval
            between = f"{self.speech.percent(low)} – {self.speech.percent(high)}"
            rounds = self.speech.number(self.figures.lengths[seats].mean)
            rows.append(
                ([str(seats), self.speech.count(rate.count), rounds, self.speech.percent(rate.value), between], False)
            )
        return table(head, rows)

    def score(self) -> list[str]:
        if not self.figures.sources:
            return []
        titles = self.say("study-all-seats"), self.say("study-winners")
        named = {self.names.line(label): pair for label, pair in self.figures.sources.items()}
        rows = [
            ([escape(name), self.speech.number(pair[0], 2), self.speech.number(pair[1], 2)], False)
            for name, pair in named.items()
        ]
        total = [self.speech.number(spread.mean, 2) for spread in (self.figures.scores, self.figures.winning)]
        rows.append(([escape(self.say("study-total")), *total], True))
        caption = self.say("study-score")
        return [heading(caption), bars(named, titles, caption), table(["", *titles], rows)]

    # -- groups of seats ------------------------------------------------------------------------------------

    def shares(self, shares: Sequence[Share], what: str, name: Callable[[str], str], caption: str = "") -> str:
        words = ("count", "won", "interval", "fair", "factor", "p")
        head = [what, "", *[self.say(f"study-{word}") for word in words]]
        top = max([share.rate.interval[1] for share in shares], default=1.0)
        rows = []
        for share in shares:
            low, high = share.rate.interval
            percent = self.speech.percent
            cells = [
                escape(name(share.label)),
                interval(share.rate.value, (low, high), share.fair, top, name(share.label)),
                self.speech.count(share.rate.count),
                percent(share.rate.value),
                f"{percent(low)} – {percent(high)}",
                percent(share.fair),
                f"× {self.speech.number(share.factor, 2)}",
                escape(self.speech.p(share.p).removeprefix("p = ").removeprefix("p ")),
            ]
            rows.append((cells, share.p < LEVEL))
        return table(head, rows, caption)

    def kind(self, kind: Kind) -> list[str]:
        example = self.names.sentence(kind.name, kind.shares[0].label)
        found = [heading(self.say("study-trait" if kind.trait else "study-kind", kind=kind.name))]
        found.append(paragraph(self.say("study-example", sentence=example), soft=True))
        found.append(self.shares(kind.shares, self.say("study-what"), lambda word: self.names.deed(kind.name, word)))
        if kind.left_out:
            found.append(paragraph(self.say("study-left-out", n=kind.left_out), soft=True))
        return found

    # -- on a terminal --------------------------------------------------------------------------------------

    def summary(self) -> list[str]:
        """The most important lines."""
        speech, lines = self.speech, self.about()
        for name in NUMBERS:
            spread = self.figures.numbers[name]
            low, high = (speech.number(end, 2) for end in spread.interval)
            lines.append(
                self.say(
                    "study-line", what=self.number_name(name), mean=speech.number(spread.mean, 2), low=low, high=high
                )
            )
        for seats, of_seats in self.figures.by_seat.items():
            if seats > 1:
                lines += [
                    self.rate_line(self.say("study-seat-line", seat=share.label, n=seats), share) for share in of_seats
                ]
        if len(self.figures.by_bot) > 1:
            lines += [self.rate_line(share.label, share) for share in self.figures.by_bot]
        return lines

    def rate_line(self, what: str, share: Share) -> str:
        low, high = (self.speech.percent(end) for end in share.rate.interval)
        value = self.speech.percent(share.rate.value)
        return self.say("study-rate-line", what=what, value=value, low=low, high=high)
