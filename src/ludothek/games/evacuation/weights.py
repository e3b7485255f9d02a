"""What the bots' judgement of Evacuation weighs. The numbers are in weights.toml, in points of the Points mode.

Here are their places in the list; NAMES is made of them.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SPREAD: Final[i64] = 0  # points by which a judgement errs
ACTING: Final[i64] = 1  # of a year: the rest of an Action phase in which the player has not passed
# Production of the New World
RACE_STEP: Final[i64] = 2  # the Race: a step of the lowest marker, and whatever takes one away
RACE_GOAL: Final[i64] = 3  # all three markers where they are wanted
MAKING: Final[i64] = 4  # a unit, before it is known which marker will be the lowest
PAYING: Final[i64] = 5  # a unit, for each income to come
# What waits
PEOPLE: Final[i64] = 6  # population on the New World, as a part of the production it will make
UNPAID: Final[i64] = 7  # of that, where there is no steel for it
WORKS: Final[i64] = 8  # a factory there
OLD_WORKS: Final[i64] = 9
OLD_FOOD: Final[i64] = 10
OLD_STEEL: Final[i64] = 11
OLD_ENERGY: Final[i64] = 12
NEW_FOOD: Final[i64] = 13
NEW_STEEL: Final[i64] = 14
NEW_ENERGY: Final[i64] = 15
TO_ACT: Final[i64] = 16  # more for energy of a world that pays for actions
INCOMES: Final[i64] = 17  # cubes to come against cubes in stock
FULL: Final[i64] = 18  # how the next cube of a pile is worth less
# Ships and what they are for
SITE: Final[i64] = 19  # of the points that a site left behind takes away
SECOND_TRIP: Final[i64] = 20
NO_FUEL: Final[i64] = 21  # of a trip, where its energy is missing now
HOLDS: Final[i64] = 22  # a ship's room for buildings and cubes, for each trip
SHIPPED: Final[i64] = 23  # a stadium of the Old World against one of the New, if there is a ship
STRANDED: Final[i64] = 24
# Chips to come, by the years until then
CHIP: Final[i64] = 25
NEXT_YEAR: Final[i64] = 26
LATER: Final[i64] = 27
STADIUM: Final[i64] = 28
FACE: Final[i64] = 29
# Progress
STRIDE: Final[i64] = 30  # a step of the track, and as much again for each year to come
OPENED: Final[i64] = 31  # a further biome
SYMBOL: Final[i64] = 32
BONUS_WORTH: Final[i64] = 33
# Cards and technologies
RESEARCH: Final[i64] = 34  # a marker, and as much again for each year to come
IN_READINESS: Final[i64] = 35  # an infrastructure card in hand whose requirement is met: of its production
HOPED: Final[i64] = 36  # one whose requirement is not
LAID: Final[i64] = 37  # one that is laid, but not completed
NEAR_GOAL: Final[i64] = 38  # of what the next tier of a goal would add, by the way done
HAND_CARD: Final[i64] = 39  # an action card, less for each power of it
HAND_POWER: Final[i64] = 40
MAJORITY: Final[i64] = 41  # of what lines and faces would bring if the game ended now

NAMES: Final = (
    "spread",
    "acting",
    "race-step",
    "race-goal",
    "making",
    "paying",
    "people",
    "unpaid",
    "works",
    "old-works",
    "old-food",
    "old-steel",
    "old-energy",
    "new-food",
    "new-steel",
    "new-energy",
    "to-act",
    "incomes",
    "full",
    "site",
    "second-trip",
    "no-fuel",
    "holds",
    "shipped",
    "stranded",
    "chip",
    "next-year",
    "later",
    "stadium",
    "face",
    "stride",
    "opened",
    "symbol",
    "bonus-worth",
    "research",
    "in-readiness",
    "hoped",
    "laid",
    "near-goal",
    "hand-card",
    "hand-power",
    "majority",
)
