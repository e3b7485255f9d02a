"""The modules: line majorities and public objectives (EVA-MOD)."""

import pytest

from ludothek.games.evacuation import state as fields
from ludothek.games.evacuation.changes import changed
from ludothek.games.evacuation.turns import TURN
from tests.games.playing import answer, asks, chance, offers, refused, told, until
from tests.support import rule

from .positions import (
    GAME,
    acting,
    bonus,
    draws,
    forbids,
    fresh,
    has,
    objective,
    pack,
    passing,
    phase_of,
    position,
    production,
    put,
    sheet,
    stock,
    table,
    turn,
    view,
)

pytestmark = pytest.mark.engine

LINES = {  # the sites of each label's two lines
    "1 first": "n-03 n-07 n-12 n-18 n-24 n-29",
    "1 second": "n-03 n-08 n-14 n-21 n-28",
    "2 first": "n-15 n-14 n-13 n-12 n-11 n-10",
    "2 second": "n-15 n-21 n-27 n-32 n-36",
    "3 first": "n-33 n-32 n-31 n-30 n-29",
    "3 second": "n-33 n-27 n-20 n-13 n-07 n-02",
    "4 first": "n-35 n-31 n-26 n-20 n-14 n-09",
    "4 second": "n-35 n-30 n-24 n-17 n-10",
    "5 first": "n-23 n-24 n-25 n-26 n-27 n-28",
    "5 second": "n-23 n-17 n-11 n-06 n-02",
    "6 first": "n-05 n-06 n-07 n-08 n-09",
    "6 second": "n-05 n-11 n-18 n-25 n-31 n-36",
}


# -- line majorities ------------------------------------------------------------------------------------------------


def lined(seats=3, lines="side-a", tiles=("first", "first", "first"), **options):
    """The set-up of the lines, with these sides of the tiles up."""
    match = until(fresh(seats, mode="points", lines=lines, **options), "setup.side", "setup.line")
    for side in tiles:
        chance(match, f"setup.line {side}")
    return match


def counted(tiles, seats=3, lines="side-a", **sites):
    """The points for lines when colours have these sites, without factories."""
    match = table(seats, phase="bonuses", year=4, mode="points", lines=lines)
    s = position(match)
    for k, tile in enumerate(tiles):
        label = 2 * k + (lines == "side-b")
        s.board[fields.LINES + k] = label * 2 + ("first", "second").index(tile)
    for colour in GAME.colours[:seats]:
        put(match, colour, goals="")
    for colour, words in sites.items():
        for word in words.split():
            s.land[int(word.removeprefix("n-")) - 1] = GAME.colours.index(colour)
    asks(match)
    assert match.over
    return [sheet(match, colour).get("lines", 0) for colour in GAME.colours[:seats]]


@rule("EVA-MOD-01")
@pytest.mark.parametrize(("lines", "labels"), [("side-a", [1, 3, 5]), ("side-b", [2, 4, 6])])
@pytest.mark.parametrize("tile", ["first", "second"])
def test_each_label_has_a_tile_that_points_along_one_of_two_lines(lines, labels, tile):
    match = lined(lines=lines, tiles=(tile,) * 3)
    ends = [LINES[f"{label} {tile}"].split() for label in labels]
    site = {word: at for at, word in enumerate(pack().words["settle.site"][1:])}
    assert told(match, "line-laid") == [
        [label, site[line[0]], site[line[-1]]] for label, line in zip(labels, ends, strict=True)
    ]


@rule("EVA-MOD-01")
def test_the_side_of_the_card_may_be_left_to_chance():
    match = until(fresh(2, mode="points", lines="random"), "setup.side")
    assert offers(match) == ["side-a", "side-b"]
    chance(match, "setup.side side-b")
    assert offers(match) == ["first", "second"]
    draws(match)
    assert [args[0] for args in told(match, "line-laid")] == [2, 4, 6]


