"""Loading, overriding, hashing, and the one clear sentence of every PackError."""

from pathlib import Path

import pytest

from ludothek.content import PackError, load_content

from .conftest import CARDS, MANIFEST, SCHEMAS, TILES, Card, LoadToy, Tile, WritePack


def test_entries_in_file_order(load_toy: LoadToy) -> None:
    content = load_toy()
    assert [entry.id for entry in content.entries("tile")] == ["red-tile", "blue-tile"]
    assert content.data("card", Card) == (Card(2), Card(3, "odd"))
    assert content.pack.id == "toy"
    assert content.pack.title["de"] == "Spielzeug"
    assert content.box == {"tile": 2, "card": 5}


def test_entry(load_toy: LoadToy) -> None:
    content = load_toy()
    entry = content.get("tile", "red-tile")
    assert entry.ref == "tile.red-tile"
    assert (entry.name("en"), entry.name("de"), entry.name("fr")) == ("Red", "Rot", "Red")
    assert entry.data == Tile(3, {2: 1, 3: 2}, ("on end: lose 1", "always: wall"))
    assert entry.file.name == "tile.toml"


def test_data_checks_the_type(load_toy: LoadToy) -> None:
    with pytest.raises(TypeError):
        load_toy().data("card", Tile)


def test_source_by_longest_path(load_toy: LoadToy) -> None:
    entry = load_toy().get("tile", "red-tile")
    assert entry.source("size") == "rulebook p. 2"
    assert entry.source("effects.1") == "rulebook p. 2"
    assert entry.source("effects.2") == "designed"
    assert entry.source("cost.3") == "public: example.org/red"
    assert load_toy().get("tile", "blue-tile").source("size") == "designed"


def test_layout_is_not_read_as_entries(write_pack: WritePack) -> None:
    folder = write_pack("toy", MANIFEST, {"tile.toml": TILES, "layout.toml": "[anything]\nx = 1\n"})
    assert len(load_content([folder], SCHEMAS).entries("tile")) == 2


def test_override_replaces_given_keys_only(load_toy: LoadToy) -> None:
    content = load_toy(over='[tile.red-tile]\nsize = 5\ncost = { "4" = 3 }\n')
    entry = content.get("tile", "red-tile")
    assert entry.data == Tile(5, {4: 3}, ("on end: lose 1", "always: wall"))
    assert entry.name("de") == "Rot"
    assert entry.file.name == "own.toml"
    assert [other.id for other in content.entries("tile")] == ["red-tile", "blue-tile"]
    assert len(content.packs) == 2


def test_override_merges_names_by_language(load_toy: LoadToy) -> None:
    entry = load_toy(over='[tile.red-tile]\nname.de = "Purpur"\n').get("tile", "red-tile")
    assert (entry.name("en"), entry.name("de")) == ("Red", "Purpur")


def test_override_brings_its_own_provenance(load_toy: LoadToy) -> None:
    over = '[tile.red-tile]\nsize = 5\ncost = { "3" = 1 }\nsources = { size = "rulebook own box" }\n'
    entry = load_toy(over=over).get("tile", "red-tile")
    assert entry.source("size") == "rulebook own box"
    assert entry.source("cost.3") == "designed"
    assert entry.source("effects.1") == "rulebook p. 2"
    assert entry.source("effects.2") == "designed"


def test_override_may_confirm_a_figure(load_toy: LoadToy) -> None:
    over = '[tile.blue-tile]\nsources = { size = "rulebook own box" }\n'
    entry = load_toy(over=over).get("tile", "blue-tile")
    assert entry.source("size") == "rulebook own box"
    assert entry.data == Tile(4)


def test_override_appends_new_ids(load_toy: LoadToy) -> None:
    manifest = MANIFEST.replace("tile = 2", "tile = 3")
    content = load_toy(over="[tile.green-tile]\nsize = 9\n", over_manifest=manifest)
    assert [entry.id for entry in content.entries("tile")] == ["red-tile", "blue-tile", "green-tile"]
    assert content.box["tile"] == 3


def test_hash_is_stable_and_short(load_toy: LoadToy) -> None:
    value = load_toy().hash
    assert len(value) == 12
    int(value, 16)
    assert load_toy().hash == value


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('de = "Rot"', 'de = "Hellrot"'),
        ('source = "rulebook p. 2"', 'source = "designed"'),
        ('sources = { "effects.2" = "designed", cost = "public: example.org/red" }', ""),
        ("size = 4", "size = 4\ncost = {}"),
        ("size = 4", 'size = 4\nsource = "public: example.org"'),
    ],
)
def test_hash_ignores_what_is_not_played(load_toy: LoadToy, old: str, new: str) -> None:
    assert old in TILES
    assert load_toy(tiles=TILES.replace(old, new)).hash == load_toy().hash


