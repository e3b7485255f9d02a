"""What may be chosen at the table: pieces and cards that stand for answers of every question."""

from __future__ import annotations

import pytest

from ludothek.games.evacuate.view_cards import RULES
from tests.games.looking import cards, chosen, lit, look, row
from tests.games.playing import answer, asks, until

from .looking import language
from .rules.positions import GAME, acting, each, fresh, pick, read, seat_of, struck, table


def test_nobody_else_can_choose():
    match = table(4)
    assert asks(match).endswith("run.pick")
    assert not {**lit(look(match)), **chosen(look(match))}
    match = acting(4, blue_card="trip")
    assert asks(match) == "blue target.choose"
    assert not {**lit(look(match, "yellow")), **chosen(look(match, "yellow"))}


def test_run_cards_are_picked_from_the_hand_and_refused_from_the_discard_pile():
    match = table(4, blue_hand=["move-1", "trip"], blue_discard=["move-4", "shove"])
    scene = look(match, "blue")
    assert chosen(scene) == {
        "hand-move-1": "move-1",
        "hand-trip": "trip",
        "spent-shove": "shove",
        "spent-move-4": "move-4",
    }
    assert [card.spent for card in row(scene, "own-discard").cards] == [True, True]
    assert [card.figure for card in row(scene, "hand").cards] == ["1", "2"]
    assert row(scene, "hand").owner == 0
    assert match.refusal(0, match.pack.words["run.pick"].index("shove"))[0] == "EVC-CLEAN-05"


def test_targets_are_runners_also_those_out_of_reach():
    match = acting(4, blue_card="trip", blue_coordinate=3, yellow_coordinate=4, pink_coordinate=4, ivory_coordinate=9)
    assert asks(match) == "blue target.choose"
    assert lit(look(match, "blue")) == {f"runner-{colour}": colour for colour in GAME.colours[:4]}


def test_cards_that_act_on_run_cards_are_aimed_at_cards_as_well():
    match = pick(table(4, "full", blue_civilization="mendeku"), blue="hyper-evolved")
    assert asks(match) == "blue target.choose"
    scene = look(match, "blue")
    assert chosen(scene) == {f"play-{colour}": colour for colour in GAME.colours[:4]}
    assert lit(scene)["runner-pink"] == "pink"


def test_rows_are_lit_where_the_runner_would_end_up():
    match = acting(4, "full", blue_civilization="glazatoq", blue_coordinate=3)
    answer(match, "blue", "special.play emergency-burst")
    assert lit(look(match, "blue")) == {
        "row-3": "stay",
        "row-4": "forward-1",
        "row-5": "forward-2",
        "row-6": "forward-3",
    }


def test_forward_is_where_the_runner_looks():
    match = acting(4, "full", blue_civilization="aerune", blue_card="glide", blue_facing=-1, blue_coordinate=3)
    answer(match, "blue", "special.play pass", "effect.may yes")
    assert asks(match) == "blue step.rows"
    assert lit(look(match, "blue")) == {"row-2": "forward-1", "row-4": "back-1"}


STEPS = [
    ({"line": ("starting", "flooded-deck", "?dead-end"), "blue_at": "starting 4"}, "costs"),
    ({"line": ("starting", "hole", "?dead-end"), "blue_at": "hole 1"}, "a gate that three rows pass"),
    ({"line": ("fallen-debris", "starting", "?hole"), "blue_at": "fallen-debris 1"}, "a gate that stops"),
    ({"line": ("starting", "security-checkpoint", "?hole"), "blue_at": "starting 3"}, "a forced stop"),
    ({"line": ("starting", "narrow-passageway", "?hole"), "blue_at": "starting 4"}, "full rows"),
    ({"line": ("starting", "dead-end"), "blue_at": "dead-end 1"}, "a wall"),
]


@pytest.mark.parametrize(("given", "what"), STEPS, ids=[what for _, what in STEPS])
def test_the_row_that_is_lit_is_the_row_that_is_reached(given, what):
    def ask():
        line = given["line"]
        place = {"yellow_at": f"{line[1]} 1", "pink_at": f"{line[0]} 1", "ivory_at": f"{line[0]} 1"}
        match = acting(4, "full", blue_civilization="glazatoq", **{**place, **given})
        return answer(match, "blue", "special.play emergency-burst")

    found = lit(look(ask(), "blue"))
    assert len(found) > 1
    for id, word in found.items():
        match = until(answer(ask(), "blue", f"step.rows {word}"), "nomia.draw", "station.choose")
        assert f"row-{read(match, 'blue.coordinate')}" == id


def test_a_face_down_card_is_lit_when_the_runner_would_enter_it():
    given = {"line": ("starting", "?market-concourse"), "blue_at": "starting 4"}
    match = answer(acting(4, "full", blue_civilization="glazatoq", **given), "blue", "special.play emergency-burst")
    assert lit(look(match, "blue")) == {"row-3": "stay", "station-4": "forward-1"}


