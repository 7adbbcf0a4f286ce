"""Games on a custom map and scenario, and the errors in such files."""

from __future__ import annotations

import copy
import itertools
import json
from typing import Any

import pytest
from support.ankh.own_map import own
from support.ankh.positions import ANKH, seen

from ennead.core.errors import BadOptions
from ennead.games.ankh.data.file_errors import FILE_ERRORS
from ennead.games.ankh.rules.state import Ankh
from ennead.words import LANGUAGES, Words


def refused(document: object, players: int = 2) -> str:
    """The message of the refusal, which must also name the error and its arguments."""
    with pytest.raises(BadOptions) as error:
        ANKH.new(players, 0, {"own": document})
    if isinstance(document, dict):
        file_error_of(error.value)
    return str(error.value)


def file_error_of(error: BadOptions) -> dict[str, str | int]:
    """The named error; its message in every language names all spaces it is about."""
    file_error = error.file_error
    assert file_error is not None
    args = {name: value for name, value in file_error.items() if name != "error"}
    for language in LANGUAGES:
        said = Words(language, ANKH).message(f"file-error-{file_error['error']}", **args)
        for name in ("hex", "other", "side"):
            assert str(args.get(name, "")) in said
    return file_error


def test_a_table_can_be_played_on_a_custom_map() -> None:
    state = ANKH.new(2, 0, {"own": own()})
    assert isinstance(state, Ankh)
    view = seen(state)
    assert view["scenario"] == "own"
    assert [len(region["land"]) for region in view["regions"]] == [12, 12]
    assert len(view["map"]["rivers"]) == 7
    assert view["cities"] == ["D1"]
    first = view["order"][0]
    assert view["pieces"]["A1"]["god"] == view["pieces"]["B1"]["god"] == first
    assert ANKH.load(state.dump()).dump() == state.dump()


def test_a_game_on_a_custom_map_replays_from_its_record() -> None:
    state = ANKH.new(2, 3, {"own": own()})
    for _ in range(20):
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[0])
    again = ANKH.replay(state.record(whole=True))
    assert again.dump() == state.dump()


def test_a_custom_scenario_can_use_the_original_map() -> None:
    scenario = own()["scenario"]
    scenario["regions"] = [
        {"token": 1, "anchor": "A2"},
        {"token": 2, "anchor": "C9"},
        {"token": 3, "anchor": "A3"},
    ]
    scenario["monuments"] = []
    scenario["cities"] = []
    scenario["figures"] = [
        {"kind": "god", "player": 1, "id": "J1"},
        {"kind": "god", "player": 2, "id": "J9"},
    ]
    state = ANKH.new(2, 0, {"own": {"map": "original", "scenario": scenario}})
    assert isinstance(state, Ankh)
    assert set(seen(state)["pieces"]) == {"J1", "J9"}
    assert len(seen(state)["map"]["hexes"]) == 95


def test_axial_coordinates_name_the_same_spaces() -> None:
    document = own()
    for piece in document["scenario"]["figures"]:
        row, column = "ABCD".index(piece["id"][0]), int(piece.pop("id")[1:]) - 1
        piece["q"], piece["r"] = column - (row - row % 2) // 2, row
    state = ANKH.new(2, 0, {"own": document})
    assert isinstance(state, Ankh)
    assert {"A1", "A6", "A5"} <= set(seen(state)["pieces"])


# What is wrong, and where.

