"""Custom map files that are wrong by mistake or on purpose are always refused with an error."""

from __future__ import annotations

import copy
import json
import math
import random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.ankh.own_map import own
from support.ankh.random_games import ANKH, play
from support.mutated_positions import places

from ennead.core.errors import BadOptions
from ennead.games.ankh.rules.state import Ankh

LONGEST_MESSAGE: Final = 250
HOSTILE: Final[list[Any]] = [
    None,
    True,
    -1,
    0,
    7,
    13,
    10**40,
    -(10**40),
    1.5,
    1e308,
    math.nan,
    math.inf,
    "",
    "A0",
    "A13",
    "M1",
    "a1",
    "Z99",
    "B6-C6",
    "\ud800",
    "[red]x[/]",
    "x" * 500,
    [],
    [[]],
    ["A1"],
    ["A1", "A1"],
    ["A1", "D4"],
    ["A1", "A2", "A3"],
    [0, 0],
    [99, -99],
    {},
    {"id": "A1"},
    {"q": 0, "r": 0},
    {"q": 0.5, "r": 0},
    {"id": {"id": {"id": "A1"}}},
]


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def damage(document: dict[str, Any], rng: random.Random) -> None:
    where, key = rng.choice(places(document))
    kind = rng.randrange(5)
    if kind == 0:
        del where[key]
    elif kind == 1 and isinstance(where, list):
        where.insert(key, copy.deepcopy(rng.choice(where)))
    elif kind == 2:
        where[key] = copy.deepcopy(rng.choice([a[b] for a, b in places(document)]))
    elif kind == 3:
        where[key] = nested(rng.choice([1, 5, 30, 200]))
    else:
        where[key] = copy.deepcopy(rng.choice(HOSTILE))


@settings(max_examples=300)
@given(st.integers(0, 10**9), st.integers(1, 3))
def test_a_damaged_file_is_refused_in_one_sentence_or_can_be_played(seed: int, times: int) -> None:
    rng = random.Random(seed)
    document = own()
    for _ in range(times):
        damage(document, rng)
    message = ""
    try:
        state = ANKH.new(2, seed, {"own": document})
    except BadOptions as error:
        message = str(error)
    if message:
        assert len(message) <= LONGEST_MESSAGE
        assert "\n" not in message
        return
    assert isinstance(state, Ankh)
    assert json.loads(json.dumps(document, allow_nan=False)) == document
    if seed % 5 == 0:
        play(state, seed)


def refused(document: object) -> str:
    with pytest.raises(BadOptions) as error:
        ANKH.new(2, 0, {"own": document})
    return str(error.value)


def with_title(title: object) -> dict[str, Any]:
    """A field that the game ignores."""
    document = own()
    document["map"]["title"] = title
    return document


def test_values_that_json_cannot_express_are_refused() -> None:
    for number in (math.nan, math.inf, -math.inf):
        assert "cannot be written as JSON" in refused(with_title(number))
    assert "cannot be written as JSON" in refused(with_title(10**5000))
    assert "cannot be written as JSON" in refused(with_title("\ud800"))


def test_deep_nesting_is_refused() -> None:
    ANKH.new(2, 0, {"own": with_title(nested(10))})
    for depth in (20, 1000, 100_000):
        assert "nested more than 20 levels deep" in refused(with_title(nested(depth)))
    endless: list[Any] = []
    endless.append(endless)
    assert "nested more than 20 levels deep" in refused(with_title(endless))


def test_objects_that_are_not_json_are_refused() -> None:
    assert "set is not JSON" in refused(with_title({"A1"}))
    assert "is not a field name; expected a string" in refused(with_title({1: "A1"}))


@pytest.mark.parametrize("name", ["", "x" * 41, "we[bold]st", "west\n", 7, ["west"], {"a": 1}])
def test_a_region_needs_a_printable_name(name: object) -> None:
    document = own()
    document["map"]["hexes"][7]["region"] = name
    assert "B2" in refused(document)
    listed = own()
    listed["map"]["regions"] = [{"id": name}]
    assert "map.regions[0]" in refused(listed)


def test_the_error_for_a_small_region_names_a_hex() -> None:
    document = own()
    hexes = document["map"]["hexes"]
    document["map"]["hexes"] = [h for h in hexes if h["id"][1:] != "1"]
    for space in document["map"]["hexes"]:
        if space["id"] in ("A2", "A3", "B2"):
            space["region"] = "north"
    document["map"]["river_edges"] += [["A3", "B3"], ["B2", "B3"], ["B2", "C2"], ["B2", "C3"]]
    message = refused(document)
    assert "the region north at A2 has 3 land spaces; expected 6 or more" in message


def test_the_error_for_disconnected_land_names_a_hex() -> None:
    island = own()
    island["map"]["hexes"].append({"id": "L12", "terrain": "desert", "region": "west"})
    assert "L12 is cut off from A1" in refused(island)
    torn = own()
    torn["map"]["hexes"] += [
        {"id": "E1", "terrain": "water", "region": None},
        *[{"id": f"F{n}", "terrain": "desert", "region": "west"} for n in range(1, 7)],
    ]
    assert "F1 is not connected to A1, the rest of the region west" in refused(torn)


def test_the_error_for_a_missing_god_names_the_player() -> None:
    document = own()
    del document["scenario"]["figures"][0]
    assert "player 1 needs one god" in refused(document)


@pytest.mark.parametrize(
    ("part", "at", "field", "words"),
    [
        ("map", ("hexes", 7), "terrain", "map.hexes[7] (B2).terrain is missing"),
        ("scenario", ("monuments", 1), "kind", "scenario.monuments[1] (B6).kind is missing"),
        ("scenario", ("figures", 2), "player", "scenario.figures[2] (A5).player is missing"),
        ("scenario", ("regions", 1), "token", "scenario.regions[1] (A6).token is missing"),
    ],
)
def test_the_error_for_a_missing_field_names_its_hex(
    part: str, at: tuple[str, int], field: str, words: str
) -> None:
    document = own()
    del document[part][at[0]][at[1]][field]
    assert words in refused(document)
