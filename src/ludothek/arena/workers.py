"""Many processes, here or in a Ray cluster, that carry out jobs. Results come in whatever order they are ready."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from logging import ERROR
from typing import Any, TypeVar

from ..core.errors import OptionError

R = TypeVar("R")
LOCAL = "local"
AHEAD = 2  # jobs per worker that are waiting for it


def cores() -> int:
    return os.cpu_count() or 1


def carry_out(
    work: Callable[..., R], jobs: Sequence[tuple[Any, ...]], workers: int = 0, ray: str = ""
) -> Iterator[tuple[int, R]]:
    """`work(*job)` for every job, as (number of the job, result).

    `workers` is the number of processes, 0 for one per core; one works in this process. `ray` is the address of a
    cluster, or "local" to start one here; `workers` are then the cores that a local one has.
    """
    if ray:
        yield from _by_ray(work, jobs, workers or cores(), ray)
    elif (workers or cores()) == 1 or len(jobs) == 1:
        for number, job in enumerate(jobs):
            yield number, work(*job)
    else:
        yield from _by_processes(work, jobs, min(workers or cores(), len(jobs)))


def _by_processes(work: Callable[..., R], jobs: Sequence[tuple[Any, ...]], workers: int) -> Iterator[tuple[int, R]]:
    """New processes rather than forked ones, in which the threads of other libraries would stand still."""
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
    from multiprocessing import get_context

    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            waiting = iter(enumerate(jobs))
            running = {}
            for number, job in waiting:
                running[pool.submit(work, *job)] = number
                if len(running) < workers * AHEAD:
                    continue
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
            while running:
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _by_ray(
    work: Callable[..., R], jobs: Sequence[tuple[Any, ...]], workers: int, address: str
) -> Iterator[tuple[int, R]]:
    """Every machine of the cluster needs the same version of Ludothek; files are written on this one only."""
    ray = start_ray(workers, address)
    try:
        remote = ray.remote(work)
        running: dict[Any, int] = {}
        ahead = max(workers, int(ray.cluster_resources().get("CPU", workers))) * AHEAD
        for number, job in enumerate(jobs):
            running[remote.remote(*job)] = number
            while len(running) >= ahead:
                yield from _ready(ray, running)
        while running:
            yield from _ready(ray, running)
    finally:
        ray.shutdown()


def _ready(ray: Any, running: dict[Any, int]) -> Iterator[tuple[int, Any]]:
    done, _ = ray.wait(list(running), num_returns=1)
    for reference in done:
        yield running.pop(reference), ray.get(reference)


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
