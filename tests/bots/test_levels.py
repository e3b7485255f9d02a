"""Which bots there are: four levels in every game, yardsticks, and those of other packages."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from types import ModuleType, SimpleNamespace
from typing import cast

import pytest

from ludothek import bots
from ludothek.bots.mcts import SearchBot, new_search, settings_of
from ludothek.core.chance import Rng
from ludothek.core.errors import OptionError
from ludothek.core.game import GameInfo
from ludothek.core.match import Decision
from ludothek.core.state import Observation
from ludothek.games import find as find_game
from ludothek.games import names as games
from tests.bots.playing import asked, quick, start


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_plays_every_game(game: str, level: str) -> None:
    match = start(game, find_game(game).least_seats, {}, 3)
    decision = asked(match)
    bot = bots.find(level)
    assert bot.name == level
    seen = match.game.observe(match.state, decision.seat)
    assert quick(level, match).choose(match.game, seen, decision, Rng(1)) in decision.options


@pytest.mark.parametrize("name", games())
def test_a_game_says_how_it_is_searched(name: str) -> None:
    """An entry that nobody reads would be a slip of the pen, and a level without simulations no level."""
    found = dict(find_game(name).search)
    assert found.pop("pace") >= 1
    settings = settings_of(find_game(name))
    for word, number in found.items():
        assert getattr(settings, word) == number


def test_levels_that_search_judge_by_what_was_learned_and_the_yardsticks_do_not() -> None:
    match = start("evacuate", 2, {}, 3)
    game, decision = match.game, asked(match)
    seen = game.observe(match.state, decision.seat)
    assert game.learned is not None
    assert game.weights.network is None
    assert new_search(game, seen, decision.seat, Rng(1)).weights is game.learned
    assert new_search(game, seen, decision.seat, Rng(1), game.weights).weights is game.weights
    without = replace(game, learned=None)
    assert new_search(without, seen, decision.seat, Rng(1)).weights is game.weights
    greedy = bots.find("greedy")
    assert greedy.choose(game, seen, decision, Rng(1)) == greedy.choose(without, seen, decision, Rng(1))


def test_a_master_searches_more_than_an_expert_and_only_a_table_has_a_clock() -> None:
    levels = [bots.find(name, capped=capped) for capped in (True, False) for name in ("expert", "master")]
    searching = [bot for bot in levels if isinstance(bot, SearchBot)]
    assert len(searching) == 4
    expert, master, *free = searching
    assert expert.worth < master.worth
    assert 0 < expert.cap < 2
    assert expert.cap < master.cap < 5
    assert [bot.cap for bot in free] == [0, 0]


def test_a_novice_slips_and_a_player_does_not() -> None:
    """Many times the same question: a player always gives the same answer, a novice sometimes another."""
    match = start("lanterns", 2, {}, 3)
    decision = asked(match)
    seen = match.game.observe(match.state, decision.seat)
    answers = {
        level: [bots.find(level).choose(match.game, seen, decision, Rng(seed)) for seed in range(60)]
        for level in ("novice", "player")
    }
    best = max(set(answers["player"]), key=answers["player"].count)
    assert answers["novice"].count(best) < answers["player"].count(best)


class LastOption:
    """A bot of another package."""

    name = "last"

    def choose(self, game: GameInfo, observation: Observation, decision: Decision, rng: Rng) -> int:
        return decision.options[-1]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with two bots, one of which calls itself `master`."""
    found = [EntryPoint(name, "other_package:Bot", bots.GROUP) for name in ("last", "master")]
    monkeypatch.setitem(sys.modules, "other_package", cast(ModuleType, SimpleNamespace(Bot=LastOption)))
    monkeypatch.setattr(bots, "entry_points", lambda group: found if group == bots.GROUP else [])
    bots.plugged_in.cache_clear()
    yield
    bots.plugged_in.cache_clear()


@pytest.mark.usefixtures("installed")
def test_a_bot_of_another_package_is_found() -> None:
    assert bots.names() == [*bots.LEVELS, *bots.YARDSTICKS, "last"]
    bot = bots.find("last")
    assert isinstance(bot, LastOption)
    with pytest.raises(OptionError, match="random, last"):
        bots.find("first")


@pytest.mark.usefixtures("installed")
def test_our_own_names_cannot_be_taken_over() -> None:
    assert bots.names().count("master") == 1
    assert isinstance(bots.find("master"), SearchBot)
