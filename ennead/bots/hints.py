"""Hints: what a seat should answer, why, and its chances, from only what that seat can know."""

from __future__ import annotations

import math
from typing import Final

from ennead.bots.levels import LEVELS, level
from ennead.bots.search_bot import SearchBot
from ennead.bots.tree_search import Arm, Node, SearchParameters, TreeSearch
from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

BEST_LEVEL: Final = LEVELS[-1]
"""The level that answers with whatever the judging search ranks first."""
ITERATIONS: Final = 300
COMPARISON_SHARE: Final = 8
"""Each of the two compared answers gets at least 1/8 of the iterations."""
CLOSE: Final = 0.01
"""Answers whose win probabilities differ by less than this count as equally good."""
POINTS: Final = 0.75
"""The smallest difference in points that counts as a reason."""
MAX_VARIATION: Final = 6

ONLY: Final = "only"
SCORES: Final = "scores"
HINDERS: Final = "hinders"
PREPARES: Final = "prepares"
CLOSE_CALL: Final = "close"
MISSES: Final = "misses"
REASONS: Final = [ONLY, SCORES, HINDERS, PREPARES, CLOSE_CALL, MISSES]
"""In order: it is the only answer; it gains points; it costs a rival points; it pays off later;
other answers are about as good; the level overlooks a better answer."""


class Hint:
    """A level's answer and the main reason for it, compared with the best other answer."""

    def __init__(
        self,
        level: str,
        action: Action,
        chance: float,
        reason: str,
        points: float,
        other: Action | None,
        other_chance: float,
    ) -> None:
        self.level = level
        self.action = action
        self.chance = chance
        self.reason = reason
        self.points = points
        """How many points the reason is about; 0 if it is not about points."""
        self.other = other
        self.other_chance = other_chance

    @property
    def behind(self) -> bool:
        """Whether the other answer is better despite the reason for this one."""
        return self.reason not in (ONLY, CLOSE_CALL) and self.other_chance > self.chance

    def json(self) -> dict[str, object]:
        return {
            "level": self.level,
            "action": str(self.action),
            "chance": round(self.chance, 3),
            "reason": self.reason,
            "points": round(self.points, 1),
            "other": str(self.other) if self.other is not None else None,
            "other_chance": round(self.other_chance, 3) if self.other is not None else None,
            "behind": self.behind,
        }


def find_hint(
    game: Game,
    state: State,
    seat: int,
    rng: Rng,
    by: str = BEST_LEVEL,
    iterations: int = ITERATIONS,
) -> Hint:
    """What a level would answer, and why. The state may be the true one or a sample of it.

    Whichever level chooses, a search judges the choice, so the reason is true even when the
    search prefers another answer.
    """
    options = state.legal(seat)
    if len(options) == 1:
        return Hint(by, options[0], game.fitted_evaluate(state, seat), ONLY, 0.0, None, 0.0)
    search = TreeSearch(game.fitted_evaluate, state, seat, SearchParameters(), rng)
    search.run(iterations)
    ranked = search.ranked_arms()
    mine, other = ranked[0], ranked[1]
    if by != BEST_LEVEL:
        chosen = search.root.statistics(seat).arms[_choice(by, game, state, seat, rng).index]
        if chosen is not mine:
            mine, other = chosen, mine
    for arm in (mine, other):
        for _ in range(max(4, iterations // COMPARISON_SHARE) - arm.visits):
            search.iterate(arm.action)
    reason, points = _reason(mine, other, mine is ranked[0])
    return Hint(by, mine.action, _chance(mine), reason, points, other.action, _chance(other))


def _choice(name: str, game: Game, state: State, seat: int, rng: Rng) -> Action:
    """What a level answers. Limited by iterations, not seconds, so every machine agrees."""
    bot = level(name, game, rng)
    if isinstance(bot, SearchBot):
        bot.budget.seconds = math.inf
    return bot.choose(state.sample(seat, rng), seat)


def win_probabilities(
    game: Game, state: State, seat: int, rng: Rng, iterations: int
) -> list[float]:
    """Each seat's probability of winning, from what this seat can know; they sum to 1."""
    if state.over:
        return normalize([game.fitted_evaluate(state, other) for other in range(state.players)])
    search = TreeSearch(game.fitted_evaluate, state, seat, SearchParameters(), rng)
    search.run(iterations)
    return normalize(search.value_sums)


def normalize(values: list[float]) -> list[float]:
    total = sum(values)
    return [value / total if total > 0.0 else 1.0 / len(values) for value in values]


def principal_variation(arm: Arm) -> list[str]:
    """The likely continuation, like '0: place 3b2': the most visited answers to open questions."""
    variation: list[str] = []
    node: Node | None = arm.child
    while node is not None and len(node.seats) == 1 and len(variation) < MAX_VARIATION:
        best: Arm | None = None
        mover = -1
        for seat, statistics in node.seats.items():
            mover = seat
            for following in statistics.arms.values():
                if best is None or following.visits > best.visits:
                    best = following
        if best is None or best.visits < 2:
            break
        variation.append(f"{mover}: {best.action}")
        node = best.child
    return variation


def _chance(arm: Arm) -> float:
    return arm.total / arm.visits if arm.visits else arm.prior


def _reason(mine: Arm, other: Arm, is_best: bool) -> tuple[str, float]:
    """What sets an answer apart from the other: points gained, points denied, or later gains.

    A few unlucky playouts never make the search's best answer count as worse.
    """
    lead = _chance(mine) - _chance(other)
    if -CLOSE < lead < CLOSE or (is_best and lead < CLOSE):
        return CLOSE_CALL, 0.0
    gained = mine.own_points / mine.visits - other.own_points / other.visits
    denied = other.rival_points / other.visits - mine.rival_points / mine.visits
    if gained >= POINTS and gained >= denied:
        return SCORES, gained
    if denied >= POINTS:
        return HINDERS, denied
    return (PREPARES if lead > 0 else MISSES), 0.0
