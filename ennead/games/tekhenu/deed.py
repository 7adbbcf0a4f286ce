"""What is done with the die: its value changed, then a god's action or a production."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.step import Choice, Step
from ennead.games.tekhenu import technologies
from ennead.games.tekhenu.actions import (
    ACT,
    ASK_DEED,
    CANNOT_ACT,
    GRAY_DIE,
    ONLY_GODS,
    OTHER_COLOUR,
    OTHER_SECTOR,
    PLAY,
    PREPARE,
    PRODUCE,
    SCRIBE_VALUE,
    TOO_FEW_SCRIBES,
)
from ennead.games.tekhenu.blessings import DIE_TAKEN, Offering, play
from ennead.games.tekhenu.board import (
    BLESSINGS,
    DICE,
    FACES,
    GODS,
    GOODS,
    GRAY,
    LEFT_PAN,
    RIGHT_PAN,
    SCRIBE,
    TAINTED,
)
from ennead.games.tekhenu.die import SetValue, pan_of_die
from ennead.games.tekhenu.means import (
    T13,
    T19,
    WITH_DIE,
    Purse,
    can_act_shifting,
    is_useful,
    scribes_needed,
)
from ennead.games.tekhenu.payment import Pay
from ennead.games.tekhenu.performing import Perform
from ennead.games.tekhenu.production import Produce
from ennead.games.tekhenu.state import (
    TURN_ANUBIS,
    TURN_COLOUR,
    TURN_DIE,
    TURN_LAID,
    TURN_PREPARED,
    TURN_PURITY,
    TURN_SCRIBED,
    TURN_VALUE,
    Tekhenu,
)


class Deed(Offering):
    """The god before whose sector the die lay or the good of its colour; by Anubis anything."""

    def window(self) -> int:
        return DIE_TAKEN

    def question(self) -> Kind:
        return ASK_DEED

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (g.turn[TURN_DIE], g.turn[TURN_VALUE])

    def options(self, g: Tekhenu) -> list[Action]:
        value = g.turn[TURN_VALUE]
        purse = Purse(g, self.seat)
        options = god_actions(g, self.seat)
        for good in range(GOODS):
            if can_produce(g, good):
                options.append(PRODUCE.actions[good])
        if purse.may_scribe and purse.scribes():
            for other in range(1, FACES + 1):
                if other != value and self.can_change(g, other):
                    options.append(SCRIBE_VALUE.actions[other - 1])
        if can_prepare(g, self.seat):
            options.append(PREPARE.only())
        return options + self.plays(g)

    def can_change(self, g: Tekhenu, to: int) -> bool:
        """Are there scribes for another value, and would the die be good for something then?"""
        if g.turn[TURN_SCRIBED]:
            return False
        purse = Purse(g, self.seat)
        needed = scribes_needed(g, to - g.turn[TURN_VALUE])
        if not purse.can_pay_scribes(needed):
            return False
        if g.turn[TURN_COLOUR] != GRAY:
            return True
        purse.pay_scribes(needed)
        sector = g.turn[TURN_DIE] // DICE
        blessings = g.hand(self.seat, BLESSINGS)
        purse.may_scribe = False
        return is_useful(g, purse, sector, g.turn[TURN_COLOUR], to, blessings)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is ACT:
            if action.arg not in near_gods(g):
                return Reason(OTHER_SECTOR, action.arg)
            return Reason(CANNOT_ACT, action.arg)
        if action.verb is PRODUCE:
            if g.turn[TURN_COLOUR] == GRAY:
                return Reason(GRAY_DIE)
            return Reason(OTHER_COLOUR, action.arg)
        if action.verb is SCRIBE_VALUE and action.arg != g.turn[TURN_VALUE]:
            return Reason(TOO_FEW_SCRIBES, scribes_needed(g, action.arg - g.turn[TURN_VALUE]))
        return self.no_play(g, action)

    def take(self, g: Tekhenu, action: Action) -> None:
        seat = self.seat
        value = g.turn[TURN_VALUE]
        if action.verb is PLAY:
            play(g, self, action.arg)
        elif action.verb is SCRIBE_VALUE:
            needed = scribes_needed(g, action.arg - value)
            g.do(Pay(seat, SCRIBE, needed, 0), SetValue(seat, action.arg), self)
        elif action.verb is PREPARE:
            g.turn[TURN_PREPARED] = 1
            price = Pay(seat, SCRIBE, g.rules.cards.technology_amount[T19], 0)
            first = Produce(seat, g.turn[TURN_COLOUR], value, WITH_DIE, 0)
            g.do(price, first, GodAfterwards(seat))
        elif action.verb is ACT:
            carry_out(g, seat, Perform(seat, action.arg, value, WITH_DIE))
        else:
            carry_out(g, seat, Produce(seat, action.arg, value, WITH_DIE, 0))


class GodAfterwards(Choice["Tekhenu"]):
    """t19: after the production the god's action, whose value cannot be changed any more."""

    def question(self) -> Kind:
        return ASK_DEED

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (g.turn[TURN_DIE], g.turn[TURN_VALUE])

    def options(self, g: Tekhenu) -> list[Action]:
        return god_actions(g, self.seat)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is PRODUCE:
            return Reason(ONLY_GODS)
        return Reason(CANNOT_ACT, action.arg) if action.verb is ACT else None

    def take(self, g: Tekhenu, action: Action) -> None:
        carry_out(g, self.seat, Perform(self.seat, action.arg, g.turn[TURN_VALUE], WITH_DIE))


