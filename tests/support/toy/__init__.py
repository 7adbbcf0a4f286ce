"""Scarabs: a tiny game outside the package, in plain Python.

Each round every player draws a hidden charm worth 0 to 2 and secretly bids 0 to 3 gold. The
highest bid plus charm, lowest seat if equal, pays its bid and takes scarabs from one heap.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ennead.core.action import Action, Actions
from ennead.core.domain import Domain, seats
from ennead.core.engine import Engine
from ennead.core.errors import BadPosition
from ennead.core.game import Game
from ennead.core.options import Option
from ennead.core.rng import Rng
from ennead.core.rules import Rules
from ennead.core.spec import COUNT, events, questions, reasons
from ennead.core.state import State
from ennead.core.step import Choice, SimultaneousChoice, Step, Steps
from ennead.core.vocabulary import Kind, Reason

SEAT = seats(3)
HEAP = Domain.named("heap", ["river", "rock", "sand"])
GOLD = Domain("gold", 0, 3)

ACTIONS = Actions()
BID = ACTIONS.verb("bid", GOLD)
TAKE = ACTIONS.verb("take", HEAP)

QUESTIONS = questions()
ASK_BID = QUESTIONS.add("bid", seat=SEAT)
ASK_HEAP = QUESTIONS.add("heap", seat=SEAT)

EVENTS = events()
CHARM = EVENTS.add("charm", seat=SEAT, worth=COUNT)
BIDDEN = EVENTS.add("bidden", seat=SEAT, gold=GOLD, worth=COUNT)
TAKEN = EVENTS.add("taken", seat=SEAT, heap=HEAP, count=COUNT)

REASONS = reasons()
POOR = REASONS.add("poor", gold=COUNT)
EMPTY = REASONS.add("empty", heap=HEAP)


class ToyRules(Rules):
    def __init__(self, data: dict[str, Any]) -> None:
        self.rounds = int(data["toy"]["rounds"])
        self.heap = int(data["toy"]["heap"])
        self.grab = int(data["toy"]["grab"])
        self.gold = int(data["toy"]["gold"])


class Toy(State):
    rules: ToyRules
    heaps: list[int]
    gold: list[int]
    charms: list[int]
    bids: list[int]
    scarabs: list[int]
    shown: bool

    def fork(self) -> Toy:
        twin = Toy()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Engine) -> None:
        assert isinstance(twin, Toy)
        super().copy_to(twin)
        twin.rules = self.rules
        twin.heaps = self.heaps[:]
        twin.gold = self.gold[:]
        twin.charms = self.charms[:]
        twin.bids = self.bids[:]
        twin.scarabs = self.scarabs[:]
        twin.shown = self.shown

    def points(self) -> list[int]:
        return self.scarabs[:]

    def places(self) -> list[int]:
        return [sum(other > mine for other in self.scarabs) for mine in self.scarabs]


class Round(Step["Toy"]):
    def run(self, g: Toy) -> None:
        if g.page == g.rules.rounds or not any(g.heaps):
            g.over = True
            return
        g.turn_page(g.page + 1)
        g.shown = False
        for seat in range(g.players):
            g.charms[seat] = g.chance(3, g.team(seat))
            g.tell_only(g.team(seat), CHARM, seat, g.charms[seat])
        g.do(Bidding(), Auction(), Round())


class Bidding(SimultaneousChoice["Toy"]):
    def choices(self, g: Toy) -> Sequence[Choice[Toy]]:
        return [Bid(seat) for seat in range(g.players)]


class Bid(Choice["Toy"]):
    def question(self) -> Kind:
        return ASK_BID

    def options(self, g: Toy) -> list[Action]:
        return [BID[gold] for gold in range(min(3, g.gold[self.seat]) + 1)]

    def why_not(self, g: Toy, action: Action) -> Reason | None:
        return Reason(POOR, g.gold[self.seat]) if action.verb is BID else None

    def take(self, g: Toy, action: Action) -> None:
        g.bids[self.seat] = action.arg
        g.tell(BIDDEN, self.seat, action.arg, g.charms[self.seat])


class Auction(Step["Toy"]):
    def run(self, g: Toy) -> None:
        g.shown = True
        worth = [bid + charm for bid, charm in zip(g.bids, g.charms, strict=True)]
        winner = worth.index(max(worth))
        g.gold[winner] -= g.bids[winner]
        g.do(Grab(winner))


class Grab(Choice["Toy"]):
    def question(self) -> Kind:
        return ASK_HEAP

    def options(self, g: Toy) -> list[Action]:
        return [TAKE[heap] for heap, left in enumerate(g.heaps) if left]

    def why_not(self, g: Toy, action: Action) -> Reason | None:
        return Reason(EMPTY, action.arg) if action.verb is TAKE else None

    def take(self, g: Toy, action: Action) -> None:
        count = min(g.rules.grab, g.heaps[action.arg])
        g.heaps[action.arg] -= count
        g.scarabs[self.seat] += count
        g.tell(TAKEN, self.seat, action.arg, count)


STEPS = Steps()
for _step in (Round, Bidding, Auction):
    STEPS.add(_step)
STEPS.add(Grab, SEAT)


def setup(g: Toy) -> None:
    rules = g.config.rules
    assert isinstance(rules, ToyRules)
    g.rules = rules
    heaps = g.config.options["heaps"]
    g.heaps = [rules.heap] * int(heaps) + [0] * (3 - int(heaps))
    g.gold = [rules.gold] * g.players
    g.charms = [0] * g.players
    g.bids = [0] * g.players
    g.scarabs = [0] * g.players
    g.shown = True
    g.do(Round())


def view(g: Toy, viewer: int | None) -> dict[str, object]:
    return {
        "heaps": g.heaps[:],
        "gold": g.gold[:],
        "charms": [c if g.shown or s == viewer else None for s, c in enumerate(g.charms)],
    }


def sample(g: Toy, viewer: int | None, rng: Rng) -> None:
    if not g.shown:
        for seat in range(g.players):
            if seat != viewer:
                g.charms[seat] = rng.below(3)


def write(g: Toy) -> dict[str, object]:
    return {
        "heaps": g.heaps[:],
        "gold": g.gold[:],
        "charms": g.charms[:],
        "bids": g.bids[:],
        "scarabs": g.scarabs[:],
        "shown": g.shown,
    }


def read(g: Toy, table: Mapping[str, Any]) -> None:
    setup(g)
    del g.agenda[-1]
    for name in ("heaps", "gold", "charms", "bids", "scarabs"):
        row = table.get(name)
        if not isinstance(row, list) or not all(type(item) is int for item in row):
            raise BadPosition(f"{name} must be a list of numbers")
        if len(row) != (3 if name == "heaps" else g.players):
            raise BadPosition(f"{name} has a wrong length")
        setattr(g, name, row[:])
    g.shown = table.get("shown") is True
    heaps = g.rules.heap * int(g.config.options["heaps"])
    if sum(g.heaps) + sum(g.scarabs) != heaps:
        g.constructed = True


def evaluate(g: Toy, seat: int) -> float:
    best = max(g.scarabs)
    return g.scarabs[seat] / best if best else 0.5


GAME = Game(
    package=__name__,
    id="toy",
    seats=(2, 3),
    options=[Option("heaps", [2, 3])],
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    reasons=REASONS,
    steps=STEPS,
    rules=ToyRules,
    state=Toy,
    setup=setup,
    view=view,
    sample=sample,
    write=write,
    read=read,
    evaluate=evaluate,
)
