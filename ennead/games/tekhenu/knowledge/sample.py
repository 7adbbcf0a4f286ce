"""Sampling what a player of Tekhenu cannot know: decrees, and cards drawn in secret."""

from __future__ import annotations

from ennead.core.log import EVERYONE
from ennead.core.rng import Rng
from ennead.games.tekhenu.rules.state import Tekhenu, bits
from ennead.games.tekhenu.vocabulary.names import DECK, DECREES, KINDS


def sample(g: Tekhenu, viewer: int | None, rng: Rng) -> None:
    """Shuffle the decrees unknown to the viewer within each lot, and others' drawn cards."""
    mine = 0 if viewer is None else g.team(viewer)
    for lot in range(max(g.lots) + 1):
        _deal_decrees(g, lot, mine, rng)
    for seat in range(g.players):
        cards = g.drawn_cards[seat]
        if cards and not mine >> seat & 1 and cards[0] // DECK != DECREES:
            _draw_others(g, seat, cards[0] // DECK, len(cards), rng)


def knows(g: Tekhenu, card: int, mine: int) -> bool:
    """Whether a viewer (a mask of seats) knows where a decree is."""
    knowers = g.knowers[card]
    return knowers == EVERYONE or knowers & mine != 0


def _hidden(g: Tekhenu, card: int, lot: int, mine: int) -> bool:
    return g.lots[card] == lot and not knows(g, card, mine)


def _deal_decrees(g: Tekhenu, lot: int, mine: int, rng: Rng) -> None:
    """Collect the decrees of a lot that the viewer cannot place, shuffle and put them back.

    What others know belongs to the place, not to the card.
    """
    places: list[int] = []
    holders: list[int] = []
    for seat in range(g.players):
        for card in bits(g.hand(seat, DECREES)):
            if _hidden(g, card, lot, mine):
                places.append(card)
                holders.append(seat)
    drawn = [
        (seat, i)
        for seat in range(g.players)
        for i, card in enumerate(g.drawn_cards[seat])
        if card // DECK == DECREES and _hidden(g, card % DECK, lot, mine)
    ]
    places += [g.drawn_cards[seat][i] % DECK for seat, i in drawn]
    under = [i for i, card in enumerate(g.under) if _hidden(g, card, lot, mine)]
    places += [g.under[i] for i in under]
    deck = [card for card in bits(g.decks[DECREES]) if _hidden(g, card, lot, mine)]
    places += deck
    if len(places) <= 1:
        return
    known_by = [g.knowers[card] for card in places]
    cards = sorted(places)
    rng.shuffle(cards)
    for card in places:
        g.decks[DECREES] &= ~(1 << card)
        for seat in range(g.players):
            g.hands[seat * KINDS + DECREES] &= ~(1 << card)
    at = 0
    for seat in holders:
        g.hands[seat * KINDS + DECREES] |= 1 << cards[at]
        at += 1
    for seat, i in drawn:
        held = list(g.drawn_cards[seat])
        held[i] = DECREES * DECK + cards[at]
        g.drawn_cards = g.drawn_cards[:]
        g.drawn_cards[seat] = tuple(held)
        at += 1
    tail = list(g.under)
    for i in under:
        tail[i] = cards[at]
        at += 1
    g.under = tuple(tail)
    for card in cards[at:]:
        g.decks[DECREES] |= 1 << card
    for i, card in enumerate(cards):
        g.knowers = g.knowers[:]
        g.knowers[card] = known_by[i]


def _draw_others(g: Tekhenu, seat: int, kind: int, count: int, rng: Rng) -> None:
    """Replace cards that another player is looking at by random ones from the deck."""
    deck = g.decks[kind]
    for card in g.drawn_cards[seat]:
        deck |= 1 << card % DECK
    cards = bits(deck)
    rng.shuffle(cards)
    g.drawn_cards = g.drawn_cards[:]
    g.drawn_cards[seat] = tuple([kind * DECK + card for card in cards[:count]])
    for card in cards[:count]:
        deck &= ~(1 << card)
    g.decks[kind] = deck
