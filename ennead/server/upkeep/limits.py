"""Rate limits and size limits."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

from ennead.server.errors import ApiError

MAX_BODY_BYTES: Final = 80 * 1024
"""Leaves room for a document of 64 kB among a game's options."""
MAX_MESSAGE_BYTES: Final = 4 * 1024
"""For WebSocket messages from the client."""
MAX_CHAT_SHOWN: Final = 200
"""Chat lines a client gets."""
MAX_UNDOS: Final = 300
"""Per table. An undo replays the game, so their number must be limited."""
MAX_SOCKETS_PER_PERSON: Final = 30
MAX_SOCKETS_PER_ADDRESS: Final = 200


@dataclass(frozen=True)
class Rate:
    """A token bucket: its capacity and how fast it refills."""

    burst: float
    per_second: float


RATES: Final = {
    "request": Rate(150, 25),
    "address": Rate(600, 150),
    "guest": Rate(60, 0.2),
    "password": Rate(10, 1 / 30),
    "password-address": Rate(30, 1 / 10),
    "token": Rate(20, 1 / 5),
    "table": Rate(30, 0.2),
    "proposal": Rate(30, 0.5),
    "chat": Rate(10, 0.5),
    "suggestion": Rate(20, 2),
    "table-chat": Rate(60, 3),
    "analysis": Rate(10, 1 / 60),
    "hint": Rate(20, 0.5),
    "check": Rate(20, 0.2),
    "socket": Rate(60, 2),
    "message": Rate(40, 5),
}
MAX_BUCKETS: Final = 50_000


class RateLimits:
    """Token buckets, one for each kind of request and each key."""

    def __init__(self, scale: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, key: str) -> None:
        """Take one token; raises ApiError if the bucket is empty."""
        if self._scale <= 0:
            return
        rate = RATES[kind]
        burst = rate.burst * self._scale
        per_second = rate.per_second * self._scale
        now = self._clock()
        tokens, since = self._buckets.pop((kind, key), (burst, now))
        tokens = min(burst, tokens + (now - since) * per_second)
        left = tokens - 1 if tokens >= 1 else tokens
        self._buckets[kind, key] = (left, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._drop_least_recent()
        if tokens < 1:
            wait = max(1, round((1 - tokens) / per_second + 0.5))
            raise ApiError(
                "too-many-requests", f"too many at once; try again in {wait} s", retry_after=wait
            )

    def give_back(self, kind: str, key: str) -> None:
        """Undo a `take`."""
        found = self._buckets.get((kind, key))
        if found is not None:
            tokens, since = found
            self._buckets[kind, key] = (tokens + 1, since)

    def _drop_least_recent(self) -> None:
        """Drop half of the buckets; the dictionary is in order of use."""
        for bucket in list(self._buckets)[: MAX_BUCKETS // 2]:
            del self._buckets[bucket]


def address_key(address: str) -> str:
    """The key by which an address is limited: a /64 network for IPv6."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return parsed.exploded[:19]
    return address


def is_loopback(address: str) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped.is_loopback
    return parsed.is_loopback
