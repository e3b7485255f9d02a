"""Advanced actions (EVA-ADV)."""

from collections import Counter

import pytest

from ludothek.games.evacuation.advanced import DrawCards, UsePart
from ludothek.games.evacuation.turns import TURN
from tests.games.playing import answer, asks, chance, offers, owing, refused, told, until
from tests.support import rule

from .positions import (
    GAME,
    acting,
    clean,
    draws,
    forbids,
    fresh,
    has,
    kinds,
    passing,
    phase_of,
    position,
    production,
    push,
    put,
    row,
    stock,
    table,
    turn,
    view,
    where,
)

pytestmark = pytest.mark.engine

REST = "ac-05 ac-27 ac-35"  # cards that only gain resources
UNKNOWN = -9


def holding(card, seats=2, **blue):
    """Blue's turn with this card and three others in hand; yellow has passed."""
    given = {"cards": f"{card} {REST}", **blue}
    return acting(seats, actions="advanced", blue=given, yellow={"passed": 1})


def played(card, **blue):
    """The card has been played face up; its parts are asked, if there is a choice."""
    return answer(holding(card, **blue), "blue", f"turn {card}")


def piles(match):
    """How many cards are in the deck and in the discard pile."""
    s = position(match)
    return int(s.cards_in(s.deck())), int(s.cards_in(s.discard()))


def source(match):
    """The rule by which the question is asked."""
    decision = match.decision()
    return decision.source if decision is not None else ""


def discards(match):
    s = position(match)
    words = match.pack.words["hand.deal"]
    return [word for at, word in enumerate(words) for _ in range(int(s.hands[s.discard() + at]))]


def shuffle_away(match, to_discard=True):
    """The deck is empty; all its cards are in the discard pile, or out of the game."""
    s = position(match)
    for at in range(int(s.pack.actions)):
        if to_discard:
            s.hands[s.discard() + at] += s.hands[s.deck() + at]
        s.hands[s.deck() + at] = 0
    return match


# -- set-up ---------------------------------------------------------------------------------------------------------


@rule("EVA-ADV-01")
@pytest.mark.parametrize(("seats", "mode"), [(1, "points"), (2, "race"), (3, "points"), (4, "race")])
def test_advanced_actions_work_in_every_mode(seats, mode):
    options = {"mode": mode} if seats > 1 else {}
    match = until(fresh(seats, actions="advanced", **options), "turn")
    colour = asks(match).split()[0]
    card = has(match, colour, "cards")[0]
    assert refused(match, colour, f"turn {card}") == ""
    until(match, "")
    assert match.over


@rule("EVA-ADV-02")
def test_everyone_is_dealt_seven_keeps_four_and_discards_three():
    match = until(fresh(3, actions="advanced"), "hand.drop")
    assert piles(match) == (80 - 21, 0)
    assert owing(match) == ["blue", "yellow", "white"]
    assert source(match) == "EVA-ADV-02"
    hand = has(match, "blue", "cards")
    assert len(hand) == 7
    assert set(offers(match, "blue")) == set(hand)
    strange = next(word for word in match.pack.words["hand.drop"] if word not in hand)
    assert refused(match, "blue", f"hand.drop {strange}") == "EVA-ADV-02"
    for card in hand[:3]:
        answer(match, "blue", f"hand.drop {card}")
    assert sorted(has(match, "blue", "cards")) == sorted(hand[3:])
    assert owing(match) == ["yellow", "white"]
    until(match, "market.deal")
    assert piles(match) == (80 - 21, 9)
    assert set(hand[:3]) <= set(discards(match))
    clean(match)


@rule("EVA-ADV-02")
def test_there_are_eighty_cards_forty_designs_twice():
    cards = GAME.read_content().entries("action")
    assert len(cards) == 40
    assert sum(int(card.figures["count"]) for card in cards) == 80
    match = until(fresh(2, actions="advanced"), "turn")
    s = position(match)
    assert sum(int(n) for n in s.hands) == 80


@rule("EVA-ADV-02")
def test_hands_are_secret():
    match = until(fresh(2, actions="advanced"), "turn")
    seen, s = view(match, "yellow"), position(match)
    for at in range(40):
        assert seen.hands[s.pile(0, 0) + at] == UNKNOWN
        assert seen.hands[s.pile(1, 0) + at] == s.hands[s.pile(1, 0) + at]
    assert all(event.audience == 1 << event.args[0] for event in match.events if event.kind == "drew-card")


