"""How the table is drawn, from `content/layout.toml`: measures, tints, floors, and where long words are divided."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from ...scene.words import text_width, wrap

FOLDER = Path(__file__).parent
DIVIDE = "|"
MARKED = ("water", "scan")  # floors of those rows only that ask something


class Wide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A desktop: the line runs from left to right and is wrapped."""

    width: float
    margin: float
    arrow: float
    cell_most: float
    cell_least: float
    door: float
    pad: float
    gap: float
    head: float
    floor: float
    lip: float
    foot: float
    runner: float


class Narrow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A phone: the line runs from top to bottom."""

    width: float
    margin: float
    arrow: float
    side: float
    strip: float
    door: float
    pad: float
    gap: float
    runner: float


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wide: Wide
    narrow: Narrow
    tint: dict[str, str]
    ground: dict[str, str]
    divide: dict[str, str] = msgspec.field(name="break")


@cache
def layout() -> Layout:
    return msgspec.toml.decode((FOLDER / "content" / "layout.toml").read_bytes(), type=Layout)


@cache
def symbols() -> frozenset[str]:
    """The cards of which `sprite.svg` has a picture; a card of a pack of one's own may have none."""
    return frozenset(re.findall(r'id="s-evacuate-([^"]+)"', (FOLDER / "sprite.svg").read_text(encoding="utf-8")))


def picture(kind: str, id: str, form: str = "") -> str:
    """The symbol of a card, or that of its kind; `c-` is the form for cards."""
    return f"evacuate-{form}{id if id in symbols() else kind}"


def divided(name: str, width: float, size: float) -> list[str]:
    """A name in lines, long words divided where a reader would."""
    words: list[str] = []
    for word in name.split():
        parts = [word]
        while text_width(parts[-1], size, True) > width and parts[-1] in layout().divide:
            parts[-1:] = layout().divide[parts[-1]].split(DIVIDE)
        words += parts
    return wrap(" ".join(words), width, size, bold=True)


def tint_of(id: str) -> str:
    """The colour of a station card's kind."""
    return layout().tint.get(id, "stone")


def ground_of(id: str, mark: str) -> str:
    """The floor of a row. Water stands only where it costs something, the scanner where everybody stops."""
    ground = layout().ground.get(id, "plate")
    return "plate" if ground in MARKED and not mark else ground
