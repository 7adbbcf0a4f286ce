"""The connection to the database, and the one door through which it is written.

SQLite has one writer at a time and each commit waits for the disk. So there one thread writes,
and what arrives while it works is committed together; each caller hears of its own only after
that commit. PostgreSQL does the same by itself for all of its connections.
"""

from __future__ import annotations

import select
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolEmpty
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ennead.server.errors import CannotServe, Unavailable
from ennead.server.store.migrate import migrate
from ennead.server.store.writer import Writer, prepare_sqlite

T = TypeVar("T")
Job = Callable[[Connection], T]
"""Something to do in a transaction. It may run twice, so it changes nothing but the database."""

AWAY: Final = (OperationalError, InterfaceError, PoolEmpty, OSError)
"""What it looks like when the database cannot be reached, is full or shuts down."""
TRIES: Final = 3
TELL_SECONDS: Final = 10.0
POSTGRES: Final[dict[str, Any]] = {
    "pool_size": 10,
    "max_overflow": 10,
    "pool_timeout": 20,
    "connect_args": {
        "connect_timeout": 5,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 15_000,
    },
}

log = structlog.get_logger("store")


class Store:
    def __init__(self, url: str) -> None:
        try:
            more = POSTGRES if url.startswith("postgresql") else {}
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **more)
        except (ArgumentError, NoSuchModuleError, ImportError) as error:
            raise CannotServe(f"this is no database we can use: {error}") from error
        self._writer: Writer | None = None
        self._told = -TELL_SECONDS
        self.shared = self.engine.dialect.name == "postgresql"
        self._glance = self.engine
        self._snapshot = self.engine
        if self.shared:
            self._glance = self.engine.execution_options(isolation_level="AUTOCOMMIT")
            self._snapshot = self.engine.execution_options(isolation_level="REPEATABLE READ")
        else:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    @property
    def url(self) -> URL:
        return self.engine.url

    async def start(self) -> None:
        try:
            await migrate(self.engine)
        except (SQLAlchemyError, OSError) as error:
            cause = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise CannotServe(f"the database cannot be opened: {cause}") from error
        if not self.shared:
            self._writer = Writer(_writing(self.engine))

    async def stop(self) -> None:
        if self._writer is not None:
            await self._writer.stop()
            self._writer = None
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """To look at one thing, or at several that need not fit together."""
        async with self._reading(self._glance) as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """To look at several things as they are at one moment."""
        async with self._reading(self._snapshot) as connection:
            yield connection

    @asynccontextmanager
    async def _reading(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        try:
            connection = await self._connected(engine)
            try:
                yield connection
            finally:
                await connection.close()
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

    async def _connected(self, engine: AsyncEngine) -> AsyncConnection:
        """A connection that works. After a restart of the database those at hand do not."""
        connection = await engine.connect()
        if self.shared and _broken(connection):
            await connection.invalidate()
            await connection.close()
            connection = await engine.connect()
        return connection

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction; when this returns it is on the disk."""
        try:
            if self._writer is not None:
                return await self._writer.write(job)
            return await self._write(job)
        except AWAY as error:
            if _is_mistake(error):
                raise
            raise self._away(error) from error

    async def _write(self, job: Job[T]) -> T:
        """Again where the database broke off before the commit, so that nothing was done."""
        for left in range(TRIES - 1, -1, -1):
            connection = await self._connected(self.engine)
            try:
                result = await connection.run_sync(job)
            except DBAPIError as error:
                again = error.connection_invalidated or _may_pass(error)
                if not again or not left:
                    raise
                await connection.rollback()
                continue
            else:
                await connection.commit()
                return result
            finally:
                await connection.close()
        raise AssertionError("the last try raises or returns")


def _writing(engine: AsyncEngine) -> Engine:
    """The same database for the thread that writes. No error tells what was to be written."""
    return create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)


def _broken(connection: AsyncConnection) -> bool:
    """Has the other end hung up meanwhile? Else there is nothing to read before a question."""
    raw = connection.sync_connection
    driver = raw.connection.driver_connection if raw is not None else None
    if driver is None or driver.closed:
        return True
    watch = select.poll()
    watch.register(driver.fileno(), select.POLLIN)
    return bool(watch.poll(0))


def _is_mistake(error: BaseException) -> bool:
    """SQLite names alike that it cannot work and that it is asked for what there is not."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return code == sqlite3.SQLITE_ERROR


def _may_pass(error: DBAPIError) -> bool:
    """Did two transactions wait for each other?"""
    return getattr(error.orig, "sqlstate", None) in ("40001", "40P01")
