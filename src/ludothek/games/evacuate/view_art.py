"""The drawings of the line: hulls, doors, floors, gates, runners, the Arrow. Colours are classes of `board.css`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from ...scene.draw import Attributes, circle, element, group, num, path, rect, seat_piece, text, use
from ...scene.words import text_width
from .view_layout import divided
from .view_plan import CHIP, MARK, NUMBER, Module, Plan, Spot

PICTURE = 46
TITLE = 15
LINE = 1.18  # from one line of a name to the next, in sizes


@dataclass(frozen=True)
class Sign:
    """What stands on a card: name, picture, the colour of its kind."""

    name: str
    symbol: str
    tint: str
    wall: bool = False  # beyond its last row


@dataclass(frozen=True)
class Floor:
    """One row as it is printed."""

    number: int
    ground: str


def sky(plan: Plan) -> str:
    """Space behind the Station: stars, a planet, and the trusses that hold the modules together."""
    parts = [
        rect(0, 0, plan.width, plan.height, "evc-sky", r=14),
        rect(0, 0, plan.width, plan.height, r=14, pattern="evacuate-stars"),
    ]
    if plan.upright:
        parts.append(use("evacuate-planet", plan.width - 40, plan.height * 0.62, 210))
    else:
        parts.append(use("evacuate-planet", plan.width * 0.79, plan.height - 20, 300))
    for spine in plan.spines:
        parts.append(rect(spine.left, spine.top, spine.width, spine.height, "evc-truss"))
        parts.append(rect(spine.left, spine.top, spine.width, spine.height, pattern="evacuate-truss"))
    return "".join(parts)


# -- modules --------------------------------------------------------------------------------------------------


def hull(module: Module, upright: bool, forward: bool, sign: Sign, rows: Sequence[Floor]) -> str:
    """A module around its upper left corner: hull, picture, name, and its rows."""
    box, first, last = module.box, module.rows[0], module.rows[-1]
    wide, tall = last.right - first.left, last.bottom - first.top
    left, top = first.left - box.left, first.top - box.top
    parts = [
        _joint(module, upright),
        rect(0, 0, box.width, box.height, "evc-hull", r=11),
        rect(3, 3, box.width - 6, box.height - 6, "evc-rim", r=8.5),
        rect(left - 2.5, top - 2.5, wide + 5, tall + 5, "evc-well", r=5),
        _floors(module, rows),
        _ways(module, upright, forward),
        _numbers(module, upright, rows),
    ]
    if sign.wall:
        parts.append(_wall(module, upright, Spot(left + wide / 2, top + tall / 2, wide, tall)))
    parts += _side(left - 4, box.height, sign) if upright else _plate(box.width, top, sign)
    return group(*parts, cls=f"t-{sign.tint}")


def _floors(module: Module, rows: Sequence[Floor]) -> str:
    """The plates of the rows, and on them what their ground looks like."""
    box, first, last = module.box, module.rows[0], module.rows[-1]
    plates: dict[str, str] = {}
    for spot, row in zip(module.rows, rows, strict=True):
        corner = f"M{num(spot.left - box.left + 1)} {num(spot.top - box.top + 1)}"
        plate = f"{corner}h{num(spot.width - 2)}v{num(spot.height - 2)}h{num(2 - spot.width)}z"
        plates[row.ground] = plates.get(row.ground, "") + plate
    wide, tall = last.right - first.left - 2, last.bottom - first.top - 2
    base = rect(first.left - box.left + 1, first.top - box.top + 1, wide, tall, "evc-floor")
    return base + "".join(path(d, "evc-plate", f"evacuate-{ground}") for ground, d in plates.items())


def _ways(module: Module, upright: bool, forward: bool) -> str:
    """An arrowhead on the floor of every row, the way the Arrow points."""
    on = 1 if forward else -1
    d = ""
    for spot in module.rows:
        if upright:
            d += f"M{num(spot.right - module.box.left - 50)} {num(spot.y - module.box.top - on * 6)}"
            d += f"v{on * 6}l10 {on * 7} 10 {on * -7}v{on * -6}l-10 {on * 7}z"
        else:
            d += f"M{num(spot.x - module.box.left - on * 9)} {num(spot.y - module.box.top - 15)}"
            d += f"h{on * 8}l{on * 10} 15 {on * -10} 15h{on * -8}l{on * 10}-15z"
    return path(d, "evc-way")


def _numbers(module: Module, upright: bool, rows: Sequence[Floor]) -> str:
    """The printed row numbers: under the rows, or at their beginnings."""
    box = module.box
    if not upright:
        at = " ".join(num(spot.x - box.left) for spot in module.rows)
        numbers = "".join(str(row.number) for row in rows)
        return element("text", {"x": at, "y": module.rows[0].bottom - box.top + 18, "class": "tx evc-number"}, numbers)
    x, middles = module.rows[0].left - box.left + 15, [spot.y - box.top for spot in module.rows]
    discs = "".join(f"M{num(x - 11)} {num(y)}a11 11 0 1 0 22 0a11 11 0 1 0-22 0" for y in middles)
    places = {"x": " ".join([num(x)] * len(rows)), "y": " ".join(num(y + 4.5) for y in middles)}
    numbers = "".join(str(row.number) for row in rows)
    return path(discs, "evc-chip") + element("text", {**places, "class": "tx evc-row"}, numbers)


def _plate(width: float, height: float, sign: Sign) -> list[str]:
    """Picture and name above the rows."""
    parts = [_framed(8, 8, PICTURE, sign.symbol)]
    return [*parts, _name(8 + PICTURE + 9, height / 2, sign.name, width - PICTURE - 27, "start", TITLE)]


def _side(width: float, height: float, sign: Sign) -> list[str]:
    """Picture and name beside the rows."""
    size = TITLE - 2.5
    deep = len(divided(sign.name, width - 6, size)) * size * LINE
    top = (height - PICTURE - 8 - deep) / 2
    middle = width / 2 + 2
    below = top + PICTURE + 8 + deep / 2
    picture = _framed(middle - PICTURE / 2, top, PICTURE, sign.symbol)
    return [picture, _name(middle, below, sign.name, width - 6, "middle", size)]


def _framed(x: float, y: float, size: float, symbol: str) -> str:
    frame = rect(x, y, size, size, "evc-ground evc-framed", r=7)
    return frame + use(symbol, x + size / 2, y + size / 2, size - 8)


def _name(x: float, y: float, name: str, width: float, anchor: str, size: float) -> str:
    """A name in serifs, in as many lines as it needs, around a middle."""
    lines = divided(name, width, size)
    if len(lines) == 1:
        return text(x, y, name, "serif bold evc-title", anchor, size)
    top = y - (len(lines) - 1) * size * LINE / 2 + 0.35 * size
    spans = [
        element("tspan", {"x": x, "dy": LINE * size if k else None}, escape(line, quote=False))
        for k, line in enumerate(lines)
    ]
    place: Attributes = {"y": top, "class": "tx serif bold evc-title", "font-size": size}
    return element("text", {**place, "text-anchor": None if anchor == "start" else anchor}, "".join(spans))


def _joint(module: Module, upright: bool) -> str:
    """The airlock to the next module."""
    if module.last:
        return ""
    box, row = module.box, module.rows[0]
    if upright:
        return rect(module.rows[0].x - box.left - 45, box.height - 4, 90, 18, "evc-joint", r=3)
    return rect(box.width - 4, row.y - box.top - 34, 20, 68, "evc-joint", r=3)


def _wall(module: Module, upright: bool, well: Spot) -> str:
    """The hazard stripes before the wall: beyond the last printed row."""
    deep = 7
    if upright:
        y = well.bottom - 1 if module.ahead else well.top - deep + 1
        return rect(well.left, y, well.width, deep, pattern="evacuate-stripes")
    x = well.right - 1 if module.ahead else well.left - deep + 1
    return rect(x, well.top, deep, well.height, pattern="evacuate-stripes")


def door(module: Module, upright: bool, sign: Sign) -> str:
    """A face-down card: a closed door. Name and picture stand on it only for those who know it."""
    wide, tall = module.box.width, module.box.height
    parts = [
        _joint(module, upright),
        rect(0, 0, wide, tall, "evc-hull", r=11),
        rect(5, 5, wide - 10, tall - 10, r=8, pattern="evacuate-stripes"),
        rect(11, 11, wide - 22, tall - 22, "evc-door", r=5),
    ]
    if upright:
        parts.append(path(f"M12 {num(tall / 2)}H{num(wide - 12)}", "evc-seam"))
        parts.append(_porthole(module.rows[0].x - module.box.left, tall / 2, 17, sign.symbol))
        parts.append(_plaque(82, tall / 2, sign.name, 124) if sign.name else "")
    else:
        parts.append(path(f"M{num(wide / 2)} 12V{num(tall - 12)}", "evc-seam"))
        parts.append(_porthole(wide / 2, tall / 2 - (18 if sign.name else 0), 25, sign.symbol))
        parts.append(_plaque(wide / 2, tall / 2 + 44, sign.name, wide - 12) if sign.name else "")
    return group(*parts, cls=f"t-{sign.tint}")


def _porthole(x: float, y: float, r: float, symbol: str) -> str:
    if symbol:
        return circle(x, y, r, "evc-ground evc-framed") + use(symbol, x, y, r * 1.35)
    return circle(x, y, r, "evc-port") + text(x, y, "?", "serif bold evc-gold", size=r * 1.25)


def _plaque(x: float, y: float, name: str, width: float) -> str:
    lines = divided(name, width, 12)
    tall = len(lines) * 12 * LINE + 8
    back = rect(x - width / 2, y - tall / 2, width, tall, "evc-well", r=4)
    return back + _name(x, y, name, width, "middle", 12)


# -- rows -----------------------------------------------------------------------------------------------------


def marked(spot: Spot, upright: bool, mark: tuple[str, str]) -> str:
    """What a row asks, around its middle: a symbol and its number."""
    if upright:
        return _chip(-spot.width / 2 + NUMBER + MARK / 2 - 2, 0, mark)
    return _chip(0, -spot.height / 2 + CHIP / 2 + 2, mark)


def heading(upright: bool, forward: bool) -> str:
    """Where the Arrow points on the board."""
    if upright:
        return "down" if forward else "up"
    return "right" if forward else "left"


def _chip(x: float, y: float, mark: tuple[str, str]) -> str:
    """A row's mark: a symbol and its number."""
    symbol, number = mark
    if not number:
        return use(symbol, x, y, 21)
    parts = [rect(x - 17, y - 10, 34, 20, "evc-chip", r=10), use(symbol, x - 6.5, y, 14, "evc-chip-ink")]
    return "".join(parts) + element("text", {"x": x + 8, "y": y + 4.5, "class": "tx evc-row"}, number)


