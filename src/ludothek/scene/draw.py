"""A small vocabulary for drawing tables: functions that give SVG as text.

Coordinates are the board's units. A drawing names no colour: it names classes, and `board.css` gives them the colours
of the page's theme. The classes, all of them:

- players: `c-blue c-yellow c-pink c-ivory c-green c-violet c-white` on a piece or group set the seat's colour for all
  in it;
- tints: `t-teal t-red t-gold t-violet t-stone t-green t-blue t-sand` likewise set a soft ground and a strong mark;
- fills: `f-none f-panel f-paper f-line f-ink f-muted f-accent f-legal f-gold f-seat f-seat-ink f-tint f-tint-ink`;
- edges: `e-panel e-line e-ink e-muted e-accent e-legal e-gold e-seat e-seat-ink e-tint e-tint-ink`, with the widths
  `w-1 w-2 w-3 w-4` (1, 1.5, 2.5 and 4 units) and `dash`;
- symbols: `i-panel i-line i-ink i-muted i-accent i-legal i-gold i-seat i-seat-ink i-tint i-tint-ink`;
- text: `tx`, which `text` gives itself, `bold`, `serif`, `mono`; text is filled with ink unless a fill is named;
- strength: `soft` (paler), `faint` (much paler: locked, out of play), `shade` (a drop shadow's ink).

Textures (`pattern=`) are those of the sprite: `waves dunes trees tundra dots hatch stars bricks rays`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import cos, pi, sin

from .words import fitting, wrap

Point = tuple[float, float]
Attributes = dict[str, str | float | None]

LETTER = {"ivory": 0.4, "white": 0.4, "pink": 0.46, "violet": 0.5}  # of a piece's size; pointed shapes have less room
SUNK = {"ivory": 0.13, "white": 0.13}  # how far below the middle the letter stands
SHADOW = 0.06  # how far below a piece


def num(value: float) -> str:
    """A number as short as it can be: 3, 0.5, -12.25.

    >>> num(3.0), num(-0.50), num(2 / 3), num(-0.001)
    ('3', '-.5', '.67', '0')
    """
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    if short in ("-0", ""):
        return "0"
    return short.replace("0.", ".", 1) if short.lstrip("-").startswith("0.") else short


def element(name: str, attributes: Attributes, inside: str | None = None) -> str:
    """Any element; attributes without a value are left out, and numbers are short."""
    given = "".join(
        f' {key}="{escape(value) if isinstance(value, str) else num(value)}"'
        for key, value in attributes.items()
        if value is not None and value != ""
    )
    return f"<{name}{given}/>" if inside is None else f"<{name}{given}>{inside}</{name}>"


def thrifty(svg: str) -> str:
    """The same drawing with single quotes: JSON need not escape them, and a board with many pieces stays small.

    >>> thrifty('<path class="f-gold"/>')
    "<path class='f-gold'/>"
    """
    return svg.replace('"', "'")


# -- shapes -------------------------------------------------------------------------------------------------


def rect(x: float, y: float, width: float, height: float, cls: str = "", r: float = 0, pattern: str = "") -> str:
    """A rectangle from its upper left corner, `r` rounds its corners."""
    size: Attributes = {"x": x or None, "y": y or None, "width": width, "height": height, "rx": r or None}
    return element("rect", {**size, "class": cls, "fill": _texture(pattern)})


def circle(x: float, y: float, r: float, cls: str = "", pattern: str = "") -> str:
    return element("circle", {"cx": x or None, "cy": y or None, "r": r, "class": cls, "fill": _texture(pattern)})


def line(x1: float, y1: float, x2: float, y2: float, cls: str = "e-line w-2") -> str:
    return path(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}", cls)


def path(d: str, cls: str = "", pattern: str = "") -> str:
    """Any outline; `d` as SVG writes it."""
    return element("path", {"d": d, "class": cls, "fill": _texture(pattern)})


def polygon(points: Iterable[Point], cls: str = "", pattern: str = "") -> str:
    """
    >>> polygon([(0, 0), (10, 0), (5, 7.5)], "f-gold")
    '<path d="M0 0L10 0L5 7.5Z" class="f-gold"/>'
    """
    return path("M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z", cls, pattern)


def smooth(points: Sequence[Point]) -> str:
    """The `d` of a curve through all points, for rivers and roads."""
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(len(points) - 1):
        before, here, there = points[max(0, i - 1)], points[i], points[i + 1]
        after = points[min(len(points) - 1, i + 2)]
        out = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        back = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        d += "C" + " ".join(f"{num(x)} {num(y)}" for x, y in (out, back, there))
    return d


def corners(x: float, y: float, size: float, flat: bool = False) -> list[Point]:
    """The corners of a hexagon; `size` is from its middle to a corner, `flat` has an edge on top."""
    turn = 0.0 if flat else pi / 6
    return [(x + size * cos(turn + k * pi / 3), y + size * sin(turn + k * pi / 3)) for k in range(6)]


def hexagon(x: float, y: float, size: float, cls: str = "", flat: bool = False, pattern: str = "") -> str:
    return polygon(corners(x, y, size, flat), cls, pattern)


# -- symbols and text ---------------------------------------------------------------------------------------


def use(symbol: str, x: float = 0, y: float = 0, size: float = 16, cls: str = "") -> str:
    """A symbol of the sprite around a point; `s-` may be left out.

    >>> use("oil", 0, 0, 20, "i-gold")
    '<use href="#s-oil" x="-10" y="-10" width="20" height="20" class="i-gold"/>'
    """
    name = symbol if symbol.startswith("s-") else f"s-{symbol}"
    half = size / 2
    return element(
        "use", {"href": f"#{name}", "x": x - half, "y": y - half, "width": size, "height": size, "class": cls}
    )


def text(
    x: float, y: float, s: object, cls: str = "", anchor: str = "middle", size: float = 14, width: float = 0
) -> str:
    """One line of text. `y` is its middle, so that text and symbols of the same `y` stand in one line.

    Where it would be broader than `width`, it is made smaller.

    >>> text(0, 0, "Fish & Chips", "bold", size=10)
    '<text x="0" y="3.5" class="tx bold" font-size="10" text-anchor="middle">Fish &amp; Chips</text>'
    """
    words = str(s)
    if width:
        size = fitting(words, width, size, "bold" in cls.split())
    place: Attributes = {"x": x, "y": y + 0.35 * size, "class": f"tx {cls}".rstrip(), "font-size": size}
    return element("text", {**place, "text-anchor": None if anchor == "start" else anchor}, escape(words, quote=False))


def paragraph(
    x: float, y: float, s: str, width: float, cls: str = "", anchor: str = "middle", size: float = 14, most: int = 0
) -> str:
    """Text in as many lines as the width asks for (`most`: then it ends with "…"); `y` is the middle of the first."""
    rows = wrap(s, width, size, bold="bold" in cls.split(), most=most)
    spans = "".join(
        element("tspan", {"x": x, "dy": 1.2 * size if row else None}, escape(words, quote=False))
        for row, words in enumerate(rows)
    )
    place: Attributes = {"x": x, "y": y + 0.35 * size, "class": f"tx {cls}".rstrip(), "font-size": size}
    return element("text", {**place, "text-anchor": None if anchor == "start" else anchor}, spans)


# -- things on a table --------------------------------------------------------------------------------------


def group(*parts: str, x: float = 0, y: float = 0, cls: str = "", turn: float = 0, scale: float = 1) -> str:
    """Parts that belong together, moved, turned (degrees) and scaled as one."""
    moves = [f"translate({num(x)} {num(y)})"] if x or y else []
    moves += [f"rotate({num(turn)})"] if turn else []
    moves += [f"scale({num(scale)})"] if scale != 1 else []
    return element("g", {"transform": "".join(moves), "class": cls}, "".join(parts))


def seat_piece(colour: str, letter: str = "", size: float = 32, x: float = 0, y: float = 0, cls: str = "") -> str:
    """The piece of a colour: its solid shape with an edge, a small shadow and the letter, around a point."""
    shape, deep = f"seat-{colour}", SHADOW * size
    parts = [use(shape, x, y + deep, size, "shade"), use(shape, x, y, size, "i-seat")]
    if letter:
        below = SUNK.get(colour, 0) * size
        parts.append(text(x, y + below, letter, "bold f-seat-ink", size=LETTER.get(colour, 0.52) * size))
    return group(*parts, cls=f"c-{colour} {cls}".rstrip())


def slot(x: float, y: float, size: float, symbol: str = "", cls: str = "") -> str:
    """An empty place for a piece: round, dashed and pale, so that it differs from a taken one in grey as well."""
    ring = circle(x, y, size / 2, f"f-panel e-muted w-2 dash {cls}".rstrip())
    return ring + (use(symbol, x, y, size * 0.55, "i-muted soft") if symbol else "")


def badge(n: object, x: float = 0, y: float = 0, cls: str = "f-ink", ink: str = "f-panel", size: float = 14) -> str:
    """A number (or a short word) on a disc, which grows to a pill."""
    word = str(n)
    width = max(size * 1.5, size * (0.62 * len(word) + 0.8))
    back = rect(x - width / 2, y - size * 0.75, width, size * 1.5, f"{cls} e-panel w-2", r=size * 0.75)
    return back + text(x, y, word, f"bold {ink}", size=size)


def counter(symbol: str, n: object, x: float = 0, y: float = 0, cls: str = "i-ink", size: float = 14) -> str:
    """A symbol with its number to the right; the pair stands around the point."""
    word = str(n)
    wide = size * (1.2 + 0.2 + 0.6 * len(word))
    left = x - wide / 2
    return use(symbol, left + 0.6 * size, y, 1.2 * size, cls) + text(
        left + 1.4 * size, y, word, "bold", anchor="start", size=size
    )


def _texture(pattern: str) -> str:
    return f"url(#p-{pattern})" if pattern else ""
