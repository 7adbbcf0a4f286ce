"""One of several workers at one PostgreSQL.

Each gives a sign of life every few seconds, and all that it has taken over – tables' bots, the
clocks, the people connected through it – is its own only while it does. The table is what counts:
whatever a worker believes, a change is stored only on top of the version it was made from.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ennead.server.errors import Unavailable
from ennead.server.news import CHANNEL, News, news_of
from ennead.server.peers import Peers
from ennead.server.people import new_id
from ennead.server.sheet import Moved
from ennead.server.store import moving, people, tables, workers
from ennead.server.store.workers import Beat, Present

if TYPE_CHECKING:
    from ennead.server.house import House
    from ennead.server.passes import Pass

BEATS: Final = 5
"""Signs of life in the time after which a worker counts as dead."""
MOST_TOGETHER: Final = 200
OVERLAP: Final = 15.0
"""Seconds that a look at who is there reaches back before the last one."""
TABLE: Final = "t"
PASSES: Final = "s"
PEOPLE: Final = "p"

log = structlog.get_logger("workers")


class Workers(Peers):
    shared = True
    leads = False

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.id = new_id()
        self._store = house.store
        self._ahead = time.time() - time.monotonic()
        self._news = News(house.store, self.id, self._hear, self._hear_move, self._poll)
        self._tasks: list[asyncio.Task[None]] = []
        self._elsewhere: dict[str, dict[tuple[str, str], Present]] = {}
        self._looked = 0.0
        self._noted: dict[tuple[str, str], float] = {}
        self._moving: set[tuple[str, str]] = set()
        self._moved = asyncio.Event()
        self._changed: set[str] = set()
        self._moved_on: set[str] = set()
        self._people_at: set[str] = set()
        self._heard = asyncio.Event()

    def now(self) -> float:
        """The database's time, which all workers share; it does not jump with this machine's."""
        return time.monotonic() + self._ahead

    # A worker's life.

    async def start(self) -> None:
        self._house.now = self.now
        await self._store.write(lambda connection: workers.enter(connection, self.id))
        await self._beat()
        self._news.start()
        work = (self._live(), self._note(), self._catch_up())
        self._tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Unavailable):
            for table in await self._store.write(lambda c: workers.leave(c, self.id)):
                self._news.say(f"{PEOPLE}:{table}")
        await self._news.stop()

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.lease_seconds / BEATS)
            try:
                await self._beat()
                self._note_signs()
                self._forget()
            except Unavailable:
                pass
            except Exception:
                log.exception("beat-failed")

    async def _beat(self) -> None:
        before = time.monotonic()
        found = await self._store.write(self._give_sign)
        self._ahead = found.now - (before + time.monotonic()) / 2
        if not found.known:
            log.warning("given-up-by-others")
            self._moving.update(self._house.people_here())
            self._moved.set()
        for table in found.left:
            self._people_at.add(table)
            self._news.say(f"{PEOPLE}:{table}")
        self._heard.set()
        self._house.started, eldest = found.living[0]
        if eldest != self.id:
            self.leads = False
        elif not self.leads:
            await self._house.set_clocks()
            self.leads = True

    def _give_sign(self, connection: Connection) -> Beat:
        found = workers.beat(connection, self.id, self._house.settings.lease_seconds)
        if not found.known:
            workers.enter(connection, self.id)
            again = workers.beat(connection, self.id, self._house.settings.lease_seconds)
            found = Beat(again.now, False, again.living, found.left + again.left)
        if self.leads:
            workers.forget_present(connection, found.now)
        return found

    # News of tables.

    def tell(self, table: str) -> None:
        self._news.say(f"{TABLE}:{table}")

    def tell_with(self, connection: Connection, table: str) -> None:
        self._news.say_with(connection, f"{TABLE}:{table}")

    def store_move(self, connection: Connection, moved: Moved, by: Pass | None) -> None:
        cookie = (by.person, by.sessions) if by is not None else None
        news = news_of(self.id, moved, f"{TABLE}:{moved.table}")
        moving.save(connection, moved, cookie, CHANNEL, news)

    def tell_of_passes(self, person: str) -> None:
        self._news.say(f"{PASSES}:{person}")

    def _hear(self, hint: str) -> None:
        kind, _, what = hint.partition(":")
        if kind == PASSES:
            self._ended(what)
            return
        (self._changed if kind == TABLE else self._people_at).add(what)
        self._heard.set()

    def _hear_move(self, moved: Moved) -> None:
        self._house.hear(moved)
        self._moved_on.add(moved.table)
        self._heard.set()

    def _ended(self, person: str) -> None:
        """What this worker knows of somebody is read anew; their connections prove themselves."""
        self._house.people.drop([person])
        self._house.look_again(person)

    async def _poll(self) -> None:
        """Look whether anything was missed."""
        watched = self._house.watched()
        async with self._store.read() as connection:
            found = await tables.versions(connection, list(watched))
            since, now = self._looked - OVERLAP, self.now()
            here = await workers.present(connection, self.id, None, since)
            ended = await people.ended_since(connection, since)
        self._looked = now
        self._changed.update(id for id, version in watched.items() if found.get(id) != version)
        for table in self._learn(here):
            self._house.wake(table)
        for person in ended:
            self._ended(person)
        self._heard.set()

    async def _catch_up(self) -> None:
        """Read again what others have changed, for those who look on here."""
        while True:
            await self._heard.wait()
            self._heard.clear()
            changed, self._changed = self._changed, set()
            moved_on, self._moved_on = self._moved_on, set()
            people_at, self._people_at = self._people_at, set()
            try:
                work = [self._house.refresh(table) for table in changed]
                work += [self._house.follow(table) for table in moved_on - changed]
                await asyncio.gather(*work)
                if people_at:
                    async with self._store.read() as connection:
                        here = await workers.present(connection, self.id, list(people_at), 0.0)
                    for table in people_at:
                        self._elsewhere.pop(table, None)
                    self._learn(here)
                    for table in people_at:
                        self._house.wake(table)
            except Unavailable:
                await asyncio.sleep(1)
                self._changed |= changed | moved_on
                self._people_at |= people_at
                self._heard.set()
            except Exception:
                log.exception("catching-up-failed")

    # Who is there.

    def _learn(self, here: list[Present]) -> set[str]:
        """Remember who is elsewhere; the tables where that is news."""
        news: set[str] = set()
        for present in here:
            known = self._elsewhere.setdefault(present.table_id, {})
            key = (present.person, present.worker)
            was = known.get(key)
            known[key] = present
            if was is None or was.connected != present.connected:
                news.add(present.table_id)
        return news

    def connected(self, table: str, person: str) -> bool:
        known = self._elsewhere.get(table, {})
        return any(p.connected for (who, _), p in known.items() if who == person)

    def seen(self, table: str, person: str) -> float:
        known = self._elsewhere.get(table, {})
        return max((p.seen for (who, _), p in known.items() if who == person), default=0.0)

    def came_or_went(self, table: str, person: str) -> None:
        self._moving.add((table, person))
        self._moved.set()

    def _note_signs(self) -> None:
        """Tell of people who give signs of life without looking on."""
        every = self._house.settings.away_seconds / 4
        for table, person, seen in self._house.signs_of_life():
            if seen > self._noted.get((table, person), 0.0) + every:
                self.came_or_went(table, person)

    def _forget(self) -> None:
        """Forget who has been gone for so long that it makes no difference any more."""
        old = self.now() - 2 * self._house.settings.away_seconds
        self._noted = {key: seen for key, seen in self._noted.items() if seen > old}
        for table, known in list(self._elsewhere.items()):
            if not any(p.connected or p.seen > old for p in known.values()):
                del self._elsewhere[table]

    async def _note(self) -> None:
        """Write down who comes and goes, those together who do so at once."""
        while True:
            await self._moved.wait()
            self._moved.clear()
            while self._moving:
                some = sorted(self._moving)[:MOST_TOGETHER]
                self._moving.difference_update(some)
                rows = [self._present(table, person) for table, person in some]
                try:
                    await self._store.write(partial(workers.note, people=rows))
                except Unavailable:
                    self._moving.update(some)
                    await asyncio.sleep(1)
                    continue
                except Exception:
                    log.exception("noting-failed")
                    continue
                for table in {table for table, _ in some}:
                    self._news.say(f"{PEOPLE}:{table}")

    def _present(self, table: str, person: str) -> Present:
        connected, seen = self._house.here(table, person)
        if connected:
            self._noted.pop((table, person), None)
        else:
            self._noted[table, person] = seen
        return Present(table, person, self.id, connected, seen)

    # Bots.

    async def claim(self, table: str) -> bool:
        try:
            return await self._store.write(partial(workers.claim, worker=self.id, table=table))
        except IntegrityError:  # the table is gone, or the others have given this worker up
            return False

    async def let_go(self, table: str) -> None:
        await self._store.write(partial(workers.release, worker=self.id, table=table))

    async def claim_some(self, most: int) -> list[str]:
        """Tables whose bots nobody sees to, this worker's from now on."""
        try:
            return await self._store.write(partial(workers.claim_some, worker=self.id, most=most))
        except IntegrityError:
            return []
