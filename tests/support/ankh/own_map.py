"""A small custom map and scenario for two players."""

from __future__ import annotations

from typing import Any

COLUMNS = 6
ROWS = "ABCD"


def own() -> dict[str, Any]:
    """Two banks of 12 spaces; the river runs between columns 3 and 4."""
    hexes = [
        {
            "id": f"{row}{column}",
            "terrain": "fertile",
            "region": "west" if column <= 3 else "east",
        }
        for row in ROWS
        for column in range(1, COLUMNS + 1)
    ]
    rivers = [[f"{row}3", f"{row}4"] for row in ROWS]
    rivers += [["A4", "B3"], ["B3", "C4"], ["C4", "D3"]]
    return {
        "map": {"hexes": hexes, "river_edges": rivers},
        "scenario": {
            "players": 2,
            "regions": [{"token": 1, "anchor": "A1"}, {"token": 2, "anchor": "A6"}],
            "camels": [],
            "monuments": [
                {"kind": "obelisk", "owner": 1, "id": "B1"},
                {"kind": "temple", "owner": 2, "id": "B6"},
                {"kind": "pyramid", "owner": None, "id": "C2"},
            ],
            "figures": [
                {"kind": "god", "player": 1, "id": "A1"},
                {"kind": "god", "player": 2, "id": "A6"},
                {"kind": "warrior", "player": 2, "id": "A5"},
            ],
            "cities": ["D1"],
        },
    }
