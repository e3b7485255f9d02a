"""From effect phrases to sentences for people.

`say` of an effect tells its messages from the inside out, but grammar works from the outside in: "lose 1 Survivor",
"everyone here loses 1 Survivor", "you may lose 1 Survivor". So what is told is kept as a tree first. Each message then
learns the form that it is to take as `$form`. Its attribute `form-PART` says which form that part takes, or `form` for
all of them, or the attribute `form` of whom it names; else they take its own. The forms are the business of the files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ..core.effects import Ability, Effect
from .messages import Messages

DO = "do"  # the form of a phrase that stands alone
MARK = re.compile("\x02([0-9]+)\x03")


class Phrase:
    """One effect as told, and its sentence."""

    def __init__(self, messages: Messages, kind: str = "other") -> None:
        self.messages = messages
        self.kind = kind  # the kind of card; some triggers go without saying on some cards
        self.told: list[tuple[str, Mapping[str, Any]]] = []

    def say(self, effect: Effect[Any] | Ability[Any], form: str = DO) -> str:
        return self._part(effect.say(self._tell), form)

    def _tell(self, message_id: str, args: dict[str, Any]) -> str:
        self.told.append((message_id, args))
        return f"\x02{len(self.told) - 1}\x03"

    def _part(self, mark: str, form: str) -> str:
        """The text of an argument: one told part, or several of them as a list."""
        texts = [self._text(int(number), form) for number in MARK.findall(mark)]
        return enumeration(self.messages, texts)

    def _text(self, number: int, form: str) -> str:
        message_id, told = self.told[number]
        args: dict[str, Any] = {"form": form, "kind": self.kind}
        inner = self.messages.attribute(message_id, "form", args)
        who = MARK.fullmatch(str(told.get("who", "")))
        if who is not None:
            args["who-form"] = self.messages.attribute(self.told[int(who[1])][0], "form", {})
            inner = inner or args["who-form"]
        for name, value in told.items():
            args[name] = value
            if isinstance(value, str) and MARK.search(value):
                own = self.messages.attribute(message_id, f"form-{name}", {"form": form})
                args[name] = self._part(value, own or inner or form)
        return self.messages.say(message_id, args)


def enumeration(messages: Messages, texts: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(texts) < 2:
        return "".join(texts)
    return messages.say("joint-and", {"first": ", ".join(texts[:-1]), "second": texts[-1], "form": DO})
