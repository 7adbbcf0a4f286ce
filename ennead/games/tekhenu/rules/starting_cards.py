"""The players' set-up: first decrees, starting cards, first turn order (3 steps 8-11, 9.1)."""

from __future__ import annotations

from collections.abc import Sequence

from ennead.core.action import Action
from ennead.core.errors import DeadEnd
from ennead.core.log import EVERYONE
from ennead.core.step import Choice, SimultaneousChoice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.data.card_data import START_ANY, START_DRAW, START_OSIRIS
from ennead.games.tekhenu.data.readers import HAPPINESS_STEPS, POPULATION_STEPS
from ennead.games.tekhenu.rules.destiny_cards import DestinyReward, destiny_picks
from ennead.games.tekhenu.rules.gains import gain, gain_all
from ennead.games.tekhenu.rules.maat import set_order
from ennead.games.tekhenu.rules.market import draw_card, nth_bit
from ennead.games.tekhenu.rules.osiris import OsirisAction
from ennead.games.tekhenu.rules.population import raise_happiness, raise_population
from ennead.games.tekhenu.rules.state import Tekhenu, bits
from ennead.games.tekhenu.vocabulary.actions import (
    ASK_DECREE,
    ASK_GAIN,
    ASK_KEEP,
    ASK_STARTING,
    CHOOSE,
    GAIN,
    KEEP,
    STARTING_TAKEN,
)
from ennead.games.tekhenu.vocabulary.events import (
    CARD_KEPT,
    CARDS_DRAWN,
    DECREE_KEPT,
    DECREES_DEALT,
    FROM_ORDER,
    STARTING_CHOSEN,
    STARTING_DEALT,
    STARTING_SHOWN,
)
from ennead.games.tekhenu.vocabulary.names import DECK, DECREES, GOODS, KINDS, STARTINGS


class DealDecrees(Step["Tekhenu"]):
    """3 step 8: two decrees for each player, seen only by their owner."""

    def run(self, g: Tekhenu) -> None:
        for seat in range(g.players):
            mine = g.team(seat)
            first = draw_card(g, DECREES, mine)
            second = draw_card(g, DECREES, mine)
            g.drawn_cards = g.drawn_cards[:]
            g.drawn_cards[seat] = (DECREES * DECK + first, DECREES * DECK + second)
            g.tell_only(mine, DECREES_DEALT, seat, first, second)
        g.do(KeepDecrees())


class KeepDecrees(SimultaneousChoice["Tekhenu"]):
    """3 step 8: all keep one in secret; the others go under the deck in seat order (A77)."""

    def choices(self, g: Tekhenu) -> Sequence[Choice[Tekhenu]]:
        return [KeepDecree(seat) for seat in range(g.players)]


class KeepDecree(Choice["Tekhenu"]):
    """3 step 8: keep the first or the second; a record must not reveal the card."""

    def question(self) -> Kind:
        return ASK_DECREE

    def options(self, g: Tekhenu) -> list[Action]:
        return [KEEP[1], KEEP[2]] if len(g.drawn_cards[self.seat]) == 2 else []

    def take(self, g: Tekhenu, action: Action) -> None:
        seat = self.seat
        cards = g.drawn_cards[seat]
        kept = cards[action.arg - 1] % DECK
        g.drawn_cards = g.drawn_cards[:]
        g.drawn_cards[seat] = ()
        g.hands[seat * KINDS + DECREES] |= 1 << kept
        g.under = (*g.under, cards[2 - action.arg] % DECK)
        g.tell_only(g.team(seat), DECREE_KEPT, seat, kept)


class ShowStartingCards(Step["Tekhenu"]):
    """3 step 9: reveal starting cards for a snake draft from a random player (A78)."""

    def run(self, g: Tekhenu) -> None:
        players = g.players
        if players == 1 and g.config.options["random_start"]:
            for _ in range(2):
                card = draw_starting(g)
                g.chosen = g.chosen[:]
                g.chosen[0] |= 1 << card
                g.tell(STARTING_DEALT, 0, card)
            return
        for _ in range(g.rules.shown[players]):
            card = draw_starting(g)
            g.startings |= 1 << card
            g.tell(STARTING_SHOWN, card)
        first = g.chance(players, EVERYONE)
        seats = [(first + i) % players for i in range(players)]
        g.do(*[PickStartingCard(seat) for seat in [*seats, *seats[::-1]]])


class PickStartingCard(Choice["Tekhenu"]):
    """3 step 9: take one of the starting cards shown."""

    def question(self) -> Kind:
        return ASK_STARTING

    def options(self, g: Tekhenu) -> list[Action]:
        return CHOOSE.of(g.startings)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return Reason(STARTING_TAKEN, action.arg) if action.verb is CHOOSE else None

    def take(self, g: Tekhenu, action: Action) -> None:
        g.startings &= ~(1 << action.arg)
        g.chosen = g.chosen[:]
        g.chosen[self.seat] |= 1 << action.arg
        g.tell(STARTING_CHOSEN, self.seat, action.arg)


