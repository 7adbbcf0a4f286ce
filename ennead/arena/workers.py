"""Where work is done: here, in other processes, or on a Ray cluster."""

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

Work = TypeVar("Work")
Done = TypeVar("Done")

NICENESS: Final = 5
IN_FLIGHT: Final = 4
"""Pieces of work handed out ahead of time, for each core."""


def spread(
    task: Callable[[Work], Done], work: Iterable[Work], jobs: int = 1, ray: str | None = None
) -> Iterator[Done]:
    """Do a task with every piece of work, as they are finished; no more lie ready than needed."""
    if ray is not None:
        return on_cluster(task, work, ray)
    if jobs == 1:
        return map(task, work)
    return in_processes(task, work, jobs)


def in_processes(task: Callable[[Work], Done], work: Iterable[Work], jobs: int) -> Iterator[Done]:
    """In so many processes of this machine."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin)
    try:
        left = iter(work)
        flying = {pool.submit(task, piece) for piece in islice(left, jobs * IN_FLIGHT)}
        while flying:
            finished, flying = wait(flying, return_when=FIRST_COMPLETED)
            flying |= {pool.submit(task, piece) for piece in islice(left, len(finished))}
            while finished:
                yield finished.pop().result()
    finally:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def on_cluster(task: Callable[[Work], Done], work: Iterable[Work], address: str) -> Iterator[Done]:
    """On a Ray cluster; the address `local` starts one on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadOptions("--ray needs Ray; install it with: pip install 'ennead[ray]'") from None
    where = {} if address == "local" else {"address": address}
    ray.init(log_to_driver=False, include_dashboard=False, **where)
    try:
        remote = ray.remote(task)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * IN_FLIGHT
        left = iter(work)
        flying = [remote.remote(piece) for piece in islice(left, most)]
        while flying:
            done, flying = ray.wait(flying, num_returns=1)
            yield ray.get(done[0])
            flying += [remote.remote(piece) for piece in islice(left, 1)]
    finally:
        ray.shutdown()
