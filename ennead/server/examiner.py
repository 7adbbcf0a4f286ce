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
from typing import Any, Final

import structlog

from ennead.core.errors import BadOptions, EnneadError
from ennead.core.game import Game
from ennead.server import worker
from ennead.server.errors import Refused

MOST_MEMORY: Final = 1 << 30
"""Bytes the process may have."""

log = structlog.get_logger("examiner")


class Examiner:
    """One process, started when the first document comes."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._lock = asyncio.Lock()

    async def examine(self, game: Game, players: int, options: Mapping[str, Any]) -> None:
        """Refuse options with which a game cannot be set up, in time."""
        if not any(isinstance(value, dict) for value in options.values()):
            return
        async with self._lock:
            try:
                await self._start()
                async with asyncio.timeout(self._seconds):
                    problem = await self._ask(try_out, game.home, players, dict(options))
            except (TimeoutError, BrokenProcessPool) as error:
                self.stop()
                log.warning("document-too-much", error=type(error).__name__)
                said = "this document takes too much to read"
                raise Refused("bad-request", said) from error
        if problem is not None:
            raise Refused("bad-request", problem)

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


def try_out(home: str, players: int, options: dict[str, Any]) -> str | None:
    """Why a game cannot be set up with these options, None if it can."""
    game: Game = importlib.import_module(home).GAME
    try:
        game.new(players, 0, options)
    except BadOptions as error:
        return str(error)
    except (EnneadError, MemoryError, RecursionError):
        return "this document cannot be read"
    return None
