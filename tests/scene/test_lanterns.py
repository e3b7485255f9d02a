"""The table of Lanterns, the example that new games copy."""

from __future__ import annotations

from pathlib import Path

from ludothek.core.match import Match
from ludothek.core.state import BaseState
from ludothek.games import find
from ludothek.i18n import catalogue
from ludothek.scene import Scene, find_view
from tests.contracts.walks import SPECTATOR, Table

from .showing import NAMES, show, words

LANTERNS = find("lanterns")
TABLE = Table("lanterns", 3, (("rounds", "4"),))


def position(**given: object) -> BaseState:
    state = Match(LANTERNS, LANTERNS.load_pack([]), 3, seed=5).state
    for path, value in given.items():
        LANTERNS.write_path(state, path.replace("__", ".").replace("_", "-"), value)
    return state


def labels(scene: Scene) -> list[str]:
    return [piece.label for board in scene.boards for piece in board.pieces]


def test_lanterns_burn_where_they_were_lit() -> None:
    state = position(pier__mill="yellow", pier__bell_tower="pink")
    scene = show(TABLE, state, 0, "en").wide
    assert "Mill: lit; worth 3 points" in labels(scene)
    assert "Lantern of Bert & Co: Mill" in labels(scene)
    assert "Reeds: dark; price 1 oil, worth 1 point" in labels(scene)
    lit = {piece.id: piece.owner for piece in scene.boards[0].pieces if piece.owner >= 0}
    assert lit == {"lantern-mill": 1, "lantern-bell-tower": 2}
    river = {piece.id: (piece.x, piece.y) for piece in scene.boards[0].pieces}
    assert river["lantern-mill"] == river["pier-mill"]


def test_piers_can_be_tapped_when_a_pier_is_asked_for() -> None:
    match = Match(LANTERNS, LANTERNS.load_pack([]), 3, seed=5)
    while (decision := match.decision()) is not None and decision.code != "light.pier":
        match.play(decision.seat, decision.options[0])
    assert decision is not None
    seen = match.game.observe(match.state, decision.seat)
    scene = find_view(LANTERNS).scene(seen, decision, words("lanterns", "en"), NAMES[:3])
    piers = {piece.word for piece in scene.boards[0].pieces if piece.id.startswith("pier-")}
    assert piers == set(match.pack.words["light.pier"]) - {"pass"}
    assert not [card for row in scene.rows for card in row.cards if card.word]
    waiting = find_view(LANTERNS).scene(seen, None, words("lanterns", "en"), NAMES[:3])
    assert not [piece for piece in waiting.boards[0].pieces if piece.word]


def test_the_own_hand_can_be_played_from_and_nobody_else_sees_it() -> None:
    match = Match(LANTERNS, LANTERNS.load_pack([]), 3, seed=5)
    decision = match.decision(1)
    assert decision is not None
    own = show(TABLE, match.state, 1, "en").wide
    hand = next(row for row in own.rows if row.id == "hand")
    assert {card.word for card in hand.cards} == set(decision.words)
    assert len(hand.cards) == 3
    watched = show(TABLE, match.state, SPECTATOR, "en").wide
    assert [row.id for row in watched.rows] == ["played"]


def test_picked_cards_lie_face_down_until_all_have_picked() -> None:
    match = Match(LANTERNS, LANTERNS.load_pack([]), 3, seed=5)
    for seat in (0, 1):
        decision = match.decision(seat)
        assert decision is not None
        match.play(seat, decision.options[0])
    down = show(TABLE, match.state, 2, "en").wide
    played = next(row for row in down.rows if row.id == "played").cards
    assert {card.owner for card in played} == {0, 1}
    assert {(card.down, card.title, card.text) for card in played} == {(True, "Card", "")}
    own = next(row for row in show(TABLE, match.state, 0, "en").wide.rows if row.id == "hand").cards
    assert [card.tag for card in own].count("picked") == 1
    decision = match.decision(2)
    assert decision is not None
    match.play(2, decision.options[0])
    played = next(row for row in show(TABLE, match.state, 2, "en").wide.rows if row.id == "played").cards
    assert len(played) == 3
    assert not any(card.down for card in played)


def test_the_background_is_the_same_in_every_position() -> None:
    first, later = show(TABLE, position(), 0, "en"), show(TABLE, position(pier__mill="blue"), 1, "de")
    assert first.wide.boards[0].back == later.wide.boards[0].back
    assert first.narrow.boards[0].back != first.wide.boards[0].back


def test_the_end_is_the_heading() -> None:
    match = Match(LANTERNS, LANTERNS.load_pack([]), 3, seed=5)
    while (decision := match.decision()) is not None:
        match.play(decision.seat, decision.options[0])
    assert show(TABLE, match.state, 0, "de").wide.heading == ["Das Fest ist vorbei."]


def test_a_pier_that_a_pack_adds_has_a_place(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        '[pack]\nid = "more"\ngame = "lanterns"\nversion = "1"\ntitle = { en = "More", de = "Mehr" }\n'
        '[source]\ndefault = "designed"\n',
        encoding="utf-8",
    )
    (tmp_path / "piers.toml").write_text(
        '[pier.pontoon]\nname = { en = "Pontoon", de = "Ponton" }\nprice = 5\npoints = 9\n', encoding="utf-8"
    )
    told = catalogue(LANTERNS, "en", LANTERNS.read_content([tmp_path]))
    match = Match(LANTERNS, LANTERNS.load_pack([tmp_path]), 2, seed=1)
    for narrow in (False, True):
        scene = find_view(LANTERNS).scene(match.game.observe(match.state, 0), None, told, ("Anna", "Ben"), narrow)
        board = scene.boards[0]
        pontoon = next(piece for piece in board.pieces if piece.id == "pier-pontoon")
        x, y, width, height = pontoon.reach
        assert 0 <= pontoon.x + x < pontoon.x + x + width <= board.width
        assert 0 <= pontoon.y + y < pontoon.y + y + height <= board.height
