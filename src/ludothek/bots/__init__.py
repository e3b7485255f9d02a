"""Bots: players that are given an observation and a question, and never the true state.

Four levels mean the same in every game: a *novice* looks one answer ahead and overlooks much, a *player* looks one
answer ahead, an *expert* and a *master* search, up to 2 and 5 seconds a turn. `greedy` and `random` are yardsticks: the
player under its old name, and anything at all. Whoever installs a package with an entry point in the group
`ludothek.bots` adds bots of their own.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from ..core.chance import Rng
from ..core.errors import OptionError
from ..core.game import GameInfo
from ..core.match import Decision
from ..core.state import Observation
from ..core.weights import Weights

LEVELS = ("novice", "player", "expert", "master")
YARDSTICKS = ("greedy", "random")
DEFAULT = "player"
GROUP = "ludothek.bots"


class Bot(Protocol):
    """One way to answer questions. What a bot keeps between two of them only saves it time."""

    name: str

    def choose(self, game: GameInfo, observation: Observation, decision: Decision, rng: Rng) -> int:
        """One of the options of the decision."""
        ...


@cache
def plugged_in() -> dict[str, EntryPoint]:
    """Bots of other packages; our own names are taken."""
    found = entry_points(group=GROUP)
    return {entry.name: entry for entry in found if entry.name not in LEVELS + YARDSTICKS}


def names() -> list[str]:
    """The bots there are."""
    return [*LEVELS, *YARDSTICKS, *sorted(plugged_in())]


def offered() -> list[str]:
    """Those that people choose from; the yardsticks are for measuring."""
    return [*LEVELS, *sorted(plugged_in())]


def find(name: str, weights: Weights | None = None, capped: bool = False) -> Bot:
    """A new bot of this name; it judges by the game's own weights unless it is given others.

    At a table its time is capped. Elsewhere only simulations count, so that the same seed gives the same game.
    """
    if name == "random":
        from .random import RandomBot

        return RandomBot()
    if name in ("greedy", "player", "novice"):
        from .greedy import GreedyBot

        return GreedyBot(name, slips=name == "novice", weights=weights)
    if name in LEVELS:
        from .mcts import EXPERT, MASTER, SearchBot

        effort = EXPERT if name == "expert" else MASTER
        return SearchBot(name, effort.worth, effort.cap if capped else 0.0, weights)
    if name in plugged_in():
        made: Bot = plugged_in()[name].load()()
        return made
    raise OptionError(f"There is no bot '{name}'; there are {', '.join(names())}.")
