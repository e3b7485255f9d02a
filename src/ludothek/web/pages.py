"""The pages around the tables: games, lists, guests, rules, lessons, records."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import asdict
from http import HTTPStatus
from typing import Any

import anyio.from_thread
from starlette.responses import Response

from .. import engine, games
from ..bots import DEFAULT
from ..core.errors import LudothekError
from ..i18n import LANGUAGES
from ..table import TableCard
from ..table.again import LONGEST_RECORD
from .gamecards import bot_cards, game_card, game_cards, lessons, option_cards, preset_cards, rule_areas
from .problems import sentence_of
from .setup import Form, at_once
from .site import is_local_path
from .visit import Trouble, Visit, later

AT_HOME = 6  # tables shown on the first page
PREFS = {
    "level": ("learner", "normal", "quiet"),
    "confirm": ("always", "barriers", "never"),
    "motion": ("system", "full", "none"),
    "theme": ("system", "light", "dark"),
}


def game_named(visit: Visit) -> str:
    """The game that the address names."""
    name = visit.path("game")
    if name not in games.names():
        raise Trouble(HTTPStatus.NOT_FOUND)
    return name


def table_cards(visit: Visit, limit: int | None = None, urgent: bool = False) -> list[dict[str, Any]]:
    """My tables, as lists show them; where it is my turn first, then by date."""
    if visit.guest is None:
        return []
    cards: list[TableCard] = visit.tables.my_tables(visit.guest.id, visit.lang, limit, urgent)
    cards.sort(key=lambda card: (card.my_turn, card.updated), reverse=True)
    readable = {card.game for card in cards if not card.unreadable}
    titles = {name: visit.tables.shelf.catalogue(name, visit.lang).say("game-title") for name in readable}
    return [{**asdict(card), "game_title": titles.get(card.game, card.game)} for card in cards]


def home(visit: Visit) -> Response:
    shelf = visit.tables.shelf
    found = game_cards(shelf, visit.lang)
    first = [
        {"game": card.name, **asdict(lesson)} for card in found for lesson in lessons(shelf, card.name, visit.lang)
    ]
    return visit.show(
        "home.html",
        page="home",
        games=found,
        bots={card.name: bot_cards(visit.words, card.name) for card in found},
        bot=DEFAULT,
        tables=table_cards(visit, AT_HOME, urgent=True),
        lesson=first[0] if first else None,
    )


# -- setting up ---------------------------------------------------------------------------------------------


def new(visit: Visit) -> Response:
    """The form for a new table."""
    name = game_named(visit)
    return _new_form(visit, name, Form.empty(visit, visit.tables.shelf.game(name)))


def new_post(visit: Visit) -> Response:
    name = game_named(visit)
    form = Form.read(visit, visit.tables.shelf.game(name))
    visit.check_new_table()
    try:
        guest = visit.need_guest(form.name)
        table_id = visit.tables.create(guest.id, form.setup(visit))
    except Trouble:
        raise
    except LudothekError as error:
        return _new_form(visit, name, form, sentence_of(error, visit.lang))
    return visit.go(f"/table/{table_id}")


def _new_form(visit: Visit, name: str, form: Form, error: str = "") -> Response:
    shelf = visit.tables.shelf
    game, words = shelf.game(name), shelf.catalogue(name, visit.lang)
    return visit.show(
        "new.html",
        status=HTTPStatus.BAD_REQUEST if error else HTTPStatus.OK,
        page="new",
        game=game_card(shelf, name, visit.lang),
        options=option_cards(game, words, form.options),
        presets=preset_cards(game, words),
        preset=form.preset,
        bots=bot_cards(visit.words, name),
        slow=engine() != "compiled",
        hints=form.hints,
        seats=form.seats(words),
        least=game.least_seats,
        most=game.most_seats,
        name=form.name,
        pace=form.pace,
        title=form.title,
        seed=form.seed,
        table_lang=form.lang,
        error=error,
    )


def play(visit: Visit) -> Response:
    """Play at once, with the defaults, against bots."""
    game = visit.tables.shelf.game(game_named(visit))
    visit.check_new_table()
    guest = visit.need_guest(visit.text("name"))
    setup = at_once(game, guest.name, visit.lang, visit.text("bot") or DEFAULT)
    return visit.go(f"/table/{visit.tables.create(guest.id, setup)}")


# -- lists --------------------------------------------------------------------------------------------------


def tables(visit: Visit) -> Response:
    cards = table_cards(visit)
    running = [card for card in cards if card["status"] == "running"]
    grouped = {
        "mine": [card for card in running if card["my_turn"]],
        "waiting": [card for card in running if not card["my_turn"]],
        "open": [card for card in cards if card["status"] == "open"],
        "over": [card for card in cards if card["status"] not in ("open", "running")],
    }
    return visit.show("tables.html", page="tables", tables=grouped)


def records(visit: Visit) -> Response:
    return _records(visit)


def records_post(visit: Visit) -> Response:
    """A record from elsewhere becomes a table to look at."""
    text = str(visit.fields.get("file") or "") or str(visit.fields.get("text") or "")
    if not text.strip():
        return _records(visit, visit.say("no-file"))
    visit.check_new_table()
    try:
        guest = visit.need_guest()
        table_id = visit.tables.import_record(guest.id, text[: LONGEST_RECORD + 1])
    except Trouble:
        raise
    except LudothekError as error:
        return _records(visit, sentence_of(error, visit.lang))
    return visit.go(f"/table/{table_id}/replay")


def _records(visit: Visit, error: str = "") -> Response:
    found = [card for card in table_cards(visit) if card["status"] not in ("open", "running")]
    status = HTTPStatus.BAD_REQUEST if error else HTTPStatus.OK
    return visit.show("records.html", status=status, page="records", tables=found, error=error)


# -- rules and lessons --------------------------------------------------------------------------------------


def rules(visit: Visit) -> Response:
    name, shelf = game_named(visit), visit.tables.shelf
    query = visit.query("q").strip()
    areas = rule_areas(shelf.catalogue(name, visit.lang), query)
    return visit.show(
        "rules.html",
        page="rules",
        game=game_card(shelf, name, visit.lang),
        games=game_cards(shelf, visit.lang),
        areas=areas,
        rules=[rule for area in areas for rule in area["rules"]],
        q=query,
    )


def learn(visit: Visit) -> Response:
    shelf = visit.tables.shelf
    found = [
        {"game": card, "lesson_list": lessons(shelf, card.name, visit.lang)} for card in game_cards(shelf, visit.lang)
    ]
    return visit.show("learn.html", page="learn", games=found)


# -- the guest ----------------------------------------------------------------------------------------------


def me(visit: Visit) -> Response:
    return _me(visit)


def me_post(visit: Visit) -> Response | Awaitable[Response]:
    wanted = visit.text("do") or "save"
    if wanted == "forget":
        visit.forget_cookie()
        return visit.go("/")
    if wanted == "save":
        return _save(visit)
    guest = visit.known_guest()
    if wanted == "new_token":
        visit.keep_cookie(visit.tables.new_token(guest.id))
        anyio.from_thread.run_sync(visit.site.hub.recheck, guest.id)
        return _me(visit, saved=True)
    if wanted == "push_drop":
        number = visit.number("id")
        if any(push.id == number for push in visit.tables.push_of(guest.id)):
            visit.tables.drop_push(number)
    elif wanted == "push_test":
        test = visit.site.notices.test_push(guest.id, visit.lang)
        return later(test, lambda problems: _me(visit, error=" ".join(dict.fromkeys(filter(None, problems)))))
    return visit.go("/me")


def _save(visit: Visit) -> Response:
    try:
        guest = visit.need_guest(visit.text("name"))
    except Trouble:
        raise
    except LudothekError as error:
        return _me(visit, error=sentence_of(error, visit.lang))
    visit.tables.set_prefs(guest.id, {**guest.prefs, **wished_prefs(visit)})
    if visit.text("lang") in LANGUAGES:
        visit.tables.set_lang(guest.id, visit.text("lang"))
        visit.keep_language(visit.text("lang"))
    visit.guest = visit.tables.guest(guest.id)
    return _me(visit, saved=True)


def wished_prefs(visit: Visit) -> dict[str, str]:
    """The preferences that were sent, as far as we know them."""
    return {name: visit.text(name) for name, values in PREFS.items() if visit.text(name) in values}


def _me(visit: Visit, saved: bool = False, error: str = "") -> Response:
    guest = visit.guest
    pushes = visit.tables.push_of(guest.id) if guest is not None else []
    devices = [{"id": push.id, "at": push.last_at, "error": push.last_error} for push in pushes]
    return visit.show(
        "me.html",
        status=HTTPStatus.BAD_REQUEST if error else HTTPStatus.OK,
        page="me",
        name=guest.name if guest is not None else "",
        prefs=guest.prefs if guest is not None else {},
        recovery=visit.absolute(f"/me/{visit.token}") if guest is not None else "",
        push={"key": visit.site.push_keys.public, "devices": devices},
        pushkey=visit.site.push_keys.public,
        saved=saved,
        error=error,
    )


def lang(visit: Visit) -> Response:
    """Another language, for this device and for the guest."""
    wanted, back = visit.path("lang"), visit.query("next")
    if wanted not in LANGUAGES:
        raise Trouble(HTTPStatus.NOT_FOUND)
    visit.keep_language(wanted)
    if visit.guest is not None:
        visit.tables.set_lang(visit.guest.id, wanted)
    return visit.go(back if is_local_path(back) else "/")
