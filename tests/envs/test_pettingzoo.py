"""The PettingZoo environments pass its own tests, leak no secrets and survive copying."""

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
EXPECTED_WARNINGS = [  # PettingZoo warns about every third-party environment with a mask
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


@pytest.mark.filterwarnings(*[mark.args[0] for mark in EXPECTED_WARNINGS])
@pytest.mark.parametrize("module", MODULES, ids=named)
@pytest.mark.parametrize("reward", ["sparse", "dense"])
def test_the_environment_passes_pettingzoos_tests(module: Any, reward: str) -> None:
    api_test(module.env(reward=reward), num_cycles=150)
    seed_test(lambda: module.env(reward=reward), num_cycles=60)


@pytest.mark.filterwarnings(*[mark.args[0] for mark in EXPECTED_WARNINGS])
@pytest.mark.parametrize(("module", "players"), [(tekhenu_v0, 1), (tekhenu_v0, 4), (ankh_v0, 5)])
def test_every_number_of_players_is_supported(module: Any, players: int) -> None:
    env = module.env(players=players)
    api_test(env, num_cycles=60)
    assert len(env.possible_agents) == players


@pytest.mark.parametrize("module", MODULES, ids=named)
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_continues_the_same_game(module: Any, twin: Any) -> None:
    env = module.env(reward="dense")
    env.reset(seed=3)
    play(env, np.random.default_rng(3), 37)
    other = twin(env)
    for _ in range(40):
        if env.terminations[env.agent_selection]:
            break
        assert other.agent_selection == env.agent_selection
        mine, theirs = env.observe(env.agent_selection), other.observe(env.agent_selection)
        assert np.array_equal(mine["observation"], theirs["observation"])
        assert np.array_equal(mine["action_mask"], theirs["action_mask"])
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


def test_the_second_secret_answer_is_given_without_seeing_the_first() -> None:
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


def test_an_agent_that_is_not_to_move_has_no_legal_action() -> None:
    env = aton_v0.raw_env()
    env.reset(seed=8)
    env.step(1)
    assert not env.observe("player_0")["action_mask"].any()


def test_an_illegal_action_loses_in_env_and_raises_in_raw_env() -> None:
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


def test_an_illegal_action_ends_the_game_for_everybody() -> None:
    env = aton_v0.env(reward="dense")
    env.reset(seed=1)
    play(env, np.random.default_rng(1), 9)
    loser = env.agent_selection
    mask = env.observe(loser)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    gone = {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        gone[agent] = (reward, terminated, truncated)
        env.step(None)
    assert set(gone) == {"player_0", "player_1"}
    assert gone[loser] == (-1.0, True, False)
    assert all(terminated for _, terminated, _ in gone.values())
    with pytest.raises(ennead.NotToMove, match=r"call reset\(\) to start one"):
        env.step(0)
    env.reset()
    assert env.agents == ["player_0", "player_1"]


def test_an_invalid_step_is_refused_and_changes_nothing() -> None:
    env = aton_v0.env()
    with pytest.raises(ennead.NotToMove, match=r"call reset\(\) to start one"):
        env.step(0)
    env.reset(seed=1)
    before = env.observe("player_0")
    for action, problem in (
        (None, "None is only for agents that are done"),
        (354, "expected 0 … 353"),
    ):
        with pytest.raises(ennead.BadNotation, match=problem):
            env.step(action)
    with pytest.raises(ennead.BadNotation, match="there is no action -1"):
        env.step(-1)
    assert np.array_equal(env.observe("player_0")["observation"], before["observation"])
    assert not env.terminations["player_0"]


def test_a_seed_determines_this_game_and_the_next() -> None:
    def two_games(seed: int) -> list[Any]:
        env = aton_v0.raw_env()
        env.reset(seed=seed)
        first = env.observe("player_0")["observation"].tolist()
        env.reset()
        return [first, env.observe("player_0")["observation"].tolist()]

    assert two_games(1) == two_games(1)
    assert two_games(1) != two_games(2)
    assert two_games(1)[0] != two_games(1)[1]


def test_render_draws_the_table_as_the_agent_sees_it() -> None:
    env = aton_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert "░░░ ░░░ ░░░ ░░░" in str(env.render())
    plain = aton_v0.raw_env()
    plain.reset(seed=1)
    assert plain.render() is None


def test_unknown_arguments_are_refused() -> None:
    with pytest.raises(ennead.BadOptions, match="expected 'sparse' or 'dense'"):
        aton_v0.env(reward="rich")
    with pytest.raises(ennead.BadOptions, match="expected 'ansi', 'rgb_array' or None"):
        aton_v0.env(render_mode="human")
    with pytest.raises(ennead.BadOptions, match="aton is for 2 players"):
        aton_v0.env(players=3)
