"""Bots as nobody wants them; they run in other processes, so that they stand in a module of their own."""

from __future__ import annotations

import os
import time

from ludothek.table import BotJob


def by_seat(job: BotJob) -> str:
    """Seat 0 answers, 1 sleeps, 2 loses its head, 3 dies."""
    if job.seat == 1:
        time.sleep(60)
    elif job.seat == 2:
        raise ValueError("lost its head")
    elif job.seat == 3:
        os._exit(7)
    return f"{job.words[0]} by {os.getpid()}"
