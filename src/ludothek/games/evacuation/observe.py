"""The one door out: what a seat may know, and positions that agree with it (EVA-AMB-48).

Hidden are the goal cards of others, their hands and tucked cards, and so what is left in the action deck. The decks of
the three rows and the solo deck have no order in the position: chance deals.
"""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import count_bits
from ...core.chance import Rng
from ...core.state import UNKNOWN, Observation
from ...core.step import Step
from .advanced import PlayCard
from .goals import G_GREATER, G_LESSER
from .state import DRAFT, GOALS, HAND, RECEIVED, SHOWN, TUCKED, WIDTH, State

# `hidden` holds counts that everybody knows: of each colour its goal cards and those in its draft hand, then of each
# seat its hand and its tucked cards, then the cards of the action deck.
COUNTS: Final[i64] = 2


def observe(s: State, seat: i64) -> Observation:
    """Everything open, and this seat's own secrets; each field is listed here on purpose."""
    hidden: list[int] = []
    colours = s.colours[:]
    for colour in range(s.count()):
        hidden.append(count_bits(s.of(colour, GOALS)))
        hidden.append(count_bits(s.of(colour, DRAFT)))
        if colour == seat or s.over:
            continue
        if s.of(colour, GOALS):
            colours[colour * WIDTH + GOALS] = UNKNOWN
        if s.of(colour, DRAFT):
            colours[colour * WIDTH + DRAFT] = UNKNOWN
    hands = s.hands[:]
    if s.advanced:
        for owner in range(s.seats):
            for pile in range(HAND, TUCKED + 1):
                start = s.pile(owner, pile)
                hidden.append(s.cards_in(start))
                if owner != seat and s.cards_in(start) > 0:
                    hide(s, hands, start)
        hidden.append(s.cards_in(s.deck()))
        hide(s, hands, s.deck())
    stack: list[Step[Any]] = [step.seen_by(seat) for step in s.stack]
    view = State(
        stack, s.pack, s.seats, s.robots, s.points, s.advanced, s.generous, s.objectives, s.lines, s.faceless,
        s.year, s.phase, s.trigger, s.trigger_phase, s.under, s.solo_deck, s.solo_top, s.solo_tile, s.over,
        colours, s.place[:], s.board[:], s.land[:], hands,
    )  # fmt: skip
    return Observation(seat, view, hidden)


def hide(s: State, hands: vec[i64], start: i64) -> None:
    """A pile whose cards this seat cannot see."""
    for design in range(s.pack.actions):
        hands[start + design] = UNKNOWN


def sample_state(observation: Observation, rng: Rng) -> State:
    """One of the positions this seat cannot tell apart: the unseen cards are dealt anew."""
    view = observation.view
    assert isinstance(view, State)
    s = view.clone()
    deal_goals(s, observation.hidden, rng)
    if s.advanced:
        deal_hands(s, observation.hidden, rng)
    return s


# -- goal cards ---------------------------------------------------------------------------------------------


def deal_goals(s: State, hidden: list[int], rng: Rng) -> None:
    """Goal cards that have been shown stay where they are; the others come from all that this seat cannot see."""
    unseen = (i64(1) << s.pack.goals) - 1
    for colour in range(s.count()):
        unseen &= ~s.of(colour, SHOWN)
        for field in (GOALS, DRAFT):
            if s.of(colour, field) != UNKNOWN:
                unseen &= ~s.of(colour, field)
    for colour in range(s.count()):
        if s.of(colour, GOALS) == UNKNOWN:
            kept = s.of(colour, SHOWN)
            while count_bits(kept) < hidden[COUNTS * colour]:
                goal = any_goal(unseen & ~surely_not(s, colour), rng)
                unseen &= ~goal
                kept |= goal
            s.put(colour, GOALS, kept)
    for colour in range(s.count()):
        if s.of(colour, DRAFT) == UNKNOWN:
            kept = 0
            while count_bits(kept) < hidden[COUNTS * colour + 1]:
                goal = any_goal(unseen, rng)
                unseen &= ~goal
                kept |= goal
            s.put(colour, DRAFT, kept)


def surely_not(s: State, colour: i64) -> i64:
    """EVA-POINTS-15: goal cards that the player would have had to show."""
    cards: i64 = 0
    for goal in range(s.pack.goals):
        kind = s.pack.goal_kind[goal]
        if (kind == G_LESSER and s.of(colour, RECEIVED) > 0) or (kind == G_GREATER and s.of(colour, RECEIVED + 1) > 0):
            cards |= i64(1) << goal
    return cards


def any_goal(mask: i64, rng: Rng) -> i64:
    """One bit of a mask, at random."""
    at = rng.below(count_bits(mask))
    goal: i64 = 0
    while True:
        if (mask >> goal) & 1:
            if at == 0:
                return i64(1) << goal
            at -= 1
        goal += 1


# -- action cards -------------------------------------------------------------------------------------------


def deal_hands(s: State, hidden: list[int], rng: Rng) -> None:
    """What is neither open nor this seat's own is dealt to the unseen piles; the rest is the deck."""
    actions = s.pack.actions
    pool = s.pack.copies[:]
    for at in range(i64(len(s.hands))):
        if s.hands[at] != UNKNOWN:
            pool[at % actions] -= s.hands[at]
    played = announced(s)
    if played is not None:
        pool[played.design] -= 1
    for owner in range(s.seats):
        for pile in range(HAND, TUCKED + 1):
            start = s.pile(owner, pile)
            if s.hands[start] != UNKNOWN:
                continue
            for design in range(actions):
                s.hands[start + design] = 0
            left: i64 = hidden[COUNTS * (s.count() + owner) + pile]
            if played is not None and played.player == owner and pile == HAND:
                s.hands[start + played.design] = 1
                left -= 1
            for _ in range(left):
                design = any_card(pool, rng)
                pool[design] -= 1
                s.hands[start + design] += 1
    for design in range(actions):
        s.hands[s.deck() + design] = pool[design]


def announced(s: State) -> PlayCard | None:
    """A card that another player is about to play and still holds: everybody knows it."""
    for step in s.stack:
        if isinstance(step, PlayCard) and s.hands[s.pile(step.player, HAND)] == UNKNOWN:
            return step
    return None


def any_card(pool: vec[i64], rng: Rng) -> i64:
    """One card of a pile given as counts, at random."""
    total: i64 = 0
    for design in range(i64(len(pool))):
        total += pool[design]
    at = rng.below(total)
    card: i64 = 0
    while at >= pool[card]:
        at -= pool[card]
        card += 1
    return card
