"""`ludothek perft`: how many positions there are after so many answers. Engines that agree here agree on the rules."""

from __future__ import annotations

import time
from collections.abc import Mapping

from ..core.errors import OptionError
from ..core.match import Match
from ..core.state import BaseState
from ..core.step import answer, legal
from ..games import find
from .words import say


def count(state: BaseState, depth: int) -> int:
    """Leaves of the tree of all answers, of seats and of chance, from here on."""
    options = legal(state)
    if depth == 1 or not options:
        return len(options) if options else 1
    total = 0
    for option in options:
        child = state.clone()
        answer(child, option)
        total += count(child, depth - 1)
    return total


def show(name: str, depth: int, seats: int, options: Mapping[str, str], seed: int, lang: str) -> None:
    """Counts from the first question to a seat, one line for each depth."""
    game = find(name)
    if depth < 1:
        raise OptionError(say("cli-depth", lang))
    match = Match(game, game.load_pack([]), seats or game.least_seats, options, seed)
    match.settle()
    for plies in range(1, depth + 1):
        began = time.perf_counter()
        found = count(match.state.clone(), plies)
        print(f"{plies:>3} {found:>14,}  {time.perf_counter() - began:8.2f} s", flush=True)
