"""The bot that looks one answer ahead and trusts the game's own judgement of where that leads."""

from __future__ import annotations

from ..core.chance import Rng
from ..core.game import GameInfo
from ..core.match import Decision
from ..core.state import Observation
from ..core.step import play
from ..core.weights import Weights
from .rollout import look_ahead, roll_out

SAMPLES = 24  # positions that are tried for every option
SPARE = 216  # trials for one question at most, so that long option lists are not slow
CALM = 12  # so many times fewer where no luck of the others has to be averaged out
SLIP = 4  # a novice answers one question of so many without looking
DEPTH = 3  # questions of one's own that follow from an answer and are answered well


class GreedyBot:
    """One ply: the option with the best mean judgement of where it leads.

    That is where the rest of the round leads if it is played at random, or in a game with pauses where one's own turn
    leads if it is played well.
    """

    def __init__(
        self,
        name: str = "greedy",
        samples: int = SAMPLES,
        spare: int = SPARE,
        weights: Weights | None = None,
        slips: bool = False,
    ) -> None:
        self.name = name
        self.slips = slips
        self.samples = samples
        self.spare = spare
        self.weights = weights

    def choose(self, game: GameInfo, observation: Observation, decision: Decision, rng: Rng) -> int:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self.slips and rng.below(SLIP) == 0:
            return options[int(rng.below(len(options)))]
        samples = min(self.samples, self.spare // len(options))
        weights = self.weights or game.weights
        if game.pauses:
            values = weigh(game, observation, decision, weights, rng, max(1, samples // CALM))
        else:
            values = judge(game, observation, decision, weights, rng, max(2, samples))
        return options[values.index(max(values))]


def judge(
    game: GameInfo, observation: Observation, decision: Decision, weights: Weights, rng: Rng, samples: int
) -> list[float]:
    """The sum of judgements of every option; each meets the same positions and the same luck as the others."""
    values = [0.0] * len(decision.options)
    for _ in range(samples):
        state = game.sample_state(observation, rng)
        luck = int(rng.next32())
        for at, option in enumerate(decision.options):
            trial = state.clone()
            play(trial, option, decision.seat)
            roll_out(trial, decision.seat, decision.code, Rng(luck))
            values[at] += game.evaluate(trial, decision.seat, weights)
    return values


def weigh(
    game: GameInfo, observation: Observation, decision: Decision, weights: Weights, rng: Rng, samples: int
) -> list[float]:
    """As `judge`, for a game with pauses."""
    values = [0.0] * len(decision.options)
    for _ in range(samples):
        state = game.sample_state(observation, rng)
        luck = int(rng.next32())
        for at, option in enumerate(decision.options):
            trial = state.clone()
            play(trial, option, decision.seat)
            values[at] += look_ahead(trial, decision.seat, game.pauses, game.evaluate, weights, Rng(luck), DEPTH)
    return values
