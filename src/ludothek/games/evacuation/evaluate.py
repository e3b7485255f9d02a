"""The bots' judgement of a position: from 0 (lost) to 1 (won) for one seat.

A player is worth the points that the present position is likely to come to: what is scored already, and what waits to
be used, each by a hand-set worth and by the time that is left. Nothing here is a rule.
"""

# mypyc: compile
from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import count_bits
from ...core.weights import Weights
from .features import features, shown_power
from .goals import TIERS, all_goal_points, goal_count
from .lines import line_points
from .objectives import objective_points
from .points import face_points, production_points, site_points
from .points import total as final_points
from .production import old_world
from .race import face_bonus, final_markers, penalty, ranked, reaches
from .requirements import RACE_PRODUCTION, met
from .settle import open_biome, symbols
from .state import (
    ACTION,
    BEFORE,
    BONUS,
    CARGO,
    CARGO_FACTORY,
    CARGO_PEOPLE,
    CHIPS,
    COMPLETED,
    DONE,
    FACTORY,
    FLYING,
    GOALS,
    HALF,
    HAND,
    HELD,
    IN_HAND,
    NONE,
    ON_NEW,
    ON_OLD,
    PASSED,
    PLAYED,
    POPULATION,
    PROGRESS,
    SITES,
    STEP,
    TRANSPORT,
    State,
)
from .stowing import flight
from .tables import (
    BEND_POWER,
    ENERGY,
    FLY_BACK,
    FOOD,
    INFRASTRUCTURE,
    KINDS,
    LAND_SITES,
    NEW,
    OLD,
    SHIPS,
    STADIUMS,
    STEEL,
    YEARS,
)
from .weights import (
    ACTING,
    BONUS_WORTH,
    CHIP,
    FACE,
    FULL,
    HAND_CARD,
    HAND_POWER,
    HOLDS,
    HOPED,
    IN_READINESS,
    INCOMES,
    LAID,
    LATER,
    MAJORITY,
    MAKING,
    NEAR_GOAL,
    NEW_ENERGY,
    NEW_FOOD,
    NEW_STEEL,
    NEXT_YEAR,
    NO_FUEL,
    OLD_ENERGY,
    OLD_FOOD,
    OLD_STEEL,
    OLD_WORKS,
    OPENED,
    PAYING,
    PEOPLE,
    RACE_GOAL,
    RACE_STEP,
    RESEARCH,
    SECOND_TRIP,
    SHIPPED,
    SITE,
    SPREAD,
    STADIUM,
    STRANDED,
    STRIDE,
    SYMBOL,
    TO_ACT,
    UNPAID,
    WORKS,
)

LOW: Final = -40.0  # alone, the points that a judgement of 0 stands for
HIGH: Final = 160.0  # and of 1; in the middle lies a good score (EVA-SOLO-25)
GOAL_PRIORS: Final = vec[i64]([13, 15, 17, 3, 3, 16, 8, 13, 9, 22, 17, 17, 17, 3, 3, 3])  # by GOAL_KINDS: for the draft


def evaluate(s: State, seat: i64, weights: Weights) -> float:
    """Alone by points, else the odds among the seats by what each is worth."""
    w = weights.values
    if s.over:
        return outcome(s, seat)
    if s.seats == 1:
        return alone(expected(s, weights, seat))
    mine = exp(expected(s, weights, seat) / w[SPREAD])
    total = mine
    for other in range(s.seats):
        if other != seat:
            total += exp(expected(s, weights, other) / w[SPREAD])
    return mine / total


def outcome(s: State, seat: i64) -> float:
    """Won, shared or lost; a solo game has only its points."""
    if s.seats == 1:
        return alone(float(final_points(s, 0)))
    mine = standing(s, seat)
    for other in range(s.seats):
        if other != seat and standing(s, other) > mine:
            return 0.0
    return 1.0


def alone(points: float) -> float:
    """Every point counts the same, so that a search looks for the most points on average."""
    value = (points - LOW) / (HIGH - LOW)
    return 0.0 if value < 0.0 else 1.0 if value > 1.0 else value


