"""What Guardians can do: Satet's shove, a Scorpion's claws, the Mummy's return, and the rest."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.step import Choice
from ennead.games.ankh.actions import (
    ASK_FACING,
    ASK_MUMMY,
    BESIDE_GOD,
    CLAW_OFF_BOARD,
    DECLINE,
    FACE,
    MUST_CHOOSE,
    NOT_BESIDE,
    PUT,
)
from ennead.games.ankh.board import (
    ANDROSPHINX,
    KIND_BITS,
    MUMMY,
    SCORPION,
    piece,
)
from ennead.games.ankh.devotion import lose_one
from ennead.games.ankh.events import (
    AS_MUMMY,
    BY_SCORPION,
    FACED,
    MUMMY_STAYS,
    SUMMONED,
)
from ennead.games.ankh.gods import offer_sun
from ennead.games.ankh.monuments import destroy
from ennead.games.ankh.places import may_stand, open_spaces, why_not_stand
from ennead.games.ankh.state import Ankh

# Satet.


def room_to_shove(g: Ankh, satet: int, space: int) -> list[int]:
    """Where Satet, coming from her space, can shove the enemy figure on another one.

    One space away in any direction, over rivers and camels too. Her own space is free by then,
    but if it is an Underworld space, she is Osiris's and the other figure is not.
    """
    owner = g.owner_at(space)
    found: list[int] = []
    for near in g.map.around[space]:
        if (near == satet and near not in g.gates) or may_stand(g, owner, near):
            found.append(near)
    return found


def can_shove(g: Ankh, god: int, satet: int, space: int) -> bool:
    """May Satet end on this space by shoving the figure that stands there?"""
    if not g.is_figure(space) or g.owner_at(space) == god:
        return False
    if not g.map.is_land[space] or space in g.gates:
        return False
    return bool(room_to_shove(g, satet, space))


# Giant Scorpion.


class Facing(Choice["Ankh"]):
    """At which two neighbouring spaces a Scorpion points its claws; its owner says."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.space)

    def question(self) -> Kind:
        return ASK_FACING

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (self.space,)

    def options(self, g: Ankh) -> list[Action]:
        return [FACE.actions[facing] for facing in g.map.facings[self.space]]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        return Reason(CLAW_OFF_BOARD, action.arg) if action.verb is FACE else None

    def take(self, g: Ankh, action: Action) -> None:
        g.face(self.space, action.arg)
        g.tell(FACED, g.owner_at(self.space), self.space, action.arg)


def destroy_by_claws(g: Ankh) -> None:
    """All Scorpions at once destroy the Monuments that their claws reach."""
    hit: list[int] = []
    for figures in g.figures:
        for space in figures:
            if g.piece[space] & KIND_BITS == SCORPION:
                near = g.regions.adjacent[space]
                for claw in g.map.claws(space, g.facing[space]):
                    if claw in near and claw in g.monuments and claw not in hit:
                        hit.append(claw)
    hit.sort()
    for space in hit:
        destroy(g, space, BY_SCORPION)


# Androsphinx.


def beside_androsphinx(g: Ankh, god: int, space: int) -> bool:
    """Is a figure of this god neutralised there by an enemy Androsphinx?"""
    for near in g.regions.adjacent[space]:
        if g.kind_at(near) == ANDROSPHINX and g.owner_at(near) != god:
            return True
    return False


# Cat-Mummy.


def curse_of_the_cats(g: Ankh, owners: list[int]) -> None:
    """For each dead Cat-Mummy all other gods lose 1 Devotion, the ranking read before each."""
    left = owners[:]
    while left:
        for owner in g.ranks:
            if owner in left:
                left.remove(owner)
                for god in g.ranks:
                    if god != owner:
                        lose_one(g, god, owner)
                break


# Mummy.


class MummyReturns(Choice["Ankh"]):
    """A dead Mummy is summoned at once beside its God; without a space it stays in the pool."""

    def run(self, g: Ankh) -> None:
        if self._spaces(g):
            g.ask(self)
        else:
            g.tell(MUMMY_STAYS, self.seat)

    def question(self) -> Kind:
        return ASK_MUMMY

    def options(self, g: Ankh) -> list[Action]:
        return [PUT.actions[space] for space in self._spaces(g)]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is DECLINE:
            return Reason(MUST_CHOOSE)
        if action.verb is not PUT:
            return None
        why = why_not_stand(g, self.seat, action.arg)
        return why or Reason(NOT_BESIDE, action.arg, BESIDE_GOD)

    def take(self, g: Ankh, action: Action) -> None:
        g.add_guardians(self.seat, MUMMY, -1)
        g.put(action.arg, piece(self.seat, MUMMY))
        g.tell(SUMMONED, self.seat, MUMMY, action.arg, AS_MUMMY)
        offer_sun(g, self.seat, self.seat, action.arg)

    def _spaces(self, g: Ankh) -> list[int]:
        return open_spaces(g, self.seat, g.regions.adjacent[g.god_space(self.seat)])
