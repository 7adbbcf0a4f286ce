"""The connection to the database, and the one door through which it is written.

SQLite has one writer at a time and each commit waits for the disk. So there one thread writes,
and what arrives while it works is committed together; each caller hears of its own only after
that commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ennead.server.errors import CannotServe
from ennead.server.store.migrate import migrate

T = TypeVar("T")
Job = Callable[[Connection], T]
"""Something to do in a transaction. It may run twice, so it changes nothing but the database."""

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)
MOST_TOGETHER: Final = 64


class Store:
    def __init__(self, url: str) -> None:
        try:
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True)
        except (ArgumentError, NoSuchModuleError, ImportError) as error:
            raise CannotServe(f"this is no database we can use: {error}") from error
        self._writer: _Writer | None = None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def start(self) -> None:
        try:
            await migrate(self.engine)
        except (SQLAlchemyError, OSError) as error:
            cause = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise CannotServe(f"the database cannot be opened: {cause}") from error
        if self.engine.dialect.name == "sqlite":
            self._writer = _Writer(_writing(self.engine))

    async def stop(self) -> None:
        if self._writer is not None:
            await self._writer.stop()
            self._writer = None
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction; when this returns it is on the disk."""
        if self._writer is not None:
            return await self._writer.write(job)
        async with self.engine.begin() as connection:
            return await connection.run_sync(job)


Outcome = tuple[Any, Exception | None]


def _writing(engine: AsyncEngine) -> Engine:
    """The same database for the thread that writes. No error tells what was to be written."""
    return create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)


class _Writer:
    """The thread that writes to SQLite."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        event.listen(engine, "connect", _prepare_sqlite)
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


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
