"""A connection that breaks off while two things are to be sent through it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from callers import PATIENCE
from starlette.websockets import WebSocket

from ennead.server import tables
from ennead.server.house import House
from ennead.server.live import Live
from ennead.server.settings import Settings
from ennead.server.shapes import NewSeat, NewTable

PINGS = 3


class Broken:
    """A WebSocket at the far end of which nobody takes anything any more."""

    def __init__(self) -> None:
        self.tried = 0
        self._heard = [{"type": "websocket.connect"}]
        self._heard += [{"type": "websocket.receive", "text": '{"type": "ping"}'}] * PINGS

    async def receive(self) -> Any:
        if self._heard:
            return self._heard.pop(0)
        await asyncio.sleep(PATIENCE)
        raise AssertionError("nobody noticed")

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.tried += 1
            await asyncio.sleep(0)
            raise OSError("nobody is there")


def test_nobody_is_there_any_more_and_a_state_and_a_pong_are_under_way(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(Settings(data=tmp_path, rates=0, bot_workers=1))
        await house.start()
        person = await house.people.new_guest()
        seats = [NewSeat(kind="me"), NewSeat(kind="open")]
        id = (await tables.create(house, person, NewTable(game="aton", seats=seats))).id
        for _ in range(20):
            broken = Broken()
            socket = WebSocket({"type": "websocket"}, broken.receive, broken.send)
            async with asyncio.timeout(PATIENCE):
                await Live(house, socket, None, None, 0).run(id, "127.0.0.1")
            assert broken.tried == 1
        await house.stop()

    asyncio.run(work())
