"""Osiris: workshops and quarries (6.7)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules.feasibility import free_works
from ennead.games.tekhenu.rules.gains import gain, raise_production
from ennead.games.tekhenu.rules.population import lower
from ennead.games.tekhenu.rules.state import Tekhenu
from ennead.games.tekhenu.rules.turn_choice import TurnChoice
from ennead.games.tekhenu.vocabulary.actions import (
    ASK_BOOST,
    ASK_OSIRIS,
    BOOST,
    FOUND,
    OTHER_DISTRICT,
    OTHER_ROW,
    WORK_TAKEN,
)
from ennead.games.tekhenu.vocabulary.events import BOT_WORK, WORK_BUILT
from ennead.games.tekhenu.vocabulary.names import GOLD, GOLD_ROW, GOODS, HAPPINESS, OSIRIS


class OsirisAction(TurnChoice):
    """6.7: build in the row of the die value; costs happiness except for starting cards (A47)."""

    def __init__(self, seat: int, row: int, columns: int, loses_happiness: int) -> None:
        super().__init__(seat)
        self.row = row
        self.columns = columns
        self.loses_happiness = loses_happiness

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.row, self.columns, self.loses_happiness)

    def paid_god(self) -> int:
        return OSIRIS if self.loses_happiness else -1

    def question(self) -> Kind:
        return ASK_OSIRIS

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.row,)

    def answers(self, g: Tekhenu) -> list[Action]:
        if g.built[self.seat] >= g.rules.buildings:
            return []
        return FOUND.of(free_works(g, self.row, self.columns))

    def may_be_skipped(self) -> bool:
        """A starting card (9.1) is lost if all its spaces are taken."""
        return self.loses_happiness == 0

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is not FOUND:
            return None
        if action.arg // GOODS + 1 != self.row:
            return Reason(OTHER_ROW, action.arg)
        if not self.columns >> action.arg % GOODS & 1:
            return Reason(OTHER_DISTRICT, action.arg)
        return Reason(WORK_TAKEN, action.arg)

    def answer(self, g: Tekhenu, action: Action) -> None:
        if self.loses_happiness:
            lower(g, self.seat, HAPPINESS, g.rules.osiris_happiness)
        build_work(g, self.seat, action.arg)


class BoostProduction(TurnChoice):
    """6.7 row 6: raise one more production marker, possibly the same again."""

    def question(self) -> Kind:
        return ASK_BOOST

    def answers(self, g: Tekhenu) -> list[Action]:
        """Markers at the top are offered only if all four are there (A23)."""
        goods = [good for good in range(GOODS) if g.level(self.seat, good) < g.rules.highest]
        return [BOOST[good] for good in goods] or [BOOST[0]]

    def answer(self, g: Tekhenu, action: Action) -> None:
        raise_production(g, self.seat, action.arg, 1)


def build_work(g: Tekhenu, seat: int, work: int) -> None:
    """6.7: raise production and gain what the row gives."""
    row, column = work // GOODS + 1, work % GOODS
    set_work(g, seat, work)
    rules = g.rules
    raise_production(g, seat, column, rules.work_own[row])
    second = rules.work_second[row][column]
    if second >= 0:
        raise_production(g, seat, second, 1)
    gain(g, seat, column, rules.work_gain[row])
    gain(g, seat, GOLD, rules.work_gold[row])
    take_row_gold(g, seat, row)
    if rules.work_any[row]:
        g.do(BoostProduction(seat))


def set_work(g: Tekhenu, head: int, work: int) -> None:
    """6.7: place a building in a district."""
    g.works = g.works[:]
    g.works[head] |= 1 << work
    g.built = g.built[:]
    g.built[head] += 1
    if g.is_bot(head):
        g.tell(BOT_WORK, work)
    else:
        g.tell(WORK_BUILT, head, work)


def take_row_gold(g: Tekhenu, head: int, row: int) -> None:
    """A22: the first builder in row 2 takes the gold beside it; the bot discards it."""
    if row == g.rules.gold_row and g.gold_spots >> GOLD_ROW & 1:
        g.gold_spots &= ~(1 << GOLD_ROW)
        gain(g, head, GOLD, 1)
