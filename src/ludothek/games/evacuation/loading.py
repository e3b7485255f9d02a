"""Loading a ship: evacuation bays, buildings, resources (EVA-TRANS-02 to -14, -24, EVA-TECH-K10)."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import count_bits
from ...core.step import OK, Question
from .refusals import (
    TRANS_03,
    TRANS_04,
    TRANS_06,
    TRANS_08,
    TRANS_09,
    TRANS_10,
    TRANS_12,
    TRANS_13,
)
from .state import (
    CARGO,
    CARGO_FACTORY,
    CARGO_PEOPLE,
    FACTORY,
    FLYING,
    HELD,
    ON_OLD,
    RESERVE,
    SITES,
    STOCK,
    WILD,
    State,
)
from .stowing import PREFAB, cube_worth, site_worth, stadium_worth
from .tables import ANY_BAY, KINDS, LAND_SITES, OLD, STADIUMS

# The words of `load`: what is done next. After the stadiums come prefab factories and cubes, by kind.
FLY: Final[i64] = 0
AUTO: Final[i64] = 1
BAY: Final[i64] = 2
HOLD: Final[i64] = BAY + LAND_SITES
STADIUM: Final[i64] = HOLD + LAND_SITES


def prefab_word(s: State) -> i64:
    """The first of the words for prefab factories; those for cubes follow them."""
    return STADIUM + s.pack.count[STADIUMS]


# -- bays ---------------------------------------------------------------------------------------------------


def bays(s: State, ship: i64) -> i64:
    """EVA-TRANS-03: one or two."""
    return i64(1 if s.pack.bay[ship * 2] else 0) + i64(1 if s.pack.bay[ship * 2 + 1] else 0)


def matched(s: State, ship: i64, sites: i64) -> i64:
    """EVA-TRANS-04, -05: how many of these sites can each have a bay of one of their own landscapes."""
    left: i64 = 0
    right: i64 = 0
    for site in range(LAND_SITES):
        if (sites >> site) & 1:
            if s.pack.ow_land[site] & s.pack.bay[ship * 2]:
                left |= i64(1) << site
            if s.pack.ow_land[site] & s.pack.bay[ship * 2 + 1]:
                right |= i64(1) << site
    if left == 0 or right == 0:
        return 0 if left == right else 1
    return 2 if count_bits(left | right) > 1 else 1


def strangers(s: State, ship: i64, sites: i64) -> i64:
    """How many of the sites in the bays lie in one of another landscape."""
    return count_bits(sites) - matched(s, ship, sites)


def may_differ(s: State, seat: i64) -> i64:
    """EVA-TECH-K10, EVA-AMB-33: how many bays of this ship may take a site of any landscape."""
    return 1 if s.has(seat, ANY_BAY) and not s.of(seat, WILD) else 0


# -- the question -------------------------------------------------------------------------------------------


class Load(Question[State]):
    """EVA-TRANS-03: the next piece aboard, until the ship flies, full or not (EVA-TRANS-24). The flight is paid."""

    code: ClassVar[str] = "load"
    rule: ClassVar[str] = "EVA-TRANS-03"

    def __init__(self, player: i64, ship: i64, sites: i64, buildings: i64, cubes: i64) -> None:
        super().__init__(player)
        self.ship: Final[i64] = ship
        self.sites: Final[i64] = sites  # in its bays, as bits
        self.buildings: Final[i64] = buildings  # slots in use
        self.cubes: Final[i64] = cubes

    def args(self) -> list[int]:
        return [self.ship, self.sites, self.buildings, self.cubes]

    def size(self, s: State) -> i64:
        return prefab_word(s) + 2 * KINDS

    def refusal(self, s: State, choice: i64) -> i64:
        if choice == FLY:
            return OK
        if choice == AUTO:  # something must be left to do
            for piece in range(BAY, self.size(s)):
                if self.keeps_out(s, piece) == OK:
                    return OK
            return TRANS_03
        return self.keeps_out(s, choice)

    def options(self, s: State) -> vec[i64]:
        found = self.pieces(s)
        if len(found) == 0:
            return vec[i64]([FLY])
        out = vec[i64](capacity=20)
        out = append(out, FLY)
        out = append(out, AUTO)
        for i in range(i64(len(found))):
            out = append(out, found[i])
        return out

    def pieces(self, s: State) -> vec[i64]:
        """The words of all pieces for which `keeps_out` is OK."""
        out = vec[i64](capacity=18)
        sites = s.of(self.player, SITES)
        slot = self.buildings < s.pack.buildings[self.ship]
        if count_bits(self.sites) < bays(s, self.ship):
            for site in range(LAND_SITES):
                if (sites >> site) & 1 and self.no_bay(s, site) == OK:
                    out = append(out, BAY + site)
        prefab = prefab_word(s)
        if slot:
            for site in range(LAND_SITES):
                if (sites >> site) & 1 and s.pack.ow_people[site] == 0 and left_behind(s, self.player, site) == OK:
                    out = append(out, HOLD + site)
            first = s.pack.first[STADIUMS]
            here = HELD + self.player * 4 + ON_OLD
            for stadium in range(first, first + s.pack.count[STADIUMS]):
                if s.place[stadium] == here:
                    out = append(out, STADIUM + stadium - first)
            for kind in range(KINDS):
                if s.of(self.player, FACTORY + OLD * KINDS + kind) > 0:
                    out = append(out, prefab + kind)
        if self.cubes < s.pack.cubes[self.ship]:
            for kind in range(KINDS):
                if s.stock(self.player, OLD, kind) > 0:
                    out = append(out, prefab + KINDS + kind)
        return out

    def reasons(self, s: State, choice: i64) -> dict[str, int]:
        return {
            "bays": int(bays(s, self.ship)),
            "buildings": int(s.pack.buildings[self.ship]),
            "cubes": int(s.pack.cubes[self.ship]),
        }

    def apply(self, s: State, choice: i64) -> None:
        if choice == FLY:
            self.leave(s)
        elif choice == AUTO:
            stow(s, self)
        else:
            s.push(self.take(s, choice))

    def keeps_out(self, s: State, piece: i64) -> i64:
        """The rule that keeps a piece off this ship, or OK."""
        if piece < HOLD:
            return self.no_bay(s, piece - BAY)
        if piece < STADIUM:
            site = piece - HOLD
            why = left_behind(s, self.player, site)
            if why == OK and s.pack.ow_people[site] > 0:
                why = TRANS_12
            return why if why != OK else self.no_slot(s)
        prefab = prefab_word(s)
        if piece < prefab:
            if not s.holds(self.player, ON_OLD, s.pack.first[STADIUMS] + piece - STADIUM):
                return TRANS_10
            return self.no_slot(s)
        if piece < prefab + KINDS:
            if s.of(self.player, FACTORY + OLD * KINDS + piece - prefab) == 0:
                return TRANS_10
            return self.no_slot(s)
        if self.cubes >= s.pack.cubes[self.ship]:
            return TRANS_03
        return OK if s.stock(self.player, OLD, piece - prefab - KINDS) > 0 else TRANS_13

    def no_bay(self, s: State, site: i64) -> i64:
        """Whether a site cannot go into a bay, whichever way round the sites lie in them."""
        why = left_behind(s, self.player, site)
        if why != OK:
            return why
        sites = self.sites | (i64(1) << site)
        if count_bits(sites) > bays(s, self.ship):
            return TRANS_03
        if strangers(s, self.ship, sites) <= may_differ(s, self.player):
            return OK
        return TRANS_04 if s.pack.ow_land[site] else TRANS_06

    def no_slot(self, s: State) -> i64:
        return OK if self.buildings < s.pack.buildings[self.ship] else TRANS_03

    def take(self, s: State, piece: i64) -> Load:
        """Put a piece aboard; the question about the next one."""
        seat = self.player
        if piece < HOLD:
            site = piece - BAY
            evacuate(s, seat, self.ship, site)
            return Load(seat, self.ship, self.sites | (i64(1) << site), self.buildings, self.cubes)
        prefab = prefab_word(s)
        if piece >= prefab + KINDS:
            kind = piece - prefab - KINDS
            s.add(seat, STOCK + OLD * KINDS + kind, -1)
            s.add(seat, CARGO + kind, 1)
            s.note("loaded-cube", seat, kind, self.ship)
            return Load(seat, self.ship, self.sites, self.buildings, self.cubes + 1)
        if piece < STADIUM:
            evacuate(s, seat, self.ship, piece - HOLD)
        elif piece < prefab:
            stadium = s.pack.first[STADIUMS] + piece - STADIUM
            s.give(seat, FLYING, stadium)
            s.note("loaded-stadium", seat, stadium, self.ship)
        else:
            kind = piece - prefab
            s.add(seat, FACTORY + OLD * KINDS + kind, -1)
            s.add(seat, CARGO_FACTORY + kind, 1)
            s.note("loaded-factory", seat, kind, self.ship)
        return Load(seat, self.ship, self.sites, self.buildings + 1, self.cubes)

    def leave(self, s: State) -> None:
        """Loading is over; only now it is certain whether a bay holds a site of another landscape."""
        if strangers(s, self.ship, self.sites) > 0:
            s.put(self.player, WILD, 1)


def left_behind(s: State, seat: i64, site: i64) -> i64:
    """EVA-TRANS-08, -09: an evacuated site is gone; a factory site needs an unused tile of its kind."""
    if not (s.of(seat, SITES) >> site) & 1:
        return TRANS_09
    if s.pack.ow_people[site] == 0 and s.of(seat, RESERVE + s.pack.ow_kind[site]) == 0:
        return TRANS_08
    return OK


def evacuate(s: State, seat: i64, ship: i64, site: i64) -> None:
    """EVA-TRANS-07 to -09: the site's people or factory go aboard, and its tile is turned face down."""
    s.put(seat, SITES, s.of(seat, SITES) & ~(i64(1) << site))
    people = s.pack.ow_people[site]
    if people > 0:
        s.add(seat, CARGO_PEOPLE, people)
    else:
        s.add(seat, RESERVE + s.pack.ow_kind[site], -1)
        s.add(seat, CARGO_FACTORY + s.pack.ow_kind[site], 1)
    s.note("evacuated", seat, site, ship)


