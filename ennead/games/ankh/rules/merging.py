"""§9 Merging: after the third Conflict the two gods with the least Devotion become one."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.rules.followers import receive
from ennead.games.ankh.rules.gods import return_sun
from ennead.games.ankh.rules.monuments import destroy
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import (
    ASK_DISMISS,
    DISCHARGE,
    DISMISS,
    DONE,
    NONE_IN_POOL,
    NOT_YOUR_GUARDIAN,
    TOO_MANY_GUARDIANS,
)
from ennead.games.ankh.vocabulary.events import (
    BY_MERGING,
    DISCHARGED,
    DISMISSED,
    FREED,
    FROM_MERGING,
    LEFT,
    MERGED,
    SLOT_EMPTIED,
    TAKEN_INTO_POOL,
    TAKEN_OVER,
)
from ennead.games.ankh.vocabulary.names import (
    ANDROSPHINX,
    ANUBIS,
    CAT_MUMMY,
    GUARDIANS,
    LARGE,
    SMALL,
)


class MergeGods(Step["Ankh"]):
    """§9.1, §9.2: Lower (the least Devotion) merges into Higher (the second least)."""

    def run(self, g: Ankh) -> None:
        lower, higher = g.ranks[0], g.ranks[1]
        g.tell(MERGED, higher, lower, g.devotion[lower])
        for space in g.monuments:
            if g.owner_at(space) == lower:
                destroy(g, space, BY_MERGING)
        guardians = take_over_guardians(g, lower, higher)
        for space in g.figures[lower]:
            g.tell(LEFT, lower, g.kind_at(space), space, BY_MERGING)
            g.lift(space)
            return_sun(g, higher, space)
        empty_slots(g, lower, higher)
        receive(g, higher, g.followers[lower], FROM_MERGING)
        unite(g, lower, higher)
        if guardians:
            g.do(DismissGuardian(higher))


def take_over_guardians(g: Ankh, lower: int, higher: int) -> int:
    """§9.2: Higher takes over Lower's Guardians. Returns how many there are."""
    count = 0
    for space in g.figures[lower]:
        kind = g.kind_at(space)
        if kind >= CAT_MUMMY:
            g.set_owner(space, higher)
            g.tell(TAKEN_OVER, higher, lower, kind, space)
            count += 1
    for kind in range(CAT_MUMMY, ANDROSPHINX + 1):
        for _ in range(g.guardians[lower * GUARDIANS + kind - CAT_MUMMY]):
            g.add_guardians(lower, kind, -1)
            g.add_guardians(higher, kind, 1)
            g.tell(TAKEN_INTO_POOL, higher, lower, kind)
            count += 1
    return count


def empty_slots(g: Ankh, lower: int, higher: int) -> None:
    """§9.8: Lower's trapped Warriors leave; if Lower is Anubis, Higher's go free."""
    kept: list[int] = []
    for owner in g.slots:
        if owner == lower:
            g.tell(SLOT_EMPTIED, owner)
        elif owner == higher and g.has_ability(lower, ANUBIS):
            g.add_warriors(higher, 1)
            g.tell(FREED, owner)
        else:
            kept.append(owner)
    g.slots = tuple(kept)


def unite(g: Ankh, lower: int, higher: int) -> None:
    """§9.3 to §9.7: one god from now on, in Lower's place on the track, with both abilities."""
    g.followers = without(g.followers, lower)
    g.ankhs = without(g.ankhs, lower)
    g.warriors = without(g.warriors, lower)
    g.powers = without(g.powers, lower)
    g.hands = without(g.hands, lower)
    abilities = g.abilities[:]
    abilities[higher] |= abilities[lower]
    abilities[lower] = 0
    g.abilities = abilities
    devotion = g.devotion[:]
    devotion[higher] = devotion[lower]
    g.devotion = devotion
    g.lead = [higher if god == lower else god for god in g.lead]
    g.ranks = (higher, *g.ranks[2:])


def without(values: list[int], god: int) -> list[int]:
    """A copy of a list indexed by god, with this god's entry cleared."""
    copied = values[:]
    copied[god] = 0
    return copied


class DismissGuardian(Choice["Ankh"]):
    """§9.2, rulings 41 and 56: Higher drops Guardians beyond its bases, and any others it likes."""

    def question(self) -> Kind:
        return ASK_DISMISS

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (too_many(g, self.seat, SMALL), too_many(g, self.seat, LARGE))

    def options(self, g: Ankh) -> list[Action]:
        found = [
            DISMISS.actions[space]
            for space in g.figures[self.seat]
            if g.kind_at(space) >= CAT_MUMMY
        ]
        for i in range(GUARDIANS):
            if g.guardians[self.seat * GUARDIANS + i]:
                found.append(DISCHARGE.actions[i])
        if not too_many(g, self.seat, SMALL) and not too_many(g, self.seat, LARGE):
            found.append(DONE.only())
        return found

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is DISMISS:
            return Reason(NOT_YOUR_GUARDIAN, action.arg)
        if action.verb is DISCHARGE:
            return Reason(NONE_IN_POOL, action.arg)
        return Reason(TOO_MANY_GUARDIANS) if action.verb is DONE else None

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is DISMISS:
            space = action.arg
            kind = g.kind_at(space)
            g.lift(space)
            g.add_gone(kind, 1)
            g.tell(DISMISSED, self.seat, kind, space)
            return_sun(g, self.seat, space)
        elif action.verb is DISCHARGE:
            g.add_guardians(self.seat, action.arg, -1)
            g.add_gone(action.arg, 1)
            g.tell(DISCHARGED, self.seat, action.arg)
        if action.verb is not DONE:
            g.do(DismissGuardian(self.seat))


def too_many(g: Ankh, god: int, size: int) -> int:
    """§9.2: how many Guardians of a size have no base."""
    return max(0, g.guardians_of(god, size) - g.rules.pieces.bases[size])
