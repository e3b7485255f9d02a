"""One request of one person: who it is, in which language, what was entered; and the answer with its cookies."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import quote

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ..core.errors import LudothekError
from ..i18n import LANGUAGES
from ..table import Guest
from .guard import comes_from_here
from .session import LANG_COOKIE, YEAR, language_of
from .words import Words, words

if TYPE_CHECKING:
    from .site import Site

SAFE = ("GET", "HEAD")
JSON = "application/json"
LONGEST_NAME = 20
LARGEST = 2**63 - 1  # what a database takes for a whole number
DIGITS = 19
Found = TypeVar("Found")


class Trouble(LudothekError):
    """A request that is answered with a page about what is wrong; `sentence` is in the visitor's language."""

    def __init__(self, status: int, sentence: str = "") -> None:
        super().__init__(sentence)
        self.status = status


def whole_number(text: str) -> int | None:
    """The number that a text is, if it is one that we can do something with."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > DIGITS or int(digits) > LARGEST:
        return None
    return int(text)


class Visit:
    """What every page and every call works with. All of it runs in threads, never in the event loop."""

    def __init__(self, site: Site, request: Request, fields: Mapping[str, Any], is_json: bool) -> None:
        self.site = site
        self.tables = site.tables
        self.request = request
        self.fields = fields
        self.is_json = is_json
        self.token = request.cookies.get(site.cookie, "")
        self.guest: Guest | None = site.tables.guest_by_token(self.token) if self.token else None
        self.lang = language_of(request, self.guest, site.settings.lang)
        self._cookies: dict[str, tuple[str, int]] = {}

    # -- what was asked -------------------------------------------------------------------------------------

    @property
    def words(self) -> Words:
        return words(self.lang)

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(key, **args)

    def path(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    def query(self, name: str) -> str:
        return self.request.query_params.get(name, "")

    def text(self, name: str) -> str:
        """A field that was sent, in one line."""
        return " ".join(str(self.fields.get(name) or "").split())

    def flag(self, name: str) -> bool:
        given = self.fields.get(name)
        return given if isinstance(given, bool) else self.text(name).lower() in ("1", "true", "on", "yes")

    def number(self, name: str) -> int:
        """A field that must be a whole number."""
        given = self.optional_number(name)
        if given is None:
            raise Trouble(HTTPStatus.BAD_REQUEST, self.say("bad-number", field=name))
        return given

    def optional_number(self, name: str) -> int | None:
        given = self.fields.get(name)
        if isinstance(given, int) and not isinstance(given, bool) and abs(given) <= LARGEST:
            return given
        return self._read_number(name, self.text(name))

    def query_number(self, name: str) -> int | None:
        return self._read_number(name, self.query(name))

    def _read_number(self, name: str, given: str) -> int | None:
        if not given or given in ("null", "None"):
            return None
        found = whole_number(given)
        if found is None:
            raise Trouble(HTTPStatus.BAD_REQUEST, self.say("bad-number", field=name))
        return found

    def wished_lang(self) -> str:
        """The language named in the query, else the visitor's."""
        lang = self.query("lang")
        return lang if lang in LANGUAGES else self.lang

    @property
    def guest_id(self) -> str:
        """Who is here; '' for somebody who has nothing yet, and may do as little."""
        return self.guest.id if self.guest is not None else ""

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""

    # -- guests ---------------------------------------------------------------------------------------------

    def need_guest(self, name: str = "") -> Guest:
        """The guest, made now if there is none; a name that was given is kept."""
        name = name[:LONGEST_NAME].strip()
        if self.guest is None:
            if not self.site.new_guests.allows(self.address):
                raise Trouble(HTTPStatus.TOO_MANY_REQUESTS, self.say("too-many"))
            self.guest = self.tables.new_guest(name or self.say("guest-name"), self.lang)
            self.keep_cookie(self.guest.token)
        elif name and name != self.guest.name:
            self.tables.rename(self.guest.id, name)
            self.guest = self.tables.guest(self.guest.id) or self.guest
        return self.guest

    def known_guest(self) -> Guest:
        """The guest; whoever is none is refused."""
        if self.guest is None:
            raise Trouble(HTTPStatus.FORBIDDEN)
        return self.guest

    def check_new_table(self) -> None:
        if not self.site.new_tables.allows(self.address):
            raise Trouble(HTTPStatus.TOO_MANY_REQUESTS, self.say("too-many"))

    def keep_cookie(self, token: str) -> None:
        self.token = token
        self._cookies[self.site.cookie] = (token, YEAR)

    def forget_cookie(self) -> None:
        self._cookies[self.site.cookie] = ("", 0)

    def keep_language(self, lang: str) -> None:
        self.lang = lang
        self._cookies[LANG_COOKIE] = (lang, YEAR)

    # -- answering ------------------------------------------------------------------------------------------

    @property
    def root(self) -> str:
        return str(self.request.scope.get("root_path", "")).rstrip("/")

    def url(self, path: str) -> str:
        return self.root + path

    def absolute(self, path: str) -> str:
        """An address for other people: they may sit at another machine."""
        return self.site.base(self.request) + path

    def show(self, template: str, status: int = 200, **context: Any) -> Response:
        """A page. Only pages renew the cookie: a script's request on its way might bring one back that was given up."""
        if self.guest is not None:
            self._cookies.setdefault(self.site.cookie, (self.token, YEAR))
        return self._finish(HTMLResponse(self.site.render(self, template, {"status": int(status), **context}), status))

    def go(self, path: str) -> Response:
        """On to a page of ours."""
        return self._finish(RedirectResponse(self.url(quote(path, safe="/?&=#%+")), HTTPStatus.SEE_OTHER))

    def json(self, value: Any, status: int = 200) -> Response:
        return self._finish(Response(msgspec.json.encode(value), status, media_type=JSON))

    def text_file(self, text: str, name: str) -> Response:
        """A file to be kept."""
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return self._finish(Response(text, headers=headers, media_type="text/plain; charset=utf-8"))

    def _finish(self, response: Response) -> Response:
        for name, (value, age) in self._cookies.items():
            response.set_cookie(
                name,
                value,
                max_age=age,
                path=self.root or "/",
                secure=self.request.url.scheme == "https",
                httponly=True,
                samesite="lax",
            )
        return response


