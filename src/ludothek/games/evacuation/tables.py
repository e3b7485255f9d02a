"""The pack as the engine reads it: flat tables by card, site, tile and step number, and the effects of all cards."""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.effects import Effect

OLD: Final[i64] = 0
NEW: Final[i64] = 1
FOOD: Final[i64] = 0
STEEL: Final[i64] = 1
ENERGY: Final[i64] = 2
KINDS: Final[i64] = 3
KIND_WORDS: Final = ("food", "steel", "energy")
WORLD_WORDS: Final = ("old", "new")

# The biomes of the New World in the order in which transitions open them.
TUNDRA: Final[i64] = 0
DESERT: Final[i64] = 1
FOREST: Final[i64] = 2
SEA: Final[i64] = 3
BIOME_WORDS: Final = ("tundra", "desert", "forest", "sea")

# The landscapes of the Old World, as bits.
SAVANNA: Final[i64] = 1
MOUNTAIN: Final[i64] = 2
COAST: Final[i64] = 4
LANDSCAPE_WORDS: Final = ("savanna", "mountain", "sea")

# Settlement symbols, as bits.
SUN: Final[i64] = 1
DOME: Final[i64] = 2
SYMBOL_WORDS: Final = ("sun", "dome")

# The three open rows.
SHIPS: Final[i64] = 0
STADIUMS: Final[i64] = 1
INFRASTRUCTURE: Final[i64] = 2
SLOTS: Final[i64] = 3
MARKET_WORDS: Final = ("ship", "stadium", "infrastructure")

# The lanes of the progress track.
PASSING: Final[i64] = 0
MAIN: Final[i64] = 1
THREE_PLUS: Final[i64] = 2
LANES: Final[i64] = 3
LANE_WORDS: Final = ("passing", "main", "three-plus")

LAND_SITES: Final[i64] = 9  # of an Old World continent
TRANSITIONS: Final[i64] = 4
YEARS: Final[i64] = 4
COLUMNS: Final[i64] = 3
TILES: Final[i64] = 9  # technologies of a set

# What a developed technology lets its owner do from then on, as bits of POWERS.
FLY_BACK: Final[i64] = 1 << 0  # K02
IGNORE_SYMBOL: Final[i64] = 1 << 1  # K05
PASS_GAIN: Final[i64] = 1 << 2  # K06
EXTRA_FOOD: Final[i64] = 1 << 3  # K07; K08 and K09 are the next two bits, by kind
ANY_BAY: Final[i64] = 1 << 6  # K10
SHARE_LANE: Final[i64] = 1 << 7  # K11
LOOK_TWO: Final[i64] = 1 << 8  # K12
BEND_POWER: Final[i64] = 1 << 9  # K13
BOOST_FOOD: Final[i64] = 1 << 10  # K17; steel (K18) and energy (K16) are the next two bits, by kind
HAVE_SUN: Final[i64] = 1 << 13  # X01
HAVE_DOME: Final[i64] = 1 << 14  # X02
FREE_TOKEN: Final[i64] = 1 << 15  # X03
CLONE_THREE: Final[i64] = 1 << 16  # X04
CHEAP_FLIGHT: Final[i64] = 1 << 17  # X05
CHEAP_BUILD: Final[i64] = 1 << 18  # X06
FREE_THIRD: Final[i64] = 1 << 19  # X10

# The words of those properties in the packs, in the order of the bits.
POWER_WORDS: Final = (
    "fly-back",
    "ignore-symbol",
    "pass-gain",
    "extra-factory food",
    "extra-factory steel",
    "extra-factory energy",
    "any-bay",
    "share-lane",
    "look-two",
    "bend-power",
    "boost food",
    "boost steel",
    "boost energy",
    "have sun",
    "have dome",
    "free-token",
    "clone-three",
    "cheap-flight",
    "cheap-build",
    "free-third",
)

# Requirements of infrastructure cards: `pack.requires[card * REQUIRED + i]`, two clauses each.
R_NONE: Final[i64] = 0
R_COUNT: Final[i64] = 1  # n sites of a biome
R_POPULATED: Final[i64] = 2  # n sites of a biome with population
R_FACTORY: Final[i64] = 3  # n sites of a biome with a factory
R_ROW: Final[i64] = 4  # n sites of a biome in one horizontal row
R_DIAGONAL: Final[i64] = 5  # n forests and 2 n tundras on one diagonal
CLAUSES: Final[i64] = 3
REQUIRED: Final[i64] = 9  # three clauses of (kind, biome, n)

# Conditions of public objectives.
O_TECHNOLOGIES: Final[i64] = 0
O_INFRASTRUCTURE: Final[i64] = 1
O_PRODUCTION: Final[i64] = 2
O_POPULATION: Final[i64] = 3
O_FACTORIES: Final[i64] = 4

# What the solo opponent does.
S_SHIP: Final[i64] = 0
S_INFRASTRUCTURE: Final[i64] = 1
S_STADIUM: Final[i64] = 2
S_SETTLE: Final[i64] = 3
X_NUMBER: Final[i64] = 4  # a solo card's X, where it counts as a number


