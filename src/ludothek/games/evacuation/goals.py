"""Goal cards: the draft at the start of a game for points, and what each card pays (EVA-POINTS-02, -03, EVA-GOAL)."""

# mypyc: compile
from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import count_bits, lowest
from ...core.step import CHANCE, NOBODY, OK, Draw, DrawWith, Step, StepWith, Together
from .refusals import POINTS_02, POINTS_03, SOLO_08
from .state import (
    DONE,
    DRAFT,
    GOALS,
    ON_OLD,
    PLAYED,
    RECEIVED,
    RETURNING,
    SETTLED,
    SETTLERS,
    SHOWN,
    SOLO,
    State,
)
from .tables import ENERGY, FOOD, INFRASTRUCTURE, KINDS, SHIPS, STEEL, TUNDRA

# What goal cards count, as the packs spell it; `pack.goal_kind` is an index of this tuple.
GOAL_KINDS: Final = (
    "population",
    "tundra",
    "ships",
    "factory-sets",
    "lesser",
    "transitions",
    "greater",
    "not-tundra",
    "technologies",
    "infrastructure",
    "food-production",
    "steel-production",
    "energy-production",
    "food-factories",
    "steel-factories",
    "energy-factories",
)
G_POPULATION: Final[i64] = 0
G_TUNDRA: Final[i64] = 1
G_SHIPS: Final[i64] = 2
G_SETS: Final[i64] = 3
G_LESSER: Final[i64] = 4
G_TRANSITIONS: Final[i64] = 5
G_GREATER: Final[i64] = 6
G_NOT_TUNDRA: Final[i64] = 7
G_TECHNOLOGIES: Final[i64] = 8
G_INFRASTRUCTURE: Final[i64] = 9
G_PRODUCTION: Final[i64] = 10  # + kind
G_FACTORIES: Final[i64] = 13  # + kind

DEALT: Final[i64] = 4  # goal cards in each hand at the start of the draft
TIERS: Final[i64] = 3
TOP_ROW: Final[i64] = 6  # technology tiles from here on are of the top row
TOP_WORTH: Final[i64] = 3  # EVA-GOAL-09: such a tile pays as much as three others


# -- the draft ----------------------------------------------------------------------------------------------


class GoalDraft(Step[State]):
    """EVA-POINTS-02, EVA-SOLO-08: four goal cards for each hand; alone there is a second pile."""

    code: ClassVar[str] = "goal.draft"

    def apply(self, s: State, choice: i64) -> None:
        s.note("goals-dealt", DEALT)
        plan: list[Step[Any]] = []
        for colour in range(hands(s)):
            for _ in range(DEALT):
                plan.append(DealGoal(CHANCE, colour))
        plan.append(DraftRound(NOBODY, DEALT))
        s.plan(plan)


def hands(s: State) -> i64:
    """How many hands go round: one for each player, and in the solo game the opponent's pile."""
    return s.seats + (1 if s.robots == SOLO else 0)


def everybody(s: State) -> i64:
    return (i64(1) << s.seats) - 1


class DealGoal(DrawWith[State]):
    """EVA-POINTS-02: the next goal card, seen only by the player who gets it."""

    code: ClassVar[str] = "goal.deal"
    rule: ClassVar[str] = "EVA-POINTS-02"

    def size(self, s: State) -> i64:
        return s.pack.goals

    def refusal(self, s: State, choice: i64) -> i64:
        for colour in range(hands(s)):
            if (s.of(colour, DRAFT) >> choice) & 1:
                return POINTS_02
        return OK

    def apply(self, s: State, choice: i64) -> None:
        colour = self.arg
        s.put(colour, DRAFT, s.of(colour, DRAFT) | (i64(1) << choice))
        if colour < s.seats:
            s.note("goal-dealt", colour, choice, 0, i64(1) << colour)


