"""Maps and scenarios that people bring: tried out in a process of their own, not for long.

A document that would hold up or bring down who reads it holds up nobody but the next document.
"""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import signal
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypedDict

import structlog

from ennead.core.errors import BadOptions, EnneadError
from ennead.core.game import Game
from ennead.server import worker

MOST_MEMORY: Final = 1 << 30
"""Bytes the process may have."""

log = structlog.get_logger("examiner")


class Problem(TypedDict):
    """In one sentence, and as a name with arguments where there are words for it."""

    message: str
    flaw: dict[str, str | int] | None


class Examiner:
    """One process, started when the first document comes."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._lock = asyncio.Lock()

    async def problem(self, game: Game, players: int, options: Mapping[str, Any]) -> Problem | None:
        """Why a game cannot be set up with these options, None if it can."""
        if not any(isinstance(value, dict) for value in options.values()):
            return find_problem(game, players, options)
        async with self._lock:
            try:
                await self._start()
                async with asyncio.timeout(self._seconds):
                    found: Problem | None = await self._ask(
                        try_out, game.home, players, dict(options)
                    )
            except (TimeoutError, BrokenProcessPool) as error:
                self.stop()
                log.warning("document-too-much", error=type(error).__name__)
                return {"message": "this document takes too much to read", "flaw": None}
        return found

    async def _start(self) -> None:
        """Getting ready is no fault of the document's."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), initializer=begin
            )
            await self._ask(worker.nothing)

    async def _ask(self, work: Any, *arguments: Any) -> Any:
        assert self._pool is not None
        return await asyncio.wrap_future(self._pool.submit(work, *arguments))

    def stop(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)


def begin() -> None:
    """Set up the process: not too much memory, and an end when the server ends."""
    worker.begin()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    except (ImportError, ValueError, OSError):
        pass  # not everywhere


def try_out(home: str, players: int, options: dict[str, Any]) -> Problem | None:
    """The same in the process: a document may be too deep or too large for it."""
    try:
        return find_problem(importlib.import_module(home).GAME, players, options)
    except (EnneadError, MemoryError, RecursionError):
        return {"message": "this document cannot be read", "flaw": None}


def find_problem(game: Game, players: int, options: Mapping[str, Any]) -> Problem | None:
    try:
        game.new(players, 0, options)
    except BadOptions as error:
        return {"message": str(error), "flaw": error.flaw}
    return None
