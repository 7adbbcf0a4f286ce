"""A thread with its own database connection that runs queued jobs in batches."""

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
"""Work for one transaction. It may run twice, so it must change nothing but the database."""


class SingleStatement(Generic[T]):
    """A job of one statement, which needs no explicit transaction when it runs alone.

    If the connection breaks, the outcome is unknown and the job may be retried: it must fail when
    it runs a second time.
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
MAX_BATCH: Final = 64
MAX_ATTEMPTS: Final = 3

Outcome = tuple[Any, Exception | None]


class DbThread:
    """Runs jobs in order; those that arrive while one batch runs form the next batch."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._queue: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._working: asyncio.Task[None] | None = None

    async def run(self, job: Job[T]) -> T:
        """Queue a job and wait for its result."""
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
        """Run batches until the queue is empty."""
        loop = asyncio.get_running_loop()
        while self._queue:
            batch = self._queue[:MAX_BATCH]
            del self._queue[:MAX_BATCH]
            jobs = [job for job, _ in batch]
            try:
                outcomes = await loop.run_in_executor(self._thread, self._run_batch, jobs)
            except Exception as error:  # otherwise the callers would wait forever
                outcomes = [(None, error)] * len(jobs)
            for (_, done), (result, failure) in zip(batch, outcomes, strict=True):
                if done.done():
                    continue
                if failure is not None:
                    done.set_exception(failure)
                else:
                    done.set_result(result)
        self._working = None

    # The methods below run in the thread.

    def _run_batch(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """Run all jobs in one transaction; if one of them fails, run each in its own."""
        outcomes: list[Outcome] = []
        try:
            outcomes += self._run_together(jobs) if len(jobs) > 1 else ()
            for job in jobs[len(outcomes) :]:
                outcomes.append(self._run_alone(job))
        except _NoConnection as error:
            outcomes += [(None, error.cause)] * (len(jobs) - len(outcomes))
        return outcomes

    def _run_together(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """Run all jobs in one transaction; an empty list if one of them fails."""
        with self._connected() as connection:
            try:
                results = [job(connection) for job in jobs]
            except Exception:
                return []
            return _commit(connection, results)

    def _run_alone(self, job: Job[Any]) -> Outcome:
        """Run a job, and retry it if the connection broke before the commit."""
        for left in range(MAX_ATTEMPTS - 1, -1, -1):
            with self._connected() as connection:
                try:
                    if isinstance(job, SingleStatement):
                        connection.execution_options(isolation_level="AUTOCOMMIT")
                    return _commit(connection, [job(connection)])[0]
                except DBAPIError as error:
                    if not left or not (error.connection_invalidated or _is_deadlock(error)):
                        return None, error
                except Exception as error:
                    return None, error
        raise AssertionError("the last attempt returns")

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        connection = self._working_connection()
        try:
            yield connection
        finally:
            _release(connection)

    def _working_connection(self) -> Connection:
        """The pooled connection, or a new one if the database was restarted."""
        try:
            connection = self._engine.connect()
            if self._engine.dialect.name == "postgresql" and is_broken(connection):
                connection.invalidate()
                connection.close()
                connection = self._engine.connect()
            return connection
        except Exception as error:
            raise _NoConnection(error) from error


class _NoConnection(Exception):
    """The database is unreachable. Fail the whole batch: a new attempt per job takes too long."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


def _commit(connection: Connection, results: list[Any]) -> list[Outcome]:
    """Commit. If that fails, the outcome is unknown: report failure, do not retry."""
    try:
        connection.commit()
    except Exception as error:
        return [(None, error)] * len(results)
    return [(result, None) for result in results]


def _release(connection: Connection) -> None:
    """Roll back and return the connection; discard it if the rollback fails."""
    try:
        connection.close()
    except Exception:
        if not connection.closed:
            connection.invalidate()


def is_broken(connection: Connection) -> bool:
    """Whether the server closed the connection: only then is there something to read."""
    driver = connection.connection.driver_connection
    if driver is None or driver.closed:
        return True
    poll = select.poll()
    poll.register(driver.fileno(), select.POLLIN)
    return bool(poll.poll(0))


def _is_deadlock(error: DBAPIError) -> bool:
    """Whether PostgreSQL aborted the transaction because of a concurrent one."""
    return getattr(error.orig, "sqlstate", None) in ("40001", "40P01")


def prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
