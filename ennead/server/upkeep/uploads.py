"""Checks of uploaded maps and scenarios, in a separate process with limits on time and memory.

A document that hangs or crashes its reader delays the next document and nothing else.
"""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypedDict

import structlog

from ennead.core.errors import BadOptions, EnneadError
from ennead.core.game import Game
from ennead.server.bots import process
from ennead.server.upkeep.admission import Admission
from ennead.server.upkeep.limits import Caller

MAX_MEMORY: Final = 1 << 30
"""Bytes the process may allocate."""

MAX_WAITING: Final = 10
"""Documents that may be checked or wait in all."""
MAX_WAITING_PER_CALLER: Final = 2
MAX_WAITING_PER_ADDRESS: Final = 4

log = structlog.get_logger("uploads")


class Problem(TypedDict):
    """Why options are invalid: a sentence, and a translatable file error where there is one."""

    message: str
    file_error: dict[str, str | int] | None


class UploadChecker:
    """One process, started for the first document."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._admission = Admission(MAX_WAITING_PER_CALLER, MAX_WAITING_PER_ADDRESS, MAX_WAITING)
        self._pool: ProcessPoolExecutor | None = None
        self._lock = asyncio.Lock()

    async def find_problem(
        self, by: Caller, game: Game, players: int, options: Mapping[str, Any]
    ) -> Problem | None:
        """Why a game cannot be set up with these options, or None if it can.

        Raises ApiError at once if too many documents wait to be checked.
        """
        if not has_document(options):
            return find_problem(game, players, options)
        with self._admission.admit(by):
            return await self._check(game, players, options)

    async def _check(self, game: Game, players: int, options: Mapping[str, Any]) -> Problem | None:
        async with self._lock:
            try:
                await self._start()
                async with asyncio.timeout(self._seconds):
                    found: Problem | None = await self._run(
                        find_problem_in_process, game.package, players, dict(options)
                    )
            except (TimeoutError, BrokenProcessPool) as error:
                await asyncio.to_thread(self.stop)
                log.warning("upload-too-expensive", error=type(error).__name__)
                return {"message": "this document takes too long to read", "file_error": None}
        return found

    async def _start(self) -> None:
        """Start the process; this does not count against the document's time limit."""
        if self._pool is None:
            self._pool = await asyncio.to_thread(_new_pool)

    async def _run(self, work: Any, *arguments: Any) -> Any:
        assert self._pool is not None
        return await asyncio.wrap_future(self._pool.submit(work, *arguments))

    def stop(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for worker in list((pool._processes or {}).values()):
                worker.kill()
            pool.shutdown(wait=True, cancel_futures=True)


def _new_pool() -> ProcessPoolExecutor:
    """A pool whose process is running. This takes too long for the event loop.

    Starting a process takes more processor time than most documents, so it yields to the server
    from its beginning: it inherits the priority of the thread that starts it.
    """
    with ThreadPoolExecutor(1) as thread:  # its priority cannot be raised again
        return thread.submit(_new_pool_of_low_priority).result()


def _new_pool_of_low_priority() -> ProcessPoolExecutor:
    if hasattr(os, "setpriority") and sys.platform == "linux":  # elsewhere threads have none
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), process.NICENESS)
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=initialize)
    pool.submit(process.do_nothing).result()
    return pool


def has_document(options: Mapping[str, Any]) -> bool:
    """Whether a game's options contain a document, such as a map, and not only values."""
    return any(isinstance(value, dict) for value in options.values())


def initialize() -> None:
    """Limit the process's memory, and let it end with the server."""
    process.initialize()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    except (ImportError, ValueError, OSError):
        pass  # not every platform supports this


def find_problem_in_process(package: str, players: int, options: dict[str, Any]) -> Problem | None:
    try:
        return find_problem(importlib.import_module(package).GAME, players, options)
    except (EnneadError, MemoryError, RecursionError):
        return {"message": "this document cannot be read", "file_error": None}


def find_problem(game: Game, players: int, options: Mapping[str, Any]) -> Problem | None:
    try:
        game.new(players, 0, options)
    except BadOptions as error:
        return {"message": str(error), "file_error": error.file_error}
    return None
