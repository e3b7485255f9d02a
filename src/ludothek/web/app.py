"""The web application: addresses, middleware, and its life from start to stop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.body_limit import RequestBodyLimitMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from . import advice, api, doors, pages, table_pages, text_page
from .guard import Guard
from .hosts import Hosts
from .metrics import Metrics
from .problems import answer_problem, explained
from .settings import Settings
from .site import Site
from .socket import table_socket
from .visit import Handler, endpoint

LARGEST = 2_000_000  # bytes of a request
SMALLEST = 500  # bytes worth packing
PACKED = 4  # of 9: quick


class Place(IntegerConvertor):
    """The number of a position: no game is longer."""

    regex = "[0-9]{1,9}"


register_url_convertor("place", Place())


def get(path: str, handler: Handler) -> Route:
    return Route(path, explained(endpoint(handler)), methods=["GET"])


def post(path: str, handler: Handler) -> Route:
    return Route(path, explained(endpoint(handler)), methods=["POST"])


async def static_file(request: Request) -> Response:
    site: Site = request.app.state.site
    response = site.assets.answer(request, request.path_params["name"])
    if response is None:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return response


async def service_worker(request: Request) -> Response:
    """The script that shows notices. It must lie at the top to be allowed to speak for the whole site."""
    site: Site = request.app.state.site
    response = site.assets.answer(request, "sw.js")
    if response is None:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return response


ROUTES: list[BaseRoute] = [
    get("/", pages.home),
    get("/new/{game}", pages.new),
    post("/new/{game}", pages.new_post),
    post("/play/{game}", pages.play),
    get("/tables", pages.tables),
    get("/records", pages.records),
    post("/records", pages.records_post),
    get("/rules/{game}", pages.rules),
    get("/learn", pages.learn),
    get("/learn/{game}/{id}", table_pages.lesson),
    get("/me", pages.me),
    post("/me", pages.me_post),
    get("/lang/{lang}", pages.lang),
    get("/me/{token}", doors.recover),
    post("/me/{token}", doors.recover_post),
    get("/join/{token}", doors.join),
    post("/join/{token}", doors.join_post),
    get("/seat/{token}", doors.seat),
    post("/seat/{token}", doors.seat_post),
    get("/watch/{token}", doors.watch),
    post("/watch/{token}", doors.watch_post),
    get("/table/{id}", table_pages.table),
    get("/table/{id}/replay", table_pages.replay),
    get("/table/{id}/at/{n:place}", table_pages.replay),
    get("/table/{id}/record", table_pages.record),
    get("/table/{id}/print", table_pages.sheet),
    get("/table/{id}/text", text_page.text),
    post("/table/{id}/text", text_page.text_post),
    get("/api/table/{id}/view", api.view),
    get("/api/table/{id}/at/{n:place}", api.view_at),
    get("/api/table/{id}/series", api.series),
    get("/api/table/{id}/log", api.log),
    post("/api/table/{id}/act", api.act_post),
    post("/api/table/{id}/hint", advice.hint),
    post("/api/table/{id}/analysis", advice.analysis),
    get("/api/table/{id}/turning", advice.turning),
    get("/api/table/{id}/links", api.links),
    get("/api/table/{id}/hook", api.hook),
    post("/api/table/{id}/hook", api.hook_post),
    post("/api/table/{id}/hook/test", api.hook_test),
    post("/api/table/{id}/rotate", api.rotate),
    post("/api/table/{id}/leave", api.leave),
    post("/api/table/{id}/take-back", api.take_back),
    post("/api/table/{id}/fill", api.fill),
    post("/api/table/{id}/rematch", api.rematch),
    post("/api/table/{id}/continue", api.continue_from),
    get("/api/rules/{game}", api.rules),
    get("/api/words", api.script_words),
    post("/api/lesson/{game}/{id}", api.lesson),
    post("/api/prefs", api.prefs),
    get("/api/push/key", api.push_key),
    post("/api/push", api.push),
    post("/api/push/drop", api.push_drop),
    get("/healthz", api.healthz),
    get("/metrics", api.metrics),
    Route("/sw.js", service_worker),
    Route("/static/{name:path}", static_file),
    WebSocketRoute("/ws/table/{id}", table_socket),
]


def create_app(settings: Settings) -> Starlette:
    """An application that can be run by any ASGI server. Everything it needs is made when it starts."""
    metrics = Metrics()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        site = app.state.site = Site(settings, metrics)
        await site.start()
        try:
            yield
        finally:
            await site.stop()

    return Starlette(
        routes=ROUTES,
        middleware=[
            Middleware(Guard, metrics=metrics, hosts=Hosts(settings)),
            Middleware(RequestBodyLimitMiddleware, max_body_size=LARGEST),
            Middleware(GZipMiddleware, minimum_size=SMALLEST, compresslevel=PACKED),
        ],
        exception_handlers={HTTPException: answer_problem},
        lifespan=life,
    )
