"""The WebSocket of a table: sends the state at once and after every change."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Final

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnected

from ennead.server.errors import ApiError, DatabaseUnavailable
from ennead.server.http.charging import charge_for_loading, open_table
from ennead.server.http.schemas.playing import Look
from ennead.server.http.state_feed import StateFeed
from ennead.server.identity.credentials import Credential
from ennead.server.tables.departures import seconds_until_away
from ennead.server.tables.session import TableSession
from ennead.server.tasks import cancel_all

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

GOING_AWAY: Final = 1001
POLICY_VIOLATION: Final = 1008
"""Close codes of the WebSocket protocol."""
RETRY_SECONDS: Final = 1.0
"""Delay before a connection tries again while the database is unavailable."""

_look = TypeAdapter(Look)
_numbers = count(1)


class TableSocket(StateFeed):
    """One connection. It views one seat at a time; ownership is checked before every send."""

    def __init__(
        self,
        ctx: ServerContext,
        socket: WebSocket,
        credential: Credential | None,
        address: str,
        seat: int | None,
        since: int,
    ) -> None:
        super().__init__(ctx, credential, address, seat, since)
        self._rate_key = f"socket {next(_numbers)}"
        self._socket = socket
        self._sending = asyncio.Lock()

    async def run(self, id: str) -> None:
        """Serve the connection until it ends."""
        await self._socket.accept()
        try:
            self._ctx.connections.opened(self.person, self._address)
        except ApiError as error:
            await self._close_with(error)
            return
        try:
            await self._serve(id)
        except ApiError as error:
            await self._close_with(error)
        except WebSocketDisconnect:
            pass
        finally:
            self._ctx.connections.closed(self.person, self._address)

    async def _serve(self, id: str) -> None:
        charge_for_loading(self._ctx, id, self._caller)
        session = await open_table(self._ctx, id, "state", self._caller)
        if self._seat is not None:
            session.check_owner(self._seat, self.person)
        self._ctx.viewers.add(session, self)
        work = (self._send_states(session), self._receive_messages(session))
        tasks = [asyncio.create_task(one) for one in work]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            await cancel_all(tasks)
            self._ctx.viewers.remove(session, self)

    # Sending.

    async def _send_states(self, session: TableSession) -> None:
        while True:
            # Use a timeout: nothing wakes viewers when a player starts to count as away.
            until_away = seconds_until_away(self._ctx, session) if session.loaded else None
            await self._wait_for_change(until_away)
            await self._pay()
            try:
                if not session.loaded:
                    await self._ctx.sessions.get(session.id)
                valid = await self._is_credential_valid()
            except DatabaseUnavailable:  # the client keeps what it has
                await asyncio.sleep(RETRY_SECONDS)
                self.wake()
                continue
            if not valid:
                await self._socket.close(GOING_AWAY)
                raise WebSocketDisconnect(GOING_AWAY)
            await self._send(self._next_state(session))

    async def _send(self, message: dict[str, object]) -> None:
        try:
            async with asyncio.timeout(self._ctx.settings.send_seconds):
                async with self._sending:
                    await self._socket.send_text(msgspec.json.encode(message).decode())
        except TimeoutError:
            self._ctx.metrics.dropped.inc()
            raise WebSocketDisconnect(GOING_AWAY) from None
        except WebSocketDisconnected:  # the other task has found the connection broken
            raise WebSocketDisconnect(GOING_AWAY) from None

    async def _close_with(self, error: ApiError) -> None:
        try:
            await self._send({"type": "error", **error.json()})
            await self._socket.close(POLICY_VIOLATION)
        except (WebSocketDisconnect, RuntimeError):
            pass

    # Receiving.

    async def _receive_messages(self, session: TableSession) -> None:
        while True:
            try:
                text = await self._socket.receive_text()
            except (WebSocketDisconnect, KeyError, RuntimeError):
                return
            self._ctx.limits.take("message", self._rate_key)
            await self._handle(session, text)

    async def _handle(self, session: TableSession, text: str) -> None:
        try:
            message = msgspec.json.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            raise ApiError("bad-request", "a message is a JSON object") from None
        if message == {"type": "ping"}:
            await self._send({"type": "pong"})
            return
        try:
            look = _look.validate_python(message)
        except ValidationError:
            expected = '{"type": "look", "seat", "since"} or {"type": "ping"}'
            raise ApiError("bad-request", f"expected {expected}") from None
        self._ctx.limits.spend("look", self._caller)
        if look.seat is not None:
            session.check_owner(look.seat, self.person)
        self._seat = look.seat
        self._since = look.since
        self.wake()
