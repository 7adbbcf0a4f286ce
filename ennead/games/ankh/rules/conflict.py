"""K, R, D: a Conflict resolves all regions in token order, by domination or Battle."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.ankh.rules.battle import Battle
from ennead.games.ankh.rules.devotion import win
from ennead.games.ankh.rules.followers import receive
from ennead.games.ankh.rules.forgotten_gods import ForgetGods
from ennead.games.ankh.rules.guardians import destroy_by_claws
from ennead.games.ankh.rules.merging import MergeGods
from ennead.games.ankh.rules.monuments import majorities
from ennead.games.ankh.rules.region_names import in_words
from ennead.games.ankh.rules.rewards import reward_majorities, reward_region
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.vocabulary.events import (
    BY_RANK,
    CONFLICT_BEGINS,
    CONFLICT_ENDS,
    DOMINATED,
    FOR_DOMINATION,
    FROM_OMNIPRESENT,
    POINTS,
    REGION_EMPTY,
)
from ennead.games.ankh.vocabulary.names import MOST_TOKENS, OMNIPRESENT


class Conflict(Step["Ankh"]):
    """K1 to K3: hand out the Tiebreaker, apply the effects at the start, go region by region."""

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
    """R1, R2: skip an empty region; one god dominates it; several fight."""

    def __init__(self, token: int) -> None:
        self.token = token

    def fields(self) -> tuple[int, ...]:
        return (self.token,)

    def run(self, g: Ankh) -> None:
        region = g.region_with(self.token)
        present = g.present(region)
        if not present:
            space, part = in_words(g, region)
            g.tell(REGION_EMPTY, self.token, space, part)
        elif len(present) == 1:
            g.do(DominationMajorities(present[0], self.token), Domination(present[0], self.token))
        else:
            g.do(Battle(self.token))


class DominationMajorities(Step["Ankh"]):
    """D1: 1 Devotion per Monument kind of which the god controls the most here."""

    def __init__(self, god: int, token: int) -> None:
        self.god = god
        self.token = token

    def fields(self) -> tuple[int, ...]:
        return (self.god, self.token)

    def run(self, g: Ankh) -> None:
        region = g.region_with(self.token)
        space, part = in_words(g, region)
        g.tell(DOMINATED, self.god, self.token, space, part)
        reward_majorities(g, self.god, majorities(g, region)[self.god])


class Domination(Step["Ankh"]):
    """D2: 1 Devotion for being alone here; more for a Radiant figure of Ra or a City."""

    def __init__(self, god: int, token: int) -> None:
        self.god = god
        self.token = token

    def fields(self) -> tuple[int, ...]:
        return (self.god, self.token)

    def run(self, g: Ankh) -> None:
        g.tell(POINTS, self.god, 1, FOR_DOMINATION)
        reward_region(g, self.god, g.region_with(self.token), 1)


class EndOfConflict(Step["Ankh"]):
    """K4, K5: return the tokens; then merging, forgetting or the end of the game."""

    def run(self, g: Ankh) -> None:
        g.tiebreaker = NOBODY
        g.tiebreaker_up = False
        g.amun_up = True
        g.tell(CONFLICT_ENDS, g.conflicts)
        if g.events_done == len(g.rules.events):
            win(g, g.ranks[len(g.ranks) - 1], BY_RANK)
        elif g.conflicts == g.rules.merging and merging_is_played(g):
            g.do(MergeGods())
        elif g.conflicts == g.rules.forgetting:
            g.do(ForgetGods())


def regions_with_figures(g: Ankh, god: int) -> list[int]:
    """K2: the regions where a god has a figure; water counts for every region it touches."""
    return [r for r in range(g.regions.count) if g.figures_in(god, r)]


def merging_is_played(g: Ankh) -> bool:
    """K5: gods merge only in games that began with enough players."""
    return g.config.players >= g.rules.fewest_for_merging
