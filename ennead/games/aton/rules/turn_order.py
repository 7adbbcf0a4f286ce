"""Turn order: the lower card at cartouche 2 goes first, with tie-breaks (4.E)."""

from __future__ import annotations

from ennead.core.log import EVERYONE
from ennead.core.step import Step
from ennead.games.aton.rules.cards import NO_CARD, put_under, turn_up
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.events import LOT, STARTS


class TurnOrder(Step["Aton"]):
    """4.E: the lower card goes first; if tied, the lower card at cartouche 1."""

    def run(self, g: Aton) -> None:
        if g.card(0, 2) != g.card(1, 2):
            g.first = 0 if g.card(0, 2) < g.card(1, 2) else 1
        elif g.card(0, 1) != g.card(1, 1):
            g.first = 0 if g.card(0, 1) < g.card(1, 1) else 1
        else:
            g.first = break_tie(g)
        g.tell(STARTS, g.first)


def break_tie(g: Aton) -> int:
    """4.E, 8.2: turn up cards until they differ; the lower one goes first.

    If all cards run out, the first player is drawn by lot.
    """
    turned: list[list[int]] = [[], []]
    while True:
        red = turn_up(g, 0)
        blue = turn_up(g, 1)
        if red != NO_CARD:
            turned[0].append(red)
        if blue != NO_CARD:
            turned[1].append(blue)
        if red == NO_CARD or blue == NO_CARD:
            g.tell(LOT)
            first = g.chance(2, EVERYONE)
            break
        if red != blue:
            first = 0 if red < blue else 1
            break
    put_under(g, 0, turned[0])
    put_under(g, 1, turned[1])
    return first
