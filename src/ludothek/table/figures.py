"""The figures of all players in a position, and how two positions differ in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..scene import find_view
from .view import Delta

if TYPE_CHECKING:
    from ..core.match import Match
    from ..core.state import BaseState
    from ..i18n import Catalogue
    from ..scene import Player


def players_in(match: Match, state: BaseState, viewer: int, catalogue: Catalogue) -> list[Player]:
    """All colours with the figures that this viewer may know in a position of a match."""
    observation = match.game.observe(state, viewer)
    return find_view(match.game).players(observation, catalogue, catalogue.seat_names(match.record.seats))


def deltas(before: Sequence[Player], after: Sequence[Player]) -> list[Delta]:
    """What is more or less than before, in the order of the players and their figures."""
    found = []
    known = {(player.seat, figure.id): figure.value for player in before for figure in player.figures}
    for player in after:
        for figure in player.figures:
            by = figure.value - known.get((player.seat, figure.id), figure.value)
            if by and not figure.passing:
                found.append(Delta(seat=player.seat, figure=figure.id, by=by))
    return found
