"""A game of the house as an AEC environment; it knows no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import ennead
from ennead.core.errors import BadOptions
from ennead.core.state import State
from ennead.envs.observe import Observation, Observer, drawing
from ennead.envs.reward import DENSE, SPARSE, check_reward, prospects, results

SEEDS = 2**63


class Table(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One agent a seat: `player_0`, `player_1`, …

    Seats that are asked at the same time in secret answer one after the other, and no later one
    sees what an earlier one has answered. A copy and a pickle go on from where this one stands.
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
        self._dice = np.random.default_rng()
        self.state_of_play: State
        self._prospects: list[float] = []

    def _make_observer(self) -> Observer:
        return Observer(ennead.game(self.game), self.players, self.options)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; equal seeds give equal games, and equal games after them."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        fresh = self._observer.game.new(self.players, self._dice.integers(SEEDS), self.options)
        self.state_of_play = fresh.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._prospects = prospects(self.state_of_play) if self.reward == DENSE else []
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Observation:
        return self._observer.observe(self.state_of_play, self._seats[agent])

    def step(self, action: SupportsIndex) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.state_of_play
        state.play(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        if self.reward == DENSE:
            before, self._prospects = self._prospects, prospects(state)
            gained = [now - then for now, then in zip(self._prospects, before, strict=True)]
            self.rewards = dict(zip(self.agents, gained, strict=True))
            self._accumulate_rewards()
        elif state.over:
            self.rewards = dict(zip(self.agents, results(state), strict=True))
            self._accumulate_rewards()
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()

    def _asked(self) -> str:
        """Whose answer is awaited; in secret questions the first who has not answered."""
        return self.possible_agents[self.state_of_play.to_move[0]]

    def render(self) -> str | None:
        """The table as the agent whose turn it is may see it."""
        if self.render_mode is None:
            return None
        return drawing(self.state_of_play, self._seats.get(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""

    def __getstate__(self) -> dict[str, Any]:
        """All but the observer, which follows from the rest."""
        return {name: value for name, value in self.__dict__.items() if name != "_observer"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._observer = self._make_observer()


def wrapped(table: Table) -> AECEnv:
    """With PettingZoo's usual guards: an illegal action loses, a step before reset is an error."""
    guarded = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    bounded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(bounded)
