"""Observations in the format that PettingZoo and Gymnasium share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ennead.core.game import Game
from ennead.core.state import State
from ennead.envs.batch import legal_mask, observe

Observation = dict[str, npt.NDArray[Any]]

ROW_TYPE = np.dtype(np.uint8)
OBSERVATION_TYPE = np.dtype(np.float32)
MASK_TYPE = np.dtype(np.int8)


class Observer:
    """Makes observations: `observation` (numbers from 0 to 1) and `action_mask`."""

    def __init__(
        self, game: Game, players: int | None, options: Mapping[str, object] | None
    ) -> None:
        self.game = game
        self.features = game.features(players, options)
        self.actions = len(game.actions)
        self._cache = self.features.new_cache()
        self.scales = np.array(self.features.scales(), np.float32)

    def observe(self, state: State, seat: int) -> Observation:
        row, mask = observe(self.features, state, seat, self.actions, self._cache)
        seen = np.frombuffer(row, ROW_TYPE).astype(OBSERVATION_TYPE)
        seen *= self.scales
        return {"observation": seen, "action_mask": np.frombuffer(mask, MASK_TYPE)}

    def mask(self, state: State, seat: int) -> npt.NDArray[np.int8]:
        """1 for each action this seat may answer with now."""
        return np.frombuffer(legal_mask(state, seat, self.actions), np.int8)

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.features.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)
