"""What must be true of every position; tests and the long random runs look here."""

from __future__ import annotations

from collections.abc import Iterator

from .state import (
    AT,
    CARD,
    CARD_ID,
    CARDW,
    CIVILIZATION,
    COLOURS,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    HITS,
    IN_LINE,
    MARKET,
    NONE,
    PILE,
    PLAYED,
    POOL,
    START,
    UP,
    State,
)


def violations(s: State) -> list[str]:
    return [*_station(s), *_nomia(s), *_colours(s)]


def _station(s: State) -> Iterator[str]:
    cards = [int(s.line[i * CARDW + CARD_ID]) for i in range(int(s.cards()))]
    if len(set(cards)) != len(cards):
        yield f"a station card lies in the line twice: {cards}"
    placed = sorted(c for c in range(int(s.pack.station.count)) if s.station[c] == IN_LINE)
    if placed != sorted(cards):
        yield f"the line {cards} and the places {placed} disagree"
    for i in range(1, int(s.cards())):
        before = s.line[(i - 1) * CARDW + START] + s.width(i - 1)
        if s.line[i * CARDW + START] != before:
            yield f"there is a gap in the line before its card {i}"
    for i in range(1, int(s.cards()) - 1):
        if not s.line[i * CARDW + UP]:
            yield f"the face-down card {i} is not at an end of the line"
    if s.arrow not in (1, -1):
        yield f"the Arrow points to {s.arrow}"


def _nomia(s: State) -> Iterator[str]:
    nomia = s.pack.nomia
    for title in range(int(nomia.count)):
        counts = [int(s.nomias(place, title)) for place in (DECK, PILE, MARKET)]
        if min(counts) < 0:
            yield f"Nomia title {title} has {counts} cards"
        special = title in (nomia.transport, nomia.ship)
        if sum(counts) != nomia.copies[title] and not (special and sum(counts) == 0):
            yield f"Nomia title {title} has {sum(counts)} of {nomia.copies[title]} cards"
    if s.evac == 0 and s.nomias(DECK, nomia.transport):
        yield "the transport is in the deck before Evac Ready"


def _colours(s: State) -> Iterator[str]:
    if s.deaths != sum(int(s.of(r, DEAD)) for r in range(int(s.colours))):
        yield f"{s.deaths} deaths are counted, but the colours have others"
    for r in range(int(s.colours)):
        name = COLOURS[r]
        if s.miniatures(r) > s.pack.miniatures:
            yield f"{name} uses {s.miniatures(r)} miniatures"
        if s.of(r, POOL) < 0:
            yield f"{name} has a pool of {s.of(r, POOL)}"
        if s.of(r, HITS) > s.survivors(r):
            yield f"{name} carries {s.of(r, HITS)} hits"
        if s.on_station(r):
            i = s.index_at(s.of(r, AT))
            if i < 0 or not s.line[i * CARDW + UP]:
                yield f"{name} stands at {s.of(r, AT)}, where no open card is"
            if s.is_player(r):
                yield from _hand(s, r)


def _hand(s: State, seat: int) -> Iterator[str]:
    """No run card is lost or doubled: hand, discard pile and the card being played make up the deck."""
    civilization = s.of(seat, CIVILIZATION)
    deck = int(s.pack.run.common)
    if civilization:
        deck |= 1 << int(s.pack.civilization.run_card[civilization])
    hand, discard = int(s.of(seat, HAND)), int(s.of(seat, DISCARD))
    if hand & discard:
        yield f"{COLOURS[seat]} has a run card twice"
    played = s.of(seat, PLAYED)
    out = 1 << int(played) if played != NONE and s.of(seat, CARD) != NONE else 0
    if (hand | discard | out) != deck:
        yield f"{COLOURS[seat]}'s run cards are not complete"
