"""The market: decks, dealing, opening, refilling and refreshing sections (3 step 7, 6.6)."""

from __future__ import annotations

from typing import Final

from ennead.core.log import EVERYONE
from ennead.core.step import Step
from ennead.games.tekhenu.rules.state import Tekhenu, bits
from ennead.games.tekhenu.vocabulary.events import (
    CARD_DEALT,
    DECREE_DRAWN,
    DECREE_SEEN,
    RESHUFFLED,
    SECTION_OPENED,
)
from ennead.games.tekhenu.vocabulary.names import DECK, DECREES, KINDS, SECTIONS

EMPTY: Final = -1
"""A cell of the market without a card."""


class RefillMarket(Step["Tekhenu"]):
    """4.1 step 6: replace the cards taken this turn by others of the same kind (A31, A82)."""

    def run(self, g: Tekhenu) -> None:
        for section in range(g.open_sections):
            fill_section(g, section)


def draw_card(g: Tekhenu, kind: int, seen_by: int) -> int:
    """Draw a card of one kind by its number, -1 if none is left anywhere (6.6).

    Decrees put under the deck at set-up are drawn once the rest is gone (A77); after them the
    discards are reshuffled.
    """
    if g.decks[kind] == 0:
        if kind == DECREES and g.under:
            card = g.under[0]
            g.under = g.under[1:]
            g.reveal()
            return _drawn(g, kind, card, seen_by)
        _reshuffle(g, kind)
    deck = g.decks[kind]
    count = deck.bit_count()
    if count == 0:
        return -1
    if count == 1:
        g.reveal()
        card = deck.bit_length() - 1
    else:
        card = nth_bit(deck, g.chance(count, seen_by))
    g.decks[kind] = deck & ~(1 << card)
    return _drawn(g, kind, card, seen_by)


def _drawn(g: Tekhenu, kind: int, card: int, seen_by: int) -> int:
    if kind == DECREES:
        g.knowers = g.knowers[:]
        g.knowers[card] = EVERYONE if seen_by == EVERYONE else g.knowers[card] | seen_by
    return card


def _reshuffle(g: Tekhenu, kind: int) -> None:
    """6.6: the discards become the deck; from now on nobody knows where these decrees are."""
    discards = g.discards[kind]
    if not discards:
        return
    g.decks[kind] = discards
    g.discards = g.discards[:]
    g.discards[kind] = 0
    if kind == DECREES:
        latest = max(g.lots) + 1
        for card in bits(discards):
            g.knowers = g.knowers[:]
            g.knowers[card] = 0
            g.lots = g.lots[:]
            g.lots[card] = latest
    g.tell(RESHUFFLED, kind, discards.bit_count())


def nth_bit(mask: int, n: int) -> int:
    """The position of the n-th set bit, counted from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    return (mask & -mask).bit_length() - 1


def fill_section(g: Tekhenu, section: int) -> None:
    """3 step 7, A82: deal into the empty cells of a section, as far as cards are left.

    Each cell has its kind: blessings on the left, then technologies, then decrees.
    """
    kinds = g.rules.cell_kinds[section]
    cells = list(g.market[section]) or [EMPTY] * len(kinds)
    for cell, kind in enumerate(kinds):
        if cells[cell] == EMPTY:
            cells[cell] = deal(g, kind, section)
    g.market[section] = tuple(cells)


def deal(g: Tekhenu, kind: int, section: int) -> int:
    """6.6: draw a card for a section; EMPTY if none of its kind is left."""
    number = draw_card(g, kind, EVERYONE)
    if number < 0:
        return EMPTY
    card = kind * DECK + number
    g.tell(CARD_DEALT, card, section + 1)
    return card


def market_cards(g: Tekhenu, section: int) -> list[int]:
    """The cards of a section from left to right, without its empty cells."""
    return [card for card in g.market[section] if card != EMPTY]


def open_sections(g: Tekhenu, population: int) -> None:
    """3 step 7: a section opens for good once any population marker reaches its space (A43)."""
    while g.open_sections < SECTIONS and population >= g.rules.opens[g.open_sections]:
        g.open_sections += 1
        g.tell(SECTION_OPENED, g.open_sections)
        fill_section(g, g.open_sections - 1)


def discard(g: Tekhenu, card: int) -> None:
    """A55: put a market card on its discard pile."""
    kind = card // DECK
    g.discards = g.discards[:]
    g.discards[kind] |= 1 << card % DECK


def refresh_section(g: Tekhenu, section: int) -> None:
    """A55, A69, A82: discard the cards of a section and deal others of their kinds instead."""
    cells = list(g.market[section])
    for card in cells:
        if card != EMPTY:
            discard(g, card)
    g.market[section] = (EMPTY,) * len(cells)
    for cell, card in enumerate(cells):
        if card != EMPTY:
            cells[cell] = deal(g, card // DECK, section)
    g.market[section] = tuple(cells)


def take_from_market(g: Tekhenu, head: int, section: int, card: int) -> None:
    """6.6: move a card from the market to a hand; its cell stays empty (A82)."""
    g.market[section] = tuple([EMPTY if other == card else other for other in g.market[section]])
    g.hands[head * KINDS + card // DECK] |= 1 << card % DECK


def draw_decree(g: Tekhenu, seat: int) -> None:
    """P13, P14 (8.5): draw the top decree in secret."""
    mine = g.team(seat)
    card = draw_card(g, DECREES, mine)
    if card < 0:
        return
    g.hands[seat * KINDS + DECREES] |= 1 << card
    g.tell(DECREE_DRAWN, seat)
    g.tell_only(mine, DECREE_SEEN, seat, card)
