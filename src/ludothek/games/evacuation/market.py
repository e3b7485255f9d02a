"""The three open rows: ships, stadiums, infrastructure (EVA-MARKET)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.step import CHANCE, NOBODY, OK, Draw, Question, Step, StepWith
from .building import FREE, Arrive, ChooseWorld, affordable
from .laying import PlayFree, twin_played
from .refusals import (
    INFRA_05,
    MARKET_01,
    MARKET_03,
    MARKET_04,
    MARKET_05,
    MARKET_07,
    SETUP_14,
    SHIP_01,
    STAD_01,
)
from .resources import STOP, PayAny, total
from .state import EXTRA, IN_DECK, IN_HAND, IN_ROW, NONE, ON_NEW, ON_OLD, ROW, TAKEN, UNDER, State
from .tables import LOOK_TWO, NEW, OLD, SHIPS, SLOTS
from .transport import ShipAndFly

# What a card is taken for.
BUILD: Final[i64] = 0  # a ship or a stadium, paid by one world
FREE_SHIP: Final[i64] = 1  # EVA-BONUS-10: on the side of the player's choice
FREE_STADIUM: Final[i64] = 2  # EVA-TECH-K03: on the New World
FLY_SHIP: Final[i64] = 3  # EVA-TECH-K01: on the Old World, to be loaded and sent at once
TO_HAND: Final[i64] = 4  # EVA-INFRA-01
PLAY_FREE: Final[i64] = 5  # EVA-TECH-K14

REDRAW: Final[i64] = 1  # the second word of `market.take`
FIRST_CARD: Final[i64] = 2
EXTRAS: Final[i64] = 2  # cards that EVA-TECH-K12 reveals beside the row

# How a player stands with the paid redraw.
MAY_REDRAW: Final[i64] = 0
REDRAWN: Final[i64] = 1
NO_REDRAW: Final[i64] = 2


# -- decks and rows -----------------------------------------------------------------------------------------


def put_under(s: State, card: i64) -> None:
    """EVA-MARKET-03, EVA-CLEAN-03: to the bottom of its deck, below all that went there before."""
    s.place[card] = UNDER + s.under
    s.under += 1


def slide(s: State, market: i64, slot: i64) -> None:
    """EVA-MARKET-02: the cards beyond a slot move one towards the oldest."""
    base = ROW + market * SLOTS
    while slot + 1 < SLOTS:
        s.board[base + slot] = s.board[base + slot + 1]
        slot += 1
    s.board[base + SLOTS - 1] = NONE


def next_under(s: State, market: i64) -> i64:
    """The uppermost of the cards that were put under a deck, or NONE."""
    first = s.pack.first[market]
    best = NONE
    for card in range(first, first + s.pack.count[market]):
        if s.place[card] >= UNDER and (best == NONE or s.place[card] < s.place[best]):
            best = card
    return best


def top_level(s: State, market: i64) -> i64:
    """EVA-SETUP-14: the level of the cards on top of the shuffled part of a deck; 0 if it is used up."""
    first = s.pack.first[market]
    level: i64 = 0
    for card in range(first, first + s.pack.count[market]):
        if s.place[card] == IN_DECK and (level == 0 or s.pack.level[card] < level):
            level = s.pack.level[card]
            if level == 1:
                break
    return level


def lay_out(s: State, card: i64, extra: i64) -> None:
    """A card comes from its deck into the newest free slot of its row, or beside the row."""
    market = s.market_of(card)
    s.note("dealt", card, extra)
    if extra:
        s.place[card] = EXTRA
        return
    s.place[card] = IN_ROW
    for slot in range(SLOTS):
        if s.row(market, slot) == NONE:
            s.board[ROW + market * SLOTS + slot] = card
            return


class DealCard(Draw[State]):
    """The next card of the shuffled part of a deck; level I of the infrastructure lies on top of level II."""

    code: ClassVar[str] = "market.deal"

    def __init__(self, player: i64, market: i64, extra: i64) -> None:
        super().__init__(player)
        self.market: Final[i64] = market
        self.extra: Final[i64] = extra

    def args(self) -> list[int]:
        return [self.market, self.extra]

    def size(self, s: State) -> i64:
        return s.pack.cards

    def refusal(self, s: State, choice: i64) -> i64:
        if s.place[choice] != IN_DECK or s.market_of(choice) != self.market:
            return MARKET_01
        return OK if s.pack.level[choice] == top_level(s, self.market) else SETUP_14

    def options(self, s: State) -> vec[i64]:
        level: i64 = 0
        first = s.pack.first[self.market]
        out = vec[i64](capacity=21)
        for card in range(first, first + s.pack.count[self.market]):
            if s.place[card] != IN_DECK:
                continue
            if level == 0 or s.pack.level[card] < level:
                level = s.pack.level[card]
                out = vec[i64](capacity=21)
            if s.pack.level[card] == level:
                out = append(out, card)
        return out

    def apply(self, s: State, choice: i64) -> None:
        lay_out(s, choice, self.extra)


def deal(s: State, market: i64, extra: i64) -> bool:
    """Deal one card, by chance or from under the deck; whether there was one."""
    if top_level(s, market) > 0:
        s.push(DealCard(CHANCE, market, extra))
        return True
    card = next_under(s, market)
    if card == NONE:
        return False
    lay_out(s, card, extra)
    return True


class Refill(StepWith[State]):
    """EVA-MARKET-02, -07: the row is filled up as far as the deck allows."""

    code: ClassVar[str] = "market.refill"

    def apply(self, s: State, choice: i64) -> None:
        market = self.arg
        if s.row(market, SLOTS - 1) == NONE:
            s.push(REFILL[market])
            if not deal(s, market, 0):
                s.stack.pop()


REFILL: Final = [Refill(NOBODY, 0), Refill(NOBODY, 1), Refill(NOBODY, 2)]


# -- taking a card ------------------------------------------------------------------------------------------


def take(s: State, player: i64, market: i64, purpose: i64, discount: i64, optional: i64) -> None:
    """The steps of taking one card of a row; EVA-TECH-K12 reveals two more first, after a paid redraw if any."""
    if not s.has(player, LOOK_TWO):
        s.push(TakeCard(player, market, purpose, discount, optional, MAY_REDRAW))
        return
    s.push(RevealExtras(player, market, purpose, discount, optional, NO_REDRAW))
    if can_redraw(s, player, market):
        s.push(MayRedraw(player, market, purpose, discount, optional))


def can_redraw(s: State, player: i64, market: i64) -> bool:
    return s.row(market, 0) != NONE and total(s, player, OLD) + total(s, player, NEW) > 0


class TakeCard(Question[State]):
    """EVA-MARKET-02 to -06: a card of the row, or first a paid redraw, or nothing after one."""

    code: ClassVar[str] = "market.take"
    rule: ClassVar[str] = "EVA-MARKET-02"

    def __init__(self, player: i64, market: i64, purpose: i64, discount: i64, optional: i64, redraw: i64) -> None:
        super().__init__(player)
        self.market: Final[i64] = market
        self.purpose: Final[i64] = purpose
        self.discount: Final[i64] = discount
        self.optional: Final[i64] = optional
        self.redraw: Final[i64] = redraw

    def args(self) -> list[int]:
        return [self.market, self.purpose, self.discount, self.optional, self.redraw]

    def size(self, s: State) -> i64:
        return s.pack.cards + FIRST_CARD

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == STOP:
            return OK if self.optional or self.redraw == REDRAWN else MARKET_05
        if choice == REDRAW:
            if self.redraw != MAY_REDRAW:
                return MARKET_04
            if s.row(self.market, 0) == NONE:
                return MARKET_07
            return OK if can_redraw(s, self.player, self.market) else MARKET_03
        return self.card_refusal(s, choice - FIRST_CARD)

    def card_refusal(self, s: State, card: i64) -> i64:
        if s.market_of(card) != self.market or (s.place[card] != IN_ROW and s.place[card] != EXTRA):
            return MARKET_01
        if self.purpose == PLAY_FREE:
            return INFRA_05 if twin_played(s, self.player, card) else OK
        if self.purpose != BUILD:
            return OK
        if affordable(s, self.player, card, OLD, self.discount, 0):
            return OK
        if affordable(s, self.player, card, NEW, self.discount, 0):
            return OK
        return SHIP_01 if self.market == SHIPS else STAD_01

    def options(self, s: State) -> vec[i64]:
        out = vec[i64](capacity=8)
        if self.optional or self.redraw == REDRAWN:
            out = append(out, STOP)
        if self.redraw == MAY_REDRAW and can_redraw(s, self.player, self.market):
            out = append(out, REDRAW)
        first = s.pack.first[self.market]
        for card in range(first, first + s.pack.count[self.market]):
            if s.place[card] != IN_ROW and s.place[card] != EXTRA:
                continue
            if self.card_refusal(s, card) == OK:
                out = append(out, card + FIRST_CARD)
        return out

    def nothing(self, s: State) -> None:
        s.push(EndTake(NOBODY, self.market))

    def apply(self, s: State, choice: i64) -> None:
        s.push(EndTake(NOBODY, self.market))
        if choice == STOP:
            return
        if choice == REDRAW:
            s.stack.pop()
            s.push(TakeCard(self.player, self.market, self.purpose, self.discount, self.optional, REDRAWN))
            s.plan([PayAny(self.player), PutUnder(self.player, self.market, 0), REFILL[self.market]])
            return
        card = choice - FIRST_CARD
        if s.place[card] == IN_ROW:
            for slot in range(SLOTS):
                if s.row(self.market, slot) == card:
                    slide(s, self.market, slot)
                    break
        s.place[card] = TAKEN
        self.obtain(s, card)

    def obtain(self, s: State, card: i64) -> None:
        if self.purpose == BUILD:
            s.push(ChooseWorld(self.player, card, self.discount))
        elif self.purpose == FREE_SHIP:
            s.push(ChooseWorld(self.player, card, FREE))
        elif self.purpose == FREE_STADIUM:
            s.push(Arrive(self.player, card, ON_NEW))
        elif self.purpose == FLY_SHIP:
            s.plan([Arrive(self.player, card, ON_OLD), ShipAndFly(self.player, card)])
        elif self.purpose == TO_HAND:
            s.push(Arrive(self.player, card, IN_HAND))
        else:
            s.push(PlayFree(self.player, card))


class PutUnder(Question[State]):
    """EVA-MARKET-03: one to three cards of the row go under the deck, in the order in which they are named."""

    code: ClassVar[str] = "market.under"
    rule: ClassVar[str] = "EVA-MARKET-03"

    def __init__(self, player: i64, market: i64, gone: i64) -> None:
        super().__init__(player)
        self.market: Final[i64] = market
        self.gone: Final[i64] = gone

    def args(self) -> list[int]:
        return [self.market, self.gone]

    def size(self, s: State) -> i64:
        return s.pack.cards + 1

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == STOP:
            return OK if self.gone > 0 else MARKET_03
        card = choice - 1
        return OK if s.market_of(card) == self.market and s.place[card] == IN_ROW else MARKET_01

    def options(self, s: State) -> vec[i64]:
        out = vec[i64](capacity=4)
        if self.gone > 0:
            out = append(out, STOP)
        first = s.pack.first[self.market]
        for card in range(first, first + s.pack.count[self.market]):
            if s.place[card] == IN_ROW:
                out = append(out, card + 1)
        return out

    def apply(self, s: State, choice: i64) -> None:
        if choice == STOP:
            return
        card = choice - 1
        for slot in range(SLOTS):
            if s.row(self.market, slot) == card:
                slide(s, self.market, slot)
                break
        put_under(s, card)
        s.note("put-under", self.player, card)
        if s.row(self.market, 0) != NONE:
            s.push(PutUnder(self.player, self.market, self.gone + 1))


class EndTake(StepWith[State]):
    """Cards revealed beside the row go under the deck (EVA-TECH-K12), and the row is filled up."""

    code: ClassVar[str] = "market.end"

    def apply(self, s: State, choice: i64) -> None:
        market = self.arg
        first = s.pack.first[market]
        for card in range(first, first + s.pack.count[market]):
            if s.place[card] == EXTRA:
                put_under(s, card)
        s.push(REFILL[market])


class MayRedraw(Question[State]):
    """EVA-AMB-34: with EVA-TECH-K12 the paid redraw comes before the two more cards are revealed."""

    code: ClassVar[str] = "market.redraw"
    rule: ClassVar[str] = "EVA-TECH-K12"

    def __init__(self, player: i64, market: i64, purpose: i64, discount: i64, optional: i64) -> None:
        super().__init__(player)
        self.market: Final[i64] = market
        self.purpose: Final[i64] = purpose
        self.discount: Final[i64] = discount
        self.optional: Final[i64] = optional

    def args(self) -> list[int]:
        return [self.market, self.purpose, self.discount, self.optional]

    def size(self, s: State) -> i64:
        return 2

    def apply(self, s: State, choice: i64) -> None:
        if choice == 0:
            return
        s.stack.pop()  # what was planned for the case without a redraw
        s.push(RevealExtras(self.player, self.market, self.purpose, self.discount, self.optional, REDRAWN))
        s.plan([PayAny(self.player), PutUnder(self.player, self.market, 0), REFILL[self.market]])


class RevealExtras(Step[State]):
    """EVA-TECH-K12: two more cards beside the row, then the choice among all."""

    code: ClassVar[str] = "market.extras"

    def __init__(self, player: i64, market: i64, purpose: i64, discount: i64, optional: i64, redraw: i64) -> None:
        super().__init__(player)
        self.market: Final[i64] = market
        self.purpose: Final[i64] = purpose
        self.discount: Final[i64] = discount
        self.optional: Final[i64] = optional
        self.redraw: Final[i64] = redraw

    def args(self) -> list[int]:
        return [self.market, self.purpose, self.discount, self.optional, self.redraw]

    def apply(self, s: State, choice: i64) -> None:
        s.push(TakeCard(self.player, self.market, self.purpose, self.discount, self.optional, self.redraw))
        for _ in range(EXTRAS):
            s.push(DealExtra(NOBODY, self.market))


class DealExtra(StepWith[State]):
    """One card beside the row, if the deck has one."""

    code: ClassVar[str] = "market.extra"

    def apply(self, s: State, choice: i64) -> None:
        market = self.arg
        deal(s, market, 1)
