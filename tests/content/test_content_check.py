"""The generic pack checks."""

from collections.abc import Iterator

from ludothek.content import Content, Problem, check_content
from ludothek.content.check import check_box, check_names, check_phrases, check_unique

from .conftest import CARDS, MANIFEST, TILES, LoadToy


def parse(phrase: str) -> list[str]:
    if "wall" in phrase:
        raise ValueError("no verb 'wall'")
    return phrase.split()


def test_a_good_pack_has_no_problems(load_toy: LoadToy) -> None:
    assert check_content(load_toy(), str.split, " ".join, unique=[("tile", "card")]) == []


def test_box_counts(load_toy: LoadToy) -> None:
    manifest = MANIFEST.replace("card = 5", "card = 6\ndice = 1").replace("tile = 2", "")
    assert [problem.sentence for problem in check_box(load_toy(manifest=manifest))] == [
        "The box lists 'dice', which is no kind of this game.",
        "The box list gives no number for tile.",
        "The box holds 6 of card, the pack has 5.",
    ]


def test_names_in_both_languages(load_toy: LoadToy) -> None:
    tiles = TILES.replace('{ en = "Blue", de = "Blau" }', '{ en = "Blue" }')
    tiles += 'part = { name = { de = "Oben" } }\n'
    cards = CARDS.replace('name = { en = "One", de = "Eins" }', "")
    assert list(check_names(load_toy(tiles=tiles, cards=cards))) == [
        Problem("tile.blue-tile", "The name is missing in 'de'."),
        Problem("tile.blue-tile", "The part.name is missing in 'en'."),
        Problem("card.one", "The name is missing in 'en'."),
        Problem("card.one", "The name is missing in 'de'."),
    ]


def test_phrases_parse_and_round_trip(load_toy: LoadToy) -> None:
    part = '\npart = { name = { en = "Top", de = "Oben" }, effects = ["on  end: gain 1"] }\n'
    assert list(check_phrases(load_toy(tiles=TILES + part), parse, " ".join)) == [
        Problem("tile.red-tile", "The phrase 'always: wall' cannot be read: no verb 'wall'."),
        Problem("tile.blue-tile", "The phrase 'on  end: gain 1' comes back as 'on end: gain 1'."),
    ]


def test_ids_unique_across_kinds(load_toy: LoadToy) -> None:
    content = load_toy(cards=CARDS.replace("card.two", "card.blue-tile"))
    assert list(check_unique(content, ["tile", "card"])) == [
        Problem("card.blue-tile", "The id is already used by tile.blue-tile.")
    ]
    assert list(check_unique(content, ["tile"])) == []


def test_extra_checks_of_the_game(load_toy: LoadToy) -> None:
    def small(content: Content) -> Iterator[Problem]:
        for entry in content.entries("tile"):
            if entry.id == "red-tile":
                yield Problem(entry.ref, "Too red.")

    found = check_content(load_toy(), str.split, " ".join, extra=[small])
    assert found == [Problem("tile.red-tile", "Too red.")]
