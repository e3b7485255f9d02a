"""Cards from content: title, derived text, provenance and a picture band. All games share this anatomy."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..content import Entry
from ..content.provenance import CLASSES, figure_paths
from .draw import circle, group, rect, use
from .model import Card

if TYPE_CHECKING:
    from ..i18n import Catalogue

WIDTH, HEIGHT = 120, 48  # of a picture band
PATTERNS = {  # the texture of a tint, unless a card has its own
    "teal": "waves",
    "red": "hatch",
    "gold": "rays",
    "violet": "stars",
    "stone": "bricks",
    "green": "trees",
    "blue": "waves",
    "sand": "dunes",
}
REMARK = re.compile("[,;]")  # after it, a source goes on with a remark for the pack's readers


def card_of(
    catalogue: Catalogue,
    kind: str,
    id: str,
    *,
    id_in_scene: str,
    word: str = "",
    owner: int = -1,
    tint: str = "",
    symbol: str = "",
    marks: Sequence[str] = (),
    pattern: str = "",
    cost: str = "",
    figure: str = "",
    figure_label: str = "",
    text: str | None = None,
    tag: str = "",
    rule: str = "",
    spent: bool = False,
) -> Card:
    """A card of the pack, face up. `symbol` is what its picture shows, `marks` are small symbols of what it does."""
    entry = catalogue.content.get(kind, id)
    return Card(
        id=id_in_scene,
        kind=kind,
        title=entry.name(catalogue.lang),
        text=catalogue.card_text(kind, id) if text is None else text,
        art=band(symbol, tint, marks, pattern) if symbol else "",
        tint=tint,
        cost=cost,
        figure=figure,
        figure_label=figure_label,
        tag=tag,
        rule=rule,
        source=provenance(catalogue, entry),
        owner=owner,
        word=word,
        spent=spent,
    )


def card_down(
    kind: str, title: str, *, id_in_scene: str, owner: int = -1, tint: str = "", symbol: str = "card"
) -> Card:
    """A card whose face this viewer does not know: its back."""
    return Card(id=id_in_scene, kind=kind, title=title, art=back(symbol, tint), tint=tint, owner=owner, down=True)


def provenance(catalogue: Catalogue, entry: Entry) -> str:
    """Where the figures of a card come from, in the catalogue's language: "rulebook FAQ 5 · designed"."""
    found: list[str] = []
    for path in figure_paths(entry):
        source = entry.source(path)
        origin = CLASSES.match(source)
        assert origin is not None, f"{entry.ref} was not checked"
        place = "" if origin[1] == "designed" else source[origin.end() :]
        found.append(catalogue.say(f"source-{origin[1]}") + REMARK.split(place)[0])
    return " · ".join(dict.fromkeys(found))


# -- pictures -----------------------------------------------------------------------------------------------


def band(symbol: str, tint: str = "stone", marks: Sequence[str] = (), pattern: str = "") -> str:
    """A picture band: the symbol on a disc, its echoes in the ground, and small marks of what the card does."""
    tint = tint or "stone"
    middle = WIDTH / 2 if not marks else 38
    parts = [
        rect(0, 0, WIDTH, HEIGHT, "f-tint"),
        rect(0, 0, WIDTH, HEIGHT, pattern=pattern or PATTERNS[tint]),
        group(use(symbol, size=58, cls="i-tint-ink"), x=WIDTH - 12, y=34, turn=14, cls="faint"),
    ]
    if not marks:
        parts.append(group(use(symbol, size=44, cls="i-tint-ink"), x=12, y=12, turn=-14, cls="faint"))
    parts += [circle(middle, 24, 19, "f-panel e-tint-ink w-2"), use(symbol, middle, 24, 26, "i-tint-ink")]
    for place, mark in enumerate(marks[:3]):
        at = 72 + 19 * place
        parts += [circle(at, 24, 8.5, "f-panel"), use(mark, at, 24, 12, "i-tint-ink")]
    return group(*parts, cls=f"t-{tint}")


def back(symbol: str, tint: str = "stone") -> str:
    """The picture on a card's back."""
    tint = tint or "stone"
    parts = [
        rect(0, 0, WIDTH, HEIGHT, "f-tint-ink"),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, "f-none e-tint w-2", r=3),
        use(symbol, WIDTH / 2, 24, 24, "i-tint"),
    ]
    return group(*parts, cls=f"t-{tint}")
