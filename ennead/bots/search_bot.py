"""SearchBot: the bot on top of the tree search. It decides how long to search a question."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from ennead.bots.bot import Bot
from ennead.bots.tree_search import Node, SearchParameters, TreeSearch
from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

MAX_QUESTIONS_PER_TURN: Final = 12
"""A turn gets at most this many times the iterations of one question."""
SECRET_QUESTION_FACTOR: Final = 3
"""A secret question gets this many times the iterations of an open one: it has no tree to build
on, and everything later on the page depends on it."""


class Budget:
    """How long to think: iterations per question, seconds per turn."""

    def __init__(self, iterations: int, seconds: float = math.inf) -> None:
        self.iterations = iterations
        self.seconds = seconds


class SearchBot(Bot):
    """Answers by tree search. Keeps the tree between questions while nothing new is revealed."""

    name = "mcts"

    def __init__(self, game: Game, rng: Rng, budget: Budget, parameters: SearchParameters) -> None:
        super().__init__(game, rng)
        self.budget = budget
        self.parameters = parameters
        self.evaluate: Callable[[Any, int], float] = game.fitted_evaluate
        self.search: TreeSearch | None = None
        self.page = -1
        self.seconds_spent = 0.0
        self.iterations = 0
        self._next_root: Node | None = None
        self._revealed = -1

    def choose(self, state: State, seat: int) -> Action:
        options = state.legal(seat)
        if len(options) == 1:
            return options[0]
        if state.page != self.page:
            self.page = state.page
            self.seconds_spent = 0.0
            self.iterations = 0
        start = time.monotonic()
        search = self._prepare_search(state, seat)
        self._run(search, start)
        self.seconds_spent += time.monotonic() - start
        best = search.ranked_arms()[0]
        self._next_root = best.child if state.simultaneous is None else None
        self._revealed = state.revealed
        return best.action

    def _prepare_search(self, state: State, seat: int) -> TreeSearch:
        """Continue in the current tree if it contains this question, or start a new one."""
        search = self.search
        root = self._next_root
        if search is None or search.seat != seat or root is None or not self._matches(state, root):
            search = TreeSearch(self.evaluate, state, seat, self.parameters, self.rng)
            self.search = search
        else:
            search.continue_from(state, root)
        return search

    def _matches(self, state: State, root: Node) -> bool:
        """Whether the node is this question, with nothing revealed since the last answer."""
        if state.simultaneous is not None or state.revealed != self._revealed:
            return False
        seat = state.open[0].seat
        if list(root.seats) != [seat]:
            return False
        arms = root.seats[seat].arms
        if len(arms) != len(state.offers[0]):
            return False
        return all(action.index in arms for action in state.offers[0])

    def _run(self, search: TreeSearch, start: float) -> None:
        wanted = self.budget.iterations - search.root.visits
        if search.is_secret():
            wanted = self.budget.iterations * SECRET_QUESTION_FACTOR
        left = self.budget.iterations * MAX_QUESTIONS_PER_TURN - self.iterations
        wanted = max(min(wanted, left), 1 - search.root.visits)
        seconds = self.budget.seconds
        if seconds == math.inf:
            deadline = math.inf
        else:
            deadline = start + (seconds - self.seconds_spent) / 2
        before = search.iterations
        search.run(wanted, deadline, True)
        if search.root.visits == 0:
            search.iterate()
        self.iterations += search.iterations - before
