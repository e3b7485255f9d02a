"""Names at a table: one line, not too long, nobody's twice."""

from __future__ import annotations

import re
from collections.abc import Collection

from .errors import BadName

LONGEST = 20
LONGEST_TITLE = 60
BOT_NAME = re.compile(r".* \(([a-z-]+)\)")


def clean(name: str) -> str:
    """A person's name as a record can keep it; '' stays '', and goes by its colour."""
    tidy = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if len(tidy) > LONGEST or BOT_NAME.fullmatch(tidy):
        raise BadName(name=tidy[: LONGEST + 1], n=LONGEST)
    return tidy


def clean_title(title: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in title).split())[:LONGEST_TITLE]


def unique(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody has it already."""
    if not name or name not in taken:
        return name
    number = 2
    while True:
        tail = f" {number}"
        other = name[: LONGEST - len(tail)].rstrip() + tail
        if other not in taken:
            return other
        number += 1


def bot_name(colour: str, level: str) -> str:
    """Bots are named after their colour and kind, so that records tell who is one."""
    return f"{colour} ({level})"


def level_of(name: str) -> str:
    """The kind of bot that has this name, or ''."""
    found = BOT_NAME.fullmatch(name)
    return found[1] if found else ""
