"""Civilizations and Special Cards of the Full Game (EVC-CIV): the rules, the windows, and who may interfere when."""

from typing import Any

import pytest

from ludothek.core.match import Match
from tests.games.playing import answer, asks, chance, offers, refused, told, until
from tests.support import rule

from .positions import CALM, acting, attacked, counts, each, fresh, kinds, order_of, pack, pick, read, struck, table

pytestmark = pytest.mark.engine

ACCESS = ("starting", "maintenance-access", "market-concourse", "?observation-gallery")
GALLERY = ("starting", "observation-gallery", "?market-concourse")
PEOPLES = {
    "urumak": ("trample", "brace-for-impact", "W4", 3),
    "mendeku": ("hyper-evolved", "perfect-form", "W2", 4),
    "skith": ("warp-reality", "unhappen", "W4", 4),
    "glazatoq": ("slime-slick", "emergency-burst", "W3", 4),
    "collector": ("tractor-beam", "collect-nomia", "W5", 2),
    "vashkari": ("omen", "jam-the-beacon", "W9", 3),
    "oolune": ("divide", "flow-away", "W4", 4),
    "tikkit": ("scuttle", "living-decoy", "W6", 6),
    "aerune": ("glide", "turnabout", "W3", 4),
    "sessil-choir": ("entangle", "overgrowth", "W3", 5),
    "quorum": ("mind-nudge", "suggestion", "W2", 4),
}
TOGETHER = each("coordinate", 5, "blue", "yellow", "pink", "ivory")


def own_card(special: str) -> int:
    return int(pack().words["special.play"].index(special))


# -- the eleven -----------------------------------------------------------------------------------------------


@rule("EVC-CIV-01")
def test_there_are_eleven_civilizations_with_34_cards():
    tables = pack().civilization
    cards = [3 + int(tables.ship[number]) for number in range(1, int(tables.count) + 1)]  # power, run card, special
    assert len(cards) == 11
    assert sum(cards) == 34
    assert pack().special.count == 11
    assert pack().run.count == 8 + 11
    names = pack().words["setup.civilization"]
    assert [name for name, count in zip(names, cards, strict=True) if count == 4] == ["glazatoq"]


@rule("EVC-CIV-02")
def test_the_five_known_names_are_among_them():
    assert {"urumak", "mendeku", "skith", "glazatoq", "collector"} <= set(pack().words["setup.civilization"])
    assert set(pack().words["setup.civilization"]) == set(PEOPLES)


@rule("EVC-CIV-01", "EVC-CIV-04")
@pytest.mark.parametrize("people", PEOPLES)
def test_each_brings_its_survivors_its_run_card_and_its_special_card(people):
    card, special, window, count = PEOPLES[people]
    match = fresh(2, "full")
    while asks(match).startswith("chance"):
        match.settle()
    colour = asks(match).split()[0]
    answer(match, colour, f"setup.civilization {people}")
    assert read(match, f"{colour}.survivors") == count
    assert card in read(match, f"{colour}.hand")
    assert len(read(match, f"{colour}.hand")) == 9
    assert read(match, f"{colour}.specials") == [special]
    assert pack().special.window[own_card(special) - 1] == int(window[1])


# -- special cards --------------------------------------------------------------------------------------------


@rule("EVC-CIV-03", "EVC-FAQ-12")
def test_a_special_card_is_played_once_and_leaves_the_game():
    match = attacked("front", "front", mode="full", extra=1, blue_civilization="urumak", blue_coordinate=9)
    chance(match, "nomia.draw front")
    answer(match, "blue", "special.play brace-for-impact")
    assert read(match, "blue.specials") == []
    assert asks(match) == "chance nomia.draw"
    chance(match, "nomia.draw front")
    assert told(match, "special-played") == [[0, 0, 0]]
    assert asks(match).endswith("run.pick")  # nothing is asked about the second card


