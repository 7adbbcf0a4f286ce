"""The Maat phase: balances, faith, losses, the new turn order (7.1, 10.6)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules import technologies
from ennead.games.tekhenu.rules.botankhamun import BuildPyramid
from ennead.games.tekhenu.rules.destiny_cards import ankh, destiny_picks
from ennead.games.tekhenu.rules.gains import forfeit
from ennead.games.tekhenu.rules.scoring import FinalScoring, FirstScoring
from ennead.games.tekhenu.rules.state import NOTHING, Tekhenu
from ennead.games.tekhenu.rules.wheel import return_dice
from ennead.games.tekhenu.vocabulary.actions import (
    ASK_FAITH,
    DONE,
    FAITH_LEFT,
    FAITH_RIGHT,
    TOO_LITTLE_FAITH,
)
from ennead.games.tekhenu.vocabulary.events import (
    BALANCED,
    BOT_BALANCE,
    BOT_FIRST,
    FAITH_PLACED,
    FROM_UNBALANCE,
    MAAT,
    PLACE_IN_ORDER,
)
from ennead.games.tekhenu.vocabulary.names import (
    FAITH,
    GOODS,
    LEFT_PAN,
    MOST_FAITH,
    RIGHT_PAN,
    TOKENS,
    value_of,
)


class Maat(Step["Tekhenu"]):
    """7.1 steps 1-2: read the balances; players may place faith in turn order (A6)."""

    def run(self, g: Tekhenu) -> None:
        g.tell(MAAT, g.round // 4)
        faiths: list[Step[Tekhenu]] = []
        for head in g.order:
            if g.is_bot(head):
                g.balance = g.balance[:]
                g.balance[head] = g.rules.bot.balances[g.round // 4 - 1]
                continue
            for technology in technologies.owned_by(g, head):
                technology.maat_begins(g, head)
            g.balance = g.balance[:]
            g.balance[head] = weight(g, head)
            faiths.append(PlaceFaith(head))
        g.do(*faiths, Weigh())


class PlaceFaith(Choice["Tekhenu"]):
    """7.1 step 2: place faith on the left pan (+1 each), on the right (-1 each), or none (A8)."""

    def question(self) -> Kind:
        return ASK_FAITH

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (g.balance[self.seat], g.token(self.seat, FAITH))

    def options(self, g: Tekhenu) -> list[Action]:
        most = min(MOST_FAITH, g.token(self.seat, FAITH))
        counts = range(1, most + 1)
        return [DONE.only(), *[FAITH_LEFT[n] for n in counts], *[FAITH_RIGHT[n] for n in counts]]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is FAITH_LEFT or action.verb is FAITH_RIGHT:
            return Reason(TOO_LITTLE_FAITH, g.token(self.seat, FAITH))
        return None

    def take(self, g: Tekhenu, action: Action) -> None:
        if action.verb is DONE:
            return
        left = action.verb is FAITH_LEFT
        g.balance = g.balance[:]
        g.balance[self.seat] += action.arg if left else -action.arg
        g.stock[self.seat * TOKENS + FAITH] -= action.arg
        g.tell(FAITH_PLACED, self.seat, action.arg, LEFT_PAN if left else RIGHT_PAN)


class Weigh(Step["Tekhenu"]):
    """7.1 steps 3-6: points lost, the new turn order, and a scoring if the arrow is there."""

    def run(self, g: Tekhenu) -> None:
        for head in g.order:
            balance = g.balance[head]
            if g.is_bot(head):
                g.tell(BOT_BALANCE, balance)
            else:
                g.tell(BALANCED, head, balance)
                forfeit(g, head, balance_loss(g, balance), FROM_UNBALANCE)
        set_order(g, new_order(g))
        is_last = g.round >= g.rules.rounds
        if is_last or (g.marker_a == NOTHING and g.arrow == g.marker_b):
            g.marker_b = NOTHING
            g.do(FinalScoring())
        elif g.arrow == g.marker_a:
            g.marker_a = NOTHING
            g.do(FirstScoring(), ClearScales())
        else:
            g.do(ClearScales())


class ClearScales(Step["Tekhenu"]):
    """7.1 steps 7-8: return dice, excess and faith, then pick destiny cards in the new order."""

    def run(self, g: Tekhenu) -> None:
        for head in range(g.heads):
            return_dice(g, head)
            g.stock[head * TOKENS + FAITH] = 0
            g.destiny = g.destiny[:]
            g.destiny[head] = NOTHING
        g.excess = [0] * (g.heads * GOODS)
        steps = destiny_picks(g, 1)
        if g.players < g.heads:
            steps.append(BuildPyramid())
        g.do(*steps, EndOfMaat())


class EndOfMaat(Step["Tekhenu"]):
    """A59: T16 by the new turn order."""

    def run(self, g: Tekhenu) -> None:
        for place, head in enumerate(g.order):
            for technology in technologies.owned_by(g, head):
                technology.maat_ended(g, head, place)


def weight(g: Tekhenu, head: int) -> int:
    """7.1 step 1: pure dice minus tainted dice and excess; Anubis dice do not count."""
    left = sum([value_of(die) for die in g.left_pan[head]])
    right = sum([value_of(die) for die in g.right_pan[head]])
    return left - right - sum(g.excess[head * GOODS : (head + 1) * GOODS])


def balance_loss(g: Tekhenu, balance: int) -> int:
    """7.1 step 4: points lost for a negative balance; the last band has no end (A7)."""
    lost = 0
    for i in range(len(g.rules.loss_from)):
        if -balance >= g.rules.loss_from[i]:
            lost = g.rules.loss_points[i]
    return lost


def new_order(g: Tekhenu) -> list[int]:
    """7.1 step 5: nearest to 0 first, then the higher ankh value, then the bot (A9)."""
    keyed: list[tuple[int, int, int, int]] = []
    for head in range(g.heads):
        bot = 0 if g.is_bot(head) else 1
        keyed.append((abs(g.balance[head]), -ankh(g, head), bot, head))
    keyed.sort()
    return [key[3] for key in keyed]


def set_order(g: Tekhenu, order: list[int]) -> None:
    """Set the turn order and tell everybody their place."""
    g.order = order
    for place, head in enumerate(order):
        if g.is_bot(head):
            g.tell(BOT_FIRST, place + 1)
        else:
            g.tell(PLACE_IN_ORDER, head, place + 1)
