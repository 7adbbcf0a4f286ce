"""Laying a card at each cartouche, in secret (4.B, 4.C)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from ennead.core.action import Action
from ennead.core.step import Choice, SimultaneousChoice
from ennead.core.vocabulary import Kind, Reason
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.actions import (
    ASK_LAY,
    LAY,
    NOT_YOUR_CARDS,
)
from ennead.games.aton.vocabulary.events import LAID
from ennead.games.aton.vocabulary.names import CARTOUCHES, HIGHEST_CARD


class LayCards(SimultaneousChoice["Aton"]):
    """4.B, 4.C, A9: both lay a card at each cartouche; then all eight are revealed at once."""

    def choices(self, g: Aton) -> Sequence[Choice[Aton]]:
        return _BOTH


class Lay(Choice["Aton"]):
    """4.B: which card goes to which cartouche."""

    def question(self) -> Kind:
        return ASK_LAY

    def options(self, g: Aton) -> list[Action]:
        return ways_to_lay(g.hand, self.seat * HIGHEST_CARD)

    def why_not(self, g: Aton, action: Action) -> Reason | None:
        return Reason(NOT_YOUR_CARDS) if action.verb is LAY else None

    def take(self, g: Aton, action: Action) -> None:
        base = self.seat * HIGHEST_CARD
        for at in range(base, base + HIGHEST_CARD):
            g.hand[at] = 0
            g.shown[at] = 0
        cards = action.args
        for i, card in enumerate(cards):
            g.laid[self.seat * CARTOUCHES + i] = card
        g.tell(LAID, self.seat, cards[0], cards[1], cards[2], cards[3])


_BOTH: Final[list[Choice[Aton]]] = [Lay(0), Lay(1)]
_ways: Final[dict[int, list[Action]]] = {}


def ways_to_lay(hand: list[int], base: int) -> list[Action]:
    """4.B: every different way to lay these four cards, computed once per hand."""
    key = hand[base] * 125 + hand[base + 1] * 25 + hand[base + 2] * 5 + hand[base + 3]
    ways = _ways.get(key)
    if ways is None:
        cards: list[int] = []
        for value in range(1, HIGHEST_CARD + 1):
            cards.extend([value] * hand[base + value - 1])
        ways = [LAY[row] for row in sorted(set(permutations(cards)))]
        _ways[key] = ways
    return ways
