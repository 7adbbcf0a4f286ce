"""One server for all tests that don't hurt it, with SQLite and with PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from callers import close_clients
from cluster import Cluster, clustering
from served import PLAIN, WITH_TOY, Server, Servers

WITH_BOTH = (
    "test_tables",
    "test_playing",
    "test_people",
    "test_sessions",
    "test_help",
    "test_whole_games",
)
QUICK = {"ENNEAD_AWAY_SECONDS": "0.3", "ENNEAD_SHORTEST_CLOCK": "1"}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with clustering() as it:
        yield it


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What depends on the database is tested with both."""
    if "server" in metafunc.fixturenames and not hasattr(metafunc.module, "server"):
        databases = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
        both = metafunc.module.__name__.rsplit(".", 1)[-1] in WITH_BOTH
        used = databases if both else databases[:1]
        metafunc.parametrize("server", used, indirect=True, scope="session")


@pytest.fixture(scope="session")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """With SQLite one process; with PostgreSQL two, between which every caller changes."""
    folder: Path = tmp_path_factory.mktemp("server") / "data"
    it: Server
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        it = Servers(folder, WITH_TOY, cluster.database(), **QUICK)
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
def servers(postgres: Cluster, tmp_path: Path) -> Iterator[Servers]:
    """Two workers at one PostgreSQL."""
    it = Servers(tmp_path / "data", PLAIN, postgres.database(), ENNEAD_SHORTEST_CLOCK="1")
    it.start()
    try:
        yield it
    finally:
        for one in it.each:
            one.stop()
    assert "Traceback" not in it.log(), it.log()


@pytest.fixture(autouse=True)
def _no_client_stays() -> Iterator[None]:
    yield
    close_clients()
