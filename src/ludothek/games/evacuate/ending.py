"""How a game ends: the transport, the Nomias, and those who win in their own way (EVC-WIN)."""

# mypyc: compile
from __future__ import annotations

from mypy_extensions import i64

from ...core.bits import count_bits
from .state import ABOARD, AT, CIVILIZATION, DEAD, HITS, JARS, NONE, ON_STATION, OUT, POOL, STATUS, TOKEN, State


def finish(s: State, winners: i64) -> None:
    """End the game at once: nothing that is pending happens any more."""
    s.over = 1
    s.winners = winners
    s.draws = 0
    s.stack.clear()
    s.note("ended", winners)


def final_count(s: State, seat: i64) -> i64:
    """EVC-WIN-02: what a player brings home, specimens included."""
    if s.of(seat, STATUS) == OUT:
        return 0
    return s.survivors(seat) + count_bits(s.of(seat, JARS))


def is_doomed(s: State, seat: i64) -> bool:
    """Whether this player can win only when everybody perishes."""
    return s.pack.civilization.doom[s.of(seat, CIVILIZATION)] == 1


def front_rank(s: State, seat: i64) -> i64:
    """How far in front a runner is along the Arrow; aboard a ship loses every comparison."""
    return -1_000_000 if s.of(seat, STATUS) == ABOARD else s.of(seat, AT) * s.arrow


def transport_arrives(s: State) -> None:
    """EVC-WIN-01 to -04: most Survivors, then closest to the front, then shared."""
    best: i64 = 0
    rank: i64 = 0
    winners: i64 = 0
    for seat in range(s.seats):
        count = final_count(s, seat)
        if count == 0 or is_doomed(s, seat):
            continue
        front = front_rank(s, seat)
        if count > best or (count == best and front > rank):
            best = count
            rank = front
            winners = i64(1) << seat
        elif count == best and front == rank:
            winners |= i64(1) << seat
    finish(s, winners)


def after_departure(s: State) -> None:
    """EVC-WIN-05 to -07: tested as soon as a player has nobody left on the Station."""
    runners: i64 = 0
    last: i64 = NONE
    aboard: i64 = 0
    doomed: i64 = 0
    for seat in range(s.seats):
        status = s.of(seat, STATUS)
        if is_doomed(s, seat):
            doomed |= i64(1) << seat
        if status == ABOARD:
            aboard |= i64(1) << seat
        elif status == ON_STATION:
            runners += 1
            last = seat
    if runners == 0:
        finish(s, aboard if aboard else doomed)
    elif runners == 1 and doomed == i64(1) << last and aboard == 0:
        perish(s, last)
        finish(s, doomed)


def perish(s: State, seat: i64) -> None:
    """The doomed win with the Nomias: their own remaining Survivors are lost as well."""
    count = 1 + s.of(seat, POOL)
    s.add(seat, DEAD, count)
    s.deaths += count
    s.put(seat, POOL, 0)
    s.put(seat, TOKEN, 0)
    s.put(seat, HITS, 0)
    s.put(seat, STATUS, OUT)
    s.note("doomed", seat)
