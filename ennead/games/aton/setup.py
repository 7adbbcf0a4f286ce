"""Set-up: empty temples, full supplies, an exchange token each, nothing scored."""

from __future__ import annotations

from ennead.games.aton.actions import CARTOUCHES, HIGHEST_CARD
from ennead.games.aton.round import Round
from ennead.games.aton.rules import AtonRules
from ennead.games.aton.state import NOBODY_WON, Aton


def clear_table(g: Aton) -> None:
    """The table before the first round, without an agenda."""
    rules = g.setting.rules
    assert isinstance(rules, AtonRules)
    g.rules = rules
    g.round = 0
    g.first = -1
    g.winner = NOBODY_WON
    g.priests = [0, 0]
    g.supply = [rules.priests, rules.priests]
    g.dead = [0, 0]
    g.score = [0, 0]
    g.tokens = [True, True]
    g.deck = [rules.copies] * (2 * HIGHEST_CARD)
    g.under = [(), ()]
    g.hand = [0] * (2 * HIGHEST_CARD)
    g.shown = [0] * (2 * HIGHEST_CARD)
    g.laid = [0] * (2 * CARTOUCHES)
    g.discard = [0] * (2 * HIGHEST_CARD)
    g.face_down = [0] * (2 * HIGHEST_CARD)


def setup(g: Aton) -> None:
    clear_table(g)
    g.do(Round())
