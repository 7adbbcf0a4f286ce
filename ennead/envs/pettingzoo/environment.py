"""The AEC environment that every game shares; it contains no rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import ennead
from ennead.core.errors import BadNotation, BadOptions, IllegalAction, NotToMove
from ennead.core.state import State
from ennead.envs.batch import OVER, answer
from ennead.envs.observations import Observation, Observer, render_text
from ennead.envs.reward import DENSE, SPARSE, check_reward, position_values, results

SEED_LIMIT = 2**63
ILLEGAL_ACTION_REWARD = -1.0


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One agent per seat: `player_0`, `player_1`, …

    Seats that answer simultaneously in secret answer one after the other, and later ones don't
    see earlier answers. Copies and pickles continue from the current position.
    """

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
        if render_mode not in (None, "ansi"):
            raise BadOptions(f"render_mode cannot be {render_mode!r}; expected 'ansi' or None")
        self.metadata: dict[str, Any] = {
            "render_modes": ["ansi"],
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. A seed determines this game and those after later resets."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        key = self._seeds.integers(SEED_LIMIT)
        self.state_of_play = self._observer.game.new(self.players, key, self.options).fork()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._values = position_values(self.state_of_play) if self.reward == DENSE else []
        self.agent_selection = self.possible_agents[self.state_of_play.to_move[0]]

    def observe(self, agent: str) -> Observation:
        return self._observer.observe(self.state_of_play, self._seats[agent])

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadNotation(f"{agent} must act; None is only for agents that are done")
        next_seat = answer(self.state_of_play, self._seats[agent], index(action))
        self._cumulative_rewards[agent] = 0.0
        if next_seat != OVER:
            self.agent_selection = self.possible_agents[next_seat]
        if next_seat == OVER or self.reward == DENSE:
            self._give_rewards()

    def _give_rewards(self) -> None:
        state = self.state_of_play
        if self.reward == DENSE:
            before, self._values = self._values, position_values(state)
            rewards = [now - then for now, then in zip(self._values, before, strict=True)]
        else:
            rewards = results(state)
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The table as the agent to move sees it."""
        if self.render_mode is None:
            return None
        return render_text(self.state_of_play, self._seats.get(self.agent_selection))

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def __getstate__(self) -> dict[str, Any]:
        """Everything except the observer, which can be rebuilt."""
        return {name: value for name, value in self.__dict__.items() if name != "_observer"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._observer = self._make_observer()


class GuardedGameEnv(GameEnv):
    """Adds the checks of PettingZoo's usual wrappers, at almost no cost.

    An illegal action ends the game: the agent gets -1, the others 0. A step outside a game raises
    an error.
    """

    def step(self, action: SupportsIndex | None) -> None:
        if not self.agents:
            raise NotToMove("there is no game in progress; call reset() to start one")
        try:
            super().step(action)
        except IllegalAction:
            self._lose(self.agent_selection)

    def _lose(self, agent: str) -> None:
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_ACTION_REWARD}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)


def make_functions(
    game: str, version: int
) -> tuple[Callable[..., GuardedGameEnv], Callable[..., GameEnv]]:
    """A game's `env` and `raw_env` functions, as PettingZoo's modules have them."""

    def raw_env(
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = SPARSE,
        render_mode: str | None = None,
    ) -> GameEnv:
        """The bare environment; an illegal action raises `ennead.IllegalAction`."""
        return GameEnv(game, version, players, options, reward, render_mode)

    def env(
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = SPARSE,
        render_mode: str | None = None,
    ) -> GuardedGameEnv:
        """The environment with the usual checks; an illegal action loses the game."""
        return GuardedGameEnv(game, version, players, options, reward, render_mode)

    return env, raw_env
