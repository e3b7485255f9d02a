"""Cookies: which guest this is, and in which language pages are shown."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from ..i18n import LANGUAGES
from .words import first_language

if TYPE_CHECKING:
    from ..table import Guest

LANG_COOKIE = "ludothek-lang"
YEAR = 400 * 24 * 3600  # as long as browsers keep a cookie


def cookie_name(secret: str) -> str:
    """Each server has its own, for cookies do not know ports: two servers on one machine would overwrite guests."""
    return "ludothek-" + hashlib.sha256(secret.encode()).hexdigest()[:8]


def language_of(connection: HTTPConnection, guest: Guest | None, default: str) -> str:
    """Chosen on this device, else by this guest, else by the browser, else by the server."""
    wishes = (
        connection.cookies.get(LANG_COOKIE, ""),
        guest.lang if guest is not None else "",
        first_language(connection.headers.get("accept-language", "")),
        default,
    )
    return next((lang for lang in wishes if lang in LANGUAGES), LANGUAGES[0])