def expected(s: State, weights: Weights, seat: i64) -> float:
    """The points a player is likely to come to: as learned from games for points, else by hand-set worths."""
    network = weights.network
    if network is not None and s.points:
        return network.value(features(s, seat))
    return worth(s, weights.values, seat)


def standing(s: State, seat: i64) -> float:
    """A number that orders the seats as the final comparison does, up to rare ties."""
    if s.points:
        return float(final_points(s, seat))
    markers = ranked(final_markers(s, seat))
    value = float(markers[0]) * 1000.0 + float(s.faces(seat)) * 10.0 + float(markers[1])
    if s.owned(seat, STADIUMS, ON_NEW) >= 3:
        value += 500.0
    return value + (1000000.0 if reaches(s, seat) else 0.0)


def worth(s: State, w: vec[float], seat: i64) -> float:
    """The points that a player's position is likely to come to."""
    years = float(years_left(s))
    time = years + (w[ACTING] if s.phase <= ACTION and not s.of(seat, PASSED) else 0.0)
    use = time / (time + 0.5)  # how likely it is that what waits will still be used
    open_end = time / (time + 1.0)  # how far the end is still open
    unit = w[MAKING] * (open_end + (1.0 - open_end) * 0.4) + w[PAYING] * years  # a further unit of production
    trips = voyages(s, w, seat)
    value = produced(s, w, seat, open_end, years) + stocks(s, w, seat, years, use) + waiting(s, w, seat, unit, use)
    value += evacuating(s, w, seat, trips) + w[HOLDS] * trips * use
    value += entertaining(s, w, seat, time, trips) - hunger(s, w, seat)
    value += progressing(s, w, seat, years, use) + cards(s, w, seat, unit, use)
    value += w[RESEARCH] * (0.3 + years) * float(2 * count_bits(s.of(seat, DONE)) + count_bits(s.of(seat, HALF)))
    if s.points:
        value += aims(s, w, seat, use) - w[CHIP] * float(s.of(seat, CHIPS))
    else:
        value -= w[RACE_STEP] * float(s.of(seat, CHIPS))
    return value


def years_left(s: State) -> i64:
    """Incomes to come; none once the Race is decided."""
    return i64(0) if s.trigger != NONE else YEARS - s.year


# -- production and resources -------------------------------------------------------------------------------


def produced(s: State, w: vec[float], seat: i64, open_end: float, years: float) -> float:
    """In the end the lowest marker counts; until then all of them do, the low ones more."""
    spread = 0.0
    made = 0.0
    for kind in range(KINDS):
        p = float(s.produces(seat, kind))
        made += p
        if p > 16.0:
            p = 16.0
        spread += p - p * p / 40.0
    low = s.lowest(seat)
    if s.points:
        now = float(production_points(s, seat))
    else:
        wanted = RACE_PRODUCTION + penalty(s, seat)
        now = w[RACE_STEP] * float(low if low < wanted else wanted) + (w[RACE_GOAL] if reaches(s, seat) else 0.0)
    return (1.0 - open_end) * now + open_end * w[MAKING] * spread + w[PAYING] * years * made


def stocks(s: State, w: vec[float], seat: i64, years: float, use: float) -> float:
    """Resources, with those that will come from the Old World; the next ones of a pile are worth less."""
    past = (1 if s.passed(seat, 0) >= 2 else 0) + (1 if s.passed(seat, 1) >= 2 else 0)
    value = 0.0
    for kind in range(KINDS):
        old = float(s.stock(seat, OLD, kind)) + w[INCOMES] * years * float(old_world(s, seat, kind))
        new = float(s.stock(seat, NEW, kind) + s.of(seat, CARGO + kind))
        if kind == FOOD:
            old_worth = w[OLD_FOOD]
            new_worth = w[NEW_FOOD]
        elif kind == STEEL:
            old_worth = w[OLD_STEEL]
            new_worth = w[NEW_STEEL]
        else:
            old_worth = w[OLD_ENERGY] + (w[TO_ACT] if past < 2 else 0.0)
            new_worth = w[NEW_ENERGY] + (w[TO_ACT] if past > 0 else 0.0)
        value += old_worth * old / (1.0 + w[FULL] * old) + new_worth * new / (1.0 + w[FULL] * new)
    return value * use