def test_hash_ignores_names_of_parts(load_toy: LoadToy) -> None:
    part = '\npart = { name = { en = "Top", de = "Oben" } }\n'
    one = load_toy(tiles=TILES + part).hash
    assert one == load_toy(tiles=TILES + part.replace("Oben", "Spitze")).hash
    assert one != load_toy().hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("size = 4", "size = 5"),
        ('"3" = 2', '"3" = 1'),
        ("lose 1", "lose 2"),
        ("tile.blue-tile", "tile.navy-tile"),
    ],
)
def test_hash_follows_the_figures(load_toy: LoadToy, old: str, new: str) -> None:
    assert old in TILES
    assert load_toy(tiles=TILES.replace(old, new)).hash != load_toy().hash


def test_hash_follows_the_order(load_toy: LoadToy) -> None:
    first, second = CARDS.split("[card.two]")
    assert load_toy(cards=f"[card.two]{second}{first}").hash != load_toy().hash


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[tile.x]\nsize = ", "own.toml: the file is not valid TOML: "),
        ("[tyle.x]\nsize = 1\n", "own.toml: there is no kind 'tyle', only tile, card."),
        ("tile = 3\n", "own.toml: tile must be a table of entries."),
        ("[tile]\nx = 3\n", "own.toml: tile.x must be a table."),
        (
            "[tile.Red_Tile]\nsize = 1\n",
            "tile.Red_Tile is no good id: ids are lower-case words with hyphens.",
        ),
        ("[tile.x]\nsize = 1\nsise = 2\n", "own.toml: tile.x has the unknown key 'sise'."),
        ("[tile.x]\ncost = {}\n", "own.toml: tile.x lacks the key 'size'."),
        ("[tile.x]\nsize = '1'\n", "own.toml: tile.x has a wrong value in size: expected int, got str."),
        ("[tile.red-tile]\nsize = true\n", "own.toml: tile.red-tile has a wrong value in size: "),
        ("[tile.x]\nsize = 1\ncost = { a = 1 }\n", "own.toml: tile.x has a wrong value in "),
        ("[tile.x]\nsize = 1\nname = 'X'\n", "own.toml: tile.x has a wrong value in name: "),
        ("[tile.x]\nsize = 1\nsource = 7\n", "own.toml: tile.x has a wrong value in source: "),
        ("[tile.x]\nsize = 1\nsources = { sise = 'designed' }\n", "tile.x gives a source for 'sise'"),
    ],
)
def test_bad_entries(load_toy: LoadToy, text: str, sentence: str) -> None:
    with pytest.raises(PackError) as caught:
        load_toy(over=text)
    message = str(caught.value)
    assert sentence in message
    assert message.endswith(".")
    assert "\n" not in message


def test_bytes_that_are_not_utf8(write_pack: WritePack) -> None:
    folder = write_pack("toy", MANIFEST, {})
    (folder / "tile.toml").write_bytes(b"[tile.x]\nsize = '\xff'\n")
    with pytest.raises(PackError, match=r"tile\.toml: the file is not valid TOML"):
        load_content([folder], SCHEMAS)


def test_the_same_id_twice_in_one_pack(write_pack: WritePack) -> None:
    folder = write_pack("toy", MANIFEST, {"a.toml": "[tile.x]\nsize = 1\n", "b.toml": "[tile.x]\nsize = 2\n"})
    with pytest.raises(PackError, match=r"b\.toml: tile\.x is already given in .*a\.toml\."):
        load_content([folder], SCHEMAS)


def test_folders_and_manifests(write_pack: WritePack, tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"No pack folder was given\."):
        load_content([], SCHEMAS)
    with pytest.raises(PackError, match=r"nowhere: there is no such folder\."):
        load_content([tmp_path / "nowhere"], SCHEMAS)
    (tmp_path / "bare").mkdir()
    with pytest.raises(PackError, match=r"bare: the folder holds no pack\.toml\."):
        load_content([tmp_path / "bare"], SCHEMAS)
    lacking = write_pack("lacking", MANIFEST.replace('version = "1"', ""), {})
    with pytest.raises(PackError, match=r"pack\.toml: the file lacks the key 'version' in pack\."):
        load_content([lacking], SCHEMAS)


def test_another_games_pack(load_toy: LoadToy) -> None:
    with pytest.raises(PackError, match=r"pack\.toml: the pack belongs to the game 'chess', not to 'toys'\."):
        load_toy(over="", over_manifest=MANIFEST.replace('game = "toys"', 'game = "chess"'))


def test_unknown_entry(load_toy: LoadToy) -> None:
    with pytest.raises(PackError, match=r"The pack toy has no tile 'pink'\."):
        load_toy().get("tile", "pink")
