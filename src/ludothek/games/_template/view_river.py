"""The board of Lanterns: a river with its piers, the piles beside it and the rounds. Geometry is in `layout.toml`."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from pathlib import Path
from typing import TYPE_CHECKING

from ...scene import Board, Piece
from ...scene.draw import (
    badge,
    circle,
    counter,
    element,
    group,
    line,
    path,
    rect,
    seat_piece,
    slot,
    smooth,
    text,
    use,
)
from ...scene.layout import Place, Plan, read_layout
from .state import NONE, total
from .view_sight import Sight

if TYPE_CHECKING:
    from ...content import Entry

FOLDER = Path(__file__).parent
ASKING = ("light.pier", "wind.answer")  # the questions that are answered with a pier
PLATE = {False: (150, 54), True: (108, 50)}  # of a pier's name, on a desktop and on a phone
LANTERN = 42
SPARE = 30  # the length of the jetty of a pier without a place
ROUND = 22  # between two rounds


class River:
    """Draws the board for one viewer."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s = sight.s
        self.catalogue = sight.catalogue
        self.plan = read_layout(FOLDER).plan("river", sight.narrow)
        self.plate = PLATE[sight.narrow]

    def board(self) -> Board:
        pieces: list[Piece] = []
        entries = self.catalogue.content.entries("pier")
        for number, (entry, place) in enumerate(zip(entries, self.places(entries))):
            pieces.append(self.pier(number, entry, place, self.sight.word(entry.id, *ASKING)))
            if self.s.piers[number] != NONE:
                pieces.append(self.lantern(int(self.s.piers[number]), entry, place))
        return Board(
            id="river",
            title=self.catalogue.content.entries("river")[0].name(self.catalogue.lang),
            width=self.plan.width,
            height=self.plan.height,
            back=background(self.plan),
            pieces=[*pieces, *self.piles(), self.rounds()],
            legend=[("s-oil", self.catalogue.say("legend-oil")), ("s-star", self.catalogue.say("legend-points"))],
        )

    def places(self, entries: Sequence[Entry]) -> list[Place]:
        """Every pier has its place; those that a pack adds float in the middle of the river."""
        known = self.plan.places
        added = [entry.id for entry in entries if entry.id not in known]
        points = self.plan.spread("spare", len(added))
        spare = {id: Place(x=x, y=y, size=SPARE, turn=90) for id, (x, y) in zip(added, points)}
        return [known.get(entry.id) or spare[entry.id] for entry in entries]

    # -- piers ----------------------------------------------------------------------------------------------

    def pier(self, number: int, entry: Entry, place: Place, word: str) -> Piece:
        """A jetty, a plate with name, price and points, and a free place for a lantern."""
        price, points = int(self.s.pack.price[number]), int(self.s.pack.points[number])
        lit = self.s.piers[number] != NONE
        x, y = self.middle(place)
        width, height = self.plate
        name = entry.name(self.catalogue.lang)
        parts = [
            group(jetty(place.size), turn=place.turn, cls="t-sand"),
            rect(x - width / 2, y - height / 2 + 2, width, height, "f-ink faint", r=8),
            rect(x - width / 2, y - height / 2, width, height, "f-panel e-line", r=8),
            text(x, y - 11, name, "bold serif", size=15, width=width - 12),
            counter("oil", price, x - width * 0.22, y + 13, "i-muted", 14),
            counter("star", points, x + width * 0.22, y + 13, "i-gold", 14),
            "" if lit else slot(0, 0, LANTERN - 6, "lantern"),
        ]
        message = "scene-pier-lit" if lit else "scene-pier"
        return Piece(
            id=f"pier-{entry.id}",
            x=place.x,
            y=place.y,
            art="".join(parts),
            label=self.catalogue.say(message, pier=name, price=price, points=points),
            place=self.catalogue.say("scene-piers"),
            word=word,
            reach=self.reach(x, y),
        )

    def middle(self, place: Place) -> tuple[float, float]:
        """The middle of a pier's plate, seen from its lantern: at the other end of the jetty."""
        east, south = sin(radians(place.turn)), -cos(radians(place.turn))
        away = place.size + abs(east) * self.plate[0] / 2 + abs(south) * self.plate[1] / 2
        return round(east * away, 2), round(south * away, 2)

    def reach(self, x: float, y: float) -> tuple[float, float, float, float]:
        """Lantern, jetty and plate in one frame."""
        width, height = self.plate
        half = LANTERN / 2 + 6
        left, right = min(-half, x - width / 2), max(half, x + width / 2)
        top, bottom = min(-half, y - height / 2), max(half, y + height / 2)
        return left, top, right - left, bottom - top

    def lantern(self, owner: int, entry: Entry, place: Place) -> Piece:
        """The seat's shape hangs between a cap and a tassel, and glows."""
        colour = self.catalogue.game.colours[owner]
        half = LANTERN / 2
        parts = [
            circle(0, 0, half * 1.9, "f-gold faint"),
            circle(0, 0, half * 1.4, "f-gold faint"),
            line(0, half, 0, half + 7, "e-accent w-3"),
            seat_piece(colour, self.sight.letter(owner), LANTERN),
            rect(-8, -half - 4, 16, 5, "f-ink", r=1.5),
        ]
        return Piece(
            id=f"lantern-{entry.id}",
            x=place.x,
            y=place.y,
            art="".join(parts),
            label=self.catalogue.say(
                "scene-lantern",
                player=self.sight.name(owner),
                pier=entry.name(self.catalogue.lang),
            ),
            place=self.catalogue.say("scene-piers"),
            owner=owner,
            z=1,
        )

    # -- beside the river -----------------------------------------------------------------------------------

    def piles(self) -> list[Piece]:
        found = []
        for pile, count in (("deck", self.sight.hidden[-1]), ("discard", int(total(self.s.discard)))):
            place = self.plan.places[pile]
            found.append(
                Piece(
                    id=pile,
                    x=place.x,
                    y=place.y,
                    art=stack(pile, count),
                    label=self.catalogue.say(f"scene-{pile}", n=count),
                    place=self.catalogue.say("scene-beside"),
                    reach=(-26, -36, 52, 72),
                )
            )
        return found

    def rounds(self) -> Piece:
        """One moon for each round; those that are over are filled."""
        place, rounds, now = self.plan.places["rounds"], int(self.s.rounds), int(self.s.round_no)
        parts = []
        for number in range(1, rounds + 1):
            x = (number - (rounds + 1) / 2) * ROUND
            kind = "f-gold e-gold" if number == now else "f-muted e-muted" if number < now else "f-panel e-muted dash"
            parts += [
                circle(x, 0, 9, f"{kind} w-2"),
                text(x, 0, number, "bold f-panel" if number <= now else "", size=11),
            ]
        half = rounds * ROUND / 2
        return Piece(
            id="rounds",
            x=place.x,
            y=place.y,
            art="".join(parts),
            label=self.catalogue.say("board-round", number=now, rounds=rounds),
            place=self.catalogue.say("scene-beside"),
            reach=(-half, -14, 2 * half, 28),
        )


