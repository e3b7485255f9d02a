"""Finding a game's table, and the plain one of a game that draws none."""

from __future__ import annotations

from dataclasses import replace

from ludothek.core.match import Match
from ludothek.games import find
from ludothek.games._template import view
from ludothek.scene import find_view, plain
from ludothek.scene.seats import letter
from ludothek.scene.text import as_plain, text_table

from .showing import words


def test_a_game_has_the_table_beside_its_rules() -> None:
    assert find_view(find("lanterns")) is view


def test_a_game_without_one_gets_a_plain_table() -> None:
    game = replace(find("lanterns"), name="nameless")
    assert find_view(game) is plain
    told = words("lanterns", "en")
    match = Match(find("lanterns"), find("lanterns").load_pack([]), 3, seed=1)
    seen = match.game.observe(match.state, 1)
    scene = find_view(game).scene(seen, match.decision(1), told, ("Anna", "Ben", "Cem"))
    assert scene.heading == ["Lanterns"]
    assert "rounds: 4" in scene.facts
    assert [player.name for player in scene.players if player.you] == ["Ben"]
    oil = [figure.value for player in scene.players for figure in player.figures if figure.id == "oil"]
    assert oil == [2, 2, 2]
    assert "Cem" in as_plain(text_table(scene, told))


def test_the_plain_table_tells_no_secrets() -> None:
    match = Match(find("lanterns"), find("lanterns").load_pack([]), 2, seed=1)
    decision = match.decision()
    assert decision is not None
    match.play(decision.seat, decision.options[0])
    other = 1 - decision.seat
    scene = plain.scene(match.game.observe(match.state, other), None, words("lanterns", "en"), ("Anna", "Ben"))
    shown = {figure.id for figure in scene.players[decision.seat].figures}
    assert "picked" not in shown
    assert "picked" in {figure.id for figure in scene.players[other].figures}


def test_letters_differ_and_belong_to_the_language() -> None:
    for lang, letters in (("en", "BYPI"), ("de", "BGRE")):
        assert "".join(letter(words("lanterns", lang), number) for number in range(4)) == letters
    for lang, letters in (("en", "BYPIGV"), ("de", "BGRENV")):
        assert "".join(letter(words("evacuate", lang), number) for number in range(6)) == letters
