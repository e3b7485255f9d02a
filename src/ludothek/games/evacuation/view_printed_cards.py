"""What is printed on tiles and cards: land sites, technologies, ships, stadiums, infrastructure, and the others."""

from __future__ import annotations

from collections.abc import Sequence

from ...scene.draw import circle, element, path, rect, text, use
from . import schema
from .tables import Pack
from .view_art import around, kind_icon, landscapes, placed, squares
from .view_plan import TILE

SHIP_BOX = (96.0, 46.0)
ARENA_BOX = (56.0, 50.0)
TILE_BOX = (125.0, 56.0)
GOALS = {
    "population": "people-group",
    "tundra": "mountain",
    "ships": "rocket",
    "factory-sets": "factory",
    "lesser": "star",
    "transitions": "flag",
    "greater": "crown",
    "not-tundra": "globe",
    "technologies": "flask",
    "infrastructure": "road",
    "food-production": "wheat",
    "steel-production": "steel",
    "energy-production": "bolt",
}
VERBS = {
    "settle": "evacuation-settle",
    "settle-cheap": "evacuation-settle",
    "settle-beyond": "evacuation-settle",
    "build-ship": "rocket",
    "build-stadium": "stadium",
    "research": "flask",
    "gain": "evacuation-any",
    "fly": "evacuation-flight",
    "population": "people",
    "infrastructure": "road",
    "clone": "evacuation-clone",
    "prefab": "evacuation-prefab",
    "factory": "factory",
    "exchange": "swap",
    "draw": "deck",
}


# -- tiles ----------------------------------------------------------------------------------------------------


def land_name(bits: int, kind: str, people: int) -> str:
    return f"t-{'-'.join(landscapes(bits)) or 'bare'}-{kind}{people}"


def draw_land(bits: int, kind: str, people: int) -> str:
    """A land site's tile: its landscapes side by side, what it makes, who lives there."""
    names = ["coast" if name == "sea" else name for name in landscapes(bits)] or ["bare"]
    parts = [rect(0.5, 0.5, TILE - 1, TILE - 1, f"eva-{names[0]} eva-rim", r=7)]
    if len(names) > 1:
        parts.append(path("M25 .5h17.5q7 0 7 7v35q0 7-7 7H25z", f"eva-{names[1]}"))
    parts += [rect(6, 6, TILE - 12, TILE - 12, "eva-plate", r=5), around(f"l-{kind}{people}", 25, 25, 40, 40)]
    return "".join(parts)


def draw_gone() -> str:
    return rect(0.75, 0.75, TILE - 1.5, TILE - 1.5, "eva-slot", r=7) + around("flight", 25, 25, 24, 24, "eva-gone")


def tile_name(state: str, needed: int, faces: int) -> str:
    return f"tech-{state}-{needed}-{faces}"


def draw_tile(state: str, needed: int, faces: int) -> str:
    """A technology's tile: how far it is, and its faces."""
    ground = {"done": "eva-done", "locked": "eva-cell-open"}.get(state, "eva-cell")
    parts = [rect(1, 1, 123, 54, ground, r=7)]
    parts += [use("evacuation-face", 110 - 15 * k, 44, 14) for k in range(faces)]
    if state == "done":
        parts.append(use("check", 15, 44, 15, "i-ink"))
    else:
        parts.append(path(squares([(9 + 15 * k, 39) for k in range(needed)], 10), "eva-step"))
        parts.append(path(squares([(9, 39)], 10), "eva-half") if state == "half" else "")
    return "".join(parts)


# -- ships, stadiums, cards -----------------------------------------------------------------------------------


def ship_name(pack: Pack, card: int) -> str:
    bays = [name for at in (0, 1) for name in landscapes(int(pack.bay[card * 2 + at]))]
    return f"{'-'.join(bays)}-{pack.buildings[card]}-{pack.cubes[card]}-{pack.flight[card]}"


