"""A Ray cluster plays the same games. `make ray-test` runs this where Ray is installed."""

from __future__ import annotations

import os

import pytest

from ennead.arena.dataset import build_part, self_play
from ennead.arena.match import play_match
from ennead.arena.parallel import map_parallel
from ennead.arena.schedule import schedule_matches

if "ENNEAD_RAY" not in os.environ:  # `make ray-test` sets it: there Ray must be installed
    pytest.importorskip("ray")


@pytest.mark.filterwarnings("ignore")
def test_a_local_cluster_plays_the_same_games() -> None:
    matches = schedule_matches("tekhenu", ["random", "greedy"], 2, 4)
    there = {
        result.number: result.record for result in map_parallel(play_match, matches, ray="local")
    }
    assert there == {result.number: result.record for result in map(play_match, matches)}


@pytest.mark.filterwarnings("ignore")
def test_a_local_cluster_makes_the_same_dataset() -> None:
    pytest.importorskip("pyarrow")
    plan, source_of = self_play("aton", ["random"], 4, 2, 0, {}, 2)
    sources = [source_of(part) for part in range(plan.parts)]
    there = {part.number: part.content for part in map_parallel(build_part, sources, ray="local")}
    assert there == {part.number: part.content for part in map(build_part, sources)}
