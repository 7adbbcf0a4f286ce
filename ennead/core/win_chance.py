"""The chance to win that a lead gives, for evaluations."""

from __future__ import annotations

import math


def chance_of_lead(lead: float, scale: float) -> float:
    """A logistic function: 1/2 without a lead, 73% with a lead of `scale`."""
    return 1.0 / (1.0 + math.exp(-lead / scale))
