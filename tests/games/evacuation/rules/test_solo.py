"""The solo game (EVA-SOLO)."""

import pytest

from ludothek.games.evacuation import state as fields
from ludothek.games.evacuation.progress import PlaceMarker
from ludothek.games.evacuation.settle import Settle
from tests.games.playing import answer, asks, chance, offers, refused, told, until
from tests.support import rule

from .positions import (
    GAME,
    acting,
    bonus,
    card_of,
    clean,
    deck,
    draws,
    forbids,
    fresh,
    has,
    kinds,
    order,
    order_of,
    passing,
    phase_of,
    position,
    put,
    row,
    row_of,
    sheet,
    site_of,
    solo,
    table,
    total,
    turn,
    turn_order,
    under,
    where,
    winners,
)

pytestmark = pytest.mark.engine

CARDS = {  # the face names an action, number and letter stand on the back
    "sc-1": ("ship", "1-a"),
    "sc-2": ("ship", "2-b"),
    "sc-3": ("infrastructure", "3-b"),
    "sc-4": ("stadium", "1-a"),
    "sc-5": ("settle", "2-a"),
    "sc-6": ("settle", "x-b"),
    "sc-7": ("stadium", "3-a"),
}
ARROWS = {  # sites inwards along both arrows from some places of the solo tile
    (0, "a"): "n-34 n-29 n-23 n-16",
    (0, "b"): "n-35 n-31 n-26 n-20 n-14 n-09",
    (1, "a"): "n-35 n-30 n-24 n-17 n-10",
    (2, "a"): "n-36 n-31 n-25 n-18 n-11 n-05",
    (2, "b"): "n-37 n-33 n-28 n-22",
    (3, "a"): "n-37 n-36 n-35 n-34",
    (3, "b"): "n-33 n-27 n-20 n-13 n-07 n-02",
    (4, "b"): "n-28 n-21 n-14 n-08 n-03",
    (17, "b"): "n-34 n-35 n-36 n-37",
    (17, "a"): "n-29 n-24 n-18 n-12 n-07 n-03",
}


def opposing(card, back, tile=0, **blue):
    """The opponent's turn: this card is flipped, and then this back lies on top."""
    match = acting(1, turn_order="robot blue neutral", blue=blue)
    others = [other for other, (_, shown) in CARDS.items() if shown == back and other != card]
    position(match).solo_tile = tile
    solo(match, f"{card} {others[0]} sc-1 sc-2 sc-3", CARDS[card][1], "actions")
    assert asks(match) == "chance solo.card"
    return match


def acts(card, back, tile=0, **blue):
    return chance(opposing(card, back, tile, **blue), f"solo.card {card}", f"solo.back {back}")


def settled(match):
    """The sites of the opponent."""
    return [word.partition(":")[0] for word in has(match, "robot", "sites")]


# -- set-up ---------------------------------------------------------------------------------------------------------


@rule("EVA-SOLO-01")
@pytest.mark.parametrize("actions", ["standard", "advanced"])
def test_it_is_points_mode_with_the_rules_for_two(actions):
    match = until(fresh(1, actions=actions), "turn")
    s = position(match)
    assert s.points == 1
    assert len(has(match, "blue", "goals")) == 3
    assert s.generous == int(actions == "advanced")
    assert forbids(match, PlaceMarker(0, 0), "three-plus") == "EVA-PROG-05"
    until(match, "")
    assert GAME.score(match.state).outcome == "solo"


@rule("EVA-SOLO-01")
def test_lines_are_scored_as_with_two_players():
    match = table(1, phase="bonuses", year=4, lines="side-a")
    s = position(match)
    for k in range(3):
        s.board[fields.LINES + k] = 4 * k  # the first line of labels 1, 3 and 5
    put(match, "blue", goals="", sites="n-12 n-33")
    s.land[site_of("n-18")] = s.opponent()
    draws(match)
    assert sheet(match, "blue")["lines"] == 2 + 4  # shared on line 1, alone on line 3


