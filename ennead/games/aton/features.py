"""What a player of Aton may know, as numbers for learners."""

from __future__ import annotations

from typing import Final

from ennead.core.features import Features, Part
from ennead.core.row import Row, bits
from ennead.games.aton.actions import CARTOUCHES, CELLS, HIGHEST_CARD
from ennead.games.aton.cards import HAND_SIZE
from ennead.games.aton.events import SOURCE, SOURCES, TEMPLE_1
from ennead.games.aton.rules import AtonRules
from ennead.games.aton.scoring import points_for
from ennead.games.aton.state import Aton

MOST_POINTS: Final = 80
MOST_ROUNDS: Final = 30
MOST_FORECAST: Final = 24
"""More than these are written as these."""
UNDER: Final = 6
"""How many of the cards lying under a deck are written in their order."""

SIDES: Final = ("own", "rival")
CARD: Final = [bits(HIGHEST_CARD, 1 << card >> 1) for card in range(HIGHEST_CARD + 1)]
"""The numbers of a cartouche by the card that lies there, 0 for none."""


class AtonFeatures(Features):
    """Each part stands there twice, for the viewer's own side and for the rival's."""

    def table_parts(self) -> list[Part]:
        rules = self.setting.rules
        assert isinstance(rules, AtonRules)
        parts = [
            Part("round", 1, MOST_ROUNDS, "the round"),
            Part("hand", HIGHEST_CARD, HAND_SIZE, "my cards in hand, 1s to 4s"),
            Part("face-down", 1, HIGHEST_CARD * rules.copies, "cards the rival discarded unseen"),
        ]
        for side in SIDES:
            parts += self._side_parts(rules, side)
        return parts

    def _side_parts(self, rules: AtonRules, side: str) -> list[Part]:
        copies = rules.copies
        sources = ", ".join(SOURCE.names[TEMPLE_1:])
        return [
            Part(f"{side}-priests", CELLS, 1, "priests by cell, 1a1 to 4c4"),
            Part(
                f"{side}-laid",
                CARTOUCHES * HIGHEST_CARD,
                1,
                "at each cartouche in turn: a 1, 2, 3 or 4 lies there",
            ),
            Part(
                f"{side}-forecast",
                SOURCES - TEMPLE_1,
                MOST_FORECAST,
                f"what a scoring would bring now: {sources}",
            ),
            Part(f"{side}-shown", HIGHEST_CARD, copies, "of the hand, seen by all, 1s to 4s"),
            Part(f"{side}-discard", HIGHEST_CARD, copies, "discarded cards I know, 1s to 4s"),
            Part(f"{side}-unseen", HIGHEST_CARD, copies, "cards I cannot place, 1s to 4s"),
            Part(
                f"{side}-under",
                UNDER,
                HIGHEST_CARD,
                f"the first {UNDER} cards known to lie under the deck, in order",
            ),
            Part(f"{side}-points", 1, MOST_POINTS, "points"),
            Part(f"{side}-supply", 1, rules.priests, "priests in the supply"),
            Part(f"{side}-dead", 1, rules.kingdom, "priests in the Kingdom of the Dead"),
            Part(f"{side}-hand-size", 1, HAND_SIZE, "cards in hand"),
            Part(f"{side}-deck", 1, HIGHEST_CARD * copies, "cards in the deck and under it"),
            Part(f"{side}-under-size", 1, HIGHEST_CARD * copies, "cards known to lie under it"),
            Part(f"{side}-token", 1, 1, "the exchange token is not used yet"),
            Part(f"{side}-first", 1, 1, "takes the first turn of the round"),
        ]

    def write_table(self, g: Aton, seat: int, row: Row) -> None:
        rival = 1 - seat
        at = seat * HIGHEST_CARD
        row.add(
            bytes(
                [
                    min(g.round, MOST_ROUNDS),
                    *g.hand[at : at + HIGHEST_CARD],
                    total(g.face_down, rival),
                ]
            )
        )
        self._write_side(g, seat, True, row)
        self._write_side(g, rival, False, row)

    def _write_side(self, g: Aton, seat: int, own: bool, row: Row) -> None:
        """Each side's board is a stretch of its own, the same for both viewers."""
        laid = g.laid[seat * CARTOUCHES : (seat + 1) * CARTOUCHES]
        sources = (g.priests[seat], g.priests[1 - seat], *laid)
        board = row.recall(seat, sources)
        if board is None:
            board = row.keep(self._board(g, seat, laid))
        row.add(board)
        row.add(self._cards(g, seat, own))
        row.add(bytes(self._under_and_counts(g, seat)))

    def _board(self, g: Aton, seat: int, laid: list[int]) -> bytes:
        """Priests, cards laid, and what a scoring would bring."""
        numbers = [bits(CELLS, g.priests[seat])]
        numbers += [CARD[card] for card in laid]
        sources = range(TEMPLE_1, SOURCES)
        numbers.append(bytes([min(points_for(g, seat, s), MOST_FORECAST) for s in sources]))
        return b"".join(numbers)

    def _cards(self, g: Aton, seat: int, own: bool) -> bytes:
        """Shown, discarded and unseen cards; the rival's hand and face-down cards are unseen."""
        at = seat * HIGHEST_CARD
        shown = g.shown[at : at + HIGHEST_CARD]
        discarded = g.discard[at : at + HIGHEST_CARD]
        unseen = g.deck[at : at + HIGHEST_CARD]
        if not own:
            for i in range(HIGHEST_CARD):
                discarded[i] -= g.face_down[at + i]
                unseen[i] += g.hand[at + i] - shown[i] + g.face_down[at + i]
        return bytes(shown + discarded + unseen)

    def _under_and_counts(self, g: Aton, seat: int) -> list[int]:
        cards = g.under[seat]
        under = list(cards[:UNDER])
        return [
            *under,
            *[0] * (UNDER - len(under)),
            min(g.score[seat], MOST_POINTS),
            g.supply[seat],
            g.dead[seat],
            total(g.hand, seat),
            total(g.deck, seat) + len(cards),
            len(cards),
            1 if g.tokens[seat] else 0,
            1 if g.first == seat else 0,
        ]


def total(counts: list[int], seat: int) -> int:
    """How many cards of a seat these counts have, of all values."""
    at = seat * HIGHEST_CARD
    return counts[at] + counts[at + 1] + counts[at + 2] + counts[at + 3]
