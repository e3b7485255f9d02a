"""What must be true of every position; tests and the long random runs look here."""

from __future__ import annotations

from collections.abc import Iterator

from .state import COLOURS, NONE, State


def violations(s: State) -> list[str]:
    return [*_cards(s), *_seats(s), *_piers(s)]


def _cards(s: State) -> Iterator[str]:
    """No card is lost or doubled: deck, hands, table and discard pile make up the box."""
    for card in range(int(s.pack.cards)):
        hands = [int(s.held(seat, card)) for seat in range(int(s.seats))]
        table = sum(1 for seat in range(int(s.seats)) if s.revealed and s.picked[seat] == card)
        counts = [int(s.deck[card]), int(s.discard[card]), *hands]
        if min(counts) < 0:
            yield f"card {card} has the counts {counts}"
        if sum(counts) + table != s.pack.copies[card]:
            yield f"{sum(counts) + table} of {s.pack.copies[card]} copies of card {card} are there"


def _seats(s: State) -> Iterator[str]:
    for seat in range(int(s.seats)):
        if s.oil[seat] < 0 or s.glow[seat] < 0:
            yield f"{COLOURS[seat]} has {s.oil[seat]} oil and {s.glow[seat]} glow"
        card = s.picked[seat]
        if card != NONE and not s.revealed and s.held(seat, card) == 0:
            yield f"{COLOURS[seat]} has picked a card that is not in the hand"


def _piers(s: State) -> Iterator[str]:
    for pier in range(int(s.pack.piers)):
        if not NONE <= s.piers[pier] < s.seats:
            yield f"pier {pier} belongs to {s.piers[pier]}"
