"""Section 7: after a scoring that does not end the game."""

from __future__ import annotations

import pytest
from support.aton.model import all_counts, thinned
from support.aton.positions import (
    cells_to,
    counts,
    events_of,
    last,
    legal,
    play,
    post_scoring,
    priests,
    questions,
    scoring,
    some,
    table,
)

import ennead


def finish(state: ennead.State, seat: int) -> None:
    """Take back any priests until the seat is done."""
    while questions(state)[0] in (f"take-back {seat}", f"substitute {seat}"):
        state.play(seat, state.legal(seat)[0])


def play_out(state: ennead.State, seat: int) -> set[tuple[int, ...]]:
    """All counts per temple this seat can reach, trying one cell per temple."""
    found: set[tuple[int, ...]] = set()
    waiting = [state]
    while waiting:
        now = waiting.pop()
        if questions(now)[0] not in (f"take-back {seat}", f"substitute {seat}"):
            found.add(counts(now, seat))
            continue
        for temple in sorted({str(action)[7] for action in now.legal(seat)}):
            then = now.fork()
            then.play(seat, next(a for a in now.legal(seat) if str(a)[7] == temple))
            waiting.append(then)
    return found


def test_the_dead_return_to_supply() -> None:
    state = post_scoring(dead=[5, 3])
    assert table(state)["dead"] == [0, 0]
    assert table(state)["supply"] == [29, 29]
    risen = {event["seat"]: event["count"] for event in events_of(state, "risen")}
    assert risen == {0: 5, 1: 3}


def test_one_priest_leaves_each_temple() -> None:
    state = post_scoring((2, 2, 2, 2))
    for temple in (1, 2, 3, 4):
        assert state.questions() == [{"question": "take-back", "seat": 0, "temple": temple}]
        assert legal(state, 0) == cells_to("remove", some(temple, 2))
        play(state, 0, f"remove {temple}a2")
    assert counts(state, 0) == (1, 1, 1, 1)
    assert table(state)["supply"][0] == 25
    assert priests(state, 0) == ["1a1", "2a1", "3a1", "4a1"]


def test_a_single_priest_leaves_its_temple_without_asking() -> None:
    state = post_scoring((1, 2, 1, 1))
    assert state.questions() == [{"question": "take-back", "seat": 0, "temple": 2}]
    play(state, 0, "remove 2a1")
    assert priests(state, 0) == ["2a2"]
    taken = sorted(event["cell"] for event in events_of(state, "taken-back"))
    assert taken == ["1a1", "2a1", "3a1", "4a1"]


def test_priests_taken_back_do_not_go_to_the_kingdom() -> None:
    state = post_scoring((1, 1, 1, 1), (1, 1, 1, 1))
    assert table(state)["dead"] == [0, 0]
    assert table(state)["supply"] == [29, 29]
    assert not events_of(state, "removed")


def test_a_substitute_comes_from_any_higher_temple() -> None:
    state = post_scoring((0, 2, 2, 2))
    play(state, 0, "remove 2a1", "remove 3a1", "remove 4a1")
    assert state.questions() == [{"question": "substitute", "seat": 0, "temple": 1}]
    assert legal(state, 0) == cells_to("remove", ["2a2", "3a2", "4a2"])


def test_a_substitute_never_comes_from_a_lower_temple_while_a_higher_one_has_priests() -> None:
    state = post_scoring((3, 0, 2, 3))
    play(state, 0, "remove 1a1", "remove 3a1", "remove 4a1")
    assert state.questions() == [{"question": "substitute", "seat": 0, "temple": 2}]
    assert legal(state, 0) == cells_to("remove", ["3a2", "4a2", "4a3"])


def test_a_substitute_comes_from_the_highest_occupied_temple_if_none_is_higher() -> None:
    state = post_scoring((4, 4, 2, 0))
    play(state, 0, "remove 1a1", "remove 2a1", "remove 3a1")
    assert priests(state, 0) == ["1a2", "1a3", "1a4", "2a2", "2a3", "2a4"]
    two_left = post_scoring((4, 4, 3, 0))
    play(two_left, 0, "remove 1a1", "remove 2a1", "remove 3a1")
    assert two_left.questions() == [{"question": "substitute", "seat": 0, "temple": 4}]
    assert legal(two_left, 0) == cells_to("remove", ["3a2", "3a3"])


def test_missing_temples_are_resolved_in_ascending_order() -> None:
    state = post_scoring((0, 0, 3, 3))
    play(state, 0, "remove 3a1", "remove 4a1")
    for temple in (1, 2):
        assert state.questions() == [{"question": "substitute", "seat": 0, "temple": temple}]
        state.play(0, state.legal(0)[0])


@pytest.mark.parametrize("before", [(0, 0, 0, 0), (1, 0, 0, 0), (0, 2, 0, 1), (1, 1, 1, 0)])
def test_fewer_than_four_priests_all_leave(before: tuple[int, ...]) -> None:
    state = post_scoring(before)
    finish(state, 0)
    assert counts(state, 0) == (0, 0, 0, 0)
    assert table(state)["supply"][0] == 29


@pytest.mark.parametrize("seat", [0, 1])
def test_exactly_the_results_of_the_rules_can_be_reached(seat: int) -> None:
    for before in all_counts(3):
        state = post_scoring(*[before, ()] if seat == 0 else [(), before])
        results = play_out(state, seat)
        assert results == thinned(before), before
        for after in results:
            assert sum(before) - sum(after) == min(4, sum(before))


