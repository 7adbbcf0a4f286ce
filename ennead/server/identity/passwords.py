"""Password hashing with argon2, in threads so that nobody else has to wait."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

MIN_PASSWORD = 8
MAX_PASSWORD = 200


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="password")
        self._dummy: str | None = None

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._hasher.hash, password
        )

    async def verify(self, password: str, hashed: str | None) -> bool:
        """Whether the password is correct. A missing account takes as long as a wrong password."""
        if hashed is None:
            self._dummy = self._dummy or await self.hash("nobody's password")
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._verify, password, hashed, self._dummy
        )

    def _verify(self, password: str, hashed: str | None, dummy: str | None) -> bool:
        try:
            self._hasher.verify(hashed or dummy or "", password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
