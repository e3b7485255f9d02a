"""The technology grid: three columns, level 1 below; a tile tells its name, its faces and how far it is."""

from __future__ import annotations

from ...scene.draw import text
from ...scene.model import Piece
from ...scene.words import wrap
from .state import DONE, HALF, NONE, TILE
from .tables import COLUMNS, TILES
from .technology import LEVELS, next_tile
from .view_art import placed, stacked
from .view_parts import Part
from .view_plan import TECH, TECH_HEAD, TECH_PITCH, TECH_TALL, TECH_WIDE
from .view_printed_cards import TILE_BOX, draw_tile, tile_name
from .view_sight import Sight

WORDS = ("left", "middle", "right")


def technologies(sight: Sight) -> Part:
    """Research stands on the tile that it would work on; of a developed column, on its last one."""
    back = text(4, 11, sight.say("technologies"), "bold serif", "start", 15)
    pieces = []
    for place in range(int(TILES)):
        level, column = divmod(place, int(COLUMNS))
        works_on = int(next_tile(sight.s, sight.seat, column))
        if works_on < 0:
            works_on = int(TILES - COLUMNS) + column
        asked = sight.word(WORDS[column], "research") if works_on == place else ""
        x, y = column * TECH_PITCH, TECH_HEAD + (int(LEVELS) - 1 - level) * (TECH_TALL + 4)
        pieces.append(_tile(sight, place, x, y, asked))
    return Part("tech", TECH[1], back, pieces)


def _tile(sight: Sight, place: int, x: float, y: float, asked: str) -> Piece:
    s, seat = sight.s, sight.seat
    tile, level = int(s.of(seat, TILE + place)), place // int(COLUMNS) + 1
    done, half = (bool((int(s.of(seat, field)) >> place) & 1) for field in (DONE, HALF))
    ready = int(next_tile(s, seat, place % int(COLUMNS))) == place
    state = "done" if done else "half" if half else "ready" if ready else "locked"
    faces = int(s.pack.tile_faces[tile]) if tile != NONE else 0
    needed = 1 if level == 1 else 2
    art = placed(tile_name(state, needed, faces), TILE_BOX, lambda: draw_tile(state, needed, faces))
    label, tip = sight.say("tile-none"), ""
    if tile != NONE:
        name = sight.called("tile", tile)
        rows = wrap(name, TECH_WIDE - 8, 12, bold=True, most=2)
        art += stacked(TECH_WIDE / 2, 19, rows, "eva-s eva-c f-muted" if state == "locked" else "eva-s eva-c")
        label = sight.say("tile", name=name, level=level, state=state, faces=faces)
        tip = sight.text_of("tile", tile).partition(". ")[2]  # without the level, which the label tells
    reach = (0.0, 0.0, TECH_WIDE, TECH_TALL)
    return Piece(id=f"tile-{place}", x=x, y=y, art=art, label=label, tip=tip, word=asked, reach=reach)
