"""Bots that decide together with a partner: what they suggest, and whose suggestions they take."""

from __future__ import annotations

from typing import Final

from ennead.bots.coach import review_choice
from ennead.bots.levels import level
from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

ADVISER: Final = "easy"
"""The level whose answers bots suggest: it answers at once."""
ITERATIONS: Final = 80
CLEARLY_WORSE: Final = 0.1
"""A bot refuses a suggestion that costs at least this much win probability."""


def suggest(game: Game, state: State, seat: int, rng: Rng) -> Action:
    """What a bot suggests to its partner, from what the partner's seat can know."""
    return level(ADVISER, game, rng).choose(state.sample(seat, rng), seat)


def follows_suggestion(game: Game, state: State, seat: int, suggested: Action, rng: Rng) -> bool:
    """A search judges the suggestion. The bot takes it unless it is clearly worse than the best."""
    if len(state.legal(seat)) == 1:
        return True
    review = review_choice(game, state, seat, 0, suggested, rng, ITERATIONS)
    return review.cost < CLEARLY_WORSE
