"""What people are told when something does not work: a page in both languages, or JSON for scripts."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..core.errors import LudothekError
from ..i18n import LANGUAGES, MissingMessage
from ..store import Conflict
from ..table.errors import NoSuchLink, NoSuchTable, NotYours, TableError
from .visit import Endpoint, Trouble, Visit
from .words import words

if TYPE_CHECKING:
    from .site import Site

LOG = logging.getLogger("ludothek.web")
EXPLAINED = (400, 403, 404, 405, 410, 413, 429, 500)  # statuses that have a sentence of their own


def sentence_of(error: LudothekError, lang: str) -> str:
    """What an error says, in this language if it can."""
    return error.say(lang) if isinstance(error, TableError) else str(error)


def status_of(error: Exception) -> int:
    """The HTTP status that an error belongs to."""
    match error:
        case HTTPException():
            return error.status_code
        case Trouble():
            return error.status
        case NoSuchLink():
            return HTTPStatus.GONE
        case NoSuchTable():
            return HTTPStatus.NOT_FOUND
        case NotYours():
            return HTTPStatus.FORBIDDEN
        case Conflict():
            return HTTPStatus.CONFLICT
        case MissingMessage():  # our fault, not the visitor's
            return HTTPStatus.INTERNAL_SERVER_ERROR
        case LudothekError():
            return HTTPStatus.BAD_REQUEST
        case msgspec.ValidationError():
            return HTTPStatus.BAD_REQUEST
    return HTTPStatus.INTERNAL_SERVER_ERROR


def explained(endpoint: Endpoint) -> Endpoint:
    """Whatever goes wrong inside, the visitor gets an answer that says so."""

    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except HTTPException:
            raise
        except Exception as error:
            return await answer_problem(request, error)

    answer.__name__ = endpoint.__name__
    return answer


async def answer_problem(request: Request, error: Exception) -> Response:
    """The handler of all errors."""
    site: Site = request.app.state.site
    status = status_of(error)
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        site.metrics.errors.inc()
        LOG.error("A request failed.", exc_info=error, extra={"fields": {"status": int(status)}})
    return await run_in_threadpool(_explain, site, request, error, int(status))


def _explain(site: Site, request: Request, error: Exception, status: int) -> Response:
    key = status if status in EXPLAINED else 500 if status > 500 else 400
    try:
        visit = Visit(site, request, {}, False)
        languages = sorted(LANGUAGES, key=lambda lang: lang != visit.lang)
        texts = [_text(error, key, lang) for lang in languages]
        if request.url.path.removeprefix(visit.root).startswith("/api/"):
            response = visit.json({"error": texts[0]["sentence"], "status": status}, status)
        else:
            response = visit.show("error.html", status=status, page="error", texts=texts)
    except Exception:
        LOG.exception("The page about an error failed.")
        response = PlainTextResponse(HTTPStatus(status).phrase, status)
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


def _text(error: Exception, key: int, lang: str) -> dict[str, Any]:
    say = words(lang).say
    sentence = sentence_of(error, lang) if isinstance(error, LudothekError) and key < 500 else ""
    return {"lang": lang, "title": say(f"error-{key}-title"), "sentence": sentence or say(f"error-{key}-text")}
