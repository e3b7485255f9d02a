"""The table of a game that draws none: what the observation counts, and who plays which colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..core.state import UNKNOWN
from .model import Figure, Player, Scene
from .seats import player

if TYPE_CHECKING:
    from ..core.match import Decision
    from ..core.state import Observation
    from ..i18n import Catalogue


def scene(
    observation: Observation,
    decision: Decision | None,
    catalogue: Catalogue,
    names: Sequence[str],
    narrow: bool = False,
) -> Scene:
    """The game's name, its single figures as facts, the others with their players."""
    facts = [f"{field}: {_number(value)}" for field, value in _fields(observation) if isinstance(value, int)]
    return Scene(
        heading=[catalogue.say("game-title")],
        facts=facts,
        players=players(observation, catalogue, names),
    )


def players(observation: Observation, catalogue: Catalogue, names: Sequence[str]) -> list[Player]:
    """Every list of the position with one number for each seat is a figure of theirs."""
    found = []
    for seat in range(len(names)):
        figures = [
            Figure(id=field, label=field, value=value[seat])
            for field, value in _fields(observation)
            if isinstance(value, list) and len(value) == len(names) and value[seat] != UNKNOWN
        ]
        found.append(player(catalogue, seat, names, figures=figures, you=seat == observation.seat))
    return found


def _fields(observation: Observation) -> list[tuple[str, object]]:
    """The game's own fields: figures and lists of figures, by the words its engine has for them."""
    plain = {field: value for field, value in observation.view.dump().items() if field != "stack"}
    return [
        (field, value)
        for field, value in plain.items()
        if isinstance(value, int) or (isinstance(value, list) and all(isinstance(item, int) for item in value))
    ]


def _number(value: int) -> str:
    return "?" if value == UNKNOWN else str(value)
