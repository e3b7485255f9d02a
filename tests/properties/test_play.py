"""Whole games from plain numbers: each answers one question (modulo its options), so a failing game shrinks."""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludothek.core.chance import Rng
from ludothek.core.game import GameInfo, word_of
from ludothek.core.match import Match
from ludothek.core.playout import playout
from ludothek.core.record import read
from ludothek.core.replay import replay
from ludothek.core.state import BaseState
from ludothek.core.step import CHANCE, legal, play
from ludothek.games import find, names

pytestmark = pytest.mark.engine

LIMIT = 2000
answers = st.lists(st.integers(0, 999), max_size=120)


@cache
def game_and_pack(name: str) -> tuple[GameInfo, Any]:
    game = find(name)
    return game, game.load_pack([])


def tables() -> list[tuple[str, int]]:
    return [(name, seats) for name in names() for seats in range(find(name).least_seats, find(name).most_seats + 1)]


def settings_of(game: GameInfo, number: int) -> dict[str, str]:
    """One of the ways to play, by number."""
    ways = list(product(*[[(option.name, value) for value in option.values] for option in game.options]))
    return dict(ways[number % len(ways)])


def follow(state: BaseState, numbers: list[int]) -> None:
    """Answer question after question, chance's too, until the numbers or the questions run out."""
    for number in numbers:
        options = legal(state)
        if not options:
            return
        assert play(state, options[number % len(options)]) == 0


every_table = pytest.mark.parametrize(("name", "seats"), tables(), ids=str)


@every_table
@settings(max_examples=20)
@given(way=st.integers(0, 3), numbers=answers)
def test_any_answers_keep_a_game_sound(name: str, seats: int, way: int, numbers: list[int]) -> None:
    game, pack = game_and_pack(name)
    state = game.new_game(pack, seats, settings_of(game, way))
    follow(state, numbers)
    legal(state)
    assert game.violations(state) == []
    again = game.load_state(json.loads(json.dumps(state.to_json())), pack)
    assert (again.digest(), again.key()) == (state.digest(), state.key())
    assert bool(game.score(state).outcome) == (not state.stack)


@every_table
@settings(max_examples=12)
@given(way=st.integers(0, 3), numbers=answers, seed=st.integers(0, 2**31))
def test_any_position_can_be_dealt_anew_and_played_to_the_end(
    name: str, seats: int, way: int, numbers: list[int], seed: int
) -> None:
    game, pack = game_and_pack(name)
    state = game.new_game(pack, seats, settings_of(game, way))
    follow(state, numbers)
    legal(state)
    for viewer in range(-1, seats):
        view = game.observe(state, viewer)
        dealt = game.sample_state(view, Rng(seed))
        assert game.observe(dealt, viewer).to_json() == view.to_json()
        assert game.violations(dealt) == []
        assert playout(dealt, Rng(seed), LIMIT) < LIMIT
        assert game.score(dealt).outcome
        assert game.violations(dealt) == []


@every_table
@settings(max_examples=10)
@given(way=st.integers(0, 3), numbers=answers, seed=st.integers(-(2**63), 2**63 - 1), data=st.data())
def test_any_record_round_trips(
    name: str, seats: int, way: int, numbers: list[int], seed: int, data: st.DataObject
) -> None:
    """Chance is answered by the numbers too, and now and then an answer is taken back."""
    game, pack = game_and_pack(name)
    match = Match(game, pack, seats, settings_of(game, way), seed)
    for number in numbers:
        step = match.top()
        if step is None:
            break
        options = legal(match.state)
        choice = options[number % len(options)]
        if step.player == CHANCE:
            match.answer_chance(word_of(pack, step.code, choice))
        else:
            match.play(int(step.player), choice, settle=False)
            if number % 7 == 0:
                match.undo(int(step.player))
    match.top()
    text = match.record.write()
    assert read(text) == match.record
    again = replay(game, pack, read(text), to=match.record.played)
    again.top()
    assert again.state.digest() == match.state.digest()
    count = data.draw(st.integers(0, match.record.played))
    short = read(match.record.cut(count).write())
    assert replay(game, pack, short, to=count).record.lines == short.lines