# -- turns ----------------------------------------------------------------------------------------------------------


@rule("EVA-ADV-03")
@pytest.mark.parametrize("action", ["gain-infrastructure", "gain-research"])
def test_only_one_action_of_group_1_in_a_year(action):
    match = holding("ac-01", groups="1 0 0 0", actions=1)
    assert refused(match, "blue", f"turn {action}") == "EVA-ADV-03"
    assert refused(match, "blue", "turn research") == ""
    assert refused(holding("ac-01"), "blue", f"turn {action}") == ""
    standard = acting(2, blue={"groups": "1 0 0 0", "actions": 1})
    assert refused(standard, "blue", f"turn {action}") == ""


@rule("EVA-ADV-03")
def test_next_year_group_1_is_open_again():
    match = holding("ac-01", groups="1 0 0 0", actions=1)
    turn(match, "blue", "pass")
    until(match, "turn")
    while asks(match) != "blue turn":
        answer(match, asks(match).split()[0], "turn pass")
    assert phase_of(match)[0] == 2
    assert refused(match, "blue", "turn gain-research") == ""


@rule("EVA-ADV-04")
def test_a_board_action_uses_up_a_card_unseen():
    match = holding("ac-01")
    answer(match, "blue", "turn exchange")
    assert asks(match) == "blue turn.tuck"
    assert set(offers(match)) == {"ac-01", *REST.split()}
    assert refused(match, "blue", "turn.tuck ac-40") == "EVA-ADV-04"
    answer(match, "blue", "turn.tuck ac-27", "gain food-old")
    assert has(match, "blue", "tucked") == ["ac-27"]
    assert "ac-27" not in has(match, "blue", "cards")
    assert has(match, "blue", "groups") == (0, 0, 0, 1)
    secret = [event for event in match.events if event.kind == "tucked-card"]
    assert [event.audience for event in secret] == [1]
    assert told(match, "tucked") == [[0, 4, 0]]
    s = position(match)
    assert view(match, "yellow").hands[s.pile(0, 1)] == UNKNOWN


@rule("EVA-ADV-04")
def test_a_card_may_be_played_face_up_for_what_it_says():
    match = played("ac-11")  # gain 2 any; research
    assert has(match, "blue", "face_up") == ["ac-11"]
    assert asks(match) == "blue card.part"
    answer(match, "blue", "card.part first", "gain food-new", "gain steel-old", "card.part second", "research stop")
    assert stock(match, "blue", "new") == (1, 0, 0)
    assert told(match, "played-card")[0][0] == 0


@rule("EVA-ADV-04")
def test_only_a_card_of_the_hand_can_be_played():
    match = holding("ac-01")
    assert refused(match, "blue", "turn ac-40") == "EVA-ADV-04"
    assert refused(match, "blue", "turn ac-01") == ""
    assert {word for word in offers(match) if word.startswith("ac-")} == {"ac-01", *REST.split()}


@rule("EVA-ADV-05")
@pytest.mark.parametrize(("actions", "energy"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3)])
def test_energy_is_paid_for_a_card_as_for_an_action_of_the_board(actions, energy):
    match = played("ac-35", actions=actions, old="0 0 5")
    answer(match, "blue", "card.part stop")
    assert stock(match, "blue", "old") == (0, 0, 5 - energy)
    assert has(match, "blue", "actions") == actions + 1
    board = answer(holding("ac-35", actions=actions, old="0 0 5"), "blue", "turn exchange", "turn.tuck ac-35")
    asks(board)
    assert stock(board, "blue", "old") == (0, 0, 5 - energy)


@rule("EVA-ADV-05")
def test_without_the_energy_no_card_can_be_played():
    match = holding("ac-05", actions=2, old="0 0 0")
    assert forbids(match, TURN[0], "ac-05") == "EVA-ACT-06"
    put(match, "blue", old="0 0 1")
    assert forbids(match, TURN[0], "ac-05") == ""


