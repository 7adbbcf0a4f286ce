"""Counting wrong passwords, so that guessing is slow.

Attempts are counted by address, and by name and address. Never by name alone: then anybody could
lock the owner out.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ennead.server.errors import ApiError
from ennead.server.upkeep.limits import RateLimits


@contextmanager
def password_attempt(limits: RateLimits, address: str, name: str) -> Iterator[None]:
    """Count an attempt before it is made, as others may run in parallel; keep the wrong ones."""
    counted = (("password-address", address), ("password", f"{address} {name}"))
    for kind, key in counted:
        limits.take(kind, key)
    try:
        yield
    except ApiError as error:
        if error.code == "wrong-password":
            raise
        _give_back(limits, counted)
        raise
    _give_back(limits, counted)


def _give_back(limits: RateLimits, counted: tuple[tuple[str, str], ...]) -> None:
    for kind, key in counted:
        limits.give_back(kind, key)