Path = list[str | int]
UPTO = {"least": 2, "most": 5}


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["map", "hexes", 7, "terrain"], "swamp", "B2"),
        (["map", "hexes", 7, "region"], None, "B2"),
        (["map", "hexes", 7, "terrain"], "water", "B2"),
        (["map", "hexes", 7, "region"], "east", "B2"),
        (["map", "hexes", 7, "id"], "B1", "B1"),
        (["map", "hexes", 7, "id"], "M1", "M1"),
        (["map", "hexes", 7, "id"], "A13", "A13"),
        (["map", "river_edges", 0], ["A1", "A2"], "A1-A2"),
        (["map", "river_edges", 0], ["A1", "A3"], "A1"),
        (["map", "river_edges", 0], ["B3", "B4"], "B3-B4"),
        (["map", "river_edges", 0], ["A3", "L4"], "A3"),
        (["scenario", "camels"], [["A3", "A4"]], "A3-A4"),
        (["scenario", "camels"], [["A1", "A2"], ["A2", "A1"]], "A1-A2"),
        (["scenario", "camels"], [["A1", "C3"]], "C3"),
        (["scenario", "regions", 1, "anchor"], "A2", "A2"),
        (["scenario", "regions", 1, "anchor"], "L1", "L1"),
        (["scenario", "figures", 1, "id"], "B1", "B1"),
        (["scenario", "figures", 1, "id"], "L12", "L12"),
        (["scenario", "monuments", 2, "id"], "A5", "A5"),
        (["scenario", "cities"], ["B1"], "B1"),
        (["scenario", "cities"], ["K1"], "K1"),
    ],
)
def test_errors_name_the_hex_or_side(path: Path, value: object, named: str) -> None:
    document = own()
    at: Any = document
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    assert named in refused(document)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_message_in_every_language(language: str) -> None:
    words = Words(language, ANKH)
    own_ids = set(words.ids()) - set(Words(language).ids())
    known = {id.removeprefix("file-error-") for id in own_ids if id.startswith("file-error-")}
    assert known == set(FILE_ERRORS)
    for name, args in FILE_ERRORS.items():
        assert words.variables(f"file-error-{name}") == set(args), name


@pytest.mark.parametrize(
    ("path", "value", "file_error"),
    [
        (
            ["scenario", "figures", 1, "id"],
            "B1",
            {"error": "taken", "where": "scenario.figures[1]", "hex": "B1", "what": "obelisk"},
        ),
        (
            ["scenario", "camels"],
            [["A3", "A4"]],
            {"error": "camel-on-river", "where": "scenario.camels[0]", "side": "A3-A4"},
        ),
        (
            ["scenario", "figures", 0, "kind"],
            "satet",
            {"error": "figure-kind", "where": "scenario.figures[0].kind"},
        ),
        (
            ["scenario", "players"],
            6,
            {"error": "not-a-number", "where": "scenario.players", **UPTO},
        ),
    ],
)
def test_an_error_has_a_name_a_place_and_arguments(
    path: Path, value: object, file_error: object
) -> None:
    document = own()
    at: Any = document
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    with pytest.raises(BadOptions) as error:
        ANKH.new(2, 0, {"own": document})
    assert error.value.file_error == file_error


def test_a_missing_river_is_named_by_both_spaces() -> None:
    document = own()
    del document["map"]["river_edges"][0]
    message = refused(document)
    assert "A3" in message
    assert "A4" in message


@pytest.mark.parametrize(
    ("path", "value", "word"),
    [
        (["map", "hexes"], [], "land"),
        (["map", "hexes"], "none", "hexes"),
        (["scenario", "players"], 6, "players"),
        (["scenario", "players"], 3, "figures"),
        (["scenario", "regions"], [{"token": 1, "anchor": "A1"}], "A4"),
        (["scenario", "regions", 1, "token"], 1, "token"),
        (["scenario", "monuments", 0, "kind"], "sphinx", "kind"),
        (["scenario", "monuments", 0, "owner"], 3, "owner"),
        (["scenario", "figures", 0, "kind"], "satet", "kind"),
        (["scenario", "figures", 0, "kind"], "warrior", "figures"),
        (["scenario", "cities"], ["C1", "D1", "D2"], "cities"),
    ],
)
def test_errors_say_what_was_expected(path: Path, value: object, word: str) -> None:
    document = own()
    at: Any = document
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    assert word in refused(document)


