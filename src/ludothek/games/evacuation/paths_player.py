"""One colour of a position: `blue.old.food`, `blue.marker.a`, `blue.settled`, `blue.done`. See paths.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.errors import ScenarioError
from . import lines, race
from .goals import goal_points
from .paths_cards import (
    HELD_WORDS,
    PILE_WORDS,
    count_actions,
    read_actions,
    read_held,
    write_actions,
    write_held,
)
from .paths_tiles import TILE_PATHS, read_tiles, write_tiles
from .paths_words import cards, index, kind, lands, mask, members, names, read_only, sites, three, unknown
from .production import old_world
from .progress import powers
from .scoring import score
from .settle import open_biome, symbols
from .state import (
    ACTIONS,
    CARGO,
    CARGO_FACTORY,
    CARGO_PEOPLE,
    CHIPS,
    COMPLETED,
    DRAFT,
    FACTORY,
    FREE_ACTION,
    GOALS,
    GROUP,
    LANE,
    NONE,
    O_HELD,
    OBJECTIVE,
    PASSED,
    POPULATION,
    POWERS,
    PRODUCTION,
    RECEIVED,
    RESERVE,
    SETTLED,
    SETTLERS,
    SHOWN,
    SITES,
    STEP,
    STOCK,
    TOKENS_DOWN,
    TOKENS_UP,
    WILD,
    State,
)
from .tables import (
    BIOME_WORDS,
    INFRASTRUCTURE,
    KIND_WORDS,
    KINDS,
    LANE_WORDS,
    POWER_WORDS,
    SYMBOL_WORDS,
)

NUMBERS = {
    "population": int(POPULATION),
    "chips": int(CHIPS),
    "actions": int(ACTIONS),
    "passed": int(PASSED),
    "tokens": int(TOKENS_UP),
    "tokens.down": int(TOKENS_DOWN),
    "cargo.people": int(CARGO_PEOPLE),
    "wild": int(WILD),
    "free-action": int(FREE_ACTION),
}
# Three numbers each, by kind: `blue.old`, `blue.old.food`.
TRIPLES = {
    "old": int(STOCK),
    "new": int(STOCK + KINDS),
    "production": int(PRODUCTION),
    "cargo": int(CARGO),
    "reserve": int(RESERVE),
    "factories": int(SETTLED),
    "old.factory": int(FACTORY),
    "new.factory": int(FACTORY + KINDS),
    "cargo.factory": int(CARGO_FACTORY),
}
FACTORIES = ("old.factory", "new.factory", "cargo.factory")  # written, they come from the reserve
FIXED = ("reserve", "factories")
GOAL_FIELDS = {"goals": int(GOALS), "draft": int(DRAFT), "shown": int(SHOWN)}
GROUPS = 4
TOKENS = 2


def _power(s: State, c: int) -> int | list[int]:
    """The power of the year; a list where cards or technologies leave a choice."""
    bits = int(powers(s, c))
    found = [power for power in range(bits.bit_length()) if (bits >> power) & 1]
    return found[0] if len(found) == 1 else found


READ_ONLY: dict[str, Callable[[State, int], Any]] = {
    "settlers": lambda s, c: int(s.of(c, SETTLERS)),
    "faces": lambda s, c: int(s.faces(c)),
    "lowest": lambda s, c: int(s.lowest(c)),
    "points": lambda s, c: int(score(s).seats[c].total),
    "final": lambda s, c: [int(n) for n in race.final_markers(s, c)],
    "old.production": lambda s, c: [int(old_world(s, c, kind)) for kind in range(int(KINDS))],
    "power": _power,
    "open": lambda s, c: BIOME_WORDS[open_biome(s, c)],
    "symbols": lambda s, c: members(SYMBOL_WORDS, int(symbols(s, c))),
    "powers": lambda s, c: members(POWER_WORDS, int(s.of(c, POWERS))),
    "lines": lambda s, c: [int(lines.on_line(s, k, c)) for k in range(int(lines.LINE_COUNT))],
}


def read_colour(s: State, c: int, field: str, path: str) -> Any:
    head, _, rest = field.partition(".")
    if field in NUMBERS:
        return int(s.of(c, NUMBERS[field]))
    if field in READ_ONLY:
        return READ_ONLY[field](s, c)
    if field in TRIPLES:
        return [int(s.of(c, TRIPLES[field] + kind)) for kind in range(int(KINDS))]
    stem, _, last = field.rpartition(".")
    if stem in TRIPLES and last in KIND_WORDS:
        return int(s.of(c, TRIPLES[stem] + kind(last, path)))
    if stem == "old.production":
        return int(old_world(s, c, kind(last, path)))
    if head in HELD_WORDS:
        return read_held(s, c, head, rest, path)
    if field in PILE_WORDS:
        return read_actions(s, c, field)
    if field in TILE_PATHS:
        return read_tiles(s, c, field)
    if field in GOAL_FIELDS:
        return members(s.pack.words["goal.keep"], int(s.of(c, GOAL_FIELDS[field])))
    if head == "goal":
        return int(goal_points(s, c, index(s.pack.words["goal.keep"], rest, path)))
    if head == "score":
        return sum(line.points for line in score(s).seats[c].lines if line.label == rest)
    if head == "objectives" and rest in ("", "played"):
        held = int(O_HELD) + c * 2 + (1 if rest else 0)
        words = s.pack.words["setup.objective"]
        return [name for number, name in enumerate(words) if s.board[OBJECTIVE + number] == held]
    if head == "marker":
        marker = index(("a", "b"), rest, path)
        return f"{s.of(c, STEP + marker)} {LANE_WORDS[s.of(c, LANE + marker)]}"
    if field == "groups":
        return [int(s.of(c, GROUP + group)) for group in range(GROUPS)]
    if field == "received":
        return [int(s.of(c, RECEIVED)), int(s.of(c, RECEIVED + 1))]
    if field == "sites":
        return members(lands(s), int(s.of(c, SITES)))
    if field == "settled":
        return [name for site, name in enumerate(sites(s)) if s.land[site] == c]
    if field == "completed":
        return members(cards(s)[int(s.pack.first[INFRASTRUCTURE]) :], int(s.of(c, COMPLETED)))
    raise unknown(path)


def write_colour(s: State, c: int, field: str, value: Any, path: str) -> None:
    head, _, rest = field.partition(".")
    stem, _, last = field.rpartition(".")
    if field in NUMBERS:
        s.put(c, NUMBERS[field], int(value))
    elif field in READ_ONLY or field in FIXED or stem in FIXED:
        raise read_only(path)
    elif field in TRIPLES:
        for number, count in enumerate(three(value, path)):
            _write_kind(s, c, field, number, count, path)
    elif stem in TRIPLES and last in KIND_WORDS:
        _write_kind(s, c, stem, kind(last, path), int(value), path)
    elif head in HELD_WORDS:
        write_held(s, c, head, rest, value, path)
    elif field in PILE_WORDS:
        write_actions(s, c, field, value, path)
    elif field in TILE_PATHS:
        write_tiles(s, c, field, value, path)
    elif field in GOAL_FIELDS:
        _write_goals(s, c, GOAL_FIELDS[field], mask(s.pack.words["goal.keep"], value, path))
    elif head == "objectives" and rest in ("", "played"):
        _write_objectives(s, int(O_HELD) + c * 2 + (1 if rest else 0), value, path)
    elif head == "marker":
        _write_marker(s, c, index(("a", "b"), rest, path), value, path)
    elif field == "groups":
        for group, count in enumerate(value):
            s.put(c, GROUP + group, int(count))
        count_actions(s, c)
    elif field == "received":
        s.put(c, RECEIVED, int(value[0]))
        s.put(c, RECEIVED + 1, int(value[1]))
    elif field == "sites":
        s.put(c, SITES, mask(lands(s), value, path))
    elif field == "settled":
        _write_settled(s, c, value, path)
    elif field == "completed":
        s.put(c, COMPLETED, mask(cards(s)[int(s.pack.first[INFRASTRUCTURE]) :], value, path))
    else:
        raise unknown(path)


def _write_kind(s: State, c: int, field: str, number: int, count: int, path: str) -> None:
    at = TRIPLES[field] + number
    if field in FACTORIES:
        s.add(c, RESERVE + number, s.of(c, at) - count)
        if s.of(c, RESERVE + number) < 0:
            raise ScenarioError(f"'{path}': there are four factory tiles of each kind.")
    s.put(c, at, count)


def _write_goals(s: State, c: int, field: int, wanted: int) -> None:
    """A card that somebody else has is taken from them; they get one of the box instead."""
    s.put(c, field, wanted)
    if field == SHOWN:
        return
    everything = (1 << int(s.pack.goals)) - 1
    used = sum(int(s.of(other, GOALS)) for other in range(int(s.seats)) if other != c) | wanted
    for other in range(int(s.seats)):
        twice = int(s.of(other, GOALS)) & wanted if other != c else 0
        for _ in range(twice.bit_count()):
            free = everything & ~used
            used |= free & -free
            s.put(other, GOALS, s.of(other, GOALS) | (free & -free))
        s.put(other, GOALS, s.of(other, GOALS) & ~twice)


def _write_objectives(s: State, held: int, value: list[str], path: str) -> None:
    for name in value:
        s.board[OBJECTIVE + index(s.pack.words["setup.objective"], name, path)] = held


def _write_marker(s: State, c: int, marker: int, value: Any, path: str) -> None:
    """`9 main`; without a lane it stands in the passing lane. The productivity tokens follow the transitions."""
    step, _, lane = str(value).partition(" ")
    s.put(c, LANE + marker, index(LANE_WORDS, lane or "passing", path))
    s.put(c, STEP + marker, int(step))
    behind = sorted(int(s.passed(c, m)) for m in range(2)) if 0 <= int(step) <= int(s.pack.last) else []
    if not behind:
        raise ScenarioError(f"'{path}': the progress track has the steps 0 to {s.pack.last}.")
    if c < s.seats:
        turned = sum(1 for passed in behind if passed)
        moved = min(max(behind[0] - 1, 0), TOKENS)
        s.put(c, TOKENS_UP, TOKENS - turned)
        s.put(c, TOKENS_DOWN, turned - moved)


def _write_settled(s: State, c: int, value: list[str], path: str) -> None:
    """Exactly these sites; `n-12 food` says which factory stands there. Production is given by itself."""
    count = int(s.pack.sites)
    for site in range(count):
        if s.land[site] == c:
            s.land[site] = NONE
            s.land[count + site] = 0
    player = c < int(s.seats)
    if player:
        for number in range(int(KINDS)):
            s.add(c, RESERVE + number, s.of(c, SETTLED + number))
            s.put(c, SETTLED + number, 0)
        s.put(c, SETTLERS, 0)
    for entry in value:
        name, *factories = entry.split()
        site = index(sites(s), name, path)
        if s.land[site] != NONE:
            raise ScenarioError(f"'{path}': {name} belongs to {names(s)[s.land[site]]}.")
        s.land[site] = c
        if player:
            s.add(c, SETTLERS, s.pack.site_people[site])
            _stand(s, c, site, [kind(word, path) for word in factories], path)


def _stand(s: State, c: int, site: int, kinds: list[int], path: str) -> None:
    """The factories of a site; those not named are of the kind of which most are left."""
    need = int(s.pack.site_factories[site])
    if len(kinds) > need:
        raise ScenarioError(f"'{path}': {sites(s)[site]} has room for {need} factories.")
    for spot in range(need):
        left = [int(s.of(c, RESERVE + number)) for number in range(int(KINDS))]
        number = kinds[spot] if spot < len(kinds) else left.index(max(left))
        if left[number] == 0:
            raise ScenarioError(f"'{path}': there is no {KIND_WORDS[number]} factory left.")
        s.add(c, RESERVE + number, -1)
        s.add(c, SETTLED + number, 1)
        s.land[s.pack.sites + site] += 1 << (3 * number)
