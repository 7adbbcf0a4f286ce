"""Games in several processes are the same games, and the processes end cleanly."""

from __future__ import annotations

import gc
import os
import select
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import ennead
from ennead.envs.vector import VectorEnv

SHARED_MEMORY = Path("/dev/shm")
PATIENCE = 120.0


def play(env: VectorEnv, steps: int) -> list[Any]:
    """Everything an environment tells while random actions are played."""
    dice = np.random.default_rng(1)
    seen, infos = env.reset(seed=5)
    story: list[Any] = []
    for _ in range(steps):
        mask = seen["action_mask"]
        seen, rewards, ended, _, infos = env.step((mask * dice.random(mask.shape)).argmax(-1))
        story.append([seen["observation"].tobytes(), mask.tobytes(), rewards.tolist()])
        story.append([ended.tolist(), infos["seat"].tolist(), infos["rewards"].tolist()])
        if ended.any():
            finals = infos["final_obs"][ended]
            story.append([final["observation"].tobytes() for final in finals])
    return story


@pytest.mark.parametrize(("id", "players"), [("aton", 2), ("tekhenu", 3), ("ankh", 2)])
def test_games_do_not_depend_on_the_number_of_processes(id: str, players: int) -> None:
    alone = VectorEnv(id, 5, players, reward="dense")
    shared = VectorEnv(id, 5, players, reward="dense", processes=2)
    assert play(alone, 150) == play(shared, 150)
    shared.close()


def test_an_illegal_action_changes_no_game_in_any_process() -> None:
    env = VectorEnv("aton", 4, processes=2)
    seen, _ = env.reset(seed=1)
    legal = seen["action_mask"].argmax(-1)
    with pytest.raises(ennead.IllegalAction, match="in game 3"):
        env.step([*legal[:3], 353])
    with pytest.raises(ennead.IllegalAction, match="in game 0"):
        env.step([353, *legal[1:]])
    after, *_ = env.step(legal)
    twin = VectorEnv("aton", 4)
    twin.reset(seed=1)
    expected, *_ = twin.step(legal)
    assert np.array_equal(after["observation"], expected["observation"])
    env.close()


def test_a_mask_resets_games_in_every_process() -> None:
    kept = []
    for processes in (1, 2):
        env = VectorEnv("aton", 4, processes=processes)
        env.reset(seed=1)
        mask = np.array([True, False, False, True])
        seen, _ = env.reset(seed=[7, 7, 7, 7], options={"reset_mask": mask})
        kept.append(seen["observation"])
        env.close()
    assert np.array_equal(kept[0], kept[1])


def test_a_dead_worker_is_reported_and_closes_the_environment() -> None:
    env = VectorEnv("aton", 4, processes=2)
    seen, _ = env.reset(seed=1)
    (worker,) = env._workers
    worker.process.kill()
    worker.process.join()
    with pytest.raises(ennead.WorkerFailed, match=r"games 1 to 3 has died \(exit code -9\)"):
        env.step(seen["action_mask"].argmax(-1))
    assert env.closed
    with pytest.raises(ennead.NotToMove, match="the environment is closed"):
        env.reset()


def test_an_error_in_a_worker_is_reported_with_its_traceback() -> None:
    env = VectorEnv("aton", 4, processes=2)
    seen, _ = env.reset(seed=1)
    legal = seen["action_mask"].argmax(-1)
    env._masks[3] = 1  # so that the illegal action reaches the worker
    with pytest.raises(ennead.WorkerFailed, match=r"(?s)games 1 to 3 failed:.*IllegalAction"):
        env.step([*legal[:3], 353])
    assert env.closed


def test_the_processes_end_with_the_environment() -> None:
    env = VectorEnv("aton", 3, processes=3)
    first, second = [worker.process.pid for worker in env._workers]
    env.reset(seed=1)
    env.close()
    env.close()
    assert not running(first)
    assert not running(second)
    forgotten = VectorEnv("aton", 2, processes=2)
    (worker,) = [worker.process.pid for worker in forgotten._workers]
    del forgotten
    gc.collect()
    assert not running(worker)


def running(process: int | None) -> bool:
    assert process is not None
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(not SHARED_MEMORY.is_dir(), reason="there is no such folder here")
def test_no_shared_memory_has_a_name_that_could_be_left_behind() -> None:
    env = VectorEnv("aton", 2, processes=2)
    env.reset(seed=1)
    maps = Path("/proc/self/maps").read_text("ascii")
    mapped = [line for line in maps.splitlines() if "/pym-" in line]
    assert mapped, "the games are in shared memory"
    assert all(line.endswith("(deleted)") for line in mapped)
    env.close()


def test_workers_end_when_the_main_process_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "main.py"
    script.write_text(
        "from ennead.envs.vector import VectorEnv\n"
        "if __name__ == '__main__':\n"
        "    env = VectorEnv('aton', 2, processes=2)\n"
        "    env.reset(seed=1)\n"
        "    print(env._workers[0].process.pid, flush=True)\n"
        "    input()\n"
    )
    main = subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert main.stdout is not None
    worker = int(main.stdout.readline())
    watch = os.pidfd_open(worker)
    main.kill()
    main.communicate(timeout=PATIENCE)
    readable, _, _ = select.select([watch], [], [], PATIENCE)
    assert readable, "the worker ended"
    os.close(watch)


def test_the_games_themselves_are_only_within_reach_in_one_process() -> None:
    env = VectorEnv("aton", 2, processes=2)
    with pytest.raises(ennead.BadOptions, match="use processes=1"):
        _ = env.states
    env.close()
    for processes in (0, 3):
        with pytest.raises(ennead.BadOptions, match="from 1 to 2"):
            VectorEnv("aton", 2, processes=processes)
