"""Who did what with which word: read from events, whose arguments every game types as "name:vocabulary"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from ..core.events import Event
from ..core.game import GameInfo
from ..games import find as find_game

COLOUR, NUMBER, SEATS = "colour", "number", "seats"

Deed = tuple[str, str]  # kind of event, word


class Ledger:
    """Reads the events of one game."""

    def __init__(self, game: GameInfo, packs: tuple[str, ...]) -> None:
        self.heading = game.heading
        self.doers: dict[str, int] = {}  # kind -> which argument is the seat that did it
        self.named: dict[str, list[tuple[int, str]]] = {}  # kind -> its arguments that name something, by vocabulary
        self.words = vocabularies(game.name, packs)
        for kind, arguments in game.events.items():
            types = [argument.split(":")[1] for argument in arguments]
            if kind == game.heading or COLOUR not in types:
                continue
            self.doers[kind] = types.index(COLOUR)
            worded = [(at, type) for at, type in enumerate(types) if type not in (COLOUR, NUMBER, SEATS)]
            self.named[kind] = worded or [(at, type) for at, type in enumerate(types) if type == NUMBER]

    def deeds(self, events: Iterable[Event], seats: int) -> list[Counter[Deed]]:
        """How often each seat did what. A thing is named by its word, by its number where there is no word."""
        found: list[Counter[Deed]] = [Counter() for _ in range(seats)]
        for event in events:
            at = self.doers.get(event.kind)
            if at is not None and 0 <= event.args[at] < seats:
                found[event.args[at]][event.kind, self.word(event)] += 1
        return found

    def word(self, event: Event) -> str:
        parts = []
        for at, vocabulary in self.named[event.kind]:
            value, words = event.args[at], self.words.get(vocabulary, ())
            parts.append(str(value) if vocabulary == NUMBER else words[value] if 0 <= value < len(words) else "?")
        return " ".join(parts)


@cache
def ledger(game: str, packs: tuple[str, ...]) -> Ledger:
    return Ledger(find_game(game), packs)


@cache
def vocabularies(game: str, packs: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """The words of every vocabulary: those of questions, and the ids of every kind of record."""
    found = find_game(game)
    content = found.read_content([Path(pack) for pack in packs])
    kinds = {kind: tuple(entry.id for entry in content.entries(kind)) for kind in content.schemas}
    return {**found.vocabulary(content), **kinds}
