"""Movement, row by row: costs, gates, capacity, passing rules, walls, and the cards that come to light (EVC-RUN)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ...core.step import Step
from .state import (
    AT,
    BEGAN,
    CARD_ID,
    CARDW,
    CIVILIZATION,
    DIR,
    FACING,
    FREEDOM,
    MOVED,
    NONE,
    POINTS,
    START,
    UP,
    WIDTH,
    State,
)
from .station import PlaceStation, cards_available, rotate_arrow, turn_up
from .tables import (
    IGNORE_CAP,
    IGNORE_COST,
    IGNORE_GATE,
    IGNORE_PASS,
    IGNORE_STOP,
    MAX_ROWS,
    STOP_BEFORE,
    STOP_ON,
)

# What kind of movement it is.
RUN: Final[i64] = 0  # the runner's own movement of Phase 1
OWN: Final[i64] = 1  # by its own action or its owner's special card
PUSH: Final[i64] = 2  # by somebody else

STOP: Final[i64] = 0
GO: Final[i64] = 1
BEYOND: Final[i64] = 2  # the line ends here, and this movement may lengthen it


def ignores(s: State, runner: i64, kind: i64) -> i64:
    """What this runner disregards: by its civilization always, by its run card in Phase 1."""
    props = s.pack.civilization.ignores[s.of(runner, CIVILIZATION)]
    return props | s.of(runner, FREEDOM) if kind == RUN else props


def passing(s: State, runner: i64, card: i64, kind: i64, props: i64) -> i64:
    """EVC-RUN-13: the passing rule of a card binds only runners that began the round there."""
    if kind != RUN or props & IGNORE_PASS or s.of(runner, BEGAN) != card:
        return 0
    return s.pack.station.passing[card]


class Walk(Step[State]):
    """Move a runner with the points it has, in one direction, until something stops it."""

    code: ClassVar[str] = "walk.on"

    def __init__(self, player: i64, runner: i64, way: i64, speed: i64, kind: i64) -> None:
        super().__init__(player)
        self.runner: Final[i64] = runner
        self.way: Final[i64] = way
        self.speed: Final[i64] = speed
        self.kind: Final[i64] = kind

    def args(self) -> list[int]:
        return [self.runner, self.way, self.speed, self.kind]

    def apply(self, s: State, choice: i64) -> None:
        self.go(s)

    def go(self, s: State) -> None:
        """Row by row. Where a choice interrupts, the rest of the walk is pushed below it."""
        r = self.runner
        x = s.of(r, AT)
        i = s.index_at(x)
        points = s.of(r, POINTS)
        props = ignores(s, r, self.kind)
        if points > 0 and self.turns_at(s, i, x):  # it had been pushed to the wall: turning is free
            self.turn_round(s)
            return
        while points > 0:
            rows = self.open_rows(s, i, x, points, props)
            if rows:
                x += rows * self.way
                points -= rows
                self.stand(s, x, points, rows)
                continue
            go = self.look(s, i, x, points, props)
            if go == BEYOND:  # EVC-STATION-06, -23
                s.push(self)
                s.push(PlaceStation(s.chooser(r), self.way))
                s.pending = 0
                return
            if go == STOP:
                break
            x += self.way
            i = next_card(s, i, x, self.way)
            points -= self.cost(s, i, x, props)
            self.stand(s, x, points, 1)
            if self.enter(s, i, x, props):
                break
            if self.turns_at(s, i, x):
                self.turn_round(s)
                return
        s.put(r, POINTS, 0)
        if self.kind == RUN:
            s.note("moved", r, s.of(r, MOVED))
        if s.pending:
            s.push(PlaceStation(s.chooser(r), s.pending))
            s.pending = 0

    def open_rows(self, s: State, i: i64, x: i64, points: i64, props: i64) -> i64:
        """How many of the points take the runner over rows of this card that ask nothing of it."""
        base = i * CARDW
        card = s.line[base + CARD_ID]
        if not s.pack.station.open_floor[card] or passing(s, self.runner, card, self.kind, props):
            return 0
        start = s.line[base + START]
        left = start + s.pack.station.rows[card] - 1 - x if self.way > 0 else x - start
        return left if left < points else points

    def stand(self, s: State, x: i64, points: i64, rows: i64) -> None:
        """The runner is so many rows further."""
        base = self.runner * WIDTH
        s.runners[base + AT] = x
        s.runners[base + POINTS] = points
        if self.kind != PUSH:
            s.runners[base + MOVED] += rows  # EVC-NOMIA-23

    def price(self, s: State, goal: i64) -> i64:
        """The points it takes to get to a row that lies in this direction, if nothing but costs stands in the way."""
        props = ignores(s, self.runner, self.kind)
        x = s.of(self.runner, AT)
        total: i64 = 0
        while x != goal:
            x += self.way
            total += self.cost(s, s.index_at(x), x, props)
        return total

    def own(self, s: State) -> bool:
        """Own movement in the runner's facing: only this lengthens the line and turns at walls."""
        return self.kind != PUSH and self.way == s.of(self.runner, FACING)

    def turns_at(self, s: State, i: i64, x: i64) -> bool:
        """Whether the runner stands in the last row before a wall it is running against."""
        return s.pack.station.wall[s.line[i * CARDW + CARD_ID]] == 1 and wall_ahead(s, i, x, self.way) and self.own(s)

    def turn_round(self, s: State) -> None:
        """A Dead End: the runner turns, and the first one to do so turns the Arrow (EVC-STATION-12)."""
        r = self.runner
        s.put(r, FACING, -self.way)
        s.note("turned-round", r)
        s.push(Walk(self.player, r, -self.way, self.speed, self.kind))
        if s.arrow == self.way:
            rotate_arrow(s, s.chooser(r))

    def cost(self, s: State, j: i64, y: i64, props: i64) -> i64:
        """What entering a row costs. Nobody can see the price of a face-down card: it is 1 (R-81)."""
        base = j * CARDW
        if props & IGNORE_COST or not s.line[base + UP]:
            return 1
        return s.pack.station.cost[s.line[base + CARD_ID] * MAX_ROWS + s.row(j, y)]

    def gate_shut(self, s: State, i: i64, x: i64, props: i64) -> bool:
        """EVC-RUN-09, -15: an edge that only certain speeds may cross."""
        if props & IGNORE_GATE:
            return False
        row = s.row(i, x)
        if s.line[i * CARDW + DIR] != self.way:
            row -= 1
        edge = s.line[i * CARDW + CARD_ID] * MAX_ROWS + row
        station = s.pack.station
        return self.speed < station.gate_least[edge] or self.speed > station.gate_most[edge]

    def look(self, s: State, i: i64, x: i64, points: i64, props: i64) -> i64:
        """Whether the next row can be entered with so many points; full rows look further ahead."""
        r = self.runner
        station = s.pack.station
        while True:
            y = x + self.way
            j = next_card(s, i, y, self.way)
            if j != i:
                if wall_ahead(s, i, x, self.way):
                    return STOP
                if j < 0:
                    return BEYOND if points > 0 and self.own(s) and cards_available(s) else STOP
            elif self.gate_shut(s, i, x, props):
                return STOP
            points -= self.cost(s, j, y, props)
            if points < 0:
                return STOP
            base = j * CARDW
            if not s.line[base + UP]:
                return GO
            card = s.line[base + CARD_ID]
            if i != j and station.wall[card] and s.line[base + DIR] != self.way:
                return STOP  # the far side of a wall
            others = s.runners_at(y, r)
            if others == 0:
                return GO
            rule = passing(s, r, card, self.kind, props)
            if rule == STOP_BEFORE:
                return STOP
            row = card * MAX_ROWS + s.row(j, y)
            if props & IGNORE_CAP or others < station.cap[row]:
                return GO
            # EVC-RUN-07: a full row is only passed through, and only if there is room beyond it.
            if rule == STOP_ON or (station.stop[row] and not props & IGNORE_STOP):
                return STOP
            x = y
            i = j

    def enter(self, s: State, j: i64, y: i64, props: i64) -> bool:
        """What the row just entered shows and does; whether that ends the movement."""
        r = self.runner
        card = s.line[j * CARDW + CARD_ID]
        if not s.line[j * CARDW + UP]:
            turn_up(s, j)
            s.note("station-revealed", card, r)
            if not s.pack.station.wall[card]:
                s.pending = self.way
        if s.pack.station.stop[card * MAX_ROWS + s.row(j, y)] and not props & IGNORE_STOP:
            return True
        return passing(s, r, card, self.kind, props) == STOP_ON and s.runners_at(y, r) > 0


def next_card(s: State, i: i64, y: i64, way: i64) -> i64:
    """The place in the line of the card that has row y, coming from the i-th; -1 beyond the end."""
    start = s.line[i * CARDW + START]
    if y >= start and y < start + s.width(i):
        return i
    j = i + way
    return j if j < s.cards() else NONE


def wall_ahead(s: State, i: i64, x: i64, way: i64) -> bool:
    """Whether the last row of a wall card is left towards the wall."""
    base = i * CARDW
    card = s.line[base + CARD_ID]
    if not s.pack.station.wall[card] or s.line[base + DIR] != way:
        return False
    return s.row(i, x) == s.pack.station.rows[card]
