"""The one door out: what a seat may know, and positions that agree with it."""

# mypyc: compile
from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.state import UNKNOWN, Observation
from ...core.step import Step
from .state import NONE, State, total


def observe(s: State, seat: i64) -> Observation:
    """Everything open and this seat's own hand; each field is listed here on purpose.

    The numbers of cards in the hands and in the deck are open, so they stand in `hidden`: hands first, deck last.
    """
    hands = vec[i64]([int(UNKNOWN)] * len(s.hands))
    picked = s.picked[:]
    sizes: list[int] = []
    for owner in range(s.seats):
        sizes.append(s.hand_size(owner))
        if owner == seat:
            for card in range(s.pack.cards):
                hands[owner * s.pack.cards + card] = s.held(owner, card)
        elif not s.revealed and picked[owner] != NONE:
            picked[owner] = UNKNOWN
    deck = vec[i64]([int(UNKNOWN)] * len(s.deck))
    stack: list[Step[Any]] = [step.seen_by(seat) for step in s.stack]
    view = State(
        stack, s.pack, s.seats, s.rounds, s.round_no, s.first, s.revealed, s.over,
        s.oil[:], s.glow[:], picked, hands, deck, s.discard[:], s.piers[:],
    )  # fmt: skip
    return Observation(seat, view, [*sizes, total(s.deck)])


def sample_state(observation: Observation, rng: Rng) -> State:
    """One of the positions this seat cannot tell apart: the unseen cards are dealt anew."""
    view = observation.view
    assert isinstance(view, State)
    s = view.clone()
    s.deck = unseen(s)
    for owner in range(s.seats):
        if s.held(owner, 0) != UNKNOWN:
            continue
        for card in range(s.pack.cards):
            s.hands[owner * s.pack.cards + card] = 0
        for _ in range(i64(observation.hidden[owner])):
            card = any_card(s.deck, rng)
            s.deck[card] -= 1
            s.hold(owner, card, 1)
        if s.picked[owner] == UNKNOWN:
            base = owner * s.pack.cards
            s.picked[owner] = any_card(s.hands[base : base + s.pack.cards], rng)
    return s


def unseen(s: State) -> vec[i64]:
    """The cards that are neither in the seat's own hand nor open on the table."""
    pool = s.pack.copies[:]
    for card in range(s.pack.cards):
        pool[card] -= s.discard[card]
    for owner in range(s.seats):
        if s.revealed and s.picked[owner] != NONE:
            pool[s.picked[owner]] -= 1
        if s.held(owner, 0) != UNKNOWN:
            for card in range(s.pack.cards):
                pool[card] -= s.held(owner, card)
    return pool


def any_card(pool: vec[i64], rng: Rng) -> i64:
    """One card of a pile given as counts, at random."""
    at = rng.below(total(pool))
    card: i64 = 0
    while at >= pool[card]:
        at -= pool[card]
        card += 1
    return card
