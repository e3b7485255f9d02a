"""The games on the shelf: rules, packs and words, read once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import Any

from ..content import Content
from ..core.game import GameInfo
from ..games import find
from ..i18n import LANGUAGES, Catalogue, catalogue


class Shelf:
    """Games by name; packs laid over their own content are the same for all of them."""

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.packs = tuple(packs)
        self._lock = Lock()
        self._games: dict[str, GameInfo] = {}
        self._packs: dict[str, Any] = {}
        self._content: dict[str, Content] = {}
        self._catalogues: dict[tuple[str, str], Catalogue] = {}

    def game(self, name: str) -> GameInfo:
        with self._lock:
            return self._game(name)

    def pack(self, name: str) -> Any:
        with self._lock:
            if name not in self._packs:
                self._packs[name] = self._game(name).load_pack(list(self.packs))
            return self._packs[name]

    def catalogue(self, name: str, lang: str) -> Catalogue:
        """The words of a game; English where there is no such language."""
        lang = lang if lang in LANGUAGES else "en"
        with self._lock:
            if (name, lang) not in self._catalogues:
                game = self._game(name)
                if name not in self._content:
                    self._content[name] = game.read_content(list(self.packs))
                self._catalogues[name, lang] = catalogue(game, lang, self._content[name])
            return self._catalogues[name, lang]

    def _game(self, name: str) -> GameInfo:
        if name not in self._games:
            self._games[name] = find(name)
        return self._games[name]