class FirstTurnOrder(Step["Tekhenu"]):
    """3 step 10: by total initiative, then the highest single card; the bot is first (10.1)."""

    def run(self, g: Tekhenu) -> None:
        keyed: list[tuple[int, int, int]] = []
        for seat in range(g.players):
            cards = [g.rules.cards.initiative[card] for card in bits(g.chosen[seat])]
            if not cards:
                raise DeadEnd(f"seat {seat} has no starting cards")
            keyed.append((-sum(cards), -max(cards), seat))
        keyed.sort()
        order = [key[2] for key in keyed]
        if g.heads > g.players:
            order.insert(0, g.players)
        set_order(g, order)
        g.do(*destiny_picks(g, 0), SetUpGains())


class SetUpGains(Step["Tekhenu"]):
    """3 step 11: in turn order, starting cards by number, then the destiny card (A51)."""

    def run(self, g: Tekhenu) -> None:
        steps: list[Step[Tekhenu]] = []
        for head in g.order:
            if not g.is_bot(head):
                steps += [StartingCardGain(head, card) for card in bits(g.chosen[head])]
                steps.append(DestinyReward(head))
        g.startings = 0
        g.do(*steps)


class StartingCardGain(Step["Tekhenu"]):
    """9.1: gain what a starting card gives and return it to the box."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def run(self, g: Tekhenu) -> None:
        seat, card, cards = self.seat, self.card, g.rules.cards
        g.chosen = g.chosen[:]
        g.chosen[seat] &= ~(1 << card)
        effect = cards.start_effect[card]
        if effect == START_OSIRIS:
            g.do(OsirisAction(seat, cards.start_amount[card], cards.start_goods[card], 0))
        elif effect == START_ANY:
            g.do(GainGoods(seat, cards.start_goods[card], cards.start_amount[card]))
        elif effect == START_DRAW:
            draw_two(g, seat, cards.start_deck[card])
        else:
            gains = cards.start_gain[card]
            gain_all(g, seat, gains, FROM_ORDER)
            raise_population(g, seat, gains[POPULATION_STEPS])
            raise_happiness(g, seat, gains[HAPPINESS_STEPS])


class GainGoods(Choice["Tekhenu"]):
    """S04, S09, S10: goods of some kinds in any mix, chosen one at a time."""

    def __init__(self, seat: int, goods: int, left: int) -> None:
        super().__init__(seat)
        self.goods = goods
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.goods, self.left)

    def question(self) -> Kind:
        return ASK_GAIN

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.left,)

    def options(self, g: Tekhenu) -> list[Action]:
        return [GAIN[good] for good in range(GOODS) if self.goods >> good & 1]

    def take(self, g: Tekhenu, action: Action) -> None:
        gain(g, self.seat, action.arg, 1)
        if self.left > 1:
            g.do(GainGoods(self.seat, self.goods, self.left - 1))


class KeepCard(Choice["Tekhenu"]):
    """S05, S06: keep one of two cards face up and shuffle the other back."""

    def question(self) -> Kind:
        return ASK_KEEP

    def options(self, g: Tekhenu) -> list[Action]:
        return [KEEP[i + 1] for i in range(len(g.drawn_cards[self.seat]))]

    def take(self, g: Tekhenu, action: Action) -> None:
        seat = self.seat
        cards = g.drawn_cards[seat]
        g.drawn_cards = g.drawn_cards[:]
        g.drawn_cards[seat] = ()
        kept = cards[action.arg - 1]
        kind = kept // DECK
        for card in cards:
            if card != kept:
                g.decks[kind] |= 1 << card % DECK
        g.hands[seat * KINDS + kind] |= 1 << kept % DECK
        g.reveal()
        g.tell(CARD_KEPT, seat, kept)


def draw_two(g: Tekhenu, seat: int, kind: int) -> None:
    """S05, S06: draw two cards that only their owner sees."""
    mine = g.team(seat)
    first = kind * DECK + draw_card(g, kind, mine)
    second = kind * DECK + draw_card(g, kind, mine)
    g.drawn_cards = g.drawn_cards[:]
    g.drawn_cards[seat] = (first, second)
    g.tell_only(mine, CARDS_DRAWN, seat, first, second)
    g.do(KeepCard(seat))


def draw_starting(g: Tekhenu) -> int:
    """3 step 9: draw a random starting card from the box."""
    out = g.startings
    for mask in g.chosen:
        out |= mask
    left = ((1 << STARTINGS) - 1) & ~out
    return nth_bit(left, g.chance(left.bit_count(), EVERYONE))
