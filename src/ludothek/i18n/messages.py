"""The messages of one language: Fluent files in, sentences out. Nothing falls back: what is missing is an error."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from ..core.errors import LudothekError, OptionError

LANGUAGES = ("en", "de")


class MissingMessage(LudothekError):
    """A message, or a word that a message needs, is not there."""


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise OptionError(f"There is no language '{lang}'; there are {' and '.join(LANGUAGES)}.")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _capital(text: Any) -> Any:
    """`CAP`, as Fluent calls it."""
    return capital(str(text))


@cache
def read(file: Path) -> Resource:
    """Parse a file once; a line that is not Fluent is an error, not a gap."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise MissingMessage(f"{file}: the messages cannot be read ({error.strerror}).") from error
    resource = FluentResource(text)
    for item in resource.body:
        if isinstance(item, Junk):
            raise MissingMessage(f"{file}: '{(item.content or '').strip().splitlines()[0]}' is not a message.")
    return resource


class Messages:
    """The messages of some files of one language; a later file replaces messages of an earlier one.

    Files may call `CAP($text)`, for languages that go on with a capital after a colon.
    """

    def __init__(self, lang: str, files: Sequence[Path]) -> None:
        self.lang = lang
        # Isolation marks would end up in the terminal and in every comparison of texts.
        self.bundle = FluentBundle([lang], functions={"CAP": _capital}, use_isolating=False)
        for file in files:
            self.bundle.add_resource(read(file), allow_overrides=True)

    def has(self, message_id: str) -> bool:
        return self.bundle.has_message(message_id)

    def say(self, message_id: str, args: dict[str, Any]) -> str:
        if not self.has(message_id):
            raise MissingMessage(f"There is no message '{message_id}' in the language '{self.lang}'.")
        return self._format(message_id, self.bundle.get_message(message_id).value, args)

    def attribute(self, message_id: str, name: str, args: dict[str, Any]) -> str:
        """An attribute of a message, or '' where it has none."""
        if not self.has(message_id):
            return ""
        pattern = self.bundle.get_message(message_id).attributes.get(name)
        return "" if pattern is None else self._format(message_id, pattern, args)

    def _format(self, message_id: str, pattern: Any, args: dict[str, Any]) -> str:
        if pattern is None:
            raise MissingMessage(f"The message '{message_id}' has no text in the language '{self.lang}'.")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingMessage(f"The message '{message_id}' ({self.lang}) cannot be said: {errors[0]}.")
        return " ".join(str(text).split())  # line breaks in the files are for their readers only
