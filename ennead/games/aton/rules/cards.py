"""The cards: drawing and discarding (4.A, 4.I), refilling, tie-breaks and exchange (8)."""

from __future__ import annotations

from typing import Final

from ennead.core.log import EVERYONE
from ennead.core.step import Step
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.events import DRAWN, HAND, REFILLED, TURNED_UP
from ennead.games.aton.vocabulary.names import CARTOUCHES, HIGHEST_CARD

HAND_SIZE: Final = CARTOUCHES
NO_CARD: Final = 0


class DrawCards(Step["Aton"]):
    """4.A: each player draws four cards."""

    def run(self, g: Aton) -> None:
        draw_hand(g, 0)
        draw_hand(g, 1)


class CleanUp(Step["Aton"]):
    """4.I: the cards at the cartouches go to their owners' discard piles."""

    def run(self, g: Aton) -> None:
        for at in range(len(g.laid)):
            seat = at // CARTOUCHES
            g.discard[seat * HIGHEST_CARD + g.laid[at] - 1] += 1
            g.laid[at] = 0
        g.first = -1


def draw_hand(g: Aton, seat: int) -> None:
    """4.A: draw four cards. Both players know cards that come from under the deck (A13)."""
    mine = g.team(seat)
    drawn: list[int] = []
    for _ in range(HAND_SIZE):
        under = g.under[seat]
        value = draw_card(g, seat, mine)
        at = seat * HIGHEST_CARD + value - 1
        g.hand[at] += 1
        drawn.append(value)
        if g.under[seat] is not under:
            g.shown[at] += 1
    if g.history is not None:
        drawn.sort()
        g.tell(DRAWN, seat, HAND_SIZE)
        g.tell_only(mine, HAND, seat, drawn[0], drawn[1], drawn[2], drawn[3])


def draw_card(g: Aton, seat: int, seen_by: int) -> int:
    """8.1: the top card of a deck, which is refilled first if it is empty."""
    base = seat * HIGHEST_CARD
    left = _left(g, seat)
    if left == 0 and not g.under[seat]:
        refill(g, seat)
        left = _left(g, seat)
    if left == 0:
        return _draw_from_under(g, seat)
    pick = g.chance(left, seen_by)
    at = base
    while pick >= g.deck[at]:
        pick -= g.deck[at]
        at += 1
    g.deck[at] -= 1
    return at - base + 1


def _left(g: Aton, seat: int) -> int:
    base = seat * HIGHEST_CARD
    deck = g.deck
    return deck[base] + deck[base + 1] + deck[base + 2] + deck[base + 3]


def _draw_from_under(g: Aton, seat: int) -> int:
    """8.2: the next of the cards under the deck, which both players have seen."""
    under = g.under[seat]
    if not under:
        return NO_CARD
    g.under[seat] = under[1:]
    return under[0]


def refill(g: Aton, seat: int) -> None:
    """8.1, A14: shuffle the discard pile into the deck; cards on the table stay there."""
    count = 0
    for at in range(seat * HIGHEST_CARD, (seat + 1) * HIGHEST_CARD):
        count += g.discard[at]
        g.deck[at] += g.discard[at]
        g.discard[at] = 0
        g.face_down[at] = 0
    if count:
        g.tell(REFILLED, seat, count)


def discard_face_down(g: Aton, seat: int) -> None:
    """8.3, A11: discard the exchanged hand without showing it."""
    for at in range(seat * HIGHEST_CARD, (seat + 1) * HIGHEST_CARD):
        g.discard[at] += g.hand[at]
        g.face_down[at] += g.hand[at] - g.shown[at]
        g.hand[at] = 0
        g.shown[at] = 0


def turn_up(g: Aton, seat: int) -> int:
    """8.2: turn up the top card of a deck; `NO_CARD` if deck and discard pile are empty."""
    card = draw_card(g, seat, EVERYONE)
    if card != NO_CARD:
        g.tell(TURNED_UP, seat, card)
    return card


def put_under(g: Aton, seat: int, cards: list[int]) -> None:
    """8.2, A13: put the turned-up cards under their owner's deck in the order drawn."""
    g.under[seat] = g.under[seat] + tuple(cards)
