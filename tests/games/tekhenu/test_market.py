"""The market: sections that open, and decks (3, 6.6)."""

from __future__ import annotations

from support.tekhenu.positions import (
    NEXT,
    NONE,
    TEKHENU,
    act,
    head,
    legal,
    load,
    maybe,
    numbered,
    play,
    seen,
    turn,
)


def test_vector_10_population_opens_the_third_section() -> None:
    state = load(
        [["RaiseMarker", 0, "population", 1], ["Turn", 0], ["EndOfRound"]], [{"population": 8}]
    )
    kinds = [card[0] for card in seen(state)["market"][2] if card]
    assert kinds == ["b", "t", "t", "d"]
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


def cards(kind: str, without: int) -> list[str]:
    return numbered(kind, 24, without=(without,))


def test_a82_a_new_card_takes_the_freed_cell_and_the_others_stay() -> None:
    market = [["b01", "b02", "t01"], ["b04", "b05", "t06", "t07"], [], []]
    mine = {"happiness": 5, "tokens": {"scribe": 0}}
    state = turn({"thoth": ["gray-1"]}, mine, market=market)
    play(state, 0, "take thoth-gray-1", "card t06")
    left, middle, dealt, right = seen(state)["market"][1]
    assert (left, middle, right) == ("b04", "b05", "t07")
    assert dealt in cards("t", 6)


def test_a82_a_cell_stays_empty_until_the_turn_ends() -> None:
    mine = {"happiness": 5, "tokens": {**NONE, "papyrus": 2}}
    state = act(
        "thoth", 3, mine, market=[["b01", "b02", "t01"], ["b03", "b04", "t02", "t03"], [], []]
    )
    play(state, 0, "card b03")
    assert seen(state)["market"][1] == [None, "b04", "t02", "t03"]
    assert legal(state) == ["card b04", "card t02", "card t03"]


def test_a82_a_refresh_deals_each_kind_into_its_own_cells() -> None:
    mine = {"happiness": 9, "population": 9, "tokens": {**NONE, "papyrus": 3}}
    market = [["b01", "b02", "t01"], ["b03", None, "t02", None], [], []]
    state = act("thoth", 1, mine, market=market)
    play(state, 0, "refresh 2")
    first, second, third, fourth = seen(state)["market"][1]
    assert [first in cards("b", 3), second] == [True, None]
    assert [third in cards("t", 2), fourth] == [True, None]


def test_a82_positions_keep_the_cells() -> None:
    market = [[None, "b02", "t01"], ["b03", "b04", None, "t03"], [], []]
    state = act("thoth", 1, {"happiness": 5}, market=market)
    assert seen(state)["market"] == market
    again = TEKHENU.load(state.dump())
    assert seen(again)["market"] == market
