"""Which tables the adapters are tried at: of each game the first, a middle and the last of those contracts walk."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludothek.adapters.play import Play
from ludothek.adapters.setting import Setting, setting
from ludothek.games import names
from tests.contracts.walks import Table, tables


def some_tables() -> list[Table]:
    found = []
    for name in names():
        there = tables(name)
        found += [there[0], there[len(there) // 2], there[-1]]
    return found


every_table = pytest.mark.parametrize("table", some_tables(), ids=str)
every_game = pytest.mark.parametrize("name", names())


def of(table: Table) -> Setting:
    return setting(table.name, table.seats, dict(table.options))


def random_play(setting: Setting, seed: int) -> Iterator[Play]:
    """A random game, before each answer and once at the end."""
    play, random = Play(setting, seed), Random(seed)
    while not play.over:
        yield play
        seat = random.choice(play.owing)
        assert play.answer(seat, random.choice(play.actions(seat))) == ""
    yield play
