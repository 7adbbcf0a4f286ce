"""Monte Carlo tree search over everything a seat can know (information-set MCTS).

Each iteration samples the hidden information, descends one tree shared by all samples, adds a
node, runs a short playout guided by the game's evaluation, and backs up the result. Chance is
never a node: the tree holds only choices, and each sample rolls its own dice.

- The choices at a node are arms. An arm counts its visits and sums the values of the seat that
  chooses. It counts as available only in samples in which it is legal.
- Seats that answer together in secret choose independently, each with its own arms, so no seat
  reacts to an answer it cannot see.
- A secret question at the root is answered by sequential halving: all answers face the same
  samples and the same answers from the other seats, and each round drops the worse half.
- A playout runs to the end of the page, unless the game declares that its evaluation can judge
  the middle of a turn. In that case only secret answers get a playout, because they pay off late.
- A new arm starts from a prior: the evaluation right after the action. Progressive widening
  limits a node to its best arms, and to more of them as visits increase.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from ennead.core.action import Action
from ennead.core.rng import Rng
from ennead.core.state import State

MIN_SPREAD: Final = 0.015
"""Lower bound for the spread of values at a node; at zero, no arm would be tried twice."""
MAX_PLAYOUT_CHOICES: Final = 60
"""The length limit of a playout, whatever `playout_pages` says."""
EVEN_CHANCE: Final = 0.5
DECISION_CHECK_INTERVAL: Final = 8
"""How often, in iterations, the search checks whether its answer can still change."""


class SearchParameters:
    """How to search; strength levels may differ in these."""

    def __init__(
        self,
        exploration: float = 1.0,
        widening_factor: float = 3.0,
        widening_exponent: float = 0.5,
        prior_weight: float = 1.0,
        playout_pages: int = 0,
        playout_candidates: int = 4,
    ) -> None:
        self.exploration = exploration
        """The weight of an arm's uncertainty, in units of the node's spread of values."""
        self.widening_factor = widening_factor
        self.widening_exponent = widening_exponent
        """A node with n visits tries its best `factor * n ** exponent` arms."""
        self.prior_weight = prior_weight
        """How many visits an arm's prior counts as."""
        self.playout_pages = playout_pages
        """How many more pages a playout plays after the page it started on."""
        self.playout_candidates = playout_candidates
        """How many options a playout evaluates before picking the best; 0 picks at random."""


class Arm:
    """One choice at a node."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.times_available = 0
        self.own_points = 0.0
        """At the root: the sum of the seat's points after playouts."""
        self.rival_points = 0.0
        """At the root: the sum of the best rival's points after playouts."""
        self.child: Node | None = None

    def value(self, prior_weight: float) -> float:
        return (self.total + prior_weight * self.prior) / (self.visits + prior_weight)


class Node:
    """A question in the tree, with separate statistics for each seat that is asked."""

    def __init__(self) -> None:
        self.visits = 0
        self.seats: dict[int, SeatStatistics] = {}
        self.joint_children: dict[int, Node] = {}
        """Successors of a secret question, by the combination of answers."""

    def statistics(self, seat: int) -> SeatStatistics:
        found = self.seats.get(seat)
        if found is None:
            found = SeatStatistics()
            self.seats[seat] = found
        return found


class SeatStatistics:
    """One seat's arms at a node, and the mean and spread of the values they returned."""

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


