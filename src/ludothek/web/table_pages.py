"""The pages of one table: the table itself, its replay, a lesson, the record, and the sheet of paper."""

from __future__ import annotations

from contextlib import suppress
from http import HTTPStatus
from typing import Any

import msgspec
from markupsafe import Markup
from starlette.responses import Response

from .. import __version__
from ..bots import DEFAULT
from ..core.record import read
from ..scene.symbols import sprite
from ..table import TableError
from ..table.lessons import lesson_view
from ..table.model import About
from ..table.view import View
from .gamecards import bot_cards, chosen_options, lessons
from .graph import board_svg, drawn_lines, graph_svg
from .pages import game_named
from .socket import with_presence
from .visit import Trouble, Visit


def seen(visit: Visit, about: About, at: int | None = None) -> View:
    """The table as this visitor sees it; raises who may not."""
    view = visit.tables.view(
        about.id,
        visit.guest_id,
        visit.wished_lang(),
        visit.query_number("seat"),
        at=at,
        narrow=visit.query("narrow") in ("1", "true"),
    )
    return with_presence(view, visit.site.hub.online(about.id))


def frame(visit: Visit, game: str) -> dict[str, Any]:
    """What every page with scenes of a game needs."""
    shelf = visit.tables.shelf
    return {
        "game": game,
        "game_title": shelf.catalogue(game, visit.lang).say("game-title"),
        "sprite": Markup(sprite(shelf.game(game))),
        "styles": visit.site.assets.styles(game, visit.root),
    }


def boot(visit: Visit, about: About, view: View, **more: Any) -> dict[str, Any]:
    """What the script of a table begins with."""
    guest = visit.guest
    return {
        "root": visit.root,
        "lang": visit.lang,
        "table": about.id,
        "game": about.game,
        "name": guest.name if guest is not None else "",
        "prefs": guest.prefs if guest is not None else {},
        "seat": visit.query_number("seat"),
        "n": None,
        "bots": bot_cards(visit.words, about.game),
        "bot": DEFAULT,
        "host": visit.guest_id == about.host,
        "pushkey": visit.site.push_keys.public,
        "version": __version__,
        "words": visit.words.for_script,
        "view": msgspec.to_builtins(view),
        **more,
    }


def table(visit: Visit) -> Response:
    about = visit.tables.about(visit.path("id"))
    view = seen(visit, about)
    around = frame(visit, about.game)
    return visit.show(
        "table.html",
        page="table",
        title=about.title or around["game_title"],
        noscript=visit.url(f"/table/{about.id}/text"),
        boot=boot(visit, about, view),
        **around,
    )


def replay(visit: Visit) -> Response:
    """Every position, one after the other; `/at/{n}` is the link to one of them."""
    about = visit.tables.about(visit.path("id"))
    n = visit.request.path_params.get("n")
    view = seen(visit, about, n)
    around = frame(visit, about.game)
    return visit.show(
        "replay.html",
        page="replay",
        title=about.title or around["game_title"],
        noscript=visit.url(f"/table/{about.id}/text"),
        boot=boot(visit, about, view, n=n),
        **around,
    )


def lesson(visit: Visit) -> Response:
    name, id = game_named(visit), visit.path("id")
    listed = list(lessons(visit.tables.shelf, name, visit.lang))
    place = next((at for at, card in enumerate(listed) if card.id == id), None)
    if place is None:
        raise Trouble(HTTPStatus.NOT_FOUND)
    after = listed[place + 1] if place + 1 < len(listed) else None
    narrow = visit.query("narrow") in ("1", "true")
    first = lesson_view(visit.tables.shelf.game(name), id, 0, "", visit.lang, narrow)
    begin = {
        "root": visit.root,
        "lang": visit.lang,
        "game": name,
        "lesson": id,
        "title": first.title,
        "prefs": visit.guest.prefs if visit.guest is not None else {},
        "next": {"url": visit.url(f"/learn/{name}/{after.id}"), "title": after.title} if after else None,
        "list": visit.url("/learn"),
        "version": __version__,
        "words": visit.words.for_script,
        "lessonview": msgspec.to_builtins(first),
    }
    return visit.show("lesson.html", page="lesson", title=first.title, noscript="", boot=begin, **frame(visit, name))


def record(visit: Visit) -> Response:
    """The record as a file."""
    about = visit.tables.about(visit.path("id"))
    text = visit.tables.record(about.id, visit.guest_id)
    return visit.text_file(text, f"{about.game}-{about.id}.rec")


def sheet(visit: Visit) -> Response:
    """A record for a drawer: everything about a game on paper."""
    about = visit.tables.about(visit.path("id"))
    view = seen(visit, about)
    series = visit.tables.series(about.id, visit.guest_id, visit.lang)
    shown = drawn_lines(series)
    around = frame(visit, about.game)
    colours = {player.seat: player.colour for player in view.scene.players}
    names = {player.seat: player.name for player in view.scene.players}
    return visit.show(
        "print.html",
        page="print",
        title=about.title,
        view=view,
        log=visit.tables.log(about.id, visit.guest_id, visit.lang, view.seat),
        setup=_setup(visit, about, view),
        boards=[{"title": board.title, "svg": board_svg(board, view.scene)} for board in view.scene.boards],
        graph=graph_svg(series, colours, visit.say("page-print-graph")),
        lines=[
            {"label": names.get(line.seat, line.label), "colour": colours.get(line.seat, ""), "seat": line.seat}
            for line in shown
        ],
        played=about.updated,
        **around,
    )


def _setup(visit: Visit, about: About, view: View) -> list[tuple[str, str]]:
    """The facts by which a game can be told from others, and set up again."""
    shelf = visit.tables.shelf
    game, words = shelf.game(about.game), shelf.catalogue(about.game, visit.lang)
    facts = chosen_options(game, words, about.options, len(about.seats))
    facts.append((visit.say("print-played"), visit.words.date_time(about.made)))
    facts.append((visit.say("print-answers"), str(view.last)))
    facts.append((visit.say("print-rules"), game.rules))
    if about.seed_by_hand:
        facts.append((visit.say("print-chance"), visit.say("print-seed-by-hand")))
    with suppress(TableError):  # while others play, the seed would tell what is to come
        facts.append((visit.say("print-seed"), str(read(visit.tables.record(about.id, visit.guest_id)).seed)))
    return facts
