"""Run a task many times: in this process, in several processes, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from typing import Any, Final, TypeVar

from ennead.core.errors import BadOptions

Item = TypeVar("Item")
Result = TypeVar("Result")

NICENESS: Final = 5
PENDING_PER_CORE: Final = 4
"""How many items are submitted ahead of time, per core."""


def map_parallel(
    task: Callable[[Item], Result], items: Iterable[Item], jobs: int = 1, ray: str | None = None
) -> Iterator[Result]:
    """Run the task on every item and yield results as they finish. Items are taken lazily."""
    if ray is not None:
        return map_on_ray(task, items, ray)
    if jobs == 1:
        return map(task, items)
    return map_in_processes(task, items, jobs)


def map_in_processes(
    task: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Iterator[Result]:
    """Run the task in this many processes on this machine."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=_start_worker)
    try:
        left = iter(items)
        pending = {pool.submit(task, item) for item in islice(left, jobs * PENDING_PER_CORE)}
        while pending:
            finished, pending = wait(pending, return_when=FIRST_COMPLETED)
            pending |= {pool.submit(task, item) for item in islice(left, len(finished))}
            while finished:
                yield finished.pop().result()
    finally:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _start_worker() -> None:
    """Leave Ctrl-C to the main process, and yield to other work on the machine."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def map_on_ray(
    task: Callable[[Item], Result], items: Iterable[Item], address: str
) -> Iterator[Result]:
    """Run the task on a Ray cluster; the address `local` starts one on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadOptions("--ray needs Ray; install it with: pip install 'ennead[ray]'") from None
    cluster = {} if address == "local" else {"address": address}
    ray.init(log_to_driver=False, include_dashboard=False, **cluster)
    try:
        remote = ray.remote(task)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * PENDING_PER_CORE
        left = iter(items)
        pending = [remote.remote(item) for item in islice(left, most)]
        while pending:
            done, pending = ray.wait(pending, num_returns=1)
            yield ray.get(done[0])
            pending += [remote.remote(item) for item in islice(left, 1)]
    finally:
        ray.shutdown()
