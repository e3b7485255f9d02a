"""The database: its schema comes from migrations, its writes are whole and safe."""

import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, inspect, select, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateIndex, CreateTable

from ludothek.store import Store
from ludothek.store.schema import grants, metadata, secrets, tables


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


def test_the_migrations_make_the_schema(url: str) -> None:
    store = Store(url)
    with store.engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    assert set(inspect(store.engine).get_table_names()) == {*metadata.tables, "alembic_version"}
    store.close()


def test_a_store_of_an_older_version_is_brought_up_to_date(url: str) -> None:
    store = Store(url)
    old = [
        "ALTER TABLE tables DROP COLUMN seed_by_hand",
        "ALTER TABLE tables DROP COLUMN hints",
        "ALTER TABLE seats DROP COLUMN hints",
        "UPDATE alembic_version SET version_num = '0001'",
        "INSERT INTO guests VALUES ('g', 'Anna', 'en', '{}', 'x', 0)",
        "INSERT INTO tables (id, game, rules, pack, options, seed, pace, lang, title, status, host, invite, watch, seq,"
        " asked, result, hook_url, hook_format, hook_error, made, updated) VALUES"
        " ('t', 'lanterns', '1', '', '{}', 7, 'live', 'en', '', 'open', 'g', 'i', 'w', 0, 0, '', '', '', '', 0, 0)",
    ]
    with store.write() as db:
        for statement in old:
            db.execute(text(statement))
    store.close()
    again = Store(url)
    with again.read() as db:
        assert db.execute(select(tables.c.id, tables.c.seed_by_hand, tables.c.hints)).all() == [("t", False, False)]
    again.close()


def test_a_store_that_is_opened_again_keeps_its_rows(url: str) -> None:
    store = Store(url)
    with store.write() as db:
        db.execute(insert(secrets).values(name="colour", value="teal"))
    store.close()
    again = Store(url)
    with again.read() as db:
        assert db.execute(select(secrets.c.value)).scalars().all() == ["teal"]
    again.close()


def test_a_write_is_whole_or_nothing(url: str) -> None:
    store = Store(url)

    def write() -> None:
        with store.write() as db:
            db.execute(insert(secrets).values(name="one", value="1"))
            db.execute(insert(secrets).values(name="one", value="2"))

    with pytest.raises(IntegrityError):
        write()
    with store.read() as db:
        assert db.execute(select(secrets)).all() == []
    store.close()


def test_sqlite_is_durable_and_checks_references(url: str) -> None:
    store = Store(url)
    for connect in (store.read, store.write, store.read):
        with connect() as db:
            found = [
                db.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
            assert found == ["wal", 2, 1]
    with pytest.raises(IntegrityError), store.write() as db:
        db.execute(insert(grants).values(table_id="none", seat=0, guest_id="nobody"))
    store.close()


def test_a_reader_does_not_wait_for_a_writer(url: str) -> None:
    store = Store(url)
    with store.write() as writing:
        writing.execute(insert(secrets).values(name="one", value="1"))
        with store.read() as db:
            assert db.execute(select(secrets)).all() == []
    with store.read() as db:
        assert len(db.execute(select(secrets)).all()) == 1
    store.close()


def test_writers_take_turns(url: str) -> None:
    """Reading and then writing in one transaction loses nothing, also from two stores at once."""
    stores = [Store(url), Store(url)]
    with stores[0].write() as db:
        db.execute(insert(secrets).values(name="count", value="0"))

    def count(store: Store) -> None:
        for _ in range(20):
            with store.read() as db:
                db.execute(select(secrets)).all()
            with store.write() as db:
                value = int(db.execute(select(secrets.c.value)).scalar_one())
                db.execute(update(secrets).values(value=str(value + 1)))

    threads = [Thread(target=count, args=(store,)) for store in stores for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with stores[0].read() as db:
        assert db.execute(select(secrets.c.value)).scalar_one() == "80"
    for store in stores:
        store.close()


def test_two_processes_may_start_at_once(url: str) -> None:
    code = f"from ludothek.store import Store; Store({url!r}).close()"
    running = [subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE) for _ in range(3)]
    for process in running:
        _, errors = process.communicate(timeout=60)
        assert process.returncode == 0, errors.decode()


def test_postgresql_takes_the_same_schema() -> None:
    for table in metadata.sorted_tables:
        made = str(CreateTable(table).compile(dialect=postgresql.dialect()))
        assert table.name in made
        for index in table.indexes:
            assert table.name in str(CreateIndex(index).compile(dialect=postgresql.dialect()))


def test_an_error_does_not_tell_what_was_written(url: str) -> None:
    store = Store(url)
    with store.write() as db:
        db.execute(insert(secrets).values(name="one", value="hush"))
    with pytest.raises(IntegrityError) as error, store.write() as db:
        db.execute(insert(secrets).values(name="one", value="hush"))
    assert "hush" not in str(error.value)
    store.close()
