"""Readiness: whether the database accepts writes, found out by writing."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from ennead.server.errors import DatabaseUnavailable
from ennead.server.store import credential_queries
from ennead.server.store.database import Database

CACHE_SECONDS: Final = 2.0
"""A result is reused for this long, so that frequent requests cost nothing."""
WRITE_SECONDS: Final = 3.0
"""A database that takes longer to store a row is not ready."""


class Readiness:
    def __init__(self, db: Database) -> None:
        self._db = db
        self._checking = asyncio.Lock()
        self._checked = -CACHE_SECONDS
        self._ready = False

    async def check(self) -> None:
        """Raise DatabaseUnavailable if the last write failed."""
        async with self._checking:
            if time.monotonic() - self._checked >= CACHE_SECONDS:
                self._ready = await self._write()
                self._checked = time.monotonic()
        if not self._ready:
            raise DatabaseUnavailable

    async def _write(self) -> bool:
        now = time.time()
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await self._db.write(lambda c: credential_queries.write_probe(c, now))
        except (DatabaseUnavailable, TimeoutError):
            return False
        return True
