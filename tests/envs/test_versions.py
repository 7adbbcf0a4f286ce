"""A trained network depends on what actions and features mean: a change is a new version."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import ennead
from ennead.envs.pettingzoo import ankh_v0, aton_v0, tekhenu_v0

RECORDED = json.loads(Path(__file__).with_name("versions.json").read_text("utf-8"))
MODULES = {"aton": aton_v0, "tekhenu": tekhenu_v0, "ankh": ankh_v0}


def current(id: str) -> dict[str, Any]:
    game = ennead.game(id)
    fewest, most = game.seats
    return {
        "version": MODULES[id].VERSION,
        "actions": game.actions.digest(),
        "features": {
            str(players): game.features(players).digest() for players in range(fewest, most + 1)
        },
    }


@pytest.mark.parametrize("id", sorted(MODULES))
def test_actions_and_features_are_those_of_this_version(id: str) -> None:
    assert current(id) == RECORDED[id], (
        f"what a learner of {id} sees or does has changed: add {id}_v{MODULES[id].VERSION + 1} "
        f"with its new VERSION (also in ennead/envs/gymnasium.py) and record in "
        f"tests/envs/versions.json: {json.dumps(current(id))}"
    )


@pytest.mark.parametrize("id", sorted(MODULES))
def test_the_environment_is_named_after_its_version(id: str) -> None:
    env = MODULES[id].raw_env()
    assert env.metadata["name"] == f"{id}_v{MODULES[id].VERSION}"
    assert MODULES[id].__name__.endswith(env.metadata["name"])
