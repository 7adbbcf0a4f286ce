"""Thoth: cards from the market (6.6)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.log import EVERYONE
from ennead.core.step import Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules.feasibility import FREE, Purse, sections_to_take_from
from ennead.games.tekhenu.rules.market import market_cards, refresh_section, take_from_market
from ennead.games.tekhenu.rules.payment import Pay
from ennead.games.tekhenu.rules.state import Tekhenu, bits
from ennead.games.tekhenu.rules.turn_choice import TurnChoice
from ennead.games.tekhenu.vocabulary.actions import (
    ASK_NEXT_CARD,
    ASK_THOTH,
    CANNOT_PAY,
    CARD_TAKEN,
    NOT_IN_MARKET,
    OTHER_SECTION,
    REFRESH,
    SECTION_CLOSED,
    SECTION_REFRESHED,
    SECTION_TOO_HIGH,
    SECTION_TOO_SMALL,
)
from ennead.games.tekhenu.vocabulary.events import CARD_TAKEN as TOOK_CARD
from ennead.games.tekhenu.vocabulary.events import SECTION_REFRESHED as REFRESHED
from ennead.games.tekhenu.vocabulary.names import DECK, DECREES, PAPYRUS, THOTH


class ThothAction(TurnChoice):
    """6.6: take the first card, or refresh a section for papyrus first (A55, A69).

    The first card decides the section for the others.
    """

    def __init__(self, seat: int, value: int, how: int, refreshed: int) -> None:
        super().__init__(seat)
        self.value = value
        self.how = how
        self.refreshed = refreshed

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.value, self.how, self.refreshed)

    def paid_god(self) -> int:
        return THOTH

    def question(self) -> Kind:
        return ASK_THOTH

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (g.rules.thoth_cards[self.value], self.price(g))

    def price(self, g: Tekhenu) -> int:
        return 0 if self.how & FREE else g.rules.thoth_papyrus[self.value]

    def sections(self, g: Tekhenu) -> int:
        count = g.rules.thoth_cards[self.value]
        return sections_to_take_from(g, g.happiness[self.seat], count)

    def answers(self, g: Tekhenu) -> list[Action]:
        purse = Purse(g, self.seat)
        options: list[Action] = []
        if not purse.can_pay(PAPYRUS, self.price(g)):
            return options
        for section in bits(self.sections(g)):
            options += [CARD_TAKEN[card] for card in market_cards(g, section)]
        if purse.can_pay(PAPYRUS, self.price(g) + g.rules.refresh_papyrus):
            for section in range(g.open_sections):
                if market_cards(g, section) and not self.refreshed >> section & 1:
                    options.append(REFRESH[section + 1])
        return options

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is REFRESH:
            section = action.arg - 1
            if section >= g.open_sections or not market_cards(g, section):
                return Reason(SECTION_CLOSED, action.arg)
            if self.refreshed >> section & 1:
                return Reason(SECTION_REFRESHED, action.arg)
            return Reason(CANNOT_PAY)
        if action.verb is not CARD_TAKEN:
            return None
        section = section_of(g, action.arg)
        if section < 0:
            return Reason(NOT_IN_MARKET, action.arg)
        if section >= g.section_access(self.seat):
            return Reason(SECTION_TOO_HIGH, section + 1)
        return Reason(SECTION_TOO_SMALL, section + 1)

    def answer(self, g: Tekhenu, action: Action) -> None:
        seat = self.seat
        if action.verb is REFRESH:
            section = action.arg - 1
            g.do(
                Pay(seat, PAPYRUS, g.rules.refresh_papyrus, 0),
                RefreshSection(seat, section),
                ThothAction(seat, self.value, self.how, self.refreshed | 1 << section),
            )
            return
        section = section_of(g, action.arg)
        left = g.rules.thoth_cards[self.value] - 1
        if left:
            g.do(NextCard(seat, section, left))
        g.do(Pay(seat, PAPYRUS, self.price(g), 0), TakeCard(seat, section, action.arg))


class RefreshSection(Step["Tekhenu"]):
    """A55: replace a section's cards by others of the same kinds."""

    def __init__(self, seat: int, section: int) -> None:
        self.seat = seat
        self.section = section

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.section)

    def run(self, g: Tekhenu) -> None:
        g.tell(REFRESHED, self.seat, self.section + 1)
        refresh_section(g, self.section)


class TakeCard(Step["Tekhenu"]):
    """6.6: move the first card from the market to the player, once it is paid for."""

    def __init__(self, seat: int, section: int, card: int) -> None:
        self.seat = seat
        self.section = section
        self.card = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.section, self.card)

    def run(self, g: Tekhenu) -> None:
        take_card(g, self.seat, self.section, self.card)


class NextCard(TurnChoice):
    """6.6: take the remaining cards from the same section."""

    def __init__(self, seat: int, section: int, left: int) -> None:
        super().__init__(seat)
        self.section = section
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.section, self.left)

    def run(self, g: Tekhenu) -> None:
        cards = market_cards(g, self.section)
        if len(cards) > self.left:
            g.ask(self)
            return
        for card in cards:
            take_card(g, self.seat, self.section, card)

    def question(self) -> Kind:
        return ASK_NEXT_CARD

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.left, self.section + 1)

    def answers(self, g: Tekhenu) -> list[Action]:
        return [CARD_TAKEN[card] for card in market_cards(g, self.section)]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is not CARD_TAKEN:
            return None
        if section_of(g, action.arg) < 0:
            return Reason(NOT_IN_MARKET, action.arg)
        return Reason(OTHER_SECTION, self.section + 1)

    def answer(self, g: Tekhenu, action: Action) -> None:
        take_card(g, self.seat, self.section, action.arg)
        if self.left > 1:
            g.do(NextCard(self.seat, self.section, self.left - 1))


def take_card(g: Tekhenu, seat: int, section: int, card: int) -> None:
    """6.6: everybody has seen a decree from the market, so everybody knows who holds it."""
    take_from_market(g, seat, section, card)
    if card // DECK == DECREES:
        g.knowers = g.knowers[:]
        g.knowers[card % DECK] = EVERYONE
    g.tell(TOOK_CARD, seat, card)


def section_of(g: Tekhenu, card: int) -> int:
    """The open market section that holds a card, -1 for none."""
    for section in range(g.open_sections):
        if card in g.market[section]:
            return section
    return -1
