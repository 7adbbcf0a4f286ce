"""The action of the die: change its value, then a god's action or a production (4.1)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules import technologies
from ennead.games.tekhenu.rules.blessings import BlessingWindow
from ennead.games.tekhenu.rules.die import SetValue, is_untreated, pan_of_die, tell_taken
from ennead.games.tekhenu.rules.feasibility import (
    BEFORE_GOD,
    T08,
    T19,
    WITH_DIE,
    Purse,
    add_production,
    can_act_with_die,
    can_act_with_shift,
    gods_in_reach,
    is_die_useful,
    scribes_needed,
)
from ennead.games.tekhenu.rules.god_action import PerformGodAction
from ennead.games.tekhenu.rules.payment import Pay
from ennead.games.tekhenu.rules.production import Produce
from ennead.games.tekhenu.rules.state import (
    ACTIVE,
    TURN_ANUBIS,
    TURN_COLOUR,
    TURN_DIE,
    TURN_LAID,
    TURN_PREPARED,
    TURN_PURITY,
    TURN_VALUE,
    Tekhenu,
)
from ennead.games.tekhenu.rules.turn_choice import BETWEEN_ACTIONS, DIE_FORBIDDEN, DIE_TAKEN
from ennead.games.tekhenu.vocabulary.actions import (
    ACT,
    ASK_BETWEEN,
    ASK_DIE_ACTION,
    ASK_TREAT,
    CANNOT_ACT,
    DONE,
    EXTRA_FIRST,
    FORBIDDEN_DIE,
    GRAY_DIE,
    ONLY_GODS,
    OTHER_COLOUR,
    OTHER_SECTOR,
    PREPARE,
    PRODUCE,
    SCRIBE_VALUE,
    TOO_FEW_SCRIBES,
    TREAT,
)
from ennead.games.tekhenu.vocabulary.events import ACTION_LOST
from ennead.games.tekhenu.vocabulary.names import (
    BLESSINGS,
    DICE,
    FACES,
    GOODS,
    GRAY,
    LEFT_PAN,
    PURE,
    RIGHT_PAN,
    SCRIBE,
    TAINTED,
)


class DieAction(BlessingWindow):
    """4.1 steps 3-4: the god of the die's sector, or production of its colour; Anubis: any.

    While an extra action is due before it, that one is offered instead (A68, A81).
    """

    def run(self, g: Tekhenu) -> None:
        if is_untreated(g, self.seat):
            g.do(TreatForbiddenDie(self.seat))
            return
        answers = self.answers(g)
        if (g.turn[TURN_COLOUR] == GRAY or g.constructed) and not answers:
            g.do(LayDie(self.seat), MainAction(self.seat))
        else:
            g.offer(self, self.with_growth(g, answers))

    def window(self) -> int:
        return DIE_TAKEN

    def question(self) -> Kind:
        return ASK_DIE_ACTION

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (g.turn[TURN_DIE], g.turn[TURN_VALUE])

    def answers(self, g: Tekhenu) -> list[Action]:
        value = g.turn[TURN_VALUE]
        purse = Purse(g, self.seat)
        options = next_actions(g, self.seat)
        if purse.may_scribe and purse.scribes():
            for other in range(1, FACES + 1):
                if other != value and self.can_change(g, purse, other):
                    options.append(SCRIBE_VALUE.actions[other - 1])
        if can_produce_first(g, self.seat):
            options.append(PREPARE.only())
        return options + self.plays(g)

    def can_change(self, g: Tekhenu, purse: Purse, to: int) -> bool:
        """Whether scribes can change the value, and the die could be used then."""
        needed = scribes_needed(g, to - g.turn[TURN_VALUE])
        if not purse.can_pay_scribes(needed):
            return False
        if g.turn[TURN_COLOUR] != GRAY:
            return True
        purse = Purse(g, self.seat)
        purse.pay_scribes(needed)
        sector = g.turn[TURN_DIE] // DICE
        blessings = g.hand(self.seat, BLESSINGS)
        purse.may_scribe = False
        return is_die_useful(g, purse, sector, g.turn[TURN_COLOUR], to, blessings)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is SCRIBE_VALUE and action.arg != g.turn[TURN_VALUE]:
            return Reason(TOO_FEW_SCRIBES, scribes_needed(g, action.arg - g.turn[TURN_VALUE]))
        return why_not_act(g, action) or self.no_play(g, action)

    def answer(self, g: Tekhenu, action: Action) -> None:
        seat = self.seat
        if action.verb is SCRIBE_VALUE:
            needed = scribes_needed(g, action.arg - g.turn[TURN_VALUE])
            g.do(Pay(seat, SCRIBE, needed, 0), SetValue(seat, action.arg), self)
        else:
            start_action(g, seat, action)


class TreatForbiddenDie(BlessingWindow):
    """T08: treat the die as pure or tainted, also with Anubis (A84); or dye it (B11, B12, A28)."""

    def window(self) -> int:
        return DIE_FORBIDDEN

    def question(self) -> Kind:
        return ASK_TREAT

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (g.turn[TURN_DIE],)

    def answers(self, g: Tekhenu) -> list[Action]:
        options: list[Action] = []
        if g.owns(self.seat, T08):
            options = [TREAT[PURE], TREAT[TAINTED]]
        return options + self.plays(g)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is TREAT:
            return Reason(FORBIDDEN_DIE, g.turn[TURN_DIE])
        return self.no_play(g, action)

    def again(self) -> DieAction:
        return DieAction(self.seat)

    def answer(self, g: Tekhenu, action: Action) -> None:
        g.turn[TURN_PURITY] = action.arg
        tell_taken(g, self.seat)
        g.do(DieAction(self.seat))


class MainAction(BlessingWindow):
    """A81: the main action, chosen when its time comes: after extra actions or T19's production.

    The value can no longer be changed (A58). After T19 only a god's action is possible.
    """

    def run(self, g: Tekhenu) -> None:
        if next_actions(g, self.seat):
            g.ask(self)
        else:
            g.tell(ACTION_LOST, self.seat, g.turn[TURN_DIE] // DICE)
            carry_out(g, self.seat)

    def window(self) -> int:
        return BETWEEN_ACTIONS

    def question(self) -> Kind:
        return ASK_DIE_ACTION

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (g.turn[TURN_DIE], g.turn[TURN_VALUE])

    def answers(self, g: Tekhenu) -> list[Action]:
        options = next_actions(g, self.seat)
        if can_produce_first(g, self.seat):
            options.append(PREPARE.only())
        return options + self.plays(g)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is PRODUCE and g.turn[TURN_PREPARED]:
            return Reason(ONLY_GODS)
        return why_not_act(g, action) or self.no_play(g, action)

    def answer(self, g: Tekhenu, action: Action) -> None:
        start_action(g, self.seat, action)


class BlessingsBetweenActions(BlessingWindow):
    """4.2, A87: between the main and an extra action; asked only if B07 or B08 is in hand."""

    def window(self) -> int:
        return BETWEEN_ACTIONS

    def question(self) -> Kind:
        return ASK_BETWEEN

    def answers(self, g: Tekhenu) -> list[Action]:
        return [DONE.only(), *self.plays(g)]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return self.no_play(g, action)

    def answer(self, g: Tekhenu, action: Action) -> None:
        """Nothing to do: the next action follows."""


class LayDie(Step["Tekhenu"]):
    """4.1 step 2: lay the die on its pan with the face it shows (A1)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        if g.turn[TURN_LAID]:
            return
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