@rule("EVA-ADV-06")
def test_a_card_played_face_up_pays_no_surcharge_and_counts_towards_none():
    match = played("ac-35", groups="0 3 3 3", old="0 0 5")
    answer(match, "blue", "card.part stop")
    draws(match)
    assert stock(match, "blue", "old") == (0, 0, 5)
    assert has(match, "blue", "groups") == (0, 3, 3, 3)
    match = played("ac-35", groups="0 0 0 2", old="0 0 5")
    answer(match, "blue", "card.part stop")
    until(match, "turn")
    answer(match, "blue", "turn exchange")
    answer(match, "blue", f"turn.tuck {offers(match)[0]}")
    asks(match)
    assert stock(match, "blue", "old") == (0, 0, 5)  # it is only the third of its group, and the second action


@rule("EVA-ADV-07")
@pytest.mark.parametrize("order", [("first", "second"), ("second", "first")])
def test_the_parts_may_be_used_in_either_order(order):
    match = played("ac-29")  # gain 1 population; gain 1 steel
    assert offers(match) == ["first", "second", "stop"]
    for part in order:
        answer(match, "blue", f"card.part {part}")
        if part == "second":
            answer(match, "blue", "gain steel-new")
    assert has(match, "blue", "population") == 1
    assert stock(match, "blue", "new") == (0, 1, 0)


@rule("EVA-ADV-07")
@pytest.mark.parametrize(("part", "population", "steel"), [("first", 1, 0), ("second", 0, 1)])
def test_or_only_one_of_them(part, population, steel):
    match = played("ac-29")
    answer(match, "blue", f"card.part {part}")
    if part == "second":
        answer(match, "blue", "gain steel-new")
    assert asks(match) == "blue card.part"
    assert refused(match, "blue", f"card.part {part}") == "EVA-ADV-07"  # each once
    answer(match, "blue", "card.part stop")
    draws(match)
    assert (has(match, "blue", "population"), stock(match, "blue", "new")[1]) == (population, steel)
    assert asks(match) == "blue turn"


@rule("EVA-ADV-07")
def test_what_one_part_brings_may_be_used_for_the_other():
    match = played("ac-07", new="0 1 0")  # gain 2 population; settle
    assert refused(match, "blue", "card.part second") == "EVA-ACT-14"  # nobody to settle with yet
    answer(match, "blue", "card.part first", "card.part second", "settle.site n-01")
    assert has(match, "blue", "sites") == ["n-01"]


@rule("EVA-ADV-08")
def test_all_of_its_effects_may_be_left_unused():
    match = played("ac-05")
    answer(match, "blue", "card.part stop")
    draws(match)
    assert asks(match) == "blue turn"
    assert (stock(match, "blue", "old"), stock(match, "blue", "new")) == ((0, 0, 0), (0, 0, 0))
    assert has(match, "blue", "face_up") == ["ac-05"]
    assert has(match, "blue", "actions") == 1


@rule("EVA-ADV-08")
def test_even_a_card_whose_effects_are_impossible_may_be_played():
    match = holding("ac-01")  # settle; settle
    assert refused(match, "blue", "turn ac-01") == ""
    assert refused(match, "blue", "turn settle") == "EVA-SETTLE-03"
    answer(match, "blue", "turn ac-01")
    draws(match)
    assert has(match, "blue", "face_up") == ["ac-01"]


@rule("EVA-ADV-09")
@pytest.mark.parametrize(("card", "kind"), [("ac-14", 0), ("ac-15", 1), ("ac-16", 2)])
@pytest.mark.parametrize("world", ["old", "new"])
def test_what_a_card_lets_its_player_gain_is_free_on_either_world(card, kind, world):
    match = played(card)
    answer(match, "blue", "card.part first", f"factory {('food', 'steel', 'energy')[kind]}-{world}")
    assert has(match, "blue", f"prefab_{world}") == tuple(int(k == kind) for k in range(3))
    assert told(match, "paid") == []


@rule("EVA-ADV-09")
def test_gained_resources_may_go_to_either_world():
    match = played("ac-05")  # gain 4 any
    answer(match, "blue", "card.part first", "gain food-old", "gain food-new", "gain energy-new", "gain steel-old")
    assert (stock(match, "blue", "old"), stock(match, "blue", "new")) == ((1, 1, 0), (1, 0, 1))


