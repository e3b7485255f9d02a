"""The viewer's own board: both worlds with all that stands there, the actions and the technologies."""

from __future__ import annotations

from ...scene.draw import rect
from ...scene.model import Board, Piece
from .resources import PayCard
from .state import (
    CHIPS,
    COLOURS,
    FACTORY,
    FLYING,
    ON_NEW,
    ON_OLD,
    POPULATION,
    PRODUCTION,
    RESERVE,
    RETURNING,
    SITES,
    TOKENS_DOWN,
    TOKENS_UP,
)
from .tables import KIND_WORDS, KINDS, LAND_SITES, NEW, OLD, SHIPS, STADIUMS, WORLD_WORDS
from .view_actions import actions
from .view_art import landscapes, placed, sized, word
from .view_parts import Part, below, beside
from .view_plan import (
    BAR_LEFT,
    BAR_MOST,
    BAR_ROOM,
    BAR_WIDE,
    BAR_X,
    FACTORY_PITCH,
    FLEET_Y,
    NEW_FACTORIES,
    OLD_FACTORIES,
    STOCK_PITCH,
    STOCK_X,
    TILE,
    WORLD,
    land_at,
)
from .view_printed import draw_world
from .view_printed_cards import draw_gone, draw_land, land_name
from .view_ships import fleet, space
from .view_sight import STOCKS, Sight
from .view_tech import technologies

RACE_GOAL = 8  # EVA-END-RACE-01
BETWEEN = 184.0  # the breadth of space on a page
STRIP = 68.0  # its height on a phone
FIRST = {"actions": ("turn", "turn.tuck"), "tech": ("research",)}  # what comes first on a phone when it is asked


def home_board(sight: Sight) -> Board:
    home = _Home(sight)
    back, pieces, height = home.narrow() if sight.narrow else home.wide()
    return Board(
        id="home",
        title=sight.say("home"),
        width=400 if sight.narrow else 1000,
        height=height,
        back=back,
        pieces=pieces,
        owner=sight.seat,
    )


