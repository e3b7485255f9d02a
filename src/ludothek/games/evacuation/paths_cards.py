"""Cards of positions: the three rows with their decks, and the action cards. No card is lost or doubled."""

from __future__ import annotations

from ...core.errors import ScenarioError
from .market import put_under, slide, top_level
from .paths_words import cards, index, unknown
from .state import (
    ACTIONS,
    ASIDE,
    COMPLETED,
    FACE_UP,
    GROUP,
    HAND,
    HELD,
    IN_DECK,
    IN_HAND,
    IN_ROW,
    NONE,
    ON_NEW,
    ON_OLD,
    OUT,
    PLAYED,
    RETURNING,
    ROW,
    TUCKED,
    UNDER,
    State,
)
from .tables import INFRASTRUCTURE, MARKET_WORDS, SHIPS, SLOTS, STADIUMS

# Where a colour's cards can be: `ships.old`, `stadiums.new`, `infrastructure.hand` …
HELD_WORDS: dict[str, tuple[int, dict[str, int]]] = {
    "ships": (int(SHIPS), {"old": int(ON_OLD), "new": int(ON_NEW), "flying": 2, "returning": int(RETURNING)}),
    "stadiums": (int(STADIUMS), {"old": int(ON_OLD), "new": int(ON_NEW), "flying": 2}),
    "infrastructure": (int(INFRASTRUCTURE), {"hand": int(IN_HAND), "played": int(PLAYED)}),
}
PILE_WORDS = {"hand": int(HAND), "tucked": int(TUCKED), "face-up": int(FACE_UP)}
STACKS = {"deck": int(IN_DECK), "aside": int(ASIDE), "out": int(OUT)}


# -- the rows -------------------------------------------------------------------------------------------------


def of_market(s: State, market: int) -> range:
    first = int(s.pack.first[market])
    return range(first, first + int(s.pack.count[market]))


def read_stack(s: State, where: str, market: int) -> list[str]:
    """`row`: by age; `under`: from the top; `deck`, `aside`, `out`: in the order of the pack."""
    names = cards(s)
    if where == "row":
        return [names[card] for slot in range(int(SLOTS)) if (card := int(s.row(market, slot))) != NONE]
    if where == "under":
        below = [card for card in of_market(s, market) if s.place[card] >= UNDER]
        return [names[card] for card in sorted(below, key=lambda card: int(s.place[card]))]
    return [names[card] for card in of_market(s, market) if s.place[card] == STACKS[where]]


def write_stack(s: State, where: str, market: int, value: list[str], path: str) -> None:
    """The row by age; or exactly these cards in the deck (the others of it are out of the game); or under it."""
    wanted = [card_of(s, market, name, path) for name in value]
    if len(set(wanted)) != len(wanted):
        raise ScenarioError(f"'{path}' names a card twice.")
    if where == "row":
        if len(wanted) > int(SLOTS):
            raise ScenarioError(f"'{path}': a row has three slots.")
        for slot in range(int(SLOTS)):
            if (card := int(s.row(market, slot))) != NONE:
                s.place[card] = IN_DECK
            s.board[ROW + market * SLOTS + slot] = NONE
        for slot, card in enumerate(wanted):
            lift(s, card)
            s.place[card] = IN_ROW
            s.board[ROW + market * SLOTS + slot] = card
    elif where == "under":
        for card in wanted:
            lift(s, card)
            put_under(s, card)
    else:
        for card in of_market(s, market):
            if s.place[card] in (IN_DECK, STACKS[where]) or s.place[card] >= UNDER:
                s.place[card] = OUT if where == "deck" else IN_DECK
        for card in wanted:
            lift(s, card)
            s.place[card] = STACKS[where]


def card_of(s: State, market: int, name: str, path: str) -> int:
    card = index(cards(s), name, path)
    if card not in of_market(s, market):
        raise ScenarioError(f"'{path}': '{name}' is no {MARKET_WORDS[market]} card.")
    return card


