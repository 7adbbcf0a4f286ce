"""What the five gods can do: Amun, Anubis, Isis, Osiris, Ra."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.step import Choice
from ennead.games.ankh.actions import (
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
    OCCUPIED,
    OFF_BOARD,
    OPEN_GATE,
    OTHER_REGION,
    OWN_WARRIORS,
    SAVE,
    SUN,
    TRAP,
    TWO_CARDS,
    UNDERWORLD_SPACE,
    WATER_SPACE,
)
from ennead.games.ankh.board import NOTHING, RA, WARRIOR, piece
from ennead.games.ankh.events import (
    GATE_MOVED,
    GATE_PLACED,
    SAVED,
    SECOND_CARD,
    SUN_GIVEN,
    SUN_RETURNED,
    TRAPPED,
)
from ennead.games.ankh.state import Ankh

# Amun.


class AnnounceTwoCards(Choice["Ankh"]):
    """B2: Amun says before all choose whether he plays two cards, once in a Conflict."""

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


class Trap(Choice["Ankh"]):
    """T1: Anubis may put one dead enemy Warrior into a free slot; he says whose.

    A merged pair is named by its Higher: Lower's Warriors have left the game.
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


class Protect(Choice["Ankh"]):
    """B8.6: Isis may keep each figure alive that stands beside an enemy figure."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.space)

    def question(self) -> Kind:
        return ASK_SAVE

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.kind_at(self.space), self.space)

    def options(self, g: Ankh) -> list[Action]:
        return [SAVE.only(), DECLINE.only()]

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is SAVE:
            g.safe = tuple(sorted((*g.safe, self.space)))
            g.tell(SAVED, self.seat, g.kind_at(self.space), self.space)


def has_enemy_beside(g: Ankh, god: int, space: int) -> bool:
    return any(g.is_figure(near) and g.owner_at(near) != god for near in g.regions.adjacent[space])


# Osiris.


class Underworld(Choice["Ankh"]):
    """B9.1: after a lost Battle Osiris may place or relocate one Underworld token."""

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
            g.do(Gate(self.seat, -1))
        elif action.verb is LIFT:
            g.do(Gate(self.seat, action.arg))


class Gate(Choice["Ankh"]):
    """Where the Underworld token goes: empty land of the Battle's region without one."""

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
        if g.map.terrain[space] < 0:
            return Reason(OFF_BOARD, space)
        if not g.map.is_land[space]:
            return Reason(WATER_SPACE, space)
        if g.regions.region[space] != g.arena:
            return Reason(OTHER_REGION, space)
        if g.piece[space] != NOTHING:
            return Reason(OCCUPIED, space)
        return Reason(UNDERWORLD_SPACE, space)

    def take(self, g: Ankh, action: Action) -> None:
        if self.lifted < 0:
            g.gates = tuple(sorted((*g.gates, action.arg)))
            g.tell(GATE_PLACED, self.seat, action.arg)
        else:
            kept = [space for space in g.gates if space != self.lifted]
            g.gates = tuple(sorted((*kept, action.arg)))
            g.tell(GATE_MOVED, self.seat, self.lifted, action.arg)


def gate_spaces(g: Ankh) -> list[int]:
    """Empty land of the Battle's region without an Underworld token."""
    return [s for s in g.regions.lands[g.arena] if g.piece[s] == NOTHING and s not in g.gates]


# Ra.


class GiveSun(Choice["Ankh"]):
    """Ra may put a free Sun token on a figure when it is summoned."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.space)

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
    """A figure of this god has just been summoned; the seat decides."""
    if g.suns_left() and g.is_god(god, RA):
        g.do(GiveSun(seat, space))


def return_sun(g: Ankh, god: int, space: int) -> None:
    """A Radiant figure has left this space for good."""
    if space in g.suns:
        g.suns = tuple([s for s in g.suns if s != space])
        g.tell(SUN_RETURNED, god)


def has_radiant_figure(g: Ankh, god: int, region: int) -> bool:
    """Ra is rewarded where one of his figures carries a Sun token."""
    if not g.suns or not g.is_god(god, RA):
        return False
    return any(space in g.figures[god] and region in g.regions.touched[space] for space in g.suns)
