"""Hints between workers by PostgreSQL's NOTIFY.

A hint says which table has changed, and of a move what it was; whoever lacks more than that reads
it from the database. Hints can be lost, so readers also look by themselves: after every reconnect
and every few seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from sqlalchemy import Connection, text

from ennead.server.errors import Unavailable
from ennead.server.sheet import Moved
from ennead.server.store.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

CHANNEL: Final = "ennead"
MOST_TOGETHER: Final = 200
"""Hints in one notification, which has at most 8,000 bytes."""
MOST_BYTES: Final = 7_900
"""In a notification with a move."""
POLL_SECONDS: Final = 5.0
TRY_AGAIN: Final = 1.0

_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :hints)")
log = structlog.get_logger("news")


def news_of(worker: str, moved: Moved, hint: str) -> str:
    """What a worker tells of a move; what is too long for a notification is a mere hint."""
    whole = msgspec.json.encode(moved)
    return f"{worker} {whole.decode() if len(whole) < MOST_BYTES else hint}"


class News:
    def __init__(
        self,
        store: Store,
        worker: str,
        hear: Callable[[str], None],
        hear_move: Callable[[Moved], None],
        poll: Callable[[], Awaitable[None]],
    ) -> None:
        self._store = store
        self._worker = worker
        self._hear = hear
        self._hear_move = hear_move
        self._poll = poll
        self._hints: dict[str, None] = {}
        self._some = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        work = (self._listen(), self._poll_always(), self._spread())
        self._tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._hints:
            with suppress(Unavailable):
                await self._send()

    def say(self, hint: str) -> None:
        """Tell the other workers, soon; the same hint twice is one."""
        self._hints[hint] = None
        self._some.set()

    def say_with(self, connection: Connection, hint: str) -> None:
        """Tell them as soon as a transaction is stored, at the cost of no other."""
        connection.execute(_NOTIFY, {"hints": f"{self._worker} {hint}"})

    async def _spread(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            while self._hints:
                try:
                    await self._send()
                except Unavailable:
                    self._hints.clear()  # those who come back look by themselves

    async def _send(self) -> None:
        some = list(self._hints)[:MOST_TOGETHER]
        for hint in some:
            del self._hints[hint]
        async with self._store.read() as connection:
            await connection.execute(_NOTIFY, {"hints": " ".join([self._worker, *some])})

    async def _listen(self) -> None:
        """Hear hints for ever, with a new connection whenever one breaks."""
        from psycopg import AsyncConnection, Error

        url = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await AsyncConnection.connect(
                    url, autocommit=True, connect_timeout=5, keepalives_idle=10
                )
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._look()
                    await self._take(connection)
            except (Error, OSError) as error:
                log.info("listening-broke-off", cause=str(error).splitlines()[:1])
            await asyncio.sleep(TRY_AGAIN)

    async def _take(self, connection: AsyncConnection[tuple[object, ...]]) -> None:
        async for notification in connection.notifies():
            worker, _, news = notification.payload.partition(" ")
            if worker == self._worker:
                continue
            if news.startswith("{"):
                self._hear_move(msgspec.json.decode(news, type=Moved))
                continue
            for hint in news.split():
                self._hear(hint)

    async def _poll_always(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            await self._look()

    async def _look(self) -> None:
        try:
            await self._poll()
        except Unavailable:
            pass
        except Exception:
            log.exception("looking-failed")