def lift(s: State, card: int) -> None:
    """Take a card from where it is; a row closes up, but stays short."""
    market = int(s.market_of(card))
    for slot in range(int(SLOTS)):
        if s.row(market, slot) == card:
            slide(s, market, slot)
    first = int(s.pack.first[INFRASTRUCTURE])
    for seat in range(int(s.seats)):
        if market == INFRASTRUCTURE and s.holds(seat, PLAYED, card):
            s.put(seat, COMPLETED, s.of(seat, COMPLETED) & ~(1 << (card - first)))
    s.place[card] = IN_DECK


def fill(s: State, market: int) -> None:
    """Fill a row from the deck, in the order of the pack."""
    while s.row(market, SLOTS - 1) == NONE and (level := int(top_level(s, market))):
        deck = [card for card in of_market(s, market) if s.place[card] == IN_DECK and s.pack.level[card] == level]
        slot = next(slot for slot in range(int(SLOTS)) if s.row(market, slot) == NONE)
        s.place[deck[0]] = IN_ROW
        s.board[ROW + market * SLOTS + slot] = deck[0]


def read_held(s: State, colour: int, what: str, where: str, path: str) -> list[str]:
    market, places = HELD_WORDS[what]
    if where not in places:
        raise unknown(path)
    return [cards(s)[card] for card in of_market(s, market) if s.holds(colour, places[where], card)]


def write_held(s: State, colour: int, what: str, where: str, value: list[str], path: str) -> None:
    """Exactly these cards; those that were there go to their deck, a starting stadium out of the game."""
    market, places = HELD_WORDS[what]
    if where not in places:
        raise unknown(path)
    starting = {int(card) for card in s.pack.starting}
    for card in of_market(s, market):
        if s.holds(colour, places[where], card):
            lift(s, card)
            if card in starting:
                s.place[card] = OUT
    for name in value:
        card = card_of(s, market, name, path)
        lift(s, card)
        s.place[card] = HELD + colour * 4 + places[where]
    fill(s, market)


# -- action cards -----------------------------------------------------------------------------------------------


def designs(s: State) -> tuple[str, ...]:
    return s.pack.words["hand.deal"]


def read_pile(s: State, start: int) -> list[str]:
    return [name for design, name in enumerate(designs(s)) for _ in range(int(s.hands[start + design]))]


def read_actions(s: State, seat: int, pile: str) -> list[str]:
    return read_pile(s, int(s.pile(seat, PILE_WORDS[pile]))) if s.advanced else []


def write_actions(s: State, seat: int, pile: str, value: list[str], path: str) -> None:
    """Exactly these action cards; they come from the deck, or from the hands of others, who get another card."""
    if not s.advanced:
        raise ScenarioError(f"'{path}': there are action cards only with the advanced actions.")
    start = int(s.pile(seat, PILE_WORDS[pile]))
    for design in range(int(s.pack.actions)):
        s.hands[s.deck() + design] += s.hands[start + design]
        s.hands[start + design] = 0
    for name in value:
        design = index(designs(s), name, path)
        fetch(s, seat, design, path)
        s.hands[start + design] += 1
    if pile == "face-up":
        count_actions(s, seat)


def fetch(s: State, seat: int, design: int, path: str) -> None:
    for start in (int(s.deck()), int(s.discard())):
        if s.hands[start + design] > 0:
            s.hands[start + design] -= 1
            return
    for other in range(int(s.seats)):
        start = int(s.pile(other, HAND))
        if other != seat and s.hands[start + design] > 0:
            spare = next(d for d in range(int(s.pack.actions)) if s.hands[s.deck() + d] > 0)
            s.hands[start + design] -= 1
            s.hands[start + spare] += 1
            s.hands[s.deck() + spare] -= 1
            return
    raise ScenarioError(f"'{path}': no '{designs(s)[design]}' is left.")


def count_actions(s: State, seat: int) -> None:
    """The action marker stands at the number of the year's actions: markers in groups and cards played face up."""
    groups = sum(int(s.of(seat, GROUP + group)) for group in range(4))
    played = int(s.cards_in(s.pile(seat, FACE_UP))) if s.advanced else 0
    s.put(seat, ACTIONS, groups + played)
