"""The rules of a game as its RULES.md lists them: ids, and one sentence each."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROW = re.compile(r"\|\s*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\s*\|\s*([^|]*?)\s*\|")


@cache
def rule_sentences(folder: Path, lang: str = "en") -> dict[str, str]:
    """Rule id -> its sentence in a language; English where the game has no other."""
    own = folder / f"RULES.{lang}.md"
    file = own if own.is_file() else folder / "RULES.md"
    if not file.is_file():
        return {}
    found = (ROW.match(line) for line in file.read_text(encoding="utf-8").splitlines())
    return {row[1]: row[2] for row in found if row}
