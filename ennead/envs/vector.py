"""VectorEnv: many games stepped together, in one process or in several."""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from itertools import pairwise
from operator import index
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

import ennead
from ennead.core.errors import BadOptions, IllegalAction, NotToMove
from ennead.core.features import Features
from ennead.core.game import Game
from ennead.core.state import State
from ennead.envs.batch import Batch
from ennead.envs.buffers import Buffers, Widths, block_size
from ennead.envs.observations import Observation, Observer
from ennead.envs.reward import SPARSE
from ennead.envs.worker import Share, Worker, shared_block, stop_all

Step = tuple[
    Observation,
    npt.NDArray[np.float32],
    npt.NDArray[np.bool_],
    npt.NDArray[np.bool_],
    dict[str, Any],
]

OWN_WEIGHT = 0.6
"""The main process's share of the games; it also checks actions and scales observations."""


def _split(count: int, processes: int) -> list[int]:
    """Where the games of each process begin, and the end."""
    if processes == 1:
        return [0, count]
    workers = processes - 1
    own = max(1, min(round(count * OWN_WEIGHT / (workers + OWN_WEIGHT)), count - workers))
    return [0, *[own + (count - own) * worker // workers for worker in range(processes)]]


class VectorEnv(gymnasium.vector.VectorEnv[Observation, npt.ArrayLike, npt.NDArray[Any]]):
    """`num_envs` games in self-play: each step answers one question in every game.

    Observation and mask belong to the seat to move, `infos["seat"]`. The reward is that of the
    seat that has just acted; `infos["rewards"]` has those of all seats. A game that ends is
    replaced in the same step, and `infos["final_obs"]` is what the seat that ended it sees.

    With `processes`, that many processes share the games, this one included.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str | Game,
        num_envs: SupportsIndex = 64,
        players: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = SPARSE,
        processes: SupportsIndex = 1,
    ) -> None:
        self.game = ennead.game(game) if isinstance(game, str) else game
        self.num_envs = count = index(num_envs)
        self._processes = parts = index(processes)
        if not 1 <= parts <= count:
            raise BadOptions(f"processes must be from 1 to {count}, the number of games")
        observer = Observer(self.game, None if players is None else index(players), options)
        self.features: Features = observer.features
        self.players = self.features.players
        self.single_observation_space: gymnasium.spaces.Dict = observer.observation_space()
        self.single_action_space = observer.action_space()
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

        widths = Widths(self.players, self.features.size, observer.actions)
        size = block_size(count, widths)
        block = shared_block(size) if parts > 1 else np.zeros(size, np.uint8)
        buffers = Buffers.inside(np.frombuffer(block, np.uint8).data, count, widths)
        bounds = _split(count, parts)
        self._batch = Batch(self.game, self.players, options, reward, buffers.part(0, bounds[1]))
        self._workers: list[Worker] = []
        self._finalizer = weakref.finalize(self, stop_all, self._workers)
        for first, end in pairwise(bounds[1:]):
            share = Share(
                self.game.package,
                self.players,
                options or {},
                reward,
                widths.size,
                count,
                first,
                end,
            )
            self._workers.append(Worker(share, block))

        self._scales = observer.scales
        self._rows = np.asarray(buffers.rows).reshape(count, -1)
        self._last_rows = np.asarray(buffers.last_rows).reshape(count, -1)
        self._masks = np.asarray(buffers.masks).view(np.int8).reshape(count, -1)
        self._seats = np.asarray(buffers.seats)
        self._dones = np.asarray(buffers.dones).view(np.bool_)
        self._rewards = np.asarray(buffers.rewards).reshape(count, -1)
        self._actions = np.asarray(buffers.actions)
        self._every = np.arange(count)

    @property
    def states(self) -> list[State]:
        """The games, for bots that play against learners; only in a single process."""
        if self._processes > 1:
            raise BadOptions("the games are in several processes; use processes=1 to reach them")
        return self._batch.states

    def reset(
        self,
        *,
        seed: SupportsIndex | Sequence[SupportsIndex | None] | None = None,
        options: Mapping[str, Any] | None = None,
        out: Observation | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Start new games: other ones each time, or those of a seed.

        Game i gets seed + i, or its own from a list. `options={"reset_mask": …}` resets only the
        games where the mask is true. `out` works as in `step`.
        """
        self._check_open()
        chosen = self._chosen(options)
        seeds = self._seeds(seed)
        self._check_out(out)
        try:
            for worker in self._workers:
                first, end = worker.share.first, worker.share.end
                mine = [i - first for i in chosen if first <= i < end]
                worker.start_reset(seeds[first:end], mine)
            here = self._batch.buffers.count
            self._batch.reset(seeds[:here], [i for i in chosen if i < here])
            self._finish()
        except BaseException:
            self.close()
            raise
        return self._observation(out), self._infos()

    def step(self, actions: npt.ArrayLike, out: Observation | None = None) -> Step:
        """Play one action in every game.

        If an action is illegal, `IllegalAction` says which in which game, and no game is changed.
        Observations are new arrays, or those of `out`, a dictionary like the observation: then they
        are written straight into it.
        """
        self._check_open()
        if not self._batch.states:
            raise NotToMove("there are no games in progress; call reset() to start them")
        self._check_out(out)
        self._actions[:] = self._legal(actions)
        acted = self._seats.copy()
        try:
            for worker in self._workers:
                worker.start_step()
            self._batch.step()
            self._finish()
        except BaseException:  # the processes are not at the same step any more
            self.close()
            raise
        infos = self._infos()
        if self._dones.any():
            self._add_finals(infos, acted)
        return (
            self._observation(out),
            self._rewards[self._every, acted],
            self._dones.copy(),
            np.zeros(self.num_envs, np.bool_),
            infos,
        )

    def close_extras(self, **kwargs: Any) -> None:
        """End the worker processes."""
        self._finalizer()

    def __repr__(self) -> str:
        processes = f"{self._processes} process{'es' if self._processes > 1 else ''}"
        return f"<VectorEnv of {self.num_envs} games of {self.game.id} in {processes}>"

    def _finish(self) -> None:
        for worker in self._workers:
            worker.finish()

    def _check_open(self) -> None:
        if self.closed:
            raise NotToMove("the environment is closed; create another one")

    def _chosen(self, options: Mapping[str, Any] | None) -> list[int]:
        """The games to reset."""
        if not options:
            return list(range(self.num_envs))
        if set(options) != {"reset_mask"}:
            raise BadOptions(f"the options of a reset are 'reset_mask', not {sorted(options)}")
        mask = np.asarray(options["reset_mask"])
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
            raise BadOptions(
                f"reset_mask must be {self.num_envs} booleans, at least one of them true"
            )
        if not self._batch.states:
            raise NotToMove("there are no games in progress; reset all games first")
        return [int(i) for i in np.flatnonzero(mask)]

    def _seeds(
        self, seed: SupportsIndex | Sequence[SupportsIndex | None] | None
    ) -> list[int | None]:
        """The seed of each game; None continues its random stream."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, SupportsIndex):
            first = index(seed)
            super().reset(seed=first)
            return [first + i for i in range(self.num_envs)]
        seeds = [None if one is None else index(one) for one in seed]
        if len(seeds) != self.num_envs:
            raise BadOptions(f"{self.num_envs} games need {self.num_envs} seeds, not {len(seeds)}")
        return seeds

    def _legal(self, actions: npt.ArrayLike) -> npt.NDArray[np.integer[Any]]:
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or numbers.dtype.kind not in "iu":
            raise IllegalAction(
                f"{self.num_envs} games need {self.num_envs} whole numbers as actions, "
                f"not {numbers.dtype} of shape {numbers.shape}"
            )
        known = (numbers >= 0) & (numbers < self._masks.shape[1])
        legal = self._masks[self._every, np.where(known, numbers, 0)] * known
        if not legal.all():
            i = int(legal.argmin())
            number = int(numbers[i])
            if not known[i]:
                raise IllegalAction(f"no action has number {number} in game {i}")
            action = self.game.actions.at(number)
            raise IllegalAction(f"'{action}' (number {number}) is not legal now in game {i}")
        return numbers

    def _check_out(self, out: Observation | None) -> None:
        if out is None:
            return
        for name, space in self.single_observation_space.spaces.items():
            wanted = (self.num_envs, *(space.shape or ()))
            found = out.get(name)
            if found is None or found.shape != wanted:
                raise BadOptions(f"out[{name!r}] must be an array of shape {wanted}")
            kind = np.dtype(space.dtype)
            if not np.can_cast(kind, found.dtype, "same_kind"):
                raise BadOptions(f"out[{name!r}] must hold {kind}, not {found.dtype}")

    def _observation(self, out: Observation | None) -> Observation:
        if out is None:
            return {
                "observation": self._rows * self._scales,
                "action_mask": self._masks.copy(),
            }
        np.multiply(self._rows, self._scales, out=out["observation"])
        np.copyto(out["action_mask"], self._masks)
        return out

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "seat": self._seats.astype(np.int64),
            "_seat": everywhere,
            "rewards": self._rewards.copy(),
            "_rewards": everywhere.copy(),
        }

    def _add_finals(self, infos: dict[str, Any], acted: npt.NDArray[np.uint8]) -> None:
        """What the games that have just ended would have returned without the new game."""
        for i in np.flatnonzero(self._dones):
            seen = {
                "observation": self._last_rows[i] * self._scales,
                "action_mask": np.zeros_like(self._masks[i]),
            }
            info = {"seat": int(acted[i]), "rewards": self._rewards[i].copy()}
            self._add_info(infos, {"final_obs": seen, "final_info": info}, int(i))
