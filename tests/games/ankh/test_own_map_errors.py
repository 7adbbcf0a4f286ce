"""Errors in custom maps and scenarios say what is wrong, space by space."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.ankh.random_games import ANKH, play

from ennead.core.errors import BadOptions
from ennead.core.record import Record
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.names import OWN_SCENARIO

DATA = Path(__file__).parents[3] / "ennead/games/ankh/data/2"
Change = Callable[[dict[str, Any]], object]


def own(players: int = 2) -> dict[str, Any]:
    """The original map and its first scenario for this number of players, as a custom document."""
    maps = json.loads((DATA / "maps.json").read_text("utf-8"))
    scenarios = json.loads((DATA / "scenarios.json").read_text("utf-8"))["scenarios"]
    scenario = next(s for s in scenarios if s["players"] == players and s["map"] == "original")
    for name in ("scenario", "map"):
        del scenario[name]
    return {"map": maps["original"], "scenario": scenario}


def new(document: object, players: int = 2) -> Ankh:
    state = ANKH.new(players=players, seed=1, options={"own": document})
    assert isinstance(state, Ankh)
    return state


def test_a_custom_map_can_be_played_recorded_and_loaded() -> None:
    document = own()
    hexes = document["map"]["hexes"]
    hexes.append({"id": "L12", "terrain": "water", "region": None})
    hexes.append({"id": "K11", "terrain": "desert", "region": "east"})
    hexes.append({"id": "K12", "terrain": "water", "region": None})
    hexes.append({"id": "K10", "terrain": "desert", "region": "east"})
    document["map"]["regions"] = []
    document["scenario"]["regions"][1]["land"] = 29
    g = new(document)
    assert g.ground.name == OWN_SCENARIO
    assert ANKH.load(g.dump()).dump() == g.dump()
    play(g, 1)
    replayed = Record.parse(str(g.record())).replay()
    assert replayed.dump() == g.dump()


def test_a_custom_scenario_may_name_a_shipped_map() -> None:
    document = own(4)
    document["map"] = "original"
    shipped = ANKH.new(4, 1, {"scenario": "black-land"})
    assert isinstance(shipped, Ankh)
    assert new(document, 4).map is shipped.map


def test_a_custom_scenario_without_a_map_uses_the_printed_board() -> None:
    scenarios = json.loads((DATA / "scenarios.json").read_text("utf-8"))["scenarios"]
    scenario = next(one for one in scenarios if one["id"] == "OK4")
    assert new({"scenario": scenario}, 4).map is new(None, 4).map


def test_spaces_may_be_given_by_q_and_r() -> None:
    document = own()
    for item in document["map"]["hexes"]:
        row = "ABCDEFGHIJKL".index(item["id"][0])
        item["q"], item["r"] = int(item.pop("id")[1:]) - 1 - row // 2, row
    assert new(document).map.spaces == new(own()).map.spaces


def find(document: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(h for h in document["map"]["hexes"] if h["id"] == name)
    return found


WRONG: list[tuple[Change, str]] = [
    (lambda d: d.pop("scenario"), "own: own.scenario is missing"),
    (
        lambda d: d.update(map="atlantis"),
        "own: map must be an object or one of printed, original, not 'atlantis'",
    ),
    (lambda d: d.update(board=1), "own: there is no field 'board'; expected map, scenario"),
    (lambda d: d["map"].pop("hexes"), "own: map.hexes is missing"),
    (
        lambda d: d["map"]["hexes"].append({"id": "M1", "terrain": "water"}),
        "own: map.hexes\\[95\\].id: 'M1' is not a hex; expected A1 … L12",
    ),
    (
        lambda d: d["map"]["hexes"].append({"q": 9, "r": 9, "terrain": "water"}),
        "own: map.hexes\\[95\\]: q 9, r 9 lies outside the 12×12 grid",
    ),
    (
        lambda d: d["map"]["hexes"].append({"id": "B6", "terrain": "water"}),
        "own: map.hexes\\[95\\]: B6 is on the map twice",
    ),
    (
        lambda d: find(d, "B6").update(terrain="swamp"),
        "\\(B6\\).terrain: 'swamp' is not a terrain; expected fertile, desert, water",
    ),
    (lambda d: find(d, "B6").update(region=None), "B6 must have a region if it is land"),
    (
        lambda d: d["map"]["hexes"].append({"id": "L12", "terrain": "water"}),
        "map: L12 is cut off from A1",
    ),
    (
        lambda d: d["map"]["river_edges"].append(["A1", "C5"]),
        "map.river_edges\\[22\\]: A1 and C5 share no side",
    ),
    (
        lambda d: d["map"]["river_edges"].append(["A1", "A2"]),
        "the river A1-A2 must lie between land spaces",
    ),
    (
        lambda d: d["map"]["river_edges"].append(["C1", "C2"]),
        "the river C1-C2 lies inside the region west",
    ),
    (
        lambda d: d["map"]["river_edges"].remove(["A2", "A3"]),
        "map: A2 \\(west\\) and A3 \\(delta\\) touch without a river",
    ),
    (
        lambda d: d["scenario"]["camels"].append(["A2", "A3"]),
        "scenario.camels\\[0\\]: the camel A2-A3 lies on the river",
    ),
    (
        lambda d: d["scenario"]["regions"].pop(),
        "scenario.regions: the region of A3 has no token",
    ),
    (
        lambda d: d["scenario"]["regions"][0].update(land=30),
        "scenario.regions\\[0\\] \\(E1\\).land: the region of E1 has 31 land spaces",
    ),
    (
        lambda d: d["scenario"]["monuments"].append({"kind": "temple", "owner": 3, "id": "A3"}),
        "scenario.monuments\\[7\\] \\(A3\\).owner must be a number from 1 to 2, not 3",
    ),
    (
        lambda d: d["scenario"]["monuments"].append({"kind": "temple", "id": "A1"}),
        "scenario.monuments\\[7\\]: A1 is not a land space of the map",
    ),
    (
        lambda d: d["scenario"]["monuments"].append({"kind": "temple", "id": "J4"}),
        "scenario.monuments\\[7\\]: J4 is taken by a piece already: obelisk",
    ),
    (
        lambda d: d["scenario"]["figures"].append({"kind": "god", "player": 1, "id": "A3"}),
        "scenario.figures: player 1 needs one god and at most 6 warriors, not 2 and 1",
    ),
    (lambda d: d["scenario"].update(players=3), "player 3 needs one god"),
]


@pytest.mark.parametrize(("change", "said"), WRONG)
def test_errors_say_what_is_wrong_with_a_map(change: Change, said: str) -> None:
    document = copy.deepcopy(own())
    change(document)
    with pytest.raises(BadOptions, match=said):
        new(document)


def test_a_scenario_is_for_its_number_of_players() -> None:
    with pytest.raises(BadOptions, match="own: the scenario is for 4 players, not 3"):
        new(own(4), 3)
    with pytest.raises(BadOptions, match="option scenario cannot be 'twin-cities' for 5 players"):
        ANKH.new(players=5, options={"scenario": "twin-cities"})
