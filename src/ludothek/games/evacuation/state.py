"""The position of a game of Evacuation, and small questions about it. No rules here."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.state import BaseState, undump
from ...core.step import Step
from .tables import INFRASTRUCTURE, KINDS, SHIPS, SLOTS, STADIUMS, Pack

COLOURS: Final = ("blue", "yellow", "white", "pink")
NONE: Final[i64] = -1

# One colour's numbers: `s.of(colour, FIELD)`. Players come first, in seat order, then the robots.
STOCK: Final[i64] = 0  # + world * KINDS + kind: resources
PRODUCTION: Final[i64] = 6  # + kind: the production markers of the New World
RESERVE: Final[i64] = 9  # + kind: unused factory tiles
FACTORY: Final[i64] = 12  # + world * KINDS + kind: factories waiting on either side
SETTLED: Final[i64] = 18  # + kind: factories on the New World map
POPULATION: Final[i64] = 21  # tokens waiting on the New World side
SETTLERS: Final[i64] = 22  # tokens on the New World map
SITES: Final[i64] = 23  # land sites of the Old World still face up, as bits
TOKENS_UP: Final[i64] = 24  # productivity tokens that still produce on the Old World
TOKENS_DOWN: Final[i64] = 25  # and those turned face down; the others are on the New World
STEP: Final[i64] = 26  # + marker: its step of the progress track
LANE: Final[i64] = 28  # + marker: its lane
ACTIONS: Final[i64] = 30  # actions taken this year
GROUP: Final[i64] = 31  # + group (0 to 3): markers there this year
PASSED: Final[i64] = 35
CHIPS: Final[i64] = 36  # penalty chips
RECEIVED: Final[i64] = 37  # + 0 lesser, 1 greater: bonuses received
TILE: Final[i64] = 39  # + level * 3 + column: the technology tile there
DONE: Final[i64] = 48  # developed tiles, as bits of level * 3 + column
HALF: Final[i64] = 49  # tiles with their first marker
POWERS: Final[i64] = 50  # what developed technologies let the player do, as bits (tables.py)
TECH_FACES: Final[i64] = 51  # happy faces on developed technologies
COMPLETED: Final[i64] = 52  # infrastructure cards that have paid out, as bits
GOALS: Final[i64] = 53  # goal cards kept, as bits
DRAFT: Final[i64] = 54  # goal cards in the hand that goes round
SHOWN: Final[i64] = 55  # goal cards that everybody has seen
CARGO: Final[i64] = 56  # + kind: cubes on flying ships
CARGO_FACTORY: Final[i64] = 59  # + kind
CARGO_PEOPLE: Final[i64] = 62
WILD: Final[i64] = 63  # the bay of any landscape has been used in this Transport
PENALISED: Final[i64] = 64  # Race: which of several lowest markers takes the penalties
FREE_ACTION: Final[i64] = 65  # objectives played this turn: the turn cannot be a pass
WIDTH: Final[i64] = 66

# Where a card of the rows is: `s.place[card]`; below all others in its deck it is UNDER + a running number.
IN_DECK: Final[i64] = 0
IN_ROW: Final[i64] = 1
ASIDE: Final[i64] = 2  # set aside in the solo game
OUT: Final[i64] = 3
EXTRA: Final[i64] = 4  # revealed beside the row
TAKEN: Final[i64] = 5  # chosen, and about to be paid for
HELD: Final[i64] = 10  # + colour * 4 + one of the next four
ON_OLD: Final[i64] = 0  # + world
ON_NEW: Final[i64] = 1
IN_HAND: Final[i64] = 2  # infrastructure; for ships and stadiums: flying to the New World
PLAYED: Final[i64] = 3  # infrastructure; for ships: flying back to the Old World
FLYING: Final[i64] = 2
RETURNING: Final[i64] = 3
UNDER: Final[i64] = 100

# What lies on the board: `s.board[ROW + row * SLOTS + slot]`.
ROW: Final[i64] = 0
BONUS: Final[i64] = 9  # + year - 1: the bonus cards
LINES: Final[i64] = 13  # + 0 to 2: lines of the majority module, as label * 2 + side
OBJECTIVE: Final[i64] = 16  # + objective: one of the next four
ORDER: Final[i64] = 24  # + place in the turn order
MOST_COLOURS: Final[i64] = 6
BOARD: Final[i64] = ORDER + MOST_COLOURS

# Where a public objective is; held by a seat it is O_HELD + seat * 2, played one more.
O_BOX: Final[i64] = 0
O_OPEN: Final[i64] = 1
O_HELD: Final[i64] = 2

# The phases of a year.
BEFORE: Final[i64] = 0
INCOME: Final[i64] = 1
ACTION: Final[i64] = 2
TRANSPORT: Final[i64] = 3
TURN_ORDER: Final[i64] = 4
PROGRESS: Final[i64] = 5
BONUSES: Final[i64] = 6
CLEANUP: Final[i64] = 7
PHASES: Final = ("setup", "income", "actions", "transport", "turn-order", "progress", "bonuses", "cleanup")

# Robots.
NO_ROBOT: Final[i64] = 0
SOLO: Final[i64] = 1  # the solo opponent (colour 1) and the neutral colour (2)
DUO: Final[i64] = 2  # the solo deck as a third player (colour 2)

# Action cards: `s.hands[(seat * PILES + pile) * designs + design]`, then the deck, then the discard pile.
HAND: Final[i64] = 0
TUCKED: Final[i64] = 1
FACE_UP: Final[i64] = 2
PILES: Final[i64] = 3


class State(BaseState):
    """Everything that can differ between two positions."""

    int_names: ClassVar[tuple[str, ...]] = (
        "seats",
        "robots",
        "points",
        "advanced",
        "generous",
        "objectives",
        "lines",
        "faceless",
        "year",
        "phase",
        "trigger",
        "trigger_phase",
        "under",
        "solo_deck",
        "solo_top",
        "solo_tile",
        "over",
    )
    vec_names: ClassVar[tuple[str, ...]] = ("colours", "place", "board", "land", "hands")

    def __init__(
        self,
        stack: list[Step[Any]],
        pack: Pack,
        seats: i64,
        robots: i64,
        points: i64,
        advanced: i64,
        generous: i64,
        objectives: i64,
        lines: i64,
        faceless: i64,
        year: i64,
        phase: i64,
        trigger: i64,
        trigger_phase: i64,
        under: i64,
        solo_deck: i64,
        solo_top: i64,
        solo_tile: i64,
        over: i64,
        colours: vec[i64],
        place: vec[i64],
        board: vec[i64],
        land: vec[i64],
        hands: vec[i64],
    ) -> None:
        super().__init__(stack, pack.nodes)
        self.pack: Final = pack
        self.seats: Final[i64] = seats
        self.robots: Final[i64] = robots  # NO_ROBOT, SOLO or DUO
        self.points: Final[i64] = points  # Points mode, else Race
        self.advanced: Final[i64] = advanced
        self.generous: Final[i64] = generous
        self.objectives: Final[i64] = objectives
        self.lines: Final[i64] = lines  # 0 off, 1 side by chance, 2 side A, 3 side B
        self.faceless: Final[i64] = faceless  # Race: 0 faces may be "most" (EVA-AMB-38)
        self.year = year
        self.phase = phase
        self.trigger = trigger  # Race: who met the condition first
        self.trigger_phase = trigger_phase
        self.under = under  # how many cards have gone under a deck
        self.solo_deck = solo_deck  # cards of the solo deck not yet flipped, as bits
        self.solo_top = solo_top  # the back of its top card
        self.solo_tile = solo_tile
        self.over = over
        self.colours = colours
        self.place = place
        self.board = board
        self.land = land  # by site: its owner; then by site: its factories, food + 8 steel + 64 energy
        self.hands = hands  # advanced actions only

    def clone(self) -> State:
        return State(
            self.stack.copy(),
            self.pack,
            self.seats,
            self.robots,
            self.points,
            self.advanced,
            self.generous,
            self.objectives,
            self.lines,
            self.faceless,
            self.year,
            self.phase,
            self.trigger,
            self.trigger_phase,
            self.under,
            self.solo_deck,
            self.solo_top,
            self.solo_tile,
            self.over,
            self.colours[:],
            self.place[:],
            self.board[:],
            self.land[:],
            self.hands[:],
        )

    # -- saving ---------------------------------------------------------------------------------------------

    def ints(self) -> list[int]:
        return [
            self.seats,
            self.robots,
            self.points,
            self.advanced,
            self.generous,
            self.objectives,
            self.lines,
            self.faceless,
            self.year,
            self.phase,
            self.trigger,
            self.trigger_phase,
            self.under,
            self.solo_deck,
            self.solo_top,
            self.solo_tile,
            self.over,
        ]

    def vecs(self) -> list[vec[i64]]:
        return [self.colours, self.place, self.board, self.land, self.hands]

    # -- colours --------------------------------------------------------------------------------------------

    def of(self, colour: i64, field: i64) -> i64:
        return self.colours[colour * WIDTH + field]

    def put(self, colour: i64, field: i64, value: i64) -> None:
        self.colours[colour * WIDTH + field] = value

    def add(self, colour: i64, field: i64, value: i64) -> None:
        self.colours[colour * WIDTH + field] += value

    def count(self) -> i64:
        """How many colours there are: players and robots."""
        return self.seats + (2 if self.robots == SOLO else 1 if self.robots == DUO else 0)

    def opponent(self) -> i64:
        """The colour that acts by the solo deck."""
        return self.seats

    def stock(self, seat: i64, world: i64, kind: i64) -> i64:
        return self.colours[seat * WIDTH + STOCK + world * KINDS + kind]

    def produces(self, seat: i64, kind: i64) -> i64:
        """A production marker of the New World."""
        return self.colours[seat * WIDTH + PRODUCTION + kind]

    def has(self, seat: i64, power: i64) -> bool:
        """Whether a developed technology gives this lasting property."""
        return self.colours[seat * WIDTH + POWERS] & power != 0

    def turn(self, k: i64) -> i64:
        """The k-th colour of the order indicator."""
        return self.board[ORDER + k]

    def place_of(self, colour: i64) -> i64:
        """Where a colour stands in the turn order."""
        for k in range(self.count()):
            if self.board[ORDER + k] == colour:
                return k
        return NONE

    def order(self, mask: i64) -> vec[i64]:
        """The colours of a mask in turn order."""
        out = vec[i64](capacity=4)
        for k in range(self.count()):
            if (mask >> self.board[ORDER + k]) & 1:
                out = append(out, self.board[ORDER + k])
        return out

    def ahead(self, colour: i64) -> i64:
        """The further of a colour's two progress markers."""
        return i64(0) if self.of(colour, STEP) >= self.of(colour, STEP + 1) else i64(1)

    def passed(self, colour: i64, marker: i64) -> i64:
        """How many transitions a progress marker has behind it."""
        return self.pack.passed[self.of(colour, STEP + marker)]

    # -- cards of the rows ----------------------------------------------------------------------------------

    def row(self, market: i64, slot: i64) -> i64:
        """The card in a slot (0 is the oldest), or NONE."""
        return self.board[ROW + market * SLOTS + slot]

    def market_of(self, card: i64) -> i64:
        if card < self.pack.first[STADIUMS]:
            return SHIPS
        return STADIUMS if card < self.pack.first[INFRASTRUCTURE] else INFRASTRUCTURE

    def holds(self, colour: i64, where: i64, card: i64) -> bool:
        return self.place[card] == HELD + colour * 4 + where

    def give(self, colour: i64, where: i64, card: i64) -> None:
        self.place[card] = HELD + colour * 4 + where

    def owned(self, colour: i64, market: i64, where: i64) -> i64:
        """How many cards of a row's kind a colour has in one place."""
        at = HELD + colour * 4 + where
        total: i64 = 0
        first = self.pack.first[market]
        for card in range(first, first + self.pack.count[market]):
            if self.place[card] == at:
                total += 1
        return total

    def faces(self, colour: i64) -> i64:
        """EVA-ORDER-01: happy faces on stadiums of either world and on developed technologies."""
        total = self.of(colour, TECH_FACES)
        first = self.pack.first[STADIUMS]
        low = HELD + colour * 4
        for card in range(first, first + self.pack.count[STADIUMS]):
            at = self.place[card]
            if at >= low and at < low + 4:
                total += self.pack.faces[card]
        return total

    # -- the New World --------------------------------------------------------------------------------------

    def owner(self, site: i64) -> i64:
        return self.land[site]

    def lowest(self, seat: i64) -> i64:
        """The lowest production marker's value."""
        low = self.of(seat, PRODUCTION)
        for kind in range(i64(1), KINDS):
            if self.of(seat, PRODUCTION + kind) < low:
                low = self.of(seat, PRODUCTION + kind)
        return low

    # -- action cards ---------------------------------------------------------------------------------------

    def pile(self, seat: i64, pile: i64) -> i64:
        """Where a seat's pile begins in `hands`."""
        return (seat * PILES + pile) * self.pack.actions

    def deck(self) -> i64:
        return self.seats * PILES * self.pack.actions

    def discard(self) -> i64:
        return (self.seats * PILES + 1) * self.pack.actions

    def cards_in(self, start: i64) -> i64:
        """How many action cards a pile holds."""
        total: i64 = 0
        for design in range(self.pack.actions):
            total += self.hands[start + design]
        return total

    # -- power ----------------------------------------------------------------------------------------------

    def group_power(self, seat: i64) -> i64:
        """EVA-PROG-01: the power of the groups used this year."""
        return (
            self.of(seat, GROUP)
            + 2 * self.of(seat, GROUP + 1)
            + 3 * self.of(seat, GROUP + 2)
            + 4 * self.of(seat, GROUP + 3)
        )


def load(fields: dict[str, Any], pack: Pack, stack: list[Step[Any]]) -> State:
    """The position that `dump` and the stack describe."""
    return State(stack, pack, *undump(fields, State.int_names, State.vec_names))