class Pack:
    """All content, immutable once built. `ints(n)` makes a table of n numbers."""

    def __init__(self) -> None:
        self.hash: str = ""
        self.words: dict[str, tuple[str, ...]] = {}
        self.nodes: Final[list[Effect[Any]]] = []

        # The Old World: one layout for all continents.
        self.ow_kind = vec[i64]()  # resource of a land site
        self.ow_people = vec[i64]()  # population on it: 2, or 0 on a factory site
        self.ow_land = vec[i64]()  # landscapes, as bits

        # Years are numbered from 1.
        self.need_food = vec[i64]()  # [world * (YEARS + 1) + year]
        self.need_stadiums = vec[i64]()  # [year]
        self.track_cost = vec[i64]()  # energy of the n-th action of a year; the last repeats
        self.lowest_points = vec[i64]()  # for the lowest production
        self.lowest_step: i64 = 3  # for each step beyond that table

        # The New World.
        self.sites: i64 = 0
        self.site_q = vec[i64]()
        self.site_r = vec[i64]()
        self.site_biome = vec[i64]()
        self.site_symbols = vec[i64]()
        self.site_factories = vec[i64]()  # factory spots
        self.site_people = vec[i64]()  # population spots
        self.site_yield = vec[i64]()  # [site * KINDS + kind]: what its population spots make

        # The progress track: steps 0 to `last`.
        self.last: i64 = 0
        self.transition = vec[i64]()  # the step after which each lies
        self.lane_symbols = vec[i64]()  # [step * LANES + lane]
        self.lane_effect = vec[i64]()  # [step * LANES + lane]: a node, or -1
        self.passed = vec[i64]()  # [step]: how many transitions lie before it

        # The cards of the three rows, numbered through: ships, stadiums, infrastructure.
        self.first = vec[i64]([0, 0, 0])
        self.count = vec[i64]([0, 0, 0])
        self.cards: i64 = 0
        self.cost = vec[i64]()  # [card * KINDS + kind]
        self.level = vec[i64]()  # infrastructure: 1 or 2; all others 1
        # Ships, by card number.
        self.flight = vec[i64]()
        self.bay = vec[i64]()  # [card * 2 + i]: a landscape bit, or 0
        self.buildings = vec[i64]()
        self.cubes = vec[i64]()
        # Stadiums, by card number.
        self.faces = vec[i64]()
        self.starting = vec[i64]()  # [seat]: the starting stadium's card number
        # Infrastructure, by card number.
        self.picture = vec[i64]()
        self.requires = vec[i64]()  # [card * REQUIRED + ...]
        self.reward = vec[i64]()  # [card * KINDS + kind]
        self.reward_any = vec[i64]()  # [card]: production of one kind of choice

        # Technologies: 36 tiles, four sets of nine, by level.
        self.tile_set = vec[i64]()
        self.tile_level = vec[i64]()  # 0, 1, 2
        self.tile_faces = vec[i64]()
        self.tile_powers = vec[i64]()  # lasting properties, as bits
        self.tile_node = vec[i64]()  # what happens once, or -1

        # Action cards: designs, each with its copies.
        self.actions: i64 = 0
        self.copies = vec[i64]()
        self.power_low = vec[i64]()
        self.power_high = vec[i64]()  # equal to power_low unless there is a choice
        self.part = vec[i64]()  # [design * 2 + i]: a node, or -1

        # Year-end bonuses.
        self.bonuses: i64 = 0
        self.flagged = vec[i64]()
        self.bonus_number = vec[i64]()  # [card * 2 + (0 lesser, 1 greater)]
        self.bonus_node = vec[i64]()  # [card * 2 + ...]

        # Goals: what they count and pay stands in goals.py; the figures are here.
        self.goals: i64 = 0
        self.goal_kind = vec[i64]()  # an index of GOAL_KINDS in goals.py
        self.goal_unit = vec[i64]()
        self.goal_tier = vec[i64]()  # [goal * 6 + 2 * i]: from this count on, +1: this extra

        # Public objectives.
        self.objectives: i64 = 0
        self.objective_kind = vec[i64]()
        self.objective_n = vec[i64]()
        self.objective_cost = vec[i64]()  # [objective * KINDS + kind]
        self.objective_reward = vec[i64]()  # [objective * KINDS + kind]
        self.objective_points = vec[i64]()

        # Line majorities: labels 0..5, two possible lines each; a line is a list of sites ended by -1.
        self.line = vec[i64]()  # [(label * 2 + side) * LINE + i]

        # The solo deck and the solo tile.
        self.solo_cards: i64 = 0
        self.solo_action = vec[i64]()
        self.solo_number = vec[i64]()  # 1, 2, 3, or X_NUMBER
        self.solo_letter = vec[i64]()  # 0 = A, 1 = B
        self.solo_from = vec[i64]()  # the year in which it joins
        self.solo_back = vec[i64]()  # an index of the backs
        self.solo_backs: i64 = 0
        self.solo_positions: i64 = 0
        self.solo_line = vec[i64]()  # [(position * 2 + letter) * LINE + i]: sites inwards, ended by -1


LINE: Final[i64] = 8


def ints(n: i64, value: i64 = 0) -> vec[i64]:
    """A table of n equal numbers."""
    return vec[i64]([value] * int(n))
