"""A few hundred damaged inputs of each kind; `make soak` tries a million."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.clients import close_clients
from support.server_process import serving

from fuzz.__main__ import SHARES, fuzz, memory
from fuzz.targets import IN_PROCESS, ServerTargets

INPUTS = 150
SEED = 7


@pytest.mark.parametrize("name", list(IN_PROCESS))
def test_damaged_inputs_are_rejected(name: str) -> None:
    fuzz(name, IN_PROCESS[name], INPUTS, SEED)


@pytest.fixture(scope="module")
def targets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerTargets]:
    with serving(tmp_path_factory.mktemp("fuzz") / "data") as server:
        yield ServerTargets(server)
        close_clients()
        log = server.log()
    assert "Traceback" not in log, log


@pytest.mark.parametrize("name", [name for name in SHARES if name not in IN_PROCESS])
def test_damaged_requests_are_rejected(targets: ServerTargets, name: str) -> None:
    pid = targets.server.process.pid
    fuzz(name, targets.targets()[name], INPUTS, SEED, pid)
    assert targets.client.http.get("/healthz").text == "ok"
    assert memory(pid) > 0 or not Path("/proc").is_dir()


def test_every_kind_has_its_share(targets: ServerTargets) -> None:
    assert {*IN_PROCESS, *targets.targets()} == set(SHARES)
    assert sum(SHARES.values()) == 100
