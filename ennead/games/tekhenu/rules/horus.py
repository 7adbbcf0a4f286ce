"""Horus: statues for the gods and for the people (6.1)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules.blessings import BlessingWindow
from ennead.games.tekhenu.rules.feasibility import FREE, Purse, statue_cost
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.horus_bonus import HorusBonus
from ennead.games.tekhenu.rules.payment import Pay
from ennead.games.tekhenu.rules.state import Tekhenu
from ennead.games.tekhenu.rules.turn_choice import PAYING
from ennead.games.tekhenu.vocabulary.actions import (
    ASK_HORUS,
    CANNOT_PAY,
    DEDICATE,
    NO_STATUE_SPACE,
    OTHER_GOD,
    STATUE,
    STATUE_SPACE_TAKEN,
)
from ennead.games.tekhenu.vocabulary.events import (
    BOT_GOD_STATUE,
    BOT_PEOPLE_STATUE,
    FROM_PEOPLE_STATUE,
    GOD_STATUE,
    PEOPLE_STATUE,
)
from ennead.games.tekhenu.vocabulary.names import (
    COLUMN_STATUE,
    GOLD,
    GRANITE,
    HORUS,
    MOST_SEATS,
    PEOPLE_SPACES,
    ROW_STATUE,
    TEMPLE_COLUMN,
    TEMPLE_ROW,
)


class HorusAction(BlessingWindow):
    """6.1: a statue for the god on the slot of the die value, or for the people.

    P12 allows any slot from `lowest` to `highest`.
    """

    def __init__(self, seat: int, lowest: int, highest: int, how: int) -> None:
        super().__init__(seat)
        self.lowest = lowest
        self.highest = highest
        self.how = how

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.lowest, self.highest, self.how)

    def window(self) -> int:
        return PAYING

    def paid_god(self) -> int:
        return HORUS

    def is_free(self) -> bool:
        return self.how & FREE != 0

    def freed(self) -> Step[Tekhenu]:
        return HorusAction(self.seat, self.lowest, self.highest, self.how | FREE)

    def question(self) -> Kind:
        return ASK_HORUS

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.price(g),)

    def price(self, g: Tekhenu) -> int:
        return 0 if self.is_free() else statue_cost(g, self.seat)

    def answers(self, g: Tekhenu) -> list[Action]:
        options: list[Action] = []
        if g.statues[self.seat] >= g.rules.statues:
            return []
        if Purse(g, self.seat).can_pay(GRANITE, self.price(g)):
            for slot in range(self.lowest, self.highest + 1):
                god = g.slots[slot - 1]
                if g.free_statue_spaces(god) > 0:
                    options.append(DEDICATE[god])
            taken = g.taken_people_spaces()
            options += STATUE.of(((1 << PEOPLE_SPACES) - 1) & ~taken)
        return options + self.plays(g)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is DEDICATE:
            if not self.lowest <= g.slot_of(action.arg) <= self.highest:
                return Reason(OTHER_GOD, action.arg)
            if g.free_statue_spaces(action.arg) <= 0:
                return Reason(NO_STATUE_SPACE, action.arg)
            return Reason(CANNOT_PAY)
        if action.verb is STATUE:
            if g.taken_people_spaces() >> action.arg & 1:
                return Reason(STATUE_SPACE_TAKEN, action.arg)
            return Reason(CANNOT_PAY)
        return self.no_play(g, action)

    def answer(self, g: Tekhenu, action: Action) -> None:
        price = Pay(self.seat, GRANITE, self.price(g), 0)
        if action.verb is DEDICATE:
            g.do(price, GodStatue(self.seat, action.arg))
        else:
            g.do(price, PeopleStatue(self.seat, action.arg))


class GodStatue(Step["Tekhenu"]):
    """6.1 (a): place the statue; with 3 players the first one pays once immediately (A44)."""

    def __init__(self, seat: int, god: int) -> None:
        self.seat = seat
        self.god = god

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.god)

    def run(self, g: Tekhenu) -> None:
        is_first = g.statues_at(self.god, self.seat) == 0
        set_god_statue(g, self.seat, self.god)
        if is_first and g.rules.pays_when_built[g.players]:
            g.do(HorusBonus(self.seat, self.god))


class PeopleStatue(Step["Tekhenu"]):
    """6.1 (b): place the statue for the people and take its rewards."""

    def __init__(self, seat: int, people: int) -> None:
        self.seat = seat
        self.people = people

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.people)

    def run(self, g: Tekhenu) -> None:
        set_people_statue(g, self.seat, self.people)


def set_god_statue(g: Tekhenu, head: int, god: int) -> None:
    """6.1 (a): put a statue on a statue space of a god."""
    g.shrines = g.shrines[:]
    g.shrines[god * MOST_SEATS + head] += 1
    g.statues = g.statues[:]
    g.statues[head] += 1
    if g.is_bot(head):
        g.tell(BOT_GOD_STATUE, god)
    else:
        g.tell(GOD_STATUE, head, god)


def set_people_statue(g: Tekhenu, head: int, people: int) -> None:
    """6.1 (b): take the gold there; at the temple score own pillars in line."""
    g.people = g.people[:]
    g.people[head] |= 1 << people
    g.statues = g.statues[:]
    g.statues[head] += 1
    if g.is_bot(head):
        g.tell(BOT_PEOPLE_STATUE, people)
    else:
        g.tell(PEOPLE_STATUE, head, people)
    if g.gold_spots >> people & 1:
        g.gold_spots &= ~(1 << people)
        gain(g, head, GOLD, g.rules.people_gold)
    pillars = (g.pillars[head] & people_line(g, people)).bit_count()
    score(g, head, g.rules.people_points * pillars, FROM_PEOPLE_STATUE)


def people_line(g: Tekhenu, people: int) -> int:
    """The temple cells that a statue for the people faces, as a mask (6.1)."""
    if people == TEMPLE_ROW:
        return g.rules.space_cells[ROW_STATUE]
    return g.rules.space_cells[COLUMN_STATUE] if people == TEMPLE_COLUMN else 0
