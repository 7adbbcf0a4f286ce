"""§6.4 Unlock Ankh Power: pay Followers for a power of the current level."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.rules.followers import pay
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import (
    ASK_POWER,
    DECLINE,
    OTHER_POWER_LEVEL,
    POWER_UNLOCKED,
    UNLOCK_POWER,
)
from ennead.games.ankh.vocabulary.events import (
    FOR_UNLOCK,
    GUARDIAN_GAINED,
    NO_GUARDIAN,
    NO_UNLOCK,
    UNLOCKED,
)
from ennead.games.ankh.vocabulary.names import CAT_MUMMY, POWERS


class UnlockAnkhPower(Choice["Ankh"]):
    """§6.4: the last of the four actions; may be declined; impossible without the Followers."""

    def run(self, g: Ankh) -> None:
        if can_unlock(g, g.lead[self.seat]):
            g.ask(self)
        else:
            g.tell(NO_UNLOCK, g.lead[self.seat])

    def question(self) -> Kind:
        return ASK_POWER

    def details(self, g: Ankh) -> tuple[int, ...]:
        at = unlocks(g, g.lead[self.seat])
        return (g.rules.unlock_level[at], g.rules.unlock_cost[at])

    def options(self, g: Ankh) -> list[Action]:
        god = g.lead[self.seat]
        level = g.rules.unlock_level[unlocks(g, god)]
        found = [
            UNLOCK_POWER.actions[power]
            for power in range(POWERS)
            if g.rules.levels[power] == level and not g.has_power(god, power)
        ]
        found.append(DECLINE.only())
        return found

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not UNLOCK_POWER:
            return None
        if g.has_power(g.lead[self.seat], action.arg):
            return Reason(POWER_UNLOCKED, action.arg)
        return Reason(OTHER_POWER_LEVEL, action.arg, self.details(g)[0])

    def take(self, g: Ankh, action: Action) -> None:
        god = g.lead[self.seat]
        if action.verb is not UNLOCK_POWER:
            g.tell(NO_UNLOCK, god)
            return
        at = unlocks(g, god)
        pay(g, god, g.rules.unlock_cost[at], FOR_UNLOCK)
        powers = g.powers[:]
        powers[god] |= 1 << action.arg
        g.powers = powers
        level = g.rules.unlock_level[at]
        g.tell(UNLOCKED, god, action.arg, level)
        if g.rules.unlock_guardian[at]:
            gain_guardian(g, god, level)


def gain_guardian(g: Ankh, god: int, level: int) -> None:
    """§6.4: a Guardian of the level, if one is left on its card and a base of its size is free."""
    kind = g.kinds[level - 1]
    size = g.rules.pieces.size[kind - CAT_MUMMY]
    if not g.on_card[level - 1] or g.guardians_of(god, size) >= g.rules.pieces.bases[size]:
        g.tell(NO_GUARDIAN, god, kind)
        return
    on_card = g.on_card[:]
    on_card[level - 1] -= 1
    g.on_card = on_card
    g.add_guardians(god, kind, 1)
    g.tell(GUARDIAN_GAINED, god, kind)


def unlocks(g: Ankh, god: int) -> int:
    """§6.4: how many powers a god has unlocked."""
    return g.powers[god].bit_count()


def can_unlock(g: Ankh, god: int) -> bool:
    """§6.4: whether a slot is left and the god can pay for it."""
    at = unlocks(g, god)
    return at < len(g.rules.unlock_cost) and g.followers[god] >= g.rules.unlock_cost[at]
