"""Conditions that are looked at after every change: infrastructure, public objectives, the Race."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.bits import count_bits
from .state import COMPLETED, DONE, ON_NEW, SETTLED, SETTLERS, State
from .tables import (
    CLAUSES,
    FOREST,
    KINDS,
    O_FACTORIES,
    O_INFRASTRUCTURE,
    O_POPULATION,
    O_PRODUCTION,
    O_TECHNOLOGIES,
    R_COUNT,
    R_DIAGONAL,
    R_FACTORY,
    R_NONE,
    R_POPULATED,
    R_ROW,
    REQUIRED,
    STADIUMS,
    TUNDRA,
)

RACE_PRODUCTION: Final[i64] = 8
RACE_STADIUMS: Final[i64] = 3


def met(s: State, seat: i64, card: i64) -> bool:
    """EVA-INFRA-07 to -12: whether the player's own sites meet an infrastructure card's requirement."""
    base = card * REQUIRED
    for clause in range(CLAUSES):
        at = base + clause * 3
        kind = s.pack.requires[at]
        if kind != R_NONE and not _clause(s, seat, kind, s.pack.requires[at + 1], s.pack.requires[at + 2]):
            return False
    return True


def _clause(s: State, seat: i64, kind: i64, biome: i64, n: i64) -> bool:
    if kind == R_ROW:
        return _in_a_row(s, seat, biome, n)
    if kind == R_DIAGONAL:
        return _on_a_diagonal(s, seat, n)
    found: i64 = 0
    for site in range(s.pack.sites):
        if s.land[site] != seat or s.pack.site_biome[site] != biome:
            continue
        if (
            kind == R_COUNT
            or (kind == R_POPULATED and s.pack.site_people[site] > 0)
            or (kind == R_FACTORY and s.pack.site_factories[site] > 0)
        ):
            found += 1
    return found >= n


def _in_a_row(s: State, seat: i64, biome: i64, n: i64) -> bool:
    """EVA-INFRA-10: sites of a biome on one horizontal line; they need not touch."""
    for site in range(s.pack.sites):
        if s.land[site] != seat or s.pack.site_biome[site] != biome:
            continue
        found: i64 = 0
        for other in range(s.pack.sites):
            if (
                s.land[other] == seat
                and s.pack.site_biome[other] == biome
                and s.pack.site_r[other] == s.pack.site_r[site]
            ):
                found += 1
        if found >= n:
            return True
    return False


def _on_a_diagonal(s: State, seat: i64, n: i64) -> bool:
    """EVA-INFRA-11: a forest and twice as many tundras on one diagonal, in either direction."""
    for site in range(s.pack.sites):
        if s.land[site] != seat or s.pack.site_biome[site] != FOREST:
            continue
        for slant in range(i64(2)):
            forests: i64 = 0
            tundras: i64 = 0
            line = _diagonal(s, site, slant)
            for other in range(s.pack.sites):
                if s.land[other] == seat and _diagonal(s, other, slant) == line:
                    if s.pack.site_biome[other] == FOREST:
                        forests += 1
                    elif s.pack.site_biome[other] == TUNDRA:
                        tundras += 1
            if forests >= n and tundras >= 2 * n:
                return True
    return False


def _diagonal(s: State, site: i64, slant: i64) -> i64:
    return s.pack.site_q[site] + (s.pack.site_r[site] if slant else i64(0))


def objective_met(s: State, seat: i64, objective: i64) -> bool:
    """EVA-MOD-10: the condition of a public objective."""
    kind = s.pack.objective_kind[objective]
    n = s.pack.objective_n[objective]
    if kind == O_TECHNOLOGIES:
        return count_bits(s.of(seat, DONE)) >= n
    if kind == O_INFRASTRUCTURE:
        return count_bits(s.of(seat, COMPLETED)) >= n
    if kind == O_PRODUCTION:
        for each in range(KINDS):
            if s.produces(seat, each) >= n:
                return True
        return False
    if kind == O_POPULATION:
        return s.of(seat, SETTLERS) >= n
    assert kind == O_FACTORIES
    return s.of(seat, SETTLED) + s.of(seat, SETTLED + 1) + s.of(seat, SETTLED + 2) >= n


def race_met(s: State, seat: i64) -> bool:
    """EVA-END-RACE-01: all three markers at 8 or more, and three stadiums on the New World."""
    return s.lowest(seat) >= RACE_PRODUCTION and s.owned(seat, STADIUMS, ON_NEW) >= RACE_STADIUMS
