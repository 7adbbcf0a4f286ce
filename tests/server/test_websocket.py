"""A WebSocket whose connection breaks while two messages are being sent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from starlette.websockets import WebSocket
from support.clients import PATIENCE

from ennead.server.context import ServerContext
from ennead.server.http.websocket import TableSocket
from ennead.server.settings import Settings
from ennead.server.tables.creation import SeatSetup, TableSetup, create

PINGS = 3


class BrokenConnection:
    """Receives some pings, and fails to send anything."""

    def __init__(self) -> None:
        self.attempts = 0
        self._incoming = [{"type": "websocket.connect"}]
        self._incoming += [{"type": "websocket.receive", "text": '{"type": "ping"}'}] * PINGS

    async def receive(self) -> Any:
        if self._incoming:
            return self._incoming.pop(0)
        await asyncio.sleep(PATIENCE)
        raise AssertionError("nobody noticed")

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.attempts += 1
            await asyncio.sleep(0)
            raise OSError("the connection is broken")


def test_a_state_and_a_pong_survive_a_broken_connection(tmp_path: Path) -> None:
    async def work() -> None:
        ctx = ServerContext(Settings(data=tmp_path, rates=0, bot_workers=1))
        await ctx.start()
        person = await ctx.people.new_guest()
        setup = TableSetup("aton", [SeatSetup("me"), SeatSetup("open")])
        id = (await create(ctx, person, setup)).id
        for _ in range(20):
            broken = BrokenConnection()
            socket = WebSocket({"type": "websocket"}, broken.receive, broken.send)
            async with asyncio.timeout(PATIENCE):
                await TableSocket(ctx, socket, None, "127.0.0.1", None, 0).run(id)
            assert broken.attempts == 1
        await ctx.stop()

    asyncio.run(work())
