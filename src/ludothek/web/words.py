"""The sentences of the pages, in both languages, and what the browser's script gets of them."""

from __future__ import annotations

from datetime import datetime
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.syntax.ast import BaseNode, Message, VariableReference

from ..i18n import LANGUAGES
from ..i18n.messages import Messages, check_language, read

FOLDER = Path(__file__).parent / "i18n"
SCRIPT = "ui-"  # messages with this beginning are the script's
NAMES = {"en": "English", "de": "Deutsch"}


@cache
def words(lang: str) -> Words:
    check_language(lang)
    return Words(lang)


def first_language(header: str) -> str:
    """The first language we have that the browser asks for in `Accept-Language`, or ''."""
    wishes = []
    for place, part in enumerate(header.split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, name.partition("-")[0].lower()))
        except ValueError:
            continue
    return next((name for weight, _, name in sorted(wishes) if name in LANGUAGES and weight < 0), "")


class Words:
    """All that the pages say in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.file = FOLDER / f"{lang}.ftl"
        self.messages = Messages(lang, [self.file])

    def say(self, message_id: str, **args: Any) -> str:
        return self.messages.say(message_id, args)

    def has(self, message_id: str) -> bool:
        return self.messages.has(message_id)

    @cached_property
    def for_script(self) -> dict[str, str]:
        """Key -> sentence; arguments are left in as `{name}` for the script to fill in."""
        found = {}
        for item in read(self.file).body:
            if isinstance(item, Message) and item.id.name.startswith(SCRIPT):
                found[item.id.name] = self.say(item.id.name, **{name: f"{{{name}}}" for name in _arguments(item)})
        return found

    # -- dates ----------------------------------------------------------------------------------------------

    def date(self, when: datetime | None) -> str:
        """By the clock of the server, which at home is everybody's."""
        if when is None:
            return ""
        when = when.astimezone()
        month = self.say("months").split()[when.month - 1]
        return self.say("date", day=str(when.day), month=month, year=str(when.year))

    def date_time(self, when: datetime | None) -> str:
        return (
            self.say("date-time", date=self.date(when), time=f"{when.astimezone():%H:%M}") if when is not None else ""
        )


def _arguments(node: object) -> set[str]:
    """The names of all arguments of a message."""
    if isinstance(node, VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(_arguments, node))
    if isinstance(node, BaseNode):
        return set().union(*(_arguments(value) for value in vars(node).values()))
    return set()
