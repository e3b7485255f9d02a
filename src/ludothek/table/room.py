"""The room: live tables by id, kept level with their rows, and every change written before it counts."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from threading import Lock
from time import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from ..core.errors import LudothekError
from ..store import Conflict, Store
from ..store.schema import grants, journal, seats, snapshots, tables
from .errors import Lost, NoSuchTable
from .journal import REBASE, Entry, write_position
from .shelf import Shelf
from .table import RUNNING, Chair, Table

LIVE = 100  # tables kept in memory
ATTEMPTS = 4
READINGS = 20  # of rows that others write meanwhile
UNFIT = (LudothekError, LookupError, ValueError, TypeError, AssertionError)  # what a journal of other rules raises

Change = Callable[[str], None]
log = logging.getLogger(__name__)


class Room:
    """`table` opens one and holds its lock; `commit` writes what was changed there."""

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self.store = store
        self.shelf = shelf
        self._lock = Lock()
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._listeners: list[Change] = []

    def subscribe(self, change: Change) -> None:
        self._listeners.append(change)

    def tell(self, table_id: str) -> None:
        """Tell everybody that a table has changed; one who cannot listen does not keep the others from it."""
        for listener in self._listeners:
            try:
                listener(table_id)
            except Exception:
                log.exception("a listener failed", extra={"table": table_id})

    # -- opening --------------------------------------------------------------------------------------------

    @contextmanager
    def table(self, table_id: str) -> Iterator[Table]:
        """A table as its rows have it, for one thread at a time. Those who listen hear of changes when it is free."""
        table = self._open(table_id)
        before = after = table.seq
        stamp = table.stamp()
        try:
            yield table
            after = table.seq
        except BaseException as error:
            if not isinstance(error, LudothekError) or table.stamp() != stamp:
                self.forget(table)
            raise
        finally:
            table.lock.release()
        if after != before:
            self.tell(table_id)

    def _open(self, table_id: str) -> Table:
        """A table that is level with its rows, locked."""
        for _ in range(ATTEMPTS):
            table = self._find(table_id)
            table.lock.acquire()
            level = False
            try:
                level = not table.gone and self._level(table)
            finally:
                if not level:
                    self.forget(table)
                    table.lock.release()
            if level:
                return table
        raise Conflict

    def _find(self, table_id: str) -> Table:
        with self._lock:
            if table_id in self._live:
                self._live.move_to_end(table_id)
                return self._live[table_id]
        table = self._load(table_id)
        with self._lock:
            table = self._live.setdefault(table_id, table)
            self._live.move_to_end(table_id)
            while len(self._live) > LIVE:
                self._live.popitem(last=False)
        return table

    def forget(self, table: Table) -> None:
        """Read it anew next time: what was changed in memory was not written."""
        table.gone = True
        with self._lock:
            if self._live.get(table.id) is table:
                del self._live[table.id]

    def _level(self, table: Table) -> bool:
        """Bring a table level with its rows, which another process may have changed; False if they do not fit it."""
        with self.store.read() as db:
            seq = db.execute(select(tables.c.seq).where(tables.c.id == table.id)).scalar_one()
            if seq == table.seq:
                return True
            row, chairs, entries, _ = read_rows(db, table.id, after=table.seq)
        table.refresh(row, chairs)
        return self._replay(table, entries)

    def _load(self, table_id: str) -> Table:
        with self.store.read() as db:
            row, chairs, everything, snapshot = read_rows(db, table_id)
        entries = since_rebase(everything)
        table = Table(row, chairs, self.shelf)
        fits = self._replay(table, entries)
        if fits and (row["rules"], row["pack"]) == (table.game.rules, table.pack.hash):
            return table
        if fits and row["status"] != RUNNING and table.match.record.result == row["result"]:
            return table
        if snapshot is not None:
            then = Table(row, chairs, self.shelf)
            replayed = self._replay(then, [entry for entry in entries if entry.seq <= snapshot.seq])
            if fits and replayed and then.match.state.digest() == snapshot.digest:
                return table
            then = Table(row, chairs, self.shelf)
            if self._go_on(then, entries, snapshot):
                return then
        if not fits:
            raise Lost
        return table

    def _replay(self, table: Table, entries: Sequence[Entry]) -> bool:
        """Repeat entries of the journal; False if one does not fit these rules."""
        try:
            for entry in entries:
                table.apply(entry)
        except UNFIT:
            return False
        return True

    def _go_on(self, table: Table, entries: Sequence[Entry], snapshot: Any) -> bool:
        """Go on from the last snapshot, and say so in the journal, so that everybody goes on from there."""
        if not self._replay(table, [Entry(snapshot.seq, REBASE, body=snapshot.state)]):
            return False
        log.warning("a journal does not fit the rules any more", extra={"table": table.id})
        if not self._replay(table, [entry for entry in entries if entry.seq > snapshot.seq]):
            log.warning("answers after the snapshot were lost", extra={"table": table.id})
        table.seq = entries[-1].seq
        entry = table.entry(REBASE, body=write_position(table.match))
        table.begin_at(entry)
        with suppress(Conflict):  # another process was quicker; its entry is read next
            self.commit(table, [entry], snapshot=True, rules=table.game.rules, pack=table.pack.hash)
        return True

    # -- writing --------------------------------------------------------------------------------------------

    def commit(
        self,
        table: Table,
        entries: Sequence[Entry],
        *,
        chairs: Iterable[Chair] = (),
        more: Iterable[Any] = (),
        snapshot: bool = False,
        **values: Any,
    ) -> None:
        """Write entries with what they changed, in one transaction; raises Conflict if somebody was quicker."""
        try:
            with self.store.write() as db:
                done = db.execute(
                    update(tables)
                    .where(tables.c.id == table.id, tables.c.seq == table.seq)
                    .values(seq=entries[-1].seq, updated=time(), **facts(table), **values)
                )
                if done.rowcount != 1:
                    raise Conflict
                write_entries(db, table, entries)
                for chair in chairs:
                    where = (seats.c.table_id == table.id, seats.c.seat == chair.seat)
                    db.execute(update(seats).where(*where).values(**chair_values(chair)))
                for statement in more:
                    db.execute(statement)
                rested = seats.c.seat.not_in(table.owing())
                db.execute(
                    update(seats)
                    .where(seats.c.table_id == table.id, seats.c.notified.is_(True), rested)
                    .values(notified=False)
                )
                if snapshot:
                    write_snapshot(db, table, entries[-1].seq)
        except BaseException:
            self.forget(table)
            raise
        for entry in entries:
            table.note(entry)

    def add(
        self,
        table: Table,
        row: Mapping[str, Any],
        entries: Sequence[Entry],
        guests: Iterable[tuple[int, str]],
        claim: Any = None,
    ) -> None:
        """Write a new table with its seats, what has happened already, and who may sit or watch (seat, guest).

        A `claim` is a statement that must change one row; if it does not, somebody was quicker.
        """
        now = time()
        with self.store.write() as db:
            if claim is not None and db.execute(claim).rowcount != 1:
                raise Conflict
            db.execute(insert(tables).values(**row, **facts(table), seq=len(entries), made=now, updated=now))
            for chair in table.chairs:
                fields = {"table_id": table.id, "seat": chair.seat, "token": chair.token, "notified": False}
                db.execute(insert(seats).values(**fields, **chair_values(chair)))
            for seat, guest in set(guests):
                db.execute(insert(grants).values(table_id=table.id, seat=seat, guest_id=guest))
            write_entries(db, table, entries)
            if entries:
                write_snapshot(db, table, entries[-1].seq)
        self.tell(table.id)


# -- rows ---------------------------------------------------------------------------------------------------


def read_rows(db: Connection, table_id: str, after: int = 0) -> tuple[Any, list[Chair], list[Entry], Any]:
    """A table's row, seats, entries after one, and snapshot, all of one moment: the row is read last, and again
    if an entry came in between. Rows that never come to fit each other are lost."""
    for _ in range(READINGS):
        found = db.execute(select(journal).where(journal.c.table_id == table_id, journal.c.seq > after)).all()
        entries = sorted((Entry(e.seq, e.kind, e.seat, e.body, e.key) for e in found), key=lambda entry: entry.seq)
        chairs = [
            Chair(seat.seat, seat.name, seat.kind, seat.bot, seat.away, seat.token, seat.hints)
            for seat in db.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
        ]
        newest = select(snapshots).where(snapshots.c.table_id == table_id).order_by(snapshots.c.seq.desc()).limit(1)
        snapshot = db.execute(newest).first()
        row = db.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
        if row is None:
            raise NoSuchTable
        if row["seq"] == (entries[-1].seq if entries else after):
            return row, chairs, entries, snapshot
    raise Lost


def since_rebase(entries: Sequence[Entry]) -> Sequence[Entry]:
    """The entries from which a table is rebuilt: all of them, unless it went on from a snapshot."""
    last = max((at for at, entry in enumerate(entries) if entry.kind == REBASE), default=0)
    return entries[last:]


def facts(table: Table) -> dict[str, Any]:
    """What a row repeats of the match, so that lists need not open it."""
    return {
        "status": table.status,
        "asked": sum(1 << seat for seat in table.owing()),
        "result": table.match.record.result,
        "consent": table.consent,
    }


def chair_values(chair: Chair) -> dict[str, Any]:
    return {"name": chair.name, "kind": chair.kind, "bot": chair.bot, "away": chair.away, "hints": chair.hints}


def write_entries(db: Connection, table: Table, entries: Sequence[Entry]) -> None:
    now = time()
    for e in entries:
        fields = {"seq": e.seq, "kind": e.kind, "seat": e.seat, "body": e.body, "key": e.key}
        db.execute(insert(journal).values(table_id=table.id, at=now, **fields))


def write_snapshot(db: Connection, table: Table, seq: int) -> None:
    """Keep the position; the ones before it have no use any more."""
    match = table.match
    db.execute(delete(snapshots).where(snapshots.c.table_id == table.id))
    db.execute(
        insert(snapshots).values(table_id=table.id, seq=seq, state=write_position(match), digest=match.state.digest())
    )
