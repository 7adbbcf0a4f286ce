"""Refusals (429) are sent late, so that ignoring them does not keep the server busy refusing."""

from __future__ import annotations

import asyncio
from typing import Final

REFUSAL_SECONDS: Final = 1.0
"""How long a refused caller waits for the response. `retry_after` is never shorter."""
MAX_DELAYED: Final = 1000
"""Refusals held back at the same time, in all; further ones are sent at once."""


class RefusalDelay:
    """Holds back refusals: a connection carries one request at a time, so its caller waits."""

    def __init__(self) -> None:
        self._held_back = 0

    async def wait(self) -> None:
        if self._held_back >= MAX_DELAYED:
            return
        self._held_back += 1
        try:
            await asyncio.sleep(REFUSAL_SECONDS)
        finally:
            self._held_back -= 1
