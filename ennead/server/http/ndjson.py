"""The state of a table as a stream of JSON lines: the WebSocket's content, for programs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec

from ennead.server.errors import ApiError
from ennead.server.http.charging import open_table
from ennead.server.http.state_feed import StateFeed
from ennead.server.model.table_record import FINISHED
from ennead.server.tables.session import TableSession

KEEP_ALIVE_SECONDS: Final = 15.0
"""After this long without a change, an empty line shows that the connection is alive."""


class NdjsonStream(StateFeed):
    async def open(self, id: str) -> AsyncIterator[bytes]:
        """Open the stream; raises ApiError here rather than between lines."""
        session = await open_table(self._ctx, id, "state", self._caller)
        if self._seat is not None:
            session.check_owner(self._seat, self.person)
        self._ctx.connections.opened(self.person, self._address)
        return self._lines(session)

    async def _lines(self, session: TableSession) -> AsyncIterator[bytes]:
        self._ctx.viewers.add(session, self)
        try:
            while True:
                if not await self._wait_for_change(KEEP_ALIVE_SECONDS):
                    yield b"\n"
                    continue
                await self._pay()
                if not await self._is_credential_valid():
                    raise ApiError("not-your-seat", "your session or token was revoked")
                if not session.loaded:
                    await self._ctx.sessions.get(session.id)
                yield msgspec.json.encode(self._next_state(session)) + b"\n"
                if session.record.status == FINISHED:
                    return
        except ApiError as error:
            yield msgspec.json.encode({"type": "error", **error.json()}) + b"\n"
        finally:
            self._ctx.viewers.remove(session, self)
            self._ctx.connections.closed(self.person, self._address)
