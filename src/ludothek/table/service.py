"""What all services of the tables share: the store, the shelf, the room, and who may do what."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeVar

from sqlalchemy import select

from ..store import Conflict, Store
from ..store.schema import SPECTATOR, grants, tables
from .errors import Hidden, NotHost, NotYours, RulesChanged
from .room import Room
from .shelf import Shelf
from .table import OPEN, OVER, RECORD, RUNNING, Table

T = TypeVar("T")
ATTEMPTS = 4


class Service:
    """One part of `Tables`."""

    store: Store
    shelf: Shelf
    room: Room

    def held(self, table_id: str, guest_id: str) -> list[int]:
        """The seats that a guest may sit in; SPECTATOR among them is the right to watch."""
        with self.store.read() as db:
            where = (grants.c.table_id == table_id, grants.c.guest_id == guest_id)
            return sorted(db.execute(select(grants.c.seat).where(*where)).scalars())

    def seats_of(self, table_id: str, guest_id: str) -> list[int]:
        """The seats of a guest at a table."""
        return [seat for seat in self.held(table_id, guest_id) if seat != SPECTATOR]

    def may_watch(self, table_id: str, guest_id: str) -> bool:
        """The host, and guests with a seat or a spectator's link; when the game is over, all who know the table."""
        with self.store.read() as db:
            row = db.execute(select(tables.c.status, tables.c.host).where(tables.c.id == table_id)).first()
        if row is None:
            return False
        return row.status in (OVER, RECORD) or row.host == guest_id or bool(self.held(table_id, guest_id))

    def check_watcher(self, table: Table, guest_id: str) -> list[int]:
        """The seats of one who may look at this table."""
        held = self.held(table.id, guest_id)
        if not held and guest_id != table.host and table.status not in (OVER, RECORD):
            raise NotYours
        return [seat for seat in held if seat != SPECTATOR]

    def check_seat(self, table: Table, guest_id: str, seat: int) -> list[int]:
        """All seats of a guest, of whom this must be one."""
        held = self.seats_of(table.id, guest_id)
        if seat not in held:
            raise NotYours
        return held

    def check_host(self, table: Table, guest_id: str) -> None:
        if guest_id != table.host:
            raise NotHost

    def holds_all(self, table: Table, guest_id: str) -> bool:
        """Whether a guest holds the seats of all people at a table, so that nothing there is hidden from others."""
        people = set(table.people())
        return bool(people) and people <= set(self.seats_of(table.id, guest_id))

    def check_record(self, table: Table, guest_id: str) -> None:
        """Whether a guest may know the record: never before all have come, and not while others play."""
        if table.status == OPEN or (table.status == RUNNING and not self.holds_all(table, guest_id)):
            raise Hidden
        if table.base is not None:
            raise RulesChanged

    @staticmethod
    def insist(act: Callable[[], T]) -> T:
        """Do something that others may cut across; read again and try again."""
        for _ in range(ATTEMPTS - 1):
            try:
                return act()
            except Conflict:
                continue
        return act()


def moment(seconds: float) -> datetime:
    """A time as the rows have it."""
    return datetime.fromtimestamp(seconds, UTC)
