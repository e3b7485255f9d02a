"""The table as text, made from what one seat may know: lines of (text, style) pieces, in any language.

Styles are words (`title`, `dim`, `bold`, a colour of the game); whoever prints them knows the terminal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from ...core.state import Observation
from ...scene.sight import bits
from . import schema
from .state import (
    BONUS,
    CHIPS,
    COLOURS,
    DONE,
    FACTORY,
    FLYING,
    GOALS,
    HAND,
    IN_HAND,
    LANE,
    NONE,
    ON_NEW,
    ON_OLD,
    PLAYED,
    POPULATION,
    PRODUCTION,
    RETURNING,
    SITES,
    STEP,
    TILE,
)
from .tables import INFRASTRUCTURE, KINDS, LANE_WORDS, NEW, OLD, SHIPS, SLOTS, STADIUMS
from .view import facts, heading
from .view_sight import MARKET_KINDS, MARKETS, Sight, sight

if TYPE_CHECKING:
    from ...i18n import Catalogue

Piece = tuple[str, str]
Line = list[Piece]
CELL = 11  # characters of a site; a row of seven fits into 80
INDENT = 4
SIGNS = {"sun": "*", "dome": "^"}


def board(observation: Observation, catalogue: Catalogue, names: Sequence[str], width: int, roomy: bool) -> list[Line]:
    """Everything on the table; a roomy one has the texts of the cards that lie open."""
    table = _Table(sight(observation, catalogue, names), width)
    lines = [*table.heading(), *table.map(), *table.players(), *table.markets(roomy)]
    return [*lines, *table.own()]


def texts(observation: Observation, catalogue: Catalogue, names: Sequence[str], width: int) -> list[Line]:
    """What the cards say: those of the rows, and the viewer's own."""
    table = _Table(sight(observation, catalogue, names), width)
    return [*table.markets(True), *table.own_texts()]


