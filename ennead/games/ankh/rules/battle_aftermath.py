"""B9, after the Battle: Osiris, Miracle, Worshipful, Cycle of Ma'at."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind
from ennead.games.ankh.rules.battle_cards import players_of
from ennead.games.ankh.rules.devotion import gain
from ennead.games.ankh.rules.followers import pay
from ennead.games.ankh.rules.gods import ChooseUnderworldToken
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.vocabulary.actions import ASK_WORSHIP, DECLINE, WORSHIP
from ennead.games.ankh.vocabulary.events import (
    FOR_MIRACLE,
    FOR_WORSHIP,
    FOR_WORSHIPPING,
    POINTS,
    RECLAIMED,
)
from ennead.games.ankh.vocabulary.names import (
    ALL_CARDS,
    CYCLE,
    MIRACLE,
    OSIRIS,
    WORSHIPFUL,
)


class OfferUnderworld(Step["Ankh"]):
    """B9.1: after losing a Battle, Osiris may place or relocate an Underworld token."""

    def run(self, g: Ankh) -> None:
        osiris = g.god_with_ability(OSIRIS)
        if osiris in g.fighters and osiris != g.winner:
            g.do(ChooseUnderworldToken(osiris))


class Miracles(Step["Ankh"]):
    """B9.2: 1 Devotion per own figure killed in this Battle, as a single gain."""

    def run(self, g: Ankh) -> None:
        for god in players_of(g, MIRACLE):
            if g.fallen[god]:
                g.tell(POINTS, god, g.fallen[god], FOR_MIRACLE)
                gain(g, god, g.fallen[god])
                if g.over:
                    return


class OfferWorship(Step["Ankh"]):
    """B9.3: ask each Worshipful god of the Battle, in ascending order."""

    def run(self, g: Ankh) -> None:
        g.do(
            *[Worship(god) for god in g.ranks if god in g.fighters and g.has_power(god, WORSHIPFUL)]
        )


class Worship(Choice["Ankh"]):
    """B9.3: pay Followers for Devotion, at most once per Battle."""

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


class CyclesOfMaat(Step["Ankh"]):
    """B9.4: take back all used cards, including this one."""

    def run(self, g: Ankh) -> None:
        for god in players_of(g, CYCLE):
            hands = g.hands[:]
            back = (ALL_CARDS & ~hands[god]).bit_count()
            hands[god] = ALL_CARDS
            g.hands = hands
            g.tell(RECLAIMED, god, back)


class EndOfBattle(Step["Ankh"]):
    """B9: forget everything about this Battle."""

    def run(self, g: Ankh) -> None:
        clear_battle(g)


def clear_battle(g: Ankh) -> None:
    """Reset all fields that describe a Battle."""
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