def test_the_scenario_must_be_for_the_players_at_the_table() -> None:
    assert "3" in refused(own(), 3)


def test_a_document_is_an_object_with_known_fields() -> None:
    refused([1, 2])
    refused("map")
    assert "colour" in refused({**own(), "colour": "red"})
    assert "scenario" in refused({"map": own()["map"]})


def test_a_region_has_at_least_six_spaces() -> None:
    document = own()
    document["scenario"]["camels"] = [["B1", "C1"], ["B1", "C2"], ["B2", "C2"], ["B2", "C3"]]
    document["scenario"]["camels"] += [["B3", "C3"]]
    document["scenario"]["regions"].append({"token": 3, "anchor": "D2"})
    cut = ANKH.new(2, 0, {"own": document})
    assert isinstance(cut, Ankh)
    assert [len(region["land"]) for region in seen(cut)["regions"]] == [6, 12, 6]
    small = copy.deepcopy(document)
    small["scenario"]["camels"] = [["A1", "B1"], ["A2", "B1"], ["A2", "B2"], ["A3", "B2"]]
    small["scenario"]["camels"] += [["A3", "B3"]]
    assert "small" in refused(small)


def full_grid(region: str = "west") -> dict[str, Any]:
    document = own()
    document["map"]["hexes"] = [
        {"id": f"{row}{column}", "terrain": "desert", "region": region}
        for row in "ABCDEFGHIJKL"
        for column in range(1, 13)
    ]
    document["map"]["river_edges"] = []
    document["scenario"]["regions"] = [{"token": 1, "anchor": "A1"}]
    return document


def test_a_map_has_at_most_144_hexes() -> None:
    state = ANKH.new(2, 0, {"own": full_grid()})
    assert isinstance(state, Ankh)
    assert len(seen(state)["map"]["hexes"]) == 144
    more = full_grid()
    more["map"]["hexes"].append({"q": 12, "r": 0, "terrain": "desert", "region": "west"})
    assert "12" in refused(more)
    twice = full_grid()
    twice["map"]["hexes"].append({"id": "L12", "terrain": "desert", "region": "west"})
    assert "L12" in refused(twice)


def test_a_document_has_at_most_64_kilobytes() -> None:
    small = full_grid()
    small["map"]["title"] = ""
    room = 64 * 1024 - len(json.dumps(small, separators=(",", ":")).encode())
    small["map"]["title"] = "x" * room
    ANKH.new(2, 0, {"own": small})
    small["map"]["title"] = "x" * (room + 1)
    assert str(64 * 1024) in refused(small)


@pytest.mark.parametrize(("stray", "possible"), [(27, True), (28, False)])
def test_a_caravan_needs_camels_in_the_supply(stray: int, possible: bool) -> None:
    """Three camels would split a bank of two columns; the others lie on the other bank."""
    document = full_grid()
    for space in document["map"]["hexes"]:
        space["region"] = "west" if space["id"][1:] in ("1", "2") else "east"
    rows = "ABCDEFGHIJKL"
    rivers = [[f"{row}2", f"{row}3"] for row in rows]
    for row, below in itertools.pairwise(rows):
        rivers.append([f"{row}3", f"{below}2"] if row in "ACEGIK" else [f"{row}2", f"{below}3"])
    document["map"]["river_edges"] = rivers
    lone = [[f"{row}{column}", f"{row}{column + 1}"] for row in "ABCDEFG" for column in LONE]
    document["scenario"]["camels"] = lone[:stray]
    document["scenario"]["regions"] = [{"token": 1, "anchor": "A1"}, {"token": 2, "anchor": "A6"}]
    position = {
        "game": "ankh",
        "options": {"own": document},
        "agenda": [["CamelCaravan", 0], ["EndTurn", 0]],
        "table": {"events": 5},
    }
    state = ANKH.load(position)
    assert (state.questions()[0]["question"] == "camel") == possible


LONE = (4, 6, 8, 10)
