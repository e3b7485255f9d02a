"""Bots think in processes of their own, with a cap on their time. The processes end when the server does."""

from __future__ import annotations

import asyncio
import itertools
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any

from ..table import any_answer, think
from .metrics import Metrics

if TYPE_CHECKING:
    from ..table import BotJob, Job

LOG = logging.getLogger("ludothek.bots")
START = 60.0  # seconds for a process to come up
POLITE = 10  # how far bots step back behind the server, where processors are few
GRACE = 5  # seconds beyond the cap after which a process that nobody stopped ends itself
LOOKING, SITTING, BOTS_ONLY = range(3)  # who waits at a table: people who look at it now, people at all, nobody
REMEMBERED = 8  # tables that a worker has thought for of late
Think = Callable[[Any], str]


class Failed(Exception):
    """A bot gave no answer: it took too long, or its process broke."""


def work(pipe: Connection[Any, Any], cap: float, think: Think) -> None:
    """A worker's life: jobs in, words out, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which ends its workers
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(POLITE)  # whoever looks at a table waits for the server, not for bots that think elsewhere
    pipe.send((True, "ready"))
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        _alarm(int(cap) + GRACE)
        try:
            said = (True, think(job))
        except Exception as error:
            said = (False, f"{type(error).__name__}: {error}")
        _alarm(0)
        pipe.send(said)


def _end_with_parent() -> None:
    """Also when the server was killed and could tell nobody."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def _alarm(seconds: int) -> None:
    """Compiled code may keep all threads waiting, the one that watches the server too; this clock is the system's."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


class Worker:
    """One process, which has one job at a time. It is started when it is needed, and again after it was stopped."""

    def __init__(self, cap: float, think: Think) -> None:
        self.cap = cap
        self._think = think
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._lock = threading.Lock()
        self._closed = False

    def start(self) -> Connection[Any, Any]:
        with self._lock:
            if self._closed:
                raise Failed("The server is stopping.")
            if self._pipe is not None:
                return self._pipe
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, self.cap, self._think), daemon=True)
            try:
                process.start()
            except OSError as error:
                ours.close()
                raise Failed(f"No process for a bot: {error}.") from error
            finally:
                theirs.close()
            self._process, self._pipe = process, ours
        self._receive(ours, START)
        return ours

    def think(self, job: Any) -> str:
        """Blocks until there is an answer or the time is up; then the process is ended."""
        pipe = self.start()
        try:
            pipe.send(job)
        except Exception as error:
            self.stop()
            raise Failed(f"The process of a bot has ended: {error}.") from error
        return self._receive(pipe, self.cap)

    def _receive(self, pipe: Connection[Any, Any], seconds: float) -> str:
        try:
            if not pipe.poll(seconds):
                raise TimeoutError(f"A bot thought for more than {seconds} seconds.")
            fine, said = pipe.recv()
        except Exception as error:  # what a broken pipe yields may be anything
            self.stop()
            raise Failed(str(error) or "The process of a bot has ended.") from error
        if not fine:
            raise Failed(said)
        return str(said)

    def stop(self, for_good: bool = False) -> None:
        with self._lock:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
            self._closed |= for_good
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if pipe is not None:
            pipe.close()


class Queue:
    """The idle workers, and the tables that wait for one: those that keep people waiting first, else in order.

    Tables with bots only are always ready for more, so that they may have half of the workers at most: whoever comes
    for the sake of people finds one idle, where there are two or more.

    A table gets the worker that thought for it before, if that one is idle: it may still know what it thought.
    """

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._idle = list(workers)
        self._waiting: list[tuple[int, int, asyncio.Future[Worker], str]] = []  # a heap
        self._last: dict[int, OrderedDict[str, None]] = {id(worker): OrderedDict() for worker in workers}
        self._numbers = itertools.count()
        self._bots_only = 0  # workers that they have
        self._most = max(1, len(workers) // 2)

    async def take(self, rank: int, table: str = "") -> Worker:
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._numbers), turn, table))
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given one in the same moment
                self.give(turn.result(), rank)
            raise

    def give(self, worker: Worker, rank: int) -> None:
        self._bots_only -= rank == BOTS_ONLY
        self._idle.append(worker)
        self._serve()

    def _serve(self) -> None:
        while self._idle and self._waiting:
            rank, _, turn, table = self._waiting[0]
            if rank == BOTS_ONLY and self._bots_only >= self._most and not turn.done():
                return
            heappop(self._waiting)
            if not turn.done():  # else whoever waited has gone
                self._bots_only += rank == BOTS_ONLY
                turn.set_result(self._pick(table))

    def _pick(self, table: str) -> Worker:
        """The one that knows the table; else the last one used: it is warm."""
        known = [worker for worker in self._idle if table in self._last[id(worker)]]
        worker = known[-1] if known else self._idle[-1]
        self._idle.remove(worker)
        tables = self._last[id(worker)]
        tables[table] = None
        tables.move_to_end(table)
        while len(tables) > REMEMBERED:
            tables.popitem(last=False)
        return worker


class Thinking:
    """All workers. Whoever wants an answer waits for a free one, and always gets an answer."""

    def __init__(self, workers: int, cap: float, metrics: Metrics, think: Think = think) -> None:
        self.metrics = metrics
        self._workers = [Worker(cap, think) for _ in range(workers)]
        self._queue = Queue(self._workers)
        self._threads = ThreadPoolExecutor(workers + 1, thread_name_prefix="bots")
        self._warming: asyncio.Task[None] | None = None

    def warm_up(self) -> None:
        """Start one process before anybody waits for it; until it is up it is not idle."""
        self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        worker = await self._queue.take(LOOKING)
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, worker.start)
        except Failed as error:
            LOG.warning("%s", error)
        finally:
            self._queue.give(worker, LOOKING)

    async def think(self, job: BotJob, looked_at: bool = False) -> str:
        """A bot's answer, or a random one if the bot gives none."""
        rank = (LOOKING if looked_at else SITTING) if job.people else BOTS_ONLY
        try:
            return await self.ask(job, job.table, job.level, rank)
        except Failed:
            return any_answer(job)

    async def ask(self, job: Job, table: str, kind: str, rank: int) -> str:
        """What a worker makes of a job about a table; raises Failed if it makes nothing of it."""
        worker = await self._queue.take(rank, table)
        begun = time.monotonic()
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._threads, worker.think, job)
            self.metrics.bot_seconds.labels(kind).observe(time.monotonic() - begun)
            return found
        except Failed as error:
            if isinstance(error.__cause__, TimeoutError):
                self.metrics.bot_timeouts.inc()
            LOG.warning("%s", error, extra={"fields": {"table": table, "bot": kind}})
            raise
        finally:
            self._queue.give(worker, rank)

    def close(self) -> None:
        """End all processes, busy or not."""
        if self._warming is not None:
            self._warming.cancel()
        for worker in self._workers:
            worker.stop(for_good=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
