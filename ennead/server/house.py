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
from pathlib import Path
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

import ennead
from ennead.core.game import Game
from ennead.core.state import State
from ennead.server import clocks, endings, reading
from ennead.server.bots import Drivers
from ennead.server.caretaker import Caretaker
from ennead.server.desk import Desk, Onlooker
from ennead.server.errors import CannotServe, Overtaken, Refused, Unavailable, unknown_table
from ennead.server.examiner import Examiner
from ennead.server.help import Help
from ennead.server.limits import Limits
from ennead.server.live import Sockets
from ennead.server.metrics import Metrics
from ennead.server.passes import Pass, Passes, signing_key
from ennead.server.peers import Peers
from ennead.server.people import People
from ennead.server.settings import Settings
from ennead.server.settling import settle
from ennead.server.sheet import Moved, Row, Said, Sheet, moved_by
from ennead.server.store import log, people, tables
from ennead.server.store.store import Store
from ennead.server.store.writer import Job, Whole
from ennead.server.workers import Workers

_ID: Final = re.compile(r"[0-9A-Za-z]{1,24}")


class House:
    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        if not settings.shared:
            make_folder(settings.data)
        self.store = Store(settings.url)
        self.people = People(self.store)
        self.passes = Passes(self.store, self.people)
        self.limits = Limits(settings.rates)
        self.metrics = Metrics()
        self.started = now()
        self.nearby: str | None = None
        """The address for others in the same network."""
        self._desks: OrderedDict[str, Desk] = OrderedDict()
        self.peers: Peers = Workers(self) if settings.shared else Peers(self)
        self.drivers = Drivers(self)
        self.help = Help(self)
        self.sockets = Sockets(self)
        self.caretaker = Caretaker(self)
        self.examiner = Examiner(settings.document_seconds)
        self._clocks: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[list[Game]] | None = None
        self._running = False

    async def start(self) -> None:
        """Open the database and go on where everything stopped."""
        if self._running:
            return
        self._running = True
        await self.store.start()
        self.passes.sign_with(await signing_key(self.settings, self.store))
        await self.peers.start()
        await self.drivers.start()
        self.caretaker.start()
        # The first call needs all games: by then they are read, and nobody else has to wait.
        self._reading = asyncio.create_task(asyncio.to_thread(ennead.games))
        self._clocks = asyncio.create_task(clocks.watch(self, partial(endings.time_out, self)))

    async def stop(self) -> None:
        if not self._running:
            return
        self._running = False
        if self._clocks is not None:
            self._clocks.cancel()
        await self.caretaker.stop()
        self.examiner.stop()
        if self._reading is not None:
            await self._reading
        await self.help.stop()
        await self.drivers.stop()
        self.people.close()
        await self.peers.stop()
        await self.store.stop()

    # Tables in memory.

    async def desk(self, id: str) -> Desk:
        """A table, read from the log if it is not in memory or others have changed it."""
        desk = self._pin(id)
        try:
            if desk.news:
                async with desk.lock:
                    reading.absorb(desk)
            if not await reading.is_newest(self.store, desk):
                async with desk.lock:
                    await self._load(desk)
        finally:
            self._unpin(desk)
        return desk

    @asynccontextmanager
    async def hold(self, id: str, newest: bool = True) -> AsyncIterator[Desk]:
        """A table that nobody else changes meanwhile.

        Who only wants to change it need not wait for the `newest`: on top of an older version
        nothing is stored, and then all is decided anew.
        """
        desk = self._pin(id)
        try:
            async with desk.lock:
                reading.absorb(desk)
                if newest or not desk.loaded:
                    await self._load(desk)
                yield desk
        finally:
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
        """Read a table that is held, or of one that others have changed what is missing."""
        if not await reading.is_newest(self.store, desk):
            await reading.read_on(self.store, desk)

    async def rows(self, id: str) -> list[Row]:
        return await self.store.snapshot(partial(log.rows_of, table=id))

    # Changing a table.

    async def commit(
        self,
        desk: Desk,
        sheet: Sheet,
        state: State | None = None,
        rows: tuple[Row, ...] = (),
        said: Said | None = None,
        also: Job[None] | None = None,
        by: Pass | None = None,
    ) -> None:
        """Store a change of a table that is held, and only then let anybody see it.

        Whose cookie it is `by` has overtaken the change if that has ended. If storing fails
        nothing has changed: the table is read anew before it is used again.
        """
        was = desk.sheet
        now = self.now()
        if rows or state is not None:
            sheet = settle(desk, sheet, state, rows, now)
        changed = now if sheet is not was else was.changed
        sheet = replace(sheet, changed=changed, version=was.version + 1)
        alone = self.peers.shared and said is None and also is None
        moved = moved_by(was, sheet, rows) if alone else None

        def job(connection: Connection) -> None:
            if moved is not None:
                self.peers.store_move(connection, moved, by)
                return
            if by is not None and not people.holds(connection, by.person, by.sessions):
                raise Overtaken
            if also is not None:
                also(connection)
            tables.save(connection, was, sheet)
            log.append(connection, desk.id, rows)
            if said is not None:
                log.say(connection, desk.id, said, self.settings.chat_kept)
            self.peers.tell_with(connection, desk.id)

        try:
            await self.store.write(Whole(job) if moved is not None else job)
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
            desk.hear([said])
        self.metrics.rows.inc(len(rows))
        self._tell_here(desk)

    def tell(self, desk: Desk) -> None:
        """A table was changed here: tell those who look on, its bots, and the other workers."""
        self._tell_here(desk)
        self.peers.tell(desk.id)

    def _tell_here(self, desk: Desk) -> None:
        desk.wake_onlookers()
        self.drivers.wake(desk)

    def hear(self, moved: Moved) -> None:
        """Another worker has made a move: it is made here as soon as somebody needs it."""
        desk = self._desks.get(moved.table)
        if desk is not None:
            reading.hear(desk, moved)

    def wake(self, id: str) -> None:
        """Those who look on at a table shall look again."""
        desk = self._desks.get(id)
        if desk is not None:
            desk.wake_onlookers()

    async def reload(self, id: str) -> None:
        """A table was changed behind its desk's back."""
        desk = self._desks.get(id)
        if desk is None:
            self.peers.tell(id)
            return
        async with desk.lock:
            if desk.loaded:
                desk.loaded = False
                await self._load(desk)
        self.tell(desk)

    async def refresh(self, id: str) -> None:
        """Another worker has changed a table: show it to those who look on."""
        desk = self._desks.get(id)
        if desk is None or not desk.onlookers:
            return
        self._pin(id)
        try:
            async with desk.lock:
                await reading.read_on(self.store, desk)
        except Unavailable:
            raise
        except Refused:
            desk.loaded = False  # it is gone, as those who look on will learn
        finally:
            self._unpin(desk)
        desk.wake_onlookers()

    async def follow(self, id: str) -> None:
        """Another worker has made moves at a table: make them here for those who look on."""
        desk = self._desks.get(id)
        if desk is None or not desk.onlookers:
            return
        async with desk.lock:
            followed = not desk.news or reading.absorb(desk)
        if followed:
            desk.wake_onlookers()
        else:
            await self.refresh(id)

    async def call_anew(self, person: str) -> None:
        """Somebody has another name: show it at their tables."""
        for id in await self.store.write(lambda c: tables.call_anew(c, person)):
            await self.reload(id)

    def passes_ended(self, person: str) -> None:
        """A token was taken back, or all cookies have ended: those who look on by them go."""
        self.look_again(person)
        self.peers.tell_of_passes(person)

    def look_again(self, person: str) -> None:
        """What this person's connections were opened with may not hold any more."""
        for desk in self._desks.values():
            for onlooker in desk.onlookers:
                if onlooker.person == person:
                    onlooker.wake()

    async def set_clocks(self) -> None:
        """After a standstill or a jump of time: nobody loses because of it."""
        now = self.now()
        least = now + self.settings.restart_seconds
        for id in await self.store.write(lambda c: tables.set_clocks(c, least, now)):
            await self.reload(id)

    # Who is there.

    def enter(self, desk: Desk, onlooker: Onlooker) -> None:
        """Somebody begins to look on."""
        known = desk.connected(onlooker.person)
        desk.onlookers.add(onlooker)
        if not known:
            self._tell_of(desk, onlooker.person)

    def leave(self, desk: Desk, onlooker: Onlooker) -> None:
        """Somebody does not look on any more."""
        desk.onlookers.discard(onlooker)
        person = onlooker.person
        if person is not None:
            desk.seen[person] = self.now()
            if not desk.connected(person):
                self._tell_of(desk, person)
        desk.pins += 1
        self._unpin(desk)

    def _tell_of(self, desk: Desk, person: str | None) -> None:
        """A person has come or gone; of a player everybody at the table is told."""
        if person is None:
            return
        self.peers.came_or_went(desk.id, person)
        if desk.loaded and desk.sheet.owned_by(person):
            desk.wake_onlookers()

    def connected(self, id: str, person: str | None) -> bool:
        """Does this person look on at a table?"""
        if person is None:
            return False
        desk = self._desks.get(id)
        return (desk is not None and desk.connected(person)) or self.peers.connected(id, person)

    def here(self, id: str, person: str) -> tuple[bool, float]:
        """Does a person look on through this worker, and when did it last have a sign of life?"""
        desk = self._desks.get(id)
        if desk is None:
            return False, self.now()
        connected = desk.connected(person)
        return connected, self.now() if connected else desk.seen.get(person, self.now())

    def people_here(self) -> set[tuple[str, str]]:
        """All who look on through this worker, and where."""
        return {
            (desk.id, onlooker.person)
            for desk in self._desks.values()
            for onlooker in desk.onlookers
            if onlooker.person is not None
        }

    def signs_of_life(self) -> list[tuple[str, str, float]]:
        """Those the game waits for who do not look on but were heard of: table, person, when."""
        return [
            (desk.id, seat.person, desk.seen[seat.person])
            for desk in self._desks.values()
            if desk.loaded and desk.seen
            for seat in desk.sheet.seats
            if seat.waiting and seat.person is not None and seat.person in desk.seen
            if not desk.connected(seat.person)
        ]

    def watched(self) -> dict[str, int]:
        """The tables somebody looks on at through this worker, with the version they see."""
        return {
            desk.id: desk.sheet.version if desk.loaded else -1
            for desk in self._desks.values()
            if desk.onlookers
        }


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise CannotServe(f"{folder} cannot be used: {error.strerror}") from error