def waiting(s: State, w: vec[float], seat: i64, unit: float, use: float) -> float:
    """People and factories that wait to be settled or shipped."""
    people = float(s.of(seat, POPULATION) + s.of(seat, CARGO_PEOPLE))
    steel = float(s.stock(seat, NEW, STEEL) + s.of(seat, CARGO + STEEL) + s.produces(seat, STEEL))
    paid = people if people < steel else steel
    crowd = w[PEOPLE] * (paid + w[UNPAID] * (people - paid)) * 1.3 / (1.0 + 0.05 * people)
    works = 0.0
    for kind in range(KINDS):
        works += w[WORKS] * float(s.of(seat, FACTORY + NEW * KINDS + kind) + s.of(seat, CARGO_FACTORY + kind))
        works += w[OLD_WORKS] * float(s.of(seat, FACTORY + OLD * KINDS + kind))
    return (crowd + works) * unit * use


def hunger(s: State, w: vec[float], seat: i64) -> float:
    """The chips that food will bring, as things stand, in the next two years."""
    lost = 0.0
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
                lost += float(-food) * (w[NEXT_YEAR] if ahead == 1 else w[LATER])
                food = 0
    return lost * w[CHIP]


# -- ships and stadiums -------------------------------------------------------------------------------------


def voyages(s: State, w: vec[float], seat: i64) -> float:
    """The bays that will fly to the New World, over all ships and years, as far as there are sites for them."""
    lands: i64 = 0
    sites = s.of(seat, SITES)
    for site in range(LAND_SITES):
        if (sites >> site) & 1:
            lands |= s.pack.ow_land[site]
    years = years_left(s)
    now = s.phase <= TRANSPORT
    energy = s.stock(seat, OLD, ENERGY)
    total = 0.0
    low = HELD + seat * 4
    first = s.pack.first[SHIPS]
    for ship in range(first, first + s.pack.count[SHIPS]):
        where = s.place[ship] - low
        if where < 0 or where > 3:
            continue
        trips = 0.0
        if where == ON_OLD:
            if now:
                trips = 1.0 + (w[SECOND_TRIP] if years >= 2 else 0.0)
                cost = flight(s, seat, ship)
                if energy >= cost:
                    energy -= cost
                else:
                    trips -= w[NO_FUEL]
            elif years > 0:
                trips = 1.0 + (w[SECOND_TRIP] if years >= 3 else 0.0)
        elif where == ON_NEW:
            trips = w[SECOND_TRIP] if years >= (1 if now else 2) else 0.0
        elif where == FLYING:
            trips = w[SECOND_TRIP] if years >= 2 else 0.0
        elif years > 0:
            trips = 1.0
        if s.has(seat, FLY_BACK) and years > 0:
            trips += 0.5
        bays = 0.0
        for i in range(i64(2)):
            if s.pack.bay[ship * 2 + i] & lands:
                bays += 1.0
        total += trips * (bays + 0.15 * float(s.pack.buildings[ship]) + 0.05 * float(s.pack.cubes[ship]))
    return total


def evacuating(s: State, w: vec[float], seat: i64, trips: float) -> float:
    """What the sites take away that will be left behind: fewer the more bays will fly."""
    sites = float(count_bits(s.of(seat, SITES)))
    if sites == 0.0:
        return 0.0
    lost = float(site_points(s, seat)) if s.points else -w[RACE_STEP] * sites
    return w[SITE] * lost * exp(-trips / sites)


def entertaining(s: State, w: vec[float], seat: i64, time: float, trips: float) -> float:
    """Stadiums: the chips of the coming years, the three of the end, and happy faces."""
    there = float(s.owned(seat, STADIUMS, ON_NEW) + s.owned(seat, STADIUMS, FLYING))
    here = float(s.owned(seat, STADIUMS, ON_OLD))
    there += here * ((w[SHIPPED] if trips >= 1.0 else w[STRANDED]) if time > 0.0 or s.phase <= TRANSPORT else 0.0)
    lost = 0.0
    sure = w[NEXT_YEAR]
    for year in range(s.year + 1, YEARS + 1):
        short = float(s.pack.need_stadiums[year]) - there
        if short > 0.0:
            lost += short * sure
        sure *= 0.6
    short = 3.0 - there
    if short > 0.0:
        lost += short / (1.0 + 0.4 * time)
    value = w[FACE] * float(s.faces(seat)) - w[STADIUM] * lost
    if s.points:
        return value + w[MAJORITY] * float(face_points(s, seat))
    return value + w[MAJORITY] * w[RACE_STEP] * float(face_bonus(s, seat))


