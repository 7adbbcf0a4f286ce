"""Maps with pointy and flat tops: validation, and how pictures and the terminal draw them.

A board with flat tops is stored rotated a quarter turn clockwise, with north on the right.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from support.ankh.own_map import own
from support.ankh.positions import ANKH, seen

from ennead.core.errors import BadOptions, BadPosition
from ennead.core.state import State
from ennead.core.svg import number
from ennead.games.ankh.drawing.landscape import HALF, RADIUS, Landscape, ends
from ennead.games.ankh.drawing.terminal_map import draw_map
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.grid import (
    BESIDE,
    CORNERS_AT,
    FLAT,
    HEX,
    HEX_NAMES,
    MIDDLES,
    POINTY,
    to_plane,
)


def table(orientation: str | None = None, **changes: Any) -> Ankh:
    document = own()
    if orientation is not None:
        document["map"]["orientation"] = orientation
    document["scenario"].update(changes)
    state = ANKH.new(2, 0, {"own": document})
    assert isinstance(state, Ankh)
    return state


def drawn(state: Ankh) -> list[str]:
    lines = draw_map(seen(state), {0: "aa", 1: "bb"}, ()).lines()
    return [re.sub(r"\[[^\]]*\]", "", line).rstrip() for line in lines]


def place(lines: list[str], name: str) -> tuple[int, int]:
    """The column and the line of a space's name."""
    found = [(line.index(f" {name} "), y) for y, line in enumerate(lines) if f" {name} " in line]
    assert len(found) == 1
    return found[0]


def test_a_map_has_pointy_tops_by_default() -> None:
    assert seen(table())["map"]["orientation"] == "pointy"
    assert seen(table("pointy"))["map"]["orientation"] == "pointy"
    assert seen(table("flat"))["map"]["orientation"] == "flat"


def test_the_printed_board_has_flat_tops_and_the_original_map_pointy_ones() -> None:
    for scenario, orientation in (("middle-kingdom", "flat"), ("black-land", "pointy")):
        shipped = ANKH.new(2, 0, {"scenario": scenario})
        assert isinstance(shipped, Ankh)
        assert seen(shipped)["map"]["orientation"] == orientation


@pytest.mark.parametrize("orientation", ["round", "", 1, True, ["flat"], {"flat": True}])
def test_any_other_orientation_is_refused(orientation: object) -> None:
    document = own()
    document["map"]["orientation"] = orientation
    with pytest.raises(BadOptions) as error:
        ANKH.new(2, 0, {"own": document})
    assert "map.orientation" in str(error.value)
    assert error.value.file_error is not None
    assert error.value.file_error["error"] == "unknown-name"


def test_the_orientation_does_not_affect_play() -> None:
    def play(state: State) -> list[object]:
        seen: list[object] = []
        for _ in range(30):
            seat = state.to_move[0]
            legal = state.legal(seat)
            seen.append([str(action) for action in legal])
            state.play(seat, legal[len(seen) % len(legal)])
        return seen

    assert play(table("flat")) == play(table("pointy"))


def test_a_record_keeps_the_orientation() -> None:
    again = ANKH.replay(table("flat").record(whole=True))
    assert isinstance(again, Ankh)
    assert seen(again)["map"]["orientation"] == "flat"


# Geometry.


@pytest.mark.parametrize("orientation", [POINTY, FLAT])
def test_all_neighbours_are_drawn_at_the_same_distance(orientation: int) -> None:
    for space, around in enumerate(BESIDE):
        x, y = to_plane(MIDDLES[space], orientation)
        for near in around:
            if near >= 0:
                to = to_plane(MIDDLES[near], orientation)
                apart = (to[0] - x) ** 2 + (to[1] - y) ** 2
                assert apart == pytest.approx(3, abs=1e-6), HEX_NAMES[near]


def test_flat_tops_have_north_up() -> None:
    """Stored east is drawn as north, stored south as east."""
    x, y = to_plane(MIDDLES[HEX.value("C3")], FLAT)
    north = to_plane(MIDDLES[HEX.value("C4")], FLAT)
    east = to_plane(MIDDLES[HEX.value("E3")], FLAT)
    assert north[0] == x
    assert north[1] < y
    assert east[0] > x
    assert east[1] == y


def test_corners_are_at_the_top_or_at_the_sides() -> None:
    pointy = [to_plane(corner, POINTY) for corner in CORNERS_AT]
    flat = [to_plane(corner, FLAT) for corner in CORNERS_AT]
    assert [abs(x) < 1e-9 for x, _ in pointy].count(True) == 2
    assert [abs(y) < 1e-9 for _, y in flat].count(True) == 2
    assert Landscape("pointy").wide == Landscape("flat").high == HALF
    assert Landscape("pointy").high == Landscape("flat").wide == RADIUS


# Compass directions.


