"""The connection to the database, and the one door through which it is written.

SQLite has one writer at a time and each commit waits for the disk, so writes that arrive while
it works are committed together; each caller hears of its own only after that commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ennead.server.errors import CannotServe
from ennead.server.store.migrate import migrate

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
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
            self.engine: AsyncEngine = create_async_engine(url)
        except (ArgumentError, NoSuchModuleError, ImportError) as error:
            raise CannotServe(f"this is no database we can use: {error}") from error
        self._sqlite = self.engine.dialect.name == "sqlite"
        self._queue: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        if self._sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def start(self) -> None:
        try:
            await migrate(self.engine)
        except (SQLAlchemyError, OSError) as error:
            cause = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise CannotServe(f"the database cannot be opened: {cause}") from error
        if self._sqlite:
            self._writer = asyncio.create_task(self._write_all())

    async def stop(self) -> None:
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            self._writer = None
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction; when this returns it is on the disk."""
        if not self._sqlite:
            return await self._write_one(job)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, done))
        return await done

    async def _write_one(self, job: Job[T]) -> T:
        async with self.engine.begin() as connection:
            return await job(connection)

    async def _write_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write_batch(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _write_batch(self, batch: list[tuple[Job[Any], asyncio.Future[Any]]]) -> None:
        """All in one transaction; if one of them fails, each again by itself."""
        if len(batch) > 1:
            try:
                async with self.engine.begin() as connection:
                    results = [await job(connection) for job, _ in batch]
            except Exception:
                results = None
            if results is not None:
                for (_, done), result in zip(batch, results, strict=True):
                    if not done.done():
                        done.set_result(result)
                return
        for job, done in batch:
            try:
                result = await self._write_one(job)
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
