"""Events as sentences of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core.events import Event
from .messages import MissingMessage
from .phrases import enumeration

if TYPE_CHECKING:
    from .catalogue import Catalogue

FORCED = "forced."


def event_text(catalogue: Catalogue, event: Event, viewer: int, names: Sequence[str]) -> str:
    """The sentence for one event; nothing for those who may not know of it."""
    if not event.seen_by(viewer):
        return ""
    if event.kind.startswith(FORCED):
        return forced(catalogue, event, names)
    if event.kind not in catalogue.game.events:
        raise MissingMessage(f"{catalogue.game.name} has no event '{event.kind}'.")
    args: dict[str, Any] = {}
    colours: list[int] = []
    for told, value in zip(catalogue.game.events[event.kind], event.args):
        name, vocabulary = told.split(":")
        args.update(argument(catalogue, name, vocabulary, int(value), names))
        if vocabulary == "colour":
            args["same"] = "yes" if value in colours else "no"  # one colour acting on itself reads differently
            colours.append(value)
    return catalogue.say(f"event-{event.kind}", **args)


def forced(catalogue: Catalogue, event: Event, names: Sequence[str]) -> str:
    """A question with one answer left, which the kernel has given; nothing where what comes of it tells as much."""
    code = event.kind.removeprefix(FORCED)
    if code in catalogue.game.untold:
        return ""
    player, choice = event.args[:2]
    option = catalogue.option(code, catalogue.words(code)[choice], names=names)
    return catalogue.say("event-forced", player=catalogue.colour(player, names), option=option)


def argument(catalogue: Catalogue, name: str, vocabulary: str, value: int, names: Sequence[str]) -> dict[str, Any]:
    """What an event's number stands for. Nobody and face-down cards stay negative numbers, for messages to select."""
    if vocabulary == "number":
        return {name: abs(value), f"{name}-sign": "minus" if value < 0 else "plus"}
    if vocabulary == "seats":
        seats = [names[seat] for seat in range(len(names)) if (value >> seat) & 1]
        return {name: enumeration(catalogue.messages, seats), f"{name}-count": len(seats)}
    if value < 0:
        return {name: value}
    if vocabulary == "colour":
        return {name: catalogue.colour(value, names)}
    if vocabulary in catalogue.content.schemas:
        return {name: catalogue.card(vocabulary, catalogue.content.entries(vocabulary)[value].id)}
    return {name: catalogue.option(vocabulary, catalogue.words(vocabulary)[value], names=names)}  # a question's word
