"""What a learner is shown, in the shapes that PettingZoo and Gymnasium share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import ennead
from ennead.core.game import Game
from ennead.core.state import State
from ennead.envs.batch import legal_mask, look
from ennead.terminal import parts
from ennead.words import Words

Observation = dict[str, npt.NDArray[Any]]

WRITTEN = np.dtype(np.uint8)
SEEN = np.dtype(np.float32)
MASK = np.dtype(np.int8)


class Observer:
    """The observations of games set up like this: `observation` from 0 to 1, `action_mask`."""

    def __init__(
        self, game: Game, players: int | None, options: Mapping[str, object] | None
    ) -> None:
        self.game = game
        self.features = game.features(players, options)
        self.actions = len(game.actions)
        self._memory = self.features.memory()
        self._scales = np.array(self.features.scales(), np.float32)

    def observe(self, state: State, seat: int) -> Observation:
        row, mask = look(self.features, state, seat, self.actions, self._memory)
        seen = np.frombuffer(row, WRITTEN).astype(SEEN)
        seen *= self._scales
        return {"observation": seen, "action_mask": np.frombuffer(mask, MASK)}

    def mask(self, state: State, seat: int) -> npt.NDArray[np.int8]:
        """A 1 for each action that this seat can answer with now."""
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


def drawing(state: State, seat: int | None) -> str:
    """The table as this seat may see it, in plain letters."""
    game = ennead.game(state.setting.card.id)
    names = [f"player_{seat}" for seat in range(state.players)]
    return parts.board(game, state.view(seat), Words("en", game), names).plain