class DraftRound(StepWith[State]):
    """EVA-POINTS-02: keep one of so many cards, pass the rest to the left; the last card is received unasked."""

    code: ClassVar[str] = "goal.round"

    def apply(self, s: State, choice: i64) -> None:
        left = self.arg
        if left > 1:
            s.push(PassGoals(NOBODY, left - 1))
            if s.robots == SOLO:
                s.push(LoseGoal(CHANCE))
            s.push(KeepGoal(0, everybody(s)))
            return
        for seat in range(s.seats):
            keep(s, seat, lowest(s.of(seat, DRAFT)))
        if s.robots == SOLO:
            s.put(s.opponent(), DRAFT, 0)
        s.push(EndDraft(NOBODY))
        s.push(DropGoal(0, everybody(s)))


def keep(s: State, seat: i64, goal: i64) -> None:
    s.put(seat, DRAFT, s.of(seat, DRAFT) & ~(i64(1) << goal))
    s.put(seat, GOALS, s.of(seat, GOALS) | (i64(1) << goal))
    s.note("goal-kept", seat, goal, 0, i64(1) << seat)


class KeepGoal(Together[State]):
    """EVA-POINTS-02: everybody secretly keeps one card of the hand."""

    code: ClassVar[str] = "goal.keep"
    rule: ClassVar[str] = "EVA-POINTS-02"

    def ask(self, player: i64, waiting: i64) -> Together[State]:
        return KeepGoal(player, waiting)

    def size(self, s: State) -> i64:
        return s.pack.goals

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if (s.of(self.player, DRAFT) >> choice) & 1 else POINTS_02

    def options(self, s: State) -> vec[i64]:
        return members(s.of(self.player, DRAFT))

    def commit(self, s: State, choice: i64) -> None:
        keep(s, self.player, choice)


class LoseGoal(Draw[State]):
    """EVA-SOLO-08: a random card of the other pile is removed unseen."""

    code: ClassVar[str] = "goal.lose"
    rule: ClassVar[str] = "EVA-SOLO-08"

    def size(self, s: State) -> i64:
        return s.pack.goals

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if (s.of(s.opponent(), DRAFT) >> choice) & 1 else SOLO_08

    def apply(self, s: State, choice: i64) -> None:
        s.put(s.opponent(), DRAFT, s.of(s.opponent(), DRAFT) & ~(i64(1) << choice))
        s.note("goal-lost")


class PassGoals(StepWith[State]):
    """EVA-POINTS-02, EVA-SOLO-08: the hands go to the left; alone the two piles change places."""

    code: ClassVar[str] = "goal.pass"

    def apply(self, s: State, choice: i64) -> None:
        left = self.arg
        last = hands(s) - 1
        passed = s.of(last, DRAFT)
        colour = last
        while colour > 0:
            s.put(colour, DRAFT, s.of(colour - 1, DRAFT))
            colour -= 1
        s.put(0, DRAFT, passed)
        if s.robots == SOLO:
            s.note("goals-swapped")
        else:
            s.note("goals-passed", left)
        s.push(DraftRound(NOBODY, left))


class DropGoal(Together[State]):
    """EVA-POINTS-03: everybody secretly puts one of the four cards back into the box."""

    code: ClassVar[str] = "goal.drop"
    rule: ClassVar[str] = "EVA-POINTS-03"

    def ask(self, player: i64, waiting: i64) -> Together[State]:
        return DropGoal(player, waiting)

    def size(self, s: State) -> i64:
        return s.pack.goals

    def refusal(self, s: State, choice: i64) -> i64:
        return OK if (s.of(self.player, GOALS) >> choice) & 1 else POINTS_03

    def options(self, s: State) -> vec[i64]:
        return members(s.of(self.player, GOALS))

    def commit(self, s: State, choice: i64) -> None:
        s.put(self.player, GOALS, s.of(self.player, GOALS) & ~(i64(1) << choice))
        s.note("goal-dropped", self.player, choice, 0, i64(1) << self.player)


class EndDraft(Step[State]):
    """EVA-POINTS-03: everybody has three secret goals."""

    code: ClassVar[str] = "goal.end"

    def apply(self, s: State, choice: i64) -> None:
        s.note("goals-chosen", DEALT - 1)


