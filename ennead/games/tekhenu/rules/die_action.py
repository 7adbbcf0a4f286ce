"""The action of the die: change its value, then a god's action or a production (4.1)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules import technologies
from ennead.games.tekhenu.rules.blessings import DIE_TAKEN, BlessingWindow, play
from ennead.games.tekhenu.rules.die import SetValue, pan_of_die
from ennead.games.tekhenu.rules.feasibility import (
    T13,
    T19,
    WITH_DIE,
    Purse,
    can_act_with_shift,
    is_die_useful,
    scribes_needed,
)
from ennead.games.tekhenu.rules.god_action import PerformGodAction
from ennead.games.tekhenu.rules.payment import Pay
from ennead.games.tekhenu.rules.production import Produce
from ennead.games.tekhenu.rules.state import (
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
from ennead.games.tekhenu.vocabulary.actions import (
    ACT,
    ASK_DIE_ACTION,
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
from ennead.games.tekhenu.vocabulary.names import (
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


class DieAction(BlessingWindow):
    """4.1 steps 3-4: the god of the die's sector, or production of its colour; Anubis: any."""

    def window(self) -> int:
        return DIE_TAKEN

    def question(self) -> Kind:
        return ASK_DIE_ACTION

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
        if can_produce_first(g, self.seat):
            options.append(PREPARE.only())
        return options + self.plays(g)

    def can_change(self, g: Tekhenu, to: int) -> bool:
        """Whether scribes can change the value, and the die could be used then."""
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
        return is_die_useful(g, purse, sector, g.turn[TURN_COLOUR], to, blessings)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is ACT:
            if action.arg not in gods_in_reach(g):
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
            g.do(price, first, GodActionAfterProduction(seat))
        elif action.verb is ACT:
            carry_out(g, seat, PerformGodAction(seat, action.arg, value, WITH_DIE))
        else:
            carry_out(g, seat, Produce(seat, action.arg, value, WITH_DIE, 0))


class GodActionAfterProduction(Choice["Tekhenu"]):
    """T19: the god's action after the production; its value can no longer be changed (A58)."""

    def question(self) -> Kind:
        return ASK_DIE_ACTION

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (g.turn[TURN_DIE], g.turn[TURN_VALUE])

    def options(self, g: Tekhenu) -> list[Action]:
        return god_actions(g, self.seat)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is PRODUCE:
            return Reason(ONLY_GODS)
        return Reason(CANNOT_ACT, action.arg) if action.verb is ACT else None

    def take(self, g: Tekhenu, action: Action) -> None:
        carry_out(
            g, self.seat, PerformGodAction(self.seat, action.arg, g.turn[TURN_VALUE], WITH_DIE)
        )


class LayDie(Step["Tekhenu"]):
    """4.1 step 2: lay the die on its pan with the face it shows (A1)."""

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
        for technology in technologies.owned_by(g, seat):
            technology.drafted(g, seat, g.turn[TURN_PURITY])


class MainActionDone(Step["Tekhenu"]):
    """The die's main action is over; T23 pays."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        if g.turn[TURN_ANUBIS]:
            for technology in technologies.owned_by(g, self.seat):
                technology.anubis_done(g, self.seat)


def carry_out(g: Tekhenu, seat: int, main: Step[Tekhenu]) -> None:
    """Lay down the die, then do the main action and the extra ones in their order (A68)."""
    before: list[Step[Tekhenu]] = []
    after: list[Step[Tekhenu]] = []
    for extra in g.extras:
        action = PerformGodAction(seat, extra // 2, g.turn[TURN_VALUE], WITH_DIE)
        (after if extra % 2 else before).append(action)
    g.extras = ()
    g.do(LayDie(seat), *before, main, MainActionDone(seat), *after)


def god_actions(g: Tekhenu, seat: int) -> list[Action]:
    """4.1 step 3: the gods whose action the die allows and the player can perform."""
    purse = Purse(g, seat)
    value = g.turn[TURN_VALUE]
    gods = gods_in_reach(g)
    return [ACT.actions[god] for god in gods if can_act_with_shift(g, purse, god, value, WITH_DIE)]


def gods_in_reach(g: Tekhenu) -> list[int]:
    """4.1 step 3: the god of the die's sector, with Anubis all gods."""
    return list(range(GODS)) if g.turn[TURN_ANUBIS] else [g.turn[TURN_DIE] // DICE]


def can_produce(g: Tekhenu, good: int) -> bool:
    """4.1 step 3: the good of the die's colour, with Anubis any good."""
    return g.turn[TURN_ANUBIS] == 1 or g.turn[TURN_COLOUR] == good


def can_produce_first(g: Tekhenu, seat: int) -> bool:
    """T19: a tainted die may produce first, if a god's action can follow (A72)."""
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
    purse.stock[colour] += min(least_production_value(g, seat, value), g.level(seat, colour))
    return any(can_act_with_shift(g, purse, god, value, WITH_DIE) for god in gods_in_reach(g))


def least_production_value(g: Tekhenu, seat: int, value: int) -> int:
    """The lowest value T13 allows, so that no later choice makes the action impossible."""
    return max(1, value - g.rules.cards.technology_amount[T13]) if g.owns(seat, T13) else value
