"""Scenes of matches, and how to find things in them, for every game."""

from __future__ import annotations

from functools import cache

import msgspec

from ludothek.core.match import Match
from ludothek.core.step import CHANCE
from ludothek.games import find
from ludothek.i18n import Catalogue, catalogue
from ludothek.scene import Board, Card, Piece, Row, Scene, find_view
from tests.games.playing import seat_of

NAMES = ("Anna", "Maximiliane-Charlotte", "Bert", "Krzysztof Brzęczyszczykiewicz", "Eve", "Frieda")


@cache
def language(game: str, lang: str) -> Catalogue:
    return catalogue(find(game), lang, find(game).read_content([]))


def look(match: Match, colour: str = "", lang: str = "en", narrow: bool = False) -> Scene:
    """What a colour (or a spectator) sees; the question is added if it is asked. Chance is left waiting."""
    seat = seat_of(match, colour) if colour else -1
    step = match.top()
    asked = step is not None and step.player != CHANCE and seat >= 0 and (step.owing() >> seat) & 1
    decision = match.decision(seat) if asked else None
    observation, words = match.game.observe(match.state, seat), language(match.game.name, lang)
    return find_view(match.game).scene(observation, decision, words, NAMES[: len(match.record.seats)], narrow)


def board(scene: Scene, id: str) -> Board:
    return next(board for board in scene.boards if board.id == id)


def pieces(scene: Scene) -> list[Piece]:
    return [piece for board in scene.boards for piece in board.pieces]


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in pieces(scene) if piece.id == id)


def ids(scene: Scene) -> set[str]:
    return {piece.id for piece in pieces(scene)}


def row(scene: Scene, id: str) -> Row:
    return next(row for row in scene.rows if row.id == id)


def cards(scene: Scene) -> list[Card]:
    return [card for row in scene.rows for card in row.cards]


def lit(scene: Scene) -> dict[str, str]:
    """The pieces that stand for an answer: id -> word."""
    return {piece.id: piece.word for piece in pieces(scene) if piece.word}


def chosen(scene: Scene) -> dict[str, str]:
    """The cards that stand for an answer: id -> word."""
    return {card.id: card.word for card in cards(scene) if card.word}


def whole(scene: Scene) -> str:
    return msgspec.json.encode(scene).decode()
