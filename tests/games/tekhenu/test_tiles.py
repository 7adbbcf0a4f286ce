"""Each pillar tile's ability in its light, and without it."""

from __future__ import annotations

from typing import Any

import pytest
from games.tekhenu.tekhenu_table import act, asked, head, legal, maybe, play, scored, tokens

LIGHT = {"sunny": "ra", "shaded": "horus", "dark": "osiris"}
"""Where the arrow must be for Ra to lie in this light."""
RICH = {"limestone": 3, "granite": 9, "gold": 0, "scribe": 0}
OTHER = {"tokens": {"bread": 9, "papyrus": 9, "granite": 9}}
WHEEL = {"horus": ["gray-1", "gray-2"], "bastet": ["gray-1"]}


def lay(
    tile: str, light: str, cell: str = "b3", mine: dict[str, Any] | None = None, **fields: Any
) -> Any:
    others = [t for t in ("p22", "p23", "p24") if t != tile]
    state = act(
        "ra",
        1,
        {"tokens": RICH, **(mine or {})},
        OTHER,
        arrow=LIGHT[light],
        wheel=WHEEL,
        row=[*others[:2], tile],
        **fields,
    )
    play(state, 0, f"place {cell}", "turn 0")
    return state


DARKER = {"sunny": "shaded", "shaded": "dark", "dark": "sunny"}


@pytest.mark.parametrize(
    ("tile", "light", "what", "change"),
    [
        ("p01", "sunny", "population", 3),
        ("p02", "dark", "scribe", 1),
        ("p03", "shaded", "happiness", 2),
        ("p07", "sunny", "points", 1),
        ("p08", "shaded", "points", 1),
        ("p09", "dark", "points", 1),
        ("p13", "sunny", "decree", 1),
        ("p14", "dark", "decree", 1),
        ("p16", "shaded", "gold", 2),
        ("p17", "sunny", "gold", 2),
        ("p18", "dark", "gold", 2),
        ("p19", "sunny", "gold", 1),
        ("p20", "shaded", "gold", 1),
        ("p21", "dark", "gold", 1),
    ],
)
def test_simple_abilities(tile: str, light: str, what: str, change: int) -> None:
    def amount(state: Any) -> int:
        now = head(state)
        if what == "population":
            return now["population"]
        if what == "happiness":
            return now["happiness"]
        if what == "points":
            return scored(state).get("ability", 0)
        if what == "decree":
            return len(now["decrees"])
        return tokens(state).get(what, 0)

    assert amount(lay(tile, light)) - amount(lay(tile, DARKER[light])) == change


@pytest.mark.parametrize(("tile", "light"), [("p04", "sunny"), ("p05", "dark")])
def test_p04_p05_one_more_for_each_match_also_in_a_corner(tile: str, light: str) -> None:
    state = lay(tile, light, "a2")
    assert scored(state)["edges"] == scored(state)["ability"] == 1
    corner = act(
        "ra", 1, {"tokens": RICH}, OTHER, arrow=LIGHT[light], wheel=WHEEL, row=["p01", "p02", tile]
    )
    play(corner, 0, "place e1", "turn 0")
    points = scored(corner)
    assert points.get("edges", 0) == 2 * points.get("ability", 0)


def test_p06_one_more_for_each_building_in_line() -> None:
    state = lay("p06", "shaded", "b3", {"buildings": ["w2", "s3"]})
    assert scored(state)["lines"] == scored(state)["ability"] == 2


@pytest.mark.parametrize(("tile", "light"), [("p10", "dark"), ("p11", "sunny")])
def test_p10_p11_a_card_from_thoth_or_not(tile: str, light: str) -> None:
    state = lay(tile, light)
    assert legal(state) == ["use", "decline"]
    play(state, 0, "use", "card b01")
    assert head(state)["blessings"] == ["b01"]
    assert lay(tile, DARKER[light]).to_move == (1,)
    sad = lay(tile, light, mine={"happiness": 0})
    assert sad.to_move == (1,)


def test_p12_a_statue_as_with_one_to_three_before_the_pillar_stands() -> None:
    state = lay("p12", "shaded", "c3")
    play(state, 0, "use")
    gods = legal(state, 0, "dedicate")
    assert gods == ["dedicate horus", "dedicate ra", "dedicate hathor"]
    play(state, 0, "statue temple-row")
    assert "people-statue" not in scored(state)
    assert head(state)["people"] == ["temple-row"]


def test_p15_osiris_as_with_a_one() -> None:
    state = lay("p15", "shaded")
    play(state, 0, "use", "found bread-1")
    assert head(state)["happiness"] == 1
    assert lay("p15", "shaded", mine={"happiness": 0}).to_move == (1,)


@pytest.mark.parametrize("tile", ["p19", "p20", "p21"])
def test_a13_no_doubling_of_points_and_scribes(tile: str) -> None:
    light = {"p19": "sunny", "p20": "shaded", "p21": "dark"}[tile]
    assert scored(lay(tile, light, "c3"))["cell"] == 3
    assert tokens(lay(tile, light, "b2"))["scribe"] == 1


@pytest.mark.parametrize("tile", ["p22", "p23", "p24", "p25", "p26", "p27"])
def test_plain_tiles(tile: str) -> None:
    for light in LIGHT:
        state = lay(tile, light)
        assert set(scored(state)) <= {"edges", "slot"}
        assert asked(state)[0].endswith("1")


def test_the_row_shifts_and_a_new_tile_comes_from_the_left() -> None:
    state = lay("p26", "sunny")
    row = list(state.row)
    assert row[1:] == [21, 22]
    assert row[0] not in (21, 22, 25)
    maybe(state, 1, "done")
