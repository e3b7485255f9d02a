"""A scene as one standalone SVG, for paper and thumbnails: boards below each other, then the rows of cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from .draw import Attributes, badge, element, group, paragraph, rect, seat_piece, text
from .model import Board, Card, Row, Scene
from .symbols import SVG, symbol_texts, used_symbols
from .words import text_width, wrap

if TYPE_CHECKING:
    from ..core.game import GameInfo

FOLDER = Path(__file__).parent
STYLES = ("print.css", "board.css")

WIDTH = 1000
MARGIN = 20
ROOM = WIDTH - 2 * MARGIN
TITLE = 30  # room for the title of a board or row
GAP = 18
CARD_WIDTH, CARD_GAP = 180, 12
PICTURE = 72  # the picture band is as broad as the card: 180 × 72 for 120 × 48
HEAD, SMALL, LEADING = 14, 11.5, 1.2  # type of a card's title and text


def scene_svg(scene: Scene, game: GameInfo) -> str:
    """Boards and cards, in the colours of the light theme."""
    y = float(MARGIN)
    parts: list[str] = []
    for heading in scene.heading[:1]:
        rest = " · ".join(scene.heading[1:])
        parts.append(text(MARGIN, y + 10, heading, "bold serif", "start", 22))
        parts.append(text(WIDTH - MARGIN, y + 10, rest, "f-muted", "end", 15))
        y += TITLE + GAP
    for board in scene.boards:
        drawn, height = _board(board, scene)
        parts.append(group(drawn, x=MARGIN, y=y))
        y += height + GAP
    for row in [row for row in scene.rows if row.cards]:
        drawn, height = _row(row, scene)
        parts.append(group(drawn, x=MARGIN, y=y))
        y += height + GAP
    return _whole(WIDTH, y, "".join(parts), game)


def board_svg(board: Board, scene: Scene, game: GameInfo) -> str:
    """One board alone, in its own units."""
    return _whole(board.width, board.height, board_inside(board, scene), game)


def _whole(width: float, height: float, inside: str, game: GameInfo) -> str:
    """With the style sheets and those symbols that are used, also by each other."""
    symbols = symbol_texts(game)
    needed: dict[str, str] = {}
    wanted = used_symbols(inside)
    while missing := sorted(wanted - needed.keys()):
        for name in missing:
            needed[name] = symbols[name]
            wanted |= used_symbols(symbols[name])
    style = element("style", {}, _styles(game.folder))
    ground = rect(0, 0, width, height, "f-panel")
    size: Attributes = {"width": width, "height": height, "viewBox": f"0 0 {width:g} {height:g}"}
    return element(
        "svg", {"xmlns": SVG, **size}, style + element("defs", {}, "".join(needed.values())) + ground + inside
    )


@cache
def _styles(folder: Path) -> str:
    files = [*[FOLDER / name for name in STYLES], folder / "board.css"]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


# -- boards -------------------------------------------------------------------------------------------------


def _board(board: Board, scene: Scene) -> tuple[str, float]:
    """A board in the full width, or less where it would be too high; and its height with the title."""
    width = min(ROOM, ROOM * board.width / max(board.height, board.width * 0.4))
    height = width * board.height / board.width
    size: Attributes = {"x": (ROOM - width) / 2, "y": TITLE, "width": width, "height": height}
    drawn = element("svg", {**size, "viewBox": f"0 0 {board.width:g} {board.height:g}"}, board_inside(board, scene))
    return text(0, 10, board.title, "bold serif", "start", 17) + drawn, height + TITLE


def board_inside(board: Board, scene: Scene) -> str:
    """A board with its pieces, for a page that has the style sheets and symbols already."""
    pieces = sorted(board.pieces, key=lambda piece: piece.z)
    return board.back + "".join(
        group(piece.art, x=piece.x, y=piece.y, cls=_colour(piece.owner, scene)) for piece in pieces
    )


def _colour(owner: int, scene: Scene) -> str:
    return next((f"c-{player.colour}" for player in scene.players if player.seat == owner), "")


# -- cards --------------------------------------------------------------------------------------------------


def _row(row: Row, scene: Scene) -> tuple[str, float]:
    """The cards of a row in as many lines as they need."""
    parts = [text(0, 10, row.title, "bold serif", "start", 17)]
    if row.note:
        parts.append(text(ROOM, 10, row.note, "f-muted", "end", 13))
    per_line = (ROOM + CARD_GAP) // (CARD_WIDTH + CARD_GAP)
    y = float(TITLE)
    for at in range(0, len(row.cards), per_line):
        cards = [(card, _corner(card, row.owner, scene)) for card in row.cards[at : at + per_line]]
        head = 13 + HEAD * LEADING * max(len(_title(card, corner[1])) for card, corner in cards)
        height = head + max(_below(card) for card, _ in cards)
        for place, (card, corner) in enumerate(cards):
            parts.append(group(_card(card, corner, head, height), x=place * (CARD_WIDTH + CARD_GAP), y=y))
        y += height + CARD_GAP
    return "".join(parts), y


def _corner(card: Card, owner: int, scene: Scene) -> tuple[str, float]:
    """What stands right of a title, and the room it leaves: the tag, and whose card it is if not the row's owner's."""
    right, parts = CARD_WIDTH - 10.0, []
    for player in scene.players:
        if player.seat == card.owner != owner:
            parts.append(seat_piece(player.colour, player.letter, 20, right - 9, 15))
            right -= 26
    if card.tag:
        parts.append(text(right, 15, card.tag, "bold f-legal", "end", 12))
        right -= text_width(card.tag, 12, bold=True) + 6
    return "".join(parts), right - 10


def _title(card: Card, room: float) -> list[str]:
    return wrap(card.title, room, HEAD, bold=True, most=3)


def _below(card: Card) -> float:
    """The height of picture, text, and a last line with cost and figure."""
    picture = PICTURE + 8 if card.art else 0
    lines = len(wrap(card.text, CARD_WIDTH - 20, SMALL)) if card.text else 0
    foot = 28 if card.cost or card.figure else 8
    return picture + lines * SMALL * LEADING + foot


def _card(card: Card, corner: tuple[str, float], head: float, height: float) -> str:
    """The anatomy of all cards."""
    drawn, room = corner
    parts = [rect(0, 0, CARD_WIDTH, height, "f-panel e-line", r=8), drawn]
    parts.append(paragraph(10, 15, card.title, room, "bold serif", "start", HEAD, most=3))
    if card.art:
        size: Attributes = {"x": 1, "y": head, "width": CARD_WIDTH - 2, "height": PICTURE, "viewBox": "0 0 120 48"}
        parts.append(element("svg", {**size, "preserveAspectRatio": "xMidYMid slice"}, card.art))
    if card.text:
        y = head + 6 + (PICTURE + 8 if card.art else 0)
        parts.append(paragraph(10, y, card.text, CARD_WIDTH - 20, "", "start", SMALL))
    if card.cost:
        parts.append(text(10, height - 15, card.cost, "bold", "start", 14, CARD_WIDTH - 52))
    if card.figure:
        parts.append(badge(card.figure, CARD_WIDTH - 20, height - 16, size=13))
    return group(*parts, cls="soft" if card.spent else "")
