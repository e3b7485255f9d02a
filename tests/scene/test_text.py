"""The table in words."""

from __future__ import annotations

import pytest

from ludothek.i18n.catalogue import platform
from ludothek.scene import Board, Card, Figure, Piece, Player, Row, Scene
from ludothek.scene.text import as_plain, text_table

SCENE = Scene(
    heading=["Round 2", "Harvest"],
    facts=["The bridge is closed."],
    boards=[
        Board(
            id="map",
            title="The map",
            width=100,
            height=100,
            note="North is up.",
            pieces=[
                Piece(id="a", x=1, y=1, art="", label="Mill, empty", place="West", word="mill"),
                Piece(id="b", x=1, y=1, art="", label="Anna's tower", place="East", tip="It is old."),
                Piece(id="c", x=1, y=1, art="", label="Forest", place="West"),
            ],
        )
    ],
    rows=[
        Row(
            id="market",
            title="Market",
            cards=[
                Card(id="x", kind="card", title="Cow", text="Gives milk.", cost="3", figure="2", figure_label="points"),
                Card(id="y", kind="card", title="Card", down=True, owner=1),
            ],
        ),
        Row(id="hand", title="Hand", owner=0),
    ],
    players=[
        Player(seat=0, name="Anna", colour="blue", letter="B", you=True, asked=True, figures=[
            Figure(id="points", label="Points", value=12), Figure(id="oxen", label="Oxen", value=1, of=4)]),
        Player(seat=1, name="Ben", colour="pink", letter="P", bot="greedy", out=True, notes=["has the seed bag"],
               figures=[Figure(id="points", label="Points", value=7)]),
    ],
)  # fmt: skip

ENGLISH = """\
Round 2 · Harvest
=================
The bridge is closed.

Players
=======
Player    Points  Oxen  Notes
Anna (B)      12   1/4  you; is asked
Ben (P)        7     –  bot; out of the game; has the seed bag

The map
=======
North is up.
West:
- Mill, empty
- Forest
East:
- Anna's tower: It is old.

Market
======
- Cow (cost 3, points: 2): Gives milk.
- Card (Ben, face down)

Hand
====
No cards.
"""


def test_everything_is_said_in_order() -> None:
    assert as_plain(text_table(SCENE, platform("en"))) == ENGLISH


def test_the_words_around_it_are_of_the_language() -> None:
    german = as_plain(text_table(SCENE, platform("de")))
    assert "Anna (B)      12   1/4  du; ist gefragt" in german
    assert "- Card (Ben, verdeckt)" in german
    assert "Keine Karten." in german


def test_sections_say_what_they_are() -> None:
    sections = text_table(SCENE, platform("en"))
    assert [section.kind for section in sections] == ["state", "players", "board", "row", "row"]
    players = sections[1]
    assert all(len(row) == len(players.head) for row in players.rows)
    items = [item for section in sections for group in section.groups for item in group.items]
    assert [item.word for item in items if item.word] == ["mill"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_table_without_players_or_boards_can_be_read_too(lang: str) -> None:
    assert as_plain(text_table(Scene(heading=["Solitaire"]), platform(lang))) == "Solitaire\n=========\n"
