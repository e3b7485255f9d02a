"""The numbers that cards change: one query function each."""

# mypyc: compile
from __future__ import annotations

from mypy_extensions import i64

from .state import NONE, State


def pier_price(s: State, player: i64, pier: i64) -> i64:
    """LAN-LIGHT-04: the printed price, less what the player's card in play saves, and never less than nothing."""
    price = s.pack.price[pier]
    if s.revealed and s.picked[player] != NONE:
        price -= s.pack.cheaper[s.picked[player]]
    return price if price > 0 else 0
