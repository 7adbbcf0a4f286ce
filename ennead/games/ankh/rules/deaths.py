"""T, kill triggers: what follows when figures die at the same moment."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.ankh.rules.gods import TrapWarrior, return_sun
from ennead.games.ankh.rules.guardians import MummyReturns, curse_of_the_cats
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.vocabulary.events import DIED
from ennead.games.ankh.vocabulary.names import (
    ANUBIS,
    CAT_MUMMY,
    GOD_FIGURE,
    KIND_BITS,
    MUMMY,
    OWNER_SHIFT,
    WARRIOR,
)


def kill(g: Ankh, spaces: list[int], cause: int) -> None:
    """T: these figures die at the same moment; resolve the triggers."""
    if not spaces:
        return
    dead: list[int] = []
    fallen = g.fallen[:]
    for space in spaces:
        code = g.lift(space)
        owner = (code >> OWNER_SHIFT) - 1
        dead.append(code)
        fallen[owner] += 1
        g.tell(DIED, owner, code & KIND_BITS, space, cause)
        return_sun(g, owner, space)
    g.fallen = fallen
    g.safe = tuple([space for space in g.safe if space not in spaces])
    g.dead = tuple(sorted(dead))
    g.do(OfferTrap(), ReturnDead())


def mortals(g: Ankh, god: int, region: int) -> list[int]:
    """§8.3: a god's Warriors and Guardians in a region; Gods never die."""
    return [s for s in g.figures_in(god, region) if g.piece[s] & KIND_BITS != GOD_FIGURE]


class OfferTrap(Step["Ankh"]):
    """T1: Anubis, anywhere in play, may trap one dead enemy Warrior."""

    def run(self, g: Ankh) -> None:
        anubis = g.god_with_ability(ANUBIS)
        if anubis == NOBODY or len(g.slots) >= g.rules.pieces.slots:
            return
        for code in g.dead:
            if code & KIND_BITS == WARRIOR and (code >> OWNER_SHIFT) - 1 != anubis:
                g.do(TrapWarrior(anubis))
                return


class ReturnDead(Step["Ankh"]):
    """T2 to T4: the dead return to their pools; Cat-Mummies curse; Mummies come back."""

    def run(self, g: Ankh) -> None:
        cats: list[int] = []
        mummies: list[int] = []
        for code in g.dead:
            owner = (code >> OWNER_SHIFT) - 1
            kind = code & KIND_BITS
            if kind == WARRIOR:
                g.add_warriors(owner, 1)
            else:
                g.add_guardians(owner, kind, 1)
            if kind == CAT_MUMMY:
                cats.append(owner)
            elif kind == MUMMY:
                mummies.append(owner)
        g.dead = ()
        curse_of_the_cats(g, cats)
        g.do(*[MummyReturns(god) for god in g.ranks for _ in range(mummies.count(god))])