class _Table:
    def __init__(self, seen: Sight, width: int) -> None:
        self.seen = seen
        self.s = seen.s
        self.width = width

    def folded(self, label: str, said: str, style: str = "") -> list[Line]:
        """A label and a text that goes on under itself."""
        rows = wrap(f"{label}  {said}", max(20, self.width), subsequent_indent=" " * INDENT) or [label]
        first: Line = [(label, "title"), (rows[0][len(label) :], style)]
        return [first, *([(row, style)] for row in rows[1:])]

    def heading(self) -> list[Line]:
        said = " · ".join([*heading(self.seen), *facts(self.seen)])
        return [[(row, "bold")] for row in wrap(said, max(20, self.width))]

    # -- the New World --------------------------------------------------------------------------------------

    def map(self) -> list[Line]:
        """Row by row; a site that somebody has settled shows the letter of the colour."""
        sites = self.seen.catalogue.content.data("site", schema.Site)
        rows: dict[int, list[int]] = {}
        for number, site in enumerate(sites):
            rows.setdefault(site.r, []).append(number)
        most = max(len(row) for row in rows.values())
        lines: list[Line] = [[(self.seen.say("map"), "title"), (f"  {self.seen.say('map-key')}", "dim")]]
        for _, row in sorted(rows.items()):
            line: Line = [(" " * (INDENT + (most - len(row)) * CELL // 2), "")]
            line += [self.cell(number, sites[number]) for number in sorted(row, key=lambda k: sites[k].q)]
            lines.append(line)
        return lines

    def cell(self, number: int, site: schema.Site) -> Piece:
        owner = int(self.s.land[number])
        biome = self.seen.catalogue.say(f"view-biome-{site.biome}")[:2]
        if owner != NONE:
            return f"{biome} [{self.seen.letter(owner)}]".ljust(CELL), COLOURS[owner]
        spots = "F" * site.factories + "".join(f"{spot.resource[0]}{spot.value}" for spot in site.population)
        signs = "".join(SIGNS[word] for word in site.symbols.split("-") if word in SIGNS)
        return f"{biome} {spots}{signs}".ljust(CELL), ""

    # -- players --------------------------------------------------------------------------------------------

    def players(self) -> list[Line]:
        """One line of figures and one of places for each colour, in turn order."""
        lines: list[Line] = []
        for k in range(int(self.s.count())):
            colour = int(self.s.turn(k))
            if colour == NONE:
                continue
            mark = "►" if colour == self.seen.seat else " "
            name = f" {self.seen.name(colour)}" + (f" ({self.seen.say('passed')})" if self.seen.passed(colour) else "")
            lines.append([(mark, ""), (self.seen.letter(colour), COLOURS[colour]), (name, "bold")])
            lines += [[(" " * INDENT + row, "")] for row in wrap(" · ".join(self.figures(colour)), self.width - INDENT)]
        return lines

    def figures(self, colour: int) -> list[str]:
        s, say = self.s, self.seen.say
        steps = [f"{int(s.of(colour, STEP + marker))} ({self.lane(colour, marker)})" for marker in (0, 1)]
        found = [f"{say('phase-progress')}: {', '.join(steps)}"]
        happy = f"{say('fig-stadiums')}: {s.owned(colour, STADIUMS, ON_NEW)}, {say('fig-faces')}: {s.faces(colour)}"
        if colour >= s.seats:
            return [*found, happy]
        made = self.each(colour, PRODUCTION)
        found.append(f"{say('fig-lowest')}: {min(made)} ({self.seen.goods(made) or 0})")
        for world, name in ((OLD, "old"), (NEW, "new")):
            goods = [int(s.stock(colour, world, kind)) for kind in range(int(KINDS))]
            waiting = [
                say("works-of", n=n, kind=self.seen.kind(kind))
                for kind, n in enumerate(self.each(colour, FACTORY + world * KINDS))
                if n
            ]
            there = ", ".join([self.seen.goods(goods) or "0", *waiting])
            found.append(f"{self.seen.catalogue.say(f'view-world-{name}')}: {there}")
        found.append(f"{say('fig-population')}: {int(s.of(colour, POPULATION))}")
        sites = len(bits(int(s.of(colour, SITES))))
        return [*found, happy, f"{say('fig-sites')}: {sites}", f"{say('fig-chips')}: {int(s.of(colour, CHIPS))}"]

    def lane(self, colour: int, marker: int) -> str:
        return self.seen.catalogue.say(f"view-lane-{LANE_WORDS[int(self.s.of(colour, LANE + marker))]}")

    def each(self, colour: int, field: int) -> list[int]:
        return [int(self.s.of(colour, field + kind)) for kind in range(int(KINDS))]

    # -- cards ----------------------------------------------------------------------------------------------

    def markets(self, full: bool) -> list[Line]:
        """The three rows, oldest first, and the bonus of the year."""
        lines: list[Line] = []
        for market, kind in zip(MARKETS, MARKET_KINDS, strict=True):
            first = int(self.s.pack.first[market])
            cards = [
                int(self.s.row(market, slot)) - first for slot in range(int(SLOTS)) if self.s.row(market, slot) != NONE
            ]
            lines += self.listed(self.seen.catalogue.say(f"view-row-{kind}"), kind, cards, full)
        if self.s.year and (card := int(self.s.board[BONUS + self.s.year - 1])) != NONE:
            lines += self.listed(self.seen.say("bonuses"), "bonus", [card], True)
        return lines

    def listed(self, label: str, kind: str, numbers: Iterable[int], full: bool) -> list[Line]:
        """Cards by name, or each with its text."""
        found = list(numbers)
        if not found:
            return []
        if not full:
            return self.folded(label, ", ".join(self.seen.called(kind, number) for number in found))
        lines: list[Line] = [[(label, "title")]]
        for number in found:
            lines += self.folded(" " * 2 + self.seen.called(kind, number), self.seen.text_of(kind, number), "dim")
        return lines

    def own(self) -> list[Line]:
        """What the viewer has, by name."""
        if not self.seen.plays:
            return []
        lines: list[Line] = []
        for label, kind, numbers in self.held():
            lines += self.listed(label, kind, numbers, False)
        return lines

    def own_texts(self) -> list[Line]:
        lines: list[Line] = []
        for label, kind, numbers in self.held() if self.seen.plays else []:
            lines += self.listed(label, kind, numbers, True)
        return lines

    def held(self) -> list[tuple[str, str, list[int]]]:
        s, seen, seat = self.s, self.seen, self.seen.seat
        ships = seen.held(seat, SHIPS, ON_OLD, ON_NEW, FLYING, RETURNING)
        stadiums = [card - int(s.pack.first[STADIUMS]) for card in seen.held(seat, STADIUMS, ON_OLD, ON_NEW, FLYING)]
        first = int(s.pack.first[INFRASTRUCTURE])
        roads = {
            where: [card - first for card in seen.held(seat, INFRASTRUCTURE, where)] for where in (IN_HAND, PLAYED)
        }
        tiles = [int(s.of(seat, TILE + place)) for place in bits(int(s.of(seat, DONE)))]
        start = int(s.pile(seat, HAND))
        hand = [design for design in range(int(s.pack.actions)) if s.hands[start + design] > 0] if s.advanced else []
        return [
            (seen.say("fig-sites"), "land", bits(int(s.of(seat, SITES)))),
            (seen.say("row-ship"), "ship", ships),
            (seen.say("row-stadium"), "stadium", stadiums),
            (seen.say("technologies"), "tile", tiles),
            (seen.say("row-plans"), "infrastructure", roads[IN_HAND]),
            (seen.say("row-built"), "infrastructure", roads[PLAYED]),
            (seen.say("goals"), "goal", bits(max(0, int(s.of(seat, GOALS))))),
            (seen.say("row-hand"), "action", hand),
        ]
