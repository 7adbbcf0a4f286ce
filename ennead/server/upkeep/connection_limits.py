"""Limits on open WebSockets and streams."""

from __future__ import annotations

from ennead.server.errors import ApiError
from ennead.server.upkeep.limits import (
    MAX_SOCKETS,
    MAX_SOCKETS_PER_ADDRESS,
    MAX_SOCKETS_PER_PERSON,
    RateLimits,
)
from ennead.server.upkeep.metrics import Metrics


class ConnectionLimits:
    """Counts the open connections of each person and each address."""

    def __init__(self, limits: RateLimits, metrics: Metrics, enabled: bool) -> None:
        self._limits = limits
        self._metrics = metrics
        self._enabled = enabled
        self._open: dict[str, int] = {}
        self._total = 0

    def opened(self, person: str | None, address: str) -> None:
        """Count a new connection; raises ApiError if there are too many."""
        if self._enabled:
            self._limits.take("socket", address)
            if self._total >= MAX_SOCKETS:
                raise ApiError(
                    "busy", "the server has no room for more connections", retry_after=10
                )
            person_full = person is not None and self._open.get(person, 0) >= MAX_SOCKETS_PER_PERSON
            if person_full or self._open.get(f"@{address}", 0) >= MAX_SOCKETS_PER_ADDRESS:
                raise ApiError("too-many-requests", "too many connections at once", retry_after=10)
        for key in _keys(person, address):
            self._open[key] = self._open.get(key, 0) + 1
        self._total += 1
        self._metrics.sockets.inc()

    def closed(self, person: str | None, address: str) -> None:
        for key in _keys(person, address):
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
        self._total -= 1
        self._metrics.sockets.dec()


def _keys(person: str | None, address: str) -> list[str]:
    return [f"@{address}"] if person is None else [f"@{address}", person]
