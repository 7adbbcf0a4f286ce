"""B9, after the Battle: Osiris, Miracle, Worshipful, Cycle of Ma'at."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.kinds import Kind
from ennead.core.step import Choice, Step
from ennead.games.ankh.actions import ASK_WORSHIP, DECLINE, WORSHIP
from ennead.games.ankh.board import ALL_CARDS, CYCLE, MIRACLE, OSIRIS, WORSHIPFUL
from ennead.games.ankh.cards import players_of
from ennead.games.ankh.devotion import gain
from ennead.games.ankh.events import (
    FOR_MIRACLE,
    FOR_WORSHIP,
    FOR_WORSHIPPING,
    POINTS,
    RECLAIMED,
)
from ennead.games.ankh.followers import pay
from ennead.games.ankh.gods import Underworld
from ennead.games.ankh.state import NOBODY, Ankh


class OsirisLost(Step["Ankh"]):
    """B9.1: Osiris gains a gate from a lost Battle."""

    def run(self, g: Ankh) -> None:
        osiris = g.entity_of(OSIRIS)
        if osiris in g.fighters and osiris != g.winner:
            g.do(Underworld(osiris))


class Miracles(Step["Ankh"]):
    """B9.2: a Devotion for each own figure that died in this Battle, as one gain."""

    def run(self, g: Ankh) -> None:
        for god in players_of(g, MIRACLE):
            if g.fallen[god]:
                g.tell(POINTS, god, g.fallen[god], FOR_MIRACLE)
                gain(g, god, g.fallen[god])
                if g.over:
                    return


class Worshippers(Step["Ankh"]):
    """B9.3: in ascending order."""

    def run(self, g: Ankh) -> None:
        g.do(
            *[Worship(god) for god in g.ranks if god in g.fighters and g.has_power(god, WORSHIPFUL)]
        )


class Worship(Choice["Ankh"]):
    """Followers for Devotion, once after each Battle."""

    def run(self, g: Ankh) -> None:
        if g.followers[self.seat] >= g.rules.worship_cost:
            g.ask(self)

    def question(self) -> Kind:
        return ASK_WORSHIP

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.rules.worship_cost,)

    def options(self, g: Ankh) -> list[Action]:
        return [WORSHIP.only(), DECLINE.only()]

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is WORSHIP:
            pay(g, self.seat, g.rules.worship_cost, FOR_WORSHIPPING)
            g.tell(POINTS, self.seat, g.rules.worship_devotion, FOR_WORSHIP)
            gain(g, self.seat, g.rules.worship_devotion)


class Reclaim(Step["Ankh"]):
    """B9.4: the Cycle of Ma'at brings all used cards back, itself too."""

    def run(self, g: Ankh) -> None:
        for god in players_of(g, CYCLE):
            hands = g.hands[:]
            back = (ALL_CARDS & ~hands[god]).bit_count()
            hands[god] = ALL_CARDS
            g.hands = hands
            g.tell(RECLAIMED, god, back)


class EndOfBattle(Step["Ankh"]):
    """Nothing of the Battle is left."""

    def run(self, g: Ankh) -> None:
        clear_battle(g)


def clear_battle(g: Ankh) -> None:
    seats = len(g.figures)
    g.arena = NOBODY
    g.fighters = ()
    g.doubled = 0
    g.rotation = ()
    g.moved = ()
    g.played = [0] * seats
    g.bids = [NOBODY] * seats
    g.safe = ()
    g.dead = ()
    g.fallen = [0] * seats
    g.winner = NOBODY
