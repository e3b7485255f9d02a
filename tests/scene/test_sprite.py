"""The sprite: one family of symbols, and clear sentences about a game's sprite that does not fit into it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludothek.scene
from ludothek.games import find, names
from ludothek.scene.draw import __doc__ as drawing
from ludothek.scene.seats import COLOURS
from ludothek.scene.symbols import SpriteError, sprite, symbol_texts, used_symbols

FILE = Path(ludothek.scene.__file__).parent / "sprite.svg"
NUMBER = r"(-?(?:\d+(?:\.\d+)?|\.\d+))"
POINT = re.compile(rf"[ML]\s*{NUMBER}[ ,]?{NUMBER}")
NEEDED = """
    survivor people-group runner skull card hand deck discard star crown clock lock eye eye-off bolt heart shield
    arrow-left arrow-right arrow-up arrow-down turn-round stop gate wall warning target dice flag ship rocket gear house
    leaf wheat steel oil lantern glow sun moon water mountain tree hammer scales book undo redo check cross play pause
    first prev next last chat log chart link copy bell bell-off settings question hint plus minus zoom-in zoom-out fit
    menu theme globe keyboard person-plus robot door download upload print swap trash coin factory stadium people
"""


def test_every_id_is_there_once() -> None:
    ids = re.findall(r'id="([^"]+)"', FILE.read_text(encoding="utf-8"))
    assert [id for id, count in Counter(ids).items() if count > 1] == []
    assert set(ids) == set(symbol_texts())
    assert {f"s-{name}" for name in NEEDED.split()} <= set(ids)
    assert {f"s-seat-{colour}" for colour in COLOURS} <= set(ids)


def test_all_symbols_are_of_one_grid_and_weight() -> None:
    for name, text in symbol_texts().items():
        element = ElementTree.fromstring(text)
        if name.startswith("s-"):
            assert element.get("viewBox") == "0 0 16 16", name
        assert element.get("stroke-width") == "1.5", name
        assert {part.get("fill") for part in element} <= {None, "currentColor"}, name
        assert {part.get("stroke") for part in element} <= {None, "none"}, name


def test_symbols_keep_to_their_grid() -> None:
    """Absolute coordinates and radii stay within the 16 units; what leaves them would be cut off."""
    for name, text in symbol_texts().items():
        if not name.startswith("s-"):
            continue
        for part in ElementTree.fromstring(text):
            if part.tag == "circle":
                middle, radius = [float(part.attrib[key]) for key in ("cx", "cy")], float(part.attrib["r"])
                assert radius <= min(middle) <= max(middle) <= 16 - radius, name
            for x, y in POINT.findall(part.get("d", "")):
                assert 0 <= float(x) <= 16, (name, x, y)
                assert 0 <= float(y) <= 16, (name, x, y)


def test_a_page_gets_the_symbols_of_platform_and_game() -> None:
    page = ElementTree.fromstring(sprite(find("lanterns")))
    ids = [element.get("id", "") for element in page]
    assert len(ids) == len(set(ids))
    assert {"s-oil", "p-waves", "s-lanterns-net"} <= set(ids)
    assert page.get("class") == "sprite"
    assert page.get("hidden") is None


@pytest.mark.parametrize("name", names())
def test_symbols_use_only_symbols_that_exist(name: str) -> None:
    texts = symbol_texts(find(name))
    assert used_symbols("".join(texts.values())) <= set(texts)


def test_the_textures_that_are_told_are_those_that_exist() -> None:
    told = re.search(r"Textures.*?: `([a-z ]+)`", drawing or "")
    assert told is not None
    assert {f"p-{name}" for name in told[1].split()} == {name for name in symbol_texts() if name.startswith("p-")}


@pytest.mark.parametrize(
    ("inside", "sentence"),
    [
        ('<symbol id="s-oil" viewBox="0 0 16 16"/>', "the symbol 's-oil' must be called 's-lanterns-…'"),
        ('<symbol id="s-lanterns-" viewBox="0 0 16 16"/>', "must be called"),
        ('<symbol id="s-lanterns-net"/>', "the symbol 's-lanterns-net' has no viewBox"),
        ('<path id="s-lanterns-net"/>', "there is a 'path'; a sprite has only symbols and patterns"),
        ('<pattern id="p-lanterns-a"/><pattern id="p-lanterns-a"/>', "'p-lanterns-a' is there twice"),
        ("<symbol>", "the file is not valid SVG"),
    ],
)
def test_a_bad_sprite_is_refused_with_a_sentence(tmp_path: Path, inside: str, sentence: str) -> None:
    text = f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>'
    (tmp_path / "sprite.svg").write_text(text, encoding="utf-8")
    with pytest.raises(SpriteError, match=re.escape(sentence)) as raised:
        sprite(replace(find("lanterns"), folder=tmp_path))
    assert str(tmp_path) in str(raised.value)


def test_a_game_without_a_sprite_has_those_of_the_platform(tmp_path: Path) -> None:
    assert symbol_texts(replace(find("lanterns"), folder=tmp_path)) == symbol_texts()