class LayDie(Step["Tekhenu"]):
    """The die goes to its pan with the face it shows."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        seat = self.seat
        die = g.turn[TURN_DIE] % DICE
        pan = pan_of_die(g)
        g.turn[TURN_LAID] = 1
        if pan == LEFT_PAN:
            g.left_pan = g.left_pan[:]
            g.left_pan[seat] = (*g.left_pan[seat], die)
        elif pan == RIGHT_PAN:
            g.right_pan = g.right_pan[:]
            g.right_pan[seat] = (*g.right_pan[seat], die)
        else:
            g.below = g.below[:]
            g.below[seat] = (*g.below[seat], die)
        for technology in technologies.of(g, seat):
            technology.drafted(g, seat, g.turn[TURN_PURITY])


class MainDone(Step["Tekhenu"]):
    """The die's own action is over."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        if g.turn[TURN_ANUBIS]:
            for technology in technologies.of(g, self.seat):
                technology.anubis_done(g, self.seat)


def carry_out(g: Tekhenu, seat: int, main: Step[Tekhenu]) -> None:
    """The die is laid down; additional actions stand before or after the main one."""
    before: list[Step[Tekhenu]] = []
    after: list[Step[Tekhenu]] = []
    for extra in g.extras:
        action = Perform(seat, extra // 2, g.turn[TURN_VALUE], WITH_DIE)
        (after if extra % 2 else before).append(action)
    g.extras = ()
    g.do(LayDie(seat), *before, main, MainDone(seat), *after)


def god_actions(g: Tekhenu, seat: int) -> list[Action]:
    """The gods whose action the die allows and the player can carry through."""
    purse = Purse(g, seat)
    value = g.turn[TURN_VALUE]
    gods = near_gods(g)
    return [ACT.actions[god] for god in gods if can_act_shifting(g, purse, god, value, WITH_DIE)]


def near_gods(g: Tekhenu) -> list[int]:
    """The god before whose sector the die lay, by Anubis all gods."""
    return list(range(GODS)) if g.turn[TURN_ANUBIS] else [g.turn[TURN_DIE] // DICE]


def can_produce(g: Tekhenu, good: int) -> bool:
    return g.turn[TURN_ANUBIS] == 1 or g.turn[TURN_COLOUR] == good


def can_prepare(g: Tekhenu, seat: int) -> bool:
    """t19: a tainted die may produce first, if a god's action can follow."""
    colour, value = g.turn[TURN_COLOUR], g.turn[TURN_VALUE]
    if g.turn[TURN_PURITY] != TAINTED or colour == GRAY:
        return False
    if not g.owns(seat, T19):
        return False
    purse = Purse(g, seat)
    price = g.rules.cards.technology_amount[T19]
    if not purse.can_pay_scribes(price):
        return False
    purse.pay_scribes(price)
    purse.stock[colour] += min(value_least(g, seat, value), g.level(seat, colour))
    return any(can_act_shifting(g, purse, god, value, WITH_DIE) for god in near_gods(g))


def value_least(g: Tekhenu, seat: int, value: int) -> int:
    """The least that t13 lets a die produce, so that no later choice spoils the action."""
    return max(1, value - g.rules.cards.technology_amount[T13]) if g.owns(seat, T13) else value
