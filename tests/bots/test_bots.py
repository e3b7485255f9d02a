"""Bots answer every question of every game, know only what their seat may know, and greedy is no fool."""

from collections import Counter
from itertools import product

import pytest

from ludothek.bots import Bot, find, names
from ludothek.bots.greedy import GreedyBot, judge
from ludothek.bots.rollout import roll_out
from ludothek.core.chance import Rng
from ludothek.core.errors import OptionError
from ludothek.core.game import GameInfo
from ludothek.core.match import Decision
from ludothek.core.state import Observation
from ludothek.games import find as find_game
from ludothek.games import names as games
from tests.bots.playing import play, quick, searcher, start


def ways(name: str) -> list[dict[str, str]]:
    """The ways to play a game: all of them, or where it has presets, those."""
    game = find_game(name)
    if game.presets:
        return [dict(preset.options) for preset in game.presets]
    values = product(*[option.values for option in game.options])
    return [dict(zip([option.name for option in game.options], each)) for each in values]


CASES = [
    (name, options, seats)
    for name in games()
    for options in ways(name)
    for seats in {find_game(name).least_seats, find_game(name).most_seats}
]


class Taster:
    """Lets a bot answer every kind of question a few times, and answers at random from then on."""

    name = "taster"

    def __init__(self, bot: Bot, times: int) -> None:
        self.bot = bot
        self.times = times
        self.met: Counter[str] = Counter()

    def choose(self, game: GameInfo, observation: Observation, decision: Decision, rng: Rng) -> int:
        self.met[decision.code] += 1
        bot = self.bot if self.met[decision.code] <= self.times else find("random")
        return bot.choose(game, observation, decision, rng)


@pytest.mark.parametrize(("name", "options", "seats"), CASES)
def test_bots_play_every_mode_to_its_end(name: str, options: dict[str, str], seats: int) -> None:
    match = start(name, seats, options, 11)
    tasters = [Taster(GreedyBot(samples=2), 2), Taster(searcher(match, 12), 2)]
    play(match, [tasters[seat] if seat < 2 else find("random") for seat in range(seats)], 5)
    assert match.record.result


def test_random_takes_every_option_about_equally_often() -> None:
    match = start("evacuate", 4, {}, 1)
    decision = match.decision()
    assert decision is not None
    seen = match.game.observe(match.state, decision.seat)
    rng = Rng(3)
    counts = Counter(find("random").choose(match.game, seen, decision, rng) for _ in range(800))
    assert set(counts) == set(decision.options)
    assert max(counts.values()) < 2 * min(counts.values())


@pytest.mark.parametrize("bot", names())
@pytest.mark.parametrize(
    ("game", "options"), [("evacuate", {"mode": "full", "civilizations": "random"}), ("lanterns", {})]
)
def test_what_a_seat_cannot_know_does_not_change_its_answer(bot: str, game: str, options: dict[str, str]) -> None:
    match = start(game, 4, options, 2)
    rng = Rng(9)
    for _ in range(12):
        decision = match.decision()
        if decision is None:
            break
        seen = match.game.observe(match.state, decision.seat)
        dealt = match.game.sample_state(seen, Rng(77))
        other = match.game.observe(dealt, decision.seat)
        answers = {quick(bot, match).choose(match.game, view, decision, Rng(5)) for view in (seen, other)}
        assert len(answers) == 1
        match.play(decision.seat, decision.options[int(rng.below(len(decision.options)))])


def test_judging_leaves_the_observation_as_it_was() -> None:
    match = start("evacuate", 3, {}, 4)
    decision = match.decision()
    assert decision is not None
    seen = match.game.observe(match.state, decision.seat)
    before = seen.to_json()
    values = judge(match.game, seen, decision, match.game.weights, Rng(1), 4)
    assert len(values) == len(decision.options)
    assert seen.to_json() == before


def test_a_rollout_stops_when_the_seat_is_asked_again() -> None:
    match = start("evacuate", 4, {}, 4)
    match.settle()
    state = match.state.clone()
    roll_out(state, 0, "nothing", Rng(1))
    assert state.stack[-1].player == 0
    assert roll_out(match.state.clone(), 0, "nothing", Rng(1), limit=3) == 3


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(24):
        hero = seed % 2
        players: list[Bot] = [find("random"), find("random")]
        players[hero] = GreedyBot(samples=6)
        wins += hero in play(start("evacuate", 2, {}, 100 + seed), players, seed)
    assert wins >= 16


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(OptionError, match="There is no bot 'deep'"):
        find("deep")
