"""The tables: everything that can be done with them, for the web and whoever else serves people."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path

from ..store import Store
from .again import Again
from .coming import Coming
from .hinting import Hinting
from .links import Linking
from .looking import Looking
from .notices import Notices
from .room import Room
from .shelf import Shelf


class Tables(Again, Linking, Coming, Looking, Hinting, Notices):
    """One service of many parts. Every method is synchronous and may be called from any thread.

    What changes a table is committed when the method returns; then those who subscribed are told.
    """

    def __init__(self, store: Store, packs: Sequence[Path] = ()) -> None:
        self.store = store
        self.shelf = Shelf(packs)
        self.room = Room(store, self.shelf)
        self._headings = OrderedDict()

    def subscribe(self, change: Callable[[str], None]) -> None:
        """`change` is called with a table's id after every change that this process has committed."""
        self.room.subscribe(change)
