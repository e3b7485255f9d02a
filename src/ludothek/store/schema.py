"""The tables of the database. Migrations make them; a test keeps the two alike."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("prefs", JSON, nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),  # the token itself is the guest's alone
    Column("made", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("seed_by_hand", Boolean, server_default=false(), nullable=False),  # somebody may know what is hidden
    Column("hints", Boolean, server_default=false(), nullable=False),  # people may ask a bot for hints
    Column("pace", String(8), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("title", Text, nullable=False),
    Column("status", String(8), nullable=False),  # "open", "running", "over", "record"
    Column("host", String(16), ForeignKey("guests.id"), nullable=False),
    Column("invite", String(32), nullable=False, unique=True),
    Column("watch", String(32), nullable=False, unique=True),
    Column("seq", Integer, nullable=False),  # the last entry of the journal; whoever writes the next one raises it
    Column("asked", BigInteger, nullable=False),  # bit mask of the seats that owe an answer
    Column("result", Text, nullable=False),
    Column("consent", JSON(none_as_null=True)),  # a pending wish to go back beyond the barrier
    Column("parent", String(16)),  # the table this one goes on from, or is the rematch of
    Column("rematch", String(16)),
    Column("hook_url", Text, nullable=False),
    Column("hook_format", String(16), nullable=False),
    Column("hook_error", Text, nullable=False),
    Column("hook_at", Double),
    Column("made", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Index("ix_tables_status", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),  # '': goes by its colour
    Column("kind", String(8), nullable=False),  # "open", "person", "bot"
    Column("bot", String(16), nullable=False),  # the level of the bot that answers here, or would for a person
    Column("away", Boolean, nullable=False),  # a bot answers for this person
    Column("token", String(32), nullable=False, unique=True),  # who has it may sit here
    Column("notified", Boolean, nullable=False),  # has been told that it is asked
    Column("hints", Integer, server_default="0", nullable=False),  # how many this seat has taken
)

SPECTATOR = -1  # the seat of a grant to watch

grants = Table(
    "grants",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", String(16), ForeignKey("guests.id"), primary_key=True),
    Index("ix_grants_guest_id", "guest_id"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("key", String(64)),  # of the request, so that one sent twice is done once
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),
    Column("digest", String(16), nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest_id", String(16), ForeignKey("guests.id"), nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("error", Text, nullable=False),
    Column("at", Double),
    Index("ix_pushes_guest_id", "guest_id"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
