"""Around every request: headers that keep browsers from harm, a line in the log, and the counters."""

from __future__ import annotations

import time
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .hosts import Hosts, refusal
from .logs import ACCESS, without_secrets
from .metrics import Metrics

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # drawings carry their places as attributes
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # a link that opens a seat must not travel to other sites
    "cross-origin-opener-policy": "same-origin",
}
WATCHED = ("/healthz", "/metrics")
UNSEEN = ("healthz", "metrics", "static_file")  # not worth a line in the log when all is well


def comes_from_here(connection: HTTPConnection) -> bool:
    """Whether a request that changes something was made by a page of this server, or by no page at all."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + HTTPStatus.MISDIRECTED_REQUEST})
        return
    await PlainTextResponse(refusal(), HTTPStatus.MISDIRECTED_REQUEST)(scope, receive, send)


class Guard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, metrics: Metrics, hosts: Hosts) -> None:
        self.app = app
        self.metrics = metrics
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.app if self._is_meant(scope) else _refuse
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "private, no-store")
            await send(message)

        try:
            await app(scope, receive, send_guarded)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _is_meant(self, scope: Scope) -> bool:
        """Whether a request names us; those who watch over the server may call it as they like."""
        if scope["type"] not in ("http", "websocket") or scope["path"].endswith(WATCHED):
            return True
        return self.hosts.knows(Headers(scope=scope).get("host", ""))

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("endpoint"), "__name__", "none")
        self.metrics.requests.labels(route, str(status)).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        if route not in UNSEEN or status >= 400:
            fields = {
                "method": scope["method"],
                "path": without_secrets(scope["path"]),
                "status": status,
                "ms": round(seconds * 1000, 1),
                "client": scope["client"][0] if scope.get("client") else "",
            }
            ACCESS.info("request", extra={"fields": fields})
