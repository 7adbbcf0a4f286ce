"""Many games stepped together in one process, in plain Python compiled with the engine."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from ennead.core.feature_row import FeatureCache
from ennead.core.features import Features
from ennead.core.game import SEED_BYTES, Game
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.envs.buffers import NUMBER_BYTES, Buffers
from ennead.envs.reward import DENSE, check_reward, position_values, results

OVER: Final = -1


def legal_mask(state: State, seat: int, actions: int) -> bytearray:
    """A mask over all actions: 1 for each action the seat may answer with now."""
    mask = bytearray(actions)
    for at, choice in enumerate(state.open):
        if choice.seat == seat:
            for action in state.offers[at]:
                mask[action.index] = 1
            break
    return mask


def observe(
    features: Features, state: State, seat: int, actions: int, cache: FeatureCache
) -> tuple[bytes, bytearray]:
    """A seat's features, and the mask of its legal actions."""
    return features.row(state, seat, cache), legal_mask(state, seat, actions)


def answer(state: State, seat: int, number: int) -> int:
    """Play the action with this number for a seat. Returns the next seat to answer, or OVER."""
    state.play(seat, state.config.spec.actions.at(number))
    return OVER if state.over else state.open[0].seat


class Batch:
    """Games that each wait for one answer; a new game replaces a finished one immediately.

    Every game has its own random stream, from which its dice and those of the games after it come.
    So a game does not depend on the others in its batch.
    """

    def __init__(
        self,
        game: Game,
        players: int | None,
        options: Mapping[str, object] | None,
        reward: str,
        buffers: Buffers,
    ) -> None:
        check_reward(reward)
        self.game = game
        self.options = dict(options) if options is not None else {}
        self.features = game.features(players, self.options)
        self.players = self.features.players
        self.dense = reward == DENSE
        self.buffers = buffers
        self.states: list[State] = []
        """The games; empty before the first reset."""
        count = buffers.count
        self._caches = [self.features.new_cache() for _ in range(count)]
        self._rngs = [Rng(secrets.token_bytes(SEED_BYTES)) for _ in range(count)]
        self._values: list[list[float]] = [[] for _ in range(count)]
        """For dense rewards: each game's position values at the last step."""
        self._empty_mask = bytes(buffers.widths.actions)
        self._no_rewards = memoryview(bytes(NUMBER_BYTES * len(buffers.rewards))).cast("f")

    def reset(self, seeds: Sequence[int | None], chosen: Sequence[int]) -> None:
        """Start the chosen games anew. A seed determines a game and those that follow it."""
        for i in chosen:
            seed = seeds[i]
            if seed is not None:
                self._rngs[i] = Rng.of(seed)
        if not self.states:
            self.states = [self._new_game(i) for i in range(self.buffers.count)]
        else:
            for i in chosen:
                self.states[i] = self._new_game(i)
        for i in chosen:
            self.buffers.dones[i] = 0
            self._begin(i)
        self._clear_rewards()

    def step(self) -> None:
        """Play the action with the number in `actions` for the seat to move in each game.

        All of them must be legal.
        """
        self._clear_rewards()
        vocabulary = self.game.actions.all
        buffers = self.buffers
        for i in range(buffers.count):
            state = self.states[i]
            seat: int = buffers.seats[i]
            state.play(seat, vocabulary[buffers.actions[i]])
            over = state.over
            if self.dense or over:
                self._reward(i, state)
            if over:
                buffers.dones[i] = 1
                size = self.features.size
                self.features.write(state, seat, buffers.last_rows, i * size, self._caches[i])
                self.states[i] = self._new_game(i)
                self._begin(i)
            else:
                buffers.dones[i] = 0
                self._observe(i)

    def _new_game(self, i: int) -> State:
        """A game without a log: nothing is undone here and nobody reads its events."""
        return self.game.new(self.players, self._rngs[i].fresh_key(), self.options).fork()

    def _begin(self, i: int) -> None:
        if self.dense:
            self._values[i] = position_values(self.states[i])
        self._observe(i)

    def _observe(self, i: int) -> None:
        buffers = self.buffers
        state = self.states[i]
        seat = state.open[0].seat
        buffers.seats[i] = seat
        self.features.write(state, seat, buffers.rows, i * self.features.size, self._caches[i])
        mask = bytearray(self._empty_mask)
        for action in state.offers[0]:
            mask[action.index] = 1
        at = i * len(mask)
        buffers.masks[at : at + len(mask)] = mask

    def _reward(self, i: int, state: State) -> None:
        rewards = self.buffers.rewards
        at = i * self.players
        if self.dense:
            before = self._values[i]
            now = position_values(state)
            self._values[i] = now
            for seat in range(self.players):
                rewards[at + seat] = now[seat] - before[seat]
        else:
            for seat, result in enumerate(results(state)):
                rewards[at + seat] = result

    def _clear_rewards(self) -> None:
        self.buffers.rewards[:] = self._no_rewards
