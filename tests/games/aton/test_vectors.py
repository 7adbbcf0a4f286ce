"""Every test vector of the rules."""

from __future__ import annotations

import pytest
from aton_positions import (
    ORDER,
    REVEALED,
    board,
    cells_to,
    counts,
    deck_size,
    last,
    legal,
    load,
    play,
    play_on,
    priests,
    printed,
    questions,
    scoring,
    some,
    table,
    thinning,
    told,
    turn,
)

import ennead


@pytest.mark.parametrize(
    ("first", "second", "gain"), [("4", "1", (6, 0)), ("3", "3", (0, 0)), ("1", "4", (0, 6))]
)
def test_vector_01_points(first: str, second: str, gain: tuple[int, int]) -> None:
    state = load(REVEALED, laid=[first + "111", second + "411"])
    assert state.scores == gain
    assert not state.over


def test_vector_01_instant_win() -> None:
    state = load(REVEALED, laid=["4111", "1111"], score=[35, 20])
    assert state.over
    assert state.scores == (41, 20)
    assert state.ranking == (0, 1)


@pytest.mark.parametrize(
    ("laid", "starts"),
    [(["4211", "3211"], 1), (["3211", "4211"], 0), (["4111", "1411"], 0), (["1411", "4111"], 1)],
)
def test_vector_02_order(laid: list[str], starts: int) -> None:
    state = load(ORDER, laid=laid, first=None)
    assert table(state)["first"] == starts


@pytest.mark.parametrize("card", [1, 4])
def test_vector_03_nothing_is_removed_in_round_1(card: int) -> None:
    temples = board("1a1 2b3 3c2", "1a2 2b1")
    state = turn(1, f"1{card}41", None, round=1, temples=temples)
    assert questions(state) == ["place 1"]
    assert table(state)["temples"] == temples


def test_vector_04_one_into_the_kingdom_one_into_supply() -> None:
    blue = [*some(1, 6), *some(2, 7), *some(3, 6), *some(4, 6)]
    state = turn(0, "1441", "1224", temples=board("", blue), dead=[3, 4])
    assert table(state)["supply"][1] == 0
    play(state, 0, "remove 1a1")
    assert table(state)["dead"] == [3, 5]
    assert table(state)["supply"][1] == 0
    play(state, 0, "remove 1a2")
    assert table(state)["dead"] == [3, 5]
    assert table(state)["supply"][1] == 1
    play(state, 0, "place 4c4")
    assert state.questions() == [{"question": "place", "seat": 1, "left": 1, "reach": 2}]
    play(state, 1, "place 1a1")
    assert "1a1" in priests(state, 1)


def overflow(red: list[str], supply: int) -> ennead.State:
    """Cartouches 3 and 4 show 1 and 4; one cell of temple 1 is free, six are dead."""
    temples = board([*some(1, 5), *red], last(1, 6))
    return turn(0, "1214", None, temples=temples, dead=[3, 3], supply=[supply, 20])


def test_vector_05_overflow_into_kingdom() -> None:
    state = overflow([*some(3, 6), *some(4, 5)], 10)
    assert [(event["seat"], event["cell"]) for event in told(state, "placed")] == [(0, "1b2")]
    assert told(state, "scoring")
    risen = {event["seat"]: event["count"] for event in told(state, "risen")}
    assert risen == {0: 5, 1: 3}


def test_vector_05_before_the_scoring() -> None:
    temples = board([*some(1, 5), *some(3, 6), *some(4, 5)], last(1, 6))
    state = turn(0, "1214", "1221", temples=temples, dead=[3, 3], supply=[10, 20])
    assert questions(state) == ["place 1"]
    assert counts(state, 0)[0] == 6
    assert table(state)["dead"] == [5, 3]
    assert table(state)["supply"] == [7, 20]


def test_vector_06_overflow_with_a_small_supply() -> None:
    state = overflow([*some(2, 6), *some(3, 7), *last(4, 6)], 2)
    assert counts(state, 0)[0] == 6
    assert table(state)["dead"] == [4, 3]
    assert table(state)["supply"][0] == 0
    assert not told(state, "scoring")
    assert table(state)["round"] == 4


def test_vector_07_own_priest_of_temple_4() -> None:
    state = turn(0, "1111", temples=board("4a1 4b2 4c4", "1a1"))
    assert questions(state) == ["sacrifice 0"]
    assert legal(state, 0) == cells_to("remove", ["4a1", "4b2", "4c4"])
    forced = turn(0, "1111", temples=board("4b2", "1a1"))
    assert questions(forced) == ["place 0"]
    assert priests(forced, 0) == []
    assert table(forced)["dead"] == [1, 0]


