"""The records of an Evacuation pack."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Kind = Literal["food", "steel", "energy"]
Biome = Literal["tundra", "desert", "forest", "sea"]
Symbols = Literal["none", "sun", "dome", "sun-dome"]
Way = Literal["e", "w", "ne", "nw", "se", "sw"]
Landscapes = Annotated[str, Meta(pattern=r"^(none|(savanna|mountain|sea)(-(savanna|mountain|sea))?)$")]
Bays = Annotated[str, Meta(pattern=r"^(savanna|mountain|sea)(-(savanna|mountain|sea))?$")]
Effects = tuple[str, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Keys in the files are words with hyphens."""


class Land(Record, frozen=True):
    """A land site of the Old World: `people` live there, or there are none and it is a factory."""

    resource: Kind
    people: Literal[0, 2]
    landscapes: Landscapes


class Year(Record, frozen=True):
    """What Income asks for: food on either world, stadiums on the New World."""

    old_food: Natural
    new_food: Natural
    stadiums: Natural


class Track(Record, frozen=True):
    """Energy for each action of a year; the last price repeats."""

    costs: Annotated[tuple[Natural, ...], Meta(min_length=1)]


class Scale(Record, frozen=True):
    """Points for the lowest production from 0 on, and for each step beyond."""

    points: Annotated[tuple[Natural, ...], Meta(min_length=1)]
    step: Natural


class Step(Record, frozen=True):
    """A step of the progress track: the symbols of its two lanes; a transition may lie after it."""

    main: Symbols = "none"
    three_plus: Symbols = "none"
    transition: Annotated[int, Meta(ge=0, le=4)] = 0
    effects: Effects = ()


class Spot(Record, frozen=True):
    resource: Kind
    value: Annotated[int, Meta(ge=1, le=3)]


class Site(Record, frozen=True):
    """A site of the New World at axial coordinates; `label` names an end of the majority lines."""

    q: int
    r: int
    biome: Biome
    factories: Natural = 0
    population: tuple[Spot, ...] = ()
    symbols: Symbols = "none"
    label: Annotated[int, Meta(ge=0, le=6)] = 0


class Priced(Record, frozen=True):
    cost_food: Natural = 0
    cost_steel: Natural = 0
    cost_energy: Natural = 0

    def cost(self) -> tuple[int, int, int]:
        return self.cost_food, self.cost_steel, self.cost_energy


class Rewarding(Priced, frozen=True):
    gives_food: Natural = 0
    gives_steel: Natural = 0
    gives_energy: Natural = 0

    def gives(self) -> tuple[int, int, int]:
        return self.gives_food, self.gives_steel, self.gives_energy


class Ship(Priced, frozen=True, kw_only=True):
    """Bays, building slots, resource slots, and the energy for its flight."""

    bays: Bays
    buildings: Annotated[int, Meta(ge=1, le=2)]
    cubes: Annotated[int, Meta(ge=1, le=5)]
    flight: Positive


class Stadium(Priced, frozen=True, kw_only=True):
    faces: Annotated[int, Meta(ge=0, le=5)]
    starting: bool = False


class Need(Record, frozen=True):
    """One part of a requirement: n sites of a biome, with something on them or in a line.

    A `diagonal` has n forests and twice as many tundras.
    """

    what: Literal["settled", "population", "factory", "row", "diagonal"]
    biome: Biome
    n: Positive


class Infrastructure(Rewarding, frozen=True, kw_only=True):
    """`gives_any` raises one production of the player's choice."""

    level: Annotated[int, Meta(ge=1, le=2)]
    picture: str
    needs: Annotated[tuple[Need, ...], Meta(min_length=1, max_length=3)]
    gives_any: Natural = 0


class Tile(Record, frozen=True):
    """A technology."""

    set: Annotated[int, Meta(ge=1, le=4)]
    level: Annotated[int, Meta(ge=1, le=3)]
    faces: Annotated[int, Meta(ge=0, le=2)]
    effects: Effects = ()


class Action(Record, frozen=True):
    """Each effect is a part of the card. `other` is a greater power that may be counted instead."""

    count: Positive
    power: Natural
    other: Natural = 0
    effects: Annotated[Effects, Meta(min_length=1, max_length=2)] = ()


class Bonus(Record, frozen=True):
    """A year-end bonus card: its two numbers, and an effect for each."""

    lesser: Positive
    greater: Positive
    effects: Annotated[Effects, Meta(min_length=2, max_length=2)]
    flag: bool = False


class Tier(Record, frozen=True):
    at: Positive
    extra: Positive


class Goal(Record, frozen=True):
    """`unit` points for each thing it counts, and the extra of the highest tier that is reached."""

    counts: Literal[
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
    ]
    unit: Natural
    tiers: Annotated[tuple[Tier, ...], Meta(max_length=3)] = ()


class Objective(Rewarding, frozen=True, kw_only=True):
    condition: Literal["technologies", "infrastructure", "production", "population", "factories"]
    n: Positive
    points: Positive


class Line(Record, frozen=True):
    """A tile of the line majorities: the card side that uses it, and the ways its two sides point."""

    label: Annotated[int, Meta(ge=1, le=6)]
    side: Literal["a", "b"]
    first: Way
    second: Way


class Solo(Record, frozen=True):
    action: Literal["ship", "infrastructure", "stadium", "settle"]
    number: Literal["1", "2", "3", "x"]
    letter: Literal["a", "b"]
    from_year: Annotated[int, Meta(ge=1, le=4)] = 1


class Notch(Record, frozen=True):
    """A place of the solo tile: the sites where its arrows enter the map, and their ways."""

    a_site: str
    a_way: Way
    b_site: str
    b_way: Way


SCHEMAS: dict[str, type[msgspec.Struct]] = {
    "land": Land,
    "year": Year,
    "track": Track,
    "scale": Scale,
    "step": Step,
    "site": Site,
    "ship": Ship,
    "stadium": Stadium,
    "infrastructure": Infrastructure,
    "tile": Tile,
    "action": Action,
    "bonus": Bonus,
    "goal": Goal,
    "objective": Objective,
    "line": Line,
    "solo": Solo,
    "notch": Notch,
}

UNIQUE = (tuple(SCHEMAS),)
