"""§6.2 Summon Figure: one figure beside one's own, more by Pyramids and the Underworld."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.rules.followers import pay, receive
from ennead.games.ankh.rules.gods import offer_sun
from ennead.games.ankh.rules.guardians import ChooseFacing
from ennead.games.ankh.rules.monuments import controlled
from ennead.games.ankh.rules.placement import may_stand, open_spaces, why_not_stand
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import (
    ASK_ALLOWANCE,
    ASK_PLACE,
    ASK_SUMMON,
    BY_ORDINARY,
    BY_PYRAMID,
    BY_UNDERWORLD,
    DONE,
    NO_RANSOM,
    NO_SPACE,
    NONE_IN_POOL,
    NONE_TRAPPED,
    NOT_FITTING,
    OUT_OF_REACH,
    PUT,
    RANSOM,
    SUMMON_FIGURE,
)
from ennead.games.ankh.vocabulary.events import (
    BY_A_PYRAMID,
    BY_THE_UNDERWORLD,
    FOR_RANSOM,
    FROM_RANSOM,
    ORDINARY,
    RANSOMED,
    SUMMONED,
)
from ennead.games.ankh.vocabulary.names import (
    ANDROSPHINX,
    ANUBIS,
    APEP,
    CAT_MUMMY,
    GOD_FIGURE,
    GUARDIANS,
    NOTHING,
    OSIRIS,
    OWNER_SHIFT,
    PYRAMID,
    PYRAMID_ATTUNED,
    SCORPION,
    WARRIOR,
    piece,
)

ORDINARY_USED: Final = -1
UNDERWORLD_USED: Final = -2
"""Allowances other than a Pyramid, which is named by its space."""


class SummonFigures(Step["Ankh"]):
    """§6.2: one figure, one more per own Pyramid (Pyramid Attuned), one more for Osiris."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Ankh) -> None:
        god = g.lead[self.seat]
        g.ordinary = 1
        g.underworld = 1 if g.has_ability(god, OSIRIS) else 0
        g.pyramids = ()
        if g.has_power(god, PYRAMID_ATTUNED):
            g.pyramids = tuple(controlled(g, god, PYRAMID))
        g.do(ChooseSummon(self.seat))


class ChooseSummon(Choice["Ankh"]):
    """§6.2: which figure is summoned next, or stop."""

    def run(self, g: Ankh) -> None:
        if g.ordinary or g.underworld or g.pyramids:
            g.ask(self)

    def question(self) -> Kind:
        return ASK_SUMMON

    def options(self, g: Ankh) -> list[Action]:
        god = g.lead[self.seat]
        found: list[Action] = []
        anywhere = has_place(g, god)
        if anywhere and g.warriors[god]:
            found.append(SUMMON_FIGURE[WARRIOR])
        at = god * GUARDIANS
        for kind in range(CAT_MUMMY, ANDROSPHINX + 1):
            if g.guardians[at + kind - CAT_MUMMY]:
                if anywhere or (kind == APEP and places(g, god, APEP)):
                    found.append(SUMMON_FIGURE[kind])
        if anywhere and can_ransom(g, god):
            found.append(RANSOM.actions[0])
        found.append(DONE.actions[0])
        return found

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        god = g.lead[self.seat]
        if action.verb is SUMMON_FIGURE:
            kind = action.arg
            return Reason(NO_SPACE if in_pool(g, god, kind) else NONE_IN_POOL, kind)
        if action.verb is RANSOM:
            if god not in g.slots:
                return Reason(NONE_TRAPPED)
            return Reason(NO_SPACE, WARRIOR) if can_ransom(g, god) else Reason(NO_RANSOM)
        return None

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is SUMMON_FIGURE:
            g.do(PlaceFigure(self.seat, action.arg, 0))
        elif action.verb is RANSOM:
            g.do(PlaceFigure(self.seat, WARRIOR, 1))
        else:
            end_summoning(g)


class PlaceFigure(Choice["Ankh"]):
    """§6.2: where the figure is summoned."""

    def __init__(self, seat: int, kind: int, ransom: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.ransom = ransom

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kind, self.ransom)

    def question(self) -> Kind:
        return ASK_PLACE

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (self.kind,)

    def options(self, g: Ankh) -> list[Action]:
        put = PUT.actions
        return [put[space] for space in places(g, g.lead[self.seat], self.kind)]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not PUT:
            return None
        why = why_not_stand(g, g.lead[self.seat], action.arg)
        return why or Reason(OUT_OF_REACH, action.arg)

    def take(self, g: Ankh, action: Action) -> None:
        fitting = allowances(g, g.lead[self.seat], self.kind, action.arg)
        if len(fitting) == 1:
            summon(g, self.seat, self.kind, self.ransom, action.arg, fitting[0])
        else:
            g.do(ChooseAllowance(self.seat, self.kind, self.ransom, action.arg))


class ChooseAllowance(Choice["Ankh"]):
    """§6.2: which of several allowances that fit the space is used up."""

    def __init__(self, seat: int, kind: int, ransom: int, space: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.ransom = ransom
        self.space = space

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kind, self.ransom, self.space)

    def question(self) -> Kind:
        return ASK_ALLOWANCE

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (self.kind, self.space)

    def options(self, g: Ankh) -> list[Action]:
        found: list[Action] = []
        for used in allowances(g, g.lead[self.seat], self.kind, self.space):
            if used == ORDINARY_USED:
                found.append(BY_ORDINARY.only())
            elif used == UNDERWORLD_USED:
                found.append(BY_UNDERWORLD.only())
            else:
                found.append(BY_PYRAMID.actions[used])
        return found

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        verbs = (BY_ORDINARY, BY_PYRAMID, BY_UNDERWORLD)
        return Reason(NOT_FITTING) if action.verb in verbs else None

    def take(self, g: Ankh, action: Action) -> None:
        used = action.arg
        if action.verb is BY_ORDINARY:
            used = ORDINARY_USED
        elif action.verb is BY_UNDERWORLD:
            used = UNDERWORLD_USED
        summon(g, self.seat, self.kind, self.ransom, self.space, used)


