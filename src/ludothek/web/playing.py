"""Bots at tables: whoever of them is asked thinks and answers, one table independent of the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool

from ..table import NoSuchTable, any_answer
from ..table.errors import Lost

if TYPE_CHECKING:
    from ..table import Ack, Tables
    from .metrics import Metrics
    from .thinking import Thinking

LOG = logging.getLogger("ludothek.bots")
TRIES = 3  # answers of a bot that are refused before any of its options is taken instead
LONGEST_PAUSE = 60.0  # seconds between two tries of what has failed often


def pause(failed: int) -> float:
    """Seconds to wait after so many failures in a row."""
    return min(LONGEST_PAUSE, 2.0 ** min(failed - 1, 6))


class Bots:
    """One task for each table at which a bot is asked."""

    def __init__(
        self, tables: Tables, thinking: Thinking, delay: float, metrics: Metrics, looked_at: Callable[[str], bool]
    ) -> None:
        self.tables = tables
        self.thinking = thinking
        self.delay = delay
        self.metrics = metrics
        self.looked_at = looked_at  # whether somebody who sits at a table has it open
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def look(self, table_id: str) -> None:
        """Something happened at a table: is a bot asked there?"""
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._play(table_id))
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        del self._tasks[table_id]
        if table_id in self._again:
            self._again.discard(table_id)
            self.look(table_id)

    async def _play(self, table_id: str) -> None:
        """Until no bot is asked there any more. What goes wrong may pass: it is tried again, less and less often."""
        refused = failed = 0
        while True:
            self._again.discard(table_id)
            try:
                ack = await self._answer(table_id, in_need=refused >= TRIES)
            except (NoSuchTable, Lost) as error:
                LOG.error("A table cannot be read: %r", error, extra={"fields": {"table": table_id}})
                return
            except Exception:
                failed += 1
                self.metrics.errors.inc()
                LOG.exception("A bot could not answer.", extra={"fields": {"table": table_id}})
                await asyncio.sleep(pause(failed))
                continue
            if ack is None:
                return
            failed = 0
            self.metrics.answers.labels(f"bot-{ack.kind}").inc()
            if ack.kind not in ("refused", "not-asked"):
                refused = 0
                continue
            refused += 1
            LOG.error("A bot's answer was refused: %s", ack.why, extra={"fields": {"table": table_id}})
            if refused > TRIES:
                await asyncio.sleep(pause(refused - TRIES))

    async def _answer(self, table_id: str, in_need: bool) -> Ack | None:
        """One answer of one bot, any at all if in need; nothing if none is asked."""
        clock = asyncio.get_running_loop().time
        begun = clock()
        job = await run_in_threadpool(self.tables.bot_job, table_id)
        if job is None:
            return None
        word = any_answer(job) if in_need else await self.thinking.think(job, self.looked_at(table_id))
        await asyncio.sleep(max(0.0, self.delay - (clock() - begun)))
        return await run_in_threadpool(self.tables.bot_answer, job, word)

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        self._again.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
