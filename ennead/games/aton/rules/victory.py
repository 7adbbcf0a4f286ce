"""The end of the game: complete sets, the higher score, and the draw (10)."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.aton.rules.state import NOBODY_WON, Aton
from ennead.games.aton.vocabulary.events import DRAW, WON
from ennead.games.aton.vocabulary.names import BY_GREEN, BY_TEMPLE, BY_YELLOW


class SetVictory(Step["Aton"]):
    """4.F.4, 4.G: at the end of a turn a whole temple, all yellow or all green cells win."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Aton) -> None:
        g.end_turn(self.seat)
        how = set_held(g, self.seat)
        if how >= 0:
            win(g, self.seat, how)


def set_held(g: Aton, seat: int) -> int:
    """4.F.4: which complete set a player holds, -1 for none."""
    mine = g.priests[seat]
    rules = g.rules
    for temple in rules.temple:
        if mine & temple == temple:
            return BY_TEMPLE
    if mine & rules.yellow == rules.yellow:
        return BY_YELLOW
    return BY_GREEN if mine & rules.green == rules.green else -1


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