# -- "load for me" ------------------------------------------------------------------------------------------


def stow(s: State, load: Load) -> i64:
    """Take the most valuable piece aboard again and again, as the player could have answered; the worth of it all.

    The sites that fit into bays together are such sets (matroids) that the greedy way finds the best of them.
    """
    total: i64 = 0
    while True:
        best: i64 = FLY
        most: i64 = 0
        found = load.pieces(s)
        for i in range(i64(len(found))):
            worth = piece_worth(s, load, found[i])
            if worth > most:
                best = found[i]
                most = worth
        if best == FLY:
            load.leave(s)
            return total
        total += most
        load = load.take(s, best)


def piece_worth(s: State, load: Load, piece: i64) -> i64:
    seat = load.player
    if piece < HOLD:
        worth = site_worth(s, seat, piece - BAY)
        sites = load.sites | (i64(1) << (piece - BAY))
        # The bay of any landscape is kept for what really needs it.
        return worth - 3 if strangers(s, load.ship, sites) > strangers(s, load.ship, load.sites) else worth
    if piece < STADIUM:
        return site_worth(s, seat, piece - HOLD) - 1  # a bay is better, if one is free
    prefab = prefab_word(s)
    if piece < prefab:
        return stadium_worth(s, seat, s.pack.first[STADIUMS] + piece - STADIUM)
    return PREFAB if piece < prefab + KINDS else cube_worth(s, seat, piece - prefab - KINDS)
