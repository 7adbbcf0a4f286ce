"""The OpenSpiel games pass its simulations, work with its IS-MCTS and hide secrets."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel

from ennead.envs.openspiel import resampler

GAMES = [
    ("ennead_aton", {}),
    ("ennead_aton_simultaneous", {}),
    ("ennead_tekhenu", {"players": 1}),
    ("ennead_tekhenu", {"players": 3, "options": '{"random_start": true}'}),
    ("ennead_tekhenu_simultaneous", {"players": 2}),
    ("ennead_ankh", {"players": 3}),
    ("ennead_ankh_simultaneous", {"players": 2}),
]


def roll(state: Any, dice: np.random.RandomState) -> None:
    """Draw chance outcomes until a player is to move or the game is over."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(dice.choice(outcomes, p=chances))


def play(state: Any, dice: np.random.RandomState, steps: int) -> None:
    roll(state, dice)
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(dice.choice(state.legal_actions()))
        roll(state, dice)


@pytest.mark.parametrize(("name", "params"), GAMES)
def test_the_game_passes_openspiels_simulation(name: str, params: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, params)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_serialized_state_can_be_restored() -> None:
    game = pyspiel.load_game("ennead_aton")
    state = game.new_initial_state()
    play(state, np.random.RandomState(2), 12)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(again) == str(state)


def test_a_finished_game_returns_its_result() -> None:
    state = pyspiel.load_game("ennead_aton").new_initial_state()
    play(state, np.random.RandomState(1), 10_000)
    assert state.is_terminal()
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    assert state.table.over


def test_the_second_secret_answer_is_given_without_seeing_the_first() -> None:
    game = pyspiel.load_game("ennead_aton")
    told = []
    for answer in (0, 1):
        state = game.new_initial_state()
        roll(state, np.random.RandomState(4))
        assert state.current_player() == 0
        state.apply_action(answer)
        assert state.current_player() == 1
        told.append([state.information_state_string(1), state.observation_tensor(1)])
        assert state.action_to_string(0, answer) in state.information_state_string(0)
    assert told[0] == told[1]


def test_a_simultaneous_node_asks_all_seats_together() -> None:
    state = pyspiel.load_game("ennead_aton_simultaneous").new_initial_state()
    roll(state, np.random.RandomState(4))
    assert state.is_simultaneous_node()
    assert state.legal_actions(0) == state.legal_actions(1) == [0, 1]
    state.apply_actions([1, 1])
    assert state.is_simultaneous_node()
    assert len(state.legal_actions(0)) > 2


def test_an_observation_is_the_games_features() -> None:
    game = pyspiel.load_game("ennead_aton")
    state = game.new_initial_state()
    play(state, np.random.RandomState(3), 9)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == pytest.approx(state.observation_tensor(1))
    assert observer.dict["own-priests"].sum() == bin(state.table.priests[1]).count("1")
    assert json.loads(state.observation_string(1)) == state.table.view(1)
    everyone = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="one seat's own private information"):
        game.make_py_observer(everyone)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


def test_a_resampled_state_looks_the_same_to_the_player() -> None:
    game = pyspiel.load_game("ennead_aton")
    state = game.new_initial_state()
    roll(state, np.random.RandomState(6))
    state.apply_action(1)
    resample = resampler(1)
    hands = set()
    for _ in range(20):
        other = resample(state, 1)
        assert other.current_player() == 1
        assert other.information_state_string(1) == state.information_state_string(1)
        assert other.observation_tensor(1) == state.observation_tensor(1)
        hands.add(tuple(other.table.hand[:4]))
    assert len(hands) > 5
