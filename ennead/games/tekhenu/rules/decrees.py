"""Decrees: secret until they score at the end (7.3, 9.3). The "edict" is D23, used before."""

from __future__ import annotations

from collections.abc import Sequence

from ennead.core.action import Action
from ennead.core.log import EVERYONE
from ennead.core.step import Choice, SimultaneousChoice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.data.card_data import (
    OF_POPULATION,
    PAID_TRIANGLES,
    SCORES_AGAIN,
)
from ennead.games.tekhenu.rules.decree_points import decree_points
from ennead.games.tekhenu.rules.feasibility import Purse
from ennead.games.tekhenu.rules.free_action import BY_DECREE, FreeAction
from ennead.games.tekhenu.rules.gains import score, spend
from ennead.games.tekhenu.rules.market import RefillMarket
from ennead.games.tekhenu.rules.payment import Pay
from ennead.games.tekhenu.rules.state import Tekhenu, bits
from ennead.games.tekhenu.vocabulary.actions import (
    AGAIN,
    ASK_AGAIN,
    ASK_EDICT,
    ASK_SCORE,
    ASK_TRIANGLES,
    DECLINE,
    NOT_YOUR_DECREE,
    SCORE,
    SYMBOL_USED,
    TRIANGLES,
    USE,
)
from ennead.games.tekhenu.vocabulary.events import (
    DECREE_AGAIN,
    DECREE_REVEALED,
    EDICT_SHOWN,
    FROM_DECREE,
)
from ennead.games.tekhenu.vocabulary.names import (
    DECREES,
    GOLD,
    SCRIBE,
)


class AskEdict(SimultaneousChoice["Tekhenu"]):
    """A60: ask every player who may hold D23, so that the question reveals nothing."""

    def choices(self, g: Tekhenu) -> Sequence[Choice[Tekhenu]]:
        card = g.rules.cards.edict
        if g.knowers[card] == EVERYONE:
            return [Edict(s) for s in range(g.players) if g.hand(s, DECREES) >> card & 1]
        return [Edict(s) for s in range(g.players) if hidden_decrees(g, s)]


class Edict(Choice["Tekhenu"]):
    """A60: use D23 now or not."""

    def question(self) -> Kind:
        return ASK_EDICT

    def options(self, g: Tekhenu) -> list[Action]:
        if g.hand(self.seat, DECREES) >> g.rules.cards.edict & 1:
            return [USE.only(), DECLINE.only()]
        return [DECLINE.only()]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return Reason(NOT_YOUR_DECREE, g.rules.cards.edict) if action.verb is USE else None

    def take(self, g: Tekhenu, action: Action) -> None:
        if action.verb is USE:
            g.edicts |= 1 << self.seat


class UseEdicts(Step["Tekhenu"]):
    """A60: players who use D23 show it and act for free in turn order (A18, A74)."""

    def run(self, g: Tekhenu) -> None:
        card = g.rules.cards.edict
        steps: list[Step[Tekhenu]] = []
        for head in g.order:
            if g.edicts >> head & 1:
                g.knowers = g.knowers[:]
                g.knowers[card] = EVERYONE
                g.reveal()
                g.tell(EDICT_SHOWN, head, card)
                steps.append(FreeAction(head, BY_DECREE))
        if steps:
            g.do(*steps, RefillMarket())


class RevealDecrees(Step["Tekhenu"]):
    """7.3 step 1: reveal all decrees, then each player chooses which to score."""

    def run(self, g: Tekhenu) -> None:
        if any(hidden_decrees(g, seat) for seat in range(g.players)):
            g.reveal()
        seats = [head for head in g.order if not g.is_bot(head)]
        for seat in seats:
            for card in bits(g.hand(seat, DECREES)):
                g.knowers = g.knowers[:]
                g.knowers[card] = EVERYONE
                g.tell(DECREE_REVEALED, seat, card)
        g.do(*[ChooseDecrees(seat, 0) for seat in seats])


class ChooseDecrees(Choice["Tekhenu"]):
    """7.3 step 1: at most three, one per symbol; asked only if not all of them can score."""

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.chosen)

    def run(self, g: Tekhenu) -> None:
        fitting = self.fitting(g)
        symbols = {g.rules.cards.symbol[card] for card in fitting}
        if len(symbols) == len(fitting) <= self.left(g):
            chosen = self.chosen
            for card in fitting:
                chosen |= 1 << card
            g.do(ScoreChosenDecrees(self.seat, chosen))
        else:
            g.ask(self)

    def question(self) -> Kind:
        return ASK_SCORE

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.left(g),)

    def left(self, g: Tekhenu) -> int:
        used = self.chosen.bit_count() + (g.edicts >> self.seat & 1)
        return g.rules.most_decrees - used

    def fitting(self, g: Tekhenu) -> list[int]:
        """Decrees in hand that may still be chosen; D23 uses up its symbol (A60)."""
        cards = g.rules.cards
        if self.left(g) <= 0:
            return []
        used = {cards.symbol[card] for card in bits(self.chosen)}
        if g.edicts >> self.seat & 1:
            used.add(cards.symbol[cards.edict])
        hand = g.hand(self.seat, DECREES) & ~(1 << cards.edict)
        return [card for card in bits(hand) if cards.symbol[card] not in used]

    def options(self, g: Tekhenu) -> list[Action]:
        return [SCORE[card] for card in self.fitting(g)]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is not SCORE:
            return None
        if not g.hand(self.seat, DECREES) >> action.arg & 1:
            return Reason(NOT_YOUR_DECREE, action.arg)
        return Reason(SYMBOL_USED, action.arg)

    def take(self, g: Tekhenu, action: Action) -> None:
        g.do(ChooseDecrees(self.seat, self.chosen | 1 << action.arg))


