"""The shipped map, scenarios, tracks and pieces are those of the rules document."""

from __future__ import annotations

import pytest
from support.ankh.positions import ANKH, seen

from ennead.games.ankh.knowledge.view import AnkhView
from ennead.games.ankh.rules.state import Ankh

MAP = """
A  ~~  Wf  Df  Df  ~~  ~~  Df  Df  ~~  ~~
B    Wd  Wf  Df  Df  ~~  Df  Df  ~~  Ed
C  Wd  Wd  Wf  Df  Df  Df  Df  Df  Ef  Ed
D    Wd  Wd  Wf  Df  Df  Df  Df  Ef  Ed
E  Wd  Wd  Wf  ~~  Df  Df  Df  Ef  Ed  ~~
F    Wd  Wf  ~~  ~~  Df  Df  Ef  Ed  Ed
G  Wd  Wd  Wf  Wf  ~~  Ef  Ef  Ed  Ed  Ed
H    Wd  Wd  Wd  Wf  Ef  Ed  Ed  ~~  ~~
I  Wd  Wd  ~~  Wd  Wf  Ef  Ed  Ed  Ed  Ed
J    Wd  Wd  Wd  Wd  Wf  Ef  Ed  Ed  Ed
"""
SHORT = {
    "Wf": ("west", "fertile"),
    "Wd": ("west", "desert"),
    "Df": ("delta", "fertile"),
    "Ef": ("east", "fertile"),
    "Ed": ("east", "desert"),
    "~~": (None, "water"),
}

# Player by player: God, Warriors, own Monument; then what is neutral, Cities, land by token.
SCENARIOS = {
    ("black-land", 2): """
        god I4; warriors J3; obelisk J4
        god D9; warriors B9; temple C10
        neutral: obelisk H5, pyramid D4, pyramid G2, temple C8, temple G9
        cities:
        land: 31 27 22""",
    ("black-land", 3): """
        god D3; warriors D2; obelisk E3
        god J6; warriors I6; temple I7
        god C8; warriors E7; pyramid D7
        neutral: obelisk A4, obelisk J1, pyramid F1, pyramid G6, temple D9, temple J3
        cities:
        land: 31 27 22""",
    ("black-land", 4): """
        god D2; warriors B1; obelisk C2
        god J2; warriors H1; temple I2
        god C6; warriors B7; pyramid B6
        god D9; warriors E8; obelisk E9
        neutral: obelisk D7, obelisk J9, pyramid I4, pyramid J7, temple A4, temple F2, temple G6
        cities:
        land: 14 17 22 27""",
    ("black-land", 5): """
        god E1; warriors D1; obelisk E2
        god I2; warriors J3; temple J2
        god A4; warriors C5; pyramid B4
        god C10; warriors D8; obelisk C9
        god I9; warriors I8; temple J8
        neutral: obelisk D7, obelisk G2, pyramid G4, pyramid G9, pyramid I6, temple B1, temple E6
        cities:
        land: 14 17 22 13 14""",
    ("scattered-faith", 2): """
        god E1; warriors A8, C10;
        god J9; warriors F6, J4;
        neutral: obelisk C1, obelisk J8, pyramid C6, pyramid G6, temple B3, temple E2
        cities:
        land: 31 27 22""",
    ("scattered-faith", 3): """
        god D3; warriors F9, C6;
        god B9; warriors A7, F1;
        god C8; warriors H2, D8;
        neutral: obelisk C10, obelisk D7, obelisk E3, pyramid H5, pyramid J4, temple C1, temple J6
        cities:
        land: 31 27 22""",
    ("scattered-faith", 4): """
        god F1; warriors G2, D7;
        god J1; warriors C4, I10;
        god F5; warriors C10, D2;
        god I7; warriors C1, I5;
        neutral: obelisk D8, obelisk I1, pyramid F2, pyramid F6, pyramid I6, temple B2, temple J3,
                 temple J8
        cities:
        land: 14 17 22 27""",
    ("scattered-faith", 5): """
        god E1; warriors J1, F5;
        god H1; warriors A8, E8;
        god C6; warriors G9, I6;
        god C10; warriors J7, C1;
        god J9; warriors D3, G4;
        neutral: obelisk C8, obelisk E2, obelisk I9, pyramid B2, pyramid D5, pyramid D9, temple E7,
                 temple G2, temple G7
        cities:
        land: 14 17 22 13 14""",
    ("twin-cities", 3): """
        god J2; warriors H2; obelisk I2
        god I7; warriors I6; temple J6
        god C4; warriors D4; pyramid C5
        neutral: obelisk A4, obelisk C2, pyramid G1, pyramid J8, temple D9, temple J4
        cities: E2, G9
        land: 31 14 22 13""",
    ("twin-cities", 4): """
        god I2; warriors H1; obelisk I1
        god J8; warriors J7; temple I8
        god B3; warriors A3; pyramid A4
        god C9; warriors D9; obelisk C10
        neutral: obelisk H6, obelisk J4, pyramid C5, pyramid D1, pyramid G8, temple D7, temple F1
        cities: E3, G10
        land: 31 14 22 13""",
}


