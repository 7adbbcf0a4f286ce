"""Hathor: buildings beside the temple (6.3)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules import technologies
from ennead.games.tekhenu.rules.blessings import PaidGodAction
from ennead.games.tekhenu.rules.feasibility import FREE, Purse, free_spaces
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.payment import Pay
from ennead.games.tekhenu.rules.population import RaiseMarker
from ennead.games.tekhenu.rules.state import Tekhenu, bits
from ennead.games.tekhenu.vocabulary.actions import (
    ASK_HATHOR,
    BUILD,
    SPACE_CLOSED,
    SPACE_DEAR,
    SPACE_TAKEN,
)
from ennead.games.tekhenu.vocabulary.events import (
    BOT_TEMPLE_BUILDING,
    FROM_PILLARS,
    TEMPLE_BUILDING,
)
from ennead.games.tekhenu.vocabulary.names import BREAD, FAITH, GOLD, HATHOR, POPULATION


class HathorAction(PaidGodAction):
    """6.3 step 1: build on any free space whose bread can be paid."""

    def paid_god(self) -> int:
        return HATHOR

    def freed(self) -> Step[Tekhenu]:
        return HathorAction(self.seat, self.value, self.how | FREE)

    def question(self) -> Kind:
        return ASK_HATHOR

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.value,)

    def price(self, g: Tekhenu, space: int) -> int:
        return 0 if self.is_free() else g.rules.space_bread[space]

    def answers(self, g: Tekhenu) -> list[Action]:
        if g.built[self.seat] >= g.rules.buildings:
            return []
        purse = Purse(g, self.seat)
        spaces = bits(free_spaces(g))
        options = [BUILD[s] for s in spaces if purse.can_pay(BREAD, self.price(g, s))]
        return options + self.plays(g)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is not BUILD:
            return self.no_play(g, action)
        if g.rules.space_players[action.arg] > g.players:
            return Reason(SPACE_CLOSED, action.arg)
        if g.building_spaces() >> action.arg & 1:
            return Reason(SPACE_TAKEN, action.arg)
        return Reason(SPACE_DEAR, action.arg, g.rules.space_bread[action.arg])

    def answer(self, g: Tekhenu, action: Action) -> None:
        g.do(
            Pay(self.seat, BREAD, self.price(g, action.arg), 0),
            TempleBuilding(self.seat, action.arg),
            RaiseMarker(self.seat, POPULATION, self.value),
        )


class TempleBuilding(Step["Tekhenu"]):
    """6.3 step 2: own pillars in line score, empty cells give one of what they show (A14)."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.space)

    def run(self, g: Tekhenu) -> None:
        seat = self.seat
        set_temple_building(g, seat, self.space)
        each = g.rules.hathor_points
        for technology in technologies.owned_by(g, seat):
            each += technology.pillar_points(g)
        line = g.rules.space_cells[self.space]
        score(g, seat, each * (g.pillars[seat] & line).bit_count(), FROM_PILLARS)
        for cell in bits(line):
            if g.tiles[cell] < 0:
                gains = g.rules.cell_gain[cell]
                for token in range(FAITH + 1):
                    if gains[token] and (token <= GOLD or token == FAITH):
                        gain(g, seat, token, 1)


def set_temple_building(g: Tekhenu, head: int, space: int) -> None:
    """6.3 step 1: place a building beside the temple."""
    g.buildings = g.buildings[:]
    g.buildings[head] |= 1 << space
    g.built = g.built[:]
    g.built[head] += 1
    if g.is_bot(head):
        g.tell(BOT_TEMPLE_BUILDING, space)
    else:
        g.tell(TEMPLE_BUILDING, head, space)
