"""The features of Aton: what a player may know, as numbers for learning programs."""

from __future__ import annotations

from typing import Final

from ennead.core.feature_row import FeatureRow
from ennead.core.features import Features, Part
from ennead.games.aton.data.ruleset import AtonRules
from ennead.games.aton.rules.cards import HAND_SIZE
from ennead.games.aton.rules.scoring import scoring_now
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
EIGHT_CELLS: Final = [bytes([mask >> cell & 1 for cell in range(8)]) for mask in range(256)]
"""Eight bits as numbers."""
ONE_CARD: Final = [
    bytes([1 if card == laid else 0 for card in range(1, HIGHEST_CARD + 1)])
    for laid in range(HIGHEST_CARD + 1)
]
"""Which card lies at a cartouche, 0 for none."""


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
        at = seat * HIGHEST_CARD
        hand = g.hand[at : at + HIGHEST_CARD]
        row.put(bytes([min(g.round, MOST_ROUNDS), *hand, total(g.face_down, rival)]))
        points = scoring_now(g)
        self._write_side(g, seat, True, points, row)
        self._write_side(g, rival, False, points, row)

    def _write_side(
        self, g: Aton, seat: int, own: bool, points: list[int], row: FeatureRow
    ) -> None:
        priests = g.priests[seat]
        for _ in range(CELLS // 8):
            row.put(EIGHT_CELLS[priests & 255])
            priests >>= 8
        for at in range(seat * CARTOUCHES, (seat + 1) * CARTOUCHES):
            row.put(ONE_CARD[g.laid[at]])
        numbers = [min(points[at], MOST_FORECAST) for at in range(seat, len(points), 2)]
        self._write_cards(g, seat, own, numbers)
        self._write_counts(g, seat, numbers)
        row.put(bytes(numbers))

    def _write_cards(self, g: Aton, seat: int, own: bool, numbers: list[int]) -> None:
        """Write shown, discarded and unseen cards; the rival's hidden cards count as unseen."""
        at = seat * HIGHEST_CARD
        end = at + HIGHEST_CARD
        numbers += g.shown[at:end]
        if own:
            numbers += g.discard[at:end]
            numbers += g.deck[at:end]
        else:
            numbers += [g.discard[k] - g.face_down[k] for k in range(at, end)]
            for k in range(at, end):
                numbers.append(g.deck[k] + g.hand[k] - g.shown[k] + g.face_down[k])
        under = g.under[seat]
        for i in range(UNDER):
            numbers.append(under[i] if i < len(under) else 0)

    def _write_counts(self, g: Aton, seat: int, numbers: list[int]) -> None:
        under = len(g.under[seat])
        numbers.append(min(g.score[seat], MOST_POINTS))
        numbers.append(g.supply[seat])
        numbers.append(g.dead[seat])
        numbers.append(total(g.hand, seat))
        numbers.append(total(g.deck, seat) + under)
        numbers.append(under)
        numbers.append(1 if g.tokens[seat] else 0)
        numbers.append(1 if g.first == seat else 0)


def total(counts: list[int], seat: int) -> int:
    """The number of a seat's cards in these counts."""
    at = seat * HIGHEST_CARD
    return counts[at] + counts[at + 1] + counts[at + 2] + counts[at + 3]
