"""Strength levels for playing against people, from one that overlooks a lot to one that plans."""

from __future__ import annotations

from typing import Final

from ennead.bots.bot import Bot
from ennead.bots.greedy import Greedy
from ennead.bots.search_bot import Budget, SearchBot
from ennead.bots.tree_search import SearchParameters
from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

LEVELS: Final = ["beginner", "easy", "medium", "hard"]
BEGINNER_OPTIONS: Final = 3
"""How many of the options a beginner considers."""
MEDIUM_ITERATIONS: Final = 32
HARD_ITERATIONS: Final = 160
"""Iterations per question."""
MEDIUM_SECONDS: Final = 1.0
HARD_SECONDS: Final = 5.0
"""Time limit for a whole turn, for slow machines."""


class Beginner(Greedy):
    """Picks the best of a few random options; answers secret questions at random."""

    name = "beginner"

    def choose(self, state: State, seat: int) -> Action:
        options = state.legal(seat)
        noticed = [options[self.rng.below(len(options))] for _ in range(BEGINNER_OPTIONS)]
        if state.simultaneous is not None:
            return noticed[0]
        return noticed[self.pick([self.value_after(state, seat, option) for option in noticed])]


class Easy(Greedy):
    """Always picks what looks best right now."""

    name = "easy"


class Medium(SearchBot):
    """Searches briefly and evaluates positions the way `easy` does."""

    def __init__(self, game: Game, rng: Rng) -> None:
        budget = Budget(MEDIUM_ITERATIONS, MEDIUM_SECONDS)
        super().__init__(game, rng, budget, SearchParameters())
        self.evaluate = game.evaluate
        self.name = "medium"


class Hard(SearchBot):
    """Searches longer, with an evaluation fitted to many games."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng, Budget(HARD_ITERATIONS, HARD_SECONDS), SearchParameters())
        self.name = "hard"


def level(name: str, game: Game, rng: Rng) -> Bot:
    if name == "beginner":
        return Beginner(game, rng)
    if name == "easy":
        return Easy(game, rng)
    return Medium(game, rng) if name == "medium" else Hard(game, rng)
