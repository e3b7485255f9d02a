"""The sentences of a game's rules, read from the tables of its RULES files."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from .messages import MissingMessage

ROW = re.compile(r"\|\s*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\s*\|\s*(.+?)\s*(?<!\\)\|")


@cache
def read_rules(folder: Path, lang: str) -> dict[str, str]:
    """Rule id -> sentence, in the order of the file."""
    file = folder / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise MissingMessage(f"{file}: the rules cannot be read ({error.strerror}).") from error
    rows = [row for row in map(ROW.match, lines) if row is not None]
    return {row[1]: row[2].replace("\\|", "|") for row in rows}
