"""The printed board and its set-ups have the facts that the rules document gives (§0, §3.4)."""

from __future__ import annotations

from collections import Counter

import pytest
from support.ankh.positions import ANKH, seen

from ennead.games.ankh.knowledge.view import AnkhView
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.grid import HEX, side_between

PRINTED = ("middle-kingdom", "old-kingdom")
EVERY_SET_UP = [(scenario, players) for scenario in PRINTED for players in (2, 3, 4, 5)]

# Columns from the west, each from the south; the corners A1, A10, K1 and K10 are missing.
# Two letters per space: region (W, D, E) and terrain (f fertile, d desert), ~~ water.
COLUMNS = """
A     .. Wd Wd Wd Wd Wd Wd Wf Wf
B     Wd Wd Wd Wd Wd Wd Wf Df Df
C     Wd Wd Wd ~~ ~~ Wd Wf Df Df Df
D     Wd Wd ~~ Wd Wd Wf Df Df Df
E     Wf Wf Wf ~~ Wd Wf Df Df Df ~~
F     Ef Ef Ef Wf Wf Df Df Df ~~
G     Ed Ed Ed Ef Ef Ef Df Df Df ~~
H     Ed Ed Ed Ed Ed Ef Df Df ~~
I     Ed Ed ~~ Ed Ed Ed Ef Df Df ~~
J     Ed Ed ~~ Ed Ed ~~ Ef Df ~~
K     .. ~~ ~~ ~~ ~~ ~~ Ed Ef ~~
"""
REGIONS = {"W": "west", "D": "delta", "E": "east"}
TERRAINS = {"f": "fertile", "d": "desert"}
RIVERS = """
A8-B8 A9-B8 A9-B9 B7-B8 B7-C8 C7-C8 C7-D7 D6-D7 D6-E7 E1-F1 E2-F1 E2-F2 E3-F2 E3-F3 E6-E7 E6-F6
F3-F4 F4-G4 F4-G5 F5-F6 F5-G5 F5-G6 F6-G6 G6-G7 G7-H6 H6-H7 H7-I7 I7-I8 I8-J7 J7-J8 J8-K8
"""

# Player by player: God, Warrior, own Monument; then what is neutral, and land by token.
SET_UPS = {
    ("middle-kingdom", 2): """
        B4 B5 obelisk A5
        G3 G4 temple F3
        pyramid B1, pyramid F7, pyramid I5, temple D9, obelisk I9
        32 28 22""",
    ("middle-kingdom", 3): """
        D5 E6 temple E5
        G3 G4 obelisk F3
        F7 E7 pyramid E8
        pyramid A7, pyramid H6, obelisk C3, obelisk I9, temple J4, temple F6
        32 28 22""",
    ("middle-kingdom", 4): """
        B6 C7 temple C6
        D2 E3 temple E2
        F7 E7 obelisk F6
        H5 G5 pyramid H4
        pyramid F4, pyramid A3, pyramid I8, obelisk B5, obelisk I7, temple D8, temple G2
        14 18 22 28""",
    ("middle-kingdom", 5): """
        B6 C7 temple B7
        I6 H6 obelisk I7
        I2 H1 temple J1
        E7 F7 pyramid F6
        B3 C3 pyramid B2
        pyramid F5, pyramid G4, obelisk B5, obelisk G3, temple E2, temple G9, temple C10
        14 16 12 22 18""",
    ("old-kingdom", 2): """
        H4 B4 obelisk A5
        B5 H3 obelisk I4
        temple E5, temple F7, temple J7, temple C2, temple G2
        32 28 22""",
    ("old-kingdom", 3): """
        F2 I8 obelisk I9
        B5 G2 obelisk F1
        H8 B4 obelisk A5
        temple B2, temple E5, temple C9, temple F8, temple J7, temple G5
        22 28 32""",
    ("old-kingdom", 4): """
        B5 G2 obelisk F1
        E8 B4 obelisk A5
        J5 F8 obelisk E9
        F2 I5 obelisk J4
        temple C3, temple E5, temple B9, temple H8, temple J7, temple G5, temple J1
        12 32 22 16""",
    ("old-kingdom", 5): """
        B3 G2 obelisk F1
        B6 B4 obelisk A4
        E8 C6 obelisk B5
        J5 F8 obelisk E9
        F2 I5 obelisk J4
        temple E6, temple B9, temple H8, temple J7, temple G5, temple E2, temple J1
        12 15 17 22 16""",
}