def summon(g: Ankh, seat: int, kind: int, ransom: int, space: int, used: int) -> None:
    """§6.2: put the figure on its space; then Ra's Sun token and a Scorpion's facing."""
    god = g.lead[seat]
    if ransom:
        pay_ransom(g, god)
    elif kind == WARRIOR:
        g.add_warriors(god, -1)
    else:
        g.add_guardians(god, kind, -1)
    g.put(space, piece(god, kind))
    if used == ORDINARY_USED:
        g.ordinary = 0
        g.tell(SUMMONED, god, kind, space, ORDINARY)
    elif used == UNDERWORLD_USED:
        g.underworld = 0
        g.tell(SUMMONED, god, kind, space, BY_THE_UNDERWORLD)
    else:
        g.pyramids = tuple([p for p in g.pyramids if p != used])
        g.tell(SUMMONED, god, kind, space, BY_A_PYRAMID)
    g.do(ChooseSummon(seat))
    if kind == SCORPION:
        g.do(ChooseFacing(seat, space))
    offer_sun(g, seat, god, space)


def pay_ransom(g: Ankh, god: int) -> None:
    """§6.2, ruling 50: free a Warrior from its slot for Followers paid to Anubis's god."""
    anubis = g.god_with_ability(ANUBIS)
    pay(g, god, g.rules.ransom, FOR_RANSOM)
    receive(g, anubis, g.rules.ransom, FROM_RANSOM)
    slots = list(g.slots)
    slots.remove(god)
    g.slots = tuple(slots)
    g.tell(RANSOMED, god, anubis)


def end_summoning(g: Ankh) -> None:
    """§6.2: give up the allowances that are left."""
    g.ordinary = 0
    g.underworld = 0
    g.pyramids = ()


def in_pool(g: Ankh, god: int, kind: int) -> int:
    """How many figures of a kind a god has in its pool."""
    if kind == GOD_FIGURE:
        return 0
    if kind == WARRIOR:
        return g.warriors[god]
    return g.guardians[god * GUARDIANS + kind - CAT_MUMMY]


def can_ransom(g: Ankh, god: int) -> bool:
    """§6.2: whether a Warrior is trapped and the god can pay."""
    return god in g.slots and g.followers[god] >= g.rules.ransom


def ordinary_spaces(g: Ankh, god: int) -> list[int]:
    """§6.2: empty land beside an own figure or Monument, each space once."""
    adjacent = g.regions.adjacent
    near: set[int] = set()
    for space in g.figures[god]:
        near.update(adjacent[space])
    for space in g.monuments:
        if g.owner_at(space) == god:
            near.update(adjacent[space])
    return open_spaces(g, god, sorted(near))


def is_ordinary_space(g: Ankh, god: int, space: int) -> bool:
    """§6.2: whether a space is one of the `ordinary_spaces`."""
    if not may_stand(g, god, space):
        return False
    return any(g.piece[near] >> OWNER_SHIFT == god + 1 for near in g.regions.adjacent[space])


def has_ordinary_space(g: Ankh, god: int) -> bool:
    """§6.2: whether there are `ordinary_spaces`; usually found beside the first figure."""
    for space in g.figures[god]:
        for near in g.regions.adjacent[space]:
            if may_stand(g, god, near):
                return True
    return bool(ordinary_spaces(g, god))


def free_gates(g: Ankh) -> list[int]:
    """§6.2: Underworld tokens without a figure."""
    return [space for space in g.gates if g.piece[space] == NOTHING]


def free_water(g: Ankh, spaces: list[int]) -> list[int]:
    return [s for s in spaces if not g.map.is_land[s] and g.piece[s] == NOTHING]


def has_place(g: Ankh, god: int) -> bool:
    """§6.2: whether a figure other than Apep can be summoned anywhere."""
    if g.ordinary and has_ordinary_space(g, god):
        return True
    if g.underworld and free_gates(g):
        return True
    return any(open_spaces(g, god, g.regions.adjacent[pyramid]) for pyramid in g.pyramids)


def places(g: Ankh, god: int, kind: int) -> list[int]:
    """§6.2: where the remaining allowances let a figure be summoned; Apep also on water."""
    found: set[int] = set()
    if g.ordinary:
        found.update(ordinary_spaces(g, god))
        if kind == APEP:
            found.update(free_water(g, g.map.water))
    for pyramid in g.pyramids:
        found.update(open_spaces(g, god, g.regions.adjacent[pyramid]))
        if kind == APEP:
            found.update(free_water(g, g.regions.adjacent[pyramid]))
    if g.underworld:
        found.update(free_gates(g))
    return sorted(found)


def allowances(g: Ankh, god: int, kind: int, space: int) -> list[int]:
    """§6.2: the allowances by which a figure can be summoned on a space."""
    found: list[int] = []
    if g.ordinary:
        on_water = kind == APEP and not g.map.is_land[space]
        if on_water or is_ordinary_space(g, god, space):
            found.append(ORDINARY_USED)
    for pyramid in g.pyramids:
        if space in g.regions.adjacent[pyramid]:
            found.append(pyramid)
    if g.underworld and space in g.gates:
        found.append(UNDERWORLD_USED)
    return found
