"""Measure the speed of this installation: random games on one core.

`make bench` compares the engine with other projects.
"""

from __future__ import annotations

import importlib
import itertools
import random
import time
from collections.abc import Callable
from typing import Final

from ennead.core.game import Game
from ennead.core.state import State

POSITIONS: Final = 64


def measure(game: Game, seconds: float) -> dict[str, float]:
    """Games, decisions, copies and views per second; each measurement gets a third of the time."""
    third = seconds / 3
    games = decisions = 0
    start = now = time.perf_counter()
    while now - start < third:
        decisions += _play(game.new(seed=games).fork(), random.Random(games))
        games += 1
        now = time.perf_counter()
    spent = now - start
    states = _positions(game)
    copies = _rate(third, states, lambda state: state.fork())
    views = _rate(third, states, lambda state: state.view(0))
    return {
        "games": games / spent,
        "decisions": decisions / spent,
        "copies": copies,
        "views": views,
    }


def is_compiled() -> bool:
    """Whether the core was compiled with mypyc."""
    file = importlib.import_module("ennead.core.state").__file__ or ""
    return not file.endswith(".py")


def _play(state: State, dice: random.Random, most: float = float("inf")) -> int:
    """Play at random; return the number of answers that had an alternative."""
    decisions = 0
    while not state.over and decisions < most:
        seat = state.to_move[0]
        options = state.legal(seat)
        decisions += len(options) > 1
        state.play(seat, options[int(dice.random() * len(options))])
    return decisions


def _positions(game: Game) -> list[State]:
    """Positions from the start of a game to its later stages."""
    states = []
    for number in range(POSITIONS):
        state = game.new(seed=number).fork()
        _play(state, random.Random(number), most=number)
        states.append(state)
    return states


def _rate(seconds: float, states: list[State], do: Callable[[State], object]) -> float:
    done = 0
    start = time.perf_counter()
    for state in itertools.cycle(states):
        do(state)
        done += 1
        if done % 16 == 0 and time.perf_counter() - start >= seconds:
            break
    return done / (time.perf_counter() - start)
