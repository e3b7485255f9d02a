"""Small questions to the store, for which no table need be opened."""

from __future__ import annotations

from sqlalchemy import func, select

from ..store import Store
from ..store.schema import grants, seats, tables
from ..table.errors import NoSuchLink


class Rows:
    """What pages ask often, or before anybody has a right to anything."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def counts(self) -> dict[str, int]:
        """Tables by status."""
        with self.store.read() as db:
            found = db.execute(select(tables.c.status, func.count()).group_by(tables.c.status)).all()
        return {status: int(number) for status, number in found}

    def turns(self, guest_id: str) -> int:
        """How many tables wait for a guest."""
        sits = (grants.c.table_id == seats.c.table_id) & (grants.c.seat == seats.c.seat)
        query = (
            select(tables.c.id, tables.c.asked, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .join(grants, sits)
            .where(grants.c.guest_id == guest_id, tables.c.status == "running", seats.c.away.is_(False))
        )
        with self.store.read() as db:
            return len({id for id, asked, seat in db.execute(query) if (asked >> seat) & 1})

    def untold(self) -> list[str]:
        """The running tables at which a person is asked who has not been told: perhaps the server stopped before."""
        waits = (tables.c.status == "running", seats.c.kind == "person", seats.c.away.is_(False))
        query = select(tables.c.id, tables.c.asked, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
        with self.store.read() as db:
            found = db.execute(query.where(*waits, seats.c.notified.is_(False))).all()
        return sorted({id for id, asked, seat in found if (asked >> seat) & 1})

    def seat_of(self, token: str) -> tuple[str, int]:
        """The table and the seat that a link opens; looking at it opens nothing."""
        with self.store.read() as db:
            found = db.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.token == token)).first()
        if found is None:
            raise NoSuchLink
        return str(found.table_id), int(found.seat)

    def watched_by(self, token: str) -> str:
        """The table that a spectator's link opens."""
        with self.store.read() as db:
            found = db.execute(select(tables.c.id).where(tables.c.watch == token)).scalar()
        if found is None:
            raise NoSuchLink
        return str(found)