@rule("EVA-SOLO-02")
def test_the_opponent_and_the_neutral_colour_have_no_boards():
    match = until(fresh(1), "turn")
    assert turn_order(match) == ["blue", "robot", "neutral"]
    for colour in ("robot", "neutral"):
        assert has(match, colour, "steps") == (0, 0)
        assert has(match, colour, "face_up_sites") == []
        for word in ("old", "new", "reserve", "production"):
            assert has(match, colour, word) == (0, 0, 0)
        assert has(match, colour, "stadiums") == []


@rule("EVA-SOLO-02")
def test_the_neutral_colour_takes_no_turns():
    match = until(fresh(1), "")
    neutral = 2
    for kind in ("solo-took", "solo-removed", "solo-settled", "solo-blocked"):
        assert {args[0] for args in told(match, kind)} <= {1}
    assert neutral not in {args[0] for args in told(match, "passed")}
    assert has(match, "neutral", "sites") == []


@rule("EVA-SOLO-03")
def test_the_player_begins_then_the_opponent_then_the_neutral_colour():
    for seed in range(5):
        match = until(fresh(1, seed), "turn")
        assert turn_order(match) == ["blue", "robot", "neutral"]
        assert asks(match) == "blue turn"
        assert not [line for line in match.record.lines if line.code == "setup.order"]


@rule("EVA-SOLO-04")
def test_the_best_stadiums_take_no_part_in_the_first_two_years():
    great = ["st-13", "st-14", "st-15", "st-16", "st-17"]  # 4 and 5 faces
    match = until(fresh(1), "turn")
    assert [where(match, stadium) for stadium in great] == ["aside"] * 5
    match = table(1, phase="cleanup", year=1)
    draws(match)
    assert [where(match, stadium) for stadium in great] == ["aside"] * 5


@rule("EVA-SOLO-04")
def test_they_are_shuffled_in_just_before_the_cleanup_of_year_2():
    match = table(1, phase="cleanup", year=2)
    s = position(match)
    s.place[card_of("st-05")] = fields.UNDER  # one lies under the deck
    until(match, "market.deal")
    while "st-13" not in offers(match):
        draw_first(match)
    found = offers(match)
    assert {"st-13", "st-14", "st-15", "st-16", "st-17"} <= set(found)
    assert "st-05" in found  # all of the deck is shuffled
    assert "st-01" not in found  # the card that has just been put under it is not
    chance(match, "market.deal st-16")
    assert row_of(match, "stadium") == ["st-02", "st-03", "st-16"]
    assert under(match, "stadium") == ["st-01"]
    assert "stadiums-joined" in kinds(match)
    clean(match)


def draw_first(match):
    """Chance deals the first card it could."""
    chance(match, f"{asks(match).split()[1]} {offers(match)[0]}")


@rule("EVA-SOLO-05")
@pytest.mark.parametrize(("year", "cards"), [(1, 6), (2, 6), (3, 7), (4, 7)])
def test_the_card_with_the_red_3_joins_in_year_3(year, cards):
    match = table(1, phase="income", year=year)
    assert asks(match) == "chance solo.back"
    assert told(match, "solo-shuffled") == [[cards, 0, 0]]
    assert refused(match, "chance", "solo.back 3-a") == ("EVA-SOLO-05" if year < 3 else "")
    assert ("3-a" in offers(match)) == (year >= 3)


@rule("EVA-SOLO-05")
def test_a_card_that_is_not_in_the_deck_cannot_be_flipped():
    match = acting(1, turn_order="robot blue neutral")
    solo(match, "sc-1 sc-2", "1-a", "actions")
    assert refused(match, "chance", "solo.card sc-7") == "EVA-SOLO-05"
    assert refused(match, "chance", "solo.card sc-4") == "EVA-SOLO-05"
    assert refused(match, "chance", "solo.card sc-1") == ""


@rule("EVA-SOLO-06")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_all_cards_are_shuffled_anew_before_each_year(year):
    match = table(1, phase="cleanup", year=year)
    solo(match, "sc-2", "2-b", "cleanup")
    until(match, "solo.back")
    assert phase_of(match)[0] == year + 1
    left = {1: 6, 2: 7, 3: 7}[year]
    assert bin(int(position(match).solo_deck)).count("1") == left