@rule("EVC-CIV-03")
def test_a_used_special_card_does_not_come_back_with_the_hand():
    hand = ["move-4", "panicked-run", "move-3"]
    rest = ["move-1", "hesitate", "move-2", "trip", "shove", "hyper-evolved"]
    match = table(2, "full", nomia_deck=CALM, blue_civilization="mendeku", blue_hand=hand, blue_discard=rest)
    pick(match, blue="move-4")
    answer(match, "blue", "special.play perfect-form", "run.speed 1")
    until(match, "run.pick")
    assert len(read(match, "blue.hand")) == 9
    assert read(match, "blue.specials") == []


@rule("EVC-CIV-04")
def test_a_special_card_is_refused_outside_its_window_and_without_holding_it():
    match = struck("front", mode="full", blue_civilization="urumak", blue_specials=["brace-for-impact", "perfect-form"])
    assert asks(match) == "blue special.play"
    assert refused(match, "blue", "special.play perfect-form") == "EVC-CIV-04"
    assert refused(match, "blue", "special.play unhappen") == "EVC-CIV-03"
    assert refused(match, "blue", "special.play brace-for-impact") == ""
    assert match.refusal(0, own_card("perfect-form"))[1] == {"window": 4}


@rule("EVC-CIV-04")
def test_a_special_card_without_anything_to_act_on_is_refused():
    """Two cards for the own action step, of which only one has somebody in the row behind."""
    match = acting(
        mode="full", blue_civilization="aerune", blue_specials=["turnabout", "overgrowth"], blue_coordinate=6
    )
    assert refused(match, "blue", "special.play overgrowth") == "EVC-ACT-10"
    assert refused(match, "blue", "special.play turnabout") == ""


@rule("EVC-CIV-04", "EVC-CIV-05")
@pytest.mark.parametrize("title", ["front", "all-clear"])
def test_only_holders_who_could_play_are_asked(title):
    """A card for another window, a used card and no card at all bring no question."""
    match = struck(title, mode="full", blue_civilization="quorum", yellow_civilization="skith", yellow_specials=[])
    assert "special.play" not in asks(match)


@rule("EVC-CIV-05")
def test_holders_are_asked_in_turn_order_until_all_pass_in_a_row():
    match = struck(
        "front",
        mode="full",
        first="yellow",
        blue_civilization="urumak",
        yellow_civilization="skith",
        pink_civilization="oolune",
        ivory_coordinate=9,
    )
    assert asks(match) == "yellow special.play"
    answer(match, "yellow", "special.play pass")
    answer(match, "pink", "special.play pass")
    assert asks(match) == "blue special.play"
    answer(match, "blue", "special.play pass")
    assert asks(match) == "ivory market.choose"


@rule("EVC-CIV-05")
def test_after_a_card_everybody_is_asked_again():
    match = struck(
        "front",
        mode="full",
        blue_civilization="urumak",
        yellow_civilization="skith",
        pink_civilization="oolune",
        ivory_coordinate=9,
    )
    answer(match, "blue", "special.play pass")
    answer(match, "yellow", "special.play pass")
    answer(match, "pink", "special.play flow-away", "step.rows stay")
    assert asks(match) == "blue special.play"  # it had passed, and is asked anew
    answer(match, "blue", "special.play brace-for-impact")
    assert asks(match) == "yellow special.play"
    answer(match, "yellow", "special.play pass")
    assert asks(match) == "ivory market.choose"


@rule("EVC-CIV-05")
def test_an_eliminated_player_is_not_asked():
    match = struck("front", mode="full", blue_civilization="urumak", blue_status="out", ivory_coordinate=9)
    assert asks(match) == "ivory market.choose"


@rule("EVC-CIV-04", "EVC-CIV-05")
@pytest.mark.parametrize("seats", [2, 4])
def test_in_the_basic_game_nobody_is_ever_asked_for_a_special_card(seats):
    match = until(fresh(seats, seed=3), "special.play", "setup.civilization", "loss.hit", "run.speed")
    assert match.over


@rule("EVC-CIV-04")
def test_w3_is_asked_before_and_after_the_own_action():
    match = acting(mode="full", blue_civilization="glazatoq", blue_card="hesitate", blue_coordinate=4)
    answer(match, "blue", "special.play pass", "effect.may yes")
    assert read(match, "blue.coordinate") == 5
    answer(match, "blue", "special.play emergency-burst", "step.rows forward-2")
    assert read(match, "blue.coordinate") == 7
    assert asks(match) == "chance nomia.draw"


