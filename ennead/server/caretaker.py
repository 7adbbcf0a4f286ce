"""The caretaker goes round every hour: what nobody will come back to is put away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from ennead.server import endings
from ennead.server.errors import Refused
from ennead.server.store import caretaking, tables

if TYPE_CHECKING:
    from ennead.server.house import House

ROUND_SECONDS: Final = 3600.0
DAY: Final = 86400.0
MOST_AT_ONCE: Final = 500
"""Of each kind in one round: nobody should wait long for the database."""

log = structlog.get_logger("caretaker")


class Caretaker:
    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Before the end it is written down who was seen."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._note_seen()

    async def _work(self) -> None:
        while True:
            try:
                await self.go_round()
            except Exception:
                log.exception("caretaker-failed")
            await asyncio.sleep(ROUND_SECONDS)

    async def go_round(self) -> None:
        """All of it once."""
        house = self._house
        settings = house.settings
        now = house.now()
        await self._note_seen()
        lonely = now - settings.open_days * DAY
        await house.store.write(lambda connection: tables.forget_open(connection, lonely))
        async with house.store.read() as connection:
            idle = await caretaking.idle(connection, now - settings.idle_days * DAY, MOST_AT_ONCE)
        for table in idle:
            try:
                await endings.put_away(house, table, now - settings.idle_days * DAY)
            except Refused as refused:
                log.info("not-put-away", code=refused.code)
        gone = now - settings.guest_days * DAY
        guests, concerned = await house.store.write(
            lambda connection: caretaking.forget_guests(connection, gone, MOST_AT_ONCE)
        )
        house.people.drop(guests)
        for table in concerned:
            await house.reload(table)
        if idle or guests:
            log.info("went-round", put_away=len(idle), guests_forgotten=len(guests))

    async def _note_seen(self) -> None:
        people = self._house.people.noticed()
        if people:
            now = self._house.now()
            await self._house.store.write(lambda c: caretaking.note_seen(c, people, now))
