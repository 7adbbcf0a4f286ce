"""A Ray cluster plays the same games; run where Ray is installed (`pip install 'ennead[ray]'`)."""

from __future__ import annotations

import pytest

from ennead.arena import workers
from ennead.arena.fixtures import fixtures

pytest.importorskip("ray")


@pytest.mark.filterwarnings("ignore")
def test_a_local_cluster_plays_the_same_games() -> None:
    terms = fixtures("tekhenu", ["random", "greedy"], 2, 4)
    there = {result.number: result.record for result in workers.on_cluster(terms, "local")}
    assert there == {result.number: result.record for result in workers.here(terms)}
