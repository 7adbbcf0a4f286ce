"""Decrees: secret aims scored at the very end, and the one played before."""

from __future__ import annotations

from collections.abc import Sequence

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.log import EVERYONE
from ennead.core.step import Choice, Step, Together
from ennead.games.tekhenu.actions import (
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
from ennead.games.tekhenu.anydeed import BY_DECREE, AnyDeed
from ennead.games.tekhenu.board import (
    DECREES,
    GOLD,
    SCRIBE,
)
from ennead.games.tekhenu.cardrules import (
    OF_POPULATION,
    PAID_TRIANGLES,
    SCORES_AGAIN,
)
from ennead.games.tekhenu.decreepoints import decree_points
from ennead.games.tekhenu.events import DECREE_AGAIN, DECREE_REVEALED, EDICT_SHOWN, FROM_DECREE
from ennead.games.tekhenu.market import RefillMarket
from ennead.games.tekhenu.means import Purse
from ennead.games.tekhenu.payment import Pay
from ennead.games.tekhenu.state import Tekhenu, bits
from ennead.games.tekhenu.supply import score, spend


class AskEdict(Together["Tekhenu"]):
    """Everybody who may hold the decree that acts is asked, so that asking tells nothing."""

    def choices(self, g: Tekhenu) -> Sequence[Choice[Tekhenu]]:
        card = g.rules.cards.edict
        if g.knowers[card] == EVERYONE:
            return [Edict(s) for s in range(g.players) if g.hand(s, DECREES) >> card & 1]
        return [Edict(s) for s in range(g.players) if hidden_decrees(g, s)]


class Edict(Choice["Tekhenu"]):
    """Use it now or not."""

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
    """Who uses it shows it and acts, free of charge; then the market is refilled."""

    def run(self, g: Tekhenu) -> None:
        card = g.rules.cards.edict
        steps: list[Step[Tekhenu]] = []
        for head in g.order:
            if g.edicts >> head & 1:
                g.knowers = g.knowers[:]
                g.knowers[card] = EVERYONE
                g.reveal()
                g.tell(EDICT_SHOWN, head, card)
                steps.append(AnyDeed(head, BY_DECREE))
        if steps:
            g.do(*steps, RefillMarket())


class RevealDecrees(Step["Tekhenu"]):
    """All decrees are shown, then everybody scores some."""

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
    """At most three, each with a symbol of its own; asked only if they do not all fit."""

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
            g.do(Tally(self.seat, chosen))
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
        """Decrees in hand whose symbol is still free."""
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


class Tally(Step["Tekhenu"]):
    """The chosen decrees in their order; one of them may make another count twice."""

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
        tally(g, self.seat, self.chosen, -1)


class ScoreAgain(Choice["Tekhenu"]):
    """For gold, one of the other decrees chosen counts a second time."""

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
            tally(g, self.seat, self.chosen, -1)
            return
        g.tell(DECREE_AGAIN, self.seat, action.arg)
        tally(g, self.seat, self.chosen, action.arg)
        g.do(Pay(self.seat, GOLD, g.rules.cards.decree_price[self.card], 0))


class ScoreDecree(Choice["Tekhenu"]):
    """What one decree brings; for one of them each triangle must be paid for."""

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

    def options(self, g: Tekhenu) -> list[Action]:
        """As many as goods and gold pay for; fewer or more only with scribes in their place."""
        purse = Purse(g, self.seat)
        price = max(1, g.rules.cards.decree_price[self.card])
        reached = g.symbols(g.population[self.seat])
        least = min(reached, sum(purse.stock[: GOLD + 1]) // price)
        most = least
        if purse.scribes_for_gold:
            most = min(reached, sum(purse.stock[: SCRIBE + 1]) // price)
        return [TRIANGLES[count] for count in range(least, most + 1)]

    def take(self, g: Tekhenu, action: Action) -> None:
        due = action.arg * g.rules.cards.decree_price[self.card]
        for token in range(SCRIBE + 1):
            paid = min(due, g.token(self.seat, token))
            spend(g, self.seat, token, paid)
            due -= paid
        points = g.rules.cards.decree_points[self.card][OF_POPULATION] * action.arg
        score(g, self.seat, points, FROM_DECREE + self.card)


def tally(g: Tekhenu, seat: int, chosen: int, again: int) -> None:
    order = g.rules.cards.order
    ranked = sorted([(order[card], card) for card in bits(chosen)])
    steps: list[Step[Tekhenu]] = []
    for _, card in ranked:
        steps.append(ScoreDecree(seat, card))
        if card == again:
            steps.append(ScoreDecree(seat, card))
    g.do(*steps)


def hidden_decrees(g: Tekhenu, seat: int) -> int:
    """How many of a player's decrees not everybody knows."""
    hidden = 0
    for card in bits(g.hand(seat, DECREES)):
        if g.knowers[card] != EVERYONE:
            hidden += 1
    return hidden
