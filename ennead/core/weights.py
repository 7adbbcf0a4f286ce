"""Weights that were fitted to games: what each feature of a position is worth, early and late."""

from __future__ import annotations


class Weights:
    """A row for each feature: its name, its weight at the start of a game and at its end.

    In between a weight goes evenly from the one to the other.
    """

    def __init__(self, *rows: tuple[str, float, float]) -> None:
        self.names = [name for name, _, _ in rows]
        self.early = [early for _, early, _ in rows]
        self.late = [late for _, _, late in rows]

    def worth(self, features: list[float], left: float) -> float:
        """The sum of all features, each times its weight with so much of the game left."""
        early = self.early
        late = self.late
        worth = 0.0
        for i, feature in enumerate(features):
            if feature != 0.0:
                worth += feature * (late[i] + (early[i] - late[i]) * left)
        return worth
