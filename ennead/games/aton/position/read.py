"""Reads positions of Aton from JSON. Supplies and decks may be omitted: the rest implies them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.json_fields import a_list, check_names, number
from ennead.games.aton.position.agenda import check_agenda
from ennead.games.aton.position.reachable import is_reachable
from ennead.games.aton.position.write import MARKS
from ennead.games.aton.rules.setup import clear_table
from ennead.games.aton.rules.state import NOBODY_WON, Aton
from ennead.games.aton.vocabulary.names import CARTOUCHES, HIGHEST_CARD, TEMPLE_CELLS, TEMPLES

FIELDS: Final = [
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
]


def read(g: Aton, table: Mapping[str, Any]) -> None:
    """Fill the state from JSON; raises BadPosition if it cannot be played on.

    A position that can be played on but that no game reaches is marked `constructed`.
    """
    check_names("table", table, FIELDS)
    clear_table(g)
    g.round = number("round", table.get("round", 1), 0, g.rules.most_rounds)
    g.first = _seat_or_none("first", table.get("first"))
    g.winner = _seat_or_none("winner", table.get("winner"))
    _read_priests(g, table)
    g.score = _pair("score", table.get("score", [0, 0]))
    tokens = table.get("tokens", [True, True])
    if not isinstance(tokens, list) or [type(token) for token in tokens] != [bool, bool]:
        raise BadPosition(f"tokens must be two of true and false, not {tokens!r}")
    g.tokens = tokens[:]
    _read_cards(g, table)
    if g.over:
        if g.agenda:
            raise BadPosition("agenda must be empty once the game is over")
    else:
        if g.winner != NOBODY_WON:
            raise BadPosition("winner: nobody has won before the game is over")
        check_agenda(g)
        if not is_reachable(g):
            g.constructed = True


def _read_priests(g: Aton, table: Mapping[str, Any]) -> None:
    """Every priest is in a temple, in the Kingdom of the Dead or in its owner's supply."""
    temples = table.get("temples", ["." * TEMPLE_CELLS] * TEMPLES)
    if not isinstance(temples, list) or len(temples) != TEMPLES:
        raise BadPosition(f"temples must be {TEMPLES} strings")
    for i, temple in enumerate(temples):
        if not isinstance(temple, str) or len(temple) != TEMPLE_CELLS or set(temple) - set("rb."):
            raise BadPosition(f"temples: {temple!r} must be {TEMPLE_CELLS} of r, b and .")
        for at, mark in enumerate(temple):
            if mark != ".":
                g.priests[MARKS.index(mark)] |= 1 << (i * TEMPLE_CELLS + at)
    g.dead = _pair("dead", table.get("dead", [0, 0]))
    if sum(g.dead) > g.rules.kingdom:
        raise BadPosition(f"dead: the Kingdom has only {g.rules.kingdom} cells")
    rest = [g.rules.priests - g.priests[s].bit_count() - g.dead[s] for s in (0, 1)]
    g.supply = _pair("supply", table.get("supply", rest))
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


def _seat_or_none(name: str, value: object) -> int:
    return -1 if value is None else number(name, value, 0, 1)


def _pair(name: str, value: object) -> list[int]:
    return [number(name, item, 0, 9999) for item in a_list(name, value, 2)]


def _cards(table: Mapping[str, Any], name: str, seat: int) -> list[int]:
    """A seat's cards, written as digits."""
    value = table.get(name, ["", ""])
    if not isinstance(value, list) or len(value) != 2 or not isinstance(value[seat], str):
        raise BadPosition(f"{name} must be two strings of cards, not {value!r}")
    if set(value[seat]) - set("1234"):
        raise BadPosition(f"{name}: {value[seat]!r} must consist of cards 1 to {HIGHEST_CARD}")
    return [int(digit) for digit in value[seat]]


def _counts(table: Mapping[str, Any], name: str, seat: int) -> list[int]:
    """How many cards of each value a seat has."""
    rows = a_list(name, table.get(name, [[0] * HIGHEST_CARD] * 2), 2)
    return [number(name, count, 0, 99) for count in a_list(name, rows[seat], HIGHEST_CARD)]