@rule("EVC-CIV-04")
def test_w3_played_before_the_action_is_not_asked_after_it():
    match = acting(mode="full", blue_civilization="glazatoq", blue_card="hesitate", blue_coordinate=4)
    answer(match, "blue", "special.play emergency-burst", "step.rows stay", "effect.may yes")
    assert read(match, "blue.coordinate") == 5
    assert asks(match) == "chance nomia.draw"


@rule("EVC-CIV-04")
def test_w3_is_only_for_the_player_whose_turn_it_is():
    match = acting(
        mode="full", blue_card="hesitate", yellow_civilization="glazatoq", yellow_card="move-1", pink_card="hesitate"
    )
    assert asks(match) == "blue effect.may"
    answer(match, "blue", "effect.may no")
    assert asks(match) == "yellow special.play"
    answer(match, "yellow", "special.play pass", "special.play pass")
    assert asks(match) == "pink effect.may"


@rule("EVC-CIV-04")
def test_w1_and_w7_and_w8_exist_and_ask_nobody_without_a_card_for_them():
    match = table(2, "full", nomia_deck=CALM, blue_civilization="tikkit", yellow_civilization="vashkari")
    pick(match)
    until(match, "special.play", "run.pick")
    assert asks(match) == "blue run.pick"
    assert read(match, "round") == 2


@rule("EVC-CIV-04")
def test_w2_comes_after_the_reveal_and_before_any_movement():
    match = pick(table(2, "full", yellow_civilization="mendeku"), blue="move-3", yellow="move-3")
    assert asks(match) == "yellow special.play"
    assert order_of(match, "revealed") == ["blue", "yellow"]
    assert counts(match, "coordinate") == {"blue": 0, "yellow": 0, "pink": 0, "ivory": 0}


@rule("EVC-CIV-04")
def test_w4_comes_when_the_card_is_up_and_nothing_carried_out():
    match = struck("front", mode="full", blue_civilization="urumak", **{**TOGETHER, "blue_coordinate": 0})
    assert asks(match) == "blue special.play"
    assert read(match, "nomia.pile") == {"front": 1}
    assert told(match, "lost") == []


@rule("EVC-CIV-04")
def test_w5_comes_after_the_market():
    match = struck("front", mode="full", blue_civilization="collector", ivory_coordinate=9)
    assert asks(match) == "ivory market.choose"
    answer(match, "ivory", "market.choose rear")
    assert asks(match) == "blue special.play"


@rule("EVC-CIV-04")
def test_w6_asks_only_the_owner_who_is_about_to_lose():
    match = struck(
        "front", mode="full", blue_civilization="tikkit", blue_coordinate=5, yellow_coordinate=9, pink_coordinate=9
    )
    assert order_of(match, "lost") == ["yellow", "pink"]
    assert asks(match) == "yellow market.choose"


@rule("EVC-CIV-04")
def test_w9_comes_before_the_game_ends():
    match = struck("transport", 2, mode="full", evac=1, blue_civilization="vashkari")
    assert asks(match) == "blue special.play"
    assert not match.over
    answer(match, "blue", "special.play pass")
    assert match.over


# -- conflicting civilizations --------------------------------------------------------------------------------


@rule("EVC-CIV-06", "EVC-FAQ-11", "EVC-EX-19", "EVC-ROUND-03")
def test_hyper_evolved_before_warp_reality():
    match = table(
        mode="full", first="yellow", blue_civilization="skith", yellow_civilization="mendeku", yellow_specials=[]
    )
    pick(match, blue="warp-reality", yellow="hyper-evolved", pink="move-4", ivory="move-3")
    answer(match, "yellow", "target.choose pink")
    assert counts(match, "card") == {"blue": "warp-reality", "yellow": "move-4", "pink": "move-4", "ivory": "move-3"}
    answer(match, "blue", "target.choose yellow")
    assert read(match, "blue.card") == "move-4"
    assert read(match, "yellow.card") == "warp-reality"
    until(match, "nomia.draw")
    assert counts(match, "moved") == {"blue": 4, "yellow": 2, "pink": 4, "ivory": 3}