@rule("EVA-ADV-10")
def test_what_a_card_lets_its_player_build_is_paid_by_the_world_where_it_comes_to_be():
    match = played("ac-37", old="0 3 0")  # build a ship
    answer(match, "blue", "card.part first", "market.take sh-02")
    draws(match)
    assert where(match, "sh-02") == "blue old"
    assert stock(match, "blue", "old") == (0, 0, 0)
    match = played("ac-32", new="0 1 0")  # prefab any; gain 1 any
    answer(match, "blue", "card.part first", "prefab steel-new")
    assert has(match, "blue", "prefab_new") == (0, 1, 0)
    assert stock(match, "blue", "new") == (0, 0, 0)


@rule("EVA-ADV-10")
def test_what_cannot_be_paid_cannot_be_built():
    match = played("ac-10", old="0 2 0")  # build a ship; build a stadium
    answer(match, "blue", "card.part first")
    assert refused(match, "blue", "market.take sh-02") == "EVA-SHIP-01"
    match = played("ac-13")  # prefab any; settle
    assert forbids(match, UsePart(0, 12, 3), "first") == "EVA-ACT-14"
    match = played("ac-25", new="0 9 9")  # clone; gain 1 steel
    assert refused(match, "blue", "card.part first") == "EVA-ACT-14"  # no food


@rule("EVA-ADV-10")
@pytest.mark.parametrize(("card", "discount"), [("ac-02", 1), ("ac-18", 2)])
def test_a_card_may_name_another_price_for_a_ship(card, discount):
    match = row(played(card, old=f"0 {4 - discount} 0"), "ship", "sh-07 sh-08 sh-09")  # 4 steel each
    answer(match, "blue", "card.part first", "market.take sh-07")
    draws(match)
    assert where(match, "sh-07") == "blue old"
    assert stock(match, "blue", "old") == (0, 0, 0)


@rule("EVA-ADV-10")
@pytest.mark.parametrize(("card", "discount"), [("ac-03", 2), ("ac-19", 1)])
def test_a_card_may_name_another_price_for_a_stadium(card, discount):
    match = row(played(card, old="1 1 1"), "stadium", "st-03 st-07 st-08")  # st-03: one of each
    answer(match, "blue", "card.part first", "market.take st-03")
    for _ in range(discount):
        if asks(match) == "blue pay.save":
            answer(match, "blue", f"pay.save {offers(match)[0]}")
    draws(match)
    assert where(match, "st-03") == "blue old"
    assert sum(stock(match, "blue", "old")) == discount


@rule("EVA-ADV-10")
def test_a_card_may_spare_the_steel_of_a_settler():
    match = played("ac-09", population=2, new="0 1 0")  # settle (steel cost -1); gain 1 any
    answer(match, "blue", "card.part first", "settle.site n-04")  # two population spots
    assert stock(match, "blue", "new") == (0, 0, 0)
    assert production(match, "blue") == (0, 2, 0)


@rule("EVA-ADV-09")
def test_a_card_may_open_the_next_biome():
    match = played("ac-39", population=1, new="0 1 0")
    answer(match, "blue", "card.part first")
    assert refused(match, "blue", "settle.site n-02") == ""  # desert
    assert refused(match, "blue", "settle.site n-06") == "EVA-SETTLE-02"  # forest


@rule("EVA-ADV-04")
@pytest.mark.parametrize("card", ["ac-06", "ac-20"])
def test_a_card_may_fly_a_ship(card):
    match = played(card, old="0 0 1", ships="sh-01")
    answer(match, "blue", "card.part first", "fly sh-01", "load bay-ow-7", "load fly")
    asks(match)
    assert has(match, "blue", "population") == 2


# -- the end of a turn ----------------------------------------------------------------------------------------------


@rule("EVA-ADV-11")
def test_one_card_is_drawn_at_the_end_of_a_turn():
    match = played("ac-29")
    answer(match, "blue", "card.part stop")
    assert asks(match) == "chance hand.deal"
    assert has(match, "blue", "cards") == REST.split()
    chance(match, "hand.deal ac-40")
    assert asks(match) == "blue turn"
    assert has(match, "blue", "cards") == [*REST.split(), "ac-40"]