@rule("EVA-SOLO-07")
def test_the_solo_tile_has_a_fixed_first_place_and_a_new_year_does_not_move_it():
    for seed in range(3):
        assert position(until(fresh(1, seed), "turn")).solo_tile == 0
    tundra = GAME.read_content().entries("site")
    biomes = {str(site.id): str(site.figures["biome"]) for site in tundra}
    for arrow in "ab":
        assert biomes[ARROWS[0, arrow].split()[0]] == "tundra"
    match = table(1, phase="cleanup")
    position(match).solo_tile = 11
    until(match, "solo.card", "turn")
    assert position(match).solo_tile == 11


@rule("EVA-SOLO-08")
def test_goals_are_drafted_from_two_piles():
    match = until(fresh(1), "goal.deal")
    goals = [f"goal-{n:02}" for n in range(1, 9)]
    for goal in goals:
        chance(match, f"goal.deal {goal}")
    assert offers(match) == goals[:4]
    answer(match, "blue", "goal.keep goal-01")
    assert offers(match) == goals[4:]  # a card of the other pile leaves
    assert refused(match, "chance", "goal.lose goal-02") == "EVA-SOLO-08"
    chance(match, "goal.lose goal-05")
    assert offers(match) == ["goal-06", "goal-07", "goal-08"]  # the piles have changed places
    answer(match, "blue", "goal.keep goal-06")
    assert offers(match) == ["goal-02", "goal-03", "goal-04"]
    chance(match, "goal.lose goal-02")
    assert offers(match) == ["goal-03", "goal-04"]
    answer(match, "blue", "goal.keep goal-04")
    assert offers(match) == ["goal-07", "goal-08"]
    chance(match, "goal.lose goal-07")
    assert asks(match) == "blue goal.drop"  # the last one comes unasked
    assert has(match, "blue", "goals") == ["goal-01", "goal-04", "goal-06", "goal-08"]
    answer(match, "blue", "goal.drop goal-04")
    assert has(match, "blue", "goals") == ["goal-01", "goal-06", "goal-08"]
    assert has(match, "robot", "goals") == has(match, "robot", "draft") == []


# -- the opponent's turns -------------------------------------------------------------------------------------------


@rule("EVA-SOLO-09")
def test_the_flipped_card_names_the_action_and_the_next_back_number_and_letter():
    match = opposing("sc-1", "2-b")  # a ship; its own number is 1
    assert refused(match, "chance", "solo.card sc-2") == "EVA-SOLO-09"  # another back lies on top
    chance(match, "solo.card sc-1")
    assert asks(match) == "chance solo.back"
    chance(match, "solo.back 2-b")
    assert told(match, "solo-removed")[0][1] == card_of("sh-02")  # slot 2
    assert where(match, "sh-02") == "under"


@rule("EVA-SOLO-09")
def test_the_next_card_stays_on_the_deck():
    match = acts("sc-1", "2-b")
    s = position(match)
    assert bin(int(s.solo_deck)).count("1") == 2  # sc-2 and sc-3 remain
    until(match, "turn")
    answer(match, "blue", "turn pass")
    assert asks(match) == "chance solo.card"
    assert offers(match) == ["sc-2"]  # it is the next to be flipped


@rule("EVA-SOLO-10")
@pytest.mark.parametrize(("year", "turns"), [(1, 5), (2, 5), (3, 6), (4, 6)])
def test_the_last_card_is_never_played(year, turns):
    match = table(1, year=year)
    chance(match, "solo.back 2-b")
    answer(match, "blue", "turn pass")
    until(match, "progress.move")
    assert len(told(match, "solo-card")) == turns
    assert bin(int(position(match).solo_deck)).count("1") == 1
    assert order_of(match, "passed") == ["blue", "robot"]