@rule("EVC-CIV-06", "EVC-FAQ-11", "EVC-EX-19", "EVC-ROUND-03")
def test_warp_reality_before_hyper_evolved():
    match = table(
        mode="full", first="blue", blue_civilization="skith", yellow_civilization="mendeku", yellow_specials=[]
    )
    pick(match, blue="warp-reality", yellow="hyper-evolved", pink="move-4", ivory="move-3")
    assert asks(match) == "blue target.choose"
    answer(match, "blue", "target.choose yellow")
    assert read(match, "blue.card") == "hyper-evolved"
    assert read(match, "yellow.card") == "warp-reality"
    answer(match, "yellow", "target.choose pink")
    assert read(match, "yellow.card") == "move-4"
    until(match, "nomia.draw")
    assert counts(match, "moved") == {"blue": 2, "yellow": 4, "pink": 4, "ivory": 3}


@rule("EVC-CIV-06")
def test_after_an_exchange_each_card_returns_to_its_owner():
    match = table(2, "full", nomia_deck=CALM, blue_civilization="skith", blue_specials=[])
    pick(match, blue="warp-reality", yellow="panicked-run")
    assert read(match, "blue.card") == "panicked-run"
    until(match, "effect.may")
    answer(match, "blue", "effect.may no")
    assert read(match, "blue.discard") == ["warp-reality"]
    assert read(match, "yellow.discard") == ["panicked-run"]


@rule("EVC-CIV-06", "EVC-ACT-04")
def test_who_performs_an_exchanged_panicked_run_causes_the_draw():
    match = table(2, "full", nomia_deck=CALM, blue_civilization="skith", blue_specials=[])
    pick(match, blue="warp-reality", yellow="panicked-run")
    until(match, "nomia.draw")
    assert order_of(match, "extra-draw") == ["blue"]


@rule("EVC-CIV-06", "EVC-ACT-04")
def test_who_performs_a_copied_panicked_run_causes_a_draw_of_their_own():
    match = table(2, "full", nomia_deck=CALM, blue_civilization="mendeku", blue_specials=[])
    pick(match, blue="hyper-evolved", yellow="panicked-run")
    until(match, "nomia.draw")
    assert order_of(match, "extra-draw") == ["blue", "yellow"]
    until(match, "run.pick")
    assert len(told(match, "nomia-drawn")) == 3


# -- attacks and immunity -------------------------------------------------------------------------------------

ATTACKS = {
    "trip": ("", 5),
    "shove": ("", 5),
    "trample": ("urumak", 5),
    "slime-slick": ("glazatoq", 4),
    "tractor-beam": ("collector", 7),
    "entangle": ("sessil-choir", 5),
    "mind-nudge": ("quorum", 8),
}


def attack(card: str, oolune: bool) -> Match:
    """Blue plays an attack on yellow, the only runner in reach."""
    people, row = ATTACKS[card]
    given: dict[str, Any] = {"blue_civilization": people} if people else {}
    given["yellow_civilization"] = "oolune" if oolune else "skith"
    match = acting(
        mode="full",
        **{**given, "blue_card": card, "blue_specials": [], "yellow_specials": []},
        blue_coordinate=5,
        yellow_coordinate=row,
        pink_status="out",
        ivory_status="out",
    )
    if asks(match) == "blue step.rows":
        answer(match, "blue", f"step.rows {offers(match)[-1]}")
    return match


@rule("EVC-CIV-16", "EVC-FAQ-06")
@pytest.mark.parametrize("card", ATTACKS)
def test_every_attack_fails_against_the_immune(card):
    row = ATTACKS[card][1]
    hit = attack(card, oolune=False)
    assert read(hit, "yellow.coordinate") != row or read(hit, "yellow.stunned-next") == 1
    assert told(hit, "attack-failed") == []
    failed = attack(card, oolune=True)
    assert read(failed, "yellow.coordinate") == row
    assert read(failed, "yellow.stunned-next") == 0
    assert told(failed, "attack-failed") == [[0, 1, 0]]


@rule("EVC-CIV-16")
def test_an_attack_on_a_whole_row_fails_only_for_the_immune():
    match = acting(
        mode="full", blue_civilization="urumak", blue_card="trample", yellow_civilization="oolune", **TOGETHER
    )
    assert counts(match, "coordinate") == {"blue": 5, "yellow": 5, "pink": 4, "ivory": 4}


