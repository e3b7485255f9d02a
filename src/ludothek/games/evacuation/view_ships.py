"""Ships and stadiums as pieces of a player's board."""

from __future__ import annotations

from functools import partial

from ...scene.draw import group, path, rect, use
from ...scene.model import Piece
from .loading import Load
from .state import COLOURS
from .tables import STADIUMS
from .view_art import landscapes, placed, squares, word
from .view_plan import ARENA, ARENA_TALL, SHIP, SHIP_TALL
from .view_printed_cards import ARENA_BOX, SHIP_BOX, bay_at, cube_at, draw_ship, draw_stadium, hold_at, ship_name
from .view_sight import Sight

SENT = ("transport", "fly", "fly.back")  # the questions that name a ship


def fleet(sight: Sight, colour: int, cards: list[int], x: float, y: float, room: float) -> list[Piece]:
    """Ships, then stadiums, side by side; where they need more room than there is, they overlap."""
    if not cards:
        return []
    first = int(sight.s.pack.first[STADIUMS])
    widths = [ARENA if card >= first else SHIP for card in cards]
    most = sum(widths[:-1])
    closer = min(1.0, (room - widths[-1]) / most) if most else 1.0
    pieces = []
    for card, wide in zip(cards, widths, strict=True):
        piece = stadium(sight, colour, card) if card >= first else ship(sight, colour, card)
        piece.x, piece.y = round(x, 1), y
        pieces.append(piece)
        x += wide * closer
    return pieces


def ship(sight: Sight, colour: int, card: int) -> Piece:
    """A ship with its slots; one that is being loaded shows what is aboard, and flies when it is tapped."""
    id, name, pack = sight.id_of("ship", card), sight.called("ship", card), sight.s.pack
    step = sight.step
    load = step if isinstance(step, Load) and step.ship == card else None
    asked = sight.word("fly", "load") if load else sight.word(id, *SENT)
    hull = placed(f"k-{ship_name(pack, card)}", SHIP_BOX, lambda: draw_ship(pack, card), cls=f"c-{COLOURS[colour]}")
    return Piece(
        id=f"ship-{id}",
        x=0,
        y=0,
        art=hull + (cargo(sight, load) if load else "") + word(44, 52, name, "eva-t eva-c"),
        label=sight.say("ship", name=name, where=sight.where(card)),
        tip=sight.text_of("ship", card).partition(". ")[2],  # without the price: it is paid
        owner=colour,
        word=asked if colour == sight.seat else "",
        reach=(0, 0, SHIP - 2, SHIP_TALL),
    )


def cargo(sight: Sight, load: Load) -> str:
    """What has been loaded so far, on the slots that it takes."""
    bays = sum(len(landscapes(int(sight.s.pack.bay[load.ship * 2 + at]))) for at in (0, 1))
    parts = [use("survivor", *bay_at(k), 12, "i-ink") for k in range(int(load.sites).bit_count())]
    parts += [use("factory", *hold_at(bays, k), 12, "i-ink") for k in range(int(load.buildings))]
    if load.cubes:
        parts.append(path(squares([cube_at(k) for k in range(int(load.cubes))], 8), "f-ink"))
    return "".join(parts)


def stadium(sight: Sight, colour: int, card: int) -> Piece:
    """A stadium with its happy faces; one that flies bears the sign of a flight."""
    number = card - int(sight.s.pack.first[STADIUMS])
    id, faces, where = sight.id_of("stadium", number), int(sight.s.pack.faces[card]), sight.where(card)
    flying = use("evacuation-flight", 48, 6, 13, "i-legal") if where == "flying" else ""
    return Piece(
        id=f"stadium-{id}",
        x=0,
        y=0,
        art=placed(f"e-{faces}", ARENA_BOX, lambda: draw_stadium(faces)) + flying,
        label=sight.say("stadium", name=sight.called("stadium", number), faces=faces, where=where),
        owner=colour,
        word=sight.word(id, "load") if colour == sight.seat else "",
        reach=(0, 0, ARENA - 2, ARENA_TALL - 8),
    )


def mini_fleet(sight: Sight, colour: int, cards: list[int], x: float, y: float, room: float) -> str:
    """Another player's ships, small."""
    pack = sight.s.pack
    pitch = min(90.0, room / max(1, len(cards)))
    hulls = []
    for k, card in enumerate(cards):
        draw = partial(draw_ship, pack, card)
        hulls.append(placed(f"k-{ship_name(pack, card)}", SHIP_BOX, draw, x + k * pitch, y, scale=0.9))
    return group(*hulls, cls=f"c-{COLOURS[colour]}") if hulls else ""


def space(wide: float, tall: float) -> str:
    """The dark between the worlds."""
    return rect(0, 0, wide, tall, "eva-sky", r=10) + rect(0, 0, wide, tall, r=10, pattern="evacuation-stars")
