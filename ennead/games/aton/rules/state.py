"""The state of Aton: temples, Kingdom of the Dead, scores and cards (3)."""

from __future__ import annotations

from typing import final

from ennead.core.engine import Engine
from ennead.core.state import State
from ennead.games.aton.data.ruleset import AtonRules
from ennead.games.aton.vocabulary.names import CARTOUCHES, HIGHEST_CARD

NOBODY_WON = -1


@final
class Aton(State):
    """Seat 0 is red, seat 1 blue (A26).

    `priests[seat]` is a bit mask of cells. Lists of cards hold counts at `seat * 4 + card - 1`.
    `laid` holds the card at each cartouche at `seat * 4 + cartouche - 1`, 0 for none. A deck has
    no hidden order: it is a count of each card, plus the known cards `under` it in order.
    """

    rules: AtonRules
    round: int
    first: int
    winner: int
    priests: list[int]
    supply: list[int]
    dead: list[int]
    score: list[int]
    tokens: list[bool]
    deck: list[int]
    under: list[tuple[int, ...]]
    hand: list[int]
    shown: list[int]
    laid: list[int]
    discard: list[int]
    face_down: list[int]

    def fork(self) -> Aton:
        twin = Aton()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Engine) -> None:
        assert isinstance(twin, Aton)
        super().copy_to(twin)
        twin.rules = self.rules
        twin.round = self.round
        twin.first = self.first
        twin.winner = self.winner
        twin.priests = self.priests[:]
        twin.supply = self.supply[:]
        twin.dead = self.dead[:]
        twin.score = self.score[:]
        twin.tokens = self.tokens[:]
        twin.deck = self.deck[:]
        twin.under = self.under[:]
        twin.hand = self.hand[:]
        twin.shown = self.shown[:]
        twin.laid = self.laid[:]
        twin.discard = self.discard[:]
        twin.face_down = self.face_down[:]

    def points(self) -> list[int]:
        return self.score[:]

    def places(self) -> list[int]:
        """In a draw both players win."""
        return [0 if self.winner in (seat, NOBODY_WON) else 1 for seat in (0, 1)]

    def card(self, seat: int, cartouche: int) -> int:
        """The card a player has laid at a cartouche."""
        return self.laid[seat * CARTOUCHES + cartouche - 1]

    def reach(self, seat: int) -> int:
        """4.F.2: the highest temple open to a player this round."""
        return self.card(seat, 3)

    def open_cells(self, seat: int) -> int:
        """4.F.2: the cells of the temples open to a player."""
        return self.rules.open[self.card(seat, 3) - 1]

    def cards_of(self, counts: list[int], seat: int) -> list[int]:
        """A player's cards among these counts, lowest first."""
        cards: list[int] = []
        for value in range(1, HIGHEST_CARD + 1):
            cards.extend([value] * counts[seat * HIGHEST_CARD + value - 1])
        return cards
