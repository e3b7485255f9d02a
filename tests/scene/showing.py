"""Scenes of every game at positions of random games, as those who sit there see them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ludothek.core.game import word_of
from ludothek.core.match import Decision
from ludothek.core.state import BaseState, Observation
from ludothek.games import find
from ludothek.i18n import LANGUAGES, Catalogue, catalogue
from ludothek.scene import Scene, find_view
from tests.contracts.walks import SPECTATOR, Table, asked_seats, ints, ready, sample, walk

NAMES = ("Anna", "Bert & Co", "<Cora>", "Dörte", "Friedrich-Wilhelm von der Au", "Zoë")
POSITIONS = 8


@dataclass(frozen=True)
class Shown:
    """One scene and what it was made from."""

    table: Table
    observation: Observation
    decision: Decision | None
    lang: str
    wide: Scene
    narrow: Scene

    @property
    def catalogue(self) -> Catalogue:
        return words(self.table.name, self.lang)

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.table.seats]

    @property
    def scenes(self) -> tuple[Scene, Scene]:
        return self.wide, self.narrow


@cache
def words(name: str, lang: str) -> Catalogue:
    game = find(name)
    return catalogue(game, lang, game.read_content())


def decision(table: Table, state: BaseState, seat: int) -> Decision | None:
    """What a match would ask this seat."""
    if not state.stack or seat not in asked_seats(state):
        return None
    step = state.stack[-1].asking(seat)
    options = tuple(ints(step.options(state)))
    said = tuple(word_of(table.pack, step.code, option) for option in options)
    return Decision(seat, tuple(asked_seats(state)), step.code, options, said, step.source(state))


def shown(table: Table) -> Iterator[Shown]:
    """Those who are asked, one who is not, and a spectator; the languages take turns."""
    states = [ready(state) for state in sample(table, POSITIONS)]
    for number, state in enumerate([*states, walk(table).match.state]):
        asked = asked_seats(state) if state.stack else []
        waiting = [seat for seat in range(table.seats) if seat not in asked]
        for viewer in [*asked[:2], *waiting[number % max(1, len(waiting)) :][:1], SPECTATOR]:
            yield show(table, state, viewer, LANGUAGES[(number + viewer) % 2])


def show(table: Table, state: BaseState, viewer: int, lang: str) -> Shown:
    seen = table.game.observe(state, viewer)
    asks = decision(table, state, viewer)
    view, told, names = find_view(table.game), words(table.name, lang), NAMES[: table.seats]
    wide, narrow = (view.scene(seen, asks, told, names, is_narrow) for is_narrow in (False, True))
    return Shown(table, seen, asks, lang, wide, narrow)
