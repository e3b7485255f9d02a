"""The sheet: what is printed on boards, tiles and cards, as symbols of `sprite.svg`.

A page has each of these drawings once, and a view only names it. Names tell all that is drawn, or hold a checksum of
it, so that no drawing can stand for another pack's card; what the sheet does not have is drawn where it stands.

    python -m ludothek.games.evacuation.view_sheet      writes them into sprite.svg anew
"""

from __future__ import annotations

from collections.abc import Iterator

from ...content import Content
from ...i18n import LANGUAGES, catalogue
from ...scene.seats import letter
from . import schema
from .info import GAME
from .pack import landscape_bits
from .state import COLOURS
from .tables import BIOME_WORDS, TRANSITIONS, Pack
from .view_art import SEAT_BOX, draw_seat, seat_name
from .view_plan import FOLDER, OTHER, TILE, WORLD, actions_plan, map_plan, track
from .view_printed import (
    HEX_BOX,
    actions_name,
    draw_actions,
    draw_map,
    draw_other,
    draw_owned,
    draw_track,
    draw_world,
    map_name,
    owned_name,
    track_name,
)
from .view_printed_cards import (
    ARENA_BOX,
    SHIP_BOX,
    TILE_BOX,
    action_symbols,
    band_name,
    draw_band,
    draw_gone,
    draw_land,
    draw_road,
    draw_ship,
    draw_ship_card,
    draw_stadium,
    draw_stadium_card,
    draw_tile,
    goal_symbols,
    land_name,
    road_name,
    ship_name,
    tile_name,
)

Drawing = tuple[str, tuple[float, float], str]  # name, box, SVG
BEGIN, END = "<!-- made by view_sheet.py -->", "<!-- end -->"
CARD = (120.0, 48.0)
SIGNS = ("A", "B")  # what stands on a seat's piece besides its letter
MOST_FACES = 5


def sheet() -> dict[str, tuple[tuple[float, float], str]]:
    """All drawings of the game's own content: name -> box and SVG."""
    content, pack = GAME.read_content([]), GAME.load_pack([])
    assert isinstance(pack, Pack)
    found = [*boards(content, pack), *tiles(content), *pieces(content), *cards(content, pack)]
    return {name: (box, svg) for name, box, svg in found}


def boards(content: Content, pack: Pack) -> Iterator[Drawing]:
    sites, steps = content.data("site", schema.Site), content.data("step", schema.Step)
    years, plan = content.data("year", schema.Year), map_plan()
    yield map_name(sites), (plan.width, plan.height), draw_map(sites)
    gates = [int(pack.transition[k]) for k in range(int(TRANSITIONS))]
    costs = [int(n) for n in pack.track_cost]
    for narrow in (False, True):
        place = track(gates, len(steps), narrow)
        yield track_name(place, steps, years), (place.width, place.height), draw_track(place, steps, years)
        actions = actions_plan(narrow)
        yield actions_name(actions, costs), (actions.width, actions.height), draw_actions(actions, costs)
    for name in ("old", "new"):
        yield f"world-{name}", WORLD, draw_world(name)
    yield "other", OTHER, draw_other()


def tiles(content: Content) -> Iterator[Drawing]:
    """Land sites, and technologies in all states."""
    yield "t-gone", (TILE, TILE), draw_gone()
    for land in content.data("land", schema.Land):
        look = landscape_bits(land.landscapes), land.resource, land.people
        yield land_name(*look), (TILE, TILE), draw_land(*look)
    for state in ("done", "half", "ready", "locked"):
        for needed in (1, 2):
            for faces in range(3):
                yield tile_name(state, needed, faces), TILE_BOX, draw_tile(state, needed, faces)


def pieces(content: Content) -> Iterator[Drawing]:
    """The seats' pieces with their letters in all languages, and the sites that they have settled."""
    for lang in LANGUAGES:
        said = catalogue(GAME, lang, content)
        for number, colour in enumerate(COLOURS):
            own = letter(said, number)
            for sign in (own, *SIGNS):
                yield seat_name(colour, sign), SEAT_BOX, draw_seat(colour, sign)
            for biome in BIOME_WORDS:
                yield owned_name(biome, colour, own), HEX_BOX, draw_owned(biome, colour, own)


def cards(content: Content, pack: Pack) -> Iterator[Drawing]:
    for card in range(int(pack.count[0])):
        yield f"k-{ship_name(pack, card)}", SHIP_BOX, draw_ship(pack, card)
        yield f"c-{ship_name(pack, card)}", CARD, draw_ship_card(pack, card)
    for faces in range(MOST_FACES + 1):
        yield f"e-{faces}", ARENA_BOX, draw_stadium(faces)
        yield f"c-stadium-{faces}", CARD, draw_stadium_card(faces)
    roads = content.data("infrastructure", schema.Infrastructure)
    for road in roads:
        twin = sum(other.picture == road.picture for other in roads) > 1
        yield road_name(road, twin), CARD, draw_road(road, twin)
    shown = [["star"], ["flag"], *(goal_symbols(goal) for goal in content.data("goal", schema.Goal))]
    shown += [action_symbols(action) for action in content.data("action", schema.Action)]
    for symbols in shown:
        yield band_name(symbols), CARD, draw_band(symbols)


# -- writing --------------------------------------------------------------------------------------------------


def section() -> str:
    """The part of the sprite that this module writes."""
    lines = [
        f'<symbol id="s-evacuation-{name}" viewBox="0 0 {wide:g} {tall:g}" stroke="none">{svg}</symbol>'
        for name, ((wide, tall), svg) in sheet().items()
    ]
    return "\n".join([BEGIN, *lines, END])


def write() -> None:
    file = FOLDER / "sprite.svg"
    before, _, rest = file.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2] or "\n</svg>\n"
    file.write_text(before.removesuffix("</svg>\n") + section() + after, encoding="utf-8")


if __name__ == "__main__":
    write()
