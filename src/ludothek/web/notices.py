"""It is your turn: told by Web Push to each person, and by the table's own webhook."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from email.header import Header
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool

from .outbound import Outbound, Undelivered
from .words import words

if TYPE_CHECKING:
    from ..table import Tables
    from ..table.model import Hook, Push
    from .metrics import Metrics
    from .push import PushKeys
    from .socket import Hub

LOG = logging.getLogger("ludothek.notices")
FORMATS = ("json", "discord", "slack", "ntfy")
GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)  # what push services say of a browser that does not want any more
JSON = {"content-type": "application/json"}
RETRIES = (5.0, 30.0, 180.0)  # seconds to wait before a hook that failed is called again
TESTS = 4  # that people may make at the same time, all together
Found = TypeVar("Found")


class Turn(msgspec.Struct):
    """What a hook is told."""

    event: str  # "turn" or "test"
    table: str
    game: str  # its name for people
    title: str  # the table's
    player: str
    text: str
    url: str


def hook_request(format: str, turn: Turn) -> tuple[bytes, dict[str, str]]:
    """Body and headers, in the form that the receiver understands."""
    line = f"{turn.text} {turn.url}"
    if format == "discord":
        return msgspec.json.encode({"content": line, "allowed_mentions": {"parse": []}}), JSON
    if format == "slack":
        return msgspec.json.encode({"text": line}), JSON
    if format == "ntfy":
        headers = {"title": Header(turn.game, "utf-8").encode(), "click": turn.url, "tags": "game_die"}
        return turn.text.encode(), headers
    return msgspec.json.encode(turn), JSON


class Notices:
    """A queue of tables at which something happened, and one task that works it off."""

    def __init__(
        self, tables: Tables, hub: Hub, outbound: Outbound, keys: PushKeys, metrics: Metrics, base: str, root: str
    ) -> None:
        self.tables = tables
        self.hub = hub
        self.outbound = outbound
        self.keys = keys
        self.metrics = metrics
        self.base = base  # the address of this server for people elsewhere
        self.root = root  # a browser knows the server already, perhaps by another name
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._waiting: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._tests = asyncio.Semaphore(TESTS)
        self._tested: set[str] = set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """What is still on its way, or waits for another try, is dropped."""
        tasks = [*self._sending, *([self._task] if self._task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self, table_id: str) -> None:
        """Something happened at a table."""
        if table_id not in self._waiting:
            self._waiting.add(table_id)
            self._queue.put_nowait(table_id)

    async def _run(self) -> None:
        while True:
            table_id = await self._queue.get()
            self._waiting.discard(table_id)
            try:
                for task in await self._tell(table_id):
                    self._sending.add(task)
                    task.add_done_callback(self._sending.discard)
            except Exception:
                self.metrics.errors.inc()
                LOG.exception("No notices were made.", extra={"fields": {"table": table_id}})

    async def _tell(self, table_id: str) -> list[asyncio.Task[None]]:
        """Tell those who are newly asked, unless they look at the table anyway."""
        notices = await run_in_threadpool(self.tables.turn_notices, table_id)
        found = []
        called: set[int] = set()  # seats of which the hook is told: once, however many browsers have them
        for notice in notices:
            about, game = await run_in_threadpool(self._about, table_id, notice.lang)
            if self.hub.looks(table_id, notice.guest_id, live=about.pace == "live"):
                continue
            path = f"/table/{table_id}?seat={notice.seat}"
            payload = {"title": game, "body": notice.text, "url": self.root + path, "tag": table_id}
            for push in await run_in_threadpool(self.tables.push_of, notice.guest_id):
                found.append(asyncio.create_task(self._push_quietly(push, payload, notice.lang)))
            hook = await run_in_threadpool(self.tables.hook, table_id)
            if hook is not None and notice.seat not in called:
                called.add(notice.seat)
                _, game = await run_in_threadpool(self._about, table_id, about.lang)
                name = about.seats[notice.seat].name
                text = notice.texts.get(about.lang) or notice.text
                turn = Turn("turn", table_id, game, about.title, name, text, self.base + path)
                found.append(asyncio.create_task(self._hook_quietly(table_id, hook, turn, notice.seat, about.lang)))
        return found

    def _about(self, table_id: str, lang: str) -> tuple[Any, str]:
        about = self.tables.about(table_id)
        return about, self.tables.shelf.catalogue(about.game, lang).say("game-title")

    # -- hooks ----------------------------------------------------------------------------------------------

    async def test_hook(self, table_id: str, lang: str) -> str:
        """Try a table's hook now: '' if it works, else why not."""
        hook = await run_in_threadpool(self.tables.hook, table_id)
        if hook is None:
            return words(lang).say("hook-address")
        about, game = await run_in_threadpool(self._about, table_id, lang)
        text = words(lang).say("hook-test", game=game, title=about.title or game)
        turn = Turn("test", table_id, game, about.title, "", text, f"{self.base}/table/{table_id}")
        work = self._hook(table_id, hook, turn, lang)
        error, _ = await self._test(table_id, work, (words(lang).say("too-many"), False))
        return error

    async def _test(self, id: str, work: Coroutine[Any, Any, Found], refusal: Found) -> Found:
        """Few tests at a time, and one of each table and each guest."""
        if id in self._tested:
            work.close()
            return refusal
        self._tested.add(id)
        try:
            async with self._tests:
                return await work
        finally:
            self._tested.discard(id)
            work.close()

    async def _hook(self, table_id: str, hook: Hook, turn: Turn, lang: str) -> tuple[str, bool]:
        """Post it and keep what came of it: '' or why not, and whether it may work later."""
        error, may_pass = "", False
        try:
            await self.outbound.post(hook.url, *hook_request(hook.format, turn))
        except Undelivered as undelivered:
            error, may_pass = undelivered.say(lang), undelivered.may_pass
        self.metrics.notices.labels("hook", "failed" if error else "sent").inc()
        await run_in_threadpool(self.tables.hook_result, table_id, error)
        return error, may_pass

    async def _hook_quietly(self, table_id: str, hook: Hook, turn: Turn, seat: int, lang: str) -> None:
        """A few times if need be, as long as that seat is asked; the host may correct the address in between."""
        due: Hook | None = hook
        waits = iter(RETRIES)
        try:
            while due is not None:
                _, may_pass = await self._hook(table_id, due, turn, lang)
                wait = next(waits, None)
                if not may_pass or wait is None:
                    return
                await asyncio.sleep(wait)
                due = await run_in_threadpool(self.tables.hook_due, table_id, seat)
        except Exception:
            self._trouble("A hook was not called.", table_id)

    # -- pushes ---------------------------------------------------------------------------------------------

    async def test_push(self, guest_id: str, lang: str) -> list[str]:
        """A notice to all browsers of a guest, now; what went wrong with each."""
        say = words(lang).say
        payload = {
            "title": say("notice-test-title"),
            "body": say("notice-test-text"),
            "url": f"{self.root}/me",
            "tag": "test",
        }
        pushes = await run_in_threadpool(self.tables.push_of, guest_id)
        return await self._test(f"guest {guest_id}", self._push_all(pushes, payload, lang), [say("too-many")])

    async def _push_all(self, pushes: Sequence[Push], payload: dict[str, str], lang: str) -> list[str]:
        return list(await asyncio.gather(*(self._push(push, payload, lang) for push in pushes)))

    async def _push(self, push: Push, payload: dict[str, str], lang: str) -> str:
        error, gone = "", False
        try:
            body = await run_in_threadpool(self.keys.encrypt, push, msgspec.json.encode(payload))
            headers = await run_in_threadpool(self.keys.headers, push.endpoint)
            await self.outbound.post(push.endpoint, body, headers)
        except Undelivered as undelivered:
            error, gone = undelivered.say(lang), undelivered.status in GONE
        self.metrics.notices.labels("push", "failed" if error else "sent").inc()
        if gone:
            await run_in_threadpool(self.tables.drop_push, push.id)
        else:
            await run_in_threadpool(self.tables.push_result, push.id, error)
        return error

    async def _push_quietly(self, push: Push, payload: dict[str, str], lang: str) -> None:
        try:
            await self._push(push, payload, lang)
        except Exception:
            self._trouble("A push was not sent.", payload["tag"])

    def _trouble(self, message: str, table_id: str) -> None:
        self.metrics.errors.inc()
        LOG.exception(message, extra={"fields": {"table": table_id}})
