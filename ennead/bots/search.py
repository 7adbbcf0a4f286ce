"""Monte-Carlo tree search over what a seat can know.

Each iteration draws a sample of all that is hidden, walks down one tree shared by all samples,
adds a node, plays on a little with the game's evaluation and tells every node on its way how
it ended. Chance is never a node: the tree holds choices only, and the samples' own dice differ.

- Choices are arms of their node, each with the visits and the sum of values of the seat that
  chooses. An arm counts as available only in samples in which it is legal.
- Seats that answer together in secret choose independently, each by its own arms, so nobody
  replies to an answer that it cannot see.
- The question itself, if it is one in secret, is settled by a race: all answers meet the same
  samples and the same answers of the others, and after each lap the worse half drops out.
- A playout goes on to the end of the page, unless the game says that its evaluation can judge the
  middle of a turn as well: then only a secret answer is followed, whose worth shows later.
- A new arm begins with what the evaluation says right after it, and only the best so many arms
  of a node are tried: more and more as it is visited.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from ennead.core.action import Action
from ennead.core.rng import Rng
from ennead.core.state import State

LEAST_SPREAD: Final = 0.015
"""Values at a node spread at least so much, else nothing would ever be tried twice."""
LONGEST_PLAYOUT: Final = 60
"""Choices in a playout, whatever its horizon."""
EVEN: Final = 0.5
SETTLE: Final = 8
"""After so many iterations it is looked whether the answer is settled."""


class Plan:
    """How to search: what differs from level to level."""

    def __init__(
        self,
        curiosity: float = 1.0,
        width: float = 3.0,
        widening: float = 0.5,
        trust: float = 1.0,
        horizon: int = 0,
        glance: int = 4,
    ) -> None:
        self.curiosity = curiosity
        """How much an arm's uncertainty counts beside its value, in spreads of the node."""
        self.width = width
        self.widening = widening
        """At a node with n visits the best `width * n ** widening` arms are tried."""
        self.trust = trust
        """For how many visits the first evaluation of an arm counts."""
        self.horizon = horizon
        """How many pages a playout goes on after the one in which it began."""
        self.glance = glance
        """How many options a playout looks at before it picks the best; 0 picks at random."""


class Arm:
    """One choice at a node."""

    def __init__(self, action: Action, first: float) -> None:
        self.action = action
        self.first = first
        self.visits = 0
        self.total = 0.0
        self.seen = 0
        self.own = 0.0
        self.rivals = 0.0
        """At the root: the sums of points, its seat's and the best rival's, after playouts."""
        self.child: Node | None = None

    def value(self, trust: float) -> float:
        return (self.total + trust * self.first) / (self.visits + trust)


class Node:
    """A question in the tree; of several asked together, a side of arms for each seat."""

    def __init__(self) -> None:
        self.visits = 0
        self.sides: dict[int, Side] = {}
        self.joint: dict[int, Node] = {}

    def side(self, seat: int) -> Side:
        found = self.sides.get(seat)
        if found is None:
            found = Side()
            self.sides[seat] = found
        return found


class Side:
    """The arms of one seat at a node, with the spread of the values they brought."""

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


