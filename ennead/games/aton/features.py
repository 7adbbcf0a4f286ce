"""What a player of Aton may know, as numbers for learners."""

from __future__ import annotations

from typing import Final

from ennead.core.card import Setting
from ennead.core.features import Features, Part, write_bits
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


class AtonFeatures(Features):
    """Each part stands there twice, for the viewer's own side and for the rival's."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._round = self.start("round")
        self._sides = [self.start("own-priests"), self.start("rival-priests")]
        self._laid = self.start("own-laid") - self._sides[0]
        self._forecast = self.start("own-forecast") - self._sides[0]
        self._hand = self.start("hand")
        self._face_down = self.start("face-down")
        self._cards = self.start("own-shown") - self._sides[0]
        self._under = self.start("own-under") - self._sides[0]
        self._counts = self.start("own-points") - self._sides[0]

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

    def write_table(self, g: Aton, seat: int, row: bytearray, at: int) -> None:
        rival = 1 - seat
        row[at + self._round] = min(g.round, MOST_ROUNDS)
        for i in range(HIGHEST_CARD):
            row[at + self._hand + i] = g.hand[seat * HIGHEST_CARD + i]
        base = rival * HIGHEST_CARD
        row[at + self._face_down] = sum(g.face_down[base : base + HIGHEST_CARD])
        self._write_side(g, seat, True, row, at + self._sides[0])
        self._write_side(g, rival, False, row, at + self._sides[1])

    def _write_side(self, g: Aton, seat: int, own: bool, row: bytearray, at: int) -> None:
        write_bits(row, at, g.priests[seat])
        for cartouche in range(CARTOUCHES):
            card = g.laid[seat * CARTOUCHES + cartouche]
            if card:
                row[at + self._laid + cartouche * HIGHEST_CARD + card - 1] = 1
        for source in range(TEMPLE_1, SOURCES):
            points = points_for(g, seat, source)
            if points:
                row[at + self._forecast + source - TEMPLE_1] = min(points, MOST_FORECAST)
        self._write_cards(g, seat, own, row, at + self._cards)
        under = g.under[seat]
        for i, card in enumerate(under[:UNDER]):
            row[at + self._under + i] = card
        self._write_counts(g, seat, row, at + self._counts)

    def _write_cards(self, g: Aton, seat: int, own: bool, row: bytearray, at: int) -> None:
        """Shown, discarded and unseen cards; the rival's hand and face-down cards are unseen."""
        for i in range(HIGHEST_CARD):
            k = seat * HIGHEST_CARD + i
            shown = g.shown[k]
            discarded = g.discard[k]
            unseen = g.deck[k]
            if not own:
                discarded -= g.face_down[k]
                unseen += g.hand[k] - shown + g.face_down[k]
            row[at + i] = shown
            row[at + HIGHEST_CARD + i] = discarded
            row[at + 2 * HIGHEST_CARD + i] = unseen

    def _write_counts(self, g: Aton, seat: int, row: bytearray, at: int) -> None:
        base = seat * HIGHEST_CARD
        under = len(g.under[seat])
        row[at] = min(g.score[seat], MOST_POINTS)
        row[at + 1] = g.supply[seat]
        row[at + 2] = g.dead[seat]
        row[at + 3] = sum(g.hand[base : base + HIGHEST_CARD])
        row[at + 4] = sum(g.deck[base : base + HIGHEST_CARD]) + under
        row[at + 5] = under
        row[at + 6] = 1 if g.tokens[seat] else 0
        row[at + 7] = 1 if g.first == seat else 0
