"""§6.1 Move Figures: each own figure up to three spaces, in any order."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.rules.figure_choice import FigureChoice
from ennead.games.ankh.rules.guardians import ChooseFacing, can_shove, room_to_shove
from ennead.games.ankh.rules.placement import may_stand, open_spaces, why_not_stand
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import (
    ASK_MOVE_TO,
    ASK_MOVER,
    ASK_SHOVE,
    BESIDE_FIGURE,
    DONE,
    MOVED_ALREADY,
    NO_FIGURE,
    NO_ROOM_TO_SHOVE,
    NOT_BESIDE,
    NOT_YOURS,
    NOWHERE,
    SHOVE,
    TAKE,
    TO,
    TOO_FAR,
    UNDERWORLD_SPACE,
)
from ennead.games.ankh.vocabulary.events import MOVED, SHOVED
from ennead.games.ankh.vocabulary.names import (
    NOTHING,
    OSIRIS,
    SATET,
    SCORPION,
)


class MoveFigures(Step["Ankh"]):
    """§6.1: the first of the four actions."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Ankh) -> None:
        g.moved = ()
        g.do(ChooseMover(self.seat))


class ChooseMover(Choice["Ankh"]):
    """§6.1, ruling 58: which figure moves next; a figure that is never chosen stays."""

    def question(self) -> Kind:
        return ASK_MOVER

    def options(self, g: Ankh) -> list[Action]:
        god = g.lead[self.seat]
        moved = g.moved
        found = [
            TAKE.actions[space]
            for space in g.figures[god]
            if space not in moved and can_move(g, god, space)
        ]
        found.append(DONE.actions[0])
        return found

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not TAKE:
            return None
        space = action.arg
        if not g.is_figure(space):
            return Reason(NO_FIGURE, space)
        if g.owner_at(space) != g.lead[self.seat]:
            return Reason(NOT_YOURS, space)
        return Reason(MOVED_ALREADY if space in g.moved else NOWHERE, space)

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is TAKE:
            g.do(MoveTo(self.seat, action.arg))
        else:
            g.moved = ()


class MoveTo(FigureChoice):
    """§6.1, §3.2: where the chosen figure ends, at most three spaces away, crossing anything."""

    def question(self) -> Kind:
        return ASK_MOVE_TO

    def options(self, g: Ankh) -> list[Action]:
        to = TO.actions
        return [to[space] for space in destinations(g, g.lead[self.seat], self.space)]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not TO:
            return None
        space = action.arg
        god = g.lead[self.seat]
        if g.kind_at(self.space) == SATET and space in g.map.within[self.space]:
            if g.is_figure(space) and g.owner_at(space) != god:
                return Reason(UNDERWORLD_SPACE if space in g.gates else NO_ROOM_TO_SHOVE, space)
        return why_not_stand(g, god, space) or Reason(TOO_FAR, space)

    def take(self, g: Ankh, action: Action) -> None:
        to = action.arg
        if g.piece[to] != NOTHING and to != self.space:
            g.do(Shove(self.seat, self.space, to))
            return
        kind = g.kind_at(self.space)
        g.moved = (*g.moved, to)
        if to != self.space:
            g.shift(self.space, to)
            g.tell(MOVED, g.lead[self.seat], kind, self.space, to)
        if kind == SCORPION:
            g.do(ChooseFacing(self.seat, to), ChooseMover(self.seat))
        else:
            g.do(ChooseMover(self.seat))


class Shove(Choice["Ankh"]):
    """§11.4: Satet's owner chooses where the figure goes whose space she takes."""

    def __init__(self, seat: int, space: int, to: int) -> None:
        super().__init__(seat)
        self.space = space
        self.to = to

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.space, self.to)

    def question(self) -> Kind:
        return ASK_SHOVE

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.owner_at(self.to), g.kind_at(self.to), self.to)

    def options(self, g: Ankh) -> list[Action]:
        return [SHOVE.actions[space] for space in room_to_shove(g, self.space, self.to)]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not SHOVE:
            return None
        why = why_not_stand(g, g.owner_at(self.to), action.arg)
        return why or Reason(NOT_BESIDE, action.arg, BESIDE_FIGURE)

    def take(self, g: Ankh, action: Action) -> None:
        god = g.lead[self.seat]
        owner = g.owner_at(self.to)
        kind = g.kind_at(self.to)
        aside = action.arg
        if aside == self.space:
            g.swap(self.space, self.to)
        else:
            g.shift(self.to, aside)
            g.shift(self.space, self.to)
        g.moved = (*g.moved, self.to)
        g.tell(SHOVED, god, owner, kind, self.to, aside)
        g.tell(MOVED, god, SATET, self.space, self.to)
        if kind == SCORPION:
            g.do(ChooseFacing(owner, aside), ChooseMover(self.seat))
        else:
            g.do(ChooseMover(self.seat))


def destinations(g: Ankh, god: int, space: int) -> list[int]:
    """§6.1: where a figure can end its move; a Scorpion may stay to turn (ruling 29)."""
    kind = g.kind_at(space)
    if kind == SATET:
        return [
            to
            for to in g.map.within[space]
            if may_stand(g, god, to) or can_shove(g, god, space, to)
        ]
    found = open_spaces(g, god, g.map.within[space])
    if kind == SCORPION and g.map.is_land[space]:
        found.append(space)
        found.sort()
    return found


def can_move(g: Ankh, god: int, space: int) -> bool:
    """§6.1: whether there is any destination; usually stops at the first space."""
    piece = g.piece
    free = not g.gates or g.has_ability(god, OSIRIS)
    for to in g.map.within[space]:
        if piece[to] == NOTHING and (free or to not in g.gates):
            return True
    return bool(destinations(g, god, space))
