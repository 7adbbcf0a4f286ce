"""Moments of any game, found by random play: a full board for each kind of question."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import ennead
from ennead.core.state import State
from support.clients import Json

GAMES_EACH = 12
"""Random games in which to look for all kinds of questions."""
RESULT = "result"


@dataclass
class Moment:
    """A position and the seat that looks at it."""

    name: str
    position: Json
    seat: int
    players: int


def moments(game_id: str, players: int) -> dict[str, Moment]:
    """For each kind of question the last time it was asked, and the last question of a game."""
    game = ennead.game(game_id)
    found: dict[str, Moment] = {}
    for seed in range(1, GAMES_EACH + 1):
        state = game.new(players, seed)
        for seat in _random_moves(state, random.Random(seed)):
            asked = {question["seat"]: question for question in state.questions()}
            kind = str(asked[seat]["question"])
            found[kind] = Moment(kind, state.dump(), seat, players)
        found[RESULT] = Moment(RESULT, found[kind].position, seat, players)
    return found


def _random_moves(state: State, rng: random.Random) -> Iterator[int]:
    """Play to the end; yield the seat to move before each of its moves."""
    while not state.over:
        seat = state.to_move[0]
        yield seat
        state.play(seat, rng.choice(state.legal(seat)))
