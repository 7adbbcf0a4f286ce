"""Exchanging the hand for the exchange token, in secret (4.B)."""

from __future__ import annotations

from collections.abc import Sequence

from ennead.core.action import Action
from ennead.core.step import Choice, SimultaneousChoice
from ennead.core.vocabulary import Kind
from ennead.games.aton.rules.cards import discard_face_down, draw_hand
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.actions import (
    ASK_EXCHANGE,
    EXCHANGE,
    KEEP,
)
from ennead.games.aton.vocabulary.events import EXCHANGED, KEPT


class ExchangeCards(SimultaneousChoice["Aton"]):
    """4.B, A10, A12: players with an exchange token decide at the same time whether to use it."""

    def choices(self, g: Aton) -> Sequence[Choice[Aton]]:
        return [Exchange(seat) for seat in (0, 1) if g.tokens[seat]]


class Exchange(Choice["Aton"]):
    """4.B: spend the token, discard all four cards and draw four others, or keep the hand."""

    def question(self) -> Kind:
        return ASK_EXCHANGE

    def options(self, g: Aton) -> list[Action]:
        return [EXCHANGE.only(), KEEP.only()]

    def take(self, g: Aton, action: Action) -> None:
        if action.verb is KEEP:
            g.tell(KEPT, self.seat)
            return
        g.tell(EXCHANGED, self.seat)
        g.tokens[self.seat] = False
        discard_face_down(g, self.seat)
        draw_hand(g, self.seat)
