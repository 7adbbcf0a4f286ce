"""The parallel environments, the global state and pictures, by PettingZoo's own tests."""

from __future__ import annotations

import copy
import importlib.util
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import parallel_api_test, parallel_seed_test
from pettingzoo.test.state_test import state_test

import ennead
from ennead.envs.pettingzoo import ankh_v0, aton_v0, tekhenu_v0

MODULES = [aton_v0, tekhenu_v0, ankh_v0]
HAS_RASTERIZER = all(importlib.util.find_spec(name) for name in ("resvg_py", "PIL"))


def named(module: Any) -> str:
    return str(module.__name__.rpartition(".")[2])


def legal_actions(env: Any, seen: Any, dice: np.random.Generator) -> dict[str, int]:
    """A random legal action for each agent that is asked."""
    return {
        agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"])))
        for agent in env.agents
        if seen[agent]["action_mask"].any()
    }


@pytest.mark.parametrize("module", MODULES, ids=named)
def test_it_passes_pettingzoos_tests(module: Any) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=300)
    parallel_seed_test(module.parallel_env, num_cycles=30)


@pytest.mark.parametrize(("module", "players"), [(tekhenu_v0, 1), (tekhenu_v0, 4), (ankh_v0, 5)])
def test_every_number_of_players_is_supported(module: Any, players: int) -> None:
    parallel_api_test(module.parallel_env(players=players), num_cycles=60)


@pytest.mark.parametrize("module", MODULES, ids=named)
def test_the_global_state_passes_pettingzoos_test(module: Any) -> None:
    state_test(module.env(), module.parallel_env(), num_cycles=10)


def test_the_global_state_is_what_all_seats_see() -> None:
    env = ankh_v0.env(players=3)
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(seen))
    assert env.state_space.contains(env.state())


def test_simultaneous_questions_are_answered_in_one_step() -> None:
    env = aton_v0.parallel_env()
    seen, _ = env.reset(seed=8)
    assert [bool(seen[agent]["action_mask"].any()) for agent in env.agents] == [True, True]
    twin = aton_v0.raw_env()
    twin.reset(seed=8)
    dice = np.random.default_rng(1)
    steps = together = 0
    while env.agents:
        actions = legal_actions(env, seen, dice)
        assert list(actions) == [f"player_{seat}" for seat in env.state_of_play.to_move]
        seen, rewards, terminated, truncated, _ = env.step(actions)
        for agent, action in actions.items():
            assert twin.agent_selection == agent
            twin.step(action)
        assert not any(truncated.values())
        for agent in env.possible_agents:
            assert np.array_equal(seen[agent]["observation"], twin.observe(agent)["observation"])
            assert rewards[agent] == twin.rewards[agent]
            assert terminated[agent] == twin.terminations[agent]
        steps += 1
        together += len(actions) == 2
    assert steps > together > 10
    assert sorted(rewards.values()) == [-1.0, 1.0]
    with pytest.raises(ennead.NotToMove, match=r"call reset\(\)"):
        env.step({})


def test_dense_rewards_add_up_to_the_result() -> None:
    env = tekhenu_v0.parallel_env(players=3, reward="dense")
    seen, _ = env.reset(seed=2)
    total = np.array([2 * env._observer.game.evaluate(env.state_of_play, s) - 1 for s in range(3)])
    dice = np.random.default_rng(2)
    while env.agents:
        seen, rewards, *_ = env.step(legal_actions(env, seen, dice))
        total += [rewards[agent] for agent in env.possible_agents]
    assert total == pytest.approx(np.where(np.array(env.state_of_play.ranking) == 0, 1, -1))


def test_a_missing_action_changes_nothing_and_an_illegal_one_loses() -> None:
    env = aton_v0.parallel_env()
    seen, _ = env.reset(seed=8)
    before = env.state_of_play.key()
    good = int(seen["player_0"]["action_mask"].argmax())
    bad = int(seen["player_1"]["action_mask"].argmin())
    with pytest.raises(ennead.BadNotation, match="player_1 is asked and must act"):
        env.step({"player_0": good})
    assert env.state_of_play.key() == before
    twin = copy.deepcopy(env)
    _, rewards, terminated, _, _ = twin.step({"player_0": good, "player_1": bad})
    assert rewards == {"player_0": 0.0, "player_1": -1.0}
    assert terminated == {"player_0": True, "player_1": True}
    assert twin.agents == []
    env.step({"player_0": np.int64(good), "player_1": good})
    assert env.state_of_play.key() != before
    assert env.agents == env.possible_agents


def test_a_copy_continues_the_same_game() -> None:
    env = ankh_v0.parallel_env()
    seen, _ = env.reset(seed=3)
    twin = copy.deepcopy(env)
    actions = legal_actions(env, seen, np.random.default_rng(3))
    mine, theirs = env.step(actions)[0], twin.step(actions)[0]
    assert np.array_equal(mine["player_1"]["observation"], theirs["player_1"]["observation"])
    assert repr(twin) == "<ParallelGameEnv ankh_v0, 2 agents>"


def test_text_is_drawn_as_a_spectator_sees_it() -> None:
    env = aton_v0.parallel_env(render_mode="ansi")
    env.reset(seed=1)
    assert "Temple I " in env.render()


@pytest.mark.skipif(HAS_RASTERIZER, reason="the rasterizer is installed")
def test_pixels_without_the_rasterizer_are_refused_with_its_name() -> None:
    with pytest.raises(ennead.BadOptions, match=r"ennead\[render\]"):
        aton_v0.env(render_mode="rgb_array")


@pytest.mark.skipif(not HAS_RASTERIZER, reason="needs ennead[render]")
@pytest.mark.parametrize("module", MODULES, ids=named)
def test_pixels_are_the_picture_of_the_table(module: Any) -> None:
    env = module.env(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20
