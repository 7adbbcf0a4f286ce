"""The ability of each pillar tile, in its light and in another (8.5)."""

from __future__ import annotations

from typing import Any

import pytest
from support.tekhenu.positions import (
    RICH,
    act,
    asked,
    events_of,
    head,
    legal,
    maybe,
    numbered,
    play,
    scored,
    tokens,
)

LIGHT = {"sunny": "ra", "shaded": "horus", "dark": "osiris"}
"""The arrow's position for each light at Ra."""
STONES = {"limestone": 3, "granite": 9, "gold": 0, "scribe": 0}
OTHER = {"tokens": {"bread": 9, "papyrus": 9, "granite": 9}}
RICH_IN_ALL = {**RICH, "gold": 0, "scribe": 5}
BACKGROUND = {
    **dict.fromkeys(["p01", "p04", "p07", "p11", "p13", "p17", "p19"], "sunny"),
    **dict.fromkeys(["p03", "p06", "p08", "p12", "p15", "p16", "p20"], "shaded"),
    **dict.fromkeys(["p02", "p05", "p09", "p10", "p14", "p18", "p21"], "dark"),
}
DARKER = {"sunny": "shaded", "shaded": "dark", "dark": "sunny"}
WHEEL = {"horus": ["gray-1", "gray-2"], "bastet": ["gray-1"]}


def lay(
    tile: str, light: str, cell: str = "b3", mine: dict[str, Any] | None = None, **fields: Any
) -> Any:
    others = [t for t in ("p22", "p23", "p24") if t != tile]
    state = act(
        "ra",
        1,
        {"tokens": STONES, **(mine or {})},
        OTHER,
        arrow=LIGHT[light],
        wheel=WHEEL,
        row=[*others[:2], tile],
        **fields,
    )
    play(state, 0, f"place {cell}", "turn 0")
    return state


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
def test_abilities_that_give_tokens_points_steps_or_a_decree(
    tile: str, light: str, what: str, change: int
) -> None:
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
def test_p04_p05_score_one_more_for_each_match_even_in_a_corner(tile: str, light: str) -> None:
    state = lay(tile, light, "a2")
    assert scored(state)["edges"] == scored(state)["ability"] == 1
    corner = act(
        "ra",
        1,
        {"tokens": STONES},
        OTHER,
        arrow=LIGHT[light],
        wheel=WHEEL,
        row=["p01", "p02", tile],
    )
    play(corner, 0, "place e1", "turn 0")
    points = scored(corner)
    assert points.get("edges", 0) == 2 * points.get("ability", 0)


def test_p06_scores_one_more_for_each_building_in_line() -> None:
    state = lay("p06", "shaded", "b3", {"buildings": ["w2", "s3"]})
    assert scored(state)["lines"] == scored(state)["ability"] == 2


@pytest.mark.parametrize(("tile", "light"), [("p10", "dark"), ("p11", "sunny")])
def test_p10_p11_offer_a_card_from_thoth(tile: str, light: str) -> None:
    state = lay(tile, light)
    assert legal(state) == ["use", "decline"]
    play(state, 0, "use", "card b01")
    assert head(state)["blessings"] == ["b01"]
    assert lay(tile, DARKER[light]).to_move == (1,)
    sad = lay(tile, light, mine={"happiness": 0})
    assert sad.to_move == (1,)


def test_p12_offers_a_statue_with_value_one_to_three_before_the_pillar_is_placed() -> None:
    state = lay("p12", "shaded", "c3")
    play(state, 0, "use")
    gods = legal(state, 0, "dedicate")
    assert gods == ["dedicate horus", "dedicate ra", "dedicate hathor"]
    play(state, 0, "statue temple-row")
    assert "people-statue" not in scored(state)
    assert head(state)["people"] == ["temple-row"]


def test_p15_offers_osiris_with_value_one() -> None:
    state = lay("p15", "shaded")
    play(state, 0, "use", "found bread-1")
    assert head(state)["happiness"] == 1
    assert lay("p15", "shaded", mine={"happiness": 0}).to_move == (1,)


@pytest.mark.parametrize("tile", ["p19", "p20", "p21"])
def test_a13_points_and_scribes_are_not_doubled(tile: str) -> None:
    light = {"p19": "sunny", "p20": "shaded", "p21": "dark"}[tile]
    assert scored(lay(tile, light, "c3"))["cell"] == 3
    assert tokens(lay(tile, light, "b2"))["scribe"] == 1


@pytest.mark.parametrize("tile", ["p22", "p23", "p24", "p25", "p26", "p27"])
def test_tiles_without_a_background_have_no_ability(tile: str) -> None:
    for light in LIGHT:
        state = lay(tile, light)
        assert set(scored(state)) <= {"edges", "slot"}
        assert asked(state)[0].endswith("1")


def test_the_row_shifts_right_and_a_new_tile_fills_the_left_slot() -> None:
    state = lay("p26", "sunny")
    row = list(state.row)
    assert row[1:] == [21, 22]
    assert row[0] not in (21, 22, 25)
    maybe(state, 1, "done")


@pytest.mark.parametrize("tile", numbered("p", 27))
def test_a_tile_s_ability_works_only_in_its_own_light(tile: str) -> None:
    worked = []
    for arrow, light in (("ra", "sunny"), ("horus", "shaded"), ("osiris", "dark")):
        row = [*[other for other in ("p22", "p23", "p24") if other != tile][:2], tile]
        wheel = {"horus": ["gray-1", "gray-2"], "bastet": ["gray-1"]}
        mine = {"tokens": RICH_IN_ALL, "happiness": 2}
        state = act("ra", 1, mine, {"tokens": RICH_IN_ALL}, arrow=arrow, wheel=wheel, row=row)
        play(state, 0, "place b3", "turn 0")
        if events_of(state, "ability-works") or legal(state) == ["use", "decline"]:
            worked.append(light)
    assert worked == ([BACKGROUND[tile]] if tile in BACKGROUND else [])
