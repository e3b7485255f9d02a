"""Scenes of matches, and how to find things in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec

from ludothek.core.match import Match
from ludothek.core.step import CHANCE
from ludothek.games.evacuation import view
from ludothek.i18n import Catalogue, catalogue
from ludothek.scene import Board, Card, Piece, Row, Scene

from .rules.positions import GAME, pack, seat_of

NAMES = ("Anna", "Maximiliane-Charlotte", "Bert", "Krzysztof Brzęczyszczykiewicz")


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
    """What stands for an answer: id -> word."""
    things: list[Piece | Card] = [*pieces(scene), *cards(scene)]
    return {thing.id: thing.word for thing in things if thing.word}


def whole(scene: Scene) -> str:
    return msgspec.json.encode(scene).decode()


def course(seats: int, seed: int, answers: int, **options: str) -> Iterator[tuple[Match, str]]:
    """A game at random answers: before each one the match, and a colour that owes it; passing is rare."""
    match, random = Match(GAME, pack(), seats, options, seed, NAMES[:seats]), Random(seed)
    for _ in range(answers):
        decision = match.decision()
        if decision is None:
            return
        seat = random.choice(decision.owing)
        yield match, GAME.colours[seat]
        mine = match.decision(seat)
        assert mine is not None
        wished = [word for word in mine.words if word not in ("pass", "done", "auto") or random.random() < 0.1]
        match.play(seat, mine.options[mine.words.index(random.choice(wished or list(mine.words)))])