@rule("EVA-SOLO-11")
@pytest.mark.parametrize("card", ["sc-1", "sc-2", "sc-3", "sc-4"])
def test_an_x_cancels_any_action_but_settling(card):
    match = acts(card, "x-b")
    asks(match)
    assert kinds(match, "solo-nothing", "solo-removed", "solo-took") == ["solo-nothing"]
    assert row_of(match, "ship") == ["sh-01", "sh-02", "sh-03"]
    assert row_of(match, "stadium") == ["st-01", "st-02", "st-03"]
    assert row_of(match, "infrastructure") == ["in-01", "in-03", "in-05"]


@rule("EVA-SOLO-11")
def test_an_x_counts_as_4_when_the_opponent_settles():
    match = acts("sc-5", "x-b")
    assert position(match).solo_tile == 4
    asks(match)
    assert settled(match) == [ARROWS[4, "b"].split()[3]] == ["n-08"]


@rule("EVA-SOLO-12")
@pytest.mark.parametrize(("back", "ship"), [("1-a", "sh-01"), ("2-b", "sh-02"), ("3-b", "sh-03")])
def test_a_ship_goes_under_its_deck(back, ship):
    match = acts("sc-2" if back == "1-a" else "sc-1", back)
    chance(match, "market.deal sh-10")
    assert under(match, "ship") == [ship]
    assert row_of(match, "ship") == [*[s for s in ("sh-01", "sh-02", "sh-03") if s != ship], "sh-10"]


@rule("EVA-SOLO-12")
def test_an_empty_slot_is_passed_over():
    match = opposing("sc-1", "3-b")
    row(match, "ship", "sh-01 sh-02")
    deck(match, "ship", "")
    chance(match, "solo.card sc-1", "solo.back 3-b")
    asks(match)
    assert row_of(match, "ship") == ["sh-01", "sh-02"]
    assert "solo-nothing" in kinds(match)


@rule("EVA-SOLO-13")
@pytest.mark.parametrize(("back", "card"), [("1-a", "in-01"), ("2-b", "in-03"), ("2-a", "in-03")])
def test_an_infrastructure_card_goes_under_its_deck(back, card):
    match = acts("sc-3", back)
    chance(match, "market.deal in-09")
    assert under(match, "infrastructure") == [card]
    assert row_of(match, "infrastructure")[-1] == "in-09"
    assert len(row_of(match, "infrastructure")) == 3
    assert row_of(match, "ship") == ["sh-01", "sh-02", "sh-03"]


@rule("EVA-SOLO-14")
@pytest.mark.parametrize(("back", "stadium"), [("1-a", "st-01"), ("2-b", "st-04"), ("3-b", "st-09")])
def test_the_opponent_keeps_a_stadium(back, stadium):
    match = opposing("sc-4", back)
    row(match, "stadium", "st-01 st-04 st-09")
    chance(match, "solo.card sc-4", f"solo.back {back}", "market.deal st-10")
    assert has(match, "robot", "stadiums_new") == [stadium]
    assert has(match, "robot", "faces") == {"st-01": 1, "st-04": 2, "st-09": 3}[stadium]
    assert row_of(match, "stadium") == [*[s for s in ("st-01", "st-04", "st-09") if s != stadium], "st-10"]
    assert under(match, "stadium") == []


@rule("EVA-SOLO-15")
@pytest.mark.parametrize(
    ("back", "start", "place"),
    [("1-a", 0, 1), ("2-b", 0, 2), ("3-b", 0, 3), ("1-a", 16, 17), ("3-b", 14, 17), ("2-a", 1, 3), ("x-b", 17, 3)],
)
def test_the_tile_moves_and_the_site_inwards_along_the_arrow_is_settled(back, start, place):
    n, letter = (4 if back[0] == "x" else int(back[0])), back[2]
    match = acts("sc-6" if back == "2-a" else "sc-5", back, start)
    assert position(match).solo_tile == place
    asks(match)
    assert settled(match) == [ARROWS[place, letter].split()[n - 1]]


