"""A server that most tests share, with SQLite and with PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.clients import close_clients
from support.postgres_cluster import PostgresCluster, running_postgres
from support.server_process import PLAIN, WITH_TOY, Server, TwoServers

WITH_BOTH = (
    "test_tables",
    "test_playing",
    "test_accounts",
    "test_credentials",
    "test_hints_and_coach",
    "test_tokens_and_streams",
    "test_whole_games",
    "test_lookalike_names",
    "test_shared_dice",
    "test_takeback",
    "test_lessons",
)
QUICK = {"ENNEAD_AWAY_SECONDS": "0.3", "ENNEAD_SHORTEST_CLOCK": "1"}


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresCluster]:
    with running_postgres() as it:
        yield it


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests that depend on the database with both."""
    if "server" in metafunc.fixturenames and not hasattr(metafunc.module, "server"):
        databases = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
        both = metafunc.module.__name__.rsplit(".", 1)[-1] in WITH_BOTH
        used = databases if both else databases[:1]
        metafunc.parametrize("server", used, indirect=True, scope="session")


@pytest.fixture(scope="session")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """One process with SQLite; two with PostgreSQL, between which requests alternate."""
    folder: Path = tmp_path_factory.mktemp("server") / "data"
    it: Server
    if request.param == "postgres":
        cluster: PostgresCluster = request.getfixturevalue("postgres")
        it = TwoServers(folder, WITH_TOY, cluster.database(), **QUICK)
    else:
        it = Server(folder, WITH_TOY, False, (), **QUICK)
    it.start()
    try:
        yield it
    finally:
        it.stop()
    assert "Traceback" not in it.log(), it.log()
    assert '"level": "error"' not in it.log(), it.log()


@pytest.fixture
def servers(postgres: PostgresCluster, tmp_path: Path) -> Iterator[TwoServers]:
    """Two workers that share a PostgreSQL database."""
    it = TwoServers(tmp_path / "data", PLAIN, postgres.database(), ENNEAD_SHORTEST_CLOCK="1")
    it.start()
    try:
        yield it
    finally:
        for one in it.each:
            one.stop()
    assert "Traceback" not in it.log(), it.log()


@pytest.fixture(autouse=True)
def _clients_are_closed() -> Iterator[None]:
    yield
    close_clients()
