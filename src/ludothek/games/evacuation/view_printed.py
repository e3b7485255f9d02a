"""What is printed on the boards: the New World, the track, both worlds of a player, the actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

from ...scene.draw import circle, group, hexagon, path, rect, text, use
from ...scene.hexes import outlines
from . import schema
from .actions import group_of
from .tables import BIOME_WORDS, KIND_WORDS
from .view_art import around, box, kind_icon, shape, squares, words
from .view_plan import (
    ACTIONS_TOP,
    BAR_LEFT,
    BAR_ROOM,
    BAR_X,
    FACTORY_PITCH,
    GATE,
    GROUPS,
    NEW_FACTORIES,
    NUMBERS,
    OLD_FACTORIES,
    OTHER,
    SPACE_TALL,
    STOCK_PITCH,
    STOCK_X,
    TILE_PITCH,
    TRACK_SPACES,
    WORLD,
    Actions,
    Track,
    map_plan,
    middles,
)
from .vocabulary import BOARD_ACTIONS

HEX_BOX = (90.0, 90.0)
TEXTURES = {"tundra": "tundra", "desert": "dunes", "forest": "trees", "sea": "waves"}
EFFECTS = {"infrastructure": "road", "research": "flask", "settle": "evacuation-settle"}
ACTION_ICONS = {
    "gain-infrastructure": ("evacuation-any", "road"),
    "gain-research": ("evacuation-any", "flask"),
    "settle": ("evacuation-settle",),
    "ship": ("rocket",),
    "stadium": ("stadium",),
    "prefab": ("evacuation-prefab",),
    "clone": ("evacuation-clone",),
    "infrastructure": ("road",),
    "exchange": ("evacuation-any", "swap"),
    "research": ("flask",),
}
EFFECTS = {"infrastructure": "road", "research": "flask", "settle": "evacuation-settle"}
ACTION_ICONS = {
    "gain-infrastructure": ("evacuation-any", "road"),
    "gain-research": ("evacuation-any", "flask"),
    "settle": ("evacuation-settle",),
    "ship": ("rocket",),
    "stadium": ("stadium",),
    "prefab": ("evacuation-prefab",),
    "clone": ("evacuation-clone",),
    "infrastructure": ("road",),
    "exchange": ("evacuation-any", "swap"),
    "research": ("flask",),
}
ACTION_ICONS = {
    "gain-infrastructure": ("evacuation-any", "road"),
    "gain-research": ("evacuation-any", "flask"),
    "settle": ("evacuation-settle",),
    "ship": ("rocket",),
    "stadium": ("stadium",),
    "prefab": ("evacuation-prefab",),
    "clone": ("evacuation-clone",),
    "infrastructure": ("road",),
    "exchange": ("evacuation-any", "swap"),
    "research": ("flask",),
}


def checksum(what: object) -> str:
    return f"{crc32(repr(what).encode()):08x}"


# -- the New World --------------------------------------------------------------------------------------------


def map_name(sites: Sequence[schema.Site]) -> str:
    return f"map-{checksum([(s.q, s.r, s.biome, s.factories, s.population, s.symbols) for s in sites])}"


def draw_map(sites: Sequence[schema.Site]) -> str:
    """Hexagons by biome; on each site its spots, and above them the symbols a settler needs."""
    grid = map_plan().grids["sites"]
    at = middles(grid, tuple((site.q, site.r) for site in sites))
    parts = []
    for biome in BIOME_WORDS:
        d = outlines([at[k] for k, site in enumerate(sites) if site.biome == biome], grid.size - 1.5)
        parts.append(path(d, f"eva-{biome} eva-hex") + path(d, "", TEXTURES[biome]))
    for (x, y), site in zip(at, sites, strict=True):
        names = ["fac"] * site.factories + [f"{spot.resource}{spot.value}" for spot in site.population]
        pitch = 27 if len(names) > 2 else 31
        below = 8 if site.symbols != "none" else 4
        for k, name in enumerate(names):
            parts.append(around(name, x + (k - (len(names) - 1) / 2) * pitch, y + below, 26, 32))
        if site.symbols != "none":
            parts.append(around(site.symbols, x, y - 26, 36 if "-" in site.symbols else 17, 17))
    return "".join(parts)


def owned_name(biome: str, colour: str, letter: str) -> str:
    return f"h-{biome}-{colour}-{letter.lower()}"


def draw_owned(biome: str, colour: str, letter: str) -> str:
    """A settled site: its biome without spots, within a ring of the owner's colour, and the owner's piece."""
    ring = hexagon(45, 45, 41, "eva-owned-edge") + hexagon(45, 45, 41, f"eva-{biome} eva-owned")
    texture = hexagon(45, 45, 38, "", pattern=TEXTURES[biome])
    return group(ring, texture, cls=f"c-{colour}") + shape(colour, letter, 45, 40, 34)


# -- years and progress ---------------------------------------------------------------------------------------


def track_name(plan: Track, steps: Sequence[schema.Step], years: Sequence[schema.Year]) -> str:
    what = [(s.main, s.three_plus, s.effects) for s in steps], [(y.old_food, y.new_food, y.stadiums) for y in years]
    return f"track-{checksum((plan, *what))}"


def draw_track(plan: Track, steps: Sequence[schema.Step], years: Sequence[schema.Year]) -> str:
    return "".join(_years(plan, years)) + "".join(_lanes(plan, steps)) + "".join(_gates(plan))


def _years(plan: Track, years: Sequence[schema.Year]) -> Iterator[str]:
    """What each year asks for, and places for the numbers of its bonus card."""
    third = (plan.year_wide - 8) / 3
    for n, year in enumerate(years, 1):
        x = plan.year_x(n)
        yield rect(x, 0, plan.year_wide, plan.year, "eva-cell", r=8)
        yield rect(x + 5, 25, third - 2, 24, "eva-old", r=5) + rect(
            x + 5 + third, 25, 2 * third - 1, 24, "eva-new", r=5
        )
        for k, food in enumerate((year.old_food, year.new_food)):
            middle = x + 5 + third * (k + 0.5)
            yield kind_icon(0, middle - 7, 37, 15) + text(middle + 3, 37, food, "bold", "start", 13)
        middle = x + 5 + third * 2.5
        yield use("stadium", middle - 8, 37, 15, "i-ink") + text(middle + 3, 37, year.stadiums, "bold", "start", 13)
        for which in (0, 1):
            at = plan.chip_x(n, which)
            yield rect(at - plan.chip, 56, 2 * plan.chip, 26, "f-panel e-gold", r=13)
            if plan.chip_shift:
                yield use("star", at - 13, 69, 13 if which else 9, "i-gold")


def _lanes(plan: Track, steps: Sequence[schema.Step]) -> Iterator[str]:
    lane, cell = plan.lane, plan.cell
    strips, cells = "", ""
    for number in range(len(steps)):
        x, y = plan.x(number), plan.y(number)
        strips += box(x, y + 2 * lane + 1, cell, lane - 2) + ("" if number else box(x, y + 1, cell - 2, 2 * lane))
        if number:
            cells += box(x + 3, y + 2, cell - 6, lane - 5) + box(x + 3, y + lane + 2, cell - 6, lane - 5)
    yield path(strips, "eva-lane") + path(cells, "eva-cell")
    for row in range(0, len(steps), plan.per_row):
        found = [(plan.x(number) + cell / 2, number) for number in range(row, min(row + plan.per_row, len(steps)))]
        yield words(plan.y(row) - NUMBERS / 2, "eva-t eva-c", found)
    yield use("flag", cell / 2, plan.y(0) + 13, 15, "i-muted")
    for number, step in enumerate(steps[1:], 1):
        for at, name in enumerate(("main", "three-plus")):
            yield _given(step, name, plan.x(number) + cell / 2, plan.y(number) + (at + 0.5) * lane)


def _given(step: schema.Step, lane: str, x: float, y: float) -> str:
    """What a space of a lane gives: symbols, or an effect."""
    signs = step.main if lane == "main" else step.three_plus
    if signs != "none":
        return around(signs, x, y, 36 if "-" in signs else 18, 17)
    for phrase in step.effects:
        if phrase.startswith(f"on {lane}:"):
            verb = phrase.partition(":")[2].split()[0]
            return use(EFFECTS.get(verb, "bolt"), x, y, 19, "i-legal")
    return ""


def _gates(plan: Track) -> Iterator[str]:
    """Transitions: the first turns a token, the others open a biome."""
    for k, step in enumerate(plan.gates):
        x, y, tall = plan.x(step) + plan.cell + GATE / 2, plan.y(step), 3 * plan.lane
        yield rect(x - GATE / 2 + 3, y, GATE - 6, tall, "eva-gate", r=6)
        yield text(x, y + tall / 2 - 11, f"T{k + 1}", "bold eva-sky-ink", size=12)
        if k:
            yield circle(x, y + tall / 2 + 9, 8, f"eva-{BIOME_WORDS[k]}")
        else:
            yield around("token", x, y + tall / 2 + 9, 18, 18)


# -- a player's board -----------------------------------------------------------------------------------------


def draw_world(name: str) -> str:
    """The ground of a world, with the symbols of all that is counted there."""
    wide, tall = WORLD
    parts = [rect(0.75, 0.75, wide - 1.5, tall - 1.5, f"eva-{name}", r=10)]
    if name == "old":
        parts.append(
            path(
                f"M6 44q130-12 {5 * TILE_PITCH + 8:g} 2v50l-58 8 4 46q-110 8-{4 * TILE_PITCH + 8:g}-2z", "eva-old-land"
            )
        )
        parts.append(
            path(f"M{4 * TILE_PITCH + 22:g} 104q30-8 50 2 18 12 8 30-24 18-50 8-26-22-8-40z", "eva-sea eva-closed")
        )
    for kind in range(3):
        x = STOCK_X + kind * STOCK_PITCH
        parts.append(rect(x, 5, STOCK_PITCH - 5, 30, "eva-well", r=8) + kind_icon(kind, x + 26, 20, 21))
        x = (OLD_FACTORIES if name == "old" else NEW_FACTORIES) + kind * FACTORY_PITCH
        parts.append(around(f"f-{KIND_WORDS[kind]}", x + 16, 62, 28, 28))
        if name == "new":
            y = 56 + kind * 34
            parts.append(
                kind_icon(kind, BAR_X + 12, y, 20) + rect(BAR_X + BAR_LEFT, y - 9, BAR_ROOM, 18, "eva-trough", r=5)
            )
    if name == "new":
        parts.append(use("survivor", 24, 63, 24, "i-seat") + use("stadium", 24, 122, 22, "i-ink"))
        parts.append(use("warning", 104, 122, 20, "i-accent"))
    return "".join(parts)


def draw_actions(plan: Actions, costs: Sequence[int]) -> str:
    """Groups with their spaces, and the action track with its energy."""
    parts = [rect(*plan.group(group), plan.pitch - 6, plan.group_tall, "eva-group", r=8) for group in range(GROUPS)]
    rows = [0] * GROUPS
    for number, name in enumerate(BOARD_ACTIONS, 1):
        group = int(group_of(number))
        x, y = plan.space(group, rows[group])
        rows[group] += 1
        parts.append(rect(x, y, plan.space_wide, SPACE_TALL - 4, "eva-cell", r=7))
        icons = ACTION_ICONS[name]
        parts += [use(icon, x + 14 + 17 * k, y + 17, 17, "i-ink") for k, icon in enumerate(icons)]
    wide = plan.track_x(1) - plan.track_x(0)
    for place in range(TRACK_SPACES + 1):
        x = plan.track_x(place)
        price = costs[min(place - 1, len(costs) - 1)] if place else 0
        parts.append(rect(x - wide / 2 + 1, 4, wide - 3, 34, "eva-cell", r=6))
        if price:
            plus = "+" if place == TRACK_SPACES else ""
            parts.append(
                use("bolt", x - 7, 21, 14, "eva-energy") + text(x + 1, 21, f"{price}{plus}", "bold", "start", 12)
            )
        else:
            parts.append(text(x, 21, place, "f-muted", size=11))
    room = plan.width - 150
    parts.append(path(f"M{room + 4:g} 21l12-15h44l12 15-12 15h-44z", "eva-half"))
    return "".join(parts)


def actions_name(plan: Actions, costs: Sequence[int]) -> str:
    return f"actions-{checksum((plan, costs, ACTIONS_TOP))}"


# -- another player's board -----------------------------------------------------------------------------------


def draw_other() -> str:
    """What another player has besides figures: sites, technologies, and the symbols of what is counted."""
    wide, _ = OTHER
    parts = [
        rect(1, 1, wide - 2, 36, "eva-old", r=8),
        path(squares([(10 + k * 25, 9) for k in range(9)], 21), "eva-slot"),
    ]
    parts += [around("token", 262, 19, 24, 24), use("stadium", 310, 19, 20, "i-ink"), use("road", 380, 19, 18, "i-ink")]
    parts.append(path(squares([(4 + at % 3 * 16, 44 + at // 3 * 16) for at in range(9)], 14), "eva-cell-open"))
    return "".join(parts)
