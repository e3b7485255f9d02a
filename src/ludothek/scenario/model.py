"""A scenario as data: given, do, expect. The format is a public interface, documented in docs/scenarios.md."""

from __future__ import annotations

from typing import Any

import msgspec

Words = dict[str, str]
"""A text by language code."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game is set up; `seats` is a number, or the names of the players."""

    seats: int | list[str]
    options: dict[str, str] = {}
    seed: int = 0

    @property
    def count(self) -> int:
        return self.seats if isinstance(self.seats, int) else len(self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        return () if isinstance(self.seats, int) else tuple(self.seats)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One `[[do]]`: somebody answers, is refused or is offered something; and what is true afterwards."""

    by: str = ""
    play: str = ""
    chance: str = ""
    refuse: str = ""
    because: str = ""  # the rule that refuses; with `play`, the rule a lesson cites
    offers: list[str] | None = None
    code: str = ""
    expect: dict[str, Any] = {}
    text: Words = {}  # the hint of a lesson

    @property
    def line(self) -> str:
        """The question and the answer, as records write them."""
        return self.play or self.chance or self.refuse


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson says in one language."""

    situation: str
    task: str
    learned: str


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, what happens in it, and what must come of it."""

    id: str
    game: str
    rules: list[str]
    title: Words
    setup: Setup
    lesson: bool = False
    text: dict[str, Text] = {}
    given: dict[str, Any] = {}
    do: list[Entry] = []
    expect: dict[str, Any] = {}


def in_language(texts: Words, lang: str) -> str:
    """The text in this language, or else in English, or else in any."""
    return texts.get(lang) or texts.get("en") or next(iter(texts.values()), "")
