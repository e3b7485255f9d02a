"""What scripts ask for: views, logs, series, rules, words, and everything that changes something, as JSON."""

from __future__ import annotations

from collections.abc import Awaitable
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.responses import Response

from .. import __version__
from ..i18n import LANGUAGES
from ..table.lessons import lesson_view
from . import wishes
from .messages import acknowledged, act, convert
from .outbound import Undelivered, check_address
from .pages import game_named, wished_prefs
from .push import is_sound
from .settings import is_loopback
from .site import is_local_path
from .socket import with_presence
from .table_pages import seen
from .visit import Trouble, Visit, later
from .words import words

LONGEST_KEY = 300  # characters of a browser's keys
MOST_BROWSERS = 10  # of one guest; the one that came first goes first


# -- looking ------------------------------------------------------------------------------------------------


def view(visit: Visit) -> Response:
    """For those who have no socket: the view, or 204 if it is the one they have."""
    about = visit.tables.about(visit.path("id"))
    if _has_all(visit, about.id) and visit.tables.may_watch(about.id, visit.guest_id):
        return Response(status_code=HTTPStatus.NO_CONTENT)
    return visit.json(seen(visit, about))


def _has_all(visit: Visit, table_id: str) -> bool:
    """Whether somebody has seen the last entry of the journal, and the rematch, which stands in none."""
    if visit.query_number("since") != visit.tables.seq(table_id):
        return False
    return visit.query("rematch") == visit.tables.rematch_of(table_id, visit.guest_id)


def view_at(visit: Visit) -> Response:
    """A position of the past."""
    return visit.json(seen(visit, visit.tables.about(visit.path("id")), visit.request.path_params["n"]))


def series(visit: Visit) -> Response:
    return visit.json(visit.tables.series(visit.path("id"), visit.guest_id, visit.wished_lang()))


def log(visit: Visit) -> Response:
    seat = visit.query_number("seat")
    return visit.json(visit.tables.log(visit.path("id"), visit.guest_id, visit.wished_lang(), seat))


def rules(visit: Visit) -> Response:
    found = visit.tables.shelf.catalogue(game_named(visit), visit.wished_lang()).rules()
    return visit.json([{"id": id, "text": text} for id, text in found.items()])


def script_words(visit: Visit) -> Response:
    return visit.json(words(visit.wished_lang()).for_script)


def lesson(visit: Visit) -> Response:
    """A moment of a lesson; the server remembers nothing of it."""
    game = visit.tables.shelf.game(game_named(visit))
    lang = visit.text("lang") if visit.text("lang") in LANGUAGES else visit.lang
    answered = visit.optional_number("answered") or 0
    found = lesson_view(game, visit.path("id"), answered, visit.text("given"), lang, visit.flag("narrow"))
    return visit.json(found)


# -- acting -------------------------------------------------------------------------------------------------


def act_post(visit: Visit) -> Response:
    """The same messages as by socket; the view comes with the acknowledgement."""
    table_id = visit.path("id")
    try:
        said = convert(dict(visit.fields))
    except msgspec.ValidationError as error:
        raise Trouble(HTTPStatus.BAD_REQUEST) from error
    ack = act(visit.tables, table_id, visit.guest_id, said, visit.site.metrics, visit.lang)
    seen_now = visit.tables.view(
        table_id,
        visit.guest_id,
        visit.wished_lang(),
        visit.query_number("seat"),
        narrow=visit.query("narrow") in ("1", "true"),
    )
    online = visit.site.hub.online(table_id)
    return visit.json({"ack": acknowledged(ack, said.key), "view": with_presence(seen_now, online)})


def links(visit: Visit) -> Response:
    return visit.json(wishes.links(visit, visit.path("id")))


def hook(visit: Visit) -> Response:
    return visit.json(wishes.hook(visit, visit.path("id")))


def hook_post(visit: Visit) -> Response:
    wishes.set_hook(visit, visit.path("id"))
    return _done(visit, wishes.hook(visit, visit.path("id")))


