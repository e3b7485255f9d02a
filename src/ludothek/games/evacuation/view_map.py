"""The New World as a board: sites by biome, who has settled them, lines in play, the solo tile."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ...scene.draw import Point, circle, group, hexagon, line, path, rect, text, use
from ...scene.hexes import notch, outlines, outside, through
from ...scene.model import Board, Piece
from .lines import LINE_COUNT, on_line
from .schema import Notch, Site
from .settle import open_biome
from .state import COLOURS, LINES, NO_ROBOT, NONE
from .tables import BIOME_WORDS, KIND_WORDS, LINE, SYMBOL_WORDS
from .view_art import placed, shape, sized, stacked
from .view_plan import map_plan, middles
from .view_printed import HEX_BOX, draw_map, draw_owned, map_name
from .view_sight import Sight

CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))  # where the names of the biomes stand
CORNER = 38.0


def map_board(sight: Sight) -> Board:
    return _Map(sight).board()


class _Map:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s = sight.s
        self.plan = map_plan(sight.narrow)
        self.grid = self.plan.grids["sites"]
        self.size = self.grid.size
        self.sites: Sequence[Site] = sight.catalogue.content.data("site", Site)
        self.at = middles(self.grid, tuple((site.q, site.r) for site in self.sites))
        self.furthest = int(open_biome(self.s, sight.seat)) if sight.plays else len(BIOME_WORDS)

    def board(self) -> Board:
        pieces = [self.biome(number) for number in range(len(BIOME_WORDS))]
        pieces += [self.site(number) for number in range(len(self.sites))]
        if self.s.lines:
            pieces += [self.label(k) for k in range(int(LINE_COUNT)) if self.s.board[LINES + k] != NONE]
        if self.s.robots != NO_ROBOT:
            pieces.append(self.solo_tile())
        return Board(
            id="map",
            title=self.sight.say("map"),
            width=self.plan.width,
            height=self.plan.height,
            back=self.back(),
            pieces=pieces,
        )

    # -- the ground -----------------------------------------------------------------------------------------

    def back(self) -> str:
        """The printed map; biomes that are not open to the viewer are veiled."""
        whole = map_plan()
        parts = [
            placed(
                map_name(self.sites),
                (whole.width, whole.height),
                lambda: draw_map(self.sites),
                scale=self.plan.width / whole.width,
            )
        ]
        closed = [at for at, site in zip(self.at, self.sites, strict=True) if self.beyond(site)]
        if closed:
            parts.append(path(outlines([(round(x), round(y)) for x, y in closed], round(self.size) - 1), "eva-veil"))
        if self.s.lines:
            parts += [path(through(self.line(k), self.size * 1.1), "eva-line") for k in range(int(LINE_COUNT))]
        return "".join(parts)

    def beyond(self, site: Site) -> bool:
        return BIOME_WORDS.index(site.biome) > self.furthest

    def line(self, k: int) -> list[Point]:
        """The sites of a line of the majorities."""
        at = int(self.s.board[LINES + k])
        if at == NONE:
            return [(self.grid.x, self.grid.y)]
        found = [int(self.s.pack.line[at * LINE + i]) for i in range(int(LINE))]
        end = found.index(-1) if -1 in found else len(found)
        return [self.at[site] for site in found[:end]]

    def biome(self, number: int) -> Piece:
        """A biome's name in a corner that the map leaves free, and what opens it."""
        biome, sight = BIOME_WORDS[number], self.sight
        right, below = CORNERS[number]
        name, is_open = sight.say(f"biome-{biome}"), number <= self.furthest
        state = sight.say("biome-open") if is_open else sight.say("biome-closed", n=number + 1)
        wide = round(self.size * 1.5 + 54)
        x, y = (self.plan.width - wide if right else 0), (self.plan.height - CORNER if below else 0)
        rows = [name, state] if sight.plays else [name]
        at, beside = (wide - 14, wide - 31) if right else (14, 31)
        lock = "" if is_open else use("lock", at, 19, 12, "i-ink")
        words = stacked(beside, 18, rows, "eva-s eva-two eva-e" if right else "eva-s eva-two")
        art = hexagon(at, 19, 13, f"eva-{biome} e-muted") + lock + words
        label = f"{name}: {state}" if sight.plays else name
        return Piece(id=f"biome-{biome}", x=x, y=y, art=art, label=label, reach=(0, 0, wide, CORNER))

    # -- sites ----------------------------------------------------------------------------------------------

    def site(self, number: int) -> Piece:
        site, owner = self.sites[number], int(self.s.land[number])
        x, y = self.at[number]
        wide, tall = round(self.size * sqrt(3) * 0.43), round(self.size * 0.71)
        id = self.sight.id_of("site", number)
        return Piece(
            id=f"site-{id}",
            x=round(x),
            y=round(y),
            art="" if owner == NONE else self.settled(number, site, owner),
            label=self.told(number, site, owner),
            owner=owner,
            word=id if self.asked(id, site, owner) else "",
            reach=(-wide, -tall, 2 * wide, 2 * tall),
        )

    def asked(self, id: str, site: Site, owner: int) -> bool:
        """Free sites stand for an answer; those of a closed biome only when something opens it."""
        decision = self.sight.decision
        if decision is None or decision.code != "settle.site":
            return False
        return id in decision.words or (owner == NONE and not self.beyond(site))

    def settled(self, number: int, site: Site, owner: int) -> str:
        """A hexagon of the owner's colour over the spots; tokens, and factories with their kind."""
        scale, colour = self.size / 49, COLOURS[owner]
        packed = int(self.s.land[len(self.sites) + number])
        works = [word for kind, word in enumerate(KIND_WORDS) for _ in range((packed >> (3 * kind)) & 7)]
        count = len(site.population) if owner < self.s.seats else 1
        pitch = (25 if len(works) + count > 2 else 30) * scale
        left = -(len(works) + count - 1) / 2 * pitch
        size = round(26 * scale)
        whole = round(self.size * 90 / 49)
        biome = site.biome
        parts = [placed(f"h-{biome}", HEX_BOX, lambda: draw_owned(biome), -whole / 2, -whole / 2, "", whole / 90)]
        parts += [
            sized(f"f-{word}", round(left + k * pitch - size / 2), -size / 2, size, size)
            for k, word in enumerate(works)
        ]
        letter = self.sight.letter(owner)
        for k in range(count):
            at = round(left + (len(works) + k) * pitch)
            parts.append(shape(colour, letter if not k else "", at, 0, size))
        if not count:  # a small piece tells whose factories these are
            parts.append(shape(colour, letter, 0, round(self.size * 0.58), round(20 * scale)))
        return group(*parts, cls=f"c-{colour}")

    def told(self, number: int, site: Site, owner: int) -> str:
        sight = self.sight
        name, biome = sight.called("site", number), sight.say(f"biome-{site.biome}")
        if owner != NONE:
            return sight.say("settled", name=name, biome=biome, player=sight.full_name(owner))
        about = [biome]
        about += [sight.say("spot-factory", n=site.factories)] if site.factories else []
        for spot in site.population:
            about.append(sight.say("spot", kind=sight.kind(KIND_WORDS.index(spot.resource)), n=spot.value))
        if site.symbols != "none":
            signs = sum(1 << SYMBOL_WORDS.index(word) for word in site.symbols.split("-"))
            about.append(sight.say("needs", signs=sight.signs(signs)))
        return f"{name}: {', '.join(about)}"

    # -- around the map -------------------------------------------------------------------------------------

    def label(self, k: int) -> Piece:
        """The tile of a line, beyond its first site; the tip counts who has how many sites on it."""
        sight = self.sight
        number = int(self.s.board[LINES + k]) // 2 + 1
        beyond = self.size * 1.22
        x, y = outside(self.line(k)[0], (self.grid.x, self.grid.y), beyond)
        x, y = min(max(x, 13), self.plan.width - 13), min(max(y, 13), self.plan.height - 13)
        counts = [(colour, int(on_line(self.s, k, colour))) for colour in range(int(self.s.count()))]
        tip = ", ".join(sight.say("on-line", name=sight.full_name(colour), n=n) for colour, n in counts if n)
        art = circle(0, 0, 12, "eva-label") + text(0, 0, number, "bold eva-label-ink", size=15)
        label = sight.say("line", n=number)
        at = (round(x, 1), round(y, 1))
        return Piece(id=f"line-{k}", x=at[0], y=at[1], art=art, label=label, tip=tip, reach=(-12, -12, 24, 24), z=2)

    def solo_tile(self) -> Piece:
        """Where the solo tile lies: two arrows into the map."""
        content = self.sight.catalogue.content
        place = content.data("notch", Notch)[int(self.s.solo_tile)]
        ids = [entry.id for entry in content.entries("site")]
        enter = [ids.index(place.a_site), ids.index(place.b_site)]
        x, y = notch(self.at[enter[0]], self.at[enter[1]], (self.grid.x, self.grid.y), self.size * 0.9)
        x, y = min(max(x, 11), self.plan.width - 11), min(max(y, 11), self.plan.height - 11)
        parts = []
        for letter, site in zip("AB", enter, strict=True):
            way = ((self.at[site][0] - x) * 0.55, (self.at[site][1] - y) * 0.55)
            parts += [line(0, 0, *way, "eva-arrow"), circle(*way, 8.5, "f-accent")]
            parts.append(text(*way, letter, "bold f-panel", size=12))
        parts += [rect(-10, -10, 20, 20, "f-accent e-panel w-2", r=6), use("robot", 0, 0, 15, "i-panel")]
        names = [self.sight.called("site", site) for site in enter]
        label = self.sight.say("solo-tile", a=names[0], b=names[1])
        at = (round(x, 1), round(y, 1))
        return Piece(id="solo-tile", x=at[0], y=at[1], art="".join(parts), label=label, reach=(-11, -11, 22, 22), z=3)
