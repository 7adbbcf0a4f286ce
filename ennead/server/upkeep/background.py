"""Work that takes more than a few milliseconds: in threads, a little at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from ennead.server.errors import ApiError
from ennead.server.upkeep.limits import Caller

MAX_THREADS: Final = 2
"""More threads would only take turns with each other and with the requests."""
MAX_WAITING: Final = 50
"""Calls that may run or wait in all."""
MAX_WAITING_PER_CALLER: Final = 4
"""Calls that may run or wait for one person, or for one address without a person."""
MAX_WAITING_PER_ADDRESS: Final = 20
RETRY_SECONDS: Final = 2
"""`retry_after` of a call that is turned away."""

T = TypeVar("T")


class BackgroundWork:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(MAX_THREADS, "background")
        self._waiting: dict[str, int] = {}
        self._total = 0

    async def run(self, caller: Caller, work: Callable[..., T], *arguments: object) -> T:
        """Do somebody's work; raises ApiError at once if they, or all together, have too much."""
        address = f"from {caller.address}"
        mine = self._waiting.get(caller.key, 0)
        if mine >= MAX_WAITING_PER_CALLER or (
            self._waiting.get(address, 0) >= MAX_WAITING_PER_ADDRESS
        ):
            raise ApiError(
                "too-many-requests",
                "your earlier requests are still being worked on",
                retry_after=RETRY_SECONDS,
            )
        if self._total >= MAX_WAITING:
            raise ApiError("busy", "the server is busy; try again soon", retry_after=RETRY_SECONDS)
        for key in (caller.key, address):
            self._waiting[key] = self._waiting.get(key, 0) + 1
        self._total += 1
        try:
            return await self.run_always(work, *arguments)
        finally:
            self._total -= 1
            for key in (caller.key, address):
                self._waiting[key] -= 1
                if not self._waiting[key]:
                    del self._waiting[key]

    async def run_always(self, work: Callable[..., T], *arguments: object) -> T:
        """Do work that the server itself needs, such as loading a table."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: work(*arguments))

    def stop(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)
