"""Reads the cards of a position: market, discards, hands, and what players know of decrees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.json_fields import a_list, a_mask, an_object, many, number, one, optional
from ennead.core.log import EVERYONE
from ennead.games.tekhenu.rules.market import EMPTY, market_cards
from ennead.games.tekhenu.rules.state import Tekhenu, bits
from ennead.games.tekhenu.vocabulary.names import (
    BLESSING,
    CARD,
    DECK,
    DECREE,
    DECREES,
    KIND,
    KINDS,
    SECTIONS,
    STARTING,
    TECHNOLOGY,
)

DECKS: Final = (BLESSING, TECHNOLOGY, DECREE)
MOST: Final = 9999


def read_cards(g: Tekhenu, table: Mapping[str, Any]) -> None:
    """Each card is in one place; those named nowhere are in their deck."""
    _read_market(g, table)
    for name, cards in an_object("discards", table.get("discards", {})).items():
        kind = one("discards", name, KIND)
        g.discards[kind] = a_mask(f"discards.{name}", cards, DECKS[kind])
    g.under = tuple(many("under", table.get("under", []), DECREE))
    g.startings = a_mask("starting", table.get("starting", []), STARTING)
    for card, count in enumerate(cards_in_sight(g)):
        if count > 1:
            raise BadPosition(f"{CARD.names[card]} is in two places")
        if count:
            g.decks[card // DECK] &= ~(1 << card % DECK)
    _read_knowledge(g, table)


def cards_in_sight(g: Tekhenu) -> list[int]:
    """For each card, in how many places it is, apart from the decks."""
    counts = [0] * (KINDS * DECK)
    for section in range(SECTIONS):
        for card in market_cards(g, section):
            counts[card] += 1
    for head in range(g.heads):
        for kind in range(KINDS):
            for card in bits(g.hand(head, kind)):
                counts[kind * DECK + card] += 1
        for card in g.drawn_cards[head]:
            counts[card] += 1
    for card in g.under:
        counts[DECREES * DECK + card] += 1
    for kind in range(KINDS):
        for card in bits(g.discards[kind]):
            counts[kind * DECK + card] += 1
    return counts


def _read_market(g: Tekhenu, table: Mapping[str, Any]) -> None:
    market = a_list("market", table.get("market", [[], [], [], []]), SECTIONS)
    fewest = 2
    for section in range(SECTIONS):
        g.market[section] = _read_section(g, section, market[section])
        if market_cards(g, section):
            fewest = max(fewest, section + 1)
    g.open_sections = number("open_sections", table.get("open_sections", fewest), 0, SECTIONS)
    for section in range(g.open_sections, SECTIONS):
        if market_cards(g, section):
            raise BadPosition(f"market: section {section + 1} has cards but is not open")
        g.market[section] = ()


def _read_section(g: Tekhenu, section: int, written: object) -> tuple[int, ...]:
    """The cells of a section from the left, null where empty (A82).

    In a shorter list, each card lies in the leftmost cell of its kind that is left.
    """
    kinds = g.rules.cell_kinds[section]
    if not isinstance(written, list) or len(written) > len(kinds):
        raise BadPosition(f"market: section {section + 1} is a list of {len(kinds)} cells")
    cards = [optional("market", card, CARD) for card in written]
    if len(cards) == len(kinds):
        return tuple(cards)
    cells = [EMPTY] * len(kinds)
    for card in cards:
        if card != EMPTY:
            free = [at for at in range(len(cells)) if cells[at] == EMPTY]
            own = [at for at in free if kinds[at] == card // DECK]
            cells[(own or free)[0]] = card
    return tuple(cells)


def _read_knowledge(g: Tekhenu, table: Mapping[str, Any]) -> None:
    """By default players know their own decrees and those everybody has seen."""
    if "knowers" in table:
        for name, seats in an_object("knowers", table["knowers"]).items():
            g.knowers[one("knowers", name, DECREE)] = number("knowers", seats, EVERYONE, 15)
    else:
        for seat in range(g.players):
            for card in bits(g.hand(seat, DECREES)):
                g.knowers[card] = 1 << seat
            for card in g.drawn_cards[seat]:
                if card // DECK == DECREES:
                    g.knowers[card % DECK] = 1 << seat
        public = g.discards[DECREES] | (g.hand(g.players, DECREES) if g.heads > g.players else 0)
        for section in range(SECTIONS):
            for card in market_cards(g, section):
                if card // DECK == DECREES:
                    public |= 1 << card % DECK
        for card in bits(public):
            g.knowers[card] = EVERYONE
    for name, lot in an_object("lots", table.get("lots", {})).items():
        g.lots[one("lots", name, DECREE)] = number("lots", lot, 0, MOST)
