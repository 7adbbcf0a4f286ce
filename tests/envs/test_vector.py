"""A vectorized environment plays the same games as the engine."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("numpy")

import ennead
from ennead.core.rng import Rng
from ennead.envs.reward import position_values, results, results_of_places
from ennead.envs.vector import VectorEnv


def random_actions(env: VectorEnv, dice: np.random.Generator) -> Any:
    return (env.masks * dice.random(env.masks.shape)).argmax(-1)


@pytest.mark.parametrize(("id", "players"), [("aton", 2), ("tekhenu", 3), ("ankh", 4)])
def test_each_game_matches_one_played_by_the_engine(id: str, players: int) -> None:
    """Observations, masks, seats and results agree for the same keys and answers."""
    env = VectorEnv(id, 5, players, seed=9)
    features = env.features
    scales = np.array(features.scales(), np.float32)
    keys = Rng.of(9)
    game = ennead.game(id)
    states = [game.new(players, keys.fresh_key()) for _ in range(5)]
    dice = np.random.default_rng(1)
    ended = 0
    for _ in range(500):
        for i, state in enumerate(states):
            seat = state.to_move[0]
            assert env.seats[i] == seat
            row = np.frombuffer(features.row(state, seat), np.uint8) * scales
            assert np.array_equal(env.observations[i], row)
            legal = sorted(action.index for action in state.legal(seat))
            assert np.flatnonzero(env.masks[i]).tolist() == legal
        actions = random_actions(env, dice)
        _, _, rewards, dones = env.step(actions)
        for i, state in enumerate(states):
            state.play(state.to_move[0], actions[i])
            assert bool(dones[i]) == state.over
            assert rewards[i].tolist() == pytest.approx(results(state))
            if state.over:
                ended += 1
                states[i] = game.new(players, keys.fresh_key())
    assert ended >= 5


def test_dense_rewards_are_the_gain_in_position_value() -> None:
    env = VectorEnv("aton", 3, reward="dense", seed=2)
    dice = np.random.default_rng(2)
    for _ in range(300):
        before = [position_values(state) for state in env.states]
        playing = list(env.states)
        _, _, rewards, _ = env.step(random_actions(env, dice))
        for i, state in enumerate(playing):
            gained = np.array(position_values(state)) - before[i]
            assert rewards[i] == pytest.approx(gained, abs=1e-6)


def test_every_step_reuses_the_same_arrays() -> None:
    env = VectorEnv("aton", 4)
    observations, masks = env.reset()
    dice = np.random.default_rng(3)
    after = env.step(random_actions(env, dice))
    assert after[0] is observations
    assert after[1] is masks
    assert after[2] is env.rewards
    assert after[3] is env.dones


def test_an_illegal_action_is_refused_with_its_number() -> None:
    env = VectorEnv("aton", 2)
    with pytest.raises(ennead.IllegalAction, match="2 games need 2 actions, not 1"):
        env.step(np.array([0]))
    with pytest.raises(ennead.IllegalAction, match="no action has number 999 in game 0"):
        env.step(np.array([999, 0]))
    with pytest.raises(ennead.IllegalAction, match="is not legal now"):
        env.step(np.array([300, 0]))


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([0, 1], [1, -1]),
        ([0, 0], [0, 0]),
        ([0], [1]),
        ([1], [-1]),
        ([0, 0, 2, 3], [0.5, 0.5, -0.5, -0.5]),
        ([1, 1, 1], [-1, -1, -1]),
    ],
)
def test_winners_share_1_and_losers_share_minus_1(places: list[int], expected: list[float]) -> None:
    """If everybody wins, nobody gains, except a solo player; if nobody wins, everybody loses."""
    assert results_of_places(places) == expected