@rule("EVA-SOLO-15")
def test_whatever_the_site_asks_for():
    match = acts("sc-5", "3-b")  # n-20 lies in the closed sea, asks for the dome and has factory spots
    asks(match)
    assert settled(match) == ["n-20"]
    put(match, "blue", prefab_new="2 0 0", population=1, new="0 9 0", steps="21 21", developed="t-3-2c")
    assert forbids(match, Settle(0, 0), "n-20") == "EVA-SETTLE-08"  # blue could settle it, were it free
    position(match).land[site_of("n-20")] = fields.NONE
    assert forbids(match, Settle(0, 0), "n-20") == ""


@rule("EVA-SOLO-16")
def test_a_site_that_is_not_free_is_left_alone():
    match = opposing("sc-5", "3-b")
    put(match, "blue", sites="n-20:food+steel")
    chance(match, "solo.card sc-5", "solo.back 3-b")
    asks(match)
    assert settled(match) == []
    assert has(match, "blue", "sites") == ["n-20:food+steel"]
    assert position(match).solo_tile == 3  # it does not go back
    assert len(told(match, "solo-blocked")) == 1


@rule("EVA-SOLO-17")
def test_turns_go_back_and_forth_until_one_finishes_alone():
    match = table(1)
    chance(match, "solo.back 2-b")
    assert asks(match) == "blue turn"
    for _ in range(2):
        turn(match, "blue", "exchange", "gain energy-old", "exchange stop")  # the opponent acts in between
        assert asks(match) == "blue turn"
    assert len(told(match, "solo-card")) == 2
    turn(match, "blue", "pass")
    assert len(told(match, "solo-card")) == 5
    assert order_of(match, "passed") == ["blue", "robot"]


@rule("EVA-SOLO-17")
def test_the_one_ahead_on_the_order_indicator_begins():
    match = order(table(1), "neutral robot blue")
    chance(match, "solo.back 2-b")
    assert asks(match) == "chance solo.card"
    until(match, "turn")
    assert len(told(match, "solo-card")) == 1


@rule("EVA-SOLO-17")
def test_the_player_may_go_on_alone():
    match = acting(1, blue={"old": "0 0 20"})
    solo(match, "sc-1", "1-a", "actions")
    for _ in range(4):
        turn(match, "blue", "exchange", "gain energy-old", "exchange stop")
        assert asks(match) == "blue turn"
    assert told(match, "solo-card") == []
    assert order_of(match, "passed") == ["robot"]


# -- the other phases -----------------------------------------------------------------------------------------------


@rule("EVA-SOLO-18")
def test_the_opponents_faces_are_those_of_its_stadiums():
    match = table(1, phase="turn-order")
    assert has(match, "robot", "faces") == 0
    put(match, "robot", stadiums_new="st-04 st-09")
    assert has(match, "robot", "faces") == 2 + 3


FACES = {0: "", 1: "st-01", 2: "st-04", 3: "st-09", 4: "st-01 st-10", 5: "st-04 st-10", 6: "st-09 st-11"}


@rule("EVA-SOLO-19")
@pytest.mark.parametrize("before", ["blue robot neutral", "robot blue neutral", "robot neutral blue"])
@pytest.mark.parametrize("faces", range(7))
def test_the_place_of_the_player_depends_on_the_opponents_faces(before, faces):
    match = table(1, phase="turn-order", turn_order=before)
    put(match, "robot", stadiums_new="st-05 st-12")  # 5 faces
    put(match, "blue", stadiums=FACES[faces])
    solo(match, "sc-1", "1-a", "turn-order")
    asks(match)
    if faces == 5:  # equal: they change places
        first, second = ("robot", "blue") if before.startswith("blue") else ("blue", "robot")
        assert turn_order(match) == [first, second, "neutral"]
    else:
        wanted = 0 if faces > 5 else 1 if faces >= 3 else 2
        assert turn_order(match).index("blue") == wanted
        rest = [colour for colour in turn_order(match) if colour != "blue"]
        assert rest == ["robot", "neutral"]


@rule("EVA-SOLO-20")
@pytest.mark.parametrize(("year", "robot", "neutral"), [(1, 10, 7), (2, 13, 13), (3, 11, 6), (4, 12, 12)])
def test_how_far_opponent_and_neutral_colour_move(year, robot, neutral):
    """The bonus cards are 7 and 10, 6 and 13, 6 and 11, 7 and 12."""
    match = table(1, phase="progress", year=year, turn_order="robot neutral blue")
    solo(match, "sc-5", "2-a", "progress")
    asks(match)
    assert (sum(has(match, "robot", "steps")), sum(has(match, "neutral", "steps"))) == (robot, neutral)


