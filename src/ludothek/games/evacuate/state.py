"""The position of a game of EVACUATE!, and small questions about it. No rules here."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.state import BaseState, undump
from ...core.step import Step
from .tables import DISTANCES, Pack

COLOURS: Final = ("blue", "yellow", "pink", "ivory", "green", "violet")

# One colour's numbers: `s.of(runner, AT)`. Players come first, in seat order, then the neutral colours.
AT: Final[i64] = 0  # coordinate on the line
FACING: Final[i64] = 1
STATUS: Final[i64] = 2
POOL: Final[i64] = 3
SPEED: Final[i64] = 4
POINTS: Final[i64] = 5
MOVED: Final[i64] = 6
STUNNED: Final[i64] = 7  # cannot move this round
STUN_NEXT: Final[i64] = 8  # cannot move next round
BEGAN: Final[i64] = 9  # the station card on which the runner began the round
BARRED: Final[i64] = 10  # performs no run card action this round
CARD: Final[i64] = 11  # the run card in use
PLAYED: Final[i64] = 12  # the own run card played this round; secret until the reveal
HAND: Final[i64] = 13  # run cards in hand, as bits
DISCARD: Final[i64] = 14  # run cards in the own discard pile, as bits
CIVILIZATION: Final[i64] = 15
SPECIALS: Final[i64] = 16  # special cards in hand, as bits
STOLEN: Final[i64] = 17  # which of them were taken from others, as bits
HITS: Final[i64] = 18
TOKEN: Final[i64] = 19  # holds the Nomia Token as a Survivor
JARS: Final[i64] = 20  # colours of the specimens, as bits
DEAD: Final[i64] = 21  # miniatures on or beside the tracker
DUE: Final[i64] = 22  # Survivors this Nomia Card is going to take
STUN_DUE: Final[i64] = 23
LOST: Final[i64] = 24  # Survivors lost to this Nomia Card
SHIELDED: Final[i64] = 25  # immune to the losses of this Nomia Card
KEPT: Final[i64] = 26  # the round in which the played card was last kept
FREEDOM: Final[i64] = 27  # what the runner disregards this round thanks to its run card, as bits
WIDTH: Final[i64] = 28

OUT: Final[i64] = 0
ON_STATION: Final[i64] = 1
ABOARD: Final[i64] = 2

# One card of the line: `s.line[i * CARDW + UP]`.
CARD_ID: Final[i64] = 0
DIR: Final[i64] = 1  # +1: row 1 lies on the -1 side
UP: Final[i64] = 2
START: Final[i64] = 3  # coordinate of its lowest row
CARDW: Final[i64] = 4

# Where a station card is: `s.station[card]`; who knows it there: `s.station[count + card]`.
IN_DECK: Final[i64] = 0
IN_LINE: Final[i64] = 1
IN_DISCARD: Final[i64] = 2
IN_HAND: Final[i64] = 3

# The three places of Nomia Cards: `s.nomia[place * count + title]`.
DECK: Final[i64] = 0
PILE: Final[i64] = 1
MARKET: Final[i64] = 2

EVERYBODY: Final[i64] = 63
NONE: Final[i64] = -1


class State(BaseState):
    """Everything that can differ between two positions."""

    int_names: ClassVar[tuple[str, ...]] = (
        "seats",
        "colours",
        "full",
        "arrow",
        "first",
        "round",
        "extra",
        "draws",
        "deaths",
        "evac",
        "card",
        "cancelled",
        "redraw",
        "redirect",
        "pending",
        "top",
        "top_known",
        "bottom",
        "over",
        "winners",
    )
    vec_names: ClassVar[tuple[str, ...]] = ("runners", "line", "station", "nomia", "neutral")

    def __init__(
        self,
        stack: list[Step[Any]],
        pack: Pack,
        seats: i64,
        colours: i64,
        full: i64,
        arrow: i64,
        first: i64,
        round_no: i64,
        extra: i64,
        draws: i64,
        deaths: i64,
        evac: i64,
        card: i64,
        cancelled: i64,
        redraw: i64,
        redirect: i64,
        pending: i64,
        top: i64,
        top_known: i64,
        bottom: i64,
        over: i64,
        winners: i64,
        runners: vec[i64],
        line: vec[i64],
        station: vec[i64],
        nomia: vec[i64],
        neutral: vec[i64],
    ) -> None:
        super().__init__(stack, pack.nodes)
        self.pack: Final = pack
        self.seats: Final[i64] = seats
        self.colours: Final[i64] = colours
        self.full: Final[i64] = full
        self.arrow = arrow
        self.first = first
        self.round_no = round_no
        self.extra = extra  # additional Nomia draws asked for this round
        self.draws = draws  # Nomia draws still to come this round
        self.deaths = deaths
        self.evac = evac  # Evac Ready has been reached
        self.card = card  # the Nomia title being carried out
        self.cancelled = cancelled
        self.redraw = redraw
        self.redirect = redirect  # the runner that takes a redirected loss
        self.pending = pending  # the end of the line that still gets a card after a reveal
        self.top = top  # the title on top of the Nomia Deck, if somebody looked
        self.top_known = top_known  # who looked, as bits
        self.bottom = bottom  # the transport lies at the bottom of the Nomia Deck
        self.over = over
        self.winners = winners
        self.runners = runners
        self.line = line
        self.station = station
        self.nomia = nomia
        self.neutral = neutral

    def clone(self) -> State:
        return State(
            self.stack.copy(),
            self.pack,
            self.seats,
            self.colours,
            self.full,
            self.arrow,
            self.first,
            self.round_no,
            self.extra,
            self.draws,
            self.deaths,
            self.evac,
            self.card,
            self.cancelled,
            self.redraw,
            self.redirect,
            self.pending,
            self.top,
            self.top_known,
            self.bottom,
            self.over,
            self.winners,
            self.runners[:],
            self.line[:],
            self.station[:],
            self.nomia[:],
            self.neutral[:],
        )

    # -- saving ---------------------------------------------------------------------------------------------

    def ints(self) -> list[int]:
        return [
            self.seats,
            self.colours,
            self.full,
            self.arrow,
            self.first,
            self.round_no,
            self.extra,
            self.draws,
            self.deaths,
            self.evac,
            self.card,
            self.cancelled,
            self.redraw,
            self.redirect,
            self.pending,
            self.top,
            self.top_known,
            self.bottom,
            self.over,
            self.winners,
        ]

    def vecs(self) -> list[vec[i64]]:
        return [self.runners, self.line, self.station, self.nomia, self.neutral]

    # -- colours --------------------------------------------------------------------------------------------

    def of(self, runner: i64, field: i64) -> i64:
        return self.runners[runner * WIDTH + field]

    def put(self, runner: i64, field: i64, value: i64) -> None:
        self.runners[runner * WIDTH + field] = value

    def add(self, runner: i64, field: i64, value: i64) -> None:
        self.runners[runner * WIDTH + field] += value

    def on_station(self, runner: i64) -> bool:
        return self.runners[runner * WIDTH + STATUS] == ON_STATION

    def is_player(self, runner: i64) -> bool:
        return runner < self.seats

    def survivors(self, runner: i64) -> i64:
        """Living Survivors: runner, pool and the Nomia Token. Specimens are not among them."""
        if self.of(runner, STATUS) == OUT:
            return 0
        return 1 + self.of(runner, POOL) + self.of(runner, TOKEN)

    def miniatures(self, colour: i64) -> i64:
        """Miniatures of a colour that are not in the box: in play, dead, or in a jar."""
        count = self.of(colour, DEAD)
        if self.of(colour, STATUS) != OUT:
            count += 1 + self.of(colour, POOL)
        for r in range(self.colours):
            if (self.of(r, JARS) >> colour) & 1:
                count += 1
        return count

    def turn(self, k: i64) -> i64:
        """The k-th runner in turn order: players from the first player on, then the neutral colours."""
        if k >= self.seats:
            return k
        seat = self.first + k
        return seat if seat < self.seats else seat - self.seats

    def order(self, mask: i64) -> vec[i64]:
        """The runners of a mask in turn order."""
        out = vec[i64](capacity=6)
        for k in range(self.colours):
            r = self.turn(k)
            if (mask >> r) & 1:
                out = append(out, r)
        return out

    def chair(self) -> i64:
        """Who decides as first player: the holder of the token, unless safely aboard a ship."""
        if self.of(self.first, STATUS) == ABOARD:
            for k in range(self.seats):
                if self.on_station(self.turn(k)):
                    return self.turn(k)
        return self.first

    def chooser(self, runner: i64) -> i64:
        """Who chooses for a runner: its owner, or the first player for a neutral colour."""
        return runner if runner < self.seats else self.chair()

    # -- the line -------------------------------------------------------------------------------------------

    def cards(self) -> i64:
        return i64(len(self.line)) // CARDW

    def width(self, i: i64) -> i64:
        """Rows of a card of the line. Face down it shows one row, whatever it is."""
        base = i * CARDW
        return self.pack.station.rows[self.line[base + CARD_ID]] if self.line[base + UP] else 1

    def index_at(self, x: i64) -> i64:
        """The place in the line of the card that has coordinate x, or -1."""
        line = self.line
        rows = self.pack.station.rows
        for i in range(i64(len(line)) // CARDW):
            base = i * CARDW
            start = line[base + START]
            if x >= start and x < start + (rows[line[base + CARD_ID]] if line[base + UP] else 1):
                return i
        return -1

    def row(self, i: i64, x: i64) -> i64:
        """The printed row number of coordinate x on the i-th card of the line."""
        base = i * CARDW
        if self.line[base + DIR] > 0:
            return x - self.line[base + START] + 1
        return self.line[base + START] + self.width(i) - x

    def station_at(self, x: i64) -> i64:
        """The station card at a coordinate."""
        i = self.index_at(x)
        return self.line[i * CARDW] if i >= 0 else NONE

    def runners_at(self, x: i64, but: i64) -> i64:
        """How many runners stand in a row, not counting one."""
        count: i64 = 0
        for r in range(self.colours):
            base = r * WIDTH
            if self.runners[base + AT] == x and self.runners[base + STATUS] == ON_STATION and r != but:
                count += 1
        return count

    def edge_row(self, sign: i64) -> i64:
        """The coordinate of the front row (sign 1) or the rear row (sign -1), read along the Arrow."""
        way = sign * self.arrow
        best: i64 = 0
        found = False
        for r in range(self.colours):
            base = r * WIDTH
            if self.runners[base + STATUS] == ON_STATION:
                x = self.runners[base + AT]
                if not found or x * way > best * way:
                    best = x
                    found = True
        return best

    def row_mask(self, x: i64) -> i64:
        mask: i64 = 0
        for r in range(self.colours):
            if self.of(r, AT) == x and self.on_station(r):
                mask |= i64(1) << r
        return mask

    # -- Nomia Cards ----------------------------------------------------------------------------------------

    def nomias(self, place: i64, title: i64) -> i64:
        return self.nomia[place * self.pack.nomia.count + title]

    def move_nomia(self, place: i64, title: i64, count: i64) -> None:
        self.nomia[place * self.pack.nomia.count + title] += count

    def nomias_in(self, place: i64) -> i64:
        total: i64 = 0
        for title in range(self.pack.nomia.count):
            total += self.nomias(place, title)
        return total

    # -- station cards --------------------------------------------------------------------------------------

    def stations_in(self, place: i64) -> i64:
        total: i64 = 0
        for card in range(self.pack.station.count):
            if self.station[card] == place:
                total += 1
        return total

    def know(self, card: i64, mask: i64) -> None:
        self.station[self.pack.station.count + card] = mask

    def knowers(self, card: i64) -> i64:
        return self.station[self.pack.station.count + card]


def load(fields: dict[str, Any], pack: Pack, stack: list[Step[Any]]) -> State:
    """The position that `dump` and the stack describe."""
    return State(stack, pack, *undump(fields, State.int_names, State.vec_names))


def neutral_at(deck: i64, discarded: i64, distance: i64) -> i64:
    """The index in `s.neutral` of one distance in one neutral deck or its discard pile."""
    return (deck * 2 + discarded) * DISTANCES + distance
