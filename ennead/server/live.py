"""The WebSocket of a table: whoever looks on gets the state at once and after every change.

There is no queue that could grow: a change only wakes the sender, which then sends the newest
state there is. A reader that does not take it in time is dropped.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnected

from ennead.server import endings, show
from ennead.server.desk import Desk
from ennead.server.errors import Refused, Unavailable
from ennead.server.limits import MOST_SOCKETS, MOST_SOCKETS_OF_ADDRESS
from ennead.server.passes import Pass
from ennead.server.shapes import Look

if TYPE_CHECKING:
    from ennead.server.house import House

GOING = 1001
REFUSED = 1008
AWAY_SECONDS = 1.0
"""How long a connection waits before it asks again for a database that is away."""

_look = TypeAdapter(Look)
_numbers = count(1)


class Live:
    """One connection. It looks with one seat at a time, checked anew before everything it sends."""

    def __init__(
        self, house: House, socket: WebSocket, shown: Pass | None, seat: int | None, since: int
    ) -> None:
        self._house = house
        self._name = f"socket {next(_numbers)}"
        self._socket = socket
        self._shown = shown
        self.person = shown.person if shown is not None else None
        self._seat = seat
        self._since = since
        self._chat_since = 0
        self._news = asyncio.Event()
        self._news.set()
        self._sending = asyncio.Lock()

    def wake(self) -> None:
        self._news.set()

    async def run(self, id: str, address: str) -> None:
        """Serve this connection until it ends."""
        await self._socket.accept()
        try:
            self._house.sockets.enter(self.person, address)
        except Refused as refused:
            await self._refuse(refused)
            return
        try:
            await self._attend(id)
        except Refused as refused:
            await self._refuse(refused)
        except WebSocketDisconnect:
            pass
        finally:
            self._house.sockets.leave(self.person, address)

    async def _attend(self, id: str) -> None:
        desk = await self._house.desk(id)
        if self._seat is not None:
            desk.seat_of(self._seat, self.person)
        self._house.enter(desk, self)
        tasks = [asyncio.create_task(self._send_news(desk)), asyncio.create_task(self._hear(desk))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._house.leave(desk, self)

    async def _send_news(self, desk: Desk) -> None:
        while True:
            await self._something_new(desk)
            if not desk.loaded and not await self._reloaded(desk):
                continue
            if self._shown is not None and not await self._still_holds(self._shown):
                continue
            seat, since = self._seat, self._since
            state = show.state(self._house, desk, self.person, seat, since, self._chat_since)
            self._since = state["events_from"] + len(state["events"])
            if state["chat"]:
                self._chat_since = state["chat"][-1]["number"]
            await self._send({"type": "state", **state})

    async def _still_holds(self, shown: Pass) -> bool:
        """Whoever was logged out is cut off, and what they show when they come back is looked at.

        While the database is away nobody is told anything.
        """
        try:
            holds = await self._house.passes.holds(shown, newest=False)
        except Unavailable:
            await asyncio.sleep(AWAY_SECONDS)
            self._news.set()
            return False
        if not holds:
            await self._socket.close(GOING)
            raise WebSocketDisconnect(GOING)
        return True

    async def _reloaded(self, desk: Desk) -> bool:
        """Read the table again; while the database is away what was shown stays."""
        try:
            await self._house.desk(desk.id)
        except Unavailable:
            await asyncio.sleep(AWAY_SECONDS)
            self._news.set()
            return False
        return True

    async def _something_new(self, desk: Desk) -> None:
        """Wait for news; that somebody is away is news as well, and nobody else tells it."""
        until = endings.until_away(self._house, desk) if desk.loaded else None
        with suppress(TimeoutError):
            async with asyncio.timeout(until):
                await self._news.wait()
        self._news.clear()

    async def _hear(self, desk: Desk) -> None:
        while True:
            try:
                text = await self._socket.receive_text()
            except (WebSocketDisconnect, KeyError, RuntimeError):
                return
            self._house.limits.take("message", self._name)
            await self._take(desk, text)

    async def _take(self, desk: Desk, text: str) -> None:
        try:
            message = msgspec.json.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            raise Refused("bad-request", "a message is a JSON object") from None
        if message == {"type": "ping"}:
            await self._send({"type": "pong"})
            return
        try:
            look = _look.validate_python(message)
        except ValidationError:
            expected = '{"type": "look", "seat", "since"} or {"type": "ping"}'
            raise Refused("bad-request", f"expected {expected}") from None
        if look.seat is not None:
            desk.seat_of(look.seat, self.person)
        self._seat = look.seat
        self._since = look.since
        self._news.set()

    async def _send(self, message: dict[str, object]) -> None:
        try:
            async with asyncio.timeout(self._house.settings.send_seconds):
                async with self._sending:
                    await self._socket.send_text(msgspec.json.encode(message).decode())
        except TimeoutError:
            self._house.metrics.dropped.inc()
            raise WebSocketDisconnect(GOING) from None
        except WebSocketDisconnected:  # who sent before this has found nobody there any more
            raise WebSocketDisconnect(GOING) from None

    async def _refuse(self, refused: Refused) -> None:
        try:
            await self._send({"type": "error", **refused.json()})
            await self._socket.close(REFUSED)
        except (WebSocketDisconnect, RuntimeError):
            pass


class Sockets:
    """How many connections each person and each address has."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._open: dict[str, int] = {}

    def enter(self, person: str | None, address: str) -> None:
        if self._house.settings.rates > 0:
            self._house.limits.take("socket", address)
            person_full = person is not None and self._open.get(person, 0) >= MOST_SOCKETS
            if person_full or self._open.get(f"@{address}", 0) >= MOST_SOCKETS_OF_ADDRESS:
                raise Refused("too-many-requests", "too many connections at once", retry_after=10)
        for key in self._keys(person, address):
            self._open[key] = self._open.get(key, 0) + 1
        self._house.metrics.sockets.inc()

    def leave(self, person: str | None, address: str) -> None:
        for key in self._keys(person, address):
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
        self._house.metrics.sockets.dec()

    @staticmethod
    def _keys(person: str | None, address: str) -> list[str]:
        return [f"@{address}"] if person is None else [f"@{address}", person]
