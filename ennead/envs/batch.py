"""Many games stepped together in one process, in plain Python compiled with the engine."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from ennead.core.errors import IllegalAction
from ennead.core.feature_row import FeatureCache
from ennead.core.features import Features
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State
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

    The buffers hold one entry per game: `rows` (the features of the seat to move), `masks` (1 for
    each legal action), `seats` (the seat to move), `rewards` (of all seats, for the last step) and
    `dones` (1 if that step ended the game).
    """

    def __init__(
        self,
        game: Game,
        count: int,
        players: int | None,
        options: Mapping[str, object] | None,
        reward: str,
        seed: int,
    ) -> None:
        check_reward(reward)
        self.game = game
        self.count = count
        self.options = dict(options) if options is not None else {}
        self.features = game.features(players, self.options)
        self.players = self.features.players
        self.size = self.features.size
        self.actions = len(game.actions)
        self.dense = reward == DENSE
        self.rows = bytearray(count * self.size)
        self.masks = bytearray(count * self.actions)
        self.seats = bytearray(count)
        self.dones = bytearray(count)
        self.rewards = array("f", bytes(4 * count * self.players))
        self.states: list[State] = []
        self._caches = [self.features.new_cache() for _ in range(count)]
        self._rng = Rng.of(seed)
        self._empty_mask = bytes(self.actions)
        self._values: list[list[float]] = []
        """For dense rewards: each game's position values at the last step."""
        self.reset()

    def reset(self) -> None:
        """Start new games."""
        self.states = [self._new_game() for _ in range(self.count)]
        self._values = [self._position_values(state) for state in self.states]
        for i in range(self.count):
            self.dones[i] = 0
            self._observe(i)
        self._clear_rewards()

    def step(self, actions: Sequence[int]) -> None:
        """Play one action, given by its number, for the seat to move in each game."""
        if len(actions) != self.count:
            raise IllegalAction(f"{self.count} games need {self.count} actions, not {len(actions)}")
        self._clear_rewards()
        vocabulary = self.game.actions.all
        for i in range(self.count):
            state = self.states[i]
            number = actions[i]
            if not 0 <= number < self.actions:
                raise IllegalAction(f"no action has number {number} in game {i}")
            state.play(self.seats[i], vocabulary[number])
            if self.dense or state.over:
                self._reward(i, state)
            self.dones[i] = 1 if state.over else 0
            if state.over:
                self.states[i] = state = self._new_game()
                self._values[i] = self._position_values(state)
            self._observe(i)

    def _new_game(self) -> State:
        """A game without a log: nothing is undone here and nobody reads its events."""
        return self.game.new(self.players, self._rng.fresh_key(), self.options).fork()

    def _observe(self, i: int) -> None:
        state = self.states[i]
        seat = state.open[0].seat
        self.seats[i] = seat
        self.features.write(state, seat, self.rows, i * self.size, self._caches[i])
        masks = self.masks
        at = i * self.actions
        masks[at : at + self.actions] = self._empty_mask
        for action in state.offers[0]:
            masks[at + action.index] = 1

    def _position_values(self, state: State) -> list[float]:
        return position_values(state) if self.dense else []

    def _reward(self, i: int, state: State) -> None:
        at = i * self.players
        if self.dense:
            before = self._values[i]
            now = position_values(state)
            self._values[i] = now
            for seat in range(self.players):
                self.rewards[at + seat] = now[seat] - before[seat]
        else:
            for seat, result in enumerate(results(state)):
                self.rewards[at + seat] = result

    def _clear_rewards(self) -> None:
        for i in range(len(self.rewards)):
            self.rewards[i] = 0.0
