"""The games in PettingZoo: its own tests, and that nothing leaks or gets lost."""

from __future__ import annotations

import copy
import pickle
from types import ModuleType
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

import ennead
from ennead.envs.pettingzoo import ankh_v0, aton_v0, tekhenu_v0

MODULES = [aton_v0, tekhenu_v0, ankh_v0]
ITS_OWN = [  # what PettingZoo says of every environment with a mask that is not one of its own
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning"),
]


def named(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def random_action(env: Any, dice: np.random.Generator) -> int:
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(dice.choice(np.flatnonzero(mask)))


def play(env: Any, dice: np.random.Generator, steps: int) -> None:
    for _ in range(steps):
        if env.terminations[env.agent_selection]:
            return
        env.step(random_action(env, dice))


@pytest.mark.filterwarnings(*[mark.args[0] for mark in ITS_OWN])
@pytest.mark.parametrize("module", MODULES, ids=named)
@pytest.mark.parametrize("reward", ["sparse", "dense"])
def test_pettingzoo_finds_no_fault(module: Any, reward: str) -> None:
    api_test(module.env(reward=reward), num_cycles=150)
    seed_test(lambda: module.env(reward=reward), num_cycles=60)


@pytest.mark.filterwarnings(*[mark.args[0] for mark in ITS_OWN])
@pytest.mark.parametrize(("module", "players"), [(tekhenu_v0, 1), (tekhenu_v0, 4), (ankh_v0, 5)])
def test_other_numbers_of_players(module: Any, players: int) -> None:
    env = module.env(players=players)
    api_test(env, num_cycles=60)
    assert len(env.possible_agents) == players


@pytest.mark.parametrize("module", MODULES, ids=named)
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_in_mid_game_goes_on_the_same_way(module: Any, twin: Any) -> None:
    env = module.env(reward="dense")
    env.reset(seed=3)
    play(env, np.random.default_rng(3), 37)
    other = twin(env)
    for _ in range(40):
        if env.terminations[env.agent_selection]:
            break
        assert other.agent_selection == env.agent_selection
        mine, his = env.observe(env.agent_selection), other.observe(env.agent_selection)
        assert np.array_equal(mine["observation"], his["observation"])
        assert np.array_equal(mine["action_mask"], his["action_mask"])
        action = int(np.flatnonzero(mine["action_mask"])[0])
        env.step(action)
        other.step(action)
        assert other.rewards == env.rewards


def test_sparse_rewards_are_the_result_and_dense_ones_add_up_to_it() -> None:
    for reward in ("sparse", "dense"):
        env = aton_v0.raw_env(reward=reward)
        env.reset(seed=5)
        first = [2 * env._observer.game.evaluate(env.state_of_play, seat) - 1 for seat in (0, 1)]
        dice = np.random.default_rng(5)
        total = np.zeros(2)
        while not env.terminations["player_0"]:
            env.step(random_action(env, dice))
            total += [env.rewards[agent] for agent in env.possible_agents]
        winner = env.state_of_play.ranking.index(0)
        result = np.array([1.0, -1.0]) if winner == 0 else np.array([-1.0, 1.0])
        start = np.array(first) if reward == "dense" else 0.0
        assert total == pytest.approx(result - start)


def test_who_answers_second_in_secret_sees_nothing_of_the_first_answer() -> None:
    seen = []
    for choice in (0, 1):
        env = aton_v0.raw_env()
        env.reset(seed=8)
        assert env.agent_selection == "player_0"
        env.step(choice)  # exchange or keep, both asked at once
        assert env.agent_selection == "player_1"
        seen.append(env.observe("player_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_an_agent_that_is_not_asked_has_no_action() -> None:
    env = aton_v0.raw_env()
    env.reset(seed=8)
    env.step(1)
    assert not env.observe("player_0")["action_mask"].any()


def test_an_illegal_action_loses_or_is_an_error() -> None:
    env = aton_v0.env()
    env.reset(seed=1)
    mask = env.observe("player_0")["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    env.step(illegal)
    assert env.terminations["player_0"]
    assert env.rewards["player_0"] == -1
    bare = aton_v0.raw_env()
    bare.reset(seed=1)
    with pytest.raises(ennead.IllegalAction):
        bare.step(illegal)


def test_a_seed_decides_this_game_and_the_next() -> None:
    def two_games(seed: int) -> list[Any]:
        env = aton_v0.raw_env()
        env.reset(seed=seed)
        first = env.observe("player_0")["observation"].tolist()
        env.reset()
        return [first, env.observe("player_0")["observation"].tolist()]

    assert two_games(1) == two_games(1)
    assert two_games(1) != two_games(2)
    assert two_games(1)[0] != two_games(1)[1]


def test_the_table_can_be_drawn_as_the_agent_sees_it() -> None:
    env = aton_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert "░░░ ░░░ ░░░ ░░░" in env.render()
    plain = aton_v0.raw_env()
    plain.reset(seed=1)
    assert plain.render() is None


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(ennead.BadOptions, match="expected 'sparse' or 'dense'"):
        aton_v0.env(reward="rich")
    with pytest.raises(ennead.BadOptions, match="expected 'ansi' or None"):
        aton_v0.env(render_mode="human")
    with pytest.raises(ennead.BadOptions, match="aton is played by 2"):
        aton_v0.env(players=3)