def board(scenario: str, players: int) -> AnkhView:
    state = ANKH.new(players, 0, {"scenario": scenario})
    assert isinstance(state, Ankh)
    return seen(state)


def test_middle_kingdom_on_the_printed_board_is_the_default() -> None:
    state = ANKH.new(3, 0)
    assert isinstance(state, Ankh)
    assert seen(state)["scenario"] == "middle-kingdom"
    assert len(seen(state)["map"]["hexes"]) == 101


def test_every_space_has_the_printed_region_and_terrain() -> None:
    expected: dict[str, tuple[str | None, str]] = {}
    for column in COLUMNS.strip().splitlines():
        letter, *codes = column.split()
        for number, code in enumerate(codes, 1):
            if code == "~~":
                expected[f"{letter}{number}"] = (None, "water")
            elif code != "..":
                expected[f"{letter}{number}"] = (REGIONS[code[0]], TERRAINS[code[1]])
    hexes = board("middle-kingdom", 2)["map"]["hexes"]
    assert {name: (h["region"], h["terrain"]) for name, h in hexes.items()} == expected


def test_the_board_has_the_printed_numbers_of_spaces() -> None:
    hexes = board("middle-kingdom", 2)["map"]["hexes"]
    assert Counter(h["terrain"] for h in hexes.values()) == {
        "fertile": 43,
        "desert": 39,
        "water": 19,
    }
    land = Counter(h["region"] for h in hexes.values() if h["region"])
    assert land == {"delta": 22, "west": 32, "east": 28}
    columns = Counter(name[0] for name in hexes)
    assert [columns[letter] for letter in "ABCDEFGHIJK"] == [8, 9, 10, 9, 10, 9, 10, 9, 10, 9, 8]


def test_the_rivers_are_the_31_sides_between_regions() -> None:
    game_map = board("middle-kingdom", 2)["map"]
    assert sorted(game_map["rivers"]) == sorted(RIVERS.split())
    for side in game_map["rivers"]:
        one, other = side.split("-")
        assert side_between(HEX.value(one), HEX.value(other)) >= 0
        assert game_map["hexes"][one]["region"] != game_map["hexes"][other]["region"]
    assert len(game_map["rivers"]) == 31


def test_only_the_river_bounds_the_three_regions() -> None:
    """Land beside land of another region always has the river in between, so regions are right."""
    g = ANKH.new(2, 0)
    assert isinstance(g, Ankh)
    for space in g.map.land:
        for near in g.map.around[space]:
            if g.map.is_land[near]:
                apart = g.map.label[space] != g.map.label[near]
                assert g.map.river[side_between(space, near)] == apart


def test_every_space_has_its_neighbours() -> None:
    """90 sides within the columns and 176 between them; inner spaces have six neighbours."""
    g = ANKH.new(2, 0)
    assert isinstance(g, Ankh)
    beside = {HEX.names[space]: len(g.map.around[space]) for space in g.map.spaces}
    assert sum(beside.values()) == 2 * (90 + 176)
    assert (beside["A2"], beside["B1"], beside["E5"], beside["K9"]) == (3, 4, 6, 3)
    around = {HEX.names[near] for near in g.map.around[HEX.value("E4")]}
    assert around == {"D3", "D4", "E3", "E5", "F3", "F4"}


def test_water_touches_the_printed_regions() -> None:
    g = ANKH.new(2, 0)
    assert isinstance(g, Ankh)
    touched = {
        HEX.names[space]: {g.map.label[near] for near in g.map.around[space]} - {""}
        for space in g.map.water
    }
    assert touched["E4"] == {"east", "west"}
    assert touched["K9"] == {"delta", "east"}
    of_one = {frozenset(regions) for name, regions in touched.items() if name not in ("E4", "K9")}
    assert of_one == {frozenset({"west"}), frozenset({"delta"}), frozenset({"east"})}


