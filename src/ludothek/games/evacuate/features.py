"""What the learned judgement sees of a position: numbers about one seat and those it runs against.

Everything here is open to that seat, and nothing depends on who sits where: rivals come in the order of what they would
bring home. The numbers are meant for the beginning of a round, when run cards are about to be picked.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import count_bits
from .ending import final_count, front_rank
from .state import (
    ABOARD,
    AT,
    CARD_ID,
    CARDW,
    CIVILIZATION,
    DECK,
    FACING,
    HAND,
    HITS,
    ON_STATION,
    OUT,
    PILE,
    SPECIALS,
    START,
    STATUS,
    STUN_NEXT,
    STUNNED,
    TOKEN,
    UP,
    State,
)

# How many there are of what is told one by one; a pack with more of it says nothing about the rest.
STATIONS: Final[i64] = 17
TITLES: Final[i64] = 10
CARDS: Final[i64] = 19
CIVILIZATIONS: Final[i64] = 11
MANY: Final[i64] = 7  # Survivors; so many or more
FAR: Final[i64] = 6  # rows; so many or more
WIDE: Final[i64] = 2 * FAR + 1
RIVALS: Final[i64] = 3
EACH: Final[i64] = 8  # numbers about one rival


def numbered(word: str, count: int, first: int = 0) -> list[str]:
    return [f"{word}-{n}" for n in range(first, first + count)]


def rival_names() -> list[str]:
    words = ("there", "aboard", "more", "survivors", "ahead", "stunned", "hits", "cards")
    return [f"rival-{n}-{word}" for n in range(1, RIVALS + 1) for word in words]


TABLE: Final[i64] = 0
DRAW: Final[i64] = TABLE + 12
DISCARDED: Final[i64] = DRAW + TITLES
MINE: Final[i64] = DISCARDED + TITLES
COUNT: Final[i64] = MINE + 14
CARD: Final[i64] = COUNT + MANY
SPECIAL: Final[i64] = CARD + CARDS
PEOPLE: Final[i64] = SPECIAL + CIVILIZATIONS
HERE: Final[i64] = PEOPLE + CIVILIZATIONS
NEXT: Final[i64] = HERE + STATIONS
PLAYERS: Final[i64] = NEXT + STATIONS
NEUTRALS: Final[i64] = PLAYERS + WIDE
RIVAL: Final[i64] = NEUTRALS + WIDE
LEAD: Final[i64] = RIVAL + RIVALS * EACH
THEIR_CARD: Final[i64] = LEAD + 4 * 7
THEIR_PEOPLE: Final[i64] = THEIR_CARD + CARDS

NAMES: Final = (
    *numbered("seats", 5, 2), "full", "ripe", "evac", "to-go", "deck", "blue", "bottom",
    *numbered("draw", TITLES),
    *numbered("discarded", TITLES),
    "on-station", "aboard", "stunned", "hits", "token", "turn", "hand", "against", "way", "front", "rear",
    "behind-front", "before-rear", "company",
    *numbered("survivors", MANY, 1),
    *numbered("card", CARDS),
    *numbered("special", CIVILIZATIONS),
    *numbered("people", CIVILIZATIONS, 1),
    *numbered("here", STATIONS),
    *numbered("next", STATIONS),
    *numbered("players-at", WIDE, -FAR),
    *numbered("neutrals-at", WIDE, -FAR),
    *rival_names(),
    *[f"lead-{place}-{n}" for place in ("out", "behind", "level", "before") for n in range(-3, 4)],
    *numbered("their-card", CARDS),
    *numbered("their-people", CIVILIZATIONS, 1),
    "their-special",
)  # fmt: skip
NOTHING: Final = vec[float]([0.0] * len(NAMES))


def features(s: State, seat: i64) -> vec[float]:
    """The numbers that NAMES names."""
    out = NOTHING[:]
    tell_table(s, out)
    tell_mine(s, seat, out)
    if s.of(seat, STATUS) == ON_STATION:
        tell_place(s, seat, out)
        tell_distances(s, seat, out)
    tell_rivals(s, seat, out)
    return out


def tell_table(s: State, out: vec[float]) -> None:
    """The tracker, and what may be drawn."""
    ready = s.pack.ready[s.seats]
    out[TABLE + s.seats - 2] = 1.0
    out[TABLE + 5] = float(s.full)
    out[TABLE + 6] = 1.0 if s.evac or s.deaths >= ready else float(s.deaths) / float(ready)
    out[TABLE + 7] = float(s.evac)
    out[TABLE + 8] = 0.0 if s.evac else float(ready - s.deaths) * 0.1
    nomia = s.pack.nomia
    cards = s.nomias_in(DECK)
    blue: i64 = 0
    for title in range(nomia.count):
        if title == TITLES:
            break
        piled = s.nomias(PILE, title)
        if nomia.blue[title]:
            blue += piled
        if cards:
            out[DRAW + title] = float(s.nomias(DECK, title)) / float(cards)
        out[DISCARDED + title] = float(piled) * 0.3
    out[TABLE + 9] = float(cards) * 0.1
    out[TABLE + 10] = 1.0 if blue else 0.0
    out[TABLE + 11] = float(s.bottom)


def tell_mine(s: State, seat: i64, out: vec[float]) -> None:
    """What a seat has."""
    status = s.of(seat, STATUS)
    out[MINE] = 1.0 if status == ON_STATION else 0.0
    out[MINE + 1] = 1.0 if status == ABOARD else 0.0
    out[MINE + 2] = 1.0 if s.of(seat, STUNNED) or s.of(seat, STUN_NEXT) else 0.0
    out[MINE + 3] = float(s.of(seat, HITS)) * 0.5
    out[MINE + 4] = float(s.of(seat, TOKEN))
    k = seat - s.first
    out[MINE + 5] = float(k if k >= 0 else k + s.seats) / float(s.seats)
    hand = s.of(seat, HAND)
    out[MINE + 6] = float(count_bits(hand)) * 0.2
    count = final_count(s, seat)
    if count:
        out[COUNT + (count if count < MANY else MANY) - 1] = 1.0
    tell_bits(hand, CARD, CARDS, out)
    tell_bits(s.of(seat, SPECIALS), SPECIAL, CIVILIZATIONS, out)
    people = s.of(seat, CIVILIZATION)
    if 0 < people <= CIVILIZATIONS:
        out[PEOPLE + people - 1] = 1.0


def tell_bits(mask: i64, at: i64, count: i64, out: vec[float]) -> None:
    for i in range(count):
        if (mask >> i) & 1:
            out[at + i] = 1.0


def tell_place(s: State, seat: i64, out: vec[float]) -> None:
    """The station card on which a runner stands, and what lies ahead."""
    x = s.of(seat, AT)
    facing = s.of(seat, FACING)
    out[MINE + 7] = 1.0 if facing != s.arrow else 0.0
    i = s.index_at(x)
    if i < 0:
        return
    base = i * CARDW
    if s.line[base + UP] and s.line[base + CARD_ID] < STATIONS:
        out[HERE + s.line[base + CARD_ID]] = 1.0
    start = s.line[base + START]
    way = start + s.width(i) - x if facing > 0 else x - start + 1  # rows to the next card
    out[MINE + 8] = float(way) * 0.2
    after = base + CARDW if facing > 0 else base - CARDW
    if 0 <= after < i64(len(s.line)) and s.line[after + UP] and s.line[after + CARD_ID] < STATIONS:
        out[NEXT + s.line[after + CARD_ID]] = 1.0


def tell_distances(s: State, seat: i64, out: vec[float]) -> None:
    """Who runs how far ahead of a runner or behind it."""
    mine = s.of(seat, AT) * s.arrow
    front: i64 = 0
    rear: i64 = 0
    company: i64 = 0
    for other in range(s.colours):
        if other == seat or s.of(other, STATUS) != ON_STATION:
            continue
        ahead = s.of(other, AT) * s.arrow - mine
        if ahead > front:
            front = ahead
        if ahead < rear:
            rear = ahead
        if ahead == 0:
            company += 1
        out[(PLAYERS if s.is_player(other) else NEUTRALS) + FAR + near(ahead, FAR)] += 1.0
    out[MINE + 9] = 1.0 if front == 0 else 0.0
    out[MINE + 10] = 1.0 if rear == 0 else 0.0
    out[MINE + 11] = float(near(front, 2 * FAR)) * 0.2
    out[MINE + 12] = float(near(rear, 2 * FAR)) * -0.2
    out[MINE + 13] = float(company) * 0.5


def near(rows: i64, most: i64) -> i64:
    if rows > most:
        return most
    return -most if rows < -most else rows


def tell_rivals(s: State, seat: i64, out: vec[float]) -> None:
    """The rivals who would bring home most, the first of them in full."""
    count = final_count(s, seat)
    rank = front_rank(s, seat)
    told: i64 = 0
    for n in range(RIVALS):
        other = next_rival(s, seat, told)
        if other < 0:
            return
        told |= i64(1) << other
        at = RIVAL + n * EACH
        status = s.of(other, STATUS)
        theirs = final_count(s, other)
        ahead = front_rank(s, other) - rank
        out[at] = 1.0 if status != OUT else 0.0
        out[at + 1] = 1.0 if status == ABOARD else 0.0
        out[at + 2] = float(theirs - count) * 0.4
        out[at + 3] = float(theirs) * 0.2
        out[at + 4] = float(near(ahead, FAR)) * 0.3
        out[at + 5] = 1.0 if s.of(other, STUNNED) or s.of(other, STUN_NEXT) else 0.0
        out[at + 6] = float(s.of(other, HITS)) * 0.5
        out[at + 7] = float(count_bits(s.of(other, HAND))) * 0.2
        if n == 0:
            place: i64 = 0
            if status != OUT:
                place = 1 if ahead > 0 else (2 if ahead == 0 else 3)
            out[LEAD + place * 7 + 3 + near(count - theirs, 3)] = 1.0
            tell_bits(s.of(other, HAND), THEIR_CARD, CARDS, out)
            people = s.of(other, CIVILIZATION)
            if 0 < people <= CIVILIZATIONS:
                out[THEIR_PEOPLE + people - 1] = 1.0
            out[THEIR_PEOPLE + CIVILIZATIONS] = float(count_bits(s.of(other, SPECIALS)))


def next_rival(s: State, seat: i64, told: i64) -> i64:
    """The rival who would bring home most of those not yet told, or -1."""
    best: i64 = -1
    for other in range(s.seats):
        if other == seat or (told >> other) & 1:
            continue
        if best < 0 or stands_better(s, other, best):
            best = other
    return best


def stands_better(s: State, one: i64, other: i64) -> bool:
    mine = final_count(s, one)
    theirs = final_count(s, other)
    return mine > theirs or (mine == theirs and front_rank(s, one) > front_rank(s, other))