@pytest.mark.parametrize(
    ("orientation", "claws"),
    [
        ("pointy", {"ne": "B3 C4", "n": "B2 B3", "nw": "B2 C2", "sw": "C2 D2", "se": "C4 D3"}),
        ("flat", {"e": "D2 D3", "ne": "C4 D3", "nw": "B3 C4", "w": "B2 B3", "sw": "B2 C2"}),
    ],
)
def test_facings_name_the_true_direction_on_the_board(
    orientation: str, claws: dict[str, str]
) -> None:
    """On a flat board C4 lies north of C3, B to the west and D to the east."""
    position: Any = table(orientation).dump()
    position["table"]["guardians"][2] = "giant-scorpion"
    position["table"]["pieces"]["C3"] = ["giant-scorpion", 0]
    for facing, spaces in claws.items():
        position["table"]["facings"] = {"C3": facing}
        state = ANKH.load(position)
        assert isinstance(state, Ankh)
        scorpion = seen(state)["pieces"]["C3"]
        assert (scorpion["facing"], sorted(scorpion["claws"])) == (facing, spaces.split())
        written: Any = state.dump()
        assert written["table"]["facings"] == {"C3": facing}


@pytest.mark.parametrize(("orientation", "facing"), [("pointy", "e"), ("flat", "n")])
def test_a_facing_between_two_corners_is_refused(orientation: str, facing: str) -> None:
    position: Any = table(orientation).dump()
    position["table"]["guardians"][2] = "giant-scorpion"
    position["table"]["pieces"]["C3"] = ["giant-scorpion", 0]
    position["table"]["facings"] = {"C3": facing}
    with pytest.raises(BadPosition, match=f"facings.C3: {facing} is not a corner of a space"):
        ANKH.load(position)


# Pictures.


def test_a_picture_of_a_flat_board_is_rotated() -> None:
    """The small board has four rows of six spaces, so it is taller than wide when turned."""
    land = {name: Landscape(name) for name in ("pointy", "flat")}
    spaces = list(seen(table())["map"]["hexes"])

    def extent(name: str) -> tuple[float, float]:
        xs, ys = zip(*[land[name].centre(space) for space in spaces], strict=True)
        return max(xs) - min(xs), max(ys) - min(ys)

    assert extent("flat") == pytest.approx(extent("pointy")[::-1])
    for state in (table("pointy"), table("flat")):
        assert state.svg().startswith("<svg")
    assert table("pointy").svg() != table("flat").svg()


def test_the_hexagon_around_a_space_is_closed_by_its_neighbours() -> None:
    flat = Landscape("flat")
    x, y = flat.centre("C3")
    assert flat.centre("C4") == pytest.approx((x, y - 2 * HALF))
    assert flat.centre("D3")[0] == pytest.approx(x + 1.5 * RADIUS)


# The terminal.


def test_a_pointy_board_is_drawn_in_rows() -> None:
    lines = drawn(table("pointy"))
    a1, a2, b1 = place(lines, "A1"), place(lines, "A2"), place(lines, "B1")
    assert a1[1] == a2[1]
    assert b1 == (a1[0] + 3, a1[1] + 3)


def test_a_flat_board_is_drawn_in_columns_with_north_up() -> None:
    lines = drawn(table("flat"))
    a1, a2, b1 = place(lines, "A1"), place(lines, "A2"), place(lines, "B1")
    assert a1[0] == a2[0]
    assert a2[1] == a1[1] - 4
    assert b1 == (a1[0] + 6, a1[1] - 2)
    assert len(lines) == 6 * 4 + 2 + 1


def test_rivers_of_a_flat_board_lie_on_the_right_sides() -> None:
    """The river between stored columns 3 and 4 runs from west to east."""
    lines = drawn(table("flat"))
    x, y = place(lines, "A4")
    assert lines[y + 3][x - 1 : x + 6] == "·≈≈≈≈≈·"
    assert "≈" not in lines[y - 1]
    # B3 lies above A3 to the right, below A4 to the right.
    x, y = place(lines, "B3")
    assert lines[y][x - 1] == "≈"
    assert lines[y + 2][x - 1] == "│"


def test_a_scorpion_s_arrow_rotates_with_the_board() -> None:
    for orientation, facing, arrow in (("pointy", "n", "↑"), ("flat", "w", "←")):
        position: Any = table(orientation).dump()
        position["table"]["guardians"][2] = "giant-scorpion"
        position["table"]["pieces"]["C3"] = ["giant-scorpion", 0]
        position["table"]["facings"] = {"C3": facing}
        state = ANKH.load(position)
        assert isinstance(state, Ankh)
        x, y = place(drawn(state), "C3")
        assert drawn(state)[y + 1][x] == arrow


def test_a_river_that_flows_into_another_ends_there() -> None:
    """On the printed board three sides of the river meet at one corner, between F5, F6 and G6."""
    state = ANKH.new(2, 0, {"scenario": "middle-kingdom"})
    assert isinstance(state, Ankh)
    board = seen(state)["map"]
    flat = Landscape("flat")
    water = [name for name, h in board["hexes"].items() if h["terrain"] == "water"]
    (junction,) = set(ends("F5-F6")) & set(ends("F6-G6"))
    x, y = flat.on_picture(junction)
    lines = flat.rivers(board["rivers"], water).split("M")[1:]
    assert len(lines) == 3
    assert any(line.endswith(f"{number(x)} {number(y)}") for line in lines)
