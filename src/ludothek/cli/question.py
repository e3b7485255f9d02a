"""One question at the terminal: numbered options, answers by number or word, and why others are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..core.match import Decision, Match
    from ..i18n import Catalogue
    from .screen import Screen

BESIDE = 0.45  # labels up to this part of the width have their texts beside them, longer ones below
SHORTEST = 2  # letters of an abbreviated answer; single letters are keys


class Question:
    """What a seat is asked, as a person reads and answers it."""

    def __init__(self, match: Match, decision: Decision, catalogue: Catalogue) -> None:
        self.match = match
        self.decision = decision
        self.catalogue = catalogue
        self.words: tuple[str, ...] = match.pack.words[decision.code]
        self.names = catalogue.seat_names(match.record.seats)
        self.kind = catalogue.card_kind(decision.code)

    # -- showing --------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        return self.catalogue.prompt(self.decision, self.names)

    def label(self, word: str) -> str:
        return self.catalogue.option(self.decision.code, word, names=self.names, source=self.decision.source)

    def text(self, word: str) -> str:
        """What the card behind an option says, or nothing."""
        return self.catalogue.option_text(self.decision.code, word)

    def keys(self) -> list[str]:
        """What to enter for each option: its place in the list, or the number it is itself."""
        words = self.decision.words
        if all(word.isdigit() for word in words):
            return list(words)
        return [str(place) for place in range(1, len(words) + 1)]

    def show(self, screen: Screen) -> None:
        """The prompt and the options: with card texts where there is room, else two in a line."""
        screen.print(self.prompt(), "bold")
        keys, labels = self.keys(), [self.label(word) for word in self.decision.words]
        wide = max(len(key) for key in keys)
        if screen.roomy:
            texts = [self.text(word) for word in self.decision.words]
            head = max([len(label) for label, text in zip(labels, texts) if text], default=0)
            beside = head + wide < screen.width * BESIDE
            for key, label, text in zip(keys, labels, texts):
                if beside and text:
                    screen.indented(f"{key:>{wide}} {label:<{head}} ", text, "dim")
                else:
                    screen.indented(f"{key:>{wide}} {label}", "")
                    if text:
                        screen.indented(" " * wide, text, "dim")
            return
        column = max(len(label) for label in labels) + wide + 4
        per_line = max(1, screen.width // column)
        cells = [f"{key:>{wide}} {label}" for key, label in zip(keys, labels)]
        for at in range(0, len(cells), per_line):
            screen.print("".join(f"{cell:<{column}}" for cell in cells[at : at + per_line]).rstrip())

    # -- answering ------------------------------------------------------------------------------------------

    def find(self, given: str) -> int | None:
        """The choice somebody means: a number or a word of an option, else any word of the vocabulary."""
        given = given.casefold()
        keys = self.keys()
        if given in keys:
            return self.decision.options[keys.index(given)]
        options = [self.words[choice] for choice in self.decision.options]
        found = self._match(given, options)
        return found if found is not None else self._match(given, self.words)

    def _match(self, given: str, words: list[str] | tuple[str, ...]) -> int | None:
        """By word, card name or label; an abbreviation must be clear."""
        forms = {word: [form.casefold() for form in (word, *self._forms(word))] for word in words}
        exact = [word for word, shapes in forms.items() if given in shapes]
        if len(exact) == 1:
            return self.words.index(exact[0])
        if len(given) < SHORTEST:
            return None
        begun = [word for word, shapes in forms.items() if any(shape.startswith(given) for shape in shapes)]
        return self.words.index(begun[0]) if len(begun) == 1 else None

    def _forms(self, word: str) -> list[str]:
        names = [self.label(word)]
        if self.text(word):
            names.append(self.catalogue.card(self.kind, word))
        return names

    # -- refusing -------------------------------------------------------------------------------------------

    def why_not(self, choice: int) -> tuple[str, str]:
        """The rule that forbids a choice and its sentence; empty if it is allowed or no answer here."""
        rule, numbers = self.match.refusal(self.decision.seat, choice)
        return (rule, self.catalogue.refusal(rule, numbers)) if rule not in ("", "?") else ("", "")

    def refused(self) -> dict[tuple[str, str], list[str]]:
        """Every refused word of the vocabulary, by rule and sentence."""
        found: dict[tuple[str, str], list[str]] = {}
        for choice, word in enumerate(self.words):
            reason = self.why_not(choice)
            if reason[0] and self.catalogue.means(self.decision.code, word, self.decision.source):
                label = self.catalogue.card(self.kind, word) if self.text(word) else self.label(word)
                found.setdefault(reason, []).append(label)
        return found

    def explain(self, screen: Screen, given: str) -> None:
        """`?`: why what is not offered is not offered. `? WORD`: one answer in full."""
        if not given:
            screen.say("why-title", "title")
            groups = self.refused()
            for (rule, sentence), labels in groups.items():
                screen.indented(f"[{rule}]", f"{', '.join(labels)}: {sentence}")
            if not groups:
                screen.say("why-nothing")
            return
        choice = self.find(given)
        if choice is None:
            screen.say("bad-input", "bad", input=given)
            return
        word = self.words[choice]
        screen.indented(self.label(word), self.text(word))
        self.say_refusal(screen, choice)

    def say_refusal(self, screen: Screen, choice: int) -> None:
        rule, sentence = self.why_not(choice)
        if rule:
            screen.say("why-sentence", "bad", sentence=sentence, rule=rule)
