"""Deaths and what they trigger: Anubis, the Cat-Mummy, the Mummy."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.ankh.board import (
    ANUBIS,
    CAT_MUMMY,
    GOD_FIGURE,
    KIND_BITS,
    MUMMY,
    OWNER_SHIFT,
    WARRIOR,
)
from ennead.games.ankh.events import DIED
from ennead.games.ankh.gods import Trap, return_sun
from ennead.games.ankh.guardians import MummyReturns, curse_of_the_cats
from ennead.games.ankh.state import NOBODY, Ankh


def kill(g: Ankh, spaces: list[int], cause: int) -> None:
    """These figures die at one moment; the triggers follow."""
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
    g.do(TrapOne(), Bury())


def mortals(g: Ankh, god: int, region: int) -> list[int]:
    """A god's Warriors and Guardians in a region; Gods never die."""
    return [s for s in g.figures_in(god, region) if g.piece[s] & KIND_BITS != GOD_FIGURE]


class TrapOne(Step["Ankh"]):
    """T1: Anubis, anywhere in play, may trap one dead enemy Warrior."""

    def run(self, g: Ankh) -> None:
        anubis = g.entity_of(ANUBIS)
        if anubis == NOBODY or len(g.slots) >= g.rules.pieces.slots:
            return
        for code in g.dead:
            if code & KIND_BITS == WARRIOR and (code >> OWNER_SHIFT) - 1 != anubis:
                g.do(Trap(anubis))
                return


class Bury(Step["Ankh"]):
    """T2 to T4: the dead go to their pools; Cat-Mummies curse, Mummies come back."""

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
