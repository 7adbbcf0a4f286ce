"""One seat as a Gymnasium environment, with bots at the other seats."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

import ennead
from ennead.envs.gymnasium import SeatEnv

IDS = ["ennead/Aton-v0", "ennead/Tekhenu-v0", "ennead/Ankh-v0"]


def play(env: Any, seed: int) -> list[Any]:
    """Play random actions; return all observations and rewards."""
    dice = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    story: list[Any] = [seen["observation"].tolist()]
    done = False
    while not done:
        action = dice.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, done, cut, info = env.step(action)
        assert not cut
        assert info == {}
        story += [seen["observation"].tolist(), reward]
    return story


@pytest.mark.parametrize("id", IDS)
def test_the_environment_passes_gymnasiums_checker(id: str) -> None:
    env = gymnasium.make(id, players=2, bots=["random"], render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seed_reproduces_a_game_that_ends_with_a_result(seat: int) -> None:
    env = SeatEnv("aton", seat=seat, bots=["beginner"])
    story = play(env, 4)
    assert story[-1] in (-1.0, 1.0)
    assert play(SeatEnv("aton", seat=seat, bots=["beginner"]), 4) == story
    assert play(env, 5) != story


def test_dense_rewards_add_up_to_the_result() -> None:
    env = SeatEnv("aton", bots=["random"], reward="dense")
    env.reset(seed=7)
    before = env._value
    rewards = play(env, 7)[2::2]
    assert sum(rewards) + before == pytest.approx(1.0 if env.state_of_play.ranking[0] == 0 else -1)


def test_an_illegal_action_loses_the_game() -> None:
    env = SeatEnv("aton")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, done, _, info = env.step(illegal)
    assert (reward, done, info) == (-1.0, True, {"illegal": True})


def test_every_other_seat_gets_its_own_bot() -> None:
    env = SeatEnv("tekhenu", seat=1, players=3, bots=["random", "beginner"])
    assert env.bots == {0: "random", 2: "beginner"}
    seen, _ = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    with pytest.raises(ennead.BadOptions, match="1 or 2 names, not 3"):
        SeatEnv("tekhenu", players=3, bots=["random"] * 3)
    with pytest.raises(ennead.BadOptions, match="there is no bot"):
        SeatEnv("aton", bots=["deep-thought"])
    with pytest.raises(ennead.BadOptions, match="there is no seat 2"):
        SeatEnv("aton", seat=2)
    with pytest.raises(ennead.BadOptions, match="render_mode"):
        SeatEnv("aton", render_mode="human")
