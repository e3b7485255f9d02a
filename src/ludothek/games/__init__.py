"""The registry: games by name. Third-party games plug in through the entry point group `ludothek.games`."""

from __future__ import annotations

from importlib.metadata import entry_points

from ..core.errors import OptionError
from ..core.game import GameInfo

GROUP = "ludothek.games"


def names() -> list[str]:
    """The games that are installed."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def find(name: str) -> GameInfo:
    """The game of this name."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                game = point.load()
            except TypeError as error:  # what Python says when an interpreted class inherits from a compiled one
                raise OptionError(
                    f"The game '{name}' is not compiled, but this kernel is: compile it, or set LUDOTHEK_PURE=1."
                ) from error
            assert isinstance(game, GameInfo)
            return game
    raise OptionError(f"There is no game '{name}'; there are {', '.join(names())}.")
