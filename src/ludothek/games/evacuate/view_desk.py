"""The desk beside the line as a board: the Evacuation Tracker, the Nomia Cards, the ships and who is aboard."""

from __future__ import annotations

from dataclasses import dataclass

from ...scene.draw import badge, circle, group, rect, seat_piece, text, use
from ...scene.model import Board, Piece
from ...scene.words import wrap
from .state import ABOARD, COLOURS, DEAD, DECK, MARKET, NONE, PILE, STATUS
from .view_layout import divided, picture
from .view_plan import Spot
from .view_sight import Sight

CARD_WIDE, CARD_TALL = 62, 84
PILES = (("deck", DECK), ("pile", PILE), ("market", MARKET))
LABELS = {"deck": "deck-label", "pile": "pile-label", "market": "market-label"}


@dataclass(frozen=True)
class Places:
    """Where the parts of the desk stand."""

    width: float
    height: float
    lamps: float  # from the first lamp of the tracker to the ship at its end
    lamp: float  # the size of a lamp at most
    piles: tuple[float, float, float]
    pile: float  # the middle of the piles
    now: Spot


WIDE = Places(1000, 156, 478, 38, (612, 700, 788), 62, Spot(908, 78, 156, 124))
NARROW = Places(400, 254, 320, 28, (48, 124, 200), 174, Spot(319, 186, 146, 116))


def desk_board(sight: Sight) -> Board:
    desk = _Desk(sight, NARROW if sight.narrow else WIDE)
    return Board(
        id="desk",
        title=sight.say("desk"),
        width=desk.p.width,
        height=desk.p.height,
        back=desk.back(),
        pieces=[desk.tracker(), *[desk.pile(k) for k in range(len(PILES))], desk.now(), *desk.aboard()],
    )


