"""What must be true of every position; tests and the long random runs look here."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from .state import (
    ASIDE,
    BEFORE,
    CARGO,
    CARGO_FACTORY,
    CARGO_PEOPLE,
    CHIPS,
    COLOURS,
    COMPLETED,
    DONE,
    DRAFT,
    EXTRA,
    FACTORY,
    GOALS,
    HALF,
    HELD,
    IN_DECK,
    IN_ROW,
    LANE,
    NONE,
    O_BOX,
    O_HELD,
    OBJECTIVE,
    ON_OLD,
    OUT,
    PLAYED,
    POPULATION,
    POWERS,
    PRODUCTION,
    PROGRESS,
    RECEIVED,
    RESERVE,
    SETTLED,
    SETTLERS,
    SHOWN,
    SITES,
    STEP,
    STOCK,
    TAKEN,
    TECH_FACES,
    TILE,
    TOKENS_DOWN,
    TOKENS_UP,
    UNDER,
    State,
)
from .tables import INFRASTRUCTURE, KINDS, LAND_SITES, LANES, SLOTS, STADIUMS, TILES, YEARS

FACTORIES = 4  # of each kind
TOKENS = 2


def violations(s: State) -> list[str]:
    return [*_rows(s), *_land(s), *_colours(s), *_goals(s), *_actions(s), *_board(s)]


def name(s: State, colour: int) -> str:
    return COLOURS[colour] if colour < s.seats else f"robot {colour}"


def _rows(s: State) -> Iterator[str]:
    """Every card of the rows is in exactly one place."""
    open_cards = [int(s.row(market, slot)) for market in range(3) for slot in range(int(SLOTS))]
    lying = [card for card in open_cards if card != NONE]
    if len(set(lying)) != len(lying):
        yield f"a card lies in the rows twice: {open_cards}"
    placed = [card for card in range(int(s.pack.cards)) if s.place[card] == IN_ROW]
    if sorted(lying) != placed:
        yield f"the rows show {sorted(lying)}, the places say {placed}"
    for market in range(3):
        row = open_cards[market * int(SLOTS) : (market + 1) * int(SLOTS)]
        if any(before == NONE and after != NONE for before, after in pairwise(row)):
            yield f"there is a gap in row {market}: {row}"
        if any(s.market_of(card) != market for card in row if card != NONE):
            yield f"a card lies in the wrong row {market}: {row}"
    known = {int(place) for place in (IN_DECK, IN_ROW, ASIDE, OUT, EXTRA, TAKEN)}
    under = [int(place) for place in (s.place[card] for card in range(int(s.pack.cards))) if place >= UNDER]
    if len(set(under)) != len(under) or any(place >= UNDER + s.under for place in under):
        yield f"cards under the decks have the numbers {under}, and {s.under} have gone there"
    for card in range(int(s.pack.cards)):
        place = int(s.place[card])
        if place not in known and not HELD <= place < HELD + 4 * s.count() and place < UNDER:
            yield f"card {card} is nowhere: {place}"
        if s.market_of(card) == STADIUMS and HELD <= place < UNDER and (place - HELD) % 4 == PLAYED:
            yield f"stadium {card} flies back"


def _land(s: State) -> Iterator[str]:
    """What stands on the map is what its owners have settled."""
    sites = int(s.pack.sites)
    settling = any(step.code == "settle.factory" for step in s.stack)  # then some factories are still to be placed
    for site in range(sites):
        owner = int(s.land[site])
        if not NONE <= owner < s.count():
            yield f"site {site} belongs to {owner}"
        packed = int(s.land[sites + site])
        stands = (packed & 7) + ((packed >> 3) & 7) + (packed >> 6)
        spots = int(s.pack.site_factories[site]) if 0 <= owner < s.seats else 0
        if stands > spots or (stands < spots and not settling):
            yield f"on site {site} of {owner} stand {stands} factories"
    for seat in range(int(s.seats)):
        own = [site for site in range(sites) if s.land[site] == seat]
        if s.of(seat, SETTLERS) != sum(int(s.pack.site_people[site]) for site in own):
            yield f"{name(s, seat)} has {s.of(seat, SETTLERS)} settlers on the sites {own}"
        for kind in range(int(KINDS)):
            stands = sum((int(s.land[sites + site]) >> (3 * kind)) & 7 for site in own)
            if s.of(seat, SETTLED + kind) != stands:
                yield f"{name(s, seat)} has {s.of(seat, SETTLED + kind)} settled factories of kind {kind}, not {stands}"


NEVER_NEGATIVE = [
    *range(int(STOCK), int(STOCK) + 6),
    *range(int(PRODUCTION), int(PRODUCTION) + 3),
    *range(int(RESERVE), int(RESERVE) + 3),
    *range(int(FACTORY), int(FACTORY) + 6),
    *range(int(CARGO), int(CARGO) + 3),
    *range(int(CARGO_FACTORY), int(CARGO_FACTORY) + 3),
    *[int(field) for field in (POPULATION, SETTLERS, CARGO_PEOPLE, CHIPS, TOKENS_UP, TOKENS_DOWN, SITES)],
]


def _colours(s: State) -> Iterator[str]:
    for colour in range(int(s.count())):
        who = name(s, colour)
        for field in NEVER_NEGATIVE:
            if s.of(colour, field) < 0:
                yield f"{who} has {s.of(colour, field)} in field {field}"
        for marker in range(2):
            step, lane = s.of(colour, STEP + marker), s.of(colour, LANE + marker)
            if not (0 <= step <= s.pack.last and 0 <= lane < LANES):
                yield f"{who} has a progress marker at {step}, lane {lane}"
        if colour < s.seats:
            yield from _player(s, colour, who)


def _player(s: State, seat: int, who: str) -> Iterator[str]:
    for kind in range(int(KINDS)):
        fields = (RESERVE, FACTORY, FACTORY + KINDS, SETTLED, CARGO_FACTORY)
        tiles = sum(int(s.of(seat, field + kind)) for field in fields)
        if tiles != FACTORIES:
            yield f"{who} has {tiles} factory tiles of kind {kind}"
    if s.of(seat, SITES) >> LAND_SITES:
        yield f"{who} has sites that do not exist"
    if s.of(seat, TOKENS_UP) + s.of(seat, TOKENS_DOWN) > TOKENS:
        yield f"{who} has too many productivity tokens"
    if s.phase != PROGRESS and abs(int(s.passed(seat, 0)) - int(s.passed(seat, 1))) > 1:
        yield f"{who} has more than one transition between the markers"
    if s.of(seat, RECEIVED) + s.of(seat, RECEIVED + 1) > YEARS:
        yield f"{who} has received too many bonuses"
    yield from _technologies(s, seat, who)
    done = int(s.of(seat, COMPLETED))
    first = int(s.pack.first[INFRASTRUCTURE])
    for i in range(int(s.pack.count[INFRASTRUCTURE])):
        if (done >> i) & 1 and not s.holds(seat, PLAYED, first + i):
            yield f"{who} has completed card {first + i} without playing it"


def _technologies(s: State, seat: int, who: str) -> Iterator[str]:
    done, half = int(s.of(seat, DONE)), int(s.of(seat, HALF))
    if done & half:
        yield f"{who} has a technology that is half and fully developed"
    if (done >> 3) & ~done or ((done | half) >> 3) & ~done:
        yield f"{who} has worked on a technology above one that is not developed"
    tiles = [int(s.of(seat, TILE + at)) for at in range(int(TILES)) if (done >> at) & 1]
    powers = faces = 0
    for tile in tiles:
        powers |= int(s.pack.tile_powers[tile])
        faces += int(s.pack.tile_faces[tile])
    if powers != s.of(seat, POWERS) or faces != s.of(seat, TECH_FACES):
        yield f"{who}'s technologies give powers {powers} and faces {faces}"


def _goals(s: State) -> Iterator[str]:
    """No goal card is in two hands, and only what one has can have been shown."""
    seen = 0
    for colour in range(int(s.count())):
        for field in (GOALS, DRAFT):
            mask = int(s.of(colour, field))
            if mask & seen:
                yield f"goal cards {mask & seen:b} are in two hands"
            seen |= mask
        if s.of(colour, SHOWN) & ~s.of(colour, GOALS):
            yield f"{name(s, colour)} has shown a goal card of somebody else"
        if s.points and s.phase != BEFORE and colour < s.seats and int(s.of(colour, GOALS)).bit_count() != 3:
            yield f"{name(s, colour)} has the goals {int(s.of(colour, GOALS)):b}"


def _actions(s: State) -> Iterator[str]:
    """No action card is lost or doubled."""
    if not s.advanced:
        return
    actions = int(s.pack.actions)
    piles = len(s.hands) // actions
    for design in range(actions):
        counts = [int(s.hands[pile * actions + design]) for pile in range(piles)]
        if min(counts) < 0 or sum(counts) != s.pack.copies[design]:
            yield f"of action card {design} there are {counts}"


def _board(s: State) -> Iterator[str]:
    if s.phase != BEFORE:
        order = [int(s.turn(k)) for k in range(int(s.count()))]
        if sorted(order) != list(range(int(s.count()))):
            yield f"the turn order is {order}"
        drawn = [o for o in range(int(s.pack.objectives)) if s.board[OBJECTIVE + o] != O_BOX]
        if len(drawn) != (3 if s.objectives else 0):
            yield f"the objectives {drawn} are in the game"
    for objective in range(int(s.pack.objectives)):
        if s.board[OBJECTIVE + objective] >= O_HELD + 2 * s.seats:
            yield f"objective {objective} belongs to nobody who plays"
    if s.solo_deck >> s.pack.solo_cards:
        yield f"the solo deck is {s.solo_deck:b}"
    if s.over and s.stack:
        yield "the game is over, but something is pending"
    for seat in range(int(s.seats), 4):
        if s.place[s.pack.starting[seat]] == HELD + 4 * seat + ON_OLD:
            yield f"the starting stadium of {COLOURS[seat]} is in the game"
