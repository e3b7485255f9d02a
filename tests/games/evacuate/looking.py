"""Scenes of matches, and how to find things in them."""

from __future__ import annotations

from functools import cache

import msgspec

from ludothek.core.match import Match
from ludothek.core.step import CHANCE
from ludothek.games.evacuate import view
from ludothek.i18n import Catalogue, catalogue
from ludothek.scene import Board, Card, Piece, Row, Scene

from .rules.positions import GAME, seat_of

NAMES = ("Anna", "Maximiliane-Charlotte", "Bert", "Krzysztof Brzęczyszczykiewicz", "Eve", "Frieda")


@cache
def language(lang: str) -> Catalogue:
    return catalogue(GAME, lang, GAME.read_content([]))


def look(match: Match, colour: str = "", lang: str = "en", narrow: bool = False) -> Scene:
    """What a colour (or a spectator) sees; the question is added if it is asked. Chance is left waiting."""
    seat = seat_of(colour) if colour else -1
    step = match.top()
    asked = step is not None and step.player != CHANCE and seat >= 0 and (step.owing() >> seat) & 1
    decision = match.decision(seat) if asked else None
    names = NAMES[: len(match.record.seats)]
    return view.scene(GAME.observe(match.state, seat), decision, language(lang), names, narrow)


def board(scene: Scene, id: str = "line") -> Board:
    return next(board for board in scene.boards if board.id == id)


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for board in scene.boards for piece in board.pieces if piece.id == id)


def ids(scene: Scene) -> set[str]:
    return {piece.id for board in scene.boards for piece in board.pieces}


def row(scene: Scene, id: str) -> Row:
    return next(row for row in scene.rows if row.id == id)


def cards(scene: Scene) -> list[Card]:
    return [card for row in scene.rows for card in row.cards]


def lit(scene: Scene) -> dict[str, str]:
    """The pieces that stand for an answer: id -> word."""
    return {piece.id: piece.word for board in scene.boards for piece in board.pieces if piece.word}


def chosen(scene: Scene) -> dict[str, str]:
    """The cards that stand for an answer: id -> word."""
    return {card.id: card.word for card in cards(scene) if card.word}


def whole(scene: Scene) -> str:
    return msgspec.json.encode(scene).decode()


def inside(piece: Piece, other: Piece) -> bool:
    """Whether the origin of a piece lies within the reach of another."""
    x, y, width, height = other.reach
    return x <= piece.x - other.x <= x + width and y <= piece.y - other.y <= y + height
