"""The bot that takes any option, each as likely as the other."""

from __future__ import annotations

from ..core.chance import Rng
from ..core.game import GameInfo
from ..core.match import Decision
from ..core.state import Observation


class RandomBot:
    """Uniformly at random: the yardstick for every other bot."""

    name = "random"

    def choose(self, game: GameInfo, observation: Observation, decision: Decision, rng: Rng) -> int:
        return decision.options[int(rng.below(len(decision.options)))]
