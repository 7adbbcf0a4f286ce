"""Scoring at the end of a round when the Kingdom of the Dead is full (4.H, 6)."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.aton.rules.after_scoring import Aftermath
from ennead.games.aton.rules.kingdom import is_full
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.rules.victory import finish_by_score
from ennead.games.aton.vocabulary.events import SCORED, SCORING
from ennead.games.aton.vocabulary.names import (
    BY_POINTS,
    SOURCES,
    TEMPLE_1,
    TEMPLE_2,
    TEMPLE_3,
    TEMPLE_4,
)


class Scoring(Step["Aton"]):
    """4.H, 6: score every item (A17). 40 points end the game at once (A22), else 7 follows."""

    def run(self, g: Aton) -> None:
        if not is_full(g):
            return
        g.tell(SCORING)
        points = scoring_now(g)
        for source in range(TEMPLE_1, SOURCES):
            for seat in (0, 1):
                gained = points[(source - TEMPLE_1) * 2 + seat]
                if gained:
                    gain(g, seat, gained, source)
        if max(g.score) >= g.rules.goal:
            finish_by_score(g, BY_POINTS)
        else:
            g.do(Aftermath())


def gain(g: Aton, seat: int, points: int, source: int) -> None:
    """Add points to a score, which has no upper limit (A24)."""
    g.score[seat] += points
    g.tell(SCORED, seat, points, source, g.score[seat])


def scoring_now(g: Aton) -> list[int]:
    """6: the points that each item from `TEMPLE_1` on gives red and blue, two numbers per item."""
    points: list[int] = []
    for temple in range(TEMPLE_1, TEMPLE_4 + 1):
        ahead = majority(g, 0, g.rules.temple[temple - 1])
        points.append(temple_points(g, 0, temple, ahead))
        points.append(temple_points(g, 1, temple, -ahead))
    ahead = majority(g, 0, g.rules.black)
    points.append(black_points(g, ahead))
    points.append(black_points(g, -ahead))
    points.append(bonus_points(g, 0))
    points.append(bonus_points(g, 1))
    return points


def black_points(g: Aton, ahead: int) -> int:
    """6: the points for the black cells, which only the majority there gets."""
    return g.rules.black_points if ahead > 0 else 0


def temple_points(g: Aton, seat: int, temple: int, ahead: int) -> int:
    """6: the points for a temple, which only the majority there gets (A15, A16)."""
    if ahead <= 0:
        return 0
    if temple == TEMPLE_1:
        return ahead
    if temple == TEMPLE_2:
        return g.rules.temple_2_points
    if temple == TEMPLE_3:
        return (g.priests[seat] & g.rules.temple[TEMPLE_3 - 1]).bit_count()
    return g.rules.blue_points * (g.priests[seat] & g.rules.blue).bit_count()


def bonus_points(g: Aton, seat: int) -> int:
    """6: the printed values of the bonus cells a player holds."""
    points = 0
    held = g.priests[seat] & g.rules.bonus_cells
    while held:
        low = held & -held
        points += g.rules.bonus[low.bit_length() - 1]
        held ^= low
    return points


def majority(g: Aton, seat: int, cells: int) -> int:
    """6: by how many priests a player is ahead on these cells; negative if behind."""
    mine = (g.priests[seat] & cells).bit_count()
    return mine - (g.priests[1 - seat] & cells).bit_count()