def test_crowded_temples_reach_the_results_of_the_rules() -> None:
    for before in [(0, 5, 5, 5), (5, 0, 0, 5), (0, 0, 5, 5), (5, 5, 0, 0), (0, 5, 0, 1)]:
        assert play_out(post_scoring(before), 0) == thinned(before), before


def test_the_rivals_priests_stay() -> None:
    state = post_scoring((3, 0, 0, 0), (0, 4, 4, 4), score=[5, 4])
    assert [str(action)[7:] for action in state.legal(0)] == some(1, 3)
    finish(state, 0)
    assert counts(state, 1) == (0, 4, 4, 4)


@pytest.mark.parametrize(("score", "order"), [([5, 4], [0, 1]), ([4, 5], [1, 0]), ([7, 7], [0, 1])])
def test_the_leader_takes_back_all_priests_first(score: list[int], order: list[int]) -> None:
    state = post_scoring((2, 2, 2, 2), (2, 2, 2, 2), score=score)
    asked = []
    while questions(state)[0].startswith("take-back"):
        asked.append(state.to_move[0])
        state.play(asked[-1], state.legal(asked[-1])[0])
    assert asked == [order[0]] * 4 + [order[1]] * 4


def test_the_leader_is_determined_after_the_scoring() -> None:
    red, blue = some(1, 4), [*some(2, 2), *last(1, 3)]
    state = scoring(red, blue, score=[10, 7])
    assert state.scores == (11, 12)
    assert questions(state)[0].endswith(" 1")


def test_red_goes_first_if_the_scores_are_tied() -> None:
    red, blue = some(1, 4), [*some(2, 2), *last(1, 3)]
    state = scoring(red, blue, score=[10, 6])
    assert state.scores == (11, 11)
    assert questions(state)[0].endswith(" 0")


def test_the_next_round_follows() -> None:
    state = post_scoring((1, 1, 1, 1), (1, 1, 1, 1), round=5)
    assert questions(state) == ["exchange 0", "exchange 1"]
    assert table(state)["round"] == 6
    assert table(state)["laid"] == ["", ""]


def test_taking_back_does_not_trigger_a_victory_check() -> None:
    state = post_scoring((0, 0, 0, 12))
    finish(state, 0)
    assert not state.over
    assert counts(state, 0) == (0, 0, 0, 8)


def test_the_exception_for_round_1_does_not_return() -> None:
    state = post_scoring(
        (2, 2, 2, 2),
        tokens=[False, False],
        under=["2222", "1344"],
        discards=[[7, 3, 9, 9], [6, 7, 8, 7]],
    )
    finish(state, 0)
    assert table(state)["hands"] == ["2222", "1344"]
    play(state, 0, "lay 2 2 2 2")
    play(state, 1, "lay 3 4 4 1")
    play(state, 0, "place 1c1", "place 1c2")
    assert state.questions() == [{"question": "remove", "seat": 1, "left": 2, "reach": 4}]


# Rulings.


def test_ruling_a18_the_leader_takes_back_all_priests_before_the_other() -> None:
    state = post_scoring((2, 2, 2, 2), (2, 2, 2, 2), score=[3, 9])
    asked = []
    while questions(state)[0].startswith("take-back"):
        asked.append(state.to_move[0])
        state.play(asked[-1], state.legal(asked[-1])[0])
    assert asked == [1, 1, 1, 1, 0, 0, 0, 0]


def test_ruling_a19_leader_is_found_after_the_scoring() -> None:
    state = scoring([*some(1, 2), "3c1"], [*last(1, 2), "2a1", "2a2"], score=[10, 8])
    assert state.scores == (11, 13)
    assert questions(state)[0].endswith(" 1")


def test_ruling_a20_highest_temple_only_if_no_higher_one_is_occupied() -> None:
    state = post_scoring((3, 0, 2, 3))
    play(state, 0, "remove 1a1", "remove 3a1", "remove 4a1")
    assert legal(state, 0) == cells_to("remove", ["3a2", "4a2", "4a3"])
    fallback = post_scoring((4, 3, 0, 0))
    play(fallback, 0, "remove 1a1", "remove 2a1")
    assert fallback.questions() == [{"question": "substitute", "seat": 0, "temple": 3}]
    assert legal(fallback, 0) == cells_to("remove", ["2a2", "2a3"])


def test_ruling_a21_fewer_than_four_priests_are_all_taken_back() -> None:
    state = post_scoring((0, 0, 3, 0), (1, 1, 0, 0))
    while questions(state)[0].startswith(("take-back", "substitute")):
        state.play(0, state.legal(0)[0])
    assert counts(state, 0) == counts(state, 1) == (0, 0, 0, 0)
    assert table(state)["supply"] == [29, 29]
    assert state.scores == (0, 0)


def test_ruling_a26_seat_0_is_red_and_takes_back_first_when_scores_are_equal() -> None:
    state = post_scoring((2, 2, 2, 2), (2, 2, 2, 2), score=[4, 4])
    assert questions(state) == ["take-back 0"]
    assert table(state)["temples"][0].startswith("rr")


# Test vectors of the rules document.


def every_result(state: ennead.State, seat: int) -> set[tuple[int, ...]]:
    """All counts per temple this seat can reach by legal answers."""
    found: set[tuple[int, ...]] = set()
    waiting = {tuple(table(state)["temples"]): state}
    while waiting:
        _, now = waiting.popitem()
        if questions(now)[0] not in (f"take-back {seat}", f"substitute {seat}"):
            found.add(counts(now, seat))
            continue
        for action in now.legal(seat):
            then = now.fork()
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
    state = post_scoring(*[before, ()] if seat == 0 else [(), before])
    assert every_result(state, seat) == results
