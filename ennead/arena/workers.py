"""Where games are played: here, in other processes, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from itertools import islice
from typing import Any, Final

from ennead.arena.match import Result, Terms, play
from ennead.core.errors import BadOptions

NICENESS: Final = 5
IN_FLIGHT: Final = 4
"""Games handed to a cluster ahead of time, for each of its cores."""


def here(games: Iterable[Terms]) -> Iterator[Result]:
    """One after the other in this process."""
    return map(play, games)


def in_processes(games: list[Terms], jobs: int) -> Iterator[Result]:
    """In so many processes of this machine, as they come in."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin)
    try:
        waiting = [pool.submit(play, terms) for terms in games]
        for done in as_completed(waiting):
            yield done.result()
    finally:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def on_cluster(games: list[Terms], address: str) -> Iterator[Result]:
    """On a Ray cluster; the address `local` starts one on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadOptions("--ray needs Ray; install it with: pip install 'ennead[ray]'") from None
    where = {} if address == "local" else {"address": address}
    ray.init(log_to_driver=False, include_dashboard=False, **where)
    try:
        task = ray.remote(play)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * IN_FLIGHT
        left = iter(games)
        flying = [task.remote(terms) for terms in islice(left, most)]
        while flying:
            done, flying = ray.wait(flying, num_returns=1)
            yield ray.get(done[0])
            following = next(left, None)
            if following is not None:
                flying.append(task.remote(following))
    finally:
        ray.shutdown()
