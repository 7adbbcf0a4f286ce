"""Access to the database. All writes go through one thread per process.

Each commit waits for the disk, and SQLite allows one writer at a time. So one thread writes, and
jobs that arrive while it works are committed together. A caller gets its result after the commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    ArgumentError,
    InterfaceError,
    InvalidRequestError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ennead.server.errors import DatabaseUnavailable, StartupError
from ennead.server.store.db_thread import DbThread, Job, is_broken, prepare_sqlite
from ennead.server.store.migrate import migrate

T = TypeVar("T")

OUTAGE_ERRORS: Final = (OperationalError, InterfaceError, PoolTimeout, OSError)
"""Errors that mean the database is unreachable, full or shutting down."""
LOG_SECONDS: Final = 10.0
"""An outage is logged at most this often."""
POSTGRES: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
POOL: Final[dict[str, Any]] = {"pool_size": 6, "max_overflow": 0, "pool_timeout": 120}
"""Connections for longer reads. No overflow: each extra one costs PostgreSQL a process."""

log = structlog.get_logger("database")


class Database:
    def __init__(self, url: str) -> None:
        self.is_postgres = url.startswith("postgresql")
        options = {**POOL, "connect_args": POSTGRES} if self.is_postgres else {}
        try:
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **options)
        except (ArgumentError, NoSuchModuleError, InvalidRequestError, ImportError) as error:
            raise StartupError(f"this is not a database ennead can use: {error}") from error
        self._writer: DbThread | None = None
        self._reader: DbThread | None = None
        self._snapshot_reader: DbThread | None = None
        self._logged = -LOG_SECONDS
        self._read_engine = self.engine
        if self.is_postgres:
            self._read_engine = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        else:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    @property
    def url(self) -> URL:
        return self.engine.url

    async def start(self) -> None:
        await asyncio.to_thread(self._migrate)
        self._writer = DbThread(_thread_engine(self.engine), "writer")
        if self.is_postgres:
            self._reader = DbThread(_thread_engine(self.engine, "AUTOCOMMIT"), "reader")
            snapshots = _thread_engine(self.engine, "REPEATABLE READ")
            self._snapshot_reader = DbThread(snapshots, "snapshot")

    def _migrate(self) -> None:
        engine = _thread_engine(self.engine)
        try:
            migrate(engine)
        except (SQLAlchemyError, OSError) as error:
            cause = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise StartupError(f"the database cannot be opened: {cause}") from error
        finally:
            engine.dispose()

    async def stop(self) -> None:
        for thread in (self._writer, self._reader, self._snapshot_reader):
            if thread is not None:
                await thread.stop()
        self._writer = self._reader = self._snapshot_reader = None
        await self.engine.dispose()

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction; it is on disk when this returns."""
        if self._writer is None:
            raise DatabaseUnavailable
        with self._outages_reported():
            return await self._writer.run(job)

    async def query(self, job: Job[T]) -> T:
        """Run one frequent query as cheaply as possible."""
        return await self._run_read(self._reader, job)

    async def snapshot(self, job: Job[T]) -> T:
        """Run several queries on one consistent snapshot."""
        return await self._run_read(self._snapshot_reader, job)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for queries that need no common snapshot."""
        with self._outages_reported():
            connection = await self._connect()
            try:
                yield connection
            finally:
                await connection.close()

    async def ping(self) -> None:
        """Raise DatabaseUnavailable unless the database answers a query."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def _run_read(self, thread: DbThread | None, job: Job[T]) -> T:
        if thread is None:
            async with self.read() as connection:
                return await connection.run_sync(job)
        with self._outages_reported():
            return await thread.run(job)

    async def _connect(self) -> AsyncConnection:
        """A working connection; pooled ones are broken after a restart of the database."""
        connection = await self._read_engine.connect()
        sync = connection.sync_connection
        if self.is_postgres and (sync is None or is_broken(sync)):
            await connection.invalidate()
            await connection.close()
            connection = await self._read_engine.connect()
        return connection

    @contextmanager
    def _outages_reported(self) -> Iterator[None]:
        """Raise DatabaseUnavailable for every kind of outage."""
        try:
            yield
        except OUTAGE_ERRORS as error:
            if _is_bad_sql(error):
                raise
            self._log_outage(error)
            raise DatabaseUnavailable from error

    def _log_outage(self, error: BaseException) -> None:
        now = time.monotonic()
        if now - self._logged > LOG_SECONDS:
            self._logged = now
            cause = str(getattr(error, "orig", None) or error).splitlines() or [""]
            log.warning("database-unavailable", cause=cause[0])


def _thread_engine(engine: AsyncEngine, isolation_level: str = "READ COMMITTED") -> Engine:
    """A synchronous engine for one thread. Its errors do not show parameters."""
    if engine.dialect.name == "postgresql":
        return create_engine(
            engine.url,
            hide_parameters=True,
            isolation_level=isolation_level,
            pool_size=1,
            max_overflow=0,
            connect_args=POSTGRES,
        )
    sync_engine = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(sync_engine, "connect", prepare_sqlite)
    return sync_engine


def _is_bad_sql(error: BaseException) -> bool:
    """SQLite raises OperationalError both for outages and for unknown tables or columns."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return code == sqlite3.SQLITE_ERROR
