"""A Ray cluster plays the same games; run where Ray is installed, by `make ray-test`."""

from __future__ import annotations

import os

import pytest

from ennead.arena import workers
from ennead.arena.dataset import make, self_play
from ennead.arena.fixtures import fixtures
from ennead.arena.match import play

if "ENNEAD_RAY" not in os.environ:  # `make ray-test` sets it, and there Ray must be
    pytest.importorskip("ray")


@pytest.mark.filterwarnings("ignore")
def test_a_local_cluster_plays_the_same_games() -> None:
    terms = fixtures("tekhenu", ["random", "greedy"], 2, 4)
    there = {result.number: result.record for result in workers.spread(play, terms, ray="local")}
    assert there == {result.number: result.record for result in map(play, terms)}


@pytest.mark.filterwarnings("ignore")
def test_a_local_cluster_makes_the_same_dataset() -> None:
    pytest.importorskip("pyarrow")
    plan, piece = self_play("aton", ["random"], 4, 2, 0, {}, 2)
    pieces = [piece(part) for part in range(plan.parts)]
    there = {made.number: made.content for made in workers.spread(make, pieces, ray="local")}
    assert there == {made.number: made.content for made in map(make, pieces)}
