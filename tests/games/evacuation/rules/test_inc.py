"""Phase 1, Income (EVA-INC)."""

import pytest

from tests.games.playing import asks, chance, told, until
from tests.support import rule

from .positions import GAME, acting, has, kinds, order_of, passing, put, stock, table

pytestmark = pytest.mark.engine

OLD, NEW = 0, 1
BARE = {"face_up_sites": "", "tokens_up": 0}  # nothing is produced on the Old World


def income(year=1, seats=2, **blue):
    """The Income of a year for blue with these things; the first turn is asked then."""
    match = table(seats, phase="income", year=year)
    put(match, "blue", **blue)
    return until(match, "turn")


@rule("EVA-INC-01")
def test_worlds_produce_then_people_eat_then_stadiums_are_looked_at():
    match = income(4, production="1 2 3", face_up_sites="ow-3", tokens_up=0)
    wanted = ("produced", "ate", "hungry", "bored")
    told_of_blue = [event.kind for event in match.events if event.kind in wanted and event.args[0] == 0]
    assert told_of_blue == ["produced", "produced", "ate", "hungry", "ate", "hungry", "bored"]
    # 1 food on the Old World, where 2 are needed; 1 on the New World, where 4 are; two stadiums are missing
    assert has(match, "blue", "chips") == 1 + 3 + 2


@rule("EVA-INC-02")
def test_the_old_world_produces_what_the_face_up_tiles_show():
    match = income(2, face_up_sites="ow-1 ow-3 ow-4 ow-9", tokens_up=1)
    assert stock(match, "blue", "old") == (2 + 1 + 1 - 4, 2 + 1, 1 + 1)


@rule("EVA-INC-02")
def test_the_sum_is_counted_anew_every_year():
    match = table(2, phase="cleanup", year=1)
    put(match, "blue", face_up_sites="ow-7 ow-9", tokens_up=1)
    until(match, "turn")
    assert stock(match, "blue", "old") == (0, 1, 4)
    put(match, "blue", face_up_sites="ow-9", tokens_up=0)
    passing(match)
    until(match, "turn")
    assert stock(match, "blue", "old") == (0, 1, 5)


@rule("EVA-INC-03")
def test_the_new_world_produces_the_value_of_its_markers_tens_included():
    match = income(1, production="7 12 23")
    assert stock(match, "blue", "new") == (7, 12, 23)


@rule("EVA-INC-04")
@pytest.mark.parametrize(("year", "old", "new"), [(1, 5, 0), (2, 4, 0), (3, 3, 2), (4, 2, 4)])
def test_the_food_that_each_world_needs(year, old, new):
    match = income(year, **BARE, old="9 0 0", new="9 0 0", stadiums_new="st-01 st-02")
    assert stock(match, "blue", "old") == (9 - old, 0, 0)
    assert stock(match, "blue", "new") == (9 - new, 0, 0)
    assert has(match, "blue", "chips") == 0


@rule("EVA-INC-05")
def test_the_years_production_feeds_and_each_world_feeds_its_own():
    match = income(3, **BARE, old="0 0 0", new="9 0 0", production="1 0 0", stadiums_new="st-01")
    assert stock(match, "blue", "new") == (9 + 1 - 2, 0, 0)
    assert has(match, "blue", "chips") == 3  # nothing comes over to the Old World
    match = income(3, old="0 0 0", production="2 0 0", stadiums_new="st-01")
    assert stock(match, "blue", "old")[0] == 7 - 3
    assert stock(match, "blue", "new")[0] == 0  # what was just produced
    assert has(match, "blue", "chips") == 0


@rule("EVA-INC-06")
def test_nobody_may_hold_food_back():
    match = income(1, face_up_sites="ow-1 ow-3", tokens_up=0)
    assert stock(match, "blue", "old")[0] == 0
    assert has(match, "blue", "chips") == 2
    assert asks(match) == "blue turn"
    assert all(line.seat < 0 for line in match.record.lines)  # nobody was asked anything


@rule("EVA-INC-07")
@pytest.mark.parametrize(
    ("year", "old", "new", "chips"), [(1, 3, 0, 2), (3, 1, 1, 2 + 1), (4, 0, 0, 2 + 4), (4, 0, 9, 2)]
)
def test_every_food_not_paid_brings_a_chip(year, old, new, chips):
    match = income(year, **BARE, old=f"{old} 9 9", new=f"{new} 9 9", stadiums_new="st-01 st-02")
    assert has(match, "blue", "chips") == chips
    assert sum(args[2] for args in told(match, "hungry") if args[0] == 0) == chips


@rule("EVA-INC-07")
def test_hunger_is_told_for_each_world():
    match = income(4, **BARE, stadiums_new="st-01 st-02")
    assert [args[1:] for args in told(match, "hungry") if args[0] == 0] == [[OLD, 2], [NEW, 4]]


@rule("EVA-INC-08", "EVA-INC-09")
@pytest.mark.parametrize(
    ("year", "there", "chips"),
    [
        (1, "", 0),
        (2, "", 0),
        (3, "", 1),
        (3, "st-01", 0),
        (4, "", 2),
        (4, "st-01", 1),
        (4, "st-01 st-16", 0),
        (4, "st-01 st-02 st-03", 0),
    ],
)
def test_missing_stadiums_bring_chips(year, there, chips):
    match = income(year, old="9 0 0", new="9 0 0", stadiums_new=there)
    assert has(match, "blue", "chips") == chips


@rule("EVA-INC-09")
def test_stadiums_on_the_old_world_do_not_help():
    match = income(4, old="9 0 0", new="9 0 0", stadiums="st-blue st-14 st-15 st-16")
    assert has(match, "blue", "chips") == 2


@rule("EVA-INC-10")
def test_chips_are_kept_and_nothing_takes_them_away():
    match = acting(
        2, mode="points", blue={"chips": 3, "old": "40 20 20", "new": "40 20 20", "stadiums_new": "st-01 st-02"}
    )
    until(match, "")
    assert match.over
    assert has(match, "blue", "chips") == 3


@rule("EVA-INC-10")
def test_chips_add_up_over_the_years():
    match = table(2, phase="income", year=3)
    put(match, "blue", chips=2, **BARE)
    until(match, "turn")
    assert has(match, "blue", "chips") == 2 + 3 + 2 + 1
    passing(match)
    until(match, "turn")
    assert has(match, "blue", "chips") == 8 + 2 + 4 + 2


@rule("EVA-INC-01")
def test_everybody_has_an_income():
    match = until(table(4, phase="income"), "turn")
    assert set(order_of(match, "produced")) == set(GAME.colours)
    assert "hungry" not in kinds(match)
    assert [stock(match, colour, "old") for colour in GAME.colours] == [(2, 7, 7)] * 4


@rule("EVA-INC-03")
def test_robots_have_no_income():
    match = table(1, phase="income")
    chance(match, "solo.back 1-a")
    assert order_of(match, "produced") == ["blue"]
