"""Conflict: all regions in the order of their tokens, by domination or battle (K, R, D)."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.ankh.battle import Battle
from ennead.games.ankh.board import MOST_TOKENS, OMNIPRESENT
from ennead.games.ankh.devotion import win
from ennead.games.ankh.events import (
    BY_RANK,
    CONFLICT_BEGINS,
    CONFLICT_ENDS,
    DOMINATED,
    FOR_DOMINATION,
    FROM_OMNIPRESENT,
    POINTS,
    REGION_EMPTY,
)
from ennead.games.ankh.followers import receive
from ennead.games.ankh.forgetting import Forget
from ennead.games.ankh.guardians import destroy_by_claws
from ennead.games.ankh.merging import Merge
from ennead.games.ankh.monuments import majorities
from ennead.games.ankh.rewards import reward_majorities, reward_region
from ennead.games.ankh.state import NOBODY, Ankh


class Conflict(Step["Ankh"]):
    """K1 to K3: the Tiebreaker, what happens at the start, then region after region."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Ankh) -> None:
        g.tiebreaker = g.lead[self.seat]
        g.tiebreaker_up = True
        g.conflicts += 1
        g.tell(CONFLICT_BEGINS, g.tiebreaker, g.conflicts)
        for god in g.ranks:
            if g.has_power(god, OMNIPRESENT):
                regions = len(regions_with_figures(g, god))
                receive(g, god, regions * g.rules.omnipresent, FROM_OMNIPRESENT)
        destroy_by_claws(g)
        g.do(NextRegion(1))


class NextRegion(Step["Ankh"]):
    """K3: the region with the lowest token from this one on; after the last, the end."""

    def __init__(self, token: int) -> None:
        self.token = token

    def fields(self) -> tuple[int, ...]:
        return (self.token,)

    def run(self, g: Ankh) -> None:
        for token in range(self.token, MOST_TOKENS + 1):
            if token in g.tokens:
                g.do(ResolveRegion(token), NextRegion(token + 1))
                return
        g.do(EndOfConflict())


class ResolveRegion(Step["Ankh"]):
    """R: nobody there, one god alone, or several."""

    def __init__(self, token: int) -> None:
        self.token = token

    def fields(self) -> tuple[int, ...]:
        return (self.token,)

    def run(self, g: Ankh) -> None:
        region = g.region_with(self.token)
        present = g.present(region)
        if not present:
            g.tell(REGION_EMPTY, self.token)
        elif len(present) == 1:
            g.do(Majority(present[0], self.token), Domination(present[0], self.token))
        else:
            g.do(Battle(self.token))


class Majority(Step["Ankh"]):
    """D1: 1 Devotion for each kind of Monument of which nobody else controls as many here."""

    def __init__(self, god: int, token: int) -> None:
        self.god = god
        self.token = token

    def fields(self) -> tuple[int, ...]:
        return (self.god, self.token)

    def run(self, g: Ankh) -> None:
        g.tell(DOMINATED, self.god, self.token)
        reward_majorities(g, self.god, majorities(g, g.region_with(self.token))[self.god])


class Domination(Step["Ankh"]):
    """D2: 1 Devotion for being alone, more for Ra and for a City."""

    def __init__(self, god: int, token: int) -> None:
        self.god = god
        self.token = token

    def fields(self) -> tuple[int, ...]:
        return (self.god, self.token)

    def run(self, g: Ankh) -> None:
        g.tell(POINTS, self.god, 1, FOR_DOMINATION)
        reward_region(g, self.god, g.region_with(self.token), 1)


class EndOfConflict(Step["Ankh"]):
    """K4, K5: tokens back; after some Conflicts gods merge or are forgotten; the end."""

    def run(self, g: Ankh) -> None:
        g.tiebreaker = NOBODY
        g.tiebreaker_up = False
        g.amun_up = True
        g.tell(CONFLICT_ENDS, g.conflicts)
        if g.events_done == len(g.rules.events):
            win(g, g.ranks[len(g.ranks) - 1], BY_RANK)
        elif g.conflicts == g.rules.merging and merging_is_played(g):
            g.do(Merge())
        elif g.conflicts == g.rules.forgetting:
            g.do(Forget())


def regions_with_figures(g: Ankh, god: int) -> list[int]:
    """The regions in which a god has a figure; one on water counts for each that it touches."""
    return [r for r in range(g.regions.count) if g.figures_in(god, r)]


def merging_is_played(g: Ankh) -> bool:
    return g.setting.players >= g.rules.fewest_for_merging
