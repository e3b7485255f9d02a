"""Everything a table says to people, for one game in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ..content import Content, Entry
from ..core.errors import LudothekError
from ..core.events import Event
from ..core.game import GameInfo
from ..core.match import Decision
from . import cards, log
from .messages import Messages, MissingMessage, capital, check_language
from .phrases import DO, Phrase, enumeration
from .rules import read_rules

FOLDER = Path(__file__).parent
KEPT = 10_000  # messages that a catalogue remembers
COUNTED = re.compile(r"(?:(.+)-)?(\d+)")  # "forward-3", "4"


def platform(lang: str) -> Catalogue:
    """The messages that belong to no game."""
    check_language(lang)
    return Catalogue(Messages(lang, [FOLDER / f"{lang}.ftl"]), None, None)


def catalogue(game: GameInfo, lang: str, content: Content) -> Catalogue:
    """The messages of a game with those of the platform; `content` gives the names and figures of its cards."""
    check_language(lang)
    files = [FOLDER / f"{lang}.ftl", game.folder / "i18n" / f"{lang}.ftl"]
    return Catalogue(Messages(lang, files), game, content)


class Catalogue:
    """`say` gives any message; the other methods know which message a thing of the game needs."""

    def __init__(self, messages: Messages, game: GameInfo | None, content: Content | None) -> None:
        self.messages = messages
        self.lang = messages.lang
        self._game = game
        self._content = content
        self._words: Mapping[str, Sequence[str]] | None = None
        self._entries: dict[str, Entry] | None = None
        self._texts: dict[tuple[str, str], str] = {}  # card texts, which are the same in every position
        self._kinds: dict[str, str] = {}
        self._said: dict[tuple[object, ...], str] = {}

    @property
    def game(self) -> GameInfo:
        if self._game is None:
            raise LudothekError("The messages of the platform belong to no game.")
        return self._game

    @property
    def content(self) -> Content:
        if self._content is None:
            raise LudothekError("The messages of the platform belong to no game.")
        return self._content

    def has(self, message_id: str) -> bool:
        return self.messages.has(message_id)

    def say(self, message_id: str, **args: Any) -> str:
        """A message. Tables say the same ones again and again, so the last thousands are kept."""
        key = (message_id, *args.items())
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            text = self._said[key] = self.messages.say(message_id, args)
        return text

    # -- cards ----------------------------------------------------------------------------------------------

    def entry(self, id: str) -> Entry | None:
        """The card of this id, of whatever kind; the first where kinds share an id."""
        if self._entries is None:
            found: dict[str, Entry] = {}
            for kind in self.content.schemas:
                for entry in self.content.entries(kind):
                    found.setdefault(entry.id, entry)
            self._entries = found
        return self._entries.get(id)

    def card(self, kind: str, id: str) -> str:
        return self.content.get(kind, id).name(self.lang)

    def card_text(self, kind: str, id: str) -> str:
        """What a card says, derived from its figures and effects."""
        text = self._texts.get((kind, id))
        if text is None:
            text = self._texts[kind, id] = cards.card_text(self, self.content.get(kind, id))
        return text

    def effect(self, phrase: str, form: str = DO) -> str:
        """An effect phrase, without its trigger, for people."""
        return Phrase(self.messages).say(self.game.grammar.effect(phrase), form)

    # -- questions ------------------------------------------------------------------------------------------

    def words(self, code: str) -> Sequence[str]:
        """The vocabulary of a question."""
        if self._words is None:
            self._words = self.game.vocabulary(self.content)
        return self._words[code]

    def card_kind(self, code: str) -> str:
        """The kind of cards that the vocabulary of a question lists, or nothing."""
        if code not in self._kinds:
            self._kinds[code] = self._card_kind(tuple(self.words(code)))
        return self._kinds[code]

    def _card_kind(self, words: tuple[str, ...]) -> str:
        for kind in self.content.schemas:
            ids = tuple(entry.id for entry in self.content.entries(kind))
            if len(ids) > 1 and words[-len(ids) :] == ids:
                return kind
        return ""

    def option_text(self, code: str, word: str) -> str:
        """What the card behind an answer says, or nothing."""
        kind = self.card_kind(code)
        if not kind or all(entry.id != word for entry in self.content.entries(kind)):
            return ""
        return self.card_text(kind, word)

    def seat_names(self, seats: Sequence[str]) -> list[str]:
        """The names of a record's seats; one that nobody named goes by its colour, a bot by its colour and kind."""
        return [self._seat_name(at, name) for at, name in enumerate(seats)]

    def _seat_name(self, at: int, name: str) -> str:
        colour, _, rest = name.partition(" ")
        if colour != self.game.colours[at]:
            return name
        kind = rest.strip("()")
        if not rest:
            return self.colour(at)
        bot = self.say(f"seat-bot-{kind}") if self.has(f"seat-bot-{kind}") else kind
        return self.say("seat-bot", colour=self.colour(at), bot=bot)

    def list_names(self, names: Sequence[str]) -> str:
        """`Anna`, `Anna and Ben`, `Anna, Ben and Carl`."""
        return enumeration(self.messages, list(names))

    def colour(self, number: int, names: Sequence[str] = ()) -> str:
        """Who plays a colour; a neutral colour goes by its own name."""
        return names[number] if number < len(names) else self.say(f"colour-{self.game.colours[number]}")

    def prompt(self, decision: Decision, seat_names: Sequence[str]) -> str:
        """The question as a sentence."""
        message_id = "prompt-" + decision.code.replace(".", "-")
        form = self.messages.attribute(message_id, "form", {}) or DO
        return self.say(
            message_id,
            player=self.colour(decision.seat, seat_names),
            source=self._source(decision.source),
            effect=self.effect(decision.source, form) if self._is_phrase(decision.source) else "none",
        )

    def option(self, code: str, word: str, **ctx: Any) -> str:
        """A short label for one answer. In `ctx`, `names` are those of the seats, `source` is that of the decision."""
        message_id = "option-" + code.replace(".", "-")
        if word in self.game.colours:
            return self.colour(self.game.colours.index(word), ctx.get("names", ()))
        if self.has(f"{message_id}-{word}"):
            return self.say(f"{message_id}-{word}", effect=self._part(code, word, ctx.get("source", "")))
        entry = self.entry(word)
        if entry is not None:
            name = self.card(entry.kind, entry.id)
            if not self.has(message_id):
                return name
            return self.say(message_id, card=name, **cards.figures(self, msgspec.structs.asdict(entry.data)))
        counted = COUNTED.fullmatch(word)
        if counted is not None:
            return self.say(f"{message_id}-{counted[1]}" if counted[1] else message_id, n=int(counted[2]))
        raise MissingMessage(f"There is no message '{message_id}-{word}' in the language '{self.lang}'.")

    def means(self, code: str, word: str, source: str) -> bool:
        """Whether a word stands for anything: one vocabulary serves every `choose`, and some have fewer parts."""
        if code != "effect.choose" or not self._is_phrase(source):
            return True
        return self.words(code).index(word) < len(self.game.grammar.effect(source).parts())

    def _is_phrase(self, source: str) -> bool:
        """Questions that effects ask may come from their own phrase, all others from a rule or a card."""
        return bool(source) and "." not in source and source not in read_rules(self.game.folder, self.lang)

    def _source(self, source: str) -> str:
        """The rule (by its id) or the card (by its name, from `run.trip`) that a question comes from."""
        if not source or self._is_phrase(source):
            return "none"
        kind, _, id = source.partition(".")
        return self.card(kind, id) if id else source

    def _part(self, code: str, word: str, source: str) -> str:
        """The part of a `choose` that a word stands for."""
        if code != "effect.choose" or not self._is_phrase(source) or not self.means(code, word, source):
            return "none"
        part = self.game.grammar.effect(source).parts()[self.words(code).index(word)]
        return capital(Phrase(self.messages).say(part))

    # -- rules ----------------------------------------------------------------------------------------------

    def rules(self) -> dict[str, str]:
        """All rules, id -> sentence, in order."""
        return dict(read_rules(self.game.folder, self.lang))

    def rule(self, rule_id: str) -> str:
        found = read_rules(self.game.folder, self.lang).get(rule_id)
        if found is None:
            raise MissingMessage(f"There is no rule '{rule_id}' in the language '{self.lang}'.")
        return found

    def refusal(self, rule_id: str, numbers: Mapping[str, int]) -> str:
        """Why an answer is not allowed: with the numbers, or for this rule, or the rule itself."""
        general = f"refusal-{rule_id}"
        special = "-".join([general, *sorted(numbers)])
        for message_id in (special, general):
            if self.has(message_id):
                return self.say(message_id, **numbers)
        return self.rule(rule_id)

    # -- what happened --------------------------------------------------------------------------------------

    def event(self, event: Event, viewer: int, names: Sequence[str]) -> str:
        """A line of the log, or '' if this viewer may not know; a spectator is viewer -1."""
        return log.event_text(self, event, viewer, names)

    def score_line(self, label: str) -> str:
        return self.say(f"score-{label}")

    def outcome(self, outcome: str) -> str:
        """How the game ended."""
        return self.say(f"outcome-{outcome}")
