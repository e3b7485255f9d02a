"""One way to play one game: who asks for a game by name, seats and options gets the same tables each time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from ..core.game import GameInfo
from ..core.state import BaseState
from ..games import find
from .actions import Actions

if TYPE_CHECKING:
    from ..i18n import Catalogue
    from .tensor import Layout


class Setting:
    """A game with its pack, its seats and its options in full, and what every adapter derives from them."""

    def __init__(self, game: GameInfo, pack: Any, seats: int, options: Mapping[str, str]) -> None:
        game.check_seats(seats)
        self.game = game
        self.pack = pack
        self.seats = seats
        self.options = game.settings(options)
        self.actions = Actions(game, pack)

    @cached_property
    def chances(self) -> Actions:
        """The answers of chance, with numbers of their own."""
        return Actions(self.game, self.pack, chance=True)

    @cached_property
    def layout(self) -> Layout:
        """How observations become tensors."""
        from .tensor import Layout

        return Layout(self)

    @cached_property
    def _first(self) -> BaseState:
        return self.game.new_game(self.pack, self.seats, self.options)

    def begin(self) -> BaseState:
        """The position before anything has happened."""
        return self._first.clone()

    def catalogue(self, lang: str) -> Catalogue:
        return _catalogue(self.game.name, lang)

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved by name: packs are not copied from process to process."""
        return setting, (self.game.name, self.seats, self.options)


def setting(name: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Setting:
    """A game by name; options by name, as words or numbers. Without `seats`, two, or as many as it takes at least."""
    least = max(2, find(name).least_seats) if seats is None else seats
    given = {option: str(value) for option, value in (options or {}).items()}
    return _setting(name, int(least), tuple(sorted(find(name).settings(given).items())))


@cache
def _setting(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Setting:
    return Setting(find(name), _pack(name), seats, dict(options))


@cache
def _pack(name: str) -> Any:
    return find(name).load_pack([])


@cache
def _catalogue(name: str, lang: str) -> Catalogue:
    from ..i18n import catalogue

    game = find(name)
    return catalogue(game, lang, game.read_content())
