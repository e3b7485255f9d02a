"""What tables say outside a game: reasons, notes, notices."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ..i18n.messages import LANGUAGES, Messages

FOLDER = Path(__file__).parent / "i18n"


@cache
def messages(lang: str) -> Messages:
    return Messages(lang, [FOLDER / f"{lang}.ftl"])


def say(lang: str, message_id: str, **args: Any) -> str:
    """A sentence in this language, or in English where there is no such language."""
    return messages(lang if lang in LANGUAGES else "en").say(message_id, args)
