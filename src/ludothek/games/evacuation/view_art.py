"""Small drawings that several parts of the table share. Colours and sizes of type are classes of `board.css`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from html import escape

from ...scene.draw import LETTER, SUNK, group, num, text, thrifty, use
from .tables import KIND_WORDS
from .view_plan import FOLDER
from .view_sight import ICONS

SEAT_BOX = (16.0, 16.0)
BAYS = ("savanna", "mountain", "sea")
SIZES = {"eva-n": 18.0, "eva-m": 14.0, "eva-s": 12.0, "eva-t": 11.0}  # as board.css has them


@cache
def drawn() -> frozenset[str]:
    """The drawings that `sprite.svg` has; what a pack of one's own needs besides is drawn where it stands."""
    return frozenset(re.findall(r'id="s-evacuation-([^"]+)"', (FOLDER / "sprite.svg").read_text(encoding="utf-8")))


def sized(symbol: str, x: float, y: float, wide: float, tall: float, cls: str = "") -> str:
    """A symbol of this game from its upper left corner; it need not be square."""
    style = f' class="{cls}"' if cls else ""
    left = f' x="{num(x)}"' if x else ""
    top = f' y="{num(y)}"' if y else ""
    return f'<use href="#s-evacuation-{symbol}"{left}{top} width="{num(wide)}" height="{num(tall)}"{style}/>'


def around(name: str, x: float, y: float, wide: float, tall: float, cls: str = "") -> str:
    """A symbol of this game around a point."""
    return sized(name, x - wide / 2, y - tall / 2, wide, tall, cls)


def placed(
    name: str,
    box: tuple[float, float],
    draw: Callable[[], str],
    x: float = 0,
    y: float = 0,
    cls: str = "",
    scale: float = 1,
) -> str:
    """A drawing of the sheet at a place: as a symbol, if the sprite has it, else drawn there."""
    if name in drawn():
        return sized(name, x, y, box[0] * scale, box[1] * scale, cls)
    return group(draw(), x=x, y=y, cls=cls, scale=scale)


def picture(name: str, draw: Callable[[], str], tint: str = "") -> str:
    """The picture band of a card: it fills the card's 120 × 48 units."""
    cls = f' class="t-{tint}"' if tint else ""
    return thrifty(f'<use href="#s-evacuation-{name}"{cls}/>' if name in drawn() else f"<g{cls}>{draw()}</g>")


def size_of(cls: str) -> float:
    """The size of type that the first of these classes has."""
    return SIZES[cls.partition(" ")[0]]


def word(x: float, y: float, s: object, cls: str) -> str:
    """Text around a middle height, in one of the sizes of the style sheet."""
    top = y + 0.35 * size_of(cls)
    return f'<text class="{cls}" x="{num(x)}" y="{num(top)}">{escape(str(s), quote=False)}</text>'


def words(y: float, cls: str, found: Iterable[tuple[float, object]]) -> str:
    """Several words at one height, as one element."""
    top = y + 0.35 * size_of(cls)
    spans = "".join(f'<tspan x="{num(x)}">{escape(str(s), quote=False)}</tspan>' for x, s in found)
    return f'<text class="{cls}" y="{num(top)}">{spans}</text>'


def stacked(x: float, y: float, rows: Sequence[str], cls: str) -> str:
    """Lines of text around a middle, as one element."""
    size = size_of(cls)
    if len(rows) == 1:
        return word(x, y, rows[0], cls)
    top = y - (len(rows) - 1) * size * 0.58 + 0.35 * size
    spans = "".join(
        f'<tspan x="{num(x)}" y="{num(top + 1.16 * size * k)}">{escape(row, quote=False)}</tspan>'
        for k, row in enumerate(rows)
    )
    return f'<text class="{cls}">{spans}</text>'


def shape(colour: str, letter: str, x: float, y: float, size: float, cls: str = "") -> str:
    """A seat's shape with its letter, around a point and without a shadow: many of them stand on one board."""
    if not letter:
        return use(f"seat-{colour}", x, y, size, f"i-seat c-{colour} {cls}".rstrip())
    half = size / 2
    return placed(
        seat_name(colour, letter), SEAT_BOX, lambda: draw_seat(colour, letter), x - half, y - half, cls, size / 16
    )


def seat_name(colour: str, letter: str) -> str:
    return f"p-{colour}-{letter.lower()}"


def draw_seat(colour: str, letter: str) -> str:
    """A seat's piece of 16 × 16 units."""
    below = 8 + SUNK.get(colour, 0) * 16
    words = text(8, below, letter, f"bold f-seat-ink c-{colour}", size=LETTER.get(colour, 0.52) * 16)
    return use(f"seat-{colour}", 8, 8, 16, f"i-seat c-{colour}") + words


def kind_icon(kind: int, x: float, y: float, size: float) -> str:
    name = KIND_WORDS[kind]
    return use(ICONS[name], x, y, size, f"eva-{name}")


def squares(corners: Iterable[tuple[float, float]], side: float) -> str:
    """The `d` of equal squares by their upper left corners."""
    return "".join(f"M{num(x)} {num(y)}h{num(side)}v{num(side)}h-{num(side)}z" for x, y in corners)


def box(x: float, y: float, wide: float, tall: float) -> str:
    """The `d` of a rectangle."""
    return f"M{num(x)} {num(y)}h{num(wide)}v{num(tall)}h-{num(wide)}z"


def landscapes(bits: int) -> list[str]:
    """The landscapes of a bay or of a land site."""
    return [name for at, name in enumerate(BAYS) if (bits >> at) & 1]
