"""The line of station cards: laying, drawing, choosing and removing them, and the Arrow (EVC-STATION)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.state import UNKNOWN
from ...core.step import CHANCE, OK, Draw, Question, Step, StepWith
from .refusals import STATION_02, STATION_04
from .state import (
    AT,
    CARD_ID,
    CARDW,
    DIR,
    EVERYBODY,
    FACING,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_LINE,
    NONE,
    ON_STATION,
    START,
    STATUS,
    UP,
    WIDTH,
    State,
)


def lay(s: State, card: i64, end: i64, up: i64, known: i64) -> None:
    """Put a card at one end of the line. Face down it takes one row, so that its length stays secret."""
    s.station[card] = IN_LINE
    s.know(card, known)
    width = s.pack.station.rows[card] if up else i64(1)
    count = s.cards()
    entry = vec[i64]([card, end, up, 0])
    if count == 0:
        s.line = entry
    elif end > 0:
        entry[START] = s.line[(count - 1) * CARDW + START] + s.width(count - 1)
        for k in range(CARDW):
            s.line = append(s.line, entry[k])
    else:
        entry[START] = s.line[START] - width
        for k in range(count * CARDW):
            entry = append(entry, s.line[k])
        s.line = entry


def turn_up(s: State, i: i64) -> None:
    """EVC-STATION-01: a face-down card is turned up, and its rows come to light."""
    base = i * CARDW
    card = s.line[base + CARD_ID]
    if s.line[base + DIR] < 0:
        s.line[base + START] -= s.pack.station.rows[card] - 1
    s.line[base + UP] = 1
    s.know(card, EVERYBODY)


def refill(s: State) -> None:
    """EVC-STATION-04: an empty station deck is renewed from the discard pile."""
    if s.stations_in(IN_DECK) > 0 or s.stations_in(IN_DISCARD) == 0:
        return
    for card in range(s.pack.station.count):
        if s.station[card] == IN_DISCARD:
            s.station[card] = IN_DECK
            s.know(card, 0)
    s.note("station-shuffled")


def cards_available(s: State) -> bool:
    return s.stations_in(IN_DECK) + s.stations_in(IN_DISCARD) > 0


class PlaceStation(StepWith[State]):
    """EVC-STATION-02: a player draws two station cards and secretly lays one at an end of the line."""

    code: ClassVar[str] = "station.place"

    def apply(self, s: State, choice: i64) -> None:
        end = self.arg
        refill(s)
        if s.stations_in(IN_DECK) > 0:  # EVC-STATION-05: otherwise the end of the line acts as a wall
            s.push(DrawStation(CHANCE, self.player, end, NONE))


class DrawStation(Draw[State]):
    """Chance: the next card of the station deck, seen only by the player who will choose."""

    code: ClassVar[str] = "station.draw"
    rule: ClassVar[str] = "EVC-STATION-02"

    def __init__(self, player: i64, owner: i64, end: i64, held: i64) -> None:
        super().__init__(player)
        self.owner: Final[i64] = owner
        self.end: Final[i64] = end
        self.held: Final[i64] = held

    def args(self) -> list[int]:
        return [self.owner, self.end, self.held]

    def seen_by(self, seat: i64) -> Step[State]:
        if seat == self.owner or self.held == NONE:
            return self
        return DrawStation(self.player, self.owner, self.end, UNKNOWN)

    def size(self, s: State) -> i64:
        return s.pack.station.count

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if s.station[choice] == IN_DECK else STATION_04

    def options(self, s: State) -> vec[i64]:
        out = vec[i64](capacity=16)
        for card in range(s.pack.station.count):
            if s.station[card] == IN_DECK:
                out = append(out, card)
        return out

    def sample(self, s: State, legal: vec[i64], rng: Rng) -> i64:
        return legal[rng.below(i64(len(legal)))]

    def apply(self, s: State, choice: i64) -> None:
        s.station[choice] = IN_HAND
        s.know(choice, i64(1) << self.owner)
        s.note("station-drawn", self.owner, choice, 0, i64(1) << self.owner)
        if self.held != NONE:
            s.push(ChooseStation(self.owner, self.end, min(choice, self.held), max(choice, self.held)))
            return
        refill(s)
        if s.stations_in(IN_DECK) > 0:
            s.push(DrawStation(CHANCE, self.owner, self.end, choice))
        else:
            lay_chosen(s, self.owner, choice, self.end)  # EVC-STATION-05: one card, no choice


class ChooseStation(Question[State]):
    """EVC-STATION-02, -03: one of two cards goes face down to the end of the line, the other is discarded."""

    code: ClassVar[str] = "station.choose"
    rule: ClassVar[str] = "EVC-STATION-02"

    def __init__(self, player: i64, end: i64, low: i64, high: i64) -> None:
        super().__init__(player)
        self.end: Final[i64] = end
        self.low: Final[i64] = low
        self.high: Final[i64] = high

    def args(self) -> list[int]:
        return [self.end, self.low, self.high]

    def seen_by(self, seat: i64) -> Step[State]:
        return self if seat == self.player else ChooseStation(self.player, self.end, UNKNOWN, UNKNOWN)

    def size(self, s: State) -> i64:
        return s.pack.station.count

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if choice == self.low or choice == self.high else STATION_02

    def options(self, s: State) -> vec[i64]:
        return vec[i64]([self.low, self.high])

    def apply(self, s: State, choice: i64) -> None:
        rejected = self.high if choice == self.low else self.low
        s.station[rejected] = IN_DISCARD
        s.note("station-rejected", self.player, rejected, 0, i64(1) << self.player)
        lay_chosen(s, self.player, choice, self.end)


def lay_chosen(s: State, player: i64, card: i64, end: i64) -> None:
    lay(s, card, end, 0, i64(1) << player)
    s.note("station-placed", player)
    s.note("station-chosen", player, card, 0, i64(1) << player)


def face_end(s: State, end: i64, player: i64) -> None:
    """EVC-STATION-13: after a rotation, the new front end needs a face-down card, unless it is a wall."""
    i = s.cards() - 1 if end > 0 else i64(0)
    base = i * CARDW
    if not s.line[base + UP]:
        return
    if s.pack.station.wall[s.line[base + CARD_ID]] and s.line[base + DIR] == end:
        return
    s.push(PlaceStation(player, end))


def rotate_arrow(s: State, player: i64) -> None:
    """EVC-STATION-11: the Arrow points the other way."""
    s.arrow = -s.arrow
    s.note("arrow-turned")
    face_end(s, s.arrow, player)


class RemoveLeft(Step[State]):
    """EVC-STATION-08, -09: a card on which nobody stands and which lies behind every runner is discarded."""

    code: ClassVar[str] = "station.remove"

    def apply(self, s: State, choice: i64) -> None:
        behind: i64 = FAR  # the rearmost runner that faces +1: what ends at or before it lies behind
        ahead: i64 = -FAR  # the rearmost runner that faces -1: what begins after it lies behind
        for r in range(s.colours):
            base = r * WIDTH
            if s.runners[base + STATUS] == ON_STATION:
                x = s.runners[base + AT]
                if s.runners[base + FACING] > 0:
                    behind = min(behind, x)
                else:
                    ahead = max(ahead, x)
        i = s.cards() - 1
        while i >= 0:
            start = s.line[i * CARDW + START]
            if start > ahead and start + s.width(i) <= behind:
                remove(s, i)
            i -= 1


FAR: Final[i64] = 1_000_000
REMOVE_LEFT: Final = RemoveLeft()


def remove(s: State, i: i64) -> None:
    """Take a card out of the line; what lies beyond it closes up."""
    base = i * CARDW
    card = s.line[base + CARD_ID]
    width = s.width(i)
    start = s.line[base + START]
    up = s.line[base + UP]
    last = s.cards() - 1
    kept = vec[i64](capacity=24)
    for k in range(i64(len(s.line))):
        if k < base or k >= base + CARDW:
            kept = append(kept, s.line[k])
    s.line = kept
    s.station[card] = IN_DISCARD
    s.note("station-left", card if up else UNKNOWN)
    if i > 0 and i < last:
        for j in range(i, last):
            s.line[j * CARDW + START] -= width
        for r in range(s.colours):
            if s.of(r, AT) > start:
                s.add(r, AT, -width)