def hook_test(visit: Visit) -> Awaitable[Response]:
    return later(wishes.test_hook(visit, visit.path("id")), lambda error: _done(visit, {"error": error}))


def rotate(visit: Visit) -> Response:
    wishes.rotate(visit, visit.path("id"))
    return _done(visit, wishes.links(visit, visit.path("id")))


def leave(visit: Visit) -> Response:
    wishes.leave(visit, visit.path("id"))
    return _done(visit, {})


def take_back(visit: Visit) -> Response:
    wishes.take_back(visit, visit.path("id"))
    return _done(visit, {})


def fill(visit: Visit) -> Response:
    wishes.fill(visit, visit.path("id"))
    return _done(visit, {})


def rematch(visit: Visit) -> Response:
    return _on_to(visit, wishes.rematch(visit, visit.path("id")))


def continue_from(visit: Visit) -> Response:
    return _on_to(visit, wishes.continue_from(visit, visit.path("id")))


def _done(visit: Visit, value: dict[str, Any]) -> Response:
    """JSON for scripts; a form goes back to where it stood."""
    back = visit.text("next")
    return visit.go(back) if not visit.is_json and is_local_path(back) else visit.json(value)


def _on_to(visit: Visit, path: str) -> Response:
    """To another table."""
    return visit.json({"url": visit.url(path)}) if visit.is_json else visit.go(path)


# -- the guest ----------------------------------------------------------------------------------------------


def prefs(visit: Visit) -> Response:
    """Merge some preferences into those of the guest."""
    guest = visit.need_guest()
    visit.tables.set_prefs(guest.id, {**guest.prefs, **wished_prefs(visit)})
    if visit.text("lang") in LANGUAGES:
        visit.tables.set_lang(guest.id, visit.text("lang"))
        visit.keep_language(visit.text("lang"))
    return visit.json({})


def push_key(visit: Visit) -> Response:
    return visit.json({"key": visit.site.push_keys.public})


def push(visit: Visit) -> Response:
    """A browser wants to be told. What it says is tried at once, not when it is its turn."""
    guest = visit.known_guest()
    endpoint, p256dh, auth = visit.text("endpoint"), visit.text("p256dh"), visit.text("auth")
    try:
        parts = check_address(endpoint)
    except Undelivered as error:
        raise Trouble(HTTPStatus.BAD_REQUEST, error.say(visit.lang)) from error
    if parts.scheme != "https" and not is_loopback(parts.hostname or ""):
        raise Trouble(HTTPStatus.BAD_REQUEST, visit.say("hook-address"))
    too_long = len(endpoint) > wishes.LONGEST_ADDRESS or len(p256dh) > LONGEST_KEY or len(auth) > LONGEST_KEY
    if too_long or not is_sound(endpoint, p256dh, auth):
        raise Trouble(HTTPStatus.BAD_REQUEST)
    known = [push for push in visit.tables.push_of(guest.id) if push.endpoint != endpoint]
    for oldest in known[: max(0, len(known) - MOST_BROWSERS + 1)]:
        visit.tables.drop_push(oldest.id)
    visit.tables.add_push(guest.id, endpoint, p256dh, auth)
    return visit.json({})


def push_drop(visit: Visit) -> Response:
    """A browser does not want to be told any more."""
    for known in visit.tables.push_of(visit.known_guest().id):
        if known.endpoint == visit.text("endpoint"):
            visit.tables.drop_push(known.id)
    return visit.json({})


# -- the server ---------------------------------------------------------------------------------------------


def healthz(visit: Visit) -> Response:
    """Whether it works: the database has been asked when this is reached."""
    visit.site.rows.counts()
    return visit.json({"status": "ok", "version": __version__})


def metrics(visit: Visit) -> Response:
    from .metrics import TYPE

    return Response(visit.site.metrics.text(), media_type=TYPE)
