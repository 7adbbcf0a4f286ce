"""Weights that were fitted to games: what each feature of a position is worth, early and late.

`bench/fit.py` finds them: an outlook is a sum of parts, and every part is linear in its weights.
"""

from __future__ import annotations


class Weights:
    """A row for each feature: its name, its weight at the start of a game and at its end."""

    def __init__(self, *rows: tuple[str, float, float]) -> None:
        self.names = [name for name, _, _ in rows]
        self.early = [early for _, early, _ in rows]
        self.late = [late for _, _, late in rows]


class Part:
    """Features of a seat's position, and how much their early and their late weights count."""

    def __init__(self, weights: Weights, features: list[float], early: float, late: float) -> None:
        self.weights = weights
        self.features = features
        self.early = early
        self.late = late

    def worth(self) -> float:
        """The sum of all features, each times its weight at this time of the game."""
        early = self.weights.early
        late = self.weights.late
        worth = 0.0
        for i, feature in enumerate(self.features):
            if feature != 0.0:
                worth += feature * (early[i] * self.early + late[i] * self.late)
        return worth


def worth_of(parts: list[Part]) -> float:
    worth = 0.0
    for part in parts:
        worth += part.worth()
    return worth
