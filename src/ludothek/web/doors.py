"""Links that open doors: an invitation, a seat, a place to watch, a guest's own.

Looking at such a page changes nothing, because messengers look at links before people do; its button does.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from starlette.responses import Response

from ..core.errors import LudothekError
from ..i18n import Catalogue
from ..table.errors import NoSuchLink
from ..table.model import Invitation
from ..table.words import say
from .problems import sentence_of
from .visit import Trouble, Visit


def join(visit: Visit) -> Response:
    """An invitation."""
    invitation = visit.tables.invitation(visit.path("token"))
    if visit.guest is not None and visit.tables.seats_of(invitation.table, visit.guest.id):
        return visit.go(f"/table/{invitation.table}")
    return _join_form(visit, invitation)


def join_post(visit: Visit) -> Response:
    token, name = visit.path("token"), visit.text("name")
    invitation = visit.tables.invitation(token)
    try:
        guest = visit.need_guest(name)
        table_id = visit.tables.join(token, guest.id, name, visit.optional_number("seat"))
    except (Trouble, NoSuchLink):
        raise
    except LudothekError as error:
        return _join_form(visit, invitation, name, sentence_of(error, visit.lang))
    return visit.go(f"/table/{table_id}")


def _join_form(visit: Visit, invitation: Invitation, name: str = "", error: str = "") -> Response:
    shelf = visit.tables.shelf
    words, colours = shelf.catalogue(invitation.game, visit.lang), shelf.game(invitation.game).colours
    named = words.seat_names([card.name or colours[card.seat] for card in invitation.seats])
    seats = [
        {
            "seat": card.seat,
            "name": "" if card.kind == "open" else named[card.seat],
            "kind": card.kind,
            "colour": colours[card.seat],
            "colour_label": words.colour(card.seat),
        }
        for card in invitation.seats
    ]
    return visit.show(
        "join.html",
        status=HTTPStatus.BAD_REQUEST if error else HTTPStatus.OK,
        page="join",
        game_title=words.say("game-title"),
        title=invitation.title,
        host=invitation.host,
        seats=seats,
        names=[seat["name"] for seat in seats if seat["kind"] != "open"],
        free=[seat for seat in seats if seat["kind"] == "open"],
        name=name or (visit.guest.name if visit.guest is not None else ""),
        seed_note=say(visit.lang, "table-seed-by-hand") if invitation.seed_by_hand else "",
        error=error,
    )


def seat(visit: Visit) -> Response:
    """A seat of a table, for whoever has its link."""
    table_id, number = visit.site.rows.seat_of(visit.path("token"))
    about = visit.tables.about(table_id)
    if visit.guest is not None and number in visit.tables.seats_of(about.id, visit.guest.id):
        return visit.go(f"/table/{about.id}")
    words = visit.tables.shelf.catalogue(about.game, visit.lang)
    return _door(visit, "seat", words, about, about.seats[number].name or words.colour(number))


def seat_post(visit: Visit) -> Response:
    visit.site.rows.seat_of(visit.path("token"))  # a link that leads nowhere makes no guest
    table_id = visit.tables.open_seat(visit.path("token"), visit.need_guest().id)
    return visit.go(f"/table/{table_id}")


def watch(visit: Visit) -> Response:
    """A place to watch from."""
    about = visit.tables.about(visit.site.rows.watched_by(visit.path("token")))
    if visit.guest is not None and visit.tables.may_watch(about.id, visit.guest.id):
        return visit.go(f"/table/{about.id}")
    return _door(visit, "watch", visit.tables.shelf.catalogue(about.game, visit.lang), about)


def watch_post(visit: Visit) -> Response:
    visit.site.rows.watched_by(visit.path("token"))
    table_id = visit.tables.open_watch(visit.path("token"), visit.need_guest().id)
    return visit.go(f"/table/{table_id}")


def recover(visit: Visit) -> Response:
    """A guest's own link: on a new device, or after cookies were lost."""
    guest = visit.tables.guest_by_token(visit.path("token"))
    if guest is None:
        raise NoSuchLink
    if visit.guest is not None and visit.guest.id == guest.id:
        return visit.go("/tables")
    return visit.show("link.html", page="link", kind="me", who=guest.name, game_title="", title="", seed_note="")


def recover_post(visit: Visit) -> Response:
    guest = visit.tables.guest_by_token(visit.path("token"))
    if guest is None:
        raise NoSuchLink
    visit.keep_cookie(visit.path("token"))
    visit.keep_language(guest.lang)
    return visit.go("/tables")


def _door(visit: Visit, kind: str, words: Catalogue, about: Any, who: str = "") -> Response:
    return visit.show(
        "link.html",
        page="link",
        kind=kind,
        who=who,
        game_title=words.say("game-title"),
        title=about.title,
        seed_note=say(visit.lang, "table-seed-by-hand") if about.seed_by_hand else "",
    )
