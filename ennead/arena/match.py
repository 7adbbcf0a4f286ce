"""One game between bots, from its configuration to its result; runs in any process."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from typing import Any

import ennead
from ennead import bots
from ennead.arena.statistics import result_shares
from ennead.bots.fallback import BotWithFallback
from ennead.core.rng import Rng


@dataclass(frozen=True)
class MatchConfig:
    """Everything that determines a game: equal configurations play equal games."""

    number: int
    game: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    seconds: float = 10.0
    """The time limit for an external program's answer."""


@dataclass(frozen=True)
class MatchResult:
    """The outcome of a game; `record` is the whole game as text."""

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
    failures: tuple[str, ...]
    record: str

    def json(self) -> dict[str, Any]:
        return asdict(self)


def play_match(config: MatchConfig) -> MatchResult:
    """Play a game to its end."""
    game = ennead.game(config.game)
    state = game.new(len(config.seats), config.seed, config.options)
    players = [
        BotWithFallback(spec, game, bots.seed_for(config.seed, seat), config.seconds)
        for seat, spec in enumerate(config.seats)
    ]
    sample_key = blake2b(f"samples of game {config.seed}".encode(), digest_size=16).digest()
    rng = Rng(sample_key)
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
    return MatchResult(
        number=config.number,
        game=config.game,
        seats=config.seats,
        seed=config.seed,
        scores=tuple(state.scores),
        ranking=tuple(state.ranking),
        shares=tuple(result_shares(state.ranking)),
        moves=moves,
        pages=state.page,
        seconds=tuple(round(spent, 3) for spent in seconds),
        failures=tuple(
            f"seat {seat}: {failure}; a greedy bot played this turn"
            for seat, player in enumerate(players)
            for failure in player.failures
        ),
        record=str(state.record(whole=True, names=list(config.seats))),
    )
