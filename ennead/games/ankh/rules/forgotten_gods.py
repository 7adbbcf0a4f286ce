"""§10 Forgotten gods: after the fourth Conflict every god on a red space is out."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.ankh.rules.devotion import win
from ennead.games.ankh.rules.merging import without
from ennead.games.ankh.rules.monuments import destroy
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.vocabulary.events import (
    BY_FORGETTING,
    BY_ONLY_GOD,
    DISCHARGED,
    FORGOTTEN,
    FREED,
    GATE_CLOSED,
    LEFT,
    NO_VICTORY,
    SLOT_EMPTIED,
)
from ennead.games.ankh.vocabulary.names import (
    ANDROSPHINX,
    ANUBIS,
    CAT_MUMMY,
    GUARDIANS,
    OSIRIS,
)


class ForgetGods(Step["Ankh"]):
    """§10: with no god left nobody wins; a single god left wins; otherwise play continues."""

    def run(self, g: Ankh) -> None:
        out = [god for god in g.ranks if g.devotion[god] <= g.rules.last_red]
        empty_slots(g, out)
        for god in out:
            g.tell(FORGOTTEN, god, g.devotion[god])
            leave(g, god)
        g.forgotten = tuple(out)
        g.ranks = tuple([god for god in g.ranks if god not in out])
        if not g.ranks:
            g.victor = NOBODY
            g.over = True
            g.tell(NO_VICTORY)
        elif len(g.ranks) == 1:
            win(g, g.ranks[0], BY_ONLY_GOD)


def empty_slots(g: Ankh, out: list[int]) -> None:
    """§10: forgotten gods' trapped Warriors leave; if Anubis is out, the others go free."""
    anubis_out = g.god_with_ability(ANUBIS) in out
    kept: list[int] = []
    for owner in g.slots:
        if owner in out:
            g.tell(SLOT_EMPTIED, owner)
        elif anubis_out:
            g.add_warriors(owner, 1)
            g.tell(FREED, owner)
        else:
            kept.append(owner)
    g.slots = tuple(kept)


def leave(g: Ankh, god: int) -> None:
    """§10, rulings 47 and 60: everything a god has leaves the game; its Monuments are destroyed."""
    for space in g.monuments:
        if g.owner_at(space) == god:
            destroy(g, space, BY_FORGETTING)
    for space in g.figures[god]:
        kind = g.kind_at(space)
        g.lift(space)
        if kind >= CAT_MUMMY:
            g.add_gone(kind, 1)
        g.tell(LEFT, god, kind, space, BY_FORGETTING)
        if space in g.suns:
            g.suns = tuple([s for s in g.suns if s != space])
    for kind in range(CAT_MUMMY, ANDROSPHINX + 1):
        for _ in range(g.guardians[god * GUARDIANS + kind - CAT_MUMMY]):
            g.add_guardians(god, kind, -1)
            g.add_gone(kind, 1)
            g.tell(DISCHARGED, god, kind)
    if g.has_ability(god, OSIRIS):
        for space in g.gates:
            g.tell(GATE_CLOSED, space)
        g.gates = ()
    g.followers = without(g.followers, god)
    g.ankhs = without(g.ankhs, god)
    g.warriors = without(g.warriors, god)
    g.hands = without(g.hands, god)
    g.powers = without(g.powers, god)
