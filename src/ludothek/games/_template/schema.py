"""The records of a Lanterns pack, and the checks only this game knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from ...content import Check, Content, Problem

Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Keys in the files are words with hyphens."""


class Card(Record, frozen=True):
    count: Positive
    effects: tuple[str, ...]


class Pier(Record, frozen=True):
    price: Natural
    points: Positive


class River(Record, frozen=True):
    """Oil of a player at the beginning, and cards in hand at the beginning of a round."""

    oil: Natural
    hand: Positive


SCHEMAS: dict[str, type[msgspec.Struct]] = {"card": Card, "pier": Pier, "river": River}
UNIQUE = (("card", "pier"),)


def check_deck(content: Content) -> Iterator[Problem]:
    """Four players can fill their hands and play a card each (LAN-DECK-02)."""
    cards = sum(card.count for card in content.data("card", Card))
    needed = 4 * (content.data("river", River)[0].hand + 1)
    if cards < needed:
        yield Problem("card", f"The deck has {cards} cards; four players need {needed}.")


CHECKS: tuple[Check, ...] = (check_deck,)
