"""Who may have how much work under way at the same time. More is turned away, not queued."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ennead.server.errors import ApiError
from ennead.server.upkeep.limits import Caller

RETRY_SECONDS: Final = 2
"""`retry_after` of a call that is turned away."""


class Admission:
    """Counts calls that run or wait: per caller, per address and in all.

    A caller is a person, or an address if the person is unknown.
    """

    def __init__(self, per_caller: int, per_address: int, in_all: int) -> None:
        self._per_caller = per_caller
        self._per_address = per_address
        self._in_all = in_all
        self._admitted: dict[str, int] = {}
        self._total = 0

    @contextmanager
    def admit(self, caller: Caller) -> Iterator[None]:
        """Let a call in for the duration of the block; raises ApiError if there is no room."""
        address = f"from {caller.address}"
        if (
            self._admitted.get(caller.key, 0) >= self._per_caller
            or self._admitted.get(address, 0) >= self._per_address
        ):
            raise ApiError(
                "too-many-requests",
                "your earlier requests are still being processed",
                retry_after=RETRY_SECONDS,
            )
        if self._total >= self._in_all:
            raise ApiError("busy", "the server is busy; try again soon", retry_after=RETRY_SECONDS)
        self._count(caller.key, address, 1)
        try:
            yield
        finally:
            self._count(caller.key, address, -1)

    def _count(self, caller: str, address: str, by: int) -> None:
        self._total += by
        for key in (caller, address):
            left = self._admitted.get(key, 0) + by
            if left:
                self._admitted[key] = left
            else:
                del self._admitted[key]
