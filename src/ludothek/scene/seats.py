"""Who plays which colour: each has a colour, a shape and a letter, so that no eye depends on one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .model import Figure, Player

if TYPE_CHECKING:
    from ..i18n import Catalogue

# Those with a symbol `s-seat-…` and a class `c-…`; white has the shape of ivory, and no game has both.
COLOURS = ("blue", "yellow", "pink", "ivory", "green", "violet", "white")


def letter(catalogue: Catalogue, number: int) -> str:
    """The letter of a colour: the game's own (`board-letter-blue`), or the first of its name that is still free."""
    own = f"board-letter-{catalogue.game.colours[number]}"
    if catalogue.has(own):
        return catalogue.say(own)
    taken: list[str] = []
    for colour in catalogue.game.colours[: number + 1]:
        name = catalogue.say(f"colour-{colour}").upper()
        taken.append(next((letter for letter in name if letter not in taken), name[0]))
    return taken[number]


def player(
    catalogue: Catalogue,
    number: int,
    names: Sequence[str],
    *,
    figures: Sequence[Figure] = (),
    notes: Sequence[str] = (),
    you: bool = False,
    out: bool = False,
    role: str = "",
) -> Player:
    """One colour at the table; those beyond the names of the seats are neutral."""
    return Player(
        seat=number,
        name=catalogue.colour(number, names),
        colour=catalogue.game.colours[number],
        letter=letter(catalogue, number),
        figures=list(figures),
        notes=list(notes),
        neutral=number >= len(names),
        role=role,
        out=out,
        you=you,
    )
