"""What a seat should do, why, and how it stands: all from what that seat can know."""

from __future__ import annotations

import math
from typing import Final

from ennead.bots.levels import LEVELS, level
from ennead.bots.mcts import Mcts
from ennead.bots.search import Arm, Node, Plan, Search
from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

BEST: Final = LEVELS[-1]
"""The level whose choice is what the search that judges all choices finds best."""
ITERATIONS: Final = 300
CLOSER_LOOK: Final = 8
"""Of two answers that are compared each gets at least this part of the iterations."""
CLOSE: Final = 0.01
"""Choices whose chances differ less than this are about as good."""
POINTS: Final = 0.75
"""A difference in points of at least this is a reason."""
LONGEST_LINE: Final = 6

ONLY: Final = "only"
SCORES: Final = "scores"
HINDERS: Final = "hinders"
PREPARES: Final = "prepares"
CLOSE_CALL: Final = "close"
MISSES: Final = "misses"
REASONS: Final = [ONLY, SCORES, HINDERS, PREPARES, CLOSE_CALL, MISSES]
"""It is the only answer; it brings points; it costs a rival points; it pays later; others are
about as good; the level has missed something better."""


class Advice:
    """A level's answer with its main reason, beside the best other answer."""

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
        """How many points the reason is about, 0 where it is about none."""
        self.other = other
        self.other_chance = other_chance

    @property
    def behind(self) -> bool:
        """Is the other answer the better one, whatever speaks for this one?"""
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


def advise(
    game: Game,
    state: State,
    seat: int,
    rng: Rng,
    by: str = BEST,
    iterations: int = ITERATIONS,
) -> Advice:
    """What a level would answer, and why; the state may be the truth or a sample of it.

    Whoever chooses, a search judges the choice: the reason is true of it even where the search
    prefers another.
    """
    options = state.legal(seat)
    if len(options) == 1:
        return Advice(by, options[0], game.outlook(state, seat), ONLY, 0.0, None, 0.0)
    search = Search(game.outlook, state, seat, Plan(), rng)
    search.run(iterations)
    ranked = search.ranked()
    mine, other = ranked[0], ranked[1]
    if by != BEST:
        chosen = search.root.side(seat).arms[_choice(by, game, state, seat, rng).index]
        if chosen is not mine:
            mine, other = chosen, mine
    for arm in (mine, other):
        for _ in range(max(4, iterations // CLOSER_LOOK) - arm.visits):
            search.iterate(arm.action)
    reason, points = _reason(mine, other, mine is ranked[0])
    return Advice(by, mine.action, _chance(mine), reason, points, other.action, _chance(other))


def _choice(name: str, game: Game, state: State, seat: int, rng: Rng) -> Action:
    """What a level answers, however fast the machine: iterations limit it, not seconds."""
    bot = level(name, game, rng)
    if isinstance(bot, Mcts):
        bot.budget.seconds = math.inf
    return bot.choose(state.sample(seat, rng), seat)


def chances(game: Game, state: State, seat: int, rng: Rng, iterations: int) -> list[float]:
    """Each seat's chance to win, as this seat may see it; together they make 1."""
    if state.over:
        return normal([game.outlook(state, other) for other in range(state.players)])
    search = Search(game.outlook, state, seat, Plan(), rng)
    search.run(iterations)
    return normal(search.sums)


def normal(values: list[float]) -> list[float]:
    total = sum(values)
    return [value / total if total > 0.0 else 1.0 / len(values) for value in values]


def line(arm: Arm) -> list[str]:
    """How it would go on: the choices tried most, as '0: place 3b2', while answers are open."""
    told: list[str] = []
    node: Node | None = arm.child
    while node is not None and len(node.sides) == 1 and len(told) < LONGEST_LINE:
        found: Arm | None = None
        mover = -1
        for seat, side in node.sides.items():
            mover = seat
            for following in side.arms.values():
                if found is None or following.visits > found.visits:
                    found = following
        if found is None or found.visits < 2:
            break
        told.append(f"{mover}: {found.action}")
        node = found.child
    return told


def _chance(arm: Arm) -> float:
    return arm.total / arm.visits if arm.visits else arm.first


def _reason(mine: Arm, other: Arm, is_best: bool) -> tuple[str, float]:
    """What sets an answer apart from the other: points won, points denied, or later gains.

    What the search finds best is never called worse for a few unlucky tries.
    """
    lead = _chance(mine) - _chance(other)
    if -CLOSE < lead < CLOSE or (is_best and lead < CLOSE):
        return CLOSE_CALL, 0.0
    own = mine.own / mine.visits - other.own / other.visits
    rivals = other.rivals / other.visits - mine.rivals / mine.visits
    if own >= POINTS and own >= rivals:
        return SCORES, own
    if rivals >= POINTS:
        return HINDERS, rivals
    return (PREPARES if lead > 0 else MISSES), 0.0
