"""A trained network depends on what actions and features mean: a change needs a new version."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import ennead
from ennead.envs.pettingzoo import ankh_v0, aton_v0, tekhenu_v0

RECORDED = json.loads(Path(__file__).with_name("versions.json").read_text("utf-8"))
MODULES = {"aton": aton_v0, "tekhenu": tekhenu_v0, "ankh": ankh_v0}


def test_a_module_can_be_imported_by_its_full_name() -> None:
    assert sys.modules["ennead.envs.pettingzoo.aton_v0"] is aton_v0
    assert import_module("ennead.envs.pettingzoo.tekhenu_v0") is tekhenu_v0


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
def test_actions_and_features_match_the_recorded_version(id: str) -> None:
    assert current(id) == RECORDED[id], (
        f"the actions or features of {id} have changed: increase VERSION in its "
        f"knowledge/environment.py and update tests/envs/versions.json to {json.dumps(current(id))}"
    )


@pytest.mark.parametrize("id", sorted(MODULES))
def test_the_environment_is_named_after_its_version(id: str) -> None:
    env = MODULES[id].raw_env()
    assert env.metadata["name"] == f"{id}_v{MODULES[id].VERSION}"
    assert MODULES[id].__name__.endswith(env.metadata["name"])
