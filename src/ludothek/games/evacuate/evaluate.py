"""The bots' judgement of a position: from 0 (lost) to 1 (won) for one seat."""

# mypyc: compile
from __future__ import annotations

from mypy_extensions import i64

from .ending import final_count, front_rank, is_doomed
from .state import AT, DECK, HITS, MOVED, ON_STATION, OUT, STATUS, STUN_NEXT, State


def evaluate(s: State, seat: i64) -> float:
    """How well a seat stands: Survivors ahead of the others, and the danger of the next Nomia Card."""
    if s.over:
        won = (s.winners >> seat) & 1
        return 1.0 if won else 0.0
    if is_doomed(s, seat):
        return 0.5 - 0.1 * others_left(s, seat) / float(s.seats)
    if s.of(seat, STATUS) == OUT:
        return 0.0
    mine = strength(s, seat)
    best = 0.0
    total = 0.0
    for other in range(s.seats):
        if other != seat and s.of(other, STATUS) != OUT and not is_doomed(s, other):
            value = strength(s, other)
            total += value
            if value > best:
                best = value
    lead = mine - 0.7 * best - 0.3 * total / float(s.seats - 1)
    return 0.5 + 0.45 * lead / (1.0 + (lead if lead > 0 else -lead))


def others_left(s: State, seat: i64) -> float:
    left: i64 = 0
    for other in range(s.seats):
        if other != seat:
            left += s.survivors(other) * 2 + (3 if s.of(other, STATUS) != OUT else 0)
    return float(left) / 10.0


def strength(s: State, seat: i64) -> float:
    """Survivors brought home so far, less what the next cards may take, plus a little for being in front."""
    value = float(final_count(s, seat)) - 0.4 * float(s.of(seat, HITS))
    if s.of(seat, STATUS) == ON_STATION:
        value -= danger(s, seat)
        if s.survivors(seat) == 1:
            value -= 0.5
        ahead: i64 = 0
        for other in range(s.seats):
            if other != seat and s.of(other, STATUS) == ON_STATION and front_rank(s, other) < front_rank(s, seat):
                ahead += 1
        value += 0.1 * float(ahead) / float(s.seats) * (2.0 if s.evac else 1.0)
    if s.of(seat, STUN_NEXT):
        value -= 0.25
    return value


def danger(s: State, seat: i64) -> float:
    """The chance that the next Nomia Card strikes this seat where it stands now."""
    nomia = s.pack.nomia
    at = s.of(seat, AT)
    front = at == s.edge_row(1)
    rear = at == s.edge_row(-1)
    cards: i64 = 0
    harm: i64 = 0
    for title in range(nomia.count):
        count = s.nomias(DECK, title)
        cards += count
        if nomia.red[title]:
            harm += count
    if cards == 0:
        return 0.0
    share = float(harm) / float(cards)
    edge = 0.0
    if front:
        edge += 0.35
    if rear:
        edge += 0.45
    if s.of(seat, MOVED) >= 4:
        edge += 0.05
    return share * edge