def gate(spot: Spot, upright: bool, sign: str) -> str:
    """A gate across the way, around the middle of the edge on which it stands."""
    label, tall, size = (36, 18, 13) if upright else (40, 22, 15)
    if upright:
        bar = rect(-spot.width / 2 + 2, -3, spot.width - 4, 6, "evc-bar", r=3)
        at = (-spot.width / 2 + 6, 0.0)  # between the printed numbers, where no runner stands
    else:
        bar = rect(-3, -spot.height / 2 + 2, 6, spot.height - 4, "evc-bar", r=3)
        at = (0.0, -spot.height / 2 + 13)
    plate = rect(at[0] - label / 2, at[1] - tall / 2, label, tall, "evc-sign", r=5)
    return bar + plate + text(at[0], at[1], sign, "bold evc-sign-ink", size=size)


def edge_tag(words: str, tall: float) -> str:
    """Where the Nomias come from: a mark at the front row and at the rear row, with its word where there is room."""
    if not words:
        return use("evacuate-m-nomia", size=tall - 3)
    wide = tag_width(words)
    face = use("evacuate-m-nomia", -wide / 2 + 12, 0, tall - 4)
    back = rect(-wide / 2, -tall / 2, wide, tall, "evc-tag", r=tall / 2)
    return back + face + text(9, 0, words, "bold evc-tag-ink", size=12)


