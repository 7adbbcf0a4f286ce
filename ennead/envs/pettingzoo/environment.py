"""The sequential (AEC) environment that every game shares; it contains no rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import index
from typing import Any, SupportsIndex

from pettingzoo import AECEnv

from ennead.core.errors import BadNotation, IllegalAction, NotToMove
from ennead.envs.batch import OVER, answer
from ennead.envs.pettingzoo.parallel import ParallelGameEnv
from ennead.envs.pettingzoo.table import ILLEGAL_ACTION_REWARD, GameTable
from ennead.envs.rendering import Frame, render
from ennead.envs.reward import DENSE, SPARSE


class GameEnv(GameTable, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Seats that answer simultaneously in secret answer one after the other.

    Later ones don't see earlier answers.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. A seed determines this game and those after later resets."""
        self._start_game(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_play.to_move[0]]

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
            self.rewards = self._rewards_now()
            self._accumulate_rewards()
        if next_seat == OVER:
            self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> Frame | None:
        """The table as the agent to move sees it."""
        seat = self._seats.get(self.agent_selection)
        return render(self.state_of_play, seat, self.render_mode)


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
) -> tuple[Callable[..., GuardedGameEnv], Callable[..., GameEnv], Callable[..., ParallelGameEnv]]:
    """A game's `env`, `raw_env` and `parallel_env` functions, as PettingZoo's modules have them."""

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

    def parallel_env(
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = SPARSE,
        render_mode: str | None = None,
    ) -> ParallelGameEnv:
        """The environment in which simultaneous questions are answered together."""
        return ParallelGameEnv(game, version, players, options, reward, render_mode)

    return env, raw_env, parallel_env
