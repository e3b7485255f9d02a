"""The language of the command line, and the sentences it says outside a game."""

from __future__ import annotations

import os
import sys
from typing import Any

HELP = "--help"
GROUPS = ("record", "scenario", "pack")  # commands that print their help when nothing follows


def language() -> str:
    """The language of the locale if there are messages in it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def say(message_id: str, lang: str = "", **args: Any) -> str:
    """A message of the platform."""
    from ..i18n import platform

    return platform(lang or language()).say(message_id, **args)


def asked_for(word: str = HELP) -> bool:
    """Whether a word stands on the command line, or help is wanted: what nobody sees need not be loaded."""
    return word in sys.argv or HELP in sys.argv or all(given in GROUPS for given in sys.argv[1:])


def tell(message_id: str) -> str:
    """A help text; the messages are read only when somebody is going to see them, which keeps the start quick."""
    return say(message_id) if asked_for() else ""


def complaint(error: BaseException) -> str:
    """One line about what went wrong."""
    if isinstance(error, OSError):
        return say("cli-file", file=str(error.filename or ""), reason=str(error.strerror or error))
    text = error.format_message() if hasattr(error, "format_message") else str(error)
    return " ".join(str(text).split())