@rule("EVA-SOLO-21")
@pytest.mark.parametrize(
    ("card", "steps", "after"),
    [
        ("sc-5", "5 1", (7, 9)),  # 2 in front, 8 behind
        ("sc-5", "1 5", (9, 7)),
        ("sc-1", "5 1", (6, 10)),
        ("sc-3", "1 5", (8, 8)),
        ("sc-6", "5 1", (9, 7)),  # an X is 4
        ("sc-6", "1 5", (7, 9)),
        ("sc-5", "4 4", (6, 12)),
    ],
)
def test_the_number_of_the_last_card_goes_to_the_marker_in_front(card, steps, after):
    match = table(1, phase="progress", turn_order="robot neutral blue")  # 10
    put(match, "robot", steps=steps)
    solo(match, card, CARDS[card][1], "progress")
    asks(match)
    assert sorted(has(match, "robot", "steps")) == sorted(after)
    assert has(match, "robot", "steps") == after


@rule("EVA-SOLO-21")
def test_the_neutral_colour_divides_its_power_in_the_same_way():
    match = table(1, phase="progress", turn_order="robot neutral blue")  # 7
    put(match, "neutral", steps="3 9")
    solo(match, "sc-5", "2-a", "progress")
    asks(match)
    assert has(match, "neutral", "steps") == (8, 11)


@rule("EVA-SOLO-22")
def test_they_take_up_lane_spaces_like_players_in_turn_order():
    match = table(1, phase="progress", turn_order="robot neutral blue")
    solo(match, "sc-5", "2-a", "progress")
    put(match, "blue", groups="2 0 0 0", steps="0 0")
    asks(match)
    assert has(match, "robot", "steps") == (2, 8)
    assert has(match, "robot", "lanes") == ("main", "main")
    assert has(match, "neutral", "steps") == (2, 5)
    assert has(match, "neutral", "lanes") == ("passing", "main")  # the opponent was there first
    answer(match, "blue", "progress.move a-2")
    asks(match)
    assert has(match, "blue", "lanes")[0] == "passing"  # nothing else was free
    first = table(1, phase="progress", turn_order="blue robot neutral")
    solo(first, "sc-5", "2-a", "progress")
    put(first, "blue", groups="2 0 0 0")
    answer(first, "blue", "progress.move a-2", "progress.lane main")
    asks(first)
    assert has(first, "robot", "lanes") == ("passing", "main")


@rule("EVA-SOLO-22")
def test_effects_and_the_limit_on_transitions_do_not_concern_them():
    match = table(1, phase="progress", turn_order="robot neutral blue")
    put(match, "robot", steps="1 13")
    solo(match, "sc-5", "2-a", "progress")
    asks(match)
    assert has(match, "robot", "steps") == (9, 15)  # research spaces
    assert kinds(match, "researched", "developed", "opened", "token-turned", "production") == []
    far = table(1, phase="progress", turn_order="robot neutral blue")
    put(far, "robot", steps="15 2")
    bonus(far, 1, "yb-6")  # 9
    solo(far, "sc-6", "x-b", "progress")
    asks(far)
    assert has(far, "robot", "steps") == (19, 7)  # two transitions lie between them


@rule("EVA-SOLO-22")
@pytest.mark.parametrize(
    ("steps", "after"),
    [("23 9", (23, 19)), ("22 9", (23, 18)), ("21 20", (23, 23)), ("23 23", (23, 23)), ("9 23", (19, 23))],
)
def test_what_one_marker_has_left_at_the_end_goes_to_the_other(steps, after):
    match = table(1, phase="progress", turn_order="robot neutral blue")  # 10, of which 2 in front
    put(match, "robot", steps=steps)
    solo(match, "sc-5", "2-a", "progress")
    asks(match)
    assert has(match, "robot", "steps") == after


