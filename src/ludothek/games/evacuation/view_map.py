"""The New World as a board: sites by biome, who has settled them, lines in play, the solo tile."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ...scene.draw import Point, circle, hexagon, line, path, rect, text, use
from ...scene.hexes import notch, outlines, outside, through
from ...scene.model import Board, Piece
from .lines import LINE_COUNT, on_line
from .schema import Notch, Site
from .settle import open_biome, symbols
from .state import COLOURS, LINES, NO_ROBOT, NONE
from .tables import BIOME_WORDS, KIND_WORDS, LINE, SYMBOL_WORDS
from .view_art import placed, sized, stacked
from .view_plan import map_plan, middles
from .view_printed import HEX_BOX, draw_map, draw_owned, map_name, owned_name
from .view_sight import Sight

CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))  # where the names of the biomes stand
CORNER = 38.0
EXPLAINED = 10  # sites that say why they cannot be settled


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
        self.answers: set[int] = set()
        self.furthest = int(open_biome(self.s, sight.seat)) if sight.plays else len(BIOME_WORDS)

    def board(self) -> Board:
        self.answers = self.asked()
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
        name, is_open = sight.catalogue.say(f"view-biome-{biome}"), number <= self.furthest
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
        asked = number in self.answers
        piece = Piece(
            id=f"site-{id}",
            x=round(x),
            y=round(y),
            art="" if owner == NONE else self.settled(number, site, owner),
            label=self.told(number, site, owner),
            word=id if asked else "",
        )
        if asked:  # else the table's own will do
            piece.reach = (-wide, -tall, 2 * wide, 2 * tall)
        return piece

    def asked(self) -> set[int]:
        """Sites that stand for an answer: those that can be settled, and some for which only pieces are missing."""
        decision = self.sight.decision
        if decision is None or decision.code != "settle.site":
            return set()
        sites = range(len(self.sites))
        may = {number for number in sites if self.sight.id_of("site", number) in decision.words}
        have = int(symbols(self.s, self.sight.seat))
        near = [
            number
            for number in sites
            if number not in may
            and self.s.land[number] == NONE
            and not self.beyond(self.sites[number])
            and not int(self.s.pack.site_symbols[number]) & ~have
        ]
        return may | set(near[:EXPLAINED])

    def settled(self, number: int, site: Site, owner: int) -> str:
        """The owner's piece and ring cover the spots; factories stand below, with their kind."""
        scale, colour, biome = self.size / 49, COLOURS[owner], site.biome
        letter = self.sight.letter(owner)
        half = round(45 * scale)
        art = placed(
            owned_name(biome, colour, letter),
            HEX_BOX,
            lambda: draw_owned(biome, colour, letter),
            -half,
            -half,
            scale=2 * half / HEX_BOX[0],
        )
        packed = int(self.s.land[len(self.sites) + number])
        works = [word for kind, word in enumerate(KIND_WORDS) for _ in range((packed >> (3 * kind)) & 7)]
        size = round(19 * scale)
        left = round(-len(works) * size / 2)
        for k, word in enumerate(works):
            art += sized(f"f-{word}", left + k * size, round(16 * scale), size, size, f"c-{colour}")
        return art

    def told(self, number: int, site: Site, owner: int) -> str:
        sight = self.sight
        name, biome = sight.called("site", number), sight.catalogue.say(f"view-biome-{site.biome}")
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
        dots = [(round(to_x - x), round(to_y - y)) for to_x, to_y in self.line(k)]
        art = path(through(dots, round(self.size * 0.9)), "eva-line") + circle(0, 0, 12, "eva-label")
        art += text(0, 0, number, "bold eva-label-ink", size=15)
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