class Search:
    """A tree for one question of one seat, and the way to make it grow."""

    def __init__(
        self, evaluate: Callable[[Any, int], float], state: State, seat: int, plan: Plan, rng: Rng
    ) -> None:
        self.evaluate = evaluate
        self.state = state
        self.seat = seat
        self.plan = plan
        self.rng = rng
        self.root = Node()
        self.iterations = 0
        self.plays_on = state.setting.card.plays_on
        """Else a new node is evaluated at once, except after a secret answer."""
        self.racing = False
        self.sums = [0.0] * state.setting.players
        """What playouts were worth to each seat, all together."""

    def go_on(self, state: State, root: Node) -> None:
        """Search on from a node of the tree, in the state that has been reached."""
        self.state = state
        self.root = root

    def run(self, iterations: int, until: float = math.inf, settle: bool = False) -> None:
        """Let the tree grow by so many iterations, or until the clock says so.

        Whoever only wants the answer lets it settle: it ends when the rest could not change it.
        """
        if self.secret():
            self.racing = True
            self._race(iterations, until)
            self.racing = False
            return
        for done in range(iterations):
            if until != math.inf and time.monotonic() >= until:
                return
            if settle and done % SETTLE == 0 and self._settled(iterations - done):
                return
            self.iterate()

    def secret(self) -> bool:
        """Is the question one that the seat answers in secret?"""
        return self.state.together is not None and self.seat in self.state.to_move

    def _settled(self, left: int) -> bool:
        """Has one arm more visits than any other can get?"""
        first = second = 0
        for arm in self.root.side(self.seat).arms.values():
            if arm.visits > first:
                first, second = arm.visits, first
            elif arm.visits > second:
                second = arm.visits
        return first - second > left

    def _race(self, iterations: int, until: float) -> None:
        """Laps of equal length; after each the better half of the answers goes on."""
        runners = self.state.legal(self.seat)
        laps = max(1, math.ceil(math.log2(len(runners))))
        start = time.monotonic()
        for lap in range(laps):
            heats = max(1, iterations // laps // len(runners))
            stop = start + (until - start) * (lap + 1) / laps if until != math.inf else math.inf
            for _ in range(heats):
                self._heat(runners)
                if stop != math.inf and time.monotonic() >= stop:
                    break
            arms = self.root.side(self.seat).arms
            ranked = sorted([arms[action.index] for action in runners], key=_by_value)
            runners = [arm.action for arm in ranked[: max(2, (len(ranked) + 1) // 2)]]

    def _heat(self, runners: list[Action]) -> None:
        """One sample and one answer of each other seat, met by all runners."""
        sample = self.state.sample(self.seat, self.rng)
        others: dict[int, Arm] = {}
        for action in runners:
            self.iterate(action, sample.copy(), others)

    def iterate(
        self,
        forced: Action | None = None,
        sample: State | None = None,
        others: dict[int, Arm] | None = None,
    ) -> None:
        """One sample, one way down the tree, one new node, one playout.

        A forced action is what the seat answers, whatever the tree thinks of it; `others` keeps
        what the others answer to the same question from one call to the next.
        """
        self.iterations += 1
        g = self.state.sample(self.seat, self.rng) if sample is None else sample
        node = self.root
        sides: list[Side] = []
        arms: list[Arm] = []
        seats: list[int] = []
        nodes: list[Node] = [node]
        while not g.over:
            fresh = node.visits == 0 and node is not self.root
            if fresh:
                break
            together = g.together is not None
            key = 0
            arm: Arm | None = None
            for _ in range(len(g.open)):
                mover = g.open[0].seat
                side = node.side(mover)
                if node is not self.root:
                    arm = self._pick(g, node, side, mover, together)
                elif forced is not None and mover == self.seat:
                    arm = self._arm(g, side, mover, forced, together)
                    arm.seen += 1
                elif others is not None and mover in others:
                    arm = others[mover]
                else:
                    arm = self._pick(g, node, side, mover, together)
                    if others is not None:
                        others[mover] = arm
                sides.append(side)
                arms.append(arm)
                seats.append(mover)
                key = key << 16 | arm.action.index
                g.answer(0, arm.action)
                if not together:
                    break
            assert arm is not None
            if together:
                child = node.joint.get(key)
                if child is None:
                    child = Node()
                    node.joint[key] = child
            else:
                child = arm.child
                if child is None:
                    child = Node()
                    arm.child = child
            node = child
            nodes.append(node)
        self._play_on(g)
        values = [self.evaluate(g, seat) for seat in range(g.setting.players)]
        for seat, value in enumerate(values):
            self.sums[seat] += value
        for node in nodes:
            node.visits += 1
        self._count_points(g, seats, arms)
        for i, arm in enumerate(arms):
            value = values[seats[i]]
            arm.visits += 1
            arm.total += value
            sides[i].note(value)

    def _count_points(self, g: State, seats: list[int], arms: list[Arm]) -> None:
        for i, seat in enumerate(seats):
            if seat == self.seat:
                points = g.points()
                rival = 0
                for other, score in enumerate(points):
                    if other != seat and score > rival:
                        rival = score
                arms[i].own += points[seat]
                arms[i].rivals += rival
                return

    def _pick(self, g: State, node: Node, side: Side, mover: int, together: bool) -> Arm:
        """The arm to try among those that are legal in this sample."""
        plan = self.plan
        arms: list[Arm] = []
        for action in g.offers[0]:
            arm = self._arm(g, side, mover, action, together)
            arm.seen += 1
            arms.append(arm)
        if len(arms) == 1:
            return arms[0]
        if together:
            mean = side.total / side.visits if side.visits else EVEN
            untried = [arm for arm in arms if arm.visits == 0]
            if untried:
                return untried[self.rng.below(len(untried))]
            trust = 0.0
        else:
            mean = 0.0
            trust = plan.trust
            most = math.ceil(plan.width * (node.visits + 1) ** plan.widening)
            if most < len(arms):
                arms = sorted(arms, key=_by_first)[:most]
        reach = plan.curiosity * side.spread()
        best = arms[0]
        highest = -math.inf
        for arm in arms:
            doubt = math.log(arm.seen + 1) / (arm.visits + trust)
            score = arm.value(trust) - mean + reach * math.sqrt(doubt)
            if score > highest:
                highest = score
                best = arm
        return best

    def _arm(self, g: State, side: Side, mover: int, action: Action, together: bool) -> Arm:
        arm = side.arms.get(action.index)
        if arm is None:
            arm = Arm(action, EVEN if together else self._first(g, mover, action))
            side.arms[action.index] = arm
        return arm

    def _first(self, g: State, mover: int, action: Action) -> float:
        after = g.copy()
        after.answer(0, action)
        return self.evaluate(after, mover)

    def _play_on(self, g: State) -> None:
        """Everybody picks what looks best at a glance, as far as the plan's horizon."""
        if not self.plays_on and not self.racing:
            return
        last = g.page + self.plan.horizon
        for _ in range(LONGEST_PLAYOUT):
            if g.over or g.page > last:
                return
            options = g.offers[0]
            if g.together is not None or self.plan.glance == 0:
                g.answer(0, options[self.rng.below(len(options))])
            else:
                g.answer(0, self._glance(g, options))

    def _glance(self, g: State, options: list[Action]) -> Action:
        mover = g.open[0].seat
        count = len(options)
        most = self.plan.glance
        start = 0
        if count > most:
            start = self.rng.below(count)
            count = most
        best = options[start]
        highest = -math.inf
        for i in range(count):
            option = options[(start + i) % len(options)]
            value = self._first(g, mover, option)
            if value > highest:
                highest = value
                best = option
        return best

    # What came of it.

    def ranked(self) -> list[Arm]:
        """The arms of the question, the one to answer with first."""
        arms = list(self.root.side(self.seat).arms.values())
        return sorted(arms, key=self._merit)

    def _merit(self, arm: Arm) -> tuple[int, float, int]:
        return (-arm.visits, -arm.value(self.plan.trust), arm.action.index)

    def chance(self) -> float:
        """What the seat may expect: 0 lost, 1 won."""
        side = self.root.side(self.seat)
        return side.total / side.visits if side.visits else self.evaluate(self.state, self.seat)


def _by_first(arm: Arm) -> tuple[float, int]:
    return (-arm.first, arm.action.index)


def _by_value(arm: Arm) -> tuple[float, int]:
    return (-arm.total / max(1, arm.visits), arm.action.index)
