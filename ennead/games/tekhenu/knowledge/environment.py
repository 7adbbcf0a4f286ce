"""Facts about Tekhenu as a learning environment."""

from __future__ import annotations

from typing import Final

VERSION: Final = 0
"""Increase this when the meaning of an action or a feature changes."""
ZERO_SUM: Final = False
"""Whether the results of all seats always add up to 0."""
