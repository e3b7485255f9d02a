"""Technologies of a position: `blue.set`, `blue.tiles`, `blue.done`, `blue.half`."""

from __future__ import annotations

from typing import Any

from ...core.errors import ScenarioError
from .paths_words import COLUMN_WORDS, index
from .state import DONE, HALF, POWERS, TECH_FACES, TILE, State
from .tables import COLUMNS, TILES

TILE_PATHS = ("set", "tiles", "done", "half")


def read_tiles(s: State, seat: int, field: str) -> Any:
    words = s.pack.words["setup.tile"]
    tiles = [int(s.of(seat, TILE + at)) for at in range(int(TILES))]
    if field == "set":
        return int(s.pack.tile_set[tiles[0]]) + 1
    if field == "tiles":  # bottom row first
        return [[words[tiles[row * 3 + column]] for column in range(3)] for row in range(3)]
    bits = int(s.of(seat, DONE if field == "done" else HALF))
    return [words[tiles[at]] for at in range(int(TILES)) if (bits >> at) & 1]


def write_tiles(s: State, seat: int, field: str, value: Any, path: str) -> None:
    if field == "set":
        _take_set(s, seat, int(value) - 1)
    elif field == "tiles":
        _lay_out(s, seat, value, path)
    elif field == "half":
        s.put(seat, HALF, _places(s, seat, value, path))
    else:
        s.put(seat, DONE, _places(s, seat, value, path))
        _count(s, seat)


def _take_set(s: State, seat: int, number: int) -> None:
    """There is one of each set: who had it gets in exchange the one this player had."""
    had = int(s.pack.tile_set[s.of(seat, TILE)])
    for other in range(int(s.seats)):
        if other != seat and s.pack.tile_set[s.of(other, TILE)] == number:
            _deal(s, other, had)
    _deal(s, seat, number)


def _deal(s: State, seat: int, number: int) -> None:
    """A set's tiles in the order of the pack, level by level; nothing is developed."""
    tiles = [tile for tile in range(len(s.pack.tile_set)) if s.pack.tile_set[tile] == number]
    for at, tile in enumerate(sorted(tiles, key=lambda tile: int(s.pack.tile_level[tile]))):
        s.put(seat, TILE + at, tile)
    s.put(seat, DONE, 0)
    s.put(seat, HALF, 0)
    _count(s, seat)


def _lay_out(s: State, seat: int, value: list[list[str]], path: str) -> None:
    """Three rows of three tiles of one set, the bottom row first."""
    words = s.pack.words["setup.tile"]
    tiles = [index(words, name, path) for row in value for name in row]
    if len(set(tiles)) != int(TILES) or len({int(s.pack.tile_set[tile]) for tile in tiles}) != 1:
        raise ScenarioError(f"'{path}' is three rows of three tiles, all of one set.")
    if any(s.pack.tile_level[tile] != at // int(COLUMNS) for at, tile in enumerate(tiles)):
        raise ScenarioError(f"'{path}' has tiles of level 1 in the bottom row, which comes first, and so on.")
    _take_set(s, seat, int(s.pack.tile_set[tiles[0]]))
    for at, tile in enumerate(tiles):
        s.put(seat, TILE + at, tile)


def _places(s: State, seat: int, value: list[str], path: str) -> int:
    """Tiles by their ids, or by column and level: `left 2`."""
    words = s.pack.words["setup.tile"]
    mine = [words[s.of(seat, TILE + at)] for at in range(int(TILES))]
    bits = 0
    for name in value:
        column, _, level = name.partition(" ")
        if column in COLUMN_WORDS and level in ("1", "2", "3"):
            at = (int(level) - 1) * int(COLUMNS) + COLUMN_WORDS.index(column)
        else:
            at = index(mine, name, path)
        bits |= 1 << at
    return bits


def _count(s: State, seat: int) -> None:
    """Faces and lasting properties of what is developed."""
    faces = powers = 0
    for at in range(int(TILES)):
        if (s.of(seat, DONE) >> at) & 1:
            tile = s.of(seat, TILE + at)
            faces += int(s.pack.tile_faces[tile])
            powers |= int(s.pack.tile_powers[tile])
    s.put(seat, TECH_FACES, faces)
    s.put(seat, POWERS, powers)
