"""The symbols of a page: those of the platform (`sprite.svg` beside this file) and those of a game (in its folder).

A game's symbols are called `s-<game>-…`, so that no two games, and no game and the platform, can mean different things
by one name.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from ..core.errors import LudothekError

if TYPE_CHECKING:
    from ..core.game import GameInfo

HERE = Path(__file__).parent
FILE = "sprite.svg"
SVG = "http://www.w3.org/2000/svg"
PREFIXES = {"symbol": "s-", "pattern": "p-"}
USED = re.compile(r"""(?:href=["']|url\()#([a-z][a-z0-9-]*)""")
ElementTree.register_namespace("", SVG)


class SpriteError(LudothekError):
    """One sentence for who draws: which file, which symbol, what is wrong."""


def sprite(game: GameInfo | None = None) -> str:
    """All symbols and textures as one element, to stand once in a page. It takes no room there (class `sprite`).

    It is not `hidden`: browsers do not paint textures out of a part that is not displayed.
    """
    found = "".join(symbol_texts(game).values())
    return f'<svg xmlns="{SVG}" class="sprite" aria-hidden="true" width="0" height="0">{found}</svg>'


def symbol_texts(game: GameInfo | None = None) -> dict[str, str]:
    """All symbols and textures that a page of this game has, by their ids."""
    return {**_symbols(HERE, ""), **(_symbols(game.folder, game.name) if game else {})}


def used_symbols(svg: str) -> set[str]:
    """The ids that a drawing refers to.

    >>> sorted(used_symbols('<use href="#s-oil"/><rect fill="url(#p-waves)"/>'))
    ['p-waves', 's-oil']
    """
    return set(USED.findall(svg))


@cache
def _symbols(folder: Path, game: str) -> dict[str, str]:
    """Each symbol of a folder's sprite as text, by its id; none where there is no sprite."""
    file = folder / FILE
    if not file.is_file():
        return {}
    try:
        root = ElementTree.parse(file).getroot()
    except ElementTree.ParseError as error:
        raise SpriteError(f"{file}: the file is not valid SVG: {error}.") from error
    found: dict[str, str] = {}
    for symbol in root:
        name = _checked(file, symbol, game)
        if name in found:
            raise SpriteError(f"{file}: '{name}' is there twice.")
        # What a symbol shows inherits from where it is used, not from where it stands.
        for key, value in root.attrib.items():
            if key.startswith(("fill", "stroke")):
                symbol.attrib.setdefault(key, value)
        symbol.tail = None
        text = ElementTree.tostring(symbol, encoding="unicode")
        found[name] = text.replace(f' xmlns="{SVG}"', "")
    return found


def _checked(file: Path, symbol: Element, game: str) -> str:
    """The id of a symbol or texture, which must be named after its kind and its game."""
    kind = symbol.tag.removeprefix(f"{{{SVG}}}")
    name = symbol.get("id", "")
    if kind not in PREFIXES:
        raise SpriteError(f"{file}: there is a '{kind}'; a sprite has only symbols and patterns.")
    prefix = PREFIXES[kind] + (f"{game}-" if game else "")
    if not name.startswith(prefix) or name == prefix:
        raise SpriteError(f"{file}: the {kind} '{name}' must be called '{prefix}…'.")
    if kind == "symbol" and symbol.get("viewBox") is None:
        raise SpriteError(f"{file}: the symbol '{name}' has no viewBox.")
    return name