def members(mask: i64) -> vec[i64]:
    """The cards of a set, in order."""
    out = vec[i64](capacity=4)
    card: i64 = 0
    while mask >> card:
        if (mask >> card) & 1:
            out = append(out, card)
        card += 1
    return out


# -- showing ------------------------------------------------------------------------------------------------


def show(s: State, seat: i64, greater: i64) -> None:
    """EVA-POINTS-15: who receives a bonus shows the goal card that collects it, the first time."""
    wanted = G_GREATER if greater else G_LESSER
    for goal in range(s.pack.goals):
        bit = i64(1) << goal
        if s.pack.goal_kind[goal] == wanted and s.of(seat, GOALS) & bit and not s.of(seat, SHOWN) & bit:
            s.put(seat, SHOWN, s.of(seat, SHOWN) | bit)
            s.note("goal-shown", seat, goal)


# -- what they pay ------------------------------------------------------------------------------------------


def goal_count(s: State, seat: i64, goal: i64) -> i64:
    """How many of what a goal card counts a player has; settled things only (EVA-AMB-22)."""
    kind = s.pack.goal_kind[goal]
    if kind == G_POPULATION:
        return s.of(seat, SETTLERS)
    if kind == G_TUNDRA:
        return sites(s, seat, True)
    if kind == G_SHIPS:
        return ships(s, seat)
    if kind == G_SETS:
        return min(s.of(seat, SETTLED + FOOD), s.of(seat, SETTLED + STEEL), s.of(seat, SETTLED + ENERGY))
    if kind == G_LESSER:
        return s.of(seat, RECEIVED)
    if kind == G_TRANSITIONS:
        return min(s.passed(seat, 0), s.passed(seat, 1))
    if kind == G_GREATER:
        return s.of(seat, RECEIVED + 1)
    if kind == G_NOT_TUNDRA:
        return sites(s, seat, False)
    if kind == G_TECHNOLOGIES:
        return count_bits(s.of(seat, DONE))
    if kind == G_INFRASTRUCTURE:
        return s.owned(seat, INFRASTRUCTURE, PLAYED)
    if kind < G_FACTORIES:
        return s.produces(seat, kind - G_PRODUCTION)
    assert kind < G_FACTORIES + KINDS
    return s.of(seat, SETTLED + kind - G_FACTORIES)


def sites(s: State, seat: i64, tundra: bool) -> i64:
    """A player's settled sites on tundra, or elsewhere."""
    total: i64 = 0
    for site in range(s.pack.sites):
        if s.land[site] == seat and (s.pack.site_biome[site] == TUNDRA) == tundra:
            total += 1
    return total


def ships(s: State, seat: i64) -> i64:
    """A player's ships in either world or between them."""
    total: i64 = 0
    for where in range(ON_OLD, RETURNING + 1):
        total += s.owned(seat, SHIPS, where)
    return total


def goal_points(s: State, seat: i64, goal: i64) -> i64:
    """EVA-GOAL: so much for each, and the extra of the highest tier reached; tiers do not add up."""
    count = goal_count(s, seat, goal)
    units = count
    if s.pack.goal_kind[goal] == G_TECHNOLOGIES:
        units += (TOP_WORTH - 1) * count_bits(s.of(seat, DONE) >> TOP_ROW)
    extra: i64 = 0
    for tier in range(TIERS):
        at = goal * 2 * TIERS + 2 * tier
        if s.pack.goal_tier[at] > 0 and count >= s.pack.goal_tier[at]:
            extra = s.pack.goal_tier[at + 1]
    return units * s.pack.goal_unit[goal] + extra


def all_goal_points(s: State, seat: i64) -> i64:
    """EVA-POINTS-05: all of a player's goal cards."""
    total: i64 = 0
    for goal in range(s.pack.goals):
        if (s.of(seat, GOALS) >> goal) & 1:
            total += goal_points(s, seat, goal)
    return total
