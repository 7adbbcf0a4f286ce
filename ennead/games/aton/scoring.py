"""Scoring, when the Kingdom of the Dead is full at the end of a round."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.aton.aftermath import Aftermath
from ennead.games.aton.events import (
    BLACK,
    BONUS,
    BY_POINTS,
    SCORED,
    SCORING,
    SOURCES,
    TEMPLE_1,
    TEMPLE_2,
    TEMPLE_3,
)
from ennead.games.aton.kingdom import is_full
from ennead.games.aton.state import Aton
from ennead.games.aton.victory import finish_by_score


class Scoring(Step["Aton"]):
    """Step H: everything is scored, then the game ends or goes on with fewer priests."""

    def run(self, g: Aton) -> None:
        if not is_full(g):
            return
        g.tell(SCORING)
        for source in range(TEMPLE_1, SOURCES):
            for seat in (0, 1):
                points = points_for(g, seat, source)
                if points:
                    gain(g, seat, points, source)
        if max(g.score) >= g.rules.goal:
            finish_by_score(g, BY_POINTS)
        else:
            g.do(Aftermath())


def gain(g: Aton, seat: int, points: int, source: int) -> None:
    g.score[seat] += points
    g.tell(SCORED, seat, points, source, g.score[seat])


def points_for(g: Aton, seat: int, source: int) -> int:
    """What one item of a scoring brings a player."""
    if source == BONUS:
        return bonus_points(g, seat)
    if source == BLACK:
        return g.rules.black_points if majority(g, seat, g.rules.black) > 0 else 0
    return temple_points(g, seat, source)


def temple_points(g: Aton, seat: int, temple: int) -> int:
    """Only the majority in a temple scores it, each temple in its own way."""
    cells = g.rules.temple[temple - 1]
    ahead = majority(g, seat, cells)
    if ahead <= 0:
        return 0
    if temple == TEMPLE_1:
        return ahead
    if temple == TEMPLE_2:
        return g.rules.temple_2_points
    if temple == TEMPLE_3:
        return (g.priests[seat] & cells).bit_count()
    return g.rules.blue_points * (g.priests[seat] & g.rules.blue).bit_count()


def bonus_points(g: Aton, seat: int) -> int:
    """Each bonus cell gives its value to whoever stands on it."""
    points = 0
    held = g.priests[seat] & g.rules.bonus_cells
    while held:
        low = held & -held
        points += g.rules.bonus[low.bit_length() - 1]
        held ^= low
    return points


def majority(g: Aton, seat: int, cells: int) -> int:
    """By how many priests a player is ahead on these cells; negative when behind."""
    mine = (g.priests[seat] & cells).bit_count()
    return mine - (g.priests[1 - seat] & cells).bit_count()
