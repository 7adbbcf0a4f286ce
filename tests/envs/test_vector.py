"""A vectorized environment plays the same games as the engine, as Gymnasium documents it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import ennead
from ennead.core.rng import Rng
from ennead.envs.reward import position_values, results, results_of_places
from ennead.envs.vector import VectorEnv


def random_actions(seen: Any, dice: np.random.Generator) -> Any:
    mask = seen["action_mask"]
    return (mask * dice.random(mask.shape)).argmax(-1)


@pytest.mark.parametrize(("id", "players"), [("aton", 2), ("tekhenu", 3), ("ankh", 4)])
def test_each_game_matches_one_played_by_the_engine(id: str, players: int) -> None:
    """Observations, masks, seats, results and final observations agree."""
    env = VectorEnv(id, 5, players)
    features = env.features
    scales = np.array(features.scales(), np.float32)
    game = ennead.game(id)
    keys = [Rng.of(9 + i) for i in range(5)]
    states = [game.new(players, rng.fresh_key()) for rng in keys]
    dice = np.random.default_rng(1)
    ended = 0
    seen, infos = env.reset(seed=9)
    for _ in range(500):
        for i, state in enumerate(states):
            seat = state.to_move[0]
            assert infos["seat"][i] == seat
            row = np.frombuffer(features.row(state, seat), np.uint8) * scales
            assert np.array_equal(seen["observation"][i], row)
            legal = sorted(action.index for action in state.legal(seat))
            assert np.flatnonzero(seen["action_mask"][i]).tolist() == legal
        actions = random_actions(seen, dice)
        seats = [state.to_move[0] for state in states]
        seen, rewards, terminations, truncations, infos = env.step(actions)
        assert not truncations.any()
        for i, state in enumerate(states):
            state.play(seats[i], actions[i])
            assert bool(terminations[i]) == state.over
            assert infos["rewards"][i].tolist() == pytest.approx(results(state))
            assert rewards[i] == pytest.approx(results(state)[seats[i]])
            if state.over:
                ended += 1
                row = np.frombuffer(features.row(state, seats[i]), np.uint8) * scales
                assert np.array_equal(infos["final_obs"][i]["observation"], row)
                assert not infos["final_obs"][i]["action_mask"].any()
                assert infos["final_info"]["seat"][i] == seats[i]
                assert infos["final_info"]["rewards"][i].tolist() == pytest.approx(results(state))
                states[i] = game.new(players, keys[i].fresh_key())
        over = terminations.tolist() if terminations.any() else None
        assert (infos["_final_obs"].tolist() if "_final_obs" in infos else None) == over
        assert (infos["_final_info"].tolist() if "_final_info" in infos else None) == over
    assert ended >= 5


def test_it_is_a_gymnasium_vector_env() -> None:
    env = VectorEnv("aton", 3)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.num_envs == 3
    assert env.action_space == gymnasium.spaces.MultiDiscrete([354, 354, 354])
    assert env.single_action_space == gymnasium.spaces.Discrete(354)
    seen, infos = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    seen, rewards, terminations, truncations, infos = env.step(random_actions(seen, dice(1)))
    assert env.observation_space.contains(seen)
    assert [part.shape for part in (rewards, terminations, truncations)] == [(3,)] * 3
    assert terminations.dtype == truncations.dtype == np.bool_
    assert set(infos) == {"seat", "_seat", "rewards", "_rewards"}
    assert repr(env) == "<VectorEnv of 3 games of aton in 1 process>"
    env.close()
    assert env.closed
    with pytest.raises(ennead.NotToMove, match="the environment is closed"):
        env.step([0, 0, 0])


def dice(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def test_gymnasiums_wrappers_work() -> None:
    env: Any = DictInfoToList(RecordEpisodeStatistics(VectorEnv("aton", 4)))
    seen, infos = env.reset(seed=2)
    chance = dice(2)
    episodes = []
    for _ in range(250):
        seen, _, terminations, _, infos = env.step(random_actions(seen, chance))
        assert all(0 <= info["seat"] <= 1 for info in infos)
        episodes += [infos[i]["episode"]["l"] for i in np.flatnonzero(terminations)]
    assert len(episodes) >= 4
    assert all(length > 20 for length in episodes)


def test_it_can_be_made_by_its_gymnasium_id() -> None:
    import ennead.envs.gymnasium  # noqa: F401  registers the environments

    env: Any = gymnasium.make_vec("ennead/TekhenuSelfPlay-v0", num_envs=2, players=3)
    assert isinstance(env.unwrapped, VectorEnv)
    assert env.num_envs == 2
    assert env.unwrapped.players == 3
    seen, _ = env.reset(seed=1)
    env.step(random_actions(seen, dice(1)))


def test_dense_rewards_are_the_gain_in_position_value() -> None:
    env = VectorEnv("aton", 3, reward="dense")
    seen, _ = env.reset(seed=2)
    chance = dice(2)
    for _ in range(300):
        before = [position_values(state) for state in env.states]
        playing = list(env.states)
        seen, _, _, _, infos = env.step(random_actions(seen, chance))
        for i, state in enumerate(playing):
            gained = np.array(position_values(state)) - before[i]
            assert infos["rewards"][i] == pytest.approx(gained, abs=1e-6)


def test_an_observation_is_not_changed_by_later_steps() -> None:
    env = VectorEnv("aton", 4)
    seen, infos = env.reset(seed=3)
    kept = {name: values.copy() for name, values in seen.items()}
    seats = infos["seat"].copy()
    env.step(random_actions(seen, dice(3)))
    assert all(np.array_equal(seen[name], kept[name]) for name in kept)
    assert np.array_equal(infos["seat"], seats)


def test_observations_are_written_into_the_callers_arrays() -> None:
    env, twin = VectorEnv("ankh", 2), VectorEnv("ankh", 2)
    rollout = np.zeros((3, 2, env.features.size), np.float32)
    masks = np.zeros((3, 2, len(env.game.actions)), np.int8)
    seen, _ = twin.reset(seed=4)
    out = {"observation": rollout[0], "action_mask": masks[0]}
    assert env.reset(seed=4, out=out)[0] is out
    for t in (1, 2):
        assert np.array_equal(rollout[t - 1], seen["observation"])
        actions = random_actions(seen, dice(t))
        seen, *_ = twin.step(actions)
        out = {"observation": rollout[t], "action_mask": masks[t]}
        assert env.step(actions, out=out)[0] is out
        assert np.array_equal(rollout[t], seen["observation"])
        assert np.array_equal(masks[t], seen["action_mask"])


def test_arrays_that_do_not_fit_are_refused_before_anything_is_played() -> None:
    env = VectorEnv("aton", 2)
    seen, _ = env.reset(seed=4)
    before = [state.key() for state in env.states]
    actions = random_actions(seen, dice(1))
    wrong: list[Any] = [
        {"observation": seen["observation"]},
        {**seen, "observation": np.zeros((2, 7), np.float32)},
        {**seen, "observation": np.zeros((2, 216), np.int8)},
    ]
    for out in wrong:
        with pytest.raises(ennead.BadOptions, match="out"):
            env.step(actions, out=out)
    assert [state.key() for state in env.states] == before


@pytest.mark.parametrize(
    ("actions", "problem"),
    [
        ([0], "2 games need 2 whole numbers"),
        (np.zeros((2, 2), int), "2 games need 2 whole numbers"),
        ([0.0, 0.0], "not float64"),
        ([None, 0], "not object"),
        (np.array([999, 0]), "no action has number 999 in game 0"),
        (np.array([0, -1]), "no action has number -1 in game 1"),
        ([0, 300], r"'.+' \(number 300\) is not legal now in game 1"),
    ],
)
def test_an_illegal_action_is_refused_and_no_game_is_changed(actions: Any, problem: str) -> None:
    env = VectorEnv("aton", 2)
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"][:, 0].all(), "action 0 is legal in both games"
    before = [state.key() for state in env.states]
    with pytest.raises(ennead.IllegalAction, match=problem):
        env.step(actions)
    assert [state.key() for state in env.states] == before
    env.step([int(mask.argmax()) for mask in seen["action_mask"]])
    assert [state.key() for state in env.states] != before


def test_actions_can_be_lists_tuples_and_arrays() -> None:
    kept = []
    for form in (list, tuple, np.array, lambda a: np.array(a, np.uint16)):
        env = VectorEnv("aton", 3)
        seen, _ = env.reset(seed=1)
        seen, *_ = env.step(form(random_actions(seen, dice(1)).tolist()))
        kept.append(seen["observation"])
    assert all(np.array_equal(one, kept[0]) for one in kept)


def test_game_i_has_seed_plus_i_or_its_own_from_a_list() -> None:
    env = VectorEnv("ankh", 3)

    def keys(**arguments: Any) -> list[bytes]:
        env.reset(**arguments)
        return [state.key() for state in env.states]

    first = keys(seed=np.int64(5))
    assert keys() != first, "without a seed the random streams continue"
    assert keys(seed=5) == first
    assert keys(seed=[5, 6, 7]) == first
    assert keys(seed=[7, 6, np.uint8(5)]) == first[::-1]
    assert keys(seed=[5, None, 7])[::2] == first[::2]
    assert keys(seed=[5, None, 7])[1] != first[1]
    with pytest.raises(ennead.BadOptions, match="3 games need 3 seeds, not 2"):
        env.reset(seed=[1, 2])


def test_a_mask_resets_some_of_the_games() -> None:
    env = VectorEnv("aton", 3)
    mask = np.array([False, True, False])
    with pytest.raises(ennead.NotToMove, match="reset all games first"):
        env.reset(options={"reset_mask": mask})
    env.reset(seed=1)
    before = [state.key() for state in env.states]
    env.reset(options={"reset_mask": mask})
    after = [state.key() for state in env.states]
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, False, True]
    for wrong in ([True], np.zeros(3, bool), np.ones(3)):
        with pytest.raises(ennead.BadOptions, match="reset_mask must be 3 booleans"):
            env.reset(options={"reset_mask": wrong})
    with pytest.raises(ennead.BadOptions, match="not \\['speed'\\]"):
        env.reset(options={"speed": 2})


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(ennead.NotToMove, match=r"call reset\(\)"):
        VectorEnv("aton", 2).step([0, 0])


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
