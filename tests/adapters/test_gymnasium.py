"""Gymnasium's own checker, and what it does not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludothek.adapters.gymnasium import SeatEnv, environment_id
from ludothek.bots.random import RandomBot
from ludothek.core.errors import OptionError
from ludothek.core.step import Together
from tests.adapters.tables import every_table
from tests.contracts.walks import Table

pytestmark = pytest.mark.engine


def make(name: str, **more: Any) -> Any:
    return gymnasium.make(environment_id(name), **{"opponents": "random", **more})


@every_table
def test_its_checker(table: Table) -> None:
    check_env(make(table.name, seats=table.seats, **dict(table.options)).unwrapped)


def play_out(game: Any, seed: int) -> tuple[float, list[float]]:
    """A random game by masks: the reward in all, and one number of every observation."""
    seen, info = game.reset(seed=seed)
    random = np.random.default_rng(seed)
    total, over, sums = 0.0, False, []
    while not over:
        sums.append(float(seen.sum()))
        mask = game.unwrapped.action_masks()
        assert mask.any()
        assert (mask == info["action_mask"].astype(bool)).all()
        seen, reward, over, truncated, info = game.step(random.choice(mask.nonzero()[0]))
        assert not truncated
        total += reward
    return total, sums


@pytest.mark.parametrize("seat", [0, 2, None])
def test_one_seat_against_bots(seat: int | None) -> None:
    game = make("evacuate", seats=3, seat=seat)
    total, sums = play_out(game, 4)
    play = game.unwrapped.play
    assert play.over
    assert total == play.returns()[game.unwrapped.seat]
    assert {who for who, _ in play.answers} == {0, 1, 2}
    assert play_out(game, 4) == (total, sums)


def test_the_seat_is_drawn_anew_where_none_is_named() -> None:
    game = make("lanterns", seats=3, seat=None)
    assert {(game.reset(), game.unwrapped.seat)[1] for _ in range(30)} == {0, 1, 2}


def test_opponents_are_bots_or_their_names() -> None:
    class Watching(RandomBot):
        seen: list[int]

        def choose(self, game: Any, observation: Any, decision: Any, rng: Any) -> int:
            self.seen.append(int(observation.seat))
            assert decision.seat == observation.seat
            return super().choose(game, observation, decision, rng)

    bot = Watching()
    bot.seen = []
    play_out(make("lanterns", seats=3, seat=1, opponents=(bot, "greedy")), 1)
    assert set(bot.seen) == {0}
    with pytest.raises(OptionError, match="2 other seats, but 1 opponents"):
        SeatEnv("lanterns", seats=3, opponents=["random"])
    with pytest.raises(OptionError, match="no seat 3"):
        SeatEnv("lanterns", seats=3, seat=3)


def test_bots_do_not_see_our_secret_answer() -> None:
    """They have answered before we do."""
    game = make("evacuate", seats=3, seat=0)
    game.reset(seed=1)
    while not isinstance(game.unwrapped.play.state.stack[-1], Together):
        game.step(game.unwrapped.action_masks().argmax())
    assert game.unwrapped.play.owing == [0]


def test_an_illegal_answer_ends_the_game() -> None:
    game = make("lanterns")
    game.reset(seed=1)
    mask = game.unwrapped.action_masks()
    code = game.unwrapped.play.decision(0).code
    offset = game.unwrapped.setting.actions.offset[code]
    forbidden = offset + mask[offset:].argmin()
    _, reward, terminated, truncated, info = game.step(forbidden)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refused"].startswith("LAN-")


def test_render_shows_the_table_of_the_seat() -> None:
    game = make("lanterns", render_mode="ansi")
    game.reset(seed=1)
    assert len(game.render().splitlines()) > 5
