"""Retries for changes that lost a race against another worker."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from ennead.server.errors import VersionConflict

MAX_ATTEMPTS: Final = 8

P = ParamSpec("P")
T = TypeVar("T")


def retry_on_conflict(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Run `work` again after a VersionConflict, with exponential backoff.

    `work` must decide again from the reloaded table, so that a request sent twice gets the first
    answer and one that comes too late gets the usual error.
    """

    @wraps(work)
    async def retrying(*args: P.args, **kwargs: P.kwargs) -> T:
        for attempt in range(MAX_ATTEMPTS - 1):
            try:
                return await work(*args, **kwargs)
            except VersionConflict:
                await asyncio.sleep(random.uniform(0, 0.005 * 2**attempt))
        return await work(*args, **kwargs)

    return retrying
