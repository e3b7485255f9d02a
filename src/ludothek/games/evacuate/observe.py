"""The one door out: what a seat may know, and positions that agree with it (EVC-STATION-03, ruling R-34)."""

# mypyc: compile
from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import count_bits
from ...core.chance import Rng
from ...core.state import UNKNOWN, Observation
from ...core.step import Step
from .state import (
    CARD,
    CARD_ID,
    CARDW,
    DECK,
    HAND,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_LINE,
    NONE,
    PLAYED,
    WIDTH,
    State,
)
from .station import ChooseStation, DrawStation


def knows(s: State, seat: i64, card: i64) -> bool:
    """Whether a seat (or, as seat -1, everybody) knows where a station card is."""
    if s.station[card] == IN_DECK:
        return False
    mask = s.knowers(card)
    return mask == 63 or (seat >= 0 and (mask >> seat) & 1 == 1)


def observe(s: State, seat: i64) -> Observation:
    """Everything open, and this seat's own secrets; each field is listed here on purpose."""
    hidden: i64 = 0
    station = vec[i64]([0] * int(2 * s.pack.station.count))
    for card in range(s.pack.station.count):
        if knows(s, seat, card):
            station[card] = s.station[card]
            station[s.pack.station.count + card] = s.knowers(card)
        else:
            station[card] = UNKNOWN
            hidden += 1 if s.station[card] == IN_DISCARD else 0
    line = s.line[:]
    for i in range(s.cards()):
        if not knows(s, seat, line[i * CARDW + CARD_ID]):
            line[i * CARDW + CARD_ID] = UNKNOWN
    runners = s.runners[:]
    for r in range(s.colours):
        picked = s.of(r, PLAYED) != NONE and s.of(r, CARD) == NONE
        if picked and r != seat:
            runners[r * WIDTH + PLAYED] = UNKNOWN
    top = s.top
    if top != NONE and not (seat >= 0 and (s.top_known >> seat) & 1):
        top = UNKNOWN
    stack: list[Step[Any]] = [step.seen_by(seat) for step in s.stack]
    view = State(
        stack, s.pack, s.seats, s.colours, s.full, s.arrow, s.first, s.round_no, s.extra, s.draws, s.deaths, s.evac,
        s.card, s.cancelled, s.redraw, s.redirect, s.pending, top, s.top_known, s.bottom, s.over, s.winners,
        runners, line, station, s.nomia[:], s.neutral[:],
    )  # fmt: skip
    return Observation(seat, view, [int(hidden)])


def sample_state(observation: Observation, rng: Rng) -> State:
    """One of the positions this seat cannot tell apart, drawn at random."""
    view = observation.view
    assert isinstance(view, State)
    s = view.clone()
    unseen = shuffled_unseen(s, rng)
    for i in range(s.cards()):
        base = i * CARDW
        if s.line[base + CARD_ID] == UNKNOWN:
            s.line[base + CARD_ID] = deal(s, unseen, IN_LINE)
    for i, step in enumerate(s.stack):
        if isinstance(step, DrawStation) and step.held == UNKNOWN:
            s.stack[i] = DrawStation(step.player, step.owner, step.end, deal(s, unseen, IN_HAND))
        elif isinstance(step, ChooseStation) and step.low == UNKNOWN:
            a = deal(s, unseen, IN_HAND)
            b = deal(s, unseen, IN_HAND)
            s.stack[i] = ChooseStation(step.player, step.end, min(a, b), max(a, b))
    for _ in range(i64(observation.hidden[0])):
        deal(s, unseen, IN_DISCARD)
    for r in range(s.colours):
        if s.of(r, PLAYED) == UNKNOWN:
            s.put(r, PLAYED, any_card(s.of(r, HAND), rng))
    if s.top == UNKNOWN:
        s.top = any_title(s, rng)
    return s


def shuffled_unseen(s: State, rng: Rng) -> list[int]:
    """The cards whose place this seat does not know, in random order; they go back into the deck first."""
    unseen: list[int] = []
    for card in range(s.pack.station.count):
        if s.station[card] == UNKNOWN:
            s.station[card] = IN_DECK
            unseen.append(card)
    i = len(unseen) - 1
    while i > 0:
        j = int(rng.below(i + 1))
        unseen[i], unseen[j] = unseen[j], unseen[i]
        i -= 1
    return unseen


def deal(s: State, unseen: list[int], place: i64) -> i64:
    card: i64 = unseen.pop()
    s.station[card] = place
    return card


def any_card(cards: i64, rng: Rng) -> i64:
    """One bit of a mask, at random."""
    at = rng.below(count_bits(cards))
    card: i64 = 0
    while True:
        if (cards >> card) & 1:
            if at == 0:
                return card
            at -= 1
        card += 1


def any_title(s: State, rng: Rng) -> i64:
    """A title from the top of the Nomia Deck; a transport at the bottom comes last."""
    transport = s.pack.nomia.transport
    total = s.nomias_in(DECK)
    skip = s.nomias(DECK, transport) if s.bottom and total > s.nomias(DECK, transport) else i64(0)
    at = rng.below(total - skip)
    for title in range(s.pack.nomia.count):
        if skip and title == transport:
            continue
        at -= s.nomias(DECK, title)
        if at < 0:
            return title
    return transport
