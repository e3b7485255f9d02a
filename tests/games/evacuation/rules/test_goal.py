"""Goal cards (EVA-GOAL)."""

from collections import Counter

import pytest

from tests.games.playing import asks
from tests.support import rule

from .positions import GAME, pack, put, sheet, table

pytestmark = pytest.mark.engine

# Sites of the New World with as many population spots or factory spots
ONE_PERSON = ["n-01", "n-02", "n-05", "n-06", "n-08", "n-09", "n-15", "n-23", "n-27", "n-33", "n-34", "n-37"]
ONE_FACTORY = ["n-03", "n-28"]
TWO_FACTORIES = ["n-07", "n-31"]
TUNDRA = ["n-01", "n-04", "n-09", "n-15", "n-16", "n-23", "n-29", "n-34", "n-37"]
ELSEWHERE = ["n-02", "n-05", "n-06", "n-08", "n-12", "n-13", "n-18", "n-19", "n-26", "n-27"]  # all biomes, no factories


def scored(goal, **blue):
    """What a goal pays blue at the end."""
    match = table(2, phase="bonuses", year=4, mode="points")
    put(match, "yellow", goals="")
    put(match, "blue", goals=goal, **blue)
    asks(match)
    assert match.over
    return sheet(match, "blue").get("goals", 0)


def factories(food, steel, energy):
    """Settled factories on sites with nothing else, as `put` spells it: at most six."""
    kinds = ["food"] * food + ["steel"] * steel + ["energy"] * energy
    assert len(kinds) <= 6
    words = [
        f"{site}:{'+'.join(kinds[2 * i : 2 * i + 2])}" for i, site in enumerate(TWO_FACTORIES) if kinds[2 * i + 1 :]
    ]
    rest = kinds[2 * len(words) :]
    return " ".join([*words, *[f"{site}:{kind}" for site, kind in zip(ONE_FACTORY, rest)]])


@rule("EVA-GOAL-01")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 1), (7, 7), (8, 13), (9, 14), (10, 18), (12, 20)])
def test_settled_population(n, points):
    assert scored("goal-01", sites=ONE_PERSON[:n]) == points


@rule("EVA-GOAL-01")
def test_population_that_waits_on_the_board_does_not_count():
    assert scored("goal-01", sites="n-04", population=9) == 2  # a site with two tokens


@rule("EVA-GOAL-02")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (2, 4), (3, 9), (4, 11), (5, 17), (7, 21)])
def test_tundra_sites(n, points):
    assert scored("goal-02", sites=[*TUNDRA[:n], "n-02", "n-19"]) == points


@rule("EVA-GOAL-03")
@pytest.mark.parametrize(
    ("old", "new", "points"),
    [
        ("", "", 0),
        ("sh-04", "", 3),
        ("sh-04", "sh-05", 6),
        ("sh-04 sh-06", "sh-05", 14),
        ("sh-04", "sh-05 sh-06 sh-07", 18),
    ],
)
def test_ships_on_whichever_world(old, new, points):
    assert scored("goal-03", ships=old, ships_new=new) == points


@rule("EVA-GOAL-03")
def test_five_ships():
    assert scored("goal-03", ships="sh-04 sh-05 sh-06 sh-07 sh-08") == 5 * 3 + 6


@rule("EVA-GOAL-04")
@pytest.mark.parametrize(
    ("food", "steel", "energy", "points"), [(1, 1, 0, 0), (1, 1, 1, 5), (2, 3, 1, 5), (2, 2, 2, 14)]
)
def test_sets_of_settled_factories(food, steel, energy, points):
    assert scored("goal-04", sites=factories(food, steel, energy)) == points


@rule("EVA-GOAL-04")
def test_three_sets():
    sites = f"{factories(2, 2, 2)} n-20:food+steel n-22:energy"
    assert scored("goal-04", sites=sites) == 3 * 5 + 6
    assert scored("goal-04", prefab_new="2 2 2") == 0  # waiting ones do not count


@rule("EVA-GOAL-05")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 4), (2, 8), (3, 17), (4, 21)])
def test_lesser_bonuses(n, points):
    assert scored("goal-05", lesser=n, greater=4 - n) == points


@rule("EVA-GOAL-06")
@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ("2 2", 0),
        ("9 2", 0),
        ("3 3", 5),
        ("9 8", 5),
        ("15 14", 5),
        ("15 15", 12),
        ("21 20", 12),
        ("21 21", 17),
        ("23 23", 17),
    ],
)
def test_transitions_that_both_markers_have_passed(steps, points):
    assert scored("goal-06", steps=steps) == points


@rule("EVA-GOAL-07")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 3), (2, 6), (3, 13), (4, 18)])
def test_greater_bonuses(n, points):
    assert scored("goal-07", greater=n, lesser=4 - n) == points


