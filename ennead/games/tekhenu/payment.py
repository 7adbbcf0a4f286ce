"""Paying: in kind first, then with gold, and by t10 and t22 with what stands in for it.

Gold does everything a good does and more, so it is never paid where the good is at hand; that
leaves a choice only to those whose scribes or other stones may stand in.
"""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.step import Choice
from ennead.games.tekhenu.actions import ASK_PAY, CANNOT_PAY, PAY
from ennead.games.tekhenu.board import GOLD, GRANITE, LIMESTONE, MOST_PAID, SCRIBE
from ennead.games.tekhenu.means import Purse
from ennead.games.tekhenu.state import ACTIVE, BY_T10, BY_T22, TURN_SWAPS, Tekhenu
from ennead.games.tekhenu.supply import spend


class Pay(Choice["Tekhenu"]):
    """So much of one token; with limestone, perhaps granite besides."""

    def __init__(self, seat: int, token: int, amount: int, granite: int) -> None:
        super().__init__(seat)
        self.token = token
        self.amount = amount
        self.granite = granite

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.token, self.amount, self.granite)

    def question(self) -> Kind:
        return ASK_PAY

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.amount, self.token, self.granite)

    def options(self, g: Tekhenu) -> list[Action]:
        purse = Purse(g, self.seat)
        most = min(MOST_PAID, purse.stock[SCRIBE], self.amount + self.granite)
        least = 0
        if self.token == SCRIBE:
            least = self.amount - (purse.stock[GOLD] if purse.scribes_for_gold else 0)
            return [PAY[0, s] for s in range(max(0, least), most + 1)]
        if not purse.scribes_for_gold:
            most = 0
        if self.token == LIMESTONE or self.token == GRANITE:
            return self._stone_options(purse, most)
        options: list[Action] = []
        for s in range(most + 1):
            kind = min(purse.stock[self.token], self.amount - s)
            gold = 0 if self.token == GOLD else self.amount - s - kind
            if kind + gold + s == self.amount and gold <= purse.stock[GOLD]:
                options.append(PAY[0, s])
        return options

    def _stone_options(self, purse: Purse, most: int) -> list[Action]:
        limestone, granite = self._stones()
        total = limestone + granite
        most_limestone = min(purse.stock[LIMESTONE], total if purse.stone_for_stone else limestone)
        most_granite = min(purse.stock[GRANITE], total if purse.stone_for_stone else granite)
        options: list[Action] = []
        for s in range(most + 1):
            for spent in range(min(most_limestone, total - s) + 1):
                other = min(most_granite, total - s - spent)
                gold = total - s - spent - other
                if gold > purse.stock[GOLD] or (gold and spent < most_limestone):
                    continue
                options.append(PAY[spent, s])
        return options

    def _stones(self) -> tuple[int, int]:
        if self.token == GRANITE:
            return 0, self.amount
        return self.amount, self.granite

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return Reason(CANNOT_PAY) if action.verb is PAY else None

    def take(self, g: Tekhenu, action: Action) -> None:
        spent, scribes = action.args
        seat = self.seat
        if self.token == SCRIBE:
            gold = self.amount - scribes
            self._use(g, BY_T10 if gold else 0)
        elif self.token == LIMESTONE or self.token == GRANITE:
            gold = self._spend_stones(g, spent, scribes)
        else:
            kind = min(g.token(seat, self.token), self.amount - scribes)
            spend(g, seat, self.token, kind)
            gold = self.amount - scribes - kind
            self._use(g, BY_T10 if scribes else 0)
        spend(g, seat, GOLD, gold)
        spend(g, seat, SCRIBE, scribes)

    def _spend_stones(self, g: Tekhenu, spent: int, scribes: int) -> int:
        limestone, granite = self._stones()
        total = limestone + granite
        swaps = Purse(g, self.seat).stone_for_stone
        most = min(g.token(self.seat, GRANITE), total if swaps else granite)
        other = min(most, total - scribes - spent)
        spend(g, self.seat, LIMESTONE, spent)
        spend(g, self.seat, GRANITE, other)
        used = BY_T10 if scribes else 0
        if spent > limestone or other > granite:
            used |= BY_T22
        self._use(g, used)
        return total - scribes - spent - other

    def _use(self, g: Tekhenu, swaps: int) -> None:
        """The substitution is rewarded at the end of the own turn."""
        if g.turn[ACTIVE] == self.seat:
            g.turn[TURN_SWAPS] |= swaps
