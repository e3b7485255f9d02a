"""What the learned judgement sees of a position in a game for points: counts of one player's things, and the time.

The network that makes points of them is in judgement.json. Nothing here is a rule.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import count_bits
from .goals import GOAL_KINDS, TIERS, all_goal_points, goal_count
from .lines import line_points
from .objectives import objective_points
from .points import chip_points, face_points, production_points, site_points, stadium_points
from .production import old_world
from .requirements import met
from .settle import factories, open_biome, symbols
from .state import (
    ACTION,
    ACTIONS,
    BEFORE,
    BONUS,
    BONUSES,
    CARGO,
    CARGO_FACTORY,
    CARGO_PEOPLE,
    COMPLETED,
    DONE,
    FACE_UP,
    FACTORY,
    FLYING,
    GOALS,
    HALF,
    HAND,
    HELD,
    IN_HAND,
    ON_NEW,
    ON_OLD,
    PASSED,
    PLAYED,
    POPULATION,
    POWERS,
    PROGRESS,
    SETTLED,
    SETTLERS,
    SITES,
    STEP,
    TRANSPORT,
    State,
)
from .stowing import flight
from .tables import (
    BEND_POWER,
    ENERGY,
    FOOD,
    INFRASTRUCTURE,
    KIND_WORDS,
    KINDS,
    LAND_SITES,
    NEW,
    OLD,
    POWER_WORDS,
    SHIPS,
    STADIUMS,
    STEEL,
    WORLD_WORDS,
    YEARS,
)

HEAP: Final[i64] = 4  # resources of a kind beyond which further ones are worth less

NAMES: Final = (
    *[f"year-{year}" for year in (1, 2, 3, 4)],
    *[f"late-{year}" for year in (1, 2, 3, 4)],
    "acting",
    "before-progress",
    "before-bonuses",
    "advanced",
    "generous",
    "alone",
    "production-points",
    "goal-points",
    "site-points",
    "stadium-points",
    "chip-points",
    "face-points",
    "module-points",
    "lowest",
    "middle",
    "highest",
    *[f"{kind}-production" for kind in KIND_WORDS],
    *[f"{kind}-old-production" for kind in KIND_WORDS],
    *[f"{kind}-{world}" for world in WORLD_WORDS for kind in KIND_WORDS],
    *[f"{kind}-{world}-heap" for world in WORLD_WORDS for kind in KIND_WORDS],
    "people",
    "many-people",
    "paid-people",
    "factories-new",
    "factories-old",
    *[f"{kind}-settled" for kind in KIND_WORDS],
    "settlers",
    "settled",
    "ships-old",
    "ships-new",
    "bays-old",
    "bays-new",
    "slots",
    "unfuelled",
    "people-sites",
    "works-sites",
    "stadiums-new",
    "stadiums-old",
    "faces",
    "front-marker",
    "rear-marker",
    *[f"opened-{n}" for n in (1, 2, 3)],
    "sun",
    "dome",
    "power",
    "bonus-near",
    "bonus-sure",
    "tiles-1",
    "tiles-2",
    "tiles-3",
    "half-tiles",
    "cards-ready",
    "cards-waiting",
    "cards-laid",
    "hungry-next",
    "hungry-later",
    "stadiums-short",
    "actions",
    "passed",
    "hand",
    "hand-power",
    "near-goals",
    *[f"goal-{kind}" for kind in GOAL_KINDS],
    *[f"count-{kind}" for kind in GOAL_KINDS],
    *[f"can-{word.replace(' ', '-')}" for word in POWER_WORDS],
)
COUNT: Final[i64] = i64(len(NAMES))
ZEROS: Final = vec[float]([0.0 for _ in NAMES])


def features(s: State, seat: i64) -> vec[float]:
    """The counts, in the order of NAMES."""
    f = ZEROS[:]
    at = time_features(s, seat, f, 0)
    at = score_features(s, seat, f, at)
    at = stock_features(s, seat, f, at)
    at = settling_features(s, seat, f, at)
    at = ship_features(s, seat, f, at)
    at = progress_features(s, seat, f, at)
    at = card_features(s, seat, f, at)
    at = need_features(s, seat, f, at)
    at = goal_features(s, seat, f, at)
    powers = s.of(seat, POWERS)
    for bit in range(i64(len(POWER_WORDS))):
        if (powers >> bit) & 1:
            f[at + bit] = 1.0
    return f


def time_features(s: State, seat: i64, f: vec[float], at: i64) -> i64:
    """The year and how much of it is over; a player who has acted much or passed is nearer its end."""
    year = s.year - 1 if s.year > 0 else i64(0)
    late = 0.0
    if s.phase == ACTION:
        late = 0.1 + (0.5 if s.of(seat, PASSED) else 0.0)
        f[at + 8] = 1.0
    elif s.phase > ACTION:
        late = 0.7 if s.phase <= TRANSPORT else 0.8 if s.phase <= PROGRESS else 0.9 if s.phase <= BONUSES else 1.0
    f[at + year] = 1.0
    f[at + 4 + year] = late
    f[at + 9] = float(s.phase > BEFORE and s.phase < PROGRESS)
    f[at + 10] = float(s.phase > BEFORE and s.phase < BONUSES)
    f[at + 11] = float(s.advanced)
    f[at + 12] = float(s.generous)
    f[at + 13] = float(s.seats == 1)
    return at + 14


def score_features(s: State, seat: i64, f: vec[float], at: i64) -> i64:
    f[at] = float(production_points(s, seat))
    f[at + 1] = float(all_goal_points(s, seat))
    f[at + 2] = float(site_points(s, seat))
    f[at + 3] = float(stadium_points(s, seat))
    f[at + 4] = float(chip_points(s, seat))
    f[at + 5] = float(face_points(s, seat))
    f[at + 6] = float(objective_points(s, seat) + line_points(s, seat))
    return at + 7


def stock_features(s: State, seat: i64, f: vec[float], at: i64) -> i64:
    food = s.produces(seat, FOOD)
    steel = s.produces(seat, STEEL)
    energy = s.produces(seat, ENERGY)
    low = min(food, steel, energy)
    high = max(food, steel, energy)
    f[at] = float(low)
    f[at + 1] = float(food + steel + energy - low - high)
    f[at + 2] = float(high)
    f[at + 3] = float(food)
    f[at + 4] = float(steel)
    f[at + 5] = float(energy)
    at += 6
    for kind in range(KINDS):
        f[at + kind] = float(old_world(s, seat, kind))
        for world in range(i64(2)):
            n = s.stock(seat, world, kind) + (s.of(seat, CARGO + kind) if world == NEW else 0)
            f[at + 3 + world * KINDS + kind] = float(n if n < HEAP else HEAP)
            f[at + 9 + world * KINDS + kind] = float(0 if n < HEAP else n - HEAP)
    return at + 15


def settling_features(s: State, seat: i64, f: vec[float], at: i64) -> i64:
    people = s.of(seat, POPULATION) + s.of(seat, CARGO_PEOPLE)
    steel = s.stock(seat, NEW, STEEL) + s.of(seat, CARGO + STEEL)
    f[at] = float(people if people < HEAP else HEAP)
    f[at + 1] = float(0 if people < HEAP else people - HEAP)
    f[at + 2] = float(people if people < steel else steel)
    works = factories(s, seat)
    old: i64 = 0
    for kind in range(KINDS):
        works += s.of(seat, CARGO_FACTORY + kind)
        old += s.of(seat, FACTORY + OLD * KINDS + kind)
        f[at + 5 + kind] = float(s.of(seat, SETTLED + kind))
    f[at + 3] = float(works)
    f[at + 4] = float(old)
    f[at + 8] = float(s.of(seat, SETTLERS))
    held: i64 = 0
    for site in range(s.pack.sites):
        if s.land[site] == seat:
            held += 1
    f[at + 9] = float(held)
    return at + 10


def ship_features(s: State, seat: i64, f: vec[float], at: i64) -> i64:
    sites = s.of(seat, SITES)
    lands: i64 = 0
    for site in range(LAND_SITES):
        if (sites >> site) & 1:
            lands |= s.pack.ow_land[site]
            if s.pack.ow_people[site]:
                f[at + 6] += 1.0
            else:
                f[at + 7] += 1.0
    energy = s.stock(seat, OLD, ENERGY)
    low = HELD + seat * 4
    first = s.pack.first[SHIPS]
    for ship in range(first, first + s.pack.count[SHIPS]):
        where = s.place[ship] - low
        if where < 0 or where > 3:
            continue
        bays = 0.0
        for i in range(i64(2)):
            if s.pack.bay[ship * 2 + i] & lands:
                bays += 1.0
        if where == ON_OLD:
            f[at] += 1.0
            f[at + 2] += bays
            f[at + 4] += float(s.pack.buildings[ship])
            energy -= flight(s, seat, ship)
            if energy < 0:
                f[at + 5] += 1.0
        else:
            f[at + 1] += 1.0
            f[at + 3] += bays
    f[at + 8] = float(s.owned(seat, STADIUMS, ON_NEW) + s.owned(seat, STADIUMS, FLYING))
    f[at + 9] = float(s.owned(seat, STADIUMS, ON_OLD))
    f[at + 10] = float(s.faces(seat))
    return at + 11


def progress_features(s: State, seat: i64, f: vec[float], at: i64) -> i64:
    one = s.of(seat, STEP)
    two = s.of(seat, STEP + 1)
    f[at] = float(max(one, two))
    f[at + 1] = float(min(one, two))
    opened = open_biome(s, seat)
    for n in range(i64(3)):
        if opened > n:
            f[at + 2 + n] = 1.0
    shown = symbols(s, seat)
    f[at + 5] = float(shown & 1)
    f[at + 6] = float((shown >> 1) & 1)
    if s.phase > BEFORE and s.phase < PROGRESS:
        power = s.group_power(seat) + shown_power(s, seat)
        f[at + 7] = float(power)
        bonus_features(s, seat, power, f, at + 8)
    return at + 10


def shown_power(s: State, seat: i64) -> i64:
    if not s.advanced:
        return 0
    total: i64 = 0
    base = s.pile(seat, FACE_UP)
    for design in range(s.pack.actions):
        if s.hands[base + design] > 0:
            total += s.hands[base + design] * s.pack.power_low[design]
    return total


def bonus_features(s: State, seat: i64, power: i64, f: vec[float], at: i64) -> None:
    """The year's bonus: within reach, and had for sure as things stand."""
    card = s.board[BONUS + s.year - 1]
    if card < 0:
        return
    passed = s.of(seat, PASSED) != 0
    slack: i64 = 2 if s.has(seat, BEND_POWER) else 0
    near = 0.0
    for which in range(i64(2)):
        gap = s.pack.bonus_number[card * 2 + which] - power
        hit = gap >= -slack if s.generous else gap <= slack and gap >= -slack
        if hit:
            f[at + 1] = 1.0
        elif gap > 0 and not passed:
            close = 1.0 / float(1 + gap)
            if close > near:
                near = close
    f[at] = near