@rule("EVA-ADV-11")
@pytest.mark.parametrize("action", ["exchange", "research"])
def test_after_an_action_of_the_board_as_well(action):
    match = holding("ac-01")
    answer(match, "blue", f"turn {action}", "turn.tuck ac-01")
    until(match, "hand.deal", "turn")
    assert asks(match) == "chance hand.deal"
    draws(match)
    assert len(has(match, "blue", "cards")) == 4


@rule("EVA-ADV-11")
def test_with_more_than_four_one_is_discarded():
    match = played("ac-31", new="1 0 0")  # clone; draw 1 card
    answer(match, "blue", "card.part second")
    chance(match, "hand.deal ac-40")
    answer(match, "blue", "card.part stop")
    chance(match, "hand.deal ac-39")
    assert asks(match) == "blue hand.discard"
    assert set(offers(match)) == {*REST.split(), "ac-39", "ac-40"}
    assert refused(match, "blue", "hand.discard ac-31") == "EVA-ADV-11"  # it has been played
    answer(match, "blue", "hand.discard ac-05")
    assert asks(match) == "blue turn"
    assert sorted(has(match, "blue", "cards")) == ["ac-27", "ac-35", "ac-39", "ac-40"]
    assert "ac-05" in discards(match)
    clean(match)


@rule("EVA-ADV-11")
def test_every_turn_begins_with_four_cards():
    match = until(fresh(2, actions="advanced", mode="race"), "turn")
    turns = 0
    while turns < 12 and asks(match).endswith(" turn"):
        colour = asks(match).split()[0]
        assert len(has(match, colour, "cards")) == 4
        word = next((w for w in offers(match) if w.startswith("ac-")), "pass")
        answer(match, colour, f"turn {word}")
        until(match, "turn")
        turns += 1
    assert turns == 12


# -- power ----------------------------------------------------------------------------------------------------------


def power(groups, face_up):
    match = table(2, phase="progress", actions="advanced")
    put(match, "blue", groups=groups, face_up=face_up)
    if asks(match) == "blue progress.power":
        return [int(word) for word in offers(match)]
    return [args[1] for args in told(match, "power") if args[0] == 0]


@rule("EVA-ADV-12")
@pytest.mark.parametrize(
    ("groups", "face_up", "sums"),
    [
        ("0 2 1 0", "ac-35 ac-14", [11]),  # the rulebook's example: 3 and 1 face up, 3, 2 and 2 tucked
        ("0 0 0 0", "ac-01 ac-05", [0]),
        ("1 0 0 1", "", [5]),
        ("0 0 0 0", "ac-36", [1, 3]),
        ("0 1 0 0", "ac-38 ac-39", [4, 6, 8]),
        ("0 0 0 0", "ac-36 ac-36", [2, 4, 6]),
    ],
)
def test_power_is_the_sum_of_groups_and_face_up_values(groups, face_up, sums):
    assert power(groups, face_up) == sums


@rule("EVA-ADV-12")
def test_another_value_may_be_counted_in_bonuses():
    match = table(2, phase="progress", actions="advanced", bonuses="strict")  # 7 and 10
    put(match, "blue", groups="0 0 0 2", face_up="ac-38")  # 8, and 2 or 4
    answer(match, "blue", "progress.power 12")
    until(match, "bonus.choice")
    assert offers(match) == ["none", "greater"]
    answer(match, "blue", "bonus.choice greater")
    assert has(match, "blue", "greater") == 1


@rule("EVA-ADV-12")
@pytest.mark.parametrize(
    ("values", "cards"),
    [("0", 16), ("1", 24), ("2", 20), ("3", 10), ("0 2", 2), ("1 3", 4), ("2 4", 4)],
)
def test_how_many_cards_have_which_values(values, cards):
    found: Counter[str] = Counter()
    for card in GAME.read_content().entries("action"):
        other = card.figures.get("other")
        found[f"{card.figures['power']} {other}" if other is not None else str(card.figures["power"])] += 2
    assert found[values] == cards


@rule("EVA-ADV-13")
@pytest.mark.parametrize(("chosen", "received"), [("recommended", 1), ("generous", 1), ("strict", 0)])
def test_generous_bonuses_are_used_unless_the_table_has_chosen_strict_ones(chosen, received):
    match = table(2, phase="bonuses", actions="advanced", bonuses=chosen)  # 7 and 10
    put(match, "blue", groups="0 0 0 1")
    asks(match)
    assert has(match, "blue", "lesser") == received


