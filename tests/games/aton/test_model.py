"""Whole games compared with an independent model of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from support.aton.model import Model, scored
from support.aton.positions import ATON, KIND, questions, seen, table

import ennead

GAMES = 40


def choose(state: ennead.State, seat: int, chance: random.Random, style: int) -> ennead.Action:
    """Random answers; some styles crowd one temple or colour so that sets occur."""
    options = state.legal(seat)
    verb = questions(state)[0].split()[0]
    if verb == "exchange" and chance.random() < 0.8:
        return options[1]
    if style == 1 and verb == "lay":
        return min(options, key=lambda action: (action.args[2], -action.args[3], action.args[0]))
    if style == 2 and verb == "lay":
        return max(options, key=lambda action: (action.args[3], action.args[2]))
    if style == 2 and verb == "place":
        wanted = [a for a in options if KIND[str(a)[6:]] == "YG"[seat]]
        return chance.choice(wanted or options)
    return chance.choice(options)


def compare(state: ennead.State, model: Model) -> None:
    now = table(state)
    marks = "".join("rb"[model.priests[c]] if c in model.priests else "." for c in KIND)
    assert "".join(now["temples"]) == marks
    assert now["dead"] == model.dead
    assert now["supply"] == [model.supply(0), model.supply(1)]
    assert now["score"] == model.score
    assert state.over == model.over
    assert state.ranking == model.ranking
    assert seen(state, None)["forecast"] == scored(model.priests)
    if not state.over:
        assert now["round"] == model.round


def cards_of_round(state: ennead.State, since: int) -> tuple[list[list[int]], int | None]:
    """The cards laid and the first player of this round, from a spectator's events."""
    laid: dict[Any, list[int]] = {}
    first: Any = None
    for event in state.events(None, since):
        if event["event"] == "laid":
            laid.setdefault(event["seat"], [])
            laid[event["seat"]] = [int(str(event[f"card{i}"])) for i in (1, 2, 3, 4)]
        elif event["event"] == "starts":
            first = event["seat"]
    return [laid[0], laid[1]], first


def play_round(state: ennead.State, chance: random.Random, style: int) -> list[tuple[int, str]]:
    """Play to the next round or to the end; returns the answers after the reveal."""
    answers: list[tuple[int, str]] = []
    now = table(state)["round"]
    while not state.over and table(state)["round"] == now:
        seat = chance.choice(state.to_move)
        action = choose(state, seat, chance, style)
        if action.verb.name in ("remove", "place"):
            answers.append((seat, str(action)))
        state.play(seat, action)
    return answers


@pytest.mark.parametrize("style", [0, 1, 2])
@pytest.mark.parametrize("block", range(3))
def test_games_agree_with_an_independent_model_of_the_rules(block: int, style: int) -> None:
    for seed in range(block * GAMES, (block + 1) * GAMES):
        chance = random.Random(seed)
        state = ATON.new(seed=seed)
        model = Model()
        while not state.over:
            since = len(state.events(None))
            answers = iter(play_round(state, chance, style))
            laid, first = cards_of_round(state, since)
            model.play_round(laid, first, answers)
            assert list(answers) == []
            compare(state, model)
