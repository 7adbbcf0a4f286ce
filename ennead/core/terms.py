"""The named terms of an evaluation, by which bots explain their ideas."""

from __future__ import annotations


class Term:
    """One term of an evaluation for one seat: Followers, points, a majority."""

    def __init__(self, worth: float, amount: float) -> None:
        self.worth = worth
        """What it adds to the seat's position, in the game's points."""
        self.amount = amount
        """How much of it the seat has, as its message counts it."""

    def __repr__(self) -> str:
        return f"<Term {self.amount:g}, worth {self.worth:g}>"
