"""Bots in processes of their own: one that takes too long, fails or dies costs its own answer and nothing else."""

import asyncio
import itertools
import os
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, cast

import pytest

from ludothek.table import Ack, BotJob
from ludothek.web import playing
from ludothek.web.metrics import Metrics
from ludothek.web.thinking import BOTS_ONLY, LOOKING, SITTING, Failed, Queue, Thinking, Worker
from tests.web.house import House
from tests.web.slow_bots import by_seat

WORDS = ("left", "right")


def job(seat: int) -> BotJob:
    return BotJob("t", 1, "lanterns", (), seat, "greedy", "code", WORDS, (seat,), "", "{}", 5, 0)


def sample(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_whatever_a_bot_does_there_is_an_answer() -> None:
    async def play() -> None:
        metrics = Metrics()
        thinking = Thinking(workers=2, cap=2.0, metrics=metrics, think=by_seat)
        try:
            first = await thinking.think(job(0))
            assert first.startswith("left by ")
            pid = int(first.rpartition(" ")[2])
            assert pid != os.getpid()
            assert await thinking.think(job(2)) in WORDS
            assert (await thinking.think(job(0))) == first  # an error is no reason to start another process
            slow, quick = asyncio.create_task(thinking.think(job(1))), await thinking.think(job(0))
            assert quick.startswith("left by ")
            assert await slow in WORDS
            assert sample(metrics, "ludothek_bot_timeouts_total") == 1
            assert await thinking.think(job(3)) in WORDS
            again = [await thinking.think(job(0)) for _ in range(3)]
            assert all(word.startswith("left by ") for word in again)
            assert sample(metrics, "ludothek_bot_timeouts_total") == 1
            last = int(again[-1].rpartition(" ")[2])
        finally:
            thinking.close()
        assert not is_alive(last)

    asyncio.run(play())


def test_a_process_that_comes_up_has_no_job_yet() -> None:
    async def play() -> None:
        for _ in range(4):
            thinking = Thinking(workers=1, cap=20.0, metrics=Metrics(), think=by_seat)
            try:
                thinking.warm_up()
                await asyncio.sleep(0.05)
                assert (await thinking.think(job(0))).startswith("left by ")
            finally:
                thinking.close()

    asyncio.run(play())


def workers(count: int) -> list[Worker]:
    return [Worker(1.0, by_seat) for _ in range(count)]


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_people_are_served_before_bots_among_themselves() -> None:
    async def play() -> None:
        queue, served = Queue(workers(1)), list[int]()

        async def come(rank: int) -> None:
            worker = await queue.take(rank)
            served.append(rank)
            queue.give(worker, rank)

        busy = await queue.take(BOTS_ONLY)
        waiting = [asyncio.create_task(come(rank)) for rank in (BOTS_ONLY, SITTING, BOTS_ONLY, LOOKING, SITTING)]
        await settled()
        waiting[4].cancel()
        await settled()
        assert served == []
        queue.give(busy, BOTS_ONLY)
        await asyncio.gather(*waiting, return_exceptions=True)
        assert served == [LOOKING, SITTING, BOTS_ONLY, BOTS_ONLY]

    asyncio.run(play())


def test_bots_among_themselves_leave_half_of_the_workers_to_people() -> None:
    async def play() -> None:
        queue = Queue(workers(4))
        first, _ = await queue.take(BOTS_ONLY), await queue.take(BOTS_ONLY)
        third, fourth = (asyncio.create_task(queue.take(BOTS_ONLY)) for _ in range(2))
        await asyncio.wait_for(queue.take(SITTING), 1)
        await asyncio.wait_for(queue.take(SITTING), 1)
        assert not third.done()
        queue.give(first, BOTS_ONLY)
        fourth.cancel()
        third.cancel()  # just when a worker was given to it
        await settled()
        assert await asyncio.wait_for(queue.take(BOTS_ONLY), 1) is first

    asyncio.run(play())


def test_rubbish_in_the_pipe_costs_one_answer() -> None:
    class Pipe:
        def poll(self, seconds: float) -> bool:
            return True

        def recv(self) -> object:
            raise UnpicklingError("rubbish")

    worker = Worker(1.0, by_seat)
    with pytest.raises(Failed, match="rubbish"):
        worker._receive(cast(Any, Pipe()), 1.0)


def test_bots_go_on_after_trouble_that_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "pause", lambda failed: 0.01 * failed)
    house = House(tmp_path)
    try:
        tables, calls = house.site.tables, itertools.count()
        bot_answer, think = tables.bot_answer, house.site.thinking.think

        def locked(job: BotJob, word: str) -> Ack:
            if next(calls) < 3:
                raise OSError("database is locked")
            return bot_answer(job, word)

        monkeypatch.setattr(tables, "bot_answer", locked)
        anna = house.person()
        anna.open_table("bot", "bot")
        assert anna.until(lambda view: view["status"] == "over")
        assert next(calls) > 3

        async def nonsense(job: BotJob, looked_at: bool = False) -> str:
            return "nonsense" if job.seat == 0 else await think(job, looked_at)

        monkeypatch.setattr(house.site.thinking, "think", nonsense)
        anna.open_table("bot", "bot")
        assert anna.until(lambda view: view["status"] == "over")
    finally:
        house.stop()


def test_pauses_grow_to_a_minute() -> None:
    assert [playing.pause(failed) for failed in (1, 2, 3, 7, 5000)] == [1, 2, 4, 60, 60]


def test_bots_that_were_asked_when_the_server_stopped_answer_when_it_is_back(tmp_path: Path) -> None:
    first = House(tmp_path, bot_delay=600.0)
    anna = first.person()
    anna.open_table("bot", "bot")
    table, before = anna.table, anna.view()["n"]
    first.stop()
    second = House(tmp_path)
    try:
        again = second.person()
        again.table = table
        again.http.cookies = anna.http.cookies
        assert again.until(lambda view: view["status"] == "over")["n"] > before
    finally:
        second.stop()


def test_a_table_goes_back_to_the_worker_that_knows_it() -> None:
    async def play() -> None:
        queue = Queue(workers(3))
        first, second = await queue.take(LOOKING, "a"), await queue.take(LOOKING, "b")
        queue.give(first, LOOKING)
        queue.give(second, LOOKING)
        assert await queue.take(LOOKING, "a") is first
        assert await queue.take(LOOKING, "a") is not first  # busy: any other will do

    asyncio.run(play())
