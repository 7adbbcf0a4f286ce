"""The reference search: a fixed opponent that the strength of other bots is measured against.

It must never change. It is a plain information-set Monte Carlo tree search with 100 iterations and
a new tree for each question: UCB over one tree shared by all samples, independent choices where
answers are secret, new arms that start from the evaluation right after the action, and playouts to
the end of the page that pick the better of two options (none for games in `WITHOUT_PLAYOUTS`). Its
own secret answers are found by sequential halving: all answers face the same samples and the same
answers from other seats, and each round drops half of them. It stops early only if the remaining
iterations cannot change the answer.

`ennead arena aton --bots hard,py:support.reference_search:Reference` plays it, with `tests/` on
the path.
"""

from __future__ import annotations

import math

from ennead.bots.bot import Bot
from ennead.core.action import Action
from ennead.core.state import State

ITERATIONS = 100
EXPLORATION = 1.0
WIDENING_FACTOR = 3.0
MIN_SPREAD = 0.015
MAX_PLAYOUT_CHOICES = 60
PLAYOUT_CANDIDATES = 2
WITHOUT_PLAYOUTS = {"ankh"}
"""Games whose evaluation can judge the middle of a turn, and whose playouts are slow.
Only secret answers get a playout there, because they pay off late."""


class Arm:
    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.times_available = 0

    def mean(self) -> tuple[float, int]:
        """A sort key: best mean first."""
        return -self.total / max(1, self.visits), self.action.index


class SeatStatistics:
    """One seat's arms at a node."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def record(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def spread(self) -> float:
        if self.visits < 2:
            return 0.1
        mean = self.total / self.visits
        return max(MIN_SPREAD, math.sqrt(max(0.0, self.squares / self.visits - mean * mean)))

    def is_decided(self, left: int) -> bool:
        """Whether the leading arm is further ahead than the remaining iterations."""
        if self.visits <= left:
            return False
        visits = sorted(arm.visits for arm in self.arms.values())
        return visits[-1] - visits[-2] > left


class Node:
    def __init__(self) -> None:
        self.visits = 0
        self.seats: dict[int, SeatStatistics] = {}
        self.children: dict[tuple[int, ...], Node] = {}

    def statistics(self, seat: int) -> SeatStatistics:
        return self.seats.get(seat) or self.seats.setdefault(seat, SeatStatistics())

    def child(self, key: tuple[int, ...]) -> Node:
        return self.children.get(key) or self.children.setdefault(key, Node())


class Reference(Bot):
    name = "reference"

    def choose(self, state: State, seat: int) -> Action:
        options = state.legal(seat)
        if len(options) == 1:
            return options[0]
        root = Node()
        self.uses_playouts = state.simultaneous is not None or self.game.id not in WITHOUT_PLAYOUTS
        if state.simultaneous is not None:
            self._sequential_halving(root, state, seat)
        else:
            for left in range(ITERATIONS, 0, -1):
                if root.statistics(seat).is_decided(left):
                    break
                self._iterate(root, state.sample(seat, self.rng), {})
        arms = root.statistics(seat).arms.values()
        best = max(arms, key=lambda a: (a.visits, (a.total + a.prior) / (a.visits + 1)))
        return best.action

    def _sequential_halving(self, root: Node, state: State, seat: int) -> None:
        candidates = state.legal(seat)
        rounds = max(1, math.ceil(math.log2(len(candidates))))
        for _ in range(rounds):
            for _ in range(max(1, ITERATIONS // rounds // len(candidates))):
                sample = state.sample(seat, self.rng)
                fixed: dict[int, Action] = {}
                for action in candidates:
                    fixed[seat] = action
                    self._iterate(root, sample.fork(), fixed)
            arms = sorted(
                [root.statistics(seat).arms[action.index] for action in candidates], key=Arm.mean
            )
            candidates = [arm.action for arm in arms[: max(2, (len(arms) + 1) // 2)]]

    def _iterate(self, root: Node, g: State, fixed: dict[int, Action]) -> None:
        """`fixed` holds answers at the root, and keeps those of others for the next candidate."""
        node = root
        path = [root]
        taken: list[tuple[SeatStatistics, int, Arm]] = []
        while not g.over and (node is root or node.visits):
            secret = g.simultaneous is not None
            key: list[int] = []
            for _ in range(len(g.open) if secret else 1):
                mover = g.open[0].seat
                here = node.statistics(mover)
                if node is root and mover in fixed:
                    arm = self._arm(g, here, mover, fixed[mover], secret)
                    arm.times_available += 1
                else:
                    arm = self._pick(g, node, here, mover, secret)
                    if node is root and secret:
                        fixed[mover] = arm.action
                taken.append((here, mover, arm))
                key.append(arm.action.index)
                g.answer(0, arm.action)
            node = node.child(tuple(key))
            path.append(node)
        if self.uses_playouts:
            self._playout(g)
        values = [self.game.evaluate(g, seat) for seat in range(g.players)]
        for node in path:
            node.visits += 1
        for here, mover, arm in taken:
            arm.visits += 1
            arm.total += values[mover]
            here.record(values[mover])

    def _pick(self, g: State, node: Node, here: SeatStatistics, mover: int, secret: bool) -> Arm:
        arms = [self._arm(g, here, mover, action, secret) for action in g.offers[0]]
        for arm in arms:
            arm.times_available += 1
        if len(arms) == 1:
            return arms[0]
        prior_weight = 0.0 if secret else 1.0
        if secret:
            untried = [arm for arm in arms if not arm.visits]
            if untried:
                return untried[self.rng.below(len(untried))]
        else:
            most = math.ceil(WIDENING_FACTOR * (node.visits + 1) ** 0.5)
            if most < len(arms):
                arms = sorted(arms, key=lambda a: (-a.prior, a.action.index))[:most]
        exploration = EXPLORATION * here.spread()
        best, highest = arms[0], -math.inf
        for arm in arms:
            times = arm.visits + prior_weight
            value = (arm.total + prior_weight * arm.prior) / times
            score = value + exploration * math.sqrt(math.log(arm.times_available + 1) / times)
            if score > highest:
                best, highest = arm, score
        return best

    def _arm(self, g: State, here: SeatStatistics, mover: int, action: Action, secret: bool) -> Arm:
        arm = here.arms.get(action.index)
        if arm is None:
            arm = Arm(action, 0.5 if secret else self._prior(g, mover, action))
            here.arms[action.index] = arm
        return arm

    def _prior(self, g: State, mover: int, action: Action) -> float:
        after = g.fork()
        after.answer(0, action)
        return self.game.evaluate(after, mover)

    def _playout(self, g: State) -> None:
        page = g.page
        for _ in range(MAX_PLAYOUT_CHOICES):
            if g.over or g.page > page:
                return
            mover = g.open[0].seat
            options = g.offers[0]
            start = self.rng.below(len(options))
            best, highest = options[start], -math.inf
            if g.simultaneous is None and len(options) > 1:
                for option in (options[start:] + options[:start])[:PLAYOUT_CANDIDATES]:
                    value = self._prior(g, mover, option)
                    if value > highest:
                        best, highest = option, value
            g.answer(0, best)
