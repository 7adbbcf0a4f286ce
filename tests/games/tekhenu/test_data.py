"""The data files: what they contain, and how errors in them are reported."""

from __future__ import annotations

import copy
import json
from fnmatch import fnmatch
from importlib import resources
from typing import Any

import pytest
from support.tekhenu.positions import (
    TEKHENU,
)

from ennead.core.errors import BadPosition
from ennead.core.own_figures import entry_values
from ennead.core.rules import Rulesets
from ennead.games.tekhenu.data.ruleset import TekhenuRules


def read() -> dict[str, Any]:
    folder = resources.files("ennead.games.tekhenu").joinpath("data", "2")
    return {
        entry.name.removesuffix(".json"): json.loads(entry.read_text("utf-8"))
        for entry in folder.iterdir()
    }


def test_the_rules_object_is_built_with_its_digest() -> None:
    rules = Rulesets("ennead.games.tekhenu", TekhenuRules).get("2")
    assert rules.digest.startswith("sha256:")
    assert isinstance(rules, TekhenuRules)
    assert sum(rules.bag[4]) == 26
    assert [len(section) for section in rules.sections] == [3, 3, 3, 3]


def test_every_tile_is_different_and_all_colours_are_equally_frequent() -> None:
    tiles = read()["tiles"]
    turned = {min(e[i:] + e[:i] for i in range(4)) for e in (t["edges"] for t in tiles.values())}
    assert len(turned) == 27
    assert [sum(t["edges"].count(c) for t in tiles.values()) for c in "RGBY"] == [27] * 4


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (
            ["tiles", "p01", "edges"],
            "RRG",
            'tiles.p01.edges must be 4 of the letters RGBY, not "RRG"',
        ),
        (["tiles", "p01", "light"], "none", "tiles.p01: a light and an ability go together"),
        (["tiles", "p01", "cost"], {"gold": 1}, "tiles.p01.cost must be one of limestone, granite"),
        (["bag", "dice", "white"], 4, "dice do not last for"),
        (["wheel", "rounds"], 12, "wheel.rounds must be a number from 16 to 16, not 12"),
        (["temple", "border", "n"], "RGBYX", "temple.border.n must be 5 of the letters RGBY"),
        (["destiny", "f01", "ankh"], 3, "destiny.f04.ankh must differ from the other cards"),
        (["horus", "printed"], ["ra"] * 6, "horus.printed must name each god once"),
        (["decrees", "d01", "symbol"], "moon", "decrees.d01.symbol must be one of scroll"),
        (["blessings", "b01", "token"], "wine", "blessings.b01 must be one of papyrus"),
        (["market", "removed", "2"], ["x16"], 'not "x16"'),
        (["bot", "pyramid", "up"], [1], "bot.pyramid.up must be a list of 10"),
    ],
)
def test_errors_in_data_name_the_place(path: list[str], value: object, says: str) -> None:
    data = copy.deepcopy(read())
    at = data
    for name in path[:-1]:
        at = at[name]
    at[path[-1]] = value
    with pytest.raises(ValueError, match=says.replace(".", r"\.").replace("[", r"\[")):
        TekhenuRules(data)


def test_every_entry_that_is_ours_is_in_the_data() -> None:
    data = read()
    entries = entry_values(data)
    for pattern in data["proposed"]["entries"]:
        assert any(fnmatch(path, pattern) for path in entries), pattern


def test_missing_data_files_are_an_error() -> None:
    with pytest.raises(KeyError):
        TekhenuRules({})
    assert issubclass(BadPosition, Exception)


def test_version_2_is_the_only_data_version() -> None:
    assert TEKHENU.rulesets.versions() == ["2"]
