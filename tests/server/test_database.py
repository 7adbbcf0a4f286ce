"""The database: migrations, batches of writes, broken and scarce connections."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection
from support.clients import PATIENCE
from support.postgres_cluster import PostgresCluster

from ennead.server.store.database import Database
from ennead.server.store.db_thread import is_broken
from ennead.server.store.migrate import FOLDER, HEAD
from ennead.server.store.schema import METADATA

CONNECTIONS = 9
"""Per worker, as docs/operations.md says, without the one that listens."""


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(90):
            await work()

    asyncio.run(bounded())


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection)
        return list(compare_metadata(context, METADATA))

    async def work() -> None:
        db = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await db.start()
        async with db.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            assert (await connection.scalar(text("PRAGMA journal_mode"))) == "wal"
            assert (await connection.scalar(text("PRAGMA synchronous"))) == 2
            assert (await connection.scalar(text("PRAGMA foreign_keys"))) == 1
        await db.stop()
        again = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await again.start()
        await again.stop()

    run(work)
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    cluster: PostgresCluster = request.getfixturevalue("postgres")
    return cluster.database().replace("postgresql://", "postgresql+psycopg://")


@pytest.mark.parametrize("url", DATABASES, indirect=True)
def test_one_failing_write_does_not_affect_the_others_in_its_batch(url: str) -> None:
    def adding(id: str) -> Callable[[Connection], None]:
        def job(connection: Connection) -> None:
            values = {"id": id, "name": id, "created": 0.0}
            connection.execute(METADATA.tables["people"].insert().values(**values))

        return job

    async def work() -> None:
        db = Database(url)
        await db.start()
        jobs = [db.write(adding(str(i % 7))) for i in range(20)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(result is None for result in results) == 7
        async with db.read() as connection:
            count = await connection.scalar(text("SELECT COUNT(*) FROM people"))
        assert count == 7
        await db.stop()

    run(work)


@pytest.mark.postgres
@pytest.mark.parametrize("method", ["write", "query", "snapshot"])
def test_a_connection_that_breaks_in_a_failing_job_blocks_nobody(
    postgres: PostgresCluster, method: str
) -> None:
    """The job fails, and its transaction cannot be rolled back."""

    def failing(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))
        postgres.cut_connections()
        until = time.monotonic() + PATIENCE
        while not is_broken(connection):
            assert time.monotonic() < until
        raise LookupError("no")

    def working(connection: Connection) -> int:
        return connection.scalar(text("SELECT 7")) or 0

    async def work() -> None:
        db = Database(postgres.database().replace("postgresql://", "postgresql+psycopg://"))
        await db.start()
        run_job = getattr(db, method)
        for jobs in ([failing], [working, failing, working], [working, working]):
            answers = await asyncio.gather(*map(run_job, jobs), return_exceptions=True)
            for job, answer in zip(jobs, answers, strict=True):
                if job is working:
                    assert answer == 7
                else:
                    assert isinstance(answer, LookupError)
        await db.stop()

    run(work)


@pytest.mark.parametrize("url", DATABASES[1:], indirect=True)
def test_a_caller_waits_for_a_free_connection(url: str) -> None:
    """However many call at once, the number of connections is limited and nobody is rejected."""
    connections = text("SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database()")

    async def work() -> None:
        db = Database(url)
        await db.start()

        async def read() -> int:
            async with db.read() as connection:
                await connection.execute(text("SELECT pg_sleep(0.01)"))
                found: int = await connection.scalar(connections) or 0
                return found

        def count(connection: Connection) -> int:
            return connection.scalar(connections) or 0

        asked = [read() for _ in range(300)] + [db.query(count) for _ in range(300)]
        found = await asyncio.gather(*asked, *(db.write(count) for _ in range(300)))
        assert 1 <= max(found) <= CONNECTIONS
        await db.stop()

    run(work)
