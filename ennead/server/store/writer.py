"""Threads with a connection of their own: what arrives while one works is done together."""

from __future__ import annotations

import asyncio
import select
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")
Job = Callable[[Connection], T]
"""Something to do in a transaction. It may run twice, so it changes nothing but the database."""


class Whole(Generic[T]):
    """A job that is one statement: by itself it needs no transaction around it.

    If the database breaks off nobody knows whether it was done, so it must fail when done twice.
    """

    def __init__(self, job: Job[T]) -> None:
        self._job = job

    def __call__(self, connection: Connection) -> T:
        return self._job(connection)


PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)
MOST_TOGETHER: Final = 64
TRIES: Final = 3

Outcome = tuple[Any, Exception | None]


class Writer:
    """One thread. It writes, or with an engine that commits by itself it looks things up."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
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
            try:
                outcomes = await loop.run_in_executor(self._thread, self._do, jobs)
            except Exception as fault:  # else all who wait would wait for ever
                outcomes = [(None, fault)] * len(jobs)
            for (_, done), (result, error) in zip(batch, outcomes, strict=True):
                if done.done():
                    continue
                if error is not None:
                    done.set_exception(error)
                else:
                    done.set_result(result)
        self._working = None

    # In the thread.

    def _do(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """All in one transaction; if one of them fails, each again by itself."""
        outcomes: list[Outcome] = []
        try:
            outcomes += self._together(jobs) if len(jobs) > 1 else ()
            for job in jobs[len(outcomes) :]:
                outcomes.append(self._alone(job))
        except _NoConnection as error:
            outcomes += [(None, error.cause)] * (len(jobs) - len(outcomes))
        return outcomes

    def _together(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """Nothing comes of it if one of them fails."""
        with self._connected() as connection:
            try:
                results = [job(connection) for job in jobs]
            except Exception:
                return []
            return _commit(connection, results)

    def _alone(self, job: Job[Any]) -> Outcome:
        """Again where the database broke off before the commit, so that nothing was done."""
        for left in range(TRIES - 1, -1, -1):
            with self._connected() as connection:
                try:
                    if isinstance(job, Whole):
                        connection.execution_options(isolation_level="AUTOCOMMIT")
                    return _commit(connection, [job(connection)])[0]
                except DBAPIError as error:
                    if not left or not (error.connection_invalidated or _may_pass(error)):
                        return None, error
                except Exception as error:
                    return None, error
        raise AssertionError("the last try returns")

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        connection = self._working_connection()
        try:
            yield connection
        finally:
            _give_back(connection)

    def _working_connection(self) -> Connection:
        """After a restart of the database the one at hand does not work."""
        try:
            connection = self._engine.connect()
            if self._engine.dialect.name == "postgresql" and broken(connection):
                connection.invalidate()
                connection.close()
                connection = self._engine.connect()
            return connection
        except Exception as error:
            raise _NoConnection(error) from error


class _NoConnection(Exception):
    """Nothing can be done now; to try it once more for every job would take long."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


def _commit(connection: Connection, results: list[Any]) -> list[Outcome]:
    """If this fails nobody knows whether it is stored: it is not said to be, nor done again."""
    try:
        connection.commit()
    except Exception as error:
        return [(None, error)] * len(results)
    return [(result, None) for result in results]


def _give_back(connection: Connection) -> None:
    """What was begun with it is rolled back; where it breaks at that the database does so."""
    try:
        connection.close()
    except Exception:
        if not connection.closed:
            connection.invalidate()


def broken(connection: Connection) -> bool:
    """Has the other end hung up meanwhile? Else there is nothing to read before a question."""
    driver = connection.connection.driver_connection
    if driver is None or driver.closed:
        return True
    watch = select.poll()
    watch.register(driver.fileno(), select.POLLIN)
    return bool(watch.poll(0))


def _may_pass(error: DBAPIError) -> bool:
    """Did two transactions wait for each other?"""
    return getattr(error.orig, "sqlstate", None) in ("40001", "40P01")


def prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
