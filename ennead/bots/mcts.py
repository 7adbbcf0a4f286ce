"""The bot that searches: it counts how its choices turn out, over many guesses at the hidden."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from ennead.bots.bot import Bot
from ennead.bots.search import Node, Plan, Search
from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

QUESTIONS_A_TURN: Final = 12
"""A turn's iterations are at most so many times those of a question."""
SECRET: Final = 3
"""How many times the iterations of an open question a secret one gets: it has no tree to build on,
and all that follows on its page depends on it."""


class Budget:
    """How long to think: iterations for a question, seconds for a whole turn."""

    def __init__(self, iterations: int, seconds: float = math.inf) -> None:
        self.iterations = iterations
        self.seconds = seconds


class Mcts(Bot):
    """Keeps its tree from question to question, as long as nothing new was revealed."""

    name = "mcts"

    def __init__(self, game: Game, rng: Rng, budget: Budget, plan: Plan) -> None:
        super().__init__(game, rng)
        self.budget = budget
        self.plan = plan
        self.looks: Callable[[Any, int], float] = game.outlook
        self.search: Search | None = None
        self.page = -1
        self.spent = 0.0
        self.iterations = 0
        self._next: Node | None = None
        self._revealed = -1

    def choose(self, state: State, seat: int) -> Action:
        options = state.legal(seat)
        if len(options) == 1:
            return options[0]
        if state.page != self.page:
            self.page = state.page
            self.spent = 0.0
            self.iterations = 0
        start = time.monotonic()
        search = self._search(state, seat)
        self._think(search, start)
        self.spent += time.monotonic() - start
        best = search.ranked()[0]
        self._next = best.child if state.together is None else None
        self._revealed = state.revealed
        return best.action

    def _search(self, state: State, seat: int) -> Search:
        """The tree so far if it holds this very question, else a new one."""
        search = self.search
        root = self._next
        if search is None or search.seat != seat or root is None or not self._fits(state, root):
            search = Search(self.looks, state, seat, self.plan, self.rng)
            self.search = search
        else:
            search.go_on(state, root)
        return search

    def _fits(self, state: State, root: Node) -> bool:
        """Is this the question after the last answer, with nothing revealed in between?"""
        if state.together is not None or state.revealed != self._revealed:
            return False
        seat = state.open[0].seat
        if list(root.sides) != [seat]:
            return False
        arms = root.sides[seat].arms
        if len(arms) != len(state.offers[0]):
            return False
        return all(action.index in arms for action in state.offers[0])

    def _think(self, search: Search, start: float) -> None:
        wanted = self.budget.iterations - search.root.visits
        if search.secret():
            wanted = self.budget.iterations * SECRET
        left = self.budget.iterations * QUESTIONS_A_TURN - self.iterations
        wanted = max(min(wanted, left), 1 - search.root.visits)
        seconds = self.budget.seconds
        if seconds == math.inf:
            until = math.inf
        else:
            until = start + (seconds - self.spent) / 2
        before = search.iterations
        search.run(wanted, until, True)
        if search.root.visits == 0:
            search.iterate()
        self.iterations += search.iterations - before