# -- progress -----------------------------------------------------------------------------------------------


def progressing(s: State, w: vec[float], seat: i64, years: float, use: float) -> float:
    """Steps, biomes and symbols; before the markers move, the power of the year and what it may win."""
    steps = float(s.of(seat, STEP) + s.of(seat, STEP + 1))
    value = w[OPENED] * use * float(open_biome(s, seat)) + w[SYMBOL] * use * float(count_bits(symbols(s, seat)))
    if s.phase < PROGRESS and s.phase > BEFORE:
        power = s.group_power(seat) + shown_power(s, seat)
        steps += float(power)
        value += prospect(s, w, seat, power)
    return value + w[STRIDE] * (1.0 + years) * steps


def prospect(s: State, w: vec[float], seat: i64, power: i64) -> float:
    """The year's bonus: sure for who has passed with its number, the likelier the nearer for the others."""
    card = s.board[BONUS + s.year - 1]
    if card < 0:
        return 0.0
    passed = s.of(seat, PASSED) != 0
    slack: i64 = 2 if s.has(seat, BEND_POWER) else 0
    best = 0.0
    for which in range(i64(2)):
        gap = s.pack.bonus_number[card * 2 + which] - power
        chance = 0.0
        if s.generous:
            if gap >= -slack:
                chance = 1.0 if passed else 0.9
        elif gap <= slack and gap >= -slack:
            chance = 1.0 if passed else 0.8
        elif gap > 0 and not passed:
            chance = 0.6 * exp(-float(gap) / 8.0)
        if chance > best:
            best = chance
    return w[BONUS_WORTH] * best


# -- cards --------------------------------------------------------------------------------------------------


def cards(s: State, w: vec[float], seat: i64, unit: float, use: float) -> float:
    """Infrastructure in hand and laid, and action cards."""
    value = 0.0
    low = HELD + seat * 4
    first = s.pack.first[INFRASTRUCTURE]
    for card in range(first, first + s.pack.count[INFRASTRUCTURE]):
        where = s.place[card] - low
        if where < IN_HAND or where > PLAYED:
            continue
        gain = float(s.pack.reward_any[card])
        for kind in range(KINDS):
            gain += float(s.pack.reward[card * KINDS + kind])
        if where == IN_HAND:
            value += gain * unit * use * (w[IN_READINESS] if met(s, seat, card) else w[HOPED])
        elif not (s.of(seat, COMPLETED) >> (card - first)) & 1:
            value += gain * unit * use * w[LAID]
    if s.advanced:
        base = s.pile(seat, HAND)
        for design in range(s.pack.actions):
            if s.hands[base + design] > 0:
                each = w[HAND_CARD] - w[HAND_POWER] * float(s.pack.power_low[design])
                value += use * each * float(s.hands[base + design])
    return value


def aims(s: State, w: vec[float], seat: i64, use: float) -> float:
    """Goals with the way to their next tiers, objectives and majorities."""
    value = float(all_goal_points(s, seat)) + float(objective_points(s, seat))
    value += w[MAJORITY] * float(line_points(s, seat))
    for goal in range(s.pack.goals):
        if not (s.of(seat, GOALS) >> goal) & 1:
            continue
        if s.year == 1:
            value += float(GOAL_PRIORS[s.pack.goal_kind[goal]])
        count = goal_count(s, seat, goal)
        for tier in range(TIERS):
            at = goal * 2 * TIERS + 2 * tier
            wanted = s.pack.goal_tier[at]
            if wanted > count:
                done = float(count) / float(wanted)
                extra = float(s.pack.goal_tier[at + 1])
                value += w[NEAR_GOAL] * use * done * done * (extra + float(s.pack.goal_unit[goal] * (wanted - count)))
                break
    return value
