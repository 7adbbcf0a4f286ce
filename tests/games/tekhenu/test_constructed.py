"""Positions that no game reaches are marked as constructed and can be played on."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from support.tekhenu.positions import TEKHENU

from ennead.core.state import State


def in_round(number: int, players: int = 2) -> dict[str, Any]:
    """A real position: the first turn of a round."""
    rng = random.Random(players)
    state: Any = TEKHENU.new(players=players, seed=players)
    while state.round != number:
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.legal(seat)))
    position: dict[str, Any] = copy.deepcopy(state.dump())
    return position


def played_on(state: State, seed: int = 1) -> State:
    rng = random.Random(seed)
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def first_die(position: dict[str, Any]) -> list[str]:
    """A sector of the wheel with a die in it."""
    dice: list[str] = next(dice for dice in position["table"]["wheel"].values() if dice)
    return dice


def one_die_more(position: dict[str, Any]) -> None:
    position["table"]["heads"][0]["left"].append(first_die(position).pop())


def one_die_less(position: dict[str, Any]) -> None:
    first_die(position).pop()


def another_arrow(position: dict[str, Any]) -> None:
    at = position["table"]["arrow"]
    position["table"]["arrow"] = "ra" if at == "horus" else "horus"


def no_markers(position: dict[str, Any]) -> None:
    position["table"]["markers"] = [None, None]


def no_milestones(position: dict[str, Any]) -> None:
    position["table"]["heads"][0] |= {"population": 16, "happiness": 15, "milestones": 0}


def last_milestone_alone(position: dict[str, Any]) -> None:
    position["table"]["heads"][0]["milestones"] = 4


def market_turned_round(position: dict[str, Any]) -> None:
    position["table"]["market"][0].reverse()


def market_with_a_gap(position: dict[str, Any]) -> None:
    position["table"]["market"][1][0] = None


def a_closed_section(position: dict[str, Any]) -> None:
    position["table"]["heads"][0] |= {"population": 13}
    position["table"]["open_sections"] = 2
    position["table"]["market"][2:] = [[], []]


def two_turns_each(position: dict[str, Any]) -> None:
    position["agenda"] = [["Turn", 0], ["Turn", 1], ["Turn", 0], ["Turn", 1], ["EndOfRound"]]
    position["table"]["turn"] = None


def other_order(position: dict[str, Any]) -> None:
    position["table"]["order"].reverse()


def a_space_out_of_play(position: dict[str, Any]) -> None:
    position["table"]["heads"][0]["buildings"].append("n1")


def many_statues(position: dict[str, Any]) -> None:
    position["table"]["heads"][0]["gods"] |= {"ra": 3}


def a_card_of_another_game(position: dict[str, Any]) -> None:
    position["table"]["heads"][0]["technologies"].append("t16")


def the_same_destiny(position: dict[str, Any]) -> None:
    position["table"]["heads"][0]["destiny"] = position["table"]["heads"][1]["destiny"] = "f01"


def gold_under_a_statue(position: dict[str, Any]) -> None:
    position["table"]["heads"][0]["people"] = ["quarries"]
    position["table"]["heads"][1]["people"] = []
    position["table"]["gold"] = ["temple-row", "temple-column", "workshops", "quarries"]


def a_tile_without_a_pillar(position: dict[str, Any]) -> None:
    used = [tile for tile, _ in position["table"]["tiles"].values()]
    free = [cell for cell in ("a1", "a2", "a3", "a4") if cell not in position["table"]["tiles"]]
    spare = [tile for tile in ("p01", "p02", "p03", "p04", "p05", "p06") if tile not in used]
    on_row = position["table"]["row"]
    tile = next(tile for tile in spare if tile not in on_row)
    position["table"]["tiles"][free[0]] = [tile, 0]


@pytest.mark.parametrize(
    "change",
    [
        one_die_more,
        one_die_less,
        another_arrow,
        no_markers,
        no_milestones,
        last_milestone_alone,
        market_turned_round,
        two_turns_each,
        other_order,
        a_space_out_of_play,
        many_statues,
        a_card_of_another_game,
        the_same_destiny,
        gold_under_a_statue,
        a_tile_without_a_pillar,
        a_closed_section,
    ],
    ids=lambda change: change.__name__,
)
def test_a_position_that_no_game_reaches_is_marked_and_played_on(change: Any) -> None:
    position = in_round(5)
    assert not TEKHENU.load(position).constructed
    change(position)
    state = TEKHENU.load(position)
    assert state.constructed
    assert played_on(state).constructed


def test_pieces_before_the_first_turn_are_marked() -> None:
    position = in_round(1)
    position["table"]["heads"][position["table"]["order"][1]]["people"] = ["quarries"]
    position["table"]["gold"].remove("quarries")
    assert TEKHENU.load(position).constructed


def test_a_gap_in_the_market_between_turns_is_marked() -> None:
    position = in_round(5)
    position["agenda"] = [["Turn", seat] for seat in position["table"]["order"]] + [["EndOfRound"]]
    position["table"]["turn"] = None
    assert not TEKHENU.load(position).constructed
    market_with_a_gap(position)
    assert TEKHENU.load(position).constructed


def test_a_game_whose_markers_are_never_reached_ends_after_the_last_round() -> None:
    position = in_round(5)
    no_markers(position)
    state: Any = played_on(TEKHENU.load(position))
    assert state.round == 16


def test_a_turn_without_any_die_left_is_empty() -> None:
    position = in_round(5)
    position["table"]["wheel"] = {"ra": [], "bastet": first_die(position)[:1]}
    state = TEKHENU.load(position)
    assert state.constructed
    played_on(state)
    assert [event for event in state.events(None) if event["event"] == "no-die-left"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_position_of_a_game_is_marked(players: int) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        state = TEKHENU.new(players=players, seed=seed)
        while not state.over:
            seat = rng.choice(state.to_move)
            state.play(seat, rng.choice(state.legal(seat)))
            if rng.random() < 0.2 or state.over:
                assert not TEKHENU.load(state.dump()).constructed


def test_a_blessing_in_the_middle_of_an_action_is_not_marked() -> None:
    position = in_round(5)
    state: Any = TEKHENU.load(position)
    seat = state.to_move[0]
    take = next(text for text in map(str, state.legal(seat)) if text.startswith("take"))
    position["table"]["heads"][seat]["blessings"] = ["b07"]
    for section in position["table"]["market"]:
        section[:] = [None if card == "b07" else card for card in section]
    state = TEKHENU.load(position)
    state.play(seat, take)
    acts = [text for text in map(str, state.legal(seat)) if text.startswith("act")]
    assert acts, take
    state.play(seat, acts[0])
    assert "play b07" in map(str, state.legal(seat))
    state.play(seat, "play b07")
    assert state.questions()[0]["question"] == "raise"
    assert not TEKHENU.load(state.dump()).constructed
