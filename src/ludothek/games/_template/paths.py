"""Positions by name, for scenarios.

Of a seat: `blue.oil`, `blue.glow`, `blue.hand` (a list of cards), `blue.played` (the open card of this round), and to
read only `blue.points`. Of the river: `pier.mill` (a colour, or "" for dark), `discard` (cards and their numbers),
`round`, `first`, `phase` (write only), and to read only `deck`, `over`, `winners`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.errors import ScenarioError
from ...core.step import Step
from .flow import CleanUp, LightLanterns, PickCards, PlayCards, TakeCards
from .scoring import score
from .state import COLOURS, NONE, State

PHASES: dict[str, Callable[[], list[Step[Any]]]] = {
    "draw": lambda: [CleanUp(), LightLanterns(), PlayCards(), PickCards(), TakeCards()],
    "pick": lambda: [CleanUp(), LightLanterns(), PlayCards(), PickCards()],
    "play": lambda: [CleanUp(), LightLanterns(), PlayCards()],
    "light": lambda: [CleanUp(), LightLanterns()],
    "clean-up": lambda: [CleanUp()],
}


def read_path(s: State, path: str) -> Any:
    """The value a path names, as plain data in words."""
    head, _, rest = path.partition(".")
    if head in COLOURS[: int(s.seats)]:
        return _read_seat(s, COLOURS.index(head), rest, path)
    if head == "pier":
        owner = s.piers[_number(_piers(s), rest, path)]
        return COLOURS[owner] if owner != NONE else ""
    if path in ("deck", "discard"):
        return {card: int(n) for card, n in zip(_cards(s), _pile(s, path), strict=True) if n}
    if path == "round":
        return int(s.round_no)
    if path == "over":
        return int(s.over)
    if path == "first":
        return COLOURS[s.first]
    if path == "winners":
        return [COLOURS[seat] for seat in score(s).winners]
    raise _unknown(path)


def write_path(s: State, path: str, value: Any) -> None:
    """Set what a path names. Cards come from the deck and go back there, so none is lost."""
    head, _, rest = path.partition(".")
    if head in COLOURS[: int(s.seats)]:
        _write_seat(s, COLOURS.index(head), rest, value, path)
    elif head == "pier":
        owner = _number(COLOURS[: int(s.seats)], value, path) if value else NONE
        s.piers[_number(_piers(s), rest, path)] = owner
    elif path == "discard":
        for card, name in enumerate(_cards(s)):
            s.deck[card] += s.discard[card]
            s.discard[card] = 0
            for _ in range(value.get(name, 0)):
                _from_deck(s, card, path)
                s.discard[card] += 1
    elif path == "round":
        s.round_no = int(value)
    elif path == "first":
        s.first = _number(COLOURS[: int(s.seats)], value, path)
    elif path == "phase":
        if value not in PHASES:
            raise ScenarioError(f"There is no phase '{value}'; there are {', '.join(PHASES)}.")
        s.stack.clear()
        s.stack.extend(PHASES[value]())
    else:
        raise _unknown(path)


def _read_seat(s: State, seat: int, field: str, path: str) -> Any:
    if field == "oil":
        return int(s.oil[seat])
    if field == "glow":
        return int(s.glow[seat])
    if field == "points":
        return int(s.points(seat))
    if field == "hand":
        return [name for card, name in enumerate(_cards(s)) for _ in range(int(s.held(seat, card)))]
    if field == "played":
        return _cards(s)[s.picked[seat]] if s.revealed and s.picked[seat] != NONE else ""
    raise _unknown(path)


def _write_seat(s: State, seat: int, field: str, value: Any, path: str) -> None:
    if field == "oil":
        s.oil[seat] = int(value)
    elif field == "glow":
        s.glow[seat] = int(value)
    elif field == "hand":
        for card in range(int(s.pack.cards)):
            s.deck[card] += s.held(seat, card)
            s.hold(seat, card, -s.held(seat, card))
        for name in value:
            card = _number(_cards(s), name, path)
            _from_deck(s, card, path)
            s.hold(seat, card, 1)
    elif field == "played":
        card = _number(_cards(s), value, path)
        _from_deck(s, card, path)
        s.picked[seat] = card
        s.revealed = 1
    else:
        raise _unknown(path)


def _from_deck(s: State, card: int, path: str) -> None:
    if s.deck[card] == 0:
        raise ScenarioError(f"'{path}': the deck has no '{_cards(s)[card]}' left.")
    s.deck[card] -= 1


def _pile(s: State, path: str) -> list[int]:
    return [int(n) for n in (s.deck if path == "deck" else s.discard)]


def _cards(s: State) -> tuple[str, ...]:
    return s.pack.words["pick.card"]


def _piers(s: State) -> tuple[str, ...]:
    return s.pack.words["light.pier"][1:]


def _number(words: tuple[str, ...], word: Any, path: str) -> int:
    if word not in words:
        raise ScenarioError(f"'{path}' does not know '{word}'.")
    return words.index(word)


def _unknown(path: str) -> ScenarioError:
    return ScenarioError(f"Lanterns has no state path '{path}'.")
