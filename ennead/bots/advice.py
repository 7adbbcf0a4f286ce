"""What a seat should do, why, and how it stands: all from what that seat can know."""

from __future__ import annotations

from typing import Final

from ennead.bots.search import Arm, Node, Plan, Search
from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

HINTS: Final = {"medium": 60, "hard": 300}
"""How many iterations a hint of a level is worth."""
ITERATIONS: Final = HINTS["hard"]
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
REASONS: Final = [ONLY, SCORES, HINDERS, PREPARES, CLOSE_CALL]
"""It is the only answer; it brings points; it costs a rival points; it pays later; others are
about as good."""


class Advice:
    """An answer with its main reason, beside the best other answer."""

    def __init__(
        self,
        action: Action,
        chance: float,
        reason: str,
        points: float,
        other: Action | None,
        other_chance: float,
    ) -> None:
        self.action = action
        self.chance = chance
        self.reason = reason
        self.points = points
        """How many points the reason is about, 0 where it is about none."""
        self.other = other
        self.other_chance = other_chance

    def json(self) -> dict[str, object]:
        return {
            "action": str(self.action),
            "chance": round(self.chance, 3),
            "reason": self.reason,
            "points": round(self.points, 1),
            "other": str(self.other) if self.other is not None else None,
            "other_chance": round(self.other_chance, 3) if self.other is not None else None,
        }


def advise(game: Game, state: State, seat: int, rng: Rng, iterations: int = ITERATIONS) -> Advice:
    """What to answer, and why; the state may be the truth or a sample of it."""
    options = state.legal(seat)
    if len(options) == 1:
        return Advice(options[0], game.outlook(state, seat), ONLY, 0.0, None, 0.0)
    search = Search(game.outlook, state, seat, Plan(), rng)
    search.run(iterations)
    ranked = search.ranked()
    best, other = ranked[0], ranked[1]
    for _ in range(max(4, iterations // 20) - other.visits):
        search.iterate(other.action)
    reason, points = _reason(best, other)
    return Advice(best.action, _chance(best), reason, points, other.action, _chance(other))


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


def _reason(best: Arm, other: Arm) -> tuple[str, float]:
    """What sets the best answer apart from the next: points won, points denied, or later gains."""
    if _chance(best) - _chance(other) < CLOSE:
        return CLOSE_CALL, 0.0
    own = best.own / best.visits - other.own / other.visits
    rivals = other.rivals / other.visits - best.rivals / best.visits
    if own >= POINTS and own >= rivals:
        return SCORES, own
    if rivals >= POINTS:
        return HINDERS, rivals
    return PREPARES, 0.0
