"""One WebSocket for each tab. After every change of a table each of its tabs gets its own view."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from collections.abc import Coroutine, Iterable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..core.errors import LudothekError
from ..i18n import LANGUAGES
from .guard import comes_from_here
from .messages import READ, Act, Focus, Look, Ping, acknowledged, act
from .problems import sentence_of, status_of
from .session import language_of
from .visit import whole_number
from .words import words

if TYPE_CHECKING:
    from ..table import Tables
    from ..table.view import View
    from .metrics import Metrics
    from .site import Site

LOG = logging.getLogger("ludothek.socket")
RESTART = 1012  # the close code for "the server restarts"
BROKEN = 1011  # and for an error of the server
REFUSED = 4000  # and an HTTP status: close codes for those who may not look
FLOODED = 1008  # and for a tab that does not hear what it is told
MOST_WAITING = 100  # messages that wait for a tab
LONGEST_KEY = 64  # characters
PATIENCE = 2.0  # seconds that tabs have for the last message


class Tab:
    """One open tab at one table. Only `_write` sends, so nothing overtakes anything."""

    def __init__(self, hub: Hub, socket: WebSocket, table_id: str, guest_id: str, lang: str) -> None:
        self.hub = hub
        self.socket = socket
        self.table_id = table_id
        self.guest_id = guest_id
        self.lang = lang
        self.seat: int | None = None
        self.narrow = False
        self.focused = False
        self.seats: frozenset[int] = frozenset()  # whose places this guest has, as of the last view
        self._waiting: list[dict[str, Any]] = []
        self._dirty = True
        self._acting = False  # what it brings about is shown after it is acknowledged
        self._closing = 0
        self._flooded = asyncio.Event()
        self._wake = asyncio.Event()
        self._wake.set()

    def changed(self) -> None:
        """The table has changed; however often that happens while a view is made, one view follows."""
        self._dirty = True
        self._wake.set()

    def say(self, message: dict[str, Any]) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._flooded.set()  # it says much and hears nothing; what it missed it sees when it comes back
            return
        self._waiting.append(message)
        self._wake.set()

    def close(self, code: int) -> None:
        """After what is still to be said."""
        self._closing = code
        self._wake.set()

    async def run(self) -> None:
        lives: list[Coroutine[Any, Any, Any]] = [self._read(), self._write(), self._flooded.wait()]
        tasks = {asyncio.create_task(life) for life in lives}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            error = task.exception()
            if error is not None and not self._has_gone(error):
                raise error
        if self._flooded.is_set():
            with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                await asyncio.wait_for(self.socket.close(FLOODED), PATIENCE)

    def _has_gone(self, error: BaseException) -> bool:
        """Whether an error only says that nobody is there any more; sending to one who left is a RuntimeError."""
        states = (self.socket.client_state, self.socket.application_state)
        return isinstance(error, WebSocketDisconnect) or WebSocketState.DISCONNECTED in states

    # -- in -------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            text = await self.socket.receive_text()
            try:
                said = READ.decode(text)
            except (msgspec.DecodeError, RecursionError):
                self.say(self._refusal(_key(text), words(self.lang).say("error-400-text")))
                continue
            if isinstance(said, Ping):
                self.say({"type": "pong"})
            elif isinstance(said, Focus):
                self.focused = said.on
            elif isinstance(said, Look):
                self._look(said)
            else:
                await self._act(said)

    def _look(self, said: Look) -> None:
        if said.lang is not UNSET and said.lang in LANGUAGES:
            self.lang = said.lang
        if said.seat is not UNSET:
            self.seat = said.seat
        if said.narrow is not UNSET:
            self.narrow = said.narrow
        if said.key:
            self.say({"type": "ack", "kind": "done", "key": said.key})
        self.changed()

    async def _act(self, said: Act) -> None:
        self._acting = True
        try:
            ack = await run_in_threadpool(
                act, self.hub.tables, self.table_id, self.guest_id, said, self.hub.metrics, self.lang
            )
            self.say(acknowledged(ack, said.key))
        except LudothekError as error:
            self.say(self._refusal(said.key, sentence_of(error, self.lang)))
        finally:
            self._acting = False
        self.changed()

    def _refusal(self, key: str, why: str) -> dict[str, Any]:
        return {"type": "ack", "kind": "refused", "key": key, "rule": "", "why": why, "seq": 0}

    # -- out ------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self._flush()
            if self._dirty and not self._closing and not self._acting:
                self._dirty = False
                await self._send_view()
            if self._closing:
                await self._flush()
                await self.socket.close(self._closing)
                return

    async def _flush(self) -> None:
        while self._waiting:
            await self.socket.send_text(msgspec.json.encode(self._waiting.pop(0)).decode())

    async def _send_view(self) -> None:
        online = self.hub.online(self.table_id)
        try:
            body, seats = await run_in_threadpool(self._make_view, online)
        except LudothekError as error:
            status = status_of(error)
            self.say({"type": "error", "status": int(status), "error": sentence_of(error, self.lang)})
            self.close(REFUSED + status)
            return
        await self._flush()  # an acknowledgement goes before the view it brought about
        await self.socket.send_text(body)
        if seats != self.seats:
            self.seats = seats
            self.hub.tell_online(self.table_id)

    def _make_view(self, online: frozenset[int]) -> tuple[str, frozenset[int]]:
        begun = time.perf_counter()
        view = self.hub.tables.view(self.table_id, self.guest_id, self.lang, self.seat, narrow=self.narrow)
        body = msgspec.json.encode({"type": "view", "view": with_presence(view, online)})
        self.hub.metrics.view_seconds.observe(time.perf_counter() - begun)
        self.hub.metrics.view_bytes.observe(len(body))
        return body.decode(), frozenset(seat.seat for seat in view.seats if seat.yours)


def with_presence(view: View, online: Iterable[int]) -> View:
    """The view, saying who has a tab open; views may be shared, so it is a copy."""
    seats = [msgspec.structs.replace(seat, online=seat.seat in online) for seat in view.seats]
    return msgspec.structs.replace(view, seats=seats)


def _key(text: str) -> str:
    """The key of a message that could not be read, so that its sender learns of it."""
    with contextlib.suppress(msgspec.DecodeError, RecursionError):
        given = msgspec.json.decode(text)
        if isinstance(given, dict) and isinstance(given.get("key"), str):
            return str(given["key"])[:LONGEST_KEY]
    return ""


class Hub:
    """All tabs, by table. It lives in the event loop; only views and answers are made in threads."""

    def __init__(self, tables: Tables, metrics: Metrics) -> None:
        self.tables = tables
        self.metrics = metrics
        self._tabs: defaultdict[str, set[Tab]] = defaultdict(set)
        self._runs: set[asyncio.Task[None]] = set()
        self._stopping = False

    def changed(self, table_id: str) -> None:
        for tab in self._tabs.get(table_id, ()):
            tab.changed()

    def online(self, table_id: str) -> frozenset[int]:
        """The seats of those who have a tab open. May be asked in any thread: the tabs are copied at once."""
        return frozenset().union(*(tab.seats for tab in tuple(self._tabs.get(table_id, ()))))

    def tell_online(self, table_id: str) -> None:
        seats = sorted(self.online(table_id))
        for tab in self._tabs.get(table_id, ()):
            tab.say({"type": "online", "seats": seats})

    def looks(self, table_id: str, guest_id: str, live: bool = False) -> bool:
        """Whether a guest has this table before the eyes; in a live game, a tab in the background will do."""
        return any((live or tab.focused) and tab.guest_id == guest_id for tab in self._tabs.get(table_id, ()))

    def recheck(self, guest_id: str) -> None:
        """A guest's link was renewed: its tabs have to come again, and who has the old link only does not get in."""
        for tab in [tab for tabs in self._tabs.values() for tab in tabs]:
            if tab.guest_id == guest_id:
                tab.close(RESTART)

    async def serve(self, tab: Tab) -> None:
        """Until the tab is closed, by whichever side."""
        if self._stopping:
            await tab.socket.close(RESTART)
            return
        run = asyncio.create_task(tab.run())
        self._tabs[tab.table_id].add(tab)
        self._runs.add(run)
        self.metrics.sockets.inc()
        try:
            await run
        except Exception:
            self.metrics.errors.inc()
            LOG.exception("A tab was closed by an error.", extra={"fields": {"table": tab.table_id}})
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await tab.socket.close(BROKEN)
        finally:
            self.metrics.sockets.dec()
            self._runs.discard(run)
            self._tabs[tab.table_id].discard(tab)
            if not self._tabs[tab.table_id]:
                del self._tabs[tab.table_id]
            elif tab.seats:
                self.tell_online(tab.table_id)

    async def stop(self) -> None:
        """Tell every tab that the server restarts, and close it."""
        self._stopping = True
        for tab in [tab for tabs in self._tabs.values() for tab in tabs]:
            tab.say({"type": "restart"})
            tab.close(RESTART)
        if self._runs:
            await asyncio.wait(set(self._runs), timeout=PATIENCE)


async def table_socket(socket: WebSocket) -> None:
    """`/ws/table/{id}`. Who may not look is told so, for browsers do not tell scripts why a socket was refused."""
    site: Site = socket.app.state.site
    if not comes_from_here(socket):
        await socket.close(REFUSED + HTTPStatus.FORBIDDEN)
        return
    token = socket.cookies.get(site.cookie, "")
    guest = await run_in_threadpool(site.tables.guest_by_token, token) if token else None
    query = socket.query_params
    lang = query.get("lang", "")
    if lang not in LANGUAGES:
        lang = language_of(socket, guest, site.settings.lang)
    tab = Tab(site.hub, socket, socket.path_params["id"], guest.id if guest is not None else "", lang)
    tab.seat = whole_number(query.get("seat", ""))
    tab.narrow = query.get("narrow", "") in ("1", "true")
    await socket.accept()
    await site.hub.serve(tab)
