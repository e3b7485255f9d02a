"""What every game's table promises, for every number of seats and every option: a game writes none of these tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import ludothek.scene
from ludothek.scene import Card, Piece, Scene, find_view
from ludothek.scene.seats import COLOURS
from ludothek.scene.svg import board_svg, scene_svg
from ludothek.scene.symbols import symbol_texts, used_symbols
from ludothek.scene.text import as_plain, text_table
from tests.contracts.walks import tables

from .showing import Shown, shown

pytestmark = pytest.mark.engine
SCENE = Path(ludothek.scene.__file__).parent
LARGEST = 150_000  # bytes of JSON: what a slow line carries in a second


@pytest.fixture(scope="module", params=tables(), ids=str)
def all_shown(request: pytest.FixtureRequest) -> list[Shown]:
    return list(shown(request.param))


def pieces(scene: Scene) -> list[Piece]:
    return [piece for board in scene.boards for piece in board.pieces]


def cards(scene: Scene) -> list[Card]:
    return [card for row in scene.rows for card in row.cards]


def drawings(scene: Scene) -> Iterator[str]:
    yield from (board.back for board in scene.boards)
    yield from (piece.art for piece in pieces(scene))
    yield from (card.art for card in cards(scene))


def texts(scene: Scene) -> Iterator[str]:
    yield from scene.heading
    yield from scene.facts
    for board in scene.boards:
        yield from (board.title, *[piece.label for piece in board.pieces], *[words for _, words in board.legend])
    for row in scene.rows:
        yield from (row.title, *[card.title for card in row.cards])
    for player in scene.players:
        yield from (player.name, player.letter, *player.notes, *[figure.label for figure in player.figures])


def test_everything_has_a_key_of_its_own(all_shown: list[Shown]) -> None:
    for each in all_shown:
        for scene in each.scenes:
            things = [piece.id for piece in pieces(scene)] + [card.id for card in cards(scene)]
            areas = [board.id for board in scene.boards] + [row.id for row in scene.rows]
            figures = [f"{player.seat} {figure.id}" for player in scene.players for figure in player.figures]
            for keys in (things, areas, figures):
                assert len(set(keys)) == len(keys), sorted(key for key in keys if keys.count(key) > 1)


def test_pieces_lie_on_their_board(all_shown: list[Shown]) -> None:
    for each in all_shown:
        for scene in each.scenes:
            for board in scene.boards:
                for piece in board.pieces:
                    x, y, width, height = piece.reach
                    assert width >= 0
                    assert height >= 0
                    assert 0 <= piece.x + x <= piece.x + x + width <= board.width, piece.id
                    assert 0 <= piece.y + y <= piece.y + y + height <= board.height, piece.id


def test_a_phone_has_the_same_things_in_less_room(all_shown: list[Shown]) -> None:
    for each in all_shown:
        assert {piece.id for piece in pieces(each.narrow)} == {piece.id for piece in pieces(each.wide)}
        assert {card.id for card in cards(each.narrow)} == {card.id for card in cards(each.wide)}
        assert {piece.word for piece in pieces(each.narrow)} == {piece.word for piece in pieces(each.wide)}
        for board in each.narrow.boards:
            assert 300 <= board.width <= 480, board.id


def test_words_are_answers_to_the_question(all_shown: list[Shown]) -> None:
    for each in all_shown:
        vocabulary = set(each.catalogue.words(each.decision.code)) if each.decision else set()
        for scene in each.scenes:
            words = {piece.word for piece in pieces(scene)} | {card.word for card in cards(scene)}
            assert words - {""} <= vocabulary


def test_what_can_be_tapped_has_room_for_a_finger(all_shown: list[Shown]) -> None:
    for each in all_shown:
        for piece in pieces(each.narrow):
            if piece.word:
                assert min(piece.reach[2:]) >= 24, piece.id


def test_drawings_are_sound(all_shown: list[Shown]) -> None:
    """Well-formed, with symbols that exist, and with colours by class alone: others would be wrong in the dark."""
    for each in all_shown:
        game = each.table.game
        known = set(symbol_texts(game))
        styles = [SCENE / "board.css", game.folder / "board.css"]
        rules = "".join(file.read_text(encoding="utf-8") for file in styles if file.is_file())
        classes = {*re.findall(r"\.([a-z][a-z0-9-]*)", rules), *[f"c-{colour}" for colour in COLOURS]}
        for drawing in {drawing for scene in each.scenes for drawing in drawings(scene)}:
            ElementTree.fromstring(f"<g>{drawing}</g>")
            assert used_symbols(drawing) <= known, used_symbols(drawing) - known
            used = {name for group in re.findall(r"class=[\"']([^\"']*)", drawing) for name in group.split()}
            assert used <= classes, used - classes
            assert not re.search(r"style=|<script|=[\"'](#[0-9a-fA-F]{3,8}[\"']|rgb|hsl)", drawing)


def test_symbols_of_figures_and_legends_exist(all_shown: list[Shown]) -> None:
    for each in all_shown:
        named = {figure.icon for player in each.wide.players for figure in player.figures}
        named |= {symbol for scene in each.scenes for board in scene.boards for symbol, _ in board.legend}
        assert named - {""} <= set(symbol_texts(each.table.game))


def test_the_players_are_all_there(all_shown: list[Shown]) -> None:
    for each in all_shown:
        game, players = each.table.game, each.wide.players
        assert [player.seat for player in players] == list(range(len(players)))
        assert len(players) >= each.table.seats
        assert [player.name for player in players[: each.table.seats]] == list(each.names)
        assert [player.colour for player in players] == list(game.colours[: len(players)])
        assert len({player.letter for player in players}) == len(players)
        assert [player.seat for player in players if player.you] == [each.observation.seat] * (
            each.observation.seat >= 0
        )
        assert all(player.neutral == (player.seat >= each.table.seats) for player in players)
        assert find_view(game).players(each.observation, each.catalogue, each.names) == players
        assert each.narrow.players == players


def test_the_text_table_names_everything(all_shown: list[Shown]) -> None:
    for each in all_shown:
        scene = each.wide
        plain = as_plain(text_table(scene, each.catalogue))
        said = [piece.label for piece in pieces(scene)]
        said += [words for card in cards(scene) for words in (card.title, card.text)]
        said += [*scene.heading, *scene.facts, *[board.title for board in scene.boards]]
        said += [note for player in scene.players for note in (player.name, *player.notes)]
        assert [words for words in said if words not in plain] == []


def test_texts_are_complete(all_shown: list[Shown]) -> None:
    for each in all_shown:
        for scene in each.scenes:
            for words in texts(scene):
                assert words.strip() == words != ""
                assert not re.search(r"[{}$]|  ", words), words


def test_a_scene_can_be_printed(all_shown: list[Shown]) -> None:
    for each in all_shown[::5]:
        for scene in each.scenes:
            drawn = scene_svg(scene, each.table.game)
            ElementTree.fromstring(drawn)
            assert used_symbols(drawn) <= set(re.findall(r'\bid="([^"]+)"', drawn))  # also those that symbols use
            for board in scene.boards:
                ElementTree.fromstring(board_svg(board, scene, each.table.game))


def test_a_scene_travels_as_json(all_shown: list[Shown]) -> None:
    for each in all_shown[::3]:
        sent = msgspec.json.encode(each.wide)
        assert len(sent) <= LARGEST
        assert msgspec.json.decode(sent, type=Scene) == each.wide
