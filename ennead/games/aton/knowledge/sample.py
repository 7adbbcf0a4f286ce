"""Sampling what a player of Aton cannot know: cards in decks, hands and face-down discards."""

from __future__ import annotations

from ennead.core.rng import Rng
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.names import HIGHEST_CARD


def sample(g: Aton, viewer: int | None, rng: Rng) -> None:
    """Shuffle the cards the viewer has not seen: in decks, hands and exchanged hands."""
    for seat in (0, 1):
        if seat != viewer:
            _deal_unseen(g, seat, rng)


def _deal_unseen(g: Aton, seat: int, rng: Rng) -> None:
    """Deal a seat's unseen cards to its hand, its face-down discards and its deck."""
    base = seat * HIGHEST_CARD
    unseen: list[int] = []
    in_hand = 0
    exchanged = 0
    for at in range(base, base + HIGHEST_CARD):
        hidden = g.hand[at] - g.shown[at]
        unseen.extend([at] * (g.deck[at] + hidden + g.face_down[at]))
        in_hand += hidden
        exchanged += g.face_down[at]
        g.discard[at] -= g.face_down[at]
        g.hand[at] = g.shown[at]
        g.face_down[at] = 0
        g.deck[at] = 0
    rng.shuffle(unseen)
    for i, at in enumerate(unseen):
        if i < in_hand:
            g.hand[at] += 1
        elif i < in_hand + exchanged:
            g.face_down[at] += 1
            g.discard[at] += 1
        else:
            g.deck[at] += 1
