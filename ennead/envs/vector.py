"""VectorEnv: many games stepped together, with NumPy arrays that are reused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

import ennead
from ennead.core.features import Features
from ennead.core.game import Game
from ennead.core.state import State
from ennead.envs.batch import Batch
from ennead.envs.reward import SPARSE


class VectorEnv:
    """`count` games; each step answers one question in every game.

    `seats` holds the seat to move in each game, and `observations` and `masks` belong to that
    seat. `rewards` holds the last step's rewards of all seats. When a game ends, `dones` says so
    and a new game starts immediately: the observation is already the new game's. Every step writes
    to the same arrays, so copy what you want to keep.
    """

    def __init__(
        self,
        game: str | Game,
        count: int = 64,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = SPARSE,
        seed: int = 0,
    ) -> None:
        played = ennead.game(game) if isinstance(game, str) else game
        self._batch = Batch(played, count, players, options, reward, seed)
        batch = self._batch
        self.game = played
        self.count = count
        self.players = batch.players
        self.size = batch.size
        self.actions = batch.actions
        self._rows = np.frombuffer(batch.rows, np.uint8).reshape(count, batch.size)
        self._scales = np.array(batch.features.scales(), np.float32)
        self.observations: npt.NDArray[np.float32] = np.zeros((count, batch.size), np.float32)
        self.masks: npt.NDArray[np.int8] = np.frombuffer(batch.masks, np.int8).reshape(count, -1)
        self.seats: npt.NDArray[np.uint8] = np.frombuffer(batch.seats, np.uint8)
        self.rewards: npt.NDArray[np.float32] = np.frombuffer(batch.rewards, np.float32).reshape(
            count, -1
        )
        self.dones: npt.NDArray[np.bool_] = np.frombuffer(batch.dones, np.bool_)
        self._scale_observations()

    @property
    def features(self) -> Features:
        """The names, ranges and meanings of the numbers in an observation."""
        return self._batch.features

    @property
    def states(self) -> list[State]:
        """The game states, for bots that play against learners."""
        return self._batch.states

    def reset(self) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int8]]:
        """Start new games, with new seeds."""
        self._batch.reset()
        self._scale_observations()
        return self.observations, self.masks

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[
        npt.NDArray[np.float32],
        npt.NDArray[np.int8],
        npt.NDArray[np.float32],
        npt.NDArray[np.bool_],
    ]:
        """Play one action in every game. Returns observations, masks, rewards and dones."""
        self._batch.step(actions.tolist())
        self._scale_observations()
        return self.observations, self.masks, self.rewards, self.dones

    def _scale_observations(self) -> None:
        np.multiply(self._rows, self._scales, out=self.observations)
