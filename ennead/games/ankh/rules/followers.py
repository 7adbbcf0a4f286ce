"""§6.3 Gain Followers; receiving and paying Followers."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.events import (
    FOLLOWERS,
    FROM_MONUMENTS,
    FROM_REVERED,
    NO_GAIN,
    PAID,
)
from ennead.games.ankh.vocabulary.names import (
    GOD_FIGURE,
    KIND_BITS,
    NEUTRAL,
    OWNER_SHIFT,
    REVERED,
)


class GainFollowers(Step["Ankh"]):
    """§6.3: 1 for each neutral or own Monument beside an own figure; Revered adds 1."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Ankh) -> None:
        god = g.lead[self.seat]
        monuments = len(paying_monuments(g, god))
        receive(g, god, monuments, FROM_MONUMENTS)
        if g.has_power(god, REVERED):
            receive(g, god, g.rules.revered, FROM_REVERED)
        elif not monuments:
            g.tell(NO_GAIN, god)


def paying_monuments(g: Ankh, god: int) -> list[int]:
    """§6.3: neutral and own Monuments with a figure of this god beside them."""
    found: list[int] = []
    for space in g.monuments:
        owner = g.owner_at(space)
        if (owner in (NEUTRAL, god)) and has_figure_beside(g, god, space):
            found.append(space)
    return found


def has_figure_beside(g: Ankh, god: int, space: int) -> bool:
    piece = g.piece
    for near in g.regions.adjacent[space]:
        code = piece[near]
        if code >> OWNER_SHIFT == god + 1 and code & KIND_BITS >= GOD_FIGURE:
            return True
    return False


def income(g: Ankh, god: int) -> int:
    """§6.3: what Gain Followers would bring now."""
    return len(paying_monuments(g, god)) + (g.rules.revered if g.has_power(god, REVERED) else 0)


def receive(g: Ankh, god: int, count: int, source: int) -> None:
    if count:
        g.add_followers(god, count)
        g.tell(FOLLOWERS, god, count, source)


def pay(g: Ankh, god: int, count: int, expense: int) -> None:
    if count:
        g.add_followers(god, -count)
        g.tell(PAID, god, count, expense)
