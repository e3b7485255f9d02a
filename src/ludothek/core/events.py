"""Events: what happened, as data with an audience. Sentences are made from them by the catalogue."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYONE: Final[i64] = -1


class Event:
    """One thing that happened. `audience` is a bit mask of the seats that may know its arguments."""

    def __init__(self, kind: str, args: list[int], audience: i64) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.audience: Final[i64] = audience

    def seen_by(self, seat: i64) -> bool:
        return self.audience == EVERYONE or (seat >= 0 and (self.audience >> seat) & 1 == 1)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args})"
