"""How often, how long and with which characters."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

from ennead.server.errors import Refused

LONGEST_BODY: Final = 80 * 1024
"""Room for a document of 64 kB among a game's options."""
LONGEST_MESSAGE: Final = 4 * 1024
"""Of a WebSocket, from the client."""
LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500
LONGEST_TITLE: Final = 60
MOST_UNDOS: Final = 300
"""Of one table: to undo is to play the game again, so it must not be endless."""
MOST_SOCKETS: Final = 30
"""Of one person at a time."""
MOST_SOCKETS_OF_ADDRESS: Final = 200


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    each_second: float


RATES: Final = {
    "request": Rate(150, 25),
    "address": Rate(600, 150),
    "guest": Rate(60, 0.2),
    "password": Rate(10, 1 / 30),
    "table": Rate(30, 0.2),
    "proposal": Rate(30, 0.5),
    "chat": Rate(10, 0.5),
    "table-chat": Rate(60, 3),
    "analysis": Rate(10, 1 / 60),
    "hint": Rate(20, 0.5),
    "check": Rate(20, 0.2),
    "socket": Rate(60, 2),
    "message": Rate(40, 5),
}
MOST_KEPT: Final = 50_000


class Limits:
    """Token buckets, one for each kind of thing and who does it."""

    def __init__(self, scale: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, key: str) -> None:
        """Count one; refuse if it is one too many."""
        if self._scale <= 0:
            return
        rate = RATES[kind]
        burst = rate.burst * self._scale
        each_second = rate.each_second * self._scale
        now = self._clock()
        tokens, since = self._buckets.pop((kind, key), (burst, now))
        tokens = min(burst, tokens + (now - since) * each_second)
        left = tokens - 1 if tokens >= 1 else tokens
        self._buckets[kind, key] = (left, now)
        if len(self._buckets) > MOST_KEPT:
            self._forget()
        if tokens < 1:
            wait = max(1, round((1 - tokens) / each_second + 0.5))
            raise Refused(
                "too-many-requests", f"too many at once; try again in {wait} s", retry_after=wait
            )

    def _forget(self) -> None:
        """Drop the half that was not used for longest: they stand in that order."""
        for bucket in list(self._buckets)[: MOST_KEPT // 2]:
            del self._buckets[bucket]


def address_key(address: str) -> str:
    """Who an address stands for: with IPv6 everybody has a whole network."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return parsed.exploded[:19]
    return address


def is_this_computer(address: str) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped.is_loopback
    return parsed.is_loopback


# Texts.

_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0\u034f"
_MOST_MARKS: Final = 2


def _visible(character: str) -> bool:
    """Not a control, not a switch of direction, not half a character, not an invisible letter."""
    return unicodedata.category(character)[0] != "C" and character not in _BLANKS


def _tidy(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _piled_up(text: str) -> bool:
    """Are more accents heaped on a letter than any language does?"""
    run = 0
    for character in text:
        run = run + 1 if unicodedata.combining(character) else 0
        if run > _MOST_MARKS:
            return True
    return False


def clean_name(text: str, longest: int = LONGEST_NAME, shortest: int = 1) -> str:
    """A name fit to be shown; blanks are tidied, anything odd is refused."""
    if not all(_visible(c) or c.isspace() for c in text) or _piled_up(text):
        raise Refused("bad-request", "a name has printable characters only")
    name = _tidy(text)
    if not shortest <= len(name) <= longest:
        raise Refused("bad-request", f"a name has {shortest} to {longest} characters")
    if name and not any(c.isalnum() or unicodedata.category(c) == "So" for c in name):
        raise Refused("bad-request", "a name has at least one letter")
    return name


def clean_title(text: str) -> str:
    return clean_name(text, LONGEST_TITLE, 0)


def clean_chat(text: str) -> str:
    """What was said, without anything that could disturb the page."""
    kept = "".join(c if _visible(c) else " " if c.isspace() else "" for c in text)
    said = _tidy(kept)
    if not 1 <= len(said) <= LONGEST_CHAT:
        raise Refused("bad-request", f"a message has 1 to {LONGEST_CHAT} characters")
    if _piled_up(said):
        raise Refused("bad-request", "a message has printable characters only")
    return said