class _Desk:
    def __init__(self, sight: Sight, places: Places) -> None:
        self.sight = sight
        self.s = sight.s
        self.p = places
        self.ready = int(sight.s.pack.ready[sight.s.seats])
        self.pitch = min(places.lamp + 12, places.lamps / self.ready)
        self.size = min(places.lamp, self.pitch - 3)

    def back(self) -> str:
        p = self.p
        return rect(0, 0, p.width, p.height, "evc-hull", r=14) + rect(
            4, 4, p.width - 8, p.height - 8, "evc-rim", r=10.5
        )

    # -- the tracker ----------------------------------------------------------------------------------------

    def lamp(self, k: int) -> tuple[float, float]:
        return 22 + (k + 0.5) * self.pitch, 64

    def tracker(self) -> Piece:
        """The steps to Evac Ready, and on them the Survivors that were lost, in their colours."""
        s, said = self.s, self.sight.catalogue.say
        entry = self.sight.catalogue.content.entries("tracker")[0]
        words = said("board-evac") if s.evac else said("board-tracker", n=int(s.deaths), of=self.ready)
        lost = [colour for colour in range(int(s.colours)) for _ in range(int(s.of(colour, DEAD)))][: self.ready]
        parts = [text(22, 26, entry.name(self.sight.catalogue.lang), "serif bold evc-title", "start", 16)]
        parts += [circle(*self.lamp(k), self.size / 2, "evc-lamp") for k in range(len(lost), self.ready)]
        parts += [self.dead(colour, *self.lamp(k)) for k, colour in enumerate(lost)]
        end = self.lamp(self.ready - 1)[0] + self.pitch / 2 + 26
        parts.append(circle(end, 64, 23, "evc-ready" if s.evac else "evc-lamp"))
        parts.append(use(picture("nomia", "transport"), end, 64, 32, "" if s.evac else "soft"))
        lines = wrap(words, self.p.lamps + 40, 13)
        parts += [text(22, 106 + 16 * k, line, "evc-quiet", "start", 13) for k, line in enumerate(lines)]
        label = self.sight.say("tracker", n=int(s.deaths), of=self.ready, ready="yes" if s.evac else "no")
        reach = (12.0, 34.0, end + 20, 60.0)
        return Piece(id="tracker", x=0, y=0, art="".join(parts), label=label, tip=self.losses(), reach=reach)

    def dead(self, colour: int, x: float, y: float) -> str:
        return use(f"seat-{COLOURS[colour]}", x, y, self.size, f"i-seat c-{COLOURS[colour]}")

    def losses(self) -> str:
        """Who lost how many."""
        lost = [(colour, int(self.s.of(colour, DEAD))) for colour in range(int(self.s.colours))]
        return ", ".join(self.sight.say("dead", name=self.sight.full_name(colour), n=n) for colour, n in lost if n)

    # -- Nomia Cards ----------------------------------------------------------------------------------------

    def pile(self, k: int) -> Piece:
        name, place = PILES[k]
        count = int(self.s.nomias_in(place))
        drawn = self.deck_art(count) if place == DECK else self.pile_art(place)
        caption = text(0, CARD_TALL / 2 + 15, self.sight.say(name), "evc-title", size=12)
        return Piece(
            id=name,
            x=self.p.piles[k],
            y=self.p.pile,
            art=drawn + caption,
            label=self.sight.say(LABELS[name], n=count),
            tip=self.contents(place) if place == MARKET else "",  # the others are rows of cards
            reach=(-CARD_WIDE / 2 - 6, -CARD_TALL / 2 - 6, CARD_WIDE + 12, CARD_TALL + 32),
        )

    def deck_art(self, count: int) -> str:
        """A stack of card backs, as high as it has cards."""
        back = [
            rect(-CARD_WIDE / 2 + k * 2, -CARD_TALL / 2 - k * 2, CARD_WIDE, CARD_TALL, "evc-back", r=6)
            for k in range(min(3, max(0, count - 1)), -1, -1)
        ]
        if not count:
            return rect(-CARD_WIDE / 2, -CARD_TALL / 2, CARD_WIDE, CARD_TALL, "evc-lamp", r=6)
        return "".join(back) + use("evacuate-nomia", 0, -8, 42) + badge(count, 0, 27, "evc-y", "evc-sign-ink", 14)

    def pile_art(self, place: int) -> str:
        """A pile that lies open: how many cards of it are blue, how many red."""
        nomia = self.s.pack.nomia
        titles = range(int(nomia.count))
        blue = sum(int(self.s.nomias(place, title)) for title in titles if nomia.blue[title])
        red = sum(int(self.s.nomias(place, title)) for title in titles if nomia.red[title])
        if not self.s.nomias_in(place):
            return rect(-CARD_WIDE / 2, -CARD_TALL / 2, CARD_WIDE, CARD_TALL, "evc-lamp", r=6)
        parts = [rect(-CARD_WIDE / 2, -CARD_TALL / 2, CARD_WIDE, CARD_TALL, "evc-face", r=6)]
        for symbol, number, y in (("evacuate-all-clear", blue, -20), ("evacuate-nomia", red, 19)):
            parts += [use(symbol, -12, y, 27), text(14, y, number, "bold evc-chip-ink", size=17)]
        return "".join(parts)

    def contents(self, place: int) -> str:
        """What lies in a pile, by title."""
        titles = range(int(self.s.pack.nomia.count))
        counts = [(int(self.s.nomias(place, title)), title) for title in titles]
        return ", ".join(f"{count}× {self.sight.called('nomia', title)}" for count, title in counts if count)

    def now(self) -> Piece:
        """The Nomia Card that is being carried out; otherwise what is known of the Transport."""
        s, sight, spot = self.s, self.sight, self.p.now
        if s.card != NONE:
            title = int(s.card)
            tint = "blue" if s.pack.nomia.blue[title] else "red" if s.pack.nomia.red[title] else "gold"
            symbol, words = picture("nomia", sight.id_of("nomia", title)), sight.called("nomia", title)
            label, tip = sight.say("now", card=words), sight.text_of("nomia", title)
        else:
            tint = "gold" if s.evac else "stone"
            symbol = picture("nomia", "transport")
            words = sight.say("transport", ready="yes" if s.evac else "no")
            label, tip = words, sight.text_of("nomia", int(s.pack.nomia.transport))
        lines = divided(words, spot.width - 14, 13)
        parts = [
            rect(-spot.width / 2, -spot.height / 2, spot.width, spot.height, "evc-face", r=8),
            rect(-spot.width / 2 + 5, -spot.height / 2 + 5, spot.width - 10, 56, "evc-ground", r=5),
            use(symbol, 0, -spot.height / 2 + 33, 48, "" if s.card != NONE or s.evac else "soft"),
        ]
        top = 30 - (len(lines) - 1) * 8  # the middle of what the picture leaves
        parts += [text(0, top + 16 * k, line, "serif bold evc-chip-ink", size=13) for k, line in enumerate(lines)]
        reach = (-spot.width / 2, -spot.height / 2, spot.width, spot.height)
        art = group(*parts, cls=f"t-{tint}")
        return Piece(id="now", x=spot.x, y=spot.y, art=art, label=label, tip=tip, reach=reach)

    def aboard(self) -> list[Piece]:
        """Who has left the Station with the Rescue Ship: above the end of the tracker."""
        pieces = []
        seats = [seat for seat in range(int(self.s.seats)) if self.s.of(seat, STATUS) == ABOARD]
        for k, seat in enumerate(seats):
            label = f"{self.sight.full_name(seat)}: {self.sight.catalogue.say('board-aboard')}"
            ship = use(picture("nomia", "rescue-ship"), 33, -2, 30) if k == 0 else ""
            art = ship + seat_piece(COLOURS[seat], self.sight.letter(seat), 28)
            x = self.p.lamps + 10 - k * 34
            pieces.append(Piece(id=f"aboard-{COLOURS[seat]}", x=x, y=25, art=art, label=label, owner=seat, z=2))
        return pieces
