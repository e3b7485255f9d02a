"""The bots' judgement of a position: from 0 (lost) to 1 (won) for one seat."""

# mypyc: compile
from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import count_bits
from ...core.effects import ForEach
from ...core.network import Network
from ...core.weights import Weights
from .ending import final_count, front_rank, is_doomed
from .features import features
from .state import AT, DECK, HITS, ON_STATION, OUT, PILE, STATUS, STUN_NEXT, STUNNED, State
from .tables import ON_NOMIA_EFFECT

# Places in the list of weights; the numbers are in weights.toml, in Survivors unless they say otherwise.
SHARP: Final[i64] = 0  # how much one Survivor more is worth as odds, at the start
SHARP_LATE: Final[i64] = 1  # and how much that grows until Evac Ready
DANGER: Final[i64] = 2
SPREAD: Final[i64] = 3  # rows by which two runners drift apart in a round
TIE: Final[i64] = 4  # being in front when the transport comes
LAST: Final[i64] = 5  # having nobody but the runner
HIT: Final[i64] = 6
STUN: Final[i64] = 7
PILED: Final[i64] = 8  # how much a discarded Nomia Card counts against one in the deck
NAMES: Final = ("sharp", "sharp-late", "danger", "spread", "tie", "last", "hit", "stun", "piled")


def evaluate(s: State, seat: i64, weights: Weights) -> float:
    """The odds of a seat among all that can still win, by what they bring home and what threatens them."""
    w = weights.values
    if weights.network is not None:
        return learned(s, seat, weights.network)
    if s.over:
        return 1.0 if (s.winners >> seat) & 1 else 0.0
    if is_doomed(s, seat):
        return 0.5 - 0.1 * others_left(s, seat) / float(s.seats)
    if s.of(seat, STATUS) == OUT:
        return 0.0
    front, rear = threats(s, w)
    sharp = w[SHARP] + w[SHARP_LATE] * ripeness(s)
    total = 0.0
    mine = 0.0
    for other in range(s.seats):
        if s.of(other, STATUS) != OUT and not is_doomed(s, other):
            odds = exp(sharp * strength(s, w, other, front, rear))
            total += odds
            if other == seat:
                mine = odds
    return 0.02 + 0.96 * mine / total


def learned(s: State, seat: i64, network: Network) -> float:
    """The odds as a network sees them that has learned from played games; a shared win is a share."""
    if s.over:
        return 1.0 / float(count_bits(s.winners)) if (s.winners >> seat) & 1 else 0.0
    return 1.0 / (1.0 + exp(-network.value(features(s, seat))))


def others_left(s: State, seat: i64) -> float:
    left: i64 = 0
    for other in range(s.seats):
        if other != seat:
            left += s.survivors(other) * 2 + (3 if s.of(other, STATUS) != OUT else 0)
    return float(left) / 10.0


def ripeness(s: State) -> float:
    """How near the end is: 0 at the start, 1 at Evac Ready."""
    ready = s.pack.ready[s.seats]
    return 1.0 if s.evac or s.deaths >= ready else float(s.deaths) / float(ready)


def threats(s: State, w: vec[float]) -> tuple[float, float]:
    """How likely the next Nomia Card strikes the front row, and how likely the rear row."""
    nomia = s.pack.nomia
    cards = 0.0
    front = 0.0
    rear = 0.0
    for title in range(nomia.count):
        count = float(s.nomias(DECK, title)) + w[PILED] * float(s.nomias(PILE, title))
        cards += count
        number = s.pack.nomia_ability(ON_NOMIA_EFFECT, title)
        if count == 0.0 or not nomia.red[title] or number < 0:
            continue
        effect = s.pack.abilities[number].effect
        if not isinstance(effect, ForEach):
            continue
        word = effect.selector.word
        if word == "front-row" or word == "front-and-rear":
            front += count
        if word == "rear-row" or word == "front-and-rear":
            rear += count
    if cards == 0.0:
        return 0.0, 0.0
    return front / cards, rear / cards


def strength(s: State, w: vec[float], seat: i64, front: float, rear: float) -> float:
    """Survivors that would be brought home now, less what is likely to be lost next."""
    value = float(final_count(s, seat)) - w[HIT] * float(s.of(seat, HITS))
    if s.of(seat, STATUS) != ON_STATION:
        return value + 0.5
    if s.survivors(seat) == 1:
        value -= w[LAST]
    first, last, before = standing(s, w, seat)
    value -= w[DANGER] * (front * first + rear * last)
    value += w[TIE] * before * ripeness(s)
    if s.of(seat, STUN_NEXT) or s.of(seat, STUNNED):
        value -= w[STUN]
    return value


def standing(s: State, w: vec[float], seat: i64) -> tuple[float, float, float]:
    """How likely a runner is in the front row and in the rear row a round from now, and the share of players behind."""
    first = 1.0
    last = 1.0
    mine = s.of(seat, AT) * s.arrow
    behind: i64 = 0
    for other in range(s.colours):
        if other == seat or s.of(other, STATUS) != ON_STATION:
            continue
        ahead = float(mine - s.of(other, AT) * s.arrow)
        first *= 1.0 / (1.0 + exp((-0.5 - ahead) / w[SPREAD] * 1.7))
        last *= 1.0 / (1.0 + exp((ahead - 0.5) / w[SPREAD] * 1.7))
        if s.is_player(other) and front_rank(s, other) < front_rank(s, seat):
            behind += 1
    return first, last, float(behind) / float(s.seats - 1)
