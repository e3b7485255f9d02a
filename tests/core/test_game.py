"""What a game tells the platform, and the registry."""

from dataclasses import replace

import pytest

from ludothek.core.errors import OptionError, RecordError
from ludothek.core.game import Option, Preset, number_of, word_of
from ludothek.games import find, names
from tests.core.toys import GAME, position

pytestmark = pytest.mark.engine


def test_the_registry_knows_the_installed_games() -> None:
    assert {"evacuate", "lanterns"} <= set(names())
    assert find("lanterns") is GAME


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"There is no game 'chess'; there are .*lanterns"):
        find("chess")


def test_the_first_value_is_the_default() -> None:
    assert Option("rounds", ("4", "6")).default == "4"
    assert GAME.settings({}) == {"rounds": "4"}
    assert GAME.settings({"rounds": "6"}) == {"rounds": "6"}


@pytest.mark.parametrize(
    ("given", "why"),
    [({"weather": "fine"}, "has no option 'weather'; it has rounds"), ({"rounds": "5"}, "takes 4 or 6, not '5'")],
)
def test_unknown_options_are_refused(given: dict[str, str], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        GAME.settings(given)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=f"takes 2 to 4 seats, not {seats}"):
        GAME.check_seats(seats)


def test_numbers_of_rules_become_ids() -> None:
    assert GAME.rule(1) == "LAN-PLAY-02"
    assert [GAME.rule(number) for number in (0, -1, 99)] == ["", "", ""]


def test_words_and_numbers_of_options() -> None:
    pack = GAME.load_pack([])
    assert word_of(pack, "light.pier", 0) == "pass"
    assert [word_of(pack, "light.pier", choice) for choice in (-1, 8)] == ["?", "?"]
    assert number_of(pack, "light.pier", "weir") == 7
    assert number_of(pack, "light.pier", "moon") == number_of(pack, "no.question", "weir") == -1


def test_a_position_with_an_unknown_step_is_refused() -> None:
    fields = position().to_json()
    fields["stack"] = [["no.step", 0]]
    with pytest.raises(RecordError, match=r"has no step 'no.step'"):
        GAME.load_state(fields, GAME.load_pack([]))


MODE = Option("mode", ("race", "points"), seats=(2, 4))
GOALS = Option("goals", ("off", "on"), only=("mode", "points"))
LATE = Option("late", ("off", "on"), only=("goals", "on"))
OPTIONS = (MODE, GOALS, LATE)


@pytest.mark.parametrize(
    ("seats", "settings", "mattering"),
    [
        (3, {}, [MODE]),
        (3, {"mode": "points"}, [MODE, GOALS]),
        (3, {"mode": "points", "goals": "on"}, [MODE, GOALS, LATE]),
        (3, {"mode": "race", "goals": "on"}, [MODE]),  # late needs goals, which does not matter in a race
        (1, {}, [GOALS]),  # alone the mode is not asked for: whatever needs one has it
        (1, {"goals": "on"}, [GOALS, LATE]),
    ],
)
def test_options_matter_at_some_tables_only(seats: int, settings: dict[str, str], mattering: list[Option]) -> None:
    assert replace(GAME, options=OPTIONS).that_matter(settings, seats) == mattering


def test_a_preset_sets_all_options() -> None:
    game = replace(GAME, options=OPTIONS, presets=(Preset("long", {"mode": "points"}),))
    assert game.preset("long") == {"mode": "points", "goals": "off", "late": "off"}
    with pytest.raises(OptionError, match=r"has no preset 'short'; it has long\."):
        game.preset("short")
    with pytest.raises(OptionError, match=r"it has none\."):
        GAME.preset("long")
