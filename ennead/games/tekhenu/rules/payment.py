"""Payment: goods first, then gold, and with T10 and T22 their substitutes (1, 4.2 `pay`, A70).

Gold is a wildcard, so spending it while the good itself is at hand is never better and not
offered. Only owners of T10 or T22 have a choice: they may spend scribes or the other stone
instead. With T22 even gold may be spent first, to keep a stone for a later substitution.
"""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules.feasibility import Purse
from ennead.games.tekhenu.rules.gains import spend
from ennead.games.tekhenu.rules.state import ACTIVE, BY_T10, BY_T22, TURN_SWAPS, Tekhenu
from ennead.games.tekhenu.rules.turn_choice import TurnChoice
from ennead.games.tekhenu.vocabulary.actions import ASK_PAY, CANNOT_PAY, PAY
from ennead.games.tekhenu.vocabulary.names import GOLD, GRANITE, LIMESTONE, MOST_PAID, SCRIBE


class Pay(TurnChoice):
    """1, A70: pay an amount of one token; a tile may cost limestone and granite together."""

    def __init__(self, seat: int, token: int, amount: int, granite: int) -> None:
        super().__init__(seat)
        self.token = token
        self.amount = amount
        self.granite = granite

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.token, self.amount, self.granite)

    def is_payment(self) -> bool:
        return True

    def question(self) -> Kind:
        return ASK_PAY

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.amount, self.token, self.granite)

    def answers(self, g: Tekhenu) -> list[Action]:
        purse = Purse(g, self.seat)
        if self.token == LIMESTONE or self.token == GRANITE:
            return self._stone_options(purse)
        most = min(MOST_PAID, purse.stock[SCRIBE], self.amount)
        if self.token != SCRIBE and not purse.scribes_for_gold:
            most = 0
        options: list[Action] = []
        for scribes in range(most + 1):
            kind = 0 if self.token >= GOLD else min(purse.stock[self.token], self.amount - scribes)
            gold = self.amount - scribes - kind
            if gold <= self._gold(purse):
                options.append(PAY[0, scribes, gold])
        return options

    def _gold(self, purse: Purse) -> int:
        """How much gold may be spent on this."""
        if self.token == SCRIBE and not purse.scribes_for_gold:
            return 0
        return min(MOST_PAID, purse.stock[GOLD])

    def _stone_options(self, purse: Purse) -> list[Action]:
        limestone, granite = self._stones()
        total = limestone + granite
        swaps = purse.stone_for_stone
        most_scribes = min(MOST_PAID, purse.stock[SCRIBE]) if purse.scribes_for_gold else 0
        most_limestone = min(purse.stock[LIMESTONE], total if swaps else limestone)
        most_granite = min(purse.stock[GRANITE], total if swaps else granite)
        options: list[Action] = []
        for scribes in range(min(most_scribes, total) + 1):
            for spent in range(min(most_limestone, total - scribes) + 1):
                left = total - scribes - spent
                least = max(0, left - most_granite)
                most = min(left, self._gold(purse)) if swaps else least
                if least > self._gold(purse) or (least and not swaps and spent < most_limestone):
                    continue
                options += [PAY[spent, scribes, gold] for gold in range(least, most + 1)]
        return options

    def _stones(self) -> tuple[int, int]:
        if self.token == GRANITE:
            return 0, self.amount
        return self.amount, self.granite

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return Reason(CANNOT_PAY) if action.verb is PAY else None

    def answer(self, g: Tekhenu, action: Action) -> None:
        limestone, scribes, gold = action.args
        kind = self.amount + self.granite - limestone - scribes - gold
        used = 0
        if gold if self.token == SCRIBE else scribes:
            used = BY_T10
        if self.token == LIMESTONE or self.token == GRANITE:
            due = self._stones()
            if limestone > due[0] or kind > due[1]:
                used |= BY_T22
            spend(g, self.seat, LIMESTONE, limestone)
            spend(g, self.seat, GRANITE, kind)
        elif self.token < GOLD:
            spend(g, self.seat, self.token, kind)
        spend(g, self.seat, GOLD, gold)
        spend(g, self.seat, SCRIBE, scribes)
        self._use(g, used)

    def _use(self, g: Tekhenu, swaps: int) -> None:
        """T10, T22: remember a substitution for the end of the turn; none outside it (A62)."""
        if g.turn[ACTIVE] == self.seat:
            g.turn[TURN_SWAPS] |= swaps
