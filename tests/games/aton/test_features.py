"""The features of Aton agree with the view."""

from __future__ import annotations

import pytest

import ennead
from ennead.core.rng import Rng
from ennead.core.view import View
from ennead.games.aton.vocabulary.names import CELL

ATON = ennead.game("aton")


def one_hot(values: list[int], size: int) -> list[int]:
    """[2, 4] as 0100 0001"""
    return [int(value == at + 1) for value in values for at in range(size)]


def expected(view: View, seat: int) -> dict[str, list[int]]:
    table = view["table"]
    mine, his = table["sides"][seat], table["sides"][1 - seat]
    found = {
        "round": [min(table["round"], 30)],
        "hand": [mine["hand"].count(card) for card in (1, 2, 3, 4)],
        "face-down": [his["face_down"]],
    }
    for name, who, side in (("own", seat, mine), ("rival", 1 - seat, his)):
        found |= {
            f"{name}-priests": [int(table["priests"].get(cell) == who) for cell in CELL.names],
            f"{name}-laid": one_hot(side["laid"] or [0] * 4, 4),
            f"{name}-forecast": [points[who] for points in table["forecast"].values()],
            f"{name}-shown": [side["shown"].count(card) for card in (1, 2, 3, 4)],
            f"{name}-discard": side["discard"],
            f"{name}-unseen": side["unseen"],
            f"{name}-under": (side["under"] + [0] * 6)[:6],
            f"{name}-points": [min(view["scores"][who], 80)],
            f"{name}-supply": [side["supply"]],
            f"{name}-dead": [side["dead"]],
            f"{name}-hand-size": [side["hand_size"]],
            f"{name}-deck": [side["deck"]],
            f"{name}-under-size": [len(side["under"])],
            f"{name}-token": [int(side["token"])],
            f"{name}-first": [int(table["first"] == who)],
        }
    return found


@pytest.mark.parametrize("seed", range(6))
def test_each_part_agrees_with_the_view(seed: int) -> None:
    features = ATON.features()
    rng = Rng.of(seed)
    state = ATON.new(seed=seed)
    while not state.over:
        for seat in (0, 1):
            read = features.read(features.row(state, seat))
            for name, values in expected(state.view(seat), seat).items():
                assert read[name] == values, name
        seat = state.to_move[0]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])


def test_the_question_includes_what_is_left_and_the_reach() -> None:
    features = ATON.features()
    rng = Rng.of(3)
    state = ATON.new(seed=3)
    asked = 0
    while not state.over:
        seat = state.to_move[0]
        question = state.questions()[0]
        read = features.read(features.row(state, seat))
        if question["question"] == "place":
            asked += 1
            assert read["asked"] == [1, 0]
            assert read["ask-left"] == [question["left"]]
            assert read["ask-reach"].index(1) + 1 == question["reach"]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
    assert asked > 20
