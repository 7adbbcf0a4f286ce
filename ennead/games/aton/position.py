"""Positions of Aton as JSON. What follows from the rest may be left out: supplies and decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.games.aton.actions import CARTOUCHES, HIGHEST_CARD, TEMPLE_CELLS, TEMPLES
from ennead.games.aton.setup import clear_table
from ennead.games.aton.state import NOBODY_WON, Aton
from ennead.games.aton.steps import check_agenda

MARKS: Final = "rb"
"""How a red and a blue priest are written in a temple; a dot is a free cell."""

FIELDS: Final = (
    "round",
    "first",
    "winner",
    "temples",
    "supply",
    "dead",
    "score",
    "tokens",
    "decks",
    "under",
    "hands",
    "shown",
    "laid",
    "discards",
    "face_down",
)


def write(g: Aton) -> dict[str, object]:
    return {
        "round": g.round,
        "first": g.first if g.first >= 0 else None,
        "winner": g.winner if g.winner >= 0 else None,
        "temples": [_temple_text(g, temple) for temple in range(TEMPLES)],
        "supply": g.supply[:],
        "dead": g.dead[:],
        "score": g.score[:],
        "tokens": g.tokens[:],
        "decks": _split(g.deck),
        "under": [_digits(list(g.under[seat])) for seat in (0, 1)],
        "hands": [_digits(g.cards_of(g.hand, seat)) for seat in (0, 1)],
        "shown": [_digits(g.cards_of(g.shown, seat)) for seat in (0, 1)],
        "laid": [_digits([card for card in row if card]) for row in _split(g.laid)],
        "discards": _split(g.discard),
        "face_down": _split(g.face_down),
    }


def read(g: Aton, table: Mapping[str, Any]) -> None:
    """Fill the table from JSON, field by field, refusing what cannot be."""
    for name in table:
        if name not in FIELDS:
            raise BadPosition(f"table has no field {name!r}; expected {', '.join(FIELDS)}")
    clear_table(g)
    g.round = _number(table.get("round", 1), "round", g.rules.most_rounds)
    g.first = _seat_or_none(table.get("first"), "first")
    g.winner = _seat_or_none(table.get("winner"), "winner")
    _read_priests(g, table)
    g.score = _pair(table.get("score", [0, 0]), "score")
    tokens = table.get("tokens", [True, True])
    if not isinstance(tokens, list) or [type(token) for token in tokens] != [bool, bool]:
        raise BadPosition(f"tokens must be two of true and false, not {tokens!r}")
    g.tokens = tokens[:]
    _read_cards(g, table)
    if g.over:
        if g.agenda:
            raise BadPosition("agenda: nothing is left to do when the game is over")
    else:
        if g.winner != NOBODY_WON:
            raise BadPosition("winner: nobody has won before the game is over")
        check_agenda(g)


def _read_priests(g: Aton, table: Mapping[str, Any]) -> None:
    temples = table.get("temples", ["." * TEMPLE_CELLS] * TEMPLES)
    if not isinstance(temples, list) or len(temples) != TEMPLES:
        raise BadPosition(f"temples must be {TEMPLES} texts")
    for i, temple in enumerate(temples):
        if not isinstance(temple, str) or len(temple) != TEMPLE_CELLS or set(temple) - set("rb."):
            raise BadPosition(f"temples: {temple!r} must be {TEMPLE_CELLS} of r, b and .")
        for at, mark in enumerate(temple):
            if mark != ".":
                g.priests[MARKS.index(mark)] |= 1 << (i * TEMPLE_CELLS + at)
    g.dead = _pair(table.get("dead", [0, 0]), "dead")
    if sum(g.dead) > g.rules.kingdom:
        raise BadPosition(f"dead: the Kingdom has only {g.rules.kingdom} places")
    rest = [g.rules.priests - g.priests[s].bit_count() - g.dead[s] for s in (0, 1)]
    g.supply = _pair(table.get("supply", rest), "supply")
    if g.supply != rest:
        raise BadPosition(f"supply must be {rest}, so that each has {g.rules.priests} priests")


def _read_cards(g: Aton, table: Mapping[str, Any]) -> None:
    """Every card is in a deck, under it, in hand, at a cartouche or discarded."""
    for seat in (0, 1):
        hand = _cards(table, "hands", seat)
        shown = _cards(table, "shown", seat)
        under = _cards(table, "under", seat)
        laid = _cards(table, "laid", seat)
        if len(laid) not in (0, CARTOUCHES):
            raise BadPosition(f"laid must be {CARTOUCHES} cards or none, not {laid}")
        discard = _counts(table, "discards", seat)
        face_down = _counts(table, "face_down", seat)
        rest: list[int] = []
        for i in range(HIGHEST_CARD):
            at = seat * HIGHEST_CARD + i
            elsewhere = [*hand, *under, *laid].count(i + 1) + discard[i]
            rest.append(g.rules.copies - elsewhere)
            g.hand[at] = hand.count(i + 1)
            g.shown[at] = shown.count(i + 1)
            g.discard[at] = discard[i]
            g.face_down[at] = face_down[i]
            if g.shown[at] > g.hand[at] or g.face_down[at] > g.discard[at] or rest[i] < 0:
                raise BadPosition(f"seat {seat} has impossible cards of value {i + 1}")
        g.under[seat] = tuple(under)
        if laid:
            g.laid[seat * CARTOUCHES : (seat + 1) * CARTOUCHES] = laid
        deck = _counts(table, "decks", seat) if "decks" in table else rest
        if deck != rest:
            raise BadPosition(f"decks: seat {seat} must have {rest} left, so that no card is lost")
        g.deck[seat * HIGHEST_CARD : (seat + 1) * HIGHEST_CARD] = deck


def _temple_text(g: Aton, temple: int) -> str:
    marks = ""
    for cell in range(temple * TEMPLE_CELLS, (temple + 1) * TEMPLE_CELLS):
        red = g.priests[0] >> cell & 1
        blue = g.priests[1] >> cell & 1
        marks += MARKS[0] if red else MARKS[1] if blue else "."
    return marks


def _split(row: list[int]) -> list[list[int]]:
    half = len(row) // 2
    return [row[:half], row[half:]]


def _digits(cards: list[int]) -> str:
    return "".join([str(card) for card in cards])


def _number(value: object, name: str, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadPosition(f"{name} must be a number from 0 to {most}, not {value!r}")
    return value


def _seat_or_none(value: object, name: str) -> int:
    return -1 if value is None else _number(value, name, 1)


def _pair(value: object, name: str) -> list[int]:
    if not isinstance(value, list) or len(value) != 2:
        raise BadPosition(f"{name} must be two numbers, not {value!r}")
    return [_number(item, name, 9999) for item in value]


def _cards(table: Mapping[str, Any], name: str, seat: int) -> list[int]:
    value = table.get(name, ["", ""])
    if not isinstance(value, list) or len(value) != 2 or not isinstance(value[seat], str):
        raise BadPosition(f"{name} must be two texts of cards, not {value!r}")
    if set(value[seat]) - set("1234"):
        raise BadPosition(f"{name}: {value[seat]!r} must consist of cards 1 to {HIGHEST_CARD}")
    return [int(digit) for digit in value[seat]]


def _counts(table: Mapping[str, Any], name: str, seat: int) -> list[int]:
    value = table.get(name, [[0] * HIGHEST_CARD] * 2)
    if not isinstance(value, list) or len(value) != 2:
        raise BadPosition(f"{name} must be two lists of counts, not {value!r}")
    row = value[seat]
    if not isinstance(row, list) or len(row) != HIGHEST_CARD:
        raise BadPosition(f"{name}: expected {HIGHEST_CARD} counts, not {row!r}")
    return [_number(count, name, 99) for count in row]
