"""What is worth taking along when the player says "load for me": good sense, no rules; those are in loading.py."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .production import old_world
from .state import (
    CARGO,
    CARGO_PEOPLE,
    FLYING,
    HELD,
    ON_NEW,
    ON_OLD,
    POPULATION,
    State,
)
from .tables import CHEAP_FLIGHT, ENERGY, FOOD, NEW, OLD, SHIPS, STADIUMS, STEEL, YEARS

PEOPLE: Final[i64] = 20
FACTORY_SITE: Final[i64] = 12
PREFAB: Final[i64] = 9
NEEDED_STADIUM: Final[i64] = 16
HUNGER: Final[i64] = 10  # what each food that would be missing next year takes away
FLIGHT: Final[i64] = 2  # what a flight must be worth, for each energy it costs
STADIUMS_WANTED: Final[i64] = 3


def flight(s: State, seat: i64, ship: i64) -> i64:
    """EVA-TRANS-15, EVA-TECH-X05: the printed energy, or one less, but at least 1."""
    energy = s.pack.flight[ship]
    return energy - 1 if energy > 1 and s.has(seat, CHEAP_FLIGHT) else energy


def food_to_spare(s: State, seat: i64) -> i64:
    """How much food of the Old World is left after next year's meal there, as things stand."""
    food = s.stock(seat, OLD, FOOD)
    if s.year >= YEARS:
        return food
    return food + old_world(s, seat, FOOD) - s.pack.need_food[OLD * (YEARS + 1) + s.year + 1]


def site_worth(s: State, seat: i64, site: i64) -> i64:
    """People first; a site that fits few bays before one that fits many; nothing that makes the others go hungry."""
    people = s.pack.ow_people[site]
    worth = PEOPLE if people > 0 else FACTORY_SITE
    if s.pack.ow_land[site] & (s.pack.ow_land[site] - 1) == 0:
        worth += 1
    if s.pack.ow_kind[site] == FOOD and s.year < YEARS:
        made = people if people > 0 else i64(1)
        spare = food_to_spare(s, seat)
        if spare < made:
            worth -= HUNGER * (made - (spare if spare > 0 else i64(0)))
    return worth


def stadium_worth(s: State, seat: i64, stadium: i64) -> i64:
    """The three that everybody needs, those of next year's check above all; further ones for their faces."""
    there = s.owned(seat, STADIUMS, ON_NEW) + s.owned(seat, STADIUMS, FLYING)
    worth = 1 + s.pack.faces[stadium]
    if there < STADIUMS_WANTED:
        worth += NEEDED_STADIUM
        if s.year < YEARS and there < s.pack.need_stadiums[s.year + 1]:
            worth += HUNGER
    return worth


def cube_worth(s: State, seat: i64, kind: i64) -> i64:
    """Food that the New World will lack, steel for the settlers, energy that no flight and no action needs here."""
    there = s.stock(seat, NEW, kind) + s.of(seat, CARGO + kind)
    if kind == FOOD:
        if food_to_spare(s, seat) <= 0:
            return 0
        if s.year >= YEARS:
            return 1
        lack = s.pack.need_food[NEW * (YEARS + 1) + s.year + 1] - there - s.produces(seat, FOOD)
        return 8 if lack > 0 else 2
    if kind == STEEL:
        return 5 if there < s.of(seat, POPULATION) + s.of(seat, CARGO_PEOPLE) else 3
    if s.stock(seat, OLD, ENERGY) <= flights_ahead(s, seat):
        return 0
    return 4 if there == 0 else s.passed(seat, 0) + s.passed(seat, 1) - 1


def flights_ahead(s: State, seat: i64) -> i64:
    """The energy for all ships that still stand on the Old World."""
    total: i64 = 0
    first = s.pack.first[SHIPS]
    at = HELD + seat * 4 + ON_OLD
    for ship in range(first, first + s.pack.count[SHIPS]):
        if s.place[ship] == at:
            total += flight(s, seat, ship)
    return total
