"""The table in words, by forms alone: complete enough to play a whole game without script, picture or mouse."""

from __future__ import annotations

from collections.abc import Awaitable
from http import HTTPStatus
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlencode

import msgspec
from starlette.responses import Response

from ..core.errors import LudothekError
from ..scene.text import text_table
from ..table import Ack, NoSuchTable, NotYours
from ..table.model import About
from . import wishes
from .gamecards import bot_cards
from .messages import act, convert
from .problems import sentence_of
from .table_pages import seen
from .visit import Trouble, Visit, later

ACTS = ("answer", "undo", "ask_undo", "consent")
REFRESH = 5  # seconds between two looks while others are to answer
KINDS = ("done", "again", "stale", "refused", "not-asked")
LONGEST = 400  # characters of a sentence that is carried to the next page


def text(visit: Visit) -> Response:
    about = visit.tables.about(visit.path("id"))
    view = seen(visit, about)
    words = visit.tables.shelf.catalogue(about.game, visit.lang)
    whole = visit.query("log") == "all"
    mine = [{"seat": seat.seat, "name": seat.name} for seat in view.seats if seat.yours]
    host = visit.guest_id == about.host
    hidden = bool(view.hand_over) and not (visit.query("shown") and visit.query_number("seat") == view.seat)
    return visit.show(
        "text.html",
        page="text",
        title=about.title,
        game_title=view.title,
        view=view,
        sections=[] if hidden else text_table(view.scene, words),
        question=view.question,
        key=token_urlsafe(12),
        log=visit.tables.log(about.id, visit.guest_id, visit.lang, view.seat) if whole else view.log,
        whole_log=whole,
        seat=view.seat,
        my_seats=mine,
        hidden=hidden,
        said=_said(visit),
        refresh=REFRESH if view.status in ("open", "running") and view.question is None else 0,
        links=wishes.links(visit, about.id) if mine or host else None,
        hook=wishes.hook(visit, about.id) if host else None,
        host=host,
        bots=bot_cards(visit.words, about.game),
    )


def _said(visit: Visit) -> dict[str, str] | None:
    """What came of the last request, carried here in the address."""
    kind = visit.query("said")
    if kind not in KINDS:
        return None
    return {"kind": kind, "rule": visit.query("rule"), "why": visit.query("why")}


def text_post(visit: Visit) -> Response | Awaitable[Response]:
    about = visit.tables.about(visit.path("id"))
    wanted = visit.text("do")
    if wanted == "hook_test":
        return later(wishes.test_hook(visit, about.id), lambda _: _back(visit, about))
    if wanted in ACTS:
        return _back(visit, about, _act(visit, about.id, wanted))
    try:
        path = _wish(visit, about.id, wanted)
    except (Trouble, NoSuchTable, NotYours):
        raise
    except LudothekError as error:
        return _back(visit, about, Ack("refused", why=sentence_of(error, visit.lang)))
    return visit.go(path) if path else _back(visit, about)


def _act(visit: Visit, table_id: str, wanted: str) -> Ack:
    fields: dict[str, Any] = {**visit.fields, "type": wanted}
    if wanted == "consent":
        fields["yes"] = visit.flag("yes")
    try:
        said = convert(fields)
    except msgspec.ValidationError as error:
        raise Trouble(HTTPStatus.BAD_REQUEST) from error
    return act(visit.tables, table_id, visit.guest_id, said, visit.site.metrics, visit.lang)


def _wish(visit: Visit, table_id: str, wanted: str) -> str:
    """Do what was asked; the path to go to, if it is another table's."""
    match wanted:
        case "leave":
            wishes.leave(visit, table_id)
        case "take_back":
            wishes.take_back(visit, table_id)
        case "fill":
            wishes.fill(visit, table_id)
        case "rotate":
            wishes.rotate(visit, table_id)
        case "hook":
            wishes.set_hook(visit, table_id)
        case "rematch":
            return wishes.rematch(visit, table_id) + "/text"
        case "continue":
            return wishes.continue_from(visit, table_id) + "/text"
        case _:
            raise Trouble(HTTPStatus.BAD_REQUEST)
    return ""


def _back(visit: Visit, about: About, ack: Ack | None = None) -> Response:
    """To the page again. Who answered goes on seeing the table, unless it is now for another person's eyes."""
    query: dict[str, str] = {}
    if ack is not None and ack.kind not in ("done", "again"):
        query = {"said": ack.kind, "rule": ack.rule, "why": ack.why[:LONGEST]}
    view = visit.tables.view(about.id, visit.guest_id, visit.lang)
    given = visit.optional_number("seat")
    if given is not None and given == view.seat and sum(seat.yours for seat in view.seats) > 1:
        query |= {"seat": str(given), "shown": "1"}
    return visit.go(f"/table/{about.id}/text" + (f"?{urlencode(query)}" if query else "") + "#now")
