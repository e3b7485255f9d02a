"""The table of Evacuation: what is drawn, what is hidden, and that every answer lies where one looks for it."""

from __future__ import annotations

import re

import msgspec
import pytest

from ludothek.core.chance import Rng
from ludothek.core.match import Match
from ludothek.games.evacuation import text, view
from ludothek.games.evacuation.schema import Site
from ludothek.games.evacuation.view_art import drawn
from ludothek.games.evacuation.view_plan import FOLDER
from ludothek.games.evacuation.view_sheet import BEGIN, END, section
from ludothek.scene.symbols import symbol_texts, used_symbols
from ludothek.table.views import LOG_LINES, view_of
from tests.games.looking import NAMES, board, cards, ids, look, piece, pieces, row, whole
from tests.games.playing import answer, until

from .looking import course, language, lit
from .rules.positions import GAME, acting, begin, bonus, card_of, objective, order, put, solo, table

SIZES = [False, True]
EVERYTHING = {"mode": "points", "actions": "advanced", "objectives": "on", "lines": "random"}
LARGEST = 52_000  # bytes of a scene
BUDGET = 60_000  # of a view, with its question and its log

# What has no place of its own on the table is answered in the list of choices.
LISTED = {"pay.energy", "exchange", "card.part", "progress.power", "market.redraw"}
LISTED_WORDS = {"stop", "redraw", "done", "auto", "stay", "none"}

pytestmark = pytest.mark.engine


# -- every answer can be tapped -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {"mode": "race", "robot": "on"}),
        (3, {"mode": "race"}),
        (4, EVERYTHING),
        (2, {"mode": "points", "actions": "advanced"}),
    ],
)
def test_every_answer_lies_on_the_table(seats, options):
    asked = set()
    for match, colour in course(seats, 4, 260, **options):
        decision = match.decision(GAME.colours.index(colour))
        assert decision is not None
        asked.add(decision.code)
        if decision.code in LISTED or decision.code.startswith("effect."):
            continue
        for narrow in SIZES:
            words = set(lit(look(match, colour, narrow=narrow)).values())
            assert set(decision.words) - LISTED_WORDS <= words, decision.code
    assert {"turn", "market.take", "gain"} <= asked


def test_actions_stand_on_their_spaces_and_refused_ones_too():
    scene = look(acting(blue={"old": "2 7 7"}), "blue")
    assert lit(scene)["action-ship"] == "ship"
    assert lit(scene)["pass"] == "pass"
    assert {"action-settle", "action-clone"} <= set(lit(scene))  # nothing to settle with: the table says why not
    assert lit(look(acting(blue={"old": "2 7 7"}), "yellow")) == {}


def test_a_ship_of_the_row_is_taken_by_its_card():
    match = answer(acting(blue={"old": "2 7 7"}), "blue", "turn ship")
    scene = look(match, "blue")
    assert {card.word for card in row(scene, "ship").cards} == {"sh-01", "sh-02", "sh-03"}
    assert not any(card.word for card in row(scene, "stadium").cards)
    assert scene.rows[0].id == "ship"
    answer(match, "blue", "market.take sh-01")
    assert lit(look(match, "blue")) in ({}, {"world-old": "old", "world-new": "new"})


def test_sites_light_up_when_one_is_settled():
    match = acting(blue={"new": "0 3 0", "population": 2, "old": "0 0 3"})
    answer(match, "blue", "turn settle")
    found = lit(look(match, "blue"))
    assert found["site-n-01"] == "n-01"
    assert "site-n-11" not in found  # a forest, not open
    assert all(id.startswith("site-") for id in found)


def test_a_factory_site_can_go_into_a_bay_or_into_a_building_slot():
    match = table(phase="transport")
    put(match, "blue", ships="sh-08", old="2 2 5", stadiums="st-blue")
    answer(begin(match, "transport"), "blue", "transport sh-08")
    found = lit(look(match, "blue"))
    assert found["land-ow-3"] == "bay-ow-3"
    assert found["hold-ow-3"] == "hold-ow-3"
    assert found["ship-sh-08"] == "fly"
    assert found["stadium-st-blue"] == "st-blue"
    assert found["stock-food-old"] == "food"
    answer(match, "blue", "load hold-ow-3", "load food")
    scene = look(match, "blue")
    assert piece(scene, "land-ow-3").label == "Bread Works (savanna), evacuated"
    assert "#s-factory" in piece(scene, "ship-sh-08").art


