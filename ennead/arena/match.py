"""One game between bots, from its terms to its result; runs in any process."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from typing import Any

import ennead
from ennead import bots
from ennead.arena.shares import shares
from ennead.bots.standin import StandIn
from ennead.core.rng import Rng


@dataclass(frozen=True)
class Terms:
    """What a game is played by. Equal terms with equal bots make equal games."""

    number: int
    game: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    seconds: float = 10.0
    """What a program of somebody else has for an answer."""


@dataclass(frozen=True)
class Result:
    """What came of it; `record` is the whole game as text."""

    number: int
    game: str
    seats: tuple[str, ...]
    seed: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    shares: tuple[float, ...]
    moves: int
    pages: int
    seconds: tuple[float, ...]
    troubles: tuple[str, ...]
    record: str

    def json(self) -> dict[str, Any]:
        return asdict(self)


def play(terms: Terms) -> Result:
    """Play a game to its end."""
    game = ennead.game(terms.game)
    state = game.new(len(terms.seats), terms.seed, terms.options)
    players = [
        StandIn(spec, game, bots.seed_for(terms.seed, seat), terms.seconds)
        for seat, spec in enumerate(terms.seats)
    ]
    dice = blake2b(f"samples of game {terms.seed}".encode(), digest_size=16).digest()
    rng = Rng(dice)
    seconds = [0.0] * len(players)
    moves = 0
    try:
        while not state.over:
            seat = state.to_move[0]
            start = time.perf_counter()
            action = players[seat].answer(state, seat, rng)
            seconds[seat] += time.perf_counter() - start
            state.play(seat, action)
            moves += 1
    finally:
        for player in players:
            player.close()
    return Result(
        number=terms.number,
        game=terms.game,
        seats=terms.seats,
        seed=terms.seed,
        scores=tuple(state.scores),
        ranking=tuple(state.ranking),
        shares=tuple(shares(state.ranking)),
        moves=moves,
        pages=state.page,
        seconds=tuple(round(spent, 3) for spent in seconds),
        troubles=tuple(
            f"seat {seat}: {trouble}; a stand-in played this turn"
            for seat, player in enumerate(players)
            for trouble in player.troubles
        ),
        record=str(state.record(whole=True, names=list(terms.seats))),
    )
