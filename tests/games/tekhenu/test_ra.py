"""Ra: tiles and pillars in the temple (6.2)."""

from __future__ import annotations

import pytest
from support.tekhenu.positions import (
    NEXT,
    RICH,
    act,
    events_of,
    head,
    legal,
    load,
    play,
    scored,
    seen,
    tokens,
    turn,
)

WHEEL = {"ra": ["gray-1"], "hathor": ["yellow-1", "brown-2"]}
"""Gives the next player a choice when the arrow is at Ra."""
CELLS = [f"{row}{column}" for row in "abcde" for column in range(1, 6)]


def test_example_14_a_corner_doubles_matching_edges() -> None:
    state = act("ra", 2, {"tokens": {"limestone": 2}}, row=["p01", "p02", "p22"])
    play(state, 0, "place a1", "turn 0")
    assert scored(state) == {"edges": 4, "slot": 1}
    assert tokens(state)["faith"] == 2
    assert "limestone" not in tokens(state)


@pytest.mark.parametrize(
    ("arrow", "technologies", "points"),
    [("ra", [], 4), ("bastet", [], 3), ("bastet", ["t09"], 4)],
)
def test_example_15_an_ability_needs_its_light(
    arrow: str, technologies: list[str], points: int
) -> None:
    mine = {"tokens": {"limestone": 3}, "technologies": technologies}
    wheel = {"ra": ["gray-1"], "hathor": ["gray-1", "gray-2"]}
    state = act(
        "ra", 3, mine, {"tokens": {"bread": 9, "limestone": 9}},
        row=["p01", "p04", "p22"], arrow=arrow, wheel=wheel,
    )  # fmt: skip
    play(state, 0, "place a2", "turn 0")
    assert sum(scored(state).values()) == points
    assert tokens(state)["papyrus"] == 1


def test_vector_06_a_corner_doubles_edges_but_not_for_the_bot() -> None:
    state = act("ra", 2, {"tokens": {"limestone": 2}}, row=["p01", "p02", "p22"])
    play(state, 0, "place a1", "turn 0")
    assert scored(state)["edges"] == 4
    taken = {cell: [f"p{n:02}", 0] for n, cell in enumerate(CELLS) if cell != "a1"}
    agenda: list[list[object]] = [["BotAction", "ra", "gray-2"], ["Turn", 0], ["EndOfRound"]]
    bot = load(agenda, players=1, row=["p25", "p26", "p27"], tiles=taken)
    assert seen(bot)["tiles"]["a1"]["owner"] == 1
    (edges,) = [e["points"] for e in bot.events(None) if e.get("source") == "edges"]
    assert edges == 4, "one for each edge, two of them the border's, none doubled"


def test_a12_p04_in_a_corner_brings_three_for_each_match() -> None:
    state = act("ra", 1, {"tokens": RICH}, arrow="ra", row=["p22", "p23", "p04"], wheel=WHEEL)
    play(state, 0, "place e5", "turn 0")
    assert (scored(state)["edges"], scored(state)["ability"]) == (2 * 2, 2 * 1)


def test_a41_an_empty_slot_cannot_be_used() -> None:
    state = act("ra", 6, {"tokens": RICH}, row=[None, "p02", "p03"])
    assert events_of(state, "action-lost")


def test_a42_ra_does_not_count_statues_as_buildings() -> None:
    state = act("ra", 1, {"tokens": RICH, "people": ["temple-row"]})
    play(state, 0, "place c2", "turn 0")
    assert "lines" not in scored(state)


def test_a48_a_tile_s_action_may_be_skipped() -> None:
    state = act("ra", 1, {"tokens": RICH}, arrow="ra", row=["p22", "p23", "p11"], wheel=WHEEL)
    play(state, 0, "place b3", "turn 0")
    assert legal(state) == ["use", "decline"]
    play(state, 0, "decline")
    assert head(state)["blessings"] == []
    assert seen(state)["tiles"]["b3"]["owner"] == 0


def test_a53_the_new_pillar_does_not_count_for_p12_s_statue() -> None:
    row = ["p22", "p23", "p12"]
    tiles = {"c1": ["p01", 0]}
    mine = {"tokens": RICH, "pillars": ["c1"]}
    state = act("ra", 1, mine, arrow="horus", row=row, tiles=tiles)
    play(state, 0, "place c3", "turn 0", "use", "statue temple-row")
    assert scored(state)["people-statue"] == 3


def test_a54_each_of_two_ra_actions_sees_the_row_refilled() -> None:
    mine = {"blessings": ["b17"], "tokens": {**RICH, "gold": 9, "scribe": 1}}
    state = turn({"horus": ["white-1"]}, mine)
    play(state, 0, "take horus-white-1", "play b17", "extra ra", "before")
    play(state, 0, "place b3", "turn 0")
    assert seen(state)["row"][1:] == ["p22", "p23"]
    assert seen(state)["row"][0] is not None
    two: list[list[object]] = [
        ["PerformGodAction", 0, "ra", 1, 0],
        ["PerformGodAction", 0, "ra", 1, 0],
        *NEXT,
    ]
    state = load(two, [{"tokens": RICH}])
    play(state, 0, "place b3", "turn 0", "place b4", "turn 0")
    laid = seen(state)["tiles"]
    assert (laid["b3"]["tile"], laid["b4"]["tile"]) == ("p24", "p23")


def test_a75_a_ra_action_inside_ra_finds_a_gap_in_the_row() -> None:
    mine = {"happiness": 19, "population": 21, "milestones": 3, "tokens": RICH}
    state = act("ra", 1, mine, row=["p22", "p23", "p03"])
    play(state, 0, "place b3", "turn 0")
    assert seen(state)["tiles"]["b3"]["owner"] == 0
    assert seen(state)["row"] == ["p22", "p23", None]
    play(state, 0, "act ra")
    assert legal(state) == ["value 3", "value 4", "value 5", "value 6"]
    play(state, 0, "value 6", "place b4", "turn 0")
    assert None not in seen(state)["row"]
