"""The thread that writes to SQLite: what arrives while it works is committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, event

T = TypeVar("T")
Job = Callable[[Connection], T]

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)
MOST_TOGETHER: Final = 64

Outcome = tuple[Any, Exception | None]


class Writer:
    """The thread that writes to SQLite."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        event.listen(engine, "connect", prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._queue: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._working: asyncio.Task[None] | None = None

    async def write(self, job: Job[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append((job, done))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await done

    async def stop(self) -> None:
        if self._working is not None:
            await self._working
        self._thread.shutdown()
        self._engine.dispose()

    async def _work(self) -> None:
        """Until nothing is left: all that waits, together."""
        loop = asyncio.get_running_loop()
        while self._queue:
            batch = self._queue[:MOST_TOGETHER]
            del self._queue[:MOST_TOGETHER]
            jobs = [job for job, _ in batch]
            outcomes = await loop.run_in_executor(self._thread, self._do, jobs)
            for (_, done), (result, error) in zip(batch, outcomes, strict=True):
                if done.done():
                    continue
                if error is not None:
                    done.set_exception(error)
                else:
                    done.set_result(result)
        self._working = None

    def _do(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """All in one transaction; if one of them fails, each again by itself."""
        if len(jobs) > 1:
            try:
                with self._engine.begin() as connection:
                    return [(job(connection), None) for job in jobs]
            except Exception:
                pass
        return [self._do_one(job) for job in jobs]

    def _do_one(self, job: Job[Any]) -> Outcome:
        try:
            with self._engine.begin() as connection:
                return job(connection), None
        except Exception as error:
            return None, error


def prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
