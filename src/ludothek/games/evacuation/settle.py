"""Settling a site of the New World (EVA-SETTLE)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import shifted
from ...core.step import OK, Question, QuestionWith
from .changes import changed
from .production import raise_production
from .refusals import ACT_14, SETTLE_02, SETTLE_04, SETTLE_05, SETTLE_06, SETTLE_08, TECH_K04
from .resources import STOP, pay
from .state import FACTORY, LANE, NONE, POPULATION, SETTLED, SETTLERS, STEP, State
from .tables import (
    BOOST_FOOD,
    DOME,
    FREE_TOKEN,
    HAVE_DOME,
    HAVE_SUN,
    IGNORE_SYMBOL,
    KINDS,
    LANES,
    NEW,
    SEA,
    STEEL,
    SUN,
)

# How a settling differs from the usual one, as bits.
OPTIONAL: Final[i64] = 1
BEYOND: Final[i64] = 2  # the biome may be one transition beyond (EVA-BONUS-12)
CHEAP: Final[i64] = 4  # one population token costs no steel
SEA_SITE: Final[i64] = 8  # EVA-TECH-K04: a sea site, whatever the markers and symbols say, without steel


def open_biome(s: State, seat: i64) -> i64:
    """EVA-SETTLE-02, EVA-PROG-17 to -20: the furthest biome that is open; T2 opens the second."""
    passed = s.passed(seat, s.ahead(seat))
    return passed - 1 if passed > 1 else i64(0)


def symbols(s: State, seat: i64) -> i64:
    """EVA-SETTLE-06, EVA-PROG-11: from the spaces of both markers and from technologies."""
    have: i64 = 0
    for marker in range(i64(2)):
        at = s.of(seat, STEP + marker) * LANES + s.of(seat, LANE + marker)
        have |= s.pack.lane_symbols[at]
    if s.has(seat, HAVE_SUN):
        have |= SUN
    if s.has(seat, HAVE_DOME):
        have |= DOME
    return have


def factories(s: State, seat: i64) -> i64:
    """Factories waiting on the New World side."""
    base = FACTORY + NEW * KINDS
    return s.of(seat, base) + s.of(seat, base + 1) + s.of(seat, base + 2)


def steel_needed(s: State, seat: i64, site: i64, flags: i64) -> i64:
    """EVA-SETTLE-05: one steel for each population token, less what cards and technologies spare."""
    if flags & SEA_SITE:
        return 0
    steel = s.pack.site_people[site]
    if flags & CHEAP and steel > 0:
        steel -= 1
    if steel > 0 and s.has(seat, FREE_TOKEN):
        steel -= 1
    return steel


def site_refusal(s: State, seat: i64, site: i64, flags: i64) -> i64:
    """The rule that forbids settling a site, or OK."""
    if s.land[site] != NONE:
        return SETTLE_08
    biome = s.pack.site_biome[site]
    if flags & SEA_SITE:
        if biome != SEA:
            return TECH_K04
    else:
        if biome > open_biome(s, seat) + (1 if flags & BEYOND else 0):
            return SETTLE_02
        lacking = s.pack.site_symbols[site] & ~symbols(s, seat)
        if lacking and not (s.has(seat, IGNORE_SYMBOL) and lacking != SUN | DOME):
            return SETTLE_06
    if s.pack.site_factories[site] > factories(s, seat):
        return SETTLE_04
    if s.pack.site_people[site] > s.of(seat, POPULATION):
        return SETTLE_05
    return OK if steel_needed(s, seat, site, flags) <= s.stock(seat, NEW, STEEL) else SETTLE_05


def can_settle(s: State, seat: i64, flags: i64) -> bool:
    if s.of(seat, POPULATION) == 0 and factories(s, seat) == 0:
        return False
    return open_sites(s, seat, flags, 1) != 0


def open_sites(s: State, seat: i64, flags: i64, enough: i64) -> i64:
    """The sites for which `site_refusal` is OK, as bits; it is enough to find so many."""
    out: i64 = 0
    furthest = open_biome(s, seat) + (1 if flags & BEYOND else 0)
    have = symbols(s, seat)
    ignores = s.has(seat, IGNORE_SYMBOL)
    works = factories(s, seat)
    people = s.of(seat, POPULATION)
    steel = s.stock(seat, NEW, STEEL)
    spared: i64 = (1 if flags & CHEAP else 0) + (1 if s.has(seat, FREE_TOKEN) else 0)
    for site in range(s.pack.sites):
        wanted = s.pack.site_people[site]
        if s.land[site] != NONE or wanted > people or s.pack.site_factories[site] > works:
            continue
        biome = s.pack.site_biome[site]
        if flags & SEA_SITE:
            if biome != SEA:
                continue
        else:
            if biome > furthest or wanted - spared > steel:
                continue
            lacking = s.pack.site_symbols[site] & ~have
            if lacking and not (ignores and lacking != SUN | DOME):
                continue
        out |= shifted(1, site)
        enough -= 1
        if enough == 0:
            break
    return out


class Settle(QuestionWith[State]):
    """EVA-SETTLE-01, -03: one whole site."""

    code: ClassVar[str] = "settle.site"
    rule: ClassVar[str] = "EVA-SETTLE-01"

    def size(self, s: State) -> i64:
        return s.pack.sites + 1

    def refusal(self, s: State, choice: i64) -> i64:
        flags = self.arg
        if choice == STOP:
            return OK if flags & OPTIONAL else ACT_14
        return site_refusal(s, self.player, choice - 1, flags)

    def options(self, s: State) -> vec[i64]:
        flags = self.arg
        out = vec[i64](capacity=16)
        if flags & OPTIONAL:
            out = append(out, STOP)
        sites = open_sites(s, self.player, flags, s.pack.sites)
        for site in range(s.pack.sites):
            if (sites >> site) & 1:
                out = append(out, site + 1)
        return out

    def apply(self, s: State, choice: i64) -> None:
        flags = self.arg
        if choice == STOP:
            return
        site = choice - 1
        seat = self.player
        people = s.pack.site_people[site]
        pay(s, seat, NEW, STEEL, steel_needed(s, seat, site, flags))
        s.add(seat, POPULATION, -people)
        s.add(seat, SETTLERS, people)
        s.land[site] = seat
        s.note("settled", seat, site)
        for kind in range(KINDS):
            raise_production(s, seat, kind, s.pack.site_yield[site * KINDS + kind])
        if s.pack.site_factories[site] > 0:
            s.push(PlaceFactory(seat, site, s.pack.site_factories[site]))
        else:
            changed(s, seat)


class PlaceFactory(Question[State]):
    """EVA-SETTLE-04, EVA-PROD-04: which of the waiting factories goes on a factory spot."""

    code: ClassVar[str] = "settle.factory"
    rule: ClassVar[str] = "EVA-SETTLE-04"

    def __init__(self, player: i64, site: i64, left: i64) -> None:
        super().__init__(player)
        self.site: Final[i64] = site
        self.left: Final[i64] = left

    def args(self) -> list[int]:
        return [self.site, self.left]

    def size(self, s: State) -> i64:
        return KINDS

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if s.of(self.player, FACTORY + NEW * KINDS + choice) > 0 else SETTLE_04

    def apply(self, s: State, choice: i64) -> None:
        seat = self.player
        s.add(seat, FACTORY + NEW * KINDS + choice, -1)
        s.add(seat, SETTLED + choice, 1)
        s.land[s.pack.sites + self.site] += i64(1) << (3 * choice)
        s.note("factory-settled", seat, choice, self.site)
        raise_production(s, seat, choice, 2 if s.has(seat, BOOST_FOOD << choice) else 1)
        if self.left > 1:
            s.push(PlaceFactory(seat, self.site, self.left - 1))
        else:
            changed(s, seat)
