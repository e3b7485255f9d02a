"""What cannot be done at a table, each with the id of its sentence."""

from __future__ import annotations

from typing import ClassVar

from ..core.errors import LudothekError
from .words import say


class TableError(LudothekError):
    """Something that people at a table are told; `say` tells it in their language."""

    id: ClassVar[str]

    def __init__(self, **facts: str | int) -> None:
        super().__init__(say("en", self.id, **facts))
        self.facts = facts

    def say(self, lang: str) -> str:
        return say(lang, self.id, **self.facts)


class NoSuchTable(TableError):
    id = "table-none"


class NoSuchLink(NoSuchTable):
    id = "table-no-link"


class NoSuchGuest(TableError):
    id = "table-no-guest"


class NotYours(TableError):
    id = "table-not-yours"


class NotHost(NotYours):
    id = "table-not-host"


class Hidden(NotYours):
    """The record of a running game."""

    id = "table-hidden"


class NoSeat(TableError):
    id = "table-no-seat"


class NotOpen(TableError):
    id = "table-not-open"


class NotRunning(TableError):
    id = "table-not-running"


class NotOver(TableError):
    id = "table-not-over"


class NoPosition(TableError):
    id = "table-no-position"


class AtEnd(NoPosition):
    id = "table-at-end"


class BadName(TableError):
    id = "table-bad-name"


class NoBot(TableError):
    id = "table-no-bot"


class NoKind(TableError):
    id = "table-no-kind"


class NoPace(TableError):
    id = "table-no-pace"


class NoHints(NotYours):
    """This table has none, or they are not for this person."""

    id = "table-no-hints"


class NotAsked(TableError):
    id = "table-not-asked"


class NoRung(TableError):
    id = "table-no-rung"


class RulesChanged(TableError):
    """A game that went on under other rules has no record of one piece."""

    id = "table-rules-changed"


class Lost(TableError):
    """Neither the journal nor the snapshot of a table can be read by these rules."""

    id = "table-lost"


class TooLong(TableError):
    id = "table-too-long"
