"""What the sequential and the parallel environment share: agents, spaces, games and rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import ennead
from ennead.core.state import State
from ennead.envs.observations import Observation, Observer
from ennead.envs.rendering import RENDER_MODES, check_render_mode
from ennead.envs.reward import DENSE, SPARSE, check_reward, position_values, results

SEED_LIMIT = 2**63
ILLEGAL_ACTION_REWARD = -1.0


class GameTable:
    """One agent per seat: `player_0`, `player_1`, … Copies and pickles continue the same game."""

    def __init__(
        self,
        game: str,
        version: int = 0,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = SPARSE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        check_render_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "render_modes": RENDER_MODES,
            "render_fps": 4,
            "name": f"{game}_v{version}",
            "is_parallelizable": False,
        }
        self.game = game
        self.players = players
        self.options = dict(options or {})
        self.reward = reward
        self.render_mode = render_mode
        self._observer = self._make_observer()
        seats = self._observer.features.players
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {
            agent: self._observer.action_space() for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: self._observer.observation_space() for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0.0, 1.0, (seats * self._observer.features.size,), np.float32)
        self.agents: list[str] = []
        self._seeds = np.random.default_rng()
        self.state_of_play: State
        self._values: list[float] = []

    def _make_observer(self) -> Observer:
        return Observer(ennead.game(self.game), self.players, self.options)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What this agent sees, and the mask of its legal actions."""
        return self._observer.observe(self.state_of_play, self._seats[agent])

    def state(self) -> npt.NDArray[np.float32]:
        """What all seats together know: their observations one after the other.

        For training with a shared critic; no seat may act on it.
        """
        seen = [self.observe(agent)["observation"] for agent in self.possible_agents]
        return np.concatenate(seen)

    def _start_game(self, seed: int | None) -> None:
        """Start a new game. A seed determines this game and those after later resets."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        key = self._seeds.integers(SEED_LIMIT)
        self.state_of_play = self._observer.game.new(self.players, key, self.options).fork()
        self.agents = self.possible_agents[:]
        self._values = position_values(self.state_of_play) if self.reward == DENSE else []

    def _rewards_now(self) -> dict[str, float]:
        """Every agent's reward since the last call."""
        if self.reward == DENSE:
            before, self._values = self._values, position_values(self.state_of_play)
            rewards = [now - then for now, then in zip(self._values, before, strict=True)]
        else:
            rewards = results(self.state_of_play)
        return dict(zip(self.possible_agents, rewards, strict=True))

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__} {self.metadata['name']}, {len(self.possible_agents)} agents>"
        )

    def __getstate__(self) -> dict[str, Any]:
        """Everything except the observer, which can be rebuilt."""
        return {name: value for name, value in self.__dict__.items() if name != "_observer"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._observer = self._make_observer()
