"""What both worlds make (EVA-PROD)."""

# mypyc: compile
from __future__ import annotations

from mypy_extensions import i64

from .state import PRODUCTION, SITES, TOKENS_UP, State
from .tables import KINDS, LAND_SITES


def old_world(s: State, seat: i64, kind: i64) -> i64:
    """EVA-INC-02, EVA-PROD-01, -02: the face-up tiles: population makes 1 each, a factory and a token 1."""
    made = s.of(seat, TOKENS_UP)
    sites = s.of(seat, SITES)
    for site in range(LAND_SITES):
        if (sites >> site) & 1 and s.pack.ow_kind[site] == kind:
            people = s.pack.ow_people[site]
            made += people if people > 0 else 1
    return made


def raise_production(s: State, seat: i64, kind: i64, n: i64) -> None:
    """EVA-PROD-06, -07: a marker of the New World rises at once; there is no maximum."""
    if n > 0:
        s.add(seat, PRODUCTION + kind, n)
        s.note("production", seat, kind, n)


def raise_all(s: State, seat: i64, n: i64) -> None:
    if n > 0:
        for kind in range(KINDS):
            s.add(seat, PRODUCTION + kind, n)
        s.note("production-each", seat, n)
