"""Small positions of Lanterns, the game that shows every mechanism of the kernel.

Compiled classes cannot be subclassed in a test, so the kernel is tested with a real game, both ways.
"""

from __future__ import annotations

from typing import Any

from ludothek.core.effects import register
from ludothek.core.match import Match
from ludothek.core.state import BaseState
from ludothek.core.step import NOBODY, advance, legal, play
from ludothek.games import find

GAME = find("lanterns")


def position(seats: int = 2, **given: Any) -> Any:
    """A position after set-up with nothing pending; `blue__oil=3` sets the path `blue.oil`."""
    state = GAME.new_game(GAME.load_pack([]), seats, {"rounds": "4"})
    advance(state)
    play(state, 0)
    advance(state)
    state.stack.clear()
    for name, value in given.items():
        write(state, name.replace("__", ".").replace("_", "-"), value)
    return state


def write(state: BaseState, path: str, value: Any) -> None:
    GAME.write_path(state, path, value)


def value(state: BaseState, path: str) -> Any:
    return GAME.read_path(state, path)


def effect(state: Any, phrase: str) -> Any:
    """An effect phrase as a node of this position's own pack."""
    node = GAME.grammar.effect(phrase)
    register(node, state.pack.nodes)
    return node


def start(state: Any, phrase: str, player: int = 0, subject: int | None = None) -> list[int]:
    """Start an effect if it can be; the options of the first question it asks."""
    node = effect(state, phrase)
    subject = player if subject is None and player != NOBODY else subject or 0
    if node.possible(state, player, subject):
        node.start(state, player, subject)
    return legal(state)


def say(state: Any, choice: int) -> list[int]:
    """Answer the top question; the options of the next."""
    assert play(state, choice) == 0
    return legal(state)


def match(seats: int = 2, seed: int = 11, names: tuple[str, ...] = ()) -> Match:
    return Match(GAME, GAME.load_pack([]), seats, {}, seed, names)


def play_out(table: Match, at: int = 0) -> Match:
    """Every question gets the option at this place (from the end, if negative)."""
    while (decision := table.decision()) is not None:
        table.play(decision.seat, decision.options[at])
    return table
