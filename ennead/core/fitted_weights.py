"""Weights fitted to games: the value of each feature of a position, early and late in a game.

`bench/fit.py` fits them. An evaluation is a sum of parts, and each part is linear in its weights.
"""

from __future__ import annotations


class Weights:
    """For each feature: its name, its weight at the start of a game, and its weight at the end."""

    def __init__(self, *rows: tuple[str, float, float]) -> None:
        self.names = [name for name, _, _ in rows]
        self.early = [early for _, early, _ in rows]
        self.late = [late for _, _, late in rows]


class WeightedPart:
    """A seat's features, and how much the early and the late weights count at this point."""

    def __init__(self, weights: Weights, features: list[float], early: float, late: float) -> None:
        self.weights = weights
        self.features = features
        self.early = early
        self.late = late

    def value(self) -> float:
        """The sum of the features, each multiplied by its weight at this point of the game."""
        early = self.weights.early
        late = self.weights.late
        value = 0.0
        for i, feature in enumerate(self.features):
            if feature != 0.0:
                value += feature * (early[i] * self.early + late[i] * self.late)
        return value


def total_value(parts: list[WeightedPart]) -> float:
    """The sum of the values of all parts."""
    total = 0.0
    for part in parts:
        total += part.value()
    return total
