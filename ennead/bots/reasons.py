"""Reasons in words: which terms of the evaluation an answer improves more than others would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.core.game import Game
from ennead.core.state import State

CLEAR: Final = 0.15
"""In points of the game: smaller advantages are no reason."""
MOST: Final = 2
SECOND: Final = 0.5
"""A second reason must have at least this share of the first one's advantage."""


class TermChange:
    """How a term of one seat changes: for the seat that answers a gain, for a rival a loss."""

    def __init__(self, term: str, seat: int, worth: float, amount: float) -> None:
        self.term = term
        self.seat = seat
        self.worth = worth
        self.amount = amount

    def __repr__(self) -> str:
        return f"<{self.term} of seat {self.seat}: {self.amount:+g}, worth {self.worth:+g}>"

    def json(self) -> dict[str, object]:
        return {"term": self.term, "seat": self.seat, "amount": max(1, round(abs(self.amount)))}


def changes(game: Game, before: State, after: Sequence[State]) -> list[TermChange]:
    """How the terms of all seats change, on average over the positions afterwards.

    A term counts only if it rises in all of them, or falls in all of them.
    """
    going = [state for state in after if not state.over]
    found: list[TermChange] = []
    for seat in range(before.players) if going else ():
        rows = [game.terms(state, seat) for state in going]
        for term, had in game.terms(before, seat).items():
            if all(term in row for row in rows):
                worths = [row[term].worth - had.worth for row in rows]
                amount = sum(row[term].amount for row in rows) / len(rows) - had.amount
                if min(worths) > 0.0 or max(worths) < 0.0:
                    found.append(TermChange(term, seat, sum(worths) / len(rows), amount))
    return found


def largest_changes(
    seat: int, mine: Sequence[TermChange], others: Sequence[Sequence[TermChange]]
) -> list[TermChange]:
    """The changes that speak most for an answer, at most two, the strongest first.

    A change counts for as much as it helps the seat, compared with the average of the others'.
    What every answer brings is no reason, and neither is a change for the worse.
    """
    usual: dict[tuple[str, int], float] = {}
    for rows in others:
        for row in rows:
            key = (row.term, row.seat)
            usual[key] = usual.get(key, 0.0) + row.worth / len(others)
    ranked: list[tuple[float, TermChange]] = []
    for change in mine:
        sign = 1.0 if change.seat == seat else -1.0
        gain = sign * change.worth
        advantage = min(gain, gain - sign * usual.get((change.term, change.seat), 0.0))
        if advantage >= CLEAR and sign * change.amount >= 0.5:
            ranked.append((advantage, change))
    ranked.sort(key=_by_advantage)
    return [change for advantage, change in ranked[:MOST] if advantage >= SECOND * ranked[0][0]]


def _by_advantage(row: tuple[float, TermChange]) -> tuple[float, int, str]:
    return (-row[0], row[1].seat, row[1].term)
