"""One seat of a game as a Gymnasium environment; bots play the others.

import gymnasium, ennead.envs.gymnasium
env = gymnasium.make("ennead/Aton-v0", bots=["greedy"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np

import ennead
from ennead import bots as house_bots
from ennead.core.errors import BadOptions
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.envs.observe import Observation, Observer, drawing
from ennead.envs.reward import DENSE, SPARSE, check_reward, prospects, results

SEEDS = 2**63


class Seat(gymnasium.Env[Observation, SupportsIndex]):
    """A learner's seat. An illegal action loses the game: reward -1, `info["illegal"]`.

    `bots` are specs as `ennead.bots.make` knows them, one for all other seats or one for each;
    they get samples of what their seats may know, never the truth.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str = "aton",
        seat: int = 0,
        bots: Sequence[str] = ("greedy",),
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = SPARSE,
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward)
        if render_mode not in (None, "ansi"):
            raise BadOptions(f"render_mode cannot be {render_mode!r}; expected 'ansi' or None")
        self.game = ennead.game(game)
        self.options = dict(options or {})
        self._observer = Observer(self.game, players, self.options)
        self.players = self._observer.features.players
        if not 0 <= seat < self.players:
            raise BadOptions(f"there is no seat {seat}; expected 0 … {self.players - 1}")
        others = [other for other in range(self.players) if other != seat]
        specs = list(bots) * len(others) if len(bots) == 1 else list(bots)
        if len(specs) != len(others):
            raise BadOptions(f"bots must be one or {len(others)} names, not {len(specs)}")
        self.bots = dict(zip(others, specs, strict=True))
        for spec in specs:
            house_bots.make(spec, self.game)
        self.seat = seat
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space: gymnasium.Space[Any] = self._observer.observation_space()
        self.action_space = self._observer.action_space()
        self._seated: dict[int, house_bots.Bot] = {}
        self.state_of_play: State
        self._prospect = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        seeds = [int(self.np_random.integers(SEEDS)) for _ in range(self.players + 1)]
        self._samples = Rng.of(seeds[self.seat])
        self._seated = {
            other: house_bots.make(spec, self.game, seeds[other])
            for other, spec in self.bots.items()
        }
        self.state_of_play = self.game.new(self.players, seeds[-1], self.options).copy()
        self._let_others_play()
        self._prospect = self._look_ahead()
        return self._observer.observe(self.state_of_play, self.seat), {}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.state_of_play
        chosen = self.game.actions.at(int(action))
        if chosen not in state.legal(self.seat):
            return self._observer.observe(state, self.seat), -1.0, True, False, {"illegal": True}
        state.play(self.seat, chosen)
        self._let_others_play()
        if self.reward == DENSE:
            before, self._prospect = self._prospect, self._look_ahead()
            gained = self._prospect - before
        else:
            gained = results(state)[self.seat]
        return self._observer.observe(state, self.seat), gained, state.over, False, {}

    def _let_others_play(self) -> None:
        """Until the learner is asked or the game is over; secret answers stay secret."""
        state = self.state_of_play
        while not state.over and self.seat not in state.to_move:
            other = state.to_move[0]
            bot = self._seated[other]
            state.play(other, house_bots.ask(bot, state, other, self._samples))

    def _look_ahead(self) -> float:
        return prospects(self.state_of_play)[self.seat] if self.reward == DENSE else 0.0

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions, as libraries with masked policies ask for them."""
        return self._observer.mask(self.state_of_play, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner may see it."""
        return None if self.render_mode is None else drawing(self.state_of_play, self.seat)


for _game in ("aton", "tekhenu", "ankh"):
    gymnasium.register(
        id=f"ennead/{_game.capitalize()}-v0",
        entry_point="ennead.envs.gymnasium:Seat",
        kwargs={"game": _game},
    )
