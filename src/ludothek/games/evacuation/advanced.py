"""The advanced actions: a deck of action cards, hands of four, cards tucked and cards played (EVA-ADV)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.effects import RunEffect
from ...core.step import CHANCE, OK, DrawWith, Question, QuestionWith, Step, StepWith, Together
from .refusals import ACT_14, ADV_02, ADV_04, ADV_07, ADV_11, ADV_15
from .state import BEFORE, FACE_UP, HAND, TUCKED, State

DEALT: Final[i64] = 7  # EVA-ADV-02, -15: so many to choose from
KEPT: Final[i64] = 4  # and so many at the start of every turn

FIRST: Final[i64] = 0
SECOND: Final[i64] = 1
STOP: Final[i64] = 2


def held(s: State, seat: i64, pile: i64, design: i64) -> i64:
    """How many copies of a card a pile has."""
    return s.hands[s.pile(seat, pile) + design]


def hand_size(s: State, seat: i64) -> i64:
    return s.cards_in(s.pile(seat, HAND))


def move(s: State, design: i64, start: i64, to: i64) -> None:
    """One card from one pile to another; piles are named by where they begin in `hands`."""
    s.hands[start + design] -= 1
    s.hands[to + design] += 1


def in_hand(s: State, seat: i64) -> vec[i64]:
    """The different cards of a hand."""
    out = vec[i64](capacity=8)
    for design in range(s.pack.actions):
        if held(s, seat, HAND, design) > 0:
            out = append(out, design)
    return out


# -- drawing ------------------------------------------------------------------------------------------------


class DrawCards(StepWith[State]):
    """EVA-ADV-11: a player draws so many cards, if there are so many."""

    code: ClassVar[str] = "hand.draw"

    def apply(self, s: State, choice: i64) -> None:
        n = min(self.arg, s.cards_in(s.deck()) + s.cards_in(s.discard()))
        if n > 0:
            s.note("drew-cards", self.player, n)
        for _ in range(n):
            s.push(DrawCard(self.player))


class DrawCard(Step[State]):
    """EVA-ADV-16: before a card is drawn, an empty deck is renewed."""

    code: ClassVar[str] = "hand.next"

    def apply(self, s: State, choice: i64) -> None:
        renew(s)
        s.push(DealAction(CHANCE, self.player))


def renew(s: State) -> None:
    """EVA-ADV-16: an empty deck is made anew from the discard pile."""
    if s.cards_in(s.deck()) == 0 and s.cards_in(s.discard()) > 0:
        shuffle(s)


def shuffle(s: State) -> None:
    """The whole discard pile goes into the deck."""
    for design in range(s.pack.actions):
        s.hands[s.deck() + design] += s.hands[s.discard() + design]
        s.hands[s.discard() + design] = 0
    s.note("actions-shuffled")


class DealAction(DrawWith[State]):
    """Chance: the next card of the action deck, seen only by the player who draws it."""

    code: ClassVar[str] = "hand.deal"
    rule: ClassVar[str] = "EVA-ADV-11"

    def size(self, s: State) -> i64:
        return s.pack.actions

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if s.hands[s.deck() + choice] > 0 else ADV_11

    def weight(self, s: State, choice: i64) -> i64:
        return s.hands[s.deck() + choice]

    def apply(self, s: State, choice: i64) -> None:
        seat = self.arg
        move(s, choice, s.deck(), s.pile(seat, HAND))
        s.note("drew-card", seat, choice, 0, i64(1) << seat)


# -- choosing four of seven ---------------------------------------------------------------------------------


class DealHands(Step[State]):
    """EVA-ADV-02: all cards are shuffled, everybody gets seven and keeps four."""

    code: ClassVar[str] = "hand.setup"

    def apply(self, s: State, choice: i64) -> None:
        for design in range(s.pack.actions):
            s.hands[s.deck() + design] = s.pack.copies[design]
        s.push(TRIM_HANDS)
        fill_hands(s)


def fill_hands(s: State) -> None:
    """Everybody draws up to a hand of seven, in seat order: the cards are secret, so no order can matter."""
    seat = s.seats - 1
    while seat >= 0:
        s.push(DrawCards(seat, DEALT - hand_size(s, seat)))
        seat -= 1


class TrimHands(Step[State]):
    """EVA-ADV-02, -15: all who have more than four cards choose at the same time which to keep."""

    code: ClassVar[str] = "hand.trim"

    def apply(self, s: State, choice: i64) -> None:
        choosing: i64 = 0
        first: i64 = 0
        seat = s.seats - 1
        while seat >= 0:
            if hand_size(s, seat) > KEPT:
                choosing |= i64(1) << seat
                first = seat
            seat -= 1
        if choosing:
            s.push(REVEAL_DROPS)
            s.push(DropCard(first, choosing))


class DropCard(Together[State]):
    """EVA-ADV-02, -15: card by card down to four. What is dropped lies face down until all have chosen."""

    code: ClassVar[str] = "hand.drop"
    rule: ClassVar[str] = "EVA-ADV-15"

    def ask(self, player: i64, waiting: i64) -> Together[State]:
        return DropCard(player, waiting)

    def source(self, s: State) -> str:
        return "EVA-ADV-02" if s.phase == BEFORE else self.rule

    def size(self, s: State) -> i64:
        return s.pack.actions

    def refusal(self, s: State, choice: i64) -> i64:
        if held(s, self.player, HAND, choice) > 0:
            return OK
        return ADV_02 if s.phase == BEFORE else ADV_15

    def options(self, s: State) -> vec[i64]:
        return in_hand(s, self.player)

    def commit(self, s: State, choice: i64) -> None:
        move(s, choice, s.pile(self.player, HAND), s.pile(self.player, TUCKED))

    def apply(self, s: State, choice: i64) -> None:
        self.commit(s, choice)
        if hand_size(s, self.player) > KEPT:
            s.push(DropCard(self.player, self.waiting))
        else:
            self.nothing(s)


class RevealDrops(Step[State]):
    """The dropped cards of all players go to the open discard pile."""

    code: ClassVar[str] = "hand.reveal"

    def apply(self, s: State, choice: i64) -> None:
        for seat in range(s.seats):
            start = s.pile(seat, TUCKED)
            for design in range(s.pack.actions):
                while s.hands[start + design] > 0:
                    move(s, design, start, s.discard())
                    s.note("discarded-card", seat, design)


TRIM_HANDS: Final = TrimHands()
REVEAL_DROPS: Final = RevealDrops()


# -- a turn -------------------------------------------------------------------------------------------------


class Tuck(QuestionWith[State]):
    """EVA-ADV-04: for an action of the board, any card of the hand goes face down under its group."""

    code: ClassVar[str] = "turn.tuck"
    rule: ClassVar[str] = "EVA-ADV-04"

    def secret(self) -> bool:
        return True  # a forced answer would be told to all

    def size(self, s: State) -> i64:
        return s.pack.actions

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if held(s, self.player, HAND, choice) > 0 else ADV_04

    def options(self, s: State) -> vec[i64]:
        return in_hand(s, self.player)

    def apply(self, s: State, choice: i64) -> None:
        group = self.arg
        move(s, choice, s.pile(self.player, HAND), s.pile(self.player, TUCKED))
        s.note("tucked", self.player, group + 1)
        s.note("tucked-card", self.player, choice, 0, i64(1) << self.player)


class PlayCard(Step[State]):
    """EVA-ADV-04, -08: a card of the hand is played face up; its parts may then be used."""

    code: ClassVar[str] = "card.play"

    def __init__(self, player: i64, design: i64) -> None:
        super().__init__(player)
        self.design: Final[i64] = design

    def args(self) -> list[int]:
        return [self.design]

    def apply(self, s: State, choice: i64) -> None:
        move(s, self.design, s.pile(self.player, HAND), s.pile(self.player, FACE_UP))
        s.note("played-card", self.player, self.design)
        parts: i64 = 0
        for part in range(i64(2)):
            if s.pack.part[self.design * 2 + part] >= 0:
                parts |= i64(1) << part
        s.push(UsePart(self.player, self.design, parts))


class UsePart(Question[State]):
    """EVA-ADV-07, -08: the parts of a card in either order, each once, or not at all."""

    code: ClassVar[str] = "card.part"
    rule: ClassVar[str] = "EVA-ADV-07"

    def __init__(self, player: i64, design: i64, left: i64) -> None:
        super().__init__(player)
        self.design: Final[i64] = design
        self.left: Final[i64] = left

    def args(self) -> list[int]:
        return [self.design, self.left]

    def size(self, s: State) -> i64:
        return STOP + 1

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == STOP:
            return OK
        if not (self.left >> choice) & 1:
            return ADV_07
        node = s.nodes[s.pack.part[self.design * 2 + choice]]
        return OK if node.possible(s, self.player, self.player) else ACT_14

    def apply(self, s: State, choice: i64) -> None:
        if choice == STOP:
            return
        left = self.left & ~(i64(1) << choice)
        if left:
            s.push(UsePart(self.player, self.design, left))
        s.push(RunEffect(self.player, s.pack.part[self.design * 2 + choice], self.player))


class EndTurn(Step[State]):
    """EVA-ADV-11: draw a card, then discard down to four."""

    code: ClassVar[str] = "hand.end"

    def apply(self, s: State, choice: i64) -> None:
        s.push(DiscardCard(self.player))
        s.push(DrawCards(self.player, 1))


END_TURN: Final = [EndTurn(0), EndTurn(1), EndTurn(2), EndTurn(3)]


class DiscardCard(Question[State]):
    """EVA-ADV-11: who has more than four cards discards one, and perhaps another."""

    code: ClassVar[str] = "hand.discard"
    rule: ClassVar[str] = "EVA-ADV-11"

    def size(self, s: State) -> i64:
        return s.pack.actions

    def refusal(self, s: State, choice: i64) -> i64:
        if hand_size(s, self.player) <= KEPT:
            return ADV_11
        return OK if held(s, self.player, HAND, choice) > 0 else ADV_11

    def options(self, s: State) -> vec[i64]:
        return in_hand(s, self.player) if hand_size(s, self.player) > KEPT else vec[i64]()

    def apply(self, s: State, choice: i64) -> None:
        move(s, choice, s.pile(self.player, HAND), s.discard())
        s.note("discarded-card", self.player, choice)
        s.push(DiscardCard(self.player))


# -- the end of a year --------------------------------------------------------------------------------------


class DiscardPlayed(Step[State]):
    """EVA-ADV-14, -15: the year's cards and the discard pile go into the deck, then everybody draws three."""

    code: ClassVar[str] = "hand.cleanup"

    def apply(self, s: State, choice: i64) -> None:
        for seat in range(s.seats):
            for design in range(s.pack.actions):
                for pile in range(TUCKED, FACE_UP + 1):
                    at = s.pile(seat, pile) + design
                    s.hands[s.discard() + design] += s.hands[at]
                    s.hands[at] = 0
        shuffle(s)
        fill_hands(s)


def face_up_powers(s: State, seat: i64) -> i64:
    """EVA-ADV-12: the sums that a player's face-up cards can have as power, as bits; each card counts one value."""
    sums: i64 = 1
    if not s.advanced:
        return sums
    for design in range(s.pack.actions):
        for _ in range(held(s, seat, FACE_UP, design)):
            low = s.pack.power_low[design]
            high = s.pack.power_high[design]
            sums = (sums << low) | (sums << high)
    return sums
