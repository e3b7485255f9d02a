"""A toy pack written to a temporary folder."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludothek.content import Content, Words, load_content


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    effects: tuple[str, ...] = ()


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: int
    cost: dict[int, int] = {}
    effects: tuple[str, ...] = ()
    part: Part | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    word: str = "plain"


SCHEMAS: dict[str, type[msgspec.Struct]] = {"tile": Tile, "card": Card}

MANIFEST = """
[pack]
id = "toy"
game = "toys"
version = "1"
title = { en = "Toy", de = "Spielzeug" }
[box]
tile = 2
card = 5
[source]
default = "designed"
"""

TILES = """
[tile.red-tile]
name = { en = "Red", de = "Rot" }
size = 3
cost = { "2" = 1, "3" = 2 }
effects = ["on end: lose 1", "always: wall"]
source = "rulebook p. 2"
sources = { "effects.2" = "designed", cost = "public: example.org/red" }

[tile.blue-tile]
name = { en = "Blue", de = "Blau" }
size = 4
"""

CARDS = """
[card.one]
name = { en = "One", de = "Eins" }
count = 2

[card.two]
name = { en = "Two", de = "Zwei" }
count = 3
word = "odd"
"""

WritePack = Callable[..., Path]
LoadToy = Callable[..., Content]


@pytest.fixture
def write_pack(tmp_path: Path) -> WritePack:
    """write_pack("name", manifest, {"tile.toml": text}) -> folder"""

    def write(name: str, manifest: str, files: dict[str, str]) -> Path:
        folder = tmp_path / name
        (folder / "cards").mkdir(parents=True)
        (folder / "pack.toml").write_text(manifest, encoding="utf-8")
        for file, text in files.items():
            (folder / file).write_text(text, encoding="utf-8")
        return folder

    return write


@pytest.fixture
def load_toy(write_pack: WritePack) -> LoadToy:
    """load_toy(tiles=…, cards=…, over=…): the toy pack, with an overriding pack if `over` is given."""
    made = 0

    def load(
        tiles: str = TILES,
        cards: str = CARDS,
        manifest: str = MANIFEST,
        over: str | None = None,
        over_manifest: str = MANIFEST,
    ) -> Content:
        nonlocal made
        made += 1
        folders = [write_pack(f"toy{made}", manifest, {"tile.toml": tiles, "cards/card.toml": cards})]
        if over is not None:
            folders.append(write_pack(f"over{made}", over_manifest, {"own.toml": over}))
        return load_content(folders, SCHEMAS)

    return load
