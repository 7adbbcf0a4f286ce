"""The training example; needs PyTorch (`pip install "ennead[train]"`)."""

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


def test_more_games_narrow_the_confidence_interval(example: Any) -> None:
    assert example.confidence_interval(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert example.confidence_interval(0.5, 1000) == pytest.approx((0.4691, 0.5309), abs=1e-4)


def test_a_seats_reward_runs_to_its_next_choice(example: Any) -> None:
    """Seats 0, 1, 0 choose; the game ends with the third choice; all predicted values are 0."""
    steps = example.STEPS
    rollout = example.Rollout(games=1, size=1, actions=1)
    rollout.seats[:3, 0] = [0, 1, 0]
    rollout.rewards[:3, 0] = [[0.1, -0.1], [-0.2, 0.2], [1.0, -1.0]]
    rollout.dones[2, 0] = True
    found = rollout.advantages(np.zeros(1, np.float32))
    fade = example.DISCOUNT * example.TRACE
    assert found[2, 0] == pytest.approx(1.0)
    assert found[1, 0] == pytest.approx(0.2 - 1.0)
    assert found[0, 0] == pytest.approx(0.1 - 0.2 + fade * 1.0)
    assert not found[3:].any()
    assert len(found) == steps


def test_an_action_is_preferred_by_its_parts(example: Any) -> None:
    """A preference for a 4 at the first cartouche applies to every hand with a 4 there."""
    actions = example.ennead.game("aton").actions
    player = example.Player(1, actions.all)
    four_first = {part for part in example.parts_of(actions.parse("lay 4 1 2 3")) if len(part) == 2}
    shared = {*example.parts_of(actions.parse("lay 4 3 3 1"))} & four_first
    assert shared == {("lay", (0, 4))}
    both = player.made_of[actions.parse("lay 4 1 2 3").index]
    both = both * player.made_of[actions.parse("lay 4 3 3 1").index]
    liked = both * (1 - player.made_of[actions.parse("lay 1 1 1 1").index])
    with torch.no_grad():
        player.policy.bias.copy_(liked)
    chances, _ = player(torch.zeros(1, 1), torch.ones(1, len(actions)))
    better = {a.text for a in actions.all if chances[0, a.index] == chances.max()}
    assert better == {a.text for a in actions.all if a.text.startswith("lay 4")}


def test_actions_are_sampled_by_their_probability(example: Any) -> None:
    torch.manual_seed(1)
    chances = torch.tensor([0.0, 0.25, 0.75]).log().expand(4000, 3)
    counts = torch.bincount(example.pick(chances), minlength=3)
    assert counts[0] == 0
    assert abs(counts[1] - 1000) < 120


def test_a_short_training_updates_the_player_and_draws_its_curve(
    example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(example, "GAMES", 4)
    monkeypatch.setattr(example, "STEPS", 8)
    training = example.Training(tmp_path, seed=1)
    training.learn(0.001)
    training.evaluate(1)
    before = [weights.clone() for weights in training.player.parameters()]
    training.learn(0.001)
    training.evaluate(1)
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