def board(players: int, scenario: str) -> AnkhView:
    state = ANKH.new(players, 0, {"scenario": scenario})
    assert isinstance(state, Ankh)
    return seen(state)


def drawn_map() -> dict[str, tuple[str | None, str]]:
    return {
        f"{row[0]}{column}": SHORT[code]
        for row in MAP.strip().splitlines()
        for column, code in enumerate(row[1:].split(), 1)
    }


def test_the_map_matches_the_rules_document() -> None:
    hexes = board(2, "black-land")["map"]["hexes"]
    assert {name: (h["region"], h["terrain"]) for name, h in hexes.items()} == drawn_map()
    assert len(hexes) == 95


def test_the_map_has_the_documented_statistics() -> None:
    hexes = board(2, "black-land")["map"]["hexes"].values()
    cells = [(h["region"], h["terrain"]) for h in hexes]
    counts = [cells.count(SHORT[code]) for code in ("Wf", "Wd", "Df", "Ef", "Ed", "~~")]
    assert counts == [11, 20, 22, 9, 18, 15]


def test_every_side_between_two_regions_is_river() -> None:
    game_map = board(2, "black-land")["map"]
    hexes = game_map["hexes"]
    sides = {
        f"{one}-{other}"
        for one in hexes
        for other in east_and_south(one)
        if other in hexes
        and None not in (hexes[one]["region"], hexes[other]["region"])
        and hexes[one]["region"] != hexes[other]["region"]
    }
    assert set(game_map["rivers"]) == sides
    assert len(sides) == 22


def east_and_south(name: str) -> list[str]:
    """Neighbours later in the order of names; odd rows are shifted half a space to the east."""
    row, column = "ABCDEFGHIJKL".index(name[0]), int(name[1:])
    left = column if row % 2 else column - 1
    below = "ABCDEFGHIJKL."[row + 1]
    return [f"{name[0]}{column + 1}", f"{below}{left}", f"{below}{left + 1}"]


@pytest.mark.parametrize(("scenario", "players"), SCENARIOS, ids=str)
def test_each_scenario_matches_the_rules_document(scenario: str, players: int) -> None:
    lines = SCENARIOS[scenario, players].replace(",\n                 temple", ", temple")
    rows = [line.strip() for line in lines.strip().splitlines()]
    view = board(players, scenario)
    expected: dict[str, tuple[str, int | None]] = {}
    for number, row in enumerate(rows[:players]):
        owner = view["order"][number]
        figure, warriors, own = (part.strip() for part in row.split(";"))
        expected[figure.split()[1]] = ("god", owner)
        for space in warriors.removeprefix("warriors ").split(", "):
            expected[space] = ("warrior", owner)
        if own:
            expected[own.split()[1]] = (own.split()[0], owner)
    for monument in rows[players].removeprefix("neutral: ").split(", "):
        expected[monument.split()[1]] = (monument.split()[0], None)
    assert {s: (p["kind"], p["god"]) for s, p in view["pieces"].items()} == expected
    cities = rows[players + 1].removeprefix("cities:").strip()
    assert view["cities"] == (cities.split(", ") if cities else [])
    land = [int(size) for size in rows[players + 2].removeprefix("land: ").split()]
    assert [len(region["land"]) for region in view["regions"]] == land
    assert [region["token"] for region in view["regions"]] == list(range(1, len(land) + 1))


@pytest.mark.parametrize(
    ("scenario", "players", "camels"),
    [
        ("black-land", 3, 0),
        ("black-land", 4, 4),
        ("black-land", 5, 7),
        ("scattered-faith", 4, 4),
        ("scattered-faith", 5, 7),
        ("twin-cities", 3, 3),
        ("twin-cities", 4, 3),
    ],
)
def test_scenarios_start_with_the_documented_camels(
    scenario: str, players: int, camels: int
) -> None:
    view = board(players, scenario)
    assert len(view["camels"]) == camels
    assert view["supply"]["camels"] == 30 - camels


def test_the_devotion_track_matches_the_rules() -> None:
    view = board(2, "black-land")
    assert len(view["stacks"]) == 32
    assert view["last_red"] == 20
    assert board(3, "black-land")["merging_after"] == 3
    assert view["forgetting_after"] == 4


def test_the_supply_matches_the_rules() -> None:
    view = board(2, "scattered-faith")
    supply = view["supply"]
    assert (supply["obelisk"], supply["pyramid"], supply["temple"]) == (8, 8, 8)
    assert supply["tokens"] == [4, 5, 6, 7, 8]
