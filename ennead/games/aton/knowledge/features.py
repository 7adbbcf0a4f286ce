"""The features of Aton: what a player may know, as numbers for learning programs."""

from __future__ import annotations

from typing import Final

from ennead.core.feature_row import FeatureRow
from ennead.core.features import Features, Part, write_bits
from ennead.games.aton.data.ruleset import AtonRules
from ennead.games.aton.rules.cards import HAND_SIZE
from ennead.games.aton.rules.scoring import points_for
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.names import (
    CARTOUCHES,
    CELLS,
    HIGHEST_CARD,
    SOURCE,
    SOURCES,
    TEMPLE_1,
)

MOST_POINTS: Final = 80
MOST_ROUNDS: Final = 30
MOST_FORECAST: Final = 24
"""Larger values are clipped to these."""
UNDER: Final = 6
"""The number of cards under a deck that are written in order."""

SIDES: Final = ("own", "rival")
LAID: Final = CELLS
FORECAST: Final = LAID + CARTOUCHES * HIGHEST_CARD
SHOWN: Final = FORECAST + SOURCES - TEMPLE_1
UNDER_DECK: Final = SHOWN + 3 * HIGHEST_CARD
COUNTS: Final = UNDER_DECK + UNDER
SIDE_NUMBERS: Final = COUNTS + 8
"""Where the parts of a side start, and the total length."""


class AtonFeatures(Features):
    """Each part appears twice: for the viewer's own side and for the rival's.

    Nearly everything changes with every question, so nothing is cached.
    """

    def table_parts(self) -> list[Part]:
        rules = self.config.rules
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

    def write_table(self, g: Aton, seat: int, row: FeatureRow) -> None:
        rival = 1 - seat
        numbers = row.add(HIGHEST_CARD + 2)
        numbers[0] = min(g.round, MOST_ROUNDS)
        for i in range(HIGHEST_CARD):
            numbers[1 + i] = g.hand[seat * HIGHEST_CARD + i]
        numbers[1 + HIGHEST_CARD] = total(g.face_down, rival)
        self._write_side(g, seat, True, row.add(SIDE_NUMBERS))
        self._write_side(g, rival, False, row.add(SIDE_NUMBERS))

    def _write_side(self, g: Aton, seat: int, own: bool, numbers: bytearray) -> None:
        self._write_board(g, seat, numbers)
        self._write_cards(g, seat, own, numbers)
        self._write_counts(g, seat, numbers)

    def _write_board(self, g: Aton, seat: int, numbers: bytearray) -> None:
        write_bits(numbers, 0, g.priests[seat])
        for cartouche in range(CARTOUCHES):
            card = g.laid[seat * CARTOUCHES + cartouche]
            if card:
                numbers[LAID + cartouche * HIGHEST_CARD + card - 1] = 1
        for source in range(TEMPLE_1, SOURCES):
            points = points_for(g, seat, source)
            if points:
                numbers[FORECAST + source - TEMPLE_1] = min(points, MOST_FORECAST)

    def _write_cards(self, g: Aton, seat: int, own: bool, numbers: bytearray) -> None:
        """Write shown, discarded and unseen cards; the rival's hidden cards count as unseen."""
        for i in range(HIGHEST_CARD):
            k = seat * HIGHEST_CARD + i
            shown = g.shown[k]
            discarded = g.discard[k]
            unseen = g.deck[k]
            if not own:
                discarded -= g.face_down[k]
                unseen += g.hand[k] - shown + g.face_down[k]
            if shown:
                numbers[SHOWN + i] = shown
            if discarded:
                numbers[SHOWN + HIGHEST_CARD + i] = discarded
            if unseen:
                numbers[SHOWN + 2 * HIGHEST_CARD + i] = unseen
        for i, card in enumerate(g.under[seat][:UNDER]):
            numbers[UNDER_DECK + i] = card

    def _write_counts(self, g: Aton, seat: int, numbers: bytearray) -> None:
        under = len(g.under[seat])
        numbers[COUNTS] = min(g.score[seat], MOST_POINTS)
        numbers[COUNTS + 1] = g.supply[seat]
        numbers[COUNTS + 2] = g.dead[seat]
        numbers[COUNTS + 3] = total(g.hand, seat)
        numbers[COUNTS + 4] = total(g.deck, seat) + under
        numbers[COUNTS + 5] = under
        if g.tokens[seat]:
            numbers[COUNTS + 6] = 1
        if g.first == seat:
            numbers[COUNTS + 7] = 1


def total(counts: list[int], seat: int) -> int:
    """The number of a seat's cards in these counts."""
    at = seat * HIGHEST_CARD
    return counts[at] + counts[at + 1] + counts[at + 2] + counts[at + 3]
