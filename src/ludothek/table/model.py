"""What the tables are asked for, and what they answer: plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from ..bots import DEFAULT

PACES = ("live", "days")
KINDS = ("me", "hot", "open", "bot")


@dataclass(frozen=True)
class Guest:
    """Somebody who came by. The token is a secret; it is there only when it was just made or just shown."""

    id: str
    name: str
    lang: str
    prefs: dict[str, Any]
    token: str = ""


@dataclass(frozen=True)
class SeatWish:
    """What the host wants a seat to be."""

    kind: str  # "me", "hot" (another person at the host's screen), "open", "bot"
    name: str = ""
    bot: str = DEFAULT


@dataclass(frozen=True)
class Setup:
    """A table to be made."""

    game: str
    options: dict[str, str]
    seats: list[SeatWish]
    pace: str = "live"
    lang: str = "en"
    title: str = ""
    seed: int | None = None
    hints: bool | None = None  # None: for one person among bots


@dataclass(frozen=True)
class Links:
    """Tokens that open doors: a free seat, the table to watch, and the seats of the one who asks."""

    invite: str
    watch: str
    seats: dict[int, str]


@dataclass(frozen=True)
class Ack:
    """What became of a request."""

    kind: str  # "done", "again", "stale", "refused", "not-asked"
    rule: str = ""
    why: str = ""
    seq: int = 0


@dataclass(frozen=True)
class SeatCard:
    """Who sits where, before anybody looks at the game."""

    seat: int
    name: str  # '': goes by its colour
    kind: str  # "open", "person", "bot"
    bot: str = ""
    away: bool = False


@dataclass(frozen=True)
class Invitation:
    """What one sees who is invited: the game, and which seats are free."""

    table: str
    game: str
    title: str
    status: str
    host: str  # the name of the one who invites
    options: dict[str, str]
    seats: list[SeatCard]
    seed_by_hand: bool


@dataclass(frozen=True)
class About:
    """The facts of a table that do not change with the position."""

    id: str
    game: str
    title: str
    status: str
    pace: str
    lang: str
    options: dict[str, str]
    host: str  # the guest's id
    seats: list[SeatCard]
    rematch: str
    parent: str
    made: datetime
    updated: datetime
    seed_by_hand: bool
    hints: bool


@dataclass(frozen=True)
class TableCard:
    """One line of "my tables"."""

    id: str
    game: str
    title: str
    status: str
    my_turn: bool
    names: list[str]
    heading: list[str]
    updated: datetime
    result: str  # how it ended, as a sentence
    seats: list[int]  # mine
    host: bool = False
    unreadable: bool = False  # the heading says so; there is nothing to open


@dataclass(frozen=True)
class Notice:
    """A person is asked."""

    guest_id: str
    seat: int
    table_id: str
    lang: str  # the guest's
    texts: dict[str, str] = field(default_factory=dict)  # language -> sentence

    @property
    def text(self) -> str:
        return self.texts[self.lang] if self.lang in self.texts else self.texts["en"]


@dataclass(frozen=True)
class Hook:
    """Where a table tells of its turns."""

    url: str
    format: str
    last_error: str
    last_at: datetime | None


@dataclass(frozen=True)
class Push:
    """A browser that wants to be told."""

    id: int
    guest_id: str
    endpoint: str
    p256dh: str
    auth: str
    last_error: str
    last_at: datetime | None
