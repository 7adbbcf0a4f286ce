"""The parallel environment: all seats that are asked answer in the same step."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

from pettingzoo import ParallelEnv

from ennead.core.action import Action
from ennead.core.errors import BadNotation, NotToMove
from ennead.envs.observations import Observation
from ennead.envs.pettingzoo.table import ILLEGAL_ACTION_REWARD, GameTable
from ennead.envs.rendering import Frame, render

Seen = dict[str, Observation]
Infos = dict[str, dict[str, Any]]


class ParallelGameEnv(GameTable, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Simultaneous questions are answered in one step; other steps concern one agent only.

    The mask of an agent that is not asked is empty, and its action is ignored. It can be left out.
    An illegal action ends the game: the agent gets -1, the others 0.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Infos]:
        """Start a new game. A seed determines this game and those after later resets."""
        self._start_game(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Answer all open questions. If an answer is missing, none is given."""
        if not self.agents:
            raise NotToMove("there is no game in progress; call reset() to start one")
        state = self.state_of_play
        answers = self._answers(actions)
        losers = [seat for seat, action in answers if action not in state.legal(seat)]
        if losers:
            rewards = dict.fromkeys(self.agents, 0.0)
            rewards |= {self.possible_agents[seat]: ILLEGAL_ACTION_REWARD for seat in losers}
        else:
            for seat, action in answers:
                state.play(seat, action)
            rewards = self._rewards_now()
        over = state.over or bool(losers)
        if over:
            self.agents = []
        terminations = dict.fromkeys(self.possible_agents, over)
        truncations = dict.fromkeys(self.possible_agents, False)
        return self._observations(), rewards, terminations, truncations, self._infos()

    def render(self) -> Frame | None:
        """The table as a spectator sees it."""
        return render(self.state_of_play, None, self.render_mode)

    def _answers(self, actions: Mapping[str, SupportsIndex]) -> list[tuple[int, Action]]:
        """The answers of the seats that are asked."""
        answers = []
        for seat in self.state_of_play.to_move:
            agent = self.possible_agents[seat]
            if actions.get(agent) is None:
                raise BadNotation(f"{agent} is asked and must act")
            answers.append((seat, self._observer.game.actions.at(index(actions[agent]))))
        return answers

    def _observations(self) -> Seen:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def _infos(self) -> Infos:
        return {agent: {} for agent in self.possible_agents}
