"""Levels for people: from one who overlooks much to one who thinks ahead."""

from __future__ import annotations

from typing import Final

from ennead.bots.bot import Bot
from ennead.bots.greedy import Greedy
from ennead.bots.mcts import Budget, Mcts
from ennead.bots.search import Plan
from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

LEVELS: Final = ["beginner", "easy", "medium", "hard"]
NOTICED: Final = 3
"""How many of the options a beginner notices."""
MEDIUM: Final = 32
HARD: Final = 60
"""Iterations for a question."""
MEDIUM_SECONDS: Final = 1.0
HARD_SECONDS: Final = 5.0
"""The most that a whole turn takes, however slow the machine."""


class Beginner(Greedy):
    """Takes the best of a few options it happens to notice, and answers in secret at random."""

    name = "beginner"

    def choose(self, state: State, seat: int) -> Action:
        options = state.legal(seat)
        noticed = [options[self.rng.below(len(options))] for _ in range(NOTICED)]
        if state.together is not None:
            return noticed[0]
        return noticed[self.pick([self.value_after(state, seat, option) for option in noticed])]


class Easy(Greedy):
    """Always takes what looks best right now."""

    name = "easy"


class Medium(Mcts):
    """Thinks its turn through, briefly, and judges positions as `easy` does."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng, Budget(MEDIUM, MEDIUM_SECONDS), Plan())
        self.looks = game.evaluate
        self.name = "medium"


class Hard(Mcts):
    """Thinks longer, and knows from many games what a position leads to."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng, Budget(HARD, HARD_SECONDS), Plan())
        self.name = "hard"


def level(name: str, game: Game, rng: Rng) -> Bot:
    if name == "beginner":
        return Beginner(game, rng)
    if name == "easy":
        return Easy(game, rng)
    return Medium(game, rng) if name == "medium" else Hard(game, rng)
