"""Notices: who is newly asked, and where to tell it: a table's webhook, a guest's browsers."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any

from sqlalchemy import delete, insert, select, update

from ..i18n.messages import LANGUAGES
from ..store.schema import grants, guests, pushes, seats, tables
from .errors import NoSuchTable
from .model import Hook, Notice, Push
from .service import Service, moment
from .table import RUNNING, Table
from .words import say


class Notices(Service):
    """Telling people that it is their turn."""

    def turn_notices(self, table_id: str) -> list[Notice]:
        """The people who are asked and have not been told yet; each is told once until somebody else is asked."""
        with self.room.table(table_id) as table:
            asked = [seat for seat in table.owing() if table.chairs[seat].present]
            texts = {seat: self._texts(table, seat) for seat in self._untold(table_id, asked)}
        told: list[Notice] = []
        for seat, text in texts.items():
            where = (seats.c.table_id == table_id, seats.c.seat == seat, seats.c.notified.is_(False))
            with self.store.write() as db:
                if db.execute(update(seats).where(*where).values(notified=True)).rowcount != 1:
                    continue  # another process tells it
                query = select(guests.c.id, guests.c.lang).join(grants, grants.c.guest_id == guests.c.id)
                found = db.execute(query.where(grants.c.table_id == table_id, grants.c.seat == seat)).all()
            told += [Notice(guest_id, seat, table_id, lang, text) for guest_id, lang in found]
        return told

    def _untold(self, table_id: str, asked: Sequence[int]) -> list[int]:
        where = (seats.c.table_id == table_id, seats.c.seat.in_(asked), seats.c.notified.is_(False))
        with self.store.read() as db:
            return sorted(db.execute(select(seats.c.seat).where(*where)).scalars()) if asked else []

    def _texts(self, table: Table, seat: int) -> dict[str, str]:
        texts = {}
        for lang in LANGUAGES:
            catalogue = self.shelf.catalogue(table.game.name, lang)
            title = table.title or catalogue.say("game-title")
            player = catalogue.seat_names(table.record().seats)[seat]
            texts[lang] = say(lang, "table-your-turn", title=title, player=player)
        return texts

    def bots_due(self) -> list[str]:
        """The running tables at which a bot is asked: where to begin when the server starts."""
        with self.store.read() as db:
            rows = db.execute(select(tables.c.id, tables.c.asked).where(tables.c.status == RUNNING)).all()
            bots: dict[str, int] = {}
            for id, seat in db.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.bot != "")):
                bots[id] = bots.get(id, 0) | 1 << seat
        return [id for id, asked in rows if asked & bots.get(id, 0)]

    # -- webhooks -------------------------------------------------------------------------------------------

    def set_hook(self, table_id: str, guest_id: str, url: str, format: str) -> None:
        """The host says where the table tells of its turns; an empty address ends it."""
        with self.room.table(table_id) as table:
            self.check_host(table, guest_id)
        self._set(table_id, hook_url=url, hook_format=format, hook_error="", hook_at=None)

    def hook(self, table_id: str) -> Hook | None:
        with self.store.read() as db:
            row = db.execute(select(tables).where(tables.c.id == table_id)).first()
        if row is None:
            raise NoSuchTable
        if not row.hook_url:
            return None
        return Hook(row.hook_url, row.hook_format, row.hook_error, row.hook_at and moment(row.hook_at))

    def hook_due(self, table_id: str, seat: int) -> Hook | None:
        """The hook, as long as a seat of which it should tell is asked; after that it would be old news."""
        where = (seats.c.table_id == table_id, seats.c.seat == seat)
        with self.store.read() as db:
            due = db.execute(select(seats.c.notified).where(*where)).scalar()
        return self.hook(table_id) if due else None

    def hook_result(self, table_id: str, error: str) -> None:
        """How the last call went; '' is well."""
        self._set(table_id, hook_error=error, hook_at=time())

    def _set(self, table_id: str, **values: Any) -> None:
        with self.store.write() as db:
            db.execute(update(tables).where(tables.c.id == table_id).values(**values))

    # -- browsers -------------------------------------------------------------------------------------------

    def add_push(self, guest_id: str, endpoint: str, p256dh: str, auth: str) -> int:
        """Remember a browser; one that changed hands belongs to the new guest."""
        fields = {"guest_id": guest_id, "p256dh": p256dh, "auth": auth, "error": "", "at": None}
        with self.store.write() as db:
            where = pushes.c.endpoint == endpoint
            if db.execute(update(pushes).where(where).values(**fields)).rowcount == 0:
                db.execute(insert(pushes).values(endpoint=endpoint, **fields))
            return int(db.execute(select(pushes.c.id).where(where)).scalar_one())

    def push_of(self, guest_id: str) -> list[Push]:
        with self.store.read() as db:
            rows = db.execute(select(pushes).where(pushes.c.guest_id == guest_id).order_by(pushes.c.id)).all()
        return [
            Push(row.id, row.guest_id, row.endpoint, row.p256dh, row.auth, row.error, row.at and moment(row.at))
            for row in rows
        ]

    def push_result(self, push_id: int, error: str) -> None:
        with self.store.write() as db:
            db.execute(update(pushes).where(pushes.c.id == push_id).values(error=error, at=time()))

    def drop_push(self, push_id: int) -> None:
        with self.store.write() as db:
            db.execute(delete(pushes).where(pushes.c.id == push_id))
