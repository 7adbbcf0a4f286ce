"""The training example, where PyTorch is installed (`pip install "ennead[train]"`)."""

from __future__ import annotations

import csv
import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_aton.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_aton", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_wilsons_interval(example: Any) -> None:
    """Half of ten games says little, half of a thousand much."""
    assert example.interval(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert example.interval(500, 1000) == pytest.approx((0.4691, 0.5309), abs=1e-4)


def test_a_seat_earns_what_comes_before_its_next_choice(example: Any) -> None:
    """Seats 0, 1, 0 choose; the game ends with the third choice; nothing was expected."""
    steps = example.STEPS

    class Env:
        count, size, actions, players = 1, 1, 1, 2

    rollout = example.Rollout(Env())
    rollout.seats[:3, 0] = [0, 1, 0]
    rollout.rewards[:3, 0] = [[0.1, -0.1], [-0.2, 0.2], [1.0, -1.0]]
    rollout.dones[2, 0] = True
    found = rollout.advantages(np.zeros(1, np.float32), np.zeros(1, int))
    fade = example.DISCOUNT * example.TRACE
    assert found[2, 0] == pytest.approx(1.0)
    assert found[1, 0] == pytest.approx(0.2 - 1.0)
    assert found[0, 0] == pytest.approx(0.1 - 0.2 + fade * 1.0)
    assert not found[3:].any()
    assert len(found) == steps


def test_a_tiny_training_runs_and_draws_its_curve(
    example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(example, "GAMES", 4)
    monkeypatch.setattr(example, "STEPS", 8)
    training = example.Training(tmp_path, seed=1)
    training.warm_up(20)
    training.learn(0.001)
    training.look(1)
    before = [weights.clone() for weights in training.player.parameters()]
    training.learn(0.001)
    training.look(1)
    changed = [
        not torch.equal(old, new)
        for old, new in zip(before, training.player.parameters(), strict=True)
    ]
    assert all(changed)
    with (tmp_path / "curve.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [int(row["choices"]) for row in rows] == [32, 64]
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    assert torch.load(tmp_path / "player.pt", weights_only=True)
