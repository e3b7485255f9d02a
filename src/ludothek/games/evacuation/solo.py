"""The solo deck: an opponent that takes cards and blocks sites (EVA-SOLO-05 to -23, EVA-DUO)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import count_bits
from ...core.step import CHANCE, NOBODY, OK, Draw, Step, StepWith
from .market import REFILL, put_under, slide
from .refusals import SOLO_05, SOLO_09
from .state import BONUS, NONE, ON_NEW, PASSED, SOLO, STEP, State
from .tables import INFRASTRUCTURE, LINE, S_INFRASTRUCTURE, S_SETTLE, S_SHIP, SHIPS, STADIUMS, X_NUMBER

# -- the deck -----------------------------------------------------------------------------------------------


class StartYear(Step[State]):
    """EVA-SOLO-05, -06: the deck is shuffled every year; the card with the red 3 joins it in year 3."""

    code: ClassVar[str] = "solo.year"

    def apply(self, s: State, choice: i64) -> None:
        s.solo_deck = 0
        for card in range(s.pack.solo_cards):
            if s.pack.solo_from[card] <= s.year:
                s.solo_deck |= i64(1) << card
        s.note("solo-shuffled", count_bits(s.solo_deck))
        s.push(NextBack(CHANCE))


START_YEAR: Final = StartYear()


def with_back(s: State, back: i64) -> i64:
    """How many cards left in the deck have this back."""
    total: i64 = 0
    for card in range(s.pack.solo_cards):
        if (s.solo_deck >> card) & 1 and s.pack.solo_back[card] == back:
            total += 1
    return total


class NextBack(Draw[State]):
    """EVA-SOLO-09: chance says which back lies on top of the deck."""

    code: ClassVar[str] = "solo.back"
    rule: ClassVar[str] = "EVA-SOLO-09"

    def size(self, s: State) -> i64:
        return s.pack.solo_backs

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if with_back(s, choice) > 0 else SOLO_05

    def weight(self, s: State, choice: i64) -> i64:
        return with_back(s, choice)

    def apply(self, s: State, choice: i64) -> None:
        s.solo_top = choice
        s.note("solo-top", top_number(s), top_letter(s))


def top_card(s: State) -> i64:
    """A card that has the back on top; which of them it really is does not matter for the back."""
    card: i64 = 0
    while s.pack.solo_back[card] != s.solo_top:
        card += 1
    return card


def top_number(s: State) -> i64:
    """The number on top of the deck; an X counts 4."""
    return s.pack.solo_number[top_card(s)]


def top_letter(s: State) -> i64:
    """The arrow on top of the deck: 0 is A, 1 is B."""
    return s.pack.solo_letter[top_card(s)]


# -- its turn -----------------------------------------------------------------------------------------------


class RobotTurn(StepWith[State]):
    """EVA-SOLO-09, -10: flip the top card; with one card left the opponent passes. The neutral colour never acts."""

    code: ClassVar[str] = "solo.turn"

    def apply(self, s: State, choice: i64) -> None:
        colour = self.arg
        if colour != s.opponent():
            s.put(colour, PASSED, 1)
        elif count_bits(s.solo_deck) <= 1:
            s.put(colour, PASSED, 1)
            s.note("passed", colour)
        else:
            s.push(FlipCard(CHANCE))


class FlipCard(Draw[State]):
    """EVA-SOLO-09: which of the cards with this back is on top."""

    code: ClassVar[str] = "solo.card"
    rule: ClassVar[str] = "EVA-SOLO-09"

    def size(self, s: State) -> i64:
        return s.pack.solo_cards

    def refusal(self, s: State, choice: i64) -> i64:
        if not (s.solo_deck >> choice) & 1:
            return SOLO_05
        return OK if s.pack.solo_back[choice] == s.solo_top else SOLO_09

    def apply(self, s: State, choice: i64) -> None:
        s.solo_deck &= ~(i64(1) << choice)
        s.note("solo-card", choice)
        s.push(RobotAct(NOBODY, s.pack.solo_action[choice]))
        s.push(NextBack(CHANCE))


class RobotAct(StepWith[State]):
    """EVA-SOLO-11 to -16: the action of the flipped card, with number and letter of the new top card."""

    code: ClassVar[str] = "solo.act"

    def apply(self, s: State, choice: i64) -> None:
        action = self.arg
        n = top_number(s)
        if action == S_SETTLE:
            settle(s, n, top_letter(s))
        elif n == X_NUMBER:
            s.note("solo-nothing")
        elif action == S_SHIP:
            remove(s, SHIPS, n - 1)
        elif action == S_INFRASTRUCTURE:
            remove(s, INFRASTRUCTURE, n - 1)
        else:
            remove(s, STADIUMS, n - 1)


def remove(s: State, market: i64, slot: i64) -> None:
    """EVA-SOLO-12 to -14: the card goes under its deck, but a stadium stays with the opponent; then refill."""
    card = s.row(market, slot)
    if card == NONE:
        s.note("solo-nothing")
        return
    slide(s, market, slot)
    if market == STADIUMS:
        s.give(s.opponent(), ON_NEW, card)
        s.note("solo-took", s.opponent(), card)
    else:
        put_under(s, card)
        s.note("solo-removed", s.opponent(), card)
    s.push(REFILL[market])


def settle(s: State, n: i64, letter: i64) -> None:
    """EVA-SOLO-15, -16: the tile moves n places counterclockwise, and the n-th site inwards is settled if free."""
    s.solo_tile = (s.solo_tile + n) % s.pack.solo_positions
    site = s.pack.solo_line[(s.solo_tile * 2 + letter) * LINE + n - 1]
    if s.land[site] == NONE:
        s.land[site] = s.opponent()
        s.note("solo-settled", s.opponent(), site)
    else:
        s.note("solo-blocked", s.opponent(), site)


# -- progress -----------------------------------------------------------------------------------------------


def robot_power(s: State, colour: i64) -> i64:
    """EVA-SOLO-20, EVA-DUO-04: the greater number of the bonus card; the neutral colour the lesser in odd years."""
    greater: i64 = 0 if s.robots == SOLO and colour != s.opponent() and s.year % 2 == 1 else 1
    return s.pack.bonus_number[s.board[BONUS + s.year - 1] * 2 + greater]


def robot_moves(s: State, colour: i64) -> vec[i64]:
    """EVA-SOLO-21: how far each marker moves: the leading one by the number of the last card, the other the rest.

    What goes beyond the end of the track goes to the other marker (EVA-AMB-24).
    """
    power = robot_power(s, colour)
    ahead = s.ahead(colour)
    moves = vec[i64]([0, 0])
    moves[ahead] = min(top_number(s), power)
    moves[1 - ahead] = power - moves[ahead]
    for marker in range(i64(2)):
        over = s.of(colour, STEP + marker) + moves[marker] - s.pack.last
        if over > 0:
            moves[marker] -= over
            room = s.pack.last - s.of(colour, STEP + 1 - marker) - moves[1 - marker]
            if room > 0:
                moves[1 - marker] += min(over, room)
    return moves
