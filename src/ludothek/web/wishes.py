"""What people do with a table besides answering: links, hook, leaving, rematch. Scripts and forms ask alike."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import asdict
from http import HTTPStatus
from typing import Any

from ..bots import DEFAULT
from ..table import NotYours
from .notices import FORMATS
from .outbound import Undelivered, check_address
from .visit import Trouble, Visit, whole_number

LONGEST_ADDRESS = 2000


def links(visit: Visit, table_id: str) -> dict[str, Any]:
    """The addresses that this guest may pass on."""
    found = visit.tables.links(table_id, visit.guest_id)
    host = visit.tables.about(table_id).host == visit.guest_id
    return {
        "invite": visit.absolute(f"/join/{found.invite}"),
        "watch": visit.absolute(f"/watch/{found.watch}") if found.watch else "",
        "seats": {str(seat): visit.absolute(f"/seat/{token}") for seat, token in found.seats.items()},
        "host": host,
    }


def hook(visit: Visit, table_id: str) -> dict[str, Any]:
    """The hook of a table, for its host."""
    if visit.tables.about(table_id).host != visit.guest_id:
        raise NotYours
    found = visit.tables.hook(table_id)
    return asdict(found) if found is not None else {"url": "", "format": FORMATS[0], "last_error": "", "last_at": None}


def set_hook(visit: Visit, table_id: str) -> None:
    url, format = visit.text("url"), visit.text("format") or FORMATS[0]
    if format not in FORMATS or len(url) > LONGEST_ADDRESS:
        raise Trouble(HTTPStatus.BAD_REQUEST, visit.say("hook-address"))
    if url:
        try:
            check_address(url)
        except Undelivered as error:
            raise Trouble(HTTPStatus.BAD_REQUEST, error.say(visit.lang)) from error
    visit.tables.set_hook(table_id, visit.known_guest().id, url, format)


def test_hook(visit: Visit, table_id: str) -> Awaitable[str]:
    """To be waited for: '' if the hook works, else why not."""
    hook(visit, table_id)
    return visit.site.notices.test_hook(table_id, visit.lang)


def rotate(visit: Visit, table_id: str) -> None:
    what = visit.text("what")
    seat = whole_number(what)
    visit.tables.rotate(table_id, visit.known_guest().id, what if seat is None else seat)


def leave(visit: Visit, table_id: str) -> None:
    visit.tables.leave(table_id, visit.known_guest().id, visit.number("seat"), visit.text("bot") or DEFAULT)


def take_back(visit: Visit, table_id: str) -> None:
    visit.tables.take_back(table_id, visit.known_guest().id, visit.number("seat"))


def fill(visit: Visit, table_id: str) -> None:
    visit.tables.fill(table_id, visit.known_guest().id, visit.text("bot") or DEFAULT)


def rematch(visit: Visit, table_id: str) -> str:
    """The path of the new table."""
    turned = visit.flag("rotate") or visit.flag("turn_seats")
    guest = visit.known_guest()
    visit.check_new_table()
    return f"/table/{visit.tables.rematch(table_id, guest.id, visit.flag('same_seed'), turned, visit.text('bot'))}"


def continue_from(visit: Visit, table_id: str) -> str:
    """The path of the new table. Whoever may look at a position may play on from it."""
    visit.tables.view(table_id, visit.guest_id, visit.lang, narrow=True)  # a stranger is refused before it is a guest
    visit.check_new_table()
    guest = visit.need_guest()
    bot = visit.text("bot") or DEFAULT
    made = visit.tables.continue_from(table_id, guest.id, visit.number("n"), visit.number("seat"), bot)
    return f"/table/{made}"
