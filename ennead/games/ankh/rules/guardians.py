"""§11.4: what the Guardians can do."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.rules.devotion import lose_one
from ennead.games.ankh.rules.figure_choice import FigureChoice
from ennead.games.ankh.rules.gods import offer_sun
from ennead.games.ankh.rules.monuments import destroy
from ennead.games.ankh.rules.placement import may_stand, open_spaces, why_not_stand
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import (
    ASK_FACING,
    ASK_MUMMY,
    BESIDE_GOD,
    CLAW_OFF_BOARD,
    DECLINE,
    FACE,
    MUST_CHOOSE,
    NOT_A_CORNER,
    NOT_BESIDE,
    PUT,
)
from ennead.games.ankh.vocabulary.events import (
    AS_MUMMY,
    BY_SCORPION,
    FACED,
    MUMMY_STAYS,
    SUMMONED,
)
from ennead.games.ankh.vocabulary.names import (
    ANDROSPHINX,
    KIND_BITS,
    MUMMY,
    SCORPION,
    piece,
)

# Satet.


def room_to_shove(g: Ankh, satet: int, space: int) -> list[int]:
    """Rulings 24 to 27: where Satet can shove the enemy figure whose space she takes.

    One space away in any direction, even across rivers and camels. Satet's own space is free by
    then; if it is an Underworld space, she is Osiris's figure and the other one is not.
    """
    owner = g.owner_at(space)
    found: list[int] = []
    for near in g.map.around[space]:
        if (near == satet and near not in g.gates) or may_stand(g, owner, near):
            found.append(near)
    return found


def can_shove(g: Ankh, god: int, satet: int, space: int) -> bool:
    """§11.4: whether Satet may end her move on this space by shoving the figure there."""
    if not g.is_figure(space) or g.owner_at(space) == god:
        return False
    if not g.map.is_land[space] or space in g.gates:
        return False
    return bool(room_to_shove(g, satet, space))


# Giant Scorpion.


class ChooseFacing(FigureChoice):
    """§11.4, rulings 30 and 59: the owner chooses the two spaces a Scorpion faces."""

    def question(self) -> Kind:
        return ASK_FACING

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (self.space,)

    def options(self, g: Ankh) -> list[Action]:
        return [FACE.actions[g.map.compass[corner]] for corner in g.map.facings[self.space]]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not FACE:
            return None
        towards_corner = action.arg in g.map.compass
        return Reason(CLAW_OFF_BOARD if towards_corner else NOT_A_CORNER, action.arg)

    def take(self, g: Ankh, action: Action) -> None:
        g.face(self.space, g.map.compass.index(action.arg))
        g.tell(FACED, g.owner_at(self.space), self.space, action.arg)


def destroy_by_claws(g: Ankh) -> None:
    """K2 (b): all Scorpions destroy the Monuments they face at the same time."""
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
    """§8.1: whether an enemy Androsphinx neutralises this god's figure on this space."""
    for near in g.regions.adjacent[space]:
        if g.kind_at(near) == ANDROSPHINX and g.owner_at(near) != god:
            return True
    return False


# Cat-Mummy.


def curse_of_the_cats(g: Ankh, owners: list[int]) -> None:
    """T3, ruling 55: each dead Cat-Mummy costs all other gods 1 Devotion, one after another."""
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
    """T4: a dead Mummy is summoned beside its God at once; without space it stays in the pool."""

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
