"""Writes positions of Aton as JSON."""

from __future__ import annotations

from typing import Final

from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.names import TEMPLE_CELLS, TEMPLES

MARKS: Final = "rb"
"""How a red and a blue priest are written in a temple; a dot is a free cell."""


def write(g: Aton) -> dict[str, object]:
    """The table as JSON. Temples and lists of cards are written as text, one letter per cell."""
    return {
        "round": g.round,
        "first": g.first if g.first >= 0 else None,
        "winner": g.winner if g.winner >= 0 else None,
        "temples": [_temple_text(g, temple) for temple in range(TEMPLES)],
        "supply": g.supply[:],
        "dead": g.dead[:],
        "score": g.score[:],
        "tokens": g.tokens[:],
        "decks": _by_seat(g.deck),
        "under": [_digits(list(g.under[seat])) for seat in (0, 1)],
        "hands": [_digits(g.cards_of(g.hand, seat)) for seat in (0, 1)],
        "shown": [_digits(g.cards_of(g.shown, seat)) for seat in (0, 1)],
        "laid": [_digits([card for card in row if card]) for row in _by_seat(g.laid)],
        "discards": _by_seat(g.discard),
        "face_down": _by_seat(g.face_down),
    }


def _temple_text(g: Aton, temple: int) -> str:
    marks = ""
    for cell in range(temple * TEMPLE_CELLS, (temple + 1) * TEMPLE_CELLS):
        red = g.priests[0] >> cell & 1
        blue = g.priests[1] >> cell & 1
        marks += MARKS[0] if red else MARKS[1] if blue else "."
    return marks


def _by_seat(row: list[int]) -> list[list[int]]:
    half = len(row) // 2
    return [row[:half], row[half:]]


def _digits(cards: list[int]) -> str:
    return "".join([str(card) for card in cards])
