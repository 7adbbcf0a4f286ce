"""OpenSpiel's own tools work on whole games: playthroughs, IS-MCTS and MCCFR."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import (
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    outcome_sampling_mccfr,
)

import ennead
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.envs.openspiel import resampler
from ennead.envs.reward import position_values

GAMES = ["aton", "tekhenu", "ankh"]
POSITIONS_TRIED = 300


class PositionEvaluator:
    """Evaluates a leaf by the game's own evaluation, so that whole games take seconds."""

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:
        return np.array(position_values(state.table))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions(state.current_player())
        return [(action, 1 / len(legal)) for action in legal]


def random_game(id: str, seed: int) -> State:
    rng = Rng.of(seed)
    state = ennead.game(id).new(seed=seed)
    while not state.over:
        options = state.legal(state.to_move[0])
        state.play(state.to_move[0], options[rng.below(len(options))])
    return state


def decisions_left(state: State) -> int | None:
    """The most decisions until the end, whatever is answered; None if there are too many lines."""
    waiting = [(state.fork(), 0)]
    most = tried = 0
    while waiting:
        position, depth = waiting.pop()
        tried += 1
        if tried > POSITIONS_TRIED:
            return None
        most = max(most, depth)
        for action in [] if position.over else position.legal(position.to_move[0]):
            after = position.fork()
            after.play(after.to_move[0], action)
            waiting.append((after, depth + 1))
    return most


def endings(id: str, count: int) -> list[State]:
    """Positions of random games with two to six decisions left."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        game = random_game(id, seed)
        assert game.history is not None
        for back in range(6, 1, -1):
            position = game.moment(game.history.moves - back)
            left = decisions_left(position)
            if left is not None and 2 <= left <= 6:
                found.append(position)
                break
        seed += 1
    return found


@pytest.mark.parametrize("id", GAMES)
def test_a_playthrough_shows_every_observer(id: str) -> None:
    text = generate_playthrough.playthrough(f"ennead_{id}", [], seed=1)
    for shown in ("InformationStateString(1)", "PublicObservationString()", "IsTerminal() = True"):
        assert shown in text
    assert 'PrivateObservationString(0) = "{' in text
    assert "InformationStateTensor(1).history" in text


@pytest.mark.parametrize("id", GAMES)
def test_is_mcts_plays_a_whole_game(id: str) -> None:
    game = pyspiel.load_game(f"ennead_{id}")
    bot = ismcts.ISMCTSBot(game, PositionEvaluator(), 1.5, 5, random_state=np.random.RandomState(2))
    bot.set_resampler(resampler(3))
    state = game.new_initial_state()
    dice = np.random.RandomState(3)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(bot.step(state))
    assert state.table.over


@pytest.mark.parametrize("id", GAMES)
def test_outcome_sampling_learns_from_whole_games(id: str) -> None:
    np.random.seed(1)
    game = pyspiel.load_game(f"ennead_{id}")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(state, state.current_player())
    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)


@pytest.mark.parametrize("id", GAMES)
def test_external_sampling_learns_from_the_last_decisions(id: str) -> None:
    np.random.seed(1)
    for position in endings(id, 2):
        params = {"position": ennead.format_position(position)}
        game = pyspiel.load_game(f"ennead_{id}", params)
        state = game.new_initial_state()
        assert state.table == position
        solver = external_sampling_mccfr.ExternalSamplingSolver(game)
        for _ in range(3):
            solver.iteration()
        policy = solver.average_policy().action_probabilities(state, state.current_player())
        assert sorted(policy) == state.legal_actions()
        assert str(pyspiel.load_game(str(game)).new_initial_state()) == str(state)


@pytest.mark.parametrize("id", GAMES)
def test_tensors_are_equal_exactly_where_information_states_are(id: str) -> None:
    game = pyspiel.load_game(f"ennead_{id}")
    dice = np.random.RandomState(5)
    state = game.new_initial_state()
    texts: dict[bytes, str] = {}
    for _ in range(60):
        if state.is_chance_node():
            state.apply_action(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        player = state.current_player()
        tensor = np.array(state.information_state_tensor(player), np.float32)
        assert tensor.shape == tuple(game.information_state_tensor_shape())
        observed = state.observation_tensor(player)
        assert tensor[: len(observed)].tolist() == pytest.approx(observed)
        text = state.information_state_string(player)
        assert texts.setdefault(tensor.tobytes(), text) == text
        state.apply_action(dice.choice(state.legal_actions()))
    assert len(set(texts.values())) == len(texts)
