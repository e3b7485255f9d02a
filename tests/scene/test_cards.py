"""Cards from content: all that a card shows comes from the pack."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludothek.scene.cards import band, card_down, card_of, provenance
from ludothek.scene.symbols import symbol_texts, used_symbols

from .showing import words


@pytest.mark.parametrize(("lang", "title", "source"), [("en", "Oil Boat", "designed"), ("de", "Ölkahn", "entworfen")])
def test_title_text_and_provenance_come_from_the_pack(lang: str, title: str, source: str) -> None:
    told = words("lanterns", lang)
    card = card_of(told, "card", "oil-boat", id_in_scene="hand-1", word="oil-boat", owner=2, symbol="ship", tint="gold")
    assert (card.id, card.kind, card.title, card.source) == ("hand-1", "card", title, source)
    assert card.text == told.card_text("card", "oil-boat")
    assert (card.word, card.owner, card.tint) == ("oil-boat", 2, "gold")
    assert "s-ship" in used_symbols(card.art)


def test_provenance_names_the_places_of_the_rulebook_once_and_without_remarks() -> None:
    told = words("evacuate", "en")
    found = {entry.id: provenance(told, entry) for kind in told.content.schemas for entry in told.content.entries(kind)}
    assert found["move-2"] == "rulebook FAQ 8"
    assert found["starting"] == "designed · rulebook Set-up 1"
    assert "derived" not in "".join(found.values())


def test_a_card_without_a_symbol_has_no_picture() -> None:
    card = card_of(words("lanterns", "en"), "card", "alms", id_in_scene="x", text="Its own text.")
    assert card.art == ""
    assert card.text == "Its own text."


def test_a_back_tells_nothing() -> None:
    card = card_down("card", "Card", id_in_scene="x", owner=1)
    assert card.down
    assert (card.text, card.word, card.source, card.figure) == ("", "", "", "")


@pytest.mark.parametrize("tint", ["teal", "red", "gold", "violet", "stone", "green", "blue", "sand", ""])
@pytest.mark.parametrize("marks", [(), ("oil",), ("oil", "card", "glow", "star")])
def test_picture_bands_keep_to_the_sprite(tint: str, marks: tuple[str, ...]) -> None:
    drawn = band("lantern", tint, marks)
    picture = ElementTree.fromstring(drawn)
    assert picture.get("class") == f"t-{tint or 'stone'}"
    used = used_symbols(drawn)
    assert used <= set(symbol_texts())
    assert {f"s-{mark}" for mark in marks[:3]} <= used
