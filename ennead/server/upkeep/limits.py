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
MAX_TABLE_ROWS: Final = 200
"""Per table: rows about what happened outside the game, such as stand-ins."""
MAX_SOCKETS_PER_PERSON: Final = 30
MAX_SOCKETS_PER_ADDRESS: Final = 200
MAX_SOCKETS: Final = 5000
"""In all, per worker."""


@dataclass(frozen=True)
class Rate:
    """A token bucket: its capacity and how fast it refills."""

    burst: float
    per_second: float


RATES: Final = {
    "work": Rate(6000, 100),
    "work-address": Rate(20_000, 400),
    "request": Rate(150, 25),
    "address": Rate(600, 150),
    "move": Rate(40, 8),
    "move-address": Rate(400, 100),
    "guest": Rate(60, 0.2),
    "password": Rate(10, 1 / 30),
    "password-address": Rate(30, 1 / 10),
    "token": Rate(20, 1 / 5),
    "chat": Rate(10, 0.5),
    "suggestion": Rate(20, 2),
    "table-chat": Rate(60, 3),
    "socket": Rate(60, 2),
    "message": Rate(40, 5),
}
COSTS: Final = {
    "push": 1,
    "state": 2,
    "look": 2,
    "list": 4,
    "preview": 5,
    "lesson": 5,
    "moment": 10,
    "record": 20,
    "load": 40,
    "options": 40,
    "rename": 100,
    "table": 200,
    "check": 200,
    "hint": 300,
    "upload": 300,
    "analysis": 3000,
}
"""What a call costs: about its processor time in milliseconds, in any process."""
CHEAP: Final = 5
"""Calls up to this cost do not count against an address, unless nobody is signed in."""
MAX_BUCKETS: Final = 50_000


@dataclass(frozen=True)
class Caller:
    """Who asks for something: a person, if known, and their address."""

    person: str | None
    address: str

    @property
    def key(self) -> str:
        """The person, or the address of somebody unknown."""
        return self.person if self.person is not None else f"@{self.address}"


class RateLimits:
    """Token buckets, one for each kind of request and each key."""

    def __init__(self, scale: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, key: str) -> None:
        """Take one token; raises ApiError if the bucket is empty."""
        self._take(kind, key, 1)

    def spend(self, what: str, caller: Caller, times: int = 1) -> None:
        """Charge a caller for a call that is about to be made; raises ApiError if it is too much.

        Both the person and the address have a budget. If one of them cannot pay, neither does.
        """
        cost = COSTS[what] * times
        if caller.person is None or cost > CHEAP:
            self._take("work-address", caller.address, cost)
        if caller.person is not None:
            try:
                self._take("work", caller.person, cost)
            except ApiError:
                if cost > CHEAP:
                    self._take("work-address", caller.address, -cost)
                raise

    def _take(self, kind: str, key: str, wanted: float) -> None:
        """Take tokens, or return them; raises ApiError if there are not enough."""
        if self._scale <= 0:
            return
        rate = RATES[kind]
        burst = rate.burst * self._scale
        per_second = rate.per_second * self._scale
        wanted = min(wanted, max(1.0, burst))  # a full bucket pays for anything
        now = self._clock()
        tokens, since = self._buckets.pop((kind, key), (burst, now))
        tokens = min(burst, tokens + (now - since) * per_second)
        left = tokens - wanted if tokens >= wanted else tokens
        self._buckets[kind, key] = (min(burst, left), now)
        if len(self._buckets) > MAX_BUCKETS:
            self._drop_least_recent()
        if tokens < wanted:
            wait = max(1, round((wanted - tokens) / per_second + 0.5))
            raise ApiError(
                "too-many-requests",
                f"too many requests at once; try again in {wait} s",
                retry_after=wait,
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
