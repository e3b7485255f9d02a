"""The table as text: right places, no secrets, no line that is too long."""

import pytest

from ludothek.core.chance import Rng
from ludothek.core.match import Match
from ludothek.games import find
from ludothek.games.evacuate.text import board
from ludothek.i18n import Catalogue, catalogue

GAME = find("evacuate")
PACK = GAME.load_pack([])
WORDS: dict[str, Catalogue] = {lang: catalogue(GAME, lang, GAME.read_content([])) for lang in ("en", "de")}


def position(**given: object) -> Match:
    """A basic game of four with values at paths; `__` stands for a dot."""
    match = Match(GAME, PACK, 4, {}, 1)
    match.settle()
    for path, value in given.items():
        GAME.write_path(match.state, path.replace("__", "."), value)
    return match


def text(match: Match, seat: int, lang: str = "en", width: int = 100, roomy: bool = False) -> list[str]:
    names = [WORDS[lang].colour(n) for n in range(len(match.record.seats))]
    lines = board(GAME.observe(match.state, seat), WORDS[lang], names, width, roomy)
    return ["".join(piece for piece, _ in line) for line in lines]


def test_runners_stand_in_their_rows() -> None:
    match = position(line=["starting", "hole", "?dead-end"], blue__at="hole 2", yellow__at="starting 4")
    lines = text(match, 0)
    row = next(line for line in lines if "B" in line and "│" in line)
    cells = [cell.strip() for cell in row.replace("║", "│").split("│")]
    assert cells[1:5] == ["PI", "", "", "Y"]
    assert cells[6:10] == ["", "B", "", ""]


def test_gates_and_their_meaning_are_drawn() -> None:
    lines = text(position(line=["starting", "hole", "?dead-end"]), 0)
    assert any("║≥3" in line.replace(" ", "") and "│" in line for line in lines)
    assert "║≥3 only with speed 3 or more" in lines


def test_walls_costs_stops_and_limits_are_drawn() -> None:
    cards = ["flooded-deck", "narrow-passageway", "security-checkpoint", "dead-end"]
    given = {f"{colour}__at": "flooded-deck 1" for colour in ("blue", "yellow", "pink", "ivory")}
    drawn = "\n".join(text(position(line=cards, **given), 0))
    for mark in ("-2", "(1)", "■", "█"):
        assert mark in drawn


def test_a_face_down_card_is_named_only_for_those_who_know_it() -> None:
    match = Match(GAME, PACK, 4, {}, 1)
    while (decision := match.decision()) is not None and decision.code != "station.choose":
        match.play(decision.seat, decision.options[-1])
    assert decision is not None
    card = WORDS["en"].card("station", decision.words[0])
    match.play(decision.seat, decision.options[0], settle=False)
    assert f"? {card}"[:8] in "\n".join(text(match, decision.seat))
    for other in {-1, 0, 1, 2, 3} - {decision.seat}:
        assert card not in "\n".join(text(match, other))


def test_the_composition_of_the_nomia_deck_is_open() -> None:
    drawn = "\n".join(text(position(), -1))
    assert "Nomia Deck (5):" in drawn
    assert "2× Nomia Approaching from Rear" in drawn


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("mode", ["basic", "full"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_line_is_longer_than_the_terminal(lang: str, mode: str, seats: int) -> None:
    match = Match(GAME, PACK, seats, {"mode": mode, "civilizations": "random"}, seats)
    rng = Rng(7)
    while (decision := match.decision()) is not None:
        for width in (60, 80, 100):
            for line in text(match, decision.seat, lang, width, roomy=width == 100):
                assert len(line) <= width, line
        match.play(decision.seat, decision.options[int(rng.below(len(decision.options)))])
    assert text(match, -1, lang)
