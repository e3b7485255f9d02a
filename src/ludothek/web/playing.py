"""Bots at tables: whoever of them is asked thinks and answers, one table independent of the other."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool

if TYPE_CHECKING:
    from ..table import Tables
    from .metrics import Metrics
    from .thinking import Thinking

LOG = logging.getLogger("ludothek.bots")
TRIES = 3  # answers of a bot that are refused before its table is left alone until something happens


class Bots:
    """One task for each table at which a bot is asked."""

    def __init__(self, tables: Tables, thinking: Thinking, delay: float, metrics: Metrics) -> None:
        self.tables = tables
        self.thinking = thinking
        self.delay = delay
        self.metrics = metrics
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
        refused = 0
        try:
            while refused < TRIES:
                self._again.discard(table_id)
                clock = asyncio.get_running_loop().time
                begun = clock()
                job = await run_in_threadpool(self.tables.bot_job, table_id)
                if job is None:
                    return
                word = await self.thinking.think(job)
                await asyncio.sleep(max(0.0, self.delay - (clock() - begun)))
                ack = await run_in_threadpool(self.tables.bot_answer, job, word)
                if ack.kind in ("refused", "not-asked"):
                    refused += 1
                    LOG.error("A bot's answer was refused: %s", ack.why, extra={"fields": {"table": table_id}})
                self.metrics.answers.labels(f"bot-{ack.kind}").inc()
            self._again.discard(table_id)
        except Exception:
            self.metrics.errors.inc()
            LOG.exception("The bots of a table stopped.", extra={"fields": {"table": table_id}})

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        self._again.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
