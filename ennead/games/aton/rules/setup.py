"""Set-up (3)."""

from __future__ import annotations

from ennead.games.aton.data.ruleset import AtonRules
from ennead.games.aton.rules.round import Round
from ennead.games.aton.rules.state import NOBODY_WON, Aton
from ennead.games.aton.vocabulary.names import CARTOUCHES, HIGHEST_CARD


def clear_table(g: Aton) -> None:
    """3: empty temples, full supplies and decks, an exchange token and 0 points each."""
    rules = g.config.rules
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
    """3: set up the table and start the first round."""
    clear_table(g)
    g.do(Round())
