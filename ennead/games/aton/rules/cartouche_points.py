"""Points at cartouche 1 (4.D)."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.aton.rules.scoring import gain
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.rules.victory import win
from ennead.games.aton.vocabulary.names import BY_POINTS, CARTOUCHE


class Points(Step["Aton"]):
    """4.D: the higher card earns twice the difference; 40 points win at once (10)."""

    def run(self, g: Aton) -> None:
        red, blue = g.card(0, 1), g.card(1, 1)
        if red == blue:
            return
        seat = 0 if red > blue else 1
        gain(g, seat, g.rules.cartouche_points * abs(red - blue), CARTOUCHE)
        if g.score[seat] >= g.rules.goal:
            win(g, seat, BY_POINTS)