Handler = Callable[[Visit], Response | Awaitable[Response]]
Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]


def endpoint(handler: Handler) -> Endpoint:
    """A handler as Starlette takes it: what was sent is read here, the work is done in a thread."""

    async def answer(request: Request) -> Response:
        site: Site = request.app.state.site
        fields, is_json = await _fields(request)
        found = await run_in_threadpool(_handle, handler, site, request, fields, is_json)
        return found if isinstance(found, Response) else await found

    answer.__name__ = handler.__name__
    return answer


async def later(work: Awaitable[Found], then: Callable[[Found], Response]) -> Response:
    """For a handler that must wait for others: it waits in the event loop, not in one of the threads for requests."""
    return await run_in_threadpool(then, await work)


def _handle(
    handler: Handler, site: Site, request: Request, fields: Mapping[str, Any], is_json: bool
) -> Response | Awaitable[Response]:
    visit = Visit(site, request, fields, is_json)
    if request.method not in SAFE and not comes_from_here(request):
        raise Trouble(HTTPStatus.FORBIDDEN, visit.say("origin-refused"))
    return handler(visit)


async def _fields(request: Request) -> tuple[Mapping[str, Any], bool]:
    """What was sent, by a script as JSON or by a form; of files their text."""
    if request.method in SAFE:
        return {}, False
    if request.headers.get("content-type", "").startswith(JSON):
        try:
            given = json.loads(await request.body() or b"{}")
            json.dumps(given, ensure_ascii=False).encode()  # half a character cannot be kept, nor be sent back
        except (ValueError, RecursionError) as error:
            raise Trouble(HTTPStatus.BAD_REQUEST) from error
        if not isinstance(given, dict):
            raise Trouble(HTTPStatus.BAD_REQUEST)
        return given, True
    async with request.form() as form:
        found: dict[str, Any] = {}
        for name, value in form.multi_items():
            found[name] = (await value.read()).decode(errors="replace") if isinstance(value, UploadFile) else value
        return found, False