def test_vector_08_rival_out_of_reach() -> None:
    temples = board("1a1", "3a1 3b2 4c4")
    state = turn(0, "1421", temples=temples)
    assert questions(state) == ["place 0"]
    assert table(state)["temples"] == temples
    assert table(state)["dead"] == [0, 0]


@pytest.mark.parametrize("dead", [[8, 0], [4, 4]])
def test_vector_09_second_player_completes_yellow_before_the_scoring(dead: list[int]) -> None:
    yellow = printed("Y")
    state = turn(1, "1211", None, temples=board("", yellow[1:]), dead=dead, score=[39, 0])
    play(state, 1, f"place {yellow[0]}")
    assert state.over
    assert state.ranking == (1, 0)
    assert state.scores == (39, 0)
    assert not told(state, "scoring")


def test_vector_10_higher_total_wins() -> None:
    red = ["4b1", *some(1, 3)]
    blue = ["2a1", *printed("Y", "3"), "3c1", "3c2"]
    state = scoring(red, blue, score=[36, 39])
    assert state.scores == (47, 49)
    assert state.ranking == (1, 0)


def test_vector_10_equal_totals_are_a_draw() -> None:
    blue = ["1a1", *printed("Y", "3"), *printed("G", "3")]
    state = scoring(["1b1"], blue, score=[36, 38])
    assert state.scores == (44, 44)
    assert state.over
    assert state.ranking == (0, 0)


@pytest.mark.parametrize("seed", range(12))
def test_vector_11_tie_with_empty_decks(seed: int) -> None:
    used = [8, 7, 8, 9]
    state = load(ORDER, seed, round=9, laid=["2213", "2231"], first=None, discards=[used, used])
    for seat in (0, 1):
        assert [e["count"] for e in told(state, "refilled") if e["seat"] == seat] == [32]
        assert deck_size(state, seat) == 32
        assert table(state)["discards"][seat] == [0, 0, 0, 0]
        turned = [str(e["card"]) for e in told(state, "turned-up") if e["seat"] == seat]
        assert table(state)["under"][seat] == "".join(turned)
    red, blue = table(state)["under"]
    assert red[:-1] == blue[:-1]
    assert table(state)["first"] == (0 if red[-1] < blue[-1] else 1)
    play_on(state)
    assert table(state)["round"] == 10
    assert len(told(state, "refilled")) == 2
    assert [deck_size(state, seat) for seat in (0, 1)] == [28, 28]
    assert table(state)["discards"] == [[1, 2, 1, 0], [1, 2, 1, 0]]


def test_worked_example_of_the_scoring() -> None:
    red = "1a1 1a2 1b1 1b4 2c1 3a1 3a4 3b1 3b2 3b4 4a4 4b1"
    blue = "1c1 1c2 2a1 2b3 2b1 2b4 3c1 3c2 4a1 4a2 4c4 4b4 4c1"
    state = scoring(red, blue)
    gained = [(e["seat"], e["source"], e["points"]) for e in told(state, "scored")]
    assert sorted(gained) == [
        (0, "black", 8),
        (0, "bonus", 3),
        (0, "temple-1", 2),
        (0, "temple-3", 5),
        (1, "bonus", 3),
        (1, "temple-2", 5),
        (1, "temple-4", 6),
    ]
    assert state.scores == (18, 14)


def every_result(state: ennead.State, seat: int) -> set[tuple[int, ...]]:
    """The counts per temple that this seat can come to by any legal answers."""
    found: set[tuple[int, ...]] = set()
    waiting = {tuple(table(state)["temples"]): state}
    while waiting:
        _, now = waiting.popitem()
        if questions(now)[0] not in (f"take-back {seat}", f"substitute {seat}"):
            found.add(counts(now, seat))
            continue
        for action in now.legal(seat):
            then = now.copy()
            then.play(seat, action)
            waiting[*table(then)["temples"], *questions(then)] = then
    return found


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("before", "results"),
    [
        ((2, 1, 3, 1), {(1, 0, 2, 0)}),
        ((0, 2, 2, 1), {(0, 0, 1, 0), (0, 1, 0, 0)}),
        ((5, 0, 0, 0), {(1, 0, 0, 0)}),
        ((1, 0, 0, 4), {(0, 0, 0, 1)}),
        ((0, 3, 0, 2), {(0, 1, 0, 0)}),
        ((1, 1, 0, 0), {(0, 0, 0, 0)}),
        ((3, 2, 0, 0), {(1, 0, 0, 0)}),
    ],
)
def test_vectors_of_the_removal_after_a_scoring(
    before: tuple[int, ...], results: set[tuple[int, ...]], seat: int
) -> None:
    state = thinning(*[before, ()] if seat == 0 else [(), before])
    assert every_result(state, seat) == results
