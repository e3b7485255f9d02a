"""From the TOML records to the engine's tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...content import Content, Entry, PackError, load_content
from ...core.effects import Effect, Seq, register
from ...core.grammar import GrammarError
from . import schema
from .effects import Modifier
from .goals import GOAL_KINDS, TIERS
from .grammar import BONUSES, DEVELOPED, GRAMMAR, LANES, PLAYED
from .sites import labelled, walk
from .state import COLOURS
from .tables import (
    BIOME_WORDS,
    INFRASTRUCTURE,
    KIND_WORDS,
    KINDS,
    LANDSCAPE_WORDS,
    LANE_WORDS,
    LINE,
    O_FACTORIES,
    O_INFRASTRUCTURE,
    O_POPULATION,
    O_PRODUCTION,
    O_TECHNOLOGIES,
    POWER_WORDS,
    R_COUNT,
    R_DIAGONAL,
    R_FACTORY,
    R_POPULATED,
    R_ROW,
    REQUIRED,
    S_INFRASTRUCTURE,
    S_SETTLE,
    S_SHIP,
    S_STADIUM,
    SHIPS,
    STADIUMS,
    SYMBOL_WORDS,
    TRANSITIONS,
    X_NUMBER,
    YEARS,
    Pack,
    ints,
)
from .tables import LANES as LANE_COUNT
from .vocabulary import ROWS, solo_backs, vocabulary

CONTENT = Path(__file__).parent / "content"
NEEDS = {"settled": R_COUNT, "population": R_POPULATED, "factory": R_FACTORY, "row": R_ROW, "diagonal": R_DIAGONAL}
CONDITIONS = {
    "technologies": O_TECHNOLOGIES,
    "infrastructure": O_INFRASTRUCTURE,
    "production": O_PRODUCTION,
    "population": O_POPULATION,
    "factories": O_FACTORIES,
}
SOLO_ACTIONS = {"ship": S_SHIP, "infrastructure": S_INFRASTRUCTURE, "stadium": S_STADIUM, "settle": S_SETTLE}


def read_content(overrides: Sequence[Path] = ()) -> Content:
    """The game's own content, with packs laid over it."""
    return load_content([CONTENT, *overrides], schema.SCHEMAS)


def load_pack(overrides: Sequence[Path] = ()) -> Pack:
    """Read, check and tabulate the content."""
    return build(read_content(overrides))


def build(content: Content) -> Pack:
    builder = _Builder(content)
    builder.old_world()
    builder.tracks()
    builder.sites()
    builder.progress()
    builder.ships()
    builder.stadiums()
    builder.infrastructure()
    builder.technologies()
    builder.actions()
    builder.bonuses()
    builder.goals()
    builder.objectives()
    builder.lines()
    builder.solo()
    builder.pack.hash = content.hash
    builder.pack.words = vocabulary(content)
    return builder.pack


def symbol_bits(word: str) -> int:
    return sum(1 << SYMBOL_WORDS.index(part) for part in word.split("-") if part != "none")


def landscape_bits(word: str) -> int:
    return sum(1 << LANDSCAPE_WORDS.index(part) for part in word.split("-") if part != "none")


