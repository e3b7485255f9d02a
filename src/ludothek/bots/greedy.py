"""The bot that looks one answer ahead and trusts the game's own judgement of where that leads."""

from __future__ import annotations

from ..core.chance import Rng
from ..core.game import GameInfo
from ..core.match import Decision
from ..core.state import Observation
from ..core.step import play
from .rollout import roll_out

SAMPLES = 24  # positions that are tried for every option
SPARE = 216  # trials for one question at most, so that long option lists are not slow


class GreedyBot:
    """One ply: the option with the best mean judgement after the rest of the round has been played at random."""

    name = "greedy"

    def __init__(self, samples: int = SAMPLES, spare: int = SPARE) -> None:
        self.samples = samples
        self.spare = spare

    def choose(self, game: GameInfo, observation: Observation, decision: Decision, rng: Rng) -> int:
        options = decision.options
        if len(options) == 1:
            return options[0]
        values = judge(game, observation, decision, rng, max(2, min(self.samples, self.spare // len(options))))
        return options[values.index(max(values))]


def judge(game: GameInfo, observation: Observation, decision: Decision, rng: Rng, samples: int) -> list[float]:
    """The sum of judgements of every option; each meets the same positions and the same luck as the others."""
    values = [0.0] * len(decision.options)
    for _ in range(samples):
        state = game.sample_state(observation, rng)
        luck = int(rng.next32())
        for at, option in enumerate(decision.options):
            trial = state.clone()
            play(trial, option, decision.seat)
            roll_out(trial, decision.seat, decision.code, Rng(luck))
            values[at] += game.evaluate(trial, decision.seat)
    return values
