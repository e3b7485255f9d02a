"""Finds a game's `view.py`; a game without one gets a plain table of its figures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

from . import plain
from .model import Player, Scene

if TYPE_CHECKING:
    from ..core.game import GameInfo
    from ..core.match import Decision
    from ..core.state import Observation
    from ..i18n import Catalogue

GROUP = "ludothek.games"


class GameView(Protocol):
    """What a game's `view.py` has."""

    def scene(
        self,
        observation: Observation,
        decision: Decision | None,
        catalogue: Catalogue,
        names: Sequence[str],
        narrow: bool = False,
    ) -> Scene:
        """Everything the observing seat sees; pieces and cards that stand for an answer carry its word."""

    def players(self, observation: Observation, catalogue: Catalogue, names: Sequence[str]) -> list[Player]:
        """All colours with their figures, without drawing anything."""


def find_view(game: GameInfo) -> GameView:
    """The module `view` beside the one that the game is registered by."""
    return _view(game.name)


@cache
def _view(name: str) -> GameView:
    for point in entry_points(group=GROUP):
        if point.name == name and find_spec(f"{point.module}.view") is not None:
            return cast(GameView, import_module(f"{point.module}.view"))
    return cast(GameView, plain)
