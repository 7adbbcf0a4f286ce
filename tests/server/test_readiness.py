"""Readiness: `/readyz` notices that nothing can be stored, while `/healthz` stays cheap."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from support.clients import PATIENCE
from support.persistent_players import health, wait_for
from support.postgres_cluster import PostgresCluster
from support.server_process import Server, serving

from ennead.server.errors import DatabaseUnavailable
from ennead.server.upkeep.readiness import Readiness


def readiness(server: Server) -> int:
    return httpx.get(f"{server.url}/readyz", timeout=PATIENCE).status_code


def check_readiness(server: Server, lock: Callable[[], None], unlock: Callable[[], None]) -> None:
    assert readiness(server) == 200
    lock()
    wait_for(lambda: readiness(server) == 503)
    assert health(server) == 200, "reading still works"
    error = httpx.get(f"{server.url}/readyz", timeout=PATIENCE).json()["error"]
    assert error["code"] == "unavailable"
    unlock()
    wait_for(lambda: readiness(server) == 200)


def test_a_locked_sqlite_database_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "data" / "ennead.db"
    with (
        serving(tmp_path / "data") as server,
        closing(sqlite3.connect(file, isolation_level=None)) as other,
    ):
        check_readiness(server, lambda: void(other.execute("BEGIN IMMEDIATE")), other.rollback)


@pytest.mark.postgres
def test_a_locked_postgres_database_is_not_ready(postgres: PostgresCluster, tmp_path: Path) -> None:
    database = postgres.database()
    with (
        serving(tmp_path / "data", ENNEAD_DATABASE=database) as server,
        psycopg.connect(database) as other,
    ):
        lock = "LOCK TABLE keys IN EXCLUSIVE MODE"
        check_readiness(server, lambda: void(other.execute(lock)), other.rollback)


def void(_result: object) -> None:
    """Ignore a result."""


class CountingDatabase:
    def __init__(self) -> None:
        self.writes = 0
        self.works = True

    async def write(self, _job: Any) -> None:
        self.writes += 1
        if not self.works:
            raise DatabaseUnavailable


def test_frequent_requests_share_one_write() -> None:
    async def scene() -> None:
        database = CountingDatabase()
        ready = Readiness(database)  # type: ignore[arg-type]
        await asyncio.gather(*(ready.check() for _ in range(100)))
        assert database.writes == 1

    asyncio.run(scene())


def test_a_failed_write_is_reported_to_everybody() -> None:
    async def scene() -> None:
        database = CountingDatabase()
        database.works = False
        ready = Readiness(database)  # type: ignore[arg-type]
        found = await asyncio.gather(*(ready.check() for _ in range(3)), return_exceptions=True)
        assert [type(one) for one in found] == [DatabaseUnavailable] * 3
        assert database.writes == 1

    asyncio.run(scene())