def tag_width(words: str) -> float:
    return text_width(words, 12, True) + 28


# -- runners and the Arrow ------------------------------------------------------------------------------------


def runner(colour: str, letter: str, size: float, turned: float | None, marks: list[str], mine: bool) -> str:
    """A runner: the solid piece, an arrowhead when it runs against the Arrow, badges for what holds it."""
    parts = [circle(0, 0, size * 0.5 + 1.2, "evc-mine")] if mine else []
    parts.append(seat_piece(colour, letter, size))
    if turned is not None:
        parts.append(group(use("evacuate-m-turned", x=-size * 0.52, size=size * 0.5), turn=turned))
    for k, mark in enumerate(marks[:2]):
        parts.append(use(mark, size * 0.34, size * (0.34 - 0.68 * k), size * 0.48))
    return "".join(parts)


def arrow(spot: Spot, words: str, upright: bool, forward: bool) -> str:
    """The Arrow: a band above the line, or a rail beside it."""
    pattern = f"evacuate-{heading(upright, forward)}"
    if upright:
        return group(rect(0, 0, 16, spot.height, pattern=pattern), x=-8, y=-spot.height / 2)
    wide = text_width(words, 14, True) + 34
    band = int((spot.width / 2 - wide / 2 - 8) // 34) * 34  # whole arrowheads on either side
    sides = [group(rect(0, 0, band, 26, pattern=pattern), x=x, y=-13) for x in (-wide / 2 - 8 - band, wide / 2 + 8)]
    plate = rect(-wide / 2, -13, wide, 26, "evc-arrow", r=13)
    return "".join(sides) + plate + text(0, 0, words, "bold evc-arrow-ink", size=14)


def turn(runner_faces: int, upright: bool) -> float:
    """How far the arrowhead of a runner that faces this way is turned: the symbol points to the left."""
    return (0 if runner_faces < 0 else 180) + (90 if upright else 0)
