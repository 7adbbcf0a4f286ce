"""When another worker was faster: look at the table as it is now, and decide anew."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from ennead.server.errors import Overtaken

TRIES: Final = 8

P = ParamSpec("P")
T = TypeVar("T")


def decided_anew(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """So the same move sent twice gets the first answer, a late one the usual refusal."""

    @wraps(work)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for number in range(TRIES - 1):
            try:
                return await work(*args, **kwargs)
            except Overtaken:
                await asyncio.sleep(random.uniform(0, 0.005 * 2**number))
        return await work(*args, **kwargs)

    return tried