def test_neutral_runners_are_set_in_the_middle():
    match = struck("rear", 3, ivory_coordinate=1, blue_coordinate=6, yellow_coordinate=4, pink_status="out")
    assert asks(match) == "blue neutral.middle"
    assert lit(look(match, "blue")) == {"row-6": "front", "row-4": "rear"}


def test_station_cards_that_were_drawn_are_cards():
    match = pick(table(4, station_deck=["hole", "acid-pools"], **each("at", "market-concourse 6", *GAME.colours[:4])))
    until(match, "station.choose")
    assert asks(match) == "blue station.choose"
    scene = look(match, "blue")
    assert chosen(scene) == {"drawn-hole": "hole", "drawn-acid-pools": "acid-pools"}
    assert [card.figure for card in row(scene, "drawn").cards] == ["4", "4"]
    assert "drawn" not in {found.id for found in look(match, "yellow").rows}


def test_special_cards_are_played_from_the_own_people():
    match = acting(4, "full", blue_civilization="glazatoq", yellow_civilization="aerune")
    scene = look(match, "blue")
    assert chosen(scene) == {"blue-emergency-burst": "emergency-burst"}
    assert [card.title for card in row(scene, "own-people").cards] == ["Glazatoq", "Emergency Burst"]
    other = row(scene, "cards-yellow")
    assert [card.title for card in other.cards] == ["Aerune", "Turnabout"]
    assert (other.owner, other.folded) == (1, True)


def test_civilizations_are_chosen_and_those_taken_stay_in_sight():
    match = fresh(3, "full")
    match.settle()
    first = asks(match).split()[0]
    answer(match, first, "setup.civilization quorum")
    scene = look(match, asks(match).split()[0])
    found = row(scene, "civilizations").cards
    assert [card.word for card in found] == list(match.pack.words["setup.civilization"])
    assert [(card.title, card.owner) for card in found if card.spent] == [("Quorum", seat_of(first))]
    tikkit = next(card for card in found if card.title == "Tikkit")
    assert tikkit.figure == "6"
    assert "Scuttle: Speed 3, no action." in tikkit.text
    assert "Living Decoy: Play this when" in tikkit.text


def test_the_market_is_open_when_one_chooses_from_it():
    match = struck("rear", nomia_market={"ambush": 2, "pincer": 1}, **each("coordinate", 5, "yellow", "pink", "ivory"))
    assert asks(match) == "blue market.choose"
    market = row(look(match, "blue"), "market")
    assert not market.folded
    assert [(card.title, card.tag) for card in market.cards if not card.spent] == [
        ("Nomia Ambush", "2×"),
        ("Nomia Pincer", "1×"),
    ]
    assert {card.word for card in market.cards} == {
        "all-clear", "medical-station", "sealed-bulkhead", "front", "rear", "ambush", "infestation", "pincer",
    }  # fmt: skip
    assert "market" not in {found.id for found in look(match, "yellow").rows}


def test_run_cards_are_taken_back_from_the_discard_pile():
    match = table(
        4,
        phase="clean-up",
        line=("starting", "supply-depot"),
        blue_at="supply-depot 1",
        blue_hand=["move-1", "move-2", "move-3"],
        blue_discard=["move-4", "shove"],
    )
    answer(match, "blue", "effect.may yes")
    scene = look(match, "blue")
    words = chosen(scene)
    assert {words["spent-move-4"], words["spent-shove"]} == {"move-4", "shove"}
    assert not any(card.spent for card in row(scene, "own-discard").cards)


def test_the_own_runner_stands_for_a_survivor_of_ones_own():
    match = struck("rear", 4, "full", blue_civilization="collector", blue_token=1, blue_pool=1, blue_coordinate=0,
                   **each("coordinate", 5, "yellow", "pink", "ivory"))  # fmt: skip
    assert asks(match) == "blue loss.miniature"
    assert lit(look(match, "blue")) == {"runner-blue": "own"}


def test_cards_say_what_they_do_and_by_which_rule():
    scene = look(table(4, "full", blue_civilization="urumak"), "blue", "de")
    rules = language("de").rules()
    for card in cards(scene):
        assert card.rule in rules
        assert card.text
        assert card.source
    assert set(RULES.values()) <= set(rules)
    tints = {card.title: card.tint for card in row(scene, "hand").cards}
    assert tints["Bewegung 2"] == "teal"
    assert tints["Bewegung 2: Beinstellen"] == "red"
    assert tints["Panische Flucht"] == "gold"
    assert tints["Niedertrampeln"] == "violet"


def test_spectators_see_everything_open_and_no_hand():
    match = table(4, "full", blue_civilization="urumak", blue_hand=["move-1", "trip"], blue_discard="rest")
    scene = look(match)
    assert "hand" not in {found.id for found in scene.rows}
    shown = row(scene, "cards-blue").cards
    assert shown[0].title == "Urumak"
    assert all(card.text for card in shown)
    mine = row(look(match, "yellow"), "cards-blue").cards
    assert [card.title for card in mine] == [card.title for card in shown]
