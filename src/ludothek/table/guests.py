"""Guests: a name, a language, wishes, and a secret that is the guest's alone."""

from __future__ import annotations

import secrets as random
from collections.abc import Callable
from hashlib import sha256
from time import time
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ..i18n.messages import LANGUAGES
from ..store.schema import guests, secrets
from .errors import NoSuchGuest
from .model import Guest
from .names import clean
from .service import Service


def hashed(token: str) -> str:
    """What is stored of a secret."""
    return sha256(token.encode()).hexdigest()


class Guests(Service):
    """Who comes by."""

    def new_guest(self, name: str, lang: str) -> Guest:
        guest = Guest(random.token_urlsafe(9), clean(name), known_language(lang), {}, random.token_urlsafe(24))
        with self.store.write() as db:
            db.execute(
                insert(guests).values(
                    id=guest.id,
                    name=guest.name,
                    lang=guest.lang,
                    prefs=guest.prefs,
                    token_hash=hashed(guest.token),
                    made=time(),
                )
            )
        return guest

    def guest_by_token(self, token: str) -> Guest | None:
        """The guest to whom a secret belongs."""
        with self.store.read() as db:
            row = db.execute(select(guests).where(guests.c.token_hash == hashed(token))).first()
        return None if row is None else Guest(row.id, row.name, row.lang, dict(row.prefs), token)

    def guest(self, guest_id: str) -> Guest:
        with self.store.read() as db:
            row = db.execute(select(guests).where(guests.c.id == guest_id)).first()
        if row is None:
            raise NoSuchGuest
        return Guest(row.id, row.name, row.lang, dict(row.prefs))

    def rename(self, guest_id: str, name: str) -> None:
        """A new name, from the next table on."""
        self._update(guest_id, name=clean(name))

    def set_lang(self, guest_id: str, lang: str) -> None:
        self._update(guest_id, lang=known_language(lang))

    def set_prefs(self, guest_id: str, prefs: dict[str, Any]) -> None:
        self._update(guest_id, prefs=prefs)

    def new_token(self, guest_id: str) -> str:
        """A new secret; the old one opens nothing any more."""
        token = random.token_urlsafe(24)
        self._update(guest_id, token_hash=hashed(token))
        return token

    def _update(self, guest_id: str, **values: Any) -> None:
        with self.store.write() as db:
            if db.execute(update(guests).where(guests.c.id == guest_id).values(**values)).rowcount != 1:
                raise NoSuchGuest

    def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of this installation: made once, then kept."""
        query = select(secrets.c.value).where(secrets.c.name == name)
        with self.store.read() as db:
            value = db.execute(query).scalar()
        if value is None:
            value = make()
            try:
                with self.store.write() as db:
                    db.execute(insert(secrets).values(name=name, value=value))
            except IntegrityError:  # another process was quicker
                with self.store.read() as db:
                    value = db.execute(query).scalar_one()
        return str(value)


def known_language(lang: str) -> str:
    """The language, or English where there are no messages in it."""
    return lang if lang in LANGUAGES else "en"