class _Builder:
    def __init__(self, content: Content) -> None:
        self.content = content
        self.pack = Pack()
        cards = 0
        for market, kind in enumerate(ROWS):
            self.pack.first[market] = cards
            self.pack.count[market] = len(content.entries(kind))
            cards += len(content.entries(kind))
        pack = self.pack
        pack.cards = cards
        pack.cost = ints(cards * KINDS)
        pack.level = ints(cards, 1)
        pack.flight = ints(cards)
        pack.bay = ints(cards * 2)
        pack.buildings = ints(cards)
        pack.cubes = ints(cards)
        pack.faces = ints(cards)
        pack.picture = ints(cards, -1)
        pack.requires = ints(cards * REQUIRED)
        pack.reward = ints(cards * KINDS)
        pack.reward_any = ints(cards)

    def number(self, kind: str, id: str) -> int:
        """The place of an entry in its list."""
        return [entry.id for entry in self.content.entries(kind)].index(id)

    # -- effects --------------------------------------------------------------------------------------------

    def effects(self, entry: Entry, phrases: Sequence[str], triggers: Sequence[str]) -> list[tuple[str, Effect[Any]]]:
        """Read phrases that may begin with these triggers."""
        found = []
        for phrase in phrases:
            try:
                ability = GRAMMAR.ability(phrase)
            except GrammarError as error:
                raise PackError(f"{entry.ref}: {error}") from error
            if ability.trigger not in triggers or (ability.trigger == "always") != lasting(ability.effect):
                raise PackError(f"{entry.ref}: this card cannot have the effect '{ability.words()}'.")
            found.append((ability.trigger, ability.effect))
        return found

    def node(self, effect: Effect[Any]) -> int:
        """Give an effect its place among the nodes."""
        register(effect, self.pack.nodes)
        return int(effect.index)

    # -- the two worlds -------------------------------------------------------------------------------------

    def old_world(self) -> None:
        lands = self.content.data("land", schema.Land)
        self.pack.ow_kind = ints(len(lands))
        self.pack.ow_people = ints(len(lands))
        self.pack.ow_land = ints(len(lands))
        for number, land in enumerate(lands):
            self.pack.ow_kind[number] = KIND_WORDS.index(land.resource)
            self.pack.ow_people[number] = land.people
            self.pack.ow_land[number] = landscape_bits(land.landscapes)

    def tracks(self) -> None:
        pack = self.pack
        pack.need_food = ints(2 * (YEARS + 1))
        pack.need_stadiums = ints(YEARS + 1)
        for number, year in enumerate(self.content.data("year", schema.Year), 1):
            pack.need_food[number] = year.old_food
            pack.need_food[YEARS + 1 + number] = year.new_food
            pack.need_stadiums[number] = year.stadiums
        costs = self.content.data("track", schema.Track)[0].costs
        pack.track_cost = ints(len(costs))
        for number, cost in enumerate(costs):
            pack.track_cost[number] = cost
        scale = self.content.data("scale", schema.Scale)[0]
        pack.lowest_step = scale.step
        pack.lowest_points = ints(len(scale.points))
        for number, points in enumerate(scale.points):
            pack.lowest_points[number] = points

    def sites(self) -> None:
        pack = self.pack
        sites = self.content.data("site", schema.Site)
        pack.sites = len(sites)
        pack.site_q = ints(len(sites))
        pack.site_r = ints(len(sites))
        pack.site_biome = ints(len(sites))
        pack.site_symbols = ints(len(sites))
        pack.site_factories = ints(len(sites))
        pack.site_people = ints(len(sites))
        pack.site_yield = ints(len(sites) * KINDS)
        for number, site in enumerate(sites):
            pack.site_q[number] = site.q
            pack.site_r[number] = site.r
            pack.site_biome[number] = BIOME_WORDS.index(site.biome)
            pack.site_symbols[number] = symbol_bits(site.symbols)
            pack.site_factories[number] = site.factories
            pack.site_people[number] = len(site.population)
            for spot in site.population:
                pack.site_yield[number * KINDS + KIND_WORDS.index(spot.resource)] += spot.value

    def progress(self) -> None:
        pack = self.pack
        steps = self.content.data("step", schema.Step)
        pack.last = len(steps) - 1
        pack.transition = ints(TRANSITIONS)
        pack.passed = ints(len(steps))
        pack.lane_symbols = ints(len(steps) * LANE_COUNT)
        pack.lane_effect = ints(len(steps) * LANE_COUNT, -1)
        behind = 0
        for number, (entry, step) in enumerate(zip(self.content.entries("step"), steps, strict=True)):
            pack.passed[number] = behind
            if step.transition:
                pack.transition[step.transition - 1] = number
                behind += 1
            for lane, symbols in zip(LANES, (step.main, step.three_plus), strict=True):
                pack.lane_symbols[number * LANE_COUNT + LANE_WORDS.index(lane)] = symbol_bits(symbols)
            for lane, effect in self.effects(entry, step.effects, LANES):
                pack.lane_effect[number * LANE_COUNT + LANE_WORDS.index(lane)] = self.node(effect)

    # -- the cards of the rows ------------------------------------------------------------------------------

    def priced(self, card: int, data: schema.Priced) -> None:
        for kind, cost in enumerate(data.cost()):
            self.pack.cost[card * KINDS + kind] = cost

    def ships(self) -> None:
        pack = self.pack
        for card, ship in enumerate(self.content.data("ship", schema.Ship), int(pack.first[SHIPS])):
            self.priced(card, ship)
            pack.flight[card] = ship.flight
            pack.buildings[card] = ship.buildings
            pack.cubes[card] = ship.cubes
            for bay, landscape in enumerate(ship.bays.split("-")):
                pack.bay[card * 2 + bay] = landscape_bits(landscape)

    def stadiums(self) -> None:
        pack = self.pack
        first = int(pack.first[STADIUMS])
        cards = self.content.data("stadium", schema.Stadium)
        for card, stadium in enumerate(cards, first):
            self.priced(card, stadium)
            pack.faces[card] = stadium.faces
        pack.starting = ints(len(COLOURS))
        for seat in range(len(COLOURS)):
            pack.starting[seat] = first + len(cards) - len(COLOURS) + seat

    def infrastructure(self) -> None:
        pack = self.pack
        cards = self.content.data("infrastructure", schema.Infrastructure)
        pictures = list(dict.fromkeys(card.picture for card in cards))
        for number, card in enumerate(cards, int(pack.first[INFRASTRUCTURE])):
            self.priced(number, card)
            pack.level[number] = card.level
            pack.picture[number] = pictures.index(card.picture)
            pack.reward_any[number] = card.gives_any
            for kind, more in enumerate(card.gives()):
                pack.reward[number * KINDS + kind] = more
            for clause, need in enumerate(card.needs):
                at = number * REQUIRED + clause * 3
                pack.requires[at] = NEEDS[need.what]
                pack.requires[at + 1] = BIOME_WORDS.index(need.biome)
                pack.requires[at + 2] = need.n

    # -- technologies, action cards, bonuses, goals ---------------------------------------------------------

    def technologies(self) -> None:
        pack = self.pack
        entries, tiles = self.content.entries("tile"), self.content.data("tile", schema.Tile)
        pack.tile_set = ints(len(tiles))
        pack.tile_level = ints(len(tiles))
        pack.tile_faces = ints(len(tiles))
        pack.tile_powers = ints(len(tiles))
        pack.tile_node = ints(len(tiles), -1)
        for number, (entry, tile) in enumerate(zip(entries, tiles, strict=True)):
            pack.tile_set[number] = tile.set - 1
            pack.tile_level[number] = tile.level - 1
            pack.tile_faces[number] = tile.faces
            once = []
            for trigger, effect in self.effects(entry, tile.effects, (DEVELOPED, "always")):
                if trigger == DEVELOPED:
                    once.append(effect)
                else:
                    pack.tile_powers[number] |= 1 << POWER_WORDS.index(effect.words())
            if once:
                pack.tile_node[number] = self.node(once[0] if len(once) == 1 else Seq(once))

    def actions(self) -> None:
        pack = self.pack
        entries, cards = self.content.entries("action"), self.content.data("action", schema.Action)
        pack.actions = len(cards)
        pack.copies = ints(len(cards))
        pack.power_low = ints(len(cards))
        pack.power_high = ints(len(cards))
        pack.part = ints(len(cards) * 2, -1)
        for number, (entry, card) in enumerate(zip(entries, cards, strict=True)):
            pack.copies[number] = card.count
            pack.power_low[number] = card.power
            pack.power_high[number] = card.other or card.power
            for part, (_, effect) in enumerate(self.effects(entry, card.effects, (PLAYED,))):
                pack.part[number * 2 + part] = self.node(effect)

    def bonuses(self) -> None:
        pack = self.pack
        entries, cards = self.content.entries("bonus"), self.content.data("bonus", schema.Bonus)
        pack.bonuses = len(cards)
        pack.flagged = ints(len(cards))
        pack.bonus_number = ints(len(cards) * 2)
        pack.bonus_node = ints(len(cards) * 2, -1)
        for number, (entry, card) in enumerate(zip(entries, cards, strict=True)):
            pack.flagged[number] = int(card.flag)
            pack.bonus_number[number * 2] = card.lesser
            pack.bonus_number[number * 2 + 1] = card.greater
            for which, effect in self.effects(entry, card.effects, BONUSES):
                pack.bonus_node[number * 2 + BONUSES.index(which)] = self.node(effect)
            if min(pack.bonus_node[number * 2], pack.bonus_node[number * 2 + 1]) < 0:
                raise PackError(f"{entry.ref}: the card needs an effect for either number.")

    def goals(self) -> None:
        pack = self.pack
        goals = self.content.data("goal", schema.Goal)
        pack.goals = len(goals)
        pack.goal_kind = ints(len(goals))
        pack.goal_unit = ints(len(goals))
        pack.goal_tier = ints(len(goals) * 2 * TIERS)
        for number, goal in enumerate(goals):
            pack.goal_kind[number] = GOAL_KINDS.index(goal.counts)
            pack.goal_unit[number] = goal.unit
            for tier, step in enumerate(goal.tiers):
                pack.goal_tier[(number * TIERS + tier) * 2] = step.at
                pack.goal_tier[(number * TIERS + tier) * 2 + 1] = step.extra

    # -- modules and the solo game --------------------------------------------------------------------------

    def objectives(self) -> None:
        pack = self.pack
        objectives = self.content.data("objective", schema.Objective)
        pack.objectives = len(objectives)
        pack.objective_kind = ints(len(objectives))
        pack.objective_n = ints(len(objectives))
        pack.objective_cost = ints(len(objectives) * KINDS)
        pack.objective_reward = ints(len(objectives) * KINDS)
        pack.objective_points = ints(len(objectives))
        for number, objective in enumerate(objectives):
            pack.objective_kind[number] = CONDITIONS[objective.condition]
            pack.objective_n[number] = objective.n
            pack.objective_points[number] = objective.points
            for kind in range(KINDS):
                pack.objective_cost[number * KINDS + kind] = objective.cost()[kind]
                pack.objective_reward[number * KINDS + kind] = objective.gives()[kind]

    def lines(self) -> None:
        lines = self.content.data("line", schema.Line)
        self.pack.line = ints(len(lines) * 2 * LINE, -1)
        for line in lines:
            site = labelled(self.content, line.label)
            for side, way in enumerate((line.first, line.second)):
                self.lay(self.pack.line, (line.label - 1) * 2 + side, site, way)

    def lay(self, table: Any, row: int, site: str, way: schema.Way) -> None:
        """Write a line of sites into a table; -1 ends it."""
        for at, id in enumerate(walk(self.content, site, way)[: LINE - 1]):
            table[row * LINE + at] = self.number("site", id)

    def solo(self) -> None:
        pack = self.pack
        cards = self.content.data("solo", schema.Solo)
        backs = solo_backs(self.content)
        pack.solo_cards = len(cards)
        pack.solo_backs = len(backs)
        pack.solo_action = ints(len(cards))
        pack.solo_number = ints(len(cards))
        pack.solo_letter = ints(len(cards))
        pack.solo_from = ints(len(cards))
        pack.solo_back = ints(len(cards))
        for number, card in enumerate(cards):
            pack.solo_action[number] = SOLO_ACTIONS[card.action]
            pack.solo_number[number] = X_NUMBER if card.number == "x" else int(card.number)
            pack.solo_letter[number] = "ab".index(card.letter)
            pack.solo_from[number] = card.from_year
            pack.solo_back[number] = backs.index(f"{card.number}-{card.letter}")
        notches = self.content.data("notch", schema.Notch)
        pack.solo_positions = len(notches)
        pack.solo_line = ints(len(notches) * 2 * LINE, -1)
        for number, notch in enumerate(notches):
            self.lay(pack.solo_line, number * 2, notch.a_site, notch.a_way)
            self.lay(pack.solo_line, number * 2 + 1, notch.b_site, notch.b_way)


def lasting(effect: Effect[Any]) -> bool:
    return isinstance(effect, Modifier)