def test_research_stands_on_the_tile_it_would_work_on():
    match = put(acting(blue={"old": "0 0 3"}), "blue", developed="t-1-1a", begun="t-1-2a")
    answer(match, "blue", "turn research")
    found = lit(look(match, "blue"))
    assert found == {"tile-3": "left", "tile-1": "middle", "tile-2": "right"}
    assert "half developed" in piece(look(match, "blue"), "tile-3").label


def test_markers_are_moved_by_naming_their_steps():
    match = put(table(phase="progress"), "blue", groups="0 1 1 0", steps="2 0")
    begin(order(match, "blue yellow white"), "progress")
    scene = look(match, "blue")
    assert board(scene, "track") is scene.boards[0]  # what is asked comes first
    found = lit(scene)
    assert found["target-a-0"] == "a-0"
    assert piece(scene, "target-a-5").label == "Marker A: +5, to step 7"
    answer(match, "blue", "progress.move a-5")
    assert {"passing", "main", "three-plus"} == set(lit(look(match, "blue")).values())


# -- what is there --------------------------------------------------------------------------------------------


def test_sites_say_what_they_are_and_who_has_settled_them():
    scene = look(put(acting(), "yellow", sites="n-07:food+steel n-01"), "blue")
    assert piece(scene, "site-n-06").label == "Honeyglade: Forest, population (3 food), needs sun"
    assert piece(scene, "site-n-11").label == (
        "Old Canopy: Forest, room for a factory, population (1 energy), population (2 energy), needs sun + dome"
    )
    assert piece(scene, "site-n-01").label == ("Palewind Flats: Tundra, settled by Yellow (Maximiliane-Charlotte)")
    assert "h-tundra-yellow-y" in piece(scene, "site-n-01").art
    assert all(f"#s-evacuation-f-{kind}" in piece(scene, "site-n-07").art for kind in ("food", "steel"))


def test_closed_biomes_are_veiled_and_say_what_opens_them():
    match = put(acting(), "blue", steps="9 3")
    scene = look(match, "blue")
    assert piece(scene, "biome-desert").label == "Desert: open to you"
    assert piece(scene, "biome-forest").label == "Forest: opens at T3"
    assert "eva-veil" in board(scene, "map").back
    assert "eva-veil" not in board(look(match), "map").back  # to a spectator nothing is closed


def test_the_players_board_has_both_worlds():
    match = acting(
        blue={
            "old": "1 2 3",
            "new": "4 5 6",
            "production": "7 8 9",
            "population": 3,
            "ships": "sh-10",
            "ships_new": "sh-11",
            "stadiums_new": "st-04",
            "face_up_sites": "ow-1 ow-9",
            "tokens_up": 1,
            "tokens_down": 1,
            "chips": 2,
        }
    )
    scene = look(match, "blue")
    assert piece(scene, "stock-steel-old").label == "2 steel on the Old World"
    assert piece(scene, "stock-energy-new").label == "6 energy on the New World"
    assert piece(scene, "production-food").label == "food production of the New World: 7"
    assert piece(scene, "ship-sh-10").label == "Kestrel, on the Old World"
    assert piece(scene, "ship-sh-11").label == "Heron, on the New World"
    assert piece(scene, "stadium-st-04").label == "Harvest Arena, 2 happy faces, on the New World"
    assert piece(scene, "tokens").label == "Productivity tokens in the ocean: 1 producing, 1 turned down"
    assert "evacuated" in piece(scene, "land-ow-2").label
    assert piece(scene, "chips").label == "Stadiums on the New World: 1; penalty chips: 2"
    assert "home" not in {found.id for found in look(match).boards}
    assert {"board-blue", "board-yellow", "board-white"} <= {found.id for found in look(match).boards}


def test_the_year_its_bonuses_and_the_order_are_shown():
    match = bonus(acting(turn_order="white blue yellow"), 1, "yb-1")
    scene = look(match, "blue")
    assert scene.heading == ["Year 1 of 4", "Phase 2: Actions"]
    assert piece(scene, "year-1").label.startswith("Year 1: 5 food on the Old World")
    assert piece(scene, "bonus-lesser").label == "Lesser bonus: power exactly 7"
    assert piece(scene, "phases").label == "Phase 2 of 7: Actions"
    assert piece(scene, "order").label.startswith("Turn order: 1. White (Bert), 2. Blue (Anna)")
    assert len(row(scene, "bonuses").cards) == 4


