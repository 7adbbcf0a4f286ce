"""B1: Obelisk Attuned gods bring figures to their Obelisks in the Battle's region."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.rules.figure_choice import FigureChoice
from ennead.games.ankh.rules.guardians import ChooseFacing
from ennead.games.ankh.rules.monuments import controlled
from ennead.games.ankh.rules.placement import open_spaces, why_not_stand
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import (
    ASK_RELOCATE,
    ASK_RELOCATE_TO,
    BESIDE_OBELISK,
    DONE,
    MOVED_ALREADY,
    NO_FIGURE,
    NOT_BESIDE,
    NOT_YOURS,
    TAKE,
    TO,
)
from ennead.games.ankh.vocabulary.events import RELOCATED
from ennead.games.ankh.vocabulary.names import OBELISK, OBELISK_ATTUNED, SCORPION


class OfferRelocation(Step["Ankh"]):
    """B1: in ascending order, one figure at a time, in rotation."""

    def run(self, g: Ankh) -> None:
        g.moved = ()
        g.rotation = tuple(
            [god for god in g.ranks if god in g.fighters and g.has_power(god, OBELISK_ATTUNED)]
        )
        g.do(NextRelocation())


class NextRelocation(Step["Ankh"]):
    """B1, ruling 54: the next god in the rotation; a god that cannot move a figure is out."""

    def run(self, g: Ankh) -> None:
        while g.rotation:
            god = g.rotation[0]
            if movable(g, god) and obelisk_spaces(g, god):
                g.do(Relocate(god))
                return
            g.rotation = g.rotation[1:]
        g.moved = ()


class Relocate(Choice["Ankh"]):
    """B1, ruling 43: which figure, from anywhere on the board; each at most once."""

    def question(self) -> Kind:
        return ASK_RELOCATE

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.tokens[g.arena],)

    def options(self, g: Ankh) -> list[Action]:
        return [*[TAKE.actions[space] for space in movable(g, self.seat)], DONE.only()]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not TAKE:
            return None
        space = action.arg
        if not g.is_figure(space):
            return Reason(NO_FIGURE, space)
        return Reason(NOT_YOURS if g.owner_at(space) != self.seat else MOVED_ALREADY, space)

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is TAKE:
            g.do(RelocateTo(self.seat, action.arg))
        else:
            g.rotation = g.rotation[1:]
            g.do(NextRelocation())


class RelocateTo(FigureChoice):
    """B1: to an empty land space beside an own Obelisk in the region."""

    def question(self) -> Kind:
        return ASK_RELOCATE_TO

    def options(self, g: Ankh) -> list[Action]:
        return [TO.actions[space] for space in obelisk_spaces(g, self.seat)]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not TO:
            return None
        why = why_not_stand(g, self.seat, action.arg)
        return why or Reason(NOT_BESIDE, action.arg, BESIDE_OBELISK)

    def take(self, g: Ankh, action: Action) -> None:
        kind = g.kind_at(self.space)
        g.shift(self.space, action.arg)
        g.moved = (*g.moved, action.arg)
        g.rotation = (*g.rotation[1:], self.seat)
        g.tell(RELOCATED, self.seat, kind, self.space, action.arg)
        g.do(NextRelocation())
        if kind == SCORPION:
            g.do(ChooseFacing(self.seat, action.arg))


def movable(g: Ankh, god: int) -> list[int]:
    """B1: a god's figures that have not been relocated in this Battle."""
    return [space for space in g.figures[god] if space not in g.moved]


def obelisk_spaces(g: Ankh, god: int) -> list[int]:
    """B1: empty land beside a god's Obelisks in the region."""
    near: set[int] = set()
    for space in controlled(g, god, OBELISK):
        if g.regions.region[space] == g.arena:
            near.update(g.regions.adjacent[space])
    return open_spaces(g, god, sorted(near))