def start_action(g: Tekhenu, seat: int, action: Action) -> None:
    """Begin an extra action that is due before the main one, T19's production, or the main one."""
    value = g.turn[TURN_VALUE]
    if action.verb is PREPARE:
        g.turn[TURN_PREPARED] = 1
        price = Pay(seat, SCRIBE, g.rules.cards.technology_amount[T19], 0)
        first = Produce(seat, g.turn[TURN_COLOUR], value, WITH_DIE | BEFORE_GOD, 0)
        g.do(LayDie(seat), price, first, MainAction(seat))
    elif action.verb is PRODUCE:
        carry_out(g, seat, Produce(seat, action.arg, value, WITH_DIE, 0))
    else:
        god_action = PerformGodAction(seat, action.arg, value, WITH_DIE)
        if early_extras(g, seat):
            extras = list(g.extras)
            extras.remove(action.arg * 2)
            g.extras = tuple(extras)
            g.do(LayDie(seat), god_action, MainAction(seat))
        else:
            carry_out(g, seat, god_action)


def carry_out(g: Tekhenu, seat: int, *main: Step[Tekhenu]) -> None:
    """Lay down the die, then do the main action and the extra ones after it (A68).

    Extra actions that should have come before it are impossible by now, and lost.
    """
    before: list[Step[Tekhenu]] = []
    after: list[Step[Tekhenu]] = []
    for extra in g.extras:
        action = PerformGodAction(seat, extra // 2, g.turn[TURN_VALUE], WITH_DIE)
        if extra % 2:
            after += [BlessingsBetweenActions(seat), action]
        else:
            before.append(action)
    g.extras = ()
    g.do(LayDie(seat), *before, *main, MainActionDone(seat), *after)


def next_actions(g: Tekhenu, seat: int) -> list[Action]:
    """A81: the extra actions that are due before the main one; once there is none, the main one."""
    early = early_extras(g, seat)
    if early:
        return [ACT.actions[god] for god in early]
    purse = Purse(g, seat)
    value = g.turn[TURN_VALUE]
    gods = gods_in_reach(g)
    can_act = [god for god in gods if can_act_with_shift(g, purse, god, value, WITH_DIE)]
    options = [ACT.actions[god] for god in can_act]
    if not g.turn[TURN_PREPARED]:
        options += [PRODUCE.actions[good] for good in range(GOODS) if can_produce(g, good)]
    return options


def early_extras(g: Tekhenu, seat: int) -> list[int]:
    """A68: the gods of extra actions that come before the main one and are possible now."""
    if not g.extras:
        return []
    purse = Purse(g, seat)
    value = g.turn[TURN_VALUE]
    gods = sorted({extra // 2 for extra in g.extras if extra % 2 == 0})
    return [god for god in gods if can_act_with_shift(g, purse, god, value, WITH_DIE)]


def why_not_act(g: Tekhenu, action: Action) -> Reason | None:
    """Why the action of a god or a production cannot be chosen now."""
    if action.verb is not ACT and action.verb is not PRODUCE:
        return None
    if early_extras(g, g.turn[ACTIVE]):
        return Reason(EXTRA_FIRST)
    if action.verb is ACT:
        if action.arg not in gods_in_reach(g):
            return Reason(OTHER_SECTOR, action.arg)
        return Reason(CANNOT_ACT, action.arg)
    if g.turn[TURN_COLOUR] == GRAY:
        return Reason(GRAY_DIE)
    return Reason(OTHER_COLOUR, action.arg)


def can_produce(g: Tekhenu, good: int) -> bool:
    """4.1 step 3: the good of the die's colour, with Anubis any good."""
    return g.turn[TURN_ANUBIS] == 1 or g.turn[TURN_COLOUR] == good


def can_produce_first(g: Tekhenu, seat: int) -> bool:
    """T19: a tainted die may produce first, if the god's action can be paid for then (A72, A83)."""
    colour, value = g.turn[TURN_COLOUR], g.turn[TURN_VALUE]
    if g.turn[TURN_PURITY] != TAINTED or colour == GRAY or g.turn[TURN_PREPARED]:
        return False
    if not g.owns(seat, T19) or early_extras(g, seat):
        return False
    purse = Purse(g, seat)
    price = g.rules.cards.technology_amount[T19]
    if not purse.can_pay_scribes(price):
        return False
    purse.pay_scribes(price)
    add_production(g, purse, colour, value, 1)
    return can_act_with_die(g, purse)
