"""The table as text, made from what one seat may know: lines of (text, style) pieces, in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.state import UNKNOWN, Observation
from .state import NONE, State

if TYPE_CHECKING:
    from ...i18n import Catalogue

Line = list[tuple[str, str]]


def board(observation: Observation, catalogue: Catalogue, names: Sequence[str], width: int, roomy: bool) -> list[Line]:
    """The river with its lanterns, and what everybody has."""
    s = observation.view
    assert isinstance(s, State)
    lines: list[Line] = [[(catalogue.say("board-round", number=int(s.round_no), rounds=int(s.rounds)), "title")]]
    for pier, entry in enumerate(catalogue.content.entries("pier")):
        owner = int(s.piers[pier])
        who = "–" if owner == NONE else catalogue.colour(owner, names)
        lines.append(
            [(f"  {who:12.12} {entry.name(catalogue.lang)}  ", ""), (catalogue.card_text("pier", entry.id), "dim")]
        )
    for seat in range(int(s.seats)):
        have = {"oil": int(s.oil[seat]), "glow": int(s.glow[seat]), "lanterns": int(s.lanterns(seat))}
        lines.append([(catalogue.say("board-player", player=catalogue.colour(seat, names), **have), "")])
    return lines


def texts(observation: Observation, catalogue: Catalogue, names: Sequence[str], width: int) -> list[Line]:
    """What the cards of the viewer's hand say."""
    s = observation.view
    assert isinstance(s, State)
    lines: list[Line] = []
    for card, entry in enumerate(catalogue.content.entries("card")):
        if observation.seat >= 0 and s.held(observation.seat, card) not in (0, UNKNOWN):
            said = catalogue.card_text("card", entry.id)
            lines.append([(entry.name(catalogue.lang), "bold"), (f"  {said}", "dim")])
    return lines
