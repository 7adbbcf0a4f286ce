"""§7.1 Control Monument: a neutral one beside an own figure; if none is left, an opponent's."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.rules.followers import has_figure_beside
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import (
    ASK_CONTROL,
    DECLINE,
    MUST_CHOOSE,
    NO_FIGURE_BESIDE,
    NO_MONUMENT,
    NOT_NEUTRAL,
    OWN_MONUMENT,
    TAKE_CONTROL,
)
from ennead.games.ankh.vocabulary.events import CONTROLLED, NO_CONTROL, SEIZED
from ennead.games.ankh.vocabulary.names import NEUTRAL


class ControlMonument(Choice["Ankh"]):
    """§7.1, ruling 37: compulsory if there is a target and an Ankh token to mark it."""

    def run(self, g: Ankh) -> None:
        god = g.lead[self.seat]
        if g.ankhs[god] and targets(g, god):
            g.ask(self)
        else:
            g.tell(NO_CONTROL, god)

    def question(self) -> Kind:
        return ASK_CONTROL

    def options(self, g: Ankh) -> list[Action]:
        return [TAKE_CONTROL.actions[space] for space in targets(g, g.lead[self.seat])]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is DECLINE:
            return Reason(MUST_CHOOSE)
        if action.verb is not TAKE_CONTROL:
            return None
        space = action.arg
        god = g.lead[self.seat]
        if space not in g.monuments:
            return Reason(NO_MONUMENT, space)
        if g.owner_at(space) == god:
            return Reason(OWN_MONUMENT, space)
        if g.owner_at(space) != NEUTRAL and has_neutral(g):
            return Reason(NOT_NEUTRAL, space)
        return Reason(NO_FIGURE_BESIDE, space)

    def take(self, g: Ankh, action: Action) -> None:
        god = g.lead[self.seat]
        space = action.arg
        owner = g.owner_at(space)
        if owner == NEUTRAL:
            g.tell(CONTROLLED, god, g.kind_at(space), space)
        else:
            g.add_ankhs(owner, 1)
            g.tell(SEIZED, god, owner, g.kind_at(space), space)
        g.add_ankhs(god, -1)
        g.set_owner(space, god)


def has_neutral(g: Ankh) -> bool:
    """§7.1: whether there is a neutral Monument anywhere on the board."""
    return any(g.owner_at(space) == NEUTRAL for space in g.monuments)


def targets(g: Ankh, god: int) -> list[int]:
    """§7.1: the Monuments that a god can take."""
    neutral = has_neutral(g)
    found: list[int] = []
    for space in g.monuments:
        owner = g.owner_at(space)
        wanted = owner == NEUTRAL if neutral else owner != god
        if wanted and has_figure_beside(g, god, space):
            found.append(space)
    return found
