"""The house: everything that lives as long as the server does."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ennead.core.state import State
from ennead.server import clocks, endings, game_log
from ennead.server.bots import Drivers
from ennead.server.caretaker import Caretaker
from ennead.server.desk import Desk
from ennead.server.errors import CannotServe, Overtaken, unknown_table
from ennead.server.examiner import Examiner
from ennead.server.help import Help
from ennead.server.limits import Limits
from ennead.server.live import Sockets
from ennead.server.metrics import Metrics
from ennead.server.people import People, signing_key
from ennead.server.settings import Settings
from ennead.server.sheet import FINISHED, RUNNING, Row, Said, Sheet
from ennead.server.store import log, tables
from ennead.server.store.log import CHAT_KEPT
from ennead.server.store.store import Store

_ID: Final = re.compile(r"[0-9A-Za-z]{1,24}")


class House:
    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        try:
            settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
            key = signing_key(settings.data)
        except OSError as error:
            raise CannotServe(f"{settings.data} cannot be used: {error.strerror}") from error
        self.store = Store(settings.url)
        self.people = People(self.store, key)
        self.limits = Limits(settings.rates)
        self.metrics = Metrics()
        self.started = now()
        self.nearby: str | None = None
        """The address for others in the same network."""
        self._desks: OrderedDict[str, Desk] = OrderedDict()
        self.drivers = Drivers(self)
        self.help = Help(self)
        self.sockets = Sockets(self)
        self.caretaker = Caretaker(self)
        self.examiner = Examiner(settings.document_seconds)
        self._clocks: asyncio.Task[None] | None = None
        self._running = False

    async def start(self) -> None:
        """Open the database and go on where everything stopped."""
        if self._running:
            return
        self._running = True
        await self.store.start()
        now = self.now()
        grace = now + self.settings.restart_seconds
        async with self.store.read() as connection:
            late = await tables.out_of_time(connection, grace)
            waiting = await tables.waiting_for_bots(connection)
        if late:
            await self.store.write(lambda connection: tables.give_time(connection, grace))
        self.drivers.start()
        for table in waiting:
            self.drivers.wake_later(table)
        self.caretaker.start()
        self._clocks = asyncio.create_task(
            clocks.watch(
                self.store, self.settings.clock_tick, self.now, partial(endings.time_out, self)
            )
        )

    async def stop(self) -> None:
        if not self._running:
            return
        self._running = False
        if self._clocks is not None:
            self._clocks.cancel()
        await self.caretaker.stop()
        self.examiner.stop()
        await self.help.stop()
        await self.drivers.stop()
        self.people.close()
        await self.store.stop()

    # Tables in memory.

    async def desk(self, id: str) -> Desk:
        """A table, read from the log if it is not in memory."""
        desk = self._pin(id)
        try:
            if not desk.loaded:
                async with desk.lock:
                    await self._load(desk)
        finally:
            self._unpin(desk)
        return desk

    @asynccontextmanager
    async def hold(self, id: str) -> AsyncIterator[Desk]:
        """A table that nobody else changes meanwhile."""
        desk = self._pin(id)
        try:
            async with desk.lock:
                await self._load(desk)
                yield desk
        finally:
            self._unpin(desk)

    def let_go(self, desk: Desk) -> None:
        """An onlooker has left."""
        desk.pins += 1
        self._unpin(desk)

    def in_memory(self, id: str) -> Desk | None:
        desk = self._desks.get(id)
        return desk if desk is not None and desk.loaded else None

    def all_in_memory(self) -> list[Desk]:
        return [desk for desk in self._desks.values() if desk.loaded]

    def _pin(self, id: str) -> Desk:
        if not _ID.fullmatch(id):
            raise unknown_table()
        desk = self._desks.get(id)
        if desk is None:
            desk = self._desks[id] = Desk(id)
        self._desks.move_to_end(id)
        desk.pins += 1
        return desk

    def _unpin(self, desk: Desk) -> None:
        desk.pins -= 1
        if not desk.loaded and desk.idle:
            self._desks.pop(desk.id, None)
        if len(self._desks) > self.settings.cached:
            for other in list(self._desks.values()):
                if len(self._desks) <= self.settings.cached:
                    break
                if other.idle:
                    del self._desks[other.id]

    async def _load(self, desk: Desk) -> None:
        if desk.loaded:
            return
        async with self.store.read() as connection:
            sheet = await tables.find(connection, desk.id)
            if sheet is None:
                raise unknown_table()
            rows = await log.rows_of(connection, desk.id)
            chat = await log.chat_of(connection, desk.id)
        state = await game_log.replay_aside(sheet, rows) if rows else None
        desk.fill(sheet, state, rows, chat)

    async def rows(self, id: str) -> list[Row]:
        async with self.store.read() as connection:
            return await log.rows_of(connection, id)

    # Changing a table.

    async def commit(
        self,
        desk: Desk,
        sheet: Sheet,
        state: State | None = None,
        rows: tuple[Row, ...] = (),
        said: Said | None = None,
    ) -> None:
        """Store a change of a table that is held, and only then let anybody see it.

        If storing fails nothing has changed: the table is read anew before it is used again.
        """
        was = desk.sheet
        now = self.now()
        if rows or state is not None:
            sheet = self._settle(desk, sheet, state, rows, now)
        if sheet is not was:
            sheet = replace(sheet, changed=now)

        def job(connection: Connection) -> None:
            log.append(connection, desk.id, rows)
            tables.save(connection, was, sheet)
            if said is not None:
                log.say(connection, desk.id, said, self.settings.chat_kept)

        try:
            await self.store.write(job)
        except IntegrityError as error:
            desk.loaded = False
            raise Overtaken from error
        except BaseException:
            desk.loaded = False
            raise
        desk.sheet = sheet
        if state is not None:
            desk.state = state
        desk.note(rows)
        if said is not None:
            desk.chat = [*desk.chat, said][-CHAT_KEPT:]
        self.metrics.rows.inc(len(rows))
        self.tell(desk)

    def _settle(
        self, desk: Desk, sheet: Sheet, state: State | None, rows: tuple[Row, ...], now: float
    ) -> Sheet:
        """What follows from the state: the score, who is waited for, clocks, the end."""
        before = desk.state
        current = state or before
        if current is None:
            return sheet
        fresh = state is not None and (before is None or before.asked != state.asked)
        if any(row.what == "undo" for row in rows):
            fresh = False
        if current.over and sheet.status == RUNNING:
            sheet = replace(sheet, status=FINISHED, ended_by="game", ranking=tuple(current.ranking))
        waiting = current.to_move if sheet.status == RUNNING else ()
        sheet = replace(
            sheet,
            moves=game_log.moves_of(current),
            page=current.page,
            scores=tuple(current.scores),
            undo_seat=None,
            undo_agreed=(),
            seats=tuple(
                replace(
                    seat,
                    waiting=seat.seat in waiting,
                    votes=seat.votes if seat.seat in waiting else (),
                )
                for seat in sheet.seats
            ),
        )
        return clocks.wind(sheet, now, fresh)

    def tell(self, desk: Desk) -> None:
        """Something about a table has changed: tell those who look on, and its bots."""
        desk.wake_onlookers()
        self.drivers.wake(desk)

    async def reload(self, id: str) -> None:
        """A table was changed behind its desk's back."""
        desk = self._desks.get(id)
        if desk is None:
            return
        async with desk.lock:
            if desk.loaded:
                desk.loaded = False
                await self._load(desk)
        self.tell(desk)
