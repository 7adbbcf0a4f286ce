"""One server for all tests that don't hurt it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from served import WITH_TOY, Server, close_clients, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server") / "data"
    with serving(folder, WITH_TOY, ENNEAD_AWAY_SECONDS="0.3", ENNEAD_SHORTEST_CLOCK="1") as it:
        yield it
    assert "Traceback" not in it.log(), it.log()
    assert '"error"' not in it.log(), it.log()


@pytest.fixture(autouse=True)
def _no_client_stays() -> Iterator[None]:
    yield
    close_clients()
