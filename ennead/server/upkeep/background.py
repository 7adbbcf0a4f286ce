"""Work that takes more than a few milliseconds: in threads, a little at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from ennead.server.upkeep.admission import Admission
from ennead.server.upkeep.limits import Caller

MAX_THREADS: Final = 2
"""More threads would only take turns with each other and with the requests."""
MAX_WAITING: Final = 50
"""Calls that may run or wait in all."""
MAX_WAITING_PER_CALLER: Final = 4
"""Calls that may run or wait for one person, or for one address without a person."""
MAX_WAITING_PER_ADDRESS: Final = 20

T = TypeVar("T")


class BackgroundWork:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(MAX_THREADS, "background")
        self._admission = Admission(MAX_WAITING_PER_CALLER, MAX_WAITING_PER_ADDRESS, MAX_WAITING)

    async def run(self, caller: Caller, work: Callable[..., T], *arguments: object) -> T:
        """Do somebody's work; raises ApiError at once if they, or all together, have too much."""
        with self._admission.admit(caller):
            return await self.run_always(work, *arguments)

    async def run_always(self, work: Callable[..., T], *arguments: object) -> T:
        """Do work that the server itself needs, such as loading a table."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: work(*arguments))

    def stop(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)