@pytest.mark.parametrize(("scenario", "players"), SET_UPS, ids=str)
def test_a_set_up_has_the_printed_pieces(scenario: str, players: int) -> None:
    rows = [row.strip() for row in SET_UPS[scenario, players].strip().splitlines()]
    view = board(scenario, players)
    expected: dict[str, tuple[str, int | None]] = {}
    for number, row in enumerate(rows[:players]):
        owner = view["order"][number]
        figure, warrior, kind, own = row.split()
        expected |= {figure: ("god", owner), warrior: ("warrior", owner), own: (kind, owner)}
    for monument in rows[players].split(", "):
        kind, space = monument.split()
        expected[space] = (kind, None)
    assert {s: (p["kind"], p["god"]) for s, p in view["pieces"].items()} == expected
    land = [int(size) for size in rows[players + 1].split()]
    assert [len(region["land"]) for region in view["regions"]] == land


@pytest.mark.parametrize(("scenario", "players"), EVERY_SET_UP)
def test_a_printed_set_up_leaves_enough_for_three_caravans(scenario: str, players: int) -> None:
    view = board(scenario, players)
    count = len(view["regions"])
    assert [region["token"] for region in view["regions"]] == list(range(1, count + 1))
    assert count == {2: 3, 3: 3, 4: 4, 5: 5}[players]
    assert all(len(region["land"]) >= 6 for region in view["regions"])
    assert view["supply"]["camels"] >= 18
    assert count + 3 <= 8


@pytest.mark.parametrize(("scenario", "players"), EVERY_SET_UP)
def test_players_start_with_equal_material(scenario: str, players: int) -> None:
    """§0 row 5b: a God, a Warrior, a Monument and a Follower each; 5, 6, 7 or 7 neutral ones."""
    view = board(scenario, players)
    pieces = list(view["pieces"].values())
    for seat in range(players):
        own = Counter(p["kind"] for p in pieces if p["god"] == seat)
        monuments = sum(own[kind] for kind in ("obelisk", "pyramid", "temple"))
        assert (own["god"], own["warrior"], monuments) == (1, 1, 1)
    neutral = sum(p["god"] is None for p in pieces)
    assert neutral == {2: 5, 3: 6, 4: 7, 5: 7}[players]
    assert all(god["followers"] == 1 for god in view["gods"])
    assert view["cities"] == []
    land = {space for region in view["regions"] for space in region["land"]}
    assert set(view["pieces"]) <= land


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_middle_kingdom_everyone_starts_in_the_region_of_their_number(players: int) -> None:
    view = board("middle-kingdom", players)
    for number, seat in enumerate(view["order"], 1):
        (home,) = (set(r["land"]) for r in view["regions"] if r["token"] == number)
        assert {space for space, p in view["pieces"].items() if p["god"] == seat} <= home


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_old_kingdom_the_god_starts_in_the_next_players_region(players: int) -> None:
    view = board("old-kingdom", players)
    for number, seat in enumerate(view["order"]):
        where = {r["token"]: set(r["land"]) for r in view["regions"]}
        own = {p["kind"]: space for space, p in view["pieces"].items() if p["god"] == seat}
        assert {own["warrior"], own["obelisk"]} <= where[number + 1]
        assert own["god"] in where[(number + 1) % players + 1]


@pytest.mark.parametrize(
    ("scenario", "players", "camels"),
    [
        ("middle-kingdom", 4, "A6-A7 A6-B6 B5-B6 B5-C6"),
        ("old-kingdom", 4, "F3-G4 G3-G4 G3-H3 H2-H3"),
        ("old-kingdom", 5, "A4-A5 A5-B4 B4-B5 F3-G4 G3-G4 G3-H3 H2-H3"),
    ],
)
def test_caravans_lie_where_they_are_printed(scenario: str, players: int, camels: str) -> None:
    assert sorted(board(scenario, players)["camels"]) == camels.split()


@pytest.mark.parametrize(
    ("scenario", "camels"), [("middle-kingdom", (0, 0, 4, 10)), ("old-kingdom", (0, 0, 4, 7))]
)
def test_the_number_of_camels_grows_with_the_players(
    scenario: str, camels: tuple[int, ...]
) -> None:
    assert tuple(len(board(scenario, players)["camels"]) for players in (2, 3, 4, 5)) == camels