# -- the end of a year ----------------------------------------------------------------------------------------------


@rule("EVA-ADV-14")
def test_cleanup_mixes_all_used_cards_and_the_discards_with_the_deck():
    match = table(2, phase="cleanup", actions="advanced")
    put(match, "blue", cards="ac-01 ac-02 ac-03 ac-04", tucked="ac-05 ac-05", face_up="ac-06")
    put(match, "yellow", cards="ac-11 ac-12 ac-13 ac-14", tucked="ac-15")
    assert piles(match)[1] == 6  # of the set-up
    until(match, "hand.deal")
    assert has(match, "blue", "tucked") == has(match, "blue", "face_up") == has(match, "yellow", "tucked") == []
    assert piles(match) == (80 - 8, 0)
    assert "ac-05" in offers(match)
    clean(match)


@rule("EVA-ADV-15")
def test_everyone_draws_three_and_discards_three_of_seven_after_income():
    match = table(2, phase="cleanup", actions="advanced")
    put(match, "blue", cards="ac-01 ac-02 ac-03 ac-04")
    put(match, "yellow", cards="ac-11 ac-12 ac-13 ac-14")
    until(match, "hand.drop")
    assert phase_of(match) == (2, "income")
    assert stock(match, "blue", "old") != (0, 0, 0)  # the Income of the new year is done
    assert [len(has(match, colour, "cards")) for colour in ("blue", "yellow")] == [7, 7]
    assert owing(match) == ["blue", "yellow"]
    assert refused(match, "blue", "hand.drop ac-01") == ""
    assert source(match) == "EVA-ADV-15"
    strange = next(w for w in match.pack.words["hand.drop"] if w not in has(match, "blue", "cards"))
    assert refused(match, "blue", f"hand.drop {strange}") == "EVA-ADV-15"
    answer(match, "blue", "hand.drop ac-01", "hand.drop ac-02", "hand.drop ac-03")
    assert piles(match)[1] == 0  # they lie face down until all have chosen
    for _ in range(3):
        answer(match, "yellow", f"hand.drop {offers(match, 'yellow')[0]}")
    assert asks(match).endswith(" turn")
    assert [len(has(match, colour, "cards")) for colour in ("blue", "yellow")] == [4, 4]
    assert len(discards(match)) == 6
    assert {"ac-01", "ac-02", "ac-03"} <= set(discards(match))


@rule("EVA-ADV-16")
def test_an_empty_deck_is_made_anew_from_the_discards():
    match = shuffle_away(holding("ac-05"))
    before = len(discards(match))
    push(match, DrawCards(0, 2))
    assert asks(match) == "chance hand.deal"
    assert piles(match) == (before, 0)
    assert "actions-shuffled" in kinds(match)
    draws(match)
    assert len(has(match, "blue", "cards")) == 6


@rule("EVA-ADV-16")
def test_the_deck_may_run_out_in_the_middle_of_drawing():
    match = shuffle_away(holding("ac-05"))
    s = position(match)
    at = next(k for k in range(40) if s.hands[s.discard() + k] > 0)
    s.hands[s.discard() + at] -= 1
    s.hands[s.deck() + at] += 1
    push(match, DrawCards(0, 2))
    assert len(offers(match)) == 1
    chance(match, f"hand.deal {offers(match)[0]}")
    assert len(offers(match)) > 1  # now the discards
    draws(match)
    assert len(has(match, "blue", "cards")) == 6


@rule("EVA-ADV-16")
def test_with_no_card_anywhere_none_is_drawn():
    match = holding("ac-05")
    s = position(match)
    for at in range(80):
        s.hands[s.deck() + at] = 0  # the deck and then the discard pile
    push(match, DrawCards(0, 1))
    assert asks(match) == "blue turn"
    assert len(has(match, "blue", "cards")) == 4


@rule("EVA-ADV-17")
def test_no_card_is_drawn_when_passing():
    match = holding("ac-05")
    before = has(match, "blue", "cards")
    answer(match, "blue", "turn pass")
    passing(match)
    assert told(match, "drew-cards") == []
    assert has(match, "blue", "cards") == before
