"""The view of Aton: what a player or spectator may know."""

from __future__ import annotations

from typing import TypedDict

from ennead.games.aton.rules.scoring import scoring_now
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.names import (
    CARTOUCHES,
    CELL,
    HIGHEST_CARD,
    SOURCE,
    SOURCES,
    TEMPLE_1,
)


class PlayerView(TypedDict):
    """One player's side. Counts of cards go from the 1s to the 4s."""

    supply: int
    dead: int
    token: bool
    hand: list[int] | None
    """The cards in hand; only their owner sees them."""
    hand_size: int
    shown: list[int]
    """Cards in hand that everyone saw before they were drawn."""
    laid: list[int] | None
    deck: int
    under: list[int]
    """Turned-up cards under the deck, in order."""
    discard: list[int]
    """Counts of the discarded cards the viewer knows."""
    face_down: int
    """The number of discarded cards the viewer has not seen."""
    unseen: list[int]
    """Counts of the cards whose place the viewer does not know: deck, hand or face down."""


class AtonView(TypedDict):
    """The table of Aton."""

    board: str
    """The kind of each cell in order: Y yellow, G green, K black, B blue, a digit its bonus."""
    goal: int
    round: int
    first: int | None
    priests: dict[str, int]
    """The seat whose priest is on a cell."""
    kingdom_size: int
    forecast: dict[str, list[int]]
    """The points each item of a scoring would give each seat now."""
    sides: list[PlayerView]


def view(g: Aton, viewer: int | None) -> AtonView:
    """What a seat may know; None is a spectator."""
    priests: dict[str, int] = {}
    red = g.priests[0]
    taken = red | g.priests[1]
    while taken:
        cell = (taken & -taken).bit_length() - 1
        priests[CELL.names[cell]] = 0 if red >> cell & 1 else 1
        taken &= taken - 1
    return {
        "board": g.rules.kinds,
        "goal": g.rules.goal,
        "round": g.round,
        "first": g.first if g.first >= 0 else None,
        "priests": priests,
        "kingdom_size": g.rules.kingdom,
        "forecast": forecast(g),
        "sides": [_side(g, 0, viewer), _side(g, 1, viewer)],
    }


def forecast(g: Aton) -> dict[str, list[int]]:
    """The points each item of a scoring would give now."""
    points = scoring_now(g)
    forecast: dict[str, list[int]] = {}
    for source in range(TEMPLE_1, SOURCES):
        at = (source - TEMPLE_1) * 2
        forecast[SOURCE.names[source]] = points[at : at + 2]
    return forecast


def _side(g: Aton, seat: int, viewer: int | None) -> PlayerView:
    own = seat == viewer
    base = seat * HIGHEST_CARD
    row = range(base, base + HIGHEST_CARD)
    laid = g.laid[seat * CARTOUCHES : (seat + 1) * CARTOUCHES]
    if own:
        known = [g.discard[at] for at in row]
        face_down = 0
        unseen = [g.deck[at] for at in row]
    else:
        known = [g.discard[at] - g.face_down[at] for at in row]
        face_down = sum([g.face_down[at] for at in row])
        unseen = [g.deck[at] + g.hand[at] - g.shown[at] + g.face_down[at] for at in row]
    return {
        "supply": g.supply[seat],
        "dead": g.dead[seat],
        "token": g.tokens[seat],
        "hand": g.cards_of(g.hand, seat) if own else None,
        "hand_size": sum([g.hand[at] for at in row]),
        "shown": g.cards_of(g.shown, seat),
        "laid": laid if laid[0] else None,
        "deck": sum([g.deck[at] for at in row]) + len(g.under[seat]),
        "under": list(g.under[seat]),
        "discard": known,
        "face_down": face_down,
        "unseen": unseen,
    }
