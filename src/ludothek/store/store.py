"""The database: SQLite in a file, or PostgreSQL; brought up to date when it is opened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text

BUSY = 30  # seconds that a writer waits for another process
POOL, OVERFLOW = 8, 40  # connections kept, and more when many threads ask at once
MIGRATING = 0x1D07  # the lock under which PostgreSQL is migrated
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


class Conflict(Exception):
    """Somebody else changed the same table in the meantime; read again and decide anew."""


class Store:
    """`read()` and `write()` give connections; what is written is on disk when `write()` is left."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        migrate(self.engine)

    @contextmanager
    def read(self) -> Iterator[Connection]:
        with self._reading.connect() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """One transaction: all of it or nothing."""
        with self.engine.begin() as connection:
            yield connection

    def close(self) -> None:
        self.engine.dispose()


def _engine(url: str) -> Engine:
    at = make_url(url)
    lite = at.get_backend_name() == "sqlite"
    engine = create_engine(
        at,
        pool_size=POOL,
        max_overflow=OVERFLOW,
        pool_pre_ping=not lite,
        hide_parameters=True,  # links and names have no business in a log
        connect_args={"timeout": BUSY} if lite else {},
    )
    if lite:
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # the driver would begin transactions later than we say
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Whoever means to write waits for its turn at the beginning, instead of failing in the middle."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """To the newest schema. Two processes that start at once do it one after the other."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "ludothek.store:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