def draw_ship(pack: Pack, card: int) -> str:
    """A hull with bays by landscape, building slots and cubes; the energy of a flight stands in its nose."""
    bays = [name for at in (0, 1) for name in landscapes(int(pack.bay[card * 2 + at]))]
    parts = [around("hull", 48, 23, 94, 47)]
    parts += [use(f"evacuation-b-{name}", *bay_at(k), 14) for k, name in enumerate(bays)]
    parts += [use("evacuation-hold", *hold_at(len(bays), k), 14) for k in range(int(pack.buildings[card]))]
    parts.append(path(squares([cube_at(k) for k in range(int(pack.cubes[card]))], 8), "eva-slot"))
    parts.append(rect(72.5, 15.5, 20, 15, "f-panel e-muted w-1", r=7.5) + use("bolt", 78, 23, 11, "eva-energy"))
    parts.append(text(83.5, 23, int(pack.flight[card]), "bold", "start", 12))
    return "".join(parts)


def bay_at(k: int) -> tuple[float, float]:
    return 20 + 15.0 * k, 17.0


def hold_at(bays: int, k: int) -> tuple[float, float]:
    return 22 + 15.0 * (bays + k), 17.0


def cube_at(k: int) -> tuple[float, float]:
    return 15 + 10.5 * k, 26.0


def draw_ship_card(pack: Pack, card: int) -> str:
    ship = placed(f"k-{ship_name(pack, card)}", SHIP_BOX, lambda: draw_ship(pack, card), 12, 1)
    return element("use", {"href": "#s-evacuation-c-ship"}) + ship


def _row_of_faces(faces: int, x: float, y: float, size: float) -> str:
    return "".join(use("evacuation-face", x + (k - (faces - 1) / 2) * size, y, size) for k in range(faces))


def draw_stadium(faces: int) -> str:
    """An arena and its happy faces."""
    return around("arena", 28, 18, 54, 34) + _row_of_faces(faces, 28, 44, 11.5)


def draw_stadium_card(faces: int) -> str:
    return element("use", {"href": "#s-evacuation-c-stadium"}) + _row_of_faces(faces, 60, 9, 14)


def road_name(card: schema.Infrastructure, twin: bool) -> str:
    given = "-".join(str(n) for n in (*card.gives(), card.gives_any))
    return f"c-{card.picture}-{given}{'-twin' if twin else ''}"


def draw_road(card: schema.Infrastructure, twin: bool) -> str:
    """An infrastructure card: its picture, and what it raises."""
    given = [(kind, n) for kind, n in enumerate(card.gives()) if n]
    parts = [element("use", {"href": "#s-evacuation-land"}), around(f"i-{card.picture}", 30, 24, 42, 42)]
    for k, (kind, n) in enumerate(given):
        x = 72 + 20 * k - (5 if len(given) > 2 else 0)
        parts.append(rect(x - 9, 4, 18, 40, "f-panel", r=5) + kind_icon(kind, x, 15, 14))
        parts.append(text(x, 33, f"+{n}", "bold", size=12))
    if card.gives_any:
        parts.append(rect(62, 4, 40, 40, "f-panel", r=5) + use("evacuation-any", 82, 16, 20, "i-ink"))
        parts.append(text(82, 35, f"+{card.gives_any}", "bold", size=12))
    return "".join(parts) + (text(112, 12, "!", "bold f-accent", size=17) if twin else "")


def band_name(symbols: Sequence[str]) -> str:
    return f"c-band-{'-'.join(symbol.removeprefix('evacuation-') for symbol in symbols)}"


def draw_band(symbols: Sequence[str]) -> str:
    """The picture of a card by what it does: one or two symbols on discs."""
    parts = [element("use", {"href": "#s-evacuation-band"})]
    for symbol, x in zip(symbols, (60,) if len(symbols) == 1 else (39, 81), strict=True):
        parts.append(circle(x, 24, 19, "eva-disc") + use(symbol, x, 24, 26, "i-tint-ink"))
    return "".join(parts)


def action_symbols(card: schema.Action) -> list[str]:
    return [VERBS.get(phrase.partition(":")[2].split()[0], "bolt") for phrase in card.effects]


def goal_symbols(card: schema.Goal) -> list[str]:
    return [GOALS.get(card.counts, "factory")]
