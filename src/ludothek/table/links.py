"""Links are capabilities: who has one may sit down, come back to a seat, or watch. Each can be replaced."""

from __future__ import annotations

from contextlib import suppress
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..store.schema import SPECTATOR, grants, seats, tables
from .errors import NoSuchLink, NotYours
from .model import Links
from .service import Service
from .table import PERSON


def new_token() -> str:
    return token_urlsafe(12)


def grant(db: Connection, table_id: str, seat: int, guest_id: str) -> None:
    """Let a guest sit or watch; one who may already is not written twice."""
    fields = {"table_id": table_id, "seat": seat, "guest_id": guest_id}
    where = [grants.c[name] == value for name, value in fields.items()]
    if db.execute(select(grants.c.seat).where(*where)).first() is None:
        db.execute(insert(grants).values(**fields))


class Linking(Service):
    """Tokens of tables and seats."""

    def links(self, table_id: str, guest_id: str) -> Links:
        """The links that one who sits here (or set up the table) may pass on."""
        with self.room.table(table_id) as table:
            mine = self.seats_of(table_id, guest_id)
            if not mine and guest_id != table.host:
                raise NotYours
        with self.store.read() as db:
            row = db.execute(select(tables.c.invite, tables.c.watch).where(tables.c.id == table_id)).one()
            found = db.execute(select(seats.c.seat, seats.c.token).where(seats.c.table_id == table_id)).all()
        return Links(row.invite, row.watch, {seat: token for seat, token in found if seat in mine})

    def rotate(self, table_id: str, guest_id: str, what: str | int) -> str:
        """Replace a link: the old one opens nothing, and of those who came by it only this guest stays."""
        token = new_token()
        with self.room.table(table_id) as table:
            if isinstance(what, int):
                self.check_seat(table, guest_id, what)
            else:
                self.check_host(table, guest_id)
            with self.store.write() as db:
                if isinstance(what, int):
                    where = (seats.c.table_id == table_id, seats.c.seat == what)
                    db.execute(update(seats).where(*where).values(token=token))
                    self._withdraw(db, table_id, what, guest_id)
                elif what == "watch":
                    db.execute(update(tables).where(tables.c.id == table_id).values(watch=token))
                    self._withdraw(db, table_id, SPECTATOR, table.host)
                elif what == "invite":
                    db.execute(update(tables).where(tables.c.id == table_id).values(invite=token))
                else:
                    raise NoSuchLink
        self.room.tell(table_id)
        return token

    def _withdraw(self, db: Connection, table_id: str, seat: int, keep: str) -> None:
        where = (grants.c.table_id == table_id, grants.c.seat == seat, grants.c.guest_id != keep)
        db.execute(delete(grants).where(*where))

    def open_seat(self, seat_token: str, guest_id: str) -> str:
        """A seat's link lets a guest sit there too: on another device, or in place of somebody."""
        where = (seats.c.token == seat_token, seats.c.kind == PERSON)
        table_id, seat = self._find(select(seats.c.table_id, seats.c.seat).where(*where))
        with suppress(IntegrityError), self.store.write() as db:  # it was opened twice at once
            grant(db, table_id, seat, guest_id)
        return str(table_id)

    def open_watch(self, watch_token: str, guest_id: str = "") -> str:
        """A spectator's link; a guest may come back without it."""
        (table_id,) = self._find(select(tables.c.id).where(tables.c.watch == watch_token))
        if guest_id:
            with suppress(IntegrityError), self.store.write() as db:
                grant(db, table_id, SPECTATOR, guest_id)
        return str(table_id)

    def _find(self, query: Any) -> Any:
        with self.store.read() as db:
            row = db.execute(query).first()
        if row is None:
            raise NoSuchLink
        return row