def test_the_solo_deck_shows_its_back_and_the_tile_its_place():
    match = solo(table(1), "sc-1 sc-5", "2-a", "actions")
    scene = look(match, "blue")
    assert piece(scene, "solo-deck").label == "Solo deck, 2 cards; on top 2 A"
    assert piece(scene, "solo-tile").label.startswith("Solo tile: arrow A at Grey Shingle")
    assert [player.role for player in scene.players] == ["", "opponent", "neutral"]


def test_the_third_lane_is_veiled_with_few_players():
    assert "eva-veil" in board(look(table(2)), "track").back
    assert "eva-veil" not in board(look(table(3)), "track").back


def test_objectives_say_whose_they_are():
    match = objective(acting(3, **EVERYTHING), "po-1", "blue")
    found = {card.title: card for card in row(look(match, "blue"), "objectives").cards}
    assert found["Academy Charter"].owner == 0
    assert found["Academy Charter"].figure == "5"


def test_figures_tell_what_an_answer_changes():
    match = acting(blue={"production": "3 5 4", "old": "1 2 3", "stadiums_new": "st-04"})
    players = view.players(GAME.observe(match.state, 1), language("en"), NAMES[:3])
    found = {figure.id: figure.value for figure in players[0].figures}
    assert (found["lowest"], found["steel-made"], found["steel-old"], found["stadiums"]) == (3, 5, 2, 1)
    assert [figure.id for figure in players[0].figures if figure.score] == ["lowest"]
    assert players == look(match, "yellow").players


# -- what is hidden -------------------------------------------------------------------------------------------


def test_nobody_sees_the_goals_and_hands_of_others():
    match = until(acting(3, **EVERYTHING), "turn")
    known = GAME.observe(match.state, 1)
    theirs, mine = set(), set()
    for deal in range(4):
        match.state = GAME.sample_state(known, Rng(deal))
        theirs.add(whole(look(match, "yellow")))
        mine.add(tuple(card.title for found in ("goals", "hand") for card in row(look(match, "blue"), found).cards))
    assert len(theirs) == 1
    assert len(mine) > 1
    assert "3 goal cards" in look(match, "yellow").players[0].notes


# -- everything -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_scenes_are_complete_sentences_small_and_the_same_on_a_phone(lang):
    for at, (match, colour) in enumerate(course(4, 3, 330, **EVERYTHING)):
        if at % 11:
            continue
        for viewer in (colour, ""):
            scenes = [look(match, viewer, lang, narrow) for narrow in SIZES]
            assert ids(scenes[0]) == ids(scenes[1])
            assert {card.id for card in cards(scenes[0])} == {card.id for card in cards(scenes[1])}
            for scene in scenes:
                said = whole(scene)
                assert len(said.encode()) < LARGEST
                assert not re.search(r"[{}]\s*\$|None|UNKNOWN", said)
                for part in pieces(scene):
                    assert part.label
                    assert not re.search(r"[<>]|  ", part.label + part.tip)


def test_every_symbol_and_every_class_is_there():
    found = []
    for at, (match, colour) in enumerate(course(3, 5, 200, mode="points")):
        if at % 9 == 0:
            found += [whole(look(match, colour, narrow=narrow)) for narrow in SIZES]
    sprite = (FOLDER / "sprite.svg").read_text(encoding="utf-8")
    said = "".join(found).replace('\\"', '"')
    icons = set(re.findall(r'"(s-[a-z0-9-]+)"', said))
    assert used_symbols(said) | icons <= set(symbol_texts(GAME))
    style = (FOLDER / "board.css").read_text(encoding="utf-8")
    named = {name for names in re.findall(r"class=[\"']([^\"']*)", said + sprite) for name in names.split()}
    assert {name for name in named if name.startswith("eva-")} <= set(re.findall(r"\.(eva-[a-z0-9-]+)", style))


def test_the_sheet_is_fresh():
    """If this fails: python -m ludothek.games.evacuation.view_sheet"""
    sprite = (FOLDER / "sprite.svg").read_text(encoding="utf-8")
    assert BEGIN + sprite.partition(BEGIN)[2].partition(END)[0] + END == section()


