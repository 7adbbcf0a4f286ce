"""The end of the game: complete sets, the higher score, and the draw (10)."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.aton.rules.state import NOBODY_WON, Aton
from ennead.games.aton.vocabulary.events import DRAW, WON
from ennead.games.aton.vocabulary.names import BY_GREEN, BY_TEMPLE, BY_YELLOW


class SetVictory(Step["Aton"]):
    """4.F.4: a whole temple, all yellow or all green cells win at once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Aton) -> None:
        mine = g.priests[self.seat]
        rules = g.rules
        for temple in rules.temple:
            if mine & temple == temple:
                win(g, self.seat, BY_TEMPLE)
                return
        if mine & rules.yellow == rules.yellow:
            win(g, self.seat, BY_YELLOW)
        elif mine & rules.green == rules.green:
            win(g, self.seat, BY_GREEN)


def win(g: Aton, seat: int, how: int) -> None:
    """10: the game ends with a winner."""
    g.winner = seat
    g.over = True
    g.tell(WON, seat, how)


def finish_by_score(g: Aton, how: int) -> None:
    """6, 10: the higher score wins; equal scores are a draw."""
    if g.score[0] == g.score[1]:
        g.winner = NOBODY_WON
        g.over = True
        g.tell(DRAW)
    else:
        win(g, 0 if g.score[0] > g.score[1] else 1, how)
