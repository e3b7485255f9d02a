"""Bots: players that are given an observation and a question, and never the true state."""

from __future__ import annotations

from typing import Protocol

from ..core.chance import Rng
from ..core.errors import OptionError
from ..core.game import GameInfo
from ..core.match import Decision
from ..core.state import Observation
from ..core.weights import Weights


class Bot(Protocol):
    """One way to answer questions. A bot keeps nothing between two of them."""

    name: str

    def choose(self, game: GameInfo, observation: Observation, decision: Decision, rng: Rng) -> int:
        """One of the options of the decision."""
        ...


def names() -> list[str]:
    """The bots there are."""
    return ["greedy", "random"]


def find(name: str, weights: Weights | None = None) -> Bot:
    """The bot of this name; it judges by the game's own weights unless it is given others."""
    if name == "random":
        from .random import RandomBot

        return RandomBot()
    if name == "greedy":
        from .greedy import GreedyBot

        return GreedyBot(weights=weights)
    raise OptionError(f"There is no bot '{name}'; there are {', '.join(names())}.")
