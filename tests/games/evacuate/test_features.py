"""What the learned judgement sees: open things only, and the same wherever a seat is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludothek.core.chance import Rng
from ludothek.core.playout import until_asked
from ludothek.core.step import Together, answer
from ludothek.games.evacuate.evaluate import evaluate
from ludothek.games.evacuate.features import CARDS, CIVILIZATIONS, NAMES, features
from ludothek.games.evacuate.info import GAME
from ludothek.games.evacuate.state import State

pytestmark = pytest.mark.engine

TABLES = [(2, "basic"), (2, "full"), (3, "full"), (4, "basic"), (6, "full")]


def told(s: State, seat: int) -> dict[str, float]:
    return {name: number for name, number in zip(NAMES, features(s, seat), strict=True) if number}


def picks(seats: int, mode: str, seed: int) -> Iterator[State]:
    """The beginnings of the rounds of a random game."""
    s = GAME.new_game(GAME.load_pack([]), seats, {"mode": mode, "civilizations": "choice"})
    assert isinstance(s, State)
    rng = Rng(seed)
    while len(options := until_asked(s, rng)) > 0:
        step = s.stack[-1]
        if isinstance(step, Together) and not step.answered(s):
            yield s
        answer(s, options[int(rng.below(len(options)))])


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(features(next(picks(2, "basic", 1)), 0))


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_only_what_the_seat_may_know_counts(seats: int, mode: str) -> None:
    for s in picks(seats, mode, 2):
        for seat in range(seats):
            seen = GAME.observe(s, seat)
            known = told(s, seat)
            for seed in range(3):
                dealt = GAME.sample_state(seen, Rng(seed))
                assert isinstance(dealt, State)
                assert told(dealt, seat) == known


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_numbers_are_small(seats: int, mode: str) -> None:
    for s in picks(seats, mode, 3):
        for seat in range(seats):
            assert all(abs(number) <= 5.0 for number in told(s, seat).values())


def test_at_the_beginning_all_see_the_same_but_whose_turn_it_is() -> None:
    s = next(picks(4, "basic", 1))
    seen = [told(s, seat) for seat in range(4)]
    turns = sorted(found.pop("turn", 0.0) for found in seen)
    assert turns == [0.0, 0.25, 0.5, 0.75]
    assert all(found == seen[0] for found in seen)


def test_two_see_each_other() -> None:
    """What one has, the other sees as the rival's."""
    for s in picks(2, "full", 4):
        one, other = told(s, 0), told(s, 1)
        for n in range(CARDS):
            assert one.get(f"card-{n}") == other.get(f"their-card-{n}")
        for n in range(1, CIVILIZATIONS + 1):
            assert one.get(f"people-{n}") == other.get(f"their-people-{n}")
        specials = sum(number for name, number in one.items() if name.startswith("special-"))
        assert specials == other.get("their-special", 0.0)
        assert one.get("rival-1-more", 0.0) == -other.get("rival-1-more", 0.0)
        assert one.get("rival-1-ahead", 0.0) == -other.get("rival-1-ahead", 0.0)


def test_who_runs_behind_is_the_rear() -> None:
    s = next(picks(2, "basic", 1))
    GAME.write_path(s, "blue.at", "starting 3")
    front, rear = told(s, 0), told(s, 1)
    assert (front.get("front"), front.get("rear")) == (1.0, None)
    assert (rear.get("front"), rear.get("rear")) == (None, 1.0)
    assert front["players-at--2"] == rear["players-at-2"] == 1.0
    assert front["neutrals-at--2"] == rear["neutrals-at-0"] == 2.0


def test_the_learned_judgement_is_a_chance_and_a_shared_win_a_share() -> None:
    assert GAME.learned is not None
    s = next(picks(2, "basic", 1))
    assert 0.0 < evaluate(s, 0, GAME.learned) < 1.0
    s.over = 1
    for winners, shares in ((0, [0.0, 0.0]), (2, [0.0, 1.0]), (3, [0.5, 0.5])):
        s.winners = winners
        assert [evaluate(s, seat, GAME.learned) for seat in range(2)] == shares


def test_more_survivors_are_better() -> None:
    assert GAME.learned is not None
    found = []
    for count in (1, 3, 5):
        s = next(picks(2, "basic", 1))
        GAME.write_path(s, "blue.survivors", count)
        found.append(evaluate(s, 0, GAME.learned))
    assert found == sorted(found)
