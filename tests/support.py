"""What tests import: `from tests.support import engine, rule`."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from ludothek.core.game import GameInfo, Option, Preset
from ludothek.games import find

rule = pytest.mark.rule
engine = pytest.mark.engine


def with_presets(folder: Path) -> GameInfo:
    """Lanterns with an option for some numbers of seats only, and with a preset; its words lie in the folder."""
    game = find("lanterns")
    shutil.copytree(game.folder / "i18n", folder / "i18n")
    for file in ("RULES.md", "RULES.de.md"):
        shutil.copy(game.folder / file, folder)
    for lang, words in (("en", "A long evening"), ("de", "Ein langer Abend")):
        with (folder / "i18n" / f"{lang}.ftl").open("a", encoding="utf-8") as more:
            more.write(
                f"\npreset-evening = {words}\nsetting-moon = Moon\nsetting-moon-new = New\nsetting-moon-full = Full\n"
            )
    moon = Option("moon", ("new", "full"), only=("rounds", "6"), seats=(3, 4))
    evening = Preset("evening", {"rounds": "6", "moon": "full"})
    return replace(game, folder=folder, options=(*game.options, moon), presets=(evening,))