@rule("EVA-GOAL-08")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (3, 6), (4, 10), (5, 12), (6, 16), (8, 20)])
def test_sites_outside_the_tundra(n, points):
    assert scored("goal-08", sites=[*ELSEWHERE[:n], "n-01", "n-04"]) == points


@rule("EVA-GOAL-09")
@pytest.mark.parametrize(
    ("developed", "points"),
    [
        ("", 0),
        ("t-2-1a t-2-1b t-2-2a", 3),
        ("t-2-1a t-2-2a t-2-3a", 5),
        ("t-2-1a t-2-1b t-2-1c t-2-2a t-2-2b", 5 + 1),
        ("t-2-1a t-2-1b t-2-1c t-2-2a t-2-3a", 4 + 3 + 1),
        ("t-2-1a t-2-1b t-2-1c t-2-2a t-2-2b t-2-2c", 6 + 3),
        ("t-2-1a t-2-1b t-2-1c t-2-2a t-2-2b t-2-2c t-2-3a t-2-3b t-2-3c", 6 + 9 + 3),
    ],
)
def test_developed_technologies(developed, points):
    left = {"left": "t-2-1a t-2-2a t-2-3a", "middle": "t-2-1b t-2-2b t-2-3b"}
    assert scored("goal-09", **left, developed=developed) == points


@rule("EVA-GOAL-09")
def test_tiles_that_are_only_begun_do_not_count():
    assert scored("goal-09", set=2, developed="t-2-1a", begun="t-2-2a") == 1


@rule("EVA-GOAL-10")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (2, 6), (3, 12), (4, 15), (5, 20), (6, 23)])
def test_infrastructure_cards_played(n, points):
    cards = ["in-02", "in-04", "in-06", "in-07", "in-08", "in-09"]
    assert scored("goal-10", played=cards[:n], completed=cards[:n], hand="in-10 in-12") == points


@rule("EVA-GOAL-11", "EVA-GOAL-12", "EVA-GOAL-13")
@pytest.mark.parametrize(("made", "points"), [(0, 0), (5, 5), (9, 9), (10, 12), (12, 14), (13, 17), (20, 24)])
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_production_of_a_resource(kind, made, points):
    markers = [made if k == kind else 30 for k in range(3)]
    assert scored(f"goal-{11 + kind}", production=[str(n) for n in markers]) == points


@rule("EVA-GOAL-11")
def test_the_food_goal_counts_food():
    assert scored("goal-11", production="3 7 9") == 3


@rule("EVA-GOAL-12")
def test_the_steel_goal_counts_steel():
    assert scored("goal-12", production="3 7 9") == 7


@rule("EVA-GOAL-13")
def test_the_energy_goal_counts_energy():
    assert scored("goal-13", production="3 7 9") == 9


FACTORY_POINTS = pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 3), (2, 6), (3, 12), (4, 17)])


@rule("EVA-GOAL-14")
@FACTORY_POINTS
def test_settled_food_factories(n, points):
    assert scored("goal-14", sites=factories(n, 2, 0), prefab_new="0 0 4", prefab_old="0 0 0") == points


@rule("EVA-GOAL-15")
@FACTORY_POINTS
def test_settled_steel_factories(n, points):
    assert scored("goal-15", sites=factories(2, n, 0)) == points


@rule("EVA-GOAL-16")
@FACTORY_POINTS
def test_settled_energy_factories(n, points):
    assert scored("goal-16", sites=factories(0, 2, n)) == points


@rule("EVA-GOAL-14", "EVA-GOAL-15", "EVA-GOAL-16")
@pytest.mark.parametrize("goal", ["goal-14", "goal-15", "goal-16"])
def test_factories_that_wait_do_not_count(goal):
    assert scored(goal, prefab_new="2 2 2", prefab_old="1 1 1") == 0


@rule("EVA-GOAL-17")
@pytest.mark.parametrize("steps", ["9 9", "14 9", "15 14", "20 14"])
def test_transition_2_alone_is_worth_no_more_than_transition_1(steps):
    assert scored("goal-06", steps=steps) == 5


@rule("EVA-GOAL-18")
def test_infrastructure_counts_even_if_its_requirement_was_never_met():
    assert scored("goal-10", played="in-02 in-10 in-18", completed="") == 3 * 3 + 3


@rule("EVA-GOAL-19")
def test_there_are_sixteen_goal_cards():
    goals = GAME.read_content().entries("goal")
    assert len(goals) == pack().goals == 16
    kinds = Counter(str(goal.figures["counts"]).partition("-")[2] or "single" for goal in goals)
    counts = [str(goal.figures["counts"]) for goal in goals]
    assert len(set(counts)) == 16
    assert (kinds["production"], kinds["factories"]) == (3, 3)
    assert len([c for c in counts if not c.endswith(("-production", "-factories"))]) == 10