@rule("EVC-CIV-16")
def test_the_gallery_shelters_those_who_stand_there_only_while_they_do():
    match = acting(
        mode="full",
        line=GALLERY,
        blue_civilization="quorum",
        blue_card="mind-nudge",
        blue_specials=[],
        yellow_at="observation-gallery 5",
        pink_status="out",
        ivory_status="out",
    )
    assert told(match, "attack-failed") == [[0, 1, 0]]
    assert read(match, "yellow.at") == "observation-gallery 5"


@rule("EVC-CIV-16")
def test_warp_reality_fails_against_the_immune_and_the_own_card_is_kept():
    for given in ({"yellow_civilization": "oolune"}, {"line": GALLERY, "yellow_at": "observation-gallery 2"}):
        match = table(2, "full", blue_civilization="skith", **given)
        pick(match, blue="warp-reality", yellow="move-4")
        until(match, "nomia.draw")
        assert read(match, "blue.card") == "warp-reality"
        assert read(match, "blue.moved") == 2
        assert told(match, "attack-failed") == [[0, 1, 0]]


@rule("EVC-CIV-16")
def test_hyper_evolved_is_no_attack():
    match = table(2, "full", blue_civilization="mendeku", blue_specials=[], yellow_civilization="oolune")
    pick(match, blue="hyper-evolved", yellow="move-4")
    assert read(match, "blue.card") == "move-4"


@rule("EVC-CIV-16")
def test_suggestion_fails_against_the_immune_and_is_spent():
    match = table(
        2, "full", blue_civilization="quorum", yellow_civilization="oolune", nomia_top="all-clear", nomia_deck=CALM
    )
    pick(match, yellow="move-4")
    answer(match, "blue", "special.play suggestion")
    assert read(match, "yellow.card") == "move-4"
    assert read(match, "blue.specials") == []


@rule("EVC-CIV-16")
def test_spore_cloud_is_no_attack():
    match = acting(
        mode="full",
        blue_civilization="sessil-choir",
        blue_specials=[],
        yellow_civilization="oolune",
        yellow_card="panicked-run",
        yellow_specials=[],
    )
    assert order_of(match, "action-barred") == ["yellow"]


# -- Maintenance Access ---------------------------------------------------------------------------------------


@rule("EVC-CIV-17", "EVC-ACT-09")
@pytest.mark.parametrize("people", [p for p in PEOPLES if p not in ("tikkit", "mendeku", "skith")])
def test_run_cards_of_civilizations_are_barred_like_others(people):
    card = PEOPLES[people][0]
    match = acting(
        mode="full",
        blue_civilization=people,
        blue_card=card,
        blue_specials=[],
        blue_barred=1,
        blue_survivors=2,
        **{**TOGETHER, "pink_coordinate": 4, "ivory_coordinate": 7},
    )
    assert asks(match) == "chance nomia.draw"
    assert order_of(match, "action-barred") == ["blue"]
    assert kinds(match, "acts", "targeted", "gained", "extra-draw") == []


@rule("EVC-CIV-17")
def test_scuttle_is_no_action_card():
    match = table(
        2,
        "full",
        line=ACCESS,
        blue_civilization="tikkit",
        blue_at="maintenance-access 1",
        yellow_at="maintenance-access 2",
        nomia_deck=CALM,
    )
    pick(match, blue="scuttle", yellow="move-1")
    until(match, "nomia.draw")
    assert read(match, "blue.moved") == 3
    assert told(match, "action-barred") == []


@rule("EVC-CIV-18")
def test_special_cards_stay_playable_on_maintenance_access():
    match = table(2, "full", line=ACCESS, nomia_deck=CALM, blue_civilization="glazatoq", blue_at="maintenance-access 1")
    pick(match, blue="slime-slick", yellow="move-1")
    until(match, "special.play")
    answer(match, "blue", "special.play emergency-burst", "step.rows forward-3")
    assert read(match, "blue.at") == "market-concourse 2"
    assert order_of(match, "action-barred") == ["blue"]