def card_features(s: State, seat: i64, f: vec[float], at: i64) -> i64:
    done = s.of(seat, DONE)
    for level in range(i64(3)):
        f[at + level] = float(count_bits((done >> (3 * level)) & 7))
    f[at + 3] = float(count_bits(s.of(seat, HALF)))
    low = HELD + seat * 4
    first = s.pack.first[INFRASTRUCTURE]
    for card in range(first, first + s.pack.count[INFRASTRUCTURE]):
        where = s.place[card] - low
        if where < IN_HAND or where > PLAYED:
            continue
        if where == IN_HAND:
            f[at + (4 if met(s, seat, card) else 5)] += 1.0
        elif not (s.of(seat, COMPLETED) >> (card - first)) & 1:
            f[at + 6] += 1.0
    return at + 7


def need_features(s: State, seat: i64, f: vec[float], at: i64) -> i64:
    for world in range(i64(2)):
        food = s.stock(seat, world, FOOD)
        made = old_world(s, seat, FOOD)
        if world == NEW:
            food += s.of(seat, CARGO + FOOD)
            made = s.produces(seat, FOOD)
        for ahead in range(i64(1), i64(3)):
            if s.year + ahead > YEARS:
                break
            food += made - s.pack.need_food[world * (YEARS + 1) + s.year + ahead]
            if food < 0:
                f[at + ahead - 1] += float(-food)
                food = 0
    there = s.owned(seat, STADIUMS, ON_NEW) + s.owned(seat, STADIUMS, FLYING)
    if s.year < YEARS and s.pack.need_stadiums[s.year + 1] > there:
        f[at + 2] = float(s.pack.need_stadiums[s.year + 1] - there)
    if s.phase == ACTION:
        n = s.of(seat, ACTIONS)
        f[at + 3] = float(n if n < 8 else 8)
        f[at + 4] = float(s.of(seat, PASSED) != 0)
    if s.advanced:
        base = s.pile(seat, HAND)
        for design in range(s.pack.actions):
            n = s.hands[base + design]
            if n > 0:
                f[at + 5] += float(n)
                f[at + 6] += float(n * s.pack.power_low[design])
    return at + 7


def goal_features(s: State, seat: i64, f: vec[float], at: i64) -> i64:
    """Each goal held, how much there is of what it counts, and the way to the next tiers."""
    kinds = i64(len(GOAL_KINDS))
    for goal in range(s.pack.goals):
        if not (s.of(seat, GOALS) >> goal) & 1:
            continue
        kind = s.pack.goal_kind[goal]
        count = goal_count(s, seat, goal)
        f[at + 1 + kind] = 1.0
        f[at + 1 + kinds + kind] = float(count)
        for tier in range(TIERS):
            i = goal * 2 * TIERS + 2 * tier
            wanted = s.pack.goal_tier[i]
            if wanted > count:
                done = float(count) / float(wanted)
                extra = float(s.pack.goal_tier[i + 1] + s.pack.goal_unit[goal] * (wanted - count))
                f[at] += done * done * extra
                break
    return at + 1 + 2 * kinds
