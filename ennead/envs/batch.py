"""Many games stepped together in one process, in plain Python that is compiled with the engine."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from ennead.core.errors import IllegalAction
from ennead.core.features import Features
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.row import Memory
from ennead.core.state import State
from ennead.envs.reward import DENSE, check_reward, prospects, results

OVER: Final = -1


def legal_mask(state: State, seat: int, actions: int) -> bytearray:
    """A 1 for each action that a seat can answer with now."""
    mask = bytearray(actions)
    for at, choice in enumerate(state.open):
        if choice.seat == seat:
            for action in state.offers[at]:
                mask[action.index] = 1
            break
    return mask


def look(
    features: Features, state: State, seat: int, actions: int, memory: Memory
) -> tuple[bytes, bytearray]:
    """The features that a seat sees, and its legal actions."""
    return features.row(state, seat, memory), legal_mask(state, seat, actions)


def answer(state: State, seat: int, number: int) -> int:
    """Let a seat answer with the action of this number; who is asked next, or OVER."""
    state.play(seat, state.setting.card.actions.at(number))
    return OVER if state.over else state.open[0].seat


class Batch:
    """Games that wait for one answer each; a finished one is followed by a new one at once.

    All that is known of them lies in long buffers, game after game: `rows` (the features of the
    seat that is asked), `masks` (a 1 for each legal action), `seats` (who is asked), `rewards`
    (of all seats, for the last step) and `dones` (1 if that step ended a game).
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
        self._memories = [self.features.memory() for _ in range(count)]
        self._rng = Rng.of(seed)
        self._nothing = bytes(self.actions)
        self._before: list[list[float]] = []
        self.reset()

    def reset(self) -> None:
        """Begin all games anew."""
        self.states = [self._new() for _ in range(self.count)]
        self._before = [self._prospects(state) for state in self.states]
        for i in range(self.count):
            self.dones[i] = 0
            self._look(i)
        self._clear_rewards()

    def step(self, actions: Sequence[int]) -> None:
        """Let the seat that is asked in each game answer with the action of this number."""
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
                self.states[i] = state = self._new()
                self._before[i] = self._prospects(state)
            self._look(i)

    def _new(self) -> State:
        """A game without a past: nothing is undone here and nobody reads its log."""
        return self.game.new(self.players, self._rng.fresh_key(), self.options).copy()

    def _look(self, i: int) -> None:
        state = self.states[i]
        seat = state.open[0].seat
        self.seats[i] = seat
        self.features.write(state, seat, self.rows, i * self.size, self._memories[i])
        masks = self.masks
        at = i * self.actions
        masks[at : at + self.actions] = self._nothing
        for action in state.offers[0]:
            masks[at + action.index] = 1

    def _prospects(self, state: State) -> list[float]:
        return prospects(state) if self.dense else []

    def _reward(self, i: int, state: State) -> None:
        at = i * self.players
        if self.dense:
            before = self._before[i]
            now = prospects(state)
            self._before[i] = now
            for seat in range(self.players):
                self.rewards[at + seat] = now[seat] - before[seat]
        else:
            for seat, result in enumerate(results(state)):
                self.rewards[at + seat] = result

    def _clear_rewards(self) -> None:
        for i in range(len(self.rewards)):
            self.rewards[i] = 0.0