def test_what_the_sheet_does_not_have_is_drawn_where_it_stands(monkeypatch):
    match = acting(blue={"ships": "sh-10", "stadiums_new": "st-04", "sites": "n-01"})
    for module in ("view_art", "view_printed", "view_printed_cards"):
        monkeypatch.setattr(f"ludothek.games.evacuation.{module}.drawn", frozenset[str], raising=False)
    scene = look(match, "blue")
    assert {"fac", "energy3"} <= set(re.findall(r"#s-evacuation-([a-z0-9-]+)", board(scene, "map").back))
    assert "#s-evacuation-b-savanna" in piece(scene, "ship-sh-10").art
    assert drawn() == frozenset() or "hull" in drawn()


def test_a_terminal_shows_the_same_table():
    match = put(acting(blue={"ships": "sh-10", "old": "1 2 3"}), "yellow", sites="n-01")
    for lang in ("en", "de"):
        for roomy in SIZES:
            seen = GAME.observe(match.state, 0)
            lines = [
                "".join(said for said, _ in line) for line in text.board(seen, language(lang), NAMES[:3], 100, roomy)
            ]
            assert max(len(line) for line in lines) <= 100
            assert any("[Y]" in line or "[G]" in line for line in lines)
            told = "\n".join(lines)
            assert ("Kestrel" if lang == "en" else "Turmfalke") in told
            assert all(name in told for name in NAMES[:3])
            assert text.texts(seen, language(lang), NAMES[:3], 80)


def test_the_map_is_the_one_of_the_pack():
    sites = GAME.read_content([]).data("site", Site)
    assert len([id for id in ids(look(acting())) if id.startswith("site-")]) == len(sites) == 37


# -- size -----------------------------------------------------------------------------------------------------


def crowded(asked: str) -> Match:
    """The fourth year of a game with everything, in which everybody has as much as one can have, and this is asked."""
    match = acting(
        4,
        year=4,
        **EVERYTHING,
        blue={
            "old": "12 12 12",
            "new": "11 14 12",
            "production": "12 13 14",
            "population": 9,
            "prefab_old": "1 1 1",
            "prefab_new": "2 2 2",
            "ships": "sh-07 sh-08 sh-09 sh-10",
            "ships_new": "sh-11 sh-12",
            "stadiums": "st-blue st-04",
            "stadiums_new": "st-05 st-06 st-07",
            "hand": "in-04 in-05 in-06",
            "played": "in-07 in-08 in-09",
            "developed": "t-1-1a t-1-1b t-1-1c",
            "begun": "t-1-2a t-1-2b",
            "sites": "n-01 n-02",
            "steps": "22 20",
            "lanes": "main main",
            "actions": 2,
            "groups": "0 1 1 0",
            "chips": 5,
        },
        yellow={"ships": "sh-13 sh-14 sh-15", "stadiums_new": "st-08 st-09 st-10", "played": "in-10 in-11"},
        white={"ships_new": "sh-16 sh-17 sh-18", "stadiums_new": "st-11 st-12 st-13", "played": "in-12 in-13"},
        pink={"ships": "sh-19 sh-20 sh-21", "stadiums_new": "st-14 st-15 st-16", "played": "in-14 in-15"},
    )
    for k, colour in enumerate(("yellow", "white", "pink")):
        factories = match.pack.site_factories
        sites = [site for site in range(3, 30) if not factories[site] and site % 3 == k]
        put(
            match,
            colour,
            sites=[f"n-{site + 1:02}" for site in sites],
            steps="19 17",
            developed=f"t-{k + 2}-1a t-{k + 2}-1b",
        )
    match.record.seats = NAMES[:4]
    if asked == "load":
        answer(begin(match, "transport"), "blue", "transport sh-08")
    elif asked != "turn":
        answer(match, "blue", f"turn {asked}")
        decision = match.decision(0)
        assert decision is not None
        match.play(0, decision.options[0])  # some card is tucked
    for _ in range(LOG_LINES):  # as long as lines of a log are
        match.state.note("loaded-stadium", 3, card_of("st-08"), 9)
    return match


@pytest.mark.parametrize("asked", ["settle", "load", "turn"])
def test_the_largest_view_keeps_within_its_budget(asked):
    match = crowded(asked)
    sizes = {
        (lang, narrow): len(msgspec.json.encode(view_of(match, 0, language(lang), narrow=narrow)))
        for lang in ("en", "de")
        for narrow in SIZES
    }
    shown = view_of(match, 0, language("de"))
    assert len(shown.log) == LOG_LINES
    assert shown.question is not None
    assert 50_000 < max(sizes.values()) < BUDGET, sizes  # should it be much smaller, this is not the largest any more
