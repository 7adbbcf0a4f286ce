"""Notifications between workers, by PostgreSQL's LISTEN and NOTIFY.

A notification names the tables that have changed, or contains a move or a suggestion. Changes and
moves are only hints: some get lost, so workers also poll the database after every reconnect and
every few seconds. A suggestion is not stored; if it gets lost, the partner can repeat it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from sqlalchemy import Connection, text

from ennead.server.errors import DatabaseUnavailable
from ennead.server.model.move_delta import MoveDelta
from ennead.server.model.suggestion import Suggestion
from ennead.server.store.database import Database
from ennead.server.tasks import cancel_all

if TYPE_CHECKING:
    from psycopg import AsyncConnection

CHANNEL: Final = "ennead"
MAX_BATCH: Final = 200
"""Hints in one notification, which has at most 8,000 bytes."""
MAX_DELTA_BYTES: Final = 7_900
SUGGESTION: Final = "suggestion "
POLL_SECONDS: Final = 5.0
RECONNECT_SECONDS: Final = 1.0

_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :hints)")
log = structlog.get_logger("notify")


def move_payload(worker: str, delta: MoveDelta, hint: str) -> str:
    """The notification for a move: the delta, or the hint if the delta is too long."""
    encoded = msgspec.json.encode(delta)
    return f"{worker} {encoded.decode() if len(encoded) < MAX_DELTA_BYTES else hint}"


class NotifyChannel:
    def __init__(
        self,
        db: Database,
        worker: str,
        on_hint: Callable[[str], None],
        on_move: Callable[[MoveDelta], None],
        on_suggestion: Callable[[Suggestion], None],
        poll: Callable[[], Awaitable[None]],
    ) -> None:
        self._db = db
        self._worker = worker
        self._on_hint = on_hint
        self._on_move = on_move
        self._on_suggestion = on_suggestion
        self._poll = poll
        self._outgoing: dict[str, None] = {}
        self._suggestions: list[Suggestion] = []
        self._has_outgoing = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        work = (self._listen_forever(), self._poll_forever(), self._send_forever())
        self._tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        await cancel_all(self._tasks)
        if self._outgoing:
            with suppress(DatabaseUnavailable):
                await self._send_batch()

    def send(self, hint: str) -> None:
        """Send a hint soon; duplicates are merged."""
        self._outgoing[hint] = None
        self._has_outgoing.set()

    def send_suggestion(self, suggestion: Suggestion) -> None:
        """Send a suggestion soon, in a notification of its own."""
        self._suggestions.append(suggestion)
        self._has_outgoing.set()

    def send_with(self, connection: Connection, hint: str) -> None:
        """Send a hint when this transaction commits."""
        connection.execute(_NOTIFY, {"hints": f"{self._worker} {hint}"})

    async def _send_forever(self) -> None:
        while True:
            await self._has_outgoing.wait()
            self._has_outgoing.clear()
            while self._outgoing or self._suggestions:
                try:
                    await self._send_batch()
                except DatabaseUnavailable:
                    self._outgoing.clear()  # workers poll when they reconnect
                    self._suggestions.clear()

    async def _send_batch(self) -> None:
        batch = list(self._outgoing)[:MAX_BATCH]
        for hint in batch:
            del self._outgoing[hint]
        payloads = [" ".join(batch)] if batch else []
        payloads += [SUGGESTION + msgspec.json.encode(s).decode() for s in self._suggestions]
        self._suggestions = []
        async with self._db.read() as connection:
            for payload in payloads:
                await connection.execute(_NOTIFY, {"hints": f"{self._worker} {payload}"})

    async def _listen_forever(self) -> None:
        """Receive notifications, with a new connection whenever one breaks."""
        from psycopg import AsyncConnection, Error

        url = self._db.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await AsyncConnection.connect(
                    url, autocommit=True, connect_timeout=5, keepalives_idle=10
                )
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._poll_once()
                    await self._receive(connection)
            except (Error, OSError) as error:
                log.info("listen-connection-lost", cause=str(error).splitlines()[:1])
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _receive(self, connection: AsyncConnection[tuple[object, ...]]) -> None:
        async for notification in connection.notifies():
            worker, _, payload = notification.payload.partition(" ")
            if worker == self._worker:
                continue
            if payload.startswith("{"):
                self._on_move(msgspec.json.decode(payload, type=MoveDelta))
                continue
            if payload.startswith(SUGGESTION):
                encoded = payload.removeprefix(SUGGESTION)
                self._on_suggestion(msgspec.json.decode(encoded, type=Suggestion))
                continue
            for hint in payload.split():
                self._on_hint(hint)

    async def _poll_forever(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            await self._poll_once()

    async def _poll_once(self) -> None:
        try:
            await self._poll()
        except DatabaseUnavailable:
            pass
        except Exception:
            log.exception("polling-failed")
