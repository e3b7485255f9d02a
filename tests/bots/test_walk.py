"""Turns of games that a judgement learns from: each is the best that was seen, and ends where it can be judged."""

import pytest
from mypy_extensions import i64

from ludothek.bots.walk import play_turn, slip
from ludothek.core.chance import Rng
from ludothek.core.playout import until_asked
from ludothek.core.state import BaseState
from ludothek.core.weights import Weights
from ludothek.games import find
from ludothek.games.evacuation.state import ACTIONS, PASSED, State

pytestmark = pytest.mark.engine

GAME = find("evacuation")
PACK = GAME.load_pack([])


def at_the_first_action(seats: int = 1) -> State:
    """Past the set-up, where nobody can pass."""
    s, rng = GAME.new_game(PACK, seats, GAME.settings({"mode": "points"})), Rng(5)
    while len(options := until_asked(s, rng)) and s.stack[-1].code != "turn":
        slip(s, options, GAME.pauses, rng)
    assert isinstance(s, State)
    return s


def likes_passing(s: State, seat: int, weights: Weights) -> float:
    return float(s.of(i64(seat), PASSED))


def likes_acting(s: State, seat: int, weights: Weights) -> float:
    return s.of(i64(seat), ACTIONS) / 10


def turn(s: BaseState, judge: object = GAME.evaluate, seed: int = 1) -> BaseState:
    rng = Rng(seed)
    return play_turn(s.clone(), until_asked(s, rng), GAME.pauses, judge, GAME.weights, rng, 1)  # type: ignore[arg-type]


def test_what_is_judged_best_is_played() -> None:
    s = at_the_first_action()
    passed, acted = turn(s, likes_passing), turn(s, likes_acting)
    assert isinstance(passed, State)
    assert isinstance(acted, State)
    assert (passed.of(0, PASSED), passed.of(0, ACTIONS)) == (1, 0)
    assert (acted.of(0, PASSED), acted.of(0, ACTIONS)) == (0, 1)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_turns_end_at_a_pause_or_with_somebody_else(seats: int) -> None:
    s: BaseState = at_the_first_action(seats)
    rng = Rng(2)
    for _ in range(12):
        options = until_asked(s, rng)
        player = s.stack[-1].player
        s = play_turn(s, options, GAME.pauses, GAME.evaluate, GAME.weights, rng, 1)
        if not len(until_asked(s, rng)):
            break
        assert s.stack[-1].code in GAME.pauses or s.stack[-1].player != player


def test_the_same_seed_plays_the_same_turn() -> None:
    s = at_the_first_action(2)
    assert turn(s, seed=4).key() == turn(s, seed=4).key()
    assert len({turn(s, seed=seed).key() for seed in range(6)}) > 1


def test_whole_games_played_so_are_better_than_chance() -> None:
    def points(well: bool) -> int:
        s: BaseState = GAME.new_game(PACK, 1, GAME.settings({}))
        rng = Rng(3)
        while len(options := until_asked(s, rng)):
            if well:
                s = play_turn(s, options, GAME.pauses, GAME.evaluate, GAME.weights, rng, 1)
            else:
                slip(s, options, GAME.pauses, rng)
        return GAME.score(s).seats[0].total

    assert points(True) > points(False) + 20