@rule("EVA-MOD-01")
@pytest.mark.parametrize("line", LINES)
def test_every_site_of_a_line_counts_and_no_other(line):
    label, tile = line.split()
    k, side = divmod(int(label) - 1, 2)
    on = LINES[line].split()
    # two tiles that lie elsewhere; sites they share with the line are counted apart below
    tiles = [tile if at == k else "first" for at in range(3)]
    others = [LINES[f"{2 * at + side + 1} first"].split() for at in range(3) if at != k]
    for n in range(1, 38):
        site = f"n-{n:02}"
        wanted = 4 * (site in on) + sum(4 for other in others if site in other)
        assert counted(tiles, 2, ("side-a", "side-b")[side], blue=site) == [wanted, 0]


@rule("EVA-MOD-02")
def test_only_three_tiles_have_an_effect():
    match = lined()
    s = position(match)
    assert [int(s.board[fields.LINES + k]) for k in range(3)] == [0, 4, 8]  # labels 1, 3 and 5
    assert len(told(match, "line-laid")) == 3
    assert counted(("first",) * 3, blue="n-15 n-35 n-05", yellow="n-14") == [0, 0, 0]  # labels 2, 4 and 6


@rule("EVA-MOD-03")
def test_each_line_is_scored_by_itself_with_6_4_and_1():
    # line 1: blue 2, yellow 1; line 3: white 1; line 5: yellow 3, blue 2, white 1
    points = counted(
        ("first", "first", "first"), blue="n-03 n-07 n-23 n-25", yellow="n-12 n-26 n-27 n-28", white="n-33 n-24"
    )
    # on line 1 white has n-24 too, so yellow and white tie for second there
    assert points == [6 + 4, (4 + 1) // 2 + 6, (4 + 1) // 2 + 6 + 1]


@rule("EVA-MOD-03")
@pytest.mark.parametrize(
    ("sites", "points"),
    [
        ({"blue": "n-23 n-24 n-25", "yellow": "n-26 n-27", "white": ""}, [6, 4, 0, 0]),
        ({"blue": "n-23", "yellow": "n-26 n-27", "white": "n-24"}, [(4 + 1) // 2, 6, (4 + 1) // 2, 0]),
        ({"blue": "n-23 n-24 n-25", "yellow": "n-26 n-27", "pink": "n-28"}, [6, 4, 0, 1 + 6]),
    ],
)
def test_places_on_a_line(sites, points):
    """Line 5. The tile of label 1 is turned away from n-24 and points at n-28, where its owner is alone."""
    assert counted(("second", "first", "first"), 4, **sites) == points


@rule("EVA-MOD-03")
def test_with_two_players_it_is_4_and_0():
    assert counted(("first",) * 3, 2, blue="n-03", yellow="n-07 n-12") == [0, 4]


@rule("EVA-MOD-04")
def test_nobody_scores_without_a_site_and_ties_are_shared():
    assert counted(("first",) * 3, 3) == [0, 0, 0]
    assert counted(("first",) * 3, 3, blue="n-03", yellow="n-07") == [5, 5, 0]  # 6 + 4
    assert counted(("first",) * 3, 3, blue="n-03", yellow="n-07", white="n-12") == [3, 3, 3]  # 11
    assert counted(("first",) * 3, 3, blue="n-03 n-18", yellow="n-07", white="n-12") == [6, 2, 2]  # 4 + 1
    assert counted(("first",) * 3, 2, blue="n-03", yellow="n-07") == [2, 2]


@rule("EVA-MOD-05")
def test_a_site_where_lines_cross_counts_on_each_of_them():
    # n-29 is the last site of line 1 and of line 3
    assert counted(("first",) * 3, 2, blue="n-29") == [8, 0]
    # n-07 lies on line 1 (first) and line 3 (second), n-24 on lines 1 and 5
    assert counted(("first", "second", "first"), 2, blue="n-07", yellow="n-24") == [2 + 4, 2 + 4]


# -- public objectives ----------------------------------------------------------------------------------------------

ALL = ("po-1", "po-2", "po-3", "po-4", "po-5")


def objectives(seats=2, open_cards=ALL, **given):
    """A game with these objectives open, at blue's turn."""
    match = acting(seats, mode="points", objectives="on", **given)
    for card in ALL:
        objective(match, card, "open" if card in open_cards else "box")
    return match


def held(match):
    """Who has which objective: blue, blue-played, open or box."""
    s = position(match)
    found = {}
    for at, card in enumerate(ALL):
        n = int(s.board[fields.OBJECTIVE + at])
        seat, was_played = divmod(n - 2, 2)
        found[card] = ("box", "open")[n] if n < 2 else GAME.colours[seat] + ("-played" if was_played else "")
    return found


@rule("EVA-MOD-06")
def test_chance_picks_three_of_five():
    match = until(fresh(2, mode="points", objectives="on"), "setup.objective")
    assert offers(match) == list(ALL)
    chance(match, "setup.objective po-4")
    assert refused(match, "chance", "setup.objective po-4") == "EVA-MOD-06"
    chance(match, "setup.objective po-1", "setup.objective po-3")
    assert asks(match) != "chance setup.objective"
    assert held(match) == {"po-1": "open", "po-2": "box", "po-3": "open", "po-4": "open", "po-5": "box"}


@rule("EVA-MOD-06")
def test_everybody_can_see_them():
    match = until(fresh(2, mode="points", objectives="on"), "turn")
    s = position(match)
    for seen in (view(match, "blue"), view(match, "yellow"), view(match)):
        for at in range(5):
            assert seen.board[fields.OBJECTIVE + at] == s.board[fields.OBJECTIVE + at]
    assert all(event.audience < 0 for event in match.events if event.kind == "objective-opened")


@rule("EVA-MOD-07")
def test_the_first_to_meet_an_objective_takes_it_at_once():
    match = objectives(open_cards="po-3", blue={"production": "0 4 0", "population": 1, "new": "0 1 0"})
    answer(match, "blue", "turn settle", "settle.site n-34")  # 1 steel
    assert held(match)["po-3"] == "blue"
    assert told(match, "objective-taken") == [[0, 2, 0]]
    put(match, "yellow", production="9 9 9")
    changed(position(match), 1)
    assert held(match)["po-3"] == "blue"  # nobody else can take it
    draws(match)


@rule("EVA-MOD-07")
def test_of_several_at_the_same_moment_the_one_earlier_in_turn_order():
    match = objectives(3, open_cards="po-3", turn_order="white yellow blue", blue={"production": "5 0 0"})
    put(match, "yellow", production="0 5 0")
    changed(position(match), 0)
    assert held(match)["po-3"] == "yellow"


@rule("EVA-MOD-07")
def test_it_can_be_taken_in_any_phase():
    match = table(2, phase="bonuses", mode="points", objectives="on")
    bonus(match, 1, "yb-7")
    for card in ALL:
        objective(match, card, "open" if card == "po-3" else "box")
    put(match, "blue", production="0 4 0", population=1, new="0 1 0", groups="0 4 0 0")
    answer(match, "blue", "settle.site n-34")
    asks(match)
    assert held(match)["po-3"] == "blue"


@rule("EVA-MOD-07")
def test_what_one_does_not_hold_cannot_be_played():
    match = objectives(blue={"new": "9 9 9"})
    objective(match, "po-1", "yellow")
    objective(match, "po-2", "blue-played")
    for card in ALL[:3]:
        assert refused(match, "blue", f"turn {card}") == "EVA-MOD-07"


@rule("EVA-MOD-08")
@pytest.mark.parametrize(
    ("card", "cost", "reward"),
    [
        ("po-1", (0, 2, 0), (1, 0, 0)),
        ("po-2", (0, 0, 2), (0, 1, 0)),
        ("po-3", (2, 0, 0), (0, 0, 1)),
        ("po-4", (0, 0, 2), (1, 0, 0)),
        ("po-5", (0, 2, 0), (0, 0, 1)),
    ],
)
def test_playing_costs_resources_of_the_new_world_and_raises_production(card, cost, reward):
    match = objectives(blue={"new": "2 2 2", "old": "1 1 1"}, open_cards=())
    objective(match, card, "blue")
    answer(match, "blue", f"turn {card}")
    assert stock(match, "blue", "new") == tuple(2 - n for n in cost)
    assert stock(match, "blue", "old") == (1, 1, 1)
    assert production(match, "blue") == reward
    assert held(match)[card] == "blue-played"
    assert asks(match) == "blue turn"  # the action of the turn is still to come


@rule("EVA-MOD-08")
def test_each_player_plays_and_scores_their_own():
    match = objectives(3, open_cards=(), turn_order="white yellow blue", white={"new": "2 2 2"})
    put(match, "yellow", new="2 2 2")
    objective(match, "po-1", "white")
    objective(match, "po-3", "yellow")
    assert refused(match, "white", "turn po-3") == "EVA-MOD-07"
    turn(match, "white", "po-1", "turn exchange", "gain food-old", "exchange stop")
    turn(match, "yellow", "po-3", "turn exchange", "gain food-old", "exchange stop")
    assert held(match) == {"po-1": "white-played", "po-2": "box", "po-3": "yellow-played", "po-4": "box", "po-5": "box"}
    assert [sheet(match, colour).get("objectives", 0) for colour in GAME.colours[:3]] == [0, 3, 5]


@rule("EVA-MOD-08")
def test_the_old_world_cannot_pay():
    match = objectives(blue={"new": "9 1 9", "old": "9 9 9"}, open_cards=())
    objective(match, "po-1", "blue")
    assert refused(match, "blue", "turn po-1") == "EVA-MOD-08"


@rule("EVA-MOD-08")
def test_it_may_also_follow_the_action_of_the_turn():
    match = objectives(blue={"new": "0 1 0", "old": "0 0 0"}, open_cards=())
    objective(match, "po-1", "blue")
    answer(match, "blue", "turn exchange", "gain steel-new", "exchange stop")
    assert asks(match) == "blue turn.after"
    assert refused(match, "blue", "turn.after po-2") == "EVA-MOD-07"
    answer(match, "blue", "turn.after po-1")
    assert production(match, "blue") == (1, 0, 0)
    assert asks(match) == "yellow turn"


@rule("EVA-MOD-08")
def test_it_may_be_played_on_the_turn_on_which_it_was_taken():
    match = objectives(open_cards="po-3", blue={"production": "0 4 0", "population": 1, "new": "2 1 0"})
    answer(match, "blue", "turn settle", "settle.site n-34")
    assert asks(match) == "blue turn.after"
    answer(match, "blue", "turn.after po-3")
    assert production(match, "blue") == (0, 5, 1)


@rule("EVA-MOD-08")
def test_a_turn_on_which_an_objective_was_played_cannot_be_a_pass():
    match = objectives(blue={"new": "0 2 0"}, open_cards=())
    objective(match, "po-1", "blue")
    answer(match, "blue", "turn po-1")
    assert refused(match, "blue", "turn pass") == "EVA-MOD-08"
    assert "pass" not in offers(match)
    turn(match, "blue", "exchange", "gain food-old", "exchange stop")
    turn(match, "yellow", "pass")
    assert refused(match, "blue", "turn pass") == ""  # another turn


@rule("EVA-MOD-08")
def test_unless_no_action_is_left():
    match = objectives(blue={"new": "0 2 0", "actions": 2, "steps": "9 9"}, open_cards=())  # an action costs 1 energy
    objective(match, "po-1", "blue")
    put(match, "blue", new="0 2 0")
    assert forbids(match, TURN[0], "po-1") == "EVA-MOD-08"  # there is no action to play it next to
    assert forbids(match, TURN[0], "pass") == ""
    put(match, "blue", new="0 2 1")
    assert forbids(match, TURN[0], "po-1") == ""


@rule("EVA-MOD-08")
def test_it_cannot_be_played_in_another_phase_or_on_the_turn_of_another():
    match = objectives(blue={"new": "9 9 9"}, open_cards=(), turn_order="yellow blue")
    objective(match, "po-1", "blue")
    assert asks(match) == "yellow turn"
    assert refused(match, "yellow", "turn po-1") == "EVA-MOD-07"
    passing(match)
    assert phase_of(match)[1] != "actions"
    until(match, "turn")
    assert told(match, "objective-played") == []


@rule("EVA-MOD-08", "EVA-MOD-09")
@pytest.mark.parametrize(("card", "points"), list(zip(ALL, (5, 5, 3, 4, 4), strict=True)))
@pytest.mark.parametrize("was_played", [True, False])
def test_only_a_played_objective_scores(card, points, was_played):
    match = table(2, phase="bonuses", year=4, mode="points", objectives="on")
    for other in ALL:
        objective(match, other, "box")
    objective(match, card, "blue-played" if was_played else "blue")
    asks(match)
    assert match.over
    assert sheet(match, "blue").get("objectives", 0) == (points if was_played else 0)
    assert "objectives" not in sheet(match, "yellow")


@rule("EVA-MOD-10")
@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        (
            "po-1",
            {"set": 2, "developed": "t-2-1a t-2-1b t-2-1c t-2-2a t-2-2b"},
            {"set": 2, "developed": "t-2-1a t-2-1b t-2-1c t-2-2a", "begun": "t-2-2b"},
        ),
        (
            "po-2",
            {"played": "in-02 in-04 in-07", "completed": "in-02 in-04 in-07"},
            {"played": "in-02 in-04 in-07 in-08", "completed": "in-02 in-04"},
        ),
        ("po-3", {"production": "0 5 0"}, {"production": "4 4 4"}),
        ("po-4", {"sites": "n-01 n-04 n-09 n-16 n-34"}, {"sites": "n-01 n-04 n-09 n-16", "population": 9}),
        ("po-5", {"sites": "n-03:food n-07:food+steel"}, {"sites": "n-07:food+steel", "prefab_new": "2 2 2"}),
    ],
)
def test_what_the_objectives_ask_for(card, enough, short):
    match = objectives(open_cards=card, blue=short)
    changed(position(match), 0)
    assert held(match)[card] == "open"
    match = objectives(open_cards=card, blue=enough)
    changed(position(match), 0)
    assert held(match)[card] == "blue"


@rule("EVA-MOD-10")
def test_five_technologies_are_noticed_when_the_fifth_is_developed():
    match = objectives(
        open_cards="po-1",
        blue={
            "left": "t-2-1a t-2-2a t-2-3a",
            "middle": "t-2-1b t-2-2c t-2-3b",
            "right": "t-2-1c t-2-2b t-2-3c",
            "developed": "t-2-1a t-2-1b t-2-1c t-2-2a",
            "begun": "t-2-2c",
        },
    )
    answer(match, "blue", "turn research", "research middle")
    asks(match)
    assert held(match)["po-1"] == "blue"


@rule("EVA-MOD-11")
@pytest.mark.parametrize("actions", ["standard", "advanced"])
@pytest.mark.parametrize(("lines", "open_cards"), [("off", "on"), ("side-b", "off"), ("random", "on")])
def test_modules_may_be_used_one_by_one_or_together(actions, lines, open_cards):
    match = until(fresh(2, mode="points", actions=actions, lines=lines, objectives=open_cards), "turn")
    assert len(told(match, "line-laid")) == (0 if lines == "off" else 3)
    assert len(told(match, "objective-opened")) == (0 if open_cards == "off" else 3)


@rule("EVA-MOD-11")
def test_modules_belong_to_points_mode():
    match = until(fresh(2, mode="race", lines="side-a", objectives="on"), "turn")
    assert told(match, "line-laid") == told(match, "objective-opened") == []
    assert refused(match, asks(match).split()[0], "turn po-1") == "EVA-MOD-07"


@rule("EVA-MOD-11")
def test_the_recommended_combinations_are_offered():
    presets = {preset.name: GAME.settings(dict(preset.options)) for preset in GAME.presets}
    sets = {(s["mode"], s["actions"], s["bonuses"], s["objectives"], s["lines"] != "off") for s in presets.values()}
    assert sets == {
        ("race", "standard", "recommended", "off", False),  # strict
        ("points", "advanced", "recommended", "off", False),  # generous
        ("points", "advanced", "recommended", "on", True),
    }


@rule("EVA-MOD-09")
def test_nothing_is_scored_for_what_was_never_taken():
    match = table(2, phase="bonuses", year=4, mode="points", objectives="on")
    put(match, "blue", production="9 9 9")  # met, but nobody looked
    asks(match)
    assert "objectives" not in sheet(match, "blue")
    assert has(match, "blue", "chips") == 0
