"""The end of the Race: penalties and bonuses on the production markers, and who wins (EVA-END-RACE)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import count_bits
from ...core.step import NOBODY, OK, Question, Step
from .refusals import END_RACE_06
from .requirements import RACE_PRODUCTION, RACE_STADIUMS
from .state import CHIPS, ON_NEW, PENALISED, SITES, State
from .tables import KINDS, STADIUMS

# -- penalties ----------------------------------------------------------------------------------------------


def stadiums_short(s: State, seat: i64) -> i64:
    """How many stadiums a player lacks on the New World."""
    short = RACE_STADIUMS - s.owned(seat, STADIUMS, ON_NEW)
    return short if short > 0 else i64(0)


def sites_left(s: State, seat: i64) -> i64:
    """EVA-END-RACE-07: land sites of the Old World still face up; productivity tokens do not count."""
    return count_bits(s.of(seat, SITES))


def penalty(s: State, seat: i64) -> i64:
    """EVA-END-RACE-06: one for each chip, each site left behind and each missing stadium."""
    return s.of(seat, CHIPS) + sites_left(s, seat) + stadiums_short(s, seat)


# -- happy faces --------------------------------------------------------------------------------------------


def face_bonus(s: State, seat: i64) -> i64:
    """EVA-END-RACE-08, -09: +2 for the most faces, +1 for the second most; with two players +1 and nothing."""
    mine = s.faces(seat)
    if mine == 0 and not s.faceless:  # EVA-AMB-38
        return 0
    ahead: i64 = 0  # players with more faces
    for other in range(s.seats):
        if s.faces(other) > mine:
            ahead += 1
    if ahead == 0:
        return 1 if s.seats == 2 else 2
    return 1 if ahead == 1 and s.seats > 2 else 0


# -- the markers --------------------------------------------------------------------------------------------


def lowest_of(markers: vec[i64]) -> i64:
    """Which marker is the lowest; of equals the first."""
    low: i64 = 0
    for kind in range(i64(1), KINDS):
        if markers[kind] < markers[low]:
            low = kind
    return low


def production(s: State, seat: i64) -> vec[i64]:
    return vec[i64]([s.produces(seat, 0), s.produces(seat, 1), s.produces(seat, 2)])


def punished(s: State, seat: i64) -> vec[i64]:
    """EVA-END-RACE-06, -11: all penalties go to one lowest marker, below 0 if need be."""
    markers = production(s, seat)
    picked = s.of(seat, PENALISED)
    low = lowest_of(markers)
    if picked >= 0 and markers[picked] == markers[low]:
        low = picked
    markers[low] -= penalty(s, seat)
    return markers


def final_markers(s: State, seat: i64) -> vec[i64]:
    """EVA-END-RACE-10: then each point of the bonus raises the marker that is lowest at that moment."""
    markers = punished(s, seat)
    for _ in range(face_bonus(s, seat)):
        markers[lowest_of(markers)] += 1
    return markers


def ranked(markers: vec[i64]) -> vec[i64]:
    """The three markers from the lowest to the highest."""
    out = markers[:]
    for i in range(KINDS - 1):
        for j in range(KINDS - 1 - i):
            if out[j] > out[j + 1]:
                higher = out[j]
                out[j] = out[j + 1]
                out[j + 1] = higher
    return out


def reaches(s: State, seat: i64) -> bool:
    """EVA-END-RACE-12: whether a player still meets the condition after the adjustment."""
    markers = final_markers(s, seat)
    return markers[lowest_of(markers)] >= RACE_PRODUCTION and stadiums_short(s, seat) == 0


# -- the end ------------------------------------------------------------------------------------------------


class FinishRace(Step[State]):
    """EVA-END-RACE-06: in turn order, who has several lowest markers names the one that takes the penalties."""

    code: ClassVar[str] = "race.finish"

    def apply(self, s: State, choice: i64) -> None:
        plan: list[Step[Any]] = []
        for k in range(s.count()):
            seat = s.turn(k)
            if seat < s.seats and penalty(s, seat) > 0:
                plan.append(PickPenalised(seat))
        plan.append(EndRace(NOBODY))
        s.plan(plan)


class PickPenalised(Question[State]):
    """EVA-END-RACE-06: one of the lowest markers takes all penalties."""

    code: ClassVar[str] = "race.penalty"
    rule: ClassVar[str] = "EVA-END-RACE-06"

    def size(self, s: State) -> i64:
        return KINDS

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if s.produces(self.player, choice) == s.lowest(self.player) else END_RACE_06

    def apply(self, s: State, choice: i64) -> None:
        s.put(self.player, PENALISED, choice)
        s.note("race-penalty", self.player, choice, penalty(s, self.player))


class EndRace(Step[State]):
    """EVA-END-RACE-08 to -13: the bonuses are told, and the game is over."""

    code: ClassVar[str] = "race.end"

    def apply(self, s: State, choice: i64) -> None:
        for k in range(s.count()):
            seat = s.turn(k)
            if seat < s.seats and face_bonus(s, seat) > 0:
                s.note("race-bonus", seat, face_bonus(s, seat))
        s.over = 1
        s.stack.clear()
        s.note("ended")


FINISH_RACE: Final = FinishRace()
