"""The records of an EVACUATE! pack, and the checks only this game knows."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludothek.content import Check, Content, Problem, Words

Row = Annotated[int, Meta(ge=1, le=6)]
Speed = Annotated[int, Meta(ge=0, le=6)]
Players = Annotated[int, Meta(ge=2, le=6)]
Positive = Annotated[int, Meta(ge=1)]
Effects = tuple[str, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Keys in the files are words with hyphens."""


class Gate(Record, frozen=True):
    """Between row `after` and the next one; `speed` is "at-most n" or "at-least n"."""

    after: Row
    speed: Annotated[str, Meta(pattern=r"^at-(most|least) [0-6]$")]


class Station(Record, frozen=True):
    rows: Annotated[int, Meta(ge=3, le=6)]
    start: bool = False
    cost: dict[Row, Annotated[int, Meta(ge=1, le=3)]] = {}
    cap: dict[Row, Annotated[int, Meta(ge=1, le=6)]] = {}
    stop: tuple[Row, ...] = ()
    gates: tuple[Gate, ...] = ()
    effects: Effects = ()


class Nomia(Record, frozen=True):
    """`initial` of the `count` cards form the first deck; Transport and Rescue Ship have no colour."""

    count: Positive
    colour: Literal["blue", "red", "none"] = "none"
    initial: Annotated[int, Meta(ge=0)] = 0
    effects: Effects = ()


class Run(Record, frozen=True):
    """A card that no civilization names as its own belongs to every Run Deck."""

    speed: Speed
    action: bool
    effects: Effects = ()


class Special(Record, frozen=True):
    window: Literal["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9"]
    effects: Effects


class Power(Record, frozen=True):
    name: Words
    effects: Effects


class Civilization(Record, frozen=True):
    """`extra_cards` are ids of Nomia entries kept apart at set-up."""

    survivors: Annotated[int, Meta(ge=1, le=8)]
    power: Power
    run_card: str
    special: str
    extra_cards: tuple[str, ...] = ()


class Neutral(Record, frozen=True):
    distances: Annotated[tuple[Annotated[int, Meta(ge=1, le=4)], ...], Meta(min_length=10, max_length=10)]


class Tracker(Record, frozen=True):
    """Space `spaces` is the bottom; a game of n players fills from `start[n]` up to `evac_ready`."""

    spaces: Positive
    start: dict[Players, Positive]
    evac_ready: Positive


class Board(Record, frozen=True):
    """Constants of the box: Basic Game Survivors, miniatures per colour, hand size that renews the hand."""

    survivors: Positive
    miniatures: Positive
    renew_at: Annotated[int, Meta(ge=0)]


SCHEMAS: dict[str, type[msgspec.Struct]] = {
    "station": Station,
    "nomia": Nomia,
    "run": Run,
    "special": Special,
    "civilization": Civilization,
    "neutral": Neutral,
    "tracker": Tracker,
    "board": Board,
}

UNIQUE = (("station", "nomia", "run", "special", "civilization"),)


def check_stations(content: Content) -> Iterator[Problem]:
    """One Starting card (EVC-SETUP-03); row properties name rows the card has."""
    starts = 0
    for entry in content.entries("station"):
        card = entry.data
        assert isinstance(card, Station)
        starts += card.start
        edges = [gate.after + 1 for gate in card.gates]
        if max([*card.cost, *card.cap, *card.stop, *edges], default=0) > card.rows:
            yield Problem(entry.ref, f"A row property lies beyond row {card.rows}.")
    if starts != 1:
        yield Problem("station", f"There must be exactly one Starting card, not {starts}.")


def check_nomia(content: Content) -> Iterator[Problem]:
    """The first deck (EVC-SETUP-20) is taken from the cards there are, two of them blue (EVC-NOMIA-21)."""
    blue = 0
    for entry in content.entries("nomia"):
        card = entry.data
        assert isinstance(card, Nomia)
        if card.initial > card.count:
            yield Problem(entry.ref, f"The first deck takes {card.initial} of {card.count} cards.")
        blue += card.initial if card.colour == "blue" else 0
    if blue < 2:
        yield Problem("nomia", f"The first deck needs two blue cards, it has {blue}.")


def check_civilizations(content: Content) -> Iterator[Problem]:
    """A civilization's cards exist, and no two civilizations share one."""
    taken: dict[tuple[str, str], str] = {}
    ids = {kind: {entry.id for entry in content.entries(kind)} for kind in ("run", "special", "nomia")}
    for entry in content.entries("civilization"):
        people = entry.data
        assert isinstance(people, Civilization)
        extra = [("nomia", card) for card in people.extra_cards]
        for kind, card in [("run", people.run_card), ("special", people.special), *extra]:
            if card not in ids[kind]:
                yield Problem(entry.ref, f"There is no {kind} '{card}'.")
            elif (kind, card) in taken:
                yield Problem(entry.ref, f"The {kind} '{card}' already belongs to {taken[kind, card]}.")
            taken.setdefault((kind, card), entry.ref)


def check_tracker(content: Content) -> Iterator[Problem]:
    """More players, more losses until Evac Ready (EVC-TRACK-01, -02)."""
    for entry in content.entries("tracker"):
        track = entry.data
        assert isinstance(track, Tracker)
        starts = [track.start.get(players, 0) for players in range(2, 7)]
        rising = all(low < high for low, high in pairwise(starts))
        if not rising or starts[0] <= track.evac_ready or starts[-1] > track.spaces:
            yield Problem(entry.ref, "The start spaces must rise from 2 to 6 players within the column.")


CHECKS: tuple[Check, ...] = (check_stations, check_nomia, check_civilizations, check_tracker)