def background(plan: Plan) -> str:
    """Meadows and the river; the same for every position, so that a browser keeps it."""
    water = smooth(plan.curves["water"])
    inside = [
        group(
            rect(0, 0, plan.width, plan.height, "f-tint", r=12),
            rect(0, 0, plan.width, plan.height, pattern="trees", r=12),
            cls="t-green",
        ),
        path(water, "lanterns-bank"),
        path(water, "lanterns-water"),
        element("path", {"d": water, "class": "lanterns-waves", "stroke": "url(#p-waves)"}),
    ]
    return group(*inside)


def jetty(length: float) -> str:
    """Planks from the lantern up to the bank."""
    planks = [line(-11, -y, 11, -y, "e-tint-ink w-1") for y in range(14, int(length), 8)]
    return "".join([rect(-11, -length - 6, 22, length + 12, "f-tint e-tint-ink w-2", r=3), *planks])


def stack(pile: str, count: int) -> str:
    """Cards on each other with their number; an empty pile is a frame."""
    tint, ground, mark = ("t-violet", "f-tint-ink", "i-tint") if pile == "deck" else ("t-stone", "f-tint", "i-tint-ink")
    if not count:
        return group(rect(-20, -28, 40, 56, "f-none e-muted w-2 dash", r=5), use(pile, 0, 0, 20, "i-muted"), cls=tint)
    cards = [rect(-20 + 2 * k, -28 + 2 * k, 40, 56, "f-panel e-tint-ink w-1", r=5) for k in (2, 1)]
    cards.append(rect(-20, -28, 40, 56, f"{ground} e-panel w-2", r=5))
    return group(*cards, use(pile, 0, -6, 22, mark), badge(count, 0, 22), cls=tint)
