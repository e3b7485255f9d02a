"""What is seen: the line, the desk, the cards and the players of a scene."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from ludothek.core.match import Match
from ludothek.games.evacuate import view
from ludothek.games.evacuate.state import AT, COLOURS
from ludothek.games.evacuate.view_layout import divided, layout, picture, symbols
from ludothek.scene import find_view
from ludothek.scene.symbols import symbol_texts, used_symbols
from ludothek.scene.words import text_width
from tests.games.looking import NAMES, board, cards, ids, look, piece, row, whole
from tests.games.playing import answer, offers, until

from .looking import inside, language
from .rules.positions import GAME, each, fresh, pick, position, struck, table

SIZES = [False, True]
LONG = (
    "?-residential-module",
    "-dead-end",
    "-security-checkpoint",
    "-narrow-passageway",
    "starting",
    "flooded-deck",
    "hole",
    "fallen-debris",
    "inverted-gravity",
    "?market-concourse",
)
SMALLEST = {False: 11, True: 12}  # of the letters on a wide and on a narrow board


def crowded(seats: int = 6) -> Match:
    """A long line in which all runners stand in one row that has a mark."""
    return table(seats, "full", line=LONG, **each("at", "flooded-deck 2", *GAME.colours[:seats]))


@pytest.fixture(scope="module")
def games() -> list[Match]:
    """Positions from the middle of games of all sizes."""
    found = []
    for seats in range(2, 7):
        match = fresh(seats, "full", seed=seats, civilizations="random")
        for _ in range(12 * seats):
            if (decision := match.decision()) is not None:
                match.play(decision.seat, decision.options[(match.played * 7 + seats) % len(decision.options)])
        found.append(match)
    return found


def test_the_platform_finds_this_view():
    assert find_view(GAME) is view


# -- the line -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", SIZES)
def test_runners_stand_on_the_row_they_occupy(games, narrow):
    for match in [*games, crowded()]:
        scene, s = look(match, "blue", narrow=narrow), position(match)
        for runner in range(int(s.colours)):
            if s.on_station(runner):
                stands = piece(scene, f"runner-{COLOURS[runner]}")
                assert inside(stands, piece(scene, f"row-{int(s.of(runner, AT))}"))
                assert stands.owner == runner


@pytest.mark.parametrize("narrow", SIZES)
def test_runners_in_one_row_do_not_overlap(narrow):
    runners = [
        piece for piece in board(look(crowded(), narrow=narrow), "line").pieces if piece.id.startswith("runner-")
    ]
    assert len(runners) == 6
    for a, b in combinations(runners, 2):
        assert max(abs(a.x - b.x), abs(a.y - b.y)) >= min(a.reach[2], b.reach[2]) - 0.01


@pytest.mark.parametrize("narrow", SIZES)
def test_nothing_is_cut_off_or_drawn_twice(games, narrow):
    for match in [*games, crowded()]:
        scene = look(match, "yellow", "de", narrow)
        assert len(ids(scene)) == sum(len(board.pieces) for board in scene.boards)
        assert len({card.id for card in cards(scene)}) == len(cards(scene))
        for drawn in scene.boards:
            assert drawn.width == (400 if narrow else 1000)
            for part in drawn.pieces:
                x, y, width, height = part.reach
                assert part.x + x >= 0
                assert part.x + x + width <= drawn.width
                assert part.y + y >= 0
                assert part.y + y + height <= drawn.height


@pytest.mark.parametrize("narrow", SIZES)
def test_modules_do_not_overlap(narrow):
    boxes = [piece for piece in board(look(crowded(), narrow=narrow), "line").pieces if piece.id.startswith("station-")]
    assert len(boxes) == len(LONG)
    for a, b in combinations(boxes, 2):
        beside = a.x + a.reach[2] < b.x or b.x + b.reach[2] < a.x
        below = a.y + a.reach[3] < b.y or b.y + b.reach[3] < a.y
        assert beside or below


@pytest.mark.parametrize("narrow", SIZES)
def test_letters_are_big_enough_to_be_read(games, narrow):
    for match in [*games, crowded()]:
        for drawn in look(match, "blue", "de", narrow).boards:
            sizes = re.findall(r'font-size="([\d.]+)"', drawn.back + "".join(piece.art for piece in drawn.pieces))
            assert min(float(size) for size in sizes) >= SMALLEST[narrow]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_names_of_station_cards_fit(lang):
    room = {layout().narrow.side - 10: 12.5, layout().wide.door - 12: 12}
    for entry in language(lang).content.entries("station"):
        for width, size in room.items():
            lines = divided(entry.name(lang), width, size)
            assert all(text_width(line, size, True) <= width for line in lines), lines
            assert re.sub(r"-|\s", "", "".join(lines)) == re.sub(r"-|\s", "", entry.name(lang))
            assert len(lines) <= 3


def test_rows_stand_in_table_order_with_their_printed_numbers():
    scene = look(table(line=["-hole", "starting"], **each("at", "starting 1", *GAME.colours[:4])))
    numbers = [piece(scene, f"row-{x}").label for x in range(4)]
    assert numbers == [f"Hole, row {n} of 4" for n in (4, 3, 2, 1)]
    assert ">4321</text>" in piece(scene, "station-3").art
    assert [piece(scene, f"row-{x}").x for x in range(4)] == sorted(piece(scene, f"row-{x}").x for x in range(4))


def test_gates_stops_costs_and_limits_are_shown_and_explained():
    line = ["security-checkpoint", "flooded-deck", "hole", "narrow-passageway", "dead-end"]
    scene = look(table(line=line, **each("at", "hole 1", *GAME.colours[:4])))
    assert piece(scene, "gate-9").label == "Hole, gate between rows 2 and 3: only with speed 3 or more"
    assert "≥ 3" in piece(scene, "gate-9").art
    assert piece(scene, "row-0").label == "Security Checkpoint, row 1 of 4; everybody stops here"
    assert piece(scene, "row-5").label == "Flooded Deck, row 2 of 4; costs 2 points to enter"
    assert piece(scene, "row-12").label == "Narrow Passageway, row 1 of 4; room for 1 runner"
    assert piece(scene, "row-4").art == ""
    words = [words for _, words in board(scene, "line").legend]
    assert words == [
        "everybody stops here",
        "costs 2 points to enter",
        "gate: only for certain speeds",
        "room for 1 runner",
        "wall",
    ]


def test_a_gate_of_a_reversed_card_stands_between_the_same_printed_rows():
    scene = look(table(line=["-hole", "starting"], **each("at", "starting 1", *GAME.colours[:4])))
    assert [id for id in ids(scene) if id.startswith("gate-")] == ["gate-1"]
    assert piece(scene, "gate-1").label == "Hole, gate between rows 2 and 3: only with speed 3 or more"


@pytest.mark.parametrize(
    ("arrow", "narrow", "way"), [(1, False, "right"), (-1, False, "left"), (1, True, "down"), (-1, True, "up")]
)
def test_the_arrow_points_to_the_front(arrow, narrow, way):
    match = table(
        arrow=arrow, **each("facing", arrow, *GAME.colours[:4]), blue_coordinate=3, **each("at", "starting 1")
    )
    scene = look(match, narrow=narrow)
    assert f"#p-evacuate-{way})" in piece(scene, "arrow").art
    assert way in piece(scene, "arrow").label
    front, rear = piece(scene, "edge-front").label, piece(scene, "edge-rear").label
    expected = ["Starting Station Card, row 4 of 4", "Starting Station Card, row 1 of 4"][::arrow]
    assert [front, rear] == [
        f"Front row of the runners: {expected[0]}",
        f"Rear row of the runners: {expected[1]}",
    ]


def test_runners_say_who_they_are_where_they_are_and_where_they_run():
    match = table(3, blue_at="starting 2", yellow_at="market-concourse 6", yellow_facing=-1, yellow_stunned_next=1)
    scene = look(match)
    assert piece(scene, "runner-blue").label == (
        "Blue (Anna), on Starting Station Card, row 2 of 4, running with the Arrow"
    )
    assert piece(scene, "runner-yellow").label == (
        "Yellow (Maximiliane-Charlotte), on Market Concourse, row 6 of 6, running against the Arrow; "
        "cannot move next round"
    )
    assert piece(scene, "runner-ivory").label.startswith("Ivory (neutral), on ")
    assert "m-turned" in piece(scene, "runner-yellow").art
    assert "m-turned" not in piece(scene, "runner-blue").art
    assert ("s-evacuate-m-turned", "runs against the Arrow") in board(scene, "line").legend


def test_runners_that_left_the_station_leave_the_line():
    match = table(4, "full", blue_civilization="glazatoq", blue_status="aboard", pink_status="out")
    scene = look(match)
    assert {"runner-yellow", "runner-ivory"} == {id for id in ids(scene) if id.startswith("runner-")}
    assert "safe aboard" in piece(scene, "aboard-blue").label
    assert [player.out for player in scene.players] == [False, False, True, False]


# -- what is hidden -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", SIZES)
def test_a_face_down_card_does_not_tell_what_it_is(narrow):
    scenes = [
        whole(look(table(line=("starting", hidden)), "blue", narrow=narrow))
        for hidden in ("?market-concourse", "?dead-end")
    ]
    assert scenes[0] == scenes[1]
    assert "Face-down Station Card" in scenes[0]


def test_who_laid_a_card_sees_its_name_on_the_door():
    match = table(line=("starting", "?market-concourse"), blue_knows=["market-concourse"])
    mine, theirs = look(match, "blue"), look(match, "yellow")
    assert piece(mine, "station-4").label.startswith("Market Concourse, face down and known to you")
    assert "6 rows" in piece(mine, "station-4").tip
    assert "Market" not in piece(theirs, "station-4").label + piece(theirs, "station-4").art
    assert "row-4" not in ids(mine)


def test_cards_that_were_picked_lie_face_down_until_the_reveal():
    match = answer(table(2), "blue", "run.pick move-3")
    mine, theirs = look(match, "blue"), look(match, "yellow")
    assert [card.tag for card in row(mine, "hand").cards if card.title == "Move 3"] == ["picked"]
    hidden = row(theirs, "played").cards
    assert [(card.down, card.owner, card.title, card.text) for card in hidden] == [(True, 0, "Face down", "")]
    other = answer(table(2), "blue", "run.pick trip")
    assert whole(look(other, "yellow")) == whole(theirs)
    until(pick(match, yellow="move-1"), "nomia.draw")
    assert [card.title for card in row(look(match, "yellow"), "played").cards] == ["Move 3", "Move 1"]


# -- ids ------------------------------------------------------------------------------------------------------


def test_a_card_keeps_its_id_when_the_line_grows_to_the_left_and_when_it_is_turned_up():
    match = table(line=("starting", "?dead-end"), **each("at", "starting 4", *GAME.colours[:4]))
    before = ids(look(match))
    assert {"station-0", "station-4"} <= before
    until(pick(match, blue="move-4"), "station.choose")
    scene = look(match)
    assert piece(scene, "station-4").label.startswith("Dead End")
    answer(match, "blue", f"station.choose {offers(match)[0]}")
    after = look(match)
    assert piece(after, "station--1").label.startswith("Face-down")
    assert piece(after, "station-0").x > piece(scene, "station-0").x
    assert piece(after, "station-4").label.startswith("Dead End, card 3 of 3")


# -- the desk -------------------------------------------------------------------------------------------------


def test_the_tracker_shows_a_shape_for_every_loss_and_who_lost():
    match = table(4, deaths=3, blue_dead=2, ivory_dead=1)
    tracker = piece(look(match), "tracker")
    assert tracker.label == "Evacuation Tracker: 3 of 8 spaces up to Evac Ready are filled"
    assert tracker.tip == "Blue (Anna) has lost 2, Ivory (Krzysztof Brzęczyszczykiewicz) has lost 1"
    assert (tracker.art.count("#s-seat-blue"), tracker.art.count("#s-seat-ivory")) == (2, 1)
    assert tracker.art.count("evc-lamp") == 5 + 1


def test_evac_ready_lights_the_transport():
    scene = look(table(4, evac=1, deaths=8, blue_dead=8))
    assert "evc-ready" in piece(scene, "tracker").art
    assert piece(scene, "now").label == "The Transport is in the Nomia Deck"
    assert scene.facts[0] == "Evac Ready: the Transport is in the Nomia Deck"


def test_the_nomia_card_that_strikes_lies_open():
    match = struck("rear", blue_coordinate=2, **each("coordinate", 5, "yellow", "pink", "ivory"))
    scene = look(match, "yellow")
    assert piece(scene, "now").label == "Being carried out: Nomia Approaching from Rear"
    assert piece(scene, "now").tip.endswith("Everyone in the rear row loses 1 Survivor.")
    assert "Being carried out: Nomia Approaching from Rear" in scene.facts


def test_piles_are_counted_and_their_cards_listed():
    match = table(nomia_deck={"rear": 2, "all-clear": 1}, nomia_pile={"front": 1}, nomia_market="rest")
    scene = look(match)
    assert piece(scene, "deck").label == "Nomia Deck, 3 cards"
    assert piece(scene, "pile").label == "Nomia discard pile, 1 card"
    assert "3× Nomia Ambush" in piece(scene, "market").tip
    deck = row(scene, "deck")
    assert [(card.title, card.tag) for card in deck.cards] == [
        ("No Hostile Entities Detected", "1×"),
        ("Nomia Approaching from Rear", "2×"),
    ]
    assert deck.folded
    assert [card.tint for card in deck.cards] == ["blue", "red"]


# -- players --------------------------------------------------------------------------------------------------


def test_players_have_their_figures():
    match = table(3, "full", blue_civilization="urumak", blue_hits=1, yellow_civilization="collector", yellow_token=1)
    GAME.write_path(match.state, "yellow.jars", ["blue", "ivory"])
    players = view.players(GAME.observe(match.state, 0), language("en"), NAMES[:3])
    found = {player.colour: {figure.id: figure.value for figure in player.figures} for player in players}
    assert found["blue"] == {"survivors": 3, "hand": 9, "moved": 0, "hits": 1}
    assert found["yellow"] == {"survivors": 3, "hand": 9, "moved": 0, "jars": 2, "token": 1}
    assert found["ivory"] == {"survivors": 5, "moved": 0}
    assert [player.neutral for player in players] == [False, False, False, True]
    assert [player.you for player in players] == [True, False, False, False]
    assert {figure.id for figure in players[1].figures if figure.score} == {"survivors", "jars"}
    assert players[0].notes == ["Urumak", "1 hurt"]
    assert look(match, "blue").players == players


def test_players_without_survivors_count_nothing():
    players = view.players(GAME.observe(table(4, pink_status="out").state, -1), language("en"), NAMES[:4])
    assert [(figure.id, figure.value) for figure in players[2].figures] == [("survivors", 0), ("hand", 0), ("moved", 0)]
    assert (players[2].out, players[2].notes) == (True, [])


def test_the_heading_says_where_the_game_stands():
    match = table(4, round=3, first="pink", extra=2)
    scene = look(match)
    assert scene.heading == ["Round 3", "Phase 1: Survivors Run", "first player Bert"]
    assert scene.facts == ["Evac Ready 0/8", "2 extra Nomia Cards"] or scene.facts == ["Evac Ready 0/8"]
    assert look(match, lang="de").heading[1] == "Phase 1: Überlebende laufen"


# -- everything -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("narrow", SIZES)
def test_scenes_of_all_seats_are_complete_sentences_and_small(games, lang, narrow):
    for match in [*games, crowded()]:
        for colour in ["", *GAME.colours[: len(match.record.seats)]]:
            scene = look(match, colour, lang, narrow)
            text = whole(scene)
            assert len(text.encode()) < 40_000
            assert not re.search(r"[{}]\s*\$|None|UNKNOWN", text)
            for part in [part for drawn in scene.boards for part in drawn.pieces]:
                assert part.label
                assert not re.search(r"[<>]|  ", part.label + part.tip)


def test_every_symbol_and_every_class_is_there(games):
    drawn = "".join(whole(look(match, "blue", narrow=narrow)) for match in [*games, crowded()] for narrow in SIZES)
    drawn = drawn.replace('\\"', '"')
    icons = set(re.findall(r'"(s-[a-z0-9-]+)"', drawn))
    assert used_symbols(drawn) | icons <= set(symbol_texts(GAME))
    sprite = (GAME.folder / "sprite.svg").read_text(encoding="utf-8")
    assert used_symbols(sprite) <= set(symbol_texts(GAME))
    style = (GAME.folder / "board.css").read_text(encoding="utf-8")
    named = set(re.findall(r"\bevc-[a-z-]+", " ".join(re.findall(r'class="([^"]*)"', drawn + sprite))))
    assert named <= set(re.findall(r"\.(evc-[a-z-]+)", style))


def test_every_card_of_the_box_has_its_own_picture():
    content = GAME.read_content([])
    for kind in ("station", "run", "special", "civilization", "nomia"):
        for entry in content.entries(kind):
            assert picture(kind, entry.id) == f"evacuate-{entry.id}"
            assert f"c-{entry.id}" in symbols()
        assert picture(kind, "of-another-pack", "c-") == f"evacuate-c-{kind}"
        assert {kind, f"c-{kind}"} <= symbols()
    assert {entry.id for entry in content.entries("station")} == set(layout().tint)
    assert set(layout().ground) < set(layout().tint)


def test_long_lines_are_wrapped_and_short_ones_are_not():
    def lines(match: Match) -> int:
        return len({piece.y for piece in board(look(match), "line").pieces if piece.id.startswith("station-")})

    assert lines(table(line=("starting", "hole", "?dead-end"))) == 1
    assert lines(crowded()) == 3
