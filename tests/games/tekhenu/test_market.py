"""The market: sections that open, and decks (3, 6.6)."""

from __future__ import annotations

from support.tekhenu.positions import (
    NEXT,
    TEKHENU,
    head,
    legal,
    load,
    maybe,
    play,
    seen,
    turn,
)


def test_vector_10_population_opens_the_third_section() -> None:
    state = load(
        [["RaiseMarker", 0, "population", 1], ["Turn", 0], ["EndOfRound"]], [{"population": 8}]
    )
    kinds = sorted(card[0] for card in seen(state)["market"][2])
    assert kinds == ["b", "d", "t", "t"]
    assert seen(state)["open_sections"] == 3


def test_a43_a_section_that_opens_can_be_used_in_the_same_turn() -> None:
    mine = {"blessings": ["b07"], "population": 8, "happiness": 8, "milestones": 0}
    state = turn({"thoth": ["gray-1"]}, {**mine, "tokens": {"gold": 0, "scribe": 0}})
    play(state, 0, "play b07")
    assert seen(state)["open_sections"] == 3
    state = load(
        [
            ["RaiseMarker", 0, "population", 1],
            ["RaiseMarker", 0, "happiness", 1],
            ["Turn", 0],
            *NEXT,
        ],
        [{"population": 8, "happiness": 8, "tokens": {"gold": 0, "scribe": 0}}],
        wheel={"thoth": ["gray-1"]},
    )
    maybe(state, 0, "take thoth-gray-1")
    new = seen(state)["market"][2]
    assert {f"card {card}" for card in new} <= set(legal(state))


def test_a77_decrees_under_the_deck_come_last_in_seat_order() -> None:
    gone = [f"d{n:02}" for n in range(1, 24) if n not in (7, 9, 20)]
    state = load(
        [["LayTile", 0, "right", "b3", 0], *NEXT],
        row=["p22", "p23", "p13"],
        arrow="ra",
        wheel={"ra": ["gray-1"], "hathor": ["yellow-1", "brown-2"]},
        discards={"decree": [*gone, "d24"]},
        under=["d09", "d07"],
    )
    assert head(state)["decrees"] == ["d09"]
    assert seen(state)["under"] == [None]


def test_a77_only_the_owner_knows_a_decree_under_the_deck() -> None:
    state = TEKHENU.new(players=2, seed=4)
    play(state, 0, "keep 1")
    play(state, 1, "keep 2")
    assert seen(state, 0)["under"][0] is not None
    assert seen(state, 0)["under"][1] is None
    assert seen(state, None)["under"] == [None, None]
