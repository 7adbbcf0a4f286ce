"""A few hundred damaged inputs of every kind; `make soak` tries a million."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from callers import close_clients
from fuzz.__main__ import SHARES, fuzz, memory
from fuzz.targets import IN_PROCESS, Wire
from served import serving

INPUTS = 150
SEED = 7


@pytest.mark.parametrize("name", list(IN_PROCESS))
def test_damaged_inputs_are_refused_politely(name: str) -> None:
    fuzz(name, IN_PROCESS[name], INPUTS, SEED)


@pytest.fixture(scope="module")
def wire(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wire]:
    with serving(tmp_path_factory.mktemp("fuzz") / "data") as server:
        yield Wire(server)
        close_clients()
        log = server.log()
    assert "Traceback" not in log, log


@pytest.mark.parametrize("name", [name for name in SHARES if name not in IN_PROCESS])
def test_damaged_calls_are_refused_politely(wire: Wire, name: str) -> None:
    pid = wire.server.process.pid
    fuzz(name, wire.targets()[name], INPUTS, SEED, pid)
    assert wire.client.http.get("/healthz").text == "ok"
    assert memory(pid) > 0 or not Path("/proc").is_dir()


def test_every_kind_has_its_share(wire: Wire) -> None:
    assert {*IN_PROCESS, *wire.targets()} == set(SHARES)
    assert sum(SHARES.values()) == 100
