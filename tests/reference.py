"""The reference search, written down so that it never changes: a yardstick for levels.

Plain information-set Monte-Carlo tree search, 100 iterations a question, a new tree for each:
UCB over the arms of one tree shared by all samples, every seat for itself where answers are
secret, a new arm beginning with the evaluation right after it, playouts to the end of the page
by what looks best right away. An own secret answer is found by a race: all answers meet the same
samples and the same answers of the others, and after each lap half of them drop out.
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
GLANCE = 12


class Arm:
    def __init__(self, action: Action, first: float) -> None:
        self.action = action
        self.first = first
        self.visits = 0
        self.total = 0.0
        self.seen = 0


class Node:
    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[tuple[int, int], Arm] = {}
        self.values: dict[int, list[float]] = {}
        self.children: dict[tuple[int, ...], Node] = {}

    def spread(self, seat: int) -> float:
        values = self.values.get(seat, [])
        if len(values) < 2:
            return 0.1
        mean = sum(values) / len(values)
        return max(LEAST_SPREAD, math.sqrt(sum((v - mean) ** 2 for v in values) / len(values)))


class Reference(Bot):
    name = "reference"

    def choose(self, state: State, seat: int) -> Action:
        root = Node()
        if state.together is not None:
            self._race(root, state, seat)
        else:
            for _ in range(ITERATIONS):
                self._iterate(root, state.sample(seat, self.rng), {})
        arms = [arm for (mover, _), arm in root.arms.items() if mover == seat]
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
            arms = [root.arms[seat, action.index] for action in runners]
            arms.sort(key=lambda a: (-a.total / max(1, a.visits), a.action.index))
            runners = [arm.action for arm in arms[: max(2, (len(arms) + 1) // 2)]]

    def _iterate(self, root: Node, g: State, fixed: dict[int, Action]) -> None:
        """`fixed` says what seats answer at the root, and remembers it for the next runner."""
        node = root
        path = [root]
        taken: list[tuple[Node, int, Arm]] = []
        while not g.over and (node is root or node.visits):
            asked = len(g.open) if g.together is not None else 1
            key: list[int] = []
            for _ in range(asked):
                mover = g.open[0].seat
                if node is root and mover in fixed:
                    arm = self._arm(g, node, mover, fixed[mover])
                    arm.seen += 1
                else:
                    arm = self._pick(g, node, mover)
                    if node is root and g.together is not None:
                        fixed[mover] = arm.action
                taken.append((node, mover, arm))
                key.append(arm.action.index)
                g.play(mover, arm.action)
            node = node.children.setdefault(tuple(key), Node())
            path.append(node)
        self._play_on(g)
        values = [self.game.evaluate(g, seat) for seat in range(g.players)]
        for node in path:
            node.visits += 1
        for node, mover, arm in taken:
            arm.visits += 1
            arm.total += values[mover]
            node.values.setdefault(mover, []).append(values[mover])

    def _pick(self, g: State, node: Node, mover: int) -> Arm:
        secret = g.together is not None
        arms: list[Arm] = []
        for action in g.offers[0]:
            arm = self._arm(g, node, mover, action)
            arm.seen += 1
            arms.append(arm)
        untried = [arm for arm in arms if not arm.visits]
        if secret and untried:
            return untried[self.rng.below(len(untried))]
        if not secret:
            most = math.ceil(WIDTH * (node.visits + 1) ** 0.5)
            arms = sorted(arms, key=lambda a: (-a.first, a.action.index))[:most]
        reach = CURIOSITY * node.spread(mover)
        trust = 0.0 if secret else 1.0

        def score(arm: Arm) -> float:
            value = (arm.total + trust * arm.first) / (arm.visits + trust)
            return value + reach * math.sqrt(math.log(arm.seen + 1) / (arm.visits + trust))

        return max(arms, key=score)

    def _arm(self, g: State, node: Node, mover: int, action: Action) -> Arm:
        arm = node.arms.get((mover, action.index))
        if arm is None:
            secret = g.together is not None
            arm = Arm(action, 0.5 if secret else self._after(g, mover, action))
            node.arms[mover, action.index] = arm
        return arm

    def _after(self, g: State, mover: int, action: Action) -> float:
        after = g.copy()
        after.play(mover, action)
        return self.game.evaluate(after, mover)

    def _play_on(self, g: State) -> None:
        page = g.page
        for _ in range(LONGEST_PLAYOUT):
            if g.over or g.page > page:
                return
            mover = g.open[0].seat
            options = g.offers[0]
            start = self.rng.below(len(options))
            some = (options[start:] + options[:start])[:GLANCE]
            if g.together is not None:
                g.play(mover, some[0])
            else:
                g.play(mover, max(some, key=lambda a: self._after(g, mover, a)))
