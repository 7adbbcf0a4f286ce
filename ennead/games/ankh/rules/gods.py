"""§11.3: the abilities of the five gods: Amun, Anubis, Isis, Osiris, Ra."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.rules.figure_choice import FigureChoice
from ennead.games.ankh.rules.placement import why_not_free_in_arena
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import (
    ASK_GATE,
    ASK_SAVE,
    ASK_SUN,
    ASK_TRAP,
    ASK_TWO_CARDS,
    ASK_UNDERWORLD,
    DECLINE,
    FRESH,
    LIFT,
    NO_DEAD_WARRIOR,
    NO_TOKEN_LEFT,
    NO_TOKEN_THERE,
    OPEN_GATE,
    OWN_WARRIORS,
    SAVE,
    SUN,
    TRAP,
    TWO_CARDS,
    UNDERWORLD_SPACE,
)
from ennead.games.ankh.vocabulary.events import (
    GATE_MOVED,
    GATE_PLACED,
    SAVED,
    SECOND_CARD,
    SUN_GIVEN,
    SUN_RETURNED,
    TRAPPED,
)
from ennead.games.ankh.vocabulary.names import (
    NOTHING,
    RA,
    WARRIOR,
    piece,
)

# Amun.


class AnnounceTwoCards(Choice["Ankh"]):
    """B2: Amun announces, before anyone chooses, whether he plays two cards; once per Conflict."""

    def question(self) -> Kind:
        return ASK_TWO_CARDS

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.tokens[g.arena],)

    def options(self, g: Ankh) -> list[Action]:
        return [TWO_CARDS.only(), DECLINE.only()]

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is TWO_CARDS:
            g.amun_up = False
            g.doubled = 1 << self.seat
            g.tell(SECOND_CARD, self.seat)


# Anubis.


class TrapWarrior(Choice["Ankh"]):
    """T1, ruling 63: Anubis may put one dead enemy Warrior into a free slot, and chooses whose.

    A merged pair counts as its Higher: Lower's Warriors have left the game.
    """

    def question(self) -> Kind:
        return ASK_TRAP

    def options(self, g: Ankh) -> list[Action]:
        owners = [owner for owner in range(len(g.figures)) if self._is_dead(g, owner)]
        return [*[TRAP.actions[g.gods[owner]] for owner in owners], DECLINE.only()]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not TRAP:
            return None
        own = g.abilities[self.seat] >> action.arg & 1
        return Reason(OWN_WARRIORS if own else NO_DEAD_WARRIOR, action.arg)

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is TRAP:
            owner = g.gods.index(action.arg)
            dead = list(g.dead)
            dead.remove(piece(owner, WARRIOR))
            g.dead = tuple(dead)
            g.slots = tuple(sorted((*g.slots, owner)))
            g.tell(TRAPPED, self.seat, owner)

    def _is_dead(self, g: Ankh, owner: int) -> bool:
        return owner != self.seat and piece(owner, WARRIOR) in g.dead


# Isis.


class ProtectFigure(FigureChoice):
    """B8.6, ruling 62: Isis may save each of her figures that is beside an enemy figure."""

    def question(self) -> Kind:
        return ASK_SAVE

    def options(self, g: Ankh) -> list[Action]:
        return [SAVE.only(), DECLINE.only()]

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is SAVE:
            g.safe = tuple(sorted((*g.safe, self.space)))
            g.tell(SAVED, self.seat, g.kind_at(self.space), self.space)


def has_enemy_beside(g: Ankh, god: int, space: int) -> bool:
    """B8.6: whether an enemy figure is adjacent to this space."""
    return any(g.is_figure(near) and g.owner_at(near) != god for near in g.regions.adjacent[space])


# Osiris.


class ChooseUnderworldToken(Choice["Ankh"]):
    """B9.1, ruling 23: which Underworld token Osiris places or relocates, or none."""

    def run(self, g: Ankh) -> None:
        if gate_spaces(g):
            g.ask(self)

    def question(self) -> Kind:
        return ASK_UNDERWORLD

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.tokens[g.arena],)

    def options(self, g: Ankh) -> list[Action]:
        found = [LIFT.actions[space] for space in g.gates]
        if len(g.gates) < g.rules.pieces.gates:
            found.append(FRESH.only())
        found.append(DECLINE.only())
        return found

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is FRESH:
            return Reason(NO_TOKEN_LEFT)
        return Reason(NO_TOKEN_THERE, action.arg) if action.verb is LIFT else None

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is FRESH:
            g.do(PlaceUnderworldToken(self.seat, -1))
        elif action.verb is LIFT:
            g.do(PlaceUnderworldToken(self.seat, action.arg))


class PlaceUnderworldToken(Choice["Ankh"]):
    """B9.1: where the token goes."""

    def __init__(self, seat: int, lifted: int) -> None:
        super().__init__(seat)
        self.lifted = lifted

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.lifted)

    def question(self) -> Kind:
        return ASK_GATE

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.tokens[g.arena],)

    def options(self, g: Ankh) -> list[Action]:
        return [OPEN_GATE.actions[space] for space in gate_spaces(g)]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not OPEN_GATE:
            return None
        space = action.arg
        return why_not_free_in_arena(g, space) or Reason(UNDERWORLD_SPACE, space)

    def take(self, g: Ankh, action: Action) -> None:
        if self.lifted < 0:
            g.gates = tuple(sorted((*g.gates, action.arg)))
            g.tell(GATE_PLACED, self.seat, action.arg)
        else:
            kept = [space for space in g.gates if space != self.lifted]
            g.gates = tuple(sorted((*kept, action.arg)))
            g.tell(GATE_MOVED, self.seat, self.lifted, action.arg)


def gate_spaces(g: Ankh) -> list[int]:
    """B9.1: empty land in the Battle's region without an Underworld token."""
    return [s for s in g.regions.lands[g.arena] if g.piece[s] == NOTHING and s not in g.gates]


# Ra.


class GiveSunToken(FigureChoice):
    """§6.2: Ra may put a free Sun token on a figure when it is summoned."""

    def question(self) -> Kind:
        return ASK_SUN

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.kind_at(self.space), self.space, g.suns_left())

    def options(self, g: Ankh) -> list[Action]:
        return [SUN.only(), DECLINE.only()]

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is SUN:
            g.suns = tuple(sorted((*g.suns, self.space)))
            g.tell(SUN_GIVEN, g.owner_at(self.space), g.kind_at(self.space), self.space)


def offer_sun(g: Ankh, seat: int, god: int, space: int) -> None:
    """§6.2, T4: ask about a Sun token for a figure that has just been summoned."""
    if g.suns_left() and g.has_ability(god, RA):
        g.do(GiveSunToken(seat, space))


def return_sun(g: Ankh, god: int, space: int) -> None:
    """T2: the Sun token of a figure that has left the board returns to Ra."""
    if space in g.suns:
        g.suns = tuple([s for s in g.suns if s != space])
        g.tell(SUN_RETURNED, god)


def has_radiant_figure(g: Ankh, god: int, region: int) -> bool:
    """§11.3: whether Ra has a figure with a Sun token in this region."""
    if not g.suns or not g.has_ability(god, RA):
        return False
    return any(space in g.figures[god] and region in g.regions.touched[space] for space in g.suns)
