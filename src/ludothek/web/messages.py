"""What a player's browser says to the server, by socket, by polling or by a form."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..core.errors import LudothekError
from ..table import Ack, NoSuchTable, NotYours, Tables
from .metrics import Metrics
from .problems import sentence_of

Key = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Word = Annotated[str, Meta(max_length=200)]


class Said(msgspec.Struct, tag_field="type", kw_only=True):
    """Anything a browser says; `key` names the request, so that one sent twice is done once."""


class Answer(Said, tag="answer"):
    seat: Number
    seq: Number
    code: Word
    word: Word
    key: Key


class Undo(Said, tag="undo"):
    seat: Number
    seq: Number
    to: Number
    key: Key


class AskUndo(Said, tag="ask_undo"):
    seat: Number
    to: Number
    key: Key


class Consent(Said, tag="consent"):
    """`to` is the position that the asker wants, as far as this browser knows."""

    seat: Number
    yes: bool
    key: Key
    to: Number | None = None


class Look(Said, tag="settings"):
    """How this tab wants to see the table; what is left out stays as it is."""

    lang: str | UnsetType = UNSET
    seat: Number | UnsetType | None = UNSET
    narrow: bool | UnsetType = UNSET
    key: Annotated[str, Meta(max_length=64)] = ""


class Focus(Said, tag="focus"):
    """Whether somebody looks at this tab: who does needs no notice."""

    on: bool


class Ping(Said, tag="ping"):
    pass


Act = Answer | Undo | AskUndo | Consent
Anything = Act | Look | Focus | Ping
READ = msgspec.json.Decoder(Anything)


def convert(fields: dict[str, Any]) -> Act:
    """What a form or a script sent, as one of the messages that change a table."""
    said: Act = msgspec.convert(fields, Act, strict=False)
    return said


def act(tables: Tables, table_id: str, guest_id: str, said: Act, metrics: Metrics, lang: str) -> Ack:
    """Do it, and say what came of it. Committed when this returns."""
    begun = time.perf_counter()
    try:
        ack = _act(tables, table_id, guest_id, said, lang)
    except (NoSuchTable, NotYours):
        raise
    except LudothekError as error:
        ack = Ack(kind="refused", why=sentence_of(error, lang))
    metrics.ack_seconds.observe(time.perf_counter() - begun)
    metrics.answers.labels(ack.kind).inc()
    return ack


def _act(tables: Tables, table_id: str, guest_id: str, said: Act, lang: str) -> Ack:
    match said:
        case Answer():
            return tables.answer(table_id, guest_id, said.seat, said.seq, said.code, said.word, said.key, lang)
        case Undo():
            return tables.undo(table_id, guest_id, said.seat, said.seq, said.to, said.key, lang)
        case AskUndo():
            return tables.ask_undo(table_id, guest_id, said.seat, said.to, said.key, lang)
        case Consent():
            if said.to is None:
                return tables.consent(table_id, guest_id, said.seat, said.yes)
            return tables.consent(table_id, guest_id, said.seat, said.yes, to=said.to)


def acknowledged(ack: Ack, key: str) -> dict[str, Any]:
    return {"type": "ack", "kind": ack.kind, "key": key, "rule": ack.rule, "why": ack.why, "seq": ack.seq}
