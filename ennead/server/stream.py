"""The same as the WebSocket for programs that read lines: a long answer, one state to a line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from ennead.server import show
from ennead.server.desk import Desk
from ennead.server.errors import Refused
from ennead.server.passes import Pass
from ennead.server.sheet import FINISHED

if TYPE_CHECKING:
    from ennead.server.house import House

QUIET_SECONDS: Final = 15.0
"""After so long without news an empty line tells that the connection still stands."""


class Stream:
    """One reader. What it may see is checked anew before every line."""

    def __init__(self, house: House, shown: Pass | None, seat: int | None) -> None:
        self._house = house
        self._shown = shown
        self.person = shown.person if shown is not None else None
        self._seat = seat
        self._news = asyncio.Event()
        self._news.set()

    def wake(self) -> None:
        self._news.set()

    async def open(self, id: str, address: str) -> AsyncIterator[bytes]:
        """The lines, or a refusal before the first of them."""
        desk = await self._house.desk(id)
        if self._seat is not None:
            desk.seat_of(self._seat, self.person)
        self._house.sockets.enter(self.person, address)
        return self._lines(desk, address)

    async def _lines(self, desk: Desk, address: str) -> AsyncIterator[bytes]:
        self._house.enter(desk, self)
        since = chat = 0
        try:
            while True:
                if not await self._something_new():
                    yield b"\n"
                    continue
                await self._check_pass()
                if not desk.loaded:
                    await self._house.desk(desk.id)
                state = show.state(self._house, desk, self.person, self._seat, since, chat)
                since = state["events_from"] + len(state["events"])
                if state["chat"]:
                    chat = state["chat"][-1]["number"]
                yield msgspec.json.encode({"type": "state", **state}) + b"\n"
                if desk.sheet.status == FINISHED:
                    return
        except Refused as refused:
            yield msgspec.json.encode({"type": "error", **refused.json()}) + b"\n"
        finally:
            self._house.leave(desk, self)
            self._house.sockets.leave(self.person, address)

    async def _check_pass(self) -> None:
        """A token that was taken back opens nothing any more, nor does a cookie that has ended."""
        passes = self._house.passes
        if self._shown is not None and not await passes.holds(self._shown, newest=False):
            raise Refused("not-your-seat", "you were logged out, or this token was taken back")

    async def _something_new(self) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(QUIET_SECONDS):
                await self._news.wait()
        news = self._news.is_set()
        self._news.clear()
        return news
