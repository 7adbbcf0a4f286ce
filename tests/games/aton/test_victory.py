"""Section 10: every way a game can end."""

from __future__ import annotations

import pytest
from support.aton.positions import (
    REVEALED,
    board,
    cells_of,
    counts,
    events_of,
    load,
    play,
    printed,
    questions,
    scoring,
    some,
    table,
    turn,
)

import ennead

SETS = {f"temple {t}": cells_of(t) for t in "1234"}
SETS |= {"yellow": printed("Y"), "green": printed("G")}


def winner(state: ennead.State) -> list[tuple[int, str]]:
    return [(event["seat"], event["victory"]) for event in events_of(state, "won")]


def all_but_one(seat: int, name: str, rival: str | None, **fields: object) -> ennead.State:
    """The seat holds all but the last cell of a set and places one priest."""
    held = SETS[name][:-1]
    temples = board(held) if seat == 0 else board("", held)
    return turn(seat, "1241", rival, temples=temples, **fields)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", SETS)
def test_a_complete_set_wins_at_once(seat: int, name: str) -> None:
    state = all_but_one(seat, name, "1211", score=[10, 10])
    play(state, seat, f"place {SETS[name][-1]}")
    assert state.over
    assert state.ranking == ((0, 1) if seat == 0 else (1, 0))
    assert winner(state) == [(seat, name.partition(" ")[0])]
    assert state.scores == (10, 10)
    assert state.to_move == ()


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", SETS)
def test_an_incomplete_set_does_not_win(seat: int, name: str) -> None:
    state = all_but_one(seat, name, "1221")
    other = next(c for c in ["1a1", "2c4", "3b2", "1b1"] if c not in SETS[name])
    play(state, seat, f"place {other}")
    assert not state.over
    assert questions(state) == [f"place {1 - seat}"]


@pytest.mark.parametrize("name", SETS)
def test_one_rival_priest_prevents_a_set(name: str) -> None:
    cells = SETS[name]
    state = turn(0, "1241", temples=board(cells[:-2], [cells[-1]]))
    play(state, 0, f"place {cells[-2]}")
    assert not state.over


@pytest.mark.parametrize("name", SETS)
def test_the_second_player_has_no_turn_after_the_first_has_won(name: str) -> None:
    state = all_but_one(0, name, "1444")
    play(state, 0, f"place {SETS[name][-1]}")
    assert state.over
    assert not [event for event in events_of(state, "placed") if event["seat"] == 1]
    assert not events_of(state, "removed")


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_set_wins_before_a_pending_scoring(seat: int, name: str) -> None:
    state = all_but_one(seat, name, None, dead=[4, 4], score=[39, 39])
    play(state, seat, f"place {SETS[name][-1]}")
    assert winner(state) == [(seat, name.partition(" ")[0])]
    assert state.scores == (39, 39)
    assert not events_of(state, "scoring")
    assert table(state)["dead"] == [4, 4]


def test_a_set_wins_even_with_fewer_points() -> None:
    state = all_but_one(1, "temple 3", None, score=[39, 0])
    play(state, 1, "place 3c4")
    assert state.ranking == (1, 0)


def test_a_set_completed_without_a_question_wins() -> None:
    temples = board(some(1, 11))
    state = turn(0, "1214", temples=temples)
    assert state.over
    assert winner(state) == [(0, "temple")]
    assert table(state)["dead"] == [3, 0]


def test_the_victory_check_follows_the_whole_placement() -> None:
    state = turn(0, "1242", temples=board(some(1, 11)))
    play(state, 0, "place 1c4")
    assert not state.over
    assert questions(state) == ["place 0"]
    play(state, 0, "place 2a1")
    assert state.ranking == (0, 1)


def test_several_sets_at_once_win_once() -> None:
    held = {*cells_of(1), *printed("Y")} - {"1a1"}
    state = turn(0, "1211", temples=board(sorted(held)))
    assert state.ranking == (0, 1)
    assert len(winner(state)) == 1


def test_all_black_or_all_bonus_or_all_blue_cells_do_not_win() -> None:
    cells = [*printed("K"), *printed("B"), *printed("1"), *printed("2")]
    state = turn(0, "1241", temples=board(cells[:-1]))
    play(state, 0, f"place {cells[-1]}")
    assert not state.over


def test_a_set_broken_by_the_player_s_own_removal_does_not_win() -> None:
    """The own removal comes before the placement."""
    state = turn(0, "1111", temples=board(some(1, 11)))
    play(state, 0, "remove 1a1")
    play(state, 0, "place 1c4")
    assert not state.over
    assert counts(state, 0)[0] == 11


def test_a_rivals_removal_prevents_the_set() -> None:
    state = turn(1, "1311", "1211", temples=board(some(1, 11)))
    play(state, 1, "remove 1a1", "place 1a1")
    assert counts(state, 0)[0] == 11
    assert table(state)["round"] == 4
    assert not state.over


@pytest.mark.parametrize(
    ("laid", "score", "ranking"),
    [(["4111", "1111"], [34, 39], (0, 1)), (["1111", "2111"], [39, 38], (1, 0))],
)
def test_forty_points_at_cartouche_1_win(
    laid: list[str], score: list[int], ranking: tuple[int, int]
) -> None:
    state = load(REVEALED, laid=laid, score=score)
    assert state.ranking == ranking


def test_cartouche_1_wins_before_a_set_or_a_scoring_can() -> None:
    temples = board("", some(1, 11))
    state = load(
        REVEALED, laid=["4411", "3111"], score=[38, 38], temples=temples, dead=[4, 4], first=None
    )
    assert state.ranking == (0, 1)
    assert counts(state, 1)[0] == 11


def test_nobody_can_answer_when_the_game_is_over() -> None:
    state = scoring("2a1", "3a1", score=[36, 39])
    assert state.over
    assert state.to_move == ()
    assert state.questions() == []
    assert state.legal(0) == state.legal(1) == []
    with pytest.raises(ennead.NotToMove):
        state.play(0, "keep")


def test_there_is_no_ranking_before_the_end() -> None:
    assert turn(0, "1211").ranking == ()


# Rulings.


# Test vectors of the rules document.


@pytest.mark.parametrize("dead", [[8, 0], [4, 4]])
def test_vector_9_second_player_completes_yellow_before_the_scoring(dead: list[int]) -> None:
    yellow = printed("Y")
    state = turn(1, "1211", None, temples=board("", yellow[1:]), dead=dead, score=[39, 0])
    play(state, 1, f"place {yellow[0]}")
    assert state.over
    assert state.ranking == (1, 0)
    assert state.scores == (39, 0)
    assert not events_of(state, "scoring")
