"""B: the stages of a Battle, and Monument majorities (B7)."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.ankh.rules.battle_aftermath import (
    CyclesOfMaat,
    EndOfBattle,
    Miracles,
    OfferUnderworld,
    OfferWorship,
    clear_battle,
)
from ennead.games.ankh.rules.battle_cards import (
    Floods,
    OfferBuilding,
    OfferSecondCard,
    Plagues,
    PlayCards,
)
from ennead.games.ankh.rules.battle_relocation import OfferRelocation
from ennead.games.ankh.rules.battle_resolution import Resolution
from ennead.games.ankh.rules.monuments import majorities
from ennead.games.ankh.rules.region_names import in_words
from ennead.games.ankh.rules.rewards import reward_majorities
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.events import BATTLE, JOINS_BATTLE


class Battle(Step["Ankh"]):
    """B: every god with a figure in the region takes part until the end."""

    def __init__(self, token: int) -> None:
        self.token = token

    def fields(self) -> tuple[int, ...]:
        return (self.token,)

    def run(self, g: Ankh) -> None:
        region = g.region_with(self.token)
        clear_battle(g)
        g.arena = region
        g.fighters = tuple(g.present(region))
        space, part = in_words(g, region)
        g.tell(BATTLE, self.token, space, part)
        for god in g.fighters:
            g.tell(JOINS_BATTLE, god, self.token, len(g.figures_in(god, region)), space, part)
        g.do(
            OfferRelocation(),
            OfferSecondCard(),
            PlayCards(),
            Floods(),
            OfferBuilding(),
            Plagues(),
            MonumentMajorities(),
            Resolution(),
            OfferUnderworld(),
            Miracles(),
            OfferWorship(),
            CyclesOfMaat(),
            EndOfBattle(),
        )


class MonumentMajorities(Step["Ankh"]):
    """B7: pay gods that still have a figure here; all majorities are counted first."""

    def run(self, g: Ankh) -> None:
        found = majorities(g, g.arena)
        for god in g.ranks:
            if god in g.fighters and found[god] and g.figures_in(god, g.arena):
                reward_majorities(g, god, found[god])
                if g.over:
                    return
