"""A private PostgreSQL cluster that tests may kill."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

SCRIPT = Path(__file__).parents[2] / "scripts" / "postgres.sh"


class PostgresCluster:
    def __init__(self, folder: str) -> None:
        self.folder = folder
        self._numbers = count(1)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"test{os.getpid()}_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, query: str, database: str | None = None) -> list[tuple[Any, ...]]:
        with psycopg.connect(database or self.url(), autocommit=True) as connection:
            cursor = connection.execute(query.encode())
            return cursor.fetchall() if cursor.description else []

    def start(self) -> None:
        _script("start", self.folder)

    def stop(self) -> None:
        _script("stop", self.folder)

    def kill(self) -> None:
        """SIGKILL."""
        _script("kill", self.folder)

    def cut_connections(self) -> int:
        """Terminate all client connections; their number."""
        cut = self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )
        return len(cut)


@contextmanager
def running_postgres() -> Iterator[PostgresCluster]:
    """The cluster of `scripts/postgres.sh run`, or a temporary one."""
    running = os.environ.get("ENNEAD_POSTGRES")
    if running:
        yield PostgresCluster(running)
        return
    cluster = PostgresCluster(_script("new").strip())
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(cluster.folder)


def _script(*arguments: str) -> str:
    """Read the output of `new` only: a started server would keep the pipe open."""
    if arguments[0] == "new":
        done = subprocess.run([SCRIPT, *arguments], check=True, stdout=subprocess.PIPE, text=True)
        return done.stdout
    subprocess.run([SCRIPT, *arguments], check=True, stdout=subprocess.DEVNULL)
    return ""
