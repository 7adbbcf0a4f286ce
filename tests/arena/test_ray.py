"""A Ray cluster plays the same games; run where Ray is installed, by `make ray-test`."""

from __future__ import annotations

import os

import pytest

from ennead.arena import workers
from ennead.arena.fixtures import fixtures

if "ENNEAD_RAY" not in os.environ:  # `make ray-test` sets it, and there Ray must be
    pytest.importorskip("ray")


@pytest.mark.filterwarnings("ignore")
def test_a_local_cluster_plays_the_same_games() -> None:
    terms = fixtures("tekhenu", ["random", "greedy"], 2, 4)
    there = {result.number: result.record for result in workers.on_cluster(terms, "local")}
    assert there == {result.number: result.record for result in workers.here(terms)}
