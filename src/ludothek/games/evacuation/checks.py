"""What must hold of a pack of Evacuation beyond the types of its records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...content import Check, Content, Problem
from .schema import (
    Action,
    Bonus,
    Goal,
    Infrastructure,
    Kind,
    Land,
    Line,
    Need,
    Notch,
    Scale,
    Ship,
    Site,
    Solo,
    Stadium,
    Step,
    Tile,
    Track,
    Year,
)
from .sites import labelled, places, walk

KINDS: tuple[Kind, ...] = ("food", "steel", "energy")
SHORTEST = 4  # a solo card's X goes four sites inwards
TILES = 4  # factory tiles of a kind that a player has


def check_old_world(content: Content) -> Iterator[Problem]:
    """EVA-SETUP-04: 5 of each resource from land; one site, a factory, has no landscape (EVA-TRANS-06)."""
    lands = content.data("land", Land)
    for kind in KINDS:
        made = sum(max(land.people, 1) for land in lands if land.resource == kind)
        if made != 5:
            yield Problem("land", f"The land sites make {made} {kind}, not 5.")
    bare = [land for land in lands if land.landscapes == "none"]
    if len(bare) != 1 or bare[0].people:
        yield Problem("land", "Exactly one site must have no landscape, and it must be a factory.")
    totals = Counter(part for land in lands for part in land.landscapes.split("-"))
    if min(totals[name] for name in ("savanna", "mountain", "sea")) < 3:
        yield Problem("land", "Each landscape must have three sites at least.")


def check_evacuation(content: Content) -> Iterator[Problem]:
    """Every land site can leave without technology: in a bay, or as a factory in a building slot."""
    ships = content.data("ship", Ship)
    bays = {part for ship in ships for part in ship.bays.split("-")}
    for entry in content.entries("land"):
        land = entry.data
        assert isinstance(land, Land)
        fits = bool(bays.intersection(land.landscapes.split("-")))
        if not fits and (land.people or not any(ship.buildings for ship in ships)):
            yield Problem(entry.ref, "No ship can evacuate this site.")


def check_map(content: Content) -> Iterator[Problem]:
    """Sites lie apart and have spots; factories of four tiles each can fill theirs (EVA-FAC-02)."""
    seen: dict[tuple[int, int], str] = {}
    for entry, site in places(content):
        if not site.factories and not site.population:
            yield Problem(entry.ref, "A site needs a spot.")
        if site.factories > TILES:
            yield Problem(entry.ref, "A site has too many factory spots.")
        first = seen.setdefault((site.q, site.r), entry.id)
        if first != entry.id:
            yield Problem(entry.ref, f"The site lies where {first} lies.")


def check_progress(content: Content) -> Iterator[Problem]:
    """EVA-PROG-04 to -10: four transitions in order; the 3+ lane has fewer symbols; a space does one thing."""
    steps = content.data("step", Step)
    order = [step.transition for step in steps if step.transition]
    if order != [1, 2, 3, 4]:
        yield Problem("step", f"The transitions come as {order}.")
    main = sum(_symbols(step.main) for step in steps)
    middle = sum(_symbols(step.three_plus) for step in steps)
    if middle >= main:
        yield Problem("step", f"The 3+ lane has {middle} symbols, the main lane {main}.")
    for entry, step in zip(content.entries("step"), steps, strict=True):
        for lane, symbols in (("main", step.main), ("three-plus", step.three_plus)):
            if symbols != "none" and any(phrase.startswith(f"on {lane}:") for phrase in step.effects):
                yield Problem(entry.ref, f"The space of the lane {lane} has symbols and an effect.")


def _symbols(word: str) -> int:
    return 0 if word == "none" else len(word.split("-"))


def check_rows(content: Content) -> Iterator[Problem]:
    """Four starting stadiums at the end, without cost; ships and other stadiums cost something (EVA-SETUP-11)."""
    stadiums = content.data("stadium", Stadium)
    if [card.starting for card in stadiums] != [False] * (len(stadiums) - 4) + [True] * 4:
        yield Problem("stadium", "The last four stadiums, and no others, must be the starting ones.")
    for kind, cards in (("ship", content.data("ship", Ship)), ("stadium", stadiums)):
        for entry, card in zip(content.entries(kind), cards, strict=True):
            free = isinstance(card, Stadium) and card.starting
            if free != (sum(card.cost()) == 0):
                yield Problem(entry.ref, "Only starting stadiums cost nothing.")


def check_infrastructure(content: Content) -> Iterator[Problem]:
    """Each requirement can be met on the map, by one player with four factories of each kind."""
    found = content.data("site", Site)
    for entry in content.entries("infrastructure"):
        card = entry.data
        assert isinstance(card, Infrastructure)
        for need in card.needs:
            if most(found, need) < need.n:
                yield Problem(entry.ref, f"The map cannot give {need.n} {need.biome} ({need.what}).")
        if bool(card.gives_any) == bool(sum(card.gives())):
            yield Problem(entry.ref, "A card raises either given productions or one of choice.")


def most(sites: Sequence[Site], need: Need) -> int:
    """How far the whole map would meet one part of a requirement."""
    mine = [site for site in sites if site.biome == need.biome]
    if need.what == "row":
        return max(Counter(site.r for site in mine).values(), default=0)
    if need.what == "diagonal":
        forests = Counter(line for site in mine for line in diagonals(site))
        tundras = Counter(line for site in sites if site.biome == "tundra" for line in diagonals(site))
        return max((min(n, tundras[line] // 2) for line, n in forests.items()), default=0)
    if need.what == "population":
        return sum(bool(site.population) for site in mine)
    if need.what == "factory":
        return sum(bool(site.factories) for site in mine)
    return len(mine)


def diagonals(site: Site) -> tuple[tuple[str, int], ...]:
    """The two slanting lines on which a site lies."""
    return ("nw-se", site.q), ("ne-sw", site.q + site.r)


def check_technologies(content: Content) -> Iterator[Problem]:
    """EVA-SETUP-07: each set has three tiles of each level."""
    tiles = Counter((tile.set, tile.level) for tile in content.data("tile", Tile))
    for number in range(1, 5):
        for level in range(1, 4):
            if tiles[number, level] != 3:
                yield Problem("tile", f"Set {number} has {tiles[number, level]} tiles of level {level}, not 3.")


def check_bonuses(content: Content) -> Iterator[Problem]:
    """EVA-SETUP-16, EVA-BONUS-01: two flagged cards; the lesser number first."""
    flagged = sum(card.flag for card in content.data("bonus", Bonus))
    if flagged != 2:
        yield Problem("bonus", f"Two cards must have a flag, not {flagged}.")
    for entry in content.entries("bonus"):
        card = entry.data
        assert isinstance(card, Bonus)
        if card.lesser >= card.greater:
            yield Problem(entry.ref, "The lesser number is not less than the greater one.")


def check_actions(content: Content) -> Iterator[Problem]:
    """EVA-ADV-12: a second power is greater than the first."""
    for entry in content.entries("action"):
        card = entry.data
        assert isinstance(card, Action)
        if card.other and card.other <= card.power:
            yield Problem(entry.ref, "The other power must be the greater one.")


def check_goals(content: Content) -> Iterator[Problem]:
    """Tiers rise."""
    for entry in content.entries("goal"):
        goal = entry.data
        assert isinstance(goal, Goal)
        if [tier.at for tier in goal.tiers] != sorted({tier.at for tier in goal.tiers}):
            yield Problem(entry.ref, "The tiers of a goal must rise.")


def check_lines(content: Content) -> Iterator[Problem]:
    """EVA-MOD-01: labels 1, 3, 5 on side A, 2, 4, 6 on side B, each at a site; every solo line has four sites."""
    lines = content.data("line", Line)
    if sorted(line.label for line in lines) != [1, 2, 3, 4, 5, 6]:
        yield Problem("line", "There must be one line tile for each of the labels 1 to 6.")
    for entry, line in zip(content.entries("line"), lines, strict=True):
        if line.side != ("a" if line.label % 2 else "b"):
            yield Problem(entry.ref, "Labels 1, 3 and 5 belong to side A, the others to side B.")
        for way in (line.first, line.second):
            if len(walk(content, labelled(content, line.label), way)) < SHORTEST:
                yield Problem(entry.ref, f"The line to '{way}' has fewer than {SHORTEST} sites.")
    for entry in content.entries("notch"):
        notch = entry.data
        assert isinstance(notch, Notch)
        for site, way in ((notch.a_site, notch.a_way), (notch.b_site, notch.b_way)):
            if len(walk(content, site, way)) < SHORTEST:
                yield Problem(entry.ref, f"The line from '{site}' to '{way}' has fewer than {SHORTEST} sites.")


def check_solo(content: Content) -> Iterator[Problem]:
    """EVA-SOLO-05: all cards but one are there from the start; that one joins in year 3."""
    late = [card.from_year for card in content.data("solo", Solo) if card.from_year != 1]
    if late != [3]:
        yield Problem("solo", "Exactly one solo card must join, in year 3.")


def check_known(content: Content) -> Iterator[Problem]:
    """The numbers that the rulebooks print."""
    years = content.data("year", Year)
    first = years[0]
    if (first.old_food, first.new_food, first.stadiums) != (5, 0, 0):
        yield Problem("year", "Year 1 asks for 5 food on the Old World and for nothing else (EVA-INC-04).")
    if [year.stadiums for year in years] != [0, 0, 1, 2] or years[1].new_food or not years[2].new_food:
        yield Problem("year", "The needs do not begin in the years of EVA-INC-04 and EVA-INC-08.")
    costs = content.data("track", Track)[0].costs
    if costs[:2] != (0, 0) or costs[-1] != 3 or list(costs) != sorted(costs):
        yield Problem("track", "Two actions are free, and the price rises to 3 (EVA-ACT-06).")
    scale = content.data("scale", Scale)[0]
    if len(scale.points) != 11 or (scale.points[8], scale.points[10], scale.step) != (10, 19, 3):
        yield Problem("scale", "8 gives 10 points, 10 gives 19, each step beyond 3 (EVA-POINTS-04).")
    pairs = {(card.lesser, card.greater) for card in content.data("bonus", Bonus)}
    if not pairs >= {(7, 10), (6, 13)}:
        yield Problem("bonus", "The numbers 7 and 10, 6 and 13 must stand on cards.")


CHECKS: tuple[Check, ...] = (
    check_old_world,
    check_evacuation,
    check_map,
    check_progress,
    check_rows,
    check_infrastructure,
    check_technologies,
    check_bonuses,
    check_actions,
    check_goals,
    check_lines,
    check_solo,
    check_known,
)
