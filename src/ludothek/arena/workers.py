"""Many processes, here or in a Ray cluster, that carry out jobs. Results come in whatever order they are ready."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from logging import ERROR
from multiprocessing import get_context
from typing import Any, TypeVar

from ..core.errors import OptionError

R = TypeVar("R")
LOCAL = "local"
AHEAD = 2  # jobs per worker that are waiting for it


def cores() -> int:
    return os.cpu_count() or 1


class Crew:
    """Processes that are kept for several rounds of jobs; `with` sends them home.

    `workers` is the number of processes, 0 for one per core; one works in this process. `ray` is the address of a
    cluster, or "local" to start one here with so many cores.
    """

    def __init__(self, workers: int = 0, ray: str = "") -> None:
        self.workers = workers or cores()
        self.address = ray
        self.pool: ProcessPoolExecutor | None = None
        self.ray: Any = None

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
        if self.ray is not None:
            self.ray.shutdown()

    def do(self, work: Callable[..., R], jobs: Sequence[tuple[Any, ...]]) -> Iterator[tuple[int, R]]:
        """`work(*job)` for every job, as (number of the job, result)."""
        if self.address:
            yield from self._by_ray(work, jobs)
        elif self.workers == 1 or (len(jobs) == 1 and self.pool is None):
            for number, job in enumerate(jobs):
                yield number, work(*job)
        else:
            yield from self._by_processes(work, jobs)

    def _by_processes(self, work: Callable[..., R], jobs: Sequence[tuple[Any, ...]]) -> Iterator[tuple[int, R]]:
        """New processes rather than forked ones, in which the threads of other libraries would stand still."""
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(min(self.workers, len(jobs)), mp_context=context, initializer=die_quietly)
        running = {}
        for number, job in enumerate(jobs):
            running[self.pool.submit(work, *job)] = number
            while len(running) >= self.workers * AHEAD:
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()

    def _by_ray(self, work: Callable[..., R], jobs: Sequence[tuple[Any, ...]]) -> Iterator[tuple[int, R]]:
        """Every machine of the cluster needs the same version of Ludothek; files are written on this one only."""
        if self.ray is None:
            self.ray = start_ray(self.workers, self.address)
        remote = self.ray.remote(work)
        running: dict[Any, int] = {}
        ahead = int(self.ray.cluster_resources().get("CPU", self.workers)) * AHEAD
        for number, job in enumerate(jobs):
            running[remote.remote(*job)] = number
            while len(running) >= ahead:
                yield from self._ready(running)
        while running:
            yield from self._ready(running)

    def _ready(self, running: dict[Any, int]) -> Iterator[tuple[int, Any]]:
        done, _ = self.ray.wait(list(running), num_returns=1)
        for reference in done:
            yield running.pop(reference), self.ray.get(reference)


def die_quietly() -> None:
    """Ctrl-C ends a worker at once and without a word: whoever waits for it has heard it too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start_ray(workers: int, address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL:
        os.environ.setdefault("RAY_AUTH_MODE", "disabled")  # nobody else can reach it
    try:
        import ray
    except ModuleNotFoundError as error:
        raise OptionError("--ray needs the extra 'ray': pip install 'ludothek[ray]'.") from error
    try:
        if address == LOCAL:
            ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
        else:
            ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    except ConnectionError as error:
        raise OptionError(f"There is no Ray cluster at '{address}'.") from error
    return ray
