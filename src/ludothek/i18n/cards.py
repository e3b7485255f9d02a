"""Card texts, derived from what the pack says about a card; no game writes them by hand.

The text of a card of kind K is put together from the messages of its game:

- `card-K` says the single figures, each by its name (`$speed`); a flag is `yes` or `no`, an id is its card's name;
- `card-K-F` says the field F that is more than a figure: places (`$places`, `$places-count`) with a value `$n`, a table
  (each of its figures by name, also as `-next`: the other side of the edge after a place), names of cards (`$cards`),
  or a named part with effects (`$name`, `$effects`);
- `text-K-ID`, if there is one, adds what the rules say about this card without any effect of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec

from ..content import Entry
from .messages import capital
from .phrases import Phrase, enumeration

if TYPE_CHECKING:
    from .catalogue import Catalogue

LIMIT = re.compile(r"([a-z-]+) (\d+)")  # "at-most 2"
SIMPLE = (bool, int, str)


def card_text(catalogue: Catalogue, entry: Entry) -> str:
    """All sentences of a card."""
    fields = msgspec.structs.asdict(entry.data)
    args = figures(catalogue, fields)
    texts = [catalogue.say(f"card-{entry.kind}", **args)]
    for name, value in fields.items():
        if not isinstance(value, SIMPLE):
            texts.extend(_field(catalogue, entry.kind, name.replace("_", "-"), value, args))
    own = f"text-{entry.kind}-{entry.id}"
    if catalogue.has(own):
        texts.append(catalogue.say(own))
    return " ".join(sentence(text) for text in texts if text)


def figures(catalogue: Catalogue, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The single figures of a card as arguments of messages."""
    args: dict[str, Any] = {}
    for field, value in fields.items():
        name = field.replace("_", "-")
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int):
            args[name] = value
        elif isinstance(value, str):
            limit = LIMIT.fullmatch(value)
            if limit is not None:
                args[name], args[f"{name}-n"] = limit[1], int(limit[2])
            else:
                entry = catalogue.entry(value)
                args[name] = value if entry is None else catalogue.card(entry.kind, entry.id)
    return args


def effect_texts(catalogue: Catalogue, kind: str, phrases: Sequence[str]) -> list[str]:
    grammar = catalogue.game.grammar
    return [Phrase(catalogue.messages, kind).say(grammar.ability(phrase)) for phrase in phrases]


def sentence(text: str) -> str:
    text = capital(text)
    return text if text.endswith((".", "!", "?")) else text + "."


def places(catalogue: Catalogue, numbers: Sequence[int]) -> str:
    """`2`, `2 and 3`, `1–4`."""
    if len(numbers) > 2 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return enumeration(catalogue.messages, [str(number) for number in numbers])


def _field(catalogue: Catalogue, kind: str, name: str, value: Any, args: dict[str, Any]) -> Iterator[str]:
    message_id = f"card-{kind}-{name}"
    if name == "effects":
        yield from effect_texts(catalogue, kind, value)
    elif isinstance(value, msgspec.Struct):
        part = msgspec.structs.asdict(value)
        effects = " ".join(sentence(text) for text in effect_texts(catalogue, kind, part["effects"]))
        yield catalogue.say(message_id, **args, name=part["name"][catalogue.lang], effects=effects)
    elif isinstance(value, Mapping):
        for number, rows in groupby(sorted(value, key=lambda row: (value[row], row)), key=value.__getitem__):
            found = list(rows)
            where = {"places": places(catalogue, found), "places-count": len(found)}
            yield catalogue.say(message_id, **args, **where, n=number)
    elif value and isinstance(value[0], msgspec.Struct):
        for item in value:
            own = figures(catalogue, msgspec.structs.asdict(item))
            sides = {f"{key}-next": number + 1 for key, number in own.items() if isinstance(number, int)}
            yield catalogue.say(message_id, **{**args, **own, **sides})
    elif value and isinstance(value[0], int):
        yield catalogue.say(message_id, **args, **{"places": places(catalogue, value), "places-count": len(value)})
    elif value:
        names = list(figures(catalogue, dict(zip(value, value))).values())
        yield catalogue.say(message_id, **args, cards=enumeration(catalogue.messages, names))
