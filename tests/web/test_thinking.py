"""Bots in processes of their own: one that takes too long, fails or dies costs its own answer and nothing else."""

import asyncio
import os
from pathlib import Path

from ludothek.table import BotJob
from ludothek.web.metrics import Metrics
from ludothek.web.thinking import Thinking
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
