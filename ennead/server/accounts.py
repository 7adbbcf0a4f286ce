"""Passwords: hashed with argon2 in threads, so that nobody waits for it but who logs in."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="password")
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._hasher.hash, password
        )

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Is this the password? Without an account it takes as long, and is not."""
        if hashed is None:
            self._nobody = self._nobody or await self.hash("nobody's password")
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._verify, password, hashed, self._nobody
        )

    def _verify(self, password: str, hashed: str | None, nobody: str | None) -> bool:
        try:
            self._hasher.verify(hashed or nobody or "", password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