@rule("EVA-SOLO-23")
def test_they_have_no_income_no_transport_and_no_bonuses():
    match = until(fresh(1), "")
    for kind in ("gained", "hungry", "bored", "sent", "unloaded", "lesser-bonus", "greater-bonus", "no-bonus"):
        assert {args[0] for args in told(match, kind)} <= {0}
    assert {args[0] for args in told(match, "power")} == {0}
    for colour in ("robot", "neutral"):
        assert has(match, colour, "chips") == has(match, colour, "lesser") == has(match, colour, "greater") == 0
        assert has(match, colour, "old") == has(match, colour, "new") == (0, 0, 0)


# -- the score ------------------------------------------------------------------------------------------------------


def ending(robot="", **blue):
    """The end of a solo game; unless told otherwise all has been evacuated and there are no goals."""
    match = table(1, phase="bonuses", year=4)
    put(match, "robot", stadiums_new=robot)
    put(match, "blue", **{"stadiums": "", "face_up_sites": "", "goals": "", **blue})
    draws(match)
    assert match.over
    return match


@rule("EVA-SOLO-24")
@pytest.mark.parametrize(
    ("blue", "robot", "points"),
    [
        ({"stadiums_new": "st-blue st-01 st-04"}, "st-09", 4),  # 3 against 3
        ({"stadiums_new": "st-blue st-01 st-04"}, "st-02", 4),
        ({"stadiums_new": "st-blue st-01 st-04"}, "st-09 st-02", 0),  # 3 against 4
        ({"stadiums_new": "st-16 st-17"}, "", 0),  # only two stadiums
        ({"stadiums_new": "st-blue st-01 st-02", "stadiums": "st-16"}, "st-09", 0),  # the Old World does not count
        ({"stadiums_new": "st-blue st-01 st-02", "set": 2, "developed": "t-2-2c"}, "st-09", 4),  # technologies do
        ({"stadiums_new": "st-blue st-yellow st-white"}, "", 0),  # no face
    ],
)
def test_faces_are_worth_4_points_or_nothing(blue, robot, points):
    match = ending(robot, **blue)
    assert sheet(match, "blue").get("faces", 0) == points
    found = [line.rule for line in GAME.score(match.state).seats[0].lines if line.label == "faces"]
    assert found == (["EVA-SOLO-24"] if points else [])


@rule("EVA-SOLO-24")
def test_only_the_player_is_scored_as_in_points_mode():
    match = ending(
        "st-16", production="8 9 9", chips=1, stadiums_new="st-blue st-01", face_up_sites="ow-1", goals="goal-12"
    )
    assert len(GAME.score(match.state).seats) == 1
    assert sheet(match, "blue") == {"production": 10, "goals": 9, "sites": -4, "stadiums": -3, "chips": -3}


@rule("EVA-SOLO-25")
@pytest.mark.parametrize(("lowest", "won"), [(22, False), (23, True), (30, True)])
def test_sixty_points_are_good(lowest, won):
    """The lowest marker scores 19 and 3 for each step above 10: 55 at 22, 58 at 23; faces bring 4."""
    match = ending(production=f"{lowest} {lowest} {lowest}", stadiums_new="st-blue st-01 st-04")
    assert total(match, "blue") == 19 + 3 * (lowest - 10) + 4
    assert winners(match) == (["blue"] if won else [])


@rule("EVA-SOLO-02")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_solo_game_breaks_no_invariant(seed):
    match = fresh(1, seed)
    while until(match, "turn", "transport", "progress.move") and not match.over:
        clean(match)
        code = asks(match).split()[1]
        answer(match, "blue", f"{code} {offers(match)[-1]}")
    clean(match)
    assert has(match, "robot", "stadiums_new") != []  # it has done something
    assert settled(match) != []


@rule("EVA-SOLO-17")
def test_everyone_has_passed_before_the_phase_ends():
    match = table(1)
    chance(match, "solo.back 2-b")
    passing(match)
    until(match, "progress.move")
    assert set(order_of(match, "passed")) == {"blue", "robot"}
