"""One seat of a game as a Gymnasium environment; bots play the other seats.

import gymnasium, ennead.envs.gymnasium
env = gymnasium.make("ennead/Aton-v0", bots=["greedy"])

Importing this module registers every game that has features, also as `ennead/AtonSelfPlay-v0` for
`gymnasium.make_vec`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np

import ennead
from ennead import bots as bot_registry
from ennead.core.errors import BadOptions
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.envs.observations import Observation, Observer
from ennead.envs.registration import environment_version, learnable_games
from ennead.envs.rendering import RENDER_MODES, Frame, check_render_mode, render
from ennead.envs.reward import DENSE, SPARSE, check_reward, position_values, results

SEED_LIMIT = 2**63


class SeatEnv(gymnasium.Env[Observation, SupportsIndex]):
    """A learner's seat. An illegal action loses the game: reward -1, `info["illegal"]`.

    `bots` holds bot specs for `ennead.bots.make`: one for all other seats, or one for each. Bots
    see samples of what their seats may know, never the true state.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: Sequence[str] = ("greedy",),
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = SPARSE,
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward)
        check_render_mode(render_mode)
        self.game = ennead.game(game)
        self.options = dict(options or {})
        self._observer = Observer(self.game, players, self.options)
        self.players = self._observer.features.players
        if not 0 <= seat < self.players:
            raise BadOptions(f"there is no seat {seat}; expected 0 … {self.players - 1}")
        others = [other for other in range(self.players) if other != seat]
        specs = list(bots) * len(others) if len(bots) == 1 else list(bots)
        if len(specs) != len(others):
            raise BadOptions(f"bots must be 1 or {len(others)} names, not {len(specs)}")
        self.bots = dict(zip(others, specs, strict=True))
        for spec in specs:
            bot_registry.make(spec, self.game)
        self.seat = seat
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space: gymnasium.Space[Any] = self._observer.observation_space()
        self.action_space = self._observer.action_space()
        self._bots: dict[int, bot_registry.Bot] = {}
        self.state_of_play: State
        self._value = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        seeds = [int(self.np_random.integers(SEED_LIMIT)) for _ in range(self.players + 1)]
        self._sample_rng = Rng.of(seeds[self.seat])
        self._bots = {
            other: bot_registry.make(spec, self.game, seeds[other])
            for other, spec in self.bots.items()
        }
        self.state_of_play = self.game.new(self.players, seeds[-1], self.options).fork()
        self._play_bots()
        self._value = self._position_value()
        return self._observer.observe(self.state_of_play, self.seat), {}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.state_of_play
        chosen = self.game.actions.at(int(action))
        if chosen not in state.legal(self.seat):
            return self._observer.observe(state, self.seat), -1.0, True, False, {"illegal": True}
        state.play(self.seat, chosen)
        self._play_bots()
        if self.reward == DENSE:
            before, self._value = self._value, self._position_value()
            reward = self._value - before
        else:
            reward = results(state)[self.seat]
        return self._observer.observe(state, self.seat), reward, state.over, False, {}

    def _play_bots(self) -> None:
        """Let the bots play until the learner is to move or the game is over."""
        state = self.state_of_play
        while not state.over and self.seat not in state.to_move:
            other = state.to_move[0]
            bot = self._bots[other]
            state.play(other, bot_registry.ask(bot, state, other, self._sample_rng))

    def _position_value(self) -> float:
        return position_values(self.state_of_play)[self.seat] if self.reward == DENSE else 0.0

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask of legal actions, under the name that libraries with masked policies call."""
        return self._observer.mask(self.state_of_play, self.seat).astype(np.bool_)

    def render(self) -> Frame | None:
        """The table as the learner sees it."""
        return render(self.state_of_play, self.seat, self.render_mode)

    def __repr__(self) -> str:
        return f"<SeatEnv of {self.game.id}, seat {self.seat} of {self.players}>"


for _game in learnable_games():
    _version = environment_version(_game)
    gymnasium.register(
        id=f"ennead/{_game.id.capitalize()}-v{_version}",
        entry_point="ennead.envs.gymnasium:SeatEnv",
        kwargs={"game": _game.id},
    )
    gymnasium.register(
        id=f"ennead/{_game.id.capitalize()}SelfPlay-v{_version}",
        vector_entry_point="ennead.envs.vector:VectorEnv",
        kwargs={"game": _game.id},
    )