class TreeSearch:
    """Searches one question of one seat by growing a tree."""

    def __init__(
        self,
        evaluate: Callable[[Any, int], float],
        state: State,
        seat: int,
        parameters: SearchParameters,
        rng: Rng,
    ) -> None:
        self.evaluate = evaluate
        self.state = state
        self.seat = seat
        self.parameters = parameters
        self.rng = rng
        self.root = Node()
        self.iterations = 0
        self.needs_playouts = state.config.spec.needs_playouts
        """If not, a new node is evaluated immediately, except after a secret answer."""
        self.halving = False
        self.value_sums = [0.0] * state.config.players
        """The sum of all playout values, per seat."""

    def continue_from(self, state: State, root: Node) -> None:
        """Make a node of the tree the root, in the state that play has reached."""
        self.state = state
        self.root = root

    def run(
        self, iterations: int, deadline: float = math.inf, stop_when_decided: bool = False
    ) -> None:
        """Grow the tree by this many iterations, or until the deadline (`time.monotonic`).

        With `stop_when_decided`, stop once the remaining iterations cannot change the answer.
        """
        if self.is_secret():
            self.halving = True
            self._sequential_halving(iterations, deadline)
            self.halving = False
            return
        for done in range(iterations):
            if deadline != math.inf and time.monotonic() >= deadline:
                return
            if stop_when_decided and done % DECISION_CHECK_INTERVAL == 0:
                if self._is_decided(iterations - done):
                    return
            self.iterate()

    def is_secret(self) -> bool:
        """Whether the seat answers this question in secret."""
        return self.state.simultaneous is not None and self.seat in self.state.to_move

    def _is_decided(self, left: int) -> bool:
        """Whether the leading arm is further ahead than the remaining iterations."""
        first = second = 0
        for arm in self.root.statistics(self.seat).arms.values():
            if arm.visits > first:
                first, second = arm.visits, first
            elif arm.visits > second:
                second = arm.visits
        return first - second > left

    def _sequential_halving(self, iterations: int, deadline: float) -> None:
        """Spend the same effort on each round; the better half of the answers advances."""
        candidates = self.state.legal(self.seat)
        rounds = max(1, math.ceil(math.log2(len(candidates))))
        start = time.monotonic()
        for number in range(rounds):
            comparisons = max(1, iterations // rounds // len(candidates))
            stop = deadline
            if deadline != math.inf:
                stop = start + (deadline - start) * (number + 1) / rounds
            for _ in range(comparisons):
                self._compare(candidates)
                if stop != math.inf and time.monotonic() >= stop:
                    break
            arms = self.root.statistics(self.seat).arms
            ranked = sorted([arms[action.index] for action in candidates], key=_by_mean)
            candidates = [arm.action for arm in ranked[: max(2, (len(ranked) + 1) // 2)]]

    def _compare(self, candidates: list[Action]) -> None:
        """Try all candidates on the same sample, against the same answers from other seats."""
        sample = self.state.sample(self.seat, self.rng)
        others: dict[int, Arm] = {}
        for action in candidates:
            self.iterate(action, sample.fork(), others)

    def iterate(
        self,
        forced: Action | None = None,
        sample: State | None = None,
        others: dict[int, Arm] | None = None,
    ) -> None:
        """Sample, descend, add one node, run a playout and back up the result.

        `forced` is what the seat answers at the root, whatever the tree prefers. `others` fixes
        the other seats' answers to the root question from one call to the next.
        """
        self.iterations += 1
        g = self.state.sample(self.seat, self.rng) if sample is None else sample
        node = self.root
        statistics: list[SeatStatistics] = []
        arms: list[Arm] = []
        seats: list[int] = []
        nodes: list[Node] = [node]
        while not g.over:
            fresh = node.visits == 0 and node is not self.root
            if fresh:
                break
            simultaneous = g.simultaneous is not None
            key = 0
            arm: Arm | None = None
            for _ in range(len(g.open)):
                mover = g.open[0].seat
                here = node.statistics(mover)
                if node is not self.root:
                    arm = self._pick(g, node, here, mover, simultaneous)
                elif forced is not None and mover == self.seat:
                    arm = self._arm(g, here, mover, forced, simultaneous)
                    arm.times_available += 1
                elif others is not None and mover in others:
                    arm = others[mover]
                else:
                    arm = self._pick(g, node, here, mover, simultaneous)
                    if others is not None:
                        others[mover] = arm
                statistics.append(here)
                arms.append(arm)
                seats.append(mover)
                key = key << 16 | arm.action.index
                g.answer(0, arm.action)
                if not simultaneous:
                    break
            assert arm is not None
            if simultaneous:
                child = node.joint_children.get(key)
                if child is None:
                    child = Node()
                    node.joint_children[key] = child
            else:
                child = arm.child
                if child is None:
                    child = Node()
                    arm.child = child
            node = child
            nodes.append(node)
        self._playout(g)
        values = [self.evaluate(g, seat) for seat in range(g.config.players)]
        for seat, value in enumerate(values):
            self.value_sums[seat] += value
        for node in nodes:
            node.visits += 1
        self._count_points(g, seats, arms)
        for i, arm in enumerate(arms):
            value = values[seats[i]]
            arm.visits += 1
            arm.total += value
            statistics[i].record(value)

    def _count_points(self, g: State, seats: list[int], arms: list[Arm]) -> None:
        for i, seat in enumerate(seats):
            if seat == self.seat:
                points = g.points()
                rival = 0
                for other, score in enumerate(points):
                    if other != seat and score > rival:
                        rival = score
                arms[i].own_points += points[seat]
                arms[i].rival_points += rival
                return

    def _pick(
        self, g: State, node: Node, here: SeatStatistics, mover: int, simultaneous: bool
    ) -> Arm:
        """Pick an arm by UCB from those that are legal in this sample."""
        parameters = self.parameters
        arms: list[Arm] = []
        for action in g.offers[0]:
            arm = self._arm(g, here, mover, action, simultaneous)
            arm.times_available += 1
            arms.append(arm)
        if len(arms) == 1:
            return arms[0]
        if simultaneous:
            mean = here.total / here.visits if here.visits else EVEN_CHANCE
            untried = [arm for arm in arms if arm.visits == 0]
            if untried:
                return untried[self.rng.below(len(untried))]
            prior_weight = 0.0
        else:
            mean = 0.0
            prior_weight = parameters.prior_weight
            growth = (node.visits + 1) ** parameters.widening_exponent
            most = math.ceil(parameters.widening_factor * growth)
            if most < len(arms):
                arms = sorted(arms, key=_by_prior)[:most]
        exploration = parameters.exploration * here.spread()
        best = arms[0]
        highest = -math.inf
        for arm in arms:
            uncertainty = math.log(arm.times_available + 1) / (arm.visits + prior_weight)
            score = arm.value(prior_weight) - mean + exploration * math.sqrt(uncertainty)
            if score > highest:
                highest = score
                best = arm
        return best

    def _arm(
        self, g: State, here: SeatStatistics, mover: int, action: Action, simultaneous: bool
    ) -> Arm:
        arm = here.arms.get(action.index)
        if arm is None:
            arm = Arm(action, EVEN_CHANCE if simultaneous else self._prior(g, mover, action))
            here.arms[action.index] = arm
        return arm

    def _prior(self, g: State, mover: int, action: Action) -> float:
        """How good the position looks to the mover right after the action."""
        after = g.fork()
        after.answer(0, action)
        return self.evaluate(after, mover)

    def _playout(self, g: State) -> None:
        """Let every seat pick the best of a few options, up to the last page of the playout."""
        if not self.needs_playouts and not self.halving:
            return
        last = g.page + self.parameters.playout_pages
        for _ in range(MAX_PLAYOUT_CHOICES):
            if g.over or g.page > last:
                return
            options = g.offers[0]
            if g.simultaneous is not None or self.parameters.playout_candidates == 0:
                g.answer(0, options[self.rng.below(len(options))])
            else:
                g.answer(0, self._pick_in_playout(g, options))

    def _pick_in_playout(self, g: State, options: list[Action]) -> Action:
        mover = g.open[0].seat
        count = len(options)
        most = self.parameters.playout_candidates
        start = 0
        if count > most:
            start = self.rng.below(count)
            count = most
        best = options[start]
        highest = -math.inf
        for i in range(count):
            option = options[(start + i) % len(options)]
            value = self._prior(g, mover, option)
            if value > highest:
                highest = value
                best = option
        return best

    def ranked_arms(self) -> list[Arm]:
        """The arms of the root question, best answer first."""
        arms = list(self.root.statistics(self.seat).arms.values())
        return sorted(arms, key=self._rank)

    def _rank(self, arm: Arm) -> tuple[int, float, int]:
        return (-arm.visits, -arm.value(self.parameters.prior_weight), arm.action.index)


def _by_prior(arm: Arm) -> tuple[float, int]:
    return (-arm.prior, arm.action.index)


def _by_mean(arm: Arm) -> tuple[float, int]:
    return (-arm.total / max(1, arm.visits), arm.action.index)
