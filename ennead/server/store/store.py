"""The connection to the database, and the one door through which it is written.

Each commit waits for the disk, and SQLite has one writer at a time. So one thread writes, and what
arrives while it works is committed together; each caller hears of its own only after that commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    ArgumentError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolEmpty
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ennead.server.errors import CannotServe, Unavailable
from ennead.server.store.migrate import migrate
from ennead.server.store.writer import Job, Writer, broken, prepare_sqlite

T = TypeVar("T")

AWAY: Final = (OperationalError, InterfaceError, PoolEmpty, OSError)
"""What it looks like when the database cannot be reached, is full or shuts down."""
TELL_SECONDS: Final = 10.0
POSTGRES: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
POOL: Final[dict[str, Any]] = {"pool_size": 6, "max_overflow": 0, "pool_timeout": 120}
"""For what is read at length. Who finds all of them in use waits; a connection more would cost
the database a process each time."""

log = structlog.get_logger("store")


class Store:
    def __init__(self, url: str) -> None:
        self.shared = url.startswith("postgresql")
        more = {**POOL, "connect_args": POSTGRES} if self.shared else {}
        try:
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **more)
        except (ArgumentError, NoSuchModuleError, ImportError) as error:
            raise CannotServe(f"this is no database we can use: {error}") from error
        self._writer: Writer | None = None
        self._looker: Writer | None = None
        self._told = -TELL_SECONDS
        self._snapshots: Writer | None = None
        self._reading = self.engine
        if self.shared:
            self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        else:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    @property
    def url(self) -> URL:
        return self.engine.url

    async def start(self) -> None:
        await asyncio.to_thread(self._migrate)
        self._writer = Writer(_of_its_own(self.engine), "writer")
        if self.shared:
            self._looker = Writer(_of_its_own(self.engine, "AUTOCOMMIT"), "looker")
            self._snapshots = Writer(_of_its_own(self.engine, "REPEATABLE READ"), "reader")

    def _migrate(self) -> None:
        engine = _of_its_own(self.engine)
        try:
            migrate(engine)
        except (SQLAlchemyError, OSError) as error:
            cause = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise CannotServe(f"the database cannot be opened: {cause}") from error
        finally:
            engine.dispose()

    async def stop(self) -> None:
        for thread in (self._writer, self._looker, self._snapshots):
            if thread is not None:
                await thread.stop()
        self._writer = self._looker = self._snapshots = None
        await self.engine.dispose()

    async def look(self, job: Job[T]) -> T:
        """One question that is asked often, in the cheapest way."""
        return await self._ask(self._looker, job)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """To look at one thing, or at several that need not fit together."""
        with self._telling():
            connection = await self._connected()
            try:
                yield connection
            finally:
                await connection.close()

    async def snapshot(self, job: Job[T]) -> T:
        """To look at several things as they are at one moment."""
        return await self._ask(self._snapshots, job)

    async def _ask(self, thread: Writer | None, job: Job[T]) -> T:
        if thread is None:
            async with self.read() as connection:
                return await connection.run_sync(job)
        with self._telling():
            return await thread.write(job)

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """That the database is away is said in the same way whatever it looks like."""
        try:
            yield
        except AWAY as error:
            if _is_mistake(error):
                raise
            raise self._away(error) from error

    def _away(self, error: BaseException) -> Unavailable:
        """What a caller hears; the log hears of it now and then, not of every call."""
        now = time.monotonic()
        if now - self._told > TELL_SECONDS:
            self._told = now
            cause = str(getattr(error, "orig", None) or error).splitlines() or [""]
            log.warning("database-away", cause=cause[0])
        return Unavailable()

    async def _connected(self) -> AsyncConnection:
        """A connection that works. After a restart of the database those at hand do not."""
        connection = await self._reading.connect()
        sync = connection.sync_connection
        if self.shared and (sync is None or broken(sync)):
            await connection.invalidate()
            await connection.close()
            connection = await self._reading.connect()
        return connection

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction; when this returns it is on the disk."""
        if self._writer is None:
            raise Unavailable
        with self._telling():
            return await self._writer.write(job)


def _of_its_own(engine: AsyncEngine, level: str = "READ COMMITTED") -> Engine:
    """The same database for one thread. No error tells what was to be written."""
    if engine.dialect.name == "postgresql":
        return create_engine(
            engine.url,
            hide_parameters=True,
            isolation_level=level,
            pool_size=1,
            max_overflow=0,
            connect_args=POSTGRES,
        )
    alone = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(alone, "connect", prepare_sqlite)
    return alone


def _is_mistake(error: BaseException) -> bool:
    """SQLite names alike that it cannot work and that it is asked for what there is not."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return code == sqlite3.SQLITE_ERROR