class ScoreChosenDecrees(Step["Tekhenu"]):
    """7.3: score the chosen decrees in their order, D03 first."""

    def __init__(self, seat: int, chosen: int) -> None:
        self.seat = seat
        self.chosen = chosen

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.chosen)

    def run(self, g: Tekhenu) -> None:
        effects = g.rules.cards.decree_effect
        for card in bits(self.chosen):
            if effects[card] == SCORES_AGAIN:
                g.do(ScoreAgain(self.seat, self.chosen, card))
                return
        score_in_order(g, self.seat, self.chosen, -1)


class ScoreAgain(Choice["Tekhenu"]):
    """D03: pay gold to score another chosen decree a second time (A33)."""

    def __init__(self, seat: int, chosen: int, card: int) -> None:
        super().__init__(seat)
        self.chosen = chosen
        self.card = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.chosen, self.card)

    def question(self) -> Kind:
        return ASK_AGAIN

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (g.rules.cards.decree_price[self.card],)

    def options(self, g: Tekhenu) -> list[Action]:
        options = [DECLINE.only()]
        if Purse(g, self.seat).can_pay_gold(g.rules.cards.decree_price[self.card]):
            options += AGAIN.of(self.chosen & ~(1 << self.card))
        return options

    def take(self, g: Tekhenu, action: Action) -> None:
        if action.verb is DECLINE:
            score_in_order(g, self.seat, self.chosen, -1)
            return
        g.tell(DECREE_AGAIN, self.seat, action.arg)
        score_in_order(g, self.seat, self.chosen, action.arg)
        g.do(Pay(self.seat, GOLD, g.rules.cards.decree_price[self.card], 0))


class ScoreDecree(Choice["Tekhenu"]):
    """9.3: score one decree; D04 asks how many triangles to pay for (A50, A88)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def run(self, g: Tekhenu) -> None:
        if g.rules.cards.decree_effect[self.card] == PAID_TRIANGLES:
            g.ask(self)
        else:
            score(g, self.seat, decree_points(g, self.seat, self.card), FROM_DECREE + self.card)

    def question(self) -> Kind:
        return ASK_TRIANGLES

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        cards = g.rules.cards
        return (cards.decree_price[self.card], cards.decree_points[self.card][OF_POPULATION])

    def options(self, g: Tekhenu) -> list[Action]:
        """All that can be paid for first, then fewer (A88); with T10 scribes may pay too (A62)."""
        purse = Purse(g, self.seat)
        price = max(1, g.rules.cards.decree_price[self.card])
        last = SCRIBE if purse.scribes_for_gold else GOLD
        payable = sum(purse.stock[: last + 1]) // price
        most = min(payable, g.symbols(g.population[self.seat]))
        return [TRIANGLES[count] for count in range(most, -1, -1)]

    def take(self, g: Tekhenu, action: Action) -> None:
        due = action.arg * g.rules.cards.decree_price[self.card]
        for token in range(SCRIBE + 1):
            paid = min(due, g.token(self.seat, token))
            spend(g, self.seat, token, paid)
            due -= paid
        points = g.rules.cards.decree_points[self.card][OF_POPULATION] * action.arg
        score(g, self.seat, points, FROM_DECREE + self.card)


def score_in_order(g: Tekhenu, seat: int, chosen: int, again: int) -> None:
    """7.3: D03, D08, D04, then the others; the repeated decree right after its first time (A33)."""
    order = g.rules.cards.order
    ranked = sorted([(order[card], card) for card in bits(chosen)])
    steps: list[Step[Tekhenu]] = []
    for _, card in ranked:
        steps.append(ScoreDecree(seat, card))
        if card == again:
            steps.append(ScoreDecree(seat, card))
    g.do(*steps)


def hidden_decrees(g: Tekhenu, seat: int) -> int:
    """How many of a player's decrees are not known to everybody."""
    hidden = 0
    for card in bits(g.hand(seat, DECREES)):
        if g.knowers[card] != EVERYONE:
            hidden += 1
    return hidden