class _Home:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s = sight.s
        self.seat = sight.seat
        self.colour = COLOURS[sight.seat]
        self.flying = sight.held(self.seat, SHIPS, FLYING, RETURNING)

    def wide(self) -> tuple[str, list[Piece], float]:
        """Worlds above, with space between them; actions and technologies below."""
        top = WORLD[1] + 8
        return beside(
            [
                (self.old(), 0, 0),
                (self.between(BETWEEN, WORLD[1]), WORLD[0] + 8, 0),
                (self.new(), 1000 - WORLD[0], 0),
                (actions(self.sight), 0, top),
                (technologies(self.sight), 608, top),
            ]
        )

    def narrow(self) -> tuple[str, list[Piece], float]:
        """All below each other; what the question is about comes first."""
        parts = [self.old(), self.new(), actions(self.sight), technologies(self.sight)]
        if self.flying:
            parts.insert(1, self.between(WORLD[0], STRIP))
        parts.sort(key=lambda part: self.sight.code not in FIRST.get(part.name, ()))
        return below(parts)

    # -- the Old World --------------------------------------------------------------------------------------

    def old(self) -> Part:
        """Nine land sites and two tokens in the ocean; stock, factories, ships and stadiums."""
        pieces = [self.world(int(OLD)), *self.stocks(int(OLD))]
        for site in range(int(LAND_SITES)):
            pieces += self.land(site)
        pieces += [self.tokens(), *self.factories(int(OLD), OLD_FACTORIES)]
        there = [*self.sight.held(self.seat, SHIPS, ON_OLD), *self.sight.held(self.seat, STADIUMS, ON_OLD)]
        pieces += fleet(self.sight, self.seat, there, 8, FLEET_Y, WORLD[0] - 16)
        return Part("old", WORLD[1], self.ground("old"), pieces)

    def ground(self, name: str) -> str:
        return placed(f"world-{name}", WORLD, lambda: draw_world(name), cls=f"c-{self.colour}")

    def world(self, world: int) -> Piece:
        """A world's name: it stands for the world where a question asks for one."""
        id = WORLD_WORDS[world]
        name = self.sight.catalogue.say(f"view-world-{id}")
        return Piece(
            id=f"world-{id}",
            x=4,
            y=5,
            art=word(8, 15, name, "eva-m serif"),
            label=name,
            word=self.sight.word(id, "build.world"),
            reach=(0, 0, STOCK_X - 8, 30),
        )

    def stocks(self, world: int) -> list[Piece]:
        """Resources of a world: they stand for what is gained, paid or loaded."""
        sight, pieces = self.sight, []
        for kind, name in enumerate(KIND_WORDS):
            n, id = int(self.s.stock(self.seat, world, kind)), STOCKS[world * KINDS + kind]
            asked = sight.word(id, "gain", "pay.any")
            step = sight.step
            if sight.code == "pay.save" and isinstance(step, PayCard) and step.world == world:
                asked = name
            if world == OLD and sight.code == "load":
                asked = name
            label = sight.say("stock", n=n, kind=sight.kind(kind), world=WORLD_WORDS[world])
            reach = (0.0, 0.0, STOCK_PITCH - 5, 30.0)
            x = STOCK_X + kind * STOCK_PITCH
            art = word(44, 15, n, "eva-n")
            pieces.append(Piece(id=f"stock-{id}", x=x, y=5, art=art, label=label, word=asked, reach=reach))
        return pieces

    def land(self, site: int) -> list[Piece]:
        """A land site: its landscapes, what it makes, who lives there; evacuated it lies face down."""
        sight, pack = self.sight, self.s.pack
        id, name = sight.id_of("land", site), sight.called("land", site)
        x, y = land_at(site)
        lands, kind, people = int(pack.ow_land[site]), int(pack.ow_kind[site]), int(pack.ow_people[site])
        up = bool((int(self.s.of(self.seat, SITES)) >> site) & 1)
        if up:
            made = KIND_WORDS[kind]
            art = placed(land_name(lands, made, people), (TILE, TILE), lambda: draw_land(lands, made, people))
        else:
            art = placed("t-gone", (TILE, TILE), draw_gone)
        label = sight.say(
            "land",
            name=name,
            state="up" if up else "down",
            lands=" / ".join(sight.catalogue.say(f"view-landscape-{land}") for land in landscapes(lands))
            or sight.say("landscape-none"),
            what=sight.say("people", n=people) if people else sight.say("works"),
            kind=sight.kind(kind),
            n=people or 1,
        )
        bay = sight.word(f"bay-{id}", "load") if up else ""
        both = bool(bay) and not people
        reach = (0.0, 0.0, TILE, TILE / 2 if both else TILE)
        pieces = [Piece(id=f"land-{id}", x=x, y=y, art=art, label=label, word=bay, reach=reach)]
        if both:  # a factory may also go into a building slot: the lower half of its tile
            label, reach = sight.say("hold", name=name), (0.0, 0.0, TILE, TILE / 2)
            hold = f"hold-{id}"
            pieces.append(Piece(id=hold, x=x, y=y + TILE / 2, art="", label=label, word=hold, reach=reach, z=1))
        return pieces

    def tokens(self) -> Piece:
        """The two productivity tokens of this world: producing, or turned face down."""
        up, down = int(self.s.of(self.seat, TOKENS_UP)), int(self.s.of(self.seat, TOKENS_DOWN))
        names = ["token"] * up + ["token-down"] * down
        art = "".join(sized(name, 25 * k, 7, 36, 36) for k, name in enumerate(names))
        x, y = land_at(8)
        label = self.sight.say("tokens", up=up, down=down)
        return Piece(id="tokens", x=x + TILE + 6, y=y, art=art, label=label, reach=(0, 0, 62, 50))

    def factories(self, world: int, x: float) -> list[Piece]:
        """Factories waiting in a world."""
        sight, pieces = self.sight, []
        for kind, name in enumerate(KIND_WORDS):
            n = int(self.s.of(self.seat, FACTORY + world * KINDS + kind))
            asked = sight.word(f"{name}-{WORLD_WORDS[world]}", "prefab", "factory")
            asked = asked or (
                sight.word(f"prefab-{name}", "load") if world == OLD else sight.word(name, "settle.factory")
            )
            left = int(self.s.of(self.seat, RESERVE + kind))
            label = sight.say("factory", n=n, kind=sight.kind(kind), world=WORLD_WORDS[world], left=left)
            reach = (0.0, 0.0, FACTORY_PITCH - 2, 42.0)
            id, art = f"factory-{name}-{WORLD_WORDS[world]}", word(28, 32, n, "eva-m")
            pieces.append(Piece(id=id, x=x + kind * FACTORY_PITCH, y=44, art=art, label=label, word=asked, reach=reach))
        return pieces

    # -- between and beyond ---------------------------------------------------------------------------------

    def between(self, wide: float, tall: float) -> Part:
        """Ships on their way."""
        pieces: list[Piece] = []
        if wide < tall:
            pitch = min(66.0, (tall - 68) / max(1, len(self.flying) - 1))
            for k, card in enumerate(self.flying):
                pieces += fleet(self.sight, self.seat, [card], 44, 6 + k * pitch, 110)
        else:
            pieces = fleet(self.sight, self.seat, self.flying, 8, 4, wide - 16)
        for piece in pieces:
            piece.art = rect(-3, -2, 100, 62, "eva-well", r=8) + piece.art
        return Part("between", tall, space(wide, tall), pieces)

    def new(self) -> Part:
        """Stock, people and factories waiting to settle, production, ships and stadiums."""
        pieces = [
            self.world(int(NEW)),
            *self.stocks(int(NEW)),
            self.population(),
            *self.factories(int(NEW), NEW_FACTORIES),
        ]
        pieces += [*(self.production(kind) for kind in range(int(KINDS))), self.chips()]
        there = [*self.sight.held(self.seat, SHIPS, ON_NEW), *self.sight.held(self.seat, STADIUMS, ON_NEW, FLYING)]
        pieces += fleet(self.sight, self.seat, there, 8, FLEET_Y, WORLD[0] - 16)
        goal = (
            "" if self.s.points else rect(BAR_X + BAR_LEFT + RACE_GOAL * BAR_ROOM / BAR_MOST - 1.5, 43, 3, 94, "f-gold")
        )
        return Part("new", WORLD[1], self.ground("new") + goal, pieces)

    def population(self) -> Piece:
        n = int(self.s.of(self.seat, POPULATION))
        label = self.sight.say("waiting", n=n)
        return Piece(id="population", x=6, y=44, art=word(33, 20, n, "eva-n"), label=label, reach=(0, 0, 58, 42))

    def production(self, kind: int) -> Piece:
        """A production marker as a bar; in a Race a line marks what is needed."""
        n, name = int(self.s.of(self.seat, PRODUCTION + kind)), KIND_WORDS[kind]
        bar = rect(BAR_LEFT, 5, round(min(n, BAR_MOST) * BAR_ROOM / BAR_MOST, 1), 18, f"eva-{name}", r=5) if n else ""
        return Piece(
            id=f"production-{name}",
            x=BAR_X,
            y=42 + kind * 34,
            art=bar + word(BAR_WIDE - 2, 14, n, "eva-n eva-e"),
            label=self.sight.say("production", kind=self.sight.kind(kind), n=n),
            word=self.sight.word(name, "raise", "race.penalty"),
            reach=(0, 0, BAR_WIDE, 30),
        )

    def chips(self) -> Piece:
        """The stadiums that count, and penalty chips."""
        n, stadiums = int(self.s.of(self.seat, CHIPS)), len(self.sight.held(self.seat, STADIUMS, ON_NEW))
        art = word(34, 20, f"{stadiums}/3", "eva-m") + word(112, 20, n, "eva-m")
        label = self.sight.say("chips", n=n, stadiums=stadiums)
        return Piece(id="chips", x=6, y=102, art=art, label=label, reach=(0, 0, 150, 40))
