"""The reference search, written down so that it never changes: a yardstick for levels.

Plain information-set Monte-Carlo tree search, 100 iterations a question, a new tree for each:
UCB over the arms of one tree shared by all samples, every seat for itself where answers are
secret, a new arm beginning with the evaluation right after it, playouts to the end of the page
by the better of two options at a glance (none for games in `AT_ONCE`). An own secret answer is
found by a race: all answers meet the same samples and the same answers of the others, and after
each lap half of them drop out. It stops early only where the rest of its iterations could not
change the answer.
`ennead arena aton --bots hard,py:reference:Reference` (with `tests/` on the path) plays it.
"""

from __future__ import annotations

import math

from ennead.bots.bot import Bot
from ennead.core.action import Action
from ennead.core.state import State

ITERATIONS = 100
CURIOSITY = 1.0
WIDTH = 3.0
LEAST_SPREAD = 0.015
LONGEST_PLAYOUT = 60
GLANCE = 2
AT_ONCE = {"ankh"}
"""Games in which playouts would take most of the time and a turn's middle can be evaluated: there
only a secret answer, whose worth shows later, is followed by one."""


class Arm:
    def __init__(self, action: Action, first: float) -> None:
        self.action = action
        self.first = first
        self.visits = 0
        self.total = 0.0
        self.seen = 0

    def mean(self) -> tuple[float, int]:
        """For sorting: the best mean first."""
        return -self.total / max(1, self.visits), self.action.index


class Side:
    """The arms of one seat at a node."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def note(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def spread(self) -> float:
        if self.visits < 2:
            return 0.1
        mean = self.total / self.visits
        return max(LEAST_SPREAD, math.sqrt(max(0.0, self.squares / self.visits - mean * mean)))

    def settled(self, left: int) -> bool:
        """Has one arm more visits than any other can still get?"""
        if self.visits <= left:
            return False
        visits = sorted(arm.visits for arm in self.arms.values())
        return visits[-1] - visits[-2] > left


class Node:
    def __init__(self) -> None:
        self.visits = 0
        self.sides: dict[int, Side] = {}
        self.children: dict[tuple[int, ...], Node] = {}

    def side(self, seat: int) -> Side:
        return self.sides.get(seat) or self.sides.setdefault(seat, Side())

    def child(self, key: tuple[int, ...]) -> Node:
        return self.children.get(key) or self.children.setdefault(key, Node())


class Reference(Bot):
    name = "reference"

    def choose(self, state: State, seat: int) -> Action:
        options = state.legal(seat)
        if len(options) == 1:
            return options[0]
        root = Node()
        self.plays_on = state.together is not None or self.game.id not in AT_ONCE
        if state.together is not None:
            self._race(root, state, seat)
        else:
            for left in range(ITERATIONS, 0, -1):
                if root.side(seat).settled(left):
                    break
                self._iterate(root, state.sample(seat, self.rng), {})
        arms = root.side(seat).arms.values()
        best = max(arms, key=lambda a: (a.visits, (a.total + a.first) / (a.visits + 1)))
        return best.action

    def _race(self, root: Node, state: State, seat: int) -> None:
        runners = state.legal(seat)
        laps = max(1, math.ceil(math.log2(len(runners))))
        for _ in range(laps):
            for _ in range(max(1, ITERATIONS // laps // len(runners))):
                sample = state.sample(seat, self.rng)
                fixed: dict[int, Action] = {}
                for action in runners:
                    fixed[seat] = action
                    self._iterate(root, sample.copy(), fixed)
            arms = sorted([root.side(seat).arms[action.index] for action in runners], key=Arm.mean)
            runners = [arm.action for arm in arms[: max(2, (len(arms) + 1) // 2)]]

    def _iterate(self, root: Node, g: State, fixed: dict[int, Action]) -> None:
        """`fixed` says what seats answer at the root, and remembers it for the next runner."""
        node = root
        path = [root]
        taken: list[tuple[Side, int, Arm]] = []
        while not g.over and (node is root or node.visits):
            secret = g.together is not None
            key: list[int] = []
            for _ in range(len(g.open) if secret else 1):
                mover = g.open[0].seat
                side = node.side(mover)
                if node is root and mover in fixed:
                    arm = self._arm(g, side, mover, fixed[mover], secret)
                    arm.seen += 1
                else:
                    arm = self._pick(g, node, side, mover, secret)
                    if node is root and secret:
                        fixed[mover] = arm.action
                taken.append((side, mover, arm))
                key.append(arm.action.index)
                g.answer(0, arm.action)
            node = node.child(tuple(key))
            path.append(node)
        if self.plays_on:
            self._play_on(g)
        values = [self.game.evaluate(g, seat) for seat in range(g.players)]
        for node in path:
            node.visits += 1
        for side, mover, arm in taken:
            arm.visits += 1
            arm.total += values[mover]
            side.note(values[mover])

    def _pick(self, g: State, node: Node, side: Side, mover: int, secret: bool) -> Arm:
        arms = [self._arm(g, side, mover, action, secret) for action in g.offers[0]]
        for arm in arms:
            arm.seen += 1
        if len(arms) == 1:
            return arms[0]
        trust = 0.0 if secret else 1.0
        if secret:
            untried = [arm for arm in arms if not arm.visits]
            if untried:
                return untried[self.rng.below(len(untried))]
        else:
            most = math.ceil(WIDTH * (node.visits + 1) ** 0.5)
            if most < len(arms):
                arms = sorted(arms, key=lambda a: (-a.first, a.action.index))[:most]
        reach = CURIOSITY * side.spread()
        best, highest = arms[0], -math.inf
        for arm in arms:
            times = arm.visits + trust
            value = (arm.total + trust * arm.first) / times
            score = value + reach * math.sqrt(math.log(arm.seen + 1) / times)
            if score > highest:
                best, highest = arm, score
        return best

    def _arm(self, g: State, side: Side, mover: int, action: Action, secret: bool) -> Arm:
        arm = side.arms.get(action.index)
        if arm is None:
            arm = Arm(action, 0.5 if secret else self._after(g, mover, action))
            side.arms[action.index] = arm
        return arm

    def _after(self, g: State, mover: int, action: Action) -> float:
        after = g.copy()
        after.answer(0, action)
        return self.game.evaluate(after, mover)

    def _play_on(self, g: State) -> None:
        page = g.page
        for _ in range(LONGEST_PLAYOUT):
            if g.over or g.page > page:
                return
            mover = g.open[0].seat
            options = g.offers[0]
            start = self.rng.below(len(options))
            best, highest = options[start], -math.inf
            if g.together is None and len(options) > 1:
                for option in (options[start:] + options[:start])[:GLANCE]:
                    value = self._after(g, mover, option)
                    if value > highest:
                        best, highest = option, value
            g.answer(0, best)
