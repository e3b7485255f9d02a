"""What a report calls things, and how it writes numbers, in its reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..core.errors import LudothekError
from ..core.events import EVERYONE, Event
from ..games import find as find_game
from ..i18n import catalogue
from ..i18n.messages import Messages, check_language
from .lineup import Plan
from .words import COLOUR, NUMBER, ledger

FOLDER = Path(__file__).parent / "i18n"
NARROW = "\N{NO-BREAK SPACE}"
SOMEBODY = "…"


class Speech:
    """The messages of the arena, with numbers as the language writes them."""

    def __init__(self, lang: str) -> None:
        check_language(lang)
        self.lang = lang
        self.messages = Messages(lang, [FOLDER / f"{lang}.ftl"])

    def say(self, message_id: str, **args: Any) -> str:
        return self.messages.say(message_id, args)

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:,.{digits}f}".replace("-", "−")
        return text.translate(str.maketrans(",.", ".,")) if self.lang == "de" else text

    def count(self, value: float) -> str:
        return self.number(value, 0)

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}{NARROW}%"

    def signed(self, text: str) -> str:
        return text if text.startswith("−") else f"+{text}"

    def p(self, value: float) -> str:
        return f"p < {self.number(0.001, 3)}" if value < 0.001 else f"p = {self.number(value, 3)}"


class Names:
    """The game's own names for what stands in the tables as words."""

    def __init__(self, plan: Plan, lang: str) -> None:
        self.game = find_game(plan.game)
        content = self.game.read_content([Path(pack) for pack in plan.packs])
        self.catalogue = catalogue(self.game, lang, content)
        self.ledger = ledger(plan.game, plan.packs)

    def title(self) -> str:
        return self.catalogue.say("game-title")

    def outcome(self, outcome: str) -> str:
        return self.catalogue.outcome(outcome) if outcome else "–"

    def line(self, label: str) -> str:
        return self.catalogue.score_line(label)

    def deed(self, kind: str, word: str) -> str:
        """The thing that a kind of event is about."""
        types = [vocabulary for _, vocabulary in self.ledger.named[kind]]
        return " · ".join(self._name(type, part) for type, part in zip(types, word.split(" "))) or word

    def opening(self, words: str) -> str:
        """First answers by name, as far as they are cards."""
        found = [(self.catalogue.entry(word), word) for word in words.split(" · ")]
        return " · ".join(word if entry is None else entry.name(self.catalogue.lang) for entry, word in found)

    def _name(self, vocabulary: str, word: str) -> str:
        if vocabulary == NUMBER:
            return word
        try:
            if vocabulary in self.catalogue.content.schemas:
                return self.catalogue.card(vocabulary, word)
            return self.catalogue.option(vocabulary, word)
        except LudothekError:
            return word

    def sentence(self, kind: str, word: str) -> str:
        """An event of this kind as the log would tell it of somebody, so that a reader knows what is counted."""
        args = [0] * len(self.game.events[kind])
        parts = dict(zip((at for at, _ in self.ledger.named[kind]), word.split(" ")))
        for at, argument in enumerate(self.game.events[kind]):
            vocabulary = argument.split(":")[1]
            if at in parts and vocabulary == NUMBER:
                args[at] = int(parts[at])
            elif at in parts:
                args[at] = self.ledger.words[vocabulary].index(parts[at])
            elif vocabulary == COLOUR:
                args[at] = 0 if at == self.ledger.doers[kind] else 1
        return self.catalogue.event(Event(kind, args, EVERYONE), 0, [SOMEBODY] * len(self.game.colours))
